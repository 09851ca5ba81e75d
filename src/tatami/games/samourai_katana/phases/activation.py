# hot
"""Phase 2: a clan is activated: moves, attacks, cards, sales, until its player is done. (R8)"""

from typing import Final

from tatami.core.choices import Choice
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.samourai_katana.announcement import Announcement
from tatami.games.samourai_katana.codes import (
    DEAL,
    DONE,
    EXCHANGE,
    FROM,
    GIFT,
    NUMBER,
    SELL,
    SEPPUKU,
    TO,
)
from tatami.games.samourai_katana.effects import (
    count_honour,
    discard,
    dissolve,
    draw,
    earn,
    lose,
    march,
    pay,
)
from tatami.games.samourai_katana.moves import (
    can_leave,
    destinations,
    group_sizes,
    has_office_move,
    is_attack,
    is_sea,
    move_cost,
)
from tatami.games.samourai_katana.phases.answers import Stop, announce, carry_out, initiative
from tatami.games.samourai_katana.phases.fighting import begin_battle
from tatami.games.samourai_katana.phases.negotiation import Gift, Show
from tatami.games.samourai_katana.phases.purchase import PutAside
from tatami.games.samourai_katana.pieces import (
    CARD_KINDS,
    CARDS,
    FIRST_EVENT,
    FIRST_SPECIAL,
    LANDS,
    LOST_BY_SALE,
    NOBODY,
    NOTHING,
    TERRITORIES,
)
from tatami.games.samourai_katana.rows import (
    BETWEEN_ACTIONS,
    ROWS,
    Move,
    Row,
    at_seats,
    at_territories,
    with_cards,
)
from tatami.games.samourai_katana.state import SamouraiKatana

FULL_HAND: Final = 5  # With so many cards a hand of warriors alone may be announced. (R15.10)


class Act(Frame[SamouraiKatana]):
    """The active player does one thing after the other. (R4.4, R8.1)"""

    __slots__ = ()
    name = "act"
    clause = "R8.1"

    def options(self, state: SamouraiKatana) -> list[int]:
        seat = self.seat
        if state.lands[seat] == 0:
            return []
        options = [DONE]
        SET_OUT.offer(state, seat, options)
        first = seat * CARD_KINDS
        for card in range(FIRST_EVENT, CARD_KINDS):
            if state.hands[first + card] > 0:
                ROWS[card].offer(state, seat, options)
        for row in OTHERWISE:
            row.offer(state, seat, options)
        return options

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        if choice == DONE:
            state.become(Count(seat))
            if state.rules.clan_treasure:
                state.push(PutAside(seat))
        else:
            carry_out(state, seat, choice)

    def proceed(self, state: SamouraiKatana) -> None:
        """The clan has lost its last piece in its own activation, which stops at once. (R9.17)"""
        state.become(Count(self.seat))

    def interrupts(self, state: SamouraiKatana, seat: int) -> list[int]:
        """Between two actions the others may play on their own initiative. (R13.15)"""
        return [] if seat == self.seat else initiative(state, seat, BETWEEN_ACTIONS)

    def interrupt(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        carry_out(state, seat, choice)


class Destination(Frame[SamouraiKatana]):
    """Where a group goes. (R8.3)"""

    __slots__ = ("origin",)
    name = "destination"
    clause = "R8.3"
    fields = ("seat", "origin")

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def options(self, state: SamouraiKatana) -> list[int]:
        return [TO + land for land in destinations(state, self.seat, self.origin)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.become(Group(seat, self.origin, choice - TO))

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"territory": TERRITORIES[self.origin]}


class Group(Frame[SamouraiKatana]):
    """How many samurai go. (R8.3)"""

    __slots__ = ("origin", "to")
    name = "group"
    clause = "R8.3"
    fields = ("seat", "origin", "to")

    def __init__(self, seat: int, origin: int, to: int) -> None:
        self.seat = seat
        self.origin = origin
        self.to = to

    def options(self, state: SamouraiKatana) -> list[int]:
        return [NUMBER + count for count in group_sizes(state, self.seat, self.origin, self.to)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.pop()
        set_out(state, seat, self.origin, self.to, choice - NUMBER)

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"territory": TERRITORIES[self.to]}


class March(Announcement):
    """A group is on its way; `target` is whom it attacks. `is_office` says whether it is the Shogun's free move.
    (R8.3, R8.7)"""

    __slots__ = ("is_office", "origin", "paid")
    name = "march"
    clause = "R8.3"
    fields = ("seat", "target", "origin", "land", "count", "paid", "is_office")

    def __init__(
        self, seat: int, target: int, origin: int, land: int, count: int, paid: int, is_office: bool
    ) -> None:
        super().__init__(seat, target, NOTHING, land, count)
        self.origin = origin
        self.paid = paid
        self.is_office = is_office

    def is_over_sea(self, state: SamouraiKatana) -> bool:
        return is_sea(state, self.origin, self.land)

    def called_off(self, state: SamouraiKatana, gives_back: bool) -> None:
        if gives_back:
            earn(state, self.seat, self.paid)
            if self.is_office:
                state.has_free_move = False
        elif self.land not in state.barred:
            state.barred.append(self.land)
        state.trail = []
        if state.news is not None:
            state.tell("march-stopped", {"seat": self.seat, "territory": TERRITORIES[self.land]})

    def proceed(self, state: SamouraiKatana) -> None:
        state.pop()
        if self.target != NOBODY:
            begin_battle(state, self.seat, self.origin, self.land, self.count)
        else:
            arrive(state, self.seat, self.origin, self.land, self.count)


class Count(Frame[SamouraiKatana]):
    """An activation ends, and its player counts honour. (R8.11, R10.2, R10.3)"""

    __slots__ = ()
    name = "count"
    clause = "R8.11"

    def proceed(self, state: SamouraiKatana) -> None:
        if not state.rules.score_at_round_end:
            count_honour(state, self.seat)
        state.done[self.seat] = 1
        state.turn = NOBODY
        state.barred = []
        state.burnt = []
        state.trail = []
        state.pop()


def begin_activation(state: SamouraiKatana, seat: int) -> None:
    """It is a seat's activation; before it acts the others may stop it. (R8.1, R16.5)"""
    state.turn = seat
    state.has_acted = False
    state.has_dealt = False
    state.has_exchanged = False
    if state.news is not None:
        state.tell("activates", {"seat": seat})
    state.push(Act(seat))
    state.push(Stop(seat))


def set_out(state: SamouraiKatana, seat: int, origin: int, to: int, count: int) -> None:
    """A move is announced and paid for. (R8.4, R8.5, R8.7, R11.6)"""
    is_castle = bool(state.castle[to]) and state.owner[to] == seat
    is_office = not is_castle and has_office_move(state, seat)
    paid = move_cost(state, seat, to)
    pay(state, seat, paid)
    if is_office:
        state.has_free_move = True
    if not is_castle:
        state.trail = []
    state.has_acted = True
    target = state.owner[to] if is_attack(state, seat, to) else NOBODY
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": seat, "count": count, "paid": paid}
        facts["origin"] = TERRITORIES[origin]
        facts["territory"] = TERRITORIES[to]
        if target != NOBODY:
            state.tell("attacks", {**facts, "target": target})
        else:
            state.tell("marches", facts)
    announce(state, March(seat, target, origin, to, count, paid, is_office))


def arrive(state: SamouraiKatana, seat: int, origin: int, to: int, count: int) -> None:
    """A group that fights nobody arrives; free moves into castles leave a trail. (R8.3, R8.6)"""
    is_castle = bool(state.castle[to]) and state.owner[to] == seat
    if is_castle and not state.trail:
        state.trail = state.samurai.copy()
    march(state, seat, origin, to, count)
    if is_castle:
        state.trail = state.trail + state.samurai


# What is done without a card


class SetOut(Row):
    """A group is taken up. (R8.3)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_territories(self, FROM, "from")

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        for land in range(LANDS):
            if state.owner[land] == seat and can_leave(state, seat, land):
                options.append(FROM + land)

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        state.push(Destination(seat, part))


class Action(Row):
    """It is an action of the activation, so free moves may repeat what was there before. (R8.6)"""

    __slots__ = ()

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        state.has_acted = True
        state.trail = []
        self.act(state, seat, target, part)

    def act(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        """What it does."""
        raise NotImplementedError  # contract


class SellHonour(Action):
    """Honour becomes a koku. (R8.10)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(Choice(SELL, "sell honour", "sell", ("honour",)), self)]

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        if state.honour[seat] >= state.rules.sale:
            options.append(SELL)

    def act(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        lose(state, seat, state.rules.sale, LOST_BY_SALE)
        earn(state, seat, 1)
        if state.news is not None:
            state.tell("sells", {"seat": seat, "count": state.rules.sale})


class Deal(Action):
    """A card for a card, an optional rule. (R15.3)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_seats(self, DEAL, "deal", "deal")

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        if state.rules.negotiation and not state.has_dealt and state.sizes[seat] > 0:
            options += [DEAL + other for other in partners(state, seat) if state.sizes[other] > 0]

    def act(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        state.has_dealt = True
        state.push(Show(seat, target))


class Give(Action):
    """Koku are given, an optional rule. (R15.3)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_seats(self, GIFT, "gift", "koku")

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        if state.rules.negotiation and not state.has_dealt and state.koku[seat] > 0:
            options += [GIFT + other for other in partners(state, seat)]

    def act(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        state.has_dealt = True
        state.push(Gift(seat, target))


class Dissolve(Action):
    """A clan with one territory and few samurai leaves the map, an optional rule. (R15.4)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(Choice(SEPPUKU, "seppuku", "seppuku"), self)]

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        if state.rules.seppuku and can_dissolve(state, seat):
            options.append(SEPPUKU)

    def act(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        dissolve(state, seat)
        if state.news is not None:
            state.tell("seppuku", {"seat": seat})


class Exchange(Action):
    """A card of a full hand of warriors is exchanged, an optional rule. (R15.10)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return with_cards(self, EXCHANGE, "exchange", "hand", range(FIRST_SPECIAL))

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        if state.rules.exchange and not state.has_exchanged and has_warriors_only(state, seat):
            options += [EXCHANGE + card for card in state.held_kinds(seat)]

    def act(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        state.has_exchanged = True
        if state.news is not None:
            state.tell("exchanges", {"seat": seat, "card": CARDS[part]})
        discard(state, seat, part)
        draw(state, seat, 1)


def partners(state: SamouraiKatana, seat: int) -> list[int]:
    """With whom a seat may negotiate. (R15.3)"""
    return [other for other in range(state.seats) if other != seat and not state.is_out(other)]


def can_dissolve(state: SamouraiKatana, seat: int) -> bool:
    """Has a clan one territory and few samurai left? (R15.4)"""
    return state.lands[seat] == 1 and state.samurai_on_map(seat) <= state.rules.seppuku_samurai


def has_warriors_only(state: SamouraiKatana, seat: int) -> bool:
    """Is it a full hand of warriors? (R15.10)"""
    if state.sizes[seat] < FULL_HAND:
        return False
    first = seat * CARD_KINDS
    return all(state.hands[first + card] <= 0 for card in range(FIRST_SPECIAL, CARD_KINDS))


SET_OUT: Final = SetOut("from", "R8.3")
OTHERWISE: Final[list[Row]] = [
    SellHonour("sell", "R8.10"),
    Deal("deal", "R15.3"),
    Give("gift", "R15.3"),
    Dissolve("seppuku", "R15.4"),
    Exchange("exchange", "R15.10"),
]
ACTIONS: Final[list[Row]] = [SET_OUT, *OTHERWISE]
