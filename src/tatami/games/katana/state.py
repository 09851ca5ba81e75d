"""The nouns of Katana: cards, characters, roles, and the table they lie on."""

from typing import Any, Final

from tatami.core._types import i64, mypyc_attr
from tatami.core.luck import Luck
from tatami.core.state import State
from tatami.games.katana.memory import Memory, nothing_seen
from tatami.games.katana.printed import names

# Cards are kinds, numbered as content.toml has them; equal cards are interchangeable. Weapons come first, then
# permanents, then actions (R5.1). Those that rules name apart from their row in `cards` have a constant.
CARDS: Final = names("cards")
WEAPONS: Final = 13  # Kinds below this are weapons.
ARMOUR: Final = 13
FAST_DRAW: Final = 14
FOCUS: Final = 15
BUSHIDO: Final = 16
PARRY: Final = 17
DAIMYO: Final = 20

# A power works wherever its occasion comes: whoever draws, strikes or counts asks for the character. (R13.1)
CHARACTERS: Final = names("characters")
BENKEI: Final = 0
CHIYOME: Final = 1
GINCHIYO: Final = 2
GOEMON: Final = 3
HANZO: Final = 4
HIDEYOSHI: Final = 5
IEYASU: Final = 6
KOJIRO: Final = 7
MUSASHI: Final = 8
NOBUNAGA: Final = 9
TOMOE: Final = 10
USHIWAKA: Final = 11

ROLES: Final = ("shogun", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3")
SHOGUN: Final = 0
SAMURAI: Final = 1
RONIN: Final = 2
NINJA: Final = 3  # From this on come the ninjas with one, two and three stars.
TEAMS: Final = ("shogun", "ronin", "ninja")
# Samurai win with the shogun, the ninjas together, the ronin alone. (R1.2)
TEAM_OF_ROLE: Final = (0, 0, 1, 2, 2, 2)

HAND_LIMIT: Final = 7
NOBODY: Final = -1
NOTHING: Final = -1
OUT_OF_REACH: Final = 99

MOST_SEATS: Final = 7
FARTHEST: Final = 9  # No weapon reaches farther.
BIT: Final = [1 << place for place in range(len(CARDS))]
EVERY_SEAT: Final = (1 << MOST_SEATS) - 1

# The left neighbour, harmless or not, and the other seats clockwise, by [seats][seat]. (R2.8)
LEFT: Final = [[(seat + 1) % seats for seat in range(seats)] for seats in range(MOST_SEATS + 1)]
CIRCLE: Final = [
    [[(seat + step) % seats for step in range(1, seats)] for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]


def steps_away(seats: int, attacker: int, upright: int) -> list[int]:
    """How many steps each seat is from the attacker when the seats of a bit mask are upright: the others
    are no targets and not counted. (R4.2, R4.4, R6.1, R6.2)"""
    away = [OUT_OF_REACH] * seats
    targets = [seat for seat in CIRCLE[seats][attacker] if upright & BIT[seat]]
    for place, seat in enumerate(targets):
        away[seat] = min(place + 1, len(targets) - place)
    return away


def within_reach(seats: int, attacker: int, upright: int) -> list[int]:
    """For each precision the seats that a weapon reaches if nobody has a guard, as a bit mask. (R6.4)"""
    reached = [0] * (FARTHEST + 1)
    for seat, steps in enumerate(steps_away(seats, attacker, upright)):
        for precision in range(steps, FARTHEST + 1):
            reached[precision] |= BIT[seat]
    return reached


# The same, by [character][seats][attacker][upright]: a table asks it all the time. Kojirō reaches everybody. (R13.9)
NEAR: Final = [
    [
        [[within_reach(seats, attacker, upright) for upright in range(1 << seats)] for attacker in range(seats)]
        for seats in range(MOST_SEATS + 1)
    ]
] * len(CHARACTERS)
NEAR[KOJIRO] = [
    [[[upright & ~BIT[attacker]] * (FARTHEST + 1) for upright in range(1 << seats)] for attacker in range(seats)]
    for seats in range(MOST_SEATS + 1)
]

# The bit of `guards` for each level of guards before a seat, by [level][seat]. Nine levels use up the precision of
# any weapon, so no more are written down: nine levels of seven seats are all that an i64 holds. (R6.3)
GUARD_BITS: Final = [[1 << MOST_SEATS * level + seat for seat in range(MOST_SEATS)] for level in range(FARTHEST)]

# The seats of a bit mask.
SEATS_OF: Final = [[seat for seat in range(MOST_SEATS) if mask & BIT[seat]] for mask in range(EVERY_SEAT + 1)]

# What a new state's lists are until they are dealt or copied: nobody ever writes into these.
UNSET: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []
NO_MEMORY: Final = nothing_seen(0)

# Why a game ended.
REASONS: Final = ("exhaustion", "honour", "bushido", "lost-blade", "sword")
EXHAUSTION: Final = 0
LAST_HONOUR: Final = 1
BUSHIDO_HONOUR: Final = 2
LOST_BLADE: Final = 3
SWORD: Final = 4


class Rules:
    """The table options, and the printed values of the cards and characters. Never changes; clones share it."""

    eager: bool  # The pile is renewed as soon as its last card has come to rest. (R8.3)
    geisha_any: bool  # A Geisha may discard a permanent of her own player too.
    sword_first: bool  # The end by the sword comes before that by honour.
    negative_totals: bool  # Totals of the scoring may be below 0.
    copies: list[int]  # The deck has so many of each kind of card.
    precision: list[int]  # Each kind of card reaches so far; what is no weapon has 0.
    damage: list[int]  # Each kind of card wounds so much; what is no weapon has 0.
    life: list[int]  # Each character has so much life.
    deck: list[int]  # = [kind for kind, count in enumerate(copies) for _ in range(count)]. It has every card.

    # Written by tools/states.py:
    __slots__ = (
        "copies", "damage", "deck", "eager", "geisha_any", "life", "negative_totals", "precision", "sword_first",
    )  # fmt: skip

    def __init__(
        self,
        *,
        eager: bool,
        geisha_any: bool,
        sword_first: bool,
        negative_totals: bool,
        copies: list[int],
        precision: list[int],
        damage: list[int],
        life: list[int],
    ) -> None:
        self.eager = eager
        self.geisha_any = geisha_any
        self.sword_first = sword_first
        self.negative_totals = negative_totals
        self.copies = copies
        self.precision = precision
        self.damage = damage
        self.life = life
        self.deck = [kind for kind, count in enumerate(copies) for _ in range(count)]

    # End of what is written.


def blow(rules: Rules, weapon: int, fast_draws: int, attacker: int, target: int) -> int:
    """What an unparried weapon of one character does to another: print, Fast Draws, Musashi; Ginchiyo's cut comes
    last, never below 1. (R6.8, R12.15, R13.4, R13.10)"""
    damage = rules.damage[weapon] + fast_draws
    if attacker == MUSASHI:
        damage += 1
    if target == GINCHIYO and damage > 1:
        damage -= 1
    return damage


def guard_of(character: int, armours: int) -> int:
    """By how much a character behind so many Armours is harder to hit. (R6.3, R12.14, R13.2)"""
    return armours + 1 if character == BENKEI else armours


@mypyc_attr(acyclic=True)
class Katana(State):
    """A table of Katana. Lists have one entry a seat; hands and piles hold card kinds. The draw pile has no order: a
    random card leaves it. Nobody ever sees its order, so the odds are the same."""

    rules: Rules  # Shared.
    roles: list[int]  # Shared.
    characters: list[int]  # Shared.
    life: list[int]
    honour: list[int]  # Shared.
    hands: list[list[int]]  # = NO_HANDS.
    armours: list[int]  # Shared. So many lie before each seat.
    fast_draws: list[int]  # Shared. So many lie before each seat.
    focuses: list[int]  # Shared. So many lie before each seat.
    pile: list[int]
    discards: list[int]
    memory: Memory  # = NO_MEMORY. All saw what it keeps. It is written into through `noting` only.
    resolving: int  # = NOTHING. This card is being played.
    bushido_at: int  # = NOBODY. Code of Bushido lies before this seat.
    turn: int  # It is the turn of this seat.
    weapons_played: int  # So many were played in this turn.
    ended_by: int  # = NOBODY. This seat ended the game.
    victim: int  # = NOBODY. This seat was defeated then.
    # What follows from the rest, kept by the verbs: a bit for each seat
    alive: i64  # These have life.
    holding: i64  # These have cards.
    laid: i64  # These have a permanent, kind by kind.
    guards: i64  # These have a guard, level by level, as GUARD_BITS says.

    # Written by tools/states.py:
    __slots__ = (
        "alive", "armours", "bushido_at", "characters", "discards", "ended_by", "fast_draws", "focuses", "guards",
        "hands", "holding", "honour", "laid", "life", "memory", "pile", "resolving", "roles", "rules", "turn",
        "victim", "weapons_played",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.roles = UNSET
        self.characters = UNSET
        self.life = UNSET
        self.honour = UNSET
        self.hands = NO_HANDS
        self.armours = UNSET
        self.fast_draws = UNSET
        self.focuses = UNSET
        self.pile = UNSET
        self.discards = UNSET
        self.memory = NO_MEMORY
        self.resolving = NOTHING
        self.bushido_at = NOBODY
        self.turn = 0
        self.weapons_played = 0
        self.ended_by = NOBODY
        self.victim = NOBODY
        self.alive = 0
        self.holding = 0
        self.laid = 0
        self.guards = 0

    def clone(self) -> "Katana":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = Katana(self.seats, self.chance, rules=self.rules)
        copy.copy_table(self)
        copy.roles = self.roles
        copy.characters = self.characters
        copy.life = self.life.copy()
        copy.honour = self.honour
        copy.hands = [entry.copy() for entry in self.hands]
        copy.armours = self.armours
        copy.fast_draws = self.fast_draws
        copy.focuses = self.focuses
        copy.pile = self.pile.copy()
        copy.discards = self.discards.copy()
        copy.memory = self.memory.clone()
        copy.resolving = self.resolving
        copy.bushido_at = self.bushido_at
        copy.turn = self.turn
        copy.weapons_played = self.weapons_played
        copy.ended_by = self.ended_by
        copy.victim = self.victim
        copy.alive = self.alive
        copy.holding = self.holding
        copy.laid = self.laid
        copy.guards = self.guards
        return copy

    # End of what is written.

    def noting(self) -> Memory:
        """The memory, to be written into: what the table shares with a clone it has for itself from now on."""
        if self.memory.is_shared:
            self.memory = self.memory.copy()
        return self.memory

    def is_harmless(self, seat: int) -> bool:
        """No life or no hand: no target for weapons and cries, and not counted for difficulty. (R4.1)"""
        return self.life[seat] == 0 or not self.hands[seat]

    def is_team(self, one: int, other: int) -> bool:
        """Do these seats win together?"""
        return TEAM_OF_ROLE[self.roles[one]] == TEAM_OF_ROLE[self.roles[other]]

    def is_lone_shogun(self, seat: int) -> bool:
        """The shogun of a three-player game, who has rules of his own."""
        return self.seats == 3 and self.roles[seat] == SHOGUN

    def is_role_open(self, seat: int) -> bool:
        """Does a role lie open during the game? The shogun's does, with three players all do. (R2.3, R11.8, R14.1)"""
        return self.seats == 3 or self.roles[seat] == SHOGUN

    def weapon_limit(self, seat: int) -> int:
        """How many weapons a seat may play in its turn, asked anew for each. (R3.7, R3.8, R11.3, R12.16, R13.5)"""
        limit = 1 + self.focuses[seat]
        if self.characters[seat] == GOEMON:
            limit += 1
        if self.seats == 3 and self.roles[seat] == SHOGUN:
            limit += 1
        return limit

    def draws_a_turn(self, seat: int) -> int:
        """How many cards a seat draws in its draw phase. (R3.5, R11.2, R13.7)"""
        cards = 2
        if self.characters[seat] == HIDEYOSHI:
            cards += 1
        if self.seats == 3 and self.roles[seat] == SHOGUN:
            cards += 1
        return cards

    def survey(self) -> None:
        """Work `alive`, `holding`, `laid` and `guards` out from the table; afterwards the verbs keep them."""
        self.alive = 0
        self.holding = 0
        self.laid = 0
        self.guards = 0
        for seat in range(self.seats):
            if self.life[seat] > 0:
                self.alive |= 1 << seat
            if self.hands[seat]:
                self.holding |= 1 << seat
            for place, permanents in enumerate((self.armours, self.fast_draws, self.focuses)):
                if permanents[seat]:
                    self.laid |= 1 << MOST_SEATS * place + seat
            for level in range(min(self.guard(seat), FARTHEST)):
                self.guards |= GUARD_BITS[level][seat]

    def guard(self, seat: int) -> int:
        """By how much a seat is harder to hit: Armours and Benkei. (R6.3)"""
        return guard_of(self.characters[seat], self.armours[seat])

    def difficulties(self, attacker: int) -> list[int]:
        """How hard each seat is to hit: the steps to it and its guard; OUT_OF_REACH for the harmless. (R6.1-R6.3)"""
        away = steps_away(self.seats, attacker, self.alive & self.holding)
        return [steps if steps == OUT_OF_REACH else steps + self.guard(seat) for seat, steps in enumerate(away)]

    def near(self, attacker: int) -> list[int]:
        """Whom each precision reaches, guards apart, as bit masks. (R6.1, R13.9)"""
        return NEAR[self.characters[attacker]][self.seats][attacker][self.alive & self.holding]

    def reached(self, attacker: int, weapon: int) -> int:
        """Whom a weapon reaches, as a bit mask: each level of guards takes one off the precision. (R6.3, R6.4)"""
        near: list[Any] = NEAR[self.characters[attacker]][self.seats][attacker][self.alive & self.holding]
        precision: i64 = self.rules.precision[weapon]
        reached: i64 = near[precision]
        guards: i64 = self.guards
        while reached & guards and precision:
            precision -= 1
            nearer: i64 = near[precision]
            reached &= nearer | ~guards
            guards >>= MOST_SEATS
        return reached

    def weapon_damage(self, attacker: int, target: int, weapon: int) -> int:
        """What an unparried weapon does. (R6.8)"""
        return blow(self.rules, weapon, self.fast_draws[attacker], self.characters[attacker], self.characters[target])

    def parries_with_weapons(self, seat: int) -> bool:
        """Hanzō may parry with a weapon, unless it is his only card. (R13.6)"""
        return self.characters[seat] == HANZO and len(self.hands[seat]) > 1

    def is_struck_by_cries(self, seat: int) -> bool:
        """Battle Cry and Jujutsu pass over the harmless and Chiyome. (R4.3, R13.3)"""
        return self.characters[seat] != CHIYOME and self.alive & self.holding & BIT[seat] != 0
