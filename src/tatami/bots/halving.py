# hot
"""Sequential halving: a search without a tree that compares options by paired rollouts in the same worlds.

Every option is tried in every world. Then the worse half is dropped and the better half goes on to more worlds, until
two are left. The option with the best hint is given up only for one that did better by more than luck explains.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from tatami.bots.search import Search, Settings, mine
from tatami.core.game import Game
from tatami.core.state import Decision, carry_out

MOST_OPTIONS: Final = 8  # So many are compared: those with the best hints.


class Halving(Search):
    """The search of one seat, one ply deep; the rollout policy plays on for everybody."""

    def __init__(self, game: Game, seed: int | str, settings: Settings, clock: Callable[[], float] | None) -> None:
        super().__init__(game, seed, settings, clock)
        self.most_options = min(MOST_OPTIONS, max(1, settings.iterations // 2))  # Each is tried in every round.
        self.values: dict[int, list[float]] = {}  # What came of each option, world by world.

    def __call__(self, view: Any, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        self.view = view
        self.seat = decision.seat
        self.worlds = []
        self.iterations = 0
        ratings = list(self.game.mind.hints(view, decision))
        places = sorted(range(len(ratings)), key=lambda place: -ratings[place])[: self.most_options]
        left = [decision.options[place] for place in places]
        self.values = {option: [] for option in left}
        self.halve(left)
        return self.preferred(left[0])

    def halve(self, options: list[int]) -> None:
        """Round after round with half of the options, each with the same share of the budget."""
        clock, settings = self.clock, self.settings
        begun = 0.0 if clock is None else clock()
        favourite = options[0]
        rounds = (len(options) - 1).bit_length()
        left = options
        for played in range(1, rounds + 1):
            for _ in range(max(1, settings.iterations // (rounds * len(left)))):
                if self.iterations + len(left) > settings.iterations:
                    return
                number = len(self.values[favourite])
                for option in left:
                    self.values[option].append(self.value(option, number))
                self.iterations += len(left)
                if clock is not None and clock() - begun >= settings.seconds * played / rounds:
                    break
            left = self.better_half(left, favourite)

    def better_half(self, options: list[int], favourite: int) -> list[int]:
        """Those that did best, and the favourite, with which all are compared."""
        ranked = sorted(options, key=lambda option: -sum(self.values[option]))
        kept = ranked[: max(2, (len(ranked) + 1) // 2)]
        return kept if favourite in kept else [*kept[:-1], favourite]

    def value(self, option: int, number: int) -> float:
        """My chance to win after an option in one of the worlds."""
        state = self.world(number)
        carry_out(state, mine(state, self.seat), option)
        return self.rollout(state)[self.seat]

    def preferred(self, favourite: int) -> int:
        """The option that did better than the favourite in the same worlds, beyond doubt; otherwise the favourite."""
        best = favourite
        highest = 0.0
        usual = self.values[favourite]
        count = len(usual)
        caution = self.settings.caution
        if count < 2:
            return favourite
        for option, values in self.values.items():
            if option == favourite or len(values) < count:
                continue
            total = 0.0
            squares = 0.0
            for value, other in zip(values, usual):
                total += value - other
                squares += (value - other) ** 2
            mean = total / count
            error = sqrt(max(0.0, squares / count - mean * mean) / count)
            if mean - caution * error > highest:
                highest = mean - caution * error
                best = option
        return best
