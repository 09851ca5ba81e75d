"""A table of Civilisation. Squares are named a1 to i9; two players sit at b2 and h8, three at b2, h2 and h8, the
fourth at b8. Tiles are written "city a3, temple c1"."""

from tatami.exam import kit
from tatami.exam.kit import LETTERS, NOTHING, Given, Said, falling, in_order, kinds, rows, seat_of, without
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.civilisation.archipelago import SQUARES
from tatami.games.dicium.civilisation.choices import COMMON, PHILOSOPHERS, SECRETS
from tatami.games.dicium.civilisation.effects import know, lay_tile
from tatami.games.dicium.civilisation.frames import Act, EndTurn
from tatami.games.dicium.civilisation.game import GAME
from tatami.games.dicium.civilisation.philosophers import ThinkersReroll
from tatami.games.dicium.civilisation.state import (
    EVERYBODY,
    FROM_CITY,
    HERO_TILE,
    MONSTERS,
    SOURCES,
    TILES,
    VICTORY_CARDS,
    Civilisation,
)
from tatami.games.dicium.dice import COLOURS, SIZE, names, read
from tatami.games.dicium.effects import gain_bonus
from tatami.games.dicium.frames import FirstThrow, Reserve

__all__ = ["GAME", "Table", "fresh", "isles"]
FAR_OFF = "conqueror navel slayer scholar pantheon"  # Common objectives that tests do not meet by chance.
THROWS = {"reserve": 0, "act": 0, "reroll": 1, "throw": 2}


class Table(kit.Table[Civilisation]):
    """Where pawns stand, and what is unspent."""

    game, listens = GAME, True
    nouns = {"at": ("pawns", kit.Whole(in_order(SQUARES))), "dice": ("dice", names)}

    def hand(self, letter: str) -> str:
        """The philosophers of a seat."""
        return " ".join(name for card, name in enumerate(PHILOSOPHERS) if self.state.has_card(seat_of(letter), card))

    def gained(self, letter: str) -> int:
        """The points of a seat so far."""
        return self.state.points(seat_of(letter))

    def tiles(self, letter: str) -> str:
        """The tiles of a seat but its capital, as they are written."""
        seat = seat_of(letter)
        found = [
            (tile.tile, tile.square) for tile in self.seen().tiles if tile.owner == seat and tile.tile != "capital"
        ]
        return ", ".join(f"{tile} {square}" for tile, square in found)


fresh = Table.fresh


def isles(
    at: str, dice: str = "", hand: int = 0, turn: str = "a", phase: str = "act", row: str = "", first: str = "a",
    cards: Said = NOTHING, shown: Said = NOTHING, reserve: Said = NOTHING, bonuses: Said = NOTHING,
    tiles: Said = NOTHING, slain: Said = NOTHING, common: str = "", secrets: Said = NOTHING, points: Said = NOTHING,
    mats: str = "blue yellow red green", falls: tuple[int, ...] = (), actions: int = 2, acted: bool = False,
    pile: int | None = None, round: int = 3, content: Given = None, **options: object,
) -> Table:  # fmt: skip
    """`phase` is act, reroll (one throw left), throw (before the first), or reserve. `shown` are philosophers of a
    hand that everybody knows of."""
    seat, places = seat_of(turn), at.split()
    state = Table.dealt(len(places), options, content)
    letters = LETTERS[: state.seats]
    state.colours = [COLOURS.index(mat) for mat in mats.split()[: state.seats]]
    state.mats = [state.rules.mats[mat] for mat in state.colours]
    state.pawns = [SQUARES.index(place) for place in places]
    for letter, held in tiles.items():
        for kind, square in rows(held):
            _lay(state, seat_of(letter), TILES.index(kind), SQUARES.index(square))
    for letter, beaten in slain.items():
        for monster in kinds(beaten, MONSTERS):
            state.slain[seat_of(letter)] |= 1 << monster
            state.monsters &= ~(1 << monster)
    _deal(state, cards, shown, row)
    wanted = kinds(common, COMMON)
    others = [objective for objective in kinds(FAR_OFF, COMMON) if objective not in wanted]
    state.common = [*wanted, *others][: state.seats + 1]
    _keep(state, secrets)
    state.reserve = [read(reserve.get(letter, "")) for letter in letters]
    for letter, held in bonuses.items():
        for level, bonus in rows(held):
            gain_bonus(state, seat_of(letter), int(level), BONUSES.index(bonus))
    _count(state, points, pile)
    state.turn, state.first, state.actions, state.throws = seat, seat_of(first), actions, THROWS[phase]
    state.dice, state.round, state.has_acted = read(dice), round, acted or actions < 2
    state.thrown = hand or max(SIZE[state.dice], 3)
    state.hand[seat] = max(state.thrown, 3)
    state.chance = falling(*falls)
    stack = [EndTurn(seat), Reserve(seat), Act(seat), ThinkersReroll(seat), FirstThrow(seat)]
    return Table.laid(state, *stack[: 2 if phase == "reserve" else 3 + state.throws])


def _lay(state: Civilisation, seat: int, kind: int, square: int) -> None:
    lay_tile(state, seat, kind, square)
    if HERO_TILE <= kind < HERO_TILE + 3:
        state.heroes[seat] |= 1 << (kind - HERO_TILE)


def _deal(state: Civilisation, cards: Said, shown: Said, row: str) -> None:
    """Hands as they are said, the row, and the rest in the deck."""
    deck = [card for card in range(len(PHILOSOPHERS)) if not state.removed >> card & 1]
    for seat, letter in enumerate(LETTERS[: state.seats]):
        for said, observers in ((cards, 1 << seat), (shown, EVERYBODY)):
            for card in kinds(said.get(letter, ""), PHILOSOPHERS):
                state.hands[seat] |= 1 << card
                know(state, card, observers)
                deck.remove(card)
    state.open = kinds(row, PHILOSOPHERS) or deck[:3]
    state.deck = without(deck, state.open)
    for card in state.deck:
        know(state, card, 0)
    for card in state.open:
        know(state, card, EVERYBODY)


def _keep(state: Civilisation, secrets: Said) -> None:
    """Secret objectives as they are said, others for the rest."""
    free = [secret for secret in range(len(SECRETS)) if SECRETS[secret] not in secrets.values()]
    if state.seats == 1:
        free.remove(SECRETS.index("invader"))
    dealt = []
    for seat, letter in enumerate(LETTERS[: state.seats]):
        kept = SECRETS.index(secrets[letter]) if letter in secrets else free.pop()
        state.secrets[seat] = kept
        dealt.append(1 << kept | 1 << free.pop())
    state.dealt = dealt


def _count(state: Civilisation, points: Said, pile: int | None) -> None:
    """Points that were gained before, as cards from the stack; `pile` is what is left of it."""
    for letter, many in points.items():
        state.gained[seat_of(letter) * len(SOURCES) + FROM_CITY] += int(many)
        state.cards[seat_of(letter)] += int(many)
    if pile is not None:
        state.pile = pile
    state.finishing = state.pile == 0
    state.spare = VICTORY_CARDS - state.pile - sum(state.cards)
