"""What the tables of all games of the dice are laid with: hands, reserves, mats, and the dice of a turn."""

from collections.abc import Iterable, Mapping

from tatami.exam.kit import LETTERS, NOTHING, Said, falling, rows, seat_of
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.dice import SIZE, read
from tatami.games.dicium.effects import begin_turn, gain_bonus
from tatami.games.dicium.state import DiceTable

Hands = Mapping[str, int] | None  # Sizes of hands by letter.


def lay_mats(state: DiceTable, reserve: Said = NOTHING, bonuses: Said = NOTHING) -> None:
    """What lies before each seat: dice that were put by, and bonuses, written "2 blue, 3 red"."""
    state.reserve = [read(reserve.get(letter, "")) for letter in LETTERS[: state.seats]]
    for letter, held in bonuses.items():
        for level, bonus in rows(held):
            gain_bonus(state, seat_of(letter), int(level), BONUSES.index(bonus))


def lay_turn(
    state: DiceTable, seat: int, dice: str, thrown: int = 0, hands: Hands = None, falls: str | Iterable[int] = "",
) -> None:  # fmt: skip
    """It is a seat's turn, with these dice before it. `thrown` are those of the turn, as many as its hand otherwise;
    `hands` are larger ones. `falls` are the dice that fall next: numbers, or faces such as "2 dicium"."""
    for letter, size in (hands or {}).items():
        state.hand[seat_of(letter)] = size
    begin_turn(state, seat, thrown or max(SIZE[read(dice)], state.hand[seat]))
    state.dice = read(dice)
    faces = falls.replace("dicium", "6").split() if isinstance(falls, str) else falls
    state.chance = falling(*(int(face) for face in faces))
