# hot
"""The end of a round of Ninjato, the scoring of the clans, and the end of the game. (R8, R9, R10)"""

from tatami.core._types import has
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.ninjato.answers import HONOUR
from tatami.games.ninjato.effects import draw_guard, draw_treasure, finish, reward_honour, reward_rumour
from tatami.games.ninjato.pieces import (
    BY_HONOUR,
    BY_TIE,
    CLANS,
    DISGUISE_ROUND,
    ENVOYS,
    GONE,
    GUARDS,
    HENSOJUTSU,
    HOUSE_NAMES,
    HOUSES,
    IN_DECK,
    KINDS,
    NOTHING,
    OPEN,
    ORDINARY,
    ROUNDS,
    RUMOURS,
    SHARED,
    SKILLS,
    TREASURES,
)
from tatami.games.ninjato.places import RUMOUR
from tatami.games.ninjato.rows import MOVES
from tatami.games.ninjato.scoring import standing
from tatami.games.ninjato.state import Ninjato


def open_round(state: Ninjato) -> None:
    """The next round begins. (R8.7)"""
    state.round += 1
    if state.news is not None:
        state.tell("round", {"count": state.round, "seats": state.order[:]})


def close_round(state: Ninjato) -> None:
    """Order, skills, Sensei, houses, Palace and Pavilion. (R8.1-R8.6)"""
    state.order = state.next_order()
    state.placed = []
    state.is_used = [0] * len(SKILLS)
    state.ready = state.tiles
    for skill in state.sensei:
        state.skill_at[skill] = GONE
    state.sensei = []
    if state.news is not None:
        state.tell("order", {"seats": state.order[:]})
    stock_sensei(state, state.round + 1)
    if has(state.sentries, NOTHING):
        for house in range(HOUSES):
            if state.is_closed(house):
                stock_house(state, house)
    stock_palace(state)
    stock_pavilion(state)


def turned_up(state: Ninjato, places: list[int], first: int, last: int, count: int) -> list[int]:
    """So many cards of a deck are opened, at random, while it lasts."""
    deck = [card for card, place in enumerate(places[first:last], first) if place == IN_DECK]
    opened: list[int] = []
    state.draw(min(count, len(deck)), deck, opened)
    opened.sort()
    for card in opened:
        places[card] = OPEN
    return opened


def stock_sensei(state: Ninjato, round: int) -> None:
    """As many tiles as players in rounds one to four, then one Hensojutsu a round. (R8.4)"""
    if round > ROUNDS:
        return
    if round < DISGUISE_ROUND:
        opened = turned_up(state, state.skill_at, 0, ORDINARY, state.seats)
    else:
        opened = turned_up(state, state.skill_at, HENSOJUTSU, len(SKILLS), 1)
    state.sensei = opened
    if state.news is not None:
        state.tell("teaches", {"skills": [SKILLS[skill] for skill in opened]})


def stock_house(state: Ninjato, house: int) -> None:
    """A full house again, with a sentry whose gong is ignored; nothing if no treasure is left. (R8.5)"""
    brought: list[int] = []
    for _one in range(state.rules.house_treasures):
        treasure = draw_treasure(state)
        if treasure != NOTHING:
            state.clear[house * KINDS + treasure] += 1
            brought.append(treasure)
    if not brought:
        return
    brought.sort()
    state.sentries[house] = draw_guard(state)
    state.revealed += 1
    if state.news is not None:
        names = [TREASURES[treasure] for treasure in brought]
        guard = GUARDS[state.sentries[house]]
        state.tell("refills", {"house": HOUSE_NAMES[house], "treasures": names, "guard": guard})


def stock_palace(state: Ninjato) -> None:
    """Envoys up to the number of the Palace, at the end of a round only. (R7.4, R8.6)"""
    room = state.rules.palace - len(state.palace)
    if room == 0:
        return
    opened = turned_up(state, state.envoy_at, 0, len(ENVOYS), room)
    state.palace = sorted(state.palace + opened)
    if opened and state.news is not None:
        state.tell("arrive", {"envoys": [ENVOYS[envoy] for envoy in opened]})


def stock_pavilion(state: Ninjato) -> None:
    """Rumours up to the number of the Pavilion. (R8.6)"""
    room = state.rules.pavilion - len(state.pavilion)
    if room == 0:
        return
    opened = turned_up(state, state.rumour_at, 0, len(RUMOURS), room)
    state.pavilion = sorted(state.pavilion + opened)
    if opened and state.news is not None:
        state.tell("are-heard", {"rumours": [RUMOURS[rumour] for rumour in opened]})


class Reward(Frame[Ninjato]):
    """Whoever has most envoys of a clan takes its honour or a rumour; the second gets the other. (R9.4-R9.6)"""

    __slots__ = ("clan",)
    name = "reward"
    clause = "R9.4"
    fields = ("seat", "clan")

    def __init__(self, seat: int, clan: int) -> None:
        self.seat = seat
        self.clan = clan

    def options(self, state: Ninjato) -> list[int]:
        rumours = [RUMOUR + rumour for rumour in state.pavilion]
        return [HONOUR, *rumours] if rumours else []

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        contenders = state.contenders(self.clan)
        if choice == HONOUR:
            reward_honour(state, seat, self.clan)
            if len(contenders) > 1:
                state.become(Gift(contenders[1], self.clan))
                return
        else:
            reward_rumour(state, seat, self.clan, MOVES[choice].target)
            if len(contenders) > 1:
                reward_honour(state, contenders[1], self.clan)
        state.pop()

    def proceed(self, state: Ninjato) -> None:
        reward_honour(state, self.seat, self.clan)
        state.pop()

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"clan": CLANS[self.clan], "count": state.clan_worth(self.clan)}


class Gift(Frame[Ninjato]):
    """The second player of a clan takes a rumour; the only one is taken unasked. (R9.4)"""

    __slots__ = ("clan",)
    name = "gift"
    clause = "R9.4"
    fields = ("seat", "clan")

    def __init__(self, seat: int, clan: int) -> None:
        self.seat = seat
        self.clan = clan

    def options(self, state: Ninjato) -> list[int]:
        rumours = [RUMOUR + rumour for rumour in state.pavilion]
        return rumours if len(rumours) > 1 else []

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        reward_rumour(state, seat, self.clan, MOVES[choice].target)
        state.pop()

    def proceed(self, state: Ninjato) -> None:
        self.answer(state, self.seat, RUMOUR + state.pavilion[0])

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"clan": CLANS[self.clan]}


def end_game(state: Ninjato) -> None:
    """The bonuses are counted and somebody has won. (R1.2, R10)"""
    ranked = sorted([standing(state, seat) for seat in range(state.seats)], reverse=True)
    if ranked[0][0] > ranked[1][0]:
        finish(state, BY_HONOUR)
    elif ranked[0] > ranked[1]:
        finish(state, BY_TIE)
    else:
        finish(state, SHARED)
