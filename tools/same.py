"""Do two versions of Tatami play the same games? They are played move by move, and everything is added up.

    .venv/bin/python tools/same.py OLD NEW                       each a commit, or a folder that holds tatami/
    .venv/bin/python tools/same.py HEAD~9 src --games katana     one game alone

Every game gets three digests. `play` is random play with table options and extreme content packs: who was asked
what, the words of all options, the news with their secrets, the outcomes, the facts of questions. `view` is what all
saw on the way, but for `waiting`, the frames of the engine. `bots` is what bots answered: hints alone, and small
searches. Fields count as far as both versions have them. What differs is named.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.versions import sources

DECISIONS = 100_000
ENDLESS = "endless"  # a value of an option with which chance might play for ever
PACKED = 5  # one game in so many has an extreme content pack
ENGINE = "waiting"  # The field of views that shows the frames of the engine.
LOOKS = 20  # one decision in so many is looked at through everybody's view
ASKS = 400  # bots are asked at one decision in so many
PARTS = ("play", "view", "bots")  # the digests of a game
BOTS = ("heuristic", "greedy", "search:12", "search:12:way=tree")
# The words with which this program works for itself, in the engine that it was started with.
PLAY = "--play"
LIST = "--list"


class Sums:
    """Digests by name, each of everything that was added under it."""

    def __init__(self) -> None:
        self.by_name: dict[str, Any] = {}

    def add(self, name: str, value: object) -> None:
        if name not in self.by_name:
            self.by_name[name] = hashlib.sha256()
        self.by_name[name].update(json.dumps(value, ensure_ascii=False).encode())

    def read(self) -> dict[str, str]:
        return {name: found.hexdigest() for name, found in self.by_name.items()}


def play(name: str, decisions: int) -> dict[str, str]:
    """Whole games until so many decisions were made; digests of all parts. Runs in either version."""
    import tatami

    game = tatami.load(name)
    sums = Sums()
    made = seed = 0
    while made < decisions:
        chance = Random(seed)
        state = laid(game, seed, chance)
        sums.add("play", heard(state))
        while game.decisions(state):
            decision = chance.choice(game.decisions(state))
            words = [game.words(state, decision.seat, option) for option in decision.options]
            place = chance.randrange(len(words))
            sums.add("play", (decision.seat, decision.prompt, words))
            for fact, value in question(game, state, decision).items():
                sums.add(f"question.{decision.prompt}.{fact}", value)
            if made % LOOKS == 0:
                look(sums, game, state)
            if made % ASKS == 0:
                think(sums, game, state, decision, made)
            game.apply(state, decision.seat, decision.options[place])
            sums.add("play", heard(state))
            made += 1
        for field, value in leaves(as_plain(game.outcome(state))):
            sums.add(f"outcome.{field}", value)
        look(sums, game, state)
        seed += 1
    return sums.read()


def laid(game: Any, seed: int, chance: Random) -> Any:
    """A fresh table; every other one with options drawn by lot."""
    seats = game.seats[seed % len(game.seats)]
    drawn = {
        option: chance.choice([value for value in values if value != ENDLESS])
        for option, values in game.options_for(seats).items()
    }
    return game.new(seats, seed, None if seed % PACKED else pack(game, seed), True, **(drawn if seed % 2 else {}))


def pack(game: Any, seed: int) -> Any:
    """An extreme content pack, if the game takes any."""
    from tatami.exam.packs import extreme_pack

    return extreme_pack(game.name, Random(f"pack {seed}"))


def heard(state: Any) -> list[object]:
    """The news since the last choice, with everything that only some may know."""
    told: list[object] = [(event.kind, event.facts, event.secret, event.knows) for event in state.news]
    state.news = []
    return told


def question(game: Any, state: Any, decision: Any) -> dict[str, object]:
    """What the sentence of a question names for the one who is asked. An engine before the contract of fifteen names
    has a method for that."""
    if hasattr(game, "prompt_facts"):
        old: dict[str, object] = game.prompt_facts(state, decision)
        return old
    from tatami.core.waiting import prompt_facts

    return dict(prompt_facts(state, decision, decision.seat))


def look(sums: Sums, game: Any, state: Any) -> None:
    """Add up what everybody sees, field by field, so that fields of one version alone can be left out."""
    for observer in (*range(state.seats), None):
        for field, value in leaves(as_plain(game.view(state, observer))):
            if not field.startswith(ENGINE):
                sums.add(f"view.{field}", value)


def leaves(value: Any, field: str = "") -> Iterator[tuple[str, object]]:
    """The values at the ends of a structure, by the names that lead to them; the entries of a list share one name."""
    if isinstance(value, dict):
        for name in sorted(value):
            yield from leaves(value[name], f"{field}.{name}" if field else name)
    elif isinstance(value, list | tuple) and any(isinstance(entry, dict) for entry in value):
        for entry in value:
            yield from leaves(entry, field)
    else:
        yield field, value


def as_plain(value: object) -> Any:
    import msgspec

    return msgspec.to_builtins(value)


def think(sums: Sums, game: Any, state: Any, decision: Any, seed: int) -> None:
    """Add up what bots answer, in words."""
    from tatami import bots

    view = game.view(state, decision.seat)
    for name in BOTS:
        answer = bots.ask(bots.make(name, game, seed), view, decision)
        sums.add(f"bots.{name}", game.words(state, decision.seat, answer))


def played(folder: Path, game: str, decisions: int) -> dict[str, str]:
    """The digests of one game in one version."""
    found: dict[str, str] = json.loads(said(folder, __file__, PLAY, game, str(decisions)))
    return found


def listed(folder: Path) -> list[str]:
    """The games of a version."""
    names: list[str] = json.loads(said(folder, __file__, LIST))
    return names


def said(folder: Path, *command: str) -> str:
    """What a program says that runs in one version."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "TATAMI_PLAIN": "1"}
    done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"{folder} failed: {done.stderr}")
    return done.stdout


def verdicts(game: str, old: dict[str, str], new: dict[str, str]) -> tuple[list[str], bool]:
    """The lines of one game, and whether it is the same game."""
    both = sorted(old.keys() & new.keys())
    changed = [name for name in both if old[name] != new[name]]
    alone = sorted(old.keys() ^ new.keys())
    lines = []
    for part in PARTS:
        names = [name for name in both if part_of(name) == part]
        one, other = (hashlib.sha256("".join(sums[name] for name in names).encode()) for sums in (old, new))
        end = "the same" if one.digest() == other.digest() else f"differs from {other.hexdigest()[:16]}"
        lines.append(f"{game:18} {part}  {one.hexdigest()[:16]}  {end}")
    if changed:
        lines.append(f"{'':18} different: {', '.join(changed)}")
    if alone:
        lines.append(f"{'':18} in one version alone: {', '.join(alone)}")
    return lines, not changed


def part_of(name: str) -> str:
    """The digest that a sum belongs to."""
    first = name.partition(".")[0]
    return first if first in PARTS else "play"


def main(args: list[str]) -> int:
    if args[:1] == [PLAY]:
        print(json.dumps(play(args[1], int(args[2]))))
        return 0
    if args == [LIST]:
        from tatami.games import MODULES

        print(json.dumps(list(MODULES)))
        return 0
    chosen = arguments().parse_args(args)
    with tempfile.TemporaryDirectory() as scratch:
        try:
            old, new = sources(chosen.old, Path(scratch, "old")), sources(chosen.new, Path(scratch, "new"))
            games = chosen.games.split(",") if chosen.games else [game for game in listed(new) if game in listed(old)]
            same = [compare(game, old, new, chosen.decisions) for game in games]
            return 0 if all(same) else 1
        except ValueError as error:
            print(error, file=sys.stderr)
            return 2


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", help="a commit, or a folder that holds tatami/")
    parser.add_argument("new", help="the same")
    parser.add_argument("--games", default="", help="names with commas (default: all that both have)")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help=f"of each game (default {DECISIONS})")
    return parser


def compare(game: str, old: Path, new: Path, decisions: int) -> bool:
    """Play one game in both versions side by side, and tell."""
    with ThreadPoolExecutor(2) as pool:
        before, after = (pool.submit(played, folder, game, decisions) for folder in (old, new))
        lines, is_same = verdicts(game, before.result(), after.result())
    print("\n".join(lines), flush=True)
    return is_same


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
