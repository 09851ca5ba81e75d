# hot
"""The philosophers of a player's own turn: when each can be played, and what it does. (R11, R12)

Diogenes, Zeno and Parmenides answer the combat die: they are in `fighting`.
"""

from typing import Final

from tatami.games.dicium.choices import TO_FACE, TURN_DIE
from tatami.games.dicium.civilisation.acting import (
    GOING_NEAR,
    MARCHING_FREELY,
    SAILING_FREELY,
    Aim,
    ChooseHero,
    Move,
    PayDie,
    destinations,
    targets,
)
from tatami.games.dicium.civilisation.cards import (
    ADDS_DICE,
    ADDS_FACES,
    ADDS_THROWS,
    AFTER_THROWS,
    BOOSTS,
    BRINGS_BONUSES,
    BUILDS_NEAR,
    CHEAPENS_TEMPLE,
    GOES_NEAR,
    MARCHES_FREELY,
    MIXES_COLOURS,
    PHILOSOPHERS,
    PLACES_HERO,
    SAILS_FREELY,
    STEALS_CARD,
    TURNS_DIE,
)
from tatami.games.dicium.civilisation.choices import PLAY
from tatami.games.dicium.civilisation.effects import play_card, show_face, throw_more
from tatami.games.dicium.civilisation.fighting import LOSE_CARD
from tatami.games.dicium.civilisation.moves import NEEDS_CITY, NEEDS_TEMPLE, has_site, offers
from tatami.games.dicium.civilisation.state import HERO_TYPE, Civilisation
from tatami.games.dicium.dice import NO_DICE
from tatami.games.dicium.frames import NO_CARDS, HandOrBonus, Reroll, Throwing, TurningDie, TurningTo
from tatami.games.dicium.state import ALL_TAKEN, DiceTable


class TurnDie(TurningDie):
    """Socrates: which die is turned? (R12.1)"""

    __slots__ = ()
    name = "turn-die"
    clause = "R12.1"

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.become(ToFace(seat, choice - TURN_DIE))


class ToFace(TurningTo):
    """To which face is the die turned? (R12.1)"""

    __slots__ = ()
    name = "to-face"
    clause = "R12.1"

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.stack.pop()
        show_face(state, seat, self.face, choice - TO_FACE)


class Philosopher:
    """A card by its number: when it can be played in the action phase, and what it does there."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def can_play(self, state: Civilisation, seat: int) -> bool:
        """Is it the moment, and can the card bring anything? (R11.2, R11.6)"""
        return False

    def play(self, state: Civilisation, seat: int) -> None:
        """What it does; it has left the hand already."""
        raise NotImplementedError  # contract

    def play_between_throws(self, state: Civilisation, seat: int) -> None:
        """What it does where throws are still to come; those of which that cannot be said are not played there."""
        self.play(state, seat)


class TurnsDie(Philosopher):
    """After a throw, before the first action, a die is turned to any face. (R12.1)"""

    __slots__ = ()

    def can_play(self, state: Civilisation, seat: int) -> bool:
        return not state.has_acted and state.dice != NO_DICE

    def play(self, state: Civilisation, seat: int) -> None:
        state.push(TurnDie(seat))


class PlacesHero(Philosopher):
    """For a die: a hero, as by two pair. (R12.2)"""

    __slots__ = ()

    def can_play(self, state: Civilisation, seat: int) -> bool:
        return state.dice != NO_DICE and has_site(state, seat, HERO_TYPE)

    def play(self, state: Civilisation, seat: int) -> None:
        state.push(ChooseHero(seat))
        state.push(PayDie(seat, self.card))


class Boost(Philosopher):
    """Played for the action that comes next, with others of its kind: Aristotle, Empedocles, Hypatia, Archimedes.
    (R11.7, R12.3, R12.14, R12.15, R12.16)"""

    __slots__ = ()

    def can_play(self, state: Civilisation, seat: int) -> bool:
        if state.actions == 0 or state.dice == NO_DICE:
            return False
        boosts = state.boosts | 1 << self.card
        if boosts & NEEDS_TEMPLE and boosts & NEEDS_CITY:
            return False
        return len(offers(state, seat, boosts)) > 0

    def play(self, state: Civilisation, seat: int) -> None:
        state.boosts |= 1 << self.card


class AddsThrows(Philosopher):
    """More throws, after any throw before the first action. (R12.4)"""

    __slots__ = ()

    def can_play(self, state: Civilisation, seat: int) -> bool:
        return not state.has_acted and state.dice != NO_DICE

    def play(self, state: Civilisation, seat: int) -> None:
        state.push(ThinkersReroll(seat))
        self.play_between_throws(state, seat)

    def play_between_throws(self, state: Civilisation, seat: int) -> None:
        state.throws += state.rules.numbers[self.card]


class Journey(Philosopher):
    """A move that is no combination: Thales by sea, Heraclitus by land, Anaximander to a free square near by. (R12.5,
    R12.6, R12.13)"""

    __slots__ = ("way",)

    def __init__(self, card: int, way: int) -> None:
        super().__init__(card)
        self.way = way

    def can_play(self, state: Civilisation, seat: int) -> bool:
        return len(destinations(state, seat, self.way, 0)) > 0

    def play(self, state: Civilisation, seat: int) -> None:
        state.push(Move(seat, self.way))


class AddsDice(Philosopher):
    """After the second action: two more dice and one more action. (R12.8)"""

    __slots__ = ()

    def can_play(self, state: Civilisation, seat: int) -> bool:
        return state.has_acted and state.actions == 0

    def play(self, state: Civilisation, seat: int) -> None:
        throw_more(state, seat, state.rules.numbers[self.card])


class BringsBonuses(Philosopher):
    """For a die: bonuses of any level. (R12.10)"""

    __slots__ = ()

    def can_play(self, state: Civilisation, seat: int) -> bool:
        return state.dice != NO_DICE and state.bonuses[seat] != ALL_TAKEN

    def play(self, state: Civilisation, seat: int) -> None:
        for _bonus in range(state.rules.numbers[self.card]):
            state.push(HandOrBonus(seat, False))
        state.push(PayDie(seat, self.card))


class StealsCard(Philosopher):
    """An opponent loses a philosopher at random, unless it defends itself. (R12.12)"""

    __slots__ = ()

    def can_play(self, state: Civilisation, seat: int) -> bool:
        return len(targets(state, seat, LOSE_CARD)) > 0

    def play(self, state: Civilisation, seat: int) -> None:
        state.push(Aim(seat, LOSE_CARD))


def _rows() -> list[Philosopher]:
    found = [Philosopher(card) for card in range(len(PHILOSOPHERS))]
    for row in (
        TurnsDie(TURNS_DIE),
        PlacesHero(PLACES_HERO),
        Boost(ADDS_FACES),
        AddsThrows(ADDS_THROWS),
        Journey(SAILS_FREELY, SAILING_FREELY),
        Journey(MARCHES_FREELY, MARCHING_FREELY),
        AddsDice(ADDS_DICE),
        BringsBonuses(BRINGS_BONUSES),
        StealsCard(STEALS_CARD),
        Journey(GOES_NEAR, GOING_NEAR),
        Boost(MIXES_COLOURS),
        Boost(CHEAPENS_TEMPLE),
        Boost(BUILDS_NEAR),
    ):
        found[row.card] = row
    return found


ROWS: Final = _rows()


def play(state: Civilisation, seat: int, card: int) -> None:
    """A philosopher is played in the own turn: it leaves the game and acts. It is no action. (R11.2, R11.3)"""
    play_card(state, seat, card)
    ROWS[card].play(state, seat)


def playable(state: Civilisation, seat: int) -> list[int]:
    """The choices of philosophers that a seat can play in its action phase; while one is waiting for its action, only
    those that join it. (R11.6, R11.7)"""
    hand = state.hands[seat]
    found: list[int] = []
    if hand == 0:
        return found
    if state.boosts:
        for card in BOOSTS:
            if hand >> card & 1 and ROWS[card].can_play(state, seat):
                found.append(PLAY + card)
        return found
    card = 0
    while hand:
        if hand & 1 and ROWS[card].can_play(state, seat):
            found.append(PLAY + card)
        hand >>= 1
        card += 1
    return found


class ThinkersReroll(Reroll):
    """After a throw Socrates and Pythagoras may speak. (R4.2, R12.1, R12.4)"""

    __slots__ = ()
    name = "reroll"

    def cards(self, state: DiceTable) -> list[int]:
        assert isinstance(state, Civilisation)
        hand = state.hands[self.seat]
        return [PLAY + card for card in AFTER_THROWS if hand >> card & 1] if hand else NO_CARDS

    def play(self, state: DiceTable, choice: int) -> None:
        assert isinstance(state, Civilisation)
        card = choice - PLAY
        play_card(state, self.seat, card)
        ROWS[card].play_between_throws(state, self.seat)

    def again(self, picked: int) -> Throwing:
        return ThinkersReroll(self.seat, picked)
