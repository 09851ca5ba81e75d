"""The bot that plays by a learned policy: a small network from what a seat sees to what it does.

A policy is a file of numbers, made by `tatami train`, for one game, one version of its rules, one number of players
and one plan of what learning programs see. Another version or another plan gives its numbers another meaning, so it
is refused. It is played with numpy alone.

The network: every cell of the plan chooses a row of a table, the rows are added up, and two layers follow. The
numbers are halves (float16) in the file and singles when they are reckoned with.
"""

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile, is_zipfile

from tatami.core.errors import BadOption, quoted
from tatami.core.game import Game
from tatami.core.observation import Plan, plan_of
from tatami.core.state import Decision

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FORM: Final = 1  # The form of a policy file; it is raised with any change of its arrays.
MOST_VALUES: Final = 80  # So many values of a cell have rows of their own; what lies beyond shares the last one.
ARRAYS: Final = ("table", "bias", "inner", "inner_bias", "outer", "outer_bias")


def shipped_seats(game: Game) -> list[int]:
    """For which numbers of players a policy of this version comes with Tatami and can be played here."""
    if find_spec("numpy") is None:
        return []
    return [seats for seats in game.seats if files("tatami.bots").joinpath(place_of(game, seats)).is_file()]


def place_of(game: Game, seats: int) -> str:
    """Where a shipped policy lies."""
    return f"policies/{game.name}-{game.version}-{seats}.npz"


class Cells:
    """Which rows of the table stand for the cells of a plan."""

    def __init__(self, plan: Plan) -> None:
        import numpy as np

        sizes = [(row.low, min(row.high - row.low + 1, MOST_VALUES)) for row in plan.rows for _ in range(row.cells)]
        self.low = np.array([low for low, _ in sizes], dtype=np.int64)
        self.most = np.array([values - 1 for _, values in sizes], dtype=np.int64)
        ends = np.cumsum(self.most + 1)
        self.begins = np.concatenate([np.zeros(1, dtype=np.int64), ends[:-1]])
        self.rows = int(ends[-1])

    def of(self, observed: Any) -> "NDArray[np.int64]":
        """The rows for one observation, or for many below each other."""
        import numpy as np

        found: NDArray[np.int64] = np.clip(np.asarray(observed, dtype=np.int64) - self.low, 0, self.most)
        found += self.begins
        return found


class Policy:
    """A network that was read from a file, and what it is for."""

    def __init__(self, name: str, game: Game, arrays: Any) -> None:
        import numpy as np

        made_for = [str(arrays[part]) for part in ("form", "game", "version", "seats", "plan")]
        if made_for[0] != str(FORM) or made_for[1] != game.name or int(made_for[3]) not in game.seats:
            raise BadOption("bad-policy", f"{quoted(name)} is no policy for {game.name}.")
        self.seats = int(made_for[3])
        self.plan = plan_of(game, self.seats)
        if made_for[2] != str(game.version) or made_for[4] != self.plan.digest():
            raise BadOption(
                "bad-policy",
                f"The policy {quoted(name)} was learned with version {made_for[2]} and plan {made_for[4]}; here are "
                f"version {game.version} and plan {self.plan.digest()}.",
            )
        self.cells = Cells(self.plan)
        self.table, self.bias, self.inner, self.inner_bias, self.outer, self.outer_bias = (
            np.asarray(arrays[part], dtype=np.float32) for part in ARRAYS
        )
        self.ids = {code: id for id, code in enumerate(sorted(game.choices.by_code))}
        if len(self.table) != self.cells.rows or self.outer.shape[1] != len(self.ids):
            raise BadOption("bad-policy", f"{quoted(name)} is no policy for {game.name}.")

    def ratings(self, observed: Any) -> "NDArray[np.float32]":
        """A number for every action of the game, the higher the better."""
        import numpy as np

        first = np.maximum(self.table[self.cells.of(observed)].sum(axis=-2) + self.bias, 0.0)
        second = np.maximum(first @ self.inner + self.inner_bias, 0.0)
        found: NDArray[np.float32] = second @ self.outer + self.outer_bias
        return found


def read(name: str, file: Any, game: Game) -> Policy:
    """The policy in a file, or one sentence why it cannot be played."""
    import numpy as np

    try:
        if not is_zipfile(file):  # numpy would leave a file open that is none.
            raise ValueError
        with np.load(file, allow_pickle=False) as arrays:
            return Policy(name, game, arrays)
    except (OSError, KeyError, ValueError, EOFError, IndexError, BadZipFile):
        raise BadOption("bad-policy", f"{quoted(name)} cannot be read as a policy.") from None


@cache
def shipped(game: Game, seats: int) -> Policy:
    """The policy that comes with Tatami."""
    if seats not in shipped_seats(game):
        known = ", ".join(map(str, shipped_seats(game)))
        told = f"; there is one for {known} players" if known else ""
        raise BadOption("bad-policy", f"No policy for {game.name} with {seats} players comes with Tatami{told}.")
    return read(place_of(game, seats), str(files("tatami.bots").joinpath(place_of(game, seats))), game)


class Learned:
    """The option that the policy rates highest. `file` is a policy of one's own; otherwise a shipped one is taken,
    for as many players as sit at the table."""

    def __init__(self, game: Game, file: str | None = None) -> None:
        if find_spec("numpy") is None:
            raise BadOption("missing-extra", "The bot learned needs numpy: pip install 'tatami[learn]'.")
        self.game = game
        self.policy = None if file is None else read(file, file, game)
        if file is None and not shipped_seats(game):
            raise BadOption("bad-policy", f"No policy for {game.name} comes with Tatami.")

    def check(self, seats: int) -> None:
        """Refuse tables of so many players, if the policy is not for them."""
        if self.policy is None:
            shipped(self.game, seats)
        elif self.policy.seats != seats:
            raise BadOption("bad-policy", f"The policy is for {self.policy.seats} players, and {seats} sit here.")

    def __call__(self, view: Any, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        state = self.game.imagine(view, 0)  # What the seat sees is the same in every world that it can imagine.
        if self.policy is None or self.policy.seats != state.seats:
            self.check(state.seats)
        policy = self.policy or shipped(self.game, state.seats)
        ratings = policy.ratings(policy.plan.observe(state, decision.seat))
        return max(decision.options, key=lambda option: float(ratings[policy.ids[option]]))
