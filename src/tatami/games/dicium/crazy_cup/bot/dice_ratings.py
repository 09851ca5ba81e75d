# hot
"""How good options about dice, combinations and cards of the action phase look to a player of Crazy Cup."""

from typing import Final

from tatami.core.state import Decision
from tatami.games.dicium.choices import BONUS, END_ACTIONS, LEVEL, RAISE_HAND, REROLL, ROLL, SPEND, TO_FACE, TURN_DIE
from tatami.games.dicium.combinations import PAIR, VALUE_SETS
from tatami.games.dicium.crazy_cup.bot.knowledge import FACE_WORTH, IS_YOUNG, means, sets_for, values_of
from tatami.games.dicium.crazy_cup.cheating import ToFace
from tatami.games.dicium.crazy_cup.choices import PLAY
from tatami.games.dicium.crazy_cup.state import (
    DYNAMITE,
    LOADED_DICE,
    NITRO,
    PICKPOCKET,
    ROCKET,
    SABOTAGE,
    SANDSTORM,
    TORNADO,
    CrazyCup,
)
from tatami.games.dicium.dice import BLUE, DICIUM, FACES, GREEN, NO_DICE, RED, UNIT, YELLOW, count
from tatami.games.dicium.frames import Reroll
from tatami.games.dicium.state import ACTIONS

BONUS_WORTH: Final = [0.0] * 5
BONUS_WORTH[BLUE] = 5.0
BONUS_WORTH[ROLL] = 4.0
BONUS_WORTH[GREEN] = 2.5
BONUS_WORTH[YELLOW] = 2.0
BONUS_WORTH[RED] = 1.5
FREE_CARDS: Final = [0.0] * 12  # These are played before the dice are used.
FREE_CARDS[ROCKET] = 60.0
FREE_CARDS[DYNAMITE] = 12.0
FREE_CARDS[SANDSTORM] = 50.0
FREE_CARDS[PICKPOCKET] = 55.0
FREE_CARDS[SABOTAGE] = 40.0
FREE_CARDS[TORNADO] = 30.0


def reroll(state: CrazyCup, decision: Decision) -> list[float]:
    """Dice that are better thrown again; loaded dice are kept for later."""
    frame = decision.frame
    picked = frame.picked if isinstance(frame, Reroll) else NO_DICE
    wanted = values_of(state.rules).to_reroll(state.dice, state.thrown, means(state, decision.seat))
    found: list[float] = []
    for option in decision.options:
        if option < REROLL + len(FACES):
            face = option - REROLL
            found.append(1.0 if count(wanted, face) > count(picked, face) else -1.0)
        else:
            found.append(-1.0 if option == PLAY + LOADED_DICE else 0.0)
    return found


def first_throw(state: CrazyCup, decision: Decision) -> list[float]:
    """Of the reserve, faces that are worth little are thrown again."""
    found: list[float] = []
    for option in decision.options:
        if option > REROLL + DICIUM:
            found.append(0.5)
        else:
            found.append(1.0 if FACE_WORTH[option - REROLL] < 1.5 else 0.0)
    return found


def act(state: CrazyCup, decision: Decision) -> list[float]:
    """What a combination brings, and the best that the dice left over bring after it."""
    own = means(state, decision.seat)
    values = values_of(state.rules)
    dice = state.dice
    found: list[float] = []
    for option in decision.options:
        if option == END_ACTIONS:
            found.append(0.15)
        elif option >= PLAY:
            found.append(_card(state, option - PLAY, own))
        else:
            rest = 0.0
            for spent in sets_for(dice, option, own):
                rest = max(rest, values.best(dice - spent, state.thrown, state.actions - 1, own))
            found.append(values.worth(option, own) + rest)
    return found


def _card(state: CrazyCup, card: int, own: int) -> float:
    """A card before, between or after actions; below 0 if it is better kept."""
    dice, thrown, actions = state.dice, state.thrown, state.actions
    values = values_of(state.rules)
    if card == NITRO:
        now = values.best(dice, thrown, actions, own)
        after = now
        if not own & IS_YOUNG:
            after = 0.0
            for spent in VALUE_SETS[dice][PAIR]:
                after = max(after, values.best(dice - spent, thrown, actions, own))
        return now + 0.1 if after + state.rules.squares[NITRO] > now else -1.0
    if card == LOADED_DICE:
        now = values.best(dice, thrown, actions, own)
        turned = 0.0
        for face in range(len(FACES)):
            if count(dice, face):
                turned = max(turned, values.turned(dice - UNIT[face], thrown, actions, own))
        return now + 0.1 if turned > now + 1.5 else -1.0
    if card == ROCKET and not state.rules.teams and not _leads_over(state, state.turn):
        return -1.0
    return FREE_CARDS[card]


def _leads_over(state: CrazyCup, seat: int) -> bool:
    """Is somebody within reach of a rocket who leads, and is not ahead only because of being a lap behind? (R10.6)"""
    own = state.squares(seat)
    return any(state.squares(pawn) > own for pawn in state.targets(seat, ROCKET))


def turn_die(state: CrazyCup, decision: Decision) -> list[float]:
    """The die whose turning brings most."""
    own = means(state, decision.seat)
    values = values_of(state.rules)
    return [
        values.turned(state.dice - UNIT[option - TURN_DIE], state.thrown, ACTIONS, own) for option in decision.options
    ]


def to_face(state: CrazyCup, decision: Decision) -> list[float]:
    """The face that brings most."""
    own = means(state, decision.seat)
    frame = decision.frame
    assert isinstance(frame, ToFace)
    rest = state.dice - UNIT[frame.face]
    values = values_of(state.rules)
    return [values.best(rest + UNIT[option - TO_FACE], state.thrown, ACTIONS, own) for option in decision.options]


def spend(state: CrazyCup, decision: Decision) -> list[float]:
    """The dice that are missed least."""
    own = means(state, decision.seat)
    values = values_of(state.rules)
    return [
        values.best(state.dice - UNIT[option - SPEND], state.thrown, state.actions, own)
        - FACE_WORTH[option - SPEND] / 20
        for option in decision.options
    ]


def hand_or_bonus(state: CrazyCup, decision: Decision) -> list[float]:
    """A larger hand before any bonus; of bonuses the best, and rather of a high level."""
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
