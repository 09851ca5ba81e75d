"""A table of Donjon. a plays the warrior, b the mage, c the thief and d the elf. As long as a test says nothing else,
the monsters lie in their order in the lairs b1 j1 d3 h3 b5 j5 e6 b9 j9, the treasures in theirs in a1 k1 a5 k5 a9 k9,
and the crypts c3 i3 f6 hold lens, blade and crown."""

from msgspec.structs import replace

from tatami.exam import kit
from tatami.exam.kit import LETTERS, NOTHING, Given, Said, holder, kinds, numbered, seat_of, without
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.dice import names
from tatami.games.dicium.donjon.adventures import Adventure
from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.effects import take_hero
from tatami.games.dicium.donjon.frames import Actions, ScrollReroll, ScrollThrow, Turn
from tatami.games.dicium.donjon.game import GAME
from tatami.games.dicium.donjon.imagine import laid_out
from tatami.games.dicium.donjon.state import CARDS, HEROES, MONSTERS, RELICS, TILES, TREASURES, Donjon
from tatami.games.dicium.frames import Reserve
from tatami.games.dicium.tests.table import Hands, lay_mats, lay_turn

__all__ = ["GAME", "Table", "table"]
# Defences that tests reckon with, whatever is shipped.
FOES = zip(MONSTERS, (5, 5, 6, 6, 6, 7, 7, 8, 8), strict=True)
DEFENCES = {"numbers": {"goblin_defence": {"value": 4}}, "monsters": {foe: {"defence": least} for foe, least in FOES}}
PLAYED = (2, 1, 3, 0)  # The heroes of a, b, c and d.
PHASES = ("act", "reroll", "throw", "adventure")
FRAMES = (Reserve, Actions, ScrollReroll, ScrollThrow, Adventure)


class Table(kit.Table[Donjon]):
    """Pawns, tiles and the king are asked by their squares, dice by their faces."""

    game, listens, numbers = GAME, True, numbered(SQUARES, BONUSES)
    nouns = {
        "at": ("pawns", (*SQUARES, "-")), "tile": ("tiles", TILES), "dice": ("dice", names),
        "card": ("card", (*CARDS, "-")), "king": ("king_square", (*SQUARES, "-")),
        "reserve": ("reserve", names), "hero": ("heroes", (*HEROES, "-")), "portal": ("portal", (*SQUARES, "-")),
    }  # fmt: skip


def table(
    pawns: str = "c5", dice: str = "", *, phase: str = "act", hand: int = 0, turn: str = "a", card: str = "",
    goblins: str = "", portal: str = "", king: int | None = None, slain: Said = NOTHING, opened: Said = NOTHING,
    scrolls: Said = NOTHING, items: Said = NOTHING, bonuses: Said = NOTHING, reserve: Said = NOTHING, pile: str = "",
    hands: Hands = None, left: int | None = None, actions: int | None = None, falls: str = "",
    options: Given = None, content: Given = None,
) -> Table:  # fmt: skip
    """The action phase, or an earlier `phase`; `falls` are the dice that fall next, `pile` the cards of the seat in
    turn, `left` what the goblin reserve has, `king` his steps."""
    places, seat = pawns.split(), seat_of(turn)
    dealt = Table.dealt(len(places), options, DEFENCES if content is None else content)
    seen, rules = GAME.view(dealt, None), dealt.rules
    held = [(scrolls.get(letter, "").split(), items.get(letter, "").split()) for letter in LETTERS[: len(places)]]
    foes = [(one, SQUARES[at], holder(slain, one.monster)) for one, at in zip(seen.monsters, rules.dungeon.lairs)]
    chests = zip(seen.chests, (*TREASURES, *RELICS))
    state = laid_out(
        replace(
            seen, round=1, first=0, card=card or None, goblins=goblins.split(), portal=portal or None,
            goblins_left=rules.goblins - len(goblins.split()) if left is None else left, may_step=actions is None,
            king=None if king is None else len(rules.dungeon.way) - 1 - king,
            seats=[replace(one, square=at, scrolls=s, items=i) for one, at, (s, i) in zip(seen.seats, places, held)],
            monsters=[replace(one, square=None if by is not None else at, slayer=by) for one, at, by in foes],
            chests=[replace(one, holds=held, opener=holder(opened, one.square)) for one, held in chests],
        )
    )  # fmt: skip
    state.rules, state.piles[seat] = rules, kinds(pile, CARDS)
    rules.goblins += 0 if left is None else left + len(goblins.split()) - rules.goblins
    cards = sorted([*dealt.unused, *(one for pile in dealt.piles for one in pile)])
    state.unused = without(cards, state.piles[seat], *state.scrolls, *state.items, kinds(card, CARDS))
    for player, hero in enumerate(PLAYED[: len(places)]):
        take_hero(state, player, hero)
    lay_mats(state, reserve, bonuses)
    lay_turn(state, seat, dice, hand, hands, falls)
    state.throws = state.throws_allowed(seat) if phase in ("throw", "adventure") else int(phase == "reroll")
    state.actions = 2 if actions is None else actions
    frames = FRAMES[: 2 + PHASES.index(phase)]
    return Table.laid(state, Turn((seat + 1) % state.seats), *(frame(seat) for frame in frames))
