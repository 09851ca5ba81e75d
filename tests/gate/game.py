"""The gate, a game for tests of response windows.

Everybody has up to three torches, hidden, as chance deals them. In turn each player raids the
gate of another. Everybody but the raider may burn a torch; the one before whose gate the raiders stand answers first.
A torch ends the raid. If nobody burns one, the raider scores. After two rounds the most points win.
"""

from typing import Any

import msgspec

from tatami.core.chance import seeded
from tatami.core.choices import Choice, Choices
from tatami.core.game import Game
from tatami.core.luck import Luck
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Frame, State, settle
from tatami.core.together import Window
from tatami.core.waiting import Asked, Picked, Waiting, asked, imagine_picks, picked, restore, waiting
from tatami.core.wiring import Mind, Texts, Wiring

PASS, TORCH, RAID = 0, 1, 10
MOST_TORCHES, ROUNDS = 3, 2
CHOICES = Choices(
    [Choice(PASS, "pass", "pass"), Choice(TORCH, "torch", "torch", ("torch",))]
    + [Choice(RAID + seat, f"raid {seat}", "raid", (f"seat-{seat}",), {"target": seat}) for seat in range(4)]
)


class Gate(State):
    """The table."""

    def __init__(self, seats: int, chance: int, seal: Luck | None = None) -> None:
        super().__init__(seats, chance, seal)
        self.torches = [0] * seats  # hidden
        self.burnt = [0] * seats
        self.points = [0] * seats
        self.turns = 0

    def clone(self) -> "Gate":
        copy = Gate(self.seats, self.chance)
        copy.copy_table(self)
        copy.torches, copy.burnt = self.torches[:], self.burnt[:]
        copy.points, copy.turns = self.points[:], self.turns
        return copy

    def next_turn(self, seat: int) -> None:
        self.turns += 1
        self.over = self.turns == ROUNDS * self.seats
        if not self.over:
            self.become(Raid((seat + 1) % self.seats))


class Raid(Frame[Gate]):
    """Whose gate? (R1)"""

    name = "raid"
    clause = "R1"

    def options(self, state: Gate) -> list[int]:
        return [RAID + seat for seat in range(state.seats) if seat != self.seat]

    def answer(self, state: Gate, seat: int, choice: int) -> None:
        state.tell("raids", {"seat": seat, "target": choice - RAID})
        state.become(Torches(choice - RAID, seat))


class Torches(Window[Gate]):
    """Who burns a torch? (R2)"""

    name = "torches"
    clause = "R2"
    fields = ("seat", "raider")
    passes = PASS

    def __init__(self, seat: int, raider: int) -> None:
        super().__init__(seat)
        self.raider = raider

    def takes_part(self, state: Gate, seat: int) -> bool:
        return seat != self.raider

    def offers(self, state: Gate, seat: int) -> list[int]:
        return [PASS, TORCH] if state.torches[seat] else [PASS]

    def respond(self, state: Gate, seat: int, choice: int) -> None:
        state.torches[seat] -= 1
        state.burnt[seat] += 1
        state.tell("burns", {"seat": seat})
        state.next_turn(self.raider)

    def close(self, state: Gate) -> None:
        state.points[self.raider] += 1
        state.tell("scores", {"seat": self.raider})
        state.next_turn(self.raider)


class Player(msgspec.Struct, frozen=True):
    seat: int
    points: int
    burnt: int
    torches: int | None


class View(msgspec.Struct, frozen=True, tag="gate", tag_field="game"):
    seat: int | None
    steps: int
    turns: int
    seats: list[Player]
    waiting: list[Waiting]
    picked: list[Picked]
    asked: list[Asked]
    outcome: Outcome | None
    revealed: int


def deal(seats: int, chance: int, seal: Luck | None, rules: Any) -> Gate:
    state = Gate(seats, chance, seal)
    state.torches = [state.below(MOST_TORCHES + 1) for _ in range(seats)]
    state.push(Raid(0))
    return state


def see(state: Gate, seat: int | None, is_open: list[bool]) -> View:
    return View(
        seat=seat,
        steps=state.steps,
        turns=state.turns,
        seats=[
            Player(other, state.points[other], state.burnt[other], state.torches[other] if is_open[other] else None)
            for other in range(state.seats)
        ],
        waiting=waiting(state),
        picked=picked(state, CHOICES, is_open),
        asked=asked(state),
        outcome=outcome(state),
        revealed=state.revealed,
    )


def view(state: Gate, seat: int | None) -> View:
    return see(state, seat, [state.over or other == seat for other in range(state.seats)])


def imagine(seen: View, seed: int) -> Gate:
    state = Gate(len(seen.seats), seeded(seed))
    state.torches = [
        state.below(MOST_TORCHES + 1) if player.torches is None else player.torches for player in seen.seats
    ]
    state.points = [player.points for player in seen.seats]
    state.burnt = [player.burnt for player in seen.seats]
    state.turns = seen.turns
    restore(state, seen, __package__ or "", ("rounds",))
    imagine_picks(state, seen, CHOICES)
    settle(state)
    return state


def outcome(state: Gate) -> Outcome | None:
    if not state.over:
        return None
    best = max(state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
    others = tuple(seat for seat in range(state.seats) if seat not in winners)
    return Outcome("rounds", winners, tuple(state.points), (), (winners, others) if others else (winners,))


class Options(msgspec.Struct, frozen=True):
    """There are none."""


GAME = Game(
    Wiring(
        name="gate",
        version=1,
        package=__package__ or "",
        seats=(2, 3, 4),
        options=Options,
        choices=CHOICES,
        view_type=View,
        rules=lambda seats, options, content: None,
        deal=deal,
        view=view,
        referee=lambda state: (see(state, None, [True] * state.seats), state.chance),
        imagine=imagine,
        outcome=outcome,
        check=lambda state: None,
        why_not=lambda state, seat, asked, touched: WhyNot("R1", "no-such-piece", {"piece": touched[0]}),
        mind=Mind(hints=lambda view, decision: [float(option) for option in decision.options]),
        texts=Texts(nouns={"reason": ("rounds",)}),
    )
)
