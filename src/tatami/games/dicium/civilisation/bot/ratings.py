# hot
"""How good options look to a player of Civilisation, question by question; everything in points."""

from typing import Final

from tatami.core.state import Decision
from tatami.games.dicium.chances import chance_at_least, chance_to_beat
from tatami.games.dicium.choices import (
    BONUS,
    END_ACTIONS,
    ENGAGE,
    LEVEL,
    RAISE_HAND,
    REROLL,
    RESERVED,
    SPEND,
    TO_FACE,
    TURN_DIE,
    VALUE,
)
from tatami.games.dicium.choices import RESERVE as RESERVE_DIE
from tatami.games.dicium.civilisation.acting import (
    Place,
)
from tatami.games.dicium.civilisation.bot.cards import (
    CARD_USE,
    SECRET_CHANCE,
    UNSEEN,
    arrival_worth,
    best_city_near,
    card_gain,
    turned,
)
from tatami.games.dicium.civilisation.bot.knowledge import (
    ATTACKS,
    CARD_WORTH,
    LOSS,
    MONSTERS,
    Knowledge,
    wonder,
)
from tatami.games.dicium.civilisation.bot.plans import IMPOSSIBLE, LEFT_WORTH, Plans, cheapest
from tatami.games.dicium.civilisation.cards import (
    ADDS_STRENGTH,
    BUILDS_NEAR,
    CANCELS_TEST,
    THROWS_AGAIN,
)
from tatami.games.dicium.civilisation.choices import (
    BUILD_WONDER,
    DRAW,
    HERO,
    KEEP,
    MAT,
    PLAY,
    REDEPLOY,
    SQUARE,
    TAKE,
    TARGET,
    TEMPLE,
)
from tatami.games.dicium.civilisation.fighting import (
    LOSE_CARD,
    MONSTER,
    UNKNOWN,
    Attack,
    Defence,
    Rethrow,
    Test,
    needed,
)
from tatami.games.dicium.civilisation.moves import other_havens
from tatami.games.dicium.civilisation.scoring import open_total
from tatami.games.dicium.civilisation.state import (
    CITY_TYPE,
    FROM_ATTACK,
    FROM_MONSTER,
    HERO_TYPE,
    POINTS,
    TYPE_OF,
    Civilisation,
)
from tatami.games.dicium.combinations import STRAIGHT, VALUE_SETS, colour, is_value, number
from tatami.games.dicium.dice import BLUE, FACES, GREEN, NO_DICE, SIZE, UNIT, count
from tatami.games.dicium.frames import Reroll, TurningTo

FACE_WORTH: Final = [0.8, 0.7, 0.45, 0.4, 0.7, 1.3]  # A die that is put by, by its face.
KEPT_FROM: Final = 0.75  # Dice of the reserve that are worth so much are kept.
MAT_WORTH: Final = [1.0, 0.9, 0.8, 1.1]


# Throws


def reroll(state: Civilisation, decision: Decision) -> list[float]:
    """Dice that are better thrown again."""
    frame = decision.frame
    picked = frame.picked if isinstance(frame, Reroll) else NO_DICE
    plans = Plans(Knowledge(state, decision.seat))
    wanted = plans.to_reroll(state.dice)
    found: list[float] = []
    for option in decision.options:
        if option < REROLL + len(FACES):
            face = option - REROLL
            found.append(1.0 if count(wanted, face) > count(picked, face) else -1.0)
        else:
            found.append(-1.0 if option >= PLAY else 0.0)
    return found


def first_throw(decision: Decision) -> list[float]:
    """Of the reserve, faces that are worth little are thrown again."""
    found: list[float] = []
    for option in decision.options:
        if option >= REROLL + len(FACES):
            found.append(0.5)
        else:
            found.append(1.0 if FACE_WORTH[option - REROLL] < KEPT_FROM - 0.1 else 0.0)
    return found


def reserve(decision: Decision) -> list[float]:
    """The dice that are worth most."""
    return [0.1 if option == RESERVED else FACE_WORTH[option - RESERVE_DIE] for option in decision.options]


def spend(state: Civilisation, decision: Decision) -> list[float]:
    """The dice that are missed least."""
    plans = Plans(Knowledge(state, decision.seat))
    return [
        plans.best(state.dice - UNIT[option - SPEND], min(2, state.actions), False) - FACE_WORTH[option - SPEND] / 20
        for option in decision.options
    ]


def turn_die(state: Civilisation, decision: Decision) -> list[float]:
    """The die whose turning brings most."""
    plans = Plans(Knowledge(state, decision.seat))
    return [turned(plans, state.dice - UNIT[option - TURN_DIE]) for option in decision.options]


def to_face(state: Civilisation, decision: Decision) -> list[float]:
    """The face that brings most."""
    frame = decision.frame
    assert isinstance(frame, TurningTo)
    plans = Plans(Knowledge(state, decision.seat))
    rest = state.dice - UNIT[frame.face]
    is_whole = SIZE[state.dice] == state.thrown
    return [plans.best(rest + UNIT[option - TO_FACE], 2, is_whole) for option in decision.options]


# The action phase


def act(state: Civilisation, decision: Decision) -> list[float]:
    """What a combination brings, and the best that the dice left over bring after it."""
    seat = decision.seat
    knowledge = Knowledge(state, seat)
    plans = Plans(knowledge)
    actions = state.actions
    is_whole = not state.has_acted and SIZE[state.dice] == state.thrown
    now = plans.best(state.dice, min(2, actions), is_whole)
    found: list[float] = []
    for option in decision.options:
        if option == END_ACTIONS:
            found.append(LEFT_WORTH * min(2, SIZE[state.dice]))
        elif option == REDEPLOY:
            found.append(now + _redeployed(knowledge) - 0.3)
        elif option >= PLAY:
            found.append(now + card_gain(state, knowledge, plans, option - PLAY, now))
        else:
            found.append(combination(state, plans, option, actions))
    return found


def combination(state: Civilisation, plans: Plans, option: int, actions: int) -> float:
    """A combination, and the best action after it if there is one more."""
    dice, seat = state.dice, plans.seat
    if is_value(option):
        if option == VALUE + STRAIGHT:
            return plans.worth(option)
        most = IMPOSSIBLE
        for spent in VALUE_SETS[dice][option - VALUE]:
            if actions > 1:
                most = max(most, plans.after_values(option, dice - spent))
            else:
                most = max(most, plans.worth(option) + LEFT_WORTH * min(2, SIZE[dice - spent]))
        return most
    tint = colour(option)
    many = min(state.dice_to_pay(seat, option), SIZE[dice])
    if tint == GREEN:
        if option == TEMPLE:
            own = plans.temple
        elif state.boosts >> BUILDS_NEAR & 1:
            own = best_city_near(plans.knowledge) + plans.best_city[number(option)]
        else:
            own = plans.city + plans.best_city[number(option)]
        return own + (plans.rest_without_green(dice, many) if actions > 1 else 0.05 * (SIZE[dice] - many))
    place = 0 if tint == BLUE else 1
    rest = dice - cheapest(dice, tint, many)
    if actions > 1:
        return plans.after_move(place, many, rest) - 0.01 * many
    return plans.move[place][many] - 0.01 * many + LEFT_WORTH * min(2, SIZE[rest])


def _redeployed(knowledge: Knowledge) -> float:
    """How much better the best haven is than where the pawn stands."""
    here = knowledge.place(knowledge.state.pawns[knowledge.seat])
    most = IMPOSSIBLE
    for square in other_havens(knowledge.state, knowledge.seat):
        most = max(most, knowledge.place(square) - here)
    return most


# Moves, tiles, cards


def move(state: Civilisation, decision: Decision) -> list[float]:
    """The best place to be."""
    knowledge = Knowledge(state, decision.seat)
    plans = Plans(knowledge)
    return [arrival_worth(knowledge, plans, option - SQUARE, 0.0, state.actions) for option in decision.options]


def retreat(state: Civilisation, decision: Decision) -> list[float]:
    """The haven from which most can be done."""
    knowledge = Knowledge(state, decision.seat)
    return [knowledge.place(option - SQUARE) for option in decision.options]


def place(state: Civilisation, decision: Decision) -> list[float]:
    """The square where the tile is worth most; rather not where a city could still be built."""
    frame = decision.frame
    assert isinstance(frame, Place)
    knowledge = Knowledge(state, decision.seat)
    type = TYPE_OF[frame.kind]
    here = state.pawns[decision.seat]
    found: list[float] = []
    for option in decision.options:
        square = option - SQUARE
        worth = knowledge.tile(square) if type == HERO_TYPE else knowledge.building(square, type)
        if square == here and type != CITY_TYPE and knowledge.city_here(square) > 0:
            worth -= 0.5
        if state.rules.archipelago.quarries[square]:
            worth -= 0.2
        found.append(worth)
    return found


def hero(state: Civilisation, decision: Decision) -> list[float]:
    """The best power."""
    knowledge = Knowledge(state, decision.seat)
    return [knowledge.hero(option - HERO) for option in decision.options]


def wonder_or_travel(state: Civilisation, decision: Decision) -> list[float]:
    """The wonder, wherever it can be built."""
    knowledge = Knowledge(state, decision.seat)
    here = state.pawns[decision.seat]
    return [wonder(knowledge, here) if option == BUILD_WONDER else 1.5 for option in decision.options]


def take_card(decision: Decision) -> list[float]:
    """The philosopher that is most useful."""
    return [UNSEEN if option == DRAW else CARD_USE[option - TAKE] for option in decision.options]


def bonus(state: Civilisation, decision: Decision) -> list[float]:
    """The best bonus."""
    knowledge = Knowledge(state, decision.seat)
    return [knowledge.bonus(option - BONUS) for option in decision.options]


def hand_or_bonus(state: Civilisation, decision: Decision) -> list[float]:
    """A larger hand, or the level with the best bonus, rather a high one."""
    knowledge = Knowledge(state, decision.seat)
    found: list[float] = []
    for option in decision.options:
        if option == RAISE_HAND:
            found.append(knowledge.hand())
        else:
            found.append(knowledge.best_bonus(option - LEVEL) + 0.1 * (option - LEVEL))
    return found


def objective(state: Civilisation, decision: Decision) -> list[float]:
    """The card, unless one more die is worth more."""
    knowledge = Knowledge(state, decision.seat)
    facts = decision.frame.prompt_facts(state, decision.seat)
    points = facts["points"]
    assert isinstance(points, int)
    return [knowledge.hand() if option == RAISE_HAND else float(points) for option in decision.options]


def aim(state: Civilisation, decision: Decision) -> list[float]:
    """Those in front are the ones to hit."""
    return [
        open_total(state, option - TARGET) - 2.0 * state.combat_bonus(option - TARGET) for option in decision.options
    ]


def secret(state: Civilisation, decision: Decision) -> list[float]:
    """The objective that is worth most by how often it is reached."""
    points = state.rules.secret_points
    return [points[option - KEEP] * SECRET_CHANCE[option - KEEP] for option in decision.options]


def mat(decision: Decision) -> list[float]:
    """The mat that wins most."""
    return [MAT_WORTH[option - MAT] for option in decision.options]


# Fights


def attack(state: Civilisation, decision: Decision) -> list[float]:
    """Red dice that are left are engaged while they help; Zeno only where he gains more than he costs."""
    frame = decision.frame
    assert isinstance(frame, Attack)
    more_of = Knowledge(state, decision.seat).more
    own = frame.lead(state)
    if frame.other >= MONSTER:
        enough = frame.needed(state)
        now, more = chance_at_least(enough - own), chance_at_least(enough - own - 1)
        much = chance_at_least(enough - own - state.rules.numbers[ADDS_STRENGTH])
        stake = POINTS[FROM_MONSTER] + LOSS + more_of[MONSTERS]
    else:
        lead = own - state.combat_bonus(frame.other)
        now, more = chance_to_beat(lead), chance_to_beat(lead + 1)
        much = chance_to_beat(lead + state.rules.numbers[ADDS_STRENGTH])
        stake = POINTS[FROM_ATTACK] + LOSS + more_of[ATTACKS]
    return _means(decision, stake, now, more, much)


def defence(state: Civilisation, decision: Decision) -> list[float]:
    """The same for a defender, who wins only if stronger, and for tests."""
    frame = decision.frame
    assert isinstance(frame, Defence | Test)
    own = frame.lead(state)
    enough = frame.needed(state)
    now, more = chance_at_least(enough - own), chance_at_least(enough - own - 1)
    much = chance_at_least(enough - own - state.rules.numbers[ADDS_STRENGTH])
    theirs = 2.0 if state.seats == 2 else 0.8  # What somebody else gains matters most to an only rival.
    stake = theirs + (CARD_WORTH if isinstance(frame, Test) and frame.against == LOSE_CARD else LOSS)
    return _means(decision, stake, now, more, much)


def _means(decision: Decision, stake: float, now: float, more: float, much: float) -> list[float]:
    found: list[float] = []
    for option in decision.options:
        if option == ENGAGE:
            found.append(stake * more - FACE_WORTH[3])
        elif option == PLAY + ADDS_STRENGTH:
            found.append(stake * much - CARD_WORTH - 0.2)
        elif option == PLAY + CANCELS_TEST:
            found.append(stake - CARD_WORTH - 0.2)
        else:
            found.append(stake * now)
    return found


def rethrow(state: Civilisation, decision: Decision) -> list[float]:
    """Parmenides, where the die lost what is worth more than he is."""
    frame = decision.frame
    assert isinstance(frame, Rethrow)
    enough = needed(state, frame.purpose, frame.other, frame.against)
    if enough == UNKNOWN:
        enough = 4 + state.combat_bonus(frame.other)
    rest = frame.strength - state.combat
    gain = -1.0
    if frame.strength < enough:
        gain = 4.0 * chance_at_least(enough - rest) - CARD_WORTH
    return [gain if option == PLAY + THROWS_AGAIN else 0.0 for option in decision.options]
