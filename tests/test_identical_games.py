"""The compiled engine plays the same games as the plain one, move for move: compilers have had faults before."""

import json
import os
import subprocess
import sys

import pytest

from tatami.build.compiler import compile_engine, missing_compiler
from tatami.core.options import option_values
from tatami.games import MODULES, load

DECISIONS = 100_000

# Plays whole games from given seeds, every other one with options drawn by lot, every third mostly by the rollout
# policy, which comes to moments that chance seldom sees, every fifth with an extreme content pack, whose numbers a
# machine integer may not hold; now and then asks bots that look ahead. Adds up everything that was offered, chosen,
# thought and came of it.
PLAYER = """
import hashlib, json, sys
from random import Random

import msgspec
import tatami
from tatami import bots
from tatami.core.batch import Batch
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
    for name in ("greedy", "search:12:way=tree", "search:16:way=halving"):
        bot = bots.make(name, game, decisions)
        yield name, bots.ask(bot, view, decision)
        if name != "greedy":
            yield [(root.visits, root.total) for root in bot.roots], getattr(bot, "values", None)

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
        if (seed % 3 == 2 or state.steps >= game.mind.sense_after) and chance.random() < 0.8:
            ratings = list(game.mind.rollout(state, decision))
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
batch = Batch(game, game.seats[-1], 3)  # What learning programs are given, byte for byte.
batch.reset([1, 2, 3])
memory = batch.buffers()
chance = Random(1)
for _ in range(300):
    for part in memory.values():
        digest.update(part)
    mask = bytes(memory["mask"])
    rows = [mask[table * batch.actions : (table + 1) * batch.actions] for table in range(3)]
    batch.step([chance.choice([action for action, bit in enumerate(row) if bit]) for row in rows])
figures = {"hash": digest.hexdigest(), "decisions": decisions, "varied": varied, "asks": asks, "packed": packed}
figures["compiled"] = tatami.is_compiled()
print(json.dumps(figures))
"""


def played(game: str, **environment: str) -> dict[str, object]:
    run = subprocess.run(
        [sys.executable, "-c", PLAYER, game, str(DECISIONS)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    figures: dict[str, object] = json.loads(run.stdout)
    return figures


@pytest.fixture(scope="module")
def compiled() -> None:
    """The build of this checkout; if it is being made, this waits for it."""
    if (sentence := missing_compiler()) is not None:
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    compile_engine()


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("game", MODULES)
def test_plain_and_compiled_play_the_same_games(game: str) -> None:
    slow, fast = played(game, TATAMI_PLAIN="1"), played(game, TATAMI_PLAIN="")
    assert (slow["compiled"], fast["compiled"]) == (False, True)
    assert int(str(slow["decisions"])) >= DECISIONS and int(str(slow["asks"])) >= DECISIONS // 2000
    assert slow["varied"] or not option_values(load(game).options)
    assert int(str(slow["packed"])) >= 5
    assert slow["hash"] == fast["hash"], "plain and compiled games differ"
