"""One table as learning programs have it: cells, masks and rewards in numpy arrays.

What a seat is given: `observation`, the cells of the game's plan, and `action_mask`, a one for each legal action.

What it earns, at the end only: 1 for each seat that wins and -1 for each that does not. So team-mates earn the same,
in a tie all winners earn 1, and where all stand together against the game, or one plays alone, all earn 1 or all -1.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tatami.core.batch import LOST as LOST
from tatami.core.batch import WON as WON
from tatami.core.game import Game
from tatami.core.observation import Plan, plan_of
from tatami.core.state import Decision, State
from tatami.games import load
from tatami.research.actions import Actions, Mask, actions_of

Cells = NDArray[np.int16]


class LearningTable:
    """A game for so many seats, and the table that is played at."""

    def __init__(self, name: str, seats: int | None = None, content: Any = None, **options: object) -> None:
        self.game: Game = load(name)
        self.seats = self.game.seats[0] if seats is None else seats
        self.content = content
        self.options = options
        self.actions: Actions = actions_of(self.game)
        self.plan: Plan = plan_of(self.game, self.seats)
        self.state: State = self.game.new(self.seats, 0, content, False, **options)  # Refuses what cannot be played.

    def deal(self, seed: int | str) -> None:
        """A fresh table; everything follows from the seed."""
        self.state = self.game.new(self.seats, seed, self.content, False, **self.options)

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked, if anything."""
        return next((asked for asked in self.state.asked if asked.seat == seat), None)

    def is_legal(self, seat: int, action: int) -> bool:
        """May this seat take this action now?"""
        asked = self.decision(seat)
        return asked is not None and 0 <= action < len(self.actions) and self.actions.codes[action] in asked.options

    def act(self, seat: int, action: int) -> None:
        """Take a legal action."""
        self.game.apply(self.state, seat, self.actions.code(action))

    def cells(self, seat: int) -> Cells:
        """What a seat knows, in numbers."""
        return np.array(self.plan.observe(self.state, seat), dtype=np.int16)

    def mask(self, seat: int) -> Mask:
        """What a seat may do."""
        asked = self.decision(seat)
        return self.actions.mask(asked.options if asked else ())

    def rewards(self) -> list[float]:
        """What each seat has earned at the end."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "there are no rewards before the end"
        return [WON if seat in outcome.winners else LOST for seat in range(self.seats)]

    def cell_space(self) -> spaces.Box:
        """The ranges of the cells."""
        low = [row.low for row in self.plan.rows for _ in range(row.cells)]
        high = [row.high for row in self.plan.rows for _ in range(row.cells)]
        return spaces.Box(np.array(low, dtype=np.int16), np.array(high, dtype=np.int16), dtype=np.int16)

    def seen_space(self) -> spaces.Dict:
        """What a seat is given: cells and mask."""
        mask = spaces.Box(0, 1, (len(self.actions),), dtype=np.int8)
        return spaces.Dict({"observation": self.cell_space(), "action_mask": mask})

    def everything(self) -> Cells:
        """What all seats know together. It is for critics while they learn, and not for players."""
        return np.concatenate([self.cells(seat) for seat in range(self.seats)])

    def story(self) -> str:
        """Who is asked what, in words."""
        if self.state.over:
            outcome = self.game.outcome(self.state)
            return f"over after {self.state.steps} choices: won by {list(outcome.winners) if outcome else []}"
        lines = []
        for asked in self.state.asked:
            words = ", ".join(self.game.words(self.state, asked.seat, option) for option in asked.options)
            lines.append(f"step {self.state.steps}, seat {asked.seat}, {asked.prompt}: {words}")
        return "\n".join(lines)
