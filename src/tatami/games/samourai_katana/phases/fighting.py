# hot
"""The battle: support, cards face down, the sum, losses, retreat, a captured castle. (R9, R15.12)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.samourai_katana.battle import lenders, losses, parts, sabres
from tatami.games.samourai_katana.codes import (
    ACCEPT,
    DESTROY,
    DONE,
    HELP_ATTACKER,
    HELP_DEFENDER,
    LAY,
    LEND,
    NO_THIRD,
    PASS,
    RAZE,
    REFUSE,
    REPLACE,
    RETREAT,
    THIRD,
)
from tatami.games.samourai_katana.effects import build, claim, draw, fall, gain, leave, lose, raze
from tatami.games.samourai_katana.pieces import (
    ATTACK,
    CARD_KINDS,
    CARDS,
    DEFENCE,
    FIRST_EVENT,
    FIRST_SPECIAL,
    FROM_BATTLES,
    FROM_SUPPORT,
    LAID_EACH,
    LANDS,
    LOST_AS_SHOGUN,
    NOBODY,
    NOTHING,
    SIDES,
    TERRITORIES,
)
from tatami.games.samourai_katana.state import SamouraiKatana

CARDS_EACH = 2  # Each side fights with so many cards. (R9.3)

# What a battle comes to next.
SUPPORT = 0
ATTACKER_LAYS = 1
DEFENDER_LAYS = 2
CLASH = 3
CASTLE = 4
END = 5


class Battle(Frame[SamouraiKatana]):
    """A battle, stage by stage; `won_castle` says that the attacker has taken a castle. (R9)"""

    __slots__ = ("stage", "won_castle")
    name = "battle"
    clause = "R9.1"
    fields = ("seat", "stage", "won_castle")

    def __init__(self, seat: int, stage: int, won_castle: bool) -> None:
        self.seat = seat
        self.stage = stage
        self.won_castle = won_castle

    def proceed(self, state: SamouraiKatana) -> None:
        stage = self.stage
        if stage == CLASH:
            clash(state)
            return
        if stage == END:
            end_battle(state)
            return
        state.become(Battle(self.seat, stage + 1, self.won_castle))
        if stage == SUPPORT:
            if can_support(state):
                state.push(Support(state.emperor))
        elif stage == ATTACKER_LAYS:
            fill(state, state.attacker)
            state.push(Lay(state.attacker, ATTACK, 0))
        elif stage == DEFENDER_LAYS:
            fill(state, state.defender)
            state.push(Lay(state.defender, DEFENCE, 0))
        elif self.won_castle:
            state.push(Captured(self.seat))


class Support(Frame[SamouraiKatana]):
    """The Emperor may offer his support to one side. (R15.12)"""

    __slots__ = ()
    name = "support"
    clause = "R15.12"

    def options(self, state: SamouraiKatana) -> list[int]:
        return [PASS, HELP_ATTACKER, HELP_DEFENDER]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        if choice == PASS:
            state.pop()
            return
        side = ATTACK if choice == HELP_ATTACKER else DEFENCE
        state.become(Consent(state.side_seat(side), side))

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"attacker": state.attacker, "target": state.defender, "territory": TERRITORIES[state.battle_at]}


class Consent(Frame[SamouraiKatana]):
    """The side accepts the Emperor's support, or not. (R15.12)"""

    __slots__ = ("side",)
    name = "consent"
    clause = "R15.12"
    fields = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def options(self, state: SamouraiKatana) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        if choice == REFUSE:
            if state.news is not None:
                state.tell("declines", {"seat": seat, "by": state.emperor})
            state.pop()
            return
        state.has_supported = True
        state.support_side = self.side
        state.become(Lend(state.emperor))

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"by": state.emperor}


class Lend(Frame[SamouraiKatana]):
    """The Emperor takes samurai from his territories, one after the other. (R15.12)"""

    __slots__ = ()
    name = "lend"
    clause = "R15.12"

    def options(self, state: SamouraiKatana) -> list[int]:
        if len(state.support) >= state.rules.support:
            return []
        options = [DONE] if state.support else []
        return options + [LEND + land for land in lenders(state)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        if choice == DONE:
            self.proceed(state)
            return
        state.samurai[choice - LEND] -= 1
        state.support.append(choice - LEND)

    def proceed(self, state: SamouraiKatana) -> None:
        if state.news is not None:
            helped = state.side_seat(state.support_side)
            state.tell("supports", {"seat": self.seat, "target": helped, "count": len(state.support)})
        state.pop()


class Lay(Frame[SamouraiKatana]):
    """A side lays its cards face down: two that fight, then a blue one or none; who has no blue one is asked too.
    (R9.3, R9.4, R9.5, R16.3)"""

    __slots__ = ("side", "step")
    name = "lay"
    clause = "R9.3"
    fields = ("seat", "side", "step")
    is_secret = True

    def __init__(self, seat: int, side: int, step: int) -> None:
        self.seat = seat
        self.side = side
        self.step = step

    def options(self, state: SamouraiKatana) -> list[int]:
        seat = self.seat
        if state.sizes[seat] == 0:
            return []
        if self.step < CARDS_EACH:
            return [LAY + card for card in state.held_kinds(seat)]
        first = seat * CARD_KINDS
        options = [NO_THIRD]
        for card in range(FIRST_SPECIAL, FIRST_EVENT):
            if state.hands[first + card] > 0:
                options.append(THIRD + card)
        return options

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        if choice != NO_THIRD:
            card = choice - (LAY if self.step < CARDS_EACH else THIRD)
            state.hands[seat * CARD_KINDS + card] -= 1
            state.sizes[seat] -= 1
            state.laid[self.side * LAID_EACH + self.step] = card
        self.go_on(state)

    def proceed(self, state: SamouraiKatana) -> None:
        self.go_on(state)

    def go_on(self, state: SamouraiKatana) -> None:
        """The next card, or all see how many were laid. (R9.4)"""
        if self.step < CARDS_EACH:
            state.become(Lay(self.seat, self.side, self.step + 1))
            return
        if state.news is not None:
            laid = state.laid[self.side * LAID_EACH : self.side * LAID_EACH + LAID_EACH]
            count = LAID_EACH - laid.count(NOTHING)
            state.tell("lays", {"seat": self.seat, "count": count})
        state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"step": self.step + 1, "territory": TERRITORIES[state.battle_at]}


class Retreat(Frame[SamouraiKatana]):
    """Beaten defenders go where their owner likes, one after the other. (R9.10)"""

    __slots__ = ()
    name = "retreat"
    clause = "R9.10"

    def options(self, state: SamouraiKatana) -> list[int]:
        if state.survivors == 0 or state.lands[self.seat] < 2:
            return []
        return [RETREAT + land for land in state.lands_of(self.seat)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        land = choice - RETREAT
        state.samurai[land] += 1
        state.survivors -= 1
        if state.news is not None:
            state.tell("retreats", {"seat": seat, "territory": TERRITORIES[land], "count": 1})

    def proceed(self, state: SamouraiKatana) -> None:
        seat, count = self.seat, state.survivors
        state.survivors = 0
        state.pop()
        if count == 0:
            return
        if state.lands[seat] == 0:
            state.reserve[seat] += count
            return
        land = state.lands_of(seat)[0]
        state.samurai[land] += count
        if state.news is not None:
            state.tell("retreats", {"seat": seat, "territory": TERRITORIES[land], "count": count})

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"count": state.survivors}


class Captured(Frame[SamouraiKatana]):
    """What becomes of the place of a captured castle. (R9.15)"""

    __slots__ = ()
    name = "captured"
    clause = "R9.15"

    def options(self, state: SamouraiKatana) -> list[int]:
        seat = self.seat
        if state.castles[seat] > 0:
            return [DESTROY, REPLACE]
        own = [RAZE + land for land in range(LANDS) if state.owner[land] == seat and state.castle[land]]
        return [DESTROY, *own]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        at = state.battle_at
        state.pop()
        if choice == DESTROY:
            if state.news is not None:
                state.tell("destroys", {"seat": seat, "territory": TERRITORIES[at]})
            return
        if choice != REPLACE:
            land = choice - RAZE
            raze(state, land)
            leave(state, land)
        build(state, seat, at)
        if state.news is not None:
            state.tell("replaces", {"seat": seat, "territory": TERRITORIES[at]})

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"territory": TERRITORIES[state.battle_at]}


# A battle, step by step


def begin_battle(state: SamouraiKatana, seat: int, origin: int, land: int, count: int) -> None:
    """The attackers leave their territory, which is free while they fight if nothing is left there. (R9.1, R9.16)"""
    state.attacker = seat
    state.defender = state.owner[land]
    state.battle_at = land
    state.battle_from = origin
    state.attackers = count
    state.samurai[origin] -= count
    leave(state, origin)
    state.push(Battle(seat, SUPPORT, False))


def can_support(state: SamouraiKatana) -> bool:
    """May the Emperor offer support in this battle? (R15.12)"""
    emperor = state.emperor
    return (
        state.rules.emperor_support
        and not state.has_supported
        and emperor not in (state.attacker, state.defender)
        and bool(lenders(state))
    )


def fill(state: SamouraiKatana, seat: int) -> None:
    """Who has fewer than two cards draws up to two. (R9.6)"""
    missing = CARDS_EACH - state.sizes[seat]
    if missing > 0:
        draw(state, seat, missing)


def clash(state: SamouraiKatana) -> None:
    """The cards are turned over: sums, honour, losses, new cards. (R9.7-R9.14, R9.20)"""
    sums = [parts(state, ATTACK), parts(state, DEFENCE)]
    lost = [losses(state, ATTACK), losses(state, DEFENCE)]
    attack, defence = sum(sums[ATTACK]), sum(sums[DEFENCE])
    winner = ATTACK if attack > defence else DEFENCE if defence > attack else NOTHING
    state.revealed += 1
    remember(state, sums, lost, winner)
    turn_over(state, attack, defence, winner, lost)
    for card in state.laid:
        if card != NOTHING:
            state.discards.append(card)
    state.laid = [NOTHING] * (2 * LAID_EACH)
    reward(state, winner)
    send_support_home(state, winner)
    state.attackers -= lost[ATTACK]
    state.reserve[state.attacker] += lost[ATTACK]
    fall(state, state.battle_at, lost[DEFENCE])
    draw(state, state.attacker, state.rules.new_cards)
    draw(state, state.defender, state.rules.new_cards_defender if winner == DEFENCE else state.rules.new_cards)
    if winner == ATTACK:
        conquer(state)
    else:
        state.become(Battle(state.attacker, END, False))
        go_home(state)
        leave(state, state.battle_at)


def remember(state: SamouraiKatana, sums: list[list[int]], lost: list[int], winner: int) -> None:
    """Keep the battle for all to look at."""
    numbers = [state.battle_at, state.battle_from, NOBODY if winner == NOTHING else state.side_seat(winner)]
    for side in (ATTACK, DEFENCE):
        numbers.append(state.side_seat(side))
        numbers += state.laid[side * LAID_EACH : side * LAID_EACH + LAID_EACH]
        numbers += sums[side]
        numbers += [sabres(state, side), lost[side], state.here(side)]
    state.fought = numbers


def turn_over(state: SamouraiKatana, attack: int, defence: int, winner: int, lost: list[int]) -> None:
    """Tell all cards and sums."""
    if state.news is None:
        return
    totals = (attack, defence)
    for side in (ATTACK, DEFENCE):
        cards: list[str] = []
        for card in state.laid[side * LAID_EACH : side * LAID_EACH + LAID_EACH]:
            if card != NOTHING:
                cards.append(CARDS[card])
        facts: dict[str, Fact] = {"seat": state.side_seat(side), "cards": cards, "side": SIDES[side]}
        state.tell("turns-over", {**facts, "count": totals[side]})
    told: dict[str, Fact] = {"territory": TERRITORIES[state.battle_at]}
    if winner != NOTHING:
        state.tell("wins", {**told, "seat": state.side_seat(winner), "target": state.side_seat(1 - winner)})
    else:
        state.tell("tie", told)
    for side in (ATTACK, DEFENCE):
        if lost[side]:
            state.tell("loses", {"seat": state.side_seat(side), "count": lost[side]})


def reward(state: SamouraiKatana, winner: int) -> None:
    """Honour for the winner; a beaten Shogun loses some. (R10.1, R11.5)"""
    if winner == NOTHING:
        return
    gain(state, state.side_seat(winner), state.rules.battle, FROM_BATTLES)
    loser = state.side_seat(1 - winner)
    if loser == state.shogun:
        lost = lose(state, loser, state.rules.shogun, LOST_AS_SHOGUN)
        if state.news is not None:
            state.tell("shogun-beaten", {"seat": loser, "count": lost})


def send_support_home(state: SamouraiKatana, winner: int) -> None:
    """The Emperor's samurai go home, with honour for him if their side has won; with a beaten side they are lost.
    (R15.12)"""
    count = len(state.support)
    if state.support_side == NOTHING:
        return
    if winner == 1 - state.support_side:
        state.reserve[state.emperor] += count
    else:
        for land in state.support:
            state.samurai[land] += 1
        if winner == state.support_side:
            gain(state, state.emperor, count, FROM_SUPPORT)
            if state.news is not None:
                state.tell("support-pays", {"seat": state.emperor, "count": count})
    state.support = []
    state.support_side = NOTHING


def conquer(state: SamouraiKatana) -> None:
    """The attacker takes the territory if any of his samurai live; beaten defenders leave it. (R9.9, R9.14)"""
    at = state.battle_at
    defender = state.defender
    had_castle = bool(state.castle[at])
    state.survivors = state.samurai[at]
    state.samurai[at] = 0
    if had_castle:
        raze(state, at)
    leave(state, at)
    is_taken = state.attackers > 0
    if is_taken:
        claim(state, state.attacker, at)
        state.samurai[at] = state.attackers
        state.attackers = 0
    state.become(Battle(state.attacker, CASTLE, had_castle and is_taken))
    state.push(Retreat(defender))


def go_home(state: SamouraiKatana) -> None:
    """Attackers who did not win go back where they came from. (R9.9, R9.16)"""
    origin = state.battle_from
    if state.attackers > 0:
        if state.owner[origin] != state.attacker:
            claim(state, state.attacker, origin)
        state.samurai[origin] += state.attackers
    state.attackers = 0


def end_battle(state: SamouraiKatana) -> None:
    """The battle is over; a clan without pieces is out. (R9.17)"""
    if state.news is not None:
        for seat in (state.attacker, state.defender):
            if state.lands[seat] == 0:
                state.tell("out", {"seat": seat})
    state.battle_at = NOTHING
    state.battle_from = NOTHING
    state.attacker = NOBODY
    state.defender = NOBODY
    state.attackers = 0
    state.pop()
