"""The nouns of Donjon: heroes, tiles, cards, deeds and the table they lie on. (R2, R7)"""

from typing import Final

from tatami.core._types import has, mypyc_attr
from tatami.core.luck import Luck
from tatami.games.dicium.choices import ROLL
from tatami.games.dicium.dice import BLUE, GREEN, RED
from tatami.games.dicium.donjon.cards import (
    ADDS_FACE,
    ADDS_STEP,
    ADDS_STRENGTH,
    TAKES_BONUSES,
    TAKES_THROW,
    WEAKENS,
)
from tatami.games.dicium.donjon.cards import CARDS as CARDS
from tatami.games.dicium.donjon.cards import ITEMS as ITEMS
from tatami.games.dicium.donjon.cards import KINDS_OF_CARD as KINDS_OF_CARD
from tatami.games.dicium.donjon.cards import SCROLLS as SCROLLS
from tatami.games.dicium.donjon.cards import TRAPS as TRAPS
from tatami.games.dicium.donjon.cards import kind_of as kind_of
from tatami.games.dicium.donjon.dungeon import GUARD_ROOM, SQUARES_IN_ALL, Dungeon
from tatami.games.dicium.state import KINDS_OF_BONUS, DiceTable

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
OUTSIDE: Final = -1  # The king before his card is drawn.

# A hero has the mat of a colour, in the order of COLOURS. (R2.1)
HEROES: Final = ("elf", "mage", "warrior", "thief")

# Monsters and their lairs. (R2.3)
MONSTERS: Final = (
    "spider", "skeleton", "werewolf", "ogre", "troll", "minotaur", "vampire", "golem", "dragon",
)  # fmt: skip

# What lies on a square. (R7.3)
TILES: Final = ("", "goblin", "treasure", "relic", "portal", *MONSTERS)
NO_TILE: Final = 0
GOBLIN: Final = 1
TREASURE: Final = 2
RELIC: Final = 3
PORTAL: Final = 4
MONSTER: Final = 5  # + monster

# What the chests hold: treasure chests first, then relic chests. (R10.3, R10.5)
TREASURES: Final = ("bonus", "portal", "goblin", "reveal", "move", "hand")
RELICS: Final = ("lens", "blade", "crown")  # They help to search, help to fight, and win.
LENS: Final = 0
BLADE: Final = 1
CROWN: Final = 2
TREASURE_CHESTS: Final = len(TREASURES)
CHESTS: Final = TREASURE_CHESTS + len(RELICS)

# What a combination, a scroll or a treasure does.
DEEDS: Final = (
    *("move", "charge", "portal", "goblin", "slaughter", "anywhere", "hand-or-bonus"),
    *("stride", "opening", "fireball", "pass-wall", "passage", "search", "treasure", "relic", "reveal"),
)
MOVE: Final = 0  # Up to so many squares.
CHARGE: Final = 1  # The same, with a red bonus in a fight.
PLACE_PORTAL: Final = 2  # Up to so many squares away.
REMOVE_GOBLIN: Final = 3
SLAUGHTER: Final = 4  # Up to so many squares, killing all on the way.
ANYWHERE: Final = 5
HAND_OR_BONUS: Final = 6
STRIDE: Final = 7  # So many squares by the shortest way: with fewer dice one comes less far.
OPENING: Final = 8
FIREBALL: Final = 9
PASS_WALL: Final = 10
PASSAGE: Final = 11  # Through a wall or a magic door.
SEARCH: Final = 12
OPEN_TREASURE: Final = 13
OPEN_RELIC: Final = 14
REVEAL: Final = 15
DEED_CLAUSES: Final = (
    *("R9.1", "R11.2", "R11.3", "R11.4", "R11.5", "R11.6", "R5.5"),
    *("R9.1", "R9.5", "R9.6", "R9.8", "R8.7", "R10.1", "R10.2", "R10.2", "R10.4"),
)  # Each deed rests on one clause.

PORTAL_REACH: Final = 3  # (R9.10)
FIREBALL_BONUS: Final = 1  # (R9.6)
CHARGE_BONUS: Final = 1  # (R11.2)
TREASURE_MOVE: Final = 3  # (R10.4)
YOUNG_HAND: Final = 5  # (R15.1)
LEAST_HAND: Final = 2  # Sleeping gas leaves so many dice. (R8.9)
KING_GOBLIN: Final = 2  # The distance at which the king's goblins come. (R13.2)
KING_RUNS: Final = 4  # From this result on the king takes two steps and brings no goblin. (R13.2)

# Why a game ended. (R14)
REASONS: Final = ("crown", "goblins", "throne")
WON: Final = 0
SWAMPED: Final = 1
THRONED: Final = 2


@mypyc_attr(acyclic=True)
class Rules:
    """The table options and the values in play. Never changes; clones share it."""

    dungeon: Dungeon
    mats: list[list[int]]  # Eight bonuses for each of HEROES.
    deeds: list[int]  # What each combination of values does.
    copies: list[int]  # How many there are of each of CARDS.
    piles: list[int]  # How many finds, traps and goblins each pile begins with.
    defence: list[int]  # Of each of MONSTERS.
    goblin_defence: int
    goblins: int  # How many goblin tiles the reserve begins with.
    trophies: int  # How many trophies of one player lower the number of chests.
    heroic: bool
    young: bool
    dealt: bool  # Heroes are dealt, not chosen; only the deal asks.
    sources: dict[str, str]  # Where the values come from.

    # Written by tools/states.py:
    __slots__ = (
        "copies", "dealt", "deeds", "defence", "dungeon", "goblin_defence", "goblins", "heroic", "mats", "piles",
        "sources", "trophies", "young",
    )  # fmt: skip

    def __init__(
        self,
        *,
        dungeon: Dungeon,
        mats: list[list[int]],
        deeds: list[int],
        copies: list[int],
        piles: list[int],
        defence: list[int],
        goblin_defence: int,
        goblins: int,
        trophies: int,
        heroic: bool,
        young: bool,
        dealt: bool,
        sources: dict[str, str],
    ) -> None:
        self.dungeon = dungeon
        self.mats = mats
        self.deeds = deeds
        self.copies = copies
        self.piles = piles
        self.defence = defence
        self.goblin_defence = goblin_defence
        self.goblins = goblins
        self.trophies = trophies
        self.heroic = heroic
        self.young = young
        self.dealt = dealt
        self.sources = sources

    # End of what is written.


@mypyc_attr(acyclic=True)
class Donjon(DiceTable):
    """A table of Donjon."""

    rules: Rules  # Shared.
    heroes: list[int]  # The hero of each seat; NOBODY before it has one.
    pawns: list[int]  # The square of each seat's pawn; NOWHERE before the start.
    tiles: list[int]  # What lies on each square.
    portal: int  # = NOWHERE. The square of the Portal tile.
    goblins: int  # = rules.goblins. The tiles in the goblin reserve.
    slayer: list[int]  # Who killed each monster; NOBODY while it lives.
    chests: list[int]  # What each chest holds, in the order of the dungeon's chests: a treasure, or a relic.
    opener: list[int]  # Who opened each chest; NOBODY while it is closed.
    shown: int  # A bit for each chest whose relic was revealed and put back.
    goblins_killed: list[int]  # By each seat.
    piles: list[list[int]]  # The adventure cards of each seat, in no order until one is drawn.
    unused: list[int]  # Cards that lie in no pile.
    discards: list[int]
    scrolls: list[list[int]]  # Of each seat, in order.
    items: list[list[int]]  # Of each seat, in order.
    card: int  # = NO_CARD. The card that was revealed this turn and is in force until its end.
    king: int  # = OUTSIDE. How many steps the king has taken on the royal way.
    attack_die: int  # How the combat die fell in the last attack; the king's die or a test may have followed at once.
    may_step: bool  # The seat whose turn it is may still step to a portal: it has not, nor acted.
    round: int

    # Written by tools/states.py:
    __slots__ = (
        "attack_die", "card", "chests", "discards", "goblins", "goblins_killed", "heroes", "items", "king",
        "may_step", "opener", "pawns", "piles", "portal", "round", "rules", "scrolls", "shown", "slayer", "tiles",
        "unused",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.heroes = []
        self.pawns = []
        self.tiles = []
        self.portal = NOWHERE
        self.goblins = rules.goblins
        self.slayer = []
        self.chests = []
        self.opener = []
        self.shown = 0
        self.goblins_killed = []
        self.piles = []
        self.unused = []
        self.discards = []
        self.scrolls = []
        self.items = []
        self.card = NO_CARD
        self.king = OUTSIDE
        self.attack_die = 0
        self.may_step = False
        self.round = 0

    def clone(self) -> "Donjon":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = Donjon(self.seats, self.chance, rules=self.rules)
        copy.copy_dice(self)
        copy.heroes = self.heroes.copy()
        copy.pawns = self.pawns.copy()
        copy.tiles = self.tiles.copy()
        copy.portal = self.portal
        copy.goblins = self.goblins
        copy.slayer = self.slayer.copy()
        copy.chests = self.chests.copy()
        copy.opener = self.opener.copy()
        copy.shown = self.shown
        copy.goblins_killed = self.goblins_killed.copy()
        copy.piles = [entry.copy() for entry in self.piles]
        copy.unused = self.unused.copy()
        copy.discards = self.discards.copy()
        copy.scrolls = [entry.copy() for entry in self.scrolls]
        copy.items = [entry.copy() for entry in self.items]
        copy.card = self.card
        copy.king = self.king
        copy.attack_die = self.attack_die
        copy.may_step = self.may_step
        copy.round = self.round
        return copy

    # End of what is written.

    def lay_out(self) -> None:
        """Nobody has a hero yet; monsters and chests lie where they belong, as they are dealt. (R2.3)"""
        dungeon = self.rules.dungeon
        self.heroes = [NOBODY] * self.seats
        self.pawns = [NOWHERE] * self.seats
        self.goblins_killed = [0] * self.seats
        self.scrolls = [[] for _ in range(self.seats)]
        self.items = [[] for _ in range(self.seats)]
        self.slayer = [NOBODY] * len(MONSTERS)
        self.opener = [NOBODY] * CHESTS
        self.tiles = [NO_TILE] * SQUARES_IN_ALL
        for number, square in enumerate(dungeon.chests):
            self.tiles[square] = TREASURE if number < TREASURE_CHESTS else RELIC

    # Dice

    def bonus(self, seat: int, kind: int) -> int:
        """Those of the mat, of items, and of relics that were found; a curse takes all of a colour. (R8.6, R8.9)"""
        own = self.bonus_faces[seat * KINDS_OF_BONUS + kind]
        if kind == ROLL:
            return own
        if self.card == TAKES_BONUSES and seat == self.turn:
            return 0
        if has(self.items[seat], ITEMS + kind):
            own += 1
        if kind == GREEN:
            return own + 1 if self.has_relic(LENS) else own
        return own + 1 if kind == RED and self.has_relic(BLADE) else own

    def face_bonus(self, seat: int, colour: int) -> int:
        """Bonuses, what a guard room gives, and a potion of this turn. (R7.6, R8.4)"""
        faces = self.bonus(seat, colour)
        if colour == GREEN:
            if self.rules.dungeon.kinds[self.pawns[seat]] == GUARD_ROOM:
                faces += 1
            return faces + 1 if self.card == ADDS_FACE else faces
        return faces + 1 if colour == BLUE and self.card == ADDS_STEP else faces

    def combat_bonus(self, seat: int) -> int:
        """Red bonuses, and a potion or a poison of this turn. (R8.4, R8.9)"""
        strength = self.bonus(seat, RED)
        if self.card == ADDS_STRENGTH:
            return strength + 1
        return strength - 1 if self.card == WEAKENS else strength

    def bonus_gained(self, seat: int, bonus: int) -> None:
        """A first roll bonus counts at once as long as a throw is still to come. (R4.7, R8.10)"""
        is_first = bonus == ROLL and self.bonus_faces[seat * KINDS_OF_BONUS + ROLL] == 1
        if is_first and self.throws > 0 and self.card != TAKES_THROW:
            self.throws += 1

    # Goal

    def has_relic(self, relic: int) -> bool:
        """Was this relic found? (R10.5)"""
        for chest in range(TREASURE_CHESTS, CHESTS):
            if self.chests[chest] == relic:
                return self.opener[chest] != NOBODY
        return False

    def opened(self) -> int:
        """How many chests are open. (R14.1)"""
        return CHESTS - self.opener.count(NOBODY)

    def slain(self, seat: int) -> int:
        """How many monsters a seat has killed."""
        return self.slayer.count(seat)

    def needed(self) -> int:
        """How many chests have to be opened: the best hunter's trophies lower it. (R12.5)"""
        most = 0
        for seat in range(self.seats):
            most = max(most, self.slain(seat))
        return CHESTS - min(most, self.rules.trophies)

    # Squares

    def king_square(self) -> int:
        """Where the king stands; NOWHERE before he comes. (R13.1)"""
        return NOWHERE if self.king == OUTSIDE else self.rules.dungeon.way[self.king]

    def is_foe(self, square: int) -> bool:
        """Does a monster or a goblin lie there? (R12.1)"""
        tile = self.tiles[square]
        return tile == GOBLIN or tile >= MONSTER

    def defence_at(self, square: int) -> int:
        """The defence of the monster or goblin on a square. (R12.2)"""
        tile = self.tiles[square]
        return self.rules.goblin_defence if tile == GOBLIN else self.rules.defence[tile - MONSTER]

    def is_occupied(self, square: int) -> bool:
        """Does a pawn stand there, the king's too? (R7.3)"""
        return has(self.pawns, square) or square == self.king_square()

    def portals(self) -> list[int]:
        """The squares to which one can go back: two printed ones, and that of the tile. (R7.5)"""
        printed = self.rules.dungeon.portals
        return printed if self.portal == NOWHERE or has(printed, self.portal) else [*printed, self.portal]

    def goblin_squares(self) -> list[int]:
        """The squares with goblins."""
        return [square for square in range(SQUARES_IN_ALL) if self.tiles[square] == GOBLIN]

    def chest_at(self, square: int) -> int:
        """The number of the closed chest on a square; NOBODY if there is none. (R10.2)"""
        tile = self.tiles[square]
        return self.rules.dungeon.chests.index(square) if tile in (TREASURE, RELIC) else NOBODY
