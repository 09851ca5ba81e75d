"""The nouns of Shogun: sides, pawns, tiles and alert cards, and the table they lie on."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.core.luck import Luck
from tatami.games.dicium.dice import GREEN
from tatami.games.dicium.shogun.palace import ALTAR, SQUARES_IN_ALL, Palace
from tatami.games.dicium.state import KINDS_OF_BONUS, DiceTable

SIDES: Final = ("ninjas", "samurai")
NINJAS: Final = 0
SAMURAI: Final = 1

# Mats, and with them colours of pawns: two for each side.
MATS: Final = ("blue", "green", "yellow", "red")
MATS_A_SIDE: Final = 2
PAWNS_EACH: Final = 3
PAWNS: Final = (
    *[f"ninja-{mat}-{number}" for mat in MATS[:MATS_A_SIDE] for number in range(1, PAWNS_EACH + 1)],
    *[f"samurai-{mat}-{number}" for mat in MATS[MATS_A_SIDE:] for number in range(1, PAWNS_EACH + 1)],
    "shogun",
)
SHOGUN: Final = 12
PAWNS_OF: Final = [[*range(SHOGUN // 2)], [*range(SHOGUN // 2, SHOGUN)]]  # One list a side.
RESERVE: Final = -1  # A pawn that is not on the board is here.
NOBODY: Final = -1
NOTHING: Final = -1

# Tiles on the board.
TILES: Final = ("none", "brazier", "torii", "turned-torii", "garrison")
NO_TILE: Final = 0
BRAZIER_TILE: Final = 1
TORII_TILE: Final = 2
TURNED_TORII: Final = 3
GARRISON_TILE: Final = 4

# What a combination lets a player do. The first seven are in the tables of combinations of values.
DEEDS: Final = (
    *("move", "doors", "brazier", "charge", "enter", "tile", "hand-or-bonus"),
    *("opening", "shuriken", "infiltration", "redeployment", "kindle", "banzai", "ki"),
)
MOVE: Final = 0
DOORS: Final = 1  # It is a move through doors.
MOVE_AND_LIGHT: Final = 2
CHARGE: Final = 3  # It is a move with a red bonus.
ENTER: Final = 4
TILE: Final = 5
HAND_OR_BONUS: Final = 6
OPENING: Final = 7
SHURIKEN: Final = 8
INFILTRATION: Final = 9
REDEPLOYMENT: Final = 10
KINDLE: Final = 11  # It lights the brazier where a pawn stands.
BANZAI: Final = 12
KI: Final = 13  # It brings a bonus of the level of the faces.
DEED_CLAUSES: Final = (
    *("R8.1", "R8.1", "R8.1", "R8.1", "R7.9", "R13.1", "R5.5"),
    *("R11.2", "R11.3", "R11.4", "R12.2", "R12.3", "R12.4", "R5.3"),
)  # Each deed rests on one clause.
BANZAI_STEPS: Final = 3
ENDLESS: Final = 0  # So a night without end has its rounds written.

# Why a game ended.
REASONS: Final = ("escape", "alerts", "beaten", "night")
ESCAPE: Final = 0
ALERTS: Final = 1
BEATEN: Final = 2
NIGHT: Final = 3


DRAWN: Final = 2  # Chance decides which seats play the ninjas.


@mypyc_attr(acyclic=True)
class Rules:
    """The table options and the values in play. Never changes; clones share it."""

    palace: Palace
    mats: list[list[int]]  # Eight bonuses for each of MATS.
    deeds: list[list[int]]  # For each side, what each combination of values does.
    alerts: int
    braziers: int
    torii: int
    garrisons: int
    night: int  # Rounds; ENDLESS without a limit.
    must_arrive: bool  # A torii that comes under the captor is no escape. (R14.7)
    sources: dict[str, str]  # Where the values come from.
    ninjas: int  # The seats with an even number (0), an odd one (1), or DRAWN; only the deal asks.

    # Written by tools/states.py:
    __slots__ = (
        "alerts", "braziers", "deeds", "garrisons", "mats", "must_arrive", "night", "ninjas", "palace", "sources",
        "torii",
    )  # fmt: skip

    def __init__(
        self,
        *,
        palace: Palace,
        mats: list[list[int]],
        deeds: list[list[int]],
        alerts: int,
        braziers: int,
        torii: int,
        garrisons: int,
        night: int,
        must_arrive: bool,
        sources: dict[str, str],
        ninjas: int,
    ) -> None:
        self.palace = palace
        self.mats = mats
        self.deeds = deeds
        self.alerts = alerts
        self.braziers = braziers
        self.torii = torii
        self.garrisons = garrisons
        self.night = night
        self.must_arrive = must_arrive
        self.sources = sources
        self.ninjas = ninjas

    # End of what is written.


@mypyc_attr(acyclic=True)
class Shogun(DiceTable):
    """A table of Shogun."""

    rules: Rules  # Shared.
    alerts: int  # = rules.alerts. Those that are left.
    braziers: int  # = rules.braziers. Those that burn.
    captor: int  # = NOBODY. The pawn that has the Shogun.
    colours: list[int]  # The mat of each seat.
    stock: list[int]  # The tiles that lie on the mat of each seat.
    pawns: list[int]  # The square of each pawn.
    tiles: list[int]  # What lies on each square.
    parity: int  # Of the seats that play the ninjas.
    round: int
    winner: int  # = NOBODY. The side that has won.

    # Written by tools/states.py:
    __slots__ = (
        "alerts", "braziers", "captor", "colours", "parity", "pawns", "round", "rules", "stock", "tiles", "winner",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.alerts = rules.alerts
        self.braziers = rules.braziers
        self.captor = NOBODY
        self.colours = []
        self.stock = []
        self.pawns = []
        self.tiles = []
        self.parity = 0
        self.round = 0
        self.winner = NOBODY

    def clone(self) -> "Shogun":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = Shogun(self.seats, self.chance, rules=self.rules)
        copy.copy_dice(self)
        copy.alerts = self.alerts
        copy.braziers = self.braziers
        copy.captor = self.captor
        copy.colours = self.colours.copy()
        copy.stock = self.stock.copy()
        copy.pawns = self.pawns.copy()
        copy.tiles = self.tiles.copy()
        copy.parity = self.parity
        copy.round = self.round
        copy.winner = self.winner
        return copy

    # End of what is written.

    def lay_out(self) -> None:
        """Nobody has a mat yet, no tile lies on the board, and the Shogun alone stands there. (R2.4)"""
        self.colours = [NOTHING] * self.seats
        self.stock = [0] * self.seats
        self.pawns = [RESERVE] * len(PAWNS)
        self.pawns[SHOGUN] = self.rules.palace.throne
        self.tiles = [NO_TILE] * SQUARES_IN_ALL

    def tile_of(self, seat: int) -> int:
        """The tile that a side lays: a Torii or a garrison. (R13.1)"""
        return TORII_TILE if self.side_of(seat) == NINJAS else GARRISON_TILE

    def side_of(self, seat: int) -> int:
        """The side that a seat plays. (R1.2)"""
        return (seat + self.parity) % 2

    def face_bonus(self, seat: int, colour: int) -> int:
        """Bonuses of the mat, and for green one for each pawn on an altar, the free Shogun too. (R3.8, R7.10)"""
        faces = self.bonus_faces[seat * KINDS_OF_BONUS + colour]
        if colour != GREEN:
            return faces
        kinds = self.rules.palace.kinds
        first = self.first_pawn(seat)
        for pawn in range(first, first + PAWNS_EACH):
            square = self.pawns[pawn]
            if square >= 0 and kinds[square] == ALTAR:
                faces += 1
        has_shogun = self.side_of(seat) == SAMURAI and self.captor == NOBODY
        return faces + 1 if has_shogun and kinds[self.pawns[SHOGUN]] == ALTAR else faces

    def colour(self, pawn: int) -> int:
        """The mat that a pawn belongs to; not for the Shogun."""
        return pawn // PAWNS_EACH

    def side(self, pawn: int) -> int:
        """The side of a pawn. (R9.1)"""
        return NINJAS if pawn < MATS_A_SIDE * PAWNS_EACH else SAMURAI

    def owner(self, pawn: int) -> int:
        """The seat that a pawn belongs to; not for the Shogun."""
        return self.colours.index(pawn // PAWNS_EACH)

    def first_pawn(self, seat: int) -> int:
        """The first of a seat's three pawns."""
        return self.colours[seat] * PAWNS_EACH

    def pawns_of(self, side: int) -> list[int]:
        """All pawns of a side, the Shogun not among them. The list is shared: copy it before you change it."""
        return PAWNS_OF[side]

    def in_play(self, side: int) -> int:
        """How many pawns of a side are on the board. (R14.2)"""
        count = 0
        for pawn in self.pawns_of(side):
            if self.pawns[pawn] >= 0:
                count += 1
        return count

    def usable(self, seat: int) -> list[int]:
        """The pawns on the board that a seat may use; of several that are alike, the first. (R8.1, R9.1)"""
        found: list[int] = []
        first = self.first_pawn(seat)
        for pawn in range(first, first + PAWNS_EACH):
            if self.pawns[pawn] >= 0 and not self.is_like_another(pawn, found):
                found.append(pawn)
        if self.captor == NOBODY and self.side_of(seat) == SAMURAI:
            found.append(SHOGUN)
        return found

    def is_like_another(self, pawn: int, others: list[int]) -> bool:
        """Does one of these stand on the same square, have the same owner, and no Shogun either?"""
        if pawn == self.captor:
            return False
        for other in others:
            is_alike = self.colour(other) == self.colour(pawn) and other != self.captor
            if is_alike and self.pawns[other] == self.pawns[pawn]:
                return True
        return False

    def in_reserve(self, seat: int) -> int:
        """A pawn of a seat that is not on the board; NOBODY if all are."""
        first = self.first_pawn(seat)
        for pawn in range(first, first + PAWNS_EACH):
            if self.pawns[pawn] == RESERVE:
                return pawn
        return NOBODY
