"""The ladder's page: what a result is called, and which results still count."""

import json
import shlex
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from tatami.games import load
from tatami.research.arena import Pairing, alone, play


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The command's module, with a page and results of its own."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent))
    found = import_module("ladder")
    monkeypatch.setattr(found, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(found, "PAGE", tmp_path / "ladder.md")
    found.PAGE.write_text(f"before\n{found.BEGIN}\nold\n{found.END}\nafter\n", "utf-8")
    return found


def keep(ladder: Any, game: str, rung: Any, share: tuple[float | None, ...], times: tuple[float | None, ...]) -> Path:
    out: Path = ladder.folder(game, rung)
    out.mkdir(parents=True)
    figures = [dict(zip(("value", "low", "high"), figure)) for figure in (share, times)]
    command = shlex.join(["tatami", *ladder.command(game, rung)])
    result = {"command": command, "rows": [{"share": figures[0], "times": figures[1]}]}
    (out / "arena.json").write_text(json.dumps(result))
    (out / "arena.md").write_text("the table\n")
    (out / "fingerprint").write_text(ladder.fingerprint(game))
    return out


@pytest.mark.parametrize(
    ("times", "word"), [((2.3, 2.1, 2.5), "shown"), ((2.1, 1.9, 2.3), "open"), ((1.8, 1.7, 1.99), "missed")]
)
def test_a_goal_is_shown_only_if_the_whole_interval_is_above_it(ladder, times, word):
    rung = ladder.RUNGS[0]
    keep(ladder, "katana", rung, (0.7, 0.6, 0.8), times)
    assert ladder.verdict("katana", rung, ladder.Shown("")).startswith(f"**{word}**: × {times[0]:.2f}")
    assert ladder.verdict("bushido", rung, ladder.Shown("")) == "not measured"


@pytest.mark.parametrize(
    ("times", "words"),
    [
        ((2.3, None, None), "**open**: × 2.30, too few deals"),
        ((None, None, None), "**open**: the table won nothing to compare with"),
    ],
)
def test_without_an_interval_a_goal_is_open(ladder, times, words):
    keep(ladder, "katana", ladder.RUNGS[0], (0.7, None, None), times)
    assert ladder.verdict("katana", ladder.RUNGS[0], ladder.Shown("")) == words


def test_between_two_sides_the_share_counts(ladder):
    rung = ladder.RUNGS[-1]
    keep(ladder, "dicium.shogun", rung, (0.72, 0.66, 0.78), (1.44, 1.32, 1.56))
    assert (
        ladder.verdict("dicium.shogun", rung, ladder.Shown(""))
        == "**shown**: 72% [66%, 78%] of the games, 65% wanted"
    )


def test_a_result_of_other_rules_or_another_command_does_not_count(ladder):
    rung = ladder.RUNGS[0]
    out = keep(ladder, "katana", rung, (0.7, 0.6, 0.8), (2.3, 2.1, 2.5))
    assert ladder.measured("katana", rung)
    (out / "fingerprint").write_text("other rules")
    assert ladder.measured("katana", rung) is None
    (out / "fingerprint").write_text(ladder.fingerprint("katana"))
    (out / "arena.json").write_text((out / "arena.json").read_text().replace("--seed 1", "--seed 2"))
    assert ladder.measured("katana", rung) is None


def test_the_page_keeps_what_stands_around(ladder):
    keep(ladder, "katana", ladder.RUNGS[0], (0.7, 0.6, 0.8), (2.3, 2.1, 2.5))
    ladder.publish()
    text = ladder.PAGE.read_text("utf-8")
    assert text.startswith("before\n") and text.endswith("after\n") and "old" not in text
    assert (
        "### Hatamoto against Random\n\nthe table" in text
        and text.count("not measured") == 6 * len(ladder.ASCENTS) - 1
    )


@pytest.mark.parametrize(("decisions", "counts"), [(0, True), (1, False)])
def test_a_result_counts_on_if_its_games_are_played_as_they_were(ladder, monkeypatch, decisions, counts):
    """A change of the sources that leaves the games alone is no reason to measure again; any other is."""
    rung, pairing = ladder.RUNGS[0], Pairing("katana", 0, 3, "1-0", ("hatamoto", "random", "random"))
    out = keep(ladder, "katana", rung, (0.7, 0.6, 0.8), (2.3, 2.1, 2.5))
    end = asdict(play(pairing))
    game = {
        "block": 0,
        "seats": 3,
        "deal": "1-0",
        "bots": pairing.bots,
        **end,
        "decisions": end["decisions"] + decisions,
    }
    result = {**json.loads((out / "arena.json").read_text()), "game": "katana", "games": [game]}
    (out / "arena.json").write_text(json.dumps(result))
    (out / "fingerprint").write_text("other sources")
    monkeypatch.setattr("sys.argv", ["ladder.py", "--games", "katana", "--same"])
    ladder.main()
    assert (ladder.measured("katana", rung) is not None) == counts


@pytest.mark.parametrize(("rules", "goes_on"), [("present", True), ("other", False)])
def test_a_rung_that_was_stopped_goes_on_only_under_the_rules_it_began_with(ladder, monkeypatch, rules, goes_on):
    rung, said = ladder.RUNGS[0], []
    out = keep(ladder, "katana", rung, (0.7, 0.6, 0.8), (2.3, 2.1, 2.5))
    monkeypatch.setattr(ladder, "fingerprint", lambda *_: "present")
    monkeypatch.setattr(ladder, "played_package", lambda: None)
    (out / "fingerprint").write_text(rules)

    def run(words: list[str], **_: Any) -> CompletedProcess[str]:
        said.append(words)
        return CompletedProcess(words, 1)  # as if it were stopped again

    monkeypatch.setattr(ladder.subprocess, "run", run)
    with pytest.raises(SystemExit):
        ladder.measure("katana", rung)
    assert ("--go-on" in said[0]) == goes_on == (out / "arena.json").exists()
    assert (out / "fingerprint").read_text() == "present"


def test_of_every_number_of_players_games_with_the_measured_bot_are_played_again(ladder):
    """The games of a rung follow each other in a fixed order; so must not those that vouch for it."""
    for name, ascent in ladder.ASCENTS.items():
        plan = alone(load(name), ["shogun"], "hatamoto", 240, 1, ascent.seats)
        chosen = ladder.sample([asdict(pairing) for pairing in plan], "shogun")
        assert {one["seats"] for one in chosen} == set(ascent.seats)
        for one in chosen:
            stand_together = one["seats"] in load(name).wiring.cooperative
            assert one["bots"].count("shogun") == (one["seats"] if stand_together else 1)
