"""Whole tables of Bushido that fit a view: what the view hides is dealt at random. (R17)"""

from collections.abc import Mapping

from tatami.core.chance import seeded
from tatami.core.state import settle
from tatami.games.bushido.combat import stack_part
from tatami.games.bushido.dealing import deal
from tatami.games.bushido.frames import FRAMES
from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    DISCS,
    FORTRESS,
    KATANA,
    KINDS,
    KOTAU,
    LANDS,
    MAP,
    NOBODY,
    NOTHING,
    PROVINCES,
    REASONS,
    ROLES,
    RONIN,
    STACKING,
    TACTICS,
    TILES,
    Bushido,
    Rules,
)
from tatami.games.bushido.view import CAMPAIGNS, STAGES, Combat, RulesView, Side, View


def imagine(seen: View, seed: int) -> Bushido:
    """A whole table that looks like this view."""
    state = Bushido(len(seen.seats), seeded(seed), _rules(seen.rules))
    _lay_map(state, seen)
    _seat_clans(state, seen)
    state.first = seen.first
    state.turn = seen.turn
    state.month = seen.month
    state.phase = seen.phase
    state.stalled = seen.stalled
    state.campaign = CAMPAIGNS.index(seen.campaign)
    if seen.combat is not None:
        _lay_combat(state, seen.combat)
    _deal_tiles(state, seen)
    _deal_discs(state, seen)
    if seen.combat is not None:
        _imagine_sides(state, seen.combat)
    state.steps = seen.steps
    state.revealed = seen.revealed
    if seen.outcome is not None:
        state.over = True
        state.reason = REASONS.index(seen.outcome.reason)
    state.stack = [FRAMES[waiting.frame](**waiting.facts) for waiting in seen.waiting]
    settle(state)
    return state


def counted(counts: Mapping[str, int], names: tuple[str, ...]) -> list[int]:
    """Counts by name as a list."""
    return [counts.get(name, 0) for name in names] if counts else [0] * len(names)


def take(state: Bushido, pool: list[int], allowed: int) -> int:
    """One thing at random out of a pool of counts, of the kinds below `allowed`."""
    place = state.below(sum(pool[:allowed]))
    kind = 0
    while place >= pool[kind]:
        place -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def _rules(seen: RulesView) -> Rules:
    return Rules(
        seen.campaign,
        seen.elite,
        seen.deals_provinces,
        seen.stall_guard,
        seen.loses_troops,
        seen.honour[:],
        seen.koku[:],
        seen.katana[:],
        seen.lands[:],
        seen.bag[:],
        seen.discs[:],
        dict(seen.sources),
    )


def _lay_map(state: Bushido, seen: View) -> None:
    every = len(PROVINCES)
    state.land = [NOTHING] * every
    state.shown = [0] * every
    state.owner = [NOBODY] * every
    state.troops = [0] * every
    state.elite = [0] * every
    state.ronin = [0] * every
    hidden = state.rules.lands[:]
    for hex, province in zip(MAP[state.seats], seen.provinces):
        if province.land is not None:
            kind = state.land[hex] = LANDS.index(province.land)
            if kind != FORTRESS:
                state.shown[hex] = 1
                hidden[kind] -= 1
        state.owner[hex] = NOBODY if province.owner is None else province.owner
        state.troops[hex] = province.troops
        state.elite[hex] = province.elite
        state.ronin[hex] = province.ronin
    for hex in MAP[state.seats]:
        if state.land[hex] == NOTHING:
            state.land[hex] = take(state, hidden, FORTRESS)


def _seat_clans(state: Bushido, seen: View) -> None:
    clans = seen.seats
    state.fortress = [NOTHING if clan.fortress is None else PROVINCES.index(clan.fortress) for clan in clans]
    state.daimyo = [clan.daimyo for clan in clans]
    state.samurai = [clan.samurai for clan in clans]
    state.lost = [clan.lost for clan in clans]
    state.tokens = [
        (3 in clan.bonus_tokens) + 2 * (6 in clan.bonus_tokens) + 4 * clan.has_campaign_token for clan in clans
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
    state.attacker, state.defender = (side.seat for side in combat.sides)
    state.parts = [side.answered for side in combat.sides]
    state.tops = [NOTHING if side.top is None else TILES.index(side.top) for side in combat.sides]
    state.chosen = [NOTHING if side.disc is None else DISCS.index(side.disc) for side in combat.sides]
    state.totals = [side.total or 0 for side in combat.sides]
    state.stacks = [0] * (2 * KATANA)
    for place, side in enumerate(combat.sides):
        if side.stack is not None:
            state.stacks[place * KATANA : (place + 1) * KATANA] = counted(side.stack, TILES[:KATANA])


def _deal_tiles(state: Bushido, seen: View) -> None:
    """Own tiles, what spies know, what stacks show, and the rest at random; what is left is the bag."""
    seats = state.seats
    pool = state.rules.bag[:]
    pool[RONIN] -= sum(state.ronin)
    state.tiles = [0] * (seats * KINDS)
    state.spied_tiles = [0] * (seats * seats * KINDS)
    hands = [counted(clan.known_tiles if clan.tiles is None else clan.tiles, TILES) for clan in seen.seats]
    for clan, hand in zip(seen.seats, hands):
        pool = [left - known for left, known in zip(pool, hand)]
        if seen.seat is not None:
            first = (seen.seat * seats + clan.seat) * KINDS
            state.spied_tiles[first : first + KINDS] = counted(clan.known_tiles, TILES)
    shown = _hidden_sides(state, seen)
    for side in shown:  # the tops of both before anything else, for they are particular tiles
        if side.top is not None and hands[side.seat][TILES.index(side.top)] == 0:
            kind = TILES.index(side.top)
            pool[kind] -= 1
            hands[side.seat][kind] += 1
    for side in shown:
        hand = hands[side.seat]
        deal(state, pool, hand, (side.size or 0) - sum(hand[:KATANA]), KATANA)
    for clan, hand in zip(seen.seats, hands):
        deal(state, pool, hand, clan.tile_count - sum(hand), KINDS)
        state.tiles[clan.seat * KINDS : (clan.seat + 1) * KINDS] = hand
    state.bag = pool
    assert sum(pool) == seen.bag, "the view does not add up to the bag"


def _hidden_sides(state: Bushido, seen: View) -> list[Side]:
    """The sides whose stack is shown by size and top only."""
    if seen.combat is None or state.combat != CHOOSING_DISCS:
        return []
    return [side for side in seen.combat.sides if side.stack is None]


def _deal_discs(state: Bushido, seen: View) -> None:
    """Own discs, what spies know, and the rest at random; in a combat everybody has a disc to choose."""
    seats = state.seats
    state.spent = counted(seen.spent_discs, DISCS)
    pool = [count - state.spent[disc] for disc, count in enumerate(state.rules.discs)]
    state.spied_discs = [0] * (seats * seats * TACTICS)
    hands = [counted(clan.known_discs if clan.discs is None else clan.discs, DISCS) for clan in seen.seats]
    buried = [counted(clan.buried_discs or {}, DISCS) for clan in seen.seats]
    for clan, hand, away in zip(seen.seats, hands, buried):
        pool = [left - known - gone for left, known, gone in zip(pool, hand, away)]
        if seen.seat is not None:
            first = (seen.seat * seats + clan.seat) * TACTICS
            state.spied_discs[first : first + TACTICS] = counted(clan.known_discs, DISCS)
    if state.combat == CHOOSING_DISCS:
        for seat in (state.attacker, state.defender):
            if sum(hands[seat][:KOTAU]) == 0:
                deal(state, pool, hands[seat], 1, KOTAU)
    state.discs = []
    state.buried = []
    for clan, hand, away in zip(seen.seats, hands, buried):
        deal(state, pool, hand, clan.disc_count - sum(hand), TACTICS)
        deal(state, pool, away, clan.buried - sum(away), TACTICS)
        state.discs += hand
        state.buried += away
    state.piles = pool
    assert sum(pool) == seen.piles, "the view does not add up to the discs"


def _imagine_sides(state: Bushido, combat: Combat) -> None:
    """What the sides have stacked and chosen behind their screens."""
    for place, side in enumerate(combat.sides):
        if side.stack is None:
            if state.combat == STACKING:
                _answer_parts(state, place, side)
            elif state.combat == CHOOSING_DISCS:
                _fill_stack(state, place, side)
        if side.is_ready and side.disc is None and state.combat == CHOOSING_DISCS:
            held = state.discs[side.seat * TACTICS : (side.seat + 1) * TACTICS]
            state.chosen[place] = take(state, held, KOTAU)


def _answer_parts(state: Bushido, place: int, side: Side) -> None:
    """As many questions about the stack as this side has answered, at random."""
    state.parts[place] = 0
    for _ in range(side.answered):
        part = stack_part(state, place, side.seat)
        options = part.options(state)
        part.answer(state, side.seat, options[state.below(len(options))])


def _fill_stack(state: Bushido, place: int, side: Side) -> None:
    """A stack with the tile on top and the size that all see."""
    held = state.tiles[side.seat * KINDS : side.seat * KINDS + KATANA]
    stack = [0] * KATANA
    if side.top is not None:
        held[TILES.index(side.top)] -= 1
        stack[TILES.index(side.top)] += 1
    deal(state, held, stack, (side.size or 0) - sum(stack), KATANA)
    state.stacks[place * KATANA : (place + 1) * KATANA] = stack
