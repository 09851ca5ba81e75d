"""The row of three open cards, and the last round."""

from tatami.games.dicium.row import refill, row_choices
from tatami.games.dicium.state import DiceTable


def test_cards_of_the_deck_fill_the_row_to_three_and_all_see_them():
    state = DiceTable(2, 1)
    row, deck = [7], [1, 2, 3, 4]
    came = refill(state, row, deck)
    assert row == [7, *came] and sorted([*came, *deck]) == [1, 2, 3, 4] and state.revealed == 2
    assert refill(state, row, deck) == []


def test_an_empty_deck_leaves_gaps():
    state = DiceTable(2, 1)
    row, deck = [7], [1]
    assert refill(state, row, deck) == [1] and (row, deck) == ([7, 1], [])


def test_equal_open_cards_are_one_choice():
    assert row_choices([4, 2, 4], 100) == [104, 102]


def test_R4_8_the_last_round_is_over_when_the_first_would_play_again():
    state = DiceTable(3, 1)
    state.first, state.turn = 1, 0
    assert state.next_seat() == 1
    state.finishing = True
    assert state.next_seat() == -1
    state.turn = 1
    assert state.next_seat() == 2
