"""The notebook of an experiment: every game as it ends, a line each, so that one which was stopped can go on.

The first line says what the experiment is of. A last line that was not written to its end is a game not played.
"""

from pathlib import Path
from typing import TextIO

import msgspec

from tatami.core.errors import BadOption, quoted
from tatami.research.lab.games import Played

NAME = "games.jsonl"


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a notebook are of."""

    game: str
    version: int
    command: str  # Without what does not change the games, such as the number of processes.


class Notebook:
    """The games played so far, in a file if there is one."""

    def __init__(self, head: Head, file: Path | None, goes_on: bool) -> None:
        self.played: dict[str, Played] = {}
        self._lines: TextIO | None = None
        if file is None:
            return
        if goes_on and file.exists():
            self.played = read(file.read_text("utf-8"), head, str(file))
        text = [msgspec.json.encode(one).decode() + "\n" for one in (head, *self.played.values())]
        file.write_text("".join(text), encoding="utf-8", newline="\n")
        self._lines = file.open("a", encoding="utf-8", newline="\n", buffering=1)

    def note(self, played: Played) -> None:
        """A game is over."""
        self.played[played.key] = played
        if self._lines is not None:
            self._lines.write(msgspec.json.encode(played).decode() + "\n")

    def close(self) -> None:
        """Nothing more is written."""
        if self._lines is not None:
            self._lines.close()


def read(text: str, head: Head, where: str) -> dict[str, Played]:
    """The games of a notebook, if they are of this experiment."""
    lines = text.split("\n")[:-1]
    if not lines:
        return {}
    try:
        found = msgspec.json.decode(lines[0], type=Head)
    except msgspec.MsgspecError:
        raise BadOption("bad-file", f"{where}: line 1 does not say what the games are of.") from None
    if found != head:
        raise BadOption(
            "bad-file", f"{where}: its games are of {quoted(found.command)}, not of {quoted(head.command)}."
        )
    played: dict[str, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError:
            raise BadOption("bad-file", f"{where}: line {number} is not a game of the lab.") from None
        played[game.key] = game
    return played
