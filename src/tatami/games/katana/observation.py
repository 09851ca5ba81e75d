# hot
"""What a learning program sees of a table of Katana."""

from typing import Final

from tatami.core._types import Cells, i16, i64
from tatami.core.cells import put_counts, put_from, put_kind, put_one, put_seat, put_sizes
from tatami.core.observation import Observation, Row
from tatami.games.katana.content import DECK, MOST_LIFE
from tatami.games.katana.state import CARDS, CHARACTERS, MOST_SEATS, NOTHING, OUT_OF_REACH, ROLES, Katana, steps_away

MOST_HONOUR: Final = 99
MOST_DEEDS: Final = 999
KINDS: Final = len(CARDS)
# How many steps each seat is from another, by [seats][attacker][upright].
AWAY: Final = [
    [[steps_away(seats, attacker, upright) for upright in range(1 << seats)] for attacker in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine."""
    return (
        Row("hand", len(CARDS), 0, DECK, "How many cards of each kind I hold, in the order of content.toml."),
        Row("unseen", len(CARDS), 0, DECK, "How many cards of each kind lie where I do not see them."),
        Row("hand sizes", seats, 0, DECK, "The cards that each seat holds."),
        Row("life", seats, 0, MOST_LIFE, "The life of each seat."),
        Row("honour", seats, 0, MOST_HONOUR, "The honour of each seat."),
        Row("armours", seats, 0, DECK, "The Armours before each seat."),
        Row("fast draws", seats, 0, DECK, "The Fast Draws before each seat."),
        Row("focuses", seats, 0, DECK, "The Focuses before each seat."),
        Row("bushido", seats, 0, 1, "Before whom Code of Bushido lies."),
        Row("difficulty", seats, 0, OUT_OF_REACH, "How hard each seat is for me to hit; 99 for the harmless."),
        Row("turn", seats, 0, 1, "Whose turn it is."),
        Row("roles", seats * len(ROLES), 0, 1, "The role of each seat, as far as I know it."),
        Row("characters", seats * len(CHARACTERS), 0, 1, "The character of each seat."),
        Row("deeds", seats * seats, -MOST_DEEDS, MOST_DEEDS, "Blows of each seat against each other, less gifts."),
        Row("resolving", len(CARDS), 0, 1, "The card that is being played."),
        Row("top", len(CARDS), 0, 1, "The card on top of the discards."),
        Row("pile", 1, 0, DECK, "The cards left to draw."),
        Row("weapons left", 1, -DECK, DECK, "How many weapons may still be played in this turn."),
    )


def fill(state: Katana, seat: int, cells: Cells, at: i64) -> i64:
    """What this seat may know. (R14)"""
    seats: i64 = state.seats
    at = put_counts(state.hands[seat], KINDS, cells, at)
    at = put_unseen(state, seat, cells, at)
    at = put_sizes(state.hands, seat, cells, at)
    at = put_from(state.life, seat, cells, at)
    at = put_from(state.honour, seat, cells, at)
    at = put_from(state.armours, seat, cells, at)
    at = put_from(state.fast_draws, seat, cells, at)
    at = put_from(state.focuses, seat, cells, at)
    at = put_seat(state.bushido_at, seat, seats, cells, at)
    at = put_difficulties(state, seat, cells, at)
    at = put_seat(state.turn, seat, seats, cells, at)
    at = put_identities(state, seat, cells, at)
    at = put_deeds(state, seat, cells, at)
    at = put_kind(state.resolving, KINDS, cells, at)
    at = put_kind(state.discards[-1] if state.discards else NOTHING, KINDS, cells, at)
    at = put_one(len(state.pile), cells, at)
    return put_one(state.weapon_limit(state.turn) - state.weapons_played, cells, at)


def put_unseen(state: Katana, seat: int, cells: Cells, at: i64) -> i64:
    """How many cards of each kind are in the draw pile or in hands that this seat does not see."""
    put_counts(state.pile, KINDS, cells, at)
    if not state.over:
        for other in range(state.seats):
            if other != seat:
                put_counts(state.hands[other], KINDS, cells, at)
    return at + KINDS


def put_difficulties(state: Katana, seat: int, cells: Cells, at: i64) -> i64:
    """How hard each seat is for this one to hit: as the table says it, without making lists. (R6.1-R6.3)"""
    away = AWAY[state.seats][seat][state.alive & state.holding]
    other = seat
    for _step in range(state.seats):
        steps = away[other]
        cells[at] = steps if steps == OUT_OF_REACH else steps + state.guard(other)
        at += 1
        other = other + 1 if other + 1 < state.seats else 0
    return at


def put_identities(state: Katana, seat: int, cells: Cells, at: i64) -> i64:
    """The roles that this seat knows, and the characters."""
    for step in range(state.seats):
        other = (seat + step) % state.seats
        is_known = step == 0 or state.over or state.is_role_open(other)
        at = put_kind(state.roles[other] if is_known else NOTHING, len(ROLES), cells, at)
    for step in range(state.seats):
        at = put_kind(state.characters[(seat + step) % state.seats], len(CHARACTERS), cells, at)
    return at


def put_deeds(state: Katana, seat: int, cells: Cells, at: i64) -> i64:
    """What each seat did to each other, both counted from this one."""
    seats: i64 = state.seats
    deeds = state.memory.deeds
    by: i64 = seat
    for _by in range(state.seats):
        to: i64 = seat
        for _to in range(state.seats):
            count: i64 = deeds[by * seats + to]
            if count != 0:
                cells[at] = i16(min(MOST_DEEDS, max(-MOST_DEEDS, count)))
            at += 1
            to = to + 1 if to + 1 < seats else 0
        by = by + 1 if by + 1 < seats else 0
    return at


OBSERVATION = Observation(rows=rows, fill=fill, seat_fields=frozenset({"attacker"}))
