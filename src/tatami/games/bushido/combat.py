# hot
"""Combat, phase 8: secret stacks, secret discs, and what they cost both sides. (R11)"""

from tatami.core.events import Fact
from tatami.core.state import Decision, Frame
from tatami.games.bushido.choices import NO_TOP, NUMBER, TACTIC, TOP
from tatami.games.bushido.effects import find_tactic, remove_ronin, remove_troops, spend_disc, spend_tiles
from tatami.games.bushido.resolution import ATTACKER, DEFENDER, Result, losses, resolve, without_swords
from tatami.games.bushido.results import Scoring, settle_duel
from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    DISCS,
    ELITE_STRENGTH,
    KATANA,
    KOTAU,
    NOTHING,
    PROVINCES,
    STACK_PARTS,
    STACKING,
    TILES,
    TRAITOR,
    TURNED_UP,
    Bushido,
)


class Stacks(Frame[Bushido]):
    """Both sides stack katana tiles behind their screens, at the same time. (R11.2)"""

    __slots__ = ()
    name = "stacks"
    clause = "R11.2"

    def proceed(self, state: Bushido) -> None:
        open_now: list[Decision] = []
        for side, seat in enumerate((state.attacker, state.defender)):
            if state.parts[side] < STACK_PARTS:
                part = stack_part(state, side, seat)
                open_now.append(Decision(seat, part.options(state), part))
        if open_now:
            state.asked = open_now
        else:
            show_stacks(state)


class StackPart(Frame[Bushido]):
    """One question about a stack; each side is asked all of them, so that being asked tells nothing. (R11.3)"""

    __slots__ = ("kind",)
    fields = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        side = state.side(seat)
        state.parts[side] += 1
        state.stacks[side * KATANA + self.kind] += (choice - NUMBER) * self.unit()

    def unit(self) -> int:
        """How many tiles an answer of one stands for."""
        return 1

    def unstacked(self, state: Bushido) -> int:
        """How many tiles of the kind are left behind the screen."""
        return state.held(self.seat, self.kind) - state.stacks[state.side(self.seat) * KATANA + self.kind]

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        sides: dict[str, Fact] = {"attacker": state.attacker, "victim": state.defender}
        part = state.parts[state.side(seat)] + 1
        pieces: dict[str, Fact] = {"tile": TILES[self.kind], "province": PROVINCES[state.target]}
        return {**pieces, **sides, "count": part, "size": STACK_PARTS}


class StackTens(StackPart):
    """How many tens of tiles of a strength? (R11.3)"""

    __slots__ = ()
    name = "stack-tens"
    clause = "R11.3"
    is_secret = True

    def options(self, state: Bushido) -> list[int]:
        return [NUMBER + tens for tens in range(self.unstacked(state) // 10 + 1)]

    def unit(self) -> int:
        return 10


class StackUnits(StackPart):
    """How many tiles of a strength, besides the tens? (R11.3)"""

    __slots__ = ()
    name = "stack"
    clause = "R11.3"
    is_secret = True

    def options(self, state: Bushido) -> list[int]:
        return [NUMBER + count for count in range(min(9, self.unstacked(state)) + 1)]


class StackTop(StackPart):
    """Which tile lies on top, face up? (R11.4)"""

    __slots__ = ()
    name = "stack-top"
    clause = "R11.4"
    is_secret = True

    def options(self, state: Bushido) -> list[int]:
        first = state.side(self.seat) * KATANA
        tops = [TOP + kind for kind in range(KATANA) if state.stacks[first + kind]]
        return tops or [NO_TOP]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        side = state.side(seat)
        state.parts[side] += 1
        state.tops[side] = NOTHING if choice == NO_TOP else choice - TOP


class Tactics(Frame[Bushido]):
    """Both sides choose a disc, at the same time. (R11.7)"""

    __slots__ = ()
    name = "tactics"
    clause = "R11.7"

    def proceed(self, state: Bushido) -> None:
        open_now: list[Decision] = []
        for side, seat in enumerate((state.attacker, state.defender)):
            if state.chosen[side] == NOTHING:
                tactic = Tactic(seat)
                open_now.append(Decision(seat, tactic.options(state), tactic))
        if open_now:
            state.asked = open_now
        else:
            reveal_discs(state)


class Tactic(Frame[Bushido]):
    """One side's disc: any but Kotau. (R11.7)"""

    __slots__ = ()
    name = "tactic"
    clause = "R11.7"
    is_secret = True

    def options(self, state: Bushido) -> list[int]:
        return [TACTIC + disc for disc in range(KOTAU) if state.has_disc(self.seat, disc)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.chosen[state.side(seat)] = choice - TACTIC

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"province": PROVINCES[state.target], "attacker": state.attacker, "victim": state.defender}


def stack_part(state: Bushido, side: int, seat: int) -> StackPart:
    """What a side is asked next: strength 3 first, tens before units, the top last."""
    part = state.parts[side]
    kind = 2 - part // 2
    if part == STACK_PARTS - 1:
        return StackTop(seat, 0)
    return StackUnits(seat, kind) if part % 2 else StackTens(seat, kind)


# The course of a combat


def begin_attack(state: Bushido, target: int, source: int, troops: int, elite: int) -> None:
    """Troops march into a province of the Bushi. (R10.6)"""
    lay_combat(state, state.roles[1], state.roles[2], target)
    state.is_revolt = False
    state.source = source
    state.force = troops
    state.force_elite = elite
    state.troops[source] -= troops
    state.elite[source] -= elite
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": state.turn, "target": state.defender, "by": state.attacker}
        facts |= {"province": PROVINCES[target], "count": state.attack_strength()}
        state.tell("attacks", facts)


def begin_revolt(state: Bushido, seat: int, hex: int) -> None:
    """The Hatamoto leads the Ronin of a province against the Daimyo. (R9.12)"""
    lay_combat(state, seat, state.turn, hex)
    state.is_revolt = True
    state.source = NOTHING
    state.force = 0
    state.force_elite = 0
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": seat, "target": state.turn, "province": PROVINCES[hex]}
        state.tell("leads-revolt", facts | {"count": state.ronin[hex]})
    state.push(Stacks(seat))


def lay_combat(state: Bushido, attacker: int, defender: int, target: int) -> None:
    """A new combat, with nothing chosen yet."""
    state.combat = STACKING
    state.attacker = attacker
    state.defender = defender
    state.target = target
    state.bonus = 0
    state.stacks = [0] * (2 * KATANA)
    state.tops = [NOTHING, NOTHING]
    state.parts = [0, 0]
    state.chosen = [NOTHING, NOTHING]
    state.totals = [0, 0]
    state.conquered = False
    state.samurai_lost = False


def show_stacks(state: Bushido) -> None:
    """The stacks are moved before the screens: size and top tile can be seen. Then whoever has no disc for the combat
    finds one, the attacker first. (R11.4, R11.5, R11.16)"""
    state.revealed += 1
    for side, seat in enumerate((state.attacker, state.defender)):
        if state.news is not None:
            if state.tops[side] == NOTHING:
                state.tell("shows-nothing", {"seat": seat})
            else:
                facts: dict[str, Fact] = {"seat": seat, "count": state.stack_size(side)}
                state.tell("shows-stack", facts | {"tile": TILES[state.tops[side]]})
    result = without_swords(state.stacks[:KATANA], state.stacks[KATANA:])
    if result is not None:
        reveal_stacks(state)
        fight(state, result, True)
        return
    state.combat = CHOOSING_DISCS
    find_tactic(state, state.attacker)
    find_tactic(state, state.defender)
    state.become(Tactics(state.attacker))


def reveal_discs(state: Bushido) -> None:
    """Discs and stacks are turned up, and the result is worked out. (R11.9)"""
    state.revealed += 1
    for side, seat in enumerate((state.attacker, state.defender)):
        if state.news is not None:
            state.tell("plays-disc", {"seat": seat, "disc": DISCS[state.chosen[side]]})
    reveal_stacks(state)
    troops = [state.attack_strength(), state.strength(state.target)]
    result = resolve(state.stacks[:KATANA], state.stacks[KATANA:], state.chosen, troops)
    for side, seat in enumerate((state.attacker, state.defender)):
        spend_disc(state, seat, state.chosen[side])
    fight(state, result, False)


def reveal_stacks(state: Bushido) -> None:
    """The tiles of both stacks are seen by all and go back into the bag. (R11.15)"""
    for side, seat in enumerate((state.attacker, state.defender)):
        for kind in range(KATANA):
            spend_tiles(state, seat, kind, state.stacks[side * KATANA + kind])
        if state.news is not None:
            stack = state.stacks[side * KATANA : (side + 1) * KATANA]
            tiles: list[Fact] = [TILES[kind] for kind, count in enumerate(stack) for _ in range(count)]
            if tiles:
                state.tell("reveals-stack", {"seat": seat, "tiles": tiles, "count": len(tiles)})


def fight(state: Bushido, result: Result, is_sacrifice: bool) -> None:
    """Losses on both sides; a duel of commanders moves honour and the loser's troops instead. (R11.14, R12.5)"""
    state.combat = TURNED_UP
    state.totals = result.totals
    seats = [state.attacker, state.defender]
    if state.news is not None:
        tell_result(state, result, seats)
    attackers, elite_attackers = losses(result, ATTACKER, fighters(state), state.force_elite)
    defenders, elite = losses(result, DEFENDER, state.troops[state.target], state.elite[state.target])
    if state.is_revolt:
        remove_ronin(state, state.target, attackers)
    else:
        state.force -= attackers
        state.force_elite -= elite_attackers
    state.troops[state.target] -= defenders
    state.elite[state.target] -= elite
    slain = attackers + ELITE_STRENGTH * elite_attackers
    killed = defenders + ELITE_STRENGTH * elite
    if state.news is not None:
        for seat, count in zip(seats, (slain, killed)):
            if count:
                state.tell("loses-troops", {"seat": seat, "count": count, "province": PROVINCES[state.target]})
    if is_sacrifice and state.rules.loses_troops:
        remove_troops(state, state.turn, 0 if state.is_revolt else attackers)
        remove_troops(state, state.defender, defenders)
    state.become(Scoring(state.attacker, result.won, killed, slain))
    if result.is_duel:
        settle_duel(state, seats[result.won], seats[1 - result.won])


def tell_result(state: Bushido, result: Result, seats: list[int]) -> None:
    """Who won, by how much, or by treason."""
    facts: dict[str, Fact] = {"seat": seats[result.won], "target": seats[1 - result.won]}
    if TRAITOR in state.chosen and state.chosen[0] != state.chosen[1]:
        state.tell("betrays", facts)
        return
    facts |= {"count": result.totals[result.won], "size": result.totals[1 - result.won]}
    state.tell("wins", facts)


def fighters(state: Bushido) -> int:
    """The ordinary troops of the attacker, or the Ronin of a revolt."""
    return state.ronin[state.target] if state.is_revolt else state.force
