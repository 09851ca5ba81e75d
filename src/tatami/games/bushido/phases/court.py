# hot
"""The Daimyo's court, phases 1 to 4: discs, elite troops, tea, treasury, roles. (R5-R8)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.bushido.codes import (
    ACCEPT,
    DISCARD,
    DONE,
    ELITE,
    INVITE,
    MAKE_BUSHI,
    MAKE_SAMURAI,
    MAKE_SENSEI,
    MOST_NUMBER,
    NUMBER,
    PLACE,
    REFUSE,
)
from tatami.games.bushido.effects import (
    bury_disc,
    check_revolt,
    draw_tiles,
    fill_discs,
    gain_daimyo,
    gain_samurai,
    lose_daimyo,
    lose_province,
    lose_samurai,
    spend_tiles,
)
from tatami.games.bushido.phases.preparation import Deploy, Disband
from tatami.games.bushido.state import (
    BUSHI,
    CAMPAIGN_TOKEN,
    DAIMYO,
    DISC_KINDS,
    DISCS,
    ELITE_TOKENS,
    HATAMOTO,
    MOST_TROOPS,
    NO_CAMPAIGN,
    NO_COMBAT,
    NOBODY,
    PROVINCES,
    ROLES,
    SAMURAI,
    SENSEI,
    Bushido,
)

TEA_PRICE = 5  # The guest gets so much samurai honour. (R6.3)
HONOUR_A_POINT = 2  # A point of daimyo honour costs so much samurai honour. (R6.4)
REFUSAL_GUEST = 10  # A guest who refuses loses so much samurai honour. (R6.5)
REFUSAL_HOST = 2  # A host who is refused loses so much daimyo honour. (R6.5)
TILES_A_POINT = 3  # Three 3-katana tiles buy a point. (R7.1)
THREES = 2  # A 3-katana tile is of this kind.


class DiscardDiscs(Frame[Bushido]):
    """The Daimyo puts unwanted discs away, face down, then draws up to four. (R5.4)"""

    __slots__ = ()
    name = "discs"
    clause = "R5.4"
    is_secret = True

    def options(self, state: Bushido) -> list[int]:
        held = [DISCARD + disc for disc in range(DISC_KINDS) if state.has_disc(self.seat, disc)]
        return [DONE, *held]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            state.pop()
            fill_discs(state, seat)
            return
        disc = choice - DISCARD
        if state.news is not None:
            state.tell("discards", {"seat": seat}, {"disc": DISCS[disc]}, (seat,))
        bury_disc(state, seat, disc)


class OfferElite(Frame[Bushido]):
    """The Daimyo may turn the campaign token into elite troops. (R15.5)"""

    __slots__ = ()
    name = "elite"
    clause = "R15.5"

    def options(self, state: Bushido) -> list[int]:
        if not state.rules.elite or not state.tokens[self.seat] & CAMPAIGN_TOKEN:
            return []
        return [DONE, ELITE]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            state.pop()
            return
        state.tokens[seat] -= CAMPAIGN_TOKEN
        if state.news is not None:
            state.tell("calls-elite", {"seat": seat})
        state.become(PlaceElite(seat, ELITE_TOKENS))

    def proceed(self, state: Bushido) -> None:
        state.pop()


class PlaceElite(Frame[Bushido]):
    """The elite tokens are placed one by one. (R15.5)"""

    __slots__ = ("left",)
    name = "place-elite"
    clause = "R15.5"
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Bushido) -> list[int]:
        return [PLACE + hex for hex in state.provinces(self.seat)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        hex = choice - PLACE
        state.elite[hex] += 1
        if state.news is not None:
            state.tell("places-elite", {"seat": seat, "province": PROVINCES[hex]})
        if self.left > 1:
            state.become(PlaceElite(seat, self.left - 1))
        else:
            state.pop()

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"count": self.left}


class Tea(Frame[Bushido]):
    """The Daimyo may invite one player to tea, without a tile. (R6.1, R6.2)"""

    __slots__ = ()
    name = "tea"
    clause = "R6.1"

    def options(self, state: Bushido) -> list[int]:
        if state.samurai[self.seat] < TEA_PRICE:
            return []
        return [DONE, *[INVITE + guest for guest in state.others(self.seat)]]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        if choice != DONE:
            invite(state, seat, choice - INVITE)

    def proceed(self, state: Bushido) -> None:
        state.pop()


class Invitation(Frame[Bushido]):
    """The guest accepts, or refuses if honour allows. (R6.3, R6.5, R6.6)"""

    __slots__ = ("host",)
    name = "invitation"
    clause = "R6.5"
    fields = ("seat", "host")

    def __init__(self, seat: int, host: int) -> None:
        self.seat = seat
        self.host = host

    def options(self, state: Bushido) -> list[int]:
        return [ACCEPT, REFUSE] if state.samurai[self.seat] >= REFUSAL_GUEST else [ACCEPT]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == REFUSE:
            state.pop()
            if state.news is not None:
                state.tell("refuses", {"seat": seat, "target": self.host})
            lose_samurai(state, seat, REFUSAL_GUEST)
            lose_daimyo(state, self.host, REFUSAL_HOST)
            return
        if state.news is not None:
            state.tell("accepts", {"seat": seat, "target": self.host})
        gain_samurai(state, seat, TEA_PRICE)
        lose_samurai(state, self.host, TEA_PRICE)
        state.become(Convert(self.host, 0))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"by": self.host}


class Convert(Frame[Bushido]):
    """The host turns samurai honour into daimyo honour, two for one; ten points are answered at a time. (R6.4)"""

    __slots__ = ("points",)
    name = "convert"
    clause = "R6.4"
    fields = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def options(self, state: Bushido) -> list[int]:
        left = self.left(state)
        return [NUMBER + count for count in range(min(MOST_NUMBER, left) + 1)] if left else []

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        points = choice - NUMBER
        if points == MOST_NUMBER and self.left(state) > MOST_NUMBER:
            state.become(Convert(seat, self.points + points))
            return
        state.pop()
        convert(state, seat, self.points + points)

    def proceed(self, state: Bushido) -> None:
        state.pop()
        convert(state, self.seat, self.points)

    def left(self, state: Bushido) -> int:
        """How many points can still be made."""
        return state.samurai[self.seat] // HONOUR_A_POINT - self.points

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        left = self.left(state)
        return {"count": left, "size": self.points, "more": left > MOST_NUMBER}


class Treasury(Frame[Bushido]):
    """The Daimyo may buy honour with 3-katana tiles, all at once. Nobody learns who could not. (R7.1, R7.2, R17.6)"""

    __slots__ = ()
    name = "treasury"
    clause = "R7.1"

    def options(self, state: Bushido) -> list[int]:
        most = min(MOST_NUMBER, state.held(self.seat, THREES) // TILES_A_POINT)
        return [NUMBER + count for count in range(most + 1)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        points = choice - NUMBER
        if points:
            spend_tiles(state, seat, THREES, points * TILES_A_POINT)
            if state.news is not None:
                state.tell("buys", {"seat": seat, "count": points, "size": points * TILES_A_POINT})
            gain_daimyo(state, seat, points)


class AppointSamurai(Frame[Bushido]):
    """The Daimyo names who leads the attack: anybody else. (R8.1, R8.2)"""

    __slots__ = ()
    name = "samurai"
    clause = "R8.1"

    def options(self, state: Bushido) -> list[int]:
        return [MAKE_SAMURAI + other for other in state.others(self.seat)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        appoint(state, choice - MAKE_SAMURAI, SAMURAI)
        state.become(AppointBushi(seat))


class AppointBushi(Frame[Bushido]):
    """The Daimyo names who is attacked: somebody within reach, if anybody without a card is. (R8.3, R8.4)"""

    __slots__ = ()
    name = "bushi"
    clause = "R8.3"

    def options(self, state: Bushido) -> list[int]:
        left = without_role(state, self.seat)
        near = [other for other in left if state.can_be_bushi(other)]
        return [MAKE_BUSHI + other for other in near or left]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        appoint(state, choice - MAKE_BUSHI, BUSHI)
        state.become(AppointSensei(seat))


class AppointSensei(Frame[Bushido]):
    """The Daimyo names the Sensei; with five players the last one is the Hatamoto. (R8.5, R8.6)

    Among three it may be the Samurai, who then judges their own defeat. (R13.8)
    """

    __slots__ = ()
    name = "sensei"
    clause = "R8.5"

    def options(self, state: Bushido) -> list[int]:
        left = without_role(state, self.seat) or [state.roles[SAMURAI], state.roles[BUSHI]]
        return [MAKE_SENSEI + other for other in left]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        appoint(state, choice - MAKE_SENSEI, SENSEI)
        for last in without_role(state, seat):
            appoint(state, last, HATAMOTO)


def without_role(state: Bushido, daimyo: int) -> list[int]:
    """The players who have no character card yet."""
    return [other for other in state.others(daimyo) if other not in state.roles]


def appoint(state: Bushido, seat: int, role: int) -> None:
    """A character card is handed over."""
    state.roles[role] = seat
    if state.news is not None:
        state.tell("appoints", {"seat": state.turn, "target": seat, "role": ROLES[role]})


def call_in_cards(state: Bushido) -> None:
    """All character cards go to the Daimyo. (R5.2, R15.3)"""
    for role in range(len(ROLES)):
        state.roles[role] = NOBODY
    state.roles[DAIMYO] = state.turn


def begin_turn(state: Bushido, seat: int) -> None:
    """Phase 1: cards, elite troops home, income, then discs, troops and elite troops are settled. Troops are compared
    with koku in no other phase. (R5.2, R5.3, R5.4, R5.7, R15.8)"""
    call_in_cards(state)
    state.campaign = NO_CAMPAIGN
    state.combat = NO_COMBAT
    recall_elite(state, seat)
    state.push(OfferElite(seat))
    state.push(Deploy(seat))
    state.push(Disband(seat))
    state.push(DiscardDiscs(seat))
    draw_tiles(state, [seat], state.income(seat))


def recall_elite(state: Bushido, seat: int) -> None:
    """Elite tokens go home; a province they held alone gets a troop from the reserve, or is lost. Where they kept
    Ronin down, there may be a revolt. (R15.8, R16.5)"""
    tokens = 0
    for hex in state.provinces(seat):
        tokens += state.elite[hex]
        state.elite[hex] = 0
    if tokens == 0:
        return
    if state.news is not None:
        state.tell("recalls-elite", {"seat": seat, "count": tokens})
    for hex in state.provinces(seat):
        if state.troops[hex] == 0:
            if state.on_map(seat) < MOST_TROOPS - state.lost[seat]:
                state.troops[hex] = 1
            else:
                lose_province(state, hex)
    for hex in state.provinces(seat):
        check_revolt(state, hex)


def invite(state: Bushido, host: int, guest: int) -> None:
    """An invitation to tea; nothing is paid before it is answered. (R6.2)"""
    if state.news is not None:
        state.tell("invites", {"seat": host, "target": guest})
    state.push(Invitation(guest, host))


def tea_points(honour: int) -> int:
    """The points that a host with so much samurai honour can make, once the guest has its share. (R6.3, R6.4)"""
    return max(0, honour - TEA_PRICE) // HONOUR_A_POINT


def convert(state: Bushido, host: int, points: int) -> None:
    """Two samurai honour become one daimyo honour. (R6.4)"""
    if points and state.news is not None:
        state.tell("converts", {"seat": host, "count": points, "size": HONOUR_A_POINT * points})
    lose_samurai(state, host, HONOUR_A_POINT * points)
    gain_daimyo(state, host, points)
