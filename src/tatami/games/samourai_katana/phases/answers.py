# hot
"""What is announced in an activation, and the cards that answer it. (R13, R16.4 to R16.8)

A move or a card lies on the stack as an `Announcement` while others may answer; the response window lies above it. An
answer is announced too, so that the last one is carried out first. (R13.5)
"""

from typing import Final

from tatami.core.choices import Choice
from tatami.core.events import Fact
from tatami.core.together import Window
from tatami.games.samourai_katana.announcement import Announcement
from tatami.games.samourai_katana.codes import PASS, VETO
from tatami.games.samourai_katana.effects import discard, pay
from tatami.games.samourai_katana.pieces import (
    CARD_KINDS,
    CARDS,
    FIRST_ANYTIME,
    NOBODY,
    NOTHING,
    TERRITORIES,
    barred_card,
)
from tatami.games.samourai_katana.powers import can_answer
from tatami.games.samourai_katana.rows import AT_THE_STOP, IN_A_WINDOW, MOVES, ROWS, Move, Row
from tatami.games.samourai_katana.state import SamouraiKatana


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
        ROWS[self.card].work(state, self.seat, self.target, self.land, self.count)


class Answers(Window[SamouraiKatana]):
    """The window on the announcement below it. `seat` is whom it is aimed at, or who acts if nobody. It comes before
    cards are laid for a battle. (R4.7, R16.4, R16.6, R16.7)"""

    __slots__ = ()
    name = "answers"
    clause = "R16.4"
    passes = PASS

    def takes_part(self, state: SamouraiKatana, seat: int) -> bool:
        subject = subject_of(state)
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
        subject = subject_of(state)
        options = [PASS]
        if can_veto(state, seat, subject):
            options.append(VETO)
        if not can_answer(state, seat):
            return options
        first = seat * CARD_KINDS
        for card in range(FIRST_ANYTIME, CARD_KINDS):
            if state.hands[first + card] > 0:
                ROWS[card].answer(state, seat, subject, options)
        volunteer(state, seat, IN_A_WINDOW, options)
        return options

    def respond(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        carry_out(state, seat, choice)

    def close(self, state: SamouraiKatana) -> None:
        state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        subject = subject_of(state)
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
        return [PASS, *initiative(state, seat, AT_THE_STOP)]

    def respond(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        carry_out(state, seat, choice)

    def close(self, state: SamouraiKatana) -> None:
        state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"by": self.seat}


# Playing a card


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


def subject_of(state: SamouraiKatana) -> Announcement:
    """What may be answered: it lies below the window."""
    below = state.stack[-2]
    assert isinstance(below, Announcement)
    return below


def call_off(state: SamouraiKatana, gives_back: bool) -> None:
    """What a card answers is called off, and it leaves the stack with its window. (R13.4, R13.13, R13.14)"""
    state.pop()
    stopped = state.stack[-1]
    assert isinstance(stopped, Announcement)
    state.pop()
    stopped.called_off(state, gives_back)


def initiative(state: SamouraiKatana, seat: int, moment: int) -> list[int]:
    """What a seat may play in another one's activation without being attacked or aimed at. (R13.15, R15.18)"""
    options: list[int] = []
    if can_answer(state, seat):
        volunteer(state, seat, moment, options)
    return options


def volunteer(state: SamouraiKatana, seat: int, moment: int, options: list[int]) -> None:
    """Add what the cards of a hand offer at such a moment."""
    first = seat * CARD_KINDS
    for card in range(FIRST_ANYTIME, CARD_KINDS):
        if state.hands[first + card] > 0:
            ROWS[card].volunteer(state, seat, moment, options)


def carry_out(state: SamouraiKatana, seat: int, choice: int) -> None:
    """A choice does what its row says."""
    move = MOVES[choice]
    move.row.play(state, seat, move.target, move.part)


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


class Veto(Row):
    """The Shogun takes the power from a card: it has no effect and is lost; nobody can answer that. (R15.9)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(Choice(VETO, "veto", "veto", ("veto",)), self)]

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        state.has_vetoed = True
        state.pop()
        subject = state.stack[-1]
        assert isinstance(subject, Announcement)
        state.pop()
        if state.news is not None:
            state.tell("vetoes", {"seat": seat, "target": subject.seat, "card": CARDS[subject.card]})


VETOING: Final[list[Row]] = [Veto("veto", "R15.9")]
