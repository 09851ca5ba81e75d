# hot
"""The rollout policy of Donjon: a rating for each option, from a table where all lies open."""

from typing import Final

from tatami.core.state import Decision
from tatami.games.dicium.chances import chance_at_least
from tatami.games.dicium.choices import (
    BONUS,
    ENGAGE,
    KEEP_ALL,
    LEVEL,
    RAISE_HAND,
    REROLL,
    RESERVE,
    RESERVED,
    SPEND,
    THROW,
    TO_FACE,
    TURN_DIE,
)
from tatami.games.dicium.dice import FACES, NO_DICE, SIZE, UNIT, count
from tatami.games.dicium.donjon.adventures import Adventure, PlaceGoblin
from tatami.games.dicium.donjon.bot.dice_ratings import FACE_WORTH, DiceRatings, look
from tatami.games.dicium.donjon.bot.knowledge import HAND, UNKNOWN
from tatami.games.dicium.donjon.choices import HERO, LEAVE, SQUARE, STOP
from tatami.games.dicium.donjon.deeds import BY_CHOICE, Fate, ToFace, Treasure, TurnDie, Where
from tatami.games.dicium.donjon.dungeon import DISTANCES
from tatami.games.dicium.donjon.fights import Fight, Return, Slaughter, Trapdoor
from tatami.games.dicium.donjon.frames import MOVES, Actions, Combine, Read, Start, StepTo, TakeHero
from tatami.games.dicium.donjon.state import Donjon
from tatami.games.dicium.frames import FirstThrow, GainBonus, HandOrBonus, Reroll, Reserve, Spend
from tatami.games.dicium.state import DEED_STEPS

HERO_WORTH: Final = [0.6, 0.2, 1.0, 0.8]  # Elf, mage, warrior, thief.
KEPT_SCROLL: Final = 2.5  # What a scroll is worth as long as it is kept.


def rollout(state: Donjon, decision: Decision) -> list[float]:
    """One number for each option; higher is better."""
    frame, options = decision.frame, decision.options
    if isinstance(frame, Reserve):
        return [0.0 if option == RESERVED else FACE_WORTH[option - RESERVE] for option in options]
    if isinstance(frame, Spend):
        return [-FACE_WORTH[option - SPEND] for option in options]
    if isinstance(frame, TakeHero):
        return [HERO_WORTH[option - HERO] for option in options]
    if isinstance(frame, Fight):
        plus = state.combat_bonus(decision.seat) + frame.red + frame.engaged
        is_sure = chance_at_least(state.defence_at(frame.square) - plus) >= 1.0
        return [1.0 if (option == ENGAGE) != is_sure else 0.0 for option in options]
    if isinstance(frame, Trapdoor):
        return [1.0 if option == ENGAGE else 0.0 for option in options]
    return rated(state, decision, look(state, decision.seat))


def rated(state: Donjon, decision: Decision, ratings: DiceRatings) -> list[float]:
    """The questions for which one has to look at the board."""
    frame, options, seat = decision.frame, decision.options, decision.seat
    if isinstance(frame, FirstThrow):
        fresh = state.thrown - SIZE[state.reserve[seat]]
        return [throw(ratings, state.reserve[seat], frame.picked, fresh, option) for option in options]
    if isinstance(frame, Reroll):
        return [throw(ratings, state.dice, frame.picked, 0, option) for option in options]
    if isinstance(frame, Actions):
        return [action(state, ratings, option) for option in options]
    if isinstance(frame, Where):
        return [
            0.0 if option == LEAVE else ratings.target(frame.deed, option - SQUARE, 0) + 0.01 for option in options
        ]
    if isinstance(frame, (Return, Start)):
        return [ratings.pots[option - SQUARE] for option in options]
    if isinstance(frame, PlaceGoblin):
        return [goblin(state, option - SQUARE) for option in options]
    if isinstance(frame, Slaughter):
        return [0.0 if option == STOP else slaughter(ratings, frame, option - SQUARE) for option in options]
    if isinstance(frame, (GainBonus, HandOrBonus, Treasure)):
        return [gain(ratings, option) for option in options]
    if isinstance(frame, Adventure):
        return [scroll(state, ratings, option) if option in BY_CHOICE else 0.0 for option in options]
    if isinstance(frame, TurnDie):
        return [best_turned(state, ratings, option - TURN_DIE) for option in options]
    if isinstance(frame, ToFace):
        return [ratings.turn(state.dice - UNIT[frame.face] + UNIT[option - TO_FACE]) for option in options]
    return [0.0] * len(options)


def throw(ratings: DiceRatings, held: int, picked: int, fresh: int, option: int) -> float:
    """A die more to be thrown again, or no more; a scroll is worth what it adds."""
    if option in (KEEP_ALL, THROW):
        return ratings.thrown(held, picked, fresh) + 0.01
    if option in BY_CHOICE:
        return ratings.thrown(held, picked, fresh) + scroll(ratings.state, ratings, option)
    return ratings.rerolled(held, picked + UNIT[option - REROLL], fresh)


def action(state: Donjon, ratings: DiceRatings, option: int) -> float:
    """A combination, a step to a portal, a scroll, or the end of the actions."""
    move = MOVES[option]
    if isinstance(move, Combine):
        return ratings.action(option, state.actions)
    if isinstance(move, StepTo):
        return moved(state, ratings, move.square)
    return scroll(state, ratings, option) if isinstance(move, Read) else 0.05


def moved(state: Donjon, ratings: DiceRatings, square: int) -> float:
    """What the turn is worth from a portal, more than from here."""
    own = state.pawns[ratings.seat]
    before = ratings.pots[own]
    state.pawns[ratings.seat] = square
    there = look(state, ratings.seat)
    worth = (there.turn(state.dice) if state.dice != NO_DICE else 0.0) + there.here
    state.pawns[ratings.seat] = own
    return worth - max(before, ratings.home - 0.5)


def scroll(state: Donjon, ratings: DiceRatings, option: int) -> float:
    """What it is worth to read a scroll now, more than to keep it."""
    row = BY_CHOICE[option]
    if isinstance(row, Fate):
        if state.dice == NO_DICE or state.throws > 0:
            return UNKNOWN
        most = UNKNOWN
        for face in range(len(FACES)):
            if count(state.dice, face):
                most = max(most, best_turned(state, ratings, face))
        return most - ratings.turn(state.dice) - KEPT_SCROLL
    return ratings.deed(row.deed * DEED_STEPS, 0) - KEPT_SCROLL


def best_turned(state: Donjon, ratings: DiceRatings, face: int) -> float:
    """What the dice are worth once a die is turned, at best."""
    most = UNKNOWN
    for other in range(len(FACES)):
        if other != face:
            most = max(most, ratings.turn(state.dice - UNIT[face] + UNIT[other]))
    return most


def slaughter(ratings: DiceRatings, frame: Slaughter, square: int) -> float:
    """What it is worth to go on with a slaughter, more than to stop."""
    return ratings.slaughter(list(frame.trail), square, frame.left) - ratings.here


def gain(ratings: DiceRatings, option: int) -> float:
    """What a larger hand, a level or a bonus is worth."""
    if option == LEAVE:
        return 0.0
    if option == RAISE_HAND:
        return HAND * ratings.length
    return ratings.best_bonus(option - LEVEL) if LEVEL <= option < BONUS else ratings.bonus(option - BONUS)


def goblin(state: Donjon, square: int) -> float:
    """Where a goblin is easy to get at: near pawns and portals, where one can stand beside it."""
    nearest = 99
    for start in [*state.pawns, *state.portals()]:
        for distance, ring in enumerate(DISTANCES[start]):
            if distance < nearest and square in ring:
                nearest = distance
    ways = len(state.rules.dungeon.free[square])
    return 0.3 * ways - nearest
