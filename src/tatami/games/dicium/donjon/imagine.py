"""Worlds of Donjon that fit a view: covered chests, piles and unused cards are dealt at random. (R2.7)"""

from functools import lru_cache

from tatami.core.chance import seeded
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.core.waiting import restore
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.donjon.cards import CARDS, FIRST_OF_KIND, KINDS_OF_CARD
from tatami.games.dicium.donjon.dungeon import KINDS, SQUARES, Dungeon
from tatami.games.dicium.donjon.state import (
    CHESTS,
    DEEDS,
    GOBLIN,
    HEROES,
    MONSTER,
    MONSTERS,
    NO_CARD,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    PORTAL,
    REASONS,
    RELICS,
    TREASURE_CHESTS,
    TREASURES,
    Donjon,
    Rules,
)
from tatami.games.dicium.donjon.view import TABLES, RulesView, Square, View
from tatami.games.dicium.imagine import lay_dice, lay_mat
from tatami.games.dicium.view import WAYS, codes

COVERED = -1


def imagine(seen: View, seed: int) -> Donjon:
    """A whole table that looks like this view; what is covered is dealt at random."""
    known = _known(seen)
    state = known.table.clone()
    state.chance = seeded(seed)
    treasures, relics = known.treasures[:], known.relics[:]
    for chest in range(CHESTS):
        if state.chests[chest] == COVERED:
            state.chests[chest] = state.draw_one(treasures if chest < TREASURE_CHESTS else relics)
    for kind in range(len(KINDS_OF_CARD)):
        rest = known.cards[kind][:]
        for seat, player in enumerate(seen.seats):
            for _ in range(player.pile[KINDS_OF_CARD[kind]]):
                state.piles[seat].append(state.draw_one(rest))
        state.unused += rest
    settle(state)
    return state


def table_of(seen: View) -> Donjon:
    """The table of a view with what is covered as it is; piles have as many cards of each kind, whichever."""
    state = _known(seen).table.clone()
    for seat, player in enumerate(seen.seats):
        for kind, name in enumerate(KINDS_OF_CARD):
            state.piles[seat] += [FIRST_OF_KIND[kind]] * player.pile[name]
    return state


class Known:
    """A table as far as a view tells it, and what is covered somewhere: treasures, relics, and cards by kind."""

    __slots__ = ("cards", "relics", "table", "treasures")

    def __init__(self, table: Donjon) -> None:
        self.table = table
        self.treasures = list(range(len(TREASURES)))
        self.relics = list(range(len(RELICS)))
        self.cards = [
            [
                card
                for card in range(FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1])
                for _ in range(table.rules.copies[card])
            ]
            for kind in range(len(KINDS_OF_CARD))
        ]


@read_once
def _known(seen: View) -> Known:
    """What a view tells."""
    state = laid_out(seen)
    known = Known(state)
    for chest, held in enumerate(state.chests):
        if held != COVERED:
            (known.treasures if chest < TREASURE_CHESTS else known.relics).remove(held)
    open_cards = [*state.discards, *(card for held in (*state.scrolls, *state.items) for card in held)]
    if state.card != NO_CARD:
        open_cards.append(state.card)
    for card in open_cards:
        next(cards for cards in known.cards if card in cards).remove(card)
    restore(state, seen, __package__, REASONS)
    return known


def laid_out(seen: View) -> Donjon:
    """What lies open in a view, with nobody asked yet and no chance."""
    state = Donjon(len(seen.seats), 0, rules=rules_of(seen.rules))
    state.lay_out()
    state.deal_dice([[BONUSES.index(one.bonus) for one in player.bonuses] for player in seen.seats])
    state.piles = [[] for _ in seen.seats]
    for player in seen.seats:
        seat = player.seat
        state.heroes[seat] = NOBODY if player.hero is None else HEROES.index(player.hero)
        state.pawns[seat] = NOWHERE if player.square is None else SQUARES.index(player.square)
        state.goblins_killed[seat] = player.goblins
        state.scrolls[seat] = [CARDS.index(card) for card in player.scrolls]
        state.items[seat] = [CARDS.index(card) for card in player.items]
        lay_mat(state, seat, player.hand, player.reserve, [bonus.is_acquired for bonus in player.bonuses])
    _lay_tiles(state, seen)
    lay_dice(state, seen)
    state.combat, state.attack_die = seen.combat, seen.attack_die
    state.round, state.first = seen.round, seen.first
    state.goblins, state.may_step = seen.goblins_left, seen.may_step
    state.card = NO_CARD if seen.card is None else CARDS.index(seen.card)
    state.discards = [CARDS.index(card) for card in seen.discards]
    state.king = OUTSIDE if seen.king is None else len(state.rules.dungeon.way) - 1 - seen.king
    return state


def _lay_tiles(state: Donjon, seen: View) -> None:
    for monster in seen.monsters:
        number = MONSTERS.index(monster.monster)
        if monster.square is not None:
            state.tiles[SQUARES.index(monster.square)] = MONSTER + number
        if monster.slayer is not None:
            state.slayer[number] = monster.slayer
    for number, chest in enumerate(seen.chests):
        names = TREASURES if number < TREASURE_CHESTS else RELICS
        state.chests.append(COVERED if chest.holds is None else names.index(chest.holds))
        if chest.opener is not None:
            state.opener[number] = chest.opener
            state.tiles[SQUARES.index(chest.square)] = NO_TILE
        if chest.is_shown:
            state.shown |= 1 << number
    for square in seen.goblins:
        state.tiles[SQUARES.index(square)] = GOBLIN
    if seen.portal is not None:
        state.portal = SQUARES.index(seen.portal)
        state.tiles[state.portal] = PORTAL


@lru_cache(maxsize=TABLES)
def _built(squares: tuple[Square, ...]) -> Dungeon:
    """The dungeon that a view shows, for worlds that are imagined."""
    return Dungeon(
        [KINDS.index(square.kind) for square in squares],
        [WAYS.index(square.right) for square in squares],
        [WAYS.index(square.below) for square in squares],
    )


@lru_cache(maxsize=TABLES)
def rules_of(seen: RulesView) -> Rules:
    """The rules that a view shows."""
    return Rules(
        dungeon=_built(seen.dungeon),
        mats=[[BONUSES.index(bonus) for bonus in seen.mats[hero]] for hero in HEROES],
        deeds=codes(seen.deeds, DEEDS),
        copies=list(seen.copies.values()),
        piles=list(seen.piles.values()),
        defence=list(seen.defence.values()),
        goblin_defence=seen.goblin_defence,
        goblins=seen.goblins,
        trophies=seen.trophies,
        heroic=seen.heroic,
        young=seen.young,
        dealt=False,
        sources=dict(seen.sources),
    )
