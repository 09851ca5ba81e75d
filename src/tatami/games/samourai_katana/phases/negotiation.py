# hot
"""Negotiation, an optional rule: a card for a card, or a gift of koku. (R15.3)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.samourai_katana.codes import ACCEPT, MOST_NUMBER, NUMBER, REFUSE, SHOW
from tatami.games.samourai_katana.effects import earn, hand_over, pay
from tatami.games.samourai_katana.pieces import CARDS, NOTHING
from tatami.games.samourai_katana.state import SamouraiKatana


class Show(Frame[SamouraiKatana]):
    """The active player shows a card to the partner alone. (R15.3)"""

    __slots__ = ("target",)
    name = "show"
    clause = "R15.3"
    fields = ("seat", "target")
    is_secret = True

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, state: SamouraiKatana) -> list[int]:
        return [SHOW + card for card in state.held_kinds(self.seat)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        card = choice - SHOW
        state.shown_card = card
        state.revealed += 1
        if state.news is not None:
            state.tell("shows", {"seat": seat, "target": self.target}, {"card": CARDS[card]}, (seat, self.target))
        state.become(ShowBack(self.target))

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"target": self.target}


class ShowBack(Frame[SamouraiKatana]):
    """The partner shows a card back, or refuses. (R15.3)"""

    __slots__ = ()
    name = "show-back"
    clause = "R15.3"
    is_secret = True

    def options(self, state: SamouraiKatana) -> list[int]:
        return [REFUSE] + [SHOW + card for card in state.held_kinds(self.seat)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        by = state.turn
        if choice == REFUSE:
            end_deal(state, seat)
            return
        card = choice - SHOW
        state.shown_back = card
        state.revealed += 1
        if state.news is not None:
            state.tell("shows", {"seat": seat, "target": by}, {"card": CARDS[card]}, (seat, by))
        state.become(Agree(by, seat))

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"by": state.turn}

    def secret_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"card": CARDS[state.shown_card]}


class Agree(Frame[SamouraiKatana]):
    """The active player agrees to the exchange, or not. (R15.3)"""

    __slots__ = ("target",)
    name = "agree"
    clause = "R15.3"
    fields = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, state: SamouraiKatana) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        if choice == REFUSE:
            end_deal(state, seat)
            return
        given, taken = state.shown_card, state.shown_back
        hand_over(state, seat, self.target, given)
        hand_over(state, self.target, seat, taken)
        if state.news is not None:
            state.tell("swaps", {"seat": seat, "target": self.target})
        close_deal(state)

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"target": self.target}

    def secret_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"card": CARDS[state.shown_back], "cards": [CARDS[state.shown_card]]}


class Gift(Frame[SamouraiKatana]):
    """How many koku are given. (R15.3)"""

    __slots__ = ("target",)
    name = "gift"
    clause = "R15.3"
    fields = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, state: SamouraiKatana) -> list[int]:
        return [NUMBER + count for count in range(1, min(state.koku[self.seat], MOST_NUMBER) + 1)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        count = choice - NUMBER
        pay(state, seat, count)
        earn(state, self.target, count)
        if state.news is not None:
            state.tell("gives", {"seat": seat, "target": self.target, "count": count})
        state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"target": self.target}


def end_deal(state: SamouraiKatana, seat: int) -> None:
    """One of the partners refuses. (R15.3)"""
    if state.news is not None:
        state.tell("refuses", {"seat": seat})
    close_deal(state)


def close_deal(state: SamouraiKatana) -> None:
    """The cards that were shown go back to their hands, whosever they are now."""
    state.shown_card = NOTHING
    state.shown_back = NOTHING
    state.pop()
