"""The benchmark's own arithmetic and command line. No test here looks at a clock."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import contestants, report
from bench.peers import measure

RUN = Path(__file__).parent.parent / "run.py"


def result(speed: float, *, inside: float | None = None, clone: float | None = None) -> report.Result:
    return report.Result(
        name="somebody",
        version="1",
        seats=5,
        decisions_per_second=speed,
        steps_per_second=speed,
        playouts_per_second=inside,
        clone_us=clone,
        games=1,
        decisions=1,
        seconds=1.0,
        wall_seconds=1.0,
    )


def run_of(*rows: report.Row) -> report.Run:
    return report.Run("python bench/run.py", "2026-01-01", "3.11", 3, 1.0, list(rows))


def hearts(*speeds: float) -> report.Row:
    return report.row(contestants.BASELINE, "OpenSpiel hearts", "", [result(speed) for speed in speeds])


def katana(build: str, speed: float, inside: float, clone: float) -> report.Row:
    results = [result(speed, inside=inside, clone=clone)]
    return report.row(f"tatami:katana:{build}", f"Tatami katana, {build}", "", results)


def test_a_row_is_the_median_of_its_rounds():
    row = hearts(100.0, 900.0, 400.0)
    assert row.speed == 400.0
    assert row.clone is None


def test_ratios_are_against_hearts_in_the_same_run():
    run = run_of(hearts(400_000.0), katana("plain", 200_000.0, 300_000.0, 2.5))
    cells = [cell.strip() for cell in report.table(run, contestants.BASELINE).splitlines()[-1].split("|")]
    assert cells[1:-1] == ["Tatami katana, plain", "5", "200 k", "200 k-200 k", "0.50", "300 k", "0.75", "2.50"]


def test_without_hearts_there_are_figures_but_no_ratios():
    run = run_of(katana("plain", 200_000.0, 300_000.0, 2.5))
    assert report.as_json(run, contestants.BASELINE)["rows"][0]["times_hearts"] is None
    assert [target.what for target in report.targets(run, contestants.BASELINE)] == ["katana plain, clone"]


def test_a_missing_peer_is_listed_as_missing():
    run = run_of(hearts(400_000.0), report.row("rlcard:uno", "RLCard uno", contestants.NOT_INSTALLED, []))
    assert "not installed" in report.table(run, contestants.BASELINE).splitlines()[-1]


def test_a_contestant_without_results_has_failed():
    assert report.row("rlcard:uno", "RLCard uno", "", []).trouble == report.FAILED


@pytest.mark.parametrize(
    ("build", "speed", "inside", "clone", "met"),
    [
        ("plain", 550.0, 0.0, 2.9, [True, True]),
        ("plain", 549.0, 0.0, 3.0, [False, False]),
        ("compiled", 2600.0, 4000.0, 0.9, [True, True, True]),
        ("compiled", 2599.0, 3999.0, 1.0, [False, False, False]),
    ],
)
def test_each_target_is_met_from_its_figure_on(
    build: str, speed: float, inside: float, clone: float, met: list[bool]
):
    run = run_of(hearts(1000.0), katana(build, speed, inside, clone))
    assert [target.met for target in report.targets(run, contestants.BASELINE)] == met


@pytest.mark.parametrize(("speed", "met"), [(500.0, [True]), (499.0, [False])])
def test_crazy_cup_has_a_target_for_plain_python(speed: float, met: list[bool]):
    cup = report.row("tatami:dicium.crazy_cup:plain", "Tatami dicium.crazy_cup, plain", "", [result(speed)])
    run = run_of(hearts(1000.0), cup)
    assert [target.met for target in report.targets(run, contestants.BASELINE)] == met


def test_bars_are_sorted_and_a_tenfold_is_equally_long():
    rows = [report.row(f"a:{speed}", f"at {speed}", "", [result(float(speed))]) for speed in (1_000, 100_000, 10_000)]
    lines = report.bars(run_of(*rows), width=30).splitlines()
    assert [line.split()[1] for line in lines[:3]] == ["100000", "10000", "1000"]
    full, middle, least = (line.count("█") for line in lines[:3])
    assert (full, middle, least) == (20, 10, 1)


def test_measuring_counts_whole_games():
    toy = measure.Contestant(
        name="toy",
        version="1",
        seats=2,
        play=lambda pick: (3, 5),
        state_after=lambda pick, decisions: [decisions],
        clone=list,
        playouts=lambda games, seed: 3 * games,
    )
    measured = measure.measured(toy, seconds=0.01, seed=1)
    assert measured["decisions"] == 3 * measured["games"]
    assert measured["steps_per_second"] == pytest.approx(measured["decisions_per_second"] * 5 / 3)
    assert measured["clone_us"] > 0
    assert measured["playouts_per_second"] > 0


def test_every_peer_has_its_adapter():
    for family in contestants.PEERS.values():
        assert (contestants.ADAPTERS / family.adapter).is_file()


def test_one_short_run_writes_table_and_figures(tmp_path: Path):
    options = ["--peers", "none", "--games", "katana", "--builds", "plain", "--seconds", "0.01", "--rounds", "1"]
    done = subprocess.run(
        [sys.executable, str(RUN), *options, "--out", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == (tmp_path / "bench.md").read_text(encoding="utf-8")
    [row] = json.loads((tmp_path / "bench.json").read_text(encoding="utf-8"))["rows"]
    assert row["key"] == "tatami:katana:plain"
    assert row["rounds"][0]["seats"] == 5
    assert row["rounds"][0]["decisions"] > 0


def test_an_unknown_name_is_refused_with_those_that_exist():
    done = subprocess.run([sys.executable, str(RUN), "--peers", "chess"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "There is no peer “chess”; there are: openspiel, rlcard, pettingzoo, boardgame.io.\n"


def test_a_published_table_replaces_the_old_one_and_nothing_else(tmp_path: Path):
    page = tmp_path / "README.md"
    page.write_text("above\n\n<!-- the table: run.py --readme -->\n\nold\n\n<!-- the end of the table -->\n\nbelow\n")
    plot = tmp_path / "bench.svg"
    plot.write_text("<svg/>")
    script = (
        f"import sys; sys.path.insert(0, {str(RUN.parent)!r}); import run; from pathlib import Path; "
        f"run.publish('new', Path({str(plot)!r}), Path({str(page)!r}))"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
    written = page.read_text()
    assert written.startswith("above\n\n<!--")
    assert written.endswith("-->\n\nbelow\n")
    assert "\n\nnew\n\n![" in written
    assert "old" not in written
    assert (tmp_path / "speed.svg").read_text() == "<svg/>"
