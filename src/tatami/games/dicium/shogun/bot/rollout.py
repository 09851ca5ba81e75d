# hot
"""The rollout policy of Shogun (instinct): a rating for each option, from a table where all lies open."""

from tatami.core.state import Decision
from tatami.games.dicium.choices import ENGAGE, RESERVE, RESERVED, SPEND
from tatami.games.dicium.frames import FirstThrow, GainBonus, HandOrBonus, Reroll, Reserve, Spend
from tatami.games.dicium.shogun.bot.ratings import FACE_WORTH, look
from tatami.games.dicium.shogun.choices import PAWN, SQUARE, STOP
from tatami.games.dicium.shogun.combat import Arrival, Attack, Defence, PutBack
from tatami.games.dicium.shogun.frames import Actions, Banzai, Enter, LiftTile, Pawn, PlaceTile, Where
from tatami.games.dicium.shogun.state import BANZAI, Shogun


def rollout(state: Shogun, decision: Decision) -> list[float]:
    """One number for each option; higher is better."""
    frame, options = decision.frame, decision.options
    if isinstance(frame, Reserve):
        return [0.0 if option == RESERVED else FACE_WORTH[option - RESERVE] for option in options]
    if isinstance(frame, Spend):
        return [-FACE_WORTH[option - SPEND] for option in options]
    if isinstance(frame, (Attack, Defence)):
        return [1.0 if option == ENGAGE else 0.0 for option in options]
    ratings = look(state, decision.seat)
    if isinstance(frame, (FirstThrow, Reroll)):
        held = state.reserve[decision.seat] if isinstance(frame, FirstThrow) else state.dice
        return [ratings.throw(held, frame.picked, option) for option in options]
    if isinstance(frame, Actions):
        return [ratings.action(option) for option in options]
    if isinstance(frame, Where):
        return [ratings.target(frame.deed, frame.pawn, option - SQUARE) for option in options]
    if isinstance(frame, Pawn):
        return [ratings.pawn(frame.deed, frame.number, option - PAWN) for option in options]
    if isinstance(frame, Banzai):
        return [0.0 if option == STOP else ratings.target(BANZAI, frame.pawn, option - SQUARE) for option in options]
    if isinstance(frame, (Enter, PutBack)):
        return [ratings.home(option - SQUARE) for option in options]
    if isinstance(frame, (GainBonus, HandOrBonus)):
        return [ratings.gain(option) for option in options]
    if isinstance(frame, PlaceTile):
        return [ratings.tile(option - SQUARE) for option in options]
    if isinstance(frame, LiftTile):
        return [-ratings.tile(option - SQUARE) for option in options]
    if isinstance(frame, Arrival):
        return [ratings.chance_against(option - PAWN) for option in options]
    return [0.0] * len(options)
