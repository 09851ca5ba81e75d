"""The arena: fair by design, and the same every time."""

from collections import Counter
from pathlib import Path

import pytest

from tatami.cli import obey
from tatami.games import load
from tatami.research.arena import Match, Result, alone, mixed
from tatami.research.figures import table, tallies

KATANA = load("katana")


@pytest.mark.parametrize("names", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"]])
def test_every_bot_sits_once_in_every_seat_of_every_deal(names: list[str]):
    plan = mixed(KATANA, names, 40, 1, KATANA.seats)
    assert len(plan) >= 40
    sat = Counter((match.deal, match.seats, seat, bot) for match in plan for seat, bot in enumerate(match.bots))
    assert set(sat.values()) == {1}
    blocks = {(match.deal, match.seats) for match in plan}
    assert len(sat) == sum(seats for _, seats in blocks) * len(names)


def test_every_number_of_players_gets_the_same_number_of_deals():
    for plan in (mixed(KATANA, ["a", "b"], 33, 1, (3, 5, 7)), alone(KATANA, ["a"], "b", 33, 1, (3, 5, 7))):
        deals = Counter(seats for _, seats in {(match.block, match.seats) for match in plan})
        assert set(deals) == {3, 5, 7} and len(set(deals.values())) == 1


def test_alone_at_a_table_each_bot_has_every_seat_and_the_deal_is_played_without_it():
    plan = alone(KATANA, ["a", "b"], "field", 20, 1, (4,))
    first = [match.bots for match in plan if match.block == 0]
    assert first[0] == ("field",) * 4
    for name in ("a", "b"):
        assert [bots.index(name) for bots in first if name in bots] == [0, 1, 2, 3]


def test_fair_is_what_the_seats_win_without_the_bot():
    def played(*bots: str, winners: tuple[int, ...]) -> tuple[Match, Result]:
        losers = tuple(seat for seat in range(len(bots)) if seat not in winners)
        return Match("x", 0, len(bots), "d", bots), Result(winners, ((winners,), (losers,)), 9)

    games = [
        played("f", "f", "f", winners=(1, 2)),
        played("a", "f", "f", winners=(0,)),
        played("f", "a", "f", winners=(1, 2)),
        played("f", "f", "a", winners=(0,)),
    ]
    mine = tallies("f", games)[0]["a"]
    assert (mine.seats, mine.won) == (3, 2) and mine.fair == pytest.approx(2.0)
    (row,) = table(["a"], "f", games, 1)
    assert row.share.value == pytest.approx(2 / 3) and row.times.value == pytest.approx(1.0)
    assert row.rating.low < row.rating.value < row.rating.high


def test_the_better_bot_has_the_better_rating():
    plan = mixed(KATANA, ["good", "bad"], 60, 1, (4,))
    games = []
    for match in plan:
        winners = tuple(seat for seat, bot in enumerate(match.bots) if bot == "good")
        losers = tuple(seat for seat, bot in enumerate(match.bots) if bot == "bad")
        games.append((match, Result(winners, ((winners,), (losers,)), 1)))
    good, bad = table(["good", "bad"], None, games, 1)
    assert good.rating.low > bad.rating.high and good.share.low == 1.0 and bad.share.high == 0.0


def test_the_same_command_makes_the_same_files(tmp_path: Path, capsys):
    command = ["arena", "chohan", "--bots", "search:2,heuristic,random", "--games", "6", "--seats", "2,3"]
    for folder, jobs in (("one", "1"), ("two", "2")):
        assert obey([*command, "--out", str(tmp_path / folder), "--jobs", jobs]) == 0
    said = capsys.readouterr().out
    assert said.count("tatami arena chohan --bots search:2,heuristic,random --games 6 --seed 1 --seats 2,3") == 2
    for name in ("arena.md", "arena.json", "arena.svg"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes() != b""


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--bots", "random"], "The arena takes two to 8 different bots, not “random”."),
        (["--bots", "random,random"], "The arena takes two to 8 different bots, not “random,random”."),
        (["--bots", "random", "--against", "random"], "“random” cannot be measured against itself."),
        (["--bots", "random,heuristic", "--seats", "9"], "chohan is for 2, 3, 4, 5, 6 players, not “9”."),
        (["--bots", "random,heuristic", "--games", "0"], "--games is from 1 to 1,000,000, not 0."),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_sentence(args: list[str], sentence: str, capsys):
    assert obey(["arena", "chohan", *args]) == 2
    assert capsys.readouterr().err.strip() == sentence
