# hot
"""Phase 1: clans come back, samurai and castles are bought and placed. (R7, R9.18)"""

from typing import Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.samourai_katana.codes import BUILD, DONE, MOST_NUMBER, NUMBER, PUT, RETURN
from tatami.games.samourai_katana.effects import build, drive_out, earn, pay, recruit
from tatami.games.samourai_katana.moves import can_build, price_of_castle
from tatami.games.samourai_katana.pieces import LANDS, NOBODY, TERRITORIES
from tatami.games.samourai_katana.powers import return_places
from tatami.games.samourai_katana.rows import MOVES, Move, Row, at_territories
from tatami.games.samourai_katana.state import SamouraiKatana


class Buy(Frame[SamouraiKatana]):
    """A seat buys pieces and places them at once, where it has a piece already. (R7.1-R7.4)"""

    __slots__ = ()
    name = "buy"
    clause = "R7.1"

    def options(self, state: SamouraiKatana) -> list[int]:
        seat = self.seat
        options = [DONE]
        for row in PURCHASES:
            row.offer(state, seat, options)
        return options

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        if choice == DONE:
            state.become(Bought(seat))
            if state.rules.clan_treasure:
                state.push(PutAside(seat))
        else:
            move = MOVES[choice]
            move.row.play(state, seat, move.target, move.part)


class Recruit(Row):
    """A samurai comes into a territory of its clan. (R7.2, R7.3)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_territories(self, PUT, "put")

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        if state.reserve[seat] > 0 and state.koku[seat] >= state.rules.samurai_price:
            options += [PUT + land for land in state.lands_of(seat)]

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        pay(state, seat, state.rules.samurai_price)
        recruit(state, seat, part, 1)
        if state.news is not None:
            state.tell("recruits", {"seat": seat, "territory": TERRITORIES[part]})


class Build(Row):
    """A castle is built, one in a phase. (R7.2, R7.4)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_territories(self, BUILD, "build", "castle")

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        if not state.has_built and state.castles[seat] > 0:
            options += [BUILD + land for land in range(LANDS) if can_build(state, seat, land)]

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        price = price_of_castle(state, part)
        pay(state, seat, price)
        build(state, seat, part)
        state.has_built = True
        if state.news is not None:
            state.tell("builds", {"seat": seat, "territory": TERRITORIES[part], "count": price})


PURCHASES: Final[list[Row]] = [Recruit("put", "R7.3"), Build("build", "R7.4")]


class Bought(Frame[SamouraiKatana]):
    """A seat has bought what it wanted. (R6.3)"""

    __slots__ = ()
    name = "bought"
    clause = "R6.3"

    def proceed(self, state: SamouraiKatana) -> None:
        state.done[self.seat] = 1
        state.turn = NOBODY
        state.pop()


class Return(Frame[SamouraiKatana]):
    """A clan without pieces comes back by an uprising. (R9.18, R9.19)"""

    __slots__ = ()
    name = "return"
    clause = "R9.19"

    def options(self, state: SamouraiKatana) -> list[int]:
        return [RETURN + land for land in return_places(state, self.seat)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        land = choice - RETURN
        victim = state.owner[land]
        if victim != NOBODY:
            drive_out(state, land)
        count = min(state.rules.return_samurai, state.reserve[seat])
        recruit(state, seat, land, count)
        missing = state.rules.return_koku - state.koku[seat]
        if missing > 0:
            earn(state, seat, missing)
        if state.news is not None:
            facts: dict[str, Fact] = {"seat": seat, "territory": TERRITORIES[land], "count": count}
            if victim != NOBODY:
                state.tell("returns-over", {**facts, "victim": victim})
            else:
                state.tell("returns", facts)
        state.pop()

    def proceed(self, state: SamouraiKatana) -> None:
        """There is nowhere to come back to: out for another round. (R9.19)"""
        state.pop()


class PutAside(Frame[SamouraiKatana]):
    """A seat may put koku aside, unseen. (R15.6)"""

    __slots__ = ()
    name = "put-aside"
    clause = "R15.6"
    is_secret = True

    def options(self, state: SamouraiKatana) -> list[int]:
        return [NUMBER + count for count in range(min(state.koku[self.seat], MOST_NUMBER) + 1)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.revealed += 1  # What follows, a count or somebody's answer, may bring out what was hidden.
        state.koku[seat] -= choice - NUMBER
        state.aside[seat] += choice - NUMBER
        state.pop()


def begin_purchase(state: SamouraiKatana, seat: int) -> None:
    """It is a seat's turn to buy. (R6.3, R9.18)"""
    state.turn = seat
    state.has_built = False
    state.push(Buy(seat))
    if state.is_out(seat):
        state.push(Return(seat))
