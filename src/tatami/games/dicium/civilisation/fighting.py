# hot
"""Fights with players and monsters, tests against wrath and philosophers, and retreats. (R10)"""

from typing import Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.civilisation.cards import (
    ADDS_STRENGTH,
    CANCELS_TEST,
    PHILOSOPHERS,
    STEALS_CARD,
    THROWS_AGAIN,
)
from tatami.games.dicium.civilisation.choices import PASS, PLAY, SQUARE
from tatami.games.dicium.civilisation.effects import gain, move_pawn, play_card, slay, steal_card
from tatami.games.dicium.civilisation.state import FROM_ATTACK, FROM_MONSTER, FROM_WRATH, MONSTERS, Civilisation
from tatami.games.dicium.effects import roll_combat, throw_combat_die
from tatami.games.dicium.frames import Engaging
from tatami.games.dicium.state import AVOIDS, avoids, beats

UNKNOWN: Final = -1
MONSTER: Final = 4  # + monster: a foe that is no player
# What the combat die is thrown for.
ATTACK: Final = 0
DEFENCE: Final = 1
TEST: Final = 2
# What a failed test brings.
WRATHFUL: Final = 0
LOSE_CARD: Final = 1
EFFECTS: Final = ("wrath", PHILOSOPHERS[STEALS_CARD])


def needed(state: Civilisation, purpose: int, other: int, against: int) -> int:
    """The strength that wins: a monster's to beat it, one more than an attacker's, six in a test. What a player will
    throw in defence is unknown. (R6.4, R6.5, R10.4)"""
    if purpose == DEFENCE:
        return against + 1
    if purpose == TEST:
        return AVOIDS
    return state.rules.defences[other - MONSTER] if other >= MONSTER else UNKNOWN


class Clash(Engaging[Civilisation]):
    """Somebody engages red dice and may play Zeno, then throws. Who might hold a philosopher for it is asked, by what
    everybody knows. `other` is against whom. (R10.2, R11.5, R12.9)"""

    __slots__ = ("other", "zeno")

    def __init__(self, seat: int, other: int, engaged: int, zeno: int) -> None:
        self.seat = seat
        self.other = other
        self.engaged = engaged
        self.zeno = zeno  # 1 once he has been played.

    def cards(self, state: Civilisation) -> list[int]:
        return [PLAY + ADDS_STRENGTH] if not self.zeno and state.has_card(self.seat, ADDS_STRENGTH) else []

    def must_ask(self, state: Civilisation) -> bool:
        return not self.zeno and state.might_hold(self.seat, ADDS_STRENGTH)

    def play(self, state: Civilisation, choice: int) -> None:
        play_card(state, self.seat, ADDS_STRENGTH)
        state.become(self.changed(self.engaged, 1))

    def with_one_more(self) -> "Engaging[Civilisation]":
        return self.changed(self.engaged + 1, self.zeno)

    def changed(self, engaged: int, zeno: int) -> "Clash":
        """The same with other means."""
        raise NotImplementedError  # contract

    def strength(self, state: Civilisation, throw: str) -> int:
        """The die is thrown. (R6.1, R12.9)"""
        return roll_combat(state, self.seat, self.engaged, throw, self.played(state))

    def needed(self, state: Civilisation) -> int:
        """The strength that wins, if it is known."""
        raise NotImplementedError  # contract

    def played(self, state: Civilisation) -> int:
        """What the philosopher adds that was played. (R12.9)"""
        return self.zeno * state.rules.numbers[ADDS_STRENGTH]

    def lead(self, state: Civilisation) -> int:
        """All that is added to the die. (R6.1, R12.9)"""
        return state.combat_bonus(self.seat) + self.engaged + self.played(state)


class Attack(Clash):
    """The attacker throws first; `other` is a seat, or MONSTER + a monster. (R10.1, R10.2)"""

    __slots__ = ()
    name = "attack"
    clause = "R10.2"
    fields = ("seat", "other", "engaged", "zeno")

    def __init__(self, seat: int, other: int, engaged: int = 0, zeno: int = 0) -> None:
        super().__init__(seat, other, engaged, zeno)

    def changed(self, engaged: int, zeno: int) -> Clash:
        return Attack(self.seat, self.other, engaged, zeno)

    def needed(self, state: Civilisation) -> int:
        return needed(state, ATTACK, self.other, 0)

    def proceed(self, state: Civilisation) -> None:
        state.become(Rethrow(self.seat, ATTACK, self.other, 0, self.strength(state, "attack")))

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"count": self.engaged, "is_monster": self.other >= MONSTER}
        if self.other >= MONSTER:
            monster = self.other - MONSTER
            return {**facts, "monster": MONSTERS[monster], "strength": state.rules.defences[monster], "target": -1}
        return {**facts, "monster": "", "strength": 0, "target": self.other}


class Defence(Clash):
    """The defender answers an attack whose strength it knows. (R10.1, R10.2)"""

    __slots__ = ("against",)
    name = "defence"
    clause = "R10.2"
    fields = ("seat", "other", "against", "engaged", "zeno")

    def __init__(self, seat: int, other: int, against: int, engaged: int = 0, zeno: int = 0) -> None:
        super().__init__(seat, other, engaged, zeno)
        self.against = against

    def changed(self, engaged: int, zeno: int) -> Clash:
        return Defence(self.seat, self.other, self.against, engaged, zeno)

    def needed(self, state: Civilisation) -> int:
        return needed(state, DEFENCE, self.other, self.against)

    def proceed(self, state: Civilisation) -> None:
        state.become(Rethrow(self.seat, DEFENCE, self.other, self.against, self.strength(state, "defence")))

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        return {"count": self.engaged, "attacker": self.other, "strength": self.against}


class Test(Clash):
    """Wrath or Protagoras strikes: six or more avoids it. Diogenes cancels it instead, before anything is engaged.
    `against` is the effect. (R10.6, R12.7, R12.12)"""

    __slots__ = ("against",)
    name = "test"
    clause = "R10.6"
    fields = ("seat", "other", "against", "engaged", "zeno")

    def __init__(self, seat: int, other: int, against: int, engaged: int = 0, zeno: int = 0) -> None:
        super().__init__(seat, other, engaged, zeno)
        self.against = against

    def cards(self, state: Civilisation) -> list[int]:
        found = super().cards(state)
        if self.is_untouched() and state.has_card(self.seat, CANCELS_TEST):
            found.append(PLAY + CANCELS_TEST)
        return found

    def must_ask(self, state: Civilisation) -> bool:
        return super().must_ask(state) or (self.is_untouched() and state.might_hold(self.seat, CANCELS_TEST))

    def is_untouched(self) -> bool:
        """Was nothing engaged or played yet? (R12.7)"""
        return self.engaged == 0 and self.zeno == 0

    def play(self, state: Civilisation, choice: int) -> None:
        if choice == PLAY + CANCELS_TEST:
            play_card(state, self.seat, CANCELS_TEST)
            state.stack.pop()
        else:
            super().play(state, choice)

    def changed(self, engaged: int, zeno: int) -> Clash:
        return Test(self.seat, self.other, self.against, engaged, zeno)

    def needed(self, state: Civilisation) -> int:
        return needed(state, TEST, self.other, self.against)

    def proceed(self, state: Civilisation) -> None:
        state.become(Rethrow(self.seat, TEST, self.other, self.against, self.strength(state, "test")))

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        return {"count": self.engaged, "by": self.other, "effect": EFFECTS[self.against], "strength": AVOIDS}


class Rethrow(Frame[Civilisation]):
    """The combat die has fallen: Parmenides may throw it again; then it decides. (R10.2, R12.11)"""

    __slots__ = ("against", "other", "purpose", "strength")
    name = "rethrow"
    clause = "R12.11"
    fields = ("seat", "purpose", "other", "against", "strength")

    def __init__(self, seat: int, purpose: int, other: int, against: int, strength: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.other = other
        self.against = against
        self.strength = strength

    def options(self, state: Civilisation) -> list[int]:
        if not state.might_hold(self.seat, THROWS_AGAIN):
            return []
        return [PASS, PLAY + THROWS_AGAIN] if state.has_card(self.seat, THROWS_AGAIN) else [PASS]

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        if choice == PASS:
            self.proceed(state)
            return
        play_card(state, seat, THROWS_AGAIN)
        strength = self.strength - state.combat + throw_combat_die(state)
        if state.news is not None:
            state.tell("rethrows", {"seat": seat, "die": state.combat, "strength": strength})
        decide(state, Rethrow(seat, self.purpose, self.other, self.against, strength))

    def proceed(self, state: Civilisation) -> None:
        decide(state, self)

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        needed = self.against
        if self.purpose == TEST:
            needed = AVOIDS
        elif self.other >= MONSTER:
            needed = state.rules.defences[self.other - MONSTER]
        return {"die": state.combat, "strength": self.strength, "needed": needed, "purpose": self.purpose}


def attack(state: Civilisation, seat: int, foe: int) -> None:
    """A pawn has come to a monster or another pawn. (R7.5, R10.1)"""
    if state.news is not None:
        if foe >= MONSTER:
            state.tell("hunts", {"seat": seat, "monster": MONSTERS[foe - MONSTER]})
        else:
            state.tell("attacks", {"seat": seat, "target": foe})
    state.push(Attack(seat, foe))


def decide(state: Civilisation, thrown: Rethrow) -> None:
    """What a strength decides; the frame on top is done. (R10.3, R10.4, R10.5, R10.6)"""
    state.stack.pop()
    seat, other = thrown.seat, thrown.other
    if thrown.purpose == TEST:
        suffer(state, thrown)
    elif thrown.purpose == DEFENCE:
        if beats(thrown.against, thrown.strength):
            state.attacks_won[other] += 1
            lose(state, seat, other)
            gain(state, other, FROM_ATTACK)
        else:
            lose(state, other, seat)
    elif other < MONSTER:
        state.attack_die = state.combat
        state.push(Defence(other, seat, thrown.strength))
    elif beats(thrown.strength, state.rules.defences[other - MONSTER]):
        slay(state, seat, other - MONSTER)
        gain(state, seat, FROM_MONSTER)
    else:
        lose(state, seat, other)


def lose(state: Civilisation, seat: int, foe: int) -> None:
    """Somebody has lost a fight and retreats. (R10.5)"""
    if state.news is not None:
        if foe >= MONSTER:
            state.tell("is-driven-off", {"seat": seat, "monster": MONSTERS[foe - MONSTER]})
        else:
            state.tell("loses", {"seat": seat, "target": foe})
    state.push(Retreat(seat))


def suffer(state: Civilisation, thrown: Rethrow) -> None:
    """A test is passed, or its effect comes. (R6.5, R10.6, R12.12)"""
    passed = avoids(thrown.strength)
    if state.news is not None:
        effect = EFFECTS[thrown.against]
        state.tell("tests", {"seat": thrown.seat, "by": thrown.other, "passed": passed, "effect": effect})
    if passed:
        return
    if thrown.against == LOSE_CARD:
        steal_card(state, thrown.other, thrown.seat)
    else:
        gain(state, thrown.other, FROM_WRATH)
        state.push(Retreat(thrown.seat))


class Retreat(Frame[Civilisation]):
    """A pawn goes back to its capital or to one of its heroes without another pawn, where it may already be. (R10.5,
    R10.6)"""

    __slots__ = ()
    name = "retreat"
    clause = "R10.5"

    def options(self, state: Civilisation) -> list[int]:
        found = state.havens(self.seat)
        return [SQUARE + square for square in found] if len(found) > 1 else []

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        state.stack.pop()
        move_pawn(state, seat, choice - SQUARE, "retreats")

    def proceed(self, state: Civilisation) -> None:
        state.stack.pop()
        move_pawn(state, self.seat, state.capital(self.seat), "retreats")
