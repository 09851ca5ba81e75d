"""The values of Crazy Cup and the drawing of its track, and how a content pack changes them. (R17.3)"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

import msgspec

from tatami.core.errors import BadContent, quoted
from tatami.core.packs import check_ranges, read_as
from tatami.games.dicium import actions, mats
from tatami.games.dicium.crazy_cup import Options
from tatami.games.dicium.crazy_cup.choices import CARDS, MOST_ROAD, MOST_ROUGH
from tatami.games.dicium.crazy_cup.state import DEEDS, USELESS_ALONE, Rules
from tatami.games.dicium.crazy_cup.track import GARAGE, RAVINE, ROAD, START, Track
from tatami.games.dicium.dice import COLOURS
from tatami.games.dicium.mats import Mats

SIGNS: Final = {"S": START, ".": ROAD, "G": GARAGE, "R": RAVINE, "V": RAVINE + 1, "C": RAVINE + 2, "L": RAVINE + 3}
MOVES: Final = ("move", "bump", "airship")
OTHER_ACTIONS: Final = ("card", "hand-or-bonus")
RANGES: Final = {"copies": (0, 12), "squares": (1, 8), "reach": (1, MOST_ROAD)}  # Only cards that have such a value.
FEWEST_CARDS: Final = 20  # Hands of four and a row leave something to draw.
FEWEST_ALONE: Final = 10  # The same for one player. (R13.6)
FEWEST_ROAD: Final = 20
TRACKS: Final = 16  # So many are kept; packs may bring any number.


class Card(msgspec.Struct, frozen=True):
    """The printed values of a cheat card, and where they come from; in a pack, those that differ."""

    copies: int | None = None
    squares: int | None = None
    reach: int | None = None
    source: Literal["reconstruction", "owner"] = "owner"


class Drawing(msgspec.Struct, frozen=True):
    """The track as it is drawn."""

    drawing: tuple[str, ...]
    source: Literal["reconstruction", "owner"] = "owner"


class Content(mats.DiceContent, frozen=True, kw_only=True):
    """All values of one copy of the game; of the table of actions, what the owner of a box wrote down."""

    cards: dict[str, Card]
    track: Drawing
    actions: dict[str, str] = {}


class Pack(msgspec.Struct, frozen=True):
    """What the owner of a box wrote down: only what differs."""

    cards: dict[str, Card] = {}
    track: Drawing | None = None
    mats: Mats = {}
    actions: dict[str, str] = {}


SHIPPED: Final = mats.shipped(__package__, Content)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    given = read_as(pack, Pack)
    cards = dict(SHIPPED.cards)
    for name, row in given.cards.items():
        cards[name] = _changed(name, row)
    total = sum(card.copies or 0 for card in cards.values())
    if total < FEWEST_CARDS:
        raise BadContent("bad-value", f"There are at least {FEWEST_CARDS} cheat cards, not {total}.")
    alone = total - sum(cards[CARDS[card]].copies or 0 for card in USELESS_ALONE)
    if alone < FEWEST_ALONE:
        raise BadContent("bad-value", f"At least {FEWEST_ALONE} cheat cards serve in a race alone, not {alone}.")
    actions.check_actions("actions", given.actions, MOVES, OTHER_ACTIONS)
    track = given.track or SHIPPED.track
    lay_out(track.drawing)
    return Content(
        cards=cards,
        track=track,
        mats=mats.changed_mats(SHIPPED, given.mats),
        actions=given.actions,
        own_mats=tuple(given.mats),
    )


def action_rows(content: Content) -> list[actions.Row]:
    """What each combination of values does. (R17.3)"""
    return actions.table("crazy-cup", own=content.actions)


def sources(content: Content) -> dict[str, str]:
    """Where the values in play come from: the track, each mat, each combination of values, each cheat card.
    (R17.1, R17.2)"""
    return {
        "track": content.track.source,
        **mats.sources(content),
        **actions.sources(action_rows(content)),
        **{f"card-{name}": card.source for name, card in content.cards.items()},
    }


def _changed(name: str, row: Card) -> Card:
    if name not in SHIPPED.cards:
        raise BadContent("unknown-name", f"cards has no {quoted(name)}; it has: {', '.join(CARDS)}.")
    shipped = SHIPPED.cards[name]
    ranges = {field: span for field, span in RANGES.items() if getattr(shipped, field) is not None}
    given = {field: value for field in RANGES if (value := getattr(row, field)) is not None}
    check_ranges(given, ranges, f"cards.{name}")
    return msgspec.structs.replace(shipped, **given, source=row.source)


@lru_cache(maxsize=TRACKS)
def lay_out(drawing: tuple[str, ...]) -> Track:
    """The track of a drawing: one closed road through Start, and rough squares that each join two squares of it."""
    cells = _cells(drawing)
    links = _links(drawing, cells)
    rough = {cell: joined for cell, joined in links.items() if cells[cell] >= RAVINE}
    road_links = {
        cell: [other for other in joined if other not in rough] for cell, joined in links.items() if cell not in rough
    }
    loop = _loop(cells, road_links)
    for cell, joined in rough.items():
        if len(joined) != 2 or any(other in rough for other in joined):
            raise _bad(cell, "a rough square joins two squares of the road")
        if any(cells[other] == START for other in joined):
            raise _bad(cell, "a rough square is not joined with Start")
    if not FEWEST_ROAD <= len(loop) <= MOST_ROAD or len(rough) > MOST_ROUGH:
        raise BadContent(
            "bad-value",
            f"The road has {FEWEST_ROAD} to {MOST_ROAD} squares and there are up to {MOST_ROUGH} rough ones; "
            f"this track has {len(loop)} and {len(rough)}.",
        )
    order = [*loop, *sorted(rough, key=lambda cell: min(loop.index(other) for other in rough[cell]))]
    place = {cell: number for number, cell in enumerate(order)}
    return Track(
        [cells[cell] for cell in order],
        [column for column, _ in order],
        [row for _, row in order],
        [sorted(place[other] for other in links[cell]) for cell in order],
    )


Cell = tuple[int, int]  # A cell is a column and a row.


def _cells(drawing: tuple[str, ...]) -> dict[Cell, int]:
    found: dict[Cell, int] = {}
    for row, line in enumerate(drawing[::2]):
        for column, sign in enumerate(line[::2]):
            if sign in SIGNS:
                found[column, row] = SIGNS[sign]
            elif sign != " ":
                raise _bad((column, row), f"{quoted(sign)} is no square; squares are {' '.join(SIGNS)}")
    if list(found.values()).count(START) != 1:
        raise BadContent("bad-value", "A track has one Start, drawn as S.")
    return found


def _links(drawing: tuple[str, ...], cells: dict[Cell, int]) -> dict[Cell, list[Cell]]:
    found: dict[Cell, list[Cell]] = {cell: [] for cell in cells}
    for line_number, line in enumerate(drawing):
        for place, sign in enumerate(line):
            row, column = line_number // 2, place // 2
            if sign == "-" and place % 2 and line_number % 2 == 0:
                ends = ((column, row), (column + 1, row))
            elif sign == "|" and line_number % 2 and place % 2 == 0:
                ends = ((column, row), (column, row + 1))
            elif sign == " " or (place % 2 == 0 and line_number % 2 == 0):
                continue
            else:
                raise _bad((column, row), f"{quoted(sign)} joins nothing")
            for end in ends:
                if end not in cells:
                    raise _bad(end, "a link leads to no square")
            found[ends[0]].append(ends[1])
            found[ends[1]].append(ends[0])
    return found


def _loop(cells: dict[Cell, int], links: dict[Cell, list[Cell]]) -> list[Cell]:
    """The road from Start clockwise."""
    for cell, joined in links.items():
        if len(joined) != 2:
            raise _bad(cell, f"a square of the road is joined with two others of it, not {len(joined)}")
    start = next(cell for cell, kind in cells.items() if kind == START)
    loop = [start]
    while len(loop) < 2 or loop[-1] != start:
        loop.append(next(other for other in links[loop[-1]] if len(loop) < 2 or other != loop[-2]))
    loop.pop()
    if len(loop) != len(links):
        raise BadContent("bad-value", "The road is one closed loop through Start.")
    # Twice the area that the loop goes around; rows grow downwards, so it is above 0 clockwise.
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, [*loop[1:], loop[0]]))
    return loop if area > 0 else [loop[0], *reversed(loop[1:])]


def _bad(cell: Cell, sentence: str) -> BadContent:
    return BadContent("bad-value", f"Column {cell[0] + 1}, row {cell[1] + 1} of the track: {sentence}.")


def rules(seats: int, options: Options, content: Content) -> Rules:
    """The options and values as the engine needs them."""
    cards = [content.cards[card] for card in CARDS]
    return Rules(
        teams=options.teams,
        young=options.young,
        track=lay_out(content.track.drawing),
        mats=mats.mats_in_play(content, COLOURS),
        deeds=actions.encoded(action_rows(content), DEEDS),
        copies=[card.copies or 0 for card in cards],
        squares=[card.squares or 0 for card in cards],
        reach=[card.reach or 0 for card in cards],
        sources=sources(content),
    )
