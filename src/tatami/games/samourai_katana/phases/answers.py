# hot
"""What is announced in an activation, and the cards that answer it. (R13, R16.4 to R16.8)

A move or a card lies on the stack as an `Announcement` while others may answer; the response window lies above it. An
answer is announced too, so that the last one is carried out first. (R13.5)
"""

from typing import ClassVar

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.core.together import Window
from tatami.games.samourai_katana.choices import (
    BURN,
    PASS,
    SCORCH,
    STEAL,
    USE_JUSTICE,
    USE_NINJA,
    USE_TSUNAMI,
    VETO,
)
from tatami.games.samourai_katana.effects import (
    discard,
    drive_out,
    earn,
    gain,
    hand_over,
    lose,
    pay,
    recruit,
)
from tatami.games.samourai_katana.pieces import (
    AFFRONT,
    CARDS,
    COMPLOT,
    FROM_CARDS,
    IKKO,
    JUSTICE,
    LOST_TO_CARDS,
    NICHIREN,
    NINJA,
    NO,
    NOBODY,
    NOTHING,
    TERRE,
    TERRITORIES,
    THE,
    TSUNAMI,
    WAKO,
    barred_card,
)
from tatami.games.samourai_katana.powers import burnable, can_answer, is_barred, is_rising_place, ninja_targets
from tatami.games.samourai_katana.state import SamouraiKatana


class Announcement(Frame[SamouraiKatana]):
    """Something that `seat` has announced, aimed at `target` or at nobody, and that others may answer."""

    __slots__ = ("card", "count", "land", "target")
    name: ClassVar[str] = ""

    def __init__(self, seat: int, target: int, card: int, land: int, count: int) -> None:
        self.seat = seat
        self.target = target
        self.card = card  # NOTHING for a move
        self.land = land
        self.count = count

    def is_over_sea(self, state: SamouraiKatana) -> bool:
        """Is it a move over the sea?"""
        return False

    def called_off(self, state: SamouraiKatana, gives_back: bool) -> None:
        """An answer stops it. A Justice closes it for the rest of the activation; the others give back what was paid
        for it. (R13.4, R13.6, R13.13, R13.14)"""
        raise NotImplementedError  # contract


class Power(Announcement):
    """A card is played for its power. `count` is how many samurai an uprising brings, or 1 for an answer. (R8.2)"""

    __slots__ = ()
    name = "power"
    clause = "R8.2"
    fields = ("seat", "target", "card", "land", "count")

    def called_off(self, state: SamouraiKatana, gives_back: bool) -> None:
        if self.target != NOBODY:
            state.barred.append(barred_card(self.seat, self.card, self.target))
        if state.news is not None:
            state.tell("card-stopped", {"seat": self.seat, "card": CARDS[self.card]})

    def proceed(self, state: SamouraiKatana) -> None:
        state.pop()
        carry_out_power(state, self)


class Answers(Window[SamouraiKatana]):
    """The window on the announcement below it. `seat` is whom it is aimed at, or who acts if nobody. It comes before
    cards are laid for a battle. (R4.7, R16.4, R16.6, R16.7)"""

    __slots__ = ()
    name = "answers"
    clause = "R16.4"
    passes = PASS

    def subject(self, state: SamouraiKatana) -> Announcement:
        """What may be answered."""
        below = state.stack[-2]
        assert isinstance(below, Announcement)
        return below

    def takes_part(self, state: SamouraiKatana, seat: int) -> bool:
        subject = self.subject(state)
        if seat == subject.seat:
            return False
        if can_veto(state, seat, subject):
            return True
        if not can_answer(state, seat):
            return False
        if subject.is_over_sea(state):
            return True
        # (R15.5)
        return subject.target != NOBODY and (seat == subject.target or state.rules.justice_for_others)

    def offers(self, state: SamouraiKatana, seat: int) -> list[int]:
        subject = self.subject(state)
        options = [PASS]
        if can_veto(state, seat, subject):
            options.append(VETO)
        if not can_answer(state, seat):
            return options
        target, by = subject.target, subject.seat
        if (
            state.can_pay_for(seat, JUSTICE)
            and target != NOBODY
            and (target == seat or state.rules.justice_for_others)
            and not is_barred(state, seat, JUSTICE, by)
        ):
            options.append(USE_JUSTICE)
        if (
            state.can_pay_for(seat, TSUNAMI)
            and subject.is_over_sea(state)
            and not is_barred(state, seat, TSUNAMI, by)
        ):
            options.append(USE_TSUNAMI)
        if (
            state.can_pay_for(seat, TERRE)
            and subject.card == NOTHING
            and target == seat
            and not is_barred(state, seat, TERRE, by)
        ):
            options.append(SCORCH)
        if state.holds(seat, NINJA) and not state.rules.new_ninja:
            options += [USE_NINJA + other for other in ninja_targets(state, seat)]
        return options

    def respond(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        subject = self.subject(state)
        if choice == VETO:
            veto(state, seat)
        elif choice >= USE_NINJA:
            play(state, seat, NINJA, choice - USE_NINJA, NOTHING, 0)
        else:
            card = JUSTICE if choice == USE_JUSTICE else TSUNAMI if choice == USE_TSUNAMI else TERRE
            play(state, seat, card, subject.seat, subject.land if card == TERRE else NOTHING, 1)

    def close(self, state: SamouraiKatana) -> None:
        state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        subject = self.subject(state)
        what = "card" if subject.card != NOTHING else "attack" if subject.target != NOBODY else "move"
        return {
            "what": what,
            "by": subject.seat,
            "target": subject.target,
            "card": CARDS[subject.card] if subject.card != NOTHING else "none",
            "territory": TERRITORIES[subject.land] if subject.land != NOTHING else "none",
        }


class Stop(Window[SamouraiKatana]):
    """The stop before an activation, in which the others may play a Ninja or burn land. (R16.5)"""

    __slots__ = ()
    name = "stop"
    clause = "R16.5"
    passes = PASS

    def takes_part(self, state: SamouraiKatana, seat: int) -> bool:
        return seat != self.seat and can_answer(state, seat)

    def offers(self, state: SamouraiKatana, seat: int) -> list[int]:
        return [PASS, *initiative(state, seat, True)]

    def respond(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        take_initiative(state, seat, choice)

    def close(self, state: SamouraiKatana) -> None:
        state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"by": self.seat}


class Steal(Frame[SamouraiKatana]):
    """Who sent a Ninja looks at the hand and takes a card. (R13.12)"""

    __slots__ = ("target",)
    name = "steal"
    clause = "R13.12"
    fields = ("seat", "target")
    is_secret = True

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, state: SamouraiKatana) -> list[int]:
        return [STEAL + card for card in state.held_kinds(self.target)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        card = choice - STEAL
        hand_over(state, self.target, seat, card)
        state.revealed += 1  # The victim sees which card goes.
        if state.news is not None:
            state.tell("steals", {"seat": seat, "target": self.target}, {"card": CARDS[card]}, (seat, self.target))
        state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"target": self.target}


# Playing a card


def play(state: SamouraiKatana, seat: int, card: int, target: int, land: int, count: int) -> None:
    """A card leaves a hand and is announced. (R8.2)"""
    spend(state, seat, card)
    announce_card(state, seat, card, target, land, count)


def spend(state: SamouraiKatana, seat: int, card: int) -> None:
    """A card is to be played for its power: it is discarded, and its koku are paid. (R4.2, R8.2, R13.1)"""
    discard(state, seat, card)
    pay(state, seat, state.rules.costs[card])
    state.trail = []
    if seat == state.turn:
        state.has_acted = True


def announce_card(state: SamouraiKatana, seat: int, card: int, target: int, land: int, count: int) -> None:
    """All hear what a card is aimed at, and some may answer. (R16.4)"""
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": seat, "card": CARDS[card]}
        if land != NOTHING:
            state.tell("plays-in", {**facts, "target": target, "territory": TERRITORIES[land]})
        elif target != NOBODY:
            state.tell("plays-at", {**facts, "target": target})
        else:
            state.tell("plays", facts)
    announce(state, Power(seat, target, card, land, count))


def announce(state: SamouraiKatana, what: Announcement) -> None:
    """Something lies on the table until it was answered or carried out. (R16.4)"""
    state.push(what)
    state.push(Answers(what.target if what.target != NOBODY else what.seat))


def initiative(state: SamouraiKatana, seat: int, is_stop: bool) -> list[int]:
    """What a seat may play in another one's activation without being attacked or aimed at. (R13.15, R15.18)"""
    options: list[int] = []
    if not can_answer(state, seat):
        return options
    if state.holds(seat, NINJA) and (is_stop or not state.rules.new_ninja):
        options += [USE_NINJA + other for other in ninja_targets(state, seat)]
    if state.can_pay_for(seat, TERRE):
        options += [BURN + land for land in burnable(state, seat)]
    return options


def take_initiative(state: SamouraiKatana, seat: int, choice: int) -> None:
    """Play a Ninja, or burn land ahead of a move. (R13.13, R13.15)"""
    if choice >= BURN:
        play(state, seat, TERRE, state.turn, choice - BURN, 0)
    else:
        play(state, seat, NINJA, choice - USE_NINJA, NOTHING, 0)


# What cards do


def carry_out_power(state: SamouraiKatana, power: Power) -> None:
    """Nobody has stopped a card: it does what it says. It has left the stack. (R13)"""
    card, seat, target = power.card, power.seat, power.target
    amount = state.rules.amounts[card]
    if card in (THE, NO):
        gain(state, seat, amount, FROM_CARDS)
        if state.news is not None:
            state.tell("honoured", {"seat": seat, "count": amount})
    elif card in (AFFRONT, COMPLOT):
        lost = lose(state, target, amount, LOST_TO_CARDS)
        if state.news is not None:
            state.tell("dishonoured", {"seat": target, "count": lost})
    elif card >= IKKO and card <= NICHIREN:
        rise(state, power)
    elif card == WAKO:
        rob(state, seat, target, amount)
    elif card == NINJA:
        if state.sizes[target] > 0:
            state.revealed += 1
            state.push(Steal(seat, target))
    else:
        stop(state, power)


def rise(state: SamouraiKatana, power: Power) -> None:
    """An uprising drives the samurai out, and the player's own take the place. Where it no longer fits, nothing
    happens. (R13.7, R13.8)"""
    land, seat = power.land, power.seat
    count = min(power.count, state.reserve[seat])
    if count == 0 or not is_rising_place(state, seat, land, state.rules.limits[power.card]):
        return
    victim, driven = state.owner[land], state.samurai[land]
    drive_out(state, land)
    recruit(state, seat, land, count)
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": seat, "victim": victim, "territory": TERRITORIES[land]}
        state.tell("rises", {**facts, "driven": driven, "count": count})


def rob(state: SamouraiKatana, seat: int, target: int, amount: int) -> None:
    """Pirates take koku, as far as they lie open. (R13.9, R15.7)"""
    taken = min(amount, state.koku[target])
    pay(state, target, taken)
    earn(state, seat, taken)
    if state.rules.clan_treasure:
        state.revealed += 1  # How much was open may come out.
    if state.news is not None:
        state.tell("robs", {"seat": seat, "target": target, "count": taken})


def stop(state: SamouraiKatana, power: Power) -> None:
    """Justice, Tsunami and scorched earth: what they answer is called off, and it leaves the stack with its window.
    (R13.4, R13.13, R13.14)"""
    if power.card == TERRE:
        state.burnt.append(power.land)
        if state.news is not None:
            state.tell("burns", {"seat": power.seat, "territory": TERRITORIES[power.land]})
        if power.count == 0:
            return
    state.pop()
    stopped = state.stack[-1]
    assert isinstance(stopped, Announcement)
    state.pop()
    stopped.called_off(state, power.card != JUSTICE)


# The Shogun's power


def can_veto(state: SamouraiKatana, seat: int, subject: Announcement) -> bool:
    """May this seat, as Shogun, take the power from the card that was announced? (R15.9)"""
    return (
        state.rules.shogun_power
        and seat == state.shogun
        and not state.has_vetoed
        and subject.card != NOTHING
        and seat not in (subject.seat, subject.target)
        and not state.is_out(seat)
    )


def veto(state: SamouraiKatana, seat: int) -> None:
    """The card has no effect and is lost; nobody can answer that. (R15.9)"""
    state.has_vetoed = True
    state.pop()
    subject = state.stack[-1]
    assert isinstance(subject, Announcement)
    state.pop()
    if state.news is not None:
        state.tell("vetoes", {"seat": seat, "target": subject.seat, "card": CARDS[subject.card]})
