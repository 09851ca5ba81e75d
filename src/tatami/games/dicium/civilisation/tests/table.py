"""A table of Civilisation: b2 and h8 for two, b2, h2 and h8 for three, b8 for the fourth; tiles as "city a3"."""

from msgspec.structs import replace

from tatami.exam import kit
from tatami.exam.kit import LETTERS, NOTHING, Given, Said, in_order, kinds, rows, seat_of, without
from tatami.games.dicium.civilisation.archipelago import SQUARES
from tatami.games.dicium.civilisation.choices import HEROES, PHILOSOPHERS, SECRETS
from tatami.games.dicium.civilisation.frames import Act, EndTurn
from tatami.games.dicium.civilisation.game import GAME
from tatami.games.dicium.civilisation.imagine import laid_out
from tatami.games.dicium.civilisation.philosophers import ThinkersReroll
from tatami.games.dicium.civilisation.state import EVERYBODY, SPECTATORS, VICTORY_CARDS, Civilisation
from tatami.games.dicium.civilisation.view import Objective, Tile, of_bits
from tatami.games.dicium.dice import names
from tatami.games.dicium.frames import FirstThrow, Reserve
from tatami.games.dicium.tests.table import lay_mats, lay_turn

__all__ = ["GAME", "Table", "isles"]
FAR_OFF = "conqueror navel slayer scholar pantheon"  # Common objectives that tests do not meet by chance.
PHASES = {"reserve": 1, "act": 2, "reroll": 3, "throw": 4}
FRAMES = (Reserve, Act, ThinkersReroll, FirstThrow)


class Table(kit.Table[Civilisation]):
    """Where pawns stand, and what is unspent."""

    game, listens = GAME, True
    nouns = {"at": ("pawns", kit.Whole(in_order(SQUARES))), "dice": ("dice", names), "gained": ("points", None),
             "hand": ("hands", lambda held: of_bits(held, PHILOSOPHERS))}  # fmt: skip

    def tiles(self, letter: str) -> str:
        """The tiles of a seat but its capital, as they are written."""
        own = [tile for tile in self.seen().tiles if tile.owner == seat_of(letter) and tile.tile != "capital"]
        return ", ".join(f"{tile.tile} {tile.square}" for tile in own)


def isles(
    at: str, dice: str = "", hand: int = 0, turn: str = "a", phase: str = "act", row: str = "", first: str = "a",
    cards: Said = NOTHING, shown: Said = NOTHING, reserve: Said = NOTHING, bonuses: Said = NOTHING,
    tiles: Said = NOTHING, slain: Said = NOTHING, common: str = "", secrets: Said = NOTHING, points: Said = NOTHING,
    mats: str = "blue yellow red green", falls: tuple[int, ...] = (), actions: int = 2, acted: bool = False,
    pile: int | None = None, round: int = 3, content: Given = None, **options: object,
) -> Table:  # fmt: skip
    """`phase` is act, reroll, throw or reserve; `shown` are philosophers of a hand that everybody knows of."""
    dealt = Table.dealt(len(at.split()), options, content)
    seen, seat, letters = GAME.referee(dealt).table, seat_of(turn), LETTERS[: dealt.seats]
    stack = seen.pile if pile is None else pile
    held = " ".join([*cards.values(), *shown.values(), *seen.removed]).split()
    deck = [card for card in PHILOSOPHERS if card not in held]
    free = [one for one in SECRETS if one not in secrets.values() and (dealt.seats > 1 or one != "invader")]
    wanted = [*common.split(), *(one for one in FAR_OFF.split() if one not in common.split())]
    state = laid_out(
        replace(
            seen, first=seat_of(first), round=round, pile=stack, finishing=stack == 0, has_acted=acted or actions < 2,
            spare=VICTORY_CARDS - stack - sum(map(int, points.values())), open=row.split() or deck[:3],
            tiles=[*seen.tiles, *(Tile(at, one, seat_of(by)) for by, own in tiles.items() for one, at in rows(own))],
            monsters=[lair for lair in seen.monsters if all(lair.monster not in beaten for beaten in slain.values())],
            objectives=[Objective(name, "open", None) for name in wanted[: dealt.seats + 1]],
            seats=[
                replace(
                    one, mat=mat, square=square, monsters=slain.get(by, "").split(), shown=shown.get(by, "").split(),
                    powers=[hero for hero in HEROES if f"hero-{hero}" in tiles.get(by, "")],
                    hand=[*cards.get(by, "").split(), *shown.get(by, "").split()],
                    secret=(kept := secrets.get(by) or free.pop(0)), dealt=[kept, free.pop()],
                    cards=int(points.get(by, "0")), sheet={**one.sheet, "city": int(points.get(by, "0"))},
                )
                for one, by, mat, square in zip(seen.seats, letters, mats.split(), at.split())
            ],
        )
    )  # fmt: skip
    state.known = [who if who == EVERYBODY else who & ~(1 << SPECTATORS) for who in state.known]
    state.deck = without(kinds(" ".join(deck), PHILOSOPHERS), state.open)
    lay_mats(state, reserve, bonuses)
    lay_turn(state, seat, dice, hand, {turn: max(hand, len(dice.split()), 3)}, falls)
    state.actions, state.throws = actions, max(0, PHASES[phase] - 2)
    return Table.laid(state, EndTurn(seat), *(frame(seat) for frame in FRAMES[: PHASES[phase]]))
