"""A table of Shogun. a is the blue ninja and b the yellow samurai; of four players c is the green ninja, d the red
samurai. Pawns are named by colour and number; those that a test does not mention are in the reserve."""

from typing import Self

from tatami.exam import kit
from tatami.exam.kit import NOTHING, Given, Said, numbered, rows, seat_of
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.dice import SIZE, names, read
from tatami.games.dicium.frames import FirstThrow, Reroll, Reserve
from tatami.games.dicium.shogun.effects import take_mat
from tatami.games.dicium.shogun.frames import Actions, Turn
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.state import PAWNS, SHOGUN, TILES, Shogun
from tatami.games.dicium.tests.table import Hands, lay_mats, lay_turn

LONG = {"".join(pawn.split("-")[1:]) or pawn: pawn for pawn in PAWNS}  # "blue1" is "ninja-blue-1"
SHORT = (*LONG, "-")


class Table(kit.Table[Shogun]):
    """Pawns and tiles are asked by their squares, dice by their faces."""

    game, long, numbers = GAME, LONG, numbered(SQUARES, SHORT, BONUSES)
    nouns = {
        "at": ("pawns", (*SQUARES, "-")), "tile": ("tiles", TILES), "captor": ("captor", SHORT),
        "dice": ("dice", names), "reserve": ("reserve", names),
    }  # fmt: skip

    def say(self, *sentences: str) -> Self:
        """Which dice are spent can be said at once, as "a: pair with 2 dicium"."""
        for said, _, dice in (sentence.partition(" with ") for sentence in sentences):
            super().say(said)
            for face in dice.split():
                if self.asked.endswith(": spend") and self.offers(f"{said[0]}: spend {face}"):
                    super().say(f"{said[0]}: spend {face}")
        return self


def table(
    pawns: str = "", *, tiles: str = "", seats: int = 2, turn: str = "a", dice: str = "", throws: int = 0,
    hand: int = 0, hands: Hands = None, falls: str = "", reserve: Said = NOTHING, round: int = 1,
    bonuses: Said = NOTHING, captor: str = "", alerts: int | None = None,
    options: Given = None, content: Given = None,
) -> Table:  # fmt: skip
    """The action phase, or `throws` that are left (without dice: the first); `falls` are the dice that fall next."""
    state = Table.dealt(seats, {"ninjas": "first", **(options or {})}, content)
    seat, state.first, state.round = seat_of(turn), 0, round
    for player in range(seats):
        take_mat(state, player, (0, 2, 1, 3)[player])
    for pawn, square in rows(pawns):
        state.pawns[SHORT.index(pawn)] = SQUARES.index(square)
    for tile, square in rows(tiles):
        state.tiles[SQUARES.index(square)] = TILES.index(tile)
        if tile != "brazier":  # it lay on a mat, of the first player of its side who has one left
            state.stock[next(one for one in range(tile == "garrison", seats, 2) if state.stock[one])] -= 1
    state.braziers -= state.tiles.count(TILES.index("brazier"))
    if captor:
        state.captor = SHORT.index(captor)
        state.pawns[SHOGUN] = state.pawns[state.captor]
    state.alerts = state.rules.alerts if alerts is None else alerts
    lay_mats(state, reserve, bonuses)
    lay_turn(state, seat, dice, hand or SIZE[read(dice)], hands, falls)
    state.throws = throws
    stack = [Turn((seat + 1) % seats), Reserve(seat), Actions(seat), Reroll(seat), FirstThrow(seat)]
    return Table.laid(state, *stack[: 3 + bool(throws) + bool(throws and not dice)])
