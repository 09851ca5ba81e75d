"""How a seat reads the table: numbers off the view, what it believes, and what life, cards and blows are worth to it.

All worth is counted in honour for oneself, as in `standing`.
"""

from collections.abc import Iterable
from typing import Final

from tatami.games.katana.bot.belief import frozen
from tatami.games.katana.bot.hands import holds, parts
from tatami.games.katana.bot.standing import standing
from tatami.games.katana.bot.worths import (
    A_DAMAGE,
    A_PRECISION,
    DAIMYO_LASTS,
    DANGER,
    FRESH,
    HANZO_PARRIES,
    KEEP,
    LOYALTY,
    MY_SHARE,
    PARRIES,
    READY_TO_PARRY,
    WEAPON,
)
from tatami.games.katana.scoring import MULTIPLIERS
from tatami.games.katana.state import (
    ARMOUR,
    BUSHIDO,
    CARDS,
    CHARACTERS,
    CHIYOME,
    DAIMYO,
    FAST_DRAW,
    FOCUS,
    GINCHIYO,
    HANZO,
    MUSASHI,
    NINJA,
    PARRY,
    ROLES,
    RONIN,
    WEAPONS,
)
from tatami.games.katana.view import View

KIND: Final = {card: kind for kind, card in enumerate(CARDS)}
CHARACTER: Final = {name: character for character, name in enumerate(CHARACTERS)}
ROLE: Final = {name: role for role, name in enumerate(ROLES)}


class Reading:
    """The table in the eyes of the seat that is asked."""

    __slots__ = (
        "alive", "at", "characters", "hand", "hands", "life", "me", "parry_chances", "role", "seats", "unseen",
        "unseen_kinds", "view",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator is never asked"
        players = view.seats
        mine = players[view.seat]
        assert mine.hand is not None and mine.role is not None, "a seat knows its hand and role"
        self.view = view
        self.me = view.seat
        self.role = ROLE[mine.role]
        self.hand = [KIND[card] for card in mine.hand]
        self.seats = len(players)
        self.life = [player.life for player in players]
        self.hands = [player.hand_size for player in players]
        self.characters = [CHARACTER[player.character] for player in players]
        self.alive = self.seats - self.life.count(0)
        self.parry_chances: dict[int, float] = {}
        self.unseen_kinds: list[int] = []
        self.unseen = max(1, view.pile + sum(self.hands) - len(self.hand))
        self.at = standing(
            self.me,
            self.role,
            next(player.seat for player in players if player.role == "shogun"),
            frozen(view.memory.deeds),
            frozen(view.memory.spared),
            tuple([player.honour for player in players]),
            self.hand.count(DAIMYO),
            view.rules.sword_first,
        )

    # The others

    def hostility(self, seat: int) -> float:
        """From 1 for a sure enemy to -1 for a sure team-mate."""
        return 1 - 2 * self.at.is_mate[seat]

    def is_struck_by_cries(self, seat: int) -> bool:
        """Battle Cry and Jujutsu pass over the harmless and Chiyome. (R4.3, R13.3)"""
        return self.life[seat] > 0 and self.hands[seat] > 0 and self.characters[seat] != CHIYOME

    def copies_unseen(self) -> list[int]:
        """How many cards of each kind are in the draw pile and in other hands."""
        if not self.unseen_kinds:
            view = self.view
            left = view.rules.copies[:]
            for card in view.discards:
                left[KIND[card]] -= 1
            if view.resolving is not None:
                left[KIND[view.resolving]] -= 1
            for kind in self.hand:
                left[kind] -= 1
            for player in view.seats:
                left[ARMOUR] -= player.armours
                left[FAST_DRAW] -= player.fast_draws
                left[FOCUS] -= player.focuses
                left[BUSHIDO] -= player.has_bushido
            self.unseen_kinds = left
        return self.unseen_kinds

    def unseen_weapons(self) -> int:
        """The weapons in the draw pile and in other hands."""
        return sum(self.copies_unseen()[:WEAPONS])

    def holds(self, seat: int, kinds: Iterable[int]) -> float:
        """The chance that a hidden hand has at least one card of these kinds."""
        hand = parts(self.hands[seat], self.view.memory.kept[seat], self.view.memory.bare[seat])
        return holds(hand, self.copies_unseen(), kinds)

    def parries(self, seat: int) -> float:
        """The chance that a seat turns a blow or a Battle Cry aside."""
        chance = self.parry_chances.get(seat)
        if chance is None:
            is_hanzo = self.characters[seat] == HANZO and self.hands[seat] > 1
            parries = (PARRY, *range(WEAPONS)) if is_hanzo else (PARRY,)
            chance = self.parry_chances[seat] = READY_TO_PARRY * self.holds(seat, parries)
        return chance

    # Blows

    def damage(self, attacker: int, target: int, weapon: int) -> int:
        """What an unparried weapon does. (R6.8)"""
        damage = self.view.rules.damage[weapon] + self.view.seats[attacker].fast_draws
        if self.characters[attacker] == MUSASHI:
            damage += 1
        if self.characters[target] == GINCHIYO and damage > 1:
            damage -= 1
        return damage

    def blow(self, attacker: int, target: int, damage: int) -> float:
        """What it gains me if one seat takes life from another; the defeated get up with all their life again."""
        life = self.life[target]
        prey = self.prey(target)
        if damage < life:
            return prey * (DANGER[life - damage] - DANGER[life])
        gain = self.at.defeat(attacker, target, self.alive)
        if target == self.me:
            return gain - prey * DANGER[life]
        return gain - max(0.0, prey) * DANGER[life] - LOYALTY * self.at.is_mate[target]

    def prey(self, seat: int) -> float:
        """What it gains me, all in all, if a seat is defeated before long."""
        if seat == self.me:
            return -1.0
        return MY_SHARE * (1 - self.at.is_mate[seat]) - self.at.worth[seat]

    def lose_honour_to_bushido(self, seat: int) -> float:
        """What it gains me if a seat pays for Code of Bushido with an honour; a lone shogun pays nothing. (R11.5)"""
        if self.seats == 3 and self.view.seats[seat].role == "shogun":
            return 0.0
        return self.at.lose_honour((seat,))

    # My cards

    def count_weapons(self) -> int:
        """The weapons in my hand."""
        return sum([kind < WEAPONS for kind in self.hand])

    def keep(self, kind: int) -> float:
        """What a card is worth in my hand."""
        if kind < WEAPONS:
            rules = self.view.rules
            worth = WEAPON + A_DAMAGE * rules.damage[kind] + A_PRECISION * rules.precision[kind]
            return worth + HANZO_PARRIES if self.characters[self.me] == HANZO else worth
        if kind == PARRY:
            return PARRIES[min(self.hand.count(PARRY), len(PARRIES) - 1)]
        if kind == DAIMYO:
            return self.daimyo()
        return KEEP[kind]

    def daimyo(self) -> float:
        """A Daimyo is an honour that nobody multiplies, if it lasts; the ronin only draws with it. (R10.3, R10.4)"""
        if self.role == RONIN:
            return FRESH
        lasts = DAIMYO_LASTS[min(*self.at.honour, len(DAIMYO_LASTS) - 1)]
        return lasts / (1 if self.role >= NINJA else MULTIPLIERS[self.role][self.seats])

    def shelter(self, left: int) -> float:
        """What it is worth to be left with so many cards: nobody strikes an empty hand. (R4.1, R4.2)

        Hanzō's last weapon is no parry, so he had better hold two cards or none. (R13.6)
        """
        if left == 0:
            return DANGER[self.life[self.me]]
        return -HANZO_PARRIES if left == 1 and self.characters[self.me] == HANZO else 0.0
