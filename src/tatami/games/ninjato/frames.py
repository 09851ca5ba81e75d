"""A round of Ninjato: shuriken are placed one after the other, and each place does what it does. (R3, R5, R7)"""

from typing import Final

from tatami.core._types import has
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.ninjato.choices import (
    DOJO,
    ENVOY,
    LEARN,
    NO_MORE,
    PAY_CARD,
    RAID,
    RUMOUR,
    TAKE,
    TAKE_HIDDEN,
    paid,
    payment,
)
from tatami.games.ninjato.effects import (
    begin_raid,
    end_turn,
    fill_row,
    learn,
    pay_card,
    place_shuriken,
    spread_rumour,
    take_hidden,
    take_open,
    use_skill,
    win_envoy,
)
from tatami.games.ninjato.evening import Reward, close_round, end_game, open_round
from tatami.games.ninjato.pieces import (
    AFTER_ROUND,
    AT_DOJO,
    AT_HOUSES,
    AT_PALACE,
    AT_PAVILION,
    AT_SENSEI,
    BAJUTSU,
    ENVOYS,
    GOLD,
    HOUSES,
    KINDS,
    MOST_SEATS,
    NOTHING,
    PLAYING,
    ROUNDS,
    RUMOURS,
    SHURIKEN,
    SKILLS,
    VALUES,
)
from tatami.games.ninjato.raid import face_next
from tatami.games.ninjato.state import Ninjato
from tatami.games.ninjato.values import FIRST_RUMOUR

DOJO_AND_HOUSES: Final = [DOJO, *[RAID + house * 2 + side for side in range(2) for house in range(HOUSES)]]


class Turns(Frame[Ninjato]):
    """The game: shuriken in turn, then the end of the round, then perhaps the clans. (R3.1, R8.1)"""

    __slots__ = ()
    name = "turns"
    clause = "R3.1"

    def proceed(self, state: Ninjato) -> None:
        if state.stage == PLAYING:
            if len(state.placed) < SHURIKEN * state.seats:
                state.stack.append(PLACING[state.order[len(state.placed) % state.seats]])  # `turn`, in line
                return
            close_round(state)
            state.stage = AFTER_ROUND
        scored = state.stage - AFTER_ROUND
        clans = state.clans_to_score(state.round)
        if scored < len(clans):
            clan = clans[scored]
            state.stage += 1
            contenders = state.contenders(clan)
            if contenders:
                state.push(Reward(contenders[0], clan))
        elif state.round == ROUNDS:
            end_game(state)
        else:
            state.stage = PLAYING
            open_round(state)


class Place(Frame[Ninjato]):
    """A player places a shuriken: the place, and what is taken there, in one. (R3.1, R3.3)"""

    __slots__ = ()
    name = "place"
    clause = "R3.1"

    def options(self, state: Ninjato) -> list[int]:
        seat = self.seat
        has_cards = state.has_cards(seat)
        goes_anywhere = has_cards and not has(state.sentries, NOTHING)
        found = DOJO_AND_HOUSES.copy() if goes_anywhere else [DOJO]
        for side in range(0 if goes_anywhere else 2):
            if has_cards or state.has_means(seat, side):  # Enough: a hopeless raid is allowed. (R4.2-R4.4)
                for house, sentry in enumerate(state.sentries):
                    if sentry != NOTHING:  # Without treasures it has none. (R4.22)
                        found.append(RAID + house * 2 + side)
        if state.sensei:
            for skill in state.learnable(seat, has_cards):
                found.append(LEARN + skill)
        payable = state.payable[seat]
        if payable:
            for envoy in state.palace:
                if payable >> envoy & 1:
                    found.append(ENVOY + envoy)
            for rumour in state.pavilion:
                if payable >> (FIRST_RUMOUR + rumour) & 1:
                    found.append(RUMOUR + rumour)
        return found

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        if choice == DOJO:
            place_shuriken(state, seat, AT_DOJO)
            state.become(Draw(seat, cards_to_draw(state, seat)))
        elif choice < LEARN:
            place = choice - RAID
            place_shuriken(state, seat, AT_HOUSES + place)
            begin_raid(state, place // 2, place % 2)
            face_next(state, seat, True)
        elif choice < ENVOY:
            place_shuriken(state, seat, AT_SENSEI)
            self.visit_sensei(state, choice - LEARN)
        elif choice < RUMOUR:
            place_shuriken(state, seat, AT_PALACE)
            envoy = choice - ENVOY
            pay(state, seat, state.rules.envoy_costs, envoy, PayEnvoy(seat, envoy))
        else:
            place_shuriken(state, seat, AT_PAVILION)
            rumour = choice - RUMOUR
            pay(state, seat, state.rules.rumour_costs, rumour, PayRumour(seat, rumour))

    def visit_sensei(self, state: Ninjato, skill: int) -> None:
        """The first tile of a Way costs a card, which is asked for if any will do. (R5.2, R5.3)"""
        cost = state.rules.skill_costs[skill]
        if not state.is_free(self.seat, skill):
            if cost == 0:
                state.become(Tuition(self.seat, skill))
                return
            pay_card(state, self.seat, cost - 1)
        learn(state, self.seat, skill)
        end_turn(state)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"round": state.round, "count": SHURIKEN - len(state.placed) // state.seats}


PLACING: Final = [Place(seat) for seat in range(MOST_SEATS)]  # Frames never change: one for each seat will do.

# The Dojo


def cards_to_draw(state: Ninjato, seat: int) -> int:
    """How many cards a visit brings: by the hand at arrival, and never above the limit. (R3.4)"""
    held = state.hand_size(seat)
    return max(0, min(state.rules.visit_cards[min(held, 2)], state.rules.hand_limit - held))


class Draw(Frame[Ninjato]):
    """At the Dojo, so many cards are still to be taken, one at a time. (R3.5)"""

    __slots__ = ("left",)
    name = "draw"
    clause = "R3.5"
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Ninjato) -> list[int]:
        return offered_cards(state) if self.left and state.row else []

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        take(state, seat, choice)
        if self.left > 1:
            state.become(Draw(seat, self.left - 1))
        else:
            finish_visit(state, seat)

    def proceed(self, state: Ninjato) -> None:
        if self.left:
            take_hidden(state, self.seat, self.left)
        finish_visit(state, self.seat)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"count": self.left}


def finish_visit(state: Ninjato, seat: int) -> None:
    """Whoever can use Bajutsu is asked; then the row is filled. (R3.5, R6.7)"""
    if state.is_ready(seat, BAJUTSU) and state.hand_size(seat) < state.rules.hand_limit:
        state.become(OneMore(seat))
    else:
        fill_row(state)
        end_turn(state)


class OneMore(Frame[Ninjato]):
    """Whoever has Bajutsu may take more than the Dojo gives; then the row is filled. (R6.7)"""

    __slots__ = ()
    name = "one-more"
    clause = "R6.7"

    def options(self, state: Ninjato) -> list[int]:
        return [*offered_cards(state), NO_MORE]

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        if choice == NO_MORE:
            fill_row(state)
            end_turn(state)
            return
        use_skill(state, seat, BAJUTSU)
        room = state.rules.hand_limit - state.hand_size(seat)
        more = min(state.rules.skill_amounts[BAJUTSU], room)
        if state.row:
            take(state, seat, choice)
            more -= 1
        state.become(Draw(seat, more))


def offered_cards(state: Ninjato) -> list[int]:
    """The open cards, equal ones once, and the pile. (R3.5)"""
    found: list[int] = []
    last = NOTHING
    for card in state.row:  # It is in order.
        if card != last:
            found.append(TAKE + card)
            last = card
    found.append(TAKE_HIDDEN)
    return found


def take(state: Ninjato, seat: int, choice: int) -> None:
    """A card of the row or of the pile."""
    if choice == TAKE_HIDDEN:
        take_hidden(state, seat)
    else:
        take_open(state, seat, choice - TAKE)


# The Sensei


class Tuition(Frame[Ninjato]):
    """A tile costs any card: which one? Whoever has several is asked even if they are alike, which would tell the
    hand; the only one is paid unasked. (R1.5, R5.2)"""

    __slots__ = ("skill",)
    name = "tuition"
    clause = "R5.2"
    waits = True
    fields = ("seat", "skill")

    def __init__(self, seat: int, skill: int) -> None:
        self.seat = seat
        self.skill = skill

    def options(self, state: Ninjato) -> list[int]:
        return self.cards(state) if state.hand_size(self.seat) > 1 else []

    def cards(self, state: Ninjato) -> list[int]:
        """The cards in hand, equal ones once."""
        return [PAY_CARD + card for card in range(VALUES) if state.hands[self.seat * VALUES + card]]

    def proceed(self, state: Ninjato) -> None:
        self.answer(state, self.seat, self.cards(state)[0])

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        pay_card(state, seat, choice - PAY_CARD)
        learn(state, seat, self.skill)
        end_turn(state)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"skill": SKILLS[self.skill]}


# The Palace and the Pavilion


def pay(state: Ninjato, seat: int, costs: list[int], card: int, question: "PayEnvoy | PayRumour") -> None:
    """What an envoy or a rumour demands is paid; asked where gold leaves a choice. (R7.2)"""
    state.become(question)
    found = payments(state, seat, costs, card)
    if len(found) == 1:
        question.answer(state, seat, found[0])


class PayEnvoy(Frame[Ninjato]):
    """An envoy is paid for, with gold or without. (R7.1, R7.2)"""

    __slots__ = ("envoy",)
    name = "pay-envoy"
    clause = "R7.2"
    fields = ("seat", "envoy")

    def __init__(self, seat: int, envoy: int) -> None:
        self.seat = seat
        self.envoy = envoy

    def options(self, state: Ninjato) -> list[int]:
        return payments(state, self.seat, state.rules.envoy_costs, self.envoy)

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        win_envoy(state, seat, self.envoy, paid(choice))
        end_turn(state)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"envoy": ENVOYS[self.envoy]}


class PayRumour(Frame[Ninjato]):
    """A rumour is paid for, with gold or without. (R7.1, R7.2)"""

    __slots__ = ("rumour",)
    name = "pay-rumour"
    clause = "R7.2"
    fields = ("seat", "rumour")

    def __init__(self, seat: int, rumour: int) -> None:
        self.seat = seat
        self.rumour = rumour

    def options(self, state: Ninjato) -> list[int]:
        return payments(state, self.seat, state.rules.rumour_costs, self.rumour)

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        spread_rumour(state, seat, self.rumour, paid(choice))
        end_turn(state)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"rumour": RUMOURS[self.rumour]}


def payments(state: Ninjato, seat: int, costs: list[int], card: int) -> list[int]:
    """Every set of treasures that pays for a card: gold may stand for any of them. (R7.2)"""
    cost = costs[card * KINDS : card * KINDS + KINDS]
    mine = state.treasures[seat * KINDS : seat * KINDS + KINDS]
    if mine[GOLD] == cost[GOLD]:  # No gold stands for anything else.
        return [payment(cost)]
    found: list[int] = []
    for fans in range(min(cost[0], mine[0]), -1, -1):
        for scrolls in range(min(cost[1], mine[1]), -1, -1):
            for vases in range(min(cost[2], mine[2]), -1, -1):
                for jades in range(min(cost[3], mine[3]), -1, -1):
                    gold = sum(cost) - fans - scrolls - vases - jades
                    if gold <= mine[GOLD]:
                        found.append(payment([fans, scrolls, vases, jades, gold]))
    return found
