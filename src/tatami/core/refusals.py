# plain
"""What cannot be taken, each in one sentence: seats, seeds, options, choices."""

from collections.abc import Mapping
from typing import Any

from tatami.core.choices import Choices
from tatami.core.errors import BadOption, IllegalChoice, quoted, shown
from tatami.core.options import read_options
from tatami.core.record import is_line
from tatami.core.state import State

LONGEST_SEED = 4096  # In bits; Python writes down numbers of a few times that.


def seats_allowed(game: Any, seats: int) -> int:
    """The number of seats, if the game can be played by so many."""
    if type(seats) is not int or seats not in game.seats:
        allowed = ", ".join(str(count) for count in game.seats)
        raise BadOption("bad-seats", f"{game.name} is for {allowed} players, not {shown(seats)}.")
    return seats


def seat_of(state: State, seat: int) -> int:
    """The seat, if the table has it."""
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise BadOption("bad-seats", f"The seats are 0 to {state.seats - 1}; there is no seat {quoted(seat)}.")
    return seat


def seed_allowed(seed: int | str) -> int | str:
    """The seed, if chance can follow from it and a record can hold it: a number, or one line of text."""
    if type(seed) is int:
        if seed.bit_length() > LONGEST_SEED:
            raise BadOption("bad-seed", f"A seed has at most {LONGEST_SEED} bits; this one has {seed.bit_length()}.")
        return seed
    if type(seed) is not str or not is_line(seed):
        raise BadOption("bad-seed", f"A seed is a number or one line of text, not {quoted(seed)}.")
    return seed


def options_allowed(game: Any, seats: int, given: Mapping[str, object]) -> Any:
    """The options, if there are such and so many players can choose them."""
    chosen: Any = read_options(game.name, game.options, given)
    for name, values in game.options_for(seats).items():
        value: object = getattr(chosen, name)
        if value not in values:
            fitting = ", ".join(str(count) for count in game.seats if value in game.options_for(count)[name])
            said = f"{name} can be {quoted(str(value).lower())} with {fitting} players only, not {seats}"
            raise BadOption("bad-option", f"{game.name}: option {said}.")
    return chosen


def refused_choice(choices: Choices, state: State, seat: int, choice: int) -> IllegalChoice:
    """What to say of a choice that cannot be taken. What only equals a seat or a choice, such as 1.0, is none."""
    if not state.asked:
        return IllegalChoice("over", "The game is over.")
    if type(seat) is not int or seat not in [decision.seat for decision in state.asked]:
        return IllegalChoice("not-asked", f"Seat {shown(seat)} is not asked anything now.")
    if type(choice) is int and choice in choices.by_code:
        return IllegalChoice("not-offered", f"“{choices.words(choice)}” is not possible now.")
    return IllegalChoice("unreadable", f"There is no choice with the number {shown(choice)}.")
