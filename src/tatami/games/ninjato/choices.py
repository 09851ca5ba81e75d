"""Choices of Ninjato: int <-> words, with the pieces a player touches; names are unique. (R1.6)"""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.core.events import Fact
from tatami.games.ninjato.pieces import (
    BORYAKU,
    CARDS,
    CLANS,
    ENVOYS,
    HOUSE_NAMES,
    INTONJUTSU,
    KAYAKUJUTSU,
    KINDS,
    MODIFIERS_OF,
    MOST_HAND,
    MOST_ICONS,
    MOST_TOKEN,
    RUMOURS,
    SIDES,
    SKILLS,
    STAND_INS,
    STAND_INS_OF,
    SUPPORT,
    TAIJUTSU,
    TENMON,
    TREASURES,
    VALUES,
)

DOJO: Final = 0
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
RAID: Final = 90  # + house * 2 + side
LEARN: Final = 110  # + skill
ENVOY: Final = 140  # + envoy
RUMOUR: Final = 170  # + rumour
TOKEN: Final = 210  # + clan * (MOST_TOKEN + 1) + value
PAY: Final = 300  # + the treasures as digits, see `payment`
FIGHT: Final = 4000  # see `fight`

DIGIT: Final = MOST_ICONS + 1  # so many of a treasure can be paid, from none on
BASES: Final = VALUES + len(STAND_INS)  # a card, or a skill that stands in for one
SUPPORTS: Final = MOST_HAND + 1  # from none on
MODIFIED: Final = 7  # nothing, one or the other modifier of strength, both, the same of stealth


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


def _all() -> list[Choice]:
    choices = [
        Choice(DOJO, "dojo", "dojo", ("dojo",)),
        Choice(CONCEDE, "give up", "give-up"),
        Choice(STOP, "stop", "stop", ("loot",)),
        Choice(BANZAI, "banzai", "banzai", ("next",)),
        Choice(HONOUR, "honour", "honour", ("honour",)),
        Choice(RING, "let it ring", "ring"),
        Choice(KEEP_PRIZE, "keep the prize", "keep-prize"),
        Choice(LEAVE_CARDS, "leave the cards", "leave-cards"),
        Choice(NO_MORE, "no more", "no-more"),
        Choice(TAKE_HIDDEN, "take hidden", "take-hidden", ("pile",)),
        Choice(DISGUISE, "use hensojutsu", "disguise", ("hensojutsu",)),
        Choice(PUT_ASIDE, "put aside", "put-aside", ("boryaku",)),
    ]
    for skill in (KAYAKUJUTSU, INTONJUTSU, BORYAKU, TENMON):
        name = SKILLS[skill]
        choices.append(Choice(USE + skill, f"use {name}", "use", (name,), {"skill": name}))
    for value, card in enumerate(CARDS):
        choices.append(Choice(TAKE + value, f"take {card}", "take", (f"row/{card}",), {"card": card}))
        choices.append(Choice(PAY_CARD + value, f"discard {card}", "discard", (f"hand/{card}",), {"card": card}))
        choices.append(Choice(RECOVER + value, f"recover {card}", "recover", (f"played/{card}",), {"card": card}))
    for kind, treasure in enumerate(TREASURES):
        choices.append(
            Choice(SWAP + kind, f"swap {treasure}", "swap", (f"clear/{treasure}",), {"treasure": treasure})
        )
        choices.append(Choice(KEEP + kind, f"keep {treasure}", "keep", (f"loot/{treasure}",), {"treasure": treasure}))
    for house, number in enumerate(HOUSE_NAMES):
        for place, side in enumerate(SIDES):
            code = RAID + house * 2 + place
            pieces = (f"house-{number}/{side}",)
            choices.append(
                Choice(code, f"raid house-{number} {side}", "raid", pieces, {"house": number, "side": side})
            )
    for skill, name in enumerate(SKILLS):
        choices.append(Choice(LEARN + skill, f"learn {name}", "learn", (name,), {"skill": name}))
    for envoy, name in enumerate(ENVOYS):
        choices.append(Choice(ENVOY + envoy, f"envoy {name}", "envoy", (name,), {"envoy": name}))
    for rumour, name in enumerate(RUMOURS):
        choices.append(Choice(RUMOUR + rumour, f"rumour {name}", "rumour", (name,), {"rumour": name}))
    for clan, name in enumerate(CLANS):
        for value in range(MOST_TOKEN + 1):
            code = TOKEN + clan * (MOST_TOKEN + 1) + value
            pieces = (f"token-{value}/{name}",)
            choices.append(Choice(code, f"token {name} {value}", "token", pieces, {"clan": name, "count": value}))
    return choices + _payments() + _fights()


def _payments() -> list[Choice]:
    choices = []
    for code in range(PAY + 1, PAY + DIGIT**KINDS):
        counts = paid(code)
        if sum(counts) <= MOST_ICONS:
            names = [treasure for treasure, count in zip(TREASURES, counts) for _ in range(count)]
            pieces = tuple(f"treasure/{treasure}" for treasure in names)
            choices.append(Choice(code, f"pay {' '.join(names)}", "pay", pieces, {"treasures": list(names)}))
    return choices


def _fights() -> list[Choice]:
    """Every set that can ever win; Taijutsu beside nothing but 3s is the base. (R6.6)"""
    choices = []
    for base in range(BASES):
        standing_in = STAND_INS[base - VALUES] if base >= VALUES else None
        for supports in range(MOST_HAND + (base >= VALUES)):
            for with_taijutsu in (0, 1) if base != SUPPORT and standing_in != TAIJUTSU else (0,):
                for modifiers in range(MODIFIED):
                    side = 0 if modifiers < 4 else 1
                    if modifiers and standing_in is not None and standing_in not in STAND_INS_OF[side]:
                        continue
                    choices.append(_fight(fight(base, supports, with_taijutsu, modifiers)))
    return choices


def _fight(code: int) -> Choice:
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


CHOICES: Final = Choices(_all())
