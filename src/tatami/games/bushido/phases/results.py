# hot
"""What a combat brings, phase 9: retreat after a duel, honour, the province, revolts. (R12)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.bushido.codes import TO
from tatami.games.bushido.effects import (
    begin_phase,
    check_revolt,
    gain_samurai,
    lose_province,
    lose_samurai,
    remove_ronin,
    take_province,
)
from tatami.games.bushido.resolution import ATTACKER, DEFENDER
from tatami.games.bushido.state import PROVINCES, RESOLVED, Bushido


class Retreat(Frame[Bushido]):
    """The loser of a duel leads the defenders to a province of the clan next door. (R12.6)"""

    __slots__ = ()
    name = "retreat"
    clause = "R12.6"

    def options(self, state: Bushido) -> list[int]:
        return [TO + hex for hex in state.borders(self.seat, state.target)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        hex = choice - TO
        count = state.strength(state.target)
        state.troops[hex] += state.troops[state.target]
        state.elite[hex] += state.elite[state.target]
        state.troops[state.target] = 0
        state.elite[state.target] = 0
        if state.news is not None:
            state.tell("retreats", {"seat": seat, "province": PROVINCES[hex], "count": count})

    def proceed(self, state: Bushido) -> None:
        state.pop()
        if state.news is not None:
            facts: dict[str, Fact] = {"seat": self.seat, "count": state.strength(state.target)}
            state.tell("disperses", facts)
        state.troops[state.target] = 0
        state.elite[state.target] = 0

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"province": PROVINCES[state.target], "target": state.attacker}


class Scoring(Frame[Bushido]):
    """Phase 9: who won, and how many troops (an elite token for three) each side killed. (R12)"""

    __slots__ = ("killed", "slain", "won")
    name = "scoring"
    clause = "R12.1"
    fields = ("seat", "won", "killed", "slain")

    def __init__(self, seat: int, won: int, killed: int, slain: int) -> None:
        self.seat = seat
        self.won = won
        self.killed = killed
        self.slain = slain

    def proceed(self, state: Bushido) -> None:
        state.pop()
        state.combat = RESOLVED
        if state.is_revolt:
            settle_revolt(state)
        else:
            state.phase = 9
            begin_phase(state, 9)
            settle_attack(state, self.won, self.killed, self.slain)


def settle_duel(state: Bushido, winner: int, loser: int) -> None:
    """Half the loser's samurai honour changes hands, but not in a revolt; beaten defenders retreat, beaten attackers
    go back, and beaten Ronin are gone. (R9.13, R12.5, R12.6, R12.7)"""
    if not state.is_revolt:
        half = (state.samurai[loser] + 1) // 2
        lose_samurai(state, loser, half)
        gain_samurai(state, winner, half)
    if loser == state.defender:
        state.push(Retreat(loser))
    elif state.is_revolt:
        remove_ronin(state, state.target, state.ronin[state.target])


def settle_attack(state: Bushido, won: int, killed: int, slain: int) -> None:
    """Honour for both, the province for the Daimyo or for nobody, then revolts; in this order. (R12.4, R16.5)"""
    target, source = state.target, state.source
    defended = state.strength(target) > 0
    survived = state.force + state.force_elite > 0
    conquered = survived and not defended  # (R12.8)
    honour = state.rules.honour[state.land[target]]
    state.conquered = conquered
    state.samurai_lost = won == DEFENDER
    place = target if conquered else source  # (R12.9)
    state.troops[place] += state.force
    state.elite[place] += state.force_elite
    gain = killed  # The loser gains it too. (R12.3)
    if won == ATTACKER:  # (R12.1)
        gain += state.stack_size(ATTACKER) + state.bonus
        if conquered:
            gain += honour
    gain_samurai(state, state.attacker, gain)
    gain = slain
    if won == DEFENDER and defended:  # (R12.2)
        gain += honour
    gain_samurai(state, state.defender, gain)
    if not defended:  # (R12.8, R12.10)
        lose_province(state, target)
    elif survived and state.news is not None:
        state.tell("returns", {"seat": state.turn, "province": PROVINCES[source]})
    if conquered:
        take_province(state, state.turn, target)
    check_revolt(state, target)
    check_revolt(state, source)


def settle_revolt(state: Bushido) -> None:
    """Without troops of the Daimyo the province is neutral; otherwise an automatic revolt is looked for. (R9.13)"""
    if state.strength(state.target) == 0:
        lose_province(state, state.target)
    else:
        check_revolt(state, state.target)
