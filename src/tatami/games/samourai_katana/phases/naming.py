# hot
"""The Emperor names who plays next, or tells the order; what optional rules add to that. (R6, R15)"""

from typing import Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.samourai_katana.codes import (
    ACCEPT,
    BACK,
    FORWARD,
    KEEP_RANK,
    MOST_NUMBER,
    NAME,
    NUMBER,
    OFFICE,
    REFUSE,
)
from tatami.games.samourai_katana.effects import earn, gain, lose, pay
from tatami.games.samourai_katana.phases.activation import begin_activation
from tatami.games.samourai_katana.phases.purchase import begin_purchase
from tatami.games.samourai_katana.pieces import ACTIVATION, FROM_OFFICE, LOST_BY_RANK, PURCHASE
from tatami.games.samourai_katana.rows import MOVES, Move, Row, at_seats
from tatami.games.samourai_katana.state import SamouraiKatana


class Name(Frame[SamouraiKatana]):
    """The Emperor names who plays next; in phase 2 he may sell honour first. (R6.2, R15.11)"""

    __slots__ = ()
    name = "name"
    clause = "R6.2"

    def options(self, state: SamouraiKatana) -> list[int]:
        options: list[int] = []
        for row in NAMINGS:
            row.offer(state, self.seat, options)
        return options

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        move = MOVES[choice]
        move.row.play(state, seat, move.target, move.part)

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"phase": "purchase" if state.phase == PURCHASE else "activation"}


class NameNext(Row):
    """Whose turn is next. (R6.2)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_seats(self, NAME, "name")

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        options += [NAME + named for named in nameable(state)]

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        state.pop()
        if state.news is not None:
            state.tell("names", {"seat": seat, "target": target})
        begin_turn(state, target)


class OfferHonour(Row):
    """The Emperor offers honour for sale, an optional rule. (R15.11)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_seats(self, OFFICE, "office", "office")

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        if is_sale_open(state):
            options += [OFFICE + buyer for buyer in buyers(state)]

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        state.push(Price(seat, target))


NAMINGS: Final[list[Row]] = [NameNext("name", "R6.2"), OfferHonour("office", "R15.11")]


class Price(Frame[SamouraiKatana]):
    """What the Emperor asks for one honour. (R15.11)"""

    __slots__ = ("buyer",)
    name = "price"
    clause = "R15.11"
    fields = ("seat", "buyer")

    def __init__(self, seat: int, buyer: int) -> None:
        self.seat = seat
        self.buyer = buyer

    def options(self, state: SamouraiKatana) -> list[int]:
        return [NUMBER + price for price in range(1, min(state.wealth(self.buyer), MOST_NUMBER) + 1)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        price = choice - NUMBER
        state.has_offered = True
        if state.news is not None:
            state.tell("offers-honour", {"seat": seat, "target": self.buyer, "count": price})
        state.become(Bargain(self.buyer, price))

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"target": self.buyer}


class Bargain(Frame[SamouraiKatana]):
    """The buyer pays the Emperor's price for one honour, or refuses. (R15.11)"""

    __slots__ = ("price",)
    name = "bargain"
    clause = "R15.11"
    fields = ("seat", "price")

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def options(self, state: SamouraiKatana) -> list[int]:
        return [REFUSE, ACCEPT] if state.koku[self.seat] >= self.price else [REFUSE]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.pop()
        if choice == REFUSE:
            if state.news is not None:
                state.tell("refuses", {"seat": seat})
            return
        pay(state, seat, self.price)
        earn(state, state.emperor, self.price)
        gain(state, seat, 1, FROM_OFFICE)
        if state.news is not None:
            state.tell("buys-honour", {"seat": seat, "by": state.emperor, "count": self.price})

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"by": state.emperor, "count": self.price}


class Order(Frame[SamouraiKatana]):
    """A limited Emperor tells the order of the whole round. (R15.15)"""

    __slots__ = ()
    name = "order"
    clause = "R15.15"

    def options(self, state: SamouraiKatana) -> list[int]:
        left = [seat for seat in range(state.seats) if seat not in state.order]
        return [NAME + seat for seat in left] if len(left) > 1 else []

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.order = [*state.order, choice - NAME]

    def proceed(self, state: SamouraiKatana) -> None:
        state.order = [*state.order, *[seat for seat in range(state.seats) if seat not in state.order]]
        if state.news is not None:
            state.tell("orders", {"seat": self.seat, "seats": state.order.copy()})
        if state.rules.rank_breach:
            state.become(Breach(self.seat, 1))
        else:
            state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"count": len(state.order) + 1}


class Breach(Frame[SamouraiKatana]):
    """Who has the honour for it may move one place in the order; this is the question with that number. (R15.16)"""

    __slots__ = ("number",)
    name = "breach"
    clause = "R15.16"
    fields = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def options(self, state: SamouraiKatana) -> list[int]:
        if state.honour[self.seat] < state.rules.breach:
            return []
        place = state.order.index(self.seat)
        options = [KEEP_RANK]
        if place > 0:
            options.append(FORWARD)
        if place < state.seats - 1:
            options.append(BACK)
        return options

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        self.proceed(state)
        if choice == KEEP_RANK:
            return
        place = state.order.index(seat)
        other = state.order[place - 1 if choice == FORWARD else place + 1]
        lose(state, seat, state.rules.breach, LOST_BY_RANK)
        swap(state, seat, other)
        if state.news is not None:
            state.tell("changes-rank", {"seat": seat, "target": other, "count": state.rules.breach})
        if state.honour[other] >= state.rules.breach:
            state.push(Restore(other, seat))

    def proceed(self, state: SamouraiKatana) -> None:
        if self.number == state.seats:
            state.pop()
        else:
            state.become(Breach(state.next_seat(self.seat), self.number + 1))

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"count": state.rules.breach, "place": state.order.index(self.seat) + 1}


class Restore(Frame[SamouraiKatana]):
    """Whose place was taken may pay to have it back. (R15.16)"""

    __slots__ = ("by",)
    name = "restore"
    clause = "R15.16"
    fields = ("seat", "by")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by

    def options(self, state: SamouraiKatana) -> list[int]:
        return [REFUSE, ACCEPT]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.pop()
        if choice == ACCEPT:
            lose(state, seat, state.rules.breach, LOST_BY_RANK)
            swap(state, seat, self.by)
            if state.news is not None:
                state.tell("restores-rank", {"seat": seat, "target": self.by, "count": state.rules.breach})

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"by": self.by, "count": state.rules.breach}


def swap(state: SamouraiKatana, one: int, other: int) -> None:
    """Two players change places in the order."""
    order = state.order.copy()
    first, second = order.index(one), order.index(other)
    order[first], order[second] = other, one
    state.order = order


def to_come(state: SamouraiKatana) -> list[int]:
    """Who still has a turn in this phase; in phase 2 a clan without pieces has none. (R6.3, R9.17)"""
    return [
        seat
        for seat in range(state.seats)
        if not state.done[seat] and not (state.phase == ACTIVATION and state.is_out(seat))
    ]


def nameable(state: SamouraiKatana) -> list[int]:
    """Whom the Emperor may name: with an order that was told, only the next. (R6.2, R15.15)"""
    left = to_come(state)
    if not state.order:
        return left
    for seat in state.order:
        if seat in left:
            return [seat]
    return []


def is_sale_open(state: SamouraiKatana) -> bool:
    """May the Emperor offer honour for sale now? (R15.11)"""
    return (
        state.rules.emperor_sale
        and state.phase == ACTIVATION
        and not state.has_offered
        and not state.is_sale_over
        and not state.is_out(state.emperor)
    )


def buyers(state: SamouraiKatana) -> list[int]:
    """To whom he may offer it. (R15.11)"""
    return [
        seat
        for seat in range(state.seats)
        if seat != state.emperor and not state.is_out(seat) and state.wealth(seat) > 0
    ]


def name_next(state: SamouraiKatana) -> None:
    """The next turn begins: the Emperor is asked where there is something to choose. (R6.2, R6.4)"""
    names = nameable(state)
    if len(names) == 1 and not (is_sale_open(state) and buyers(state)):
        begin_turn(state, names[0])
    else:
        state.push(Name(state.emperor))


def begin_turn(state: SamouraiKatana, seat: int) -> None:
    """A player buys, or is activated. (R6.2)"""
    if state.phase == PURCHASE:
        begin_purchase(state, seat)
    else:
        begin_activation(state, seat)
