"""Tatami's games for Gymnasium: one seat learns and bots have the others, or every seat is the learner's.

    import gymnasium, tatami.research.single
    env = gymnasium.make("tatami/katana-v1", seats=5, against="hatamoto")
    env = gymnasium.make("tatami/katana-self-play-v1", seats=5)

Bots get views, as everywhere: they know no more than the seat that learns.
"""

from tatami.research.extras import need

need("research", "gymnasium", "numpy")

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tatami import bots
from tatami.core.batch import deal_seed
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
        self.observation_space = self.table.seen_space()
        self.action_space = spaces.Discrete(len(self.table.actions))
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


class SelfPlay(gymnasium.Env[Any, Any]):
    """Every seat is the learner: it acts for whoever is asked, and `info["seat"]` says who that is. `passes` says
    whether questions with one answer are passed over.

    A step earns what the seat that acted earns by it; `info["rewards"]` has what each seat earns, in the step that
    ends the game. Games come out of the chain of the seed, each reset the next one. This is the slow form of
    `vector.SelfPlayBatch`, to read and to compare with.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        passes: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.table = LearningTable(game, seats, **settings)
        self.passes = passes
        self.render_mode = render_mode
        self.observation_space = self.table.seen_space()
        self.action_space = spaces.Discrete(len(self.table.actions))
        self._seed: int | None = None
        self._games = 0
        self._is_over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """The next game of the chain, or the first one of another. A game in which nobody can choose is passed."""
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            self._seed = int(self.np_random.integers(LARGEST_SEED)) if seed is None else seed
            self._games = 0
        self._is_over = True
        while self._is_over:
            self.table.deal(deal_seed(self._seed, self._games))
            self._games += 1
            self._pass_over()
            self._is_over = self.table.state.over
        return self._seen(self._asked()), {"seat": self._asked()}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The seat that is asked acts. An illegal action ends the game with the lowest reward; the others earn
        nothing."""
        assert not self._is_over, "reset begins a game"
        seat = self._asked()
        is_legal = self.table.is_legal(seat, int(action))
        rewards = np.zeros(self.table.seats)
        if not is_legal:
            rewards[seat] = LOST
        else:
            self.table.act(seat, int(action))
            self._pass_over()
            if not self.table.state.over:
                return self._seen(self._asked()), 0.0, False, False, {"seat": self._asked()}
            rewards[:] = self.table.rewards()
        self._is_over = True
        info = {"seat": seat, "rewards": rewards, "illegal": not is_legal}
        return self._seen(seat), float(rewards[seat]), True, False, info

    def _asked(self) -> int:
        return self.table.state.asked[0].seat

    def _pass_over(self) -> None:
        state = self.table.state
        while self.passes and state.asked and len(state.asked[0].options) == 1:
            self.table.game.apply(state, state.asked[0].seat, state.asked[0].options[0])

    def _seen(self, seat: int) -> Seen:
        mask = np.zeros(len(self.table.actions), dtype=np.int8) if self._is_over else self.table.mask(seat)
        return {"observation": self.table.cells(seat), "action_mask": mask}

    def render(self) -> str | None:
        return self.table.story() if self.render_mode == "ansi" else None


def register() -> None:
    """Make every game known to Gymnasium: `tatami/<game>-v<version>` is one seat against bots, and
    `tatami/<game>-self-play-v<version>` all seats of one learner."""
    for name in MODULES:
        id = f"tatami/{name.replace('.', '_')}"
        version = load(name).version
        if f"{id}-v{version}" not in gymnasium.registry:
            given = {"game": name}
            gymnasium.register(f"{id}-v{version}", entry_point=f"{__name__}:SingleSeat", kwargs=given)
            gymnasium.register(
                f"{id}-self-play-v{version}",
                entry_point=f"{__name__}:SelfPlay",
                vector_entry_point="tatami.research.vector:SelfPlayBatch",
                kwargs=given,
            )


register()
