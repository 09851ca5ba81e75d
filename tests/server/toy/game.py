"""A toy game for tests of the server: secret simultaneous picks, a forced bow, a turn with chance, faults on demand.

Each seat has a lucky number in secret. A round: all pick a number at once, in secret; the picks come out; seat 0 has
to bow (one option); seat 1 passes or rolls a die, or with the option `faults` breaks the rules or the view. After two
rounds the most points win.

It has no frames and its own state, so that it plays beside a compiled engine, too, which other states cannot join.
"""

from copy import copy
from typing import Any, Literal

import msgspec

from tatami.core.chance import advance, seeded, share
from tatami.core.choices import Choice, Choices
from tatami.core.errors import IllegalChoice
from tatami.core.events import Event, Fact
from tatami.core.game import SEALED_START, Game
from tatami.core.luck import Luck
from tatami.core.options import read_options
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.refusals import seats_allowed
from tatami.core.wiring import Mind, Wiring

PICKS = [1, 2, 3]
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
    lucky: list[int | None]
    points: list[int]
    stage: str


class Asked:
    """Somebody is asked something."""

    waits = False
    clause = ""

    def __init__(self, seat: int, prompt: str, options: list[int]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.frame = self

    def prompt_facts(self, state: Any, seat: int) -> dict[str, Fact]:
        return {"round": state.round}

    def secret_facts(self, state: Any, seat: int) -> dict[str, Fact]:
        return {}


class Toy:
    """The table."""

    def __init__(self, seats: int, seed: int | str | Luck, has_faults: bool) -> None:
        self.seal = seed if isinstance(seed, Luck) else None
        self.chance = SEALED_START if isinstance(seed, Luck) else seeded(seed)
        self.lucky = [PICKS[self.below(len(PICKS))] for _ in range(seats)]
        self.seats, self.has_faults, self.is_broken = seats, has_faults, False
        self.stage, self.round = "pick", 0
        self.picks: list[int | None] = [None] * seats
        self.points = [0] * seats
        self.news: list[Event] | None = None
        self.revealed = self.steps = 0

    def below(self, sides: int) -> int:
        drawn = share(self.chance, sides) if self.seal is None else self.seal.below(sides)
        self.chance = advance(self.chance)
        return drawn

    def tell(self, kind: str, facts: dict[str, Fact], secret: Any = None, knows: tuple[int, ...] = ()) -> None:
        if self.news is not None:
            self.news.append(Event(kind, facts, secret, knows))

    def asked(self) -> list[Asked]:
        if self.stage == "pick":
            return [Asked(seat, "pick", PICKS) for seat, pick in enumerate(self.picks) if pick is None]
        if self.stage == "bow":
            return [Asked(0, "bow", [BOW])]
        turn = [PASS, ROLL, BREAK_RULES, BREAK_VIEW] if self.has_faults else [PASS, ROLL]
        return [Asked(1, "turn", turn)] if self.stage == "turn" else []

    def answer(self, seat: int, choice: int) -> None:
        assert choice != BREAK_RULES, "the rules are broken"
        if self.stage == "pick":
            self.pick(seat, choice)
        elif self.stage == "bow":
            self.tell("bows", {"seat": seat})
            self.stage = "turn"
        else:
            self.is_broken = choice == BREAK_VIEW
            if choice == ROLL:
                self.points[seat] += self.below(6)
            self.tell("passes" if choice == PASS else "rolls", {"seat": seat})
            self.round += 1
            self.picks = [None] * self.seats
            self.stage = "pick" if self.round < ROUNDS else "over"

    def pick(self, seat: int, choice: int) -> None:
        self.picks[seat] = choice
        self.tell("picks", {"seat": seat}, {"count": choice}, (seat,))
        if None not in self.picks:
            self.revealed += 1
            self.tell("shows", {"counts": self.picks[:]})
            for place, pick in enumerate(self.picks):
                self.points[place] += (pick or 0) + (pick == self.lucky[place])
            self.stage = "bow"


class ToyGame(Game):
    """It deals and asks by itself, because its state is none of core's."""

    def new(
        self, seats: int, seed: int | str | Luck, content: Any = None, listen: bool = False, **options: object
    ) -> Any:
        chosen: Any = read_options(self.name, self.options, options)
        state = Toy(seats_allowed(self, seats), seed, chosen.faults)
        state.news = [] if listen else None
        return state

    def decisions(self, state: Any) -> Any:
        return state.asked()

    def clone(self, state: Any) -> Any:
        twin = copy(state)
        twin.seal, twin.picks, twin.points = None, state.picks[:], state.points[:]
        return twin

    def apply(self, state: Any, seat: int, choice: int) -> None:
        if not any(asked.seat == seat and choice in asked.options for asked in state.asked()):
            raise IllegalChoice("not-offered", "That is not possible now.")
        state.steps += 1
        state.answer(seat, choice)

    def words(self, state: Any, seat: int, choice: int) -> str:
        return self.choices.words(choice)

    def why_not(self, state: Any, seat: int, id: str) -> WhyNot | None:
        if id == "bomb":
            raise KeyError("bomb")
        return WhyNot("R1", "no-such-piece", {"piece": id})


def look(state: Any, seat: int | None) -> View:
    if state.is_broken:
        raise ZeroDivisionError("the view is broken")
    return View(
        seat=seat,
        round=state.round,
        picks=[pick if place == seat else None for place, pick in enumerate(state.picks)],
        lucky=[lucky if place == seat else None for place, lucky in enumerate(state.lucky)],
        points=state.points[:],
        stage=state.stage,
    )


def outcome(state: Any) -> Outcome | None:
    if state.stage != "over":
        return None
    best = max(state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
    return Outcome("rounds", winners, tuple(state.points), (), (winners,))


def never(*asked: Any) -> Any:
    """What a server never asks of a game."""
    raise AssertionError("the server asks a game to deal, imagine or check by itself")


GAME = ToyGame(
    Wiring(
        name="toy",
        version=1,
        package=__name__,
        seats=(2, 3),
        options=Options,
        choices=CHOICES,
        view_type=View,
        rules=never,
        deal=never,
        view=look,
        referee=never,
        imagine=never,
        outcome=outcome,
        check=never,
        why_not=never,
        mind=Mind(hints=lambda view, decision: [float(option) for option in decision.options]),
    )
)
