# hot
"""What players of an imagined world do at once: `hints` for bots that look ahead, without a view.

The reading takes nothing from the world that its seat does not know there, so the ratings are those of the hints.
"""

from tatami.core.state import Decision
from tatami.games.bushido.reading import Reading
from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    ELITE_STRENGTH,
    FORTRESS,
    KATANA,
    KINDS,
    MAP,
    NO_COMBAT,
    NOTHING,
    TACTICS,
    Bushido,
)
from tatami.games.bushido.strategy import rate as rate_options


def rate(state: Bushido, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return rate_options(read(state, decision.seat), decision)


def read(state: Bushido, me: int) -> Reading:
    """What a seat knows of this world. Lists are shared with it: a reading lasts no longer than a question."""
    seats = state.seats
    reading = Reading(seats, me, state.month, state.turn)
    reading.daimyo = state.daimyo
    reading.samurai = state.samurai
    reading.roles = state.roles
    reading.values = state.rules.honour
    reading.owner = state.owner
    reading.troops = state.troops
    reading.elite = state.elite
    reading.ronin = state.ronin
    reading.land = seen_land(state) if state.phase == 0 else state.land
    known = state.spied_tiles[me * seats * KINDS : (me + 1) * seats * KINDS]
    known[me * KINDS : (me + 1) * KINDS] = state.tiles[me * KINDS : (me + 1) * KINDS]
    reading.tiles = known
    reading.tile_counts = [state.tile_count(seat) for seat in range(seats)]
    known = state.spied_discs[me * seats * TACTICS : (me + 1) * seats * TACTICS]
    known[me * TACTICS : (me + 1) * TACTICS] = state.discs[me * TACTICS : (me + 1) * TACTICS]
    reading.discs = known
    reading.disc_counts = [state.disc_count(seat) for seat in range(seats)]
    if state.combat != NO_COMBAT:
        read_combat(reading, state)
    return reading


def seen_land(state: Bushido) -> list[int]:
    """The map before the first turn, when some tiles lie face down. (R2.7)"""
    land = state.land[:]
    for hex in MAP[state.seats]:
        if not state.shown[hex] and land[hex] != FORTRESS:
            land[hex] = NOTHING
    return land


def read_combat(reading: Reading, state: Bushido) -> None:
    """The combat as one side sees it, or as anybody does."""
    reading.attacker = state.attacker
    reading.defender = state.defender
    reading.target = state.target
    reading.is_revolt = state.is_revolt
    reading.force = state.force + ELITE_STRENGTH * state.force_elite
    reading.bonus = state.bonus
    place = state.side(reading.me)
    reading.stack = state.stacks[place * KATANA : (place + 1) * KATANA]
    if state.combat >= CHOOSING_DISCS:
        reading.size = state.stack_size(1 - place)
        reading.top = state.tops[1 - place]
