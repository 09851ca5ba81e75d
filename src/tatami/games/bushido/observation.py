"""What a learning program sees of a table of Bushido."""

from typing import Final

from tatami.core.observation import LARGEST, Observation, Row, put, put_from, put_kind, put_seat
from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    DISC_KINDS,
    DISCS,
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


def fill(state: Bushido, seat: int, cells: list[int], at: int) -> int:
    """What this seat may know. (R17)"""
    seats = state.seats
    circle = [(seat + step) % seats for step in range(seats)]
    at = put(state.tiles[seat * KINDS : (seat + 1) * KINDS], cells, at)
    at = put(state.discs[seat * DISC_KINDS : (seat + 1) * DISC_KINDS], cells, at)
    for known, kinds in ((state.spied_tiles, KINDS), (state.spied_discs, DISC_KINDS)):
        for other in circle:
            first = (seat * seats + other) * kinds
            at = put(known[first : first + kinds], cells, at)
    at = put([state.tile_count(other) for other in circle], cells, at)
    at = put([state.disc_count(other) for other in circle], cells, at)
    for numbers in (state.daimyo, state.samurai, state.lost, state.tokens):
        at = put_from(numbers, seat, cells, at)
    for holder in state.roles:
        at = put_seat(holder, seat, seats, cells, at)
    at = fill_map(state, seat, cells, at)
    at = put([state.month], cells, at)
    at = put_seat(state.turn, seat, seats, cells, at)
    at = put([state.campaign], cells, at)
    return fill_combat(state, seat, cells, at)


def fill_map(state: Bushido, seat: int, cells: list[int], at: int) -> int:
    """The provinces."""
    hexes = MAP[state.seats]
    for hex in hexes:
        at = put_seat(state.owner[hex], seat, state.seats, cells, at)
    at = put_from([province + 1 for province in state.fortress], seat, cells, at)
    for hex in hexes:
        is_seen = state.shown[hex] or state.is_fortress(hex)
        at = put_kind(state.land[hex] if is_seen else NOTHING, len(LANDS), cells, at)
    for numbers in (state.troops, state.elite, state.ronin):
        at = put([numbers[hex] for hex in hexes], cells, at)
    return at


def fill_combat(state: Bushido, seat: int, cells: list[int], at: int) -> int:
    """A combat, or the last one of this turn. Answers that are still secret are picks, and stay so."""
    at = put_kind(state.combat, RESOLVED + 1, cells, at)
    if state.combat == NO_COMBAT:
        return at + 2 * state.seats + 5 + 3 * KATANA
    at = put_seat(state.attacker, seat, state.seats, cells, at)
    at = put_seat(state.defender, seat, state.seats, cells, at)
    at = put([state.target + 1, state.source + 1], cells, at)
    at = put([state.force, state.force_elite, state.bonus], cells, at)
    is_laid = state.combat >= CHOOSING_DISCS
    fights = is_laid and seat in (state.attacker, state.defender)
    side = int(seat == state.defender)
    at = put(state.stacks[side * KATANA : (side + 1) * KATANA] if fights else [0] * KATANA, cells, at)
    for top in state.tops if is_laid and state.tops else (NOTHING, NOTHING):
        at = put_kind(top, KATANA, cells, at)
    return at


OBSERVATION = Observation(
    rows=rows,
    fill=fill,
    seat_fields=frozenset({"adviser", "host"}),
    own_fields=frozenset({"moves", "placed"}),  # Bits, for programs only.
)
