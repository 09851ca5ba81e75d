"""A table of Samourai katana: so many tokens for each player, and dice that will fall as given."""

from functools import partial

from tatami.exam import kit
from tatami.exam.kit import Whole, falling, seat_of
from tatami.games.samourai_katana.frames import Round
from tatami.games.samourai_katana.game import GAME
from tatami.games.samourai_katana.state import SamouraiKatana

__all__ = ["GAME", "Table", "fresh", "table"]


class Table(kit.Table[SamouraiKatana]):
    """The tokens of all in one line."""

    game = GAME
    nouns = {"tokens": ("tokens", Whole(partial(map, str)))}


fresh = Table.fresh


def table(tokens: str, dealer: str = "a", dice: str = "1 1", round: int = 1, **options: object) -> Table:
    """What is missing of ten tokens a head lies in the pot."""
    held = [int(count) for count in tokens.split()]
    state = Table.dealt(len(held), options)
    state.tokens = held
    state.pot = 10 * len(held) - sum(held)
    state.round = round - 1
    state.chance = falling(*(int(die) for die in dice.split()))
    return Table.laid(state, Round(seat_of(dealer)))
