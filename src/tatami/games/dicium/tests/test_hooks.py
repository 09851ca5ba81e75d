"""What a game of the family may add: bonuses from elsewhere, a second use of a number, cards at throws and fights."""

from tatami.core import settle
from tatami.core.state import Frame
from tatami.games.dicium.choices import (
    ENGAGE,
    FIGHT,
    KEEP_ALL,
    ROLL,
    THROW,
    TO_FACE,
    TURN_DIE,
    colour_choice,
    colour_combination_choices,
)
from tatami.games.dicium.combinations import colour, exact_choices, number, use
from tatami.games.dicium.dice import BLUE, FIVE, GREEN, ONE, RED, TWO, YELLOW, read
from tatami.games.dicium.effects import begin_turn, roll_combat, turn_die
from tatami.games.dicium.frames import Engaging, FirstThrow, Throwing, TurningDie, TurningTo
from tatami.games.dicium.state import AVOIDS, DiceTable, avoids

CARD = 200


class Rich(DiceTable):
    """Every seat has one more bonus of each kind than its mat says, and yellow names its dice too."""

    def bonus(self, seat: int, kind: int) -> int:
        return super().bonus(seat, kind) + 1

    def counts_dice(self, colour: int) -> bool:
        return colour in (BLUE, YELLOW)


class Rest(Frame[DiceTable]):
    """Below everything: the table stands still here."""

    __slots__ = ()

    def options(self, state: DiceTable) -> list[int]:
        return [-1]


class CardThrow(FirstThrow):
    """A card can be played before the first throw, once."""

    __slots__ = ()

    def cards(self, state: DiceTable) -> list[int]:
        return [CARD] if state.combat == 0 else []

    def play(self, state: DiceTable, choice: int) -> None:
        state.combat = choice

    def again(self, picked: int) -> Throwing:
        return CardThrow(self.seat, picked)


class Test(Engaging[DiceTable]):
    """A test before which a card can be played; its strength stays in `combat`."""

    __slots__ = ("card",)
    __test__ = False

    def __init__(self, seat: int, engaged: int = 0, card: int = CARD) -> None:
        self.seat = seat
        self.engaged = engaged
        self.card = card

    def with_one_more(self) -> Engaging[DiceTable]:
        return Test(self.seat, self.engaged + 1, self.card)

    def cards(self, state: DiceTable) -> list[int]:
        return [self.card] if self.card else []

    def play(self, state: DiceTable, choice: int) -> None:
        state.become(Test(self.seat, self.engaged, 0))

    def must_ask(self, state: DiceTable) -> bool:
        return state.round_of_asking if isinstance(state, Asking) else False

    def proceed(self, state: DiceTable) -> None:
        state.pop()
        state.combat = roll_combat(state, self.seat, self.engaged, "test")


class Asking(DiceTable):
    """All are asked, for their hands are hidden."""

    round_of_asking = True


def table(state: DiceTable, *frames: Frame[DiceTable], dice: str = "", reserve: str = "") -> DiceTable:
    state.deal_dice([[0, 1, 2, 3, 0, 1, 2, 4]] * state.seats)
    state.reserve[0] = read(reserve)
    begin_turn(state, 0, 3)
    state.dice = read(dice)
    state.stack = [Rest(0), *frames]
    settle(state)
    return state


def answer(state: DiceTable, choice: int) -> None:
    assert choice in state.asked[0].options
    state.stack[-1].answer(state, 0, choice)
    settle(state)


def test_R3_8_bonuses_from_elsewhere_count_in_combinations_combat_and_throws():
    state = table(Rich(2, 1), dice="1 3 4")
    assert state.face_bonus(0, GREEN) == 1 and state.combat_bonus(0) == 1 and state.throws == 3
    assert state.bonus(0, ROLL) == 1 and state.bonus_faces == [0] * 10
    assert roll_combat(state, 0, 1, "attack") == state.combat + 2
    assert state.dice_to_pay(0, colour_choice(GREEN, 2)) == 1
    assert state.dice_to_pay(0, colour_choice(YELLOW, 1)) == 1 and state.dice_to_pay(0, colour_choice(BLUE, 2)) == 2


def test_R3_7_a_number_of_a_colour_may_have_a_second_use():
    dice = read("1 dicium 4")
    assert exact_choices(dice, GREEN, (2, 3), 0) == [colour_choice(GREEN, 2)]
    (second,) = exact_choices(dice, GREEN, (2,), 0, 1)
    assert (colour(second), number(second), use(second)) == (GREEN, 2, 1) and use(colour_choice(RED, 3)) == 0
    (choice,) = colour_combination_choices(GREEN, (2,), "pick")
    assert choice.code == second and choice.words == "pick 2" and choice.pieces == ("pick-2",)


def test_R4_2_a_card_may_be_played_before_the_first_throw():
    state = table(DiceTable(2, 1), CardThrow(0))
    assert state.asked[0].options == [THROW, CARD]
    answer(state, CARD)
    assert state.throws == 1 and state.asked[0].options == [-1]  # it has thrown without another question


def test_R4_3_a_card_beside_a_reserve_and_none_while_dice_are_picked():
    state = table(DiceTable(2, 1), CardThrow(0), reserve="1 5")
    assert state.asked[0].options == [KEEP_ALL, ONE, FIVE, CARD]
    answer(state, ONE)
    assert state.asked[0].options == [THROW, FIVE]


def test_R6_2_cards_and_red_dice_before_the_combat_die():
    state = table(DiceTable(2, 1), Test(0), dice="4 4 1")
    assert state.asked[0].options == [FIGHT, ENGAGE, CARD]
    answer(state, ENGAGE)
    answer(state, CARD)
    assert state.asked[0].options == [FIGHT, ENGAGE]
    answer(state, FIGHT)
    assert state.dice == read("4 1") and 2 <= state.combat <= 7


def test_R6_2_without_red_dice_and_cards_the_die_falls_at_once_unless_being_asked_would_tell():
    state = table(DiceTable(2, 1), Test(0, card=0), dice="1")
    assert state.combat > 0
    state = table(Asking(2, 1), Test(0, card=0), dice="1")
    assert state.asked[0].options == [FIGHT]


def test_R4_2_a_die_is_turned_to_another_face():
    state = table(DiceTable(2, 1), TurningDie(0), dice="1 2 2")
    assert state.asked[0].options == [TURN_DIE + ONE, TURN_DIE + TWO]
    state = table(DiceTable(2, 1), TurningTo(0, TWO), dice="1 2 2")
    assert TO_FACE + TWO not in state.asked[0].options and TO_FACE + FIVE in state.asked[0].options
    turn_die(state, TWO, FIVE)
    assert state.dice == read("1 2 5")


def test_R6_5_six_avoids_an_effect_and_five_does_not():
    assert avoids(AVOIDS) and not avoids(AVOIDS - 1) and AVOIDS == 6
