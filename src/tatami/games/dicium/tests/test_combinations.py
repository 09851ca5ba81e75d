"""What dice form: how many throws allow each combination, and the examples of the rulebook (X1 to X6)."""

from itertools import product

import pytest

from tatami.games.dicium.choices import COMBINATIONS
from tatami.games.dicium.combinations import (
    FORMS,
    any_colour_choices,
    colour,
    colour_choices,
    colour_faces,
    combination,
    green_choices,
    is_colour,
    is_value,
    spent,
    value_choices,
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
    """The combinations of values that some dice allow, each with the dice that may be spent on it."""
    dice = read(shown)
    found: dict[str, list[str]] = {}
    for choice in value_choices(dice, SIZE[dice]):
        found.setdefault(COMBINATIONS[combination(choice)], []).append(" ".join(names(spent(choice))))
    return found


@pytest.mark.parametrize("many", ALLOWING)
def test_so_many_throws_allow_each_combination(many):
    counted = dict.fromkeys(ALLOWING[many], 0)
    for throw in product(range(len(FACES)), repeat=many):
        for name in {combination(choice) for choice in value_choices(dice_of(list(throw)), many)}:
            counted[COMBINATIONS[name]] += 1
    assert counted == ALLOWING[many]


def test_the_six_faces_have_these_colours():
    assert [COLOURS[colour] for colour in COLOUR_OF] == ["green", "blue", "yellow", "red", "blue", "green"]
    for dice in HANDFULS:
        for number in range(len(COLOURS)):
            shown = [face for face in faces(dice) if COLOUR_OF[face] == number]
            assert of_colour(dice, number) == dice_of(shown)
        assert reds(dice) == count(dice, FACES.index("4"))


def test_there_are_462_handfuls_and_every_part_is_one():
    assert len(HANDFULS) == len(set(HANDFULS)) == 462
    assert all(set(PARTS[dice]) <= set(HANDFULS) for dice in HANDFULS)
    assert len(PARTS[read("1 2 3 4 5")]) == 32 and len(PARTS[read("1 1 1 1 1")]) == 6


def test_x1_five_equal_dice_are_no_two_pair_and_no_full():
    assert list(formed("4 4 4 4 4")) == ["pair", "three", "four", "five"]


@pytest.mark.parametrize(("first", "second"), [("1", "2"), ("5", "3")])
def test_x2_two_equal_one_other_and_two_dicium(first, second):
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


def test_x3_five_dicium_form_everything():
    assert list(formed("dicium dicium dicium dicium dicium")) == list(COMBINATIONS)


def test_two_pairs_have_two_values():
    """Ruling A12: three of a kind with a Dicium is no two pair, two equal dice with two Dicium are."""
    assert "two-pair" not in formed("3 3 3 3") and "two-pair" not in formed("3 3 3 dicium")
    assert "two-pair" in formed("3 3 dicium dicium")


def test_a_straight_takes_the_whole_hand():
    """Ruling A2: after a die was spent there is no straight, and with four dice 1-2-3 is none."""
    assert formed("1 2 3")["straight"] == ["1 2 3"]
    assert "straight" not in formed("1 2 3 5") and "straight" not in formed("2 3 4")
    broken = value_choices(read("1 2 3"), 4)
    assert [COMBINATIONS[combination(choice)] for choice in broken] == []


def test_x4_one_colour_at_a_time():
    dice = read("1 1 1 3 4")
    sizes = [SIZE[spent(c)] for number in range(4) for c in any_colour_choices(dice, number, 0)]
    assert sorted(sizes) == [1, 1, 1, 2, 3]


def test_x5_three_green_faces_make_a_level_of_two_or_three():
    found = green_choices(read("1 1 dicium"), 0)
    assert [(colour_faces(choice), " ".join(names(spent(choice)))) for choice in found] == [
        (2, "1 1"),
        (2, "1 dicium"),
        (3, "1 1 dicium"),
    ]


def test_x6_a_bonus_needs_a_die_of_its_colour():
    assert any_colour_choices(read("1 3 4"), BLUE, 2) == []
    assert colour_choices(read("1 4"), YELLOW, 3, 3) == []


def test_bonuses_fill_in_before_dice():
    """One bonus: a level of two takes one die, of three two; a level of two with three bonuses still takes one."""
    assert [SIZE[spent(choice)] for choice in colour_choices(read("1 1 1"), GREEN, 2, 1)] == [1]
    assert [SIZE[spent(choice)] for choice in colour_choices(read("1 1 1"), GREEN, 3, 1)] == [2]
    assert [SIZE[spent(choice)] for choice in colour_choices(read("1 1 1"), GREEN, 2, 3)] == [1]
    assert colour_choices(read("4 4"), RED, 3, 0) == [] and len(colour_choices(read("4 4"), RED, 3, 1)) == 1


def test_more_blue_faces_with_more_dice():
    found = {" ".join(names(spent(c))): colour_faces(c) for c in any_colour_choices(read("2 5 5 1"), BLUE, 1)}
    assert found == {"2": 2, "5": 2, "2 5": 3, "5 5": 3, "2 5 5": 4}


def test_identical_choices_appear_once_and_read_back():
    for dice in HANDFULS[1:]:
        found = [*value_choices(dice, SIZE[dice]), *green_choices(dice, 1), *any_colour_choices(dice, BLUE, 2)]
        assert len(set(found)) == len(found)
        for choice in found:
            assert is_value(choice) != is_colour(choice) and spent(choice) in PARTS[dice]
            if is_value(choice):
                assert combination(choice) in FORMS[spent(choice)]
            else:
                assert of_colour(spent(choice), colour(choice)) == spent(choice)


def test_there_are_never_many_combinations():
    """Half of all throws of five dice offer seven combinations of values or fewer; no throw more than 13."""
    sizes = sorted(len(value_choices(dice_of(list(throw)), 5)) for throw in product(range(6), repeat=5))
    assert sizes[len(sizes) // 2] == 7
    assert sizes[-1] == 13
