"""The compiled engine plays the same games as the plain one, move for move: compilers have had faults before."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.core.options import option_values
from tatami.games import MODULES, load
from tools.compile import missing_compiler

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = 100_000

# Plays whole games from given seeds, every other one with options drawn by lot, every third mostly by instinct, which
# comes to moments that chance seldom sees, every fifth with an extreme content pack, whose numbers a machine integer
# may not hold; now and then asks bots that look ahead. Adds up everything that was offered, chosen, thought and came
# of it.
PLAYER = """
import hashlib, json, sys
from random import Random

import msgspec
import tatami
from tatami import bots
from tatami.core.options import option_values
from tatami.exam.packs import extreme_pack

name, least = sys.argv[1], int(sys.argv[2])
game = tatami.load(name)
digest = hashlib.sha256()
decisions = seed = varied = asks = packed = 0

def laid(seats, seed, chance, pack):
    drawn = {option: chance.choice(values) for option, values in option_values(game.options).items()}
    try:
        return game.new(seats, seed, pack, **drawn), 1
    except tatami.BadOption:  # not with so many players
        return game.new(seats, seed, pack), 0

def thoughts(state, decision):
    view = game.view(state, decision.seat)
    for name in ("greedy", "search:12:way=tree", "search:16:way=weigh"):
        bot = bots.make(name, game, decisions)
        yield name, bots.ask(bot, view, decision)
        if name != "greedy":
            yield [(root.visits, root.total) for root in bot.roots], getattr(bot, "looks", None)

while decisions < least:
    chance = Random(seed)
    seats = game.seats[seed % len(game.seats)]
    pack = None if seed % 5 else extreme_pack(name, chance)
    state, has_options = laid(seats, seed, chance, pack) if seed % 2 else (game.new(seats, seed, pack), 0)
    varied += has_options
    packed += pack is not None
    while asked := game.decisions(state):
        decision = chance.choice(asked)
        choice = chance.choice(decision.options)
        if seed % 3 == 2 and chance.random() < 0.8:
            ratings = list(game.instinct(state, decision))
            digest.update(repr(ratings).encode())
            choice = decision.options[ratings.index(max(ratings))]
        if decisions % 2000 == 0:
            digest.update(repr(list(thoughts(state, decision))).encode())
            asks += 1
        digest.update(repr((decision.seat, decision.prompt, decision.options, choice)).encode())
        game.apply(state, decision.seat, choice)
        decisions += 1
    digest.update(msgspec.json.encode((game.referee(state), game.outcome(state))))
    seed += 1
figures = {"hash": digest.hexdigest(), "decisions": decisions, "varied": varied, "asks": asks, "packed": packed}
figures["compiled"] = tatami.is_compiled()
print(json.dumps(figures))
"""


def played(source: Path, game: str) -> dict[str, object]:
    run = subprocess.run(
        [sys.executable, "-c", PLAYER, game, str(DECISIONS)],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    figures: dict[str, object] = json.loads(run.stdout)
    return figures


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled copy of the package."""
    if (sentence := missing_compiler()) is not None:
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    target = tmp_path_factory.mktemp("compiled")
    command = [sys.executable, str(ROOT / "tools" / "compile.py"), "--into", str(target)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return target


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plain copy, for the checkout itself may be compiled."""
    target = tmp_path_factory.mktemp("plain")
    # What other tests import is compiled to bytes meanwhile: files come and go in __pycache__.
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "tatami", target / "tatami", ignore=left_out)
    return target


def test_plain_and_compiled_play_the_same_games(plain: Path, compiled: Path) -> None:
    """All games in one test: with several workers each would compile for itself."""
    different = []
    for game in MODULES:
        slow, fast = played(plain, game), played(compiled, game)
        assert (slow["compiled"], fast["compiled"]) == (False, True)
        assert int(str(slow["decisions"])) >= DECISIONS and int(str(slow["asks"])) >= DECISIONS // 2000
        assert slow["varied"] or not option_values(load(game).options)
        assert int(str(slow["packed"])) >= 5
        if slow["hash"] != fast["hash"]:
            different.append(game)
    assert not different, f"plain and compiled games differ: {', '.join(different)}"
