"""A table of Crazy Cup. Places are road squares from Start in the direction of the race (clockwise), or r1 to r8;
a pawn behind the finish is written `66+2`."""

from tatami.exam import kit
from tatami.exam.kit import LETTERS, NOTHING, Given, Said, Whole, falling, in_order, kinds, seat_of, without
from tatami.games.dicium.crazy_cup.choices import CARDS, SQUARES, TILES
from tatami.games.dicium.crazy_cup.frames import Act, CheatingReroll, EndTurn, Turn
from tatami.games.dicium.crazy_cup.game import GAME
from tatami.games.dicium.crazy_cup.state import CrazyCup
from tatami.games.dicium.dice import SIZE, names, read
from tatami.games.dicium.frames import FirstThrow, Reserve
from tatami.games.dicium.tests.table import lay_mats

__all__ = ["GAME", "Table", "cup", "fresh"]
PLACES = ("0", *SQUARES[1:], *(f"66+{beyond}" for beyond in range(40)))
THROWS = {"act": 0, "reroll": 1, "throw": 2, "turn": 0}


class Table(kit.Table[CrazyCup]):
    """Where all pawns stand, and what is unspent."""

    game, listens = GAME, True
    nouns = {"at": ("place", Whole(in_order(PLACES))), "dice": ("dice", names), "hand": ("hands", in_order(CARDS))}


fresh = Table.fresh


def cup(
    at: str, dice: str = "", hand: int = 0, turn: str = "a", phase: str = "act", row: str = "", first: str = "a",
    cards: Said = NOTHING, reserve: Said = NOTHING, bonuses: Said = NOTHING, tiles: Said = NOTHING,
    falls: tuple[int, ...] = (), actions: int = 2, undecided: bool = False, ways: tuple[int, ...] = (),
    drone: str = "0", content: Given = None, **options: object,
) -> Table:  # fmt: skip
    """`phase` is act, reroll (one throw left), throw (before the first), or turn."""
    seat, places = seat_of(turn), at.split()
    state = Table.dealt(len(places), options, content)
    state.place = [PLACES.index(place) for place in (places if len(places) > 1 else [at, drone])]
    usual = [0, 0, 1, 1] if state.rules.teams else [0] * state.pawns
    state.direction = [-1] * state.pawns if undecided else [*ways] or usual
    state.at = [state.circuit(pawn).square[place] for pawn, place in enumerate(state.place)]
    state.departed = sum(1 << pawn for pawn, place in enumerate(state.place) if place)
    state.finishing = not state.rules.teams and max(state.place) >= len(SQUARES)
    deck = sorted([*state.deck, *state.open, *(card for held in state.hands for card in held)])
    state.hands = [sorted(kinds(cards.get(letter, ""), CARDS)) for letter in LETTERS[: state.seats]]
    deck = without(deck, *state.hands)
    state.open = kinds(row, CARDS) or deck[:3]
    state.deck = without(deck, state.open)
    lay_mats(state, reserve, bonuses)
    for letter, held in tiles.items():
        for tile in kinds(held, TILES):
            state.tiles[seat_of(letter)] += 1 << (2 * tile)
            state.supply[tile] -= 1
    state.turn, state.first, state.actions, state.throws = seat, seat_of(first), actions, THROWS[phase]
    state.dice = read(dice)
    state.thrown = hand or max(SIZE[state.dice], 3)
    state.hand[seat] = max(state.thrown, state.rules.hand)
    state.chance = falling(*falls)
    stack = [EndTurn(seat), Reserve(seat), Act(seat), CheatingReroll(seat), FirstThrow(seat)]
    return Table.laid(state, *([Turn(seat)] if phase == "turn" else stack[: 3 + state.throws]))
