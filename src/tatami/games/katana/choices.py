"""Choices of Katana: int <-> words, with the pieces a player touches."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.katana.state import (
    ARMOUR,
    BATTLE_CRY,
    CARDS,
    DAIMYO,
    FAST_DRAW,
    FOCUS,
    JUJUTSU,
    PARRY,
    TEA_CEREMONY,
    WEAPONS,
)

MOST_SEATS: Final = 7

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
    seats = range(MOST_SEATS)
    choices = [
        Choice(END, "end"),
        Choice(SUFFER, "suffer"),
        Choice(LOSE_HONOUR, "lose honour"),
        Choice(DRAW, "draw", ("pile",)),
        Choice(TAKE_DISCARD, "take discard", ("discards",)),
        Choice(SACRIFICE, "sacrifice life", ("character",)),
    ]
    for kind in (ARMOUR, FAST_DRAW, FOCUS, TEA_CEREMONY, BATTLE_CRY, DAIMYO, JUJUTSU):
        choices.append(Choice(PLAY + kind, f"play {CARDS[kind]}", (f"hand/{CARDS[kind]}",)))
    for kind in (*range(WEAPONS), PARRY):
        choices.append(Choice(PARRY_WITH + kind, f"parry {CARDS[kind]}", (f"hand/{CARDS[kind]}",)))
    for kind, card in enumerate(CARDS):
        choices.append(Choice(GIVE_UP + kind, f"discard {card}", (f"hand/{card}",)))
    for seat in seats:
        for first, card in ((PLACE_BUSHIDO, "bushido"), (DIVERT, "diversion"), (BREATHE, "breathing")):
            choices.append(Choice(first + seat, f"play {card} seat-{seat}", (f"hand/{card}", f"seat-{seat}")))
        for found, what in enumerate(GEISHA_FINDS):
            pieces = ("hand/geisha", f"seat-{seat}/{what}")
            choices.append(Choice(GEISHA_ON + seat * 5 + found, f"play geisha seat-{seat} {what}", pieces))
        for weapon in range(WEAPONS):
            pieces = (f"hand/{CARDS[weapon]}", f"seat-{seat}")
            choices.append(
                Choice(ATTACK + weapon * MOST_SEATS + seat, f"attack seat-{seat} {CARDS[weapon]}", pieces)
            )
    return choices


CHOICES: Final = Choices(_all())
