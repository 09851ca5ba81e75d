"""Worlds of Civilisation that fit a view: hidden hands, the deck and secret objectives are dealt at random. (R16)"""

from functools import lru_cache

from tatami.core.chance import seeded
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.core.waiting import guess_picks, lay_picks, restore
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.civilisation.archipelago import SQUARE_COUNT, SQUARES, Archipelago
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import CHOICES, COMMON, HEROES, SECRETS
from tatami.games.dicium.civilisation.effects import lay_tile
from tatami.games.dicium.civilisation.setup import DEALT, in_play
from tatami.games.dicium.civilisation.state import (
    DEEDS,
    EVERYBODY,
    MEASURES,
    MONSTERS,
    NO_MAT,
    NO_SECRET,
    NO_TILE,
    REASONS,
    SOURCES,
    SPECTATORS,
    TILES,
    TYPES,
    Civilisation,
    Rules,
    lairs_by_square,
)
from tatami.games.dicium.civilisation.view import TABLES, ObjectiveRow, RulesView, View
from tatami.games.dicium.dice import COLOURS
from tatami.games.dicium.imagine import lay_dice, lay_mat
from tatami.games.dicium.view import codes


def imagine(seen: View, seed: int) -> Civilisation:
    """A whole table that looks like this view; what it hides is dealt at random."""
    known = _known(seen)
    state = known.table.clone()
    state.chance = seeded(seed)
    rest = known.rest[:]
    knows = state.known.copy()
    for player in seen.seats:
        for _card in range(player.hand_size - state.hands[player.seat].bit_count()):
            card = state.draw_one(rest)
            state.hands[player.seat] |= 1 << card
            knows[card] = 1 << player.seat
    state.known = knows
    state.deck = rest
    _deal_secrets(state, known, seen)
    guess_picks(state, seen)
    settle(state)
    return state


def table_of(seen: View) -> Civilisation:
    """The table of a view: hidden hands and the deck have as many philosophers as they have, whichever; secret
    objectives of others are not dealt."""
    known = _known(seen)
    state, rest = known.table.clone(), known.rest[:]
    for player in seen.seats:
        for _card in range(player.hand_size - state.hands[player.seat].bit_count()):
            state.hands[player.seat] |= 1 << rest.pop()
    state.deck = rest
    return state


def _deal_secrets(state: Civilisation, known: "Known", seen: View) -> None:
    """The secret objectives of the others: any two that are left, and one of them kept. (R2.9)"""
    pool = known.secrets[:]
    dealt = state.dealt.copy()
    for player in seen.seats:
        if player.dealt is None:
            pair = [state.draw_one(pool) for _card in range(DEALT)]
            dealt[player.seat] = sum(1 << secret for secret in pair)
            if player.has_secret:
                state.secrets[player.seat] = pair[0]
    state.dealt = dealt


class Known:
    """A table as far as a view tells it: the philosophers and secret objectives that can be anywhere."""

    __slots__ = ("rest", "secrets", "table")

    def __init__(self, table: Civilisation, rest: list[int], secrets: list[int]) -> None:
        self.table = table
        self.rest = rest
        self.secrets = secrets


@read_once
def _known(seen: View) -> Known:
    """What a view tells."""
    state = laid_out(seen)
    held = 0
    for hand in state.hands:
        held |= hand
    rest = [card for card in state.rules.deck if not (held | state.removed) >> card & 1 and card not in state.open]
    secrets = [
        secret
        for secret in in_play(state.rules.secret_needs, state.seats)
        if not any(dealt >> secret & 1 for dealt in state.dealt)
    ]
    restore(state, seen, __package__, REASONS)
    lay_picks(state, seen, CHOICES)
    return Known(state, rest, secrets)


def bits(names: list[str], ids: tuple[str, ...]) -> int:
    """A bit for each of these ids."""
    return sum(1 << ids.index(name) for name in names)


def laid_out(seen: View) -> Civilisation:
    """What lies open in a view, and what its seat knows besides; nobody asked yet, no chance."""
    rules = rules_of(seen.rules)
    seats = len(seen.seats)
    state = Civilisation(seats, 0, rules=rules)
    state.colours = [NO_MAT if player.mat is None else COLOURS.index(player.mat) for player in seen.seats]
    state.deal_dice([rules.mats[max(mat, 0)] for mat in state.colours])
    lay_dice(state, seen)
    state.first, state.round, state.finishing = seen.first, seen.round, seen.finishing
    state.combat, state.attack_die = seen.combat, seen.attack_die
    state.has_acted, state.has_redeployed = seen.has_acted, seen.has_redeployed
    state.boosts = bits(seen.boosts, PHILOSOPHERS)
    _lay_board(state, seen)
    _lay_players(state, seen)
    state.pile, state.spare = seen.pile, seen.spare
    state.open = [PHILOSOPHERS.index(card) for card in seen.open]
    state.deck = []
    state.removed = bits(seen.removed, PHILOSOPHERS)
    _lay_knowledge(state, seen)
    state.common = [COMMON.index(row.objective) for row in seen.objectives if row.state == "open"]
    state.given_up = bits([row.objective for row in seen.objectives if row.state == "given-up"], COMMON)
    return state


def _lay_board(state: Civilisation, seen: View) -> None:
    seats = state.seats
    state.tiles = [NO_TILE] * SQUARE_COUNT
    state.regions = [0] * (seats * TYPES)
    state.at_sea = [0] * seats
    for tile in seen.tiles:
        lay_tile(state, tile.owner, TILES.index(tile.tile), SQUARES.index(tile.square))
    state.monsters = bits([lair.monster for lair in seen.monsters], MONSTERS)


def _lay_players(state: Civilisation, seen: View) -> None:
    players = seen.seats
    state.pawns = [SQUARES.index(player.square) for player in players]
    state.heroes = [bits(player.powers, HEROES) for player in players]
    state.slain = [bits(player.monsters, MONSTERS) for player in players]
    state.gained = [player.sheet[source] for player in players for source in SOURCES]
    state.attacks_won = [player.attacks_won for player in players]
    state.cards = [player.cards for player in players]
    state.fives = [player.fives for player in players]
    state.taken = [bits(player.objectives, COMMON) for player in players]
    state.hands = [bits(player.hand or player.known, PHILOSOPHERS) for player in players]
    state.dealt = [bits(player.dealt or [], SECRETS) for player in players]
    state.secrets = [NO_SECRET if player.secret is None else SECRETS.index(player.secret) for player in players]
    for player in players:
        acquired = [notch.taken for notch in player.notches]
        lay_mat(state, player.seat, player.active_hand, player.reserve, acquired)


def _lay_knowledge(state: Civilisation, seen: View) -> None:
    """Who knows where each philosopher is, as far as the view tells: of hidden hands its own seat and the holder, of
    what lies open everybody. (R16.1)"""
    observer = SPECTATORS if seen.seat is None else seen.seat
    knows = [0] * len(PHILOSOPHERS)
    for card in range(len(PHILOSOPHERS)):
        if card in state.open or state.removed >> card & 1 or card not in state.rules.deck:
            knows[card] = EVERYBODY
    for player in seen.seats:
        for card in range(len(PHILOSOPHERS)):
            if state.hands[player.seat] >> card & 1:
                knows[card] = 1 << player.seat | 1 << observer
        for name in player.shown:
            knows[PHILOSOPHERS.index(name)] = EVERYBODY
    state.known = knows


@lru_cache(maxsize=TABLES)
def board_of(drawing: tuple[str, ...]) -> Archipelago:
    """The archipelago that a view shows."""
    return Archipelago(drawing)


def _needs(rows: tuple[ObjectiveRow, ...]) -> list[list[tuple[int, int]]]:
    return [[(MEASURES.index(need.measure), need.count) for need in row.needs] for row in rows]


@lru_cache(maxsize=TABLES)
def rules_of(seen: RulesView) -> Rules:
    """The rules that a view shows."""
    lairs = [SQUARES.index(square) for square in seen.lairs]
    return Rules(
        dealt_mats=seen.dealt_mats,
        compensates=seen.compensates,
        archipelago=board_of(seen.drawing),
        lairs=lairs,
        lair_of=lairs_by_square(lairs),
        defences=list(seen.defences),
        mats=[[BONUSES.index(bonus) for bonus in mat] for mat in seen.mats],
        deeds=codes(seen.deeds, DEEDS),
        hero_colours=[COLOURS.index(colour) for colour in seen.hero_colours],
        hero_faces=list(seen.hero_faces),
        numbers=list(seen.numbers),
        deck=[PHILOSOPHERS.index(card) for card in seen.philosophers],
        common_needs=_needs(seen.common),
        common_points=[row.points for row in seen.common],
        secret_needs=_needs(seen.secrets),
        secret_points=[row.points for row in seen.secrets],
        compensation=list(seen.compensation),
        sources=dict(seen.sources),
    )
