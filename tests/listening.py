"""Random games of every game on the registry, and what can be heard at them. For tests of texts and rules."""

import ast
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from tatami.core import Event, Fact, Game, Outcome, State, WhyNot
from tatami.core.waiting import prompt_facts, questions_of
from tatami.exam.sitting import picked
from tatami.games import MODULES, load

SOURCE = Path(str(files("tatami")))
MOST_GAMES = 120  # until everything was told and asked
MOST_STEPS = 20_000
DENSE = 100  # steps
SENSE = 0.5
# Games in which something rare happens: they come early, because chance alone takes dozens of games to come to it.
TELLING = {"samourai_katana": (14, 24, 51)}
WISDOM = 0.9  # the same in a game that chance alone would not end


class Heard(NamedTuple):
    """What random games told and asked: the facts of each message, whenever it was said."""

    events: list[Event]
    prompts: list[tuple[str, dict[str, Fact]]]
    whys: list[WhyNot]
    outcomes: list[Outcome]

    def facts(self) -> dict[str, list[Mapping[str, Fact]]]:
        """By message id."""
        found: dict[str, list[Mapping[str, Fact]]] = defaultdict(list)
        for event in self.events:
            found[f"event-{event.kind}"].append(event.facts)
            if event.secret:
                found[f"event-{event.kind}-known"].append(event.seen_by_referee())
        for prompt, facts in self.prompts:
            found[f"prompt-{prompt}"].append(facts)
            found[f"prompt-{prompt}-other"].append(facts)
        for why in self.whys:
            found[f"why-{why.code}"].append(why.facts)
        return found


def played(game: Game, seed: int, sense: float = 0.0) -> Iterator[tuple[State, list[Event]]]:
    """A random game, at every decision and at its end, with the news since the last time. `sense` is how often a
    choice follows the hints."""
    luck = random.Random(seed)
    seats = game.seats[seed % len(game.seats)]
    state = game.new(seats, seed, None, True, **chosen(game, seats, luck))
    told = 0
    for _ in range(MOST_STEPS):
        news = state.news or []
        yield state, news[told:]
        told = len(news)
        if not state.asked:
            return
        decision = luck.choice(state.asked)
        has_sense = sense if state.steps < game.mind.sense_after else WISDOM
        game.apply(state, decision.seat, picked(game, state, decision, luck, has_sense))
    raise AssertionError(f"{game.name}, seed {seed}: the game does not end")


def is_looked_at(state: State, luck: random.Random) -> bool:
    """Every table of the first hundred steps and of the end; later ever fewer, since long games repeat themselves."""
    return not state.asked or luck.random() * state.steps <= DENSE


def chosen(game: Game, seats: int, luck: random.Random) -> dict[str, object]:
    return {option: luck.choice(values) for option, values in game.options_for(seats).items()}


def touchable(game: Game) -> list[tuple[str, ...]]:
    """Everything that is ever touched, one piece or several in their order."""
    touches = {
        choice.pieces[:length]
        for choice in game.choices.by_code.values()
        for length in range(1, len(choice.pieces) + 1)
    }
    return sorted(touches)


@cache
def heard(name: str) -> Heard:
    """Enough random games to hear every kind of event and every prompt that the game's source knows. What has not
    been heard in some of them is more likely when players know what they want, or when they wander about for long."""
    game = load(name)
    touches = touchable(game)
    missing = {f"event-{kind}" for kind in events_in_source(name)}
    missing |= {f"prompt-{prompt}" for prompt in prompts_in_source(name)}
    found = Heard([], [], [], [])
    luck = random.Random(0)
    usual = 2 * len(game.seats) + 1
    seeds = dict.fromkeys([*range(usual), *TELLING.get(name, ()), *range(usual, MOST_GAMES)])
    for count, seed in enumerate(seeds, 1):
        turn = seed // len(game.seats)
        for state, news in played(game, seed, SENSE if turn >= 2 and turn % 2 == 0 else 0.0):
            found.events.extend(news)
            missing -= {f"event-{event.kind}" for event in news}
            for decision in game.decisions(state):
                found.prompts.append((decision.prompt, prompt_facts(state, decision, decision.seat)))
                missing -= {f"prompt-{decision.prompt}"}
            seat, touch = luck.randrange(state.seats), luck.choice(touches)
            if why := game.why_not(state, seat, " ".join(touch)):
                found.whys.append(why)
        outcome = game.outcome(state)
        assert outcome is not None
        found.outcomes.append(outcome)
        if not missing and count >= usual:
            return found
    raise AssertionError(f"{name}: never heard of {', '.join(sorted(missing))}")


# What the source says


def trees(folder: Path) -> Iterator[ast.AST]:
    for file in sorted(folder.rglob("*.py")):
        if "tests" not in file.relative_to(folder).parts:
            yield from ast.walk(ast.parse(file.read_text("utf-8")))


def trees_of(name: str) -> Iterator[ast.AST]:
    """The sources of a game, and for a game of a family what its family shares."""
    folder = SOURCE.joinpath(*MODULES[name].split(".")[1:])
    yield from trees(folder)
    for file in sorted(folder.parent.glob("*.py")) if "." in name else ():
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def events_in_source(name: str) -> set[str]:
    return {
        str(node.args[0].value)
        for node in trees_of(name)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell"
        if node.args and isinstance(node.args[0], ast.Constant)
    }


def prompts_in_source(name: str) -> set[str]:
    """The questions that the frames of a game can ask."""
    return set(questions_of(load(name).wiring.package))
