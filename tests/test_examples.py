"""The scripts in examples/ run, with small numbers, and the page beside them names each."""

import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "examples"
SCRIPTS = {
    "evaluate.py": ("--games 14 --game chohan", "times what is fair"),
    "own_bot.py": ("--games 2 --game dicium.crazy_cup", "of 2 games of dicium.crazy_cup won"),
    "own_game.py": ("--games 8", "four tokens: "),
    "balance.py": ("--games 6 --game chohan", "seat 0: won "),
    "train.py": ("--game chohan --games 30 --decisions 300 --measured 8", "games against heuristic bots"),
    "openspiel_dqn.py": ("--game tatami_chohan(seats=2) --steps 150 --games 3 --learn-after 64", "DQN won "),
    "tianshou_dqn.py": ("--game tatami/chohan-v1 --epochs 1 --steps 128 --games 2", "the best of 1 looks won"),
}
NEEDS = {"train.py": ["torch"], "openspiel_dqn.py": ["torch", "tree"], "tianshou_dqn.py": ["torch", "tianshou"]}


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.filterwarnings("ignore")  # Those of other people's packages.
def test_a_script_runs(script, tmp_path, monkeypatch, capsys):
    missing = [package for package in NEEDS.get(script, []) if find_spec(package) is None]
    if missing:
        pytest.skip(f"needs {' and '.join(missing)}, which the checks go without")
    words, said = SCRIPTS[script]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [script, *words.split()])
    if script == "train.py":
        from tatami.research.learning import training

        monkeypatch.setattr(training, "A_ROUND", 200)
        monkeypatch.setattr(training, "TABLES", 8)
    runpy.run_path(str(FOLDER / script), run_name="__main__")
    assert said in capsys.readouterr().out


def test_the_page_names_every_script():
    page = (FOLDER / "README.md").read_text("utf-8")
    scripts = {file.name for file in FOLDER.glob("*.py")}
    assert scripts == set(SCRIPTS) and all(f"| `{script}` |" in page for script in scripts)
