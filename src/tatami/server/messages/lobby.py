"""Who I am, which games there are, which tables."""

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
    words, that only some numbers of players can choose, and these numbers."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    limits: dict[str, list[int]]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    seats: list[int]
    options: list[OptionForm]
    bots: list[str]
    learned: list[int]  # For how many players the level Learned can be chosen too.


class Games(Struct, frozen=True):
    games: list[GameInfo]


class Lobby(Struct, frozen=True):
    """`mine`: where I sit, the ones that wait for me first. `open`: public tables with a free seat. `running`:
    public games to look at."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
