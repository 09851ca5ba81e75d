"""The arena: fair by design, and the same every time."""

import json
import sys
from collections import Counter
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from tatami.cli import obey
from tatami.games import load
from tatami.research import arena
from tatami.research.arena import Pairing, Result, alone, mixed
from tatami.research.figures import Interval, Tally, interval, student, table, tallies

KATANA = load("katana")


@pytest.mark.parametrize("names", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"]])
def test_every_bot_sits_once_in_every_seat_of_every_deal(names: list[str]):
    plan = mixed(KATANA, names, 40, 1, KATANA.seats)
    assert len(plan) >= 40
    sat = Counter(
        (pairing.deal, pairing.seats, seat, bot) for pairing in plan for seat, bot in enumerate(pairing.bots)
    )
    assert set(sat.values()) == {1}
    blocks = {(pairing.deal, pairing.seats) for pairing in plan}
    assert len(sat) == sum(seats for _, seats in blocks) * len(names)


@pytest.mark.parametrize("size", range(2, 9))
def test_every_pair_meets_equally_often_at_tables_of_any_size(size: int):
    names = list("abcdefgh"[:size])
    for seats in range(2, 9):
        met: Counter[tuple[str, str]] = Counter()
        for pairing in mixed(KATANA, names, 130, 1, (seats,)):
            met.update(pair for pair in combinations(sorted(pairing.bots), 2) if len(set(pair)) == 2)
        assert set(met) == set(combinations(names, 2)) and len(set(met.values())) == 1


def test_every_number_of_players_gets_the_same_number_of_deals():
    for plan in (mixed(KATANA, ["a", "b"], 33, 1, (3, 5, 7)), alone(KATANA, ["a"], "b", 33, 1, (3, 5, 7))):
        deals = Counter(seats for _, seats in {(pairing.block, pairing.seats) for pairing in plan})
        assert set(deals) == {3, 5, 7} and len(set(deals.values())) == 1


def test_alone_at_a_table_each_bot_has_every_seat_and_the_deal_is_played_without_it():
    plan = alone(KATANA, ["a", "b"], "field", 20, 1, (4,))
    first = [pairing.bots for pairing in plan if pairing.block == 0]
    assert first[0] == ("field",) * 4
    for name in ("a", "b"):
        assert [bots.index(name) for bots in first if name in bots] == [0, 1, 2, 3]


def test_fair_is_what_the_seats_win_without_the_bot():
    def played(*bots: str, winners: tuple[int, ...]) -> tuple[Pairing, Result]:
        losers = tuple(seat for seat in range(len(bots)) if seat not in winners)
        return Pairing("x", 0, len(bots), "d", bots), Result(winners, ((winners,), (losers,)), 9)

    games = [
        played("f", "f", "f", winners=(1, 2)),
        played("a", "f", "f", winners=(0,)),
        played("f", "a", "f", winners=(1, 2)),
        played("f", "f", "a", winners=(0,)),
    ]
    mine = tallies("f", games)[0]["a"]
    assert (mine.seats, mine.won) == (3, 2) and mine.fair == pytest.approx(2.0)
    (row,) = table(["a"], "f", games)
    assert row.share.value == pytest.approx(2 / 3) and row.times.value == pytest.approx(1.0)
    assert row.rating.low < row.rating.value < row.rating.high


def test_the_better_bot_has_the_better_rating():
    plan = mixed(KATANA, ["good", "bad"], 60, 1, (4,))
    games = []
    for pairing in plan:
        winners = tuple(seat for seat, bot in enumerate(pairing.bots) if bot == "good")
        losers = tuple(seat for seat, bot in enumerate(pairing.bots) if bot == "bad")
        games.append((pairing, Result(winners, ((winners,), (losers,)), 1)))
    good, bad = table(["good", "bad"], None, games)
    assert good.rating.low > bad.rating.high and good.share.low > bad.share.high


def solo(block: int, bot: str, has_won: bool) -> tuple[Pairing, Result]:
    return Pairing("x", block, 1, f"d{block}", (bot,)), Result((0,) if has_won else (), (((0,),),), 9)


def test_where_the_field_wins_nothing_there_is_no_multiple_of_it():
    games = [solo(block, bot, bot == "a") for block in range(5) for bot in ("f", "a")]
    (row,) = table(["a"], "f", games)
    assert row.won == 5 and row.fair == 0.0 and row.times == Interval(None, None, None)
    assert row.share.value == 1.0 and row.share.low is not None and row.share.low < 0.8


def test_at_tables_of_their_own_bots_are_compared_by_what_they_won_for_nothing_is_fair():
    games = [solo(block, bot, bot == "a") for block in range(5) for bot in ("a", "b")]
    a, b = table(["a", "b"], None, games)
    assert (a.share.value, b.share.value) == (1.0, 0.0)
    assert a.fair is b.fair is a.times.value is b.times.value is None
    assert a.rating == b.rating == Interval(None, None, None), "they never met"


def test_what_the_games_cannot_tell_is_a_dash_and_null(tmp_path: Path, capsys):
    command = [
        "arena",
        "dicium.crazy_cup",
        "--bots",
        "random",
        "--against",
        "ashigaru",
        "--seats",
        "1",
        "--games",
        "2",
    ]
    assert obey([*command, "--out", str(tmp_path)]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("| random"))
    assert line.split(" | ")[3].endswith("[–]") and line.endswith("| – |")
    (row,) = json.loads((tmp_path / "arena.json").read_text("utf-8"))["rows"]
    assert row["rating"] == {"value": None, "low": None, "high": None} and row["share"]["low"] is None


def test_under_four_deals_there_is_no_interval():
    mine = [Tally(3, 2, 1.0), Tally(3, 1, 1.0), Tally(3, 0, 1.0), Tally(3, 3, 1.0)]
    assert interval(mine[:3], lambda tally: tally.fair) == Interval(1.0, None, None)
    found = interval(mine, lambda tally: tally.fair)
    assert found.low is not None and found.high is not None and found.low < 1.0 < found.high


@pytest.mark.parametrize("won", [0, 2])
def test_nothing_is_certain_when_all_was_won_or_lost(won: int):
    few, many = (interval([Tally(2, won, 1.0)] * deals, lambda tally: tally.seats) for deals in (8, 80))
    assert 0.2 < few.high - few.low < 0.5 and 0.02 < many.high - many.low < 0.06
    assert {0: few.low, 2: few.high}[won] == few.value == won / 2


def test_students_quantiles_are_those_of_the_books():
    for freedom, quantile in ((3, 3.182), (7, 2.365), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(quantile, rel=0.01)


@pytest.mark.parametrize(
    ("deals", "seats", "chance"), [(8, (5,), 0.35), (8, (3, 4, 5), 0.9), (12, (1,), 0.2), (24, (2,), 0.98)]
)
def test_intervals_hold_the_truth_as_often_as_they_say(deals: int, seats: tuple[int, ...], chance: float):
    held, worlds = 0, 400
    for seed in range(worlds):
        luck = Random(seed)
        mine = []
        for _ in range(deals):
            count = luck.choice(seats)
            is_lucky = luck.random() < 0.5  # games of a deal resemble each other
            here = min(1.0, chance * 1.1) if is_lucky else 2 * chance - min(1.0, chance * 1.1)
            mine.append(Tally(count, sum(luck.random() < here for _ in range(count)), 1.0))
        found = interval(mine, lambda tally: tally.seats)
        held += found.low <= chance <= found.high
    assert held >= 0.93 * worlds


def test_the_figures_can_be_made_again_from_the_file(tmp_path: Path, capsys):
    command = ["arena", "chohan", "--bots", "heuristic", "--against", "random", "--games", "18", "--seats", "3"]
    assert obey([*command, "--out", str(tmp_path)]) == 0
    kept = json.loads((tmp_path / "arena.json").read_text("utf-8"))
    played = [
        (
            Pairing(kept["game"], one["block"], one["seats"], one["deal"], tuple(one["bots"])),
            Result(tuple(one["winners"]), tuple(one["ranking"]), one["decisions"]),
        )
        for one in kept["games"]
    ]
    (row,) = table(["heuristic"], kept["field"], played)
    assert kept["rows"] == [asdict(row)]


def test_the_same_command_makes_the_same_files(tmp_path: Path, capsys):
    command = ["arena", "chohan", "--bots", "search:2,heuristic,random", "--games", "6", "--seats", "2,3"]
    for folder, jobs in (("one", "1"), ("two", "2")):
        assert obey([*command, "--out", str(tmp_path / folder), "--jobs", jobs]) == 0
    said = capsys.readouterr().out
    assert said.count("tatami arena chohan --bots search:2,heuristic,random --games 6 --seed 1 --seats 2,3") == 2
    for name in ("arena.md", "arena.json", "arena.svg"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes() != b""


ALONE = ("arena", "chohan", "--bots", "heuristic", "--against", "random", "--seats", "2,3", "--jobs", "1")


def test_an_arena_goes_on_from_where_it_was_stopped(tmp_path: Path, monkeypatch, capsys):
    """A smaller one was played, another begun and torn off within a line: no game is played twice or lost."""
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    assert obey([*ALONE, "--games", "28", "--out", str(whole)]) == 0
    assert obey([*ALONE, "--games", "14", "--out", str(halves)]) == 0
    journal = halves / "games.jsonl"
    lines = (whole / "games.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert journal.read_text("utf-8") == "".join(lines[:15])
    journal.write_text("".join(lines[:20]) + lines[20][:30], "utf-8")
    played: list[Pairing] = []
    monkeypatch.setattr(arena, "play", lambda pairing, play=arena.play: played.append(pairing) or play(pairing))
    assert obey([*ALONE, "--games", "28", "--out", str(halves), "--go-on"]) == 0
    assert len(played) == 28 - 19
    for name in ("arena.md", "arena.json", "arena.svg", "games.jsonl"):
        assert (whole / name).read_bytes() == (halves / name).read_bytes() != b""


def test_each_game_is_written_down_before_the_next_is_played(tmp_path: Path, monkeypatch):
    def play(pairing: Pairing) -> Result:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(pairing)
        return whole(pairing)

    whole, played = arena.play, []
    monkeypatch.setattr(arena, "play", play)
    assert obey([*ALONE, "--games", "7", "--out", str(tmp_path)]) != 0
    head, *lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    assert json.loads(head) == {"game": "chohan", "version": load("chohan").version, "options": {}}
    assert [json.loads(line)["bots"] for line in lines] == [list(pairing.bots) for pairing in played]


def test_without_being_told_to_go_on_an_arena_begins_again(tmp_path: Path, capsys):
    assert obey([*ALONE, "--games", "14", "--out", str(tmp_path)]) == 0
    assert obey([*ALONE, "--games", "7", "--out", str(tmp_path)]) == 0
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 1 + 7
    assert len((tmp_path / "games.jsonl.old").read_text("utf-8").splitlines()) == 1 + 14, "nothing is lost by that"


GOOD = {"seats": 2, "deal": "1-0", "bots": ["random", "random"], "winners": [1], "ranking": [[[1]], [[0]]]}
GOOD["decisions"] = 9
HEAD = {"game": "chohan", "version": load("chohan").version, "options": {}}


@pytest.mark.parametrize(
    ("head", "game", "sentence"),
    [
        (HEAD | {"game": "katana"}, GOOD, "its games are of “katana 1”, not of “chohan 1”."),
        (HEAD | {"version": 7}, GOOD, "its games are of “chohan 7”, not of “chohan 1”."),
        (HEAD | {"options": {"rounds": "3"}}, GOOD, "its games are of “chohan 1 rounds=3”, not of “chohan 1”."),
        ([], GOOD, "line 1 does not say what the games are of."),
        (HEAD, [1, 2], "line 2 is not a game of an arena."),
        *(
            (HEAD, GOOD | change, "line 2 is not a game of an arena.")
            for change in (
                {"bots": 3},
                {"bots": ["random"]},
                {"seats": 2.5},
                {"deal": "\ud800"},
                {"winners": [2]},
                {"winners": [-1]},
                {"winners": "01"},
                {"ranking": []},
                {"ranking": [[[0, 99]]]},
                {"ranking": [[[0]], [[0, 1]]]},
                {"decisions": float("inf")},
                {"decisions": -1},
                {"more": 1},
            )
        ),
    ],
)
def test_games_that_cannot_be_gone_on_from_are_left_as_they_are(tmp_path: Path, capsys, head, game, sentence: str):
    journal = tmp_path / "games.jsonl"
    journal.write_text(f"{json.dumps(head)}\n{json.dumps(game)}\n", "utf-8")
    before = journal.read_bytes()
    assert obey([*ALONE, "--games", "7", "--out", str(tmp_path), "--go-on"]) == 2
    assert capsys.readouterr().err.strip() == f"{journal}: {sentence}"
    assert journal.read_bytes() == before


def test_brackets_without_end_are_no_game_either(tmp_path: Path, capsys):
    journal = tmp_path / "games.jsonl"
    journal.write_text(f"{json.dumps(HEAD)}\n{'[' * 100_000}\n", "utf-8")
    assert obey([*ALONE, "--games", "7", "--out", str(tmp_path), "--go-on"]) == 2
    assert capsys.readouterr().err.strip() == f"{journal}: line 2 is not a game of an arena."


def test_blanks_round_the_field_and_a_number_of_players_twice_change_nothing(capsys):
    command = ["arena", "chohan", "--bots", "random", "--games", "3", "--jobs", "1"]
    for words in (["--against", "heuristic", "--seats", "2"], ["--against", " heuristic ", "--seats", "2,2"]):
        assert obey([*command, *words]) == 0
    said = capsys.readouterr().out
    assert said[: len(said) // 2] == said[len(said) // 2 :] and "| heuristic, the table |" in said


def test_options_that_a_number_of_players_cannot_choose_are_refused_before_the_first_game(tmp_path: Path, capsys):
    command = ["arena", "dicium.crazy_cup", "--bots", "random", "--against", "heuristic", "--option", "teams=true"]
    assert obey([*command, "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr()
    assert "option teams" in said.err and said.out == "" and not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--bots", "random"], "The arena takes two to 8 different bots, not “random”."),
        (["--bots", "random,random"], "The arena takes two to 8 different bots, not “random,random”."),
        (["--bots", "random", "--against", "random"], "“random” cannot be measured against itself."),
        (["--bots", "random,heuristic", "--seats", "9"], "chohan is for 2, 3, 4, 5, 6 players, not “9”."),
        (["--bots", "random,heuristic", "--games", "0"], "--games is from 1 to 1,000,000, not 0."),
        (["--bots", "random", "--against", " random "], "“random” cannot be measured against itself."),
        (["--bots", "random", "--against", ""], "--against takes one bot, not “”."),
        (["--bots", "random", "--against", "heuristic,samurai"], "--against takes one bot, not “heuristic,samurai”."),
        (
            ["--bots", "random,heuristic", "--go-on"],
            "--go-on needs --out DIR, the folder of the games to go on from.",
        ),
        (["--bots", "random,heuristic", "--seats", "2,"], "chohan is for 2, 3, 4, 5, 6 players, not “2,”."),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_sentence(args: list[str], sentence: str, capsys):
    assert obey(["arena", "chohan", *args]) == 2
    assert capsys.readouterr().err.strip() == sentence


# The ladder


@pytest.fixture
def ladder(monkeypatch, tmp_path):
    """The tool with its own page, and without any result of its own."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent / "bench"))
    sys.modules.pop("ladder", None)
    import ladder

    page = tmp_path / "ladder.md"
    page.write_bytes(ladder.PAGE.read_bytes())
    monkeypatch.setattr(ladder, "PAGE", page)
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "kept")
    return ladder


def shown(ladder):
    """What the page says between its two marks."""
    return ladder.Shown(ladder.PAGE.read_text(encoding="utf-8").split(ladder.BEGIN)[1].split(ladder.END)[0])


def test_the_ladder_keeps_what_the_page_says_of_rungs_that_were_not_measured_here(ladder):
    """All games but those that the page does not know yet."""
    before = shown(ladder)
    assert before.verdicts and before.tables
    ladder.publish()
    text = ladder.PAGE.read_text(encoding="utf-8")
    after = shown(ladder)
    assert after.tables == before.tables
    assert {key: said for key, said in after.verdicts.items() if key in before.verdicts} == before.verdicts
    assert all(said == ladder.UNKNOWN for key, said in after.verdicts.items() if key not in before.verdicts)
    ladder.publish()
    assert ladder.PAGE.read_text(encoding="utf-8") == text


def test_a_rung_that_was_measured_here_and_counts_no_longer_is_not_kept(ladder):
    rung = ladder.RUNGS[0]
    ladder.folder("katana", rung).mkdir(parents=True)
    ladder.publish()
    after = shown(ladder)
    assert after.verdicts["katana", rung.goal] == ladder.UNKNOWN
    assert after.verdicts["bushido", rung.goal] != ladder.UNKNOWN
