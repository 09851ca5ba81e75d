"""Boards of any shape, read from drawings: here one of three columns and two rows."""

import pytest

from tatami.games.dicium.grid import (
    DOOR,
    OPEN,
    WALL,
    BadPlan,
    around,
    distances,
    lines,
    neighbours,
    reached,
    read_grid,
    square_names,
)

PLAN = [
    "+---+---+---+",
    "| a   b | a |",
    "+   +...+   +",
    "| b : a   b |",
    "+---+---+---+",
]


def test_a_grid_of_any_shape_is_read():
    grid = read_grid(PLAN, 3, 2, ("a", "b"))
    assert square_names(3, 2) == ("a1", "b1", "c1", "a2", "b2", "c2") and grid.cells == ["a", "b", "a", "b", "a", "b"]
    ways = {kind: neighbours(grid.columns, grid.beside, grid.below, kind) for kind in (OPEN, DOOR, WALL)}
    assert ways[OPEN] == [[1, 3], [0], [5], [0], [5], [2, 4]]
    assert ways[DOOR] == [[], [4], [], [4], [1, 3], []] and ways[WALL] == [[], [2], [1], [], [], []]
    assert sorted(reached(ways[OPEN], 0)) == [0, 1, 3] and sorted(reached(ways[OPEN], 2)) == [2, 4, 5]


@pytest.mark.parametrize(
    ("row", "line", "sentence"),
    [
        (0, "+---+", "it has 5 lines of 13 characters"),
        (1, "| a   x | a |", "b1 holds “x”, which is no square"),
        (2, "+   +.-.+   +", "beside or below b1"),
    ],
)
def test_a_drawing_that_is_no_grid_is_refused(row, line, sentence):
    with pytest.raises(BadPlan, match=sentence):
        read_grid([*PLAN[:row], line, *PLAN[row + 1 :]], 3, 2, ("a", "b"))


def test_distances_count_steps_as_if_nothing_stood_between():
    found = distances(3, 2)
    assert found[0] == [[0], [1, 3], [2, 4], [5]]
    assert found[4] == [[4], [1, 3, 5], [0, 2], []]


def test_around_a_square_are_up_to_eight_others():
    assert around(3, 3)[4] == [0, 1, 2, 3, 5, 6, 7, 8] and around(3, 3)[0] == [1, 3, 4]


def test_lines_end_at_walls_and_at_the_edge():
    ways = neighbours(3, [OPEN, WALL, WALL, OPEN, OPEN, WALL], [OPEN, DOOR, OPEN, WALL, WALL, WALL], OPEN)
    assert lines(3, ways)[0] == [[1], [3]]
    assert lines(3, ways)[5] == [[4, 3], [2]]
