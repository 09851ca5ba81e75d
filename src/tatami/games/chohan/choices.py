"""Choices of Chō-han: int <-> words, with the pieces a player touches."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.chohan.state import LARGEST_STAKE, NOTHING, SIDES

LIMIT: Final = 0  # Tokens are added.
BET: Final = 10  # Ten times the side is added, and the tokens.


def _all() -> list[Choice]:
    choices: list[Choice] = []
    for count in range(1, LARGEST_STAKE + 1):
        token = f"stake-{count}"
        choices.append(Choice(LIMIT + count, f"limit {count}", "limit", (token,), {"count": count}))
        for number, side in enumerate(SIDES):
            code = BET + number * 10 + count
            choices.append(Choice(code, f"bet {side} {count}", "bet", (side, token), {"side": side, "count": count}))
    return choices


CHOICES: Final = Choices(_all())


def bet_of(choice: int) -> tuple[int, int]:
    """The side and the stake of a bet; a stake of nothing where there is none."""
    if choice == NOTHING:
        return 0, NOTHING
    return (choice - BET) // 10, (choice - BET) % 10
