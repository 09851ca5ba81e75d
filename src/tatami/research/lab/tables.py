"""The games of an experiment as tables: Parquet files, and the questions that DuckDB asks them.

`games` has a row a game, `seats` a row a player, `uses` a row for each thing that a player could have used. They are
for everybody's own questions, too: the report says how to ask them.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import duckdb
import pyarrow
import pyarrow.parquet

from tatami.research.figures import Tally
from tatami.research.lab.games import Played

TABLES = ("games", "seats", "uses")
TRAIT = "trait_"
MOST_VALUES = 40  # A trait with more values is no group of players.


def arrow(played: Sequence[Played]) -> dict[str, Any]:
    """The three tables in memory."""
    return dict(zip(TABLES, (_games(played), _seats(played), _uses(played))))


def write(played: Sequence[Played], folder: Path) -> None:
    """The three tables as files. The same games make the same bytes."""
    for name, rows in arrow(played).items():
        pyarrow.parquet.write_table(rows, folder / f"{name}.parquet")


def _games(played: Sequence[Played]) -> Any:
    return pyarrow.table(
        {
            "game": [one.key for one in played],
            "variant": [one.variant for one in played],
            "deal": [one.deal for one in played],
            "players": pyarrow.array([one.seats for one in played], pyarrow.int16()),
            "reason": [one.reason for one in played],
            "choices": pyarrow.array([one.choices for one in played], pyarrow.int32()),
            "decisions": pyarrow.array([one.decisions for one in played], pyarrow.int32()),
            "lead_changes": pyarrow.array([one.lead_changes for one in played], pyarrow.int32()),
            "is_won": [any(player.won for player in one.players) for one in played],
        }
    )


def _seats(played: Sequence[Played]) -> Any:
    rows = [(one, seat, player) for one in played for seat, player in enumerate(one.players)]
    columns: dict[str, Any] = {
        "game": [one.key for one, _, _ in rows],
        "variant": [one.variant for one, _, _ in rows],
        "deal": [one.deal for one, _, _ in rows],
        "players": pyarrow.array([one.seats for one, _, _ in rows], pyarrow.int16()),
        "seat": pyarrow.array([seat for _, seat, _ in rows], pyarrow.int16()),
        "bot": [player.bot for _, _, player in rows],
        "won": [player.won for _, _, player in rows],
        # What each seat of this game won on average: with it seats of different tables can be compared.
        "fair": [sum(other.won for other in one.players) / one.seats for one, _, _ in rows],
        "score": pyarrow.array([player.score for _, _, player in rows], pyarrow.int32()),
    }
    for trait in traits(played):
        columns[TRAIT + trait] = pyarrow.array([player.traits.get(trait) for _, _, player in rows], pyarrow.string())
    return pyarrow.table(columns)


def traits(played: Sequence[Played]) -> list[str]:
    """What players were all along in every game, and not all the same: roles, clans, characters."""
    changing = {name for one in played for name in one.changing}
    values: dict[str, set[str]] = {}
    for one in played:
        for player in one.players:
            for name, value in player.traits.items():
                values.setdefault(name, set()).add(value)
    return sorted(name for name, found in values.items() if name not in changing and 2 <= len(found) <= MOST_VALUES)


def _uses(played: Sequence[Played]) -> Any:
    rows = [
        (one, seat, player, thing)
        for one in played
        for seat, player in enumerate(one.players)
        for thing in player.offered
    ]
    return pyarrow.table(
        {
            "game": [one.key for one, _, _, _ in rows],
            "variant": [one.variant for one, _, _, _ in rows],
            "deal": [one.deal for one, _, _, _ in rows],
            "seat": pyarrow.array([seat for _, seat, _, _ in rows], pyarrow.int16()),
            "thing": [thing for _, _, _, thing in rows],
            "times": pyarrow.array([player.used.get(thing, 0) for _, _, player, thing in rows], pyarrow.int32()),
            "won": [player.won for _, _, player, _ in rows],
        }
    )


class Questions:
    """The tables of an experiment, to be asked by DuckDB: in memory, or Parquet files, which stay where they are."""

    def __init__(self, tables: Mapping[str, Any] | Path) -> None:
        self._asking = duckdb.connect()
        for name in TABLES:
            if isinstance(tables, Path):
                file = str(tables / f"{name}.parquet").replace("'", "''")
                self._asking.execute(f"create view {name} as select * from read_parquet('{file}')")
            else:
                self._asking.register(name, tables[name])

    def ask(self, question: str, *given: Any) -> list[tuple[Any, ...]]:
        """The answer to a question in SQL."""
        return self._asking.execute(question, list(given)).fetchall()

    def groups(self) -> list[str]:
        """The columns of `seats` by which players are compared."""
        columns = [str(row[0]) for row in self.ask("select column_name from (describe seats)")]
        bots, counts = self.ask("select count(distinct bot), count(distinct players) from seats")[0]
        mixed = ["bot"] * (bots > 1) + ["players"] * (counts > 1 and self.is_shared())
        return ["seat", *mixed, *[name for name in columns if name.startswith(TRAIT)]]

    def is_shared(self) -> bool:
        """Did all win or nobody, in every game? Then they stand together against the game, or one plays alone."""
        return bool(self.ask("select bool_and(fair in (0.0, 1.0)) from seats")[0][0])

    def shares(self, variant: str, group: str) -> dict[Any, list[Tally]]:
        """For each value of a group, what it won in each deal."""
        found: dict[Any, list[Tally]] = {}
        rows = self.ask(
            f'select "{group}", deal, count(*), sum(won::int), sum(fair) from seats '
            f'where variant = ? and "{group}" is not null group by all order by all',
            variant,
        )
        for value, _, seats, won, fair in rows:
            found.setdefault(value, []).append(Tally(seats, won, fair))
        return found

    def by_deal(self, variant: str, measure: str) -> dict[str, float]:
        """A measure of games, on average in each deal."""
        rows = self.ask(
            f"select deal, avg({measure}) from games where variant = ? and {measure} is not null "
            "group by deal order by deal",
            variant,
        )
        return {deal: float(value) for deal, value in rows}

    def close(self) -> None:
        """Nothing more is asked."""
        self._asking.close()
