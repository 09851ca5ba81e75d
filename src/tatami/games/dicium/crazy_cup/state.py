"""The nouns of Crazy Cup: pawns on a track, technology, cheat cards, and the table they lie on."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.core.luck import Luck
from tatami.games.dicium.choices import END_ACTIONS, LEVELS, VALUE, colour_choice
from tatami.games.dicium.combinations import PAIR, STRAIGHT, VALUE_SETS, colour, is_value, number, value_choices
from tatami.games.dicium.crazy_cup.choices import CARDS, DRONE, TARGET, TILES
from tatami.games.dicium.crazy_cup.track import TILE_BITS, Circuit, Track
from tatami.games.dicium.dice import BLUE, COLOURED, GREEN, MOST_DICE, NO_DICE, RED, SIZE, YELLOW
from tatami.games.dicium.state import ACTIONS, ALL_TAKEN, DEED_STEPS, FIRST_HAND, KINDS_OF_BONUS, DiceTable

HOOK: Final = 0
TORNADO: Final = 1
SANDSTORM: Final = 2
NITRO: Final = 3
ROCKET: Final = 4
OIL: Final = 5
DYNAMITE: Final = 6
PUNCTURE: Final = 7
LOADED_DICE: Final = 8
SABOTAGE: Final = 9
PICKPOCKET: Final = 10
ACE: Final = 11
USELESS_ALONE: Final = (SANDSTORM, PUNCTURE, SABOTAGE, PICKPOCKET, ACE)  # (R13.6)
IN_ACTION_PHASE: Final = [card not in (HOOK, OIL, PUNCTURE, ACE) for card in range(len(CARDS))]  # The others answer.
WITH_A_PAIR: Final = (NITRO, DYNAMITE)

MOST_SEATS: Final = 4
NOBODY: Final = -1
NOWHERE: Final = -1
UNDECIDED: Final = -1  # The direction is open until somebody moves.
TILE_SLOTS: Final = 2
TECHNOLOGY: Final = 3  # So many yellow faces bring a tile. (R8.2)
CHEATING: Final = 3  # So many red faces bring a card. (R8.5)
DRONE_PASSES: Final = 5
LEAST_HAND: Final = 2  # No puncture leaves fewer dice. (R11.8)

# What a failed driving test does.
RETREAT: Final = 0
STAY: Final = 1
FLAT: Final = 2
STORM: Final = 3
LOSE_TILE: Final = 4
LOSE_CARD: Final = 5
EFFECTS: Final = ("retreat", "stay", "flat", "storm", "lose-tile", "lose-card")

# What a combination does. The first five are in the table of combinations of values.
MOVE: Final = 0  # (R8.1, R8.3, R8.7)
CARD: Final = 1  # (R8.5)
BUMP: Final = 2  # (R8.6)
AIRSHIP: Final = 3  # (R8.8, R8.9)
HAND_OR_BONUS: Final = 4  # (R8.4)
TAKE_TILE: Final = 5  # (R8.2)
KI: Final = 6  # A bonus of the level of the faces. (R5.3)
DEEDS: Final = ("move", "card", "bump", "airship", "hand-or-bonus", "technology", "ki")

# Why a game ended.
REASONS: Final = ("line", "meeting", "drone")
LINE: Final = 0
MEETING: Final = 1
DRONE_WON: Final = 2

# The other pawns clockwise from the next, by [pawns][pawn], and those of them who are no partners.
OTHERS: Final = [[[(pawn + step) % pawns for step in range(1, pawns)] for pawn in range(pawns)] for pawns in range(5)]
OTHER_TEAM: Final = [
    [[other for other in others if (other - pawn) % 2] for pawn, others in enumerate(circle)] for circle in OTHERS
]

UNSET: Final[list[int]] = []  # New lists are this one until something is dealt or moves.
SPECTATORS: Final = 4  # This is their bit among those who know a card.
EVERYBODY: Final = 31
NO_HANDS: Final[list[list[int]]] = []
TILE_COUNT: Final = [sum([key >> (TILE_BITS * kind) & 3 for kind in range(len(TILES))]) for key in range(256)]
NO_SUPPLY: Final = [0] * len(TILES)

# The combinations of colours, and the end of the actions after them. They are looked up by a number: of blue dice
# (times BLUE_DICE), whether there is a tile, a bit for each level of green, and whether there is a card.
GREEN_LEVEL: Final = 2  # It is multiplied with a bit; level 2 is bit 0.
A_TILE: Final = 32
BLUE_DICE: Final = 64
LEVELS_UP_TO: Final = [sum([1 << level - 2 for level in LEVELS if level <= faces]) for faces in range(16)]
OPEN_LEVELS: Final = [  # By the bonuses of a mat, the levels with one that is not taken.
    sum([1 << level - 2 for level in LEVELS if gains >> 2 * (level - 2) & 3 != 3]) for gains in range(ALL_TAKEN + 1)
]


def _of_colours(blue: int, tile: bool, levels: int, card: bool) -> list[int]:
    found = [colour_choice(BLUE, many) for many in range(1, blue + 1)]
    if tile:
        found.append(colour_choice(YELLOW, TECHNOLOGY))
    found += [colour_choice(GREEN, level) for level in LEVELS if levels >> level - 2 & 1]
    if card:
        found.append(colour_choice(RED, CHEATING))
    return [*found, END_ACTIONS]


OF_COLOURS: Final = [
    _of_colours(blue, tile, levels, card)
    for blue in range(MOST_DICE + 1)
    for tile in (False, True)
    for levels in range(16)
    for card in (False, True)
]


class Rules:
    """The table options and the values in play. Never changes; clones share it."""

    teams: bool  # Two teams of two. (R14)
    young: bool  # Young pilots. (R15)
    hand: int  # = MOST_DICE if young else FIRST_HAND. The dice that everybody begins with. (R2.2, R15.1)
    track: Track
    circuits: list[Circuit]  # = both_ways(track, teams). By direction; for UNDECIDED the first again.
    mats: list[list[int]]  # The bonuses of each colour.
    deeds: list[int]  # What each combination of values does.
    copies: list[int]  # Of each cheat card.
    squares: list[int]  # How far each cheat card moves.
    reach: list[int]  # How far each cheat card reaches.
    sources: dict[str, str]  # Where the values come from.
    deck: list[int]  # = [card for card in range(len(CARDS)) for _ in range(copies[card])]. All cheat cards.

    # Written by tools/states.py:
    __slots__ = (
        "circuits", "copies", "deck", "deeds", "hand", "mats", "reach", "sources", "squares", "teams", "track",
        "young",
    )  # fmt: skip

    def __init__(
        self,
        *,
        teams: bool,
        young: bool,
        track: Track,
        mats: list[list[int]],
        deeds: list[int],
        copies: list[int],
        squares: list[int],
        reach: list[int],
        sources: dict[str, str],
    ) -> None:
        self.teams = teams
        self.young = young
        self.hand = MOST_DICE if young else FIRST_HAND
        self.track = track
        self.circuits = both_ways(track, teams)
        self.mats = mats
        self.deeds = deeds
        self.copies = copies
        self.squares = squares
        self.reach = reach
        self.sources = sources
        self.deck = [card for card in range(len(CARDS)) for _ in range(copies[card])]

    # End of what is written.


def both_ways(track: Track, teams: bool) -> list[Circuit]:
    """The circuits clockwise and the other way round, and clockwise again."""
    clockwise, counter = track.circuits[2:] if teams else track.circuits[:2]
    return [clockwise, counter, clockwise]


@mypyc_attr(acyclic=True)
class CrazyCup(DiceTable):
    """A table of Crazy Cup. Lists have one entry a pawn (in a race alone the drone is pawn 1) or a seat."""

    rules: Rules  # Shared.
    pawns: int  # = seats if seats > 1 else 2. Those of the seats, and the drone.
    # Where pawns are:
    place: list[int]  # The node of each pawn's circuit.
    at: list[int]  # The square of that node.
    direction: list[int]  # The circuit.
    departed: int  # A bit for each pawn that has left Start.
    # Tiles and cards:
    tiles: list[int]  # Those of each seat, packed: two bits a kind.
    supply: list[int]  # Those that lie beside the track, by kind.
    hands: list[list[int]]  # = NO_HANDS. The cheat cards of each seat.
    deck: list[int]
    discards: list[int]
    open: list[int]  # The cards face up.
    # Cards of hands that others have seen: the seat that holds it, the card << 2, and << 6 a bit for each seat that
    # knows (EVERYBODY: spectators too).
    known: list[int]  # Shared.
    tornado: int  # = NOWHERE. The square of the tornado tile.
    tornado_by: int  # = NOBODY. The seat that laid it.
    storm: int  # = NOBODY. The seat that a sandstorm holds.
    # A movement:
    left: int  # Its steps that are left.
    airship: bool
    can_bump: bool
    route: list[int]  # Shared while empty. The nodes still to enter, the last first.
    path: list[int]  # Shared while empty. The squares it went over.
    hooks: list[int]  # Shared while empty. The seats in tow, each followed by the square where it was.

    # Written by tools/states.py:
    __slots__ = (
        "airship", "at", "can_bump", "deck", "departed", "direction", "discards", "hands", "hooks", "known", "left",
        "open", "path", "pawns", "place", "route", "rules", "storm", "supply", "tiles", "tornado", "tornado_by",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.pawns = seats if seats > 1 else 2
        self.place = UNSET
        self.at = UNSET
        self.direction = UNSET
        self.departed = 0
        self.tiles = UNSET
        self.supply = UNSET
        self.hands = NO_HANDS
        self.deck = UNSET
        self.discards = UNSET
        self.open = UNSET
        self.known = UNSET
        self.tornado = NOWHERE
        self.tornado_by = NOBODY
        self.storm = NOBODY
        self.left = 0
        self.airship = False
        self.can_bump = False
        self.route = UNSET
        self.path = UNSET
        self.hooks = UNSET

    def clone(self) -> "CrazyCup":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = CrazyCup(self.seats, self.chance, rules=self.rules)
        copy.copy_dice(self)
        copy.pawns = self.pawns
        copy.place = self.place.copy()
        copy.at = self.at.copy()
        copy.direction = self.direction.copy()
        copy.departed = self.departed
        copy.tiles = self.tiles.copy()
        copy.supply = self.supply.copy()
        copy.hands = [entry.copy() for entry in self.hands]
        copy.deck = self.deck.copy()
        copy.discards = self.discards.copy()
        copy.open = self.open.copy()
        copy.known = self.known
        copy.tornado = self.tornado
        copy.tornado_by = self.tornado_by
        copy.storm = self.storm
        copy.left = self.left
        copy.airship = self.airship
        copy.can_bump = self.can_bump
        if self.route:
            copy.route = self.route.copy()
        if self.path:
            copy.path = self.path.copy()
        if self.hooks:
            copy.hooks = self.hooks.copy()
        return copy

    # End of what is written.

    # Where pawns are

    def circuit(self, pawn: int) -> Circuit:
        """The circuit that a pawn runs; before the direction is chosen, clockwise."""
        return self.rules.circuits[self.direction[pawn]]

    def has_finished(self, pawn: int) -> bool:
        """Has the pawn reached the finish? It is no target any more. (R12.3)"""
        return self.finishing and self.place[pawn] >= len(self.rules.track.kinds)

    def squares(self, pawn: int) -> int:
        """How many road squares a pawn has come from Start. (R12.4)"""
        return self.circuit(pawn).progress[self.place[pawn]] // 2

    def have_met(self, seat: int) -> bool:
        """Do partners stand on one square? On Start only if both have left it before. (R14.4)"""
        partner = (seat + 2) % 4
        if self.at[seat] != self.at[partner]:
            return False
        both = 1 << seat | 1 << partner
        return self.at[seat] != 0 or self.departed & both == both

    def is_on_garage(self, pawn: int) -> bool:
        """Does it stand on a garage? (R7.9)"""
        return self.rules.track.garages[self.at[pawn]]

    def is_opponent(self, pawn: int, other: int) -> bool:
        """May one pawn play against the other? Nobody plays against those who have finished. (R12.3, R14.2)"""
        if pawn == other or (self.rules.teams and (pawn - other) % 2 == 0):
            return False
        return not self.has_finished(other)

    def rivals(self, pawn: int) -> list[int]:
        """The pawns of others, clockwise from the next, without partners; the list is shared. (R14.2)"""
        return (OTHER_TEAM if self.rules.teams else OTHERS)[self.pawns][pawn]

    def opponents(self, pawn: int) -> list[int]:
        """The pawns to play against, clockwise from the next; the list is shared. (R12.3, R14.2)"""
        others = self.rivals(pawn)
        return [other for other in others if not self.has_finished(other)] if self.finishing else others

    def ahead(self, pawn: int, other: int) -> int:
        """How many road squares it is on to another pawn in this pawn's direction, through Start too. (R10.6)"""
        circuit = self.circuit(pawn)
        return (circuit.index[self.at[other]] - circuit.index[self.at[pawn]]) % self.rules.track.road

    def apart(self, pawn: int, other: int) -> int:
        """How many road squares two pawns are apart, the shorter way round. (R10.6)"""
        ahead = self.ahead(pawn, other)
        return min(ahead, self.rules.track.road - ahead)

    def others_on(self, pawn: int, square: int) -> list[int]:
        """The opponents on a square, clockwise from the next."""
        return [other for other in self.opponents(pawn) if self.at[other] == square]

    def is_in_sight(self, pawn: int, other: int) -> bool:
        """Is there a straight free line between two pawns? (R11.1)"""
        between = self.rules.track.lines.get(self.at[pawn] << 8 | self.at[other])
        if between is None:
            return False
        return not any(self.at[third] in between for third in range(self.pawns))

    def is_drone(self, pawn: int) -> bool:
        """Is it the drone of the race alone? (R13.1)"""
        return pawn >= self.seats

    # Cards and tiles

    def may_answer(self, seat: int) -> bool:
        """Is a seat asked when a card could answer? Who holds cards is, so that it tells nothing. (R10.3, R12.3)"""
        return seat < self.seats and len(self.hands[seat]) > 0

    def known_cards(self, holder: int, observer: int) -> list[int]:
        """The cards of a hand that an observer, a seat or SPECTATORS, knows of. (R16.1)"""
        return [entry >> 2 & 15 for entry in self.known if entry & 3 == holder and entry >> (6 + observer) & 1]

    def has_tile_slot(self, seat: int) -> bool:
        """Is there room for another tile? (R8.2)"""
        return TILE_COUNT[self.tiles[seat]] < TILE_SLOTS

    def has_cards_to_take(self) -> bool:
        """Is there any card to be had? (R8.5)"""
        return len(self.open) > 0 or len(self.deck) > 0 or len(self.discards) > 0

    def can_pay_pair(self) -> bool:
        """Are there dice for a card that costs a pair? Young pilots pay nothing. (R10.5, R15.3)"""
        return self.rules.young or len(VALUE_SETS[self.dice][PAIR]) > 0

    def is_target(self, seat: int, card: int, pawn: int) -> bool:
        """Can a card of the action phase be played at an opponent? (R10.4, R10.6)"""
        if card == ROCKET:  # (R11.5)
            return 0 < self.ahead(seat, pawn) <= self.rules.reach[ROCKET]
        if card == DYNAMITE:  # (R11.7)
            return self.apart(seat, pawn) <= self.rules.reach[DYNAMITE]
        if card == SABOTAGE:
            return self.tiles[pawn] > 0
        if card == PICKPOCKET:
            return len(self.hands[pawn]) > 0
        return True

    def has_target(self, seat: int, card: int) -> bool:
        """Is there anybody to play a card at? (R10.4)"""
        return len(self.targets(seat, card)) > 0

    def targets(self, seat: int, card: int) -> list[int]:
        """The pawns that a card of the action phase can be played at. (R10.4)"""
        return [pawn for pawn in self.opponents(seat) if self.is_target(seat, card, pawn)]

    def target_choices(self, seat: int, card: int) -> list[int]:
        """The same as choices."""
        return [TARGET + (DRONE if self.is_drone(pawn) else pawn) for pawn in self.targets(seat, card)]

    def tornado_places(self) -> list[int]:
        """Road squares without a pawn; neither Start nor a garage. (R11.2)"""
        taken = [self.at[pawn] for pawn in range(self.pawns)]
        return [square for square in self.rules.track.tornado_squares if square not in taken]

    def is_untouched(self) -> bool:
        """Has no die been used since the last throw?"""
        return self.actions == ACTIONS and self.dice != NO_DICE and SIZE[self.dice] == self.thrown

    def can_play(self, seat: int, card: int) -> bool:
        """Can a card be played in the seat's own action phase? (R10.4, R10.5)"""
        if card == NITRO:
            return self.can_pay_pair()
        if card == DYNAMITE:
            return self.can_pay_pair() and self.has_target(seat, card)
        if card == LOADED_DICE:
            return self.is_untouched()
        if card == TORNADO:
            return len(self.tornado_places()) > 0
        if not IN_ACTION_PHASE[card]:
            return False
        return self.has_target(seat, card)

    # The combinations of the action phase

    def face_bonus(self, seat: int, colour: int) -> int:
        """What is added to a combination of a colour: bonuses, and 1 on a garage. (R3.8, R7.9)"""
        return self.bonus_faces[seat * KINDS_OF_BONUS + colour] + (1 if self.is_on_garage(seat) else 0)

    def deed_of(self, seat: int, choice: int) -> int:
        """What a combination does: deed * DEED_STEPS + its squares or level. (R8)"""
        if is_value(choice):
            return self.rules.deeds[choice - VALUE]
        own = colour(choice)
        if own == BLUE:
            return MOVE * DEED_STEPS + number(choice) + self.face_bonus(seat, BLUE)
        if own == GREEN:
            return KI * DEED_STEPS + number(choice)
        return (CARD if own == RED else TAKE_TILE) * DEED_STEPS

    def can_take_tile(self, seat: int) -> bool:
        """Is there a tile to take, and room for it? (R8.2)"""
        return TILE_COUNT[self.tiles[seat]] < TILE_SLOTS and self.supply != NO_SUPPLY

    def combinations(self, seat: int) -> list[int]:
        """Every combination that can be used now, then the end of the actions. The list is shared. (R8)"""
        own = COLOURED[self.dice]
        faces = self.bonus_faces
        kinds = seat * KINDS_OF_BONUS
        garage = 1 if self.rules.track.garages[self.at[seat]] else 0  # This is `face_bonus`, in line.
        offer = 0 if self.storm == seat else own[BLUE] * BLUE_DICE
        if own[GREEN]:
            levels = LEVELS_UP_TO[own[GREEN] + faces[kinds + GREEN] + garage]
            offer += (levels & OPEN_LEVELS[self.bonuses[seat]]) * GREEN_LEVEL
        if own[YELLOW] and own[YELLOW] + faces[kinds + YELLOW] + garage >= TECHNOLOGY and self.can_take_tile(seat):
            offer += A_TILE
        if own[RED] and own[RED] + faces[kinds + RED] + garage >= CHEATING and self.has_cards_to_take():
            offer += 1
        values = self.value_combinations(seat)
        return values + OF_COLOURS[offer] if values else OF_COLOURS[offer]

    def value_combinations(self, seat: int) -> list[int]:
        """The combinations of values that can be used now; the list is shared. Young pilots use none. (R15.2)"""
        if self.rules.young:
            return []
        found = value_choices(self.dice, self.thrown)
        cards = len(self.open) > 0 or self.has_cards_to_take()
        if cards and self.bonuses[seat] != ALL_TAKEN:
            return found
        return [choice for choice in found if self.can_bring(seat, choice, cards)]

    def can_bring(self, seat: int, choice: int, cards: bool) -> bool:
        """Can a combination of values bring anything? `cards`: is there any to be had? (R3.10)"""
        deed = self.rules.deeds[choice - VALUE] // DEED_STEPS
        if deed == CARD:
            return cards
        return deed != HAND_OR_BONUS or self.bonuses[seat] != ALL_TAKEN or self.grows_by(seat, choice)

    def grows_by(self, seat: int, choice: int) -> bool:
        """Does a combination make the hand grow? A straight leads to one die more than it has. (R8.4)"""
        if choice == VALUE + STRAIGHT and self.thrown < self.hand[seat]:
            return False
        return self.hand[seat] < MOST_DICE
