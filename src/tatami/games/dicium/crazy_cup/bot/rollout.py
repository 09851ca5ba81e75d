# hot
"""The rollout policy of Crazy Cup (instinct): a rating for each option, from what lies open on the table.

Everything is weighed in squares of the road. `hints` asks it about what a view shows, and bots that look ahead ask it
in imagined worlds. Hands of cards are never read, so both say the same.
"""

from typing import Final

from tatami.core.state import Decision
from tatami.games.dicium.choices import BONUS, ENGAGE, RESERVE, RESERVED
from tatami.games.dicium.crazy_cup.bot import dice_ratings, road_ratings
from tatami.games.dicium.crazy_cup.bot.dice_ratings import BONUS_WORTH
from tatami.games.dicium.crazy_cup.bot.dice_values import FACE_WORTH
from tatami.games.dicium.crazy_cup.choices import DRAW, KEEP_TILE, PLAY, TAKE
from tatami.games.dicium.crazy_cup.state import ACE, DYNAMITE, HOOK, LOADED_DICE, NITRO, ROCKET, CrazyCup

CARD_WORTH: Final = [2.0] * 12
CARD_WORTH[NITRO] = 5.0
CARD_WORTH[ROCKET] = 4.0
CARD_WORTH[LOADED_DICE] = 3.5
CARD_WORTH[HOOK] = 3.0
CARD_WORTH[DYNAMITE] = 2.5
CARD_WORTH[ACE] = 2.4
UNSEEN_CARD: Final = 2.45


def rollout(state: CrazyCup, decision: Decision) -> list[float]:
    """One number an option; higher is better."""
    prompt = decision.prompt
    if prompt == "reroll":
        return dice_ratings.reroll(state, decision)
    if prompt == "act":
        return dice_ratings.act(state, decision)
    if prompt == "move":
        return road_ratings.move(state, decision)
    if prompt == "spend":
        return dice_ratings.spend(state, decision)
    if prompt == "reserve":
        return [0.5 if option == RESERVED else FACE_WORTH[option - RESERVE] for option in decision.options]
    if prompt == "first-throw":
        return dice_ratings.first_throw(decision)
    if prompt in ("bump", "aim"):
        return road_ratings.by_progress(state, decision)
    if prompt == "hook":
        return road_ratings.hook(state, decision)
    if prompt == "turn-die":
        return dice_ratings.turn_die(state, decision)
    if prompt == "to-face":
        return dice_ratings.to_face(state, decision)
    if prompt == "tornado":
        return road_ratings.tornado(state, decision)
    if prompt in ("tile", "steal-tile"):
        return road_ratings.tile(state, decision)
    if prompt == "spend-tile":
        return road_ratings.spend_tile(state, decision)
    if prompt == "card":
        return [UNSEEN_CARD if option == DRAW else CARD_WORTH[option - TAKE] for option in decision.options]
    if prompt == "bonus":
        return [BONUS_WORTH[option - BONUS] for option in decision.options]
    if prompt == "hand-or-bonus":
        return dice_ratings.hand_or_bonus(state, decision)
    if prompt == "direction":
        return [0.0] * len(decision.options)
    # A card that answers, a red die in a test, a tile to keep: always.
    return [1.0 if option >= PLAY or option in (ENGAGE, KEEP_TILE) else 0.0 for option in decision.options]
