"""The printed values of Bushido, each with its provenance, and how a content pack changes them."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from tatami.core.errors import BadContent, shown
from tatami.core.packs import changed_row, check_names, read_as, shipped
from tatami.games.bushido import Options
from tatami.games.bushido.discs import DISC_ROWS
from tatami.games.bushido.state import COMBAT_DISCS, DISCS, KATANA, LANDS, MOST_SEATS, TILES, Rules

Source = Literal["rulebook", "source", "reconstruction", "owner"]
LAND_TILES = 32  # (R2.9)
KATANA_TILES = 102  # (R4.1)
MOST_EFFECTS = 40  # The box has 35, but a pack may correct that. (R4.2)
ALL_DISCS = 33  # (R4.8)
MOST_KOTAU = 10
MOST_START = 45  # Daimyo honour to start with: nobody may have won before the first turn.
HEXES_EACH = 6
MOST_VALUE = 20  # No land has more honour or koku.
FIRST_DISCS = tuple(row.key for row in DISC_ROWS if row.is_given())  # Everybody begins with one of each. (R2.16)


class LandSource(msgspec.Struct, frozen=True):
    """Where the three values of a land come from."""

    honour: Source = "owner"
    koku: Source = "owner"
    katana: Source = "owner"


class Land(msgspec.Struct, frozen=True):
    """One kind of province: what is printed on it, and how many such tiles the box has."""

    honour: int
    koku: int
    katana: int
    copies: int
    source: LandSource = LandSource()


class Piece(msgspec.Struct, frozen=True):
    """One kind of support tile or disc: how many there are."""

    copies: int
    source: Source = "owner"


class Content(msgspec.Struct, frozen=True):
    """All values of one copy of the game."""

    lands: dict[str, Land]
    publisher: dict[str, int]
    mixes: dict[str, dict[str, int]]
    tiles: dict[str, Piece]
    discs: dict[str, Piece]


class Pack(msgspec.Struct, frozen=True):
    """What the owner of a box wrote down: only the rows that differ, and of a row only the values that do."""

    lands: dict[str, dict[str, object]] = {}
    publisher: dict[str, int] = {}
    mixes: dict[str, dict[str, int]] = {}
    tiles: dict[str, dict[str, object]] = {}
    discs: dict[str, dict[str, object]] = {}


SHIPPED = shipped(__package__, Content)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    given = read_as(pack, Pack)
    check_names(given.lands, LANDS, "land", "Bushido")
    check_names(given.publisher, LANDS, "land", "Bushido")
    check_names(given.tiles, TILES, "tile", "Bushido")
    check_names(given.discs, DISCS, "disc", "Bushido")
    check_names(given.mixes, tuple(SHIPPED.mixes), "number of players", "Bushido")
    for mix in given.mixes.values():
        check_names(mix, LANDS[:-1], "land", "Bushido")
    content = Content(
        {name: _land(name, given.lands.get(name, {})) for name in LANDS},
        {**SHIPPED.publisher, **given.publisher},
        {seats: {**mix, **given.mixes.get(seats, {})} for seats, mix in SHIPPED.mixes.items()},
        {name: changed_row(SHIPPED.tiles[name], given.tiles.get(name, {}), f"tiles.{name}") for name in TILES},
        {name: changed_row(SHIPPED.discs[name], given.discs.get(name, {}), f"discs.{name}") for name in DISCS},
    )
    _playable(content)
    return content


def sources(content: Content, is_publishers: bool) -> dict[str, str]:
    """Where the values in play come from: of each land its honour, koku and katana (`city koku`), which may be those
    of the publisher's table, and the numbers of tiles and discs (`tile-ronin`, `disc-duel`)."""
    found: dict[str, str] = {}
    for name, land in content.lands.items():
        katana: str = land.source.katana
        if is_publishers:
            katana = "source" if content.publisher[name] == SHIPPED.publisher[name] else "owner"
        found |= {f"{name} honour": land.source.honour, f"{name} koku": land.source.koku, f"{name} katana": katana}
    found |= {f"tile-{name}": piece.source for name, piece in content.tiles.items()}
    return found | {f"disc-{name}": piece.source for name, piece in content.discs.items()}


def _land(name: str, values: dict[str, object]) -> Land:
    """A shipped land with the values that a pack gives; those come from the owner of the box."""
    printed = SHIPPED.lands[name]
    source = msgspec.structs.asdict(printed.source)
    owned = {value: "owner" for value in source if value in values}
    return changed_row(printed, {"source": {**source, **owned}, **values} if values else {}, f"lands.{name}")


def most_katana(land: str) -> int:
    """The most katana that a land may have."""
    return 10 if land == "fortress" else 2


def _playable(content: Content) -> None:
    for name, land in content.lands.items():
        most, katana = MOST_VALUE, most_katana(name)
        if not (0 <= land.honour <= most and 0 <= land.koku <= most and 0 <= land.katana <= katana):
            raise BadContent("bad-value", f"{name}: honour and koku are from 0 to {most}, katana from 0 to {katana}.")
        if not 0 <= content.publisher[name] <= katana:
            raise BadContent("bad-value", f"{name}: katana are from 0 to {katana}.")
    best = max(land.honour for name, land in content.lands.items() if name != "fortress")
    start = content.lands["fortress"].honour + (HEXES_EACH - 1) * best
    if start > MOST_START:
        raise BadContent("bad-value", f"A clan could start with {start} honour; {MOST_START} is the most.")
    _counted("provinces", [land.copies for land in content.lands.values()], LAND_TILES)
    if content.lands["fortress"].copies:
        raise BadContent("bad-count", "A fortress is the back of a province and has no tiles of its own.")
    for seats, mix in content.mixes.items():
        _counted(f"provinces for {seats} players", list(mix.values()), HEXES_EACH * int(seats))
        for name, count in mix.items():
            if count > content.lands[name].copies:
                raise BadContent("bad-count", f"{count} {name} for {seats} players are more than the box has.")
    _counted("katana tiles", [content.tiles[name].copies for name in TILES[:KATANA]], KATANA_TILES)
    effects = [content.tiles[name].copies for name in TILES[KATANA:]]
    if min(effects) < 0 or sum(effects) > MOST_EFFECTS:
        raise BadContent(
            "bad-count", f"{shown(sum(effects))} effect tiles are not possible; {MOST_EFFECTS} are the most."
        )
    _counted("discs", [content.discs[name].copies for name in DISCS], ALL_DISCS)
    if min(content.discs[name].copies for name in FIRST_DISCS) < MOST_SEATS:
        raise BadContent("bad-count", "There are too few discs for the first hands of five players.")
    if max(content.discs[name].copies for name in DISCS[COMBAT_DISCS:]) > MOST_KOTAU:
        raise BadContent("bad-count", f"More than {MOST_KOTAU} Kotau discs leave too few for combat.")


def _counted(noun: str, counts: list[int], total: int) -> None:
    if min(counts) < 0 or sum(counts) != total:
        raise BadContent("bad-count", f"The pack makes {shown(sum(counts))} {noun}; Bushido has {total}.")


def rules(seats: int, options: Options, content: Content) -> Rules:
    """The options and values as the engine needs them. (R1.6)"""
    # The suggested tiles, or all of the box. (R2.4, R2.9)
    if options.landscape == "suggested":
        lands = [content.mixes[str(seats)].get(land, 0) for land in LANDS]
    else:
        lands = [content.lands[land].copies for land in LANDS]
    is_publishers = options.katana_table == "publisher"  # (R2.13)
    katana = [content.publisher[land] if is_publishers else content.lands[land].katana for land in LANDS]
    return Rules(
        campaign=options.campaign != "off",  # (R15.1)
        elite=options.campaign == "both",  # (R15.1)
        deals_provinces=options.provinces == "dealt",  # (R2.8)
        stall_guard=options.stall_guard,  # (R14.9)
        loses_troops=options.sacrificed == "removed",  # (R11.6)
        honour=[content.lands[land].honour for land in LANDS],
        koku=[content.lands[land].koku for land in LANDS],
        katana=katana,
        lands=lands,
        bag=[content.tiles[tile].copies for tile in TILES],
        discs=[content.discs[disc].copies for disc in DISCS],
        sources=sources(content, is_publishers),
    )
