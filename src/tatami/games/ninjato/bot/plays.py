# hot
"""What a shuriken brings at each place, in honour: the bots' rows, under the keys of the rules' own (`places`)."""

from typing import Final

from tatami.games.ninjato.bot.knowledge import CANNOT, Knowledge
from tatami.games.ninjato.pieces import BAJUTSU, COPIES, GOLD, KINDS, VALUES
from tatami.games.ninjato.places import PLACE_MOVES
from tatami.games.ninjato.rows import MOVES

DEPTH: Final = 1  # A raid is thought through for so many guards after the next one.


class Play:
    """A place, as a bot sees it."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        """What a visit brings, with what is chosen there."""
        raise NotImplementedError  # contract


class Dojo(Play):
    """Cards, as many as the hand allows, and a place in the next order."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        state = known.state
        held = state.hand_size(known.me)
        cards = max(0, min(state.rules.visit_cards[min(held, 2)], state.rules.hand_limit - held))
        if known.state.is_ready(known.me, BAJUTSU) and held + cards < state.rules.hand_limit:
            cards += 1
        if known.left < 2:
            return 0.1
        need = 1.25 if held < 3 else 1.0 if held < 5 else 0.7
        return need * cards * min(1.0, 0.3 * (known.left - 1)) + 0.3


class House(Play):
    """The sentry, then as far as it seems worth it."""

    __slots__ = ()

    def gain(self, known: Knowledge, house: int, side: int) -> float:
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


class Sensei(Play):
    """A tile until the end of the game, less the card that it costs."""

    __slots__ = ()

    def gain(self, known: Knowledge, skill: int, part: int) -> float:
        state = known.state
        worth = known.skill_worth(skill)
        if not state.is_free(known.me, skill):
            cost = state.rules.skill_costs[skill]
            if cost:
                worth -= known.card_worth(cost - 1)
            else:
                worth -= min([known.card_worth(card) for card in range(VALUES) if known.hand[card]])
        return worth


class Palace(Play):
    """An envoy with the scorings and the rumours that count it, and the treasures spent."""

    __slots__ = ()

    def gain(self, known: Knowledge, envoy: int, part: int) -> float:
        spent = spending(known, known.state.rules.envoy_costs, envoy)
        return spent + known.clan_gain(envoy) + rumours_of_envoys(known, envoy)


class Pavilion(Play):
    """A rumour with what it counts, and the treasures spent."""

    __slots__ = ()

    def gain(self, known: Knowledge, rumour: int, part: int) -> float:
        return spending(known, known.state.rules.rumour_costs, rumour) + known.rumour_gain(rumour)


PLAYS: Final[dict[str, Play]] = {
    "dojo": Dojo(),
    "house": House(),
    "sensei": Sensei(),
    "palace": Palace(),
    "pavilion": Pavilion(),
}
RATED: Final = {move.choice.code: PLAYS[move.row.key] for move in PLACE_MOVES}  # By the code of a choice.


def place(known: Knowledge, option: int) -> float:
    """What a shuriken brings there."""
    move = MOVES[option]
    return RATED[option].gain(known, move.target, move.part)


def spending(known: Knowledge, costs: list[int], card: int) -> float:
    """The honour of what a card demands, less what those treasures would bring otherwise; gold fills the gaps."""
    state = known.state
    total = 0.0
    for kind in range(KINDS):
        wanted = costs[card * KINDS + kind]
        have = state.treasures[known.me * KINDS + kind]
        own = min(wanted, have)
        total += own * gain_of(known, kind) + (wanted - own) * gain_of(known, GOLD)
    return total


def gain_of(known: Knowledge, kind: int) -> float:
    """What spending a treasure now brings beyond keeping it."""
    return known.state.rules.treasure_values[kind] - 0.55 * known.treasure_worth[kind]


def rumours_of_envoys(known: Knowledge, envoy: int) -> float:
    """What my rumours make of one envoy more."""
    state = known.state
    return float(state.rules.times[min(state.rumours_of(known.me, state.rules.envoy_clans[envoy]), COPIES)])
