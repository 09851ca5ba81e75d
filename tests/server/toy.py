"""A toy game for tests of the server: secret simultaneous picks, a forced bow, a turn with chance, faults on demand.

Each seat has a lucky number in secret. A round: all pick a number at once, in secret; the picks come out; seat 0 has
to bow (one option); seat 1 passes or rolls a die, or with the option `faults` breaks the rules or the view. After two
rounds the most points win.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from tatami.core.chance import seeded
from tatami.core.choices import Choice, Choices
from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Decision, Frame, State, settle

NOT_YET = 0
PICKS = (1, 2, 3)
BOW, PASS, ROLL, BREAK_RULES, BREAK_VIEW = 10, 11, 12, 13, 14
ROUNDS = 2

CHOICES = Choices(
    [Choice(number, f"pick {number}", "pick", (f"number-{number}",), {"count": number}) for number in PICKS]
    + [
        Choice(BOW, "bow", "bow"),
        Choice(PASS, "pass", "pass"),
        Choice(ROLL, "roll", "roll", ("die",)),
        Choice(BREAK_RULES, "break rules", "break"),
        Choice(BREAK_VIEW, "break view", "break"),
    ]
)


class Options(msgspec.Struct, frozen=True):
    pace: Literal["slow", "quick"] = "slow"
    faults: bool = False


class View(msgspec.Struct, frozen=True, tag="toy", tag_field="game"):
    seat: int | None
    round: int
    picks: list[int | None]
    has_picked: list[bool]
    lucky: list[int | None]
    points: list[int]
    stage: str


class Toy(State):
    __slots__ = ("has_faults", "is_broken", "lucky", "picks", "points", "round")

    def __init__(self, seats: int, chance: int) -> None:
        super().__init__(seats, chance)
        self.round = 0
        self.picks = [NOT_YET] * seats
        self.points = [0] * seats
        self.lucky = [1 + self.below(3) for _ in range(seats)]
        self.is_broken = self.has_faults = False

    def clone(self) -> "Toy":
        copy = Toy(self.seats, self.chance)
        copy.chance = self.chance
        copy.copy_table(self)
        copy.round, copy.picks, copy.points = self.round, self.picks[:], self.points[:]
        copy.lucky, copy.is_broken, copy.has_faults = self.lucky, self.is_broken, self.has_faults
        return copy


class Pick(Frame[Toy]):
    """Everybody picks in secret, then the picks come out."""

    prompt = "pick"

    def proceed(self, state: Toy) -> None:
        waiting = [seat for seat, pick in enumerate(state.picks) if pick == NOT_YET]
        state.asked = [Decision(seat, list(PICKS), self) for seat in waiting]

    def answer(self, state: Toy, seat: int, choice: int) -> None:
        state.picks[seat] = choice
        state.tell("picks", {"seat": seat}, {"count": choice}, (seat,))
        if NOT_YET not in state.picks:
            state.revealed += 1
            state.tell("shows", {"counts": state.picks[:]})
            for place, pick in enumerate(state.picks):
                state.points[place] += pick + (pick == state.lucky[place])
            state.become(Bow(0))


class Bow(Frame[Toy]):
    """Seat 0 bows; there is no other way."""

    prompt = "bow"

    def options(self, state: Toy) -> list[int]:
        return [BOW]

    def answer(self, state: Toy, seat: int, choice: int) -> None:
        state.tell("bows", {"seat": seat})
        state.become(Turn(1))


class Turn(Frame[Toy]):
    """Seat 1 passes, rolls, or breaks something."""

    prompt = "turn"

    def options(self, state: Toy) -> list[int]:
        return [PASS, ROLL, BREAK_RULES, BREAK_VIEW] if state.has_faults else [PASS, ROLL]

    def answer(self, state: Toy, seat: int, choice: int) -> None:
        assert choice != BREAK_RULES, "the rules are broken"
        if choice == BREAK_VIEW:
            state.is_broken = True
        if choice == ROLL:
            state.points[seat] += state.below(6)
        state.tell("passes" if choice == PASS else "rolls", {"seat": seat})
        state.round += 1
        state.picks = [NOT_YET] * state.seats
        state.become(Pick(0))
        state.over = state.round == ROUNDS


FRAMES: dict[str, Any] = {"pick": Pick, "bow": Bow, "turn": Turn}


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__("toy", 1, (2, 3), Options, CHOICES, View)

    def read_content(self, pack: Mapping[str, object] | None) -> None:
        return None

    def deal(self, seats: int, chance: int, options: Options, content: None) -> Toy:
        state = Toy(seats, chance)
        state.has_faults = options.faults
        state.push(Pick(0))
        return state

    def view(self, state: Toy, seat: int | None) -> View:
        if state.is_broken:
            raise ZeroDivisionError("the view is broken")
        return View(
            seat=seat,
            round=state.round,
            picks=[pick if place == seat and pick else None for place, pick in enumerate(state.picks)],
            has_picked=[pick != NOT_YET for pick in state.picks],
            lucky=[lucky if place == seat else None for place, lucky in enumerate(state.lucky)],
            points=state.points[:],
            stage="over" if state.over else state.stack[-1].prompt,
        )

    def imagine(self, view: View, seed: int) -> Toy:
        state = Toy(len(view.points), seeded(seed))
        state.round, state.points = view.round, view.points[:]
        state.picks = [pick or (1 if done else NOT_YET) for pick, done in zip(view.picks, view.has_picked)]
        state.lucky = [known or guess for known, guess in zip(view.lucky, state.lucky)]
        state.push(FRAMES[view.stage](1 if view.stage == "turn" else 0))
        settle(state)
        return state

    def outcome(self, state: Toy) -> Outcome | None:
        if not state.over:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome("rounds", winners, tuple(state.points), (), (winners,))

    def check(self, state: Toy) -> None:
        assert len(state.picks) == state.seats

    def why_not(self, state: Toy, seat: int, piece: str) -> WhyNot | None:
        if piece == "bomb":
            raise KeyError("bomb")
        return WhyNot("R1", "no-such-piece", {"piece": piece})

    def hints(self, view: View, decision: Decision) -> Sequence[float]:
        return [float(option) for option in decision.options]

    def prompt_facts(self, state: Toy, decision: Decision) -> dict[str, Fact]:
        return {"seat": decision.seat, "round": state.round}


GAME = ToyGame()
