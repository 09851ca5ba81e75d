"""A table of Shogun. a is the blue ninja and b the yellow samurai; of four players c is the green ninja, d the red
samurai. Pawns are named by colour and number; those that a test does not mention are in the reserve."""

from collections.abc import Mapping
from typing import Self

from tatami.exam import kit
from tatami.exam.kit import LETTERS, NOTHING, Given, Said, falling, numbered, rows, seat_of
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.dice import SIZE, names, read
from tatami.games.dicium.effects import begin_turn, gain_bonus
from tatami.games.dicium.frames import FirstThrow, Reroll, Reserve
from tatami.games.dicium.shogun.effects import take_mat
from tatami.games.dicium.shogun.frames import Actions, Turn
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.state import PAWNS, SHOGUN, TILES, Shogun

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

    @property
    def squares(self) -> list[str]:
        return sorted(self.named("square"))


def table(
    pawns: str = "", *, tiles: str = "", seats: int = 2, turn: str = "a", dice: str = "", throws: int = 0,
    hand: int = 0, hands: Mapping[str, int] | None = None, falls: str = "", reserve: Said = NOTHING, round: int = 1,
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
    state.reserve = [read(reserve.get(letter, "")) for letter in LETTERS[:seats]]
    for letter, held in bonuses.items():
        for level, bonus in rows(held):
            gain_bonus(state, seat_of(letter), int(level), BONUSES.index(bonus))
    for letter, size in (hands or {}).items():
        state.hand[seat_of(letter)] = size
    begin_turn(state, seat, hand or SIZE[read(dice)] or state.hand[seat])
    state.throws, state.dice = throws, read(dice)
    state.chance = falling(*(int(face) for face in falls.replace("dicium", "6").split()))
    stack = [Turn((seat + 1) % seats), Reserve(seat), Actions(seat), Reroll(seat), FirstThrow(seat)]
    return Table.laid(state, *stack[: 3 + bool(throws) + bool(throws and not dice)])
