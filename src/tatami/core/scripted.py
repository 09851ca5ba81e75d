# plain
"""Scripted luck: every draw is somebody else's decision. Tools of game theory call such a moment a chance node.

A `Fork` is a table at which chance is asked openly: where the rules draw beyond the script, it stops and says how
many numbers there are to choose from. The answer is added to the script, and the choice is carried out once more.
"""

from collections.abc import Mapping
from typing import Any

from tatami.core.game import Game
from tatami.core.luck import Luck
from tatami.core.state import State


class ScriptEnds(Exception):
    """The rules draw a number below `sides`, and the script has none left."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Script(Luck):
    """Numbers that were decided beforehand."""

    __slots__ = ("_asked", "_numbers")

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self._numbers = numbers
        self._asked = 0

    def below(self, sides: int) -> int:
        if sides == 1:
            self.draws += 1
            return 0
        asked = self._asked
        if asked == len(self._numbers):
            raise ScriptEnds(sides)
        self.draws += 1
        self._asked = asked + 1
        return self._numbers[asked]


class Fork:
    """A table with scripted luck. It is either at rest, or chance is asked for a number below `sides`."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Any], content: Mapping[str, object] | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.content = content
        self.table: State | None = None  # None until the deal is complete.
        self.sides = 0  # Chance has so many numbers to choose from; 0 while it is not asked.
        self._before: State | None = None
        self._choice = (0, 0)
        self._script: list[int] = []
        self._try()

    def choose(self, seat: int, choice: int) -> None:
        """A seat takes a choice."""
        assert self.table is not None and not self.sides, "nobody chooses while chance is asked"
        self._before, self._choice, self._script = self.table, (seat, choice), []
        self._try()

    def decide(self, number: int) -> None:
        """Chance decides."""
        assert 0 <= number < self.sides, f"chance chooses one of {self.sides} numbers"
        self._script.append(number)
        self._try()

    def _try(self) -> None:
        luck = Script(self._script)
        try:
            if self._before is None:
                table = self.game.new(self.seats, luck, self.content, True, **self.options)
            else:
                table = self._before.clone()
                table.seal, table.news = luck, []
                self.game.apply(table, *self._choice)
        except ScriptEnds as end:
            self.sides = end.sides
            return
        table.seal = None
        self.table, self.sides = table, 0

    def clone(self) -> "Fork":
        """An independent copy; tables at rest are never written into, so both may share them."""
        copy: Fork = object.__new__(Fork)
        copy.__dict__.update(self.__dict__)
        copy._script = self._script.copy()
        return copy
