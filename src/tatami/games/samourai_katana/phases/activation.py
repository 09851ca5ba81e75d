# hot
"""Phase 2: a clan is activated: moves, attacks, cards, sales, until its player is done. (R8)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.samourai_katana.choices import (
    AIM,
    DEAL,
    DONE,
    EXCHANGE,
    FROM,
    GIFT,
    NUMBER,
    PLAY,
    RISE,
    SELL,
    SEPPUKU,
    TO,
    USE_NINJA,
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
    group_sizes,
    has_office_move,
    is_attack,
    is_sea,
    move_cost,
    ways,
)
from tatami.games.samourai_katana.phases.answers import (
    Announcement,
    Stop,
    announce,
    announce_card,
    initiative,
    play,
    spend,
    take_initiative,
)
from tatami.games.samourai_katana.phases.fighting import begin_battle
from tatami.games.samourai_katana.phases.negotiation import Gift, Show
from tatami.games.samourai_katana.phases.purchase import PutAside
from tatami.games.samourai_katana.pieces import (
    AFFRONT,
    CARD_KINDS,
    CARDS,
    FIRST_ANYTIME,
    FIRST_EVENT,
    FIRST_SPECIAL,
    IKKO,
    LANDS,
    LOST_BY_SALE,
    NICHIREN,
    NINJA,
    NOBODY,
    NOTHING,
    TERRITORIES,
)
from tatami.games.samourai_katana.powers import can_play, card_targets, ninja_targets, rising_places
from tatami.games.samourai_katana.state import SamouraiKatana

FULL_HAND = 5  # cards with which a hand of warriors alone may be announced (R15.10)


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
        for land in range(LANDS):
            if state.owner[land] == seat and can_leave(state, seat, land):
                options.append(FROM + land)
        first = seat * CARD_KINDS
        for card in range(FIRST_EVENT, FIRST_ANYTIME):
            if state.hands[first + card] > 0 and can_play(state, seat, card):
                options.append(PLAY + card)
        if state.hands[first + NINJA] > 0 and can_play(state, seat, NINJA):
            options += [USE_NINJA + other for other in ninja_targets(state, seat)]
        if state.honour[seat] >= state.rules.sale:
            options.append(SELL)
        return options + extra_actions(state, seat)

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        if choice == DONE:
            state.become(Count(seat))
            if state.rules.clan_treasure:
                state.push(PutAside(seat))
            return
        if choice >= FROM:
            state.push(Destination(seat, choice - FROM))
            return
        if choice >= USE_NINJA and choice < DEAL:
            play(state, seat, NINJA, choice - USE_NINJA, NOTHING, 0)
        elif choice >= PLAY and choice < EXCHANGE:
            choose_power(state, seat, choice - PLAY)
        else:
            state.has_acted = True
            state.trail = []
            act_otherwise(state, seat, choice)

    def proceed(self, state: SamouraiKatana) -> None:
        """The clan has lost its last piece in its own activation, which stops at once. (R9.17)"""
        state.become(Count(self.seat))

    def interrupts(self, state: SamouraiKatana, seat: int) -> list[int]:
        """Between two actions the others may play on their own initiative. (R13.15)"""
        return [] if seat == self.seat else initiative(state, seat, False)

    def interrupt(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        take_initiative(state, seat, choice)


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
        return [TO + land for land in ways(state, self.seat, self.origin)]

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


class Aim(Frame[SamouraiKatana]):
    """At whom a card is aimed. (R13.2, R13.3, R13.9)"""

    __slots__ = ("card",)
    name = "aim"
    clause = "R13.2"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: SamouraiKatana) -> list[int]:
        return [AIM + other for other in card_targets(state, self.seat, self.card)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.pop()
        announce_card(state, seat, self.card, choice - AIM, NOTHING, 0)

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"card": CARDS[self.card]}


class Uprising(Frame[SamouraiKatana]):
    """Where an uprising or a sect breaks out. (R13.7)"""

    __slots__ = ("card",)
    name = "uprising"
    clause = "R13.7"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: SamouraiKatana) -> list[int]:
        return [RISE + land for land in rising_places(state, self.seat, self.card)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        land = choice - RISE
        most = min(state.rules.amounts[self.card], state.reserve[seat])
        if most > 1:
            state.become(Rebels(seat, self.card, land))
        else:
            state.pop()
            announce_card(state, seat, self.card, state.owner[land], land, most)

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"card": CARDS[self.card]}


class Rebels(Frame[SamouraiKatana]):
    """How many own samurai take the place. (R13.7)"""

    __slots__ = ("card", "land")
    name = "rebels"
    clause = "R13.7"
    fields = ("seat", "card", "land")

    def __init__(self, seat: int, card: int, land: int) -> None:
        self.seat = seat
        self.card = card
        self.land = land

    def options(self, state: SamouraiKatana) -> list[int]:
        most = min(state.rules.amounts[self.card], state.reserve[self.seat])
        return [NUMBER + count for count in range(1, most + 1)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.pop()
        announce_card(state, seat, self.card, state.owner[self.land], self.land, choice - NUMBER)

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"territory": TERRITORIES[self.land]}


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


def choose_power(state: SamouraiKatana, seat: int, card: int) -> None:
    """A card is played for its power: what it is aimed at is asked first. (R8.2)"""
    spend(state, seat, card)
    if card < AFFRONT:
        announce_card(state, seat, card, NOBODY, NOTHING, 0)
    elif card >= IKKO and card <= NICHIREN:
        state.push(Uprising(seat, card))
    else:
        state.push(Aim(seat, card))


# Other actions


def extra_actions(state: SamouraiKatana, seat: int) -> list[int]:
    """What optional rules allow an active player. (R15.3, R15.4, R15.10)"""
    rules = state.rules
    options: list[int] = []
    if rules.negotiation and not state.has_dealt:
        others = [other for other in range(state.seats) if other != seat and not state.is_out(other)]
        if state.sizes[seat] > 0:
            options += [DEAL + other for other in others if state.sizes[other] > 0]
        if state.koku[seat] > 0:
            options += [GIFT + other for other in others]
    if rules.seppuku and can_dissolve(state, seat):
        options.append(SEPPUKU)
    if rules.exchange and not state.has_exchanged and has_warriors_only(state, seat):
        options += [EXCHANGE + card for card in state.held_kinds(seat)]
    return options


def can_dissolve(state: SamouraiKatana, seat: int) -> bool:
    """Has a clan one territory and few samurai left? (R15.4)"""
    return state.lands[seat] == 1 and state.samurai_on_map(seat) <= state.rules.seppuku_samurai


def has_warriors_only(state: SamouraiKatana, seat: int) -> bool:
    """Is it a full hand of warriors? (R15.10)"""
    if state.sizes[seat] < FULL_HAND:
        return False
    first = seat * CARD_KINDS
    return all(state.hands[first + card] <= 0 for card in range(FIRST_SPECIAL, CARD_KINDS))


def act_otherwise(state: SamouraiKatana, seat: int, choice: int) -> None:
    """Sell honour, negotiate, dissolve the clan, exchange a card. (R8.10, R15.3, R15.4, R15.10)"""
    if choice == SELL:
        lose(state, seat, state.rules.sale, LOST_BY_SALE)
        earn(state, seat, 1)
        if state.news is not None:
            state.tell("sells", {"seat": seat, "count": state.rules.sale})
    elif choice == SEPPUKU:
        dissolve(state, seat)
        if state.news is not None:
            state.tell("seppuku", {"seat": seat})
    elif choice >= EXCHANGE:
        state.has_exchanged = True
        if state.news is not None:
            state.tell("exchanges", {"seat": seat, "card": CARDS[choice - EXCHANGE]})
        discard(state, seat, choice - EXCHANGE)
        draw(state, seat, 1)
    elif choice >= GIFT:
        state.has_dealt = True
        state.push(Gift(seat, choice - GIFT))
    else:
        state.has_dealt = True
        state.push(Show(seat, choice - DEAL))
