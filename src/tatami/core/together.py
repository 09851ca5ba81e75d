"""Choosing together: several seats answer at once, in secret."""

from typing import ClassVar, TypeVar

from tatami.core.state import NO_PICKS, Decision, Frame, State

S = TypeVar("S", bound=State)


class Together(Frame[S]):
    """Several seats answer at once and in secret; when all have, the table moves on.

    The answers lie in `state.picks` until then. Core hides them: others see how many a seat has given.
    """

    __slots__ = ()

    def takes_part(self, state: S, seat: int) -> bool:
        """Is this seat asked? By facts that are open to all."""
        raise NotImplementedError  # contract

    def participants(self, state: S) -> list[int]:
        """The seats that take part, in the order in which they are asked."""
        return [seat for seat in range(state.seats) if self.takes_part(state, seat)]

    def offers(self, state: S, seat: int) -> list[int]:
        """What a seat may answer."""
        raise NotImplementedError  # contract

    def question(self, state: S, seat: int) -> Decision | None:
        """What a seat is asked next; None when it has answered everything. A game that asks in parts says so here,
        as many parts for everybody."""
        return None if state.picks[seat] else Decision(seat, self.offers(state, seat), self)

    def guess(self, state: S, seat: int) -> int:
        """What a seat may have answered next, drawn at random for imagined worlds: any option, unless a game knows
        which are likelier."""
        question = self.question(state, seat)
        assert question is not None, "a seat has answered more than it is asked"
        return question.options[state.below(len(question.options))]

    def picked(self, state: S, seat: int, choice: int) -> None:
        """A seat has answered: tell it, the answer itself in secret."""

    def resolve(self, state: S, picks: list[tuple[int, ...]]) -> None:
        """All have answered, and their answers lie open; move the table on."""
        raise NotImplementedError  # contract

    def proceed(self, state: S) -> None:
        if not state.picks:
            state.picks = [()] * state.seats
        questions: list[Decision] = []
        for seat in self.participants(state):
            question = self.question(state, seat)
            if question is not None:
                questions.append(question)
        if questions:
            state.asked = questions
            return
        picks = state.picks
        state.picks = NO_PICKS
        self.resolve(state, picks)

    def answer(self, state: S, seat: int, choice: int) -> None:
        picks = state.picks.copy()  # Clones share the list.
        picks[seat] += (choice,)
        state.picks = picks
        self.picked(state, seat, choice)


class Part(Frame[S]):
    """One of the questions that a `Together` asks each seat one after the other. It lies on no stack."""

    __slots__ = ()
    is_secret = True

    def answer(self, state: S, seat: int, choice: int) -> None:
        state.stack[-1].answer(state, seat, choice)


class Window(Together[S]):
    """A response window: everybody whom open facts allow may answer an event with a card, or pass.

    All are asked at once, so that how long the window stays open tells nothing. The answer of the seat that the event
    is aimed at (`seat`) counts first, then the others clockwise; an event that is aimed at nobody has the seat whose
    turn it is. After a card the window opens again, and nobody learns who else would have answered. When all pass, or
    nobody takes part any more, it closes.

    Players may say beforehand which windows they want to be asked about: all, none, or those that concern them.
    """

    __slots__ = ()
    passes: ClassVar[int] = 0  # The choice that passes.

    def concerns(self, state: S, seat: int) -> bool:
        """Does the event concern this seat, so that its player wants to hear of it? By facts that are open to all. By
        default it concerns the one it is aimed at."""
        return seat == self.seat

    def respond(self, state: S, seat: int, choice: int) -> None:
        """Carry out the answer that counts. What it asks is pushed on top of the window, which opens again after."""
        raise NotImplementedError  # contract

    def close(self, state: S) -> None:
        """Everybody has passed: move the table on."""
        raise NotImplementedError  # contract

    def resolve(self, state: S, picks: list[tuple[int, ...]]) -> None:
        state.revealed += 1  # That a seat answers, or that all pass, was a secret: nobody takes it back alone.
        for step in range(state.seats):
            seat = (self.seat + step) % state.seats
            if picks[seat] and picks[seat][0] != self.passes:
                self.respond(state, seat, picks[seat][0])
                return
        self.close(state)
