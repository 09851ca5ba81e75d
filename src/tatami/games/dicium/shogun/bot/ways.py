# hot
"""How far squares of the palace are from each other, as ninjas and as samurai walk: for those who rate a table."""

from typing import Final

from tatami.games.dicium.shogun.palace import SQUARES_IN_ALL, Palace

FAR: Final = 60  # where no way leads
DOOR: Final = 3  # what a door is to a ninja, in squares
MOST_PALACES: Final = 16  # kept ready: packs may bring any number


class Ways:
    """The distances of one palace: to each goal, from every square. Worked out when they are first asked for."""

    __slots__ = ("palace", "to_ninjas", "to_samurai")

    def __init__(self, palace: Palace) -> None:
        self.palace = palace
        self.to_ninjas: dict[int, list[int]] = {}
        self.to_samurai: dict[int, list[int]] = {}

    def of_ninjas(self, goal: int) -> list[int]:
        """Distances to a square; a door counts as several squares."""
        found = self.to_ninjas.get(goal)
        if found is None:
            found = self.distances(goal, DOOR)
            self.to_ninjas[goal] = found
        return found

    def of_samurai(self, goal: int) -> list[int]:
        """Distances to a square; doors are open."""
        found = self.to_samurai.get(goal)
        if found is None:
            found = self.distances(goal, 1)
            self.to_samurai[goal] = found
        return found

    def distances(self, goal: int, door: int) -> list[int]:
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


_WAYS: Final[dict[Palace, Ways]] = {}


def ways_of(palace: Palace) -> Ways:
    """The distances of a palace."""
    found = _WAYS.get(palace)
    if found is None:
        if len(_WAYS) >= MOST_PALACES:
            _WAYS.clear()
        found = Ways(palace)
        _WAYS[palace] = found
    return found
