# hot
"""What things are worth to a player of Civilisation, in points: tiles, places, bonuses, fights.

Only what lies open is read, and of the seat itself its hand and its secret objective, so that a view tells the same.
"""

from typing import Final

from tatami.games.dicium.chances import chance_at_least, chance_to_beat
from tatami.games.dicium.choices import BONUS, ROLL
from tatami.games.dicium.civilisation.archipelago import CENTRE, REGION_OF, SEA, SQUARES_OF
from tatami.games.dicium.civilisation.moves import has_room
from tatami.games.dicium.civilisation.objectives import foreign_regions, measure
from tatami.games.dicium.civilisation.state import (
    CITY_TYPE,
    FROM_ATTACK,
    FROM_CITY,
    FROM_MONSTER,
    FROM_TEMPLE,
    FROM_WONDER,
    HERO_TYPE,
    MEASURES,
    NO_SECRET,
    NO_TILE,
    PHILOSOPHER_POINTS,
    PILES,
    POINTS,
    REDEPLOYS,
    REGION_POINTS,
    ROLLS,
    SOLO_TURNS,
    TEMPLE_TYPE,
    WONDER_TYPE,
    Civilisation,
)
from tatami.games.dicium.dice import BLUE, GREEN, RED, YELLOW, reds

# What a bonus, a larger hand and a hero are worth if the whole game is still to come.
BONUS_WORTH: Final = [0.0] * 5
BONUS_WORTH[BLUE] = 4.0
BONUS_WORTH[YELLOW] = 1.2
BONUS_WORTH[RED] = 0.6
BONUS_WORTH[GREEN] = 6.0
BONUS_WORTH[ROLL] = 7.0
HAND_WORTH: Final = 12.0
REDEPLOY_WORTH: Final = 2.0
LOSS: Final = 0.8  # What it costs to be sent back.
USUAL_ROUNDS: Final = 14.0
CARD_WORTH: Final = float(PHILOSOPHER_POINTS)  # So much it counts in the hand at the end.

# Measures of objectives, by their places.
CITIES: Final = MEASURES.index("cities")
TEMPLES: Final = MEASURES.index("temples")
WONDERS: Final = MEASURES.index("wonder")
HEROES: Final = MEASURES.index("heroes")
SEA_TILES: Final = MEASURES.index("sea_tiles")
LAND_TILES: Final = MEASURES.index("land_tiles")
REGIONS: Final = MEASURES.index("regions")
PHILOSOPHERS: Final = MEASURES.index("philosophers")
MONSTERS: Final = MEASURES.index("monsters")
ATTACKS: Final = MEASURES.index("attacks_won")
BONUSES: Final = MEASURES.index("bonuses")
CENTRAL: Final = MEASURES.index("central_buildings")
INVADING: Final = MEASURES.index("invading_great")


def time_left(state: Civilisation) -> float:
    """How much of the game is still to come, from 1 to 0."""
    if state.seats == 1:
        return max(0.0, 1.0 - (state.round - 0.5) / SOLO_TURNS)
    if state.finishing:
        return 0.0
    by_rounds = max(0.15, 1.0 - state.round / USUAL_ROUNDS)
    return min(state.pile / PILES[state.seats], by_rounds)


def marginal(state: Civilisation, seat: int) -> list[float]:
    """What one more of each measure is worth for objectives: those that lie open, and the own secret one."""
    found = [0.0] * len(MEASURES)
    for objective in state.common:
        _add_needs(state, seat, state.rules.common_needs[objective], state.rules.common_points[objective], found)
    secret = state.secrets[seat]
    if secret != NO_SECRET:
        _add_needs(state, seat, state.rules.secret_needs[secret], state.rules.secret_points[secret], found)
    return found


def _add_needs(state: Civilisation, seat: int, needs: list[tuple[int, int]], points: int, found: list[float]) -> None:
    missing = 0
    for what, many in needs:
        missing += max(0, many - measure(state, seat, what))
    if missing == 0:
        return
    worth = points * (0.95 if missing == 1 else 0.65 / missing)
    for what, many in needs:
        if many > measure(state, seat, what):
            found[what] += worth


class Knowledge:
    """What a seat can hope for as the table lies now."""

    __slots__ = ("foreign", "left", "more", "new", "seat", "sites", "state")

    def __init__(self, state: Civilisation, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.left = time_left(state)
        self.more = marginal(state, seat)
        self.new = ~state.occupied(seat)  # A bit for each region without a tile of the seat.
        self.foreign = foreign_regions(state, seat)
        self.sites: dict[int, float] = {}  # What was worked out of free sites, by type and region.

    # What can be gained

    def bonus(self, kind: int) -> float:
        """A bonus of the mat, of a kind."""
        return BONUS_WORTH[kind] * self.left + self.more[BONUSES]

    def best_bonus(self, level: int) -> float:
        """The best bonus of a level; 0 if there is none."""
        most = 0.0
        for choice in self.state.free_bonuses(self.seat, level):
            most = max(most, self.bonus(choice - BONUS))
        return most

    def any_bonus(self) -> float:
        """The best bonus of any level."""
        return max(self.best_bonus(2), self.best_bonus(3), self.best_bonus(4), self.best_bonus(5))

    def hand(self) -> float:
        """One more die."""
        return HAND_WORTH * self.left if self.state.can_raise_hand(self.seat) else 0.0

    def philosopher(self) -> float:
        """One more philosopher."""
        return CARD_WORTH + 0.3 + self.more[PHILOSOPHERS]

    def hero(self, hero: int) -> float:
        """The power of a hero."""
        power = 1 << hero
        if power == ROLLS:
            return BONUS_WORTH[ROLL] * self.left
        if power == REDEPLOYS:
            return REDEPLOY_WORTH * self.left
        rules, mat = self.state.rules, self.state.colours[self.seat]
        return 0.8 * BONUS_WORTH[rules.hero_colours[mat]] * rules.hero_faces[mat] * self.left

    def best_hero(self) -> float:
        """The best hero that is left."""
        most = 0.0
        for hero in range(3):
            if not self.state.heroes[self.seat] >> hero & 1:
                most = max(most, self.hero(hero))
        return most

    # Tiles

    def tile(self, square: int) -> float:
        """A tile of any type on a square: a new region, and sea or land for objectives."""
        terrain = SEA_TILES if self.state.terrain(square) == SEA else LAND_TILES
        worth = self.more[terrain]
        if self.new >> REGION_OF[square] & 1:
            worth += REGION_POINTS + self.more[REGIONS]
        return worth

    def building(self, square: int, type: int) -> float:
        """A city, temple or wonder on a square, without the bonus that comes with it."""
        region = REGION_OF[square]
        worth = self.tile(square)
        if region == CENTRE:
            worth += self.more[CENTRAL]
        if type == CITY_TYPE:
            return worth + POINTS[FROM_CITY] + self.more[CITIES]
        if self.foreign >> region & 1:
            worth += self.more[INVADING]
        if type == TEMPLE_TYPE:
            return worth + (POINTS[FROM_TEMPLE] + self.more[TEMPLES])
        return worth + (POINTS[FROM_WONDER] + self.more[WONDERS])

    def laid(self, square: int, type: int) -> float:
        """A tile of a type on a square."""
        return self.tile(square) + self.more[HEROES] if type == HERO_TYPE else self.building(square, type)

    def site(self, square: int, type: int) -> float:
        """The best that a tile of a type is worth in the region of a square; below 0 if it cannot be laid. The square
        itself is free once the pawn has come there."""
        region = REGION_OF[square]
        if not has_room(self.state, self.seat, type, region):
            return -1.0
        best = self.free_site(region, type)
        return max(best, self.laid(square, type)) if self.state.tiles[square] == NO_TILE else best

    def free_site(self, region: int, type: int) -> float:
        """The best free square of a region for a tile of a type; below 0 if there is none."""
        key = region << 3 | type
        known = self.sites.get(key)
        if known is None:
            known = -1.0
            for square in SQUARES_OF[region]:
                if self.state.is_free(self.seat, square):
                    known = max(known, self.laid(square, type))
            self.sites[key] = known
        return known

    def city_here(self, square: int) -> float:
        """A city on this very square, without its bonus; below 0 if it cannot be built."""
        if self.state.tiles[square] != NO_TILE or not has_room(self.state, self.seat, CITY_TYPE, REGION_OF[square]):
            return -1.0
        return self.building(square, CITY_TYPE)

    # Places and fights

    def place(self, square: int) -> float:
        """How good it is to stand on a square at the end of a turn."""
        left = min(1.0, self.left * 2)
        worth = 0.0
        city = self.city_here(square)
        if city > 0:
            worth = 0.4 * city
            if self.state.rules.archipelago.quarries[square]:
                worth += 0.5
        worth += 0.1 * max(0.0, self.site(square, TEMPLE_TYPE)) + 0.12 * max(0.0, self.site(square, HERO_TYPE))
        return worth * left

    def arrival(self, square: int, dice: int) -> float:
        """What a fight on a square brings on average, with these dice to engage; 0 if nobody is there."""
        state, seat = self.state, self.seat
        monster = state.monster_on(square)
        own = state.combat_bonus(seat) + reds(dice)
        if monster >= 0:
            chance = chance_at_least(state.rules.defences[monster] - own)
            return chance * (POINTS[FROM_MONSTER] + self.more[MONSTERS]) - (1 - chance) * LOSS - 0.2
        other = state.pawn_on(seat, square)
        if other < 0:
            return 0.0
        chance = chance_to_beat(own - state.combat_bonus(other) - reds(state.reserve[other]))
        return chance * (POINTS[FROM_ATTACK] + 0.3 + self.more[ATTACKS]) - (1 - chance) * LOSS - 0.2


def wonder(knowledge: Knowledge, square: int) -> float:
    """The wonder in the region of a square; below 0 if it cannot be built."""
    return knowledge.site(square, WONDER_TYPE)


def hero_here(knowledge: Knowledge, square: int) -> float:
    """A hero in the region of a square; below 0 if there is no room."""
    worth = knowledge.site(square, HERO_TYPE)
    return -1.0 if worth < 0 else worth + knowledge.best_hero()
