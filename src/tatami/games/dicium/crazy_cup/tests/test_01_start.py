"""R1 to R5: the table, the dice, the turn, bonuses and the hand."""

import pytest

from tatami.core import BadOption
from tatami.core.playouts import playouts
from tatami.games.dicium.crazy_cup.choices import CARDS
from tatami.games.dicium.crazy_cup.tests.table import GAME, cup, fresh
from tatami.games.dicium.dice import COLOUR_OF, COLOURS, read


@pytest.mark.parametrize("seats", [0, 5])
def test_R1_1_one_to_four_players(seats):
    with pytest.raises(BadOption):
        GAME.new(seats, 1)
    assert [fresh(count).seats for count in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_R1_2_the_farthest_wins():
    t = cup("66+2 66+3", turn="b", dice="1", first="a")
    t.say("b: reserve no more")
    assert t.ended == "line: b" and t.outcome.scores == (68, 69)


def test_R1_3_options():
    assert fresh(4, teams=True).rules.teams and not fresh(4).rules.teams
    assert fresh(2, young=True).rules.young and not fresh(2).rules.young
    assert fresh(1).pawns == 2


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_R1_3_teams_take_four_players(seats):
    for ask in (lambda: GAME.new(seats, 1, teams=True), lambda: playouts(GAME, 1, 1, seats, teams="true")):
        with pytest.raises(BadOption) as refused:
            ask()
        assert refused.value.code == "bad-option"
        assert refused.value.sentence == (
            f"dicium.crazy_cup: option teams can be “true” with 4 players only, not {seats}."
        )
    assert not fresh(seats, teams=False).rules.teams


def test_R2_1_all_pawns_on_start():
    state = fresh(4)
    assert state.place == [0] * 4 and state.direction == [-1] * 4


def test_R2_2_three_dice_and_an_empty_mat():
    state = fresh(4)
    assert state.hand == [3] * 4 and state.bonuses == [0] * 4 and state.reserve == [0] * 4
    assert len({tuple(mat) for mat in state.mats}) == 4, "each has a mat of its own"


def test_R2_3_thirty_cards_three_each():
    state = fresh(3)
    assert len(state.rules.deck) == 30 and [len(hand) for hand in state.hands] == [3, 3, 3]


def test_R2_4_three_cards_lie_open():
    state = fresh(4)
    assert len(state.open) == 3 and len(state.deck) == 30 - 12 - 3


def test_R2_5_x22_technology_by_players():
    assert [fresh(seats).supply for seats in (1, 2, 3, 4)] == [[1] * 4, [1] * 4, [2] * 4, [2] * 4]


def test_R2_6_chance_decides_who_begins():
    """(ruling 10)"""
    begins = {fresh(4, seed).first for seed in range(40)}
    assert begins == {0, 1, 2, 3}
    state = fresh(4, 1)
    assert state.turn == state.first


def test_R3_1_the_faces():
    assert [COLOURS[colour] for colour in COLOUR_OF] == ["green", "blue", "yellow", "red", "blue", "green"]


def test_R3_2_the_dicium_is_any_value_or_green():
    t = cup("5 0", dice="dicium 5 1")
    assert t.offered("a") == ["pair", "blue 1", "green 2", "end actions"]
    assert cup("5 0", dice="dicium dicium dicium").offered() == [
        *("pair", "straight", "three", "green 2", "green 3", "end actions")
    ], "never blue, yellow or red"


def test_R3_3_every_combination_of_values():
    assert cup("5 0", dice="3 3 3 3 3").offered() == [
        *("pair", "three", "four", "five", "yellow 3", "end actions")
    ], "five equal dice are no two pair and no full house"
    assert cup("5 0", dice="3 3 4 4 4").offered() == [*("pair", "three", "two-pair", "full", "red 3", "end actions")]
    assert "straight" in cup("5 0", dice="1 2 3 4 5").offered()
    t = cup("5 0", dice="3 4 5")
    assert t.why_not("a: pair").code == "no-such-values"


def test_R3_4_which_dice_are_spent_is_the_players_choice():
    t = cup("5 0", dice="2 2 dicium")
    t.say("a: pair")
    assert t.asked == "a: spend" and t.offered() == ["spend 2", "spend dicium"]
    t.say("a: spend 2")
    assert t.dice == "dicium" and t.asked == "a: move"
    assert cup("5 0", dice="5 5 1").say("a: blue 1").dice == "1 5", "not all faces have to be used"


def test_R3_5_a_straight_takes_the_whole_hand():
    """(ruling 1)"""
    t = cup("5 0", dice="1 2 3 4")
    assert "straight" in t.offered()
    t.say("a: blue 1", "a: square 6")
    assert t.dice == "1 3 4" and "straight" not in t.offered()
    broken = cup("5 0", dice="1 2 3", hand=4, actions=1)
    assert "straight" not in broken.offered() and broken.why_not("a: straight").code == "no-straight"


def test_R3_6_two_pairs_have_two_values():
    """(ruling 2)"""
    assert "two-pair" not in cup("5 0", dice="3 3 3 3").offered()
    assert "two-pair" not in cup("5 0", dice="3 3 3 dicium").offered()
    assert "two-pair" in cup("5 0", dice="3 3 dicium dicium").offered()
    assert "full" not in cup("5 0", dice="3 3 3 3 3").offered()


def test_R3_7_one_colour_at_a_time():
    assert cup("5 0", dice="3 3 4").offered() == ["pair", "end actions"], "two yellow and a red are nothing else"
    assert cup("5 0", dice="3 3 3").offered() == ["pair", "three", "yellow 3", "end actions"]
    assert cup("5 0", dice="3 3 4").why_not("a: yellow-3").code == "no-such-faces"


def test_R3_8_x9_a_bonus_adds_a_face_in_both_actions():
    t = cup("5 0", dice="5 2 1", bonuses={"a": "2 blue"})
    t.say("a: blue 1", "a: spend 2")
    assert "square 7" in t.offered() and "square 8" not in t.offered()
    t.say("a: square 7", "a: blue 1")
    assert "square 9" in t.offered(), "the bonus counts in the second action too"
    assert "blue 1" not in cup("5 0", dice="1 3 4", bonuses={"a": "2 blue"}).offered(), "X6: no die, no combination"


def test_R3_9_bonuses_fill_in_first_but_one_die_is_spent():
    """(ruling 3)"""
    t = cup("5 0", dice="1 1 3", bonuses={"a": "3 green"})
    assert t.offered() == ["pair", "green 2", "green 3", "end actions"]
    t.say("a: green 2")
    assert t.dice == "1 3", "one die and the bonus are two faces"
    alone = cup("0 5", turn="b", dice="3 4 1", bonuses={"b": "3 green,5 green"})
    alone.say("b: green 2")
    assert alone.dice == "3 4", "two bonuses would do, and still a die is spent"


def test_R4_1_throws_actions_reserve_and_the_next_player():
    t = cup("5 5", phase="turn", falls=(2, 2, 2))
    assert t.asked == "a: reroll" and t.dice == "2 2 2"
    t.say("a: keep all", "a: pair", "a: square 7", "a: blue 1", "a: square 8")
    assert t.asked == "b: reroll", "no dice are left to put by"
    assert t.why_not("a: keep").code == "not-asked"


def test_R4_2_any_dice_may_be_thrown_again_once():
    t = cup("5 5", phase="turn", falls=(1, 3, 4, 6, 6))
    t.say("a: reroll 3", "a: reroll 4", "a: throw")
    assert t.dice == "1 dicium dicium" and t.asked == "a: act"


def test_R4_3_x7_reserved_dice_count_in_the_hand():
    t = cup("5 5", phase="turn", reserve={"a": "4 5"}, falls=(2, 2))
    assert t.asked == "a: first-throw"
    t.say("a: reroll 4")
    assert t.offered() == ["throw", "reroll 5"]
    t.say("a: throw")
    assert t.dice == "2 2 5" and t.state.reserve[0] == 0
    kept = cup("5 5", phase="turn", reserve={"a": "4 5"}, falls=(2,)).say("a: keep all")
    assert kept.dice == "2 4 5"


def test_R4_3_reserved_dice_may_be_kept_again_and_never_more_than_two():
    """(A9)"""
    t = cup("5 5", phase="turn", reserve={"a": "4 3"}, falls=(1,))
    t.say("a: keep all", "a: keep all", "a: reserve 3", "a: reserve 4")
    assert t.state.reserve[0] == read("3 4") and t.asked == "b: reroll"


@pytest.mark.parametrize(("bonuses", "throws"), [({}, 1), ({"a": "5 roll"}, 2)])
def test_R4_4_a_roll_bonus_gives_a_third_throw(bonuses, throws):
    """(ruling 5) After the first throw; two of them would give no more, as the shared room tests."""
    t = cup("5 5", phase="turn", bonuses=bonuses)
    assert t.state.throws == throws


def test_R4_5_two_actions_and_no_more():
    t = cup("5 5", dice="2 5 5 5")
    t.say("a: blue 1", "a: spend 2", "a: square 6", "a: blue 1", "a: square 7")
    assert t.asked == "a: reserve" and t.dice == "5 5"
    busy = cup("5 5", dice="5 5", actions=0, cards={"a": "nitro"})
    assert busy.offered() == ["play nitro", "end actions"]
    assert busy.why_not("a: blue-1").code == "no-actions-left"
    assert cup("5 5", dice="5 5").say("a: end actions").asked == "a: reserve"


def test_R4_6_two_unused_dice_are_put_by():
    t = cup("5 5", dice="1 3 4")
    t.say("a: reserve 4", "a: reserve 1")
    assert t.asked == "b: reroll" and t.state.reserve[0] == (1 | 1 << 9)


def test_R4_7_gains_count_from_when_they_can():
    """(ruling 6)"""
    t = cup("5 5", dice="1 dicium 2 4")
    t.say("a: green 2", "a: bonus blue", "a: blue 1")
    assert "square 7" in t.offered(), "a blue bonus counts at once"
    t = cup("5 5", dice="1 2 3")
    t.say("a: straight", "a: raise hand")
    assert t.state.hand[0] == 4 and t.state.thrown == 3, "a larger hand from the next turn on"


def test_R4_8_rounds_go_clockwise():
    t = cup("5 5 5", turn="c", dice="1")
    t.say("c: reserve no more")
    assert t.asked == "a: reroll"


def test_R5_1_eight_bonuses_in_four_levels():
    t = cup("5 5", dice="1 1 dicium", bonuses={"a": "2 blue,2 yellow"})
    assert "green 2" not in t.offered() and "green 3" in t.offered()
    assert t.why_not("a: green-2").code == "level-full"
    t = cup("5 5", dice="1 1 4")
    t.say("a: green 2")
    assert t.offered() == ["bonus blue", "bonus yellow"], "the first mat, level 2"


def test_R5_2_five_kinds_of_bonus():
    kinds = {bonus for mat in fresh(4).mats for bonus in mat}
    assert kinds == {0, 1, 2, 3, 4}


def test_R5_5_a_hand_has_five_dice_at_most():
    t = cup("5 5", dice="1 2 3 4 5")
    t.say("a: straight")
    assert "raise hand" not in t.offered() and t.offered() == ["level 2", "level 3", "level 4", "level 5"]


def test_R3_10_what_brings_nothing_is_not_offered():
    """(ruling 4)"""
    every = "2 blue,2 yellow,3 red,3 green,4 blue,4 yellow,5 roll,5 red"
    t = cup("5 5", dice="1 2 3 4 5", bonuses={"a": every})
    assert "straight" not in t.offered() and t.why_not("a: straight").code == "nothing-to-gain"
    assert "straight" in cup("5 5", dice="1 2 3 4", bonuses={"a": every}).offered()


def test_cards_are_named_as_the_deck_counts_them():
    copies = fresh(2).rules.copies
    assert dict(zip(CARDS, copies, strict=True))["nitro"] == 4 and sum(copies) == 30
