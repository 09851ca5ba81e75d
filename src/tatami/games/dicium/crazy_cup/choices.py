"""Choices of Crazy Cup: int <-> words, with the pieces a player touches. (R4, R8, R10)"""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.dicium.choices import (
    GAME_CHOICES,
    LEVELS,
    colour_combination_choices,
    turn_choices,
    turned_die_choices,
    value_combination_choices,
)
from tatami.games.dicium.dice import BLUE, GREEN, RED, YELLOW

MOST_ROAD: Final = 66
MOST_ROUGH: Final = 8
MOST_SQUARES: Final = MOST_ROAD + MOST_ROUGH
SQUARES: Final = (
    "start",
    *[str(number) for number in range(1, MOST_ROAD)],
    *[f"r{1 + number}" for number in range(MOST_ROUGH)],
)

CARDS: Final = (
    "hook", "tornado", "sandstorm", "nitro", "rocket", "oil", "dynamite", "puncture", "loaded-dice", "sabotage",
    "pickpocket", "ace",
)  # fmt: skip
TILES: Final = ("wings", "shield", "saws", "floats")  # They cross ravine, volcano, cactus and lake.
PAWNS: Final = ("seat-0", "seat-1", "seat-2", "seat-3", "drone")
DRONE: Final = 4  # Choices number it so; at the table it is the pawn after the last seat.

PASS: Final = GAME_CHOICES
STOP: Final = PASS + 1
ANOTHER_WAY: Final = PASS + 2
GO_CLOCKWISE: Final = PASS + 3
GO_COUNTER: Final = PASS + 4
DRAW: Final = PASS + 5
KEEP_TILE: Final = PASS + 6
RETURN_TILE: Final = PASS + 7
PLAY: Final = PASS + 8  # + card
TAKE: Final = PLAY + len(CARDS)  # + card
TILE: Final = TAKE + len(CARDS)  # + tile
TARGET: Final = TILE + len(TILES)  # + pawn
SQUARE: Final = TARGET + len(PAWNS)  # + square


def _all() -> list[Choice]:
    choices = [
        *turn_choices(),
        *value_combination_choices(),
        *turned_die_choices(),
        *colour_combination_choices(BLUE, range(1, 6)),
        *colour_combination_choices(YELLOW, (3,)),
        *colour_combination_choices(RED, (3,)),
        *colour_combination_choices(GREEN, LEVELS),
        Choice(PASS, "pass", "pass", ("pass",)),
        Choice(STOP, "stop", "stop", ("stop",)),
        Choice(ANOTHER_WAY, "another way", "another-way", ("way",)),
        Choice(GO_CLOCKWISE, "clockwise", "clockwise", ("clockwise",)),
        Choice(GO_COUNTER, "counter-clockwise", "counter", ("counter",)),
        Choice(DRAW, "draw", "draw", ("deck",)),
        Choice(KEEP_TILE, "keep tile", "keep-tile", ("keep-tile",)),
        Choice(RETURN_TILE, "return tile", "return-tile", ("supply",)),
    ]
    for number, card in enumerate(CARDS):
        choices.append(Choice(PLAY + number, f"play {card}", "play", (f"hand/{card}",), {"card": card}))
        choices.append(Choice(TAKE + number, f"take {card}", "take", (f"open/{card}",), {"card": card}))
    for number, tile in enumerate(TILES):
        choices.append(Choice(TILE + number, f"tile {tile}", "tile", (f"tiles/{tile}",), {"tile": tile}))
    for number, pawn in enumerate(PAWNS):
        if number == DRONE:
            choices.append(Choice(TARGET + number, f"target {pawn}", "target-drone", (pawn,)))
        else:
            choices.append(Choice(TARGET + number, f"target {pawn}", "target", (pawn,), {"target": number}))
    for number, square in enumerate(SQUARES):
        pieces = (f"{square}/square",)
        choices.append(Choice(SQUARE + number, f"square {square}", "square", pieces, {"square": square}))
    return choices


CHOICES: Final = Choices(_all())
