"""Tatami's games for OpenSpiel: `import tatami.research.openspiel; pyspiel.load_game("tatami_katana(seats=5)")`.

Every draw is a chance node, so that searches do not foresee dice. Seats that are asked at once answer in turn. The
information state of a seat is all that it has heard since the beginning and what it is asked; its tensor of
observation has the cells of the game's plan.

Besides the options of its table a game has two parameters: `content`, a file with a content pack, and `zero_sum`, for
algorithms that need it, where each seat earns so much more than the mean of all.
"""

from tatami.research.extras import need

need("research", "gymnasium", "numpy", "pyspiel")

import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel

from tatami.core.errors import BadOption, quoted
from tatami.core.game import Game
from tatami.core.observation import Plan, plan_of
from tatami.core.options import option_values
from tatami.core.refusals import seats_allowed
from tatami.core.scripted import Fork
from tatami.core.state import State
from tatami.games import MODULES, load
from tatami.research.actions import Actions, actions_of
from tatami.research.table import LOST, WON

MOST_OUTCOMES = 1 << 10  # No pile of any game is larger.
LONGEST = 1_000_000  # choices and draws; our longest games stay far below.
IMAGINED = "imagined"  # What a seat has heard in a world that somebody else imagines.


class Trail:
    """A game from its deal on: the table, what each seat has heard, and all that was decided, to play it again."""

    def __init__(self, name: str, seats: int, options: dict[str, Any], content: dict[str, Any] | None) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.content = content
        self.fork = Fork(load(name), seats, options, content)
        self.decided: list[int] = []
        self.heard = [""] * seats

    def decide(self, action: int) -> None:
        """Chance or the seat that is asked decides; chance by a number, a seat by an action id."""
        self.decided.append(action)
        fork = self.fork
        if fork.sides:
            fork.decide(action)
        else:
            table = self.table()
            fork.choose(table.asked[0].seat, actions_of(fork.game).code(action))
        if not fork.sides:
            self._listen()

    def _listen(self) -> None:
        for seat in range(self.seats):
            events = [(event.kind, event.seen_by(seat)) for event in self.table().news or ()]
            said = self.heard[seat].encode() + msgspec.json.encode(events)
            self.heard[seat] = blake2b(said, digest_size=12).hexdigest()

    def table(self) -> State:
        """The table at rest."""
        assert self.fork.table is not None, "the deal is not complete"
        return self.fork.table

    def imagined(self, seat: int, seed: int) -> "Trail":
        """Another trail that this seat cannot tell from this one."""
        game = self.fork.game
        other = Trail.__new__(Trail)
        other.name, other.seats, other.options, other.content = self.name, self.seats, self.options, self.content
        other.fork = self.fork.clone()
        other.fork.table = game.imagine(game.view(self.table(), seat), seed)
        other.decided = []
        other.heard = [heard if place == seat else IMAGINED for place, heard in enumerate(self.heard)]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Trail":
        copy = Trail.__new__(Trail)
        copy.__dict__.update(self.__dict__)
        copy.fork, copy.decided, copy.heard = self.fork.clone(), self.decided.copy(), self.heard.copy()
        return copy

    def __reduce__(self) -> Any:
        return _replayed, (self.name, self.seats, self.options, self.content, self.decided)


def _replayed(
    name: str, seats: int, options: dict[str, Any], content: dict[str, Any] | None, decided: list[int]
) -> Trail:
    trail = Trail(name, seats, options, content)
    for action in decided:
        trail.decide(action)
    return trail


class TatamiState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types for us.
    """One state of a game."""

    def __init__(self, game: "TatamiGame") -> None:
        super().__init__(game)
        self.is_zero_sum = game.is_zero_sum
        self.trail = Trail(game.game.name, game.seats, game.table_options, game.content)

    def current_player(self) -> int:
        if self.trail.fork.sides:
            return int(pyspiel.PlayerId.CHANCE)
        table = self.trail.table()
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.asked[0].seat

    def _legal_actions(self, player: int) -> list[int]:
        ids = actions_of(self.trail.fork.game).ids
        return sorted(ids[option] for asked in self._asked(player) for option in asked.options)

    def _asked(self, player: int) -> Iterator[Any]:
        if not self.trail.fork.sides:
            yield from (asked for asked in self.trail.table().asked[:1] if asked.seat == player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.trail.fork.sides
        return [(number, 1 / sides) for number in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.trail.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return actions_of(self.trail.fork.game).words[action]

    def is_terminal(self) -> bool:
        return not self.trail.fork.sides and self.trail.table().over

    def returns(self) -> list[float]:
        """1 for each seat that wins and -1 for each that does not, at the end; less their mean where it is asked."""
        if not self.is_terminal():
            return [0.0] * self.trail.seats
        outcome = self.trail.fork.game.outcome(self.trail.table())
        assert outcome is not None, "a game that is over has an outcome"
        earned = [WON if seat in outcome.winners else LOST for seat in range(self.trail.seats)]
        mean = sum(earned) / len(earned) if self.is_zero_sum else 0.0
        return [one - mean for one in earned]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        asked = [[one.prompt, one.options] for one in self._asked(seat)]
        return f"{self.trail.heard[seat]} {asked}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.trail.fork.sides:
            return "chance"
        view: bytes = msgspec.json.encode(self.trail.fork.game.view(self.trail.table(), seat))
        return view.decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> "TatamiState":
        """Another state that this player cannot tell from this one."""
        state: TatamiState = self.get_game().new_initial_state()
        state.trail = self.trail.imagined(player, int(sampler() * (1 << 53)))
        return state

    def __str__(self) -> str:
        fork = self.trail.fork
        return f"chance of {fork.sides}" if fork.sides else f"step {self.trail.table().steps}"


class Observer:
    """Tells an algorithm what a player sees: the cells of the plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tensor = np.zeros(plan.size, np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        at = 0
        for row in plan.rows:
            self.dict[row.name] = self.tensor[at : at + row.cells]
            at += row.cells

    def set_from(self, state: TatamiState, player: int) -> None:
        if state.trail.fork.sides:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.plan.observe(state.trail.table(), player)

    def string_from(self, state: TatamiState, player: int) -> str:
        return state.observation_string(player)


class TatamiGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types for us.
    """A game at a table of so many seats, with options."""

    def __init__(self, kind: Any, game: Game, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(game), **(params or {})}
        self.game = game
        self.content = pack_of(game, given.pop("content"))
        self.is_zero_sum = given.pop("zero_sum")
        self.seats = seats_allowed(game, given.pop("seats"))
        self.table_options = given
        self.plan = plan_of(game, self.seats)
        self.actions: Actions = actions_of(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=LOST * (2 if self.is_zero_sum else 1),
            max_utility=WON * (2 if self.is_zero_sum else 1),
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> TatamiState:
        return TatamiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.plan)

    def observation_tensor_shape(self) -> list[int]:
        return [self.plan.size]


def defaults(game: Game) -> dict[str, Any]:
    """The parameters of a game: its seats, its table options and our own."""
    options = game.options()
    own = {"seats": game.seats[0], "content": "", "zero_sum": False}
    return {**own, **{name: getattr(options, name) for name in option_values(game.options)}}


def pack_of(game: Game, file: str) -> dict[str, Any] | None:
    """The content pack in a file, after it is known that the game can be played with it; without a name, none."""
    if not file:
        return None
    try:
        pack = tomllib.loads(Path(file).read_text("utf-8"))
    except (OSError, ValueError):
        raise BadOption("bad-file", f"{quoted(file)} cannot be read as a content pack.") from None
    game.read_content(pack)
    return pack


def register(name: str) -> None:
    """Make a game known to OpenSpiel, as `tatami_<game>`."""
    game = load(name)
    kind = pyspiel.GameType(
        short_name=f"tatami_{name.replace('.', '_')}",
        long_name=f"Tatami: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
        default_loadable=True,
        provides_factored_observation_string=False,
    )

    class Registered(TatamiGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params)

    pyspiel.register_game(kind, Registered)


for _name in MODULES:
    register(_name)
