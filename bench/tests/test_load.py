"""The load script's own arithmetic, and that it still speaks to the server. No test here looks at a clock."""

import json
import subprocess
import sys
from pathlib import Path

from bench.load import run
from bench.load.players import Result, Seat, Table, share_of
from bench.load.speakers import BoardgameSeat

LOAD = Path(__file__).parent.parent / "load" / "run.py"


class Deaf(Seat):
    """A socket that never was."""

    async def open(self):
        raise AssertionError("it is never opened")

    def take(self, text):
        return None

    def move(self, luck):
        return None


def table_with(*steps):
    table = Table(sent=3)
    table.seats = [Deaf(table, seat) for seat in range(len(steps))]
    for seat, seen in zip(table.seats, steps):
        seat.steps = seen
    return table


def test_what_is_lost_doubled_or_out_of_order_is_counted():
    assert table_with([1, 2, 3], [1, 2, 3]).lost() == 0
    assert table_with([1, 2, 3], [1, 2]).lost() == 2
    assert table_with([1, 2, 3], [1, 2, 2, 3]).lost() == 2
    assert table_with([1, 2, 3], [2, 1, 3]).lost() == 1


def test_a_move_takes_until_the_last_other_player_has_it():
    table = table_with([], [], [])
    mover, *others = table.seats
    table.mover, table.missing, table.begun = mover, 3, 10.0
    table.arrived(others[0], 10.25)
    table.arrived(others[1], 10.5)
    table.arrived(mover, 11.0)
    assert table.times == [0.5]


def test_percentiles():
    times = [float(number) for number in range(100)]
    assert (share_of(times, 0.5), share_of(times, 0.99), share_of(times, 1.0)) == (50.0, 99.0, 99.0)


def test_a_target_missed_is_a_miss():
    good = Result(10, 2, 7, 35, 0.01, 0.04, 0.05, 0, 0, 0.3, 2000.0, 1)
    assert run.is_good(good, 7)
    for worse in ({"p99": 0.06}, {"cpu": 0.5}, {"lost": 1}, {"moves": 8}):
        assert not run.is_good(Result(**{**vars_of(good), **worse}), 7)


def vars_of(result):
    return {name: getattr(result, name) for name in Result.__dataclass_fields__}


def test_socket_io_is_read_and_written():
    seat = BoardgameSeat(Table(), 2, 1, "match-0")
    state = {"_stateID": 4, "ctx": {"currentPlayer": "2"}, "G": {}}
    assert seat.take("40/minimal,{}") is None
    assert seat.take(f"42/minimal,{json.dumps(['update', 'match-0', state, []])}") == 4
    import random

    move = seat.move(random.Random(1))
    event = json.loads(move.removeprefix("42/minimal,"))
    assert event[0] == "update" and event[1]["payload"]["playerID"] == "2" and event[2:] == [4, "match-0", "2"]


def test_a_small_load_runs_against_the_real_server(tmp_path):
    command = [sys.executable, str(LOAD), "--sockets", "10", "--seconds", "2", "--every", "0.5", "--only-tatami"]
    done = subprocess.run(
        [*command, "--out", str(tmp_path)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    result = json.loads((tmp_path / "load.json").read_text())["Tatami"]
    assert result["sockets"] == 10 and result["lost"] == 0 and result["updates"] == 5 * result["moves"] > 0
    assert f"{result['moves']} of {result['moves']}" in done.stdout
