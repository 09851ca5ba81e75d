# hot
"""Intrigue, phases 5 and 6: the Sensei's tiles, pairs of tiles, and the Hatamoto. (R9)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.bushido.choices import ATTACK, DONE, GEISHA_NOW, HOST, SEND_RONIN, SPY
from tatami.games.bushido.effects import draw_tiles, place_ronin, spend_tiles, spy
from tatami.games.bushido.phases.combat import begin_revolt
from tatami.games.bushido.phases.court import TEA_PRICE, invite
from tatami.games.bushido.state import (
    CHANOYU,
    GEISHA,
    KATANA,
    LAST_PHASE,
    MAP,
    NOBODY,
    RONIN,
    SENSEI,
    SEPPUKU,
    SHINOBI,
    Bushido,
)

HATAMOTO_DRAW = 2  # tiles (R9.11)
PAIR = 2  # tiles that somebody other than the Sensei pays for an effect (R9.6)


class Schemes(Frame[Bushido]):
    """A player plays effect tiles until done: the Sensei single ones, then the others in pairs. Whoever has none is
    asked too. (R9.1, R9.2, R9.5, R9.6, R9.10, R17.6)

    `placed` has a bit for each province that got a Ronin from this player in this phase.
    """

    __slots__ = ("has_hosted", "placed", "price")
    name = "schemes"
    clause = "R9.1"
    fields = ("seat", "price", "placed", "has_hosted")

    def __init__(self, seat: int, price: int, placed: int, has_hosted: bool) -> None:
        self.seat = seat
        self.price = price
        self.placed = placed
        self.has_hosted = has_hosted

    def options(self, state: Bushido) -> list[int]:
        seat = self.seat
        options = [DONE]
        if state.held(seat, RONIN) >= self.price:
            options += [SEND_RONIN + hex for hex in ronin_targets(state, seat, self.placed)]
        if state.held(seat, SHINOBI) >= self.price:
            options += [SPY + other for other in state.others(seat)]
        if state.held(seat, CHANOYU) >= self.price and not self.has_hosted and state.samurai[seat] >= TEA_PRICE:
            options += [HOST + other for other in state.others(seat)]  # the Daimyo too: a guest plays no tile (R9.14)
        if state.held(seat, GEISHA) >= self.price:
            options.append(GEISHA_NOW)
        return options

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            self.pass_on(state)
        elif choice == GEISHA_NOW:  # (R9.9)
            spend_tiles(state, seat, GEISHA, self.price)
            if state.news is not None:
                state.tell("sends-geisha", {"seat": seat, "target": state.turn})
            state.phase = LAST_PHASE  # All later phases are left out.
            state.pop()
        elif choice >= SEND_RONIN:
            hex = choice - SEND_RONIN
            state.become(Schemes(seat, self.price, self.placed | 1 << hex, self.has_hosted))
            place_ronin(state, seat, hex, self.price)
        elif choice >= SPY:  # (R9.8)
            spend_tiles(state, seat, SHINOBI, self.price)
            spy(state, seat, choice - SPY)
        else:  # (R9.7)
            spend_tiles(state, seat, CHANOYU, self.price)
            state.become(Schemes(seat, self.price, self.placed, True))
            invite(state, seat, choice - HOST)

    def pass_on(self, state: Bushido) -> None:
        """The next player clockwise, without the Daimyo, until it is the Sensei again. (R9.5)"""
        other = next_courtier(state, self.seat)
        if other == state.roles[SENSEI]:
            state.pop()
        else:
            state.become(Schemes(other, PAIR, 0, False))

    def price_of(self, state: Bushido, kind: int) -> int:
        """How many tiles of a kind its effect costs; 0 if it has none in this phase. (R9.6, R9.10)"""
        return self.price if KATANA <= kind < SEPPUKU else 0

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"count": self.price}


class Hatamoto(Frame[Bushido]):
    """The Hatamoto places Ronin and may lead one revolt against the Daimyo. (R9.11, R9.12)"""

    __slots__ = ("placed",)
    name = "hatamoto"
    clause = "R9.12"
    fields = ("seat", "placed")

    def __init__(self, seat: int, placed: int) -> None:
        self.seat = seat
        self.placed = placed

    def options(self, state: Bushido) -> list[int]:
        options = [DONE]
        if state.held(self.seat, RONIN):
            options += [SEND_RONIN + hex for hex in ronin_targets(state, self.seat, self.placed)]
        options += [ATTACK + hex for hex in restless(state)]
        return options

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            state.pop()
        elif choice >= ATTACK:
            state.pop()
            begin_revolt(state, seat, choice - ATTACK)
        else:
            hex = choice - SEND_RONIN
            state.become(Hatamoto(seat, self.placed | 1 << hex))
            place_ronin(state, seat, hex, 1)

    def price_of(self, state: Bushido, kind: int) -> int:
        """How many tiles of a kind its effect costs; 0 if it has none in this phase. (R9.11)"""
        return 1 if kind == RONIN else 0


def next_courtier(state: Bushido, seat: int) -> int:
    """The next player clockwise who is not the Daimyo, for the Daimyo plays no effect tiles. (R4.5, R9.5, R13.3)"""
    other = state.next_seat(seat)
    return state.next_seat(other) if other == state.turn else other


def ronin_targets(state: Bushido, seat: int, placed: int) -> list[int]:
    """Provinces of other players, no fortress, none twice. (R9.3, R9.4, R16.1)"""
    return [
        hex
        for hex in MAP[state.seats]
        if state.owner[hex] not in (NOBODY, seat) and not state.is_fortress(hex) and not placed >> hex & 1
    ]


def restless(state: Bushido) -> list[int]:
    """The Daimyo's provinces with Ronin in them. (R9.12)"""
    return [hex for hex in state.provinces(state.turn) if state.ronin[hex] and not state.is_fortress(hex)]


def begin_hatamoto(state: Bushido, seat: int) -> None:
    """Two tiles, then the Hatamoto's deeds. (R9.11)"""
    state.push(Hatamoto(seat, 0))
    draw_tiles(state, [seat], HATAMOTO_DRAW)
