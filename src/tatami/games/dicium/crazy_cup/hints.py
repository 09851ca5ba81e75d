"""How good each option looks, from the view alone. Everything is weighed in squares of the road."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tatami.core.state import Decision
from tatami.games.dicium.choices import (
    BONUS,
    BONUSES,
    END_ACTIONS,
    ENGAGE,
    LEVEL,
    RAISE_HAND,
    REROLL,
    RESERVE,
    RESERVED,
    SPEND,
    VALUE,
)
from tatami.games.dicium.combinations import (
    any_choices,
    colour,
    dice_needed,
    exact_choices,
    is_value,
    number,
    value_choices,
    ways_to_spend,
)
from tatami.games.dicium.crazy_cup.choices import (
    ANOTHER_WAY,
    CARDS,
    DRAW,
    DRONE,
    KEEP_TILE,
    PASS,
    PLAY,
    SQUARE,
    SQUARES,
    STOP,
    TAKE,
    TARGET,
    TILE,
    TO_FACE,
    TURN_DIE,
)
from tatami.games.dicium.crazy_cup.state import (
    AIRSHIP,
    BUMP,
    CARD,
    DYNAMITE,
    HAND_OR_BONUS,
    LOADED_DICE,
    MOVE,
    NITRO,
    PICKPOCKET,
    ROCKET,
    SABOTAGE,
    SANDSTORM,
    TORNADO,
)
from tatami.games.dicium.crazy_cup.track import GARAGE, RAVINE, Course
from tatami.games.dicium.crazy_cup.view import View, track_of
from tatami.games.dicium.dice import BLUE, FACES, GREEN, NO_DICE, PARTS, RED, SIZE, UNIT, YELLOW, read

ACTION_WORTH = {MOVE: 0.0, BUMP: 0.4, AIRSHIP: 0.3, CARD: 1.5}  # besides the squares
BONUS_WORTH = {"blue": 5.0, "roll": 4.0, "green": 2.5, "yellow": 2.0, "red": 1.5}
CARD_WORTH = {"nitro": 5.0, "rocket": 4.0, "loaded-dice": 3.5, "hook": 3.0, "dynamite": 2.5, "ace": 2.4}
FREE_CARDS = {ROCKET: 60.0, DYNAMITE: 12.0, SANDSTORM: 50.0, PICKPOCKET: 55.0, SABOTAGE: 40.0, TORNADO: 30.0}
FACE_WORTH = (1.0, 2.0, 0.9, 1.2, 2.0, 2.5)  # of a die that is put by
REROLL_WORTH = 0.75  # what a die thrown again is worth on average
GROWTH = 6.0


class Means(NamedTuple):
    """What a player's dice can do: what each combination of values is worth, bonuses of blue, yellow, red and green,
    and what is still to be had."""

    values: tuple[float, ...]
    bonuses: tuple[int, int, int, int]
    levels: tuple[int, ...]
    can_take_tile: bool
    is_young: bool
    is_stormy: bool
    is_late: bool


def rate(view: View, decision: Decision) -> Sequence[float]:
    """One number an option; higher is better."""
    rating = RATINGS.get(decision.prompt)
    if rating is None:
        return [0.0] * len(decision.options)
    found: list[float] = rating(view, decision)
    return found


def means(view: View, seat: int) -> Means:
    """What this seat's dice can do now."""
    player = view.seats[seat]
    taken = [notch.bonus for notch in player.mat if notch.taken]
    square = next(each for each in view.rules.track if each.square == view.pawns[seat].square)
    garage = 1 if square.kind == "garage" else 0
    levels = tuple(sorted({notch.level for notch in player.mat if not notch.taken}))
    is_late = max(pawn.squares for pawn in view.pawns) > len(view.rules.track) // 2
    growth = (2.0 if is_late else GROWTH) if player.active_hand < 5 else 2.5
    return Means(
        tuple(
            growth if action == HAND_OR_BONUS else ACTION_WORTH[action] + squares
            for action, squares in zip(view.rules.actions, view.rules.amounts)
        ),
        (
            taken.count("blue") + garage,
            taken.count("yellow") + garage,
            taken.count("red") + garage,
            taken.count("green") + garage,
        ),
        levels,
        len(player.tiles) < 2 and bool(view.supply),
        view.rules.young,
        view.storm == seat,
        is_late,
    )


def worth(choice: int, means: Means) -> float:
    """What a combination brings."""
    if is_value(choice):
        return means.values[choice - VALUE]
    own, many = colour(choice), number(choice)
    if own == BLUE:
        return many + means.bonuses[BLUE] + 0.1
    if own == GREEN:
        return 1.0 if means.is_late else 3.0
    return 2.2 if own == YELLOW else 1.5


def combinations(dice: int, thrown: int, means: Means) -> list[int]:
    """What the dice allow."""
    found = [] if means.is_young else value_choices(dice, thrown)[:]
    if not means.is_stormy:
        found += any_choices(dice, BLUE)
    if means.can_take_tile:
        found += exact_choices(dice, YELLOW, (3,), means.bonuses[YELLOW])
    found += exact_choices(dice, GREEN, means.levels, means.bonuses[GREEN])
    found += exact_choices(dice, RED, (3,), means.bonuses[RED])
    return found


def ways(dice: int, choice: int, means: Means) -> list[int]:
    """The sets of dice that a combination can take."""
    if is_value(choice):
        return ways_to_spend(dice, choice - VALUE, 0, 0)
    own = colour(choice)
    many = number(choice) if own == BLUE else dice_needed(number(choice), means.bonuses[own])
    return ways_to_spend(dice, -1, own, many)


@lru_cache(maxsize=20_000)
def best(dice: int, thrown: int, actions: int, means: Means) -> float:
    """The most that so many actions bring with these dice; dice that are left are worth a little."""
    most = 0.1 * SIZE[dice] if SIZE[dice] < 3 else 0.2
    if actions == 0 or dice == NO_DICE:
        return most
    for choice in combinations(dice, thrown, means):
        gain = worth(choice, means)
        for way in ways(dice, choice, means):
            most = max(most, gain + best(dice - way, thrown, actions - 1, means))
    return most


@lru_cache(maxsize=20_000)
def to_reroll(dice: int, thrown: int, means: Means) -> int:
    """The dice that are better thrown again."""
    spare = NO_DICE
    most = best(dice, thrown, 2, means) + 0.001
    for part in PARTS[dice][1:]:
        value = best(dice - part, thrown, 2, means) + REROLL_WORTH * SIZE[part]
        if value > most:
            most, spare = value, part
    return spare


# The prompts


def _reroll(view: View, decision: Decision) -> list[float]:
    picked = int(getattr(decision.frame, "picked", 0))
    dice = read(" ".join(view.dice))
    wanted = to_reroll(dice, view.thrown, means(view, decision.seat))
    left = [face for face in range(len(FACES)) if wanted >> (3 * face) & 7 > picked >> (3 * face) & 7]
    found = []
    for option in decision.options:
        if option < REROLL + len(FACES):
            found.append(1.0 if option - REROLL in left else -1.0)
        elif option == PLAY + LOADED_DICE:
            found.append(-1.0)
        else:
            found.append(0.0)
    return found


def _first_throw(view: View, decision: Decision) -> list[float]:
    blunt = [face for face in range(len(FACES)) if FACE_WORTH[face] < 1.5]
    return [
        1.0 if option - REROLL in blunt else (0.5 if option >= len(FACES) else 0.0) for option in decision.options
    ]


def _act(view: View, decision: Decision) -> list[float]:
    own = means(view, decision.seat)
    dice = read(" ".join(view.dice))
    found = []
    for option in decision.options:
        if option == END_ACTIONS:
            found.append(0.15)
        elif option >= PLAY:
            found.append(_card(view, option - PLAY, dice, own))
        else:
            rest = [best(dice - way, view.thrown, view.actions - 1, own) for way in ways(dice, option, own)]
            found.append(worth(option, own) + max(rest))
    return found


def _card(view: View, card: int, dice: int, own: Means) -> float:
    now = best(dice, view.thrown, view.actions, own)
    if card == NITRO:
        rests = [NO_DICE] if own.is_young else [dice - way for way in ways(dice, VALUE, own)]
        after = max(best(dice if own.is_young else rest, view.thrown, view.actions, own) for rest in rests)
        return now + 0.1 if after + view.rules.squares[NITRO] > now else -1.0
    if card == LOADED_DICE:
        return now + 0.1 if _loaded(view, dice, own) > now + 1.5 else -1.0
    return FREE_CARDS.get(card, 0.0)


def _loaded(view: View, dice: int, own: Means) -> float:
    turned = [dice - UNIT[face] + other for face in range(len(FACES)) if dice >> (3 * face) & 7 for other in UNIT]
    return max(best(each, view.thrown, view.actions, own) for each in turned)


def _turn_die(view: View, decision: Decision) -> list[float]:
    own = means(view, decision.seat)
    dice = read(" ".join(view.dice))
    found = []
    for option in decision.options:
        rest = dice - UNIT[option - TURN_DIE]
        found.append(max(best(rest + other, view.thrown, 2, own) for other in UNIT))
    return found


def _to_face(view: View, decision: Decision) -> list[float]:
    own = means(view, decision.seat)
    rest = read(" ".join(view.dice)) - UNIT[int(getattr(decision.frame, "face", 0))]
    return [best(rest + UNIT[option - TO_FACE], view.thrown, 2, own) for option in decision.options]


def _spend(view: View, decision: Decision) -> list[float]:
    own = means(view, decision.seat)
    dice = read(" ".join(view.dice))
    return [
        best(dice - UNIT[option - SPEND], view.thrown, view.actions, own) - FACE_WORTH[option - SPEND] / 20
        for option in decision.options
    ]


def _reserve(view: View, decision: Decision) -> list[float]:
    return [0.5 if option == RESERVED else FACE_WORTH[option - RESERVE] for option in decision.options]


def course_of(view: View, pawn: int) -> Course:
    """The course of a pawn, as the view tells it."""
    way = 1 if view.pawns[pawn].direction == "counter-clockwise" else 0
    return track_of(view.rules.track).courses[way + (2 if view.rules.teams else 0)]


def _move(view: View, decision: Decision) -> list[float]:
    seat = decision.seat
    course = course_of(view, seat)
    here = view.pawns[seat].place
    reach = course.reach(here, view.movement.left, _packed(view, seat), view.movement.airship)
    found = []
    for option in decision.options:
        if option == STOP:
            found.append(_standing(view, seat, course, here))
        elif option == ANOTHER_WAY:
            has_passed = view.rules.teams and _gap(view, seat, course, here) < 0
            found.append(1000.0 if has_passed else -1000.0)
        else:
            found.append(_standing(view, seat, course, reach.routes[option - SQUARE][0]))
    return found


def _packed(view: View, seat: int) -> int:
    tiles = view.seats[seat].tiles
    return sum(tiles.count(tile) << (2 * kind) for kind, tile in enumerate(("wings", "shield", "saws", "floats")))


def _standing(view: View, seat: int, course: Course, node: int) -> float:
    """How good a node is to stand on: the way made, a garage, or a shortcut that is half taken."""
    if view.rules.teams:
        return -abs(_gap(view, seat, course, node)) / 2
    square = course.square[node]
    made = course.progress[node] / 2
    if course.kinds[square] == GARAGE:
        return made + 0.7
    if course.kinds[square] >= RAVINE:
        return max(course.progress[near] for near in course.neighbours[node]) / 2 - 2
    return made


def _gap(view: View, seat: int, course: Course, node: int) -> int:
    """How far the partner is ahead, in halves of squares; below 0 once they have passed each other."""
    partner = SQUARES.index(view.pawns[(seat + 2) % 4].square)
    there = 2 * (course.index[partner] or len([kind for kind in course.kinds if kind < RAVINE]))
    return there - course.progress[node]


def _by_progress(view: View, decision: Decision) -> list[float]:
    """Those in front are the ones to hit."""
    found = []
    for option in decision.options:
        pawn = len(view.seats) if option == TARGET + DRONE else option - TARGET
        found.append(-1.0 if option == PASS else float(view.pawns[pawn].squares))
    return found


def _hook(view: View, decision: Decision) -> list[float]:
    """Worth it if the pawn is ahead, and so will pull forwards."""
    course = course_of(view, decision.seat)
    target = int(getattr(decision.frame, "target", 0))
    own, other = (course.index[SQUARES.index(view.pawns[pawn].square)] for pawn in (decision.seat, target))
    return [(1.0 if other > own else -1.0) if option >= PLAY else 0.0 for option in decision.options]


def _tornado(view: View, decision: Decision) -> list[float]:
    """Just in front of the opponent who leads."""
    seat = decision.seat
    others = [pawn for pawn in view.pawns if pawn.seat != seat and not pawn.has_finished]
    if view.rules.teams:
        others = [pawn for pawn in others if pawn.seat is not None and (pawn.seat - seat) % 2]
    leader = max(others, key=lambda pawn: pawn.squares, default=view.pawns[seat])
    course = course_of(view, view.pawns.index(leader))
    wanted = leader.squares + 2
    return [-abs(float(course.index[option - SQUARE]) - wanted) for option in decision.options]


def _tile(view: View, decision: Decision) -> list[float]:
    """The technology for the next rough ground ahead."""
    course = course_of(view, decision.seat)
    here = view.pawns[decision.seat].squares
    found = []
    for option in decision.options:
        kind = RAVINE + option - TILE
        ahead = [course.index[square] - here for square, each in enumerate(course.kinds) if each == kind]
        found.append(-float(min((away for away in ahead if away >= 0), default=99)))
    return found


def _take_card(view: View, decision: Decision) -> list[float]:
    return [2.45 if option == DRAW else CARD_WORTH.get(CARDS[option - TAKE], 2.0) for option in decision.options]


def _bonus(view: View, decision: Decision) -> list[float]:
    return [BONUS_WORTH[BONUSES[option - BONUS]] for option in decision.options]


def _hand_or_bonus(view: View, decision: Decision) -> list[float]:
    found = []
    for option in decision.options:
        if option == RAISE_HAND:
            found.append(20.0)
        else:
            notches = [n for n in view.seats[decision.seat].mat if n.level == option - LEVEL and not n.taken]
            found.append(max(BONUS_WORTH[notch.bonus] for notch in notches) + option - LEVEL)
    return found


def _always(view: View, decision: Decision) -> list[float]:
    """Play the card, engage the die, keep the tile."""
    return [1.0 if option >= PLAY or option in (ENGAGE, KEEP_TILE) else 0.0 for option in decision.options]


RATINGS = {
    "reroll": _reroll,
    "first-throw": _first_throw,
    "act": _act,
    "spend": _spend,
    "reserve": _reserve,
    "turn-die": _turn_die,
    "to-face": _to_face,
    "move": _move,
    "bump": _by_progress,
    "aim": _by_progress,
    "hook": _hook,
    "oil": _always,
    "puncture": _always,
    "test": _always,
    "tornado": _tornado,
    "tile": _tile,
    "keep-tile": _always,
    "card": _take_card,
    "bonus": _bonus,
    "hand-or-bonus": _hand_or_bonus,
}
