"""Why a piece cannot be chosen now, as a rule clause. Asks the same predicates that make the options."""

from typing import Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision
from tatami.games.dicium.choices import COMBINATIONS, VALUE
from tatami.games.dicium.combinations import (
    STRAIGHT,
    STRAIGHTS,
    can_form,
    colour,
    is_colour,
    is_value,
    number,
    value_choices,
)
from tatami.games.dicium.crazy_cup.cheating import Aim, PlaceTornado, TurnDie
from tatami.games.dicium.crazy_cup.choices import CARDS, CHOICES, DRONE, PAWNS, SQUARE, TILES
from tatami.games.dicium.crazy_cup.driving import Bump, Move, SpendTile, StealTile
from tatami.games.dicium.crazy_cup.frames import Act, TakeCard, TakeTile
from tatami.games.dicium.crazy_cup.state import CARD, IN_ACTION_PHASE, LOADED_DICE, TORNADO, WITH_A_PAIR, CrazyCup
from tatami.games.dicium.crazy_cup.track import RAVINE, TILE_BITS
from tatami.games.dicium.dice import BLUE, GREEN, RED, YELLOW
from tatami.games.dicium.frames import GainBonus, HandOrBonus, Spend
from tatami.games.dicium.state import DEED_STEPS

LEAST_STRAIGHT: Final = sum(STRAIGHTS[0])  # So many dice make one at least. (R3.3)
CODES: Final = {choice.pieces[0]: choice.code for choice in CHOICES.by_code.values()}
COMBINED: Final = {piece: code for piece, code in CODES.items() if is_value(code) or is_colour(code)}


def why_not(state: CrazyCup, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    if len(touched) != 1 or touched[0] not in CODES:
        return WhyNot("R4.1", "no-such-piece", {"piece": " ".join(touched)[:40]})
    if state.over:
        return WhyNot("R12.2", "over")
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
        return WhyNot(TakeCard.clause, "not-open" if isinstance(asked.frame, TakeCard) else "no-card-now")
    if name.startswith(("die-", "face-")):
        return WhyNot(Spend.clause, "no-such-die")
    if piece in PAWNS:
        is_drone = PAWNS.index(piece) == DRONE
        clause = Aim.clause if isinstance(asked.frame, Aim) else Bump.clause
        return WhyNot(clause, "no-drone" if is_drone else "no-target")
    if name.startswith("level-") and isinstance(asked.frame, HandOrBonus):
        return WhyNot("R5.1", "level-full", {"level": int(name.removeprefix("level-"))})
    if name.startswith(("level-", "bonus-")):
        question = HandOrBonus if name.startswith("level-") else GainBonus
        return WhyNot(question.clause, "no-bonus-now")
    return WhyNot("R4.1", "not-now")


def _why_not_card(state: CrazyCup, asked: Decision, card: int) -> WhyNot:
    seat = asked.seat
    if card not in state.hands[seat]:
        return WhyNot("R10.2", "not-in-hand", {"card": CARDS[card]})
    if not isinstance(asked.frame, Act) or not IN_ACTION_PHASE[card]:
        return WhyNot("R10.2", "wrong-moment", {"card": CARDS[card]})
    if card == LOADED_DICE:
        return WhyNot(TurnDie.clause, "dice-used")
    if card in WITH_A_PAIR and not state.can_pay_pair():
        return WhyNot("R10.5", "no-pair", {"card": CARDS[card]})
    if card == TORNADO:
        return WhyNot(PlaceTornado.clause, "no-tornado-there")
    return WhyNot(Aim.clause, "no-target-for-card", {"card": CARDS[card]})


def _why_not_combination(state: CrazyCup, asked: Decision, choice: int) -> WhyNot:
    seat = asked.seat
    if not isinstance(asked.frame, Act):
        return WhyNot(Act.clause, "no-action-now")
    if state.actions == 0:
        return WhyNot(Act.clause, "no-actions-left")
    if is_value(choice):
        return _why_not_values(state, seat, choice)
    own, many = colour(choice), number(choice)
    needed = many if own != BLUE else many + state.face_bonus(seat, own)
    if not can_form(state.dice, own, needed, state.face_bonus(seat, own)):
        return WhyNot("R3.7", "no-such-faces")
    if own == BLUE:
        return WhyNot("R11.3", "stormy")
    if own == GREEN:
        return WhyNot("R5.1", "level-full", {"level": many})
    if own == YELLOW:
        return WhyNot(TakeTile.clause, "no-tile-slot" if not state.has_tile_slot(seat) else "no-tile-left")
    assert own == RED
    return WhyNot(TakeCard.clause, "no-cards-left")


def _why_not_values(state: CrazyCup, seat: int, choice: int) -> WhyNot:
    if state.rules.young:
        return WhyNot("R15.2", "colours-only")
    if choice not in value_choices(state.dice, state.thrown):
        if choice == VALUE + STRAIGHT:
            if state.thrown < LEAST_STRAIGHT:
                return WhyNot("R3.3", "short-straight", {"count": state.thrown})
            return WhyNot("R3.5", "no-straight", {"count": state.thrown})
        return WhyNot("R3.3", "no-such-values", {"combination": COMBINATIONS[choice - VALUE]})
    if state.deed_of(seat, choice) // DEED_STEPS == CARD:
        return WhyNot(TakeCard.clause, "no-cards-left")
    return WhyNot("R3.10", "nothing-to-gain")


def _why_not_square(state: CrazyCup, asked: Decision, square: int) -> WhyNot:
    track = state.rules.track
    if isinstance(asked.frame, PlaceTornado):
        return WhyNot(PlaceTornado.clause, "no-tornado-there")
    if not isinstance(asked.frame, Move) or square >= len(track.kinds):
        return WhyNot("R7.1", "no-movement")
    if square == state.at[asked.seat]:
        return WhyNot("R7.1", "own-square")
    circuit = state.circuit(asked.seat)
    node = state.place[asked.seat]
    flown = circuit.reach(node, state.left, 0, True)
    if square not in flown.routes:
        if square in _through_start(state, asked.seat):
            return WhyNot("R14.5" if state.rules.teams else "R7.4", "through-start")
        return WhyNot("R7.1", "too-far", {"count": state.left})
    driven = circuit.reach(node, state.left, state.tiles[asked.seat], state.airship)
    if square in driven.routes:
        return WhyNot("R7.3", "behind")
    kinds = [track.kinds[circuit.square[step]] for step in reversed(flown.routes[square])]
    return WhyNot("R7.6", "no-technology", {"tile": TILES[_missing(state.tiles[asked.seat], kinds)]})


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
    for circuit in state.rules.track.circuits[:2]:
        found |= circuit.reach(circuit.square.index(square), state.left, 0, True).routes.keys()
    return found


def _why_not_tile(state: CrazyCup, asked: Decision, tile: int) -> WhyNot:
    frame = asked.frame
    if isinstance(frame, SpendTile):
        return WhyNot(frame.clause, "no-way-by-tile", {"tile": TILES[tile]})
    if isinstance(frame, TakeTile | StealTile):
        return WhyNot(frame.clause, "no-such-tile", {"tile": TILES[tile]})
    return WhyNot(TakeTile.clause, "no-tile-now")
