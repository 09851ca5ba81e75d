"""Content packs of Bushido at the limits of its reader, for the examination."""

from tatami.core.extremes import Below, extreme, split
from tatami.games.bushido.content import (
    ALL_DISCS,
    FIRST_DISCS,
    HEXES_EACH,
    KATANA_TILES,
    LAND_TILES,
    MOST_EFFECTS,
    MOST_KOTAU,
    MOST_START,
    MOST_VALUE,
    SHIPPED,
    most_katana,
)
from tatami.games.bushido.state import COMBAT_DISCS, DISC_KINDS, DISCS, KATANA, LANDS, MOST_SEATS, TILES

FORTRESS = "fortress"
NEEDS: dict[str, object] = {"stall_guard": True}  # Where no land is worth anything, only the guard moves the year on.


def pack(below: Below) -> dict[str, object]:
    """A pack that can just be played: values at their limits, boxes with few kinds of tiles and discs."""
    provinces = [land for land in LANDS if land != FORTRESS]
    copies = dict(zip(provinces, split(below, LAND_TILES, [LAND_TILES] * len(provinces)), strict=True))
    return {
        "lands": _lands(below, {**copies, FORTRESS: 0}),
        "publisher": {land: extreme(below, 0, most_katana(land)) for land in LANDS},
        "mixes": {
            seats: dict(zip(provinces, split(below, HEXES_EACH * int(seats), list(copies.values())), strict=True))
            for seats in SHIPPED.mixes
        },
        "tiles": _tiles(below),
        "discs": _discs(below),
    }


def _lands(below: Below, copies: dict[str, int]) -> dict[str, dict[str, int]]:
    """Nobody may have won before the first turn, so the fortress leaves the provinces so much honour and no more."""
    fortress = extreme(below, 0, MOST_VALUE)
    most = min(MOST_VALUE, (MOST_START - fortress) // (HEXES_EACH - 1))
    return {
        land: {
            "honour": fortress if land == FORTRESS else extreme(below, 0, most),
            "koku": extreme(below, 0, MOST_VALUE),
            "katana": extreme(below, 0, most_katana(land)),
            "copies": count,
        }
        for land, count in copies.items()
    }


def _tiles(below: Below) -> dict[str, dict[str, int]]:
    katana = split(below, KATANA_TILES, [KATANA_TILES] * KATANA)
    effects = len(TILES) - KATANA
    counts = [*katana, *split(below, extreme(below, 0, MOST_EFFECTS), [MOST_EFFECTS] * effects)]
    return {tile: {"copies": count} for tile, count in zip(TILES, counts, strict=True)}


def _discs(below: Below) -> dict[str, dict[str, int]]:
    """Five of each of the first hand, the rest as it comes."""
    least = [MOST_SEATS if disc in FIRST_DISCS else 0 for disc in DISCS]
    most = [ALL_DISCS if disc < COMBAT_DISCS else MOST_KOTAU for disc in range(DISC_KINDS)]
    more = split(below, ALL_DISCS - sum(least), most)
    return {disc: {"copies": few + many} for disc, few, many in zip(DISCS, least, more, strict=True)}
