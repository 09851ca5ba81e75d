"""The clauses of Chō-han; then reasons, values, hints, and that everything is used."""

from functools import partial

import pytest

from tatami.core import BadContent, BadOption, IllegalChoice
from tatami.exam import kit
from tatami.exam.kit import Whole, falling, seat_of, winners_with_hints
from tatami.exam.usage import use_everything
from tatami.games.chohan.choices import bet_of
from tatami.games.chohan.frames import Round
from tatami.games.chohan.game import GAME
from tatami.games.chohan.state import SIDES, Chohan

EVERYBODY = (None, 0, 1, 2)
FEW_TOKENS = {"values": {"tokens": {"value": 2}}}  # With so few one player is soon left.


class Table(kit.Table[Chohan]):
    """The tokens of all in one line."""

    game = GAME
    nouns = {"tokens": ("tokens", Whole(partial(map, str)))}


fresh = Table.fresh


def table(tokens: str, dealer: str = "a", dice: str = "1 1", round: int = 1, **options: object) -> Table:
    """What is missing of ten tokens a head lies in the pot."""
    held = [int(count) for count in tokens.split()]
    state = Table.dealt(len(held), options)
    state.tokens = held
    state.pot = 10 * len(held) - sum(held)
    state.round = round - 1
    state.chance = falling(*(int(die) for die in dice.split()))
    return Table.laid(state, Round(seat_of(dealer)))


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


# Reasons


@pytest.mark.parametrize(
    ("who", "pieces", "code", "clause"),
    [
        ("a", "cho", "limit-first", "R3.1"),
        ("a", "stake-1 stake-1", "nothing-more", "R3.1"),
        ("a", "umbrella", "no-such-piece", "R3.2"),
        ("a", "", "no-such-piece", "R3.2"),
        ("b", "cho", "dealer-first", "R3.1"),
        ("c", "cho", "no-tokens", "R3.4"),
    ],
)
def test_while_the_dealer_thinks(who, pieces, code, clause):
    why = table("10 2 0").why_not(f"{who}: {pieces}")
    assert (why.code, why.clause) == (code, clause)


@pytest.mark.parametrize(
    ("who", "pieces", "code", "facts"),
    [
        ("b", "stake-1", "side-first", {}),
        ("b", "cho stake-3", "over-the-limit", {"count": 2}),
        ("d", "cho stake-2", "too-few-tokens", {"count": 1}),
        ("b", "cho stake-1 stake-1", "nothing-more", {}),
        ("b", "cho han", "nothing-more", {}),
        ("a", "cho", "has-bet", {}),
        ("c", "cho", "no-tokens", {}),
    ],
)
def test_while_all_bet(who, pieces, code, facts):
    t = table("10 10 0 1")
    t.say("a: limit 2", "a: bet cho 1")
    why = t.why_not(f"{who}: {pieces}")
    assert (why.code, why.facts) == (code, facts)


def test_what_is_offered_needs_no_reason():
    t = table("10 10")
    assert t.is_possible("a: stake-3")
    t.say("a: limit 2")
    assert all(t.is_possible(f"b: {pieces}") for pieces in ("cho", "han", "cho stake-2"))


def test_a_limit_that_the_content_does_not_allow():
    state = fresh(2, content={"values": {"stake": {"value": 2}}})
    why = GAME.why_not(state, state.dealer, "stake-3")
    assert why is not None and (why.code, why.facts) == ("limit-too-high", {"count": 2})


def test_after_the_end():
    t = table("10 2", dice="2 2", round=6)
    t.say("a: limit 1", "a: bet cho 1", "b: bet cho 1")
    assert t.why_not("a: cho").code == "over"


# Values


def test_a_pack_changes_what_it_names_and_nothing_else():
    state = fresh(3, content={"values": {"tokens": {"value": 7}}})
    assert state.tokens == [7, 7, 7] and state.rules.stake == 3
    GAME.check(state)


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({"values": {"luck": {"value": 1}}}, "unknown-name"),
        ({"values": {"tokens": {"value": 0}}}, "bad-value"),
        ({"values": {"tokens": {"value": 100}}}, "bad-value"),
        ({"values": {"stake": {"value": 4}}}, "bad-value"),
        ({"values": {"stake": {"value": "three"}}}, "bad-content"),
        ({"values": {"stake": {"value": 2, "most": 9}}}, "bad-content"),
        ({"cards": {}}, "bad-content"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(pack, code):
    with pytest.raises(BadContent) as refused:
        GAME.new(3, 1, pack)
    assert refused.value.code == code


# Bots, and everything


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_following_the_hints_beats_chance(seats):
    """Every other seat follows the hints; they win more often than those who do not."""
    wins = [0, 0]
    for number in range(300):
        hinted = [seat for seat in range(seats) if (seat + number) % 2]
        for seat in winners_with_hints(GAME, seats, number, hinted):
            wins[seat in hinted] += 1
    assert wins[True] > 1.15 * wins[False]


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_is_used(seats: int):
    use_everything(GAME, seats, content=FEW_TOKENS)
