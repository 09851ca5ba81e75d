# hot
"""What a seat knows of a table, as numbers in lists by seat: filled from its view, or from an imagined world.

Both tell the same of everything that lies open. What a view hides is a chance from 0 to 1: who plays for whom is
believed from a view and known in a world. What others hold is always guessed, since players of an imagined world do
not see each other's hands: from a view by what was seen of each hand, in a world by its size alone, which is quicker.
"""

from typing import Final

from tatami.games.katana.beliefs.hands import Part, holds, parts
from tatami.games.katana.beliefs.roles import frozen
from tatami.games.katana.bot.prospects import Prospects, believed, in_world
from tatami.games.katana.bot.worths import READY_TO_DISARM, READY_TO_PARRY
from tatami.games.katana.scoring import counted_daimyos
from tatami.games.katana.state import (
    CHARACTERS,
    CHIYOME,
    HANZO,
    KOJIRO,
    NOTHING,
    OUT_OF_REACH,
    PARRY,
    ROLES,
    SHOGUN,
    WEAPONS,
    Katana,
    Rules,
    blow,
    guard_of,
    steps_away,
)
from tatami.games.katana.view import KIND, View, played_rules, unseen_copies

CHARACTER: Final = {name: character for character, name in enumerate(CHARACTERS)}
ROLE: Final = {name: role for role, name in enumerate(ROLES)}
ONLY_PARRIES: Final = [PARRY]
ONLY_WEAPONS: Final = list(range(WEAPONS))
PARRIES_OF_HANZO: Final = [PARRY, *range(WEAPONS)]
UNASKED: Final = -1.0


class Knowledge:
    """The table in the eyes of one seat."""

    __slots__ = (
        "armours", "characters", "fast_draws", "hand", "hand_parts", "hand_sizes", "life",
        "me", "parry_chances", "pile", "prospects", "role", "rules", "seats", "top", "unseen",
        "weapon_chances", "weapons_left",
    )  # fmt: skip

    def __init__(
        self,
        me: int,
        role: int,
        rules: Rules,
        characters: list[int],
        life: list[int],
        armours: list[int],
        fast_draws: list[int],
        hand: list[int],
        hand_sizes: list[int],
        pile: int,
        top: int,
        weapons_left: int,
        prospects: Prospects,
    ) -> None:
        self.me = me
        self.role = role
        self.rules = rules
        self.characters = characters
        self.life = life
        self.armours = armours
        self.fast_draws = fast_draws
        self.hand = hand  # These are my cards.
        self.hand_sizes = hand_sizes
        self.pile = pile  # So many cards are left to draw.
        self.top = top  # It lies on top of the discards; NOTHING without any.
        self.weapons_left = weapons_left  # So many weapons may still be played in this turn.
        self.prospects = prospects
        self.seats = len(life)
        self.unseen: list[int] = []  # I do not see so many cards of each kind; it is empty in a world.
        self.hand_parts: list[list[Part]] = []  # It says what was seen of each hand; it is empty in a world.
        self.parry_chances: list[float] = []  # They are worked out when they are asked for.
        self.weapon_chances: list[float] = []  # So are these.

    # What the rules say of what I know

    def damage(self, attacker: int, target: int, weapon: int) -> int:
        """What an unparried weapon does. (R6.8)"""
        fast_draws = self.fast_draws[attacker]
        return blow(self.rules, weapon, fast_draws, self.characters[attacker], self.characters[target])

    def is_struck_by_cries(self, seat: int) -> bool:
        """Battle Cry and Jujutsu pass over the harmless and Chiyome. (R4.3, R13.3)"""
        return self.life[seat] > 0 and self.hand_sizes[seat] > 0 and self.characters[seat] != CHIYOME

    def difficulty(self, seat: int) -> int:
        """How hard a seat is for me to hit; OUT_OF_REACH for the harmless. Kojirō skips guards. (R6.1-R6.3, R13.9)"""
        upright = 0
        for other in range(self.seats):
            if self.life[other] > 0 and self.hand_sizes[other] > 0:
                upright |= 1 << other
        steps = steps_away(self.seats, self.me, upright)[seat]
        if steps == OUT_OF_REACH or self.characters[self.me] == KOJIRO:
            return steps
        return steps + guard_of(self.characters[seat], self.armours[seat])

    def pays_for_bushido(self, seat: int) -> bool:
        """A lone shogun pays nothing for Code of Bushido. (R11.5)"""
        return self.seats > 3 or self.prospects.roles[0][seat] != SHOGUN

    def is_duel(self) -> bool:
        """Have only two life left, so that who defeats the other is alone and wins, but for three? (R9.3, R11.6)"""
        alive = 0
        for life in self.life:
            if life > 0:
                alive += 1
        return alive == 2 and self.seats > 3

    def empties_pile(self, draws: int) -> bool:
        """Do so many draws end the draw pile, and cost honour? (R8.1-R8.3)"""
        return draws > self.pile or (draws == self.pile and self.rules.eager)

    # What I believe

    def hostility(self, seat: int) -> float:
        """From 1 for a sure enemy to -1 for a sure team-mate."""
        return 1 - 2 * self.prospects.is_mate[seat]

    def parries(self, seat: int) -> float:
        """The chance that a seat turns a blow or a Battle Cry aside."""
        if not self.parry_chances:
            self.parry_chances = [UNASKED] * self.seats
        chance = self.parry_chances[seat]
        if chance == UNASKED:
            is_hanzo = self.characters[seat] == HANZO and self.hand_sizes[seat] > 1
            chance = READY_TO_PARRY * self.holds(seat, PARRIES_OF_HANZO if is_hanzo else ONLY_PARRIES)
            self.parry_chances[seat] = chance
        return chance

    def has_weapon(self, seat: int) -> float:
        """The chance that a seat holds a weapon."""
        if not self.weapon_chances:
            self.weapon_chances = [UNASKED] * self.seats
        chance = self.weapon_chances[seat]
        if chance == UNASKED:
            chance = self.holds(seat, ONLY_WEAPONS)
            self.weapon_chances[seat] = chance
        return chance

    def disarms(self, seat: int) -> float:
        """The chance that a seat gives up a weapon when it is asked for one."""
        return READY_TO_DISARM * self.has_weapon(seat)

    def holds(self, seat: int, kinds: list[int]) -> float:
        """The chance that another hand has at least one card of these kinds."""
        if self.unseen:
            return holds(self.hand_parts[seat], self.unseen, kinds)
        lacks: float = (1 - self.share(kinds)) ** float(self.hand_sizes[seat])
        return 1 - lacks

    def share(self, kinds: list[int]) -> float:
        """The share of these kinds among the cards that I do not see, in a world among all."""
        copies = self.unseen if self.unseen else self.rules.copies
        wanted = 0
        for kind in kinds:
            wanted += copies[kind]
        return wanted / max(1, sum(copies)) if self.unseen else wanted / len(self.rules.deck)

    def count(self, kind: int) -> int:
        """How many cards of a kind I hold."""
        held = 0
        for card in self.hand:
            if card == kind:
                held += 1
        return held

    def is_armed(self) -> bool:
        """Do I hold a weapon?"""
        armed = False
        for kind in self.hand:
            armed = armed or kind < WEAPONS
        return armed


def from_state(state: Katana, me: int) -> Knowledge:
    """What a seat of an imagined world knows."""
    role = state.roles[me]
    hand = state.hands[me]
    return Knowledge(
        me,
        role,
        state.rules,
        state.characters,
        state.life,
        state.armours,
        state.fast_draws,
        hand,
        [len(held) for held in state.hands],
        len(state.pile),
        state.discards[-1] if state.discards else NOTHING,
        state.weapon_limit(state.turn) - state.weapons_played,
        in_world(state, me, counted_daimyos(role, hand)),
    )


def from_view(view: View) -> Knowledge:
    """What a seat knows from its view."""
    assert view.seat is not None, "a spectator is never asked"
    players = view.seats
    mine = players[view.seat]
    assert mine.hand is not None and mine.role is not None, "a seat knows its hand and role"
    role = ROLE[mine.role]
    hand = [KIND[card] for card in mine.hand]
    shogun = [player.role for player in players].index(ROLES[SHOGUN])
    known = Knowledge(
        view.seat,
        role,
        played_rules(view),
        [CHARACTER[player.character] for player in players],
        [player.life for player in players],
        [player.armours for player in players],
        [player.fast_draws for player in players],
        hand,
        [player.hand_size for player in players],
        view.pile,
        KIND[view.discards[-1]] if view.discards else NOTHING,
        view.weapon_limit - view.weapons_played,
        believed(
            view.seat,
            role,
            shogun,
            frozen(view.memory.deeds),
            frozen(view.memory.spared),
            tuple([player.honour for player in players]),
            counted_daimyos(role, hand),
            view.rules.sword_first,
        ),
    )
    known.unseen = unseen_copies(view)
    remembered = zip(known.hand_sizes, view.memory.kept, view.memory.bare)
    known.hand_parts = [parts(size, kept, bare) for size, kept, bare in remembered]
    return known
