# hot
"""Intrigue, phases 5 and 6: the Sensei's tiles, pairs of tiles, and the Hatamoto. (R9)"""

from tatami.core.events import Fact
from tatami.games.bushido.codes import ATTACK, DONE
from tatami.games.bushido.effects import draw_tiles
from tatami.games.bushido.phases.combat import begin_revolt
from tatami.games.bushido.rows import MOVES
from tatami.games.bushido.scheming import Scheming
from tatami.games.bushido.state import SENSEI, Bushido
from tatami.games.bushido.tiles import FOR_SCHEMES, FOR_THE_HATAMOTO, PAIR, Tile, offer_tiles, play_tile

HATAMOTO_DRAW = 2  # The Hatamoto draws so many tiles. (R9.11)


class Schemes(Scheming):
    """A player plays effect tiles until done: the Sensei single ones, then the others in pairs. Whoever has none is
    asked too. (R9.1, R9.2, R9.5, R9.6, R9.10, R17.6)"""

    __slots__ = ("price",)
    name = "schemes"
    clause = "R9.1"
    fields = ("seat", "price", "placed", "has_hosted")

    def __init__(self, seat: int, price: int, placed: int, has_hosted: bool) -> None:
        super().__init__(seat, placed, has_hosted)
        self.price = price

    def price_at(self, state: Bushido) -> int:
        return self.price

    def again(self, placed: int, has_hosted: bool) -> Scheming:
        return Schemes(self.seat, self.price, placed, has_hosted)

    def tiles(self) -> list[int]:
        return FOR_SCHEMES

    def options(self, state: Bushido) -> list[int]:
        options = [DONE]
        offer_tiles(state, self, options)
        return options

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            self.pass_on(state)
        else:
            play_tile(state, self, choice)

    def pass_on(self, state: Bushido) -> None:
        """The next player clockwise, without the Daimyo, until it is the Sensei again. (R9.5)"""
        other = next_courtier(state, self.seat)
        if other == state.roles[SENSEI]:
            state.pop()
        else:
            state.become(Schemes(other, PAIR, 0, False))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"count": self.price}


class Hatamoto(Scheming):
    """The Hatamoto places Ronin and may lead one revolt against the Daimyo. (R9.11, R9.12)"""

    __slots__ = ()
    name = "hatamoto"
    clause = "R9.12"
    fields = ("seat", "placed")

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat, placed, False)

    def again(self, placed: int, has_hosted: bool) -> Scheming:
        return Hatamoto(self.seat, placed)

    def tiles(self) -> list[int]:
        return FOR_THE_HATAMOTO

    def options(self, state: Bushido) -> list[int]:
        options = [DONE]
        offer_tiles(state, self, options)
        options += [ATTACK + hex for hex in restless(state)]
        return options

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            state.pop()
        elif isinstance(MOVES[choice].row, Tile):
            play_tile(state, self, choice)
        else:
            state.pop()
            begin_revolt(state, seat, MOVES[choice].part)


def next_courtier(state: Bushido, seat: int) -> int:
    """The next player clockwise who is not the Daimyo, for the Daimyo plays no effect tiles. (R4.5, R9.5, R13.3)"""
    other = state.next_seat(seat)
    return state.next_seat(other) if other == state.turn else other


def restless(state: Bushido) -> list[int]:
    """The Daimyo's provinces with Ronin in them. (R9.12)"""
    return [hex for hex in state.provinces(state.turn) if state.ronin[hex] and not state.is_fortress(hex)]


def begin_hatamoto(state: Bushido, seat: int) -> None:
    """Two tiles, then the Hatamoto's deeds. (R9.11)"""
    state.push(Hatamoto(seat, 0))
    draw_tiles(state, [seat], HATAMOTO_DRAW)
