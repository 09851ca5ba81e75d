# hot
"""Phases 10 to 12: the Sensei's advice, To Arms, the audience with the Emperor. (R13, R14)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.bushido.choices import (
    ARM,
    CALM,
    DEMAND_SEPPUKU,
    DONE,
    FOLLOW,
    HOSTILITIES,
    NUMBER,
    SPARE,
    SUPPORT,
    TEMPORISE,
)
from tatami.games.bushido.effects import (
    advance_month,
    draw_tiles,
    gain_daimyo,
    lose_samurai,
    spend_disc,
    spend_tiles,
)
from tatami.games.bushido.phases.intrigue import PAIR, next_courtier
from tatami.games.bushido.state import KOTAU, SAMURAI, SENSEI, SEPPUKU, Bushido

LEAST_PUNISHMENT = 2  # (R13.4)
MOST_PUNISHMENT = 10
MERCY = 1  # what a Samurai loses whom the Daimyo spares (R13.6)
THANKS = 1  # daimyo honour for a Sensei who is listened to (R13.7)
DEATH = 0  # the amount that stands for Seppuku
SUPPORT_DRAW = 5  # tiles (R14.6)


class DemandSeppuku(Frame[Bushido]):
    """The Sensei with one tile, then the others with two, may demand Seppuku. (R13.2, R13.3, R17.6)"""

    __slots__ = ()
    name = "seppuku"
    clause = "R13.2"

    def price_of(self, state: Bushido, kind: int) -> int:
        """How many tiles of a kind its effect costs; 0 if it has none in this phase. (R13.2, R13.3)"""
        return seppuku_price(state, self.seat) if kind == SEPPUKU else 0

    def options(self, state: Bushido) -> list[int]:
        can_demand = state.held(self.seat, SEPPUKU) >= seppuku_price(state, self.seat)
        return [DONE, DEMAND_SEPPUKU] if can_demand else [DONE]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            other = next_courtier(state, seat)
            is_round = other == state.roles[SENSEI]
            state.become(Advise(other) if is_round else DemandSeppuku(other))
            return
        spend_tiles(state, seat, SEPPUKU, seppuku_price(state, seat))
        if state.news is not None:
            state.tell("demands-seppuku", {"seat": seat, "target": state.roles[SAMURAI]})
        state.become(Verdict(state.turn, seat, DEATH))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"target": state.roles[SAMURAI], "count": seppuku_price(state, seat)}


class Advise(Frame[Bushido]):
    """The Sensei may propose that the Samurai loses 2 to 10 honour. (R13.4)"""

    __slots__ = ()
    name = "advice"
    clause = "R13.4"

    def options(self, state: Bushido) -> list[int]:
        return [DONE, *[NUMBER + count for count in range(LEAST_PUNISHMENT, MOST_PUNISHMENT + 1)]]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            state.pop()
            return
        count = choice - NUMBER
        if state.news is not None:
            state.tell("advises", {"seat": seat, "target": state.roles[SAMURAI], "count": count})
        state.become(Verdict(state.turn, seat, count))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"target": state.roles[SAMURAI]}


class Verdict(Frame[Bushido]):
    """The Daimyo follows the advice, or spares the Samurai. (R13.5, R13.6, R13.7)"""

    __slots__ = ("adviser", "count")
    name = "verdict"
    clause = "R13.5"
    fields = ("seat", "adviser", "count")

    def __init__(self, seat: int, adviser: int, count: int) -> None:
        self.seat = seat
        self.adviser = adviser
        self.count = count

    def options(self, state: Bushido) -> list[int]:
        return [FOLLOW, SPARE]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        samurai = state.roles[SAMURAI]
        if choice != FOLLOW:
            if state.news is not None:
                state.tell("spares", {"seat": seat, "target": samurai})
            lose_samurai(state, samurai, MERCY)
            return
        if state.news is not None:
            state.tell("follows", {"seat": seat, "target": samurai, "by": self.adviser, "count": self.count})
        if self.count == DEATH:
            lose_samurai(state, samurai, state.samurai[samurai])
        else:
            lose_samurai(state, samurai, self.count)
        if self.adviser == state.roles[SENSEI]:
            gain_daimyo(state, self.adviser, THANKS)

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"target": state.roles[SAMURAI], "by": self.adviser, "count": self.count}


class ToArms(Frame[Bushido]):
    """The Sensei decides whether everybody draws tiles. (R14.1, R14.2, R14.3)"""

    __slots__ = ()
    name = "arms"
    clause = "R14.1"

    def options(self, state: Bushido) -> list[int]:
        return [ARM, TEMPORISE]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        if state.news is not None:
            state.tell("arms", {"seat": seat, "count": state.month_draw() if choice == ARM else 0})
        if choice == ARM:
            draw_tiles(state, state.round_from(seat), state.month_draw())

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"count": state.month_draw()}


class Audience(Frame[Bushido]):
    """Each in turn may play a Kotau disc, and is asked without one too; one audience a turn. (R14.4, R14.6, R14.8)"""

    __slots__ = ()
    name = "audience"
    clause = "R14.4"

    def options(self, state: Bushido) -> list[int]:
        if state.has_disc(self.seat, KOTAU):
            return [DONE, CALM, HOSTILITIES, SUPPORT]
        return [DONE]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            other = state.next_seat(seat)
            if other == state.roles[SENSEI]:
                state.pop()
                move_marker(state, 1)
            else:
                state.become(Audience(other))
            return
        state.pop()
        spend_disc(state, seat, KOTAU)
        if state.news is not None:
            where = {CALM: "calm", HOSTILITIES: "hostilities", SUPPORT: "support"}[choice]
            state.tell("audience", {"seat": seat, "where": where})
        if choice == SUPPORT:
            draw_tiles(state, [seat], SUPPORT_DRAW)
        move_marker(state, {CALM: 0, HOSTILITIES: 2, SUPPORT: 1}[choice])


def seppuku_price(state: Bushido, seat: int) -> int:
    """One tile from the Sensei, two from anybody else. (R13.2, R13.3)"""
    return 1 if seat == state.roles[SENSEI] else PAIR


def move_marker(state: Bushido, months: int) -> None:
    """The Shogun marker moves, or not; the turn is over. (R14.7, R14.9)"""
    if months:
        state.stalled = -1  # the end of the turn adds one
    advance_month(state, months)
