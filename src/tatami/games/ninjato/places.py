# hot
"""The places of Ninjato, one row each: where a shuriken may go, what it does there, and its clause. What a visit asks
on the way (cards, a payment) are the frames below the rows. (R3, R5, R7)"""

from typing import Final

from tatami.core.choices import Choice
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.ninjato.answers import NO_MORE, PAY_CARD, TAKE, TAKE_HIDDEN, paid, payment
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
from tatami.games.ninjato.pieces import (
    AT_DOJO,
    AT_PALACE,
    AT_PAVILION,
    AT_SENSEI,
    BAJUTSU,
    ENVOYS,
    GOLD,
    HOUSE_NAMES,
    HOUSES,
    KINDS,
    MOST_HAND,
    MOST_SEATS,
    NOTHING,
    RUMOURS,
    SIDES,
    SKILLS,
    VALUES,
)
from tatami.games.ninjato.raid import FACES
from tatami.games.ninjato.rows import MOVES, Move, Row, enter
from tatami.games.ninjato.state import Ninjato
from tatami.games.ninjato.values import FIRST_RUMOUR

# The first choice of each place.
DOJO: Final = 0
RAID: Final = 90  # + house * 2 + side
LEARN: Final = 110  # + skill
ENVOY: Final = 140  # + envoy
RUMOUR: Final = 170  # + rumour

DOJO_AND_HOUSES: Final = [DOJO, *[RAID + house * 2 + side for side in range(2) for house in range(HOUSES)]]


class Dojo(Row):
    """It takes everybody: nobody can pass. (R3.3, R3.4)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(Choice(DOJO, "dojo", "dojo", ("dojo",)), self)]

    def offer(self, state: Ninjato, seat: int, options: list[int]) -> None:
        options.append(DOJO)

    def visit(self, state: Ninjato, seat: int, target: int, part: int) -> None:
        place_shuriken(state, seat, AT_DOJO)
        state.stack[-1] = DRAWS[seat][cards_to_draw(state, seat)]


class House(Row):
    """A raid, which needs means. It is enough that the house has a sentry, for one without treasures has none, and a
    hopeless raid is allowed. (R4.1-R4.4, R4.22)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [self.raid(house, side) for house in range(HOUSES) for side in range(2)]

    def raid(self, house: int, side: int) -> Move:
        """One side of one house."""
        number, name = HOUSE_NAMES[house], SIDES[side]
        facts: dict[str, Fact] = {"house": number, "side": name}
        words, pieces = f"raid house-{number} {name}", (f"house-{number}/{name}",)
        return Move(Choice(RAID + house * 2 + side, words, "raid", pieces, facts), self, house, side)

    def offer(self, state: Ninjato, seat: int, options: list[int]) -> None:
        for side in range(2):
            if state.has_means(seat, side):
                for house, sentry in enumerate(state.sentries):
                    if sentry != NOTHING:
                        options.append(RAID + house * 2 + side)

    def visit(self, state: Ninjato, seat: int, target: int, part: int) -> None:
        begin_raid(state, seat, target, part)
        state.stack[-1] = FACES[seat]


class Sensei(Row):
    """A tile. The first one of a Way costs a card, which is asked for if any will do. (R5.1-R5.3)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [
            Move(Choice(LEARN + skill, f"learn {name}", "learn", (name,), {"skill": name}), self, skill)
            for skill, name in enumerate(SKILLS)
        ]

    def offer(self, state: Ninjato, seat: int, options: list[int]) -> None:
        before_hand = seat * VALUES - 1  # A cost is the value of a card.
        costs, same_way, hands, tiles = state.rules.skill_costs, state.rules.same_way, state.hands, state.tiles[seat]
        for skill in state.sensei:
            cost = costs[skill]
            if tiles & same_way[skill] or (hands[before_hand + cost] if cost else state.has_cards(seat)):
                options.append(LEARN + skill)

    def visit(self, state: Ninjato, seat: int, target: int, part: int) -> None:
        place_shuriken(state, seat, AT_SENSEI)
        cost = state.rules.skill_costs[target]
        if not state.is_free(seat, target):
            if cost == 0:
                state.become(Tuition(seat, target))
                return
            pay_card(state, seat, cost - 1)
        learn(state, seat, target)
        end_turn(state)


class Palace(Row):
    """An envoy for treasures. (R7.1, R7.5)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [
            Move(Choice(ENVOY + envoy, f"envoy {name}", "envoy", (name,), {"envoy": name}), self, envoy)
            for envoy, name in enumerate(ENVOYS)
        ]

    def offer(self, state: Ninjato, seat: int, options: list[int]) -> None:
        payable = state.payable[seat]
        for envoy in state.palace:
            if payable >> envoy & 1:
                options.append(ENVOY + envoy)

    def visit(self, state: Ninjato, seat: int, target: int, part: int) -> None:
        place_shuriken(state, seat, AT_PALACE)
        pay(state, seat, state.rules.envoy_costs, target, PayEnvoy(seat, target))


class Pavilion(Row):
    """A rumour for treasures. (R7.1, R7.5)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [
            Move(Choice(RUMOUR + rumour, f"rumour {name}", "rumour", (name,), {"rumour": name}), self, rumour)
            for rumour, name in enumerate(RUMOURS)
        ]

    def offer(self, state: Ninjato, seat: int, options: list[int]) -> None:
        payable = state.payable[seat]
        for rumour in state.pavilion:
            if payable >> (FIRST_RUMOUR + rumour) & 1:
                options.append(RUMOUR + rumour)

    def visit(self, state: Ninjato, seat: int, target: int, part: int) -> None:
        place_shuriken(state, seat, AT_PAVILION)
        pay(state, seat, state.rules.rumour_costs, target, PayRumour(seat, target))


HOUSE: Final = House("house", "R4.1")
SENSEI: Final = Sensei("sensei", "R5.1")
PALACE: Final = Palace("palace", "R7.1")
PAVILION: Final = Pavilion("pavilion", "R7.1")
PLACE_ROWS: Final[list[Row]] = [Dojo("dojo", "R3.4"), HOUSE, SENSEI, PALACE, PAVILION]
PLACE_MOVES: Final = enter(PLACE_ROWS)


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
            state.stack[-1] = DRAWS[seat][self.left - 1]
        else:
            finish_visit(state, seat)

    def proceed(self, state: Ninjato) -> None:
        if self.left:
            take_hidden(state, self.seat, self.left)
        finish_visit(state, self.seat)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"count": self.left}


# Frames never change: one for each seat and number of cards will do.
DRAWS: Final = [[Draw(seat, left) for left in range(MOST_HAND + 1)] for seat in range(MOST_SEATS)]


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
        state.become(DRAWS[seat][more])


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
        take_open(state, seat, MOVES[choice].target)


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
        pay_card(state, seat, MOVES[choice].target)
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
