"""The part of a table that all games of the family have: dice, hands, reserves and mats."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.core.luck import Luck
from tatami.core.state import State
from tatami.games.dicium.choices import BONUS, LEVEL, LEVELS, ROLL, colour_choice
from tatami.games.dicium.combinations import MOST_FACES, colour, dice_needed, is_value, number
from tatami.games.dicium.dice import BLUE, MOST_DICE, NO_DICE, RED, SIZE, reds

FIRST_HAND: Final = 3
THROWS: Final = 2  # (R4.1, R4.2)
ACTIONS: Final = 2  # (R4.1, R4.5)
MOST_RESERVED: Final = 2  # (R4.1, R4.6)
NOTCHES: Final = 8  # The bonuses of a mat, two a level. (R5.1)
KINDS_OF_BONUS: Final = 5
ANY_LEVEL: Final = 0
ALL_TAKEN: Final = (1 << NOTCHES) - 1
FREE_LEVELS: Final = [
    [LEVEL + level for level in LEVELS if taken >> ((level - 2) * 2) & 3 != 3] for taken in range(ALL_TAKEN + 1)
]


def level_tables(colour: int) -> list[list[list[int]]]:
    """The combinations of a colour whose number is a level with a bonus to be had: by the faces of the colour with
    bonuses, then by the bonuses that were acquired. (R3.10, R5.1)"""
    return [
        [
            [colour_choice(colour, choice - LEVEL) for choice in free if choice - LEVEL <= faces]
            for free in FREE_LEVELS
        ]
        for faces in range(MOST_FACES + 1)
    ]


COMBAT_FACES: Final = 6  # The combat die shows 1 to 6.
AVOIDS: Final = 6  # A strength of so much avoids an effect. (R6.5)
DEED_STEPS: Final = 16  # What a combination does is one number: a deed * DEED_STEPS + its squares, level or nothing.
UNSET: Final[list[int]] = []  # New lists are this one until they are dealt; nobody writes into it.
UNSET_MATS: Final[list[list[int]]] = []


def beats(attack: int, defence: int) -> bool:
    """Does an attack win? If both are as strong, it does. (R6.4)"""
    return attack >= defence


def avoids(defence: int) -> bool:
    """Is an effect that somebody is to suffer avoided? (R6.5)"""
    return defence >= AVOIDS


@mypyc_attr(acyclic=True)
class DiceTable(State):
    """A table with dice. Lists have one entry a seat."""

    turn: int  # The seat whose turn it is.
    first: int  # The seat that began.
    finishing: bool  # The last round is played: the game is over when the first seat would play again.
    combat: int  # How the combat die fell last; 0 if it did not yet.
    dice: int  # = NO_DICE. The unspent dice of the seat whose turn it is.
    thrown: int  # How many dice that seat has this turn.
    throws: int  # How many throws are left of the turn.
    actions: int  # How many actions are left of the turn.
    hand: list[int]  # The size of each active hand.
    reserve: list[int]  # The dice put by.
    bonuses: list[int]  # A bit for each bonus of the mat that was acquired.
    bonus_faces: list[int]  # Those bonuses counted by kind: blue, yellow, red, green, roll for each seat.
    mats: list[list[int]]  # Shared. = UNSET_MATS. Eight bonuses a mat; they never change.

    # Written by tools/states.py, with copy_dice:
    __slots__ = (
        "actions", "bonus_faces", "bonuses", "combat", "dice", "finishing", "first", "hand", "mats", "reserve",
        "thrown", "throws", "turn",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None) -> None:
        super().__init__(seats, chance, seal)
        self.turn = 0
        self.first = 0
        self.finishing = False
        self.combat = 0
        self.dice = NO_DICE
        self.thrown = 0
        self.throws = 0
        self.actions = 0
        self.hand = UNSET
        self.reserve = UNSET
        self.bonuses = UNSET
        self.bonus_faces = UNSET
        self.mats = UNSET_MATS

    def copy_dice(self, other: "DiceTable") -> None:
        """Take over what every table of the family has from another one (for `clone`)."""
        self.copy_table(other)
        self.turn = other.turn
        self.first = other.first
        self.finishing = other.finishing
        self.combat = other.combat
        self.dice = other.dice
        self.thrown = other.thrown
        self.throws = other.throws
        self.actions = other.actions
        self.hand = other.hand.copy()
        self.reserve = other.reserve.copy()
        self.bonuses = other.bonuses.copy()
        self.bonus_faces = other.bonus_faces.copy()
        self.mats = other.mats

    # End of what is written.

    def deal_dice(self, mats: list[list[int]], hand: int = FIRST_HAND) -> None:
        """A mat for each seat without bonuses, an empty reserve, and a hand of so many dice."""
        self.mats = mats
        self.hand = [hand] * self.seats
        self.reserve = [NO_DICE] * self.seats
        self.bonuses = [0] * self.seats
        self.bonus_faces = [0] * (self.seats * KINDS_OF_BONUS)

    def next_seat(self) -> int:
        """Whose turn comes after this one; -1 if the last round is over. (R4.8)"""
        seat = (self.turn + 1) % self.seats
        return -1 if self.finishing and seat == self.first else seat

    def bonus(self, seat: int, kind: int) -> int:
        """How many bonuses of a kind a seat has: a colour, or ROLL. Those of the mat; a game adds what counts like
        them from elsewhere, such as items, or takes away. Combinations, combat and throws all ask here. (R3.8)"""
        return self.bonus_faces[seat * KINDS_OF_BONUS + kind]

    def face_bonus(self, seat: int, colour: int) -> int:
        """How many faces are added to a combination of a colour: the bonuses; a game adds what the square of a pawn
        gives, which helps in no fight. (R3.8)"""
        return self.bonus(seat, colour)

    def combat_bonus(self, seat: int) -> int:
        """What is added to the combat die of a seat beside the engaged dice: its red bonuses. (R6.1)"""
        return self.bonus(seat, RED)

    def counts_dice(self, colour: int) -> bool:
        """Does a combination of this colour name the number of its dice? So it is where more faces do more, as steps
        do: bonuses come on top. Otherwise it names the number of faces."""
        return colour == BLUE

    def dice_to_pay(self, seat: int, choice: int) -> int:
        """How many dice a combination of a colour takes: the number that was chosen, or what bonuses leave of it.
        (R3.9)"""
        if is_value(choice):
            return 0
        own = colour(choice)
        return number(choice) if self.counts_dice(own) else dice_needed(number(choice), self.face_bonus(seat, own))

    def throws_allowed(self, seat: int) -> int:
        """Two throws; three with a roll bonus, however many there are. (R4.4)"""
        return THROWS + 1 if self.bonus(seat, ROLL) else THROWS

    def acquired(self, seat: int) -> int:
        """How many bonuses of the mat a seat has acquired. (R5.1)"""
        return self.bonuses[seat].bit_count()

    def bonus_gained(self, seat: int, bonus: int) -> None:
        """A bonus was just acquired; a game may let it change the turn that is under way. (R4.7)"""

    def free_notch(self, seat: int, level: int, bonus: int) -> int:
        """The notch where a seat can put a marker for a bonus of a level; -1 if there is none free. (R5.1)"""
        mat = self.mats[seat]
        taken = self.bonuses[seat]
        first = (level - 2) * 2
        if mat[first] == bonus and not taken >> first & 1:
            return first
        if mat[first + 1] == bonus and not taken >> (first + 1) & 1:
            return first + 1
        return -1

    def has_free_bonus(self, seat: int, level: int) -> bool:
        """Is a bonus of this level, or of any, still to be had? (R3.10)"""
        taken = self.bonuses[seat]
        if level == ANY_LEVEL:
            return taken != ALL_TAKEN
        return taken >> ((level - 2) * 2) & 3 != 3

    def free_levels(self, seat: int) -> list[int]:
        """The choices of a level that still has a bonus to be had. (R5.4)"""
        return FREE_LEVELS[self.bonuses[seat]]

    def free_bonuses(self, seat: int, level: int) -> list[int]:
        """The choices of a bonus of a level; two equal ones are one choice. (R5.1)"""
        first = (level - 2) * 2
        mat = self.mats[seat]
        free = self.bonuses[seat] >> first & 3
        if free == 3:
            return []
        if free == 1:
            return [BONUS + mat[first + 1]]
        if free == 2 or mat[first] == mat[first + 1]:
            return [BONUS + mat[first]]
        return [BONUS + mat[first], BONUS + mat[first + 1]]

    def can_raise_hand(self, seat: int) -> bool:
        """Is the hand smaller than five dice? (R5.5)"""
        return self.hand[seat] < MOST_DICE

    def engageable(self, seat: int) -> int:
        """How many red dice a seat can engage: of its unspent dice in its turn, otherwise of its reserve. (R6.2)"""
        return reds(self.dice if seat == self.turn and self.dice != NO_DICE else self.reserve[seat])

    def check_dice(self) -> None:
        """Assert what must hold of dice and mats in every state."""
        assert SIZE[self.dice] <= self.thrown <= MOST_DICE, "more dice than were thrown"
        on_table = SIZE[self.dice]
        for seat in range(self.seats):
            assert SIZE[self.reserve[seat]] <= MOST_RESERVED, f"seat {seat} has too many dice in reserve"
            assert FIRST_HAND <= self.hand[seat] <= MOST_DICE, f"seat {seat} has a hand of {self.hand[seat]}"
            on_table += SIZE[self.reserve[seat]]
            assert len(self.mats[seat]) == NOTCHES and 0 <= self.bonuses[seat] < 1 << NOTCHES, "not a mat of eight"
            counted = [0] * KINDS_OF_BONUS
            for notch in range(NOTCHES):
                counted[self.mats[seat][notch]] += self.bonuses[seat] >> notch & 1
            first = seat * KINDS_OF_BONUS
            assert counted == self.bonus_faces[first : first + KINDS_OF_BONUS], f"seat {seat}: bonuses miscounted"
        assert on_table <= 11, "there are eleven dice"
