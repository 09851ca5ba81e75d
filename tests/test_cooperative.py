"""Games in which all stand together against the game: outcome, law, sentences, arena and ladder know them."""

import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tatami.core.game import Game
from tatami.core.outcome import Outcome
from tatami.core.playouts import play_at_random
from tatami.exam.laws import Broken, outcome_adds_up
from tatami.games import load
from tatami.research import arena, figures, report
from tatami.text import Reader

BENCH = Path(__file__).parent.parent / "bench"
POT = 2  # The players of the toy win together if so few tokens are left in the pot.


def cooperative(state: Any) -> Outcome | None:
    """Chō-han as a game against the pot: all win if next to nothing stays in it."""
    found = load("chohan").outcome(state)
    if found is None:
        return None
    everybody = tuple(range(state.seats))
    won = everybody if state.pot <= POT else ()
    return replace(found, winners=won, ranking=(everybody,), is_cooperative=True)


TOY = Game(replace(load("chohan").wiring, cooperative=(2, 3, 4, 5, 6), outcome=cooperative))


def ended(outcome: Any, seats: tuple[int, ...] = TOY.seats) -> tuple[Game, Any]:
    """A finished table of the toy with another outcome."""
    game = Game(replace(TOY.wiring, outcome=outcome, cooperative=seats))
    state = game.new(3, 1)
    play_at_random(state)
    return game, state


def test_all_win_or_nobody_does():
    ends = set()
    for seed in range(40):
        state = TOY.new(3, seed)
        play_at_random(state)
        outcome_adds_up(TOY, state)
        outcome = TOY.outcome(state)
        assert outcome is not None
        ends.add(outcome.winners)
    assert ends == {(), (0, 1, 2)}


def faulty(**changes: Any) -> Any:
    def outcome(state: Any) -> Outcome | None:
        found = cooperative(state)
        return None if found is None else replace(found, **changes)

    return outcome


@pytest.mark.parametrize(
    ("changes", "seats", "why"),
    [
        ({"winners": (0,), "ranking": ((0,), (1, 2))}, (3,), r"^all stand together, but \(0,\) win"),
        ({"winners": (), "ranking": ((0, 1), (2,))}, (3,), r"^all stand together, but \(\) win"),
        ({"winners": (), "is_cooperative": False}, (), r"^the winners are \(\)$"),
        ({"winners": ()}, (2,), r"^outcome and wiring do not agree whether 3 stand together$"),
    ],
)
def test_a_game_that_is_half_together_is_caught(changes, seats, why):
    game, state = ended(faulty(**changes), seats)
    with pytest.raises(Broken) as broken:
        outcome_adds_up(game, state)
    assert broken.value.law == "outcome"
    assert re.search(why, broken.value.why)


def test_what_is_said_of_the_end():
    def said(lang: str, seats: int, **changes: Any) -> str:
        everybody = tuple(range(seats))
        found = Outcome("rounds", everybody, (0,) * seats, (), (everybody,), is_cooperative=True)
        return Reader(TOY, lang).outcome(replace(found, **changes))

    reason = Reader(TOY, "en").say("outcome-reason", {"reason": "rounds"})
    assert said("en", 3) == f"Aiko, Botan and Chie win together. {reason}"
    assert said("en", 3, winners=()) == f"Aiko, Botan and Chie lose together. {reason}"
    assert said("en", 1) == f"Aiko wins. {reason}"
    assert said("en", 1, winners=()) == f"Aiko loses. {reason}"
    assert said("en", 1, rank="cho") == f"Aiko wins. The rank reached is cho. {reason}"
    assert said("fr", 2, winners=()).startswith("Défaite commune\N{NO-BREAK SPACE}: Aiko et Botan. ")
    ranked = said("fr", 1, winners=(), rank="cho").replace("\N{NO-BREAK SPACE}", " ")
    assert ranked.startswith("Défaite : Aiko. Rang atteint : cho. ")


@pytest.fixture
def toy(monkeypatch):
    monkeypatch.setattr(arena, "load", lambda name: TOY)
    return TOY


def test_every_bot_plays_the_deal_at_a_table_of_its_own(toy):
    plan = arena.mixed(toy, ["heuristic", "random"], 4, 1, (3,))
    assert {match.bots for match in plan if match.block == 0} == {("heuristic",) * 3, ("random",) * 3}
    played = [(match, arena.play(match)) for match in plan]
    rows = figures.table(["heuristic", "random"], None, played)
    for row in rows:
        assert row.seats == 3 * len(plan) // 2
        assert row.share.value == row.won / row.seats
        assert row.fair is None and row.times.value is None and row.rating.value is None
    text = report.markdown(made(played, rows, None))
    assert text.splitlines()[0] == "| bot | seats | won | share [95 %] |"
    assert "fair" not in text and "each bot at a table of its own against the game" in text
    assert "share of the games" in report.plot(made(played, rows, None))


def test_with_a_field_the_share_of_the_field_stands_in_place_of_the_fair_one(toy):
    plan = arena.alone(toy, ["heuristic"], "random", 8, 1, (2, 3))
    assert [match.bots for match in plan[:2]] == [("random", "random"), ("heuristic", "heuristic")]
    played = [(match, arena.play(match)) for match in plan]
    (row,) = figures.table(["heuristic"], "random", played)
    field = [(match, result) for match, result in played if match.bots[0] == "random"]
    won = sum(len(result.winners) for _, result in field) / sum(match.seats for match, _ in field)
    assert row.fair == pytest.approx(won, abs=0.2)
    text = report.markdown(made(played, [row], "random"))
    assert text.splitlines()[0] == "| bot | seats | won | share [95 %] | random won | × random [95 %] |"
    assert "share of the games" in report.plot(made(played, [row], "random"))


def made(played: Any, rows: Any, field: str | None) -> report.Report:
    return report.Report("toy", 1, "tatami arena toy", field, None, (3,), rows, {3: rows}, played, True)


def test_a_level_is_to_win_more_often_than_the_one_below_or_to_lose_half_as_often(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    sys.modules.pop("ladder", None)
    import ladder

    assert ladder.cooperative_share(0.3, 1.0) == 0.3
    assert ladder.cooperative_share(0.2, 2.0) == pytest.approx(0.4)
    assert ladder.cooperative_share(0.6, 2.0) == pytest.approx(0.8)
    monkeypatch.setitem(ladder.ASCENTS, "toy", ladder.Ascent((3,), {}))
    monkeypatch.setattr(ladder, "load", lambda name: TOY)
    row = {"share": {"value": 0.5, "low": 0.42, "high": 0.58}, "fair": 0.2, "times": {}}
    monkeypatch.setattr(ladder, "measured", lambda game, rung: {"rows": [row]})
    said = ladder.verdict("toy", ladder.RUNGS[0], ladder.Shown(""))
    assert said == "**shown**: 50% [42%, 58%] of the games, 40% wanted"
