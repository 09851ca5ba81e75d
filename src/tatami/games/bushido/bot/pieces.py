# hot
"""What tiles and discs are worth to bots, and what they bring: a row for each, by the same key as in the rules.

`figures` are what a piece behind a screen adds to the logarithm of the odds to win: so much in the last month, and so
much more in the first. They were fitted together with those of `win_chances`.
"""

from typing import Final

from tatami.games.bushido.bot.knowledge import Knowledge
from tatami.games.bushido.bot.worth import SAMURAI_WORTH, TILE_WORTH, late_lead, swords, tea_worth, threat
from tatami.games.bushido.discs import CALM, HOSTILITIES
from tatami.games.bushido.effects import revolts
from tatami.games.bushido.state import BUSHI, NOBODY, SAMURAI


class TilePlay:
    """A tile as it looks to a player who may play it. To play none is worth nothing."""

    __slots__ = ("figures", "key")

    def __init__(self, key: str, figures: tuple[float, float]) -> None:
        self.key = key
        self.figures = figures

    def gain(self, known: Knowledge, price: int, target: int, part: int) -> float:
        """What it brings for so many tiles."""
        raise NotImplementedError  # contract


class Katana(TilePlay):
    """It is for combats."""

    __slots__ = ()


class Ceremony(TilePlay):
    """Tea with a guest."""

    __slots__ = ()

    def gain(self, known: Knowledge, price: int, target: int, part: int) -> float:
        return tea_worth(known, target)


class Geisha(TilePlay):
    """She ends a turn in which I am attacked by somebody stronger, or in which I stand badly late in the year."""

    __slots__ = ()

    def gain(self, known: Knowledge, price: int, target: int, part: int) -> float:
        samurai = known.roles[SAMURAI]
        is_attacked = known.me == known.roles[BUSHI] and samurai != NOBODY
        if is_attacked and swords(known, samurai) > 1.5 * swords(known, known.me):
            return 1.5
        return 0.5 if late_lead(known) < 0 else -1.0


class Shinobi(TilePlay):
    """A look at the enemy."""

    __slots__ = ()

    def gain(self, known: Knowledge, price: int, target: int, part: int) -> float:
        me, bushi, samurai = known.me, known.roles[BUSHI], known.roles[SAMURAI]
        is_enemy = (me == bushi and target == samurai) or (me == samurai and target == bushi)
        return 0.4 if is_enemy else -0.1


class Ronin(TilePlay):
    """A revolt takes the province from its owner; otherwise a Ronin ties troops down."""

    __slots__ = ()

    def gain(self, known: Knowledge, price: int, target: int, part: int) -> float:
        harm = threat(known, known.owner[part])
        strength = known.strength(part)
        ronin = known.ronin[part]
        if revolts(ronin + 1, strength):
            return known.honour(part) * harm - TILE_WORTH * price
        return 0.6 * harm * (ronin + 1) / strength - TILE_WORTH * (price - 1)


class Seppuku(TilePlay):
    """The life of a Samurai with much honour; never my own."""

    __slots__ = ()

    def gain(self, known: Knowledge, price: int, target: int, part: int) -> float:
        samurai = known.roles[SAMURAI]
        taken = known.samurai[samurai] * SAMURAI_WORTH * threat(known, samurai)
        own = -10.0 if samurai == known.me else 0.0
        return taken + own - 2.0


class DiscPlay:
    """A disc as it looks to who holds it; `odds` is how often others choose it in a combat."""

    __slots__ = ("figures", "key", "odds")

    def __init__(self, key: str, figures: tuple[float, float], odds: float) -> None:
        self.key = key
        self.figures = figures
        self.odds = odds

    def leaves(self, known: Knowledge, count: int) -> float:
        """What it brings to put one of so many away and draw another: a third of a kind makes room."""
        return 0.3 if count > 2 else -1.0

    def gain(self, known: Knowledge, choice: int) -> float:
        """What it brings at an audience."""
        raise NotImplementedError  # contract


class Kotau(DiscPlay):
    """Early in the year it is of no use. The leader hurries the year along, the others slow it down; otherwise it
    brings tiles."""

    __slots__ = ()

    def leaves(self, known: Knowledge, count: int) -> float:
        return 0.1 if known.month < 8 else super().leaves(known, count)

    def gain(self, known: Knowledge, choice: int) -> float:
        lead = late_lead(known)
        if choice == CALM:
            return 2.0 if lead < 0 else -1.0
        if choice == HOSTILITIES:
            return 2.0 if lead > 0 else -1.0
        return 1.0


OF_TILES: Final[list[TilePlay]] = [
    Katana("katana-1", (0.015, 0.009)),
    Katana("katana-2", (0.024, 0.072)),
    Katana("katana-3", (0.09, 0.035)),
    Ceremony("chanoyu", (0.09, -0.12)),
    Geisha("geisha", (0.166, -0.095)),
    Shinobi("shinobi", (-0.04, 0.06)),
    Ronin("ronin", (0.01, -0.03)),
    Seppuku("seppuku", (-0.01, 0.05)),
]
OF_DISCS: Final[list[DiscPlay]] = [
    DiscPlay("battle", (0.0, 0.0), 0.42),
    DiscPlay("duel", (0.0, 0.0), 0.31),
    DiscPlay("ambush", (0.0, 0.0), 0.2),
    DiscPlay("traitor", (0.30, 0.21), 0.07),
    Kotau("kotau", (0.19, 0.10), 0.0),
]
