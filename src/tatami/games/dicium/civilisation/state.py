"""The nouns of Civilisation: tiles, pawns, monsters, philosophers and objectives, and the table they lie on."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.core.luck import Luck
from tatami.games.dicium.choices import ROLL
from tatami.games.dicium.civilisation.archipelago import OPEN, SEATED_AT, SQUARE_COUNT, Archipelago
from tatami.games.dicium.civilisation.cards import ADDS_FACES, CHEAPENS_TEMPLE, PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import TEMPLE, TEMPLE_FACES
from tatami.games.dicium.combinations import colour, dice_needed, number
from tatami.games.dicium.dice import BLUE, GREEN, YELLOW
from tatami.games.dicium.state import KINDS_OF_BONUS, DiceTable

# Tiles, and the four types of which a region holds one a player; a capital counts as a hero. (R9.2)
CAPITAL: Final = 0
HERO_TILE: Final = 1  # + hero
CITY: Final = 4
TEMPLE_TILE: Final = 5
WONDER: Final = 6
TILES: Final = ("capital", "hero-redeploy", "hero-roll", "hero-colour", "city", "temple", "wonder")
TILE_KINDS: Final = 7
HERO_TYPE: Final = 0
CITY_TYPE: Final = 1
TEMPLE_TYPE: Final = 2
WONDER_TYPE: Final = 3
TYPES: Final = 4
TYPE_OF: Final = [HERO_TYPE, HERO_TYPE, HERO_TYPE, HERO_TYPE, CITY_TYPE, TEMPLE_TYPE, WONDER_TYPE]
SUPPLY: Final = [4, 5, 2, 1]  # The tiles of each type that a player has, the capital among the heroes. (R2.1)
NO_TILE: Final = 0

# Heroes, as bits. (R9.5)
REDEPLOYS: Final = 1
ROLLS: Final = 2
COLOURS_MORE: Final = 4
ALL_HEROES: Final = 7

MONSTERS: Final = ("minotaur", "cyclops", "medusa", "scylla", "hydra")
ALL_MONSTERS: Final = 31

# Where points come from while the game lasts, and how many there are for each. (R9.4, R10.3, R10.4, R10.6)
SOURCES: Final = ("city", "temple", "wonder", "attack", "monster", "wrath")
FROM_CITY: Final = 0
FROM_TEMPLE: Final = 1
FROM_WONDER: Final = 2
FROM_ATTACK: Final = 3
FROM_MONSTER: Final = 4
FROM_WRATH: Final = 5
POINTS: Final = [1, 3, 4, 2, 3, 2]
REGION_POINTS: Final = 2  # (R14.5)
PHILOSOPHER_POINTS: Final = 2  # (R14.5)
VICTORY_CARDS: Final = 43  # (R2.6)
PILES: Final = [0, 43, 24, 33, 40]  # The stack, by the number of players. (R2.6, R15.1)
FIVE_TILES: Final = 3  # (R2.6)
WORTH_OF_TILE: Final = 5
ROUND_LIMIT: Final = 40  # (R14.4)
SOLO_TURNS: Final = 12  # (R15.1)

# What a combination does. The first seven are in the table of combinations of values.
STEP: Final = 0  # (R8.4)
HAND_OR_BONUS: Final = 1  # (R8.5)
TAKE_CARD: Final = 2  # (R8.6)
PLACE_HERO: Final = 3  # (R8.7)
GREAT_CITY: Final = 4  # (R8.8)
WRATH: Final = 5  # (R8.9)
WONDER_OR_TRAVEL: Final = 6  # (R8.10)
SAIL: Final = 7  # (R8.1)
MARCH: Final = 8  # (R8.2)
BUILD_CITY: Final = 9  # (R8.11)
BUILD_TEMPLE: Final = 10  # (R8.12)
DEEDS: Final = (
    "step", "hand-or-bonus", "philosopher", "hero", "great-city", "wrath", "wonder", "sail", "march", "city",
    "temple",
)  # fmt: skip

# What objectives count. (R13.5)
MEASURES: Final = (
    "cities", "temples", "wonder", "heroes", "sea_tiles", "land_tiles", "regions", "philosophers", "monsters",
    "attacks_won", "bonuses", "central_buildings", "invading_great",
)  # fmt: skip
AGAINST_OTHERS: Final = ("attacks_won", "invading_great")  # Nobody reaches these alone. (R15.2)

# Why a game ended. (R14.2, R14.4, R15.1)
REASONS: Final = ("stack", "rounds", "turns")
STACK: Final = 0
ROUNDS: Final = 1
TURNS: Final = 2

NOBODY: Final = -1
NO_MAT: Final = -1
NO_SECRET: Final = -1
SPECTATORS: Final = 4  # Their bit among those who know a card.
EVERYBODY: Final = 31
UNSET: Final[list[int]] = []  # New lists are this one until they are dealt; nobody writes into it.


class Rules:
    """The table options and the values in play. Never changes; clones share it."""

    dealt_mats: bool  # Mats are dealt, not chosen. (R2.3)
    compensates: bool  # Later players get points in the final count. (R14.7)
    archipelago: Archipelago
    lairs: list[int]  # The square of each monster. (R2.5)
    lair_of: list[int]  # By square: the monster that has its lair there, or NOBODY.
    defences: list[int]  # The strength that beats each monster. (R10.4)
    mats: list[list[int]]  # The bonuses of each colour.
    deeds: list[int]  # What each combination of values does.
    hero_colours: list[int]  # The colour that the hero of each mat adds to. (R9.8)
    hero_faces: list[int]  # How many faces that hero adds. (R9.8)
    numbers: list[int]  # The number in the effect of each philosopher; 0 if there is none. (R12)
    deck: list[int]  # The philosophers in play.
    common_needs: list[list[tuple[int, int]]]  # Of each common objective: one of MEASURES, and how much of it.
    common_points: list[int]
    secret_needs: list[list[tuple[int, int]]]
    secret_points: list[int]
    compensation: list[int]  # The points of each place in the turn order. (R14.7)
    sources: dict[str, str]  # Where the values come from.

    # Written by tools/states.py:
    __slots__ = (
        "archipelago", "common_needs", "common_points", "compensates", "compensation", "dealt_mats", "deck", "deeds",
        "defences", "hero_colours", "hero_faces", "lair_of", "lairs", "mats", "numbers", "secret_needs",
        "secret_points", "sources",
    )  # fmt: skip

    def __init__(
        self,
        *,
        dealt_mats: bool,
        compensates: bool,
        archipelago: Archipelago,
        lairs: list[int],
        lair_of: list[int],
        defences: list[int],
        mats: list[list[int]],
        deeds: list[int],
        hero_colours: list[int],
        hero_faces: list[int],
        numbers: list[int],
        deck: list[int],
        common_needs: list[list[tuple[int, int]]],
        common_points: list[int],
        secret_needs: list[list[tuple[int, int]]],
        secret_points: list[int],
        compensation: list[int],
        sources: dict[str, str],
    ) -> None:
        self.dealt_mats = dealt_mats
        self.compensates = compensates
        self.archipelago = archipelago
        self.lairs = lairs
        self.lair_of = lair_of
        self.defences = defences
        self.mats = mats
        self.deeds = deeds
        self.hero_colours = hero_colours
        self.hero_faces = hero_faces
        self.numbers = numbers
        self.deck = deck
        self.common_needs = common_needs
        self.common_points = common_points
        self.secret_needs = secret_needs
        self.secret_points = secret_points
        self.compensation = compensation
        self.sources = sources

    # End of what is written.


def lairs_by_square(lairs: list[int]) -> list[int]:
    """By square the monster that has its lair there, or NOBODY, from the square of each monster."""
    found = [NOBODY] * SQUARE_COUNT
    for monster, square in enumerate(lairs):
        found[square] = monster
    return found


@mypyc_attr(acyclic=True)
class Civilisation(DiceTable):
    """A table of Civilisation. Lists have one entry a seat, if nothing else is said."""

    rules: Rules  # Shared.
    round: int  # 1 in the first round.
    colours: list[int]  # The colour of each mat; NO_MAT until it is chosen.
    # The board:
    tiles: list[int]  # By square: NO_TILE, or 1 + seat * TILE_KINDS + its kind.
    pawns: list[int]  # The square of each pawn.
    regions: list[int]  # By seat * TYPES + type: a bit for each region where the seat has a tile of the type.
    at_sea: list[int]  # How many tiles of each seat lie on sea squares.
    heroes: list[int]  # A bit for each hero that has left the mat.
    monsters: int  # = ALL_MONSTERS. A bit for each monster on the board.
    slain: list[int]  # A bit for each monster that a seat has beaten.
    # Points:
    gained: list[int]  # By seat * len(SOURCES) + source.
    attacks_won: list[int]
    pile: int  # The cards of the stack.
    spare: int  # The cards of the reserve of points.
    cards: list[int]  # The point cards that each seat holds.
    fives: list[int]  # The tiles of five points that each seat holds.
    # Philosophers, as bits:
    hands: list[int]
    open: list[int]  # Those that lie face up, in order.
    deck: list[int]
    removed: int  # Those that have left the game.
    known: list[int]  # Shared. By philosopher: a bit for each seat, and SPECTATORS, that knows where it is.
    # Objectives:
    common: list[int]  # The common objectives that lie open.
    taken: list[int]  # A bit for each common objective that a seat has taken.
    given_up: int  # A bit for each common objective that was discarded for a larger hand.
    dealt: list[int]  # Shared. A bit for each secret objective that a seat was dealt.
    secrets: list[int]  # The one that it kept; NO_SECRET until it has chosen.
    # A turn:
    has_acted: bool  # The first action was begun.
    attack_die: int  # How the combat die fell in the last attack on a player; a defender's may follow at once.
    has_redeployed: bool
    boosts: int  # A bit for each philosopher that was played for the action that comes next. (R11.7)

    # Written by tools/states.py:
    __slots__ = (
        "at_sea", "attack_die", "attacks_won", "boosts", "cards", "colours", "common", "dealt", "deck", "fives",
        "gained", "given_up", "hands", "has_acted", "has_redeployed", "heroes", "known", "monsters", "open", "pawns",
        "pile", "regions", "removed", "round", "rules", "secrets", "slain", "spare", "taken", "tiles",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.round = 0
        self.colours = UNSET
        self.tiles = UNSET
        self.pawns = UNSET
        self.regions = UNSET
        self.at_sea = UNSET
        self.heroes = UNSET
        self.monsters = ALL_MONSTERS
        self.slain = UNSET
        self.gained = UNSET
        self.attacks_won = UNSET
        self.pile = 0
        self.spare = 0
        self.cards = UNSET
        self.fives = UNSET
        self.hands = UNSET
        self.open = UNSET
        self.deck = UNSET
        self.removed = 0
        self.known = UNSET
        self.common = UNSET
        self.taken = UNSET
        self.given_up = 0
        self.dealt = UNSET
        self.secrets = UNSET
        self.has_acted = False
        self.attack_die = 0
        self.has_redeployed = False
        self.boosts = 0

    def clone(self) -> "Civilisation":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = Civilisation(self.seats, self.chance, rules=self.rules)
        copy.copy_dice(self)
        copy.round = self.round
        copy.colours = self.colours.copy()
        copy.tiles = self.tiles.copy()
        copy.pawns = self.pawns.copy()
        copy.regions = self.regions.copy()
        copy.at_sea = self.at_sea.copy()
        copy.heroes = self.heroes.copy()
        copy.monsters = self.monsters
        copy.slain = self.slain.copy()
        copy.gained = self.gained.copy()
        copy.attacks_won = self.attacks_won.copy()
        copy.pile = self.pile
        copy.spare = self.spare
        copy.cards = self.cards.copy()
        copy.fives = self.fives.copy()
        copy.hands = self.hands.copy()
        copy.open = self.open.copy()
        copy.deck = self.deck.copy()
        copy.removed = self.removed
        copy.known = self.known
        copy.common = self.common.copy()
        copy.taken = self.taken.copy()
        copy.given_up = self.given_up
        copy.dealt = self.dealt
        copy.secrets = self.secrets.copy()
        copy.has_acted = self.has_acted
        copy.attack_die = self.attack_die
        copy.has_redeployed = self.has_redeployed
        copy.boosts = self.boosts
        return copy

    # End of what is written.

    # Tiles and points

    def count(self, seat: int, type: int) -> int:
        """How many tiles of a type a seat has on the board; its capital is one of the heroes. (R9.2)"""
        return self.regions[seat * TYPES + type].bit_count()

    def has_supply(self, seat: int, type: int) -> bool:
        """Is a tile of this type left to place? (R9.3)"""
        return self.count(seat, type) < SUPPLY[type]

    def occupied(self, seat: int) -> int:
        """A bit for each region where a seat has a tile of any type."""
        first = seat * TYPES
        held = self.regions
        return held[first] | held[first + 1] | held[first + 2] | held[first + 3]

    def tile_count(self, seat: int) -> int:
        """How many tiles a seat has on the board, its capital among them."""
        found = 0
        for type in range(TYPES):
            found += self.count(seat, type)
        return found

    def points(self, seat: int) -> int:
        """The points that a seat has gained so far."""
        first = seat * len(SOURCES)
        return sum(self.gained[first : first + len(SOURCES)])

    def noted(self, seat: int) -> int:
        """The points for which there was neither card nor tile. (R14.3)"""
        return self.points(seat) - self.cards[seat] - WORTH_OF_TILE * self.fives[seat]

    def capital(self, seat: int) -> int:
        """The square of a seat's capital. (R2.4)"""
        return self.rules.archipelago.capitals[SEATED_AT[self.seats][seat]]

    def owner(self, square: int) -> int:
        """Whose tile lies on a square; NOBODY if there is none."""
        return NOBODY if self.tiles[square] == NO_TILE else (self.tiles[square] - 1) // TILE_KINDS

    # Who stands where

    def pawn_on(self, seat: int, square: int) -> int:
        """The seat of another pawn on a square, or NOBODY."""
        for other in range(self.seats):
            if other != seat and self.pawns[other] == square:
                return other
        return NOBODY

    def monster_on(self, square: int) -> int:
        """The monster on a square, or NOBODY."""
        monster = self.rules.lair_of[square]
        return monster if monster >= 0 and self.monsters >> monster & 1 else NOBODY

    def is_closed(self, seat: int, square: int) -> bool:
        """Is a square another player's capital, which nobody else enters? (R7.3)"""
        return self.rules.archipelago.closed[self.seats][seat][square] != OPEN

    def is_free(self, seat: int, square: int) -> bool:
        """Is there neither tile, nor monster, nor another pawn on a square? (R9.1)"""
        if self.tiles[square] != NO_TILE or self.pawn_on(seat, square) >= 0:
            return False
        monster = self.rules.lair_of[square]
        return monster < 0 or not self.monsters >> monster & 1

    def havens(self, seat: int) -> list[int]:
        """Where a pawn can retreat to: its capital, and its heroes without another pawn. (R10.5)"""
        found: list[int] = [self.capital(seat)]
        if self.heroes[seat]:
            low = 1 + seat * TILE_KINDS + HERO_TILE
            for square, tile in enumerate(self.tiles):
                if low <= tile < low + 3 and self.pawn_on(seat, square) < 0:
                    found.append(square)
        return found

    # Philosophers

    def has_card(self, seat: int, card: int) -> bool:
        """Does a seat hold a philosopher?"""
        return self.hands[seat] >> card & 1 == 1

    def hand_size(self, seat: int) -> int:
        """How many philosophers a seat holds: everybody sees that."""
        return self.hands[seat].bit_count()

    def known_cards(self, holder: int, observer: int) -> list[int]:
        """The philosophers of a hand that an observer, a seat or SPECTATORS, knows of. (R16.1)"""
        hand = self.hands[holder]
        return [card for card in range(len(PHILOSOPHERS)) if hand >> card & 1 and self.known[card] >> observer & 1]

    def shown_cards(self, holder: int) -> list[int]:
        """The philosophers of a hand that everybody knows of. (R16.1)"""
        hand = self.hands[holder]
        return [card for card in range(len(PHILOSOPHERS)) if hand >> card & 1 and self.known[card] == EVERYBODY]

    def has_secret_cards(self, seat: int) -> bool:
        """Does a seat hold a philosopher that not everybody knows of? Everybody can count that."""
        hand = self.hands[seat]
        card = 0
        while hand:
            if hand & 1 and self.known[card] != EVERYBODY:
                return True
            hand >>= 1
            card += 1
        return False

    def might_hold(self, seat: int, card: int) -> bool:
        """Could a seat hold a philosopher, by what everybody knows? Then it is asked, so that it tells nothing.
        (R11.5)"""
        if self.known[card] == EVERYBODY:
            return self.has_card(seat, card)
        return self.has_secret_cards(seat)

    def has_cards_to_take(self) -> bool:
        """Is there any philosopher to be had? (R8.6)"""
        return len(self.open) > 0 or len(self.deck) > 0

    # Bonuses from elsewhere than the mat

    def bonus(self, seat: int, kind: int) -> int:
        """The bonuses of the mat, and those of the heroes that have left it: a colour, or a third throw. (R9.7,
        R9.8)"""
        found = self.bonus_faces[seat * KINDS_OF_BONUS + kind]
        heroes = self.heroes[seat]
        if kind == ROLL:
            return found + 1 if heroes & ROLLS else found
        if heroes & COLOURS_MORE:
            mat = self.colours[seat]
            if self.rules.hero_colours[mat] == kind:
                return found + self.rules.hero_faces[mat]
        return found

    def face_bonus(self, seat: int, colour: int) -> int:
        """What is added to a combination of a colour: bonuses; to green also the quarry under the pawn, and
        Aristotle. (R3.8, R7.6, R12.3)"""
        found = self.bonus(seat, colour)
        if colour == GREEN:
            square = self.pawns[seat]
            if self.rules.archipelago.quarries[square] and self.tiles[square] == NO_TILE:
                found += 1
            if self.boosts >> ADDS_FACES & 1:
                found += self.rules.numbers[ADDS_FACES]
        return found

    def counts_dice(self, colour: int) -> bool:
        """Moves on sea and land name the number of their dice. (R8.3)"""
        return colour == BLUE or colour == YELLOW  # noqa: PLR1714 - in plain Python a tuple is slower

    def temple_faces(self) -> int:
        """How many green faces a temple takes; fewer with Hypatia. (R8.12, R12.15)"""
        return self.rules.numbers[CHEAPENS_TEMPLE] if self.boosts >> CHEAPENS_TEMPLE & 1 else TEMPLE_FACES

    def dice_to_pay(self, seat: int, choice: int) -> int:
        """How many dice a combination of a colour takes; a temple as many as its faces need. (R3.9, R8.3)"""
        if self.counts_dice(colour(choice)):
            return number(choice)
        if choice == TEMPLE:
            return dice_needed(self.temple_faces(), self.face_bonus(seat, GREEN))
        return super().dice_to_pay(seat, choice)

    def terrain(self, square: int) -> int:
        """SEA or LAND; a tile does not change it. (R7.2)"""
        return self.rules.archipelago.terrain[square]
