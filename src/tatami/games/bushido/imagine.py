# hot
"""Whole tables of Bushido that fit a view: what the view hides is dealt at random. (R17)"""

from collections.abc import Mapping

from tatami.core.chance import seeded
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.core.waiting import guess_picks, lay_picks, restore
from tatami.games.bushido.choices import CHOICES
from tatami.games.bushido.state import (
    BONUSES,
    CAMPAIGN_TOKEN,
    CHOOSING_DISCS,
    COMBAT_DISCS,
    DISC_KINDS,
    DISCS,
    FORTRESS,
    KATANA,
    KINDS,
    LANDS,
    MAP,
    NOBODY,
    NOTHING,
    PHASES,
    PROVINCES,
    REASONS,
    ROLES,
    RONIN,
    TILES,
    TURNED_UP,
    Bushido,
    Rules,
    count_all,
)
from tatami.games.bushido.view import CAMPAIGNS, STAGES, Combat, RulesView, Side, View


class Known:
    """A table as far as a view tells it, and what is left to deal. `lands`, `tiles` and `discs` are what lies unseen
    somewhere, by kind; `hands` and `held` the tiles and discs that are known, by seat; `turned_up` the discs of the
    last combat, by kind, which lie in the piles or are put away."""

    __slots__ = ("discs", "hands", "held", "hexes", "lands", "seen", "shown", "table", "tiles", "turned_up")

    def __init__(self, seen: View) -> None:
        self.seen = seen
        self.table = Bushido(len(seen.seats), 0, rules=_rules(seen.rules))
        self.lands: list[int] = []
        self.hexes: list[int] = []  # Land lies face down there.
        self.tiles: list[int] = []
        self.hands: list[list[int]] = []
        self.discs: list[int] = []
        self.held: list[list[int]] = []
        self.turned_up: list[int] = []
        self.shown: list[Side] = []  # The stacks of these sides are shown by size and top only.


def imagine(seen: View, seed: int) -> Bushido:
    """A whole table that looks like this view."""
    known = read(seen)
    state = known.table.clone()
    state.chance = seeded(seed)
    lands = known.lands[:]
    for hex in known.hexes:
        state.land[hex] = take(state, lands, FORTRESS)
    _deal_tiles(state, known)
    _deal_discs(state, known)
    _fill_stacks(state, known)
    guess_picks(state, seen)
    settle(state)
    return state


@read_once
def read(seen: View) -> Known:
    """What a view tells."""
    known = Known(seen)
    state = known.table
    _lay_map(known)
    _seat_clans(state, seen)
    state.first = seen.first
    state.turn = seen.turn
    state.month = seen.month
    state.phase = 0 if seen.phase is None else 1 + PHASES.index(seen.phase)
    state.stalled = seen.stalled
    state.campaign = CAMPAIGNS.index(seen.campaign)
    if seen.combat is not None:
        _lay_combat(state, seen.combat)
        if state.combat == CHOOSING_DISCS:
            known.shown = [side for side in seen.combat.sides if side.stack is None]
    _read_tiles(known)
    _read_discs(known)
    restore(state, seen, __package__, REASONS)
    lay_picks(state, seen, CHOICES)
    return known


def counted(counts: Mapping[str, int], names: tuple[str, ...]) -> list[int]:
    """Counts by name as a list."""
    return [counts.get(name, 0) for name in names] if counts else [0] * len(names)


def take(state: Bushido, pool: list[int], allowed: int) -> int:
    """One thing at random out of a pool of counts, of the kinds below `allowed`."""
    place = state.below(count_all(pool[:allowed]))
    kind = 0
    while place >= pool[kind]:
        place -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def deal(state: Bushido, pool: list[int], hand: list[int], count: int, allowed: int) -> None:
    """So many things at random out of a pool of counts into another, of the kinds below `allowed`."""
    left = 0
    for kind in range(allowed):
        left += pool[kind]
    for _ in range(count):
        place = state.below(left)
        kind = 0
        while place >= pool[kind]:
            place -= pool[kind]
            kind += 1
        pool[kind] -= 1
        hand[kind] += 1
        left -= 1


def _rules(seen: RulesView) -> Rules:
    return Rules(
        campaign=seen.campaign,
        elite=seen.elite,
        deals_provinces=seen.deals_provinces,
        stall_guard=seen.stall_guard,
        loses_troops=seen.loses_troops,
        honour=seen.honour[:],
        koku=seen.koku[:],
        katana=seen.katana[:],
        lands=counted(seen.lands, LANDS),
        bag=counted(seen.bag, TILES),
        discs=counted(seen.discs, DISCS),
        sources=dict(seen.sources),
    )


def _lay_map(known: Known) -> None:
    state, seen = known.table, known.seen
    every = len(PROVINCES)
    state.land = [NOTHING] * every
    state.shown = [0] * every
    state.owner = [NOBODY] * every
    state.troops = [0] * every
    state.elite = [0] * every
    state.ronin = [0] * every
    known.lands = state.rules.lands[:]
    for hex, province in zip(MAP[state.seats], seen.provinces):
        if province.land is not None:
            kind = state.land[hex] = LANDS.index(province.land)
            if kind != FORTRESS:
                state.shown[hex] = 1
                known.lands[kind] -= 1
        state.owner[hex] = NOBODY if province.owner is None else province.owner
        state.troops[hex] = province.troops
        state.elite[hex] = province.elite
        state.ronin[hex] = province.ronin
    known.hexes = [hex for hex in MAP[state.seats] if state.land[hex] == NOTHING]


def _seat_clans(state: Bushido, seen: View) -> None:
    clans = seen.seats
    state.fortress = [NOTHING if clan.fortress is None else PROVINCES.index(clan.fortress) for clan in clans]
    state.daimyo = [clan.daimyo for clan in clans]
    state.samurai = [clan.samurai for clan in clans]
    state.lost = [clan.lost for clan in clans]
    state.tokens = [
        sum([1 << bit for bit, honour in enumerate(BONUSES) if honour in clan.bonus_tokens])
        + CAMPAIGN_TOKEN * clan.has_campaign_token
        for clan in clans
    ]
    state.roles = [next((clan.seat for clan in clans if role in clan.roles), NOBODY) for role in ROLES]


def _lay_combat(state: Bushido, combat: Combat) -> None:
    state.combat = STAGES.index(combat.stage)
    state.is_revolt = combat.is_revolt
    state.target = PROVINCES.index(combat.province)
    state.source = NOTHING if combat.source is None else PROVINCES.index(combat.source)
    state.force = combat.troops
    state.force_elite = combat.elite
    state.bonus = combat.bonus
    state.conquered = combat.is_conquered
    state.samurai_lost = combat.is_samurai_defeated
    state.attacker, state.defender = [side.seat for side in combat.sides]
    state.stacks = [0] * (2 * KATANA)
    state.tops = [NOTHING, NOTHING]
    state.chosen = [NOTHING, NOTHING]
    state.totals = [side.total or 0 for side in combat.sides]
    for place, side in enumerate(combat.sides):  # Answers that are still secret are picks.
        if state.combat >= CHOOSING_DISCS:
            state.stacks[place * KATANA : (place + 1) * KATANA] = counted(side.stack or {}, TILES[:KATANA])
            state.tops[place] = NOTHING if side.top is None else TILES.index(side.top)
        if state.combat >= TURNED_UP:
            state.chosen[place] = NOTHING if side.disc is None else DISCS.index(side.disc)


def _read_tiles(known: Known) -> None:
    """Own tiles, what spies know, and what stacks show; the others lie behind screens or in the bag."""
    state, seen = known.table, known.seen
    seats = state.seats
    pool = state.rules.bag[:]
    pool[RONIN] -= count_all(state.ronin)
    state.tiles = [0] * (seats * KINDS)
    state.spied_tiles = [0] * (seats * seats * KINDS)
    hands = [counted(clan.known_tiles if clan.tiles is None else clan.tiles, TILES) for clan in seen.seats]
    for clan, hand in zip(seen.seats, hands):
        pool = [left - held for left, held in zip(pool, hand)]
        if seen.seat is not None:
            first = (seen.seat * seats + clan.seat) * KINDS
            state.spied_tiles[first : first + KINDS] = counted(clan.known_tiles, TILES)
    for side in known.shown:  # The tops come first, for they are particular tiles.
        if side.top is not None and hands[side.seat][TILES.index(side.top)] == 0:
            kind = TILES.index(side.top)
            pool[kind] -= 1
            hands[side.seat][kind] += 1
    known.tiles = pool
    known.hands = hands


def _deal_tiles(state: Bushido, known: Known) -> None:
    """What nobody has shown goes behind screens at random; what is left is the bag."""
    pool = known.tiles[:]
    hands = [hand[:] for hand in known.hands]
    for side in known.shown:
        hand = hands[side.seat]
        deal(state, pool, hand, (side.size or 0) - count_all(hand[:KATANA]), KATANA)
    for clan, hand in zip(known.seen.seats, hands):
        deal(state, pool, hand, clan.tile_count - count_all(hand), KINDS)
        state.tiles[clan.seat * KINDS : (clan.seat + 1) * KINDS] = hand
    state.bag = pool
    assert count_all(pool) == known.seen.bag, "the view does not add up to the bag"


def _read_discs(known: Known) -> None:
    """Own discs, what spies know, and what the last combat turned up; the others are somewhere. (R17.2, R17.3)"""
    state, seen = known.table, known.seen
    seats = state.seats
    known.turned_up = [0] * DISC_KINDS
    for disc in state.chosen:
        if disc != NOTHING:
            known.turned_up[disc] += 1
    pool = [count - gone for count, gone in zip(state.rules.discs, known.turned_up)]
    state.spied_discs = [0] * (seats * seats * DISC_KINDS)
    known.held = [counted(clan.known_discs if clan.discs is None else clan.discs, DISCS) for clan in seen.seats]
    for clan, hand in zip(seen.seats, known.held):
        pool = [left - held for left, held in zip(pool, hand)]
        if seen.seat is not None:
            first = (seen.seat * seats + clan.seat) * DISC_KINDS
            state.spied_discs[first : first + DISC_KINDS] = counted(clan.known_discs, DISCS)
    known.discs = pool


def _deal_discs(state: Bushido, known: Known) -> None:
    """The discs that nobody has shown, at random; in a combat everybody has one to choose."""
    pool = known.discs[:]
    hands = [hand[:] for hand in known.held]
    if state.combat == CHOOSING_DISCS:
        for seat in (state.attacker, state.defender):
            if count_all(hands[seat][:COMBAT_DISCS]) == 0:
                deal(state, pool, hands[seat], 1, COMBAT_DISCS)
    state.discs = []
    for clan, hand in zip(known.seen.seats, hands):
        deal(state, pool, hand, clan.disc_count - count_all(hand), DISC_KINDS)
        state.discs += hand
    for disc in range(DISC_KINDS):
        pool[disc] += known.turned_up[disc]
    if known.seen.spent_discs is None:
        state.spent = [0] * DISC_KINDS
        deal(state, pool, state.spent, known.seen.spent, DISC_KINDS)
    else:
        state.spent = counted(known.seen.spent_discs, DISCS)
        pool = [left - gone for left, gone in zip(pool, state.spent)]
    state.piles = pool
    assert count_all(pool) == known.seen.piles, "the view does not add up to the discs"


def _fill_stacks(state: Bushido, known: Known) -> None:
    """Stacks with the tile on top and the size that all see."""
    for side in known.shown:
        held = state.tiles[side.seat * KINDS : side.seat * KINDS + KATANA]
        stack = [0] * KATANA
        if side.top is not None:
            held[TILES.index(side.top)] -= 1
            stack[TILES.index(side.top)] += 1
        deal(state, held, stack, (side.size or 0) - count_all(stack), KATANA)
        first = state.side(side.seat) * KATANA
        state.stacks[first : first + KATANA] = stack
