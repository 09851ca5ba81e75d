"""The experiments of the lab: games of one variant, a sweep over several, two compared until it is clear which has
more of something, and a search for values towards a goal. All play the same deals."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tatami.core.errors import BadContent, BadOption, TatamiError
from tatami.games import load
from tatami.research.executors import Executor
from tatami.research.figures import Interval
from tatami.research.lab import measures, sequential, tables
from tatami.research.lab.games import Job, Played, Variant, jobs, play
from tatami.research.lab.notebook import Notebook

LOOK = 10  # deals between two looks at a comparison
Watch = Callable[[Iterable[Played], int], Iterable[Played]]


@dataclass(frozen=True, slots=True)
class Design:
    """What all experiments share: the game, its bots and numbers of players, and how many games of each variant."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    seed: int

    def deals(self, variants: Sequence[Variant]) -> list[list[Job]]:
        """The games of each deal, all variants together."""
        return jobs(self.game, variants, self.bots, self.games, self.seed, self.seats)

    def refuse(self, variant: Variant) -> None:
        """Say in one sentence why a variant cannot be played, if it cannot."""
        for count in self.seats:
            load(self.game).new(count, 0, variant.pack, False, **variant.options)


@dataclass(slots=True)
class Comparison:
    """Two variants: after so many deals, how much more the second has of a measure, and what that comes to."""

    measure: str
    margin: float
    course: list[tuple[int, Interval]] = field(default_factory=list)
    verdict: str = ""


@dataclass(frozen=True, slots=True)
class Trial:
    """One set of values that was tried: what was measured, and how far that is from the goal; None if the values
    cannot be played with."""

    values: dict[str, int]
    measured: Interval
    miss: float | None


class Laboratory:
    """Plays what the notebook lacks."""

    def __init__(self, executor: Executor, notebook: Notebook, watch: Watch) -> None:
        self.executor = executor
        self.notebook = notebook
        self.watch = watch

    def play(self, wanted: Sequence[Job]) -> list[Played]:
        """These games, in this order."""
        left = [job for job in wanted if job.key() not in self.notebook.played]
        for played in self.watch(self.executor.results(play, left), len(left)):
            self.notebook.note(played)
        return [self.notebook.played[job.key()] for job in wanted]

    def sweep(self, design: Design, variants: Sequence[Variant]) -> list[Played]:
        """So many games of each variant."""
        return self.play([job for deal in design.deals(variants) for job in deal])

    def compare(self, design: Design, variants: Sequence[Variant], comparison: Comparison) -> list[Played]:
        """Games of two variants until the comparison is decided, or all deals are played."""
        first, second = (variant.label for variant in variants)
        deals = design.deals(variants)
        played: list[Played] = []
        for begin in range(0, len(deals), LOOK):
            played += self.play([job for deal in deals[begin : begin + LOOK] for job in deal])
            asking = tables.Questions(tables.arrow(played))
            before = measures.measured(asking, first, comparison.measure)
            after = measures.measured(asking, second, comparison.measure)
            asking.close()
            pairs = [after[deal] - before[deal] for deal in before if deal in after]
            so_far = sequential.sequence(pairs)
            comparison.course.append((len(pairs), so_far))
            comparison.verdict = sequential.verdict(so_far, comparison.margin)
            if comparison.verdict:
                break
        return played

    def search(
        self, design: Design, base: Variant, ranges: Mapping[str, Sequence[int]], goal: tuple[str, float], trials: int
    ) -> tuple[list[Trial], list[Played]]:
        """So many trials of Optuna, which proposes values whose measure comes close to a goal. The games of the best
        trial come back too."""
        import optuna

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=design.seed))
        found: list[Trial] = []
        games: list[list[Played]] = []
        refusal: TatamiError = BadOption("bad-option", f"The games do not tell {goal[0]}.")
        for _ in range(trials):
            trial = study.ask()
            values = {path: int(trial.suggest_categorical(path, list(range))) for path, range in ranges.items()}
            try:
                variant = changed(base, values)
                design.refuse(variant)
            except (BadContent, BadOption) as error:
                refusal = error
                study.tell(trial, state=optuna.trial.TrialState.FAIL)
                found.append(Trial(values, Interval(None), None))
                games.append([])
                continue
            played = self.sweep(design, [variant])
            asking = tables.Questions(tables.arrow(played))
            measured = measures.mean(list(measures.measured(asking, played[0].variant, goal[0]).values()))
            asking.close()
            miss = None if measured.value is None else abs(measured.value - goal[1])
            if miss is None:
                study.tell(trial, state=optuna.trial.TrialState.FAIL)
            else:
                study.tell(trial, miss)
            found.append(Trial(values, measured, miss))
            games.append(played)
        tried = [number for number, one in enumerate(found) if one.miss is not None]
        if not tried:
            raise refusal
        return found, games[min(tried, key=lambda number: found[number].miss or 0.0)]


def changed(variant: Variant, values: Mapping[str, Any]) -> Variant:
    """A variant with values of its content pack replaced, each told by its path: `values.tokens.value`."""
    pack = _copied(variant.pack or {})
    for path, value in values.items():
        *folders, last = path.split(".")
        inner = pack
        for folder in folders:
            inner = inner.setdefault(folder, {})
            if not isinstance(inner, dict):
                raise BadOption("bad-option", f"There is no value {path} in a content pack.")
        inner[last] = value
    label = ", ".join(f"{path}={value}" for path, value in values.items())
    return Variant(label, variant.options, pack)


def _copied(pack: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _copied(value) if isinstance(value, dict) else value for name, value in pack.items()}


def swept(variant: Variant, name: str, values: Sequence[Any], is_option: bool) -> Iterator[Variant]:
    """A variant for each value of a table option, or of a value of the content pack."""
    for value in values:
        if is_option:
            yield Variant(f"{name}={value}", {**variant.options, name: value}, variant.pack)
        else:
            yield changed(variant, {name: value})
