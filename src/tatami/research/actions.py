"""Choices as the numbers that learning programs use: 0, 1, 2 … without gaps, one for each choice of a game."""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tatami.core.batch import codes_of
from tatami.core.errors import IllegalChoice
from tatami.core.game import Game

Mask = NDArray[np.int8]


class Actions:
    """The action ids of a game: the choices by code. A choice keeps its id within a version of the game, since new
    codes are only added behind."""

    def __init__(self, game: Game) -> None:
        self.codes = codes_of(game)
        self.ids = {code: id for id, code in enumerate(self.codes)}
        self.words = [game.choices.words(code) for code in self.codes]

    def __len__(self) -> int:
        return len(self.codes)

    def code(self, id: int) -> int:
        """The choice behind an action id."""
        if not 0 <= id < len(self.codes):
            raise IllegalChoice("unreadable", f"There is no action {id}; they go from 0 to {len(self.codes) - 1}.")
        return self.codes[int(id)]

    def mask(self, options: Sequence[int]) -> Mask:
        """A one for every action that is legal now."""
        mask = np.zeros(len(self.codes), dtype=np.int8)
        for option in options:
            mask[self.ids[option]] = 1
        return mask


@cache
def actions_of(game: Game) -> Actions:
    """The actions of a game, made once."""
    return Actions(game)
