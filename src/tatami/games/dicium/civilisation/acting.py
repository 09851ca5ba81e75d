# hot
"""What actions and philosophers do on the board: moves, tiles, cards, targets. (R8, R9)"""

from typing import Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.choices import SPEND
from tatami.games.dicium.civilisation.archipelago import LAND, SEA
from tatami.games.dicium.civilisation.cards import (
    GOES_NEAR,
    MARCHES_FREELY,
    MIXES_COLOURS,
    PHILOSOPHERS,
    SAILS_FREELY,
)
from tatami.games.dicium.civilisation.choices import BUILD_WONDER, DRAW, HERO, HEROES, SQUARE, TAKE, TARGET, TRAVEL
from tatami.games.dicium.civilisation.effects import discard_die, draw_card, move_pawn, place_tile, take_open
from tatami.games.dicium.civilisation.fighting import EFFECTS, LOSE_CARD, MONSTER, Test, attack
from tatami.games.dicium.civilisation.moves import (
    NEEDS_CITY,
    anywhere,
    city_sites,
    free_near,
    mixed_sets,
    other_havens,
    reach,
    sail_ends,
    sites,
    steps_around,
    wonder_sites,
)
from tatami.games.dicium.civilisation.state import CITY, HERO_TILE, TILES, TYPE_OF, WONDER, Civilisation
from tatami.games.dicium.combinations import NO_COMBINATION, in_common, spend_choices, within
from tatami.games.dicium.dice import COLOURS, FACES, NO_DICE, UNIT, count
from tatami.games.dicium.effects import spend
from tatami.games.dicium.row import row_choices

# How a pawn moves.
SAILING: Final = 0  # (R8.1)
MARCHING: Final = 1  # (R8.2)
STEPPING: Final = 2  # (R8.4)
TRAVELLING: Final = 3  # (R8.10)
SAILING_FREELY: Final = 4  # (R12.5)
MARCHING_FREELY: Final = 5  # (R12.6)
GOING_NEAR: Final = 6  # (R12.13)
REDEPLOYING: Final = 7  # (R9.6)
WAYS: Final = (
    "sails", "marches", "steps", "travels",
    PHILOSOPHERS[SAILS_FREELY], PHILOSOPHERS[MARCHES_FREELY], PHILOSOPHERS[GOES_NEAR], "redeploys",
)  # fmt: skip


class Move(Frame[Civilisation]):
    """Where does the pawn go? Only the end of the way is asked. `many` dice carry it, if dice do. (R7.4, R8.3)"""

    __slots__ = ("many", "way")
    name = "move"
    clause = "R7.4"
    fields = ("seat", "way", "many")

    def __init__(self, seat: int, way: int, many: int = 0) -> None:
        self.seat = seat
        self.way = way
        self.many = many

    def options(self, state: Civilisation) -> list[int]:
        return [SQUARE + square for square in destinations(state, self.seat, self.way, self.many)]

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        state.stack.pop()
        arrive(state, seat, choice - SQUARE, WAYS[self.way])

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        return {"way": WAYS[self.way]}


def destinations(state: Civilisation, seat: int, way: int, many: int) -> list[int]:
    """The squares where a move can end."""
    if way == SAILING:
        return sail_ends(state, seat, SEA, many)
    if way == MARCHING:
        return sail_ends(state, seat, LAND, many)
    if way == STEPPING:
        return steps_around(state, seat)
    if way == TRAVELLING:
        return anywhere(state, seat)
    if way == GOING_NEAR:
        return free_near(state, seat)
    if way == REDEPLOYING:
        return other_havens(state, seat)
    card, terrain = (SAILS_FREELY, SEA) if way == SAILING_FREELY else (MARCHES_FREELY, LAND)
    found: list[int] = []
    for layer in reach(state, seat, terrain, state.rules.numbers[card]):
        found += layer
    return sorted(found)


def arrive(state: Civilisation, seat: int, square: int, way: str) -> None:
    """A pawn comes to a square and fights what is there. (R7.5)"""
    move_pawn(state, seat, square, way)
    monster = state.monster_on(square)
    other = state.pawn_on(seat, square)
    if monster >= 0:
        attack(state, seat, MONSTER + monster)
    elif other >= 0:
        attack(state, seat, other)


class Place(Frame[Civilisation]):
    """Where does the tile lie? With one square there is nothing to ask. `near` is set if Archimedes builds. (R9.1,
    R9.2)"""

    __slots__ = ("kind", "near", "stands")
    name = "place"
    clause = "R9.1"
    fields = ("seat", "kind", "stands", "near")

    def __init__(self, seat: int, kind: int, stands: int = 0, near: int = 0) -> None:
        self.seat = seat
        self.kind = kind  # One of TILES.
        self.stands = stands  # A city of green faces lies where the pawn stands. (R8.11)
        self.near = near

    def squares(self, state: Civilisation) -> list[int]:
        """The squares to choose from."""
        if self.stands or self.near:
            return city_sites(state, self.seat, NEEDS_CITY if self.near else 0)
        return sites(state, self.seat, TYPE_OF[self.kind])

    def options(self, state: Civilisation) -> list[int]:
        found = self.squares(state)
        return [SQUARE + square for square in found] if len(found) > 1 else []

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        state.stack.pop()
        place_tile(state, seat, self.kind, choice - SQUARE)

    def proceed(self, state: Civilisation) -> None:
        state.stack.pop()
        place_tile(state, self.seat, self.kind, self.squares(state)[0])

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        return {"tile": TILES[self.kind]}


class ChooseHero(Frame[Civilisation]):
    """Which hero leaves the mat? (R8.7, R9.5)"""

    __slots__ = ()
    name = "hero"
    clause = "R8.7"

    def left(self, state: Civilisation) -> list[int]:
        """The heroes on the mat."""
        return [hero for hero in range(len(HEROES)) if not state.heroes[self.seat] >> hero & 1]

    def options(self, state: Civilisation) -> list[int]:
        found = self.left(state)
        return [HERO + hero for hero in found] if len(found) > 1 else []

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        state.become(Place(seat, HERO_TILE + choice - HERO))

    def proceed(self, state: Civilisation) -> None:
        state.become(Place(self.seat, HERO_TILE + self.left(state)[0]))


class WonderOrTravel(Frame[Civilisation]):
    """Five of a kind: the wonder, or a journey to any square? (R8.10)"""

    __slots__ = ()
    name = "wonder"
    clause = "R8.10"

    def options(self, state: Civilisation) -> list[int]:
        return [BUILD_WONDER, TRAVEL] if wonder_sites(state, self.seat) else []

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        state.become(Place(seat, WONDER) if choice == BUILD_WONDER else Move(seat, TRAVELLING))

    def proceed(self, state: Civilisation) -> None:
        state.become(Move(self.seat, TRAVELLING))


class TakeCard(Frame[Civilisation]):
    """A philosopher: from the deck, or one of those face up? (R8.6)"""

    __slots__ = ()
    name = "card"
    clause = "R8.6"

    def options(self, state: Civilisation) -> list[int]:
        taken = row_choices(state.open, TAKE)
        return [DRAW, *taken] if state.deck else taken

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        state.stack.pop()
        if choice == DRAW:
            draw_card(state, seat)
        else:
            take_open(state, seat, choice - TAKE)


def targets(state: Civilisation, seat: int, effect: int) -> list[int]:
    """The opponents that wrath, or Protagoras, can strike: he only those who hold a philosopher. (R8.9, R12.12)"""
    return [
        other for other in range(state.seats) if other != seat and (effect != LOSE_CARD or state.hand_size(other) > 0)
    ]


class Aim(Frame[Civilisation]):
    """Whom does it strike? (R8.9, R12.12)"""

    __slots__ = ("effect",)
    name = "aim"
    clause = "R8.9"
    fields = ("seat", "effect")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: Civilisation) -> list[int]:
        found = targets(state, self.seat, self.effect)
        return [TARGET + other for other in found] if len(found) > 1 else []

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        self.strike(state, choice - TARGET)

    def proceed(self, state: Civilisation) -> None:
        self.strike(state, targets(state, self.seat, self.effect)[0])

    def strike(self, state: Civilisation, target: int) -> None:
        """The target has to defend itself."""
        if state.news is not None:
            state.tell("aims", {"seat": self.seat, "target": target, "effect": EFFECTS[self.effect]})
        state.become(Test(target, self.seat, self.effect))

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        return {"effect": EFFECTS[self.effect]}


class PayDie(Frame[Civilisation]):
    """A philosopher costs a die: which one? (R11.2)"""

    __slots__ = ("card",)
    name = "pay-die"
    clause = "R11.2"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Civilisation) -> list[int]:
        found = [SPEND + face for face in range(len(FACES)) if count(state.dice, face)]
        return found if len(found) > 1 else []

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        state.stack.pop()
        discard_die(state, seat, choice - SPEND)

    def proceed(self, state: Civilisation) -> None:
        state.stack.pop()
        for face in range(len(FACES)):
            if count(state.dice, face):
                discard_die(state, self.seat, face)
                return

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        return {"card": PHILOSOPHERS[self.card]}


class SpendMixed(Frame[Civilisation]):
    """Empedocles: which dice form the colour? Asked die by die, where the sets differ. (R3.4, R12.14)"""

    __slots__ = ("colour", "many", "picked")
    name = "spend-mixed"
    clause = "R12.14"
    fields = ("seat", "colour", "many", "picked")

    def __init__(self, seat: int, colour: int, many: int, picked: int = NO_DICE) -> None:
        self.seat = seat
        self.colour = colour
        self.many = many
        self.picked = picked

    def left(self, state: Civilisation) -> list[int]:
        """The sets that are left."""
        mixed = state.rules.numbers[MIXES_COLOURS]
        return within(mixed_sets(state.dice, self.colour, self.many, mixed), self.picked)

    def options(self, state: Civilisation) -> list[int]:
        found = self.left(state)
        return spend_choices(found) if len(found) > 1 else []

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        picked = in_common(self.left(state)) + UNIT[choice - SPEND]
        state.become(SpendMixed(seat, self.colour, self.many, picked))

    def proceed(self, state: Civilisation) -> None:
        state.stack.pop()
        spend(state, self.seat, self.left(state)[0], NO_COMBINATION, self.colour)

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        return {"combination": COLOURS[self.colour]}


def build_city(state: Civilisation, seat: int, near: bool) -> None:
    """A city of green faces. (R8.11, R12.16)"""
    state.push(Place(seat, CITY, 0 if near else 1, 1 if near else 0))
