# hot
"""What a learning program sees of a table of Ninjato."""

from typing import Final

from tatami.core._types import Cells, i16, i64
from tatami.core.cells import LARGEST, add_range, put, put_counts, put_kind, put_one, put_range, put_rows, put_seat
from tatami.core.observation import Observation, Row
from tatami.games.ninjato.pieces import (
    ALL_PLACES,
    CAPTURED_KINDS,
    CLANS,
    ELITE,
    ENVOYS,
    GUARDS,
    HOUSES,
    KINDS,
    NOTHING,
    OPEN,
    ROUNDS,
    RUMOURS,
    SHURIKEN,
    SIDES,
    SKILLS,
    SOURCES,
    TOKENS,
    TREASURES,
    VALUES,
)
from tatami.games.ninjato.state import Ninjato

MOST: Final = 999  # of anything that content packs can make many of
LOOKS: Final = 3  # NOT_LOOKING, LOOKING, LOOKING_ONLY


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine."""
    return (
        Row("hand", VALUES, 0, MOST, "How many cards of each value I hold."),
        Row("unseen", VALUES, 0, MOST, "How many cards of each value lie where I do not see them."),
        Row("dojo", VALUES, 0, MOST, "The open cards at the Dojo, by value."),
        Row("discards", VALUES, 0, MOST, "The cards that were discarded, by value."),
        Row("pile", 1, 0, MOST, "The cards left to draw."),
        Row("hand sizes", seats, 0, MOST, "The cards that each seat holds."),
        Row("honour", seats * len(SOURCES), 0, LARGEST, "The honour of each seat from envoys, rumours and clans."),
        Row("shuriken", seats, 0, SHURIKEN, "The shuriken that each seat has still to place in this round."),
        Row("order", seats, 1, seats, "The place of each seat in the order of this round."),
        Row("next order", seats, 1, seats, "The same for the coming round, as the stack at the Dojo lies."),
        Row("treasures", seats * KINDS, 0, MOST, f"The treasures of each seat: {', '.join(TREASURES)}."),
        Row("captured", seats * CAPTURED_KINDS, 0, MOST, "The Elites that each seat has captured, by kind."),
        Row(
            "skills", len(SKILLS) * (seats + 1), 0, 1, "Who has each skill; the last cell says that it can be learnt."
        ),
        Row("used", len(SKILLS), 0, 1, "Which skills lie face down."),
        Row("envoys", len(ENVOYS) * (seats + 1), 0, 1, "Who has each envoy; the last cell: it waits at the Palace."),
        Row(
            "rumours", len(RUMOURS) * (seats + 1), 0, 1, "Who has each rumour; the last cell: it is at the Pavilion."
        ),
        Row("clans", HOUSES * len(CLANS), 0, 1, "The clan of each house."),
        Row("tokens", HOUSES, 0, MOST, "The value of the token of each house."),
        Row("sentries", HOUSES * ELITE, 0, 1, "The sentry of each house; none where it is closed."),
        Row("clear", HOUSES * KINDS, 0, MOST, "The clear treasures of each house, by kind."),
        Row("red", HOUSES * KINDS, 0, MOST, "The red treasures of each house, by kind."),
        Row("free tokens", len(CLANS) * TOKENS, 0, MOST, "The tokens beside the board by clan, the highest first."),
        Row("placed", ALL_PLACES * seats, 0, SHURIKEN, "The shuriken of each seat at each place."),
        Row("bag", KINDS, 0, MOST, "The treasures in the bag, by kind."),
        Row("spent", KINDS, 0, MOST, "The treasures that were spent, by kind."),
        Row("guards", len(GUARDS), 0, MOST, "The guards and Elites in the piles that I do not know, by kind."),
        Row("beaten", len(GUARDS), 0, MOST, "The guards and Elites that were discarded, by kind."),
        Row("seer", seats, 0, 1, "Who has looked at cards on top of the piles of guards and Elites."),
        Row("looked at", 2, 0, 1, "Whether the guard, and the Elite, on top was looked at."),
        Row("next guard", len(GUARDS), 0, 1, "The guard on top, if I have looked at it."),
        Row("next elite", len(GUARDS), 0, 1, "The Elite on top, if I have looked at it."),
        Row("raid", HOUSES, 0, 1, "The house that is raided."),
        Row("side", len(SIDES), 0, 1, "The side of the raid: strength or stealth."),
        Row("foe", len(GUARDS), 0, 1, "Who guards the next treasure."),
        Row("sentry", 1, 0, 1, "Whether that is the sentry."),
        Row("looks", LOOKS, 0, 1, "Whether Boryaku works in this raid, and whether a card may be put aside."),
        Row("loot", KINDS, 0, MOST, "The treasures won in this raid, by kind."),
        Row("played", VALUES, 0, MOST, "The cards that won the last fight, by value."),
        Row("round", 1, 0, ROUNDS, "The round."),
        Row("stage", 1, 0, len(CLANS) + 1, "0 while shuriken are placed, then one more for each clan scored."),
    )


def fill(state: Ninjato, seat: int, cells: Cells, at: i64) -> i64:
    """What this seat may know. (R1.4)"""
    at = fill_cards(state, seat, cells, at)
    at = fill_players(state, seat, cells, at)
    at = fill_houses(state, seat, cells, at)
    at = fill_guards(state, seat, cells, at)
    at = put_kind(state.house, HOUSES, cells, at)
    at = put_kind(state.side, len(SIDES), cells, at)
    at = put_kind(state.foe, len(GUARDS), cells, at)
    at = put_one(int(state.is_sentry), cells, at)
    at = put_kind(state.looks, LOOKS, cells, at)
    at = put_counts(state.loot, KINDS, cells, at)
    at = put_counts(state.played, VALUES, cells, at)
    at = put_one(state.round, cells, at)
    return put_one(state.stage, cells, at)


def fill_cards(state: Ninjato, seat: int, cells: Cells, at: i64) -> i64:
    """The cards of the Dojo."""
    at = put_range(state.hands, seat * VALUES, (seat + 1) * VALUES, cells, at)
    for other in range(state.seats):
        if other != seat:
            add_range(state.hands, other * VALUES, (other + 1) * VALUES, cells, at)
    at = put_counts(state.card_pile, VALUES, cells, at)
    at = put_counts(state.row, VALUES, cells, at)
    at = put_counts(state.card_discards, VALUES, cells, at)
    at = put_one(len(state.card_pile), cells, at)
    for step in range(state.seats):
        at = put_one(state.hand_size((seat + step) % state.seats), cells, at)
    return at


def fill_players(state: Ninjato, seat: int, cells: Cells, at: i64) -> i64:
    """What lies before each player, open to all."""
    seats = state.seats
    at = put_rows(state.won, len(SOURCES), seat, cells, at)
    for step in range(seats):
        cells[at + step] = SHURIKEN
    for entry in state.placed:
        cells[at + (entry // ALL_PLACES - seat) % seats] -= 1
    at = put_order(state.order, seat, cells, at + seats)
    at = put_order(state.next_order(), seat, cells, at)
    at = put_rows(state.treasures, KINDS, seat, cells, at)
    at = put_rows(state.captured, CAPTURED_KINDS, seat, cells, at)
    at = put_holders(state.skill_at, seat, seats, cells, at)
    at = put(state.is_used, cells, at)
    at = put_holders(state.envoy_at, seat, seats, cells, at)
    return put_holders(state.rumour_at, seat, seats, cells, at)


def put_order(order: list[int], seat: int, cells: Cells, at: i64) -> i64:
    """Write the place of each seat in an order, from 1 on, beginning with mine."""
    seats = len(order)
    place = 1
    for other in order:
        put_one(place, cells, at + (other - seat) % seats)
        place += 1
    return at + seats


def put_holders(places: list[int], seat: i64, seats: i64, cells: Cells, at: i64) -> i64:
    """Write who holds each tile or card, and whether it lies open."""
    place: i64
    for place in places:
        at = put_seat(place, seat, seats, cells, at)
        if place == OPEN:
            cells[at] = 1
        at += 1
    return at


def fill_houses(state: Ninjato, seat: int, cells: Cells, at: i64) -> i64:
    """The houses, what lies beside the board, and the shuriken."""
    values = state.rules.token_values
    for token in state.tokens:
        at = put_kind(token // TOKENS, len(CLANS), cells, at)
    for token in state.tokens:
        cells[at] = values[token]
        at += 1
    for sentry in state.sentries:
        at = put_kind(sentry, ELITE, cells, at)
    at = put(state.clear, cells, at)
    at = put(state.red, cells, at)
    put_worths(state.free_tokens(), values, cells, at)
    at += len(CLANS) * TOKENS
    for entry in state.placed:
        by, place = entry // ALL_PLACES, entry % ALL_PLACES
        cells[at + place * state.seats + (by - seat) % state.seats] += 1
    at += ALL_PLACES * state.seats
    at = put_counts(state.bag, KINDS, cells, at)
    return put_counts(state.spent, KINDS, cells, at)


def put_worths(tokens: list[int], values: list[int], cells: Cells, at: i64) -> None:
    """Write what tokens are worth by clan, the highest first: each is put where the first lower one stands."""
    for token in tokens:
        first = at + token // TOKENS * TOKENS
        end = first + TOKENS
        worth = i16(values[token])
        while first < end:
            lower = cells[first]
            if worth > lower:
                cells[first] = worth
                worth = lower
            first += 1


def fill_guards(state: Ninjato, seat: int, cells: Cells, at: i64) -> i64:
    """The piles of guards and Elites. Who has looked at the cards on top knows them; to the others they may be any of
    the pile."""
    kinds = len(GUARDS)
    is_seer = seat == state.seer
    if not is_seer:
        put_kind(state.next_guard, kinds, cells, at)
        if state.next_elite != NOTHING:
            cells[at + state.next_elite] += 1
    put_counts(state.guard_pile, kinds, cells, at)
    at = put_counts(state.elite_pile, kinds, cells, at)
    put_counts(state.guard_discards, kinds, cells, at)
    at = put_counts(state.elite_discards, kinds, cells, at)
    at = put_seat(state.seer, seat, state.seats, cells, at)
    at = put_one(int(state.next_guard != NOTHING), cells, at)
    at = put_one(int(state.next_elite != NOTHING), cells, at)
    at = put_kind(state.next_guard if is_seer else NOTHING, kinds, cells, at)
    return put_kind(state.next_elite if is_seer else NOTHING, kinds, cells, at)


OBSERVATION = Observation(rows=rows, fill=fill)
