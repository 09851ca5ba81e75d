"""The verbs of Ninjato: the only places where cards, treasures, tiles, tokens and honour move."""

from tatami.games.ninjato.pieces import (
    ALL_PLACES,
    AT_HOUSES,
    CARDS,
    CLANS,
    ELITE,
    ENVOYS,
    FROM_CLANS,
    FROM_ENVOYS,
    FROM_RUMOURS,
    GUARDS,
    HOUSE_NAMES,
    KINDS,
    NOBODY,
    NOT_LOOKING,
    NOTHING,
    PLACES,
    REASONS,
    RUMOURS,
    SIDES,
    SKILLS,
    SOURCES,
    TOKENS,
    TREASURES,
    VALUES,
    WATCHMAN,
)
from tatami.games.ninjato.state import Ninjato

# Shuriken


def place_shuriken(state: Ninjato, seat: int, place: int) -> None:
    """A shuriken stays where it was placed until the round ends. (R3.1, R3.2)"""
    state.placed.append(seat * ALL_PLACES + place)
    if state.news is not None:
        state.tell("visits", {"seat": seat, "place": PLACES[place]})


def end_turn(state: Ninjato) -> None:
    """The shuriken has done its work, and the round goes on at once; `settle` would come to the same in two moves."""
    stack = state.stack
    stack.pop()
    stack[-1].proceed(state)


# Dojo cards


def draw_card(state: Ninjato) -> int:
    """A card leaves the pile; the discards are shuffled first if it is empty. (R3.7)"""
    if not state.card_pile:
        state.card_pile = state.card_discards
        state.card_discards = []
    return state.draw_one(state.card_pile)


def take_hidden(state: Ninjato, seat: int, count: int = 1) -> None:
    """Hidden cards go to a hand, which alone sees them. (R3.5)"""
    drawn: list[int] = []
    for _one in range(count):
        card = draw_card(state)
        state.hands[seat * VALUES + card] += 1
        drawn.append(card)
    if state.news is not None:
        drawn.sort()
        state.tell("draws", {"seat": seat, "count": count}, {"cards": [CARDS[card] for card in drawn]}, (seat,))


def take_open(state: Ninjato, seat: int, card: int) -> None:
    """An open card goes to a hand; its gap stays for now. (R3.5)"""
    state.row.remove(card)
    state.hands[seat * VALUES + card] += 1
    if state.news is not None:
        state.tell("takes", {"seat": seat, "card": CARDS[card]})


def fill_row(state: Ninjato) -> None:
    """The open cards are filled up when a draw is over. (R3.5)"""
    if len(state.row) < state.rules.open_cards:
        while len(state.row) < state.rules.open_cards:
            state.row.append(draw_card(state))
        state.row.sort()
        if state.news is not None:
            state.tell("row", {"cards": [CARDS[card] for card in state.row]})


def discard_card(state: Ninjato, seat: int, card: int) -> None:
    """A card leaves a hand for the open discards."""
    state.hands[seat * VALUES + card] -= 1
    state.card_discards.append(card)


def pay_card(state: Ninjato, seat: int, card: int) -> None:
    """A card for the Sensei. (R5.2)"""
    discard_card(state, seat, card)
    if state.news is not None:
        state.tell("pays-card", {"seat": seat, "card": CARDS[card]})


def play_cards(state: Ninjato, seat: int, cards: list[int]) -> None:
    """The cards of a won fight are discarded; one of them may come back. (R4.8, R6.11)"""
    state.played = cards
    for card in cards:
        discard_card(state, seat, card)
    if cards and state.news is not None:
        state.tell("plays", {"seat": seat, "cards": [CARDS[card] for card in cards]})


def recover_card(state: Ninjato, seat: int, card: int) -> None:
    """A card of the fight goes back to the hand. (R6.11)"""
    state.card_discards.remove(card)
    state.hands[seat * VALUES + card] += 1
    if state.news is not None:
        state.tell("recovers", {"seat": seat, "card": CARDS[card]})


# Skills


def with_bit(tiles: list[int], seat: int, bit: int) -> list[int]:
    """One more tile for a seat, or one less, in a list that other tables share."""
    changed = tiles.copy()
    changed[seat] ^= bit
    return changed


def use_skill(state: Ninjato, seat: int, skill: int) -> None:
    """A tile is turned face down until the round ends. (R5.5)"""
    state.is_used[skill] = 1
    state.ready = with_bit(state.ready, seat, 1 << skill)
    if state.news is not None:
        state.tell("uses", {"seat": seat, "skill": SKILLS[skill]})


def learn(state: Ninjato, seat: int, skill: int) -> None:
    """A tile goes to a player, ready to be used at once. (R5.1, R5.4)"""
    state.skill_at[skill] = seat
    state.tiles = with_bit(state.tiles, seat, 1 << skill)
    state.ready = with_bit(state.ready, seat, 1 << skill)
    state.sensei = [other for other in state.sensei if other != skill]
    if state.news is not None:
        state.tell("learns", {"seat": seat, "skill": SKILLS[skill]})


# Treasures


def draw_treasure(state: Ninjato) -> int:
    """A treasure from the bag, which is filled from the discards when empty; NOTHING if there is none. (R4.23)"""
    if not state.bag:
        state.bag = state.spent
        state.spent = []
    return state.draw_one(state.bag) if state.bag else NOTHING


def add_treasure(state: Ninjato, house: int) -> int:
    """A treasure of the bag comes into a house, clear. (R4.11, R4.13, R4.18)"""
    treasure = state.draw_one(state.bag) if state.bag else draw_treasure(state)  # The bag is seldom empty.
    if treasure != NOTHING:
        state.clear[house * KINDS + treasure] += 1
        if state.news is not None:
            state.tell("adds", {"house": HOUSE_NAMES[house], "treasure": TREASURES[treasure]})
    return treasure


def ring(state: Ninjato, house: int) -> None:
    """A gong: one treasure comes, then the most valuable clear one turns red, but never the last. (R4.13, R4.23)"""
    if state.news is not None:
        state.tell("rings", {"house": HOUSE_NAMES[house]})
    add_treasure(state, house)
    if state.clear_in(house) > 1:
        treasure = state.highest_clear(house)
        state.clear[house * KINDS + treasure] -= 1
        state.red[house * KINDS + treasure] += 1
        if state.news is not None:
            state.tell("turns-red", {"house": HOUSE_NAMES[house], "treasure": TREASURES[treasure]})


def win_prize(state: Ninjato, seat: int) -> None:
    """The lowest clear treasure of the house becomes loot, or the lowest red one if none is clear. (R4.9, R4.15)"""
    house = state.house
    lying = state.clear
    treasure = state.lowest(lying, house)
    if treasure == NOTHING:
        lying = state.red
        treasure = state.lowest(lying, house)
    lying[house * KINDS + treasure] -= 1
    state.loot.append(treasure)
    if state.news is not None:
        state.tell("wins", {"seat": seat, "treasure": TREASURES[treasure]})


def swap_prize(state: Ninjato, seat: int, treasure: int) -> None:
    """The prize goes back, clear, and another clear one is taken. (R6.9)"""
    house = state.house
    state.clear[house * KINDS + state.loot[-1]] += 1
    state.clear[house * KINDS + treasure] -= 1
    state.loot[-1] = treasure
    if state.news is not None:
        state.tell("swaps", {"seat": seat, "treasure": TREASURES[treasure]})


def keep_loot(state: Ninjato, seat: int, kept: list[int]) -> None:
    """These treasures of the loot are the player's now, and not before. (R4.11, R4.17, R4.19)"""
    for treasure in kept:
        state.treasures[seat * KINDS + treasure] += 1
    count_wealth(state, seat)
    if state.news is not None:
        state.tell("keeps", {"seat": seat, "treasures": [TREASURES[treasure] for treasure in kept]})


def lose_loot(state: Ninjato, seat: int, lost: list[int]) -> None:
    """These are discarded, or go back into the house where the table plays so. (R4.17)"""
    for treasure in lost:
        if state.rules.keeps_first:
            state.clear[state.house * KINDS + treasure] += 1
        else:
            state.spent.append(treasure)
    if state.news is not None:
        state.tell("loses", {"seat": seat, "treasures": [TREASURES[treasure] for treasure in lost]})


def pay_treasures(state: Ninjato, seat: int, counts: list[int]) -> int:
    """Treasures are discarded; the honour that they are worth. (R7.3)"""
    honour = 0
    for kind in range(KINDS):
        count = counts[kind]
        state.treasures[seat * KINDS + kind] -= count
        for _one in range(count):
            state.spent.append(kind)
        honour += count * state.rules.treasure_values[kind]
    count_wealth(state, seat)
    return honour


def count_wealth(state: Ninjato, seat: int) -> None:
    """What a seat can pay for, in a list that other tables share. (R7.2)"""
    payable = state.payable.copy()
    payable[seat] = state.pays_for(seat)
    state.payable = payable


def treasure_names(counts: list[int]) -> list[str]:
    """Counted treasures, one name each."""
    return [TREASURES[kind] for kind in range(KINDS) for _one in range(counts[kind])]


# Guards


def draw_guard(state: Ninjato) -> int:
    """The guard on top of the pile, the one looked at if there is one; discards are shuffled when needed. (R4.12)"""
    guard = state.next_guard
    if guard != NOTHING:
        state.next_guard = NOTHING
        forget(state)
        return guard
    if not state.guard_pile:
        state.guard_pile = state.guard_discards
        state.guard_discards = []
    return state.draw_one(state.guard_pile)


def draw_elite(state: Ninjato) -> int:
    """The Elite on top of the pile; the watchman if there is none at all. (R4.15, R4.20)"""
    elite = state.next_elite
    if elite != NOTHING:
        state.next_elite = NOTHING
        forget(state)
        return elite
    if not state.elite_pile:
        state.elite_pile = state.elite_discards
        state.elite_discards = []
    return state.draw_one(state.elite_pile) if state.elite_pile else WATCHMAN


def forget(state: Ninjato) -> None:
    """Who looked at a card knows nothing of the piles when no such card is left there."""
    if state.next_guard == NOTHING and state.next_elite == NOTHING:
        state.seer = NOBODY


def meet(state: Ninjato, seat: int, foe: int) -> None:
    """A guard or an Elite was drawn and guards the next treasure, open to all. (R4.7)"""
    state.foe = foe
    state.revealed += 1
    if state.news is not None:
        state.tell("meets", {"seat": seat, "guard": GUARDS[foe]})


def dismiss(state: Ninjato) -> None:
    """Who guarded the treasure leaves: a guard or an Elite for its discards, a sentry stays in the house, and the
    watchman is no card. (R4.14, R4.18, R4.20)"""
    if state.is_sentry:
        state.is_sentry = False
    else:
        lay_aside(state, state.foe)
    state.foe = NOTHING


def lay_aside(state: Ninjato, foe: int) -> None:
    """A guard or an Elite goes to its discards."""
    if foe < ELITE:
        state.guard_discards.append(foe)
    elif foe != WATCHMAN:
        state.elite_discards.append(foe)


def capture(state: Ninjato, seat: int) -> None:
    """A beaten Elite stays with the player; the watchman cannot be captured. (R4.16, R4.20)"""
    foe = state.foe
    if foe != WATCHMAN:
        state.captured[seat * 2 + foe - ELITE] += 1
        if state.news is not None:
            state.tell("captures", {"seat": seat, "guard": GUARDS[foe]})
    state.foe = NOTHING


def look_ahead(state: Ninjato, seat: int) -> None:
    """The raider alone sees who would be met next; never the watchman. (R6.8)"""
    if state.has_clear(state.house):
        if state.next_guard != NOTHING:
            return
        state.next_guard = draw_guard(state)
        foe = state.next_guard
    else:
        if state.next_elite != NOTHING:
            return
        foe = draw_elite(state)
        if foe == WATCHMAN:
            return
        state.next_elite = foe
    state.seer = seat
    if state.news is not None:
        state.tell("looks", {"seat": seat}, {"guard": GUARDS[foe]}, (seat,))


def put_aside(state: Ninjato, seat: int) -> None:
    """The card looked at is discarded for all to see; its gong does not ring. (R6.8)"""
    foe = draw_guard(state) if state.has_clear(state.house) else draw_elite(state)
    lay_aside(state, foe)
    state.revealed += 1
    if state.news is not None:
        state.tell("puts-aside", {"seat": seat, "guard": GUARDS[foe]})


# Raids


def begin_raid(state: Ninjato, seat: int, house: int, side: int) -> None:
    """A shuriken is placed at a house, on a side for the whole raid, and the sentry guards the first treasure; an
    Elite does where only red ones are left. The rest is as the last raid left it: nothing. (R4.1, R4.9, R4.23)"""
    state.placed.append(seat * ALL_PLACES + AT_HOUSES + house * 2 + side)
    state.house = house
    state.side = side
    if state.news is not None:
        state.tell("raids", {"seat": seat, "house": HOUSE_NAMES[house], "side": SIDES[side]})
    if not state.has_clear(house):
        meet(state, seat, draw_elite(state))
        return
    state.foe = state.sentries[house]
    state.is_sentry = True
    if state.news is not None:
        state.tell("faces", {"seat": seat, "guard": GUARDS[state.foe]})


def end_raid(state: Ninjato) -> None:
    """The raider has left the house, nobody is fought any more, and the shuriken has done its work."""
    state.house = NOTHING
    state.side = NOTHING
    state.looks = NOT_LOOKING
    state.loot = []
    state.played = []
    stack = state.stack
    stack.pop()  # This is `end_turn`, in line: a third of all visits end here.
    stack[-1].proceed(state)


def close_house(state: Ninjato, seat: int) -> None:
    """An emptied house loses its sentry and stays closed until the round ends; the loot is handed over. (R4.22)"""
    keep_loot(state, seat, state.loot)
    state.guard_discards.append(state.sentries[state.house])
    state.sentries[state.house] = NOTHING
    state.loot = []
    if state.news is not None:
        state.tell("empties", {"seat": seat, "house": HOUSE_NAMES[state.house]})


def change_token(state: Ninjato, seat: int, token: int) -> None:
    """Another clan rules the house from now on. (R4.21)"""
    state.tokens[state.house] = token
    if state.news is not None:
        clan, count = CLANS[token // TOKENS], state.rules.token_values[token]
        state.tell("changes-token", {"seat": seat, "house": HOUSE_NAMES[state.house], "clan": clan, "count": count})


# Palace, Pavilion, clans


def gain(state: Ninjato, seat: int, source: int, honour: int) -> None:
    """Honour goes on the track."""
    state.won[seat * len(SOURCES) + source] += honour


def win_envoy(state: Ninjato, seat: int, envoy: int, counts: list[int]) -> None:
    """An envoy for treasures, which are worth honour at once. (R7.1, R7.3)"""
    honour = pay_treasures(state, seat, counts)
    gain(state, seat, FROM_ENVOYS, honour)
    state.envoy_at[envoy] = seat
    state.palace = [other for other in state.palace if other != envoy]
    if state.news is not None:
        names = treasure_names(counts)
        state.tell("wins-envoy", {"seat": seat, "envoy": ENVOYS[envoy], "count": honour, "treasures": names})


def spread_rumour(state: Ninjato, seat: int, rumour: int, counts: list[int]) -> None:
    """A rumour for treasures, which are worth honour at once. (R7.1, R7.3)"""
    honour = pay_treasures(state, seat, counts)
    gain(state, seat, FROM_RUMOURS, honour)
    give_rumour(state, seat, rumour)
    if state.news is not None:
        names = treasure_names(counts)
        state.tell("spreads", {"seat": seat, "rumour": RUMOURS[rumour], "count": honour, "treasures": names})


def give_rumour(state: Ninjato, seat: int, rumour: int) -> None:
    """A rumour goes from the Pavilion to a player."""
    state.rumour_at[rumour] = seat
    state.pavilion = [other for other in state.pavilion if other != rumour]


def reward_honour(state: Ninjato, seat: int, clan: int) -> None:
    """The clan's houses count for a player. (R9.4)"""
    honour = state.clan_worth(clan)
    gain(state, seat, FROM_CLANS, honour)
    if state.news is not None:
        state.tell("scores", {"seat": seat, "clan": CLANS[clan], "count": honour})


def reward_rumour(state: Ninjato, seat: int, clan: int, rumour: int) -> None:
    """A rumour for nothing, without honour for treasures. (R9.4)"""
    give_rumour(state, seat, rumour)
    if state.news is not None:
        state.tell("is-given", {"seat": seat, "clan": CLANS[clan], "rumour": RUMOURS[rumour]})


def finish(state: Ninjato, reason: int) -> None:
    """The game is over, and all hands are open."""
    state.over = True
    state.revealed += 1
    state.reason = reason
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[reason]})
