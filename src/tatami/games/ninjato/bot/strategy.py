# hot
"""How good each option looks to a seat that knows so much: one function for each question."""

from typing import Final

from tatami.core.state import Decision
from tatami.games.ninjato.bot.knowledge import CANNOT, Knowledge
from tatami.games.ninjato.choices import (
    BANZAI,
    CONCEDE,
    DISGUISE,
    DOJO,
    ENVOY,
    HONOUR,
    KEEP,
    KEEP_PRIZE,
    LEARN,
    LEAVE_CARDS,
    NO_MORE,
    PAY_CARD,
    PUT_ASIDE,
    RAID,
    RECOVER,
    RING,
    RUMOUR,
    STOP,
    SWAP,
    TAKE,
    TAKE_HIDDEN,
    TOKEN,
    USE,
    Fight,
    paid,
)
from tatami.games.ninjato.pieces import (
    BAJUTSU,
    COPIES,
    ELITE,
    INTONJUTSU,
    KAYAKUJUTSU,
    KINDS,
    MOST_TOKEN,
    STEALTH,
    TENMON,
    VALUES,
)

DEPTH: Final = 1  # guards ahead of the next one that a raid is thought through
HIDDEN_CARD: Final = 1.04  # a card of the pile, seen beforehand


def rate(known: Knowledge, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    prompt = decision.prompt
    options = decision.options
    if prompt == "place":
        return [place(known, option) for option in options]
    if prompt == "face":
        return [face(known, option) for option in options]
    if prompt == "banzai":
        return banzai(known, options)
    if prompt in ("draw", "one-more"):
        return [draw(known, option) for option in options]
    if prompt in ("pay-envoy", "pay-rumour"):
        return [pay(known, option) for option in options]
    if prompt in ("reward", "gift"):
        return reward(known, options)
    if prompt == "token":
        return [token(known, option) for option in options]
    return [other(known, option) for option in options]


def place(known: Knowledge, option: int) -> float:
    """A shuriken, by what it brings in honour."""
    if option == DOJO:
        return visit_dojo(known)
    if option < LEARN:
        house, side = divmod(option - RAID, 2)
        return raid(known, house, side)
    if option < ENVOY:
        return learn(known, option - LEARN)
    state = known.state
    if option < RUMOUR:
        envoy = option - ENVOY
        return (
            spending(known, state.rules.envoy_costs, envoy) + known.clan_gain(envoy) + rumours_of_envoys(known, envoy)
        )
    rumour = option - RUMOUR
    return spending(known, state.rules.rumour_costs, rumour) + known.rumour_gain(rumour)


def visit_dojo(known: Knowledge) -> float:
    """Cards, as many as the hand allows, and a place in the next order."""
    state = known.state
    held = state.hand_size(known.me)
    cards = max(0, min(state.rules.visit_cards[min(held, 2)], state.rules.hand_limit - held))
    if known.state.is_ready(known.me, BAJUTSU) and held + cards < state.rules.hand_limit:
        cards += 1
    if known.left < 2:
        return 0.1
    need = 1.25 if held < 3 else 1.0 if held < 5 else 0.7
    return need * cards * min(1.0, 0.3 * (known.left - 1)) + 0.3


def learn(known: Knowledge, skill: int) -> float:
    """A tile until the end of the game, less the card that it costs."""
    state = known.state
    worth = known.skill_worth(skill)
    if not state.is_free(known.me, skill):
        cost = state.rules.skill_costs[skill]
        if cost:
            worth -= known.card_worth(cost - 1)
        else:
            worth -= min([known.card_worth(card) for card in range(VALUES) if known.hand[card]])
    return worth


def spending(known: Knowledge, costs: list[int], card: int) -> float:
    """The honour of what a card demands, less what those treasures would bring otherwise; gold fills the gaps."""
    state = known.state
    total = 0.0
    for kind in range(KINDS):
        wanted = costs[card * KINDS + kind]
        have = state.treasures[known.me * KINDS + kind]
        own = min(wanted, have)
        total += own * gain_of(known, kind) + (wanted - own) * gain_of(known, KINDS - 1)
    return total


def gain_of(known: Knowledge, kind: int) -> float:
    """What spending a treasure now brings beyond keeping it."""
    return known.state.rules.treasure_values[kind] - 0.55 * known.treasure_worth[kind]


def rumours_of_envoys(known: Knowledge, envoy: int) -> float:
    """What my rumours make of one envoy more."""
    state = known.state
    return float(state.rules.times[min(state.rumours_of(known.me, state.rules.envoy_clans[envoy]), COPIES)])


def raid(known: Knowledge, house: int, side: int) -> float:
    """The sentry, then as far as it seems worth it."""
    state = known.state
    hand = known.hand
    if state.clear_in(house) == 0:
        return known.banzai(hand, house, side, [], 0) - 0.5
    value = state.sentries[house] % VALUES + 1
    price = known.price(hand, side, value)
    if price >= CANNOT:
        return -1.5
    first = state.lowest(state.clear, house)
    worth = known.treasure_worth[first] - price
    if state.clear_in(house) + state.red_in(house) == 1:
        return worth + known.token_gain(house)
    rest = known.hand_after(hand, side, value) if sum(hand) else hand
    if sum(rest) == 0:
        return worth
    known.clear[house * KINDS + first] -= 1  # The first prize is gone when the next guard comes.
    ahead = known.banzai(rest, house, side, [first], DEPTH)
    known.clear[house * KINDS + first] += 1
    return worth + max(0.0, ahead)


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
    card = option - TAKE
    return known.card_worth(card) + (0.05 if known.hand[card] == 0 else -0.1 * known.hand[card])


def pay(known: Knowledge, option: int) -> float:
    """Spend what gains most by being spent now."""
    counts = paid(option)
    return sum([counts[kind] * gain_of(known, kind) for kind in range(KINDS)])


def reward(known: Knowledge, options: list[int]) -> list[float]:
    """Honour or a rumour, with an eye on what is left for the second."""
    state = known.state
    gains = [known.rumour_gain(option - RUMOUR) for option in options if option != HONOUR]
    best = max(gains) if gains else 0.0
    if options[0] != HONOUR:
        return gains
    clan = int(str(state.stack[-1].facts()["clan"]))
    worth = float(state.clan_worth(clan))
    return [worth - 0.2 * best, *[gain - 0.2 * worth for gain in gains]]


def token(known: Knowledge, option: int) -> float:
    """The clan that is mine, with the highest value; others with the lowest."""
    clan, value = divmod(option - TOKEN, MOST_TOKEN + 1)
    return known.leaning(clan) * value


def other(known: Knowledge, option: int) -> float:
    """The small questions of a raid, and the card for the Sensei."""
    state = known.state
    if PAY_CARD <= option < PAY_CARD + VALUES:
        return -known.card_worth(option - PAY_CARD)
    if RECOVER <= option < RECOVER + VALUES:
        return CARD_OF_SIDE[state.side][option - RECOVER]
    if SWAP <= option < SWAP + KINDS:
        return known.treasure_worth[option - SWAP] - 0.5 * known.skill_cost()
    if KEEP <= option < KEEP + KINDS:
        return known.treasure_worth[option - KEEP]
    if option == USE + INTONJUTSU:
        return known.loot_worth(state.loot) - 0.5 * known.skill_cost()
    if option == KEEP_PRIZE:
        return known.treasure_worth[state.loot[-1]]
    if option == USE + TENMON:
        return 0.1 if state.clear_in(state.house) > 1 else -0.1
    assert option in (LEAVE_CARDS, RING)
    return 0.0


CARD_OF_SIDE: Final = [[0.6, 0.8, 1.1, 1.0, 1.2], [1.2, 1.0, 1.1, 0.8, 0.6]]  # by side: what helps on in this raid
