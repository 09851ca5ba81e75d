"""What can be unfinished in Chō-han: the round itself, the dealer's limit, the bets."""

from typing import Any, Final

from tatami.core.state import Decision, Frame
from tatami.games.chohan.choices import BET, LIMIT
from tatami.games.chohan.effects import close_round, lay_bet, lift_cup, open_round, set_limit
from tatami.games.chohan.state import SIDES, Chohan


class Round(Frame[Chohan]):
    """A round begins; nobody is asked anything. (R4.5)"""

    __slots__ = ()

    def proceed(self, state: Chohan) -> None:
        open_round(state, self.seat)
        state.become(Limit(self.seat))


class Limit(Frame[Chohan]):
    """The dealer names the most that may be staked. (R3.1)"""

    __slots__ = ()
    prompt = "limit"

    def options(self, state: Chohan) -> list[int]:
        return [LIMIT + count for count in range(1, state.rules.stake + 1)]

    def answer(self, state: Chohan, seat: int, choice: int) -> None:
        set_limit(state, seat, choice - LIMIT)
        state.become(Bets(seat))


class Bets(Frame[Chohan]):
    """Everybody bets at once and in secret; when the last bet is laid, the cup is lifted. (R3.2, R4.1)"""

    __slots__ = ()
    prompt = "bet"

    def proceed(self, state: Chohan) -> None:
        waiting = [seat for seat in range(state.seats) if state.has_to_bet(seat)]
        if waiting:
            state.asked = [Decision(seat, bets(state, seat), self) for seat in waiting]
            return
        lift_cup(state)
        close_round(state)
        if not state.over:
            state.become(Round(state.next_dealer()))

    def answer(self, state: Chohan, seat: int, choice: int) -> None:
        lay_bet(state, seat, (choice - BET) // 10, (choice - BET) % 10)


def bets(state: Chohan, seat: int) -> list[int]:
    """Either side, and any stake up to the limit that the seat can pay. (R3.2)"""
    stakes = range(1, state.highest_stake(seat) + 1)
    return [BET + side * 10 + count for side in range(len(SIDES)) for count in stakes]


FRAMES: Final[dict[str, Any]] = {"round": Round, "limit": Limit, "bets": Bets}
