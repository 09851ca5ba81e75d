"""The clauses of Samourai katana, one after the other."""

import pytest

from tatami.core import BadOption, IllegalChoice
from tatami.games.samourai_katana.choices import bet_of
from tatami.games.samourai_katana.state import SIDES
from tatami.games.samourai_katana.tests.table import GAME, fresh, table

EVERYBODY = (None, 0, 1, 2)


# 1 Aim


def test_R1_1_two_to_six_play():
    assert GAME.seats == (2, 3, 4, 5, 6)
    for seats in (1, 7):
        with pytest.raises(BadOption):
            GAME.new(seats, 1)


def test_R1_2_the_most_tokens_win():
    t = table("10 9 8", dice="1 1", round=6)
    t.say("a: limit 1", "a: bet cho 1", "b: bet cho 1", "c: bet han 1")
    assert t.tokens == "12 11 7" and t.ended == "rounds: a"
    assert t.outcome.ranking == ((0,), (1,), (2,))


def test_R1_2_equals_win_together():
    t = table("10 10 8", dice="1 1", round=6)
    t.say("a: limit 1", "a: bet cho 1", "b: bet cho 1", "c: bet han 1")
    assert t.tokens == "11 11 7" and t.ended == "rounds: a b"
    assert t.outcome.ranking == ((0, 1), (2,))


def test_R1_3_six_rounds_or_twelve():
    for rounds in (6, 12):
        assert GAME.view(fresh(2, rounds=rounds), None).rules.rounds == rounds
    assert GAME.view(fresh(2), None).rules.rounds == 6
    with pytest.raises(BadOption):
        GAME.new(2, 1, rounds=7)


# 2 Set-up


def test_R2_1_ten_tokens_each_and_an_empty_pot():
    state = fresh(5)
    assert state.tokens == [10] * 5 and state.pot == 0


def test_R2_2_the_first_dealer_is_drawn_at_random():
    assert {fresh(3, seed).dealer for seed in range(30)} == {0, 1, 2}


# 3 Bets


def test_R3_1_the_dealer_names_the_limit():
    t = table("10 10 10", dealer="b")
    assert t.asked == "b: limit" and t.offered("b") == ["limit 1", "limit 2", "limit 3"]
    t.say("b: limit 2")
    assert t.state.limit == 2 and t.asked == "a: bet, b: bet, c: bet"


def test_R3_2_all_bet_at_once_in_any_order():
    t = table("10 10 10", dealer="b")
    t.say("b: limit 1", "c: bet cho 1")
    assert t.asked == "a: bet, b: bet"
    t.say("a: bet han 1")
    assert t.asked == "b: bet"


def test_R3_2_a_stake_is_within_the_limit_and_what_the_player_has():
    t = table("10 1 10")
    t.say("a: limit 2")
    assert t.offered("a") == ["bet cho 1", "bet cho 2", "bet han 1", "bet han 2"]
    assert t.offered("b") == ["bet cho 1", "bet han 1"]


def test_R3_3_a_covered_bet_is_known_to_its_player_alone():  # ruling 1
    t = table("10 10 10")
    t.say("a: limit 3", "a: bet han 3")
    for seat in EVERYBODY:
        seen = GAME.view(t.state, seat).seats
        assert [one.has_bet for one in seen] == [True, False, False]
        assert (seen[0].side, seen[0].stake) == (("han", 3) if seat == 0 else (None, None))
        assert seen[0].tokens == 10
    (event,) = t.news("bets")
    assert event.seen_by(0) == {"seat": 0, "side": "han", "count": 3}
    assert event.seen_by(1) == event.seen_by(None) == {"seat": 0}


def test_R3_3_an_imagined_table_makes_other_covered_bets_up():
    t = table("10 2 10")
    t.say("a: limit 3", "a: bet han 3", "b: bet cho 1")
    worlds = [GAME.imagine(GAME.view(t.state, 0), seed) for seed in range(60)]
    assert {bet_of(world.picks[0][0]) for world in worlds} == {(SIDES.index("han"), 3)}
    assert {bet_of(world.picks[1][0]) for world in worlds} == {(0, 1), (0, 2), (1, 1), (1, 2)}


def test_R3_4_without_tokens_no_bet_and_no_cup():
    t = table("10 0 10", dice="1 2")
    t.say("a: limit 1")
    assert t.asked == "a: bet, c: bet"
    t.say("a: bet han 1", "c: bet han 1")
    assert t.asked == "c: limit"


def test_R3_5_one_bet_a_round():
    t = table("10 10 10")
    t.say("a: limit 1", "a: bet cho 1")
    with pytest.raises(IllegalChoice) as refused:
        t.say("a: bet han 1")
    assert refused.value.code == "not-asked" and t.asked == "b: bet, c: bet"


# 4 The dice


@pytest.mark.parametrize(("dice", "side"), [("1 1", "cho"), ("3 4", "han"), ("6 6", "cho"), ("6 1", "han")])
def test_R4_1_even_is_cho_and_odd_is_han(dice, side):
    t = table("10 10", dice=dice)
    t.say("a: limit 1", "a: bet cho 1", "b: bet han 1")
    (fallen,) = t.news("falls")
    assert f"{fallen.facts['first']} {fallen.facts['second']}" == dice and fallen.facts["side"] == side
    assert [shown.facts["side"] for shown in t.news("shows")] == ["cho", "han"]
    assert t.asked == "b: limit"


def test_R4_2_the_wrong_pay_into_the_pot_and_R4_3_the_highest_stake_takes_it():
    t = table("10 10 9 9", dice="2 2")
    t.say("a: limit 3", "a: bet cho 2", "b: bet cho 1", "c: bet han 3", "d: bet han 1")
    assert t.tokens == "16 10 6 8" and t.state.pot == 0 and t.asked == "b: limit"


def test_R4_3_equals_share_and_the_rest_stays():
    t = table("10 10 10", dice="2 2")
    t.say("a: limit 3", "a: bet cho 2", "b: bet cho 2", "c: bet han 3")
    assert t.tokens == "11 11 7" and t.state.pot == 1 and t.asked == "b: limit"


def test_R4_4_when_nobody_is_right_the_pot_stays():
    t = table("9 10", dice="2 2")
    t.say("a: limit 3", "a: bet han 2", "b: bet han 3")
    assert t.tokens == "7 7" and t.state.pot == 6 and t.news("takes") == [] and t.asked == "b: limit"


def test_R4_5_the_cup_goes_clockwise():
    t = table("10 10 10", dealer="c", dice="2 2")
    t.say("c: limit 1", "a: bet cho 1", "b: bet cho 1", "c: bet cho 1")
    assert t.asked == "a: limit" and t.state.round == 2


# 5 The end


@pytest.mark.parametrize("rounds", [6, 12])
def test_R5_1_the_last_round_ends_the_game(rounds):
    t = table("10 10", dice="2 2", round=rounds - 1, rounds=rounds)
    t.say("a: limit 1", "a: bet cho 1", "b: bet cho 1")
    assert t.ended == "" and t.asked == "b: limit"
    t.say("b: limit 1", "a: bet cho 1", "b: bet cho 1")
    assert t.ended.startswith("rounds") and t.asked == "over"


def test_R5_2_whoever_is_left_alone_ends_the_game():
    t = table("10 2 0", dice="2 2")
    t.say("a: limit 2", "a: bet cho 1", "b: bet han 2")
    assert t.tokens == "30 0 0" and t.ended == "alone: a" and t.asked == "over"


def test_R5_2_two_players_with_a_token_go_on():
    t = table("10 3 0", dice="2 2")
    t.say("a: limit 2", "a: bet cho 1", "b: bet han 2")
    assert t.tokens == "29 1 0" and t.ended == "" and t.asked == "b: limit"


def test_R5_3_the_pot_at_the_end_is_nobodys():  # ruling 2
    t = table("9 10", dice="2 2", round=6)
    t.say("a: limit 3", "a: bet han 1", "b: bet han 3")
    assert t.state.pot == 5 and t.ended == "rounds: a"
    assert t.outcome.scores == (8, 7)
