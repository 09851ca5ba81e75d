"""Why a piece of Donjon cannot be chosen now: a clause, and what the sentence needs.

The questions are those that make the options; here they only find out which of them said no.
"""

from typing import Any, Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision, Frame
from tatami.games.dicium.choices import BONUSES, COMBINATIONS, LEVEL
from tatami.games.dicium.combinations import colour, is_colour, is_value, value_choices
from tatami.games.dicium.dice import BLUE, COLOURS, YELLOW
from tatami.games.dicium.donjon.actions import all_combinations
from tatami.games.dicium.donjon.adventures import Adventure, PlaceGoblin
from tatami.games.dicium.donjon.cards import BARS_MAGIC, BARS_MOVES, CARDS
from tatami.games.dicium.donjon.choices import CHOICES
from tatami.games.dicium.donjon.deeds import ToFace, Treasure, Where
from tatami.games.dicium.donjon.dungeon import DISTANCES, PORTAL_SQUARE, SQUARES, SQUARES_IN_ALL
from tatami.games.dicium.donjon.fights import Fight, Return, Slaughter
from tatami.games.dicium.donjon.frames import Actions, Start, TakeHero
from tatami.games.dicium.donjon.moves import distances_on_foot, sight
from tatami.games.dicium.donjon.state import (
    DEED_CLAUSES,
    DEEDS,
    FIREBALL,
    NO_TILE,
    OPENING,
    OUTSIDE,
    PASS_WALL,
    PASSAGE,
    PLACE_PORTAL,
    PORTAL_REACH,
    REMOVE_GOBLIN,
    REVEAL,
    STRIDE,
    Donjon,
)
from tatami.games.dicium.frames import GainBonus, HandOrBonus, Reroll, Reserve, Spend

# The question that a piece which is no square, die or combination belongs to: it says when the piece is touched.
MOMENTS: Final[dict[str, type[Frame[Any]]]] = {
    "keep": Reroll,
    "throw": Reroll,
    "reserve": Reserve,
    "active-hand": HandOrBonus,
    "end": Actions,
    "combat-die": Fight,
    "stop": Slaughter,
    "leave": Treasure,
    "pile": Adventure,
    "king-die": Adventure,
}
CODES: Final = {choice.pieces[0]: choice.code for choice in CHOICES.by_code.values()}
COMBINED: Final = {piece: code for piece, code in CODES.items() if is_value(code) or is_colour(code)}


def why_not(state: Donjon, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    offered = [] if asked is None else [CHOICES.pieces(option) for option in asked.options]
    first = touched[0]
    named = " ".join(touched)
    if first not in CODES and not _is_player(state, named):
        return WhyNot("R4.1", "no-such-piece", {"piece": named[:40]})
    if asked is None:
        if state.over:
            return WhyNot("R1.3", "over")
        return WhyNot("R4.1", "not-asked", {"seat": state.asked[0].seat})
    if len(touched) > 1 and any(pieces[0] == first for pieces in offered if pieces):
        return WhyNot("R4.1", "nothing-more")
    return _why_not_first(state, asked, first)


def _why_not_first(state: Donjon, asked: Decision, piece: str) -> WhyNot:
    if piece in SQUARES:
        return _why_not_square(state, asked, SQUARES.index(piece))
    if _is_player(state, piece):
        return WhyNot(asked.frame.clause, "not-a-player")
    if piece in MOMENTS:
        return _why_not_moment(state, piece)
    if piece in COMBINED:
        return _why_not_combination(state, asked, piece, COMBINED[piece])
    place, _, name = piece.partition("/")
    if place == "hero":
        return WhyNot(TakeHero.clause, "hero-taken" if isinstance(asked.frame, TakeHero) else "not-now")
    if place == "scroll":
        return _why_not_scroll(state, asked, CARDS.index(name))
    word, _, rest = piece.partition("-")
    if word == "die":
        is_about_dice = any(CHOICES.pieces(option)[0].startswith("die-") for option in asked.options)
        return WhyNot(Spend.clause, "no-such-die" if is_about_dice else "not-now")
    if word == "face":
        return WhyNot(ToFace.clause, "same-face" if isinstance(asked.frame, ToFace) else "not-now")
    if word == "bonus":
        return _why_not_bonus(asked, BONUSES.index(rest))
    assert word == "level", piece
    return _why_not_level(state, asked, int(rest))


def _is_player(state: Donjon, piece: str) -> bool:
    """Players are touched as `seat-1`; no question of this game is about one."""
    return piece in [f"seat-{seat}" for seat in range(state.seats)]


def _why_not_moment(state: Donjon, piece: str) -> WhyNot:
    if piece == "king-die" and state.king == OUTSIDE:
        return WhyNot("R13.1", "no-king-yet")
    return WhyNot(MOMENTS[piece].clause, "not-now")


# Bonuses, combinations, scrolls


def _why_not_bonus(asked: Decision, bonus: int) -> WhyNot:
    frame = asked.frame
    if not isinstance(frame, GainBonus):
        return WhyNot(GainBonus.clause, "not-now")
    return WhyNot("R5.1", "bonus-elsewhere", {"level": frame.level, "bonus": BONUSES[bonus]})


def _why_not_level(state: Donjon, asked: Decision, level: int) -> WhyNot:
    if not isinstance(asked.frame, HandOrBonus | Treasure) or LEVEL + level in state.free_levels(asked.seat):
        return WhyNot("R5.4", "not-now")
    return WhyNot("R5.1", "level-acquired", {"level": level})


def _why_not_scroll(state: Donjon, asked: Decision, card: int) -> WhyNot:
    facts: dict[str, int | str] = {"card": CARDS[card]}
    if card not in state.scrolls[asked.seat]:
        return WhyNot("R8.5", "no-such-scroll", facts)
    if asked.seat != state.turn or not isinstance(asked.frame, Adventure | Reroll | Actions):
        return WhyNot("R8.7", "scroll-later", facts)
    return WhyNot("R8.7", "scroll-in-vain", facts)


def _why_not_combination(state: Donjon, asked: Decision, piece: str, choice: int) -> WhyNot:
    if not isinstance(asked.frame, Actions):
        return WhyNot(Actions.clause, "not-now")
    if state.actions == 0:
        return WhyNot(Actions.clause, "no-action-left")
    if choice in all_combinations(state, asked.seat):
        return WhyNot("R3.10", "nothing-comes-of-it")
    if is_colour(choice):
        own = colour(choice)
        if (own == BLUE and state.card == BARS_MOVES) or (own == YELLOW and state.card == BARS_MAGIC):
            return WhyNot("R8.9", "trapped", {"card": CARDS[state.card]})
        return WhyNot("R3.8", "wrong-faces", {"combination": COLOURS[own]})
    if state.rules.young:
        return WhyNot("R15.2", "colours-only")
    assert piece in COMBINATIONS and choice not in value_choices(state.dice, state.thrown)
    return WhyNot("R3.5", "no-straight") if piece == "straight" else WhyNot("R3.3", "no-combination")


# Squares


def _why_not_square(state: Donjon, asked: Decision, square: int) -> WhyNot:
    frame = asked.frame
    if isinstance(frame, Where):
        return _why_not_there(state, frame, square)
    if isinstance(frame, PlaceGoblin):
        return _why_no_goblin(state, frame, square)
    if isinstance(frame, Return | Start):
        is_portal = square in state.portals()
        return WhyNot("R13.4", "king-is-there") if is_portal else WhyNot(frame.clause, "no-portal")
    if isinstance(frame, Slaughter):
        if square in frame.trail:
            return WhyNot("R11.5", "been-there")
        return WhyNot("R7.4", "not-next")
    if isinstance(frame, Actions):
        return _why_no_step(state, asked.seat, square)
    return WhyNot(frame.clause, "not-a-square")


def _why_no_step(state: Donjon, seat: int, square: int) -> WhyNot:
    if square not in state.portals():
        return WhyNot("R4.5", "combination-first")
    if not state.may_step:
        return WhyNot("R7.9", "no-step-left")
    assert square == state.pawns[seat]
    return WhyNot("R7.9", "stands-there")


def _why_not_there(state: Donjon, frame: Where, square: int) -> WhyNot:
    deed, here = frame.deed, state.pawns[frame.seat]
    clause = DEED_CLAUSES[deed]
    if deed == REMOVE_GOBLIN:
        return WhyNot(clause, "no-goblin-there")
    if deed == REVEAL:
        return WhyNot(clause, "no-covered-relic")
    if deed == PLACE_PORTAL:
        if not any(square in ring for ring in DISTANCES[here][: PORTAL_REACH + 1]):
            return WhyNot(clause, "too-far", {"count": PORTAL_REACH})
        return WhyNot(clause, "has-tile" if state.tiles[square] != NO_TILE else "has-pawn")
    if deed == FIREBALL:
        return WhyNot(clause, "no-foe-there") if square in sight(state, here) else WhyNot("R9.7", "out-of-sight")
    if square == here:
        return WhyNot("R9.1", "stands-there")
    if deed in (OPENING, PASS_WALL, PASSAGE):
        return WhyNot(clause, "not-through", {"deed": DEEDS[deed]})
    away = distances_on_foot(state, here, SQUARES_IN_ALL)[square]
    if away < 0:
        return WhyNot("R7.4", "cut-off")
    if deed == STRIDE and away < frame.number:
        return WhyNot("R9.2", "fewer-dice", {"count": frame.number})
    return WhyNot(clause, "too-far", {"count": frame.number})


def _why_no_goblin(state: Donjon, frame: PlaceGoblin, square: int) -> WhyNot:
    if square not in DISTANCES[frame.centre][frame.distance]:
        return WhyNot("R8.11", "not-so-far", {"count": frame.distance})
    if state.rules.dungeon.kinds[square] == PORTAL_SQUARE:
        return WhyNot("R8.11", "is-portal")
    return WhyNot("R8.11", "has-tile" if state.tiles[square] != NO_TILE else "has-pawn")
