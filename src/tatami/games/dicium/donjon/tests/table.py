"""A table of Donjon. a plays the warrior, b the mage, c the thief and d the elf. As long as a test says nothing else,
the monsters lie in their order in the lairs b1 j1 d3 h3 b5 j5 e6 b9 j9, the treasures in theirs in a1 k1 a5 k5 a9 k9,
and the crypts c3 i3 f6 hold lens, blade and crown."""

from collections.abc import Mapping

from tatami.exam import kit
from tatami.exam.kit import LETTERS, NOTHING, Given, Said, falling, kinds, numbered, rows, seat_of, without
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.dice import SIZE, names, read
from tatami.games.dicium.donjon.adventures import Adventure
from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.effects import take_hero
from tatami.games.dicium.donjon.frames import Actions, ScrollReroll, ScrollThrow, Turn
from tatami.games.dicium.donjon.game import GAME
from tatami.games.dicium.donjon.state import (
    CARDS,
    CHESTS,
    GOBLIN,
    HEROES,
    MONSTER,
    MONSTERS,
    NO_CARD,
    NO_TILE,
    PORTAL,
    TILES,
    TREASURE_CHESTS,
    Donjon,
)
from tatami.games.dicium.effects import begin_turn, gain_bonus
from tatami.games.dicium.frames import Reserve

__all__ = ["GAME", "Table", "table"]
# The defences that tests reckon with, whatever the game ships with.
DEFENCES = {
    "numbers": {"goblin_defence": {"value": 4}},
    "monsters": {
        name: {"defence": defence} for name, defence in zip(MONSTERS, (5, 5, 6, 6, 6, 7, 7, 8, 8), strict=True)
    },
}
PLAYED = (2, 1, 3, 0)  # The heroes of a, b, c and d.
PHASES = ("act", "reroll", "throw", "adventure")


class Table(kit.Table[Donjon]):
    """Pawns, tiles and the king are asked by their squares, dice by their faces."""

    game, listens = GAME, True
    numbers = numbered(SQUARES, BONUSES)
    nouns = {
        "at": ("pawns", (*SQUARES, "-")), "tile": ("tiles", TILES), "dice": ("dice", names),
        "card": ("card", (*CARDS, "-")),
        "reserve": ("reserve", names), "hero": ("heroes", (*HEROES, "-")), "portal": ("portal", (*SQUARES, "-")),
    }  # fmt: skip

    @property
    def king(self) -> str:
        """Where the king stands."""
        return (*SQUARES, "-")[self.state.king_square()]

    @property
    def squares(self) -> str:
        """The squares that may be said now."""
        return " ".join(sorted(self.named("square")))


def table(
    pawns: str = "c5", dice: str = "", *, phase: str = "act", hand: int = 0, turn: str = "a", card: str = "",
    goblins: str = "", portal: str = "", king: int | None = None, slain: Said = NOTHING, opened: Said = NOTHING,
    scrolls: Said = NOTHING, items: Said = NOTHING, bonuses: Said = NOTHING, reserve: Said = NOTHING, pile: str = "",
    hands: Mapping[str, int] | None = None, left: int | None = None, actions: int | None = None, falls: str = "",
    options: Given = None, content: Given = None,
) -> Table:  # fmt: skip
    """The action phase, or an earlier `phase`; `falls` are the dice that fall next, `pile` the cards of the seat in
    turn, `left` what the goblin reserve has, `king` his steps."""
    places = pawns.split()
    state = Table.dealt(len(places), options, DEFENCES if content is None else content)
    seat = seat_of(turn)
    state.first = 0
    for player, square in enumerate(places):
        take_hero(state, player, PLAYED[player])
        state.pawns[player] = SQUARES.index(square)
    _lay_tiles(state, goblins, portal, slain, opened)
    state.goblins = state.rules.goblins - len(goblins.split())
    if left is not None:
        state.rules.goblins += left - state.goblins
        state.goblins = left
    _lay_cards(state, seat, card, pile, scrolls, items, king)
    for letter, held in bonuses.items():
        for level, bonus in rows(held):
            gain_bonus(state, seat_of(letter), int(level), BONUSES.index(bonus))
    for letter, size in (hands or {}).items():
        state.hand[seat_of(letter)] = size
    state.reserve = [read(reserve.get(letter, "")) for letter in LETTERS[: len(places)]]
    state.round = 1
    begin_turn(state, seat, hand or max(SIZE[read(dice)], state.hand[seat]))
    state.may_step = actions is None
    state.actions = 2 if actions is None else actions
    state.dice = read(dice)
    state.throws = state.throws_allowed(seat) if phase in ("throw", "adventure") else int(phase == "reroll")
    state.chance = falling(*(int(face) for face in falls.replace("dicium", "6").split()))
    stack = [
        Turn((seat + 1) % state.seats), Reserve(seat), Actions(seat), ScrollReroll(seat), ScrollThrow(seat),
        Adventure(seat),
    ]  # fmt: skip
    return Table.laid(state, *stack[: 3 + PHASES.index(phase)])


def _lay_tiles(state: Donjon, goblins: str, portal: str, slain: Said, opened: Said) -> None:
    dungeon = state.rules.dungeon
    for monster, square in enumerate(dungeon.lairs):
        state.tiles[square] = MONSTER + monster
    for letter, monsters in slain.items():
        for monster in kinds(monsters, MONSTERS):
            state.tiles[state.tiles.index(MONSTER + monster)] = NO_TILE
            state.slayer[monster] = seat_of(letter)
    state.chests = [*range(TREASURE_CHESTS), *range(CHESTS - TREASURE_CHESTS)]
    for letter, squares in opened.items():
        for square in kinds(squares, SQUARES):
            state.opener[dungeon.chests.index(square)] = seat_of(letter)
            state.tiles[square] = NO_TILE
    for square in kinds(goblins, SQUARES):
        state.tiles[square] = GOBLIN
    if portal:
        state.portal = SQUARES.index(portal)
        state.tiles[state.portal] = PORTAL


def _lay_cards(state: Donjon, seat: int, card: str, pile: str, scrolls: Said, items: Said, king: int | None) -> None:
    cards = sorted([*state.unused, *(one for held in state.piles for one in held)])
    state.scrolls = [sorted(kinds(scrolls.get(letter, ""), CARDS)) for letter in LETTERS[: state.seats]]
    state.items = [sorted(kinds(items.get(letter, ""), CARDS)) for letter in LETTERS[: state.seats]]
    state.card = CARDS.index(card) if card else NO_CARD
    own = kinds(pile, CARDS)
    cards = without(cards, own, *state.scrolls, *state.items, [state.card] if card else [])
    state.piles = [own if other == seat else [] for other in range(state.seats)]
    state.unused = cards
    if king is not None:
        state.king = king
