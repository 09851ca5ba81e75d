"""What can be unfinished in Samourai katana: the round itself, the dealer's limit, the bets."""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.core.together import Together
from tatami.games.samourai_katana.choices import BET, LIMIT, bet_of
from tatami.games.samourai_katana.effects import close_round, lift_cup, open_round, set_limit, tell_bet
from tatami.games.samourai_katana.state import NO_BET, SIDES, SamouraiKatana


class Round(Frame[SamouraiKatana]):
    """A round begins; nobody is asked anything. (R4.5)"""

    __slots__ = ()
    name = "round"
    clause = "R4.5"

    def proceed(self, state: SamouraiKatana) -> None:
        open_round(state, self.seat)
        state.become(Limit(self.seat))


class Limit(Frame[SamouraiKatana]):
    """The dealer names the most that may be staked. (R3.1)"""

    __slots__ = ()
    name = "limit"
    clause = "R3.1"

    def options(self, state: SamouraiKatana) -> list[int]:
        return [LIMIT + count for count in range(1, state.rules.stake + 1)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        set_limit(state, seat, choice - LIMIT)
        state.become(Bet(seat))

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"count": state.rules.stake}


class Bet(Together[SamouraiKatana]):
    """Everybody bets at once and in secret; when the last bet is laid, the cup is lifted. (R3.2, R4.1)"""

    __slots__ = ()
    name = "bet"
    clause = "R3.2"

    def takes_part(self, state: SamouraiKatana, seat: int) -> bool:
        return state.tokens[seat] > 0

    def offers(self, state: SamouraiKatana, seat: int) -> list[int]:
        stakes = range(1, state.highest_stake(seat) + 1)
        return [BET + side * 10 + count for side in range(len(SIDES)) for count in stakes]

    def picked(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        side, stake = bet_of(choice)
        tell_bet(state, seat, side, stake)

    def resolve(self, state: SamouraiKatana, picks: list[tuple[int, ...]]) -> None:
        lift_cup(state, [bet_of(pick[0]) if pick else NO_BET for pick in picks])
        close_round(state)
        if not state.over:
            state.become(Round(state.next_dealer()))

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"count": state.highest_stake(seat)}
