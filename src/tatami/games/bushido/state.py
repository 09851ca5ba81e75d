"""The nouns of Bushido: provinces, clans, tiles, discs, honour, and the table they lie on."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.core.luck import Luck
from tatami.core.state import State
from tatami.games.bushido import printed

MOST_SEATS: Final = 5
NOBODY: Final = -1
NOTHING: Final = -1

# The map, read from north to south: 18 provinces for three players, 24 for four, 30 for five. (R2.1, R2.2)
PROVINCES: Final = (
    "dewa", "mutsu", "hitachi", "shimosa",
    "sado", "echigo", "kozuke", "musashi", "kazusa",
    "noto", "kaga", "hida", "shinano", "kai", "sagami",
    "wakasa", "echizen", "mino", "owari", "mikawa", "suruga",
    "tango", "harima", "settsu", "yamato", "ise",
    "izumo", "bizen", "sanuki", "tosa",
)  # fmt: skip
# Where each lies: axial coordinates q, r of pointy-topped hexes.
COORDINATES: Final = (
    (2, 0), (3, 0), (4, 0), (5, 0),
    (1, 1), (2, 1), (3, 1), (4, 1), (5, 1),
    (0, 2), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2),
    (0, 3), (1, 3), (2, 3), (3, 3), (4, 3), (5, 3),
    (0, 4), (1, 4), (2, 4), (3, 4), (4, 4),
    (0, 5), (1, 5), (2, 5), (3, 5),
)  # fmt: skip
PARTS: Final = ("green", "red", "blue")
GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2
PART_OF: Final = [
    RED if place in ((5, 2), (4, 3), (0, 4), (1, 4), (2, 4), (3, 4))
    else BLUE if place in ((5, 3), (4, 4), (0, 5), (1, 5), (2, 5), (3, 5))
    else GREEN
    for place in COORDINATES
]  # fmt: skip
# The provinces on the map, by the number of seats, and the neighbours of each there.
MAP: Final = [
    [hex for hex in range(len(PROVINCES)) if seats >= 3 and PART_OF[hex] <= seats - 3]
    for seats in range(MOST_SEATS + 1)
]
STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
NEIGHBOURS: Final = [
    [
        [
            other
            for other in MAP[seats]
            if (COORDINATES[other][0] - COORDINATES[hex][0], COORDINATES[other][1] - COORDINATES[hex][1]) in STEPS
        ]
        for hex in range(len(PROVINCES))
    ]
    for seats in range(MOST_SEATS + 1)
]

# What a province is. A fortress is the back of any tile. (R2.3, R2.6)
LANDS: Final = ("city", "temple", "town", "village", "mountain", "rice-field", "fortress")
FORTRESS: Final = 6

# Support tiles are kinds; equal tiles are interchangeable. Katana tiles come first, by strength less one. What a tile
# does stands in its row in `tiles`, what a disc does in `discs`. (R4.1)
TILES: Final[tuple[str, ...]] = printed.names("tiles")
KINDS: Final = len(TILES)
KATANA: Final = 3  # Kinds below this are katana tiles.
RONIN: Final = 6  # Tiles of this kind lie on the map too.

# Discs that are fought with come first. (R11.7)
DISCS: Final[tuple[str, ...]] = printed.names("discs")
DISC_KINDS: Final = len(DISCS)
COMBAT_DISCS: Final = 4

ROLES: Final = ("daimyo", "samurai", "bushi", "sensei", "hatamoto")
DAIMYO: Final = 0
SAMURAI: Final = 1
BUSHI: Final = 2
SENSEI: Final = 3
HATAMOTO: Final = 4

PHASES: Final = (
    "appointment", "tea", "treasury", "roles", "schemes", "hatamoto",
    "mobilisation", "combat", "results", "advice", "arms", "audience",
)  # fmt: skip

LAST_PHASE: Final = 12

REASONS: Final = ("shogun", "year")
SHOGUN: Final = 0
YEAR: Final = 1

MOST_TROOPS: Final = 30
ELITE_STRENGTH: Final = 3
ELITE_TOKENS: Final = 3
LEAST_INCOME: Final = 5
MOST_INCOME: Final = 10
DISC_HAND: Final = 4
FEW_DISCS: Final = 4  # With so few left in the piles, they are made anew. (R4.9)
START_TILES: Final = 10
START_HONOUR: Final = 10
TRACK_END: Final = 50
LAST_MONTH: Final = 12

# The tokens of a seat are bits: the two bonus tokens, then the campaign token. (R2.17)
BONUSES: Final = (3, 6)
BONUS_TOKENS: Final = 3
CAMPAIGN_TOKEN: Final = 4

# Of the campaign token: not declared in this turn, declared, second attack under way. (R15)
NO_CAMPAIGN: Final = 0
DECLARED: Final = 1
SECOND_ATTACK: Final = 2

# How far a combat has come.
NO_COMBAT: Final = 0
STACKING: Final = 1
CHOOSING_DISCS: Final = 2
TURNED_UP: Final = 3  # The loser of a duel may still have to retreat.
RESOLVED: Final = 4

# The questions about a stack that each side is asked, always all seven: tens and units of each strength, and the top.
STACK_PARTS: Final = 7

# The lists of a new state are this one until they are dealt or copied. It is never written into.
UNSET: Final[list[int]] = []


def count_all(counts: list[int]) -> int:
    """How many there are of all kinds. As `sum`, for which compiled code has to go through Python."""
    found = 0
    for count in counts:
        found += count
    return found


class Rules:
    """The table options, and the values printed on provinces, tiles and discs. Never changes; clones share it."""

    campaign: bool  # The campaign is played. (R15.1)
    elite: bool  # So are the elite troops. (R15.1)
    deals_provinces: bool  # The provinces are dealt, not chosen. (R2.8)
    stall_guard: bool  # A game in which nothing happens any more is ended. (R14.9)
    loses_troops: bool  # Troops that are sacrificed leave the game. (R11.6)
    honour: list[int]  # Each kind of land brings so much honour.
    koku: list[int]  # Each kind of land feeds so many troops.
    katana: list[int]  # Each kind of land brings so many tiles.
    lands: list[int]  # The map is laid from so many tiles of each kind; they may be more than it needs.
    bag: list[int]  # There are so many support tiles of each kind.
    discs: list[int]  # There are so many discs of each kind.
    sources: dict[str, str]  # It says where the values come from.

    # Written by tools/states.py:
    __slots__ = (
        "bag", "campaign", "deals_provinces", "discs", "elite", "honour", "katana", "koku", "lands", "loses_troops",
        "sources", "stall_guard",
    )  # fmt: skip

    def __init__(
        self,
        *,
        campaign: bool,
        elite: bool,
        deals_provinces: bool,
        stall_guard: bool,
        loses_troops: bool,
        honour: list[int],
        koku: list[int],
        katana: list[int],
        lands: list[int],
        bag: list[int],
        discs: list[int],
        sources: dict[str, str],
    ) -> None:
        self.campaign = campaign
        self.elite = elite
        self.deals_provinces = deals_provinces
        self.stall_guard = stall_guard
        self.loses_troops = loses_troops
        self.honour = honour
        self.koku = koku
        self.katana = katana
        self.lands = lands
        self.bag = bag
        self.discs = discs
        self.sources = sources

    # End of what is written.


@mypyc_attr(acyclic=True)
class Bushido(State):
    """A table of Bushido. Bag and disc piles have no order: a random piece leaves them, which nobody can tell from a
    shuffled pile."""

    rules: Rules  # Shared.
    # By province:
    land: list[int]  # Such land lies there, seen or not; a fortress covers its tile for good.
    shown: list[int]  # It has 1 where everybody has seen the land.
    owner: list[int]  # It belongs to a seat, or to NOBODY.
    troops: list[int]
    elite: list[int]  # So many elite tokens stand there.
    ronin: list[int]
    # By seat:
    fortress: list[int]  # The fortress stands in this province.
    daimyo: list[int]  # It is daimyo honour.
    samurai: list[int]  # It is samurai honour.
    lost: list[int]  # So many troops are out of the game.
    tokens: list[int]  # They are bits: bonus 3, bonus 6, campaign.
    tiles: list[int]  # A seat has so many of a kind, at seat * KINDS + kind.
    discs: list[int]  # A seat has so many of a kind, at seat * DISC_KINDS + kind.
    # At (seat * seats + other) * KINDS + kind: how many such tiles a seat knows another to have, at least.
    spied_tiles: list[int]
    spied_discs: list[int]  # It is the same of discs.
    bag: list[int]  # It has so many support tiles of each kind.
    piles: list[int]  # They have so many discs of each kind to draw.
    spent: list[int]  # All discs that were put away lie in one heap, face down. (R11.15)
    roles: list[int]  # It says which seat has each role this turn.
    # The calendar:
    first: int  # This seat begins.
    turn: int  # It is the turn of this seat.
    month: int  # = 1.
    phase: int  # The turn has come to this phase; it has 0 before its first.
    stalled: int  # Nothing has happened in so many turns in a row.
    campaign: int  # = NO_CAMPAIGN. The campaign has come so far.
    # Of a combat: who against whom, where, with how many. Until both sides have answered, their answers are picks.
    combat: int  # = NO_COMBAT. It has come so far.
    is_revolt: bool
    attacker: int  # = NOBODY.
    defender: int  # = NOBODY.
    source: int  # = NOTHING. The attack comes from this province.
    target: int  # = NOTHING. This province is attacked.
    force: int  # So many troops attack.
    force_elite: int  # So many elite tokens are with them.
    bonus: int  # The attacker was offered so much honour for a victory.
    stacks: list[int]  # A side has laid so many of a kind, at side * KATANA + kind.
    tops: list[int]  # Each side has this tile on top.
    chosen: list[int]  # Each side has chosen this disc.
    totals: list[int]  # Each side has come to this sum.
    conquered: bool  # The attacker has taken the province.
    samurai_lost: bool  # The defender has won.

    # Written by tools/states.py:
    __slots__ = (
        "attacker", "bag", "bonus", "campaign", "chosen", "combat", "conquered", "daimyo", "defender", "discs",
        "elite", "first", "force", "force_elite", "fortress", "is_revolt", "land", "lost", "month", "owner", "phase",
        "piles", "roles", "ronin", "rules", "samurai", "samurai_lost", "shown", "source", "spent", "spied_discs",
        "spied_tiles", "stacks", "stalled", "target", "tiles", "tokens", "tops", "totals", "troops", "turn",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.land = UNSET
        self.shown = UNSET
        self.owner = UNSET
        self.troops = UNSET
        self.elite = UNSET
        self.ronin = UNSET
        self.fortress = UNSET
        self.daimyo = UNSET
        self.samurai = UNSET
        self.lost = UNSET
        self.tokens = UNSET
        self.tiles = UNSET
        self.discs = UNSET
        self.spied_tiles = UNSET
        self.spied_discs = UNSET
        self.bag = UNSET
        self.piles = UNSET
        self.spent = UNSET
        self.roles = UNSET
        self.first = 0
        self.turn = 0
        self.month = 1
        self.phase = 0
        self.stalled = 0
        self.campaign = NO_CAMPAIGN
        self.combat = NO_COMBAT
        self.is_revolt = False
        self.attacker = NOBODY
        self.defender = NOBODY
        self.source = NOTHING
        self.target = NOTHING
        self.force = 0
        self.force_elite = 0
        self.bonus = 0
        self.stacks = UNSET
        self.tops = UNSET
        self.chosen = UNSET
        self.totals = UNSET
        self.conquered = False
        self.samurai_lost = False

    def clone(self) -> "Bushido":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = Bushido(self.seats, self.chance, rules=self.rules)
        copy.copy_table(self)
        copy.land = self.land.copy()
        copy.shown = self.shown.copy()
        copy.owner = self.owner.copy()
        copy.troops = self.troops.copy()
        copy.elite = self.elite.copy()
        copy.ronin = self.ronin.copy()
        copy.fortress = self.fortress.copy()
        copy.daimyo = self.daimyo.copy()
        copy.samurai = self.samurai.copy()
        copy.lost = self.lost.copy()
        copy.tokens = self.tokens.copy()
        copy.tiles = self.tiles.copy()
        copy.discs = self.discs.copy()
        copy.spied_tiles = self.spied_tiles.copy()
        copy.spied_discs = self.spied_discs.copy()
        copy.bag = self.bag.copy()
        copy.piles = self.piles.copy()
        copy.spent = self.spent.copy()
        copy.roles = self.roles.copy()
        copy.first = self.first
        copy.turn = self.turn
        copy.month = self.month
        copy.phase = self.phase
        copy.stalled = self.stalled
        copy.campaign = self.campaign
        copy.combat = self.combat
        copy.is_revolt = self.is_revolt
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.source = self.source
        copy.target = self.target
        copy.force = self.force
        copy.force_elite = self.force_elite
        copy.bonus = self.bonus
        copy.stacks = self.stacks.copy()
        copy.tops = self.tops.copy()
        copy.chosen = self.chosen.copy()
        copy.totals = self.totals.copy()
        copy.conquered = self.conquered
        copy.samurai_lost = self.samurai_lost
        return copy

    # End of what is written.

    # Seats

    def next_seat(self, seat: int) -> int:
        """The left neighbour, clockwise."""
        following = seat + 1
        return 0 if following == self.seats else following

    def round_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The other seats clockwise, beginning with the left neighbour."""
        return self.round_from(seat)[1:]

    # Provinces

    def is_fortress(self, hex: int) -> bool:
        """Is this somebody's clan fortress?"""
        return self.land[hex] == FORTRESS

    def provinces(self, seat: int) -> list[int]:
        """The provinces a seat owns, the fortress among them."""
        return [hex for hex, owner in enumerate(self.owner) if owner == seat]

    def printed(self, values: list[int], seat: int) -> int:
        """What is printed on all provinces of a seat together: one value for each kind of land."""
        land = self.land
        total = 0
        for hex, owner in enumerate(self.owner):
            if owner == seat:
                total += values[land[hex]]
        return total

    def strength(self, hex: int) -> int:
        """The troops in a province, an elite token counting three, against Ronin too. (R15.6)"""
        return self.troops[hex] + ELITE_STRENGTH * self.elite[hex]

    def koku(self, seat: int) -> int:
        """How many troops a seat's rice feeds. (R2.12)"""
        return min(self.printed(self.rules.koku, seat), MOST_TROOPS)

    def income(self, seat: int) -> int:
        """How many tiles a seat draws as Daimyo. (R2.13)"""
        return max(LEAST_INCOME, min(self.printed(self.rules.katana, seat), MOST_INCOME))

    def on_map(self, seat: int) -> int:
        """A seat's troops on the map, those on the march too; elite tokens do not count. (R15.6)"""
        troops = self.troops
        total = 0
        for hex, owner in enumerate(self.owner):
            if owner == seat:
                total += troops[hex]
        if self.is_marching() and self.turn == seat:
            total += self.force
        return total

    def is_marching(self) -> bool:
        """Have troops left their province to attack, and are they not yet back or settled?"""
        return NO_COMBAT < self.combat < RESOLVED and not self.is_revolt

    def is_connected(self, seat: int, hex: int) -> bool:
        """Does a province touch another one of the same seat? (R10.2)"""
        return len(self.borders(seat, hex)) > 0

    def connected(self, seat: int, hex: int) -> list[int]:
        """The provinces that troops can reach from this one through a seat's own land. (R10.2)"""
        reached = [hex]
        for here in reached:
            for other in NEIGHBOURS[self.seats][here]:
                if self.owner[other] == seat and other not in reached:
                    reached.append(other)
        return sorted(reached[1:])

    def borders(self, seat: int, hex: int) -> list[int]:
        """The provinces of a seat next to this one."""
        return [other for other in NEIGHBOURS[self.seats][hex] if self.owner[other] == seat]

    def can_be_bushi(self, seat: int) -> bool:
        """Does a seat own a province that the Daimyo could attack? (R8.3)"""
        return any(hex != self.fortress[seat] and self.borders(self.turn, hex) for hex in self.provinces(seat))

    # Screens

    def held(self, seat: int, kind: int) -> int:
        """How many tiles of a kind lie behind a screen."""
        return self.tiles[seat * KINDS + kind]

    def tile_count(self, seat: int) -> int:
        """How many tiles lie behind a screen, or in the stack before it."""
        return count_all(self.tiles[seat * KINDS : (seat + 1) * KINDS])

    def has_disc(self, seat: int, disc: int) -> bool:
        """Does a seat hold such a disc?"""
        return self.discs[seat * DISC_KINDS + disc] > 0

    def disc_count(self, seat: int) -> int:
        """How many discs a seat holds."""
        return count_all(self.discs[seat * DISC_KINDS : (seat + 1) * DISC_KINDS])

    def has_tactic(self, seat: int) -> bool:
        """Does a seat hold a disc that can be used in combat? (R11.7)"""
        return count_all(self.discs[seat * DISC_KINDS : seat * DISC_KINDS + COMBAT_DISCS]) > 0

    # Combat

    def sides(self) -> list[int]:
        """The attacker and the defender."""
        return [self.attacker, self.defender]

    def answers(self, seat: int) -> tuple[int, ...]:
        """What a seat has answered in secret."""
        return self.picks[seat] if self.picks else ()

    def side(self, seat: int) -> int:
        """0 for the attacker, 1 for the defender."""
        return 0 if seat == self.attacker else 1

    def stack_size(self, side: int) -> int:
        """How many tiles a side stacked."""
        return count_all(self.stacks[side * KATANA : (side + 1) * KATANA])

    def attack_strength(self) -> int:
        """The troops of the attacker. (R11.1, R15.6)"""
        if self.is_revolt:
            return self.ronin[self.target]
        return self.force + ELITE_STRENGTH * self.force_elite

    def month_draw(self) -> int:
        """How many tiles To Arms gives in this month. (R14.2)"""
        return (min(self.month, LAST_MONTH) + 3) // 4
