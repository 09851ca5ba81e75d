"""What is quick in a state of Ninjato says the same as its plain twin."""

from random import Random

import pytest

from tatami.exam.packs import extreme_pack
from tatami.games.ninjato.pieces import ENVOYS, KINDS, RUMOURS, SKILLS, VALUES
from tatami.games.ninjato.tests.table import GAME, table
from tatami.games.ninjato.values import FIRST_RUMOUR, MOST_KEPT, MOST_MEMOS, PURCHASES, purchases


@pytest.mark.parametrize("pack", [None, "one", "two"])
def test_R7_2_all_that_treasures_pay_for_at_once(pack):
    chance = Random(f"treasures {pack}")
    state = table(content=None if pack is None else extreme_pack("ninjato", Random(pack))).state
    for _ in range(150):
        most = chance.choice((1, 2, 4, 60))
        gold = chance.choice((0, 0, 1, 2, 5))
        state.treasures[KINDS:] = [*[chance.randint(0, most) for _ in range(KINDS - 1)], gold]
        found = state.pays_for(1)
        assert state.pays_for(1) == found == state.find_payable(1)
        bits = [state.can_pay(1, state.rules.envoy_costs, envoy) << envoy for envoy in range(len(ENVOYS))]
        for rumour in range(len(RUMOURS)):
            bits.append(state.can_pay(1, state.rules.rumour_costs, rumour) << FIRST_RUMOUR + rumour)
        assert found == sum(bits)


def test_memos_stay_small():
    costs = [9, 9, 9]
    memo = purchases(costs)
    assert purchases(costs[:]) is memo
    for other in range(2 * MOST_MEMOS):
        purchases([other])
        assert len(PURCHASES) <= MOST_MEMOS
    state = table().state
    state.rules.paid_for.update(dict.fromkeys(range(-MOST_KEPT, 0), 0))
    state.treasures[:KINDS] = [59, 58, 57, 56, 55]  # Nobody has asked for these yet.
    assert state.pays_for(0) == state.find_payable(0) and len(state.rules.paid_for) == 1


def test_R5_5_tiles_as_bits():
    state = table(4).state
    chance = Random(3)
    while decisions := GAME.decisions(state):
        for seat in range(4):
            mine = [skill for skill in range(len(SKILLS)) if state.skill_at[skill] == seat]
            ready = [skill for skill in mine if not state.is_used[skill]]
            assert [skill for skill in range(len(SKILLS)) if state.is_ready(seat, skill)] == ready
            for skill in range(len(SKILLS)):
                way = state.rules.skill_ways[skill]
                assert state.is_free(seat, skill) == (state.skills_of_way(seat, way) > 0)
            hand = sum(state.hands[seat * VALUES : (seat + 1) * VALUES])
            assert state.has_cards(seat) == (hand > 0) and state.hand_size(seat) == hand
        for house in range(5):
            assert state.has_clear(house) == (state.clear_in(house) > 0)
        GAME.apply(state, decisions[0].seat, chance.choice(decisions[0].options))
