"""Choices of Katana: int <-> words, with the pieces a player touches."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.core.events import Fact
from tatami.games.katana.state import (
    ARMOUR,
    BATTLE_CRY,
    CARDS,
    DAIMYO,
    FAST_DRAW,
    FOCUS,
    JUJUTSU,
    MOST_SEATS,
    PARRY,
    TEA_CEREMONY,
    WEAPONS,
)

END: Final = 0
SUFFER: Final = 1
LOSE_HONOUR: Final = 2
DRAW: Final = 3
TAKE_DISCARD: Final = 4
SACRIFICE: Final = 5
PLAY: Final = 10  # + card kind
PARRY_WITH: Final = 40  # + card kind
GIVE_UP: Final = 70  # + card kind
PLACE_BUSHIDO: Final = 100  # + seat
DIVERT: Final = 110  # + seat
BREATHE: Final = 120  # + seat
GEISHA_ON: Final = 130  # + seat * 5 + what she looks for
ATTACK: Final = 170  # + weapon * 7 + seat

# What Geisha looks for at a seat.
A_HAND: Final = 0
AN_ARMOUR: Final = 1
A_FAST_DRAW: Final = 2
A_FOCUS: Final = 3
A_BUSHIDO: Final = 4
GEISHA_FINDS: Final = ("hand", "armour", "fast-draw", "focus", "bushido")


def _all() -> list[Choice]:
    choices = [
        Choice(END, "end", "end"),
        Choice(SUFFER, "suffer", "suffer"),
        Choice(LOSE_HONOUR, "lose honour", "lose-honour"),
        Choice(DRAW, "draw", "draw", ("pile",)),
        Choice(TAKE_DISCARD, "take discard", "take-discard", ("discards",)),
        Choice(SACRIFICE, "sacrifice life", "sacrifice", ("character",)),
    ]
    for kind in (ARMOUR, FAST_DRAW, FOCUS, TEA_CEREMONY, BATTLE_CRY, DAIMYO, JUJUTSU):
        choices.append(_with_card(PLAY + kind, "play", CARDS[kind]))
    for kind in (*range(WEAPONS), PARRY):
        choices.append(_with_card(PARRY_WITH + kind, "parry", CARDS[kind]))
    for kind, card in enumerate(CARDS):
        choices.append(_with_card(GIVE_UP + kind, "discard", card))
    for seat in range(MOST_SEATS):
        for first, card in ((PLACE_BUSHIDO, "bushido"), (DIVERT, "diversion"), (BREATHE, "breathing")):
            words = f"play {card} seat-{seat}"
            pieces = (f"hand/{card}", f"seat-{seat}")
            choices.append(Choice(first + seat, words, card, pieces, {"target": seat, "card": card}))
        for found, what in enumerate(GEISHA_FINDS):
            words = f"play geisha seat-{seat} {what}"
            pieces = ("hand/geisha", f"seat-{seat}/{what}")
            said = "geisha-hand" if found == A_HAND else "geisha"
            facts: dict[str, Fact] = {"target": seat} if found == A_HAND else {"target": seat, "card": what}
            choices.append(Choice(GEISHA_ON + seat * 5 + found, words, said, pieces, facts))
        for weapon, card in enumerate(CARDS[:WEAPONS]):
            words = f"attack seat-{seat} {card}"
            pieces = (f"hand/{card}", f"seat-{seat}")
            code = ATTACK + weapon * MOST_SEATS + seat
            choices.append(Choice(code, words, "attack", pieces, {"target": seat, "card": card}))
    return choices


def _with_card(code: int, verb: str, card: str) -> Choice:
    return Choice(code, f"{verb} {card}", verb, (f"hand/{card}",), {"card": card})


CHOICES: Final = Choices(_all())
