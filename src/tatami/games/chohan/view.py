"""What a seat may know of a table of Chō-han, and worlds that fit it. (R3.3)"""

import msgspec

from tatami.core.chance import seeded
from tatami.core.outcome import Outcome
from tatami.core.state import settle
from tatami.core.waiting import Asked, Picked, Waiting, asked, imagine_picks, picked, restore, waiting
from tatami.games.chohan.choices import BET, CHOICES, bet_of
from tatami.games.chohan.effects import outcome
from tatami.games.chohan.state import NOTHING, REASONS, SIDES, Chohan, Rules


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them."""

    seat: int
    tokens: int
    has_bet: bool
    side: str | None  # Of a covered bet, for the one who laid it.
    stake: int | None
    shown_side: str | None  # Of the bet that was shown last.
    shown_stake: int | None


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
    picked: list[Picked]
    asked: list[Asked]
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
    for other in range(state.seats):
        has_bet = state.has_bet(other)
        covered = state.picks[other][0] if has_bet and is_open[other] else NOTHING
        players.append(Seat(other, state.tokens[other], has_bet, *_named(covered), *_named(state.shown[other])))
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


def _named(bet: int) -> tuple[str | None, int | None]:
    side, stake = bet_of(bet)
    return (None, None) if bet == NOTHING else (SIDES[side], stake)


def imagine(seen: View, seed: int) -> Chohan:
    """A whole table that looks like this view; bets that the view hides are made up at random."""
    rules = Rules(tokens=seen.rules.tokens, stake=seen.rules.stake, rounds=seen.rules.rounds)
    state = Chohan(len(seen.seats), seeded(seed), rules=rules)
    state.round = seen.round
    state.dealer = seen.dealer
    state.limit = seen.limit or NOTHING
    state.pot = seen.pot
    state.dice = seen.dice[:]
    state.tokens = [player.tokens for player in seen.seats]
    for player in seen.seats:
        if player.shown_side is not None and player.shown_stake is not None:
            state.shown[player.seat] = BET + 10 * SIDES.index(player.shown_side) + player.shown_stake
    restore(state, seen, __package__, REASONS)
    imagine_picks(state, seen, CHOICES)
    settle(state)
    return state
