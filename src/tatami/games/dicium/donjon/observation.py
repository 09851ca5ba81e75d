# hot
"""What a learning program sees of a table of Donjon: the same for all seats, but for who comes first."""

from typing import Final

from tatami.core._types import Cells, i64
from tatami.core.cells import LARGEST, put, put_bits, put_counts, put_kind, put_one, put_seat
from tatami.core.observation import Observation, Row
from tatami.games.dicium.donjon.dungeon import SQUARES_IN_ALL
from tatami.games.dicium.donjon.fights import Slaughter
from tatami.games.dicium.donjon.state import (
    CARDS,
    CHESTS,
    HEROES,
    ITEMS,
    KINDS_OF_CARD,
    MONSTERS,
    NOBODY,
    RELICS,
    SCROLLS,
    TILES,
    TRAPS,
    TREASURE_CHESTS,
    TREASURES,
    Donjon,
    kind_of,
)
from tatami.games.dicium.observation import PACKED, dice_rows, fill_dice
from tatami.games.dicium.state import COMBAT_FACES

MOST: Final = 99  # of cards and tiles of a kind
KINDS_OF_SCROLL: Final = ITEMS - SCROLLS
KINDS_OF_ITEM: Final = TRAPS - ITEMS


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine, those by square go row by
    row."""
    return (
        *dice_rows(seats),
        Row("first", seats, 0, 1, "Who began."),
        Row("heroes", seats * len(HEROES), 0, 1, f"The hero of each seat: {', '.join(HEROES)}."),
        Row("pawns", seats, 0, SQUARES_IN_ALL, "The square of each pawn plus 1; 0 before the start."),
        Row("tiles", SQUARES_IN_ALL, 0, len(TILES) - 1, "What lies on each square, by its number among the tiles."),
        Row("portal", 1, 0, SQUARES_IN_ALL, "The square of the Portal tile plus 1; 0 if it is not laid."),
        Row("goblins left", 1, 0, MOST, "The tiles in the goblin reserve."),
        Row("goblins killed", seats, 0, LARGEST, "The goblins that each seat has killed."),
        Row("slayers", len(MONSTERS) * seats, 0, 1, "Who killed each monster."),
        Row("openers", CHESTS * seats, 0, 1, "Who opened each chest: treasure chests, then relic chests."),
        Row("shown", CHESTS, 0, 1, "Which closed chests were looked into."),
        Row("treasures", TREASURE_CHESTS * len(TREASURES), 0, 1, "What each treasure chest holds, if that is known."),
        Row("relics", len(RELICS) * len(RELICS), 0, 1, "What each relic chest holds, if that is known."),
        Row("needed", 2, 0, CHESTS, "How many chests are open, and how many have to be."),
        Row("piles", seats * len(KINDS_OF_CARD), 0, MOST, "The cards of each adventure pile: finds, traps, goblins."),
        Row("scrolls", seats * KINDS_OF_SCROLL, 0, MOST, "The scrolls of each seat, by kind."),
        Row("items", seats * KINDS_OF_ITEM, 0, MOST, "The items of each seat, by colour."),
        Row("card", len(CARDS), 0, 1, "The adventure card in force."),
        Row("discards", len(CARDS), 0, MOST, "The adventure cards that were discarded."),
        Row("king", 1, 0, SQUARES_IN_ALL, "The steps of the king plus 1; 0 before he comes."),
        Row("may step", 1, 0, 1, "Whether the seat whose turn it is may still step to a portal."),
        Row("combat die", 1, 0, COMBAT_FACES, "How the combat die fell last; 0 before it did."),
        Row("attack die", 1, 0, COMBAT_FACES, "How it fell in the last attack; 0 before there was one."),
        Row("trail", SQUARES_IN_ALL, 0, 1, "The squares of a slaughter so far."),
        Row("round", 1, 0, LARGEST, "The round."),
        Row("options", 2, 0, 1, "Whether the heroic game is played, and that of young adventurers."),
    )


def fill(state: Donjon, seat: int, cells: Cells, at: i64) -> i64:
    """What everybody may know. (R2.7)"""
    seats = state.seats
    at = fill_dice(state, seat, cells, at)
    at = put_seat(state.first, seat, seats, cells, at)
    for step in range(seats):
        at = put_kind(state.heroes[(seat + step) % seats], len(HEROES), cells, at)
    for step in range(seats):
        at = put_one(state.pawns[(seat + step) % seats] + 1, cells, at)
    at = put(state.tiles, cells, at)
    at = put_one(state.portal + 1, cells, at)
    at = put_one(state.goblins, cells, at)
    for step in range(seats):
        at = put_one(min(state.goblins_killed[(seat + step) % seats], LARGEST), cells, at)
    for slayer in state.slayer:
        at = put_seat(slayer, seat, seats, cells, at)
    at = fill_chests(state, seat, cells, at)
    at = fill_adventures(state, seat, cells, at)
    at = put_one(state.king + 1, cells, at)
    at = put_one(int(state.may_step), cells, at)
    at = put_one(state.combat, cells, at)
    at = put_one(state.attack_die, cells, at)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Slaughter):
        for square in top.trail:
            put_kind(square, SQUARES_IN_ALL, cells, at)
    at += SQUARES_IN_ALL
    at = put_one(min(state.round, LARGEST), cells, at)
    at = put_one(int(state.rules.heroic), cells, at)
    return put_one(int(state.rules.young), cells, at)


def fill_chests(state: Donjon, seat: int, cells: Cells, at: i64) -> i64:
    """Chests tell what they hold once they are open or were looked into. (R10.2, R10.4)"""
    for opener in state.opener:
        at = put_seat(opener, seat, state.seats, cells, at)
    at = put_bits(state.shown, CHESTS, cells, at)
    for chest, held in enumerate(state.chests):
        is_known = state.opener[chest] != NOBODY or state.shown >> chest & 1
        kinds = len(TREASURES) if chest < TREASURE_CHESTS else len(RELICS)
        at = put_kind(held if is_known else NOBODY, kinds, cells, at)
    at = put_one(state.opened(), cells, at)
    return put_one(state.needed(), cells, at)


def fill_adventures(state: Donjon, seat: int, cells: Cells, at: i64) -> i64:
    """The adventure cards; of a pile all see the backs. (R8.1)"""
    seats = state.seats
    kind: i64
    for step in range(seats):
        for card in state.piles[(seat + step) % seats]:
            kind = kind_of(card)
            cells[at + kind] += 1
        at += len(KINDS_OF_CARD)
    for step in range(seats):
        at = put_beyond(state.scrolls[(seat + step) % seats], SCROLLS, KINDS_OF_SCROLL, cells, at)
    for step in range(seats):
        at = put_beyond(state.items[(seat + step) % seats], ITEMS, KINDS_OF_ITEM, cells, at)
    at = put_kind(state.card, len(CARDS), cells, at)
    return put_counts(state.discards, len(CARDS), cells, at)


def put_beyond(cards: list[int], first: i64, kinds: i64, cells: Cells, at: i64) -> i64:
    """Write how many there are of each of so many kinds of card that follow one another from a first one on."""
    card: i64
    for card in cards:
        cells[at + card - first] += 1
    return at + kinds


OBSERVATION = Observation(rows=rows, fill=fill, own_fields=PACKED)
