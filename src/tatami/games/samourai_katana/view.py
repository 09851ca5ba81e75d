"""What a seat may know of a table of Samourai katana. (R3.3)"""

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Asked, Picked, Waiting, asked, picked, waiting
from tatami.games.samourai_katana.choices import CHOICES, bet_of
from tatami.games.samourai_katana.scoring import outcome
from tatami.games.samourai_katana.state import NOTHING, SIDES, SamouraiKatana


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them; `side` and `stake` only for the one who bet."""

    seat: int
    tokens: int
    has_bet: bool
    side: str | None
    stake: int | None


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them."""

    tokens: int
    stake: int
    rounds: int


class View(msgspec.Struct, frozen=True, tag="samourai_katana", tag_field="game"):
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
    picked: list[Picked]
    asked: list[Asked]
    rules: RulesView
    outcome: Outcome | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="samourai_katana", tag_field="game"):
    """The view that hides nothing: every bet, and the state of chance."""

    table: View
    chance: int


def view(state: SamouraiKatana, seat: int | None) -> View:
    """Built up from nothing: what this seat may know."""
    return _seen(state, seat, [other == seat for other in range(state.seats)])


def referee(state: SamouraiKatana) -> Referee:
    """Everything."""
    return Referee(_seen(state, None, [True] * state.seats), state.chance)


def _seen(state: SamouraiKatana, seat: int | None, is_open: list[bool]) -> View:
    players = []
    for other in range(state.seats):
        has_bet = state.has_bet(other)
        side, stake = bet_of(state.picks[other][0]) if has_bet and is_open[other] else (None, None)
        players.append(Seat(other, state.tokens[other], has_bet, None if side is None else SIDES[side], stake))
    return View(
        seat=seat,
        steps=state.steps,
        round=state.round,
        dealer=state.dealer,
        limit=None if state.limit == NOTHING else state.limit,
        pot=state.pot,
        dice=state.dice[:],
        seats=players,
        waiting=waiting(state),
        picked=picked(state, CHOICES, is_open),
        asked=asked(state),
        rules=RulesView(state.rules.tokens, state.rules.stake, state.rules.rounds),
        outcome=outcome(state),
        revealed=state.revealed,
    )
