"""What a seat may know of a table of Ninjato: everything but others' hands, the piles, and cards looked at. (R1.4)"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Asked, Waiting, asked, waiting
from tatami.games.ninjato.pieces import (
    ALL_PLACES,
    AT_HOUSES,
    CAPTURED_KINDS,
    CARDS,
    CLANS,
    ELITE,
    ENVOYS,
    GUARDS,
    HOUSE_NAMES,
    HOUSES,
    IN_DECK,
    KINDS,
    NOBODY,
    NOTHING,
    OPEN,
    PLACES,
    RUMOUR_KINDS,
    RUMOURS,
    SCORING_ROUNDS,
    SHURIKEN,
    SIDES,
    SKILLS,
    SOURCES,
    TOKENS,
    TREASURES,
    VALUES,
)
from tatami.games.ninjato.risk import Foe, Prize, Set, ahead, prize, sets
from tatami.games.ninjato.scoring import counted, kind_bonus, outcome, row, total
from tatami.games.ninjato.state import Ninjato
from tatami.games.ninjato.values import Rules

LOOKS = ("no", "once", "only")  # They say whether Boryaku works, and whether a card may be put aside.
TABLES = 64


class Bonus(msgspec.Struct, frozen=True):
    """What the rumours of one kind would bring if the game ended now. (R10.1, R10.2)"""

    kind: str
    cards: int
    counted: int  # There is so much of what they count.
    bonus: int


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them; `hand` only for the one who holds it."""

    seat: int
    honour: int
    won: list[int]  # Honour from envoys, from rumours, from clans.
    forecast: int  # The honour if the game ended now.
    shuriken: int  # So many are still to be placed.
    hand_size: int
    hand: list[str] | None
    treasures: dict[str, int]
    envoys: list[str]
    rumours: list[str]
    skills: list[str]  # They lie face up.
    used: list[str]  # They lie face down.
    elites: dict[str, int]
    sheet: dict[str, int]  # The line of the score sheet if the game ended now.
    bonuses: list[Bonus]


class House(msgspec.Struct, frozen=True):
    """A house with its token; without treasures it is closed and has no sentry."""

    house: str
    clan: str
    token: int
    sentry: str | None
    clear: dict[str, int]
    red: dict[str, int]


class Shuriken(msgspec.Struct, frozen=True):
    """A shuriken where it lies, in the order they were placed."""

    by: int
    place: str
    house: str | None
    side: str | None


class Token(msgspec.Struct, frozen=True):
    """A clan token beside the board."""

    clan: str
    token: int


class Contender(msgspec.Struct, frozen=True):
    """Somebody with envoys of a clan."""

    seat: int
    number: int  # So many envoys of the clan.
    age: int  # The age of the oldest of them.


class Prospect(msgspec.Struct, frozen=True):
    """What a clan would bring if it were scored now, in the order of the next scoring."""

    clan: str
    worth: int
    first: int | None
    second: int | None
    contenders: list[Contender]  # The first one comes first.


class Scoring(msgspec.Struct, frozen=True):
    """After which round clans are scored, and in which order. (R9.1)"""

    after: int
    clans: list[str]


class Raid(msgspec.Struct, frozen=True):
    """The raid that goes on; the loot belongs to nobody yet."""

    raider: int
    house: str
    side: str
    foe: str | None
    value: int | None  # What the foe counts on the side of the raid.
    is_sentry: bool
    prize: Prize | None
    loot: list[str]
    played: list[str]
    looks: str
    ahead: list[Foe]  # Who may come after the present fight, or after banzai.
    sets: list[Set] | None  # Sets that beat the foe; the raider alone knows them.


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them. Lists are as the engine has them."""

    defeat: str
    start_hand: int
    later_cards: int
    open_cards: int
    hand_limit: int
    visit_cards: tuple[int, ...]
    house_treasures: int
    palace: int
    pavilion: int
    times: tuple[int, ...]
    set_honour: int
    unused_treasure: int
    card_copies: tuple[int, ...]
    guard_copies: tuple[int, ...]
    elite_values: tuple[int, ...]
    elite_honour: tuple[int, ...]
    elite_copies: tuple[int, ...]
    treasure_values: tuple[int, ...]
    treasure_copies: tuple[int, ...]
    token_values: tuple[int, ...]
    start_tokens: tuple[int, ...]
    clan_order: tuple[int, ...]
    skill_ways: tuple[int, ...]
    skill_costs: tuple[int, ...]
    skill_amounts: tuple[int, ...]
    envoy_clans: tuple[int, ...]
    envoy_ages: tuple[int, ...]
    envoy_costs: tuple[int, ...]
    rumour_costs: tuple[int, ...]
    sources: dict[str, str]


class View(msgspec.Struct, frozen=True, tag="ninjato", tag_field="game"):
    """A table as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    steps: int
    round: int
    stage: int  # 0 while shuriken are placed, then one more for each clan that is scored
    order: list[int]
    next_order: list[int]  # The coming round, as the stack at the Dojo lies now.
    seats: list[Seat]
    houses: list[House]
    raid: Raid | None
    row: list[str]
    pile: int
    discards: dict[str, int]
    sensei: list[str]
    to_come: list[str]  # The tiles in the stacks.
    palace: list[str]
    pavilion: list[str]
    clans: list[Prospect]
    scorings: list[Scoring]
    free_tokens: list[Token]
    placed: list[Shuriken]
    guards: int
    guard_discards: dict[str, int]
    elites: int
    elite_discards: dict[str, int]
    seer: int | None  # Who looked at cards on top of the guards or the Elites.
    is_guard_known: bool
    is_elite_known: bool
    next_guard: str | None
    next_elite: str | None
    bag: dict[str, int]
    spent: dict[str, int]
    waiting: list[Waiting]
    asked: list[Asked]
    rules: RulesView
    outcome: Outcome | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="ninjato", tag_field="game"):
    """The view that hides nothing: every hand, the card looked at, the state of chance."""

    table: View
    pile: list[str]
    chance: int


def view(state: Ninjato, seat: int | None) -> View:
    """Built up from nothing: what this seat may know."""
    is_open = [state.over or other == seat for other in range(state.seats)]
    return _seen(state, seat, is_open, seat is not None and seat == state.seer)


def referee(state: Ninjato) -> Referee:
    """Everything."""
    pile = [CARDS[card] for card in sorted(state.card_pile)]
    return Referee(_seen(state, None, [True] * state.seats, True), pile, state.chance)


def named(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts by name, without what there is none of."""
    return {name: count for name, count in zip(names, counts) if count}


def listed(cards: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """A pile by name, without what there is none of."""
    return {name: count for kind, name in enumerate(names) if (count := cards.count(kind))}


def at(places: Sequence[int], names: Sequence[str], place: int) -> list[str]:
    """The tiles or cards that lie somewhere."""
    return [name for name, where in zip(names, places) if where == place]


def _seen(state: Ninjato, seat: int | None, is_open: list[bool], is_seer: bool) -> View:
    return View(
        seat=seat,
        steps=state.steps,
        round=state.round,
        stage=state.stage,
        order=state.order[:],
        next_order=state.next_order(),
        seats=[_seat(state, other, is_open[other]) for other in range(state.seats)],
        houses=[_house(state, house) for house in range(HOUSES)],
        raid=None if state.house == NOTHING else _raid(state, seat, is_seer),
        row=[CARDS[card] for card in state.row],
        pile=len(state.card_pile),
        discards=listed(state.card_discards, CARDS),
        sensei=at(state.skill_at, SKILLS, OPEN),
        to_come=at(state.skill_at, SKILLS, IN_DECK),
        palace=at(state.envoy_at, ENVOYS, OPEN),
        pavilion=at(state.rumour_at, RUMOURS, OPEN),
        clans=[_prospect(state, clan) for clan in _next_scoring(state)],
        scorings=[Scoring(after, [CLANS[clan] for clan in state.clans_to_score(after)]) for after in SCORING_ROUNDS],
        free_tokens=_free_tokens(state),
        placed=[_shuriken(entry) for entry in state.placed],
        guards=len(state.guard_pile) + (state.next_guard != NOTHING),
        guard_discards=listed(state.guard_discards, GUARDS),
        elites=len(state.elite_pile) + (state.next_elite != NOTHING),
        elite_discards=listed(state.elite_discards, GUARDS),
        seer=None if state.seer == NOBODY else state.seer,
        is_guard_known=state.next_guard != NOTHING,
        is_elite_known=state.next_elite != NOTHING,
        next_guard=GUARDS[state.next_guard] if is_seer and state.next_guard != NOTHING else None,
        next_elite=GUARDS[state.next_elite] if is_seer and state.next_elite != NOTHING else None,
        bag=listed(state.bag, TREASURES),
        spent=listed(state.spent, TREASURES),
        waiting=waiting(state),
        asked=asked(state),
        rules=_rules(state.rules),
        outcome=outcome(state),
        revealed=state.revealed,
    )


def _seat(state: Ninjato, seat: int, is_open: bool) -> Seat:
    hand = state.hands[seat * VALUES : (seat + 1) * VALUES]
    placed = sum(entry // ALL_PLACES == seat for entry in state.placed)
    mine = at(state.skill_at, SKILLS, seat)
    used = [name for name, is_used in zip(SKILLS, state.is_used) if is_used]
    return Seat(
        seat=seat,
        honour=state.honour(seat),
        won=state.won[seat * len(SOURCES) : (seat + 1) * len(SOURCES)],
        forecast=total(state, seat),
        shuriken=SHURIKEN - placed,
        hand_size=sum(hand),
        hand=[card for card, count in zip(CARDS, hand) for _ in range(count)] if is_open else None,
        treasures=named(state.treasures[seat * KINDS : (seat + 1) * KINDS], TREASURES),
        envoys=at(state.envoy_at, ENVOYS, seat),
        rumours=at(state.rumour_at, RUMOURS, seat),
        skills=[name for name in mine if name not in used],
        used=[name for name in mine if name in used],
        elites=named(state.captured[seat * CAPTURED_KINDS : (seat + 1) * CAPTURED_KINDS], GUARDS[ELITE:]),
        sheet=row(state, seat),
        bonuses=_bonuses(state, seat),
    )


def _bonuses(state: Ninjato, seat: int) -> list[Bonus]:
    return [
        Bonus(name, cards, counted(state, seat, kind), kind_bonus(state, seat, kind))
        for kind, name in enumerate(RUMOUR_KINDS)
        if (cards := state.rumours_of(seat, kind))
    ]


def _house(state: Ninjato, house: int) -> House:
    token, sentry = state.tokens[house], state.sentries[house]
    return House(
        house=HOUSE_NAMES[house],
        clan=CLANS[token // TOKENS],
        token=state.rules.token_values[token],
        sentry=None if sentry == NOTHING else GUARDS[sentry],
        clear=named(state.clear[house * KINDS : (house + 1) * KINDS], TREASURES),
        red=named(state.red[house * KINDS : (house + 1) * KINDS], TREASURES),
    )


def _shuriken(entry: int) -> Shuriken:
    seat, place = divmod(entry, ALL_PLACES)
    if place < AT_HOUSES:
        return Shuriken(seat, PLACES[place], None, None)
    house, side = divmod(place - AT_HOUSES, 2)
    return Shuriken(seat, PLACES[AT_HOUSES], HOUSE_NAMES[house], SIDES[side])


def _free_tokens(state: Ninjato) -> list[Token]:
    """Equal tokens are alike, so they are told by clan and value."""
    free = sorted((token // TOKENS, state.rules.token_values[token]) for token in state.free_tokens())
    return [Token(CLANS[clan], value) for clan, value in free]


def _next_scoring(state: Ninjato) -> list[int]:
    """The clans in the order of the scoring that comes next, or goes on. (R9.1)"""
    return state.clans_to_score(min(after for after in SCORING_ROUNDS if after >= state.round))


def _prospect(state: Ninjato, clan: int) -> Prospect:
    ranked = [
        Contender(seat, state.envoys_of(seat, clan), state.oldest(seat, clan)) for seat in state.contenders(clan)
    ]
    first, second = [*[one.seat for one in ranked], None, None][:2]
    return Prospect(CLANS[clan], state.clan_worth(clan), first, second, ranked)


def _raid(state: Ninjato, seat: int | None, is_seer: bool) -> Raid:
    raider = state.placed[-1] // ALL_PLACES
    return Raid(
        raider=raider,
        house=HOUSE_NAMES[state.house],
        side=SIDES[state.side],
        foe=None if state.foe == NOTHING else GUARDS[state.foe],
        value=None if state.foe == NOTHING else state.foe_value(),
        is_sentry=state.is_sentry,
        prize=prize(state),
        loot=[TREASURES[treasure] for treasure in state.loot],
        played=[CARDS[card] for card in state.played],
        looks=LOOKS[state.looks],
        ahead=ahead(state, seat == raider, is_seer),
        sets=sets(state, is_seer) if seat == raider else None,
    )


def gone(seen: View) -> list[str]:
    """The tiles that nobody bought: those that are nowhere else."""
    there = {*seen.sensei, *seen.to_come}
    for player in seen.seats:
        there |= {*player.skills, *player.used}
    return [name for name in SKILLS if name not in there]


def _rules(rules: Rules) -> RulesView:
    return msgspec.structs.replace(_values(rules), sources=dict(rules.sources))


@lru_cache(maxsize=TABLES)
def _values(rules: Rules) -> RulesView:
    """What never changes; nothing in it can be written into but the sources, so all views share it."""
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value := getattr(rules, name), list) else value
        for name in RulesView.__struct_fields__
        if name not in ("defeat", "sources")
    }
    return RulesView(defeat="first" if rules.keeps_first else "choose", sources={}, **values)
