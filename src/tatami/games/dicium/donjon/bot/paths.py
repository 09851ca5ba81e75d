# hot
"""How far every square of the dungeon is from a goal, in half steps: doors and foes on the way cost more."""

from typing import Final

from tatami.games.dicium.donjon.dungeon import SQUARES_IN_ALL, Dungeon

FAR: Final = 80
STEP: Final = 2
DOOR: Final = 5  # A magic door counts as so many half steps.


def measure(dungeon: Dungeon, tolls: list[int], goal: int, more: int) -> list[int]:
    """The cost from each square to a goal, which itself costs `more`; `tolls` is what each square costs beside the
    step into it, for what lies there has to be beaten first."""
    found = [FAR] * SQUARES_IN_ALL
    rings: list[list[int]] = [[] for _ in range(FAR + 1)]
    rings[more].append(goal)
    found[goal] = more
    for length in range(FAR):
        for square in rings[length]:
            if found[square] < length:
                continue
            toll = length + tolls[square]
            for other in dungeon.free[square]:
                if toll + STEP < found[other]:
                    found[other] = toll + STEP
                    rings[toll + STEP].append(other)
            for other in dungeon.doors[square]:
                if toll + DOOR < found[other]:
                    found[other] = toll + DOOR
                    rings[toll + DOOR].append(other)
    return found
