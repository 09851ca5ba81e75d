"""What dice form: how many throws allow each combination, and the examples of the rulebook (X1 to X6)."""

from itertools import product

import pytest

from tatami.games.dicium.choices import COMBINATIONS, LEVELS, SPEND, VALUE, colour_choice
from tatami.games.dicium.combinations import (
    FORMS,
    VALUE_SETS,
    any_choices,
    can_form,
    colour,
    dice_needed,
    exact_choices,
    in_common,
    is_colour,
    is_value,
    number,
    sets_to_spend,
    spend_choices,
    value_choices,
    within,
)
from tatami.games.dicium.dice import (
    BLUE,
    COLOUR_OF,
    COLOURS,
    FACES,
    GREEN,
    HANDFULS,
    PARTS,
    RED,
    SIZE,
    YELLOW,
    count,
    dice_of,
    faces,
    names,
    of_colour,
    read,
    reds,
)

# Of all throws of so many dice, those that allow each combination (facts, section 1).
ALLOWING = {
    3: {"pair": 156, "straight": 34, "three": 36},
    4: {"pair": 1176, "straight": 209, "three": 516, "two-pair": 471, "four": 76},
    5: {
        "pair": 7656,
        "straight": 1546,
        "three": 4956,
        "two-pair": 5126,
        "four": 1456,
        "full": 1826,
        "five": 156,
    },
}


def formed(shown: str) -> dict[str, list[str]]:
    """The combinations of values that some dice allow, each with the sets of dice that may be spent on it."""
    dice = read(shown)
    combinations = [choice - VALUE for choice in value_choices(dice, SIZE[dice])]
    return {COMBINATIONS[each]: [" ".join(names(one)) for one in VALUE_SETS[dice][each]] for each in combinations}


@pytest.mark.parametrize("many", ALLOWING)
def test_R3_3_so_many_throws_allow_each_combination(many):
    counted = dict.fromkeys(ALLOWING[many], 0)
    for throw in product(range(len(FACES)), repeat=many):
        for choice in value_choices(dice_of(list(throw)), many):
            counted[COMBINATIONS[choice - VALUE]] += 1
    assert counted == ALLOWING[many]


def test_R3_1_the_six_faces_have_these_colours():
    assert [COLOURS[colour] for colour in COLOUR_OF] == ["green", "blue", "yellow", "red", "blue", "green"]
    for dice in HANDFULS:
        for each in range(len(COLOURS)):
            shown = [face for face in faces(dice) if COLOUR_OF[face] == each]
            assert of_colour(dice, each) == dice_of(shown)
        assert reds(dice) == count(dice, FACES.index("4"))


def test_there_are_462_handfuls_and_every_part_is_one():
    assert len(HANDFULS) == len(set(HANDFULS)) == 462
    assert all(set(PARTS[dice]) <= set(HANDFULS) for dice in HANDFULS)
    assert len(PARTS[read("1 2 3 4 5")]) == 32 and len(PARTS[read("1 1 1 1 1")]) == 6


def test_R3_6_x1_five_equal_dice_are_no_two_pair_and_no_full():
    assert list(formed("4 4 4 4 4")) == ["pair", "three", "four", "five"]


@pytest.mark.parametrize(("first", "second"), [("1", "2"), ("5", "3")])
def test_R3_2_x2_two_equal_one_other_and_two_dicium(first, second):
    x, y, d = first, second, "dicium"
    pairs = {f"{x} {x}", f"{x} {d}", f"{y} {d}", f"{d} {d}"}
    threes = {f"{x} {x} {d}", f"{x} {d} {d}", f"{y} {d} {d}"}
    found = formed(f"{x} {x} {y} {d} {d}")
    assert set(found["pair"]) == pairs and set(found["three"]) == threes
    ordered = [" ".join(names(read(dice))) for dice in (f"{x} {x} {y} {d}", f"{x} {x} {d} {d}", f"{x} {y} {d} {d}")]
    assert sorted(found["two-pair"]) == sorted(ordered)
    assert found["four"] == [f"{x} {x} {d} {d}"]
    assert len(found["full"]) == 1, "xxD yD and xx yDD spend the same dice: one choice"
    assert "five" not in found and "straight" not in found


def test_R3_2_x3_five_dicium_form_everything():
    assert list(formed("dicium dicium dicium dicium dicium")) == list(COMBINATIONS)


def test_R3_6_two_pairs_have_two_values():
    """(ruling 2; A12) Three of a kind with a Dicium is no two pair, two equal dice with two Dicium are."""
    assert "two-pair" not in formed("3 3 3 3") and "two-pair" not in formed("3 3 3 dicium")
    assert "two-pair" in formed("3 3 dicium dicium")


def test_R3_5_a_straight_takes_the_whole_hand():
    """(ruling 1; A2) After a die was spent there is no straight, and with four dice 1-2-3 is none."""
    assert formed("1 2 3")["straight"] == ["1 2 3"]
    assert "straight" not in formed("1 2 3 5") and "straight" not in formed("2 3 4")
    assert value_choices(read("1 2 3"), 4) == []


def test_R3_7_x4_one_colour_at_a_time():
    dice = read("1 1 1 3 4")
    sizes = [number(choice) for each in range(4) for choice in any_choices(dice, each)]
    assert sorted(sizes) == [1, 1, 1, 2, 3]


def test_R5_3_x5_three_green_faces_make_a_level_of_two_or_three():
    """(ruling 7)"""
    found = exact_choices(read("1 1 dicium"), GREEN, (2, 3, 4, 5), 0)
    assert [(colour(choice), number(choice)) for choice in found] == [(GREEN, 2), (GREEN, 3)]
    assert sets_to_spend(read("1 1 dicium"), -1, GREEN, 2) == [read("1 1"), read("1 dicium")]
    assert sets_to_spend(read("1 1 dicium"), -1, GREEN, 3) == [read("1 1 dicium")]


def test_R3_8_x6_a_bonus_needs_a_die_of_its_colour():
    assert any_choices(read("1 3 4"), BLUE) == []
    assert exact_choices(read("1 4"), YELLOW, (1, 2, 3), 3) == [] and not can_form(read("1 4"), YELLOW, 3, 3)


def test_more_faces_than_five_are_of_no_use():
    """Ruling A5: one chooses how many faces to use; five are the most that a level asks for."""
    five = read("1 1 1 dicium dicium")
    levels = [colour_choice(GREEN, level) for level in LEVELS]
    assert exact_choices(five, GREEN, LEVELS, 3) == levels
    assert [dice_needed(level, 3) for level in LEVELS] == [1, 1, 1, 2]


def test_R3_9_bonuses_fill_in_before_dice():
    """(ruling 3) With one bonus a level of two takes one die, of three two; with three a level of two takes one."""
    assert [dice_needed(2, 0), dice_needed(2, 1), dice_needed(3, 1), dice_needed(2, 3)] == [2, 1, 2, 1]
    assert not can_form(read("4 4"), RED, 3, 0) and can_form(read("4 4"), RED, 3, 1)
    assert [number(choice) for choice in exact_choices(read("1 1"), GREEN, (2, 3, 4, 5), 1)] == [2, 3]


def test_blue_takes_any_number_of_dice():
    assert [number(choice) for choice in any_choices(read("2 5 5 1"), BLUE)] == [1, 2, 3]
    assert sets_to_spend(read("2 5 5 1"), -1, BLUE, 2) == [read("2 5"), read("5 5")]


def test_choices_read_back():
    for dice in HANDFULS[1:]:
        for choice in value_choices(dice, SIZE[dice]):
            assert is_value(choice) and not is_colour(choice)
            assert all(choice - VALUE in FORMS[one] for one in VALUE_SETS[dice][choice - VALUE])
        for each in range(len(COLOURS)):
            for choice in any_choices(dice, each):
                assert is_colour(choice) and not is_value(choice) and colour(choice) == each


def test_R3_4_only_what_the_sets_do_not_share_is_asked():
    sets = VALUE_SETS[read("2 2 dicium")][0]
    assert sets == [read("2 2"), read("2 dicium")] and in_common(sets) == read("2")
    assert spend_choices(sets) == [SPEND + 1, SPEND + 5]
    assert within(sets, read("2 2")) == [read("2 2")] and within(sets, read("2")) == sets


def test_R3_4_every_set_can_be_reached_die_by_die():
    """From every throw, for every combination: picking dice leads to each set, and to nothing else."""
    for dice in HANDFULS:
        for every in VALUE_SETS[dice]:
            reached = set()
            open_sets = [every] if every else []
            while open_sets:
                sets = open_sets.pop()
                if len(sets) == 1:
                    reached.add(sets[0])
                    continue
                shared = in_common(sets)
                options = spend_choices(sets)
                assert len(options) > 1
                open_sets += [within(sets, shared + (1 << 3 * (choice - SPEND))) for choice in options]
            assert reached == set(every)


def test_there_are_never_many_combinations():
    """Five dice never offer more than seven combinations of values, three at the median."""
    sizes = sorted(len(value_choices(dice_of(list(throw)), 5)) for throw in product(range(6), repeat=5))
    assert (sizes[0], sizes[len(sizes) // 2], sizes[-1]) == (1, 3, 7)
