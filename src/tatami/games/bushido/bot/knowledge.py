# hot
"""What a seat knows of a table, in numbers: filled from its view, or from an imagined world as far as the seat may
know it there. Both are the same wherever the seat is asked something; ratings read nothing else.
"""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.bushido.phases.combat import stack_now
from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    DISC_KINDS,
    DISCS,
    ELITE_STRENGTH,
    FORTRESS,
    KATANA,
    KINDS,
    LANDS,
    MAP,
    NEIGHBOURS,
    NO_COMBAT,
    NOBODY,
    NOTHING,
    PROVINCES,
    ROLES,
    TILES,
    UNSET,
    Bushido,
)
from tatami.games.bushido.view import Combat, View

NO_NUMBERS: Final[list[float]] = []


@mypyc_attr(acyclic=True)
class Knowledge:
    """What the seat `me` knows. It lasts no longer than a question: lists are shared with the world it is about."""

    __slots__ = (
        "_disc_counts", "_discs", "_tile_counts", "_tiles", "_world", "attacker", "believed_swords", "bonus",
        "daimyo", "defender", "elite", "force", "is_revolt", "land", "me", "month", "owner", "roles", "ronin",
        "samurai", "seats", "size", "stack", "target", "threats", "top", "troops", "turn", "values",
    )  # fmt: skip

    def __init__(self, seats: int, me: int, month: int, turn: int) -> None:
        self.seats = seats
        self.me = me
        self.month = month
        self.turn = turn
        # By seat
        self.daimyo = UNSET  # It is the daimyo honour of each seat.
        self.samurai = UNSET  # It is the samurai honour of each seat.
        self.roles = UNSET  # It says who holds each character card.
        # By province
        self.land = UNSET  # It says what lies in each province, NOTHING while it is face down.
        self.owner = UNSET
        self.troops = UNSET
        self.elite = UNSET
        self.ronin = UNSET
        self.values = UNSET  # It is the honour of each kind of land.
        # Of a combat
        self.attacker = NOBODY
        self.defender = NOBODY
        self.target = NOTHING
        self.is_revolt = False
        self.force = 0  # It is the strength of the attacking troops.
        self.bonus = 0
        self.stack = UNSET  # These are my tiles, by strength less one.
        self.size = 0  # The other stack has so many tiles, once it is shown.
        self.top = NOTHING  # This tile lies on top of the other stack.
        # Tiles and discs of a world are read when they are asked for: most questions are not about them.
        self._world: Bushido | None = None
        self._tiles = UNSET
        self._discs = UNSET
        self._tile_counts = UNSET
        self._disc_counts = UNSET
        # What `worth` works out once for a question.
        self.threats = NO_NUMBERS
        self.believed_swords = NO_NUMBERS

    # Screens

    @property
    def tiles(self) -> list[int]:
        """The tiles known to be with each seat, kind by kind: all of one's own, and what was spied of others'."""
        world = self._world
        if world is not None and self._tiles is UNSET:
            self._tiles = seen_pieces(world.spied_tiles, world.tiles, self.me, self.seats, KINDS)
        return self._tiles

    @property
    def discs(self) -> list[int]:
        """The discs known to be with each seat, kind by kind."""
        world = self._world
        if world is not None and self._discs is UNSET:
            self._discs = seen_pieces(world.spied_discs, world.discs, self.me, self.seats, DISC_KINDS)
        return self._discs

    def tile_count(self, seat: int) -> int:
        """How many tiles a clan has."""
        return self._tile_counts[seat] if self._world is None else self._world.tile_count(seat)

    def disc_count(self, seat: int) -> int:
        """How many discs a clan has."""
        return self._disc_counts[seat] if self._world is None else self._world.disc_count(seat)

    def katana_tiles(self) -> list[int]:
        """My katana tiles by strength less one."""
        first = self.me * KINDS
        return self.tiles[first : first + KATANA]

    # Provinces

    def neighbours(self, hex: int) -> list[int]:
        return NEIGHBOURS[self.seats][hex]

    def strength(self, hex: int) -> int:
        return self.troops[hex] + ELITE_STRENGTH * self.elite[hex]

    def honour(self, hex: int) -> int:
        """What a province is worth; nothing is expected of one that nobody has seen."""
        kind = self.land[hex]
        return 0 if kind == NOTHING else self.values[kind]

    def own(self) -> list[int]:
        """My provinces."""
        return [hex for hex, owner in enumerate(self.owner) if owner == self.me]

    def linked(self, hex: int) -> list[int]:
        """The provinces that my troops can come from, or go to, through my own land; this one too."""
        reached = [hex]
        for here in reached:
            for other in self.neighbours(here):
                if self.owner[other] == self.me and other not in reached:
                    reached.append(other)
        return reached


def seen_pieces(spied: list[int], held: list[int], me: int, seats: int, kinds: int) -> list[int]:
    """What a seat knows of everybody's pieces, kind by kind: its own are as it holds them."""
    found = spied[me * seats * kinds : (me + 1) * seats * kinds]
    found[me * kinds : (me + 1) * kinds] = held[me * kinds : (me + 1) * kinds]
    return found


# From a world


def of_world(state: Bushido, me: int) -> Knowledge:
    """What a seat knows of an imagined world, or of a table."""
    known = Knowledge(state.seats, me, state.month, state.turn)
    known._world = state
    known.daimyo = state.daimyo
    known.samurai = state.samurai
    known.roles = state.roles
    known.land = state.land if state.phase else shown_land(state)
    known.owner = state.owner
    known.troops = state.troops
    known.elite = state.elite
    known.ronin = state.ronin
    known.values = state.rules.honour
    if state.combat != NO_COMBAT:
        known.attacker = state.attacker
        known.defender = state.defender
        known.target = state.target
        known.is_revolt = state.is_revolt
        known.force = state.force + ELITE_STRENGTH * state.force_elite
        known.bonus = state.bonus
        place = state.side(me)
        known.stack = stack_now(state, place)
        if state.combat >= CHOOSING_DISCS:
            known.size = state.stack_size(1 - place)
            known.top = state.tops[1 - place]
    return known


def shown_land(state: Bushido) -> list[int]:
    """The map before the first turn, when some tiles lie face down. (R2.7)"""
    land = state.land[:]
    for hex in MAP[state.seats]:
        if not state.shown[hex] and land[hex] != FORTRESS:
            land[hex] = NOTHING
    return land


# From a view


def of_view(view: View) -> Knowledge:
    """What a seat knows by its view."""
    assert view.seat is not None, "a spectator is asked nothing"
    known = Knowledge(len(view.seats), view.seat, view.month, view.turn)
    clans = view.seats
    known.daimyo = [clan.daimyo for clan in clans]
    known.samurai = [clan.samurai for clan in clans]
    known.roles = [next((clan.seat for clan in clans if role in clan.roles), NOBODY) for role in ROLES]
    tiles = [clan.known_tiles if clan.tiles is None else clan.tiles for clan in clans]
    discs = [clan.known_discs if clan.discs is None else clan.discs for clan in clans]
    known._tiles = [held.get(tile, 0) for held in tiles for tile in TILES]
    known._discs = [held.get(disc, 0) for held in discs for disc in DISCS]
    known._tile_counts = [clan.tile_count for clan in clans]
    known._disc_counts = [clan.disc_count for clan in clans]
    every = len(PROVINCES)
    known.land = [NOTHING] * every
    known.owner = [NOBODY] * every
    known.troops = [0] * every
    known.elite = [0] * every
    known.ronin = [0] * every
    known.values = view.rules.honour
    for hex, province in zip(MAP[len(clans)], view.provinces):
        known.land[hex] = NOTHING if province.land is None else LANDS.index(province.land)
        known.owner[hex] = NOBODY if province.owner is None else province.owner
        known.troops[hex] = province.troops
        known.elite[hex] = province.elite
        known.ronin[hex] = province.ronin
    if view.combat is not None:
        _read_combat(known, view.combat)
    return known


def _read_combat(known: Knowledge, combat: Combat) -> None:
    known.attacker, known.defender = [side.seat for side in combat.sides]
    known.target = PROVINCES.index(combat.province)
    known.is_revolt = combat.is_revolt
    known.force = combat.troops + ELITE_STRENGTH * combat.elite
    known.bonus = combat.bonus
    place = 0 if known.attacker == known.me else 1
    mine, other = combat.sides[place], combat.sides[1 - place]
    known.stack = [(mine.stack or {}).get(tile, 0) for tile in TILES[:KATANA]]
    known.size = other.size or 0
    known.top = NOTHING if other.top is None else TILES.index(other.top)
