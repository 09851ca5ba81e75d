"""The journal of an arena: every game as it ends, a line each, so that one which was stopped can go on.

The first line says what the games are of; the others are games, in the order in which they were played. An arena with
more games begins with those of a smaller one, so it can go on from that too.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from tatami.core.errors import BadOption, quoted
from tatami.research.arena import Match, Result

NAME = "games.jsonl"
Key = tuple[int, str, tuple[str, ...]]


def key(match: Match) -> Key:
    """What makes a game the same game, among those of one journal."""
    return match.seats, match.deal, match.bots


def head(game: str, version: int, options: Mapping[str, Any]) -> str:
    """The first line: games under another one are other games."""
    return _line({"game": game, "version": version, "options": dict(options)})


def line(of: Key, result: Result) -> str:
    """A game that is over."""
    seats, deal, bots = of
    return _line({"seats": seats, "deal": deal, "bots": bots} | asdict(result))


def _line(fields: Mapping[str, Any]) -> str:
    return json.dumps(fields, ensure_ascii=False) + "\n"


def read(text: str, wanted_head: str) -> dict[Key, Result]:
    """The games of a journal. A last line that was not written to its end is a game not played."""
    lines = text.split("\n")[:-1]
    if not lines:
        return {}
    if f"{lines[0]}\n" != wanted_head:
        raise BadOption("bad-file", f"its games are of {quoted(lines[0])}, not of {quoted(wanted_head.strip())}.")
    return dict(_games(lines[1:]))


def _games(lines: Sequence[str]) -> Iterator[tuple[Key, Result]]:
    for number, text in enumerate(lines, 2):
        try:
            game = json.loads(text)
            ranking = tuple(tuple(tuple(map(int, side)) for side in group) for group in game["ranking"])
            result = Result(tuple(map(int, game["winners"])), ranking, int(game["decisions"]))
            yield (int(game["seats"]), str(game["deal"]), tuple(map(str, game["bots"]))), result
        except (ValueError, TypeError, KeyError):
            raise BadOption("bad-file", f"line {number} is not a game of an arena.") from None
