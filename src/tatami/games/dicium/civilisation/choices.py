"""Choices of Civilisation: int <-> words, with the pieces a player touches. (R2, R8, R11)"""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.dicium.choices import (
    GAME_CHOICES,
    LEVELS,
    colour_choice,
    colour_combination_choices,
    turn_choices,
    turned_die_choices,
    value_combination_choices,
)
from tatami.games.dicium.civilisation.archipelago import SQUARES
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS as PHILOSOPHERS
from tatami.games.dicium.dice import BLUE, COLOURS, GREEN, YELLOW

COMMON: Final = (
    "colonist", "builder", "slayer", "navigator", "explorer", "scholar", "conqueror", "enlightened", "pantheon",
    "navel",
)  # fmt: skip
SECRETS: Final = (
    "architect", "pontiff", "founder", "admiral", "ploughman", "invader", "hunter", "sage", "geographer",
    "strategist",
)  # fmt: skip
HEROES: Final = ("redeploy", "roll", "colour")
MOST_SEATS: Final = 4

TEMPLE_FACES: Final = 5  # (R8.12)
TEMPLE: Final = colour_choice(GREEN, TEMPLE_FACES, 1)  # The second use of so many green faces.
PASS: Final = GAME_CHOICES
REDEPLOY: Final = PASS + 1
DRAW: Final = PASS + 2
TAKE_OBJECTIVE: Final = PASS + 3
BUILD_WONDER: Final = PASS + 4
TRAVEL: Final = PASS + 5
PLAY: Final = PASS + 6  # + philosopher
TAKE: Final = PLAY + len(PHILOSOPHERS)  # + philosopher
KEEP: Final = TAKE + len(PHILOSOPHERS)  # + secret objective
MAT: Final = KEEP + len(SECRETS)  # + colour
HERO: Final = MAT + len(COLOURS)  # + hero
TARGET: Final = HERO + len(HEROES)  # + seat
SQUARE: Final = TARGET + MOST_SEATS  # + square


def _all() -> list[Choice]:
    choices = [
        *turn_choices(),
        *value_combination_choices(),
        *turned_die_choices(),
        *colour_combination_choices(BLUE, range(1, 6)),
        *colour_combination_choices(YELLOW, range(1, 6)),
        *colour_combination_choices(GREEN, LEVELS),
        *colour_combination_choices(GREEN, (TEMPLE_FACES,), "temple"),
        Choice(PASS, "pass", "pass", ("pass",)),
        Choice(REDEPLOY, "redeploy", "redeploy", ("redeploy",)),
        Choice(DRAW, "draw", "draw", ("deck",)),
        Choice(TAKE_OBJECTIVE, "take objective", "take-objective", ("objective",)),
        Choice(BUILD_WONDER, "build wonder", "build-wonder", ("wonder",)),
        Choice(TRAVEL, "travel", "travel", ("travel",)),
    ]
    for number, card in enumerate(PHILOSOPHERS):
        choices.append(Choice(PLAY + number, f"play {card}", "play", (f"hand/{card}",), {"card": card}))
        choices.append(Choice(TAKE + number, f"take {card}", "take", (f"open/{card}",), {"card": card}))
    for number, secret in enumerate(SECRETS):
        choices.append(Choice(KEEP + number, f"keep {secret}", "keep", (f"secret/{secret}",), {"secret": secret}))
    for number, colour in enumerate(COLOURS):
        choices.append(Choice(MAT + number, f"mat {colour}", "mat", (f"mat/{colour}",), {"mat": colour}))
    for number, hero in enumerate(HEROES):
        choices.append(Choice(HERO + number, f"hero {hero}", "hero", (f"hero/{hero}",), {"hero": hero}))
    for seat in range(MOST_SEATS):
        choices.append(Choice(TARGET + seat, f"target seat-{seat}", "target", (f"seat-{seat}",), {"target": seat}))
    for number, square in enumerate(SQUARES):
        pieces = (f"{square}/square",)
        choices.append(Choice(SQUARE + number, f"square {square}", "square", pieces, {"square": square}))
    return choices


CHOICES: Final = Choices(_all())
