"""Who I am, which games there are, which tables."""

from typing import Any, Literal

from msgspec import Struct

from tatami.server.messages.fields import Name
from tatami.server.messages.tables import TableInfo


class Me(Struct, frozen=True):
    """A guest."""

    name: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class OptionForm(Struct, frozen=True):
    """A table option, all its values, and the one that is meant when it is not given; `limits` has the values, as
    words, that only some numbers of players can choose, and these numbers. `group` is what it is about, in games
    with many options; otherwise it is empty."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    limits: dict[str, list[int]]
    group: str


class PresetForm(Struct, frozen=True):
    """A table that can be laid with one touch: for so many, with the options that are not as usual."""

    name: str
    seats: int
    options: dict[str, bool | int | str]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    seats: list[int]
    options: list[OptionForm]
    bots: list[str]
    learned: list[int]  # For how many players the level Learned can be chosen too.
    difficulty: Literal["easy", "middle", "deep"]
    presets: list[PresetForm]
    has_content: bool  # Can a content pack change its values?
    is_cooperative: bool  # Do all players stand together?


class PackText(Struct, frozen=True, forbid_unknown_fields=True):
    """A content pack as its file has it, to be read."""

    text: str


class PackChange(Struct, frozen=True):
    """An entry of a content pack that differs from the values of the box; `usual` is None if the box has none."""

    entry: str
    usual: str | None
    given: str


class Pack(Struct, frozen=True):
    """A content pack that the game can be played with, as a new table takes it, and what differs."""

    content: dict[str, Any]
    changes: list[PackChange]


class Games(Struct, frozen=True):
    games: list[GameInfo]


class Lobby(Struct, frozen=True):
    """`mine`: where I sit, the ones that wait for me first. `open`: public tables with a free seat. `running`:
    public games to look at."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
