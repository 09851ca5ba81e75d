"""What learning programs are given: told row by row, and nothing that their seat may not know."""

import random
from dataclasses import replace

import pytest

from tatami.core.cells import put
from tatami.core.game import Game
from tatami.core.observation import Observation, Row, plan_of
from tatami.exam import laws
from tatami.exam.hidden import redealt
from tatami.games import load
from tatami.games.katana.frames import PlayPhase
from tatami.games.katana.state import CARDS
from tests.tables import STEPS, along, every_table


@every_table
def test_cells_are_as_many_as_the_rows_say_and_within_their_ranges(name, seats):
    game = load(name)
    plan = plan_of(game, seats)
    assert all(row.cells > 0 and row.low < row.high and row.says.endswith(".") for row in plan.rows)
    assert len({row.name for row in plan.rows}) == len(plan.rows)
    for state in along(game, seats, STEPS):
        laws.cells_fit(game, state)


@every_table
def test_cells_are_the_same_in_every_world_that_looks_the_same(name, seats):
    """Filled from the true table, from one that a view imagines, and from one where all that is hidden is redealt."""
    game = load(name)
    plan = plan_of(game, seats)
    for number, state in enumerate(along(game, seats, STEPS)[::4]):
        if state.over:
            continue
        for seat in range(seats):
            seen = plan.observe(state, seat)
            assert plan.observe(game.imagine(game.view(state, seat), number), seat) == seen


def leaky(planted) -> Game:
    """Katana with a row more, that tells what it should not."""
    wiring = load("katana").wiring
    own = wiring.observation

    def rows(seats):
        return (*own.rows(seats), Row("leak", len(CARDS), 0, 90, "What it should not tell."))

    def fill(state, seat, cells, at):
        leak = [planted(state, seat).count(kind) for kind in range(len(CARDS))]
        return put(leak, cells, own.fill(state, seat, cells, at))

    seen = Observation(rows=rows, fill=fill, seat_fields=own.seat_fields)
    return Game(replace(wiring, observation=seen))


@pytest.mark.parametrize(
    "planted",
    [lambda state, seat: state.hands[(seat + 1) % state.seats], lambda state, seat: state.pile],
    ids=["a neighbour's hand", "the pile"],
)
def test_a_row_that_tells_a_secret_is_found(planted):
    with pytest.raises(laws.Broken, match="hidden"):
        look_around(leaky(planted))


def look_around(game: Game) -> None:
    """Every seat looks at every table of a game, and at the same table with everything hidden dealt anew."""
    luck = random.Random(5)
    for state in along(game, 4, STEPS):
        for seat in range(4):
            other = redealt("katana", state, seat, luck)
            laws.hidden_pieces_leave_no_trace(game, other, seat, laws.seen(game, state, seat))


def test_a_mask_off_the_true_state_is_found(monkeypatch):
    """A mask has a one for each option, and the laws compare options: what follows from a neighbour's hand falls."""
    options_of = PlayPhase.options

    def leaky(self, state):
        options = options_of(self, state)
        return options if sum(state.hands[(self.seat + 1) % state.seats]) % 2 else options[:1]

    look_around(load("katana"))
    monkeypatch.setattr(PlayPhase, "options", leaky)
    with pytest.raises(laws.Broken, match="hidden"):
        look_around(load("katana"))
