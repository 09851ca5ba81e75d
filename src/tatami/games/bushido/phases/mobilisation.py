# hot
"""Phase 7: the campaign token, then, after `regrouping`, the target, the troops, the bonus. (R10, R15)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.bushido.codes import ATTACK, BONUS, CAMPAIGN, DONE, FROM, MOST_NUMBER, NUMBER
from tatami.games.bushido.effects import check_revolt, take_province
from tatami.games.bushido.phases.combat import begin_attack
from tatami.games.bushido.phases.regrouping import Regroup, movable_elite, movable_troops
from tatami.games.bushido.state import (
    BONUS_TOKENS,
    BONUSES,
    BUSHI,
    CAMPAIGN_TOKEN,
    DECLARED,
    ELITE_STRENGTH,
    LAST_PHASE,
    MAP,
    NO_CAMPAIGN,
    NOBODY,
    PROVINCES,
    SECOND_ATTACK,
    Bushido,
)

ADVICE = 10  # After this phase a campaign goes back to phase 4; otherwise To Arms follows. (R10.11, R15.3)


class OfferCampaign(Frame[Bushido]):
    """The Daimyo may play the campaign token for a second attack. (R15.2)"""

    __slots__ = ()
    name = "campaign"
    clause = "R15.2"

    def options(self, state: Bushido) -> list[int]:
        has_token = state.tokens[self.seat] & CAMPAIGN_TOKEN
        if not state.rules.campaign or not has_token or state.campaign != NO_CAMPAIGN:
            return []
        return [DONE, CAMPAIGN]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        if choice == CAMPAIGN:
            state.tokens[seat] -= CAMPAIGN_TOKEN
            state.campaign = DECLARED
            if state.news is not None:
                state.tell("declares-campaign", {"seat": seat})

    def proceed(self, state: Bushido) -> None:
        state.pop()


class Target(Frame[Bushido]):
    """The Daimyo names the province to attack, or lets it be. (R10.4, R10.5, R10.9)"""

    __slots__ = ()
    name = "target"
    clause = "R10.4"

    def options(self, state: Bushido) -> list[int]:
        return [DONE, *[ATTACK + hex for hex in MAP[state.seats] if sources(state, self.seat, hex)]]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice != DONE:
            state.become(Source(seat, choice - ATTACK))
            return
        state.pop()
        if state.news is not None:
            state.tell("rests", {"seat": seat})
        state.phase = ADVICE if state.campaign == SECOND_ATTACK else LAST_PHASE  # (R10.9, R15.4)


class Source(Frame[Bushido]):
    """From which province does the attack come? (R10.6)"""

    __slots__ = ("hex",)
    name = "source"
    clause = "R10.6"
    fields = ("seat", "hex")

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def options(self, state: Bushido) -> list[int]:
        return [FROM + source for source in sources(state, self.seat, self.hex)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.become(SendElite(seat, self.hex, choice - FROM))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"province": PROVINCES[self.hex], "count": needed(state, self.hex)}


class SendElite(Frame[Bushido]):
    """How many elite tokens join the attack? (R15.6)"""

    __slots__ = ("hex", "source")
    name = "send-elite"
    clause = "R10.7"
    fields = ("seat", "hex", "source")

    def __init__(self, seat: int, hex: int, source: int) -> None:
        self.seat = seat
        self.hex = hex
        self.source = source

    def options(self, state: Bushido) -> list[int]:
        if state.elite[self.source] == 0:
            return []
        least = needed(state, self.hex)
        return [
            NUMBER + tokens
            for tokens in range(movable_elite(state, self.source) + 1)
            if ELITE_STRENGTH * tokens + movable_troops(state, self.source, tokens) >= least
        ]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.become(SendTroops(seat, self.hex, self.source, choice - NUMBER, 0))

    def proceed(self, state: Bushido) -> None:
        state.become(SendTroops(self.seat, self.hex, self.source, 0, 0))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"from": PROVINCES[self.source], "province": PROVINCES[self.hex]}


class SendTroops(Frame[Bushido]):
    """How many troops attack? Ten are answered at a time. (R10.6, R10.7)"""

    __slots__ = ("elite", "hex", "source", "troops")
    name = "send-troops"
    clause = "R10.7"
    fields = ("seat", "hex", "source", "elite", "troops")

    def __init__(self, seat: int, hex: int, source: int, elite: int, troops: int) -> None:
        self.seat = seat
        self.hex = hex
        self.source = source
        self.elite = elite
        self.troops = troops

    def options(self, state: Bushido) -> list[int]:
        left = self.left(state)
        least = min(self.least(state), MOST_NUMBER)
        return [NUMBER + count for count in range(least, min(left, MOST_NUMBER) + 1)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        count = choice - NUMBER
        troops = self.troops + count
        if count == MOST_NUMBER and self.left(state) > MOST_NUMBER:
            state.become(SendTroops(seat, self.hex, self.source, self.elite, troops))
        elif state.owner[self.hex] == NOBODY:
            state.pop()
            occupy(state, seat, self.hex, self.source, troops, self.elite)
        else:
            state.become(OfferBonus(seat))
            begin_attack(state, self.hex, self.source, troops, self.elite)

    def least(self, state: Bushido) -> int:
        """How many more troops have to go."""
        return max(0, needed(state, self.hex) - ELITE_STRENGTH * self.elite - self.troops)

    def left(self, state: Bushido) -> int:
        """How many more troops could go."""
        return movable_troops(state, self.source, self.elite) - self.troops

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        places: dict[str, Fact] = {"from": PROVINCES[self.source], "province": PROVINCES[self.hex]}
        left = self.left(state)
        return {**places, "size": self.troops, "count": left, "more": left > MOST_NUMBER}


class OfferBonus(Frame[Bushido]):
    """The Daimyo may put bonus honour on the target for the Samurai. (R10.8)"""

    __slots__ = ()
    name = "bonus"
    clause = "R10.8"

    def options(self, state: Bushido) -> list[int]:
        tokens = state.tokens[self.seat] & BONUS_TOKENS
        return [BONUS + bits for bits in range(BONUS_TOKENS + 1) if bits & tokens == bits] if tokens else []

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        bits = choice - BONUS
        for token, honour in enumerate(BONUSES):
            if bits >> token & 1:
                state.bonus += honour
        state.tokens[seat] -= bits
        if bits and state.news is not None:
            state.tell("offers-bonus", {"seat": seat, "target": state.attacker, "count": state.bonus})

    def proceed(self, state: Bushido) -> None:
        state.pop()

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"province": PROVINCES[state.target], "target": state.attacker}


# What may go where


def most_sent(state: Bushido, hex: int) -> int:
    """The greatest strength that may leave a province."""
    stays = 1 if state.troops[hex] else ELITE_STRENGTH
    return state.strength(hex) - stays


def needed(state: Bushido, hex: int) -> int:
    """The strength that an attack takes: one, or one more than the Ronin of a neutral province. (R10.10)"""
    return state.ronin[hex] + 1 if state.owner[hex] == NOBODY else 1


def is_target(state: Bushido, hex: int) -> bool:
    """Is this a province of the Bushi, no fortress, or a neutral one? (R10.4, R10.5)"""
    owner = state.owner[hex]
    return owner == NOBODY or (owner == state.roles[BUSHI] and not state.is_fortress(hex))


def sources(state: Bushido, seat: int, hex: int) -> list[int]:
    """The provinces from which this one can be attacked, those that stand alone too. (R10.6, R10.14)"""
    if not is_target(state, hex):
        return []
    least = needed(state, hex)
    return [source for source in state.borders(seat, hex) if most_sent(state, source) >= least]


def occupy(state: Bushido, seat: int, hex: int, source: int, troops: int, elite: int) -> None:
    """A neutral province is taken without combat; its Ronin stay. (R10.10, R10.11)"""
    state.troops[source] -= troops
    state.elite[source] -= elite
    state.troops[hex] += troops
    state.elite[hex] += elite
    state.phase = ADVICE
    if state.news is not None:
        count = troops + ELITE_STRENGTH * elite
        state.tell("occupies", {"seat": seat, "province": PROVINCES[hex], "count": count})
    take_province(state, seat, hex)
    check_revolt(state, source)


def mobilise(state: Bushido, seat: int) -> None:
    """Campaign token, regrouping, target, in this order."""
    state.push(Target(seat))
    state.push(Regroup(seat))
    state.push(OfferCampaign(seat))
