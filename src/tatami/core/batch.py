"""Many tables of one game, stepped together for learning programs.

At each table one seat is asked: the first of those that are asked at once. What it sees, what it may do and what came
of the last step lies in packed buffers, one row a table, which belong to the batch; whoever wants arrays looks at
their memory and copies nothing. Seats answer by action: the number of a choice in the order of the codes.

A game that is over is dealt anew in the same step: its rewards, and what its last seat saw at the end, stay in their
buffers until the next step. Nothing here knows more than the observations, the masks and the outcome tell.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tatami.core._types import Cells, i64, u8, vec
from tatami.core.cells import clear, new_cells
from tatami.core.chance import seeded
from tatami.core.game import Game, rules_for
from tatami.core.observation import Plan, plan_of
from tatami.core.refusals import options_allowed, seats_allowed
from tatami.core.state import Decision, State, carry_out, settle

WON: Final = 1.0
LOST: Final = -1.0
MOST_CODES: Final = 1 << 24  # Codes are the numbers that a game gives its choices, from 0 on or a little later.
MOST_DEALS: Final = 1000  # A game that asks nobody anything in so many deals never will.


def deal_seed(seed: int, number: int) -> str:
    """The seed of a table's game: its first has the number 0, and those that follow come out of the same chain."""
    return f"{seed} game {number}"


def codes_of(game: Game) -> list[int]:
    """The choice behind each action of a game."""
    return sorted(game.choices.by_code)


def actions_from(codes: list[int]) -> list[int]:
    """The action of each code from the lowest on; 0 where there is no such choice."""
    span = codes[-1] - codes[0] + 1
    assert span < MOST_CODES, "the codes of choices lie close together"
    found = [0] * span
    for action, code in enumerate(codes):
        found[code - codes[0]] = action
    return found


class Batch:
    """So many tables of a game. `passes` says whether questions with one answer are passed over; `options` are those
    of the table."""

    def __init__(
        self,
        game: Game,
        seats: int,
        tables: int,
        content: Mapping[str, object] | None = None,
        passes: bool = True,
        options: Mapping[str, object] | None = None,
    ) -> None:
        seats_allowed(game, seats)
        plan: Plan = plan_of(game, seats)
        codes = codes_of(game)
        self.game = game
        self.seats: i64 = seats
        self.tables: i64 = tables
        self.passes = passes
        self.size: i64 = plan.size
        self.actions: i64 = len(codes)
        self.states: list[State] = []
        self._rules: Any = rules_for(game, seats, options_allowed(game, seats, dict(options or {})), content)
        self._codes = codes
        self._first_code: i64 = codes[0]
        self._action_of: vec[i64] = vec[i64](actions_from(codes))
        self._shared = plan.shared
        self._fill: Any = plan.fill
        self._seeds = [0] * tables
        self._numbers = [0] * tables  # How many games were dealt at each table.
        self._asked: list[Decision | None] = [None] * tables  # The question whose options the mask shows.
        # The buffers, a row a table.
        self._observation: Cells = new_cells(tables * plan.size)
        self._mask: vec[u8] = vec[u8]([0] * (tables * len(codes)))
        self._seat: vec[i64] = vec[i64]([0] * tables)
        self._reward: vec[float] = vec[float]([0.0] * tables)
        self._rewards: vec[float] = vec[float]([0.0] * (tables * seats))
        self._done: vec[u8] = vec[u8]([0] * tables)
        self._illegal: vec[u8] = vec[u8]([0] * tables)
        self._last_observation: Cells = new_cells(tables * plan.size)
        self._last_seat: vec[i64] = vec[i64]([0] * tables)

    def buffers(self) -> dict[str, memoryview]:
        """The memory of the batch, to be read only. It changes with every step and is never another.

        `observation` and `mask` are for the seat in `seat`. `reward` is what the seat that acted has earned by the
        step, `rewards` what each seat has; both are 0 but in the step that ends a game, in which `done` is 1. Then
        `last_seat` is the seat that acted and `last_observation` what it saw at the end. `illegal` is 1 where it
        took an action that it may not take: that ends the game, it has lost, and the others earn nothing.
        """
        return {
            "observation": memoryview(self._observation).toreadonly(),
            "mask": memoryview(self._mask).toreadonly(),
            "seat": memoryview(self._seat).toreadonly(),
            "reward": memoryview(self._reward).toreadonly(),
            "rewards": memoryview(self._rewards).toreadonly(),
            "done": memoryview(self._done).toreadonly(),
            "illegal": memoryview(self._illegal).toreadonly(),
            "last_observation": memoryview(self._last_observation).toreadonly(),
            "last_seat": memoryview(self._last_seat).toreadonly(),
        }

    def reset(self, seeds: Sequence[int] | None = None) -> None:
        """Fresh games at all tables: the first ones of the chains of these seeds, one for each table, or the next
        ones of the chains that there are."""
        if seeds is not None:
            assert len(seeds) == self.tables, "a seed for each table"
            self._seeds = [*seeds]
            self._numbers = [0] * len(seeds)
        self.states = [self._dealt(table) for table in range(self.tables)]
        table: i64 = 0
        while table < self.tables:
            self._forget(table)
            self._show(table)
            table += 1

    def step(self, actions: list[int]) -> None:
        """At every table the seat that is asked takes its action, and the table moves on until somebody is asked."""
        assert len(actions) == self.tables == len(self.states), "reset deals; then an action for each table"
        table: i64 = 0
        while table < self.tables:
            self._forget(table)
            self._take(table, actions[table])
            table += 1

    def act(self, table: int, action: int) -> None:
        """Step one table alone."""
        self._forget(table)
        self._take(table, action)

    def _forget(self, table: i64) -> None:
        """What the last step brought is over."""
        if self._done[table]:
            self._done[table] = 0
            self._illegal[table] = 0
            self._reward[table] = 0.0
            seat: i64 = 0
            while seat < self.seats:
                self._rewards[table * self.seats + seat] = 0.0
                seat += 1

    def _take(self, table: i64, action: i64) -> None:
        state = self.states[table]
        decision = state.asked[0]
        seat = decision.seat
        if action < 0 or action >= self.actions or not self._mask[table * self.actions + action]:
            self._illegal[table] = 1
            self._rewards[table * self.seats + seat] = LOST
            self._end(table, seat)
            return
        carry_out(state, decision, self._codes[action])
        self._pass_over(state)
        if state.over:
            outcome = self.game.outcome(state)
            assert outcome is not None, "a game that is over has an outcome"
            other: i64 = 0
            while other < self.seats:
                self._rewards[table * self.seats + other] = LOST
                other += 1
            for winner in outcome.winners:
                self._rewards[table * self.seats + winner] = WON
            self._end(table, seat)
        else:
            self._show(table)

    def _end(self, table: i64, seat: i64) -> None:
        """A game is over: keep what its last seat sees, and deal the next one."""
        self._done[table] = 1
        self._reward[table] = self._rewards[table * self.seats + seat]
        self._last_seat[table] = seat
        self._observe(self.states[table], seat, self._last_observation, table * self.size)
        self.states[table] = self._dealt(table)
        self._show(table)

    def _dealt(self, table: i64) -> State:
        """The next game of a table that asks somebody something."""
        deals = 0
        while True:
            seed = seeded(deal_seed(self._seeds[table], self._numbers[table]))
            self._numbers[table] += 1
            state: State = self.game.wiring.deal(self.seats, seed, None, self._rules)
            settle(state)
            self._pass_over(state)
            if not state.over:
                return state
            deals += 1
            assert deals < MOST_DEALS, f"{MOST_DEALS} deals of {self.game.name} were over before anybody could choose"

    def _pass_over(self, state: State) -> None:
        """Answer questions that have one answer."""
        if self.passes:
            while state.asked and len(state.asked[0].options) == 1:
                carry_out(state, state.asked[0], state.asked[0].options[0])

    def _show(self, table: i64) -> None:
        """Fill in what the seat that is asked sees and may do."""
        state = self.states[table]
        decision = state.asked[0]
        mask = self._mask
        action_of = self._action_of
        first = table * self.actions
        option: i64
        before = self._asked[table]
        if before is not None:
            for option in before.options:
                mask[first + action_of[option - self._first_code]] = 0
        for option in decision.options:
            mask[first + action_of[option - self._first_code]] = 1
        self._asked[table] = decision
        self._seat[table] = decision.seat
        self._observe(state, decision.seat, self._observation, table * self.size)

    def _observe(self, state: State, seat: i64, cells: Cells, at: i64) -> None:
        clear(cells, at, self.size)
        end: i64 = self._fill(state, seat, cells, self._shared.fill(state, seat, cells, at))
        assert end == at + self.size, "the rows have another number of cells than were filled"
