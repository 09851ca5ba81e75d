"""What the questions of Shogun name: the deed, the pawns, the squares. Public like the questions."""

from tatami.core.events import Fact
from tatami.core.state import Decision
from tatami.games.dicium.choices import COMBINATIONS
from tatami.games.dicium.dice import COLOURS
from tatami.games.dicium.frames import GainBonus, Spend
from tatami.games.dicium.shogun.combat import Arrival, Attack, Defence, HandOver, PutBack
from tatami.games.dicium.shogun.frames import Banzai, Pawn, PlaceTile, Where
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.state import DEEDS, NINJAS, NOBODY, PAWNS, TILES, TORII_TILE, Shogun
from tatami.games.dicium.shogun.state import GARRISON_TILE as GARRISON


def facts(state: Shogun, decision: Decision) -> dict[str, Fact]:
    """The facts of a question."""
    frame = decision.frame
    found: dict[str, Fact] = {"seat": decision.seat}
    if decision.prompt in ("place-tile", "lift-tile"):
        found["tile"] = TILES[TORII_TILE if state.side_of(decision.seat) == NINJAS else GARRISON]
    if isinstance(frame, Pawn):
        found |= {"deed": DEEDS[frame.deed], "count": frame.number}
    elif isinstance(frame, Where):
        found |= {"deed": DEEDS[frame.deed], "count": frame.number, "pawn": PAWNS[frame.pawn]}
    elif isinstance(frame, Banzai):
        found |= {"pawn": PAWNS[frame.pawn], "count": frame.left}
    elif isinstance(frame, PlaceTile) and frame.lifted != NOBODY:
        found["from"] = SQUARES[frame.lifted]
    elif isinstance(frame, Arrival | HandOver | PutBack):
        found["pawn"] = PAWNS[frame.pawn]
    elif isinstance(frame, Attack):
        found |= {"pawn": PAWNS[frame.foe], "count": state.engageable(frame.seat) - frame.engaged}
    elif isinstance(frame, Defence):
        found |= {"pawn": PAWNS[frame.foe], "count": state.engageable(frame.seat) - frame.engaged}
        found["strength"] = frame.strength
    elif isinstance(frame, Spend):
        name = COMBINATIONS[frame.combination] if frame.combination >= 0 else COLOURS[frame.colour]
        found["combination"] = name
    elif isinstance(frame, GainBonus):
        found["level"] = frame.level
    elif decision.prompt == "reroll":
        found["count"] = state.throws
    elif decision.prompt == "action":
        found["count"] = state.actions
    return found
