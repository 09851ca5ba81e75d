"""The nouns of Katana: cards, characters, roles, and the table they lie on."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.core.state import State

# Cards are kinds; equal cards are interchangeable. Weapons come first, then permanents, then actions.
CARDS: Final = (
    "bo", "bokken", "daikyu", "kanabo", "katana", "kiseru", "kusarigama", "nagayari", "naginata", "nodachi",
    "shuriken", "tanegashima", "wakizashi",
    "armour", "fast-draw", "focus", "bushido",
    "parry", "tea-ceremony", "battle-cry", "daimyo", "diversion", "geisha", "breathing", "jujutsu",
)  # fmt: skip
WEAPONS: Final = 13  # kinds below this are weapons
ARMOUR: Final = 13
FAST_DRAW: Final = 14
FOCUS: Final = 15
BUSHIDO: Final = 16
PARRY: Final = 17
TEA_CEREMONY: Final = 18
BATTLE_CRY: Final = 19
DAIMYO: Final = 20
DIVERSION: Final = 21
GEISHA: Final = 22
BREATHING: Final = 23
JUJUTSU: Final = 24

CHARACTERS: Final = (
    "benkei", "chiyome", "ginchiyo", "goemon", "hanzo", "hideyoshi",
    "ieyasu", "kojiro", "musashi", "nobunaga", "tomoe", "ushiwaka",
)  # fmt: skip
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
NINJA: Final = 3  # this and above: the ninja with one, two and three stars
TEAMS: Final = ("shogun", "ronin", "ninja")
TEAM_OF_ROLE: Final = (0, 0, 1, 2, 2, 2)

HAND_LIMIT: Final = 7
NOBODY: Final = -1
NOTHING: Final = -1
OUT_OF_REACH: Final = 99
FARTHEST: Final = 9  # no weapon reaches farther

# The other seats clockwise, by [seats][seat], and how many steps away each of so many upright players is. (R6.1)
CIRCLE: Final = [[[(seat + step) % seats for step in range(1, seats)] for seat in range(seats)] for seats in range(8)]
STEPS: Final = [[min(place, upright + 1 - place) for place in range(1, upright + 1)] for upright in range(8)]


GUARD_BITS: Final = 7  # a seat's guard: Benkei and Armours, of which a content pack may have a whole deck
GUARD_MASK: Final = (1 << GUARD_BITS) - 1


def steps_away(seats: int, attacker: int, upright: int) -> list[int]:
    """How many steps each seat is from the attacker when the seats of a bit mask are upright. (R6.1, R6.2)"""
    away = [OUT_OF_REACH] * seats
    targets = [seat for seat in CIRCLE[seats][attacker] if upright >> seat & 1]
    for place, seat in enumerate(targets):
        away[seat] = STEPS[len(targets)][place]
    return away


def difficulties(seats: int, attacker: int, upright: int, guards: int) -> list[int]:
    """How hard each seat is to hit: the steps to it and its guard; OUT_OF_REACH for the harmless. (R6.1-R6.3)"""
    away = steps_away(seats, attacker, upright)
    for seat in range(seats):
        if away[seat] != OUT_OF_REACH:
            away[seat] += guards >> GUARD_BITS * seat & GUARD_MASK
    return away


def aims(seats: int, attacker: int, upright: int, guards: int) -> list[int]:
    """For each precision the seats that a weapon can be aimed at, as a bit mask. (R6.4)"""
    reach = difficulties(seats, attacker, upright, guards)
    return [
        sum([1 << seat for seat in range(seats) if reach[seat] <= precision]) for precision in range(FARTHEST + 1)
    ]


# What `aims` has said before, by its arguments in one number: a table asks the same again and again.
AIMS: Final[dict[int, list[int]]] = {}
MOST_AIMS: Final = 50_000


# What a new state's lists are until they are dealt or copied: nobody ever writes into these.
UNSET: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []

# Why a game ended.
REASONS: Final = ("exhaustion", "honour", "bushido", "lost-blade", "sword")
EXHAUSTION: Final = 0
LAST_HONOUR: Final = 1
BUSHIDO_HONOUR: Final = 2
LOST_BLADE: Final = 3
SWORD: Final = 4


class Rules:
    """The table options, and the printed values of the cards and characters. Never changes; clones share it."""

    __slots__ = (
        "copies", "damage", "deck", "eager", "geisha_any", "life", "negative_totals", "precision", "sword_first",
    )  # fmt: skip

    def __init__(
        self,
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


@mypyc_attr(acyclic=True)
class Katana(State):
    """A table of Katana. Lists with one entry a seat; hands and piles hold card kinds.

    The draw pile has no order: a random card leaves it. Nobody ever sees its order, so the odds are the same.
    `upright` has a bit for each seat that is not harmless, `guards` a few bits a seat for Armours and Benkei: both
    follow from the rest of the table, and the verbs keep them up to date because every attack asks for them.
    `deeds[seat * seats + other]` is what all saw a seat do to another: the weapons, Diversions and Geishas against
    the other, less the cards given with Breathing.
    """

    __slots__ = (
        "armours", "bushido_at", "characters", "deeds", "discards", "ended_by", "fast_draws", "focuses", "guards",
        "hands", "honour", "life", "pile", "reason", "resolving", "roles", "rules", "turn", "upright", "victim",
        "weapons_played",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, rules: Rules, roles: list[int], characters: list[int]) -> None:
        super().__init__(seats, chance)
        self.rules = rules
        self.roles = roles
        self.characters = characters
        self.life = UNSET
        self.honour = UNSET
        self.hands = NO_HANDS
        self.armours = UNSET
        self.fast_draws = UNSET
        self.focuses = UNSET
        self.pile = UNSET
        self.discards = UNSET
        self.deeds = UNSET
        self.resolving = NOTHING
        self.bushido_at = NOBODY
        self.upright = 0
        self.guards = 0
        self.turn = 0
        self.weapons_played = 0
        self.reason = NOTHING
        self.ended_by = NOBODY
        self.victim = NOBODY

    def clone(self) -> "Katana":
        """An independent copy; roles, characters, rules and frames are shared, for they never change."""
        copy = Katana(self.seats, self.chance, self.rules, self.roles, self.characters)
        copy.copy_table(self)
        copy.life = self.life[:]
        copy.honour = self.honour[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.armours = self.armours[:]
        copy.fast_draws = self.fast_draws[:]
        copy.focuses = self.focuses[:]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.deeds = self.deeds[:]
        copy.resolving = self.resolving
        copy.bushido_at = self.bushido_at
        copy.upright = self.upright
        copy.guards = self.guards
        copy.turn = self.turn
        copy.weapons_played = self.weapons_played
        copy.reason = self.reason
        copy.ended_by = self.ended_by
        copy.victim = self.victim
        return copy

    def next_seat(self, seat: int) -> int:
        """The left neighbour: the turn passes clockwise."""
        following = seat + 1
        return 0 if following == self.seats else following

    def is_harmless(self, seat: int) -> bool:
        """No life or no hand: no target for weapons and cries, and not counted for difficulty. (R4.1)"""
        return self.life[seat] == 0 or not self.hands[seat]

    def rise(self, seat: int) -> None:
        """A seat got a card or its life back; it is upright again if it has both."""
        if self.life[seat]:
            self.upright |= 1 << seat

    def fall(self, seat: int) -> None:
        """A seat lost its last card or its last life."""
        self.upright &= ~(1 << seat)

    def is_team(self, one: int, other: int) -> bool:
        """Do these seats win together?"""
        return TEAM_OF_ROLE[self.roles[one]] == TEAM_OF_ROLE[self.roles[other]]

    def is_lone_shogun(self, seat: int) -> bool:
        """The shogun of a three-player game, who has rules of his own."""
        return self.seats == 3 and self.roles[seat] == SHOGUN

    def weapon_limit(self, seat: int) -> int:
        """How many weapons a seat may play in its turn. (R3.7)"""
        limit = 1 + self.focuses[seat]
        if self.characters[seat] == GOEMON:
            limit += 1
        if self.seats == 3 and self.roles[seat] == SHOGUN:
            limit += 1
        return limit

    def draws_a_turn(self, seat: int) -> int:
        """How many cards a seat draws in its draw phase. (R3.5)"""
        cards = 2
        if self.characters[seat] == HIDEYOSHI:
            cards += 1
        if self.is_lone_shogun(seat):
            cards += 1
        return cards

    def survey(self) -> None:
        """Work `upright` and `guards` out from the table; afterwards the verbs keep them."""
        self.upright = 0
        self.guards = 0
        for seat in range(self.seats):
            if not self.is_harmless(seat):
                self.upright |= 1 << seat
            guard = self.armours[seat] + 1 if self.characters[seat] == BENKEI else self.armours[seat]
            self.guards |= guard << GUARD_BITS * seat

    def difficulties(self, attacker: int) -> list[int]:
        """How hard each seat is to hit for the attacker; OUT_OF_REACH for itself and the harmless."""
        return difficulties(self.seats, attacker, self.upright, self.guards)

    def targets(self, attacker: int) -> list[int]:
        """For each precision the seats a weapon can be aimed at, as a bit mask. (R6.4, R13.9)"""
        if self.characters[attacker] == KOJIRO:
            return [self.upright & ~(1 << attacker)] * (FARTHEST + 1)
        asked = ((self.guards << 7 | self.upright) << 3 | attacker) << 3 | self.seats
        reachable = AIMS.get(asked)
        if reachable is None:
            if len(AIMS) == MOST_AIMS:
                AIMS.clear()
            reachable = AIMS[asked] = aims(self.seats, attacker, self.upright, self.guards)
        return reachable

    def weapon_damage(self, attacker: int, target: int, weapon: int) -> int:
        """What an unparried weapon does: print, Fast Draws, Musashi; Ginchiyo's cut comes last, never below 1."""
        damage = self.rules.damage[weapon] + self.fast_draws[attacker]
        if self.characters[attacker] == MUSASHI:
            damage += 1
        if self.characters[target] == GINCHIYO and damage > 1:
            damage -= 1
        return damage

    def parries_with_weapons(self, seat: int) -> bool:
        """Hanzō may parry with a weapon, unless it is his only card. (R13.6)"""
        return self.characters[seat] == HANZO and len(self.hands[seat]) > 1

    def is_struck_by_cries(self, seat: int) -> bool:
        """Battle Cry and Jujutsu pass over the harmless and Chiyome. (R4.3, R13.3)"""
        return self.upright >> seat & 1 == 1 and self.characters[seat] != CHIYOME
