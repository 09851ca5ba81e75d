"""The turn that all games share: throws, reserve, mats and the combat die. Examples X7 to X12 of the rulebook."""

import pytest

from tatami.core import BadContent, settle
from tatami.core.chance import advance, seeded, share
from tatami.core.state import Frame
from tatami.games.dicium import actions, mats
from tatami.games.dicium.choices import (
    BONUS,
    BONUSES,
    COMBINATIONS,
    ENGAGE,
    FIGHT,
    KEEP_ALL,
    LEVEL,
    RAISE_HAND,
    REROLL,
    RESERVE,
    RESERVED,
    ROLL,
    SPEND,
    THROW,
    VALUE,
    colour_choice,
    colour_combination_choices,
    turn_choices,
    value_combination_choices,
)
from tatami.games.dicium.combinations import STRAIGHT, any_choices, exact_choices, value_choices
from tatami.games.dicium.dice import BLUE, COLOURS, DICIUM, FIVE, FOUR, GREEN, NO_DICE, ONE, RED, TWO, read
from tatami.games.dicium.effects import begin_turn, gain_bonus, raise_hand, roll_combat
from tatami.games.dicium.frames import (
    FirstThrow,
    GainBonus,
    HandOrBonus,
    Reroll,
    Reserve,
    engage_choices,
    pay,
)
from tatami.games.dicium.state import ANY_LEVEL, AVOIDS, DiceTable, beats

YELLOW_BONUS = BONUS + 1


class Rest(Frame[DiceTable]):
    """Below the turn: the table stands still here."""

    __slots__ = ()

    def options(self, state: DiceTable) -> list[int]:
        return [-1]


def loaded(*faces: int) -> int:
    """A state of chance from which six-sided dice fall so, counted from 0."""
    for seed in range(400_000):
        chance = seeded(seed)
        for face in faces:
            if share(chance, 6) != face:
                break
            chance = advance(chance)
        else:
            return seeded(seed)
    raise AssertionError(f"dice never fall {faces}")


def table(
    *frames: Frame[DiceTable], hand: int = 3, reserve: str = "", chance: int = 1, mat: str = "blue"
) -> DiceTable:
    """Two seats with the same mat; seat 0 is at its turn, the frames on top of each other."""
    state = DiceTable(2, chance)
    state.deal_dice([mats.mat(mats.SHIPPED.mats["blue"])] * 2)
    state.hand[0] = hand
    state.reserve[0] = read(reserve)
    state.news = []
    begin_turn(state, 0, hand)
    state.stack = [Rest(0), *frames]
    settle(state)
    state.check_dice()
    return state


def answer(state: DiceTable, choice: int) -> None:
    decision = state.asked[0]
    assert choice in decision.options
    decision.frame.answer(state, decision.seat, choice)
    settle(state)
    state.check_dice()


def phases() -> list[Frame[DiceTable]]:
    return [Reserve(0), Reroll(0), FirstThrow(0)]


def test_R4_2_a_first_throw_without_reserve_asks_nothing_and_throws_the_hand():
    state = table(*phases(), chance=loaded(0, 3, 5))
    assert state.dice == read("1 4 dicium") and state.throws == 1 and state.asked[0].prompt == "reroll"


def test_R4_3_x7_a_reserved_die_counts_in_the_hand():
    state = table(*phases(), reserve="4", chance=loaded(1, 1, 1))
    assert state.asked[0].prompt == "first-throw" and state.asked[0].options == [KEEP_ALL, REROLL + FOUR]
    answer(state, KEEP_ALL)
    assert state.dice == read("2 2 4") and state.reserve[0] == NO_DICE
    other = table(*phases(), reserve="4", chance=loaded(1, 1, 1))
    answer(other, REROLL + FOUR)
    assert other.dice == read("2 2 2"), "the whole reserve was picked: nothing more to ask"


def test_R4_3_of_two_reserved_dice_one_may_be_thrown_again():
    state = table(*phases(), reserve="4 1", chance=loaded(1, 1))
    answer(state, REROLL + ONE)
    assert state.asked[0].prompt == "first-throw" and state.asked[0].options == [THROW, REROLL + FOUR]
    answer(state, THROW)
    assert state.dice == read("2 2 4") and state.asked[0].prompt == "reroll"


def test_R4_3_x8_a_kept_die_may_be_thrown_again_and_a_straight_takes_everything():
    state = table(*phases(), reserve="5", chance=loaded(1, 2, 0))
    answer(state, KEEP_ALL)
    assert state.dice == read("2 3 5")
    answer(state, REROLL + FIVE)
    answer(state, THROW)
    assert state.dice == read("1 2 3") and state.asked[0].prompt == "reserve", "two throws are made"
    assert VALUE + STRAIGHT in value_choices(state.dice, state.thrown)
    state.push(HandOrBonus(0, True))
    pay(state, 0, VALUE + STRAIGHT)
    settle(state)
    answer(state, RAISE_HAND)
    assert state.hand[0] == 4 and state.dice == NO_DICE and state.thrown == 3
    assert state.asked[0].options == [-1], "nothing is left to put by"


def test_R4_7_x9_a_bonus_counts_at_once_and_in_both_actions():
    """(ruling 6; A8)"""
    state = table(hand=4, chance=5)
    state.dice = read("1 dicium 2 4")
    [choice] = exact_choices(state.dice, GREEN, (2, 3, 4, 5), state.bonus(0, GREEN))
    assert choice == colour_choice(GREEN, 2)
    state.push(GainBonus(0, 2))
    pay(state, 0, choice)
    settle(state)
    assert state.dice == read("2 4")
    assert state.asked[0].options == [BONUS + BLUE, YELLOW_BONUS], "blue or yellow on the blue mat"
    answer(state, BONUS + BLUE)
    [blue] = any_choices(state.dice, BLUE)
    assert state.bonus(0, BLUE) == 1, "with the one die two faces"
    pay(state, 0, blue)
    settle(state)
    state.push(Reserve(0))
    settle(state)
    answer(state, RESERVE + FOUR)
    assert state.reserve[0] == read("4") and state.engageable(1) == 0


def test_R6_1_R6_4_x10_attack_and_defence():
    state = table(chance=loaded(2, 2))
    state.bonus_faces[RED] = 2
    state.bonus_faces[5 + RED] = 1
    state.reserve[1] = read("4 2")
    assert state.engageable(0) == 0 and state.engageable(1) == 1
    attack = roll_combat(state, 0, 0, "attack")
    defence = roll_combat(state, 1, 1, "defence")
    assert (attack, defence) == (5, 5) and state.reserve[1] == read("2")
    assert beats(attack, defence) and not beats(attack, defence + 1)
    assert state.news is not None and [event.facts["throw"] for event in state.news] == ["attack", "defence"]


def test_R6_3_engaging_dice_is_no_action():
    """(ruling 9; A10)"""
    state = table(chance=loaded(3))
    begin_turn(state, 0, 3)
    state.dice = read("4 4 1")
    roll_combat(state, 0, 1, "test")
    assert state.actions == 2 and state.dice == read("4 1")


def test_R6_1_R6_5_x11_x12_the_combat_die_with_engaged_dice_and_other_bonuses():
    state = table(chance=loaded(3))
    state.dice = read("4 4 1")
    assert state.engageable(0) == 2
    assert [engage_choices(state, 0, engaged) for engaged in range(3)] == [[FIGHT, ENGAGE], [FIGHT, ENGAGE], [FIGHT]]
    assert roll_combat(state, 0, 2, "test", 1) == 4 + 2 + 1 and state.dice == read("1")
    assert AVOIDS == 6
    assert state.news is not None and state.news[-1].facts["strength"] == 7


def test_R6_2_the_dicium_face_is_never_red():
    """Ruling A11."""
    state = table()
    state.dice = read("dicium dicium 1")
    assert state.engageable(0) == 0


@pytest.mark.parametrize(("bonus", "throws"), [(0, 2), (1, 3), (2, 3)])
def test_R4_4_a_roll_bonus_gives_one_more_throw_and_no_more(bonus, throws):
    """(ruling 5; A7) Two of them are not added up."""
    state = table()
    state.bonus_faces[ROLL] = bonus
    begin_turn(state, 0, 3)
    assert state.throws == throws


def test_R4_2_keeping_all_ends_the_throws():
    state = table(*phases(), chance=loaded(0, 1, 2))
    answer(state, KEEP_ALL)
    assert state.throws == 1 and state.dice == read("1 2 3") and state.asked[0].prompt == "reserve"


def test_R4_6_two_dice_at_most_are_put_by():
    state = table(hand=5)
    state.dice = read("1 1 2 3 4")
    state.push(Reserve(0))
    settle(state)
    assert state.asked[0].options == [RESERVED, *[RESERVE + face for face in range(4)]]
    answer(state, RESERVE + ONE)
    answer(state, RESERVE + FOUR)
    assert state.reserve[0] == read("1 4") and state.dice == NO_DICE
    state.dice = read("1 2")
    state.push(Reserve(0))
    settle(state)
    answer(state, RESERVED)
    assert state.reserve[0] == NO_DICE and state.dice == NO_DICE


def test_R3_4_which_dice_are_spent_is_asked_only_where_it_matters():
    state = table(hand=5)
    state.dice = read("2 2 dicium 3 4")
    pay(state, 0, VALUE)
    settle(state)
    assert state.asked[0].prompt == "spend"
    assert state.asked[0].options == [SPEND + face for face in (TWO, 2, FOUR, DICIUM)]
    answer(state, SPEND + DICIUM)
    assert state.asked[0].options == [SPEND + face for face in (TWO, 2, FOUR)]
    answer(state, SPEND + FOUR)
    assert state.dice == read("2 2 3"), "a pair of the 4 and the Dicium face"
    pay(state, 0, VALUE)
    settle(state)
    assert state.dice == read("3") and state.asked[0].options == [-1]


def test_R5_3_a_bonus_is_of_exactly_its_level():
    """Ruling A4: each level has two notches; what is taken is gone; with one left nobody is asked."""
    state = table()
    assert state.free_levels(0) == [LEVEL + level for level in (2, 3, 4, 5)]
    gain_bonus(state, 0, 2, BLUE)
    assert state.free_bonuses(0, 2) == [YELLOW_BONUS]
    state.push(GainBonus(0, 2))
    settle(state)
    assert state.bonuses[0] == 3 and state.asked[0].options == [-1]
    assert not state.has_free_bonus(0, 2) and state.has_free_bonus(0, ANY_LEVEL)
    assert state.free_bonuses(0, 2) == [] and state.free_levels(0) == [LEVEL + level for level in (3, 4, 5)]


def test_R5_1_equal_bonuses_of_a_level_are_one_choice_and_two_markers():
    state = table()
    state.mats = [[0, 0, *state.mats[0][2:]]] * 2
    assert state.free_bonuses(0, 2) == [BONUS + BLUE]
    gain_bonus(state, 0, 2, BLUE)
    assert state.free_bonuses(0, 2) == [BONUS + BLUE]
    gain_bonus(state, 0, 2, BLUE)
    assert state.bonuses[0] == 3 and state.bonus(0, BLUE) == 2 and not state.has_free_bonus(0, 2)


def test_R5_5_a_hand_of_five_leaves_only_the_bonus():
    """(ruling 8; A3)"""
    state = table(HandOrBonus(0, True), hand=4)
    assert RAISE_HAND in state.asked[0].options and state.can_raise_hand(0)
    assert RAISE_HAND not in HandOrBonus(0, False).options(state)
    raise_hand(state, 0)
    assert state.hand[0] == 5 and RAISE_HAND not in HandOrBonus(0, True).options(state)
    answer(state, LEVEL + 5)
    answer(state, BONUS + ROLL)
    assert state.throws_allowed(0) == 3 and state.throws == 2, "it counts from the next turn's throws (ruling A6)"


def test_R5_4_without_a_bonus_to_be_had_nobody_is_asked():
    state = table()
    for level in (2, 3, 4, 5):
        for _ in range(2):
            gain_bonus(state, 0, level, state.free_bonuses(0, level)[0] - BONUS)
    state.push(HandOrBonus(0, False))
    settle(state)
    assert state.asked[0].options == [-1] and state.bonuses[0] == 255


def test_clones_share_nothing_that_changes():
    state = table()
    copy = DiceTable(2, state.chance)
    copy.copy_dice(state)
    gain_bonus(copy, 0, 2, BLUE)
    raise_hand(copy, 1)
    copy.reserve[1] = read("4")
    state.check_dice()
    assert state.bonuses == [0, 0] and state.hand == [3, 3] and state.reserve == [0, 0]


SHIPPED = mats.DiceContent(mats=mats.SHIPPED.mats)


def test_R5_1_every_mat_has_two_bonuses_a_level():
    assert set(mats.SHIPPED.mats) == set(COLOURS)
    for rows in mats.SHIPPED.mats.values():
        assert len(mats.mat(rows)) == 8
    changed = mats.changed_mats(SHIPPED, {"red": {"5": ["green", "green"]}})
    assert changed["red"]["5"] == ["green", "green"] and changed["red"]["2"] == ["red", "green"]
    assert changed["blue"] == mats.SHIPPED.mats["blue"]


def test_R5_2_bonuses_are_of_five_kinds():
    shipped = {bonus for rows in mats.SHIPPED.mats.values() for bonus in mats.mat(rows)}
    assert [BONUSES[bonus] for bonus in sorted(shipped)] == [*COLOURS, "roll"]


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({"purple": {}}, "unknown-name"),
        ({"red": {"6": ["red", "red"]}}, "unknown-name"),
        ({"red": {"2": ["red"]}}, "bad-value"),
        ({"red": {"2": ["red", "red", "red"]}}, "bad-value"),
    ],
)
def test_mats_that_cannot_be_played_are_refused(pack, code):
    with pytest.raises(BadContent) as refused:
        mats.changed_mats(SHIPPED, pack)
    assert refused.value.code == code


def test_actions_are_data_with_readings():
    for side in actions.SHIPPED:
        for reading in actions.readings(side):
            assert set(actions.SHIPPED[side][reading]) <= set(COMBINATIONS)
            usual, read_so = actions.table(side), actions.table(side, reading)
            assert len(read_so) == len(COMBINATIONS)
            assert sorted(row.action for row in usual) == sorted(row.action for row in read_so), "only exchanged"
    assert actions.readings("ninja") == ["usual", "second"]


def test_codes_and_words_are_one_to_one():
    every = [*turn_choices(), *value_combination_choices()]
    for number in range(len(COLOURS)):
        every += colour_combination_choices(number, range(1, 6))
    assert len({choice.code for choice in every}) == len({choice.words for choice in every}) == len(every)
    assert {"reroll dicium", "two-pair", "blue 3"} <= {choice.words for choice in every}
