# hot
"""What is answered in the middle of a visit or a raid of Ninjato: one row each, with the first of its choices."""

from typing import Final

from tatami.core.choices import Choice
from tatami.core.events import Fact
from tatami.games.ninjato.pieces import (
    BORYAKU,
    CARDS,
    CLANS,
    INTONJUTSU,
    KAYAKUJUTSU,
    KINDS,
    MODIFIERS_OF,
    MOST_HAND,
    MOST_ICONS,
    MOST_TOKEN,
    NOTHING,
    SKILLS,
    STAND_INS,
    STAND_INS_OF,
    SUPPORT,
    TAIJUTSU,
    TENMON,
    TREASURES,
    VALUES,
)
from tatami.games.ninjato.rows import Move, Row, enter

# The first choice of each row; those of the places stand in `places`.
CONCEDE: Final = 1
STOP: Final = 2
BANZAI: Final = 3
HONOUR: Final = 4
RING: Final = 5
KEEP_PRIZE: Final = 6
LEAVE_CARDS: Final = 7
NO_MORE: Final = 8
TAKE_HIDDEN: Final = 9
DISGUISE: Final = 10
PUT_ASIDE: Final = 11
USE: Final = 20  # + skill
TAKE: Final = 40  # + value - 1
PAY_CARD: Final = 50  # + value - 1
RECOVER: Final = 60  # + value - 1
SWAP: Final = 70  # + treasure
KEEP: Final = 80  # + treasure
TOKEN: Final = 210  # + clan * (MOST_TOKEN + 1) + value
PAY: Final = 300  # + the treasures as digits, see `payment`
FIGHT: Final = 4000  # + the parts of a set, see `fight`

DIGIT: Final = MOST_ICONS + 1  # A card demands none to four treasures of a kind.
BASES: Final = VALUES + len(STAND_INS)  # A base is a card, or a skill that stands in for one.
SUPPORTS: Final = MOST_HAND + 1  # A set has from no support up to a whole hand of them.
MODIFIED: Final = 7  # A set has no modifier, one or the other of strength, or both, and likewise of stealth.


def fight(base: int, supports: int, with_taijutsu: int, modifiers: int) -> int:
    """A set of cards and skills: a base, so many 3s, Taijutsu as one more, and modifiers."""
    return FIGHT + ((base * SUPPORTS + supports) * 2 + with_taijutsu) * MODIFIED + modifiers


class Fight:
    """A set of cards and skills, taken apart."""

    __slots__ = ("base", "modifiers", "supports", "with_taijutsu")

    def __init__(self, choice: int) -> None:
        rest, self.modifiers = divmod(choice - FIGHT, MODIFIED)
        rest, self.with_taijutsu = divmod(rest, 2)
        self.base, self.supports = divmod(rest, SUPPORTS)

    def skills(self) -> list[int]:
        """The tiles that are turned face down, in the order they are named."""
        found: list[int] = []
        if self.base >= VALUES:
            found.append(STAND_INS[self.base - VALUES])
        if self.with_taijutsu:
            found.append(TAIJUTSU)
        side, used = (0, self.modifiers) if self.modifiers < 4 else (1, self.modifiers - 3)
        for place in range(2):
            if used >> place & 1:
                found.append(MODIFIERS_OF[side][place])
        return found

    def cards(self) -> list[int]:
        """The cards that are played, by value less one."""
        found = [self.base] if self.base < VALUES else []
        return found + [SUPPORT] * self.supports


def payment(counts: list[int]) -> int:
    """So many of each treasure."""
    code = 0
    for kind in range(KINDS - 1, -1, -1):
        code = code * DIGIT + counts[kind]
    return PAY + code


def paid(choice: int) -> list[int]:
    """How many of each treasure a payment has."""
    rest = choice - PAY
    counts: list[int] = []
    for _kind in range(KINDS):
        counts.append(rest % DIGIT)
        rest //= DIGIT
    return counts


def _set_in_words(code: int) -> Choice:
    parts = Fight(code)
    cards = [CARDS[card] for card in parts.cards()]
    skills = [SKILLS[skill] for skill in parts.skills()]
    stands_in = parts.base >= VALUES
    words = [*skills[:1], *cards, *skills[1:]] if stands_in else [*cards, *skills]
    pieces = [word if word in SKILLS else f"hand/{word}" for word in words]
    if not skills:
        return Choice(code, f"fight {' '.join(words)}", "fight", (*pieces, "guard"), {"cards": list(cards)})
    kind = "fight-skills" if not cards else "fight-both"
    facts: dict[str, Fact] = {"skills": list(skills)}
    if cards:
        facts["cards"] = list(cards)
    return Choice(code, f"fight {' '.join(words)}", kind, (*pieces, "guard"), facts)


class Answer(Row):
    """What is answered in the middle of a visit or a raid: one thing, or one of several by name."""

    __slots__ = ("fact", "first", "names", "pieces", "verb")

    def __init__(
        self, key: str, clause: str, first: int, verb: str, pieces: tuple[str, ...] = (), fact: str = "",
        names: tuple[str, ...] = ("",),
    ) -> None:  # fmt: skip
        super().__init__(key, clause)
        self.first = first
        self.verb = verb  # Its words are this and a name.
        self.pieces = pieces  # A name follows each of them.
        self.fact = fact  # The name is a fact of the sentence under this word.
        self.names = names

    def moves(self) -> list[Move]:
        found = []
        for place, name in enumerate(self.names):
            words = f"{self.verb} {name}" if name else self.verb
            facts: dict[str, Fact] = {self.fact: name} if self.fact else {}
            pieces = tuple([piece + name for piece in self.pieces])
            found.append(Move(Choice(self.first + place, words, self.key, pieces, facts), self, place))
        return found


class Skill(Row):
    """A skill that is used by itself, in a moment of its own."""

    __slots__ = ("skill",)

    def __init__(self, skill: int, clause: str) -> None:
        super().__init__(SKILLS[skill], clause)
        self.skill = skill

    def moves(self) -> list[Move]:
        name = self.key
        return [Move(Choice(USE + self.skill, f"use {name}", "use", (name,), {"skill": name}), self, self.skill)]


class Token(Row):
    """A token for an emptied house, by clan and value."""

    __slots__ = ()

    def moves(self) -> list[Move]:
        found = []
        for clan, name in enumerate(CLANS):
            for value in range(MOST_TOKEN + 1):
                code = TOKEN + clan * (MOST_TOKEN + 1) + value
                facts: dict[str, Fact] = {"clan": name, "count": value}
                choice = Choice(code, f"token {name} {value}", "token", (f"token-{value}/{name}",), facts)
                found.append(Move(choice, self, clan, value))
        return found


class Payment(Row):
    """Treasures that are paid for an envoy or a rumour."""

    __slots__ = ()

    def moves(self) -> list[Move]:
        found = []
        for code in range(PAY + 1, PAY + DIGIT**KINDS):
            counts = paid(code)
            if sum(counts) <= MOST_ICONS:
                names = [treasure for treasure, count in zip(TREASURES, counts) for _ in range(count)]
                pieces = tuple([f"treasure/{treasure}" for treasure in names])
                choice = Choice(code, f"pay {' '.join(names)}", "pay", pieces, {"treasures": list(names)})
                found.append(Move(choice, self))
        return found


class Set(Row):
    """Cards and skills that beat a guard."""

    __slots__ = ()

    def moves(self) -> list[Move]:
        """Every set that can ever win; Taijutsu beside nothing but 3s is the base. (R6.6)"""
        found = []
        for base in range(BASES):
            standing_in = STAND_INS[base - VALUES] if base >= VALUES else NOTHING
            for supports in range(MOST_HAND + (base >= VALUES)):
                for with_taijutsu in range(2 if base != SUPPORT and standing_in != TAIJUTSU else 1):
                    for modifiers in range(MODIFIED):
                        side = 0 if modifiers < 4 else 1
                        if not modifiers or standing_in == NOTHING or standing_in in STAND_INS_OF[side]:
                            code = fight(base, supports, with_taijutsu, modifiers)
                            found.append(Move(_set_in_words(code), self))
        return found


ANSWERS: Final[list[Row]] = [
    Answer("give-up", "R4.7", CONCEDE, "give up"),
    Answer("stop", "R4.11", STOP, "stop", ("loot",)),
    Answer("banzai", "R4.10", BANZAI, "banzai", ("next",)),
    Answer("honour", "R9.4", HONOUR, "honour", ("honour",)),
    Answer("ring", "R4.13", RING, "let it ring"),
    Answer("keep-prize", "R6.9", KEEP_PRIZE, "keep the prize"),
    Answer("leave-cards", "R6.11", LEAVE_CARDS, "leave the cards"),
    Answer("no-more", "R6.7", NO_MORE, "no more"),
    Answer("take-hidden", "R3.5", TAKE_HIDDEN, "take hidden", ("pile",)),
    Answer("disguise", "R6.12", DISGUISE, "use hensojutsu", ("hensojutsu",)),
    Answer("put-aside", "R6.8", PUT_ASIDE, "put aside", ("boryaku",)),
    Skill(KAYAKUJUTSU, "R6.4"),
    Skill(INTONJUTSU, "R6.5"),
    Skill(BORYAKU, "R6.8"),
    Skill(TENMON, "R6.10"),
    Answer("take", "R3.5", TAKE, "take", ("row/",), "card", CARDS),
    Answer("discard", "R5.2", PAY_CARD, "discard", ("hand/",), "card", CARDS),
    Answer("recover", "R6.11", RECOVER, "recover", ("played/",), "card", CARDS),
    Answer("swap", "R6.9", SWAP, "swap", ("clear/",), "treasure", TREASURES),
    Answer("keep", "R4.17", KEEP, "keep", ("loot/",), "treasure", TREASURES),
    Token("token", "R4.21"),
    Payment("pay", "R7.2"),
    Set("fight", "R4.7"),
]
ENTERED: Final = enter(ANSWERS)
FIGHTS: Final = [move.choice.code for move in ENTERED if isinstance(move.row, Set)]
SKILLS_OF: Final = {code: Fight(code).skills() for code in FIGHTS}  # It is never written into.
CARDS_OF: Final = {code: Fight(code).cards() for code in FIGHTS}  # It is never written into.
