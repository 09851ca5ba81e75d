"""What a fight of Ninjato would come to and who may wait behind it, as far as a seat may know. (R4.5-R4.15)"""

import msgspec

from tatami.games.ninjato.answers import Fight
from tatami.games.ninjato.fights import base_value, winning_sets
from tatami.games.ninjato.pieces import (
    ALL_PLACES,
    CARDS,
    ELITE,
    FIGHTING_OF,
    GUARDS,
    MODIFIERS_OF,
    NOTHING,
    SKILLS,
    STAND_INS,
    STRENGTH,
    SUPPORT,
    SUPPORT_VALUE,
    TAIJUTSU,
    TREASURES,
    VALUES,
    WATCHMAN,
)
from tatami.games.ninjato.state import Ninjato


class Foe(msgspec.Struct, frozen=True):
    """Somebody who may guard the next treasure."""

    guard: str
    left: int  # So many of them may come.
    value: int  # What they count on the side of the raid.
    is_beatable: bool | None  # None for the others, and while a fight goes on.


class Set(msgspec.Struct, frozen=True):
    """A set that beats the guard."""

    cards: list[str]
    skills: list[str]
    total: int
    beats: int  # The rest of the hand could beat so many of those who may come next.


class Prize(msgspec.Struct, frozen=True):
    """The treasure that the present fight is about, or the next one. (R4.9, R4.15)"""

    treasure: str
    is_red: bool


def prize(state: Ninjato) -> Prize | None:
    """None when the house is empty."""
    house = state.house
    if state.is_closed(house):
        return None
    is_red = state.clear_in(house) == 0
    return Prize(TREASURES[state.lowest(state.red if is_red else state.clear, house)], is_red)


def value_of(state: Ninjato, foe: int) -> int:
    """What a total must exceed or undercut."""
    return foe % VALUES + 1 if foe < ELITE else state.rules.elite_values[(foe - ELITE) * 2 + state.side]


def cards_ahead(state: Ninjato, is_seer: bool) -> list[int]:
    """The guards or Elites of whom the next may be, after the present fight or after banzai. (R4.12, R4.20)"""
    house = state.house
    is_fought = state.foe != NOTHING
    clear, red = state.clear_in(house), state.red_in(house)
    if clear - is_fought > 0:
        known, pile, discards = state.next_guard, state.guard_pile, state.guard_discards
    elif clear + red - is_fought > 0:
        known, pile, discards = state.next_elite, state.elite_pile, state.elite_discards
    else:
        return []
    if known != NOTHING:
        return [known] if is_seer else sorted([*pile, known])
    return sorted(pile or discards) or [WATCHMAN]


def ahead(state: Ninjato, is_raider: bool, is_seer: bool) -> list[Foe]:
    """Who may come next, by kind."""
    cards = cards_ahead(state, is_seer)
    means = Means(state) if is_raider and state.foe == NOTHING else None
    found = []
    for foe in sorted(set(cards)):
        value = value_of(state, foe)
        found.append(Foe(GUARDS[foe], cards.count(foe), value, None if means is None else means.beat(value)))
    return found


def sets(state: Ninjato, is_seer: bool) -> list[Set]:
    """Every set with which the raider wins the present fight."""
    if state.foe == NOTHING:
        return []
    seat = raider(state)
    values = [value_of(state, foe) for foe in cards_ahead(state, is_seer)]
    found = []
    for choice in winning_sets(state, seat):
        played = Fight(choice)
        means = Means(state, played)
        cards, skills = [CARDS[card] for card in played.cards()], [SKILLS[skill] for skill in played.skills()]
        found.append(Set(cards, skills, total(state, played), sum([means.beat(value) for value in values])))
    return found


def raider(state: Ninjato) -> int:
    """Whoever placed the last shuriken."""
    return state.placed[-1] // ALL_PLACES


def total(state: Ninjato, played: Fight) -> int:
    """What a set of the raider comes to. (R4.6, R6.1, R6.2, R6.6)"""
    sign = 1 if state.side == STRENGTH else -1
    stands_in = played.base >= VALUES
    modifiers = played.skills()[stands_in + played.with_taijutsu :]
    added = sum([state.rules.skill_amounts[skill] for skill in modifiers])
    return base_value(state, played.base) + sign * (played.supports + played.with_taijutsu + added)


class Means:
    """What the raider holds after a set was played: the best total that can still be reached."""

    def __init__(self, state: Ninjato, played: Fight | None = None) -> None:
        seat = raider(state)
        self.sign = 1 if state.side == STRENGTH else -1
        hand = state.hands[seat * VALUES : seat * VALUES + VALUES]
        used: list[int] = []
        if played is not None:
            used = played.skills()
            for card in played.cards():
                hand[card] -= 1
        self.can_hide = state.disguise(seat) != NOTHING
        amounts = state.rules.skill_amounts
        ready = [skill for skill in FIGHTING_OF[state.side] if state.is_ready(seat, skill) and skill not in used]
        supports = hand[SUPPORT] + (TAIJUTSU in ready)
        more = supports + sum([amounts[skill] for skill in MODIFIERS_OF[state.side] if skill in ready])
        totals = [card + 1 + self.sign * more for card in range(VALUES) if hand[card] and card != SUPPORT]
        totals += [amounts[skill] + self.sign * more for skill in STAND_INS if skill in ready and skill != TAIJUTSU]
        if supports:  # A 3, and Taijutsu likewise, is the base or a support, never both.
            totals.append(SUPPORT_VALUE + self.sign * (more - 1))
        self.best = max(totals, key=lambda reached: reached * self.sign) if totals else None

    def beat(self, value: int) -> bool:
        """Can a guard of this value be beaten, or passed in disguise? (R4.5, R6.12)"""
        return self.can_hide or (self.best is not None and self.best * self.sign > value * self.sign)
