# hot
"""What bots think of each card of Civilisation, by its key: philosophers and secret objectives, in points."""

from typing import Final

from tatami.games.dicium.civilisation.acting import (
    GOING_NEAR,
    MARCHING_FREELY,
    SAILING_FREELY,
    destinations,
)
from tatami.games.dicium.civilisation.bot.knowledge import (
    CARD_WORTH,
    Knowledge,
    hero_here,
)
from tatami.games.dicium.civilisation.bot.plans import IMPOSSIBLE, Plans, cheapest
from tatami.games.dicium.civilisation.cards import (
    ADDS_DICE,
    ADDS_FACES,
    ADDS_THROWS,
    BRINGS_BONUSES,
    BUILDS_NEAR,
    CHEAPENS_TEMPLE,
    MARCHES_FREELY,
    MIXES_COLOURS,
    PHILOSOPHERS,
    PLACES_HERO,
    SAILS_FREELY,
    STEALS_CARD,
    TURNS_DIE,
)
from tatami.games.dicium.civilisation.choices import (
    SECRETS,
)
from tatami.games.dicium.civilisation.moves import city_sites
from tatami.games.dicium.civilisation.state import CITY_TYPE, TEMPLE_TYPE, Civilisation
from tatami.games.dicium.dice import BLUE, FACES, GREEN, SIZE, UNIT, YELLOW, count

# A philosopher that is taken, besides its two points.
USES: Final = {
    "socrates": 0.8,
    "plato": 0.7,
    "aristotle": 0.6,
    "pythagoras": 0.2,
    "thales": 0.6,
    "heraclitus": 0.4,
    "diogenes": 0.3,
    "epicurus": 0.4,
    "zeno": 0.1,
    "democritus": 0.5,
    "parmenides": 0.1,
    "protagoras": 0.9,
    "anaximander": 0.8,
    "empedocles": 0.4,
    "hypatia": 0.6,
    "archimedes": 0.5,
}
CARD_USE: Final = [USES[card] for card in PHILOSOPHERS]
UNSEEN: Final = 0.45  # One from the deck.
# How often a secret objective is reached. (R13.8)
CHANCES: Final = {
    "architect": 0.4,
    "pontiff": 0.6,
    "founder": 0.55,
    "admiral": 0.65,
    "ploughman": 0.5,
    "invader": 0.35,
    "hunter": 0.45,
    "sage": 0.5,
    "geographer": 0.55,
    "strategist": 0.3,
}
SECRET_CHANCE: Final = [CHANCES[secret] for secret in SECRETS]


def turned(plans: Plans, rest: int) -> float:
    """The best that can be made of dice and one that may show any face."""
    most = 0.0
    for other in UNIT:
        most = max(most, plans.best(rest + other, 2, SIZE[rest] + 1 == plans.state.thrown))
    return most


def best_city_near(knowledge: Knowledge) -> float:
    """The best city that Archimedes can build, without its bonus."""
    most = IMPOSSIBLE
    for square in city_sites(knowledge.state, knowledge.seat, 1 << BUILDS_NEAR):
        most = max(most, knowledge.building(square, CITY_TYPE))
    return most


def card_gain(state: Civilisation, knowledge: Knowledge, plans: Plans, card: int, now: float) -> float:
    """What a philosopher brings more than the points that it costs; below 0 if it is better kept."""
    seat, dice = knowledge.seat, state.dice
    cost = CARD_WORTH + 0.3
    if card == TURNS_DIE:
        most = 0.0
        for face in range(len(FACES)):
            if count(dice, face):
                most = max(most, turned(plans, dice - UNIT[face]))
        return most - now - cost
    if card == PLACES_HERO:
        return hero_here(knowledge, state.pawns[seat]) - 0.4 - cost
    if card == BRINGS_BONUSES:
        return state.rules.numbers[BRINGS_BONUSES] * knowledge.any_bonus() - 0.4 - cost
    if card == ADDS_THROWS:
        return 0.45 * (5 - now) - cost + 0.3 * SIZE[dice]
    if card == ADDS_FACES:
        more = Plans(knowledge, state.rules.numbers[ADDS_FACES])
        return more.green_now(dice) - max(plans.single(dice, False), plans.green_now(dice)) - cost
    if card == CHEAPENS_TEMPLE:
        more = Plans(knowledge, 0, state.rules.numbers[CHEAPENS_TEMPLE])
        return more.green_now(dice) - plans.single(dice, False) - cost
    if card == BUILDS_NEAR:
        return best_city_near(knowledge) + knowledge.any_bonus() * 0.6 - max(0.0, plans.green_now(dice)) - cost
    if card == MIXES_COLOURS:
        return _mixed(state, plans) - plans.single(dice, False) - cost
    if card == ADDS_DICE:
        return 1.2 + plans.single(dice, False) + 0.2 * SIZE[dice] - cost
    if card == STEALS_CARD:
        return 0.8 * (CARD_WORTH + 1.0) - CARD_WORTH
    way = SAILING_FREELY if card == SAILS_FREELY else MARCHING_FREELY if card == MARCHES_FREELY else GOING_NEAR
    return _journey(state, knowledge, plans, way) - now - cost


def _mixed(state: Civilisation, plans: Plans) -> float:
    """The best single action if some dice of other colours count too."""
    more = state.rules.numbers[MIXES_COLOURS]
    most = 0.0
    for place in range(2):
        own = SIZE[cheapest(state.dice, BLUE if place == 0 else YELLOW, 5)]
        if own:
            most = max(most, plans.move[place][min(own + more, SIZE[state.dice])])
    green = SIZE[cheapest(state.dice, GREEN, 5)]
    if green:
        most = max(most, plans.green_with(min(green + more, SIZE[state.dice]), plans.faces + plans.quarry()))
    return most


def _journey(state: Civilisation, knowledge: Knowledge, plans: Plans, way: int) -> float:
    """The best square that a philosopher leads to, with a building there."""
    seat = knowledge.seat
    now = knowledge.place(state.pawns[seat])
    most = IMPOSSIBLE
    for square in destinations(state, seat, way, 0):
        most = max(most, arrival_worth(knowledge, plans, square, now, state.actions))
    return most


def arrival_worth(knowledge: Knowledge, plans: Plans, square: int, now: float, actions: int) -> float:
    """How good it is to come to a square with the dice and actions that are left."""
    dice = knowledge.state.dice
    fight = knowledge.arrival(square, dice)
    worth = knowledge.place(square) - now + fight
    if actions > 0 and fight == 0.0:
        quarry = 1 if knowledge.state.rules.archipelago.quarries[square] else 0
        green = SIZE[cheapest(dice, GREEN, 5)]
        city = knowledge.city_here(square)
        if city > 0:
            worth = max(worth, city + plans.best_level(green, plans.faces + quarry))
        if green and green + plans.faces + quarry >= plans.temple_faces:
            worth = max(worth, knowledge.site(square, TEMPLE_TYPE))
    return worth
