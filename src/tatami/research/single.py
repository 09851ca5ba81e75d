"""Tatami's games for Gymnasium: one seat learns, bots have the others.

    import gymnasium, tatami.research.single
    env = gymnasium.make("tatami/katana-v1", seats=5, against="hatamoto")

Bots get views, as everywhere: they know no more than the seat that learns.
"""

from tatami.research.extras import need

need("research", "gymnasium", "numpy")

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tatami import bots
from tatami.core.errors import BadOption
from tatami.games import MODULES, load
from tatami.research.aec import LARGEST_SEED
from tatami.research.table import LOST, LearningTable

Seen = dict[str, np.ndarray[Any, Any]]


class SingleSeat(gymnasium.Env[Any, Any]):
    """One seat of a table. `against` names the bot of the other seats, or one bot for each of them; `seat` is the own
    one, None for a seat that is drawn anew for each game. Other settings are options of the table, and `content`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        against: str | list[str] = "heuristic",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.table = LearningTable(game, seats, **settings)
        others = self.table.seats - 1
        self.against = [against] * others if isinstance(against, str) else list(against)
        if len(self.against) != others or not (seat is None or 0 <= seat < self.table.seats):
            raise BadOption("bad-seats", f"There are {self.table.seats} seats: name one, and {others} bots.")
        for name in self.against:
            bots.make(name, self.table.game, 0)  # Refuses a bot that there is not.
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        count = len(self.table.actions)
        self.observation_space = spaces.Dict(
            {"observation": self.table.cell_space(), "action_mask": spaces.Box(0, 1, (count,), dtype=np.int8)}
        )
        self.action_space = spaces.Discrete(count)
        self._players: dict[int, bots.Bot] = {}
        self._is_over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A fresh table. A game that ends before the own seat is asked anything is dealt again."""
        super().reset(seed=seed)
        self._deal()
        while self._is_over:
            self._deal()
        return self._seen(), self._info()

    def _deal(self) -> None:
        deal = int(self.np_random.integers(LARGEST_SEED))
        drawn = int(self.np_random.integers(self.table.seats))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.table.deal(deal)
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self._players = {
            seat: bots.make(name, self.table.game, f"{deal} seat-{seat}") for seat, name in zip(others, self.against)
        }
        self._let_others_play()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Act, then let the others play until the own seat is asked again. An illegal action ends the game with the
        lowest reward, and `info` says so."""
        assert not self._is_over, "reset begins a game"
        if not self.table.is_legal(self.seat, int(action)):
            self._is_over = True
            return self._seen(), LOST, True, False, {**self._info(), "illegal": True}
        self.table.act(self.seat, int(action))
        self._let_others_play()
        is_over = self.table.state.over
        reward = self.table.rewards()[self.seat] if is_over else 0.0
        return self._seen(), reward, is_over, False, self._info()

    def _let_others_play(self) -> None:
        game, state = self.table.game, self.table.state
        while not state.over and self.table.decision(self.seat) is None:
            asked = state.asked[0]
            choice = bots.ask(self._players[asked.seat], game.view(state, asked.seat), asked)
            game.apply(state, asked.seat, choice)
        self._is_over = state.over

    def _seen(self) -> Seen:
        return {"observation": self.table.cells(self.seat), "action_mask": self.table.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat, "illegal": False}

    def render(self) -> str | None:
        return self.table.story() if self.render_mode == "ansi" else None


def register() -> None:
    """Make every game known to `gymnasium.make`, as `tatami/<game>-v<version>`."""
    for name in MODULES:
        id = f"tatami/{name.replace('.', '_')}-v{load(name).version}"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:SingleSeat", kwargs={"game": name})


register()
