# hot
"""The best that dice can do in a turn of Civilisation: one combination or two, with a move before a building.

Everything that depends on the position is worked out once for each decision; then any dice can be judged.
"""

from typing import Final

from tatami.games.dicium.choices import LEVELS, VALUE
from tatami.games.dicium.civilisation.acting import STEPPING, destinations
from tatami.games.dicium.civilisation.archipelago import LAND, SEA
from tatami.games.dicium.civilisation.bot.knowledge import Knowledge, hero_here, wonder
from tatami.games.dicium.civilisation.moves import reach
from tatami.games.dicium.civilisation.state import (
    CITY_TYPE,
    FROM_WRATH,
    GREAT_CITY,
    HAND_OR_BONUS,
    NO_TILE,
    PLACE_HERO,
    POINTS,
    STEP,
    TAKE_CARD,
    TEMPLE_TYPE,
    WONDER_OR_TRAVEL,
    WRATH,
)
from tatami.games.dicium.combinations import STRAIGHT, VALUE_SETS
from tatami.games.dicium.dice import BLUE, COLOURED, GREEN, NO_DICE, PARTS, SIZE, UNIT, YELLOW, reds
from tatami.games.dicium.state import DEED_STEPS

MOST_MOVED: Final = 5
IMPOSSIBLE: Final = -100.0
REROLL_WORTH: Final = 1.0  # A die thrown again is worth so much on average.
LEFT_WORTH: Final = 0.15  # A die that is put by.


class Plans:
    """What combinations are worth from one position. `mixed`, `faces` and `temple` are what philosophers change: dice
    of other colours that count, green faces, the price of a temple."""

    __slots__ = (
        "best_city",
        "city",
        "faces",
        "knowledge",
        "known",
        "move",
        "move_city",
        "move_temple",
        "seat",
        "state",
        "step",
        "step_city",
        "step_temple",
        "temple",
        "temple_faces",
        "values",
    )  # fmt: skip

    def __init__(self, knowledge: Knowledge, faces: int = 0, temple: int = 0) -> None:
        state, seat = knowledge.state, knowledge.seat
        self.knowledge = knowledge
        self.state = state
        self.seat = seat
        self.known: dict[int, float] = {}
        here = state.pawns[seat]
        self.faces = state.bonus(seat, GREEN) + faces  # Green faces without a quarry.
        self.temple_faces = temple or state.temple_faces()
        self.city = knowledge.city_here(here)
        self.temple = knowledge.site(here, TEMPLE_TYPE)
        self.best_city = [0.0] * 6  # The bonus that comes with a city, by level; IMPOSSIBLE if none is left.
        for level in LEVELS:
            free = state.has_free_bonus(seat, level)
            self.best_city[level] = knowledge.best_bonus(level) if free else IMPOSSIBLE
        self.values = [self.value(deed // DEED_STEPS, here) for deed in state.rules.deeds]
        now = knowledge.place(here)
        self.move: list[list[float]] = []  # By colour and dice: the best place to go to.
        self.move_city: list[list[float]] = []  # The same with a city there, or a temple.
        self.move_temple: list[list[float]] = []
        for tint, terrain in ((BLUE, SEA), (YELLOW, LAND)):
            self._plan_moves(tint, terrain, now)
        self.step, self.step_city, self.step_temple = self._best_of(destinations(state, seat, STEPPING, 0), now)

    def value(self, deed: int, here: int) -> float:
        """What a combination of values is worth; a step is counted apart."""
        knowledge, state = self.knowledge, self.state
        if deed == HAND_OR_BONUS:
            return max(knowledge.hand(), knowledge.any_bonus())
        if deed == TAKE_CARD:
            return knowledge.philosopher() if state.has_cards_to_take() else IMPOSSIBLE
        if deed == PLACE_HERO:
            return hero_here(knowledge, here)
        if deed == GREAT_CITY:
            city = knowledge.site(here, CITY_TYPE)
            return city + knowledge.any_bonus() if city >= 0 else IMPOSSIBLE
        if deed == WRATH:
            return float(POINTS[FROM_WRATH]) if state.seats > 1 else IMPOSSIBLE
        if deed == WONDER_OR_TRAVEL:
            return max(1.5, wonder(knowledge, here))
        return IMPOSSIBLE

    def _plan_moves(self, tint: int, terrain: int, now: float) -> None:
        state, seat = self.state, self.seat
        bonus = state.face_bonus(seat, tint)
        layers = reach(state, seat, terrain, MOST_MOVED + bonus)
        moves, cities, temples = [IMPOSSIBLE], [IMPOSSIBLE], [IMPOSSIBLE]
        walked = 0
        for many in range(1, MOST_MOVED + 1):
            plain, city, temple = moves[-1], cities[-1], temples[-1]
            while walked < many + bonus and walked < len(layers):
                there = self._best_of(layers[walked], now)
                plain, city, temple = max(plain, there[0]), max(city, there[1]), max(temple, there[2])
                walked += 1
            moves.append(plain)
            cities.append(city)
            temples.append(temple)
        self.move.append(moves)
        self.move_city.append(cities)
        self.move_temple.append(temples)

    def _best_of(self, squares: list[int], now: float) -> tuple[float, float, float]:
        """The best of some squares to go to: alone, with a city there, with a temple there."""
        knowledge, state = self.knowledge, self.state
        plain = city = temple = IMPOSSIBLE
        for square in squares:
            fight = knowledge.arrival(square, state.dice)
            plain = max(plain, knowledge.place(square) - now + fight)
            if fight == 0.0:
                city = max(city, knowledge.city_here(square) - 0.2)
                temple = max(temple, knowledge.site(square, TEMPLE_TYPE) - 0.2)
        return plain, city if city > 0 else IMPOSSIBLE, temple if temple > 0 else IMPOSSIBLE

    # Dice

    def quarry(self) -> int:
        """The green face of the quarry under the pawn."""
        square = self.state.pawns[self.seat]
        return 1 if self.state.rules.archipelago.quarries[square] and self.state.tiles[square] == NO_TILE else 0

    def best_level(self, green: int, faces: int) -> float:
        """The best bonus that a city of so many green dice brings, with these faces besides."""
        if green == 0:
            return IMPOSSIBLE
        most = IMPOSSIBLE
        for level in LEVELS:
            if level <= green + faces:
                most = max(most, self.best_city[level])
        return most

    def green_now(self, dice: int) -> float:
        """The best building of green faces where the pawn stands."""
        green = COLOURED[dice][GREEN]
        if green == 0:
            return IMPOSSIBLE
        faces = self.faces + self.quarry()
        most = IMPOSSIBLE
        if self.city >= 0:
            most = self.city + self.best_level(green, faces)
        if self.temple >= 0 and green + faces >= self.temple_faces:
            most = max(most, self.temple)
        return most

    def green_after(self, dice: int, city: float, temple: float) -> float:
        """The best building of green faces after a move that leads to these."""
        green = COLOURED[dice][GREEN]
        if green == 0:
            return IMPOSSIBLE
        most = city + self.best_level(green, self.faces)
        if green + self.faces >= self.temple_faces:
            most = max(most, temple)
        return most

    def worth(self, choice: int) -> float:
        """What a combination of values alone is worth."""
        deed = self.state.rules.deeds[choice - VALUE] // DEED_STEPS
        return self.step if deed == STEP else self.values[choice - VALUE]

    def single(self, dice: int, can_straight: bool) -> float:
        """The most that one action brings where the pawn stands."""
        most = 0.0
        sets = VALUE_SETS[dice]
        for combination in range(len(sets)):
            if sets[combination] and (combination != STRAIGHT or can_straight):
                most = max(most, self.worth(VALUE + combination))
        most = max(most, self.green_now(dice))
        for place in range(2):
            own = COLOURED[dice][BLUE if place == 0 else YELLOW]
            if own:
                most = max(most, self.move[place][own])
        return most

    def best(self, dice: int, actions: int, can_straight: bool) -> float:
        """The most that so many actions bring with these dice; dice that are left are worth a little."""
        kept = LEFT_WORTH * min(2, SIZE[dice]) + 0.05 * reds(dice)
        if actions == 0 or dice == NO_DICE:
            return kept
        if actions == 1:
            return max(kept, self.single(dice, can_straight))
        key = dice << 1 | (1 if can_straight else 0)
        known = self.known.get(key)
        if known is None:
            known = max(kept, self._pair(dice, can_straight))
            self.known[key] = known
        return known

    def _pair(self, dice: int, can_straight: bool) -> float:
        """The best two actions."""
        most = 0.0
        sets = VALUE_SETS[dice]
        for combination in range(len(sets)):
            if not sets[combination] or (combination == STRAIGHT and not can_straight):
                continue
            if combination == STRAIGHT:
                most = max(most, self.worth(VALUE + STRAIGHT))
                continue
            for spent in sets[combination]:
                most = max(most, self.after_values(VALUE + combination, dice - spent))
        green = self.green_now(dice)
        if green > 0:
            most = max(most, green)
            faces = self.faces + self.quarry()
            for spent in range(1, COLOURED[dice][GREEN] + 1):
                built = self.green_with(spent, faces)
                if built > 0:
                    most = max(most, built + self.rest_without_green(dice, spent))
        for place in range(2):
            tint = BLUE if place == 0 else YELLOW
            own = COLOURED[dice][tint]
            for many in range(1, own + 1):
                rest = dice - cheapest(dice, tint, many)
                most = max(most, self.after_move(place, many, rest))
        return most

    def green_with(self, dice: int, faces: int) -> float:
        """The best building of exactly so many green dice."""
        most = IMPOSSIBLE
        if self.city >= 0:
            for level in LEVELS:
                if level <= dice + faces:
                    most = max(most, self.city + self.best_city[level])
        if self.temple >= 0 and dice + faces >= self.temple_faces:
            most = max(most, self.temple)
        return most

    def rest_without_green(self, dice: int, spent: int) -> float:
        """The best action after a building: not a second city in the region."""
        rest = dice - cheapest(dice, GREEN, spent)
        before = self.city
        self.city = IMPOSSIBLE
        found = self.single(rest, False)
        self.city = before
        return found

    def after_values(self, choice: int, rest: int) -> float:
        """A combination of values, then the best action with the dice that it leaves."""
        if self.state.rules.deeds[choice - VALUE] // DEED_STEPS == STEP:
            return max(
                self.step + self.single_elsewhere(rest), self.green_after(rest, self.step_city, self.step_temple)
            )
        return self.worth(choice) + self.single(rest, False)

    def after_move(self, place: int, many: int, rest: int) -> float:
        """A move of so many dice, then the best action with the rest."""
        built = self.green_after(rest, self.move_city[place][many], self.move_temple[place][many])
        return max(self.move[place][many] + self.single_elsewhere(rest), built)

    def single_elsewhere(self, dice: int) -> float:
        """One action after a move, as far as it does not matter where: cards and the hand."""
        most = LEFT_WORTH * min(2, SIZE[dice])
        sets = VALUE_SETS[dice]
        for combination in range(len(sets)):
            if sets[combination] and combination != STRAIGHT:
                deed = self.state.rules.deeds[combination] // DEED_STEPS
                if deed in (TAKE_CARD, WRATH):
                    most = max(most, self.values[combination])
        return most

    def to_reroll(self, dice: int) -> int:
        """The dice that are better thrown again."""
        is_whole = SIZE[dice] == self.state.thrown
        spare = NO_DICE
        most = self.best(dice, 2, is_whole) + 0.001
        for part in PARTS[dice]:
            if part == NO_DICE:
                continue
            value = self.best(dice - part, 2, False) + REROLL_WORTH * SIZE[part]
            if value > most:
                most = value
                spare = part
        return spare


def cheapest(dice: int, colour: int, many: int) -> int:
    """So many dice of a colour, those first that are worth least otherwise: a 2 or a 5, a 1 before a Dicium."""
    found = NO_DICE
    for face in ORDER[colour]:
        while many > 0 and (dice >> (3 * face) & 7) > (found >> (3 * face) & 7):
            found += UNIT[face]
            many -= 1
    return found


ORDER: Final = [(4, 1), (2,), (3,), (0, 5)]  # The faces of each colour, those first that are spent first.
