"""The nouns of Katana: cards, characters, roles, and the table they lie on."""

from typing import Final

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


def _steps_away(seats: int, attacker: int, upright: int) -> list[int]:
    """How many steps each seat is from the attacker when the seats of a bit mask are upright. (R6.1, R6.2)"""
    away = [OUT_OF_REACH] * seats
    targets = [seat for seat in CIRCLE[seats][attacker] if upright >> seat & 1]
    for place, seat in enumerate(targets):
        away[seat] = STEPS[len(targets)][place]
    return away


def _within(away: list[int]) -> list[int]:
    """The seats at most so many steps away, as a bit mask, for 0 to FARTHEST steps."""
    return [sum(1 << seat for seat, far in enumerate(away) if far <= steps) for steps in range(FARTHEST + 1)]


# By [seats][attacker][mask of the upright seats]: the steps to each seat, and the seats within so many steps.
AWAY: Final = [
    [[_steps_away(seats, seat, upright) for upright in range(1 << seats)] for seat in range(seats)]
    for seats in range(8)
]
WITHIN: Final = [[[_within(away) for away in masks] for masks in attackers] for attackers in AWAY]

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


class Katana(State):
    """A table of Katana. Lists with one entry a seat; hands and piles hold card kinds.

    The draw pile has no order: a random card leaves it. Nobody ever sees its order, so the odds are the same.
    `deeds[attacker * seats + victim]` counts the weapons a seat aimed at another, which all saw.
    """

    __slots__ = (
        "armours", "bushido_at", "characters", "deeds", "discards", "ended_by", "fast_draws", "focuses", "hands",
        "honour", "life", "pile", "reason", "resolving", "roles", "rules", "turn", "victim", "weapons_played",
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
        """No life or no hand: no target for weapons and cries, and not counted for difficulty."""
        return self.life[seat] == 0 or not self.hands[seat]

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

    def upright(self) -> int:
        """The seats that are not harmless, as a bit mask."""
        if all(self.life) and all(self.hands):
            return (1 << self.seats) - 1
        mask = 0
        bit = 1
        for life, hand in zip(self.life, self.hands):
            if life and hand:
                mask |= bit
            bit <<= 1
        return mask

    def guard(self, seat: int) -> int:
        """What is added to the difficulty of attacks on a seat. (R6.3)"""
        return self.armours[seat] + 1 if self.characters[seat] == BENKEI else self.armours[seat]

    def difficulties(self, attacker: int) -> list[int]:
        """How hard each seat is to hit for the attacker; OUT_OF_REACH for itself and the harmless."""
        away = AWAY[self.seats][attacker][self.upright()]
        return [OUT_OF_REACH if far == OUT_OF_REACH else far + self.guard(seat) for seat, far in enumerate(away)]

    def targets(self, attacker: int) -> list[int]:
        """For each precision the seats a weapon can be aimed at, as a bit mask. (R6.4)"""
        upright = self.upright()
        within = WITHIN[self.seats][attacker][upright]
        if self.characters[attacker] == KOJIRO:
            return [within[FARTHEST]] * (FARTHEST + 1)
        if any(self.armours) or BENKEI in self.characters:
            return self.past_guards(attacker, upright, within[:])
        return within

    def past_guards(self, attacker: int, upright: int, within: list[int]) -> list[int]:
        """The masks of `targets`, less the seats whose guard is too much for the precision."""
        away = AWAY[self.seats][attacker][upright]
        for seat, armours in enumerate(self.armours):
            guard = armours + 1 if self.characters[seat] == BENKEI else armours
            if guard and away[seat] != OUT_OF_REACH:
                for precision in range(away[seat], min(away[seat] + guard, FARTHEST + 1)):
                    within[precision] -= 1 << seat
        return within

    def weapon_damage(self, attacker: int, target: int, weapon: int) -> int:
        """What an unparried weapon does: print, Fast Draws, Musashi; Ginchiyo's cut comes last, never below 1."""
        damage = self.rules.damage[weapon] + self.fast_draws[attacker]
        if self.characters[attacker] == MUSASHI:
            damage += 1
        if self.characters[target] == GINCHIYO and damage > 1:
            damage -= 1
        return damage

    def can_parry_with(self, seat: int, kind: int) -> bool:
        """A Parry parries; in Hanzō's hand so does a weapon, unless it is his only card."""
        if kind == PARRY:
            return True
        return kind < WEAPONS and self.characters[seat] == HANZO and len(self.hands[seat]) > 1

    def is_struck_by_cries(self, seat: int) -> bool:
        """Battle Cry and Jujutsu pass over the harmless and Chiyome."""
        return self.life[seat] > 0 and len(self.hands[seat]) > 0 and self.characters[seat] != CHIYOME
