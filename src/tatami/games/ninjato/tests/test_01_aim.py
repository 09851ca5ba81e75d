"""Aim and set-up. (R1, R2)"""

from collections import Counter

import pytest

from tatami.core import BadOption
from tatami.games.ninjato.pieces import (
    CARDS,
    CLANS,
    ENVOYS,
    GUARDS,
    KINDS,
    OPEN,
    ORDINARY,
    RUMOURS,
    SKILLS,
    TOKENS,
    TREASURES,
    WITH_GONG,
)  # fmt: skip
from tatami.games.ninjato.tests.table import GAME, Table, table


def test_R1_1_two_to_four_play():
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadOption):
            GAME.new(seats, 1)


def finished(rumours=(0, 0)):
    """Round 7 is about to end; the players have so many rumours that count nothing, and nothing else is open."""
    t = table().late(7)
    for letter, first, count in (("a", 9, rumours[0]), ("b", 12, rumours[1])):
        t.own(letter, rumour_at=" ".join(RUMOURS[first : first + count]))
    return t


def test_R1_2_the_game_lasts_seven_rounds_and_most_honour_wins():
    t = table().late(6).say("b: dojo")
    assert t.state.round == 7 and not t.state.over
    t = finished().own("b", treasures="fan").say("b: dojo")
    assert t.state.over and t.outcome.winners == (1,) and t.outcome.scores == (0, 1) and t.outcome.reason == "honour"


def test_R1_2_ties_go_to_envoys_then_rumours_then_elites_then_are_shared():
    """The rulebook is silent: ruling 59."""
    for rumours, winner in (((1, 0), (0,)), ((0, 1), (1,)), ((0, 0), (0, 1))):
        t = finished(rumours=rumours).say("b: dojo")
        assert t.outcome.scores == (0, 0) and t.outcome.winners == winner
        assert t.outcome.reason == ("shared" if len(winner) == 2 else "tie")


def test_R1_2_equals_in_envoys_and_rumours_compare_elites_and_envoys_come_first():
    worthless: dict[str, object] = {"elites": {"elite": {"honour": 0}}}
    t = table(content=worthless).late(7).own("b", elites="elite").lay_open("rumour_at", "").say("b: dojo")
    assert t.outcome.scores == (0, 0) and t.outcome.winners == (1,) and t.outcome.reason == "tie"
    empty: dict[str, object] = {"clans": {clan: {"tokens": [0] * 5, "start": s} for clan, s in zip(CLANS, STARTS)}}
    t = table(content={**worthless, **empty, "values": {"pavilion": {"value": 0}}}).late(7)
    t.lay_open("rumour_at", "").own("a", elites="elite elite").own("b", envoy_at="kiyomori").say("b: dojo")
    assert t.outcome.scores == (0, 0) and t.outcome.winners == (1,) and t.outcome.ranking == ((1,), (0,))


STARTS = ([0, 0], [0, 0], [0])


def test_R1_3_the_table_settles_what_a_defeat_costs():
    assert GAME.view(GAME.new(2, 1), None).rules.defeat == "choose"
    assert GAME.view(GAME.new(2, 1, defeat="first"), None).rules.defeat == "first"
    with pytest.raises(BadOption):
        GAME.new(2, 1, defeat="none")


def test_R1_3_and_the_first_hands():
    with pytest.raises(BadOption):
        GAME.new(2, 1, hands="none")


def test_R1_4_hands_are_hidden_and_all_else_is_open():
    """Rumours lie open too, whatever a review says: ruling 15, ruling 46."""
    t = table(3).hand("a", "1 5").hand("b", "3 3 3").own("b", rumour_at="three-ways-1", treasures="gold")
    seen = t.seen("a")
    assert seen.seats[0].hand == ["1", "5"]
    assert seen.seats[1].hand is None and seen.seats[1].hand_size == 3
    assert seen.seats[1].rumours == ["three-ways-1"] and seen.seats[1].treasures == {"gold": 1}
    assert [player.hand for player in t.seen().seats] == [None, None, None]
    assert sum(seen.bag.values()) + 15 + 1 == 90 and seen.guards == 35


def test_R1_4_a_card_taken_from_the_row_is_seen_once_and_then_part_of_a_hand():
    t = table().row("1 3 5").say("a: dojo", "a: take 5")
    (told,) = t.news("takes")
    assert told.seen_by(1) == {"seat": 0, "card": "5"} and t.seen("b").seats[0].hand is None


def test_R1_5_a_fight_is_put_even_if_giving_up_is_all():
    """Skipping the question would tell the hand: ruling 47."""
    t = table().hand("a", "2").house(1, "fan", sentry="guard-4").say("a: raid house-1 strength")
    assert t.asked == "a: face" and t.options == ["give up"]


def test_R1_5_what_open_facts_decide_is_not_asked():
    t = table().own("a", treasures="fan scroll").lay_open("envoy_at", "atsumori").say("a: envoy atsumori")
    assert t.asked == "b: place"


def test_R1_6_names_are_unique():
    """In the box an envoy and a skill may share a number: ruling 51."""
    names = [*SKILLS, *ENVOYS, *RUMOURS]
    assert len(set(names)) == len(names) == 19 + 21 + 30
    assert table().why("a", "katana") == "R1.6 no-such-piece"


def test_R2_1_the_first_order_is_random():
    orders = {tuple(Table.fresh(3, seed).order) for seed in range(40)}
    assert len(orders) == 6


def test_R2_2_every_house_has_a_token_a_sentry_and_three_clear_treasures():
    t = table(4)
    assert all(sum(house.clear.values()) == 3 and not house.red and house.sentry for house in t.seen().houses)
    tokens = sorted((house.clan, house.token) for house in t.seen().houses)
    assert tokens == [("go-shirakawa", 6), ("minamoto", 2), ("minamoto", 4), ("taira", 2), ("taira", 4)]
    assert len({tuple(Table.fresh(2, seed).tokens) for seed in range(20)}) > 5


def test_R2_2_the_gongs_of_sentries_are_ignored():
    tables = [Table.fresh(2, seed) for seed in range(9)]
    assert any(sentry >= WITH_GONG for state in tables for sentry in state.sentries)
    assert all(sum(state.red) == 0 for state in tables)


def test_R2_3_ten_tokens_lie_beside_the_board():
    free = table().seen().free_tokens
    assert len(free) == 10
    assert [token.token for token in free if token.clan == "taira"] == [5, 6, 8]
    assert [token.token for token in free if token.clan == "go-shirakawa"] == [2, 4, 5, 8]


def test_R2_4_ninety_treasures():
    state = table().state
    assert dict(zip(TREASURES, state.rules.treasure_values)) == {
        "fan": 1,
        "scroll": 2,
        "vase": 3,
        "jade": 4,
        "gold": 5,
    }
    assert state.rules.treasure_copies == [24, 21, 18, 15, 12] and len(state.bag) == 90 - 15


def test_R2_5_fifty_two_dojo_cards_four_each_and_three_open():
    state = Table.fresh(4)
    assert state.rules.card_copies == [10, 10, 12, 10, 10] and len(CARDS) == 5
    seen = GAME.view(state, 0)
    assert [player.hand_size for player in seen.seats] == [4] * 4
    assert len(seen.row) == 3 and seen.pile == 52 - 16 - 3 and not seen.discards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R2_5_all_but_the_first_player_may_begin_with_one_card_more(seats):
    """Whoever begins has an advantage: ruling 63."""
    for seed in range(4):
        state = Table.fresh(seats, seed, hands="later")
        assert [state.hand_size(seat) for seat in state.order] == [4] + [5] * (seats - 1)
        GAME.check(state)
    full = {"values": {"start_hand": {"value": 7}}}
    assert [player.hand_size for player in GAME.view(Table.fresh(seats, 1, full, hands="later"), None).seats] == [
        7
    ] * seats


def test_R2_6_forty_guards_and_twenty_elites():
    state = table().state
    assert state.rules.guard_copies == [6, 6, 4, 6, 6, 2, 2, 4, 2, 2]
    assert len(state.guard_pile) == 35 and Counter(state.elite_pile) == {10: 12, 11: 8}
    assert GUARDS[10:12] == ("elite", "captain")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R2_7_as_many_tiles_as_players(seats):
    state = table(seats).state
    opened = [skill for skill, place in enumerate(state.skill_at) if place == OPEN]
    assert len(opened) == seats and max(opened) < ORDINARY


def test_R2_8_four_envoys_and_four_rumours():
    seen = table(3).seen()
    assert len(seen.palace) == 4 and len(seen.pavilion) == 4


def test_R2_9_nobody_has_anything_but_shuriken():
    t = table(4)
    assert [player.shuriken for player in t.seen().seats] == [3] * 4
    assert sum(t.state.won) == sum(t.state.treasures) == 0 and max(t.state.skill_at) < 0
    assert len(t.state.tokens) == 5 and TOKENS == 5 and KINDS == 5
