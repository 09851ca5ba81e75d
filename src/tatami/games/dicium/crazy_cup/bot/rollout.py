# hot
"""The rollout policy of Crazy Cup (instinct): a rating for each option, from what lies open on the table.

Everything is weighed in squares of the road. `hints` asks it about what a view shows, and bots that look ahead ask it
in imagined worlds. Hands of cards are never read, so both say the same.
"""

from collections.abc import Callable
from typing import Final

from tatami.core.state import Decision
from tatami.games.dicium.choices import BONUS, ENGAGE, RESERVE, RESERVED
from tatami.games.dicium.crazy_cup.bot import dice_ratings, road_ratings
from tatami.games.dicium.crazy_cup.bot.dice_ratings import BONUS_WORTH
from tatami.games.dicium.crazy_cup.bot.knowledge import FACE_WORTH
from tatami.games.dicium.crazy_cup.choices import DRAW, KEEP_TILE, PLAY, TAKE
from tatami.games.dicium.crazy_cup.state import ACE, DYNAMITE, HOOK, LOADED_DICE, NITRO, ROCKET, CrazyCup

Rater = Callable[[CrazyCup, Decision], list[float]]

CARD_WORTH: Final = [2.0] * 12
CARD_WORTH[NITRO] = 5.0
CARD_WORTH[ROCKET] = 4.0
CARD_WORTH[LOADED_DICE] = 3.5
CARD_WORTH[HOOK] = 3.0
CARD_WORTH[DYNAMITE] = 2.5
CARD_WORTH[ACE] = 2.4
UNSEEN_CARD: Final = 2.45


def reserve(state: CrazyCup, decision: Decision) -> list[float]:
    """The best face is put by."""
    return [0.5 if option == RESERVED else FACE_WORTH[option - RESERVE] for option in decision.options]


def card(state: CrazyCup, decision: Decision) -> list[float]:
    """An open card, or one from the deck."""
    return [UNSEEN_CARD if option == DRAW else CARD_WORTH[option - TAKE] for option in decision.options]


def bonus(state: CrazyCup, decision: Decision) -> list[float]:
    """The bonus that is worth most."""
    return [BONUS_WORTH[option - BONUS] for option in decision.options]


def always(state: CrazyCup, decision: Decision) -> list[float]:
    """A card that answers, a red die in a test, a tile to keep: always."""
    return [1.0 if option >= PLAY or option in (ENGAGE, KEEP_TILE) else 0.0 for option in decision.options]


RATERS: Final[dict[str, Rater]] = {
    "reroll": dice_ratings.reroll,
    "act": dice_ratings.act,
    "move": road_ratings.move,
    "spend": dice_ratings.spend,
    "reserve": reserve,
    "first-throw": dice_ratings.first_throw,
    "bump": road_ratings.by_progress,
    "aim": road_ratings.by_progress,
    "hook": road_ratings.hook,
    "turn-die": dice_ratings.turn_die,
    "to-face": dice_ratings.to_face,
    "tornado": road_ratings.tornado,
    "tile": road_ratings.tile,
    "steal-tile": road_ratings.tile,
    "spend-tile": road_ratings.spend_tile,
    "card": card,
    "bonus": bonus,
    "hand-or-bonus": dice_ratings.hand_or_bonus,
    "test": always,
    "keep-tile": always,
    "oil": always,
    "puncture": always,
}


def rollout(state: CrazyCup, decision: Decision) -> list[float]:
    """One number an option; higher is better. To a question without a rater all are alike."""
    rater = RATERS.get(decision.prompt)
    return [0.0] * len(decision.options) if rater is None else rater(state, decision)
