# hot
"""The philosophers, one row each: the power, its clause, when it is played, and what is said where it cannot be.

Rules and bots ask for a power, never for a card by its name: which card has it stands here alone. What a power does
in the turn of its owner is in `philosophers`, what it changes of a fight in `fighting`.
"""

from typing import Final

# The powers, numbered as the philosophers that have them.
TURNS_DIE: Final = 0
PLACES_HERO: Final = 1
ADDS_FACES: Final = 2
ADDS_THROWS: Final = 3
SAILS_FREELY: Final = 4
MARCHES_FREELY: Final = 5
CANCELS_TEST: Final = 6
ADDS_DICE: Final = 7
ADDS_STRENGTH: Final = 8
BRINGS_BONUSES: Final = 9
THROWS_AGAIN: Final = 10
STEALS_CARD: Final = 11
GOES_NEAR: Final = 12
MIXES_COLOURS: Final = 13
CHEAPENS_TEMPLE: Final = 14
BUILDS_NEAR: Final = 15

# When a philosopher is played. (R11.2, R11.5, R11.7)
IN_TURN: Final = 0
AFTER_A_THROW: Final = 1  # Between two throws, or in the action phase.
FOR_AN_ACTION: Final = 2  # For the action that comes next, with others of the kind.
IN_FIGHTS: Final = 3  # Before or after the combat die falls.


class Card:
    """A philosopher."""

    __slots__ = ("clause", "costs_die", "is_useless_alone", "key", "power", "refusal", "when")

    def __init__(
        self,
        power: int,
        key: str,
        clause: str,
        when: int = IN_TURN,
        *,
        costs_die: bool = False,
        is_useless_alone: bool = False,
        refusal: str = "",
    ) -> None:
        self.power = power
        self.key = key
        self.clause = clause
        self.when = when
        self.costs_die = costs_die  # A die is discarded for it. (R11.2)
        self.is_useless_alone = is_useless_alone  # It needs an opponent. (R15.2)
        self.refusal = refusal  # The sentence of its own for the wrong moment, if it has one.


CARDS: Final = (
    Card(TURNS_DIE, "socrates", "R12.1", AFTER_A_THROW, refusal="dice-used"),
    Card(PLACES_HERO, "plato", "R12.2", costs_die=True),
    Card(ADDS_FACES, "aristotle", "R12.3", FOR_AN_ACTION),
    Card(ADDS_THROWS, "pythagoras", "R12.4", AFTER_A_THROW, refusal="dice-used"),
    Card(SAILS_FREELY, "thales", "R12.5"),
    Card(MARCHES_FREELY, "heraclitus", "R12.6"),
    Card(CANCELS_TEST, "diogenes", "R12.7", IN_FIGHTS, is_useless_alone=True),
    Card(ADDS_DICE, "epicurus", "R12.8", refusal="after-actions"),
    Card(ADDS_STRENGTH, "zeno", "R12.9", IN_FIGHTS),
    Card(BRINGS_BONUSES, "democritus", "R12.10", costs_die=True),
    Card(THROWS_AGAIN, "parmenides", "R12.11", IN_FIGHTS),
    Card(STEALS_CARD, "protagoras", "R12.12", is_useless_alone=True, refusal="no-victim"),
    Card(GOES_NEAR, "anaximander", "R12.13"),
    Card(MIXES_COLOURS, "empedocles", "R12.14", FOR_AN_ACTION),
    Card(CHEAPENS_TEMPLE, "hypatia", "R12.15", FOR_AN_ACTION),
    Card(BUILDS_NEAR, "archimedes", "R12.16", FOR_AN_ACTION),
)
PHILOSOPHERS: Final = tuple([card.key for card in CARDS])


def played(when: int) -> list[int]:
    """The philosophers that are played at a moment."""
    return [number for number, card in enumerate(CARDS) if card.when == when]


AFTER_THROWS: Final = played(AFTER_A_THROW)
BOOSTS: Final = played(FOR_AN_ACTION)
ANSWERS: Final = played(IN_FIGHTS)
USELESS_ALONE: Final = sum([1 << number for number, card in enumerate(CARDS) if card.is_useless_alone])
