# hot
"""What players of Crazy Cup do at once: a rating for each option, from what lies open on the table.

Everything is weighed in squares of the road. `hints` rates with it what a view shows, and bots that look ahead ask it
in imagined worlds; hands of cards are never read, so both say the same.
"""

from typing import Final

from tatami.core.state import Decision
from tatami.games.dicium.choices import (
    BONUS,
    END_ACTIONS,
    ENGAGE,
    LEVEL,
    RAISE_HAND,
    REROLL,
    RESERVE,
    RESERVED,
    ROLL,
    SPEND,
)
from tatami.games.dicium.combinations import (
    PAIR,
    VALUE_WAYS,
)
from tatami.games.dicium.crazy_cup.bot.scales import IS_YOUNG, means, scales_of, squares, ways
from tatami.games.dicium.crazy_cup.cheating import ToFace
from tatami.games.dicium.crazy_cup.choices import (
    ANOTHER_WAY,
    DRAW,
    DRONE,
    KEEP_TILE,
    PASS,
    PLAY,
    SQUARE,
    STOP,
    TAKE,
    TARGET,
    TILE,
    TO_FACE,
    TURN_DIE,
)
from tatami.games.dicium.crazy_cup.driving import Answer, SpendTile
from tatami.games.dicium.crazy_cup.state import (
    ACE,
    DYNAMITE,
    HOOK,
    LOADED_DICE,
    NITRO,
    PICKPOCKET,
    ROCKET,
    SABOTAGE,
    SANDSTORM,
    TORNADO,
    CrazyCup,
)
from tatami.games.dicium.crazy_cup.track import GARAGE, RAVINE, Course
from tatami.games.dicium.dice import BLUE, DICIUM, FACES, GREEN, NO_DICE, RED, UNIT, YELLOW, count
from tatami.games.dicium.frames import Reroll

BONUS_WORTH: Final = [0.0] * 5
BONUS_WORTH[BLUE] = 5.0
BONUS_WORTH[ROLL] = 4.0
BONUS_WORTH[GREEN] = 2.5
BONUS_WORTH[YELLOW] = 2.0
BONUS_WORTH[RED] = 1.5
CARD_WORTH: Final = [2.0] * 12
CARD_WORTH[NITRO] = 5.0
CARD_WORTH[ROCKET] = 4.0
CARD_WORTH[LOADED_DICE] = 3.5
CARD_WORTH[HOOK] = 3.0
CARD_WORTH[DYNAMITE] = 2.5
CARD_WORTH[ACE] = 2.4
UNSEEN_CARD: Final = 2.45
FREE_CARDS: Final = [0.0] * 12  # played before the dice are used
FREE_CARDS[ROCKET] = 60.0
FREE_CARDS[DYNAMITE] = 12.0
FREE_CARDS[SANDSTORM] = 50.0
FREE_CARDS[PICKPOCKET] = 55.0
FREE_CARDS[SABOTAGE] = 40.0
FREE_CARDS[TORNADO] = 30.0
FACE_WORTH: Final = [1.0, 2.0, 0.9, 1.2, 2.0, 2.5]  # of a die that is put by


def rate(state: CrazyCup, decision: Decision) -> list[float]:
    """One number an option; higher is better."""
    prompt = decision.prompt
    if prompt == "reroll":
        return _reroll(state, decision)
    if prompt == "act":
        return _act(state, decision)
    if prompt == "move":
        return _move(state, decision)
    if prompt == "spend":
        return _spend(state, decision)
    if prompt == "reserve":
        return [0.5 if option == RESERVED else FACE_WORTH[option - RESERVE] for option in decision.options]
    if prompt == "first-throw":
        return _first_throw(decision)
    if prompt in ("bump", "aim"):
        return _by_progress(state, decision)
    if prompt == "hook":
        return _hook(state, decision)
    if prompt == "turn-die":
        return _turn_die(state, decision)
    if prompt == "to-face":
        return _to_face(state, decision)
    if prompt == "tornado":
        return _tornado(state, decision)
    if prompt in ("tile", "steal-tile"):
        return _tile(state, decision)
    if prompt == "spend-tile":
        return _spend_tile(state, decision)
    if prompt == "card":
        return [UNSEEN_CARD if option == DRAW else CARD_WORTH[option - TAKE] for option in decision.options]
    if prompt == "bonus":
        return [BONUS_WORTH[option - BONUS] for option in decision.options]
    if prompt == "hand-or-bonus":
        return _hand_or_bonus(state, decision)
    if prompt == "direction":
        return [0.0] * len(decision.options)
    # A card that answers, a red die in a test, a tile to keep: always.
    return [1.0 if option >= PLAY or option in (ENGAGE, KEEP_TILE) else 0.0 for option in decision.options]


# The prompts


def _reroll(state: CrazyCup, decision: Decision) -> list[float]:
    frame = decision.frame
    picked = frame.picked if isinstance(frame, Reroll) else NO_DICE
    wanted = scales_of(state.rules).to_reroll(state.dice, state.thrown, means(state, decision.seat))
    found: list[float] = []
    for option in decision.options:
        if option < REROLL + len(FACES):
            face = option - REROLL
            found.append(1.0 if count(wanted, face) > count(picked, face) else -1.0)
        else:
            found.append(-1.0 if option == PLAY + LOADED_DICE else 0.0)
    return found


def _first_throw(decision: Decision) -> list[float]:
    found: list[float] = []
    for option in decision.options:
        if option > REROLL + DICIUM:
            found.append(0.5)
        else:
            found.append(1.0 if FACE_WORTH[option - REROLL] < 1.5 else 0.0)
    return found


def _act(state: CrazyCup, decision: Decision) -> list[float]:
    own = means(state, decision.seat)
    scales = scales_of(state.rules)
    dice = state.dice
    found: list[float] = []
    for option in decision.options:
        if option == END_ACTIONS:
            found.append(0.15)
        elif option >= PLAY:
            found.append(_card(state, option - PLAY, own))
        else:
            rest = 0.0
            for way in ways(dice, option, own):
                rest = max(rest, scales.best(dice - way, state.thrown, state.actions - 1, own))
            found.append(scales.worth(option, own) + rest)
    return found


def _card(state: CrazyCup, card: int, own: int) -> float:
    dice, thrown, actions = state.dice, state.thrown, state.actions
    scales = scales_of(state.rules)
    if card == NITRO:
        now = scales.best(dice, thrown, actions, own)
        after = now
        if not own & IS_YOUNG:
            after = 0.0
            for way in VALUE_WAYS[dice][PAIR]:
                after = max(after, scales.best(dice - way, thrown, actions, own))
        return now + 0.1 if after + state.rules.squares[NITRO] > now else -1.0
    if card == LOADED_DICE:
        now = scales.best(dice, thrown, actions, own)
        turned = 0.0
        for face in range(len(FACES)):
            if count(dice, face):
                turned = max(turned, scales.turned(dice - UNIT[face], thrown, actions, own))
        return now + 0.1 if turned > now + 1.5 else -1.0
    if card == ROCKET and not state.rules.teams and not _leads_over(state, state.turn):
        return -1.0
    return FREE_CARDS[card]


def _leads_over(state: CrazyCup, seat: int) -> bool:
    """Is somebody within reach of a rocket who leads, and is not ahead only because of being a lap behind? (R10.6)"""
    own = squares(state, seat)
    return any(squares(state, pawn) > own for pawn in state.targets(seat, ROCKET))


def _turn_die(state: CrazyCup, decision: Decision) -> list[float]:
    own = means(state, decision.seat)
    scales = scales_of(state.rules)
    return [scales.turned(state.dice - UNIT[option - TURN_DIE], state.thrown, 2, own) for option in decision.options]


def _to_face(state: CrazyCup, decision: Decision) -> list[float]:
    own = means(state, decision.seat)
    frame = decision.frame
    assert isinstance(frame, ToFace)
    rest = state.dice - UNIT[frame.face]
    scales = scales_of(state.rules)
    return [scales.best(rest + UNIT[option - TO_FACE], state.thrown, 2, own) for option in decision.options]


def _spend(state: CrazyCup, decision: Decision) -> list[float]:
    own = means(state, decision.seat)
    scales = scales_of(state.rules)
    return [
        scales.best(state.dice - UNIT[option - SPEND], state.thrown, state.actions, own)
        - FACE_WORTH[option - SPEND] / 20
        for option in decision.options
    ]


def _move(state: CrazyCup, decision: Decision) -> list[float]:
    seat = decision.seat
    course = state.course(seat)
    here = state.place[seat]
    reach = course.reach(here, state.left, state.tiles[seat], state.airship)
    found: list[float] = []
    for option in decision.options:
        if option == STOP:
            found.append(_standing(state, seat, course, here))
        elif option == ANOTHER_WAY:
            has_passed = state.rules.teams and _gap(state, seat, course, here) < 0
            found.append(1000.0 if has_passed else -1000.0)
        else:
            found.append(_standing(state, seat, course, reach.routes[option - SQUARE][0]))
    return found


def _standing(state: CrazyCup, seat: int, course: Course, node: int) -> float:
    """How good a node is to stand on: the way made, a garage, or a shortcut that is half taken."""
    if state.rules.teams:
        return -abs(_gap(state, seat, course, node)) / 2
    kind = course.kinds[course.square[node]]
    if kind >= RAVINE:
        farthest = 0
        for near in course.neighbours[node]:
            farthest = max(farthest, course.progress[near])
        return farthest / 2 - 2
    return course.progress[node] / 2 + (0.7 if kind == GARAGE else 0.0)


def _gap(state: CrazyCup, seat: int, course: Course, node: int) -> int:
    """How far the partner is ahead, in halves of squares; below 0 once they have passed each other."""
    there = course.index[state.at[(seat + 2) % 4]]
    return 2 * (there if there else state.rules.track.road) - course.progress[node]


def _by_progress(state: CrazyCup, decision: Decision) -> list[float]:
    """Those in front are the ones to hit."""
    found: list[float] = []
    for option in decision.options:
        pawn = state.seats if option == TARGET + DRONE else option - TARGET
        found.append(-1.0 if option == PASS else float(squares(state, pawn)))
    return found


def _hook(state: CrazyCup, decision: Decision) -> list[float]:
    """Worth it if the pawn is ahead, and so will pull forwards."""
    frame = decision.frame
    assert isinstance(frame, Answer)
    is_ahead = 0 < state.ahead(decision.seat, frame.target) <= state.rules.track.road // 2
    return [(1.0 if is_ahead else -1.0) if option >= PLAY else 0.0 for option in decision.options]


def _tornado(state: CrazyCup, decision: Decision) -> list[float]:
    """Just in front of the opponent who leads."""
    leader = decision.seat
    farthest = -1
    for pawn in range(state.pawns):
        if state.is_opponent(decision.seat, pawn) and squares(state, pawn) > farthest:
            leader = pawn
            farthest = squares(state, pawn)
    course = state.course(leader)
    wanted = squares(state, leader) + 2
    return [-abs(float(course.index[option - SQUARE]) - wanted) for option in decision.options]


def _tile(state: CrazyCup, decision: Decision) -> list[float]:
    """The technology for the next rough ground ahead."""
    course = state.course(decision.seat)
    here = squares(state, decision.seat)
    return [-_next_rough(course, here, option - TILE) for option in decision.options]


def _spend_tile(state: CrazyCup, decision: Decision) -> list[float]:
    """The technology whose next rough ground, after the square that was named, is farthest off."""
    frame = decision.frame
    assert isinstance(frame, SpendTile)
    course = state.course(decision.seat)
    return [_next_rough(course, course.index[frame.square], option - TILE) for option in decision.options]


def _next_rough(course: Course, here: int, tile: int) -> float:
    """How many squares it is to the next rough ground for a tile."""
    nearest = 99
    for square, kind in enumerate(course.kinds):
        if kind == RAVINE + tile and 0 <= course.index[square] - here < nearest:
            nearest = course.index[square] - here
    return float(nearest)


def _hand_or_bonus(state: CrazyCup, decision: Decision) -> list[float]:
    found: list[float] = []
    for option in decision.options:
        if option == RAISE_HAND:
            found.append(20.0)
        else:
            level = option - LEVEL
            most = 0.0
            for choice in state.free_bonuses(decision.seat, level):
                most = max(most, BONUS_WORTH[choice - BONUS])
            found.append(most + level)
    return found
