"""What can be unfinished in Chō-han: the round, the limit, the bets; then how a game begins."""

from tatami.core.events import Fact
from tatami.core.luck import Luck
from tatami.core.state import Frame
from tatami.core.together import Together
from tatami.games.chohan.choices import BET, LIMIT, bet_of
from tatami.games.chohan.effects import close_round, lift_cup, open_round, set_limit, tell_bet
from tatami.games.chohan.state import NOTHING, SIDES, Chohan, Rules


class Round(Frame[Chohan]):
    """A round begins; nobody is asked anything. (R4.5)"""

    __slots__ = ()
    name = "round"
    clause = "R4.5"

    def proceed(self, state: Chohan) -> None:
        open_round(state, self.seat)
        state.become(Limit(self.seat))


class Limit(Frame[Chohan]):
    """The dealer names the most that may be staked. (R3.1)"""

    __slots__ = ()
    name = "limit"
    clause = "R3.1"

    def options(self, state: Chohan) -> list[int]:
        return [LIMIT + count for count in range(1, state.rules.stake + 1)]

    def answer(self, state: Chohan, seat: int, choice: int) -> None:
        set_limit(state, seat, choice - LIMIT)
        state.become(Bet(seat))

    def prompt_facts(self, state: Chohan, seat: int) -> dict[str, Fact]:
        return {"count": state.rules.stake}


class Bet(Together[Chohan]):
    """Everybody bets at once and in secret; when the last bet is laid, the cup is lifted. (R3.2, R4.1)"""

    __slots__ = ()
    name = "bet"
    clause = "R3.2"

    def takes_part(self, state: Chohan, seat: int) -> bool:
        return state.tokens[seat] > 0

    def offers(self, state: Chohan, seat: int) -> list[int]:
        stakes = range(1, state.highest_stake(seat) + 1)
        return [BET + side * 10 + count for side in range(len(SIDES)) for count in stakes]

    def picked(self, state: Chohan, seat: int, choice: int) -> None:
        side, stake = bet_of(choice)
        tell_bet(state, seat, side, stake)

    def resolve(self, state: Chohan, picks: list[tuple[int, ...]]) -> None:
        lift_cup(state, [pick[0] if pick else NOTHING for pick in picks])
        close_round(state)
        if not state.over:
            state.become(Round(state.next_dealer()))

    def prompt_facts(self, state: Chohan, seat: int) -> dict[str, Fact]:
        return {"count": state.highest_stake(seat)}


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> Chohan:
    """Tokens for everybody, and a dealer drawn at random. (R2.1, R2.2)"""
    state = Chohan(seats, chance, seal, rules=rules)
    state.push(Round(state.below(seats)))
    return state
