# hot
"""What is asked of those whom a card concerns: a parry, a card or a life, a weapon or an honour."""

from typing import Final

from tatami.core._types import has
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.katana.effects import (
    discard,
    lose_honour_to_bushido,
    pass_bushido,
    resolve,
    strike,
    wound,
)
from tatami.games.katana.state import CARDS, HANZO, LEFT, MOST_SEATS, PARRY, WEAPONS, Katana

# The choices of those who answer.
SUFFER: Final = 1
LOSE_HONOUR: Final = 2
PARRY_WITH: Final = 40  # A kind of card is added.
GIVE_UP: Final = 70  # A kind of card is added.


class BushidoTest(Frame[Katana]):
    """A weapon was turned over: give up a weapon, or an honour. (R12.20)"""

    __slots__ = ()
    name = "bushido"
    clause = "R12.20"

    def options(self, state: Katana) -> list[int]:
        return weapons_to_give_up(state, self.seat, LOSE_HONOUR)

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        state.pop()
        if choice == LOSE_HONOUR:
            lose_honour_to_bushido(state, seat)
            return
        give_up(state, seat, choice - GIVE_UP)
        pass_bushido(state, seat)

    def prompt_facts(self, state: Katana, seat: int) -> dict[str, Fact]:
        return {"count": 0 if state.is_lone_shogun(seat) else 1}  # Giving in costs so much. (R11.5)


class Parry(Frame[Katana]):
    """The target of a weapon may parry; otherwise the blow lands, and either way the weapon is used up. (R6.6, R6.7,
    R6.11)"""

    __slots__ = ("attacker", "weapon")
    name = "parry"
    clause = "R6.6"
    fields = ("seat", "attacker", "weapon")

    def __init__(self, seat: int, attacker: int, weapon: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.weapon = weapon

    def options(self, state: Katana) -> list[int]:
        return parries(state, self.seat, PARRY_WITH)

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        state.stack.pop()
        if choice == SUFFER:
            held = len(state.hands[seat])
            strike(state, self.attacker, seat, self.weapon)
            note_bare(state, seat, held)
        else:
            kind = choice - PARRY_WITH
            discard(state, seat, kind)
            if state.news is not None:
                state.tell("parries", {"seat": seat, "card": CARDS[kind]})
        resolve(state)

    def prompt_facts(self, state: Katana, seat: int) -> dict[str, Fact]:
        damage = state.weapon_damage(self.attacker, seat, self.weapon)
        return {"attacker": self.attacker, "card": CARDS[self.weapon], "count": damage}


class Cry(Frame[Katana]):
    """Battle Cry or Jujutsu goes round: each who can be struck gives up a card or loses a life. (R12.6, R12.7)"""

    __slots__ = ("attacker",)
    fields = ("seat", "attacker")

    def __init__(self, seat: int, attacker: int) -> None:
        self.seat = seat
        self.attacker = attacker

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        if choice == SUFFER:
            wound(state, self.attacker, seat, 1)
            if self.name == "battle-cry":
                note_bare(state, seat, len(state.hands[seat]))
        else:
            give_up(state, seat, choice - GIVE_UP)
        self.go_on(state)

    def go_on(self, state: Katana) -> None:
        """Clockwise to the next who can be struck; back at the attacker it is over."""
        left = LEFT[state.seats]
        seat = left[self.seat]
        while seat != self.attacker and not state.is_struck_by_cries(seat):
            seat = left[seat]
        if seat != self.attacker:
            state.stack[-1] = self.at(seat)
        else:
            state.pop()
            resolve(state)

    def prompt_facts(self, state: Katana, seat: int) -> dict[str, Fact]:
        return {"attacker": self.attacker}

    def at(self, seat: int) -> "Cry":
        """The same card, at another seat."""
        raise NotImplementedError  # contract


class BattleCry(Cry):
    """A parry or a life. (R12.4)"""

    __slots__ = ()
    name = "battle-cry"
    clause = "R12.4"

    def options(self, state: Katana) -> list[int]:
        return parries(state, self.seat, GIVE_UP)

    def at(self, seat: int) -> Cry:
        return BATTLE_CRIES[self.attacker][seat]


class Jujutsu(Cry):
    """A weapon or a life. (R12.5)"""

    __slots__ = ()
    name = "jujutsu"
    clause = "R12.5"

    def options(self, state: Katana) -> list[int]:
        return weapons_to_give_up(state, self.seat, SUFFER)

    def at(self, seat: int) -> Cry:
        return JUJUTSUS[self.attacker][seat]


# Frames never change, so one of a kind serves every table: by seat, or by attacker, seat and weapon.
SEATS: Final = range(MOST_SEATS)
PARRIES: Final = [[[Parry(seat, attacker, kind) for kind in range(WEAPONS)] for seat in SEATS] for attacker in SEATS]
BATTLE_CRIES: Final = [[BattleCry(seat, attacker) for seat in SEATS] for attacker in SEATS]
JUJUTSUS: Final = [[Jujutsu(seat, attacker) for seat in SEATS] for attacker in SEATS]


# What the answers share


def weapons_to_give_up(state: Katana, seat: int, instead: int) -> list[int]:
    """The weapons in a hand, each kind once, or something instead, which alone is asked too. (R14.7)"""
    options = [instead]
    for kind in state.hands[seat]:
        if kind < WEAPONS and not has(options, GIVE_UP + kind):
            options.append(GIVE_UP + kind)
    return options


def parries(state: Katana, seat: int, first: int) -> list[int]:
    """Suffer, or any card that counts as a parry, each kind once: asked even when nothing can be chosen. (R4.7,
    R14.7)"""
    hand = state.hands[seat]
    options = [SUFFER, first + PARRY] if has(hand, PARRY) else [SUFFER]
    if state.characters[seat] == HANZO and state.parries_with_weapons(seat):
        for kind in hand:
            if kind < WEAPONS and not has(options, first + kind):
                options.append(first + kind)
    return options


def give_up(state: Katana, seat: int, kind: int) -> None:
    """A card is discarded because something asks for it."""
    discard(state, seat, kind)
    if state.news is not None:
        state.tell("discards", {"seat": seat, "card": CARDS[kind]})


def note_bare(state: Katana, seat: int, held: int) -> None:
    """All see who lets a blow land that leaves one life or none: that seat hardly holds a parry."""
    if state.life[seat] <= 1:
        state.noting().note_bare(seat, held)


def cry(state: Katana, begun: Cry) -> None:
    """It begins at the attacker, who is passed over, and goes to the left. (R12.6)"""
    state.push(begun)
    begun.go_on(state)
