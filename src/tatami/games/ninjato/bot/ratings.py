# hot
"""How good each option looks to a seat that knows so much: one function for each question."""

from collections.abc import Callable
from typing import Final

from tatami.core.state import Decision
from tatami.games.ninjato.answers import (
    BANZAI,
    CONCEDE,
    DISGUISE,
    HONOUR,
    KEEP_PRIZE,
    LEAVE_CARDS,
    NO_MORE,
    PUT_ASIDE,
    RING,
    STOP,
    TAKE_HIDDEN,
    USE,
    Fight,
    paid,
)
from tatami.games.ninjato.bot.knowledge import CANNOT, Knowledge
from tatami.games.ninjato.bot.plays import DEPTH, gain_of, place
from tatami.games.ninjato.pieces import ELITE, INTONJUTSU, KAYAKUJUTSU, KINDS, STEALTH, VALUES
from tatami.games.ninjato.rows import MOVES

HIDDEN_CARD: Final = 1.04  # A card of the pile is worth so much, before it is seen.
# What a card is worth in the rest of a raid, by side and value.
CARD_OF_SIDE: Final = [[0.6, 0.8, 1.1, 1.0, 1.2], [1.2, 1.0, 1.1, 0.8, 0.6]]


def rate(known: Knowledge, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    prompt, options = decision.prompt, decision.options
    if prompt in TOGETHER:
        return TOGETHER[prompt](known, options)
    rated = ONE_BY_ONE[prompt]
    return [rated(known, option) for option in options]


def face(known: Knowledge, option: int) -> float:
    """The prize and the loot for what the set costs, or one treasure for nothing."""
    state = known.state
    loot = state.loot
    won = known.loot_worth(loot) + known.prize(state.house, loot)
    if option == CONCEDE:
        if state.side == STEALTH and state.is_ready(known.me, INTONJUTSU):
            return known.loot_worth(loot) - 0.1
        return known.best_of(loot)
    if option == DISGUISE:
        return won - 1.0 - 0.8 * known.shuriken
    if option == USE + KAYAKUJUTSU:
        beaten = 0.0
        for value in range(1, VALUES + 1):
            if known.price(known.hand, state.side, value) < CANNOT:
                beaten += known.guards[value - 1]
        return beaten * (won - 1.0) + (1.0 - beaten) * known.best_of(loot) - known.skill_cost()
    parts = Fight(option)
    cost = sum([known.card_worth(card) for card in parts.cards()]) + known.skill_cost() * len(parts.skills())
    if state.foe >= ELITE:
        won += known.elite_worth(state.foe - ELITE)
    return won - cost


def banzai(known: Knowledge, options: list[int]) -> list[float]:
    """Stop, or go on; a look is free before one goes on."""
    state = known.state
    ahead = known.banzai(known.hand, state.house, state.side, state.loot, DEPTH)
    found: list[float] = []
    for option in options:
        if option == STOP:
            found.append(0.0)
        elif option == BANZAI:
            found.append(ahead)
        elif option == PUT_ASIDE:
            found.append(-0.2 if ahead > 0.0 else 0.3 if len(state.loot) < 3 else -0.1)
        else:
            found.append(max(ahead, 0.0) + 0.2 if ahead > -1.5 else -1.0)
    return found


def draw(known: Knowledge, option: int) -> float:
    """Cards by their worth; what beats sentries that are there, and what is not in hand yet, a little more."""
    if option == NO_MORE:
        return 0.0
    if option == TAKE_HIDDEN:
        return HIDDEN_CARD
    card = MOVES[option].target
    return known.card_worth(card) + (0.05 if known.hand[card] == 0 else -0.1 * known.hand[card])


def pay(known: Knowledge, option: int) -> float:
    """Spend what gains most by being spent now."""
    counts = paid(option)
    return sum([counts[kind] * gain_of(known, kind) for kind in range(KINDS)])


def reward(known: Knowledge, options: list[int]) -> list[float]:
    """Honour or a rumour, with an eye on what is left for the second."""
    state = known.state
    gains = [known.rumour_gain(MOVES[option].target) for option in options if option != HONOUR]
    best = max(gains) if gains else 0.0
    if options[0] != HONOUR:
        return gains
    clan = int(str(state.stack[-1].facts()["clan"]))
    worth = float(state.clan_worth(clan))
    return [worth - 0.2 * best, *[gain - 0.2 * worth for gain in gains]]


def token(known: Knowledge, option: int) -> float:
    """The clan that is mine, with the highest value; others with the lowest."""
    return known.leaning(MOVES[option].target) * MOVES[option].part


def tuition(known: Knowledge, option: int) -> float:
    """The card that is worth least goes to the Sensei."""
    return -known.card_worth(MOVES[option].target)


def recover(known: Knowledge, option: int) -> float:
    """The card that helps on in this raid comes back."""
    return 0.0 if option == LEAVE_CARDS else CARD_OF_SIDE[known.state.side][MOVES[option].target]


def prize(known: Knowledge, option: int) -> float:
    """The best treasure, unless it is hardly better than the one won."""
    if option == KEEP_PRIZE:
        return known.treasure_worth[known.state.loot[-1]]
    return known.treasure_worth[MOVES[option].target] - 0.5 * known.skill_cost()


def beaten(known: Knowledge, option: int) -> float:
    """The best treasure, or all of them for the use of Intonjutsu."""
    if option == USE + INTONJUTSU:
        return known.loot_worth(known.state.loot) - 0.5 * known.skill_cost()
    return known.treasure_worth[MOVES[option].target]


def gong(known: Knowledge, option: int) -> float:
    """A gong is silenced where it would turn a treasure red that can be taken first otherwise."""
    if option == RING:
        return 0.0
    return 0.1 if known.state.clear_in(known.state.house) > 1 else -0.1


ONE_BY_ONE: Final[dict[str, Callable[[Knowledge, int], float]]] = {
    "place": place,
    "face": face,
    "draw": draw,
    "one-more": draw,
    "tuition": tuition,
    "pay-envoy": pay,
    "pay-rumour": pay,
    "gong": gong,
    "prize": prize,
    "recover": recover,
    "beaten": beaten,
    "token": token,
}
TOGETHER: Final[dict[str, Callable[[Knowledge, list[int]], list[float]]]] = {
    "banzai": banzai,
    "reward": reward,
    "gift": reward,
}
