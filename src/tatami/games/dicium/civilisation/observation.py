# hot
"""What a learning program sees of a table of Civilisation."""

from typing import Final

from tatami.core._types import Cells, i16, i64
from tatami.core.cells import put_bits, put_counts, put_from, put_kind, put_one, put_seat
from tatami.core.observation import Observation, Row
from tatami.games.dicium.civilisation.archipelago import SQUARE_COUNT
from tatami.games.dicium.civilisation.choices import COMMON, HEROES, PHILOSOPHERS, SECRETS
from tatami.games.dicium.civilisation.fighting import MONSTER, Clash, Rethrow
from tatami.games.dicium.civilisation.state import (
    FIVE_TILES,
    MONSTERS,
    NO_SECRET,
    NO_TILE,
    NOBODY,
    TILE_KINDS,
    TILES,
    VICTORY_CARDS,
    Civilisation,
)
from tatami.games.dicium.dice import COLOURS
from tatami.games.dicium.observation import PACKED, dice_rows, fill_dice
from tatami.games.dicium.state import COMBAT_FACES

MOST: Final = 999
PHILOSOPHER_COUNT: Final = len(PHILOSOPHERS)
FOES: Final = frozenset({"other"})  # The field of frames that holds a seat or a monster: it has rows of its own.


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine, those by square go row by
    row."""
    return (
        *dice_rows(seats),
        Row("first", seats, 0, 1, "Who began."),
        Row("mats", seats * len(COLOURS), 0, 1, f"The mat of each seat: {', '.join(COLOURS)}."),
        Row("pawns", seats, 0, SQUARE_COUNT - 1, "The square of each pawn."),
        Row("heroes", seats * len(HEROES), 0, 1, "The heroes that have left each mat."),
        Row("tiles", SQUARE_COUNT, 0, TILE_KINDS, f"The tile on each square, from 1 on: {', '.join(TILES)}."),
        Row("owners", SQUARE_COUNT * seats, 0, 1, "Whose tile lies on each square."),
        Row("monsters", len(MONSTERS), 0, 1, f"The monsters on the board: {', '.join(MONSTERS)}."),
        Row("slain", seats * len(MONSTERS), 0, 1, "The monsters that each seat has slain."),
        Row("points", seats, 0, MOST, "The points that each seat has gained so far."),
        Row("attacks won", seats, 0, MOST, "The attacks on players that each seat has won."),
        Row("cards", seats, 0, VICTORY_CARDS, "The point cards of each seat."),
        Row("fives", seats, 0, FIVE_TILES, "The tiles of five points of each seat."),
        Row("stack", 2, 0, VICTORY_CARDS, "The victory cards of the stack, and of the reserve."),
        Row("hand", len(PHILOSOPHERS), 0, 1, "The philosophers that I hold."),
        Row("shown", len(PHILOSOPHERS), 0, 1, "Those of them that everybody knows of."),
        Row("known", seats * len(PHILOSOPHERS), 0, 1, "Of each hand but mine, the philosophers that I know of."),
        Row("hand sizes", seats, 0, len(PHILOSOPHERS), "The philosophers that each seat holds."),
        Row("open", len(PHILOSOPHERS), 0, 1, "The philosophers that lie open."),
        Row("removed", len(PHILOSOPHERS), 0, 1, "The philosophers that have left the game."),
        Row("deck", 1, 0, len(PHILOSOPHERS), "The philosophers left to draw."),
        Row("boosts", len(PHILOSOPHERS), 0, 1, "The philosophers that were played for the action that comes next."),
        Row("common", len(COMMON), 0, 1, "The common objectives that lie open."),
        Row("taken", seats * len(COMMON), 0, 1, "The common objectives that each seat has taken."),
        Row("given up", len(COMMON), 0, 1, "The common objectives that were discarded."),
        Row("dealt", len(SECRETS), 0, 1, "The secret objectives that I was dealt."),
        Row("secret", len(SECRETS), 0, 1, "The one that I kept."),
        Row("has secret", seats, 0, 1, "Who has chosen a secret objective."),
        Row("acted", 1, 0, 1, "Whether an action was begun in this turn."),
        Row("redeployed", 1, 0, 1, "Whether a tile was redeployed in this turn."),
        Row("finishing", 1, 0, 1, "Whether the last round is played."),
        Row("combat die", 1, 0, COMBAT_FACES, "How the combat die fell last; 0 before it did."),
        Row("attack die", 1, 0, COMBAT_FACES, "How it fell in the last attack on a player; 0 before there was one."),
        Row("round", 1, 0, MOST, "The round."),
        Row("foe", seats, 0, 1, "Whom a fight is against, or who caused a test."),
        Row("monster", len(MONSTERS), 0, 1, "The monster that is fought."),
    )


def fill(state: Civilisation, seat: int, cells: Cells, at: i64) -> i64:
    """What this seat may know. (R16)"""
    at = fill_dice(state, seat, cells, at)
    at = fill_board(state, seat, cells, at)
    at = fill_cards(state, seat, cells, at)
    at = fill_objectives(state, seat, cells, at)
    at = put_one(int(state.has_acted), cells, at)
    at = put_one(int(state.has_redeployed), cells, at)
    at = put_one(int(state.finishing), cells, at)
    at = put_one(state.combat, cells, at)
    at = put_one(state.attack_die, cells, at)
    at = put_one(min(state.round, MOST), cells, at)
    top = state.stack[-1] if state.stack else None
    other = top.other if isinstance(top, Clash | Rethrow) else NOBODY
    at = put_seat(other if other < MONSTER else NOBODY, seat, state.seats, cells, at)
    return put_kind(other - MONSTER if other >= MONSTER else NOBODY, len(MONSTERS), cells, at)


def fill_board(state: Civilisation, seat: int, cells: Cells, at: i64) -> i64:
    """The archipelago and the points."""
    seats = state.seats
    at = put_seat(state.first, seat, seats, cells, at)
    for step in range(seats):
        at = put_kind(state.colours[(seat + step) % seats], len(COLOURS), cells, at)
    at = put_from(state.pawns, seat, cells, at)
    for step in range(seats):
        at = put_bits(state.heroes[(seat + step) % seats], len(HEROES), cells, at)
    at = put_tiles(state, seat, cells, at)
    at = put_bits(state.monsters, len(MONSTERS), cells, at)
    for step in range(seats):
        at = put_bits(state.slain[(seat + step) % seats], len(MONSTERS), cells, at)
    for step in range(seats):
        at = put_one(min(state.points((seat + step) % seats), MOST), cells, at)
    for step in range(seats):
        at = put_one(min(state.attacks_won[(seat + step) % seats], MOST), cells, at)
    at = put_from(state.cards, seat, cells, at)
    at = put_from(state.fives, seat, cells, at)
    at = put_one(state.pile, cells, at)
    return put_one(state.spare, cells, at)


def put_tiles(state: Civilisation, seat: int, cells: Cells, at: i64) -> i64:
    """The tile on each square, and whose they are."""
    owners = at + SQUARE_COUNT
    seats: i64 = state.seats
    tile: i64
    for tile in state.tiles:
        if tile != NO_TILE:
            cells[at] = i16((tile - 1) % TILE_KINDS + 1)
            put_seat((tile - 1) // TILE_KINDS, seat, seats, cells, owners)
        at += 1
        owners += seats
    return owners


def fill_cards(state: Civilisation, seat: int, cells: Cells, at: i64) -> i64:
    """The philosophers. (R16.1)"""
    seats = state.seats
    at = put_bits(state.hands[seat], PHILOSOPHER_COUNT, cells, at)
    at = put_counts(state.shown_cards(seat), PHILOSOPHER_COUNT, cells, at)
    for step in range(seats):
        if step and not state.over:  # At the end all hands lie open.
            put_counts(state.known_cards((seat + step) % seats, seat), PHILOSOPHER_COUNT, cells, at)
        at += PHILOSOPHER_COUNT
    for step in range(seats):
        at = put_one(state.hand_size((seat + step) % seats), cells, at)
    at = put_counts(state.open, PHILOSOPHER_COUNT, cells, at)
    at = put_bits(state.removed, PHILOSOPHER_COUNT, cells, at)
    at = put_one(len(state.deck), cells, at)
    return put_bits(state.boosts, PHILOSOPHER_COUNT, cells, at)


def fill_objectives(state: Civilisation, seat: int, cells: Cells, at: i64) -> i64:
    """The common objectives, and my secret ones. (R16.1)"""
    seats = state.seats
    at = put_counts(state.common, len(COMMON), cells, at)
    for step in range(seats):
        at = put_bits(state.taken[(seat + step) % seats], len(COMMON), cells, at)
    at = put_bits(state.given_up, len(COMMON), cells, at)
    at = put_bits(state.dealt[seat], len(SECRETS), cells, at)
    at = put_kind(state.secrets[seat], len(SECRETS), cells, at)
    for step in range(seats):
        at = put_one(int(state.secrets[(seat + step) % seats] != NO_SECRET), cells, at)
    return at


OBSERVATION = Observation(rows=rows, fill=fill, own_fields=PACKED | FOES)
