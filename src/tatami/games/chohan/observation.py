"""What a learning program sees of a table of Chō-han."""

from tatami.core.observation import Observation, Row, put, put_from, put_kind
from tatami.games.chohan.choices import bet_of
from tatami.games.chohan.content import RANGES
from tatami.games.chohan.state import LARGEST_STAKE, NO_BET, SIDES, Chohan

MOST_ROUNDS = 99


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled."""
    all_tokens = seats * RANGES["tokens"][1]
    return (
        Row("tokens", seats, 0, all_tokens, "The tokens of each seat, mine first."),
        Row("has bet", seats, 0, 1, "Who has bet in this round, mine first."),
        Row("dealer", seats, 0, 1, "Who names the limit of this round, mine first."),
        Row("side", len(SIDES), 0, 1, "The side of my own bet, even or odd; nothing before I bet."),
        Row("stake", 1, 0, LARGEST_STAKE, "What I have staked in this round."),
        Row("limit", 1, 0, LARGEST_STAKE, "The most that may be staked in this round; 0 before it is named."),
        Row("pot", 1, 0, all_tokens, "Tokens that nobody won yet."),
        Row("dice", 2, 0, 6, "The dice as they fell last; 0 before they fell."),
        Row("rounds", 1, 0, MOST_ROUNDS, "How many rounds are left, this one included."),
    )


def fill(state: Chohan, seat: int, cells: list[int], at: int) -> int:
    """What this seat may know. (R3.3)"""
    seats = range(state.seats)
    at = put_from(state.tokens, seat, cells, at)
    at = put_from([int(state.has_bet(other)) for other in seats], seat, cells, at)
    at = put_kind((state.dealer - seat) % state.seats, state.seats, cells, at)
    side, stake = bet_of(state.picks[seat][0]) if state.has_bet(seat) else NO_BET
    at = put_kind(side if stake else -1, len(SIDES), cells, at)
    at = put([stake, state.limit, state.pot, *(state.dice or [0, 0])], cells, at)
    return put([state.rules.rounds - state.round + 1], cells, at)


OBSERVATION = Observation(rows=rows, fill=fill)
