"""Everything is used: random play until every choice, question, event and way to end was seen at a table.

What was never chosen before is chosen first, so a few dozen games are enough. A failure names what was never used.
"""

import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any

from tatami.core.game import Game
from tatami.core.state import Decision, State
from tatami.core.waiting import questions_of
from tatami.games import MODULES

PACKED = 4  # One game in so many has the content pack.

# Yields what is seen before a choice is carried out, then what is seen after it.
Witness = Callable[[Any, Decision, int], Iterator[Iterable[str]]]


def nothing_more(state: State, asked: Decision, choice: int) -> Iterator[Iterable[str]]:
    """The witness of a game in which nothing else is to be seen."""
    yield ()
    yield ()


def use_everything(
    game: Game,
    seats: int,
    *,
    more: Iterable[str] = (),
    never: Callable[[str], bool] = lambda thing: False,
    witness: Witness = nothing_more,
    content: Mapping[str, object] | None = None,
    sense: float = 0.0,
    checked: int = 1,
    most: int = 300,
) -> None:
    """Play until nothing is missing. `more` can be seen too, which `witness` sees; `never` says what cannot be seen
    at this table. `content` is a pack that makes rare things frequent; `sense` is how often some seats follow the
    hints, for ends that chance does not meet. The invariants are asked at one step in `checked`."""
    missing = {thing for thing in [*everything(game, seats), *more] if not never(thing)}
    for seed in range(most):
        pack = content if seed % PACKED == PACKED - 1 else None
        play_one(game, seats, seed, missing, witness, pack, sense, checked)
        if not missing:
            return
    raise AssertionError(f"never used in {most} games with {seats} seats: {', '.join(sorted(missing))}")


def everything(game: Game, seats: int) -> set[str]:
    """What can be seen in every game: "choice: end", "prompt: parry", "event: draws", "end: sword"."""
    words = [choice.words for choice in game.choices.by_code.values()]
    here = [said for said in words if all(int(seat) < seats for seat in re.findall(r"seat-(\d)", said))]
    return {
        *(f"choice: {said}" for said in here),
        *(f"prompt: {prompt}" for prompt in questions_of(game.wiring.package)),
        *(f"event: {kind}" for kind in events_of(game.name)),
        *(f"end: {reason}" for reason in game.texts.nouns["reason"]),
    }


def events_of(name: str) -> set[str]:
    """The kinds of events that the texts of a game, and of its family, have a sentence for."""
    module = MODULES[name]
    folders = [module, module.rpartition(".")[0]] if "." in name else [module]
    texts = [files(folder).joinpath("text", "en.ftl").read_text("utf-8") for folder in folders]
    kinds = {kind for text in texts for kind in re.findall(r"^event-([a-z-]+) =", text, re.M)}
    return {kind for kind in kinds if not kind.endswith("-known")}


def play_one(
    game: Game,
    seats: int,
    seed: int,
    missing: set[str],
    witness: Witness,
    content: Mapping[str, object] | None,
    sense: float,
    checked: int,
) -> None:
    """One game; whatever is seen is missing no more."""
    luck = random.Random(seed)
    options = {name: luck.choice(values) for name, values in game.options_for(seats).items()}
    state = game.new(seats, seed, content, True, **options)
    missing -= {f"event: {event.kind}" for event in state.news or ()}
    while decisions := game.decisions(state):
        asked = luck.choice(decisions)
        new = [one for one in asked.options if f"choice: {game.choices.words(one)}" in missing]
        choice = luck.choice(new or asked.options)
        is_sensible = asked.seat % 2 == seed % 3 or state.steps >= game.mind.sense_after
        if not new and is_sensible and luck.random() < sense:
            hints = game.mind.hints(game.view(state, asked.seat), asked)
            choice = asked.options[max(range(len(hints)), key=hints.__getitem__)]
        missing -= {f"choice: {game.choices.words(choice)}", f"prompt: {asked.prompt}"}
        watching = witness(state, asked, choice)
        missing.difference_update(next(watching))
        state.news = []
        game.apply(state, asked.seat, choice)
        missing.difference_update(next(watching))
        missing -= {f"event: {event.kind}" for event in state.news}
        if state.steps % checked == 0:
            game.check(state)
        if not missing:
            return
    outcome = game.outcome(state)
    assert outcome is not None
    missing.discard(f"end: {outcome.reason}")
