"""Games as a learning program reads them: a row for every decision with two options or more, as Parquet.

The file says in its metadata what it is of: game, version, players, plan, options, bots and seed.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from tatami import bots
from tatami.core.errors import BadOption, quoted
from tatami.core.observation import plan_of
from tatami.games import load
from tatami.research.actions import actions_of
from tatami.research.table import LOST, WON

SCHEMA: Final = pa.schema(
    [
        ("deal", pa.string()),
        ("step", pa.int32()),  # So many choices were made before.
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", pa.list_(pa.int16())),
        ("legal", pa.list_(pa.int16())),  # The actions that were open, by their ids.
        ("action", pa.int16()),
        ("reward", pa.float32()),  # What this seat earned at the end.
    ]
)
A_GROUP: Final = 200  # games in a row group
MARK: Final = b"tatami"


class Job(msgspec.Struct, frozen=True):
    """A game to be played."""

    game: str
    seats: int
    deal: str
    bots: tuple[str, ...]
    options: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Head:
    """What the rows of a file are of."""

    game: str
    version: int
    seats: int
    plan: str
    bots: list[str]
    options: dict[str, Any]
    seed: int


def jobs(
    game: str, seats: int, names: Sequence[str], games: int, seed: int, options: dict[str, Any] | None = None
) -> list[Job]:
    """So many games; the bots go round the seats, one further in every game."""
    return [
        Job(
            game,
            seats,
            f"{seed}-{number}",
            tuple(names[(seat + number) % len(names)] for seat in range(seats)),
            options or {},
        )
        for number in range(games)
    ]


def head_of(game: str, seats: int, names: Sequence[str], seed: int, options: dict[str, Any] | None = None) -> Head:
    """What a file of these games is of."""
    rules = load(game)
    plan = plan_of(rules, seats).digest()
    return Head(rules.name, rules.version, seats, plan, list(names), options or {}, seed)


def play(job: Job) -> list[dict[str, Any]]:
    """A game, as its rows. A bot's own luck comes from the deal and its seat."""
    game = load(job.game)
    plan, ids = plan_of(game, job.seats), actions_of(game).ids
    state = game.new(job.seats, job.deal, None, False, **job.options)
    players = [bots.make(name, game, f"{job.deal} seat-{seat}") for seat, name in enumerate(job.bots)]
    rows: list[dict[str, Any]] = []
    while state.asked:
        asked = state.asked[0]
        choice = asked.options[0]
        if len(asked.options) > 1:
            choice = bots.ask(players[asked.seat], game.view(state, asked.seat), asked)
            rows.append(
                {
                    "deal": job.deal,
                    "step": state.steps,
                    "seat": asked.seat,
                    "bot": job.bots[asked.seat],
                    "observation": plan.observe(state, asked.seat),
                    "legal": [ids[option] for option in asked.options],
                    "action": ids[choice],
                }
            )
        game.apply(state, asked.seat, choice)
    outcome: Any = game.outcome(state)
    for row in rows:
        row["reward"] = WON if row["seat"] in outcome.winners else LOST
    return rows


def write(file: Path, head: Head, played: Iterable[list[dict[str, Any]]]) -> int:
    """Write games as they come; the number of rows. The same games are the same bytes."""
    rows = 0
    schema = SCHEMA.with_metadata({MARK: json.dumps(asdict(head)).encode()})
    games = iter(played)
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        while group := list(islice(games, A_GROUP)):
            table = pa.Table.from_pylist([row for game in group for row in game], schema=schema)
            writer.write_table(table)
            rows += table.num_rows
    return rows


def head(file: Path) -> Head:
    """What a file is of, or one sentence why it cannot be read."""
    try:
        said = (pq.read_schema(file).metadata or {})[MARK]
        return Head(**json.loads(said))
    except (OSError, KeyError, TypeError, ValueError):
        raise BadOption("bad-file", f"{quoted(file)} is no file of trajectories.") from None


@dataclass(frozen=True, slots=True)
class Rows:
    """Many decisions: what was seen, a mask of what was open, what was done, and what it came to."""

    observed: NDArray[np.int16]
    legal: NDArray[np.bool_]
    action: NDArray[np.int64]
    reward: NDArray[np.float32]


def read(file: Path, game: str, seats: int) -> Rows:
    """The rows of a file, if they are of this game as it is here."""
    of = head(file)
    rules = load(game)
    here = head_of(game, seats, of.bots, of.seed, of.options)
    if of != here:
        raise BadOption(
            "bad-file",
            f"{quoted(file)} is of {of.game} version {of.version} with {of.seats} players and plan {of.plan}, not of "
            f"version {here.version} with {seats} players and plan {here.plan}.",
        )
    parts = list(batches(file, plan_of(rules, seats).size, len(actions_of(rules))))
    if not parts:
        raise BadOption("bad-file", f"{quoted(file)} has no rows.")
    return Rows(*(np.concatenate(columns) for columns in zip(*parts)))


def batches(file: Path, cells: int, actions: int) -> Iterator[tuple[NDArray[Any], ...]]:
    """The columns of each row group."""
    opened = pq.ParquetFile(file)
    for number in range(opened.num_row_groups):
        table = opened.read_row_group(number, columns=["observation", "legal", "action", "reward"])
        rows = table.num_rows
        seen = table["observation"].combine_chunks().flatten().to_numpy().astype(np.int16).reshape(rows, cells)
        legal = np.zeros((rows, actions), dtype=np.bool_)
        lists = table["legal"].combine_chunks()
        legal[np.repeat(np.arange(rows), lists.value_lengths().to_numpy()), lists.flatten().to_numpy()] = True
        yield seen, legal, table["action"].to_numpy().astype(np.int64), table["reward"].to_numpy()
