"""Why a piece of Shogun cannot be chosen now: a clause, and what the sentence needs.

The questions are those that make the options; here they only find out which of them said no.
"""

from collections.abc import Callable
from typing import Any, Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision, Frame
from tatami.games.dicium.choices import BONUSES, COMBINATIONS, LEVEL, VALUE
from tatami.games.dicium.combinations import value_choices
from tatami.games.dicium.dice import COLOURS
from tatami.games.dicium.frames import GainBonus, HandOrBonus, Reroll, Reserve, Spend
from tatami.games.dicium.shogun.actions import all_combinations, closed_gardens, tiles_of, torii_rows
from tatami.games.dicium.shogun.choices import CHOICES
from tatami.games.dicium.shogun.combat import Arrival, Attack, HandOver, PutBack
from tatami.games.dicium.shogun.effects import is_garrison, is_torii
from tatami.games.dicium.shogun.frames import Actions, Banzai, Enter, LiftTile, Pawn, PlaceTile, TakeMat, Where
from tatami.games.dicium.shogun.moves import (
    CAPTOR_HERE,
    NINJA_HERE,
    SAMURAI_HERE,
    SHOGUN_HERE,
    destinations,
    occupants,
    way,
)
from tatami.games.dicium.shogun.palace import CORRIDOR, GARDEN, SQUARES, SQUARES_IN_ALL
from tatami.games.dicium.shogun.state import (
    BRAZIER_TILE,
    DEED_CLAUSES,
    DEEDS,
    DOORS,
    INFILTRATION,
    MATS,
    NINJAS,
    NO_TILE,
    NOBODY,
    NOTHING,
    OPENING,
    PAWNS,
    PAWNS_EACH,
    REDEPLOYMENT,
    RESERVE,
    SAMURAI,
    SHOGUN,
    SHURIKEN,
    Shogun,
)

# The question that a piece which is no pawn, square or die belongs to: it says when the piece is touched.
MOMENTS: Final[dict[str, type[Frame[Any]]]] = {
    "keep": Reroll,
    "throw": Reroll,
    "reserve": Reserve,
    "active-hand": HandOrBonus,
    "end": Actions,
    "combat-die": Attack,
    "stop": Banzai,
    "keep-shogun": HandOver,
}
# What is wrong with a square or a pawn where another one is asked for, or something before it.
SQUARE_LATER: Final = {Banzai.name: "not-next", Actions.name: "combination-first"}
PAWN_LATER: Final = {Arrival.name: "not-a-foe", HandOver.name: "not-with-them", Actions.name: "combination-first"}
FIRST_PIECES: Final = {piece for choice in CHOICES.by_code.values() for piece in choice.pieces}


def why_not(state: Shogun, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    offered = [] if asked is None else [CHOICES.pieces(option) for option in asked.options]
    first = touched[0]
    named = " ".join(touched)
    if first not in FIRST_PIECES and not _is_player(state, named):
        return WhyNot("R4.1", "no-such-piece", {"piece": named[:40]})
    if asked is None:
        if state.over:
            return WhyNot("R1.3", "over")
        return WhyNot("R4.1", "not-asked", {"seat": state.asked[0].seat})
    if len(touched) > 1 and any(pieces[0] == first for pieces in offered if pieces):
        return WhyNot("R4.1", "nothing-more")
    return _why_not_first(state, asked, first)


def _why_not_first(state: Shogun, asked: Decision, piece: str) -> WhyNot:
    if piece in SQUARES:
        return _why_not_square(state, asked, SQUARES.index(piece))
    if piece in PAWNS:
        return _why_not_pawn(state, asked, PAWNS.index(piece))
    if _is_player(state, piece):
        return WhyNot(asked.frame.clause, "not-a-player")
    if piece in MOMENTS:
        return WhyNot(MOMENTS[piece].clause, "not-now")
    place, _, name = piece.partition("/")
    if place == "mat":
        return _why_not_mat(state, asked, MATS.index(name))
    word, _, rest = piece.partition("-")
    if word == "die":
        is_about_dice = any(CHOICES.pieces(option)[0].startswith("die-") for option in asked.options)
        return WhyNot(Spend.clause, "no-such-die" if is_about_dice else "not-now")
    if word == "bonus":
        return _why_not_bonus(state, asked, BONUSES.index(rest))
    if word == "level":
        return _why_not_level(state, asked, int(rest))
    return _why_not_combination(state, asked, piece)


def _is_player(state: Shogun, piece: str) -> bool:
    """Players are touched as `seat-1`; no question of this game is about one."""
    return piece in [f"seat-{seat}" for seat in range(state.seats)]


# Mats, bonuses, combinations


def _why_not_mat(state: Shogun, asked: Decision, colour: int) -> WhyNot:
    if not isinstance(asked.frame, TakeMat):
        return WhyNot(TakeMat.clause, "not-now")
    is_own_side = state.side(colour * PAWNS_EACH) == state.side_of(asked.seat)
    return WhyNot(TakeMat.clause, "mat-taken" if is_own_side else "mat-of-the-others")


def _why_not_bonus(state: Shogun, asked: Decision, bonus: int) -> WhyNot:
    frame = asked.frame
    if not isinstance(frame, GainBonus):
        return WhyNot("R5.1", "not-now")
    on_level = state.mats[asked.seat][(frame.level - 2) * 2 : (frame.level - 1) * 2]
    assert bonus not in on_level, "with one of two acquired, nobody is asked"
    return WhyNot("R5.1", "bonus-elsewhere", {"level": frame.level, "bonus": BONUSES[bonus]})


def _why_not_level(state: Shogun, asked: Decision, level: int) -> WhyNot:
    if not isinstance(asked.frame, HandOrBonus):
        return WhyNot("R5.4", "not-now")
    assert LEVEL + level not in state.free_levels(asked.seat)
    return WhyNot("R5.1", "level-acquired", {"level": level})


def _why_not_combination(state: Shogun, asked: Decision, piece: str) -> WhyNot:
    if not isinstance(asked.frame, Actions):
        return WhyNot(Actions.clause, "not-now")
    formed = [CHOICES.pieces(choice)[0] for choice in all_combinations(state, asked.seat)]
    if piece in formed:
        return WhyNot("R3.10", "nothing-comes-of-it")
    name, _, faces = piece.partition("-")
    if name in COLOURS:
        return WhyNot("R3.8", "wrong-faces", {"count": int(faces)})
    assert piece in COMBINATIONS and VALUE + COMBINATIONS.index(piece) not in value_choices(state.dice, state.thrown)
    return WhyNot("R3.5", "no-straight") if piece == "straight" else WhyNot("R3.3", "no-combination")


# Squares


def _why_not_square(state: Shogun, asked: Decision, square: int) -> WhyNot:
    frame = asked.frame
    reason = ON_SQUARES.get(type(frame))
    if reason is None:
        return WhyNot(frame.clause, SQUARE_LATER.get(frame.name, "not-a-square"))
    return reason(state, asked, square)


def _why_not_there(state: Shogun, asked: Decision, square: int) -> WhyNot:
    frame = asked.frame
    assert isinstance(frame, Where)
    pawn, deed = frame.pawn, frame.deed
    if square == state.pawns[pawn]:
        return WhyNot("R8.4" if deed != REDEPLOYMENT else "R12.2", "stands-there")
    mark = occupants(state)[square]
    barred = _why_barred(state, pawn, mark)
    if deed == REDEPLOYMENT:
        if not is_garrison(state, square):
            return WhyNot("R12.2", "no-garrison")
        return barred or WhyNot("R7.8", "not-accessible")
    if deed == OPENING:
        beyond = square in state.rules.palace.doors[state.pawns[pawn]]
        return barred if beyond and barred else WhyNot("R11.2", "not-through-a-door")
    if deed == INFILTRATION:
        beyond = square in state.rules.palace.walls[state.pawns[pawn]]
        return barred if beyond and barred else WhyNot("R11.4", "not-through-a-wall")
    if barred:
        return barred
    palace = state.rules.palace
    if square in destinations(state, pawn, SQUARES_IN_ALL, way(state, frame.seat, deed == DOORS), False):
        return WhyNot("R8.1", "too-far", {"count": frame.number})
    if state.side(pawn) == NINJAS and square in destinations(state, pawn, SQUARES_IN_ALL, palace.open_doors, False):
        return WhyNot("R7.4", "door-closed")
    return WhyNot("R8.3", "cut-off")


def _why_barred(state: Shogun, pawn: int, mark: int) -> WhyNot | None:
    """Whoever stands there keeps this pawn out."""
    if pawn == SHOGUN:
        if mark & NINJA_HERE:
            return WhyNot("R9.3", "shogun-avoids-ninjas")
        return WhyNot("R9.2", "shogun-stands-alone") if mark & SAMURAI_HERE else None
    if state.side(pawn) == NINJAS:
        return WhyNot("R9.7", "captor-avoids-samurai") if pawn == state.captor and mark & SAMURAI_HERE else None
    if mark & CAPTOR_HERE:
        return WhyNot("R9.8", "captor-is-safe")
    return WhyNot("R9.2", "shogun-stands-alone") if mark & SHOGUN_HERE else None


def _why_no_tile(state: Shogun, asked: Decision, square: int) -> WhyNot:
    frame = asked.frame
    assert isinstance(frame, PlaceTile)
    palace = state.rules.palace
    is_ninja = state.side_of(frame.seat) == NINJAS
    if palace.kinds[square] != (GARDEN if is_ninja else CORRIDOR):
        return WhyNot("R7.5", "not-for-tiles", {"tile": "torii" if is_ninja else "garrison"})
    if state.tiles[square] != NO_TILE or not is_ninja:
        return WhyNot("R7.5", "has-tile")
    zone = palace.zones[square]
    if closed_gardens(state, frame.lifted)[zone]:
        lit = any(tile == BRAZIER_TILE and palace.zones[other] == zone for other, tile in enumerate(state.tiles))
        return WhyNot("R13.1", "garden-lit" if lit else "garden-has-torii")
    top, bottom = torii_rows(state)
    assert not top <= palace.row(square) <= bottom, "every other square is offered"
    return WhyNot("R13.2", "wrong-row")


def _why_not_lifted(state: Shogun, asked: Decision, square: int) -> WhyNot:
    clause = "R13.4" if state.side_of(asked.seat) == NINJAS else "R13.6"
    is_there = square in tiles_of(state, asked.seat)
    return WhyNot(clause, "tile-stays" if is_there else "no-tile-there")


def _why_no_home(state: Shogun, asked: Decision, square: int) -> WhyNot:
    if state.side_of(asked.seat) == NINJAS:
        return WhyNot("R7.7", "not-accessible") if is_torii(state, square) else WhyNot("R7.9", "no-torii")
    return WhyNot("R7.8", "not-accessible") if is_garrison(state, square) else WhyNot("R7.9", "no-garrison")


# The questions about squares.
ON_SQUARES: Final[dict[type[Frame[Any]], Callable[[Shogun, Decision, int], WhyNot]]] = {
    Where: _why_not_there,
    PlaceTile: _why_no_tile,
    PutBack: _why_no_home,
    Enter: _why_no_home,
    LiftTile: _why_not_lifted,
}


# Pawns


def _why_not_pawn(state: Shogun, asked: Decision, pawn: int) -> WhyNot:
    frame = asked.frame
    if pawn != SHOGUN and (state.colour(pawn) not in state.colours or state.colours[asked.seat] == NOTHING):
        return WhyNot("R2.3", "not-in-the-game")
    if not isinstance(frame, Pawn):
        return WhyNot(frame.clause, PAWN_LATER.get(frame.name, "not-a-pawn"))
    facts: dict[str, int | str] = {"deed": DEEDS[frame.deed]}
    if frame.deed == SHURIKEN:
        if pawn == SHOGUN or state.side(pawn) != SAMURAI:
            return WhyNot("R11.3", "no-target")
    elif pawn == SHOGUN:
        if state.side_of(asked.seat) == NINJAS or state.captor != NOBODY:
            return WhyNot("R9.1", "shogun-not-yours")
    elif state.owner(pawn) != asked.seat:
        return WhyNot("R8.1", "not-yours")
    if state.pawns[pawn] == RESERVE:
        return WhyNot("R8.1", "in-reserve")
    if any(state.pawns[other] == state.pawns[pawn] for other in _first_of_alike(state, pawn)):
        return WhyNot("R8.1", "like-another")
    return WhyNot(DEED_CLAUSES[frame.deed], "cannot-do-it", facts)


def _first_of_alike(state: Shogun, pawn: int) -> list[int]:
    """The pawns before this one of the same owner, none of them with the Shogun."""
    if pawn in (SHOGUN, state.captor):
        return []
    first = state.colour(pawn) * PAWNS_EACH
    return [other for other in range(first, pawn) if other != state.captor]
