"""Learned policies: who may sit down with one, and that a file that does not fit is refused in one sentence."""

import json
from importlib.util import find_spec

import numpy as np
import pyarrow.parquet as pq
import pytest

from tatami import bots, cli
from tatami.bots import learned
from tatami.core.errors import BadOption
from tatami.core.observation import plan_of
from tatami.games import MODULES, load
from tatami.research.learning import trajectories
from tests.tables import along, every_game

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="needs torch: pip install 'tatami[learn]'")


def parts_for(game, seats, changes=None):
    """A policy of random numbers, as the parts of its file."""
    plan = plan_of(game, seats)
    luck = np.random.default_rng(1)
    rows, actions = learned.Cells(plan).rows, len(game.choices.by_code)
    shapes = [(rows, 8), (8,), (8, 6), (6,), (6, actions), (actions,)]
    arrays = {name: luck.normal(size=shape).astype(np.float16) for name, shape in zip(learned.ARRAYS, shapes)}
    made_for = {"form": 1, "game": game.name, "version": game.version, "seats": seats, "plan": plan.digest()}
    return arrays | {name: np.array(str(value)) for name, value in (made_for | (changes or {})).items()}


def policy_file(folder, game, seats, changes=None):
    file = folder / "policy.npz"
    np.savez_compressed(file, **parts_for(game, seats, changes))
    return file


@every_game
def test_a_policy_of_ones_own_plays_every_game(name, tmp_path):
    game = load(name)
    seats = game.seats[-1]
    bot = bots.make(f"learned:{policy_file(tmp_path, game, seats)}", game, 1)
    for state in along(game, seats, 30)[::3]:
        for asked in state.asked:
            assert bots.ask(bot, game.view(state, asked.seat), asked) in asked.options


def test_the_bot_takes_what_its_policy_rates_highest(tmp_path):
    """The ratings once more, cell by cell: the chosen rows are added up, and two layers follow."""
    game = load("chohan")
    parts = parts_for(game, 3)
    bot = bots.make(f"learned:{policy_file(tmp_path, game, 3)}", game, 1)
    for state in along(game, 3, 12):
        for asked in state.asked:
            plan = plan_of(game, 3)
            at, chosen = 0, []
            for row, cells in zip(plan.rows, plan.by_row(plan.observe(state, asked.seat)).values()):
                values = min(row.high - row.low + 1, learned.MOST_VALUES)
                for cell in cells:
                    chosen.append(at + min(cell - row.low, values - 1))
                    at += values
            table, bias, inner, inner_bias, outer, outer_bias = (
                parts[part].astype(np.float64) for part in learned.ARRAYS
            )
            first = np.maximum(sum(table[place] for place in chosen) + bias, 0)
            ratings = np.maximum(first @ inner + inner_bias, 0) @ outer + outer_bias
            order = sorted(game.choices.by_code)
            best = max(asked.options, key=lambda option: ratings[order.index(option)])
            assert bots.ask(bot, game.view(state, asked.seat), asked) == best


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"plan": "0" * 16}, r"was learned with version \d+ and plan 0{16}; here are version \d+ and plan \w{16}\."),
        ({"version": 99}, r"was learned with version 99 and plan \w{16}; here are"),
        ({"game": "katana"}, "is no policy for chohan"),
        ({"seats": 9}, "is no policy for chohan"),
        ({"form": 2}, "is no policy for chohan"),
    ],
)
def test_a_policy_that_does_not_fit_is_refused_in_one_sentence(changes, sentence, tmp_path):
    game = load("chohan")
    with pytest.raises(BadOption, match=sentence):
        bots.make(f"learned:{policy_file(tmp_path, game, 3, changes)}", game, 1)


@pytest.mark.parametrize("content", [b"", b"no numbers", b"PK\x03\x04 half a file"])
def test_what_is_no_policy_is_refused_in_one_sentence(content, tmp_path):
    file = tmp_path / "policy.npz"
    file.write_bytes(content)
    for name in (file, tmp_path / "missing.npz"):
        with pytest.raises(BadOption, match=r"cannot be read as a policy\.$"):
            bots.make(f"learned:{name}", load("chohan"), 1)


def test_a_policy_with_other_shapes_is_refused(tmp_path):
    parts = parts_for(load("chohan"), 3) | {"table": np.zeros((5, 8), np.float16)}
    np.savez_compressed(tmp_path / "policy.npz", **parts)
    with pytest.raises(BadOption, match="is no policy for chohan"):
        bots.make(f"learned:{tmp_path / 'policy.npz'}", load("chohan"), 1)


def test_other_tables_are_refused_before_anything_is_played(tmp_path, capsys):
    file = policy_file(tmp_path, load("chohan"), 3)
    for words in (["run", "chohan", "--seats", "2"], ["arena", "chohan", "--against", "random"], ["lab", "chohan"]):
        assert cli.obey([*words, "--bots", f"learned:{file}"]) == 2
        assert "The policy is for 3 players, and 2 sit here." in capsys.readouterr().err
    assert cli.obey(["arena", "chohan", "--bots", f"learned:{file}", "--against", "random", "--seats", "3"]) == 0


def test_without_a_shipped_policy_or_numpy_one_sentence_says_so(monkeypatch):
    with pytest.raises(BadOption, match=r"^No policy for chohan comes with Tatami\.$"):
        bots.make("learned", load("chohan"), 1)
    monkeypatch.setattr(learned, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"^The bot learned needs numpy: pip install 'tatami\[learn\]'\.$"):
        bots.make("learned", load("dicium.crazy_cup"), 1)
    assert bots.learned_seats(load("dicium.crazy_cup")) == []


def test_every_shipped_policy_fits_its_game_as_it_is_now():
    """Where rules or plans have changed, a policy is to be learned again: docs/research.md tells how."""
    from importlib.resources import files

    shipped = {file.name for file in files("tatami.bots").joinpath("policies").iterdir() if file.name[-4:] == ".npz"}
    found = {
        learned.place_of(game, seats).partition("/")[2]
        for game in map(load, MODULES)
        for seats in bots.learned_seats(game)
        if learned.shipped(game, seats).seats == seats
    }
    assert found == shipped


# Trajectories


def test_trajectories_tell_what_was_seen_open_and_done(tmp_path, capsys):
    files = [tmp_path / f"{jobs}.parquet" for jobs in (1, 2)]
    for jobs, file in enumerate(files, 1):
        words = ["trajectories", "chohan", "--seats", "3", "--games", "5", "--bots", "random,heuristic"]
        assert cli.obey([*words, "--jobs", str(jobs), "--out", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert "of 5 games, plan " in capsys.readouterr().out
    table = pq.read_table(files[0])
    head = json.loads(table.schema.metadata[trajectories.MARK])
    game = load("chohan")
    plan = plan_of(game, 3).digest()
    assert (head["game"], head["version"], head["seats"], head["plan"]) == ("chohan", game.version, 3, plan)
    replayed = [
        row for job in trajectories.jobs("chohan", 3, ["random", "heuristic"], 5, 1) for row in trajectories.play(job)
    ]
    assert table.to_pylist() == replayed
    for row in replayed:
        assert row["action"] in row["legal"] and len(row["legal"]) > 1 and row["reward"] in (1.0, -1.0)


def test_rows_are_read_as_arrays_and_other_tables_are_refused(tmp_path):
    file = tmp_path / "rows.parquet"
    games = [trajectories.play(job) for job in trajectories.jobs("chohan", 2, ["random"], 4, 1)]
    trajectories.write(file, trajectories.head_of("chohan", 2, ["random"], 1), games)
    rows = trajectories.read(file, "chohan", 2)
    flat = [row for game in games for row in game]
    assert rows.observed.tolist() == [row["observation"] for row in flat]
    assert [np.flatnonzero(legal).tolist() for legal in rows.legal] == [sorted(row["legal"]) for row in flat]
    assert rows.legal[np.arange(len(flat)), rows.action].all()
    with pytest.raises(BadOption, match=r"with 2 players and plan .*, not of version . with 3 players"):
        trajectories.read(file, "chohan", 3)
    (tmp_path / "other.parquet").write_bytes(b"nothing")
    with pytest.raises(BadOption, match="is no file of trajectories"):
        trajectories.read(tmp_path / "other.parquet", "chohan", 2)


@pytest.mark.parametrize(("command", "package"), [("trajectories", "pyarrow"), ("train", "torch")])
def test_a_missing_extra_is_one_sentence(command, package, monkeypatch, capsys):
    monkeypatch.setattr("tatami.research.extras.find_spec", lambda name: None if name == package else object())
    assert cli.obey([command, "chohan"]) == 2
    extra = {"trajectories": "lab", "train": "learn"}[command]
    assert capsys.readouterr().err == f"This needs {package}: pip install 'tatami[{extra}]'.\n"


# Training


@needs_torch
def test_what_torch_learns_is_what_numpy_plays(tmp_path):
    import torch

    from tatami.research.learning.network import Network

    torch.manual_seed(2)
    game = load("chohan")
    network = Network(game, 2)
    network.seen[:] = True
    network.save(tmp_path / "policy.npz")
    policy = learned.read("it", tmp_path / "policy.npz", game)
    seen = np.array([policy.plan.observe(state, 0) for state in along(game, 2, 12)])
    logs, _ = network(network.rows(seen), torch.ones((len(seen), len(policy.ids)), dtype=torch.bool))
    ratings = policy.ratings(seen)
    told = logs.detach().numpy()
    assert np.allclose(ratings - ratings.mean(1, keepdims=True), told - told.mean(1, keepdims=True), atol=2e-2)


@needs_torch
def test_the_trainer_imitates_improves_and_repeats_itself(tmp_path, monkeypatch, capsys):
    from tatami.research.learning import training

    monkeypatch.setattr(training, "A_ROUND", 300)
    monkeypatch.setattr(training, "TABLES", 8)
    data = str(tmp_path / "rows.parquet")
    cli.obey(["trajectories", "chohan", "--seats", "2", "--games", "200", "--seed", "4", "--out", data])
    for name in ("one", "two"):
        words = ["train", "chohan", "--seats", "2", "--data", data, "--decisions", "900", "--looks", "4"]
        assert cli.obey([*words, "--out", str(tmp_path / f"{name}.npz")]) == 0
    out = capsys.readouterr().out
    assert "imitation, look 4 of 4" in out and "won against heuristic" in out
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()
    bots.make(f"learned:{tmp_path / 'one.npz'}", load("chohan"), 1)


@needs_torch
def test_an_advantage_adds_up_to_what_was_earned():
    from tatami.research.learning.playing import Course
    from tatami.research.learning.training import DISTANCE, advantages

    course = Course(chances=[0.5, 0.75], worths=[0.0, 0.1], earned=1.0)
    gains, told = advantages(course)
    last = 1.0 - 0.5 - 0.1  # It stood at 0.5, from -1 to 1, and 0.1 more was told; 1 was earned.
    first = 0.5 + 0.1 + DISTANCE * last
    assert gains == pytest.approx([first, last]) and told == pytest.approx([first, last + 0.1])
