# hot
"""What a learning program sees of a table of Bushido."""

from typing import Final

from tatami.core._types import Cells, i64
from tatami.core.cells import LARGEST, put_from, put_kind, put_one, put_range, put_seat
from tatami.core.observation import Observation, Row
from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    DISC_KINDS,
    DISCS,
    FORTRESS,
    KATANA,
    KINDS,
    LANDS,
    LAST_MONTH,
    MAP,
    MOST_TROOPS,
    NO_COMBAT,
    NOTHING,
    PROVINCES,
    RESOLVED,
    ROLES,
    SECOND_ATTACK,
    TILES,
    Bushido,
)

MOST_TILES: Final = 999
MOST_HONOUR: Final = 999


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine, those by province go from the
    north on."""
    hexes = len(MAP[seats])
    return (
        Row("tiles", len(TILES), 0, MOST_TILES, "How many of each support tile lie behind my screen."),
        Row("discs", len(DISCS), 0, MOST_TILES, "How many of each disc lie behind my screen."),
        Row("known tiles", seats * KINDS, 0, MOST_TILES, "The tiles that I know each seat to have, at least."),
        Row("known discs", seats * DISC_KINDS, 0, MOST_TILES, "The discs that I know each seat to have, at least."),
        Row("tile counts", seats, 0, MOST_TILES, "How many support tiles each seat has."),
        Row("disc counts", seats, 0, MOST_TILES, "How many discs each seat has."),
        Row("daimyo honour", seats, -MOST_HONOUR, MOST_HONOUR, "The Daimyo honour of each seat."),
        Row("samurai honour", seats, -MOST_HONOUR, MOST_HONOUR, "The Samurai honour of each seat."),
        Row("lost", seats, 0, MOST_TROOPS, "The troops of each seat that are out of the game."),
        Row("tokens", seats, 0, 7, "The tokens of each seat as bits: bonus 3, bonus 6, campaign."),
        Row("roles", len(ROLES) * seats, 0, 1, "Who has each role."),
        Row("owners", hexes * seats, 0, 1, "Who holds each province."),
        Row("fortresses", seats, 0, len(PROVINCES), "The province of each fortress plus 1; 0 before it stands."),
        Row("lands", hexes * len(LANDS), 0, 1, "What each province is, once it has been seen."),
        Row("troops", hexes, 0, MOST_TROOPS, "The troops in each province."),
        Row("elite", hexes, 0, MOST_TROOPS, "The elite tokens in each province."),
        Row("ronin", hexes, 0, MOST_TILES, "The Ronin in each province."),
        Row("month", 1, 0, LAST_MONTH + 1, "The month."),
        Row("turn", seats, 0, 1, "Whose turn it is."),
        Row("campaign", 1, 0, SECOND_ATTACK, "Whether a campaign is declared, or its second attack under way."),
        Row("combat", RESOLVED + 1, 0, 1, "How far a combat has come."),
        Row("attacker", seats, 0, 1, "Who attacks."),
        Row("defender", seats, 0, 1, "Who defends."),
        Row("battlefield", 2, 0, len(PROVINCES), "The province that is attacked, and from where, plus 1 each."),
        Row("force", 3, 0, LARGEST, "Troops and elite tokens that attack, and the honour offered for a victory."),
        Row("stack", KATANA, 0, MOST_TILES, "My stack in this combat, once it is laid, by strength."),
        Row("tops", 2 * KATANA, 0, 1, "The top tiles of attacker and defender, once they are laid."),
    )


def fill(state: Bushido, seat: int, cells: Cells, at: i64) -> i64:
    """What this seat may know. (R17)"""
    seats = state.seats
    at = put_range(state.tiles, seat * KINDS, (seat + 1) * KINDS, cells, at)
    at = put_range(state.discs, seat * DISC_KINDS, (seat + 1) * DISC_KINDS, cells, at)
    at = put_spied(state.spied_tiles, KINDS, seat, seats, cells, at)
    at = put_spied(state.spied_discs, DISC_KINDS, seat, seats, cells, at)
    for step in range(seats):
        at = put_one(state.tile_count((seat + step) % seats), cells, at)
    for step in range(seats):
        at = put_one(state.disc_count((seat + step) % seats), cells, at)
    at = put_from(state.daimyo, seat, cells, at)
    at = put_from(state.samurai, seat, cells, at)
    at = put_from(state.lost, seat, cells, at)
    at = put_from(state.tokens, seat, cells, at)
    for holder in state.roles:
        at = put_seat(holder, seat, seats, cells, at)
    at = fill_map(state, seat, cells, at)
    at = put_one(state.month, cells, at)
    at = put_seat(state.turn, seat, seats, cells, at)
    at = put_one(state.campaign, cells, at)
    return fill_combat(state, seat, cells, at)


def put_spied(known: list[int], kinds: int, seat: int, seats: int, cells: Cells, at: i64) -> i64:
    """What this seat knows each seat to have, its own row first."""
    first = seat * seats
    at = put_range(known, (first + seat) * kinds, (first + seats) * kinds, cells, at)
    return put_range(known, first * kinds, (first + seat) * kinds, cells, at)


def fill_map(state: Bushido, seat: int, cells: Cells, at: i64) -> i64:
    """The provinces."""
    hexes = MAP[state.seats]
    seats: i64 = state.seats
    own: i64 = seat
    for hex in hexes:
        owner: i64 = state.owner[hex]
        if owner >= 0:
            cells[at + (owner - own if owner >= own else owner - own + seats)] = 1
        at += seats
    for step in range(state.seats):
        at = put_one(state.fortress[(seat + step) % state.seats] + 1, cells, at)
    for hex in hexes:
        land: i64 = state.land[hex]
        if land >= 0 and (state.shown[hex] or land == FORTRESS):
            cells[at + land] = 1
        at += len(LANDS)
    at = put_hexes(state.troops, hexes, cells, at)
    at = put_hexes(state.elite, hexes, cells, at)
    return put_hexes(state.ronin, hexes, cells, at)


def put_hexes(numbers: list[int], hexes: list[int], cells: Cells, at: i64) -> i64:
    """Write a number for each province that is in play."""
    for hex in hexes:
        cells[at] = numbers[hex]
        at += 1
    return at


def fill_combat(state: Bushido, seat: int, cells: Cells, at: i64) -> i64:
    """A combat, or the last one of this turn. Answers that are still secret are picks, and stay so."""
    at = put_kind(state.combat, RESOLVED + 1, cells, at)
    if state.combat == NO_COMBAT:
        return at + 2 * state.seats + 5 + 3 * KATANA
    at = put_seat(state.attacker, seat, state.seats, cells, at)
    at = put_seat(state.defender, seat, state.seats, cells, at)
    at = put_one(state.target + 1, cells, at)
    at = put_one(state.source + 1, cells, at)
    at = put_one(state.force, cells, at)
    at = put_one(state.force_elite, cells, at)
    at = put_one(state.bonus, cells, at)
    is_laid = state.combat >= CHOOSING_DISCS
    if is_laid and seat in (state.attacker, state.defender):
        side = int(seat == state.defender)
        put_range(state.stacks, side * KATANA, (side + 1) * KATANA, cells, at)
    at += KATANA
    for top in state.tops if is_laid and state.tops else (NOTHING, NOTHING):
        at = put_kind(top, KATANA, cells, at)
    return at


OBSERVATION = Observation(
    rows=rows,
    fill=fill,
    seat_fields=frozenset({"adviser", "host"}),
    own_fields=frozenset({"moves", "placed"}),  # Bits, for programs only.
)
