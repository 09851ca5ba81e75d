"""What a seat may know of a table of Chō-han, and worlds that fit it. (R3.3)"""

import msgspec

from tatami.core.chance import seeded
from tatami.core.events import Fact
from tatami.core.outcome import Outcome
from tatami.core.state import settle
from tatami.games.chohan.frames import FRAMES
from tatami.games.chohan.scoring import outcome
from tatami.games.chohan.state import NOTHING, REASONS, SIDES, Chohan, Rules

FRAME_NAMES = {frame: name for name, frame in FRAMES.items()}


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them; `side` and `stake` only for the one who bet."""

    seat: int
    tokens: int
    has_bet: bool
    side: str | None
    stake: int | None


class Waiting(msgspec.Struct, frozen=True):
    """A frame: what the table waits for, in names and numbers."""

    frame: str
    facts: dict[str, Fact]


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them."""

    tokens: int
    stake: int
    rounds: int


class View(msgspec.Struct, frozen=True, tag="chohan", tag_field="game"):
    """A table as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    steps: int
    round: int
    dealer: int
    limit: int | None
    pot: int
    dice: list[int]
    seats: list[Seat]
    waiting: list[Waiting]
    rules: RulesView
    outcome: Outcome | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="chohan", tag_field="game"):
    """The view that hides nothing: every bet, and the state of chance."""

    table: View
    chance: int


def view(state: Chohan, seat: int | None) -> View:
    """Built up from nothing: what this seat may know."""
    return _seen(state, seat, [other == seat for other in range(state.seats)])


def referee(state: Chohan) -> Referee:
    """Everything."""
    return Referee(_seen(state, None, [True] * state.seats), state.chance)


def _seen(state: Chohan, seat: int | None, is_open: list[bool]) -> View:
    players = []
    for other, stake in enumerate(state.stakes):
        has_bet = stake != NOTHING
        bet = (SIDES[state.sides[other]], stake) if has_bet and is_open[other] else (None, None)
        players.append(Seat(other, state.tokens[other], has_bet, *bet))
    return View(
        seat=seat,
        steps=state.steps,
        round=state.round,
        dealer=state.dealer,
        limit=None if state.limit == NOTHING else state.limit,
        pot=state.pot,
        dice=state.dice[:],
        seats=players,
        waiting=[Waiting(FRAME_NAMES[type(frame)], frame.facts()) for frame in state.stack],
        rules=RulesView(state.rules.tokens, state.rules.stake, state.rules.rounds),
        outcome=outcome(state),
        revealed=state.revealed,
    )


def imagine(seen: View, seed: int) -> Chohan:
    """A whole table that looks like this view; bets that the view hides are made up at random."""
    rules = Rules(seen.rules.tokens, seen.rules.stake, seen.rules.rounds)
    state = Chohan(len(seen.seats), seeded(seed), rules)
    state.steps = seen.steps
    state.round = seen.round
    state.dealer = seen.dealer
    state.limit = seen.limit or NOTHING
    state.pot = seen.pot
    state.dice = seen.dice[:]
    state.tokens = [player.tokens for player in seen.seats]
    state.revealed = seen.revealed
    for player in seen.seats:
        if player.side is not None and player.stake is not None:
            state.sides[player.seat] = SIDES.index(player.side)
            state.stakes[player.seat] = player.stake
        elif player.has_bet:
            state.sides[player.seat] = state.below(len(SIDES))
            state.stakes[player.seat] = 1 + state.below(state.highest_stake(player.seat))
    if seen.outcome is not None:
        state.over = True
        state.reason = REASONS.index(seen.outcome.reason)
    state.stack = [FRAMES[waiting.frame](**waiting.facts) for waiting in seen.waiting]
    settle(state)
    return state
