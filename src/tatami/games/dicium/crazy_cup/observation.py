# hot
"""What a learning program sees of a table of Crazy Cup."""

from typing import Final

from tatami.core._types import Cells, i64
from tatami.core.cells import put, put_counts, put_from, put_one, put_seat, put_sizes
from tatami.core.observation import Observation, Row
from tatami.games.dicium.crazy_cup.choices import CARDS, MOST_ROAD, MOST_ROUGH, TILES
from tatami.games.dicium.crazy_cup.content import RANGES
from tatami.games.dicium.crazy_cup.state import CrazyCup
from tatami.games.dicium.crazy_cup.track import TILE_BITS
from tatami.games.dicium.observation import PACKED, dice_rows, fill_dice
from tatami.games.dicium.state import COMBAT_FACES

SQUARES: Final = MOST_ROAD + MOST_ROUGH
MOST_TILES: Final = 99
KINDS: Final = len(CARDS)
COPIES: Final = RANGES["copies"][1]


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine; a race alone has the drone."""
    pawns = seats if seats > 1 else 2
    return (
        *dice_rows(seats),
        Row("hand", len(CARDS), 0, COPIES, "How many of each cheat card I hold."),
        Row("hand sizes", seats, 0, len(CARDS) * COPIES, "The cheat cards that each seat holds."),
        Row("known", pawns * len(CARDS), 0, COPIES, "Of each hand but mine, the cards that I have seen."),
        Row("open", len(CARDS), 0, COPIES, "The cheat cards face up."),
        Row("discards", len(CARDS), 0, COPIES, "The cheat cards that were played."),
        Row("deck", 1, 0, len(CARDS) * COPIES, "The cheat cards left to draw."),
        Row("squares", pawns, 0, SQUARES, "The square of each pawn."),
        Row("come", pawns, 0, 2 * SQUARES, "How many road squares each pawn has come."),
        Row("directions", pawns, -1, 1, "Which way each pawn goes; -1 before that is chosen."),
        Row("departed", pawns, 0, 1, "Which pawns have left Start."),
        Row("tiles", seats * len(TILES), 0, 3, "The technology of each seat, by kind."),
        Row("supply", len(TILES), 0, MOST_TILES, "The technology beside the track, by kind."),
        Row("tornado", 1, 0, SQUARES + 1, "The square of the tornado plus 1; 0 if there is none."),
        Row("storm", seats, 0, 1, "Whom a sandstorm holds."),
        Row("finishing", 1, 0, 1, "Whether the last round is played."),
        Row("steps", 1, 0, 2 * SQUARES, "The steps that are left of the movement under way."),
        Row("combat die", 1, 0, COMBAT_FACES, "How the combat die fell last; 0 before it did."),
        Row("airship", 1, 0, 1, "Whether it goes by airship."),
    )


def fill(state: CrazyCup, seat: int, cells: Cells, at: i64) -> i64:
    """What this seat may know. (R16.1)"""
    seats, pawns = state.seats, state.pawns
    at = fill_dice(state, seat, cells, at)
    at = put_counts(state.hands[seat], KINDS, cells, at)
    at = put_sizes(state.hands, seat, cells, at)
    for step in range(pawns):
        if step and not state.over:  # At the end all hands lie open.
            put_counts(state.known_cards((seat + step) % pawns, seat), KINDS, cells, at)
        at += KINDS
    at = put_counts(state.open, KINDS, cells, at)
    at = put_counts(state.discards, KINDS, cells, at)
    at = put_one(len(state.deck), cells, at)
    at = put_from(state.at, seat, cells, at)
    for step in range(pawns):
        at = put_one(state.squares((seat + step) % pawns), cells, at)
    at = put_from(state.direction, seat, cells, at)
    for step in range(pawns):
        at = put_one(state.departed >> (seat + step) % pawns & 1, cells, at)
    for step in range(seats):
        tiles = state.tiles[(seat + step) % seats]
        for kind in range(len(TILES)):
            at = put_one(tiles >> TILE_BITS * kind & 3, cells, at)
    at = put(state.supply, cells, at)
    at = put_one(state.tornado + 1, cells, at)
    at = put_seat(state.storm, seat, seats, cells, at)
    at = put_one(int(state.finishing), cells, at)
    at = put_one(state.left, cells, at)
    at = put_one(state.combat, cells, at)
    return put_one(int(state.airship), cells, at)


OBSERVATION = Observation(rows=rows, fill=fill, own_fields=PACKED, seat_fields=frozenset({"by", "target", "victim"}))
