"""The lab: what is noted of games, the figures made of it, and the command with its report."""

import random
from html.parser import HTMLParser

import pytest

from tatami import cli
from tatami.core.errors import BadOption
from tatami.research.figures import Interval
from tatami.research.lab import experiments, games, measures, notebook, sequential, tables
from tests.tables import every_game

SHIPPED = games.Variant("as shipped")


def played(game: str, count: int, bots=("random",), seats=(3,), variants=(SHIPPED,)) -> list[games.Played]:
    return [games.play(job) for deal in games.jobs(game, variants, bots, count, 1, seats) for job in deal]


def asked(found: list[games.Played]) -> tables.Questions:
    return tables.Questions(tables.arrow(found))


def lab(*words: object) -> int:
    return cli.obey(["lab", *[str(word) for word in words]])


# What is noted


@every_game
def test_every_game_is_noted_with_its_traits_and_what_was_used(name):
    from tatami.games import load

    found = played(name, 1, bots=("heuristic",), seats=load(name).seats[-1:])[0]
    assert 0 < found.decisions <= found.choices
    for player in found.players:
        assert set(player.used) <= set(player.offered)
    assert sum(sum(player.used.values()) for player in found.players) >= found.decisions
    is_shared = load(name).wiring.cooperative and found.seats in load(name).wiring.cooperative
    assert (found.lead_changes is None) == (bool(is_shared) or name == "chohan")


def test_what_players_keep_is_a_trait_and_what_they_change_is_none():
    found = played("dicium.donjon", 4)
    assert tables.traits(found) == ["hero"] and all("square" in one.changing for one in found)
    assert tables.traits(played("katana", 3, seats=(5,))) == ["character", "role"]


def test_the_lead_changes_when_another_seat_is_the_likelier_winner(monkeypatch):
    from tatami.games import load

    game = load("katana")
    state = game.new(3, 1)
    chances = iter([[0.2, 0.5, 0.3], [0.5, 0.5, 0.0], [0.6, 0.4, 0.0], [0.6, 0.1, 0.3], [0.1, 0.1, 0.8]])
    notes = games.Notes(game, state)
    monkeypatch.setattr(notes, "game", type("Game", (), {"mind": Mind(chances), "referee": game.referee}))
    for _ in range(5):
        notes.look(state)
    assert notes.lead_changes == 2  # From seat 1 to seat 0, and from there to seat 2; a tie changes nothing.


class Mind:
    def __init__(self, chances):
        self.chances = chances

    def is_quiet(self, state):
        return True

    def win_chances(self, state):
        return next(self.chances)


def test_bots_go_round_the_seats_of_every_deal_and_variants_play_the_same_deals():
    pair = (SHIPPED, games.Variant("other", {"rounds": 12}))
    deals = games.jobs("chohan", pair, ("random", "heuristic"), 5, 9, (2, 3))
    assert [len(deal) for deal in deals] == [4] * 4  # Two variants, two seatings, in whole rounds of player counts.
    for deal in deals:
        assert len({job.deal for job in deal}) == 1 and len({job.key() for job in deal}) == 4
        assert {job.bots[0] for job in deal} == {"random", "heuristic"}


# Figures


def test_shares_are_counted_by_deal():
    found = played("katana", 12, bots=("random",), seats=(4,))
    asking = asked(found)
    by_role = {one.value: one for one in measures.balance(asking, "as shipped", "trait_role")}
    players = [player for one in found for player in one.players]
    for role, share in by_role.items():
        mine = [player.won for player in players if player.traits["role"] == role]
        assert (share.seats, share.won) == (len(mine), sum(mine))
        assert share.share.value == pytest.approx(sum(mine) / len(mine))
    assert sum(one.won for one in by_role.values()) == sum(player.won for player in players)
    seats = measures.balance(asking, "as shipped", "seat")
    assert sum(one.times.value for one in seats) == pytest.approx(4)  # What one seat wins more, others win less.


def test_what_was_used_is_compared_with_those_who_could_have_used_it():
    deals = [(2, 2, 2, 0, 3), (1, 1, 3, 1, 1), (2, 1, 2, 1, 2), (3, 2, 1, 0, 4), (2, 2, 2, 1, 2)]
    used = measures.use("card sword", deals)
    assert (used.offered, used.rate, used.times) == (20, 0.5, 1.2)
    assert used.worth.value == pytest.approx(8 / 10 - 3 / 10)
    assert used.worth.low < 0.5 < used.worth.high
    assert measures.use("card sword", deals[:1]).worth == Interval(None)  # Too few to say anything.


def test_the_interval_of_a_difference_holds_the_truth_19_times_in_20():
    luck = random.Random(4)
    hits = 0
    for _ in range(300):
        deals = []
        for _ in range(40):
            bias = luck.uniform(-0.2, 0.2)  # Seats of one deal resemble each other.
            first, second = luck.randrange(1, 4), luck.randrange(1, 4)
            won = sum(luck.random() < 0.5 + bias for _ in range(first))
            deals.append((first, won, second, sum(luck.random() < 0.4 + bias for _ in range(second))))
        shown = measures.difference(deals)
        hits += shown.low <= 0.1 <= shown.high
    assert 0.91 < hits / 300 < 0.99


def test_the_sequence_is_seldom_wrong_however_often_one_looks():
    luck = random.Random(2)
    alarms = 0
    for _ in range(200):
        values = [luck.gauss(0, 1) for _ in range(400)]
        alarms += any(sequential.verdict(sequential.sequence(values[:end]), 0.0) for end in range(30, 401, 10))
    assert alarms / 200 < 0.06


def test_the_sequence_finds_what_is_there_and_says_when_nothing_is():
    luck = random.Random(3)
    shifted = sequential.sequence([luck.gauss(0.5, 1) for _ in range(200)])
    assert sequential.verdict(shifted, 0.0) == "more"
    assert sequential.verdict(Interval(-0.5, -0.9, -0.1), 0.0) == "less"
    same = sequential.sequence([luck.gauss(0, 1) for _ in range(2000)])
    assert sequential.verdict(same, 0.0) == "" and sequential.verdict(same, 0.2) == "alike"
    assert sequential.verdict(sequential.sequence([1.0] * 29), 0.0) == ""  # Nobody looks that early.


def test_a_measure_is_told_for_each_deal():
    asking = asked(played("katana", 6, seats=(4,)))
    assert set(measures.measured(asking, "as shipped", "won").values()) == {1.0}
    roles = measures.measured(asking, "as shipped", "role=shogun")
    assert len(roles) == 6 and set(roles.values()) <= {0.0, 1.0}
    with pytest.raises(BadOption, match=r"no measure “beauty=1”; there are: choices, .*, role=…"):
        measures.measured(asking, "as shipped", "beauty=1")


# Experiments


def test_values_of_a_pack_are_changed_by_their_paths_and_leave_the_pack_as_it_was():
    base = games.Variant("mine", {}, {"values": {"tokens": {"value": 9}}})
    other = experiments.changed(base, {"values.tokens.value": 5, "values.more.value": 1})
    assert other.pack == {"values": {"tokens": {"value": 5}, "more": {"value": 1}}}
    assert other.label == "values.tokens.value=5, values.more.value=1"
    assert base.pack == {"values": {"tokens": {"value": 9}}}
    with pytest.raises(BadOption, match="no value"):
        experiments.changed(base, {"values.tokens.value.deeper": 1})


def test_a_search_comes_to_the_values_of_its_goal(tmp_path, capsys):
    words = ("chohan", "--seats", 2, "--games", 12, "--bots", "random", "--goal", "decisions=10", "--jobs", 1)
    assert lab(*words, "--search", "values.tokens.value=1..9", "--trials", 8, "--out", tmp_path / "a") == 0
    assert lab(*words, "--search", "values.tokens.value=1..9", "--trials", 8, "--out", tmp_path / "b") == 0
    assert (tmp_path / "a/report.html").read_bytes() == (tmp_path / "b/report.html").read_bytes()
    label = capsys.readouterr().out.splitlines()[0].partition(":")[0]
    assert label.startswith("values.tokens.value=") and int(label.rpartition("=")[2]) < 9


# The command


def test_the_same_seed_makes_the_same_report_with_one_process_or_two(tmp_path):
    words = ("chohan", "--seats", 3, "--games", 6, "--bots", "random,heuristic")
    for jobs in (1, 2):
        assert lab(*words, "--jobs", jobs, "--out", tmp_path / str(jobs)) == 0
    files = sorted(file.name for file in (tmp_path / "1").iterdir())
    assert {"report.html", "plot-1.svg", "plot-1.png", "seats.parquet", notebook.NAME} <= set(files)
    for name in files:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes(), name


def test_a_report_calls_things_as_people_do(tmp_path):
    assert lab("katana", "--seats", "3,4", "--games", 4, "--jobs", 1, "--out", tmp_path) == 0
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "<h1>The lab: Katana</h1>" in page and "with 3 or 4 players, played by heuristic bots" in page
    assert '<th scope="row">Ninja ★</th>' in page and "ninja-1" not in page and "card focus" not in page


def test_what_was_stopped_goes_on_and_ends_alike(tmp_path, monkeypatch):
    words = ("chohan", "--seats", 2, "--games", 8, "--bots", "random", "--jobs", 1, "--out", tmp_path)
    assert lab(*words) == 0
    whole = (tmp_path / "report.html").read_bytes()
    lines = (tmp_path / notebook.NAME).read_text("utf-8").splitlines(keepends=True)
    (tmp_path / notebook.NAME).write_text("".join(lines[:5]) + lines[5][:40], "utf-8")
    again: list[str] = []
    play = games.play
    monkeypatch.setattr(experiments, "play", lambda job: again.append(job.deal) or play(job))
    assert lab(*words, "--go-on") == 0
    assert again == ["1-4", "1-5", "1-6", "1-7"] and (tmp_path / "report.html").read_bytes() == whole


def test_games_of_another_experiment_are_not_gone_on_from(tmp_path, capsys):
    words = ("chohan", "--seats", 2, "--games", 2, "--bots", "random", "--jobs", 1, "--out", tmp_path)
    assert lab(*words) == 0
    assert lab(*words, "--seed", 2, "--go-on") == 2
    assert "its games are of" in capsys.readouterr().err


def test_two_packs_are_compared_until_they_are_told_apart(tmp_path, capsys):
    small = tmp_path / "small.toml"
    small.write_text("[values.tokens]\nvalue = 2\n", "utf-8")
    words = ("chohan", "--seats", 2, "--games", 400, "--bots", "random", "--jobs", 1, "--out", tmp_path / "out")
    assert lab(*words, "--compare", small) == 0
    said = capsys.readouterr().out
    assert "after 30 deals the second has less" in said and "as shipped: 30 games" in said


def test_a_sweep_plays_every_value_of_an_option_or_of_the_content(tmp_path, capsys):
    words = ("chohan", "--seats", 2, "--games", 2, "--bots", "random", "--jobs", 1, "--out", tmp_path)
    assert lab(*words, "--sweep", "rounds") == 0
    assert lab(*words, "--sweep", "values.tokens.value=3,6") == 0
    said = capsys.readouterr().out
    for label in ("rounds=6:", "rounds=12:", "values.tokens.value=3:", "values.tokens.value=6:"):
        assert label in said


def test_the_report_needs_no_other_file(tmp_path):
    assert lab("katana", "--seats", 4, "--games", 10, "--bots", "random", "--jobs", 1, "--out", tmp_path) == 0
    page = Reader((tmp_path / "report.html").read_text("utf-8"))
    assert not page.open and not page.fetched
    assert {"Won, by seat", "Won, by role", "Won, by character", "A game", "Endings"} <= set(page.captions)
    assert page.figures >= 5 and len(page.ids) == len(set(page.ids))


class Reader(HTMLParser):
    """What a page fetches, the captions of its tables, its figures, and the elements that are never closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.captions: list[str] = []
        self.ids: list[str] = []
        self.figures = 0
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        if tag not in ("meta", "!doctype"):
            self.open.append(tag)
        self.figures += tag == "figure"
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and not value.startswith("#"):
                self.fetched.append(value)
            if name == "id":
                self.ids.append(value)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag):
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data):
        if self.open and self.open[-1] == "caption":
            self.captions.append(data)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--sweep", "rounds", "--search", "values.tokens.value=1..3", "--goal", "won=1"), "three experiments"),
        (("--search", "values.tokens.value=1..3"), "--search needs --goal"),
        (("--search", "values.tokens.value=1..3", "--goal", "won"), "A goal is written measure=number"),
        (("--search", "values.nothing.value=1..3", "--goal", "won=1", "--trials", "2"), "nothing"),
        (("--search", "values.tokens.value=1..3", "--goal", "beauty=1"), "no measure"),
        (("--sweep", "values.tokens.value=a..b"), "Values are written 6..12"),
        (("--sweep", "values.tokens.value=1..900"), "different values"),
        (("--sweep", "values.tokens.value"), "written name=values"),
        (("--sweep", "rounds=7"), "takes 6, 12"),
        (("--sweep", "values.tokens.value=0,1"), "tokens"),
        (("--games", "0"), "--games is from 1"),
        (("--seats", "9"), "players, not"),
        (("--bots", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(words, sentence, tmp_path, capsys):
    assert lab("chohan", "--games", "4", "--seats", "2", "--bots", "random", "--out", tmp_path / "new", *words) == 2
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1


def test_a_missing_extra_is_one_sentence(monkeypatch, capsys, tmp_path):
    from tatami.research import extras

    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert lab("chohan", "--out", tmp_path / "new") == 2
    assert "duckdb, matplotlib, pyarrow: pip install 'tatami[lab]'" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
