"""The journal of an arena: every game as it ends, a line each, so that one which was stopped can go on.

The first line says what the games are of; the others are games, in the order in which they were played. An arena with
more games begins with those of a smaller one, so it can go on from that too. Rules and bots have to be the same: only
the version of the rules is noted.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tatami.core.errors import BadOption, quoted
from tatami.research.arena import Pairing, Result

NAME = "games.jsonl"
Key = tuple[int, str, tuple[str, ...]]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a journal are of."""

    game: str
    version: int
    options: dict[str, Any]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over."""

    seats: int
    deal: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    ranking: tuple[tuple[tuple[int, ...], ...], ...]
    decisions: int

    def can_be(self) -> bool:
        """Could a game have ended so: every seat has a bot and one place in the ranking."""
        ranked = sorted(seat for group in self.ranking for side in group for seat in side)
        everybody = list(range(self.seats))
        winners = set(self.winners)
        return (
            len(self.bots) == self.seats and ranked == everybody and winners <= set(everybody) and self.decisions >= 0
        )


def key(pairing: Pairing) -> Key:
    """What makes a game the same game, among those of one journal."""
    return pairing.seats, pairing.deal, pairing.bots


def written(one: Head | Line) -> str:
    """As a line of the journal."""
    return msgspec.json.encode(one).decode() + "\n"


def line(of: Key, result: Result) -> str:
    """A game that is over, as a line of the journal."""
    return written(Line(*of, result.winners, result.ranking, result.decisions))


def read(text: str, head: Head) -> dict[Key, Result]:
    """The games of a journal. A last line that was not written to its end is a game not played."""
    lines = text.split("\n")[:-1]
    if not lines:
        return {}
    try:
        found = msgspec.json.decode(lines[0], type=Head)
    except msgspec.MsgspecError:
        raise BadOption("bad-file", "line 1 does not say what the games are of.") from None
    if found != head:
        raise BadOption("bad-file", f"its games are of {_said(found)}, not of {_said(head)}.")
    return dict(_games(lines[1:]))


def _said(head: Head) -> str:
    chosen = " ".join(f"{name}={value}" for name, value in head.options.items())
    return quoted(f"{head.game} {head.version} {chosen}".strip())


def _games(lines: Sequence[str]) -> Iterator[tuple[Key, Result]]:
    for number, text in enumerate(lines, 2):
        try:
            game = msgspec.json.decode(text, type=Line)
        except msgspec.MsgspecError:
            game = None
        if game is None or not game.can_be():
            raise BadOption("bad-file", f"line {number} is not a game of an arena.")
        yield (game.seats, game.deal, game.bots), Result(game.winners, game.ranking, game.decisions)
