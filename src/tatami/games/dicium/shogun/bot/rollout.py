# hot
"""The rollout policy of Shogun (instinct): a rating for each option, from a table where all lies open."""

from collections.abc import Callable
from typing import Final

from tatami.core.state import Decision
from tatami.games.dicium.choices import ENGAGE, RESERVE, RESERVED, SPEND
from tatami.games.dicium.frames import FirstThrow, Reroll
from tatami.games.dicium.shogun.bot.knowledge import FACE_WORTH, look
from tatami.games.dicium.shogun.choices import PAWN, SQUARE, STOP
from tatami.games.dicium.shogun.frames import Banzai, Pawn, Where
from tatami.games.dicium.shogun.state import BANZAI, Shogun

Rater = Callable[[Shogun, Decision], list[float]]


def rate_reserve(state: Shogun, decision: Decision) -> list[float]:
    """The best face is put by."""
    return [0.0 if option == RESERVED else FACE_WORTH[option - RESERVE] for option in decision.options]


def rate_spend(state: Shogun, decision: Decision) -> list[float]:
    """The worst face is spent."""
    return [-FACE_WORTH[option - SPEND] for option in decision.options]


def rate_combat(state: Shogun, decision: Decision) -> list[float]:
    """A die is always engaged."""
    return [1.0 if option == ENGAGE else 0.0 for option in decision.options]


def rate_first_throw(state: Shogun, decision: Decision) -> list[float]:
    """Which dice of the reserve are thrown again."""
    frame = decision.frame
    assert isinstance(frame, FirstThrow), "dice of the reserve are picked"
    ratings = look(state, decision.seat)
    held = state.reserve[decision.seat]
    return [ratings.throw(held, frame.picked, option) for option in decision.options]


def rate_reroll(state: Shogun, decision: Decision) -> list[float]:
    """Which dice are thrown again."""
    frame = decision.frame
    assert isinstance(frame, Reroll), "dice are picked"
    ratings = look(state, decision.seat)
    return [ratings.throw(state.dice, frame.picked, option) for option in decision.options]


def rate_action(state: Shogun, decision: Decision) -> list[float]:
    """The combination whose deed is worth most."""
    ratings = look(state, decision.seat)
    return [ratings.action(option) for option in decision.options]


def rate_where(state: Shogun, decision: Decision) -> list[float]:
    """Where a pawn goes with its deed."""
    frame = decision.frame
    assert isinstance(frame, Where), "a pawn goes somewhere"
    ratings = look(state, decision.seat)
    return [ratings.target(frame.deed, frame.pawn, option - SQUARE) for option in decision.options]


def rate_pawn(state: Shogun, decision: Decision) -> list[float]:
    """Which pawn does a deed."""
    frame = decision.frame
    assert isinstance(frame, Pawn), "a pawn does a deed"
    ratings = look(state, decision.seat)
    return [ratings.pawn(frame.deed, frame.number, option - PAWN) for option in decision.options]


def rate_banzai(state: Shogun, decision: Decision) -> list[float]:
    """Where a pawn runs on, or that it stops."""
    frame = decision.frame
    assert isinstance(frame, Banzai), "a pawn runs"
    ratings = look(state, decision.seat)
    pawn = frame.pawn
    return [0.0 if option == STOP else ratings.target(BANZAI, pawn, option - SQUARE) for option in decision.options]


def rate_home(state: Shogun, decision: Decision) -> list[float]:
    """Where a pawn enters the palace."""
    ratings = look(state, decision.seat)
    return [ratings.home(option - SQUARE) for option in decision.options]


def rate_gain(state: Shogun, decision: Decision) -> list[float]:
    """A bonus, or a larger hand."""
    ratings = look(state, decision.seat)
    return [ratings.gain(option) for option in decision.options]


def rate_place_tile(state: Shogun, decision: Decision) -> list[float]:
    """Where a tile is worth most."""
    ratings = look(state, decision.seat)
    return [ratings.tile(option - SQUARE) for option in decision.options]


def rate_lift_tile(state: Shogun, decision: Decision) -> list[float]:
    """The tile that is worth least is lifted."""
    ratings = look(state, decision.seat)
    return [-ratings.tile(option - SQUARE) for option in decision.options]


def rate_foe(state: Shogun, decision: Decision) -> list[float]:
    """The foe that is beaten most easily."""
    ratings = look(state, decision.seat)
    return [ratings.chance_against(option - PAWN) for option in decision.options]


RATERS: Final[dict[str, Rater]] = {
    "reserve": rate_reserve,
    "spend": rate_spend,
    "attack": rate_combat,
    "defence": rate_combat,
    "first-throw": rate_first_throw,
    "reroll": rate_reroll,
    "action": rate_action,
    "where": rate_where,
    "pawn": rate_pawn,
    "banzai": rate_banzai,
    "enter": rate_home,
    "put-back": rate_home,
    "bonus": rate_gain,
    "hand-or-bonus": rate_gain,
    "place-tile": rate_place_tile,
    "lift-tile": rate_lift_tile,
    "foe": rate_foe,
}


def rollout(state: Shogun, decision: Decision) -> list[float]:
    """One number for each option; higher is better. To a question without a rater all are alike."""
    rater = RATERS.get(decision.prompt)
    return [0.0] * len(decision.options) if rater is None else rater(state, decision)
