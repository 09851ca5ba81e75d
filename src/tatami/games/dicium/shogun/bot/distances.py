# hot
"""How far squares of the palace are from each other, as ninjas and as samurai walk: for those who rate a table."""

from typing import Final

from tatami.games.dicium.shogun.palace import SQUARES_IN_ALL, Palace

FAR: Final = 60  # A square to which no path leads is so far.
DOOR: Final = 3  # A door counts as so many squares to a ninja.
MOST_PALACES: Final = 16  # So many are kept; packs may bring any number.


class Distances:
    """The distances of one palace: to each goal, from every square. Worked out when they are first asked for."""

    __slots__ = ("for_ninjas", "for_samurai", "palace")

    def __init__(self, palace: Palace) -> None:
        self.palace = palace
        self.for_ninjas: dict[int, list[int]] = {}
        self.for_samurai: dict[int, list[int]] = {}

    def of_ninjas(self, goal: int) -> list[int]:
        """Distances to a square; a door counts as several squares."""
        found = self.for_ninjas.get(goal)
        if found is None:
            found = self.measure(goal, DOOR)
            self.for_ninjas[goal] = found
        return found

    def of_samurai(self, goal: int) -> list[int]:
        """Distances to a square; doors are open."""
        found = self.for_samurai.get(goal)
        if found is None:
            found = self.measure(goal, 1)
            self.for_samurai[goal] = found
        return found

    def measure(self, goal: int, door: int) -> list[int]:
        """How far every square is from a goal, ring by ring."""
        found = [FAR] * SQUARES_IN_ALL
        rings: list[list[int]] = [[] for _ in range(FAR + door + 1)]
        rings[0].append(goal)
        found[goal] = 0
        for length in range(FAR):
            for square in rings[length]:
                if found[square] < length:
                    continue
                for other in self.palace.free[square]:
                    if length + 1 < found[other]:
                        found[other] = length + 1
                        rings[length + 1].append(other)
                for other in self.palace.doors[square]:
                    if length + door < found[other]:
                        found[other] = length + door
                        rings[length + door].append(other)
        return found


_DISTANCES: Final[dict[Palace, Distances]] = {}


def distances_of(palace: Palace) -> Distances:
    """The distances of a palace."""
    found = _DISTANCES.get(palace)
    if found is None:
        if len(_DISTANCES) >= MOST_PALACES:
            _DISTANCES.clear()
        found = Distances(palace)
        _DISTANCES[palace] = found
    return found
