"""What a seat may know of a table of Bushido. (R17)"""

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Asked, Picked, Waiting, asked, picked, waiting
from tatami.games.bushido.choices import CHOICES
from tatami.games.bushido.phases.combat import disc_now, stack_now, top_now
from tatami.games.bushido.resolution import katana, times, winner, without_swords
from tatami.games.bushido.scoring import outcome
from tatami.games.bushido.state import (
    BONUSES,
    CAMPAIGN_TOKEN,
    CHOOSING_DISCS,
    COORDINATES,
    DISC_KINDS,
    DISCS,
    FORTRESS,
    KATANA,
    KINDS,
    LANDS,
    LAST_PHASE,
    MAP,
    MOST_TROOPS,
    NO_COMBAT,
    NOBODY,
    NOTHING,
    PART_OF,
    PARTS,
    PHASES,
    PROVINCES,
    ROLES,
    STACK_PARTS,
    STACKING,
    TILES,
    TURNED_UP,
    Bushido,
)
from tatami.games.bushido.ways import Way, ways

STAGES = ("none", "stacks", "discs", "turned-up", "resolved")
CAMPAIGNS = ("none", "declared", "second-attack")


class Province(msgspec.Struct, frozen=True):
    """One hex of the map; `land` and its values only where the tile has been turned up."""

    province: str
    q: int
    r: int
    part: str
    land: str | None
    honour: int | None
    koku: int | None
    katana: int | None
    owner: int | None
    troops: int
    elite: int
    ronin: int


class Seat(msgspec.Struct, frozen=True):
    """One clan as the observer knows it. `tiles` and `discs` are all of them where the observer may know that;
    `known_tiles` and `known_discs` are what a Shinobi has seen and is certainly still there; also the Kotau that an
    exchange gave away."""

    seat: int
    roles: list[str]
    daimyo: int
    samurai: int
    koku: int
    income: int
    troops: int
    reserve: int
    lost: int
    fortress: str | None
    bonus_tokens: list[int]
    has_campaign_token: bool
    tile_count: int
    disc_count: int
    tiles: dict[str, int] | None
    discs: dict[str, int] | None
    known_tiles: dict[str, int]
    known_discs: dict[str, int]


class Side(msgspec.Struct, frozen=True):
    """One side of a combat: its stack and disc, as far as they are to be seen. When all is turned up: its `swords`
    count so many `times`, `added` troops make the `total`, and `has_won` tells whose it is."""

    seat: int
    answered: int
    is_ready: bool
    size: int | None
    top: str | None
    stack: dict[str, int] | None
    disc: str | None
    swords: int | None
    times: int | None
    added: int | None
    total: int | None
    has_won: bool | None


class Combat(msgspec.Struct, frozen=True):
    """A combat under way, or the last one of this turn."""

    stage: str
    is_revolt: bool
    province: str
    source: str | None
    troops: int
    elite: int
    bonus: int
    is_conquered: bool
    is_samurai_defeated: bool
    sides: list[Side]


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them. `sources` tells where the values come
    from: `rulebook`, `source` (the publisher's pages), `reconstruction` or the `owner` of a box; of each land its
    honour, koku and katana (`city koku`), and of the numbers of tiles and discs (`tile-ronin`, `disc-duel`)."""

    campaign: bool
    elite: bool
    deals_provinces: bool
    stall_guard: bool
    loses_troops: bool
    honour: list[int]
    koku: list[int]
    katana: list[int]
    lands: dict[str, int]
    bag: dict[str, int]
    discs: dict[str, int]
    sources: dict[str, str]


class View(msgspec.Struct, frozen=True, tag="bushido", tag_field="game"):
    """A table as one seat sees it; `seat` is None for a spectator. So many discs as `spent` are put away, face down;
    which ones, `spent_discs`, is shown at the end. `ways` is where the troops of this seat may go now, if it moves
    them."""

    seat: int | None
    steps: int
    first: int
    turn: int
    month: int
    phase: str | None
    stalled: int
    campaign: str
    seats: list[Seat]
    provinces: list[Province]
    bag: int
    piles: int
    spent: int
    spent_discs: dict[str, int] | None
    combat: Combat | None
    ways: list[Way]
    waiting: list[Waiting]
    picked: list[Picked]
    asked: list[Asked]
    rules: RulesView
    outcome: Outcome | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="bushido", tag_field="game"):
    """The view that hides nothing: every screen, every face-down tile, what the spies know, the state of chance."""

    table: View
    land: list[str]
    bag: dict[str, int]
    piles: dict[str, int]
    spied_tiles: list[int]
    spied_discs: list[int]
    chance: int


def view(state: Bushido, seat: int | None) -> View:
    """Built up from nothing: what this seat may know; at the end everything. (R17.7)"""
    return _seen(state, seat, [state.over or other == seat for other in range(state.seats)])


def referee(state: Bushido) -> Referee:
    """Everything."""
    return Referee(
        table=_seen(state, None, [True] * state.seats),
        land=[LANDS[state.land[hex]] for hex in MAP[state.seats]],
        bag=named(state.bag, TILES),
        piles=named(state.piles, DISCS),
        spied_tiles=state.spied_tiles[:],
        spied_discs=state.spied_discs[:],
        chance=state.chance,
    )


def named(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name, without what there is none of."""
    return {name: count for name, count in zip(names, counts) if count}


def _seen(state: Bushido, seat: int | None, is_open: list[bool]) -> View:
    return View(
        seat=seat,
        steps=state.steps,
        first=state.first,
        turn=state.turn,
        month=state.month,
        # A stalled game ends after the last.
        phase=PHASES[min(state.phase, LAST_PHASE) - 1] if state.phase else None,
        stalled=state.stalled,
        campaign=CAMPAIGNS[state.campaign],
        seats=[_seat(state, seat, other, is_open[other]) for other in range(state.seats)],
        provinces=[_province(state, hex) for hex in MAP[state.seats]],
        bag=sum(state.bag),
        piles=sum(state.piles),
        spent=sum(state.spent),
        spent_discs=named(state.spent, DISCS) if all(is_open) else None,
        combat=None if state.combat == NO_COMBAT else _combat(state, is_open),
        ways=ways(state, seat),
        waiting=waiting(state),
        picked=picked(state, CHOICES, is_open),
        asked=asked(state),
        rules=_rules(state),
        outcome=outcome(state),
        revealed=state.revealed,
    )


def _province(state: Bushido, hex: int) -> Province:
    """A hex of the map, which is open to all but for tiles that lie face down. (R17.2, R17.3)"""
    kind = state.land[hex]
    is_known = bool(state.shown[hex]) or kind == FORTRESS
    return Province(
        province=PROVINCES[hex],
        q=COORDINATES[hex][0],
        r=COORDINATES[hex][1],
        part=PARTS[PART_OF[hex]],
        land=LANDS[kind] if is_known else None,
        honour=state.rules.honour[kind] if is_known else None,
        koku=state.rules.koku[kind] if is_known else None,
        katana=state.rules.katana[kind] if is_known else None,
        owner=None if state.owner[hex] == NOBODY else state.owner[hex],
        troops=state.troops[hex],
        elite=state.elite[hex],
        ronin=state.ronin[hex],
    )


def _seat(state: Bushido, observer: int | None, seat: int, is_open: bool) -> Seat:
    """A clan: how much lies behind its screen is open to all, what lies there only where `is_open`. (R17.1, R17.4)"""
    tiles = state.tiles[seat * KINDS : (seat + 1) * KINDS]
    discs = state.discs[seat * DISC_KINDS : (seat + 1) * DISC_KINDS]
    known_tiles: list[int] = []
    known_discs: list[int] = []
    if observer is not None:
        first = observer * state.seats + seat
        known_tiles = state.spied_tiles[first * KINDS : (first + 1) * KINDS]
        known_discs = state.spied_discs[first * DISC_KINDS : (first + 1) * DISC_KINDS]
    fortress = state.fortress[seat]
    on_map = state.on_map(seat)
    return Seat(
        seat=seat,
        roles=[role for role, holder in zip(ROLES, state.roles) if holder == seat],
        daimyo=state.daimyo[seat],
        samurai=state.samurai[seat],
        koku=state.koku(seat),
        income=state.income(seat),
        troops=on_map,
        reserve=MOST_TROOPS - state.lost[seat] - on_map,
        lost=state.lost[seat],
        fortress=None if fortress == NOTHING else PROVINCES[fortress],
        bonus_tokens=[honour for bit, honour in enumerate(BONUSES) if state.tokens[seat] >> bit & 1],
        has_campaign_token=bool(state.tokens[seat] & CAMPAIGN_TOKEN),
        tile_count=sum(tiles),
        disc_count=sum(discs),
        tiles=named(tiles, TILES) if is_open else None,
        discs=named(discs, DISCS) if is_open else None,
        known_tiles=named(known_tiles, TILES),
        known_discs=named(known_discs, DISCS),
    )


def _combat(state: Bushido, is_open: list[bool]) -> Combat:
    return Combat(
        stage=STAGES[state.combat],
        is_revolt=state.is_revolt,
        province=PROVINCES[state.target],
        source=None if state.source == NOTHING else PROVINCES[state.source],
        troops=state.force,
        elite=state.force_elite,
        bonus=state.bonus,
        is_conquered=state.conquered,
        is_samurai_defeated=state.samurai_lost,
        sides=[_side(state, side, seat, is_open[seat]) for side, seat in enumerate(state.sides())],
    )


def _side(state: Bushido, side: int, seat: int, is_open: bool) -> Side:
    """A side of the combat: first its stack is shown, by size and top, then all is turned up. (R11.4, R17.5)"""
    is_shown = state.combat >= CHOOSING_DISCS
    is_turned_up = state.combat >= TURNED_UP
    stack = stack_now(state, side)
    top = top_now(state, side)
    disc = disc_now(state, side)
    has_chosen = disc != NOTHING
    swords = katana(stack)
    counts = times(state.chosen[side], state.chosen[1 - side])
    return Side(
        seat=seat,
        answered=len(state.answers(seat)) if state.combat == STACKING else STACK_PARTS,
        is_ready=has_chosen,
        size=sum(stack) if is_shown or is_open else None,
        top=TILES[top] if top != NOTHING and (is_shown or is_open) else None,
        stack=named(stack, TILES) if is_turned_up or is_open else None,
        disc=DISCS[disc] if has_chosen and (is_turned_up or is_open) else None,
        swords=swords if is_turned_up else None,
        times=counts if is_turned_up else None,
        added=state.totals[side] - swords * counts if is_turned_up else None,
        total=state.totals[side] if is_turned_up else None,
        has_won=_won(state) == side if is_turned_up else None,
    )


def _won(state: Bushido) -> int:
    """Which side has won a combat that is turned up."""
    result = without_swords(state.stacks[:KATANA], state.stacks[KATANA:])
    return winner(state.chosen, state.totals) if result is None else result.won


def _rules(state: Bushido) -> RulesView:
    rules = state.rules
    return RulesView(
        campaign=rules.campaign,
        elite=rules.elite,
        deals_provinces=rules.deals_provinces,
        stall_guard=rules.stall_guard,
        loses_troops=rules.loses_troops,
        honour=rules.honour[:],
        koku=rules.koku[:],
        katana=rules.katana[:],
        lands=named(rules.lands, LANDS),
        bag=named(rules.bag, TILES),
        discs=named(rules.discs, DISCS),
        sources=dict(rules.sources),
    )
