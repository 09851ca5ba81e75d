"""Why a piece cannot be chosen now, as a rule clause. Asks the same predicates that make the options."""

from typing import Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision
from tatami.games.dicium.choices import COLOUR, COMBINATIONS, VALUE
from tatami.games.dicium.combinations import STRAIGHT, can_form, colour, number, value_choices
from tatami.games.dicium.crazy_cup.choices import CARDS, CHOICES, DRONE, PAWNS, SQUARE, TILES
from tatami.games.dicium.crazy_cup.state import (
    ACE,
    CARD,
    DYNAMITE,
    HOOK,
    LOADED_DICE,
    NITRO,
    OIL,
    PUNCTURE,
    TORNADO,
    CrazyCup,
)
from tatami.games.dicium.crazy_cup.track import RAVINE, TILE_BITS
from tatami.games.dicium.dice import BLUE, GREEN, RED, YELLOW

LEAST_STRAIGHT: Final = 3  # dice (R3.3)
CODES: Final = {choice.pieces[0]: choice.code for choice in CHOICES.by_code.values()}
COMBINED: Final = {
    piece: code for piece, code in CODES.items() if VALUE <= code < VALUE + 7 or COLOUR <= code < COLOUR + 64
}


def why_not(state: CrazyCup, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    if len(touched) != 1 or touched[0] not in CODES:
        return WhyNot("R4.1", "no-such-piece", {"piece": " ".join(touched)[:40]})
    if state.over:
        return WhyNot("R11.2", "over")
    if asked is None:
        return WhyNot("R4.1", "not-asked", {"seat": state.asked[0].seat})
    return _why_not(state, asked, touched[0])


def _why_not(state: CrazyCup, asked: Decision, piece: str) -> WhyNot:
    place, _, name = piece.rpartition("/")
    if place == "hand":
        return _why_not_card(state, asked, CARDS.index(name))
    if piece in COMBINED:
        return _why_not_combination(state, asked, COMBINED[piece])
    if name == "square":
        return _why_not_square(state, asked, CODES[piece] - SQUARE)
    if place == "tiles":
        return _why_not_tile(state, asked, TILES.index(name))
    if place == "open":
        return WhyNot("R7.6", "not-open" if asked.prompt == "card" else "no-card-now")
    if name.startswith(("die-", "face-")):
        return WhyNot("R3.4", "no-such-die")
    if piece in PAWNS:
        is_drone = PAWNS.index(piece) == DRONE
        return WhyNot("R9.4" if asked.prompt == "aim" else "R7.7", "no-drone" if is_drone else "no-target")
    if name.startswith("level-") and asked.prompt == "hand-or-bonus":
        return WhyNot("R5.1", "level-full", {"level": int(name.removeprefix("level-"))})
    if name.startswith(("level-", "bonus-")):
        return WhyNot("R5.1", "no-bonus-now")
    return WhyNot("R4.1", "not-now")


def _why_not_card(state: CrazyCup, asked: Decision, card: int) -> WhyNot:
    seat = asked.seat
    if card not in state.hands[seat]:
        return WhyNot("R9.2", "not-in-hand", {"card": CARDS[card]})
    if asked.prompt != "act" or card in (HOOK, OIL, PUNCTURE, ACE):
        return WhyNot("R9.2", "wrong-moment", {"card": CARDS[card]})
    if card == LOADED_DICE:
        return WhyNot("R10.9", "dice-used")
    if card in (NITRO, DYNAMITE) and not state.can_pay_pair():
        return WhyNot("R9.5", "no-pair", {"card": CARDS[card]})
    if card == TORNADO:
        return WhyNot("R10.2", "no-tornado-there")
    return WhyNot("R9.4", "no-target-for-card", {"card": CARDS[card]})


def _why_not_combination(state: CrazyCup, asked: Decision, choice: int) -> WhyNot:
    seat = asked.seat
    if asked.prompt != "act":
        return WhyNot("R4.5", "no-action-now")
    if state.actions == 0:
        return WhyNot("R4.5", "no-actions-left")
    if choice < COLOUR:
        return _why_not_values(state, choice)
    own, many = colour(choice), number(choice)
    needed = many if own != BLUE else many + state.face_bonus(seat, own)
    if not can_form(state.dice, own, needed, state.face_bonus(seat, own)):
        return WhyNot("R3.7", "no-such-faces")
    if own == BLUE:
        return WhyNot("R10.3", "stormy")
    if own == GREEN:
        return WhyNot("R5.1", "level-full", {"level": many})
    if own == YELLOW:
        return WhyNot("R7.3", "no-tile-slot" if not state.has_tile_slot(seat) else "no-tile-left")
    assert own == RED
    return WhyNot("R7.6", "no-cards-left")


def _why_not_values(state: CrazyCup, choice: int) -> WhyNot:
    if state.rules.young:
        return WhyNot("R14.2", "colours-only")
    if choice not in value_choices(state.dice, state.thrown):
        if choice == VALUE + STRAIGHT:
            if state.thrown < LEAST_STRAIGHT:
                return WhyNot("R3.3", "short-straight", {"count": state.thrown})
            return WhyNot("R3.5", "no-straight", {"count": state.thrown})
        return WhyNot("R3.3", "no-such-values", {"combination": COMBINATIONS[choice - VALUE]})
    if state.rules.actions[choice - VALUE] == CARD:
        return WhyNot("R7.6", "no-cards-left")
    return WhyNot("R5.4", "nothing-to-gain")


def _why_not_square(state: CrazyCup, asked: Decision, square: int) -> WhyNot:
    track = state.rules.track
    if asked.prompt == "tornado":
        return WhyNot("R10.2", "no-tornado-there")
    if asked.prompt != "move" or square >= len(track.kinds):
        return WhyNot("R6.1", "no-movement")
    if square == state.at[asked.seat]:
        return WhyNot("R6.1", "own-square")
    course = state.course(asked.seat)
    node = state.place[asked.seat]
    flown = course.reach(node, state.left, 0, True)
    if square not in flown.routes:
        if square in _through_start(state, asked.seat):
            return WhyNot("R13.5" if state.rules.teams else "R6.4", "through-start")
        return WhyNot("R6.1", "too-far", {"count": state.left})
    driven = course.reach(node, state.left, state.tiles[asked.seat], state.airship)
    if square in driven.routes:
        return WhyNot("R6.3", "behind")
    kinds = [track.kinds[course.square[step]] for step in reversed(flown.routes[square])]
    return WhyNot("R6.6", "no-technology", {"tile": TILES[_missing(state.tiles[asked.seat], kinds)]})


def _missing(tiles: int, kinds: list[int]) -> int:
    """The first tile that rough ground on the way asks for and that is not there, or not there often enough; the last
    one asked for, if the way only takes too many squares without a shortcut."""
    tile = 0
    for kind in kinds:
        if kind >= RAVINE:
            tile = kind - RAVINE
            if not tiles >> (tile * TILE_BITS) & 3:
                return tile
            tiles -= 1 << (tile * TILE_BITS)
    return tile


def _through_start(state: CrazyCup, seat: int) -> set[int]:
    """The squares that would be within reach, in either direction, if Start could be passed."""
    square, found = state.at[seat], set[int]()
    for course in state.rules.track.courses[:2]:
        found |= course.reach(course.square.index(square), state.left, 0, True).routes.keys()
    return found


def _why_not_tile(state: CrazyCup, asked: Decision, tile: int) -> WhyNot:
    if asked.prompt == "spend-tile":
        return WhyNot("R6.10", "no-way-by-tile", {"tile": TILES[tile]})
    if asked.prompt in ("tile", "steal-tile"):
        clause = "R7.3" if asked.prompt == "tile" else "R10.10"
        return WhyNot(clause, "no-such-tile", {"tile": TILES[tile]})
    return WhyNot("R7.3", "no-tile-now")
