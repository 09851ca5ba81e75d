# hot
"""What players of an imagined world do at once: `hints` for bots that look ahead, without a view.

The reading takes nothing from the world that its seat does not know there, so the ratings are those of the hints.
"""

from tatami.core.state import Decision
from tatami.games.bushido.bot.knowledge import Reading
from tatami.games.bushido.bot.strategy import ABOUT_COMBAT, ABOUT_DISCS, ABOUT_OWN_LAND, ABOUT_TILES
from tatami.games.bushido.bot.strategy import rate as rate_options
from tatami.games.bushido.combat import stack_now
from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    ELITE_STRENGTH,
    FORTRESS,
    KINDS,
    MAP,
    NOTHING,
    TACTICS,
    Bushido,
)


def rate(state: Bushido, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return rate_options(read(state, decision.seat, decision.prompt), decision)


def read(state: Bushido, me: int, prompt: str) -> Reading:
    """What a seat knows of this world, as far as the question is about it. Lists are shared with the world: a reading
    lasts no longer than a question."""
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
    reading.land = seen_land(state) if state.phase == 0 and prompt not in ABOUT_OWN_LAND else state.land
    if prompt in ABOUT_TILES:
        read_tiles(reading, state)
    if prompt in ABOUT_DISCS:
        read_discs(reading, state)
    if prompt in ABOUT_COMBAT:
        read_combat(reading, state)
    return reading


def seen_land(state: Bushido) -> list[int]:
    """The map before the first turn, when some tiles lie face down. (R2.7)"""
    land = state.land[:]
    for hex in MAP[state.seats]:
        if not state.shown[hex] and land[hex] != FORTRESS:
            land[hex] = NOTHING
    return land


def read_tiles(reading: Reading, state: Bushido) -> None:
    """My tiles, what I have spied of others', and how many everybody has, which is counted when it is asked."""
    reading.tiles = known(state.spied_tiles, state.tiles, reading.me, state.seats, KINDS)
    reading.all_tiles = state.tiles


def read_discs(reading: Reading, state: Bushido) -> None:
    """My discs, what I have spied of others', and how many everybody has, which is counted when it is asked."""
    reading.discs = known(state.spied_discs, state.discs, reading.me, state.seats, TACTICS)
    reading.all_discs = state.discs


def known(spied: list[int], held: list[int], me: int, seats: int, kinds: int) -> list[int]:
    """What a seat knows of everybody's pieces, kind by kind: its own are as it holds them."""
    found = spied[me * seats * kinds : (me + 1) * seats * kinds]
    found[me * kinds : (me + 1) * kinds] = held[me * kinds : (me + 1) * kinds]
    return found


def read_combat(reading: Reading, state: Bushido) -> None:
    """The combat as one side sees it, or as anybody does."""
    reading.attacker = state.attacker
    reading.defender = state.defender
    reading.target = state.target
    reading.is_revolt = state.is_revolt
    reading.force = state.force + ELITE_STRENGTH * state.force_elite
    reading.bonus = state.bonus
    place = state.side(reading.me)
    reading.stack = stack_now(state, place)
    if state.combat >= CHOOSING_DISCS:
        reading.size = state.stack_size(1 - place)
        reading.top = state.tops[1 - place]
