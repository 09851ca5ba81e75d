"""Worlds of Ninjato that fit a view: others' hands, and cards that others looked at, are dealt at random. (R1.4)"""

from collections import Counter
from typing import Any

from tatami.core.chance import seeded
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.core.waiting import restore
from tatami.games.ninjato.pieces import (
    ALL_PLACES,
    AT_HOUSES,
    CAPTURED_KINDS,
    CARDS,
    CLANS,
    ELITE,
    ENVOYS,
    GONE,
    GUARDS,
    HOUSE_NAMES,
    IN_DECK,
    NOBODY,
    NOTHING,
    OPEN,
    PLACES,
    REASONS,
    RUMOURS,
    SIDES,
    SKILLS,
    TOKENS,
    TREASURES,
    VALUES,
    WATCHMAN,
)
from tatami.games.ninjato.state import Ninjato
from tatami.games.ninjato.values import Rules
from tatami.games.ninjato.view import LOOKS, RulesView, View, gone


def imagine(seen: View, seed: int) -> Ninjato:
    """A whole table that looks like this view."""
    state = seen_table(seen).clone()
    state.chance = seeded(seed)
    for player in seen.seats:
        if player.hand is None:
            for _ in range(player.hand_size):
                state.hands[player.seat * VALUES + state.draw_one(state.card_pile)] += 1
    if seen.is_guard_known and seen.next_guard is None:
        state.next_guard = state.draw_one(state.guard_pile)
    if seen.is_elite_known and seen.next_elite is None:
        state.next_elite = state.draw_one(state.elite_pile)
    settle(state)
    return state


@read_once
def seen_table(seen: View) -> Ninjato:
    """What a view tells. The piles have all cards that are nowhere to be seen."""
    seats = len(seen.seats)
    state = Ninjato(seats, 0, rules=rules_of(seen.rules))
    state.round = seen.round
    state.stage = seen.stage
    state.order = seen.order[:]
    state.placed = []
    for shuriken in seen.placed:
        place = PLACES.index(shuriken.place)
        if shuriken.house is not None and shuriken.side is not None:
            place = AT_HOUSES + HOUSE_NAMES.index(shuriken.house) * 2 + SIDES.index(shuriken.side)
        state.placed.append(shuriken.by * ALL_PLACES + place)
    _read_players(state, seen)
    _read_houses(state, seen)
    _read_raid(state, seen)
    _read_piles(state, seen)
    restore(state, seen, __package__, REASONS)
    return state


def rules_of(seen: RulesView) -> Rules:
    """The rules of a view."""
    values: dict[str, Any] = {
        name: list(value) if isinstance(value := getattr(seen, name), tuple) else value
        for name in RulesView.__struct_fields__
        if name not in ("defeat", "sources")
    }
    return Rules(keeps_first=seen.defeat == "first", sources=dict(seen.sources), **values)


def _read_players(state: Ninjato, seen: View) -> None:
    state.won = [honour for player in seen.seats for honour in player.won]
    state.hands = [(player.hand or []).count(card) for player in seen.seats for card in CARDS]
    state.treasures = [player.treasures.get(treasure, 0) for player in seen.seats for treasure in TREASURES]
    elites = GUARDS[ELITE : ELITE + CAPTURED_KINDS]
    state.captured = [player.elites.get(elite, 0) for player in seen.seats for elite in elites]
    skills = {skill: player.seat for player in seen.seats for skill in (*player.skills, *player.used)}
    skills |= (
        dict.fromkeys(seen.sensei, OPEN) | dict.fromkeys(seen.to_come, IN_DECK) | dict.fromkeys(gone(seen), GONE)
    )
    state.skill_at = [skills[skill] for skill in SKILLS]
    used = {skill for player in seen.seats for skill in player.used}
    state.is_used = [int(skill in used) for skill in SKILLS]
    envoys = {envoy: player.seat for player in seen.seats for envoy in player.envoys}
    envoys |= dict.fromkeys(seen.palace, OPEN)
    state.envoy_at = [envoys.get(envoy, IN_DECK) for envoy in ENVOYS]
    rumours = {rumour: player.seat for player in seen.seats for rumour in player.rumours}
    rumours |= dict.fromkeys(seen.pavilion, OPEN)
    state.rumour_at = [rumours.get(rumour, IN_DECK) for rumour in RUMOURS]
    state.recount()


def _read_houses(state: Ninjato, seen: View) -> None:
    state.clear, state.red, state.sentries, state.tokens = [], [], [], []
    free = list(range(len(CLANS) * TOKENS))
    for house in seen.houses:
        state.clear += [house.clear.get(treasure, 0) for treasure in TREASURES]
        state.red += [house.red.get(treasure, 0) for treasure in TREASURES]
        state.sentries.append(NOTHING if house.sentry is None else GUARDS.index(house.sentry))
        alike = [
            token
            for token in free
            if CLANS[token // TOKENS] == house.clan and state.rules.token_values[token] == house.token
        ]
        state.tokens.append(alike[0])
        free.remove(alike[0])
    state.bag = _pile(seen.bag, TREASURES)
    state.spent = _pile(seen.spent, TREASURES)


def _read_raid(state: Ninjato, seen: View) -> None:
    raid = seen.raid
    state.loot = []
    if raid is not None:
        state.house = HOUSE_NAMES.index(raid.house)
        state.side = SIDES.index(raid.side)
        state.foe = NOTHING if raid.foe is None else GUARDS.index(raid.foe)
        state.is_sentry = raid.is_sentry
        state.loot = [TREASURES.index(treasure) for treasure in raid.loot]
        state.played = [CARDS.index(card) for card in raid.played]
        state.looks = LOOKS.index(raid.looks)


def _read_piles(state: Ninjato, seen: View) -> None:
    state.row = [CARDS.index(card) for card in seen.row]
    state.card_discards = _pile(seen.discards, CARDS)
    held = [place % VALUES for place, count in enumerate(state.hands) for _ in range(count)]
    state.card_pile = _rest(state.rules.card_copies, 0, [*state.row, *state.card_discards, *held])
    state.seer = NOBODY if seen.seer is None else seen.seer
    state.next_guard = NOTHING if seen.next_guard is None else GUARDS.index(seen.next_guard)
    state.next_elite = NOTHING if seen.next_elite is None else GUARDS.index(seen.next_elite)
    state.guard_discards = _pile(seen.guard_discards, GUARDS)
    state.elite_discards = _pile(seen.elite_discards, GUARDS)
    there = [*state.guard_discards, *state.elite_discards, *state.sentries, state.next_guard, state.next_elite]
    there += [] if state.foe_card() == NOTHING else [state.foe]
    there += [ELITE + place % CAPTURED_KINDS for place, count in enumerate(state.captured) for _ in range(count)]
    state.guard_pile = _rest(state.rules.guard_copies, 0, there)
    state.elite_pile = _rest(state.rules.elite_copies[: WATCHMAN - ELITE], ELITE, there)


def _pile(counts: dict[str, int], names: tuple[str, ...]) -> list[int]:
    return [names.index(name) for name, count in counts.items() for _ in range(count)]


def _rest(copies: list[int], first: int, elsewhere: list[int]) -> list[int]:
    """All cards of a kind but those that are seen elsewhere."""
    seen = Counter(elsewhere)
    return [first + kind for kind, count in enumerate(copies) for _ in range(count - seen[first + kind])]
