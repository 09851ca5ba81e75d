"""How good each option looks to the seat that is asked, from its view alone: `strategy` reads it here."""

from tatami.core.state import Decision
from tatami.games.bushido.bot.knowledge import Reading
from tatami.games.bushido.bot.strategy import rate as rate_options
from tatami.games.bushido.state import (
    DISCS,
    ELITE_STRENGTH,
    KATANA,
    LANDS,
    MAP,
    NOBODY,
    NOTHING,
    PROVINCES,
    ROLES,
    TILES,
)
from tatami.games.bushido.view import Combat, View


def rate(view: View, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return rate_options(read(view), decision)


def read(view: View) -> Reading:
    """What a seat knows, off its view."""
    assert view.seat is not None, "a spectator is asked nothing"
    reading = Reading(len(view.seats), view.seat, view.month, view.turn)
    clans = view.seats
    reading.daimyo = [clan.daimyo for clan in clans]
    reading.samurai = [clan.samurai for clan in clans]
    reading.roles = [next((clan.seat for clan in clans if role in clan.roles), NOBODY) for role in ROLES]
    tiles = [clan.known_tiles if clan.tiles is None else clan.tiles for clan in clans]
    discs = [clan.known_discs if clan.discs is None else clan.discs for clan in clans]
    reading.tiles = [known.get(tile, 0) for known in tiles for tile in TILES]
    reading.discs = [known.get(disc, 0) for known in discs for disc in DISCS]
    reading.tile_counts = [clan.tile_count for clan in clans]
    reading.disc_counts = [clan.disc_count for clan in clans]
    every = len(PROVINCES)
    reading.values = view.rules.honour
    reading.land = [NOTHING] * every
    reading.owner = [NOBODY] * every
    reading.troops = [0] * every
    reading.elite = [0] * every
    reading.ronin = [0] * every
    for hex, province in zip(MAP[len(clans)], view.provinces):
        reading.land[hex] = NOTHING if province.land is None else LANDS.index(province.land)
        reading.owner[hex] = NOBODY if province.owner is None else province.owner
        reading.troops[hex] = province.troops
        reading.elite[hex] = province.elite
        reading.ronin[hex] = province.ronin
    if view.combat is not None:
        read_combat(reading, view.combat)
    return reading


def read_combat(reading: Reading, combat: Combat) -> None:
    """The combat as one side sees it, or as anybody does."""
    reading.attacker, reading.defender = (side.seat for side in combat.sides)
    reading.target = PROVINCES.index(combat.province)
    reading.is_revolt = combat.is_revolt
    reading.force = combat.troops + ELITE_STRENGTH * combat.elite
    reading.bonus = combat.bonus
    place = 0 if reading.attacker == reading.me else 1
    mine, other = combat.sides[place], combat.sides[1 - place]
    reading.stack = [(mine.stack or {}).get(tile, 0) for tile in TILES[:KATANA]]
    reading.size = other.size or 0
    reading.top = NOTHING if other.top is None else TILES.index(other.top)
