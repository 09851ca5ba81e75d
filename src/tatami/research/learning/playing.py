"""Many tables at once, for a learner that plays with itself and against a bot; one network answers all of them."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from tatami import bots
from tatami.core.game import Game
from tatami.core.state import State
from tatami.research.actions import actions_of
from tatami.research.learning.network import Network
from tatami.research.table import LOST, WON


@dataclass(slots=True)
class Course:
    """What one seat of one game has done so far. `chances` is how it stood each time, by the game's own estimate."""

    rows: list[NDArray[Any]] = field(default_factory=list)
    legal: list[NDArray[Any]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    logs: list[float] = field(default_factory=list)  # The log chance that the action had.
    worths: list[float] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    earned: float = 0.0


@dataclass(slots=True)
class Table:
    """A game under way: who learns, and who else sits there."""

    state: State
    courses: list[Course | None]  # One a seat that learns.
    others: dict[int, bots.Bot]
    chances: list[float]


class Tables:
    """So many tables; one that is over is dealt anew. A share of them is against a bot, the others are self-play."""

    def __init__(self, network: Network, tables: int, against: str, share: float, seed: str) -> None:
        self.network = network
        self.game: Game = network.game
        self.against, self.share, self.seed = against, share, seed
        self.dealt = 0
        self.won: list[bool] = []  # The games against the bot: did the learner win?
        self.actions = actions_of(self.game)
        self.tables = [self._deal() for _ in range(tables)]

    def _deal(self) -> Table:
        self.dealt += 1
        seats = self.network.seats
        deal = f"{self.seed}-{self.dealt}"
        state = self.game.new(seats, deal)
        is_against = (self.dealt * self.share) % 1 < self.share
        learner = self.dealt // 2 % seats
        others = {
            seat: bots.make(self.against, self.game, f"{deal} seat-{seat}")
            for seat in range(seats)
            if is_against and seat != learner
        }
        courses = [None if seat in others else Course() for seat in range(seats)]
        return Table(state, courses, others, self._estimated(state, [1 / seats] * seats))

    def _estimated(self, state: State, before: list[float]) -> list[float]:
        """The chances of all seats; as before, where the game does not tell."""
        if state.over or not self.game.mind.is_quiet(state):
            return before
        return list(self.game.mind.win_chances(state)) or before

    def play(self, decisions: int) -> list[Course]:
        """Play until so many decisions are in courses that are over; those."""
        done: list[Course] = []
        count = 0
        while count < decisions:
            for number, table in enumerate(self.tables):
                while not self._is_asking(table):
                    finished = self._finish(table)
                    done += finished
                    count += sum(len(course.actions) for course in finished)
                    self.tables[number] = table = self._deal()
            self._answer()
        return done

    def _is_asking(self, table: Table) -> bool:
        """Let bots and single options pass, until the learner has a choice; False when the game is over."""
        state = table.state
        while state.asked:
            asked = state.asked[0]
            if len(asked.options) == 1:
                choice = asked.options[0]
            elif asked.seat in table.others:
                choice = bots.ask(table.others[asked.seat], self.game.view(state, asked.seat), asked)
            else:
                return True
            self._apply(table, asked.seat, choice)
        return False

    def _apply(self, table: Table, seat: int, choice: int) -> None:
        self.game.apply(table.state, seat, choice)
        table.chances = self._estimated(table.state, table.chances)

    def _finish(self, table: Table) -> list[Course]:
        outcome: Any = self.game.outcome(table.state)
        for seat, course in enumerate(table.courses):
            if course is not None:
                course.earned = WON if seat in outcome.winners else LOST
                if table.others:
                    self.won.append(seat in outcome.winners)
        return [course for course in table.courses if course is not None and course.actions]

    @torch.no_grad()
    def _answer(self) -> None:
        """One choice at every table, drawn from the chances of the network."""
        network = self.network
        asked = [table.state.asked[0] for table in self.tables]
        seen = np.array(
            [network.plan.observe(table.state, one.seat) for table, one in zip(self.tables, asked)], dtype=np.int64
        )
        legal = np.zeros((len(asked), len(self.actions)), dtype=np.bool_)
        for row, one in enumerate(asked):
            legal[row, [self.actions.ids[option] for option in one.options]] = True
        rows = network.cells.of(seen)
        logs, worths = network(torch.from_numpy(rows), torch.from_numpy(legal))
        drawn = torch.multinomial(logs.exp(), 1).squeeze(1)
        chosen = logs.gather(1, drawn[:, None]).squeeze(1)
        for row, (table, one) in enumerate(zip(self.tables, asked)):
            course = table.courses[one.seat]
            assert course is not None, "a bot is asked by the tables"
            action = int(drawn[row])
            course.rows.append(rows[row].astype(np.int32))
            course.legal.append(legal[row])
            course.actions.append(action)
            course.logs.append(float(chosen[row]))
            course.worths.append(float(worths[row]))
            course.chances.append(table.chances[one.seat])
            self._apply(table, one.seat, self.actions.codes[action])
