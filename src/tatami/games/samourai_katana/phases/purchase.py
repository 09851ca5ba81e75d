# hot
"""Phase 1: clans come back, samurai and castles are bought and placed. (R7, R9.18)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.samourai_katana.choices import BUILD, DONE, MOST_NUMBER, NUMBER, PUT, RETURN
from tatami.games.samourai_katana.effects import build, drive_out, earn, pay, recruit
from tatami.games.samourai_katana.moves import can_build, price_of_castle
from tatami.games.samourai_katana.pieces import LANDS, NOBODY, TERRITORIES
from tatami.games.samourai_katana.powers import return_places
from tatami.games.samourai_katana.state import SamouraiKatana


class Buy(Frame[SamouraiKatana]):
    """A seat buys pieces and places them at once, where it has a piece already. (R7.1-R7.4)"""

    __slots__ = ()
    name = "buy"
    clause = "R7.1"

    def options(self, state: SamouraiKatana) -> list[int]:
        seat = self.seat
        options = [DONE]
        if state.reserve[seat] > 0 and state.koku[seat] >= state.rules.samurai_price:
            options += [PUT + land for land in state.lands_of(seat)]
        if not state.has_built and state.castles[seat] > 0:
            options += [BUILD + land for land in range(LANDS) if can_build(state, seat, land)]
        return options

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        if choice == DONE:
            state.become(Bought(seat))
            if state.rules.clan_treasure:
                state.push(PutAside(seat))
        elif choice >= BUILD:
            land = choice - BUILD
            price = price_of_castle(state, land)
            pay(state, seat, price)
            build(state, seat, land)
            state.has_built = True
            if state.news is not None:
                state.tell("builds", {"seat": seat, "territory": TERRITORIES[land], "count": price})
        else:
            land = choice - PUT
            pay(state, seat, state.rules.samurai_price)
            recruit(state, seat, land, 1)
            if state.news is not None:
                state.tell("recruits", {"seat": seat, "territory": TERRITORIES[land]})


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
