# hot
"""Phases 10 to 12: the Sensei's advice, To Arms, the audience with the Emperor. (R13, R14)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.bushido.codes import ARM, DONE, NUMBER, TEMPORISE
from tatami.games.bushido.discs import DISC_ROWS, Disc
from tatami.games.bushido.effects import draw_tiles, move_marker
from tatami.games.bushido.phases.intrigue import next_courtier
from tatami.games.bushido.phases.verdict import Verdict
from tatami.games.bushido.rows import MOVES
from tatami.games.bushido.scheming import Scheming
from tatami.games.bushido.state import SAMURAI, SENSEI, Bushido
from tatami.games.bushido.tiles import FOR_ADVICE, PAIR, offer_tiles, play_tile

LEAST_PUNISHMENT = 2  # The Sensei proposes at least so much. (R13.4)
MOST_PUNISHMENT = 10


class DemandSeppuku(Scheming):
    """The Sensei with one tile, then the others with two, may demand Seppuku. (R13.2, R13.3, R17.6)"""

    __slots__ = ()
    name = "seppuku"
    clause = "R13.2"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 0, False)

    def price_at(self, state: Bushido) -> int:
        """One tile from the Sensei, two from anybody else. (R13.2, R13.3)"""
        return 1 if self.seat == state.roles[SENSEI] else PAIR

    def tiles(self) -> list[int]:
        return FOR_ADVICE

    def options(self, state: Bushido) -> list[int]:
        options = [DONE]
        offer_tiles(state, self, options)
        return options

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            other = next_courtier(state, seat)
            is_round = other == state.roles[SENSEI]
            state.become(Advise(other) if is_round else DemandSeppuku(other))
        else:
            play_tile(state, self, choice)

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"target": state.roles[SAMURAI], "count": self.price_at(state)}


class Advise(Frame[Bushido]):
    """The Sensei may propose that the Samurai loses 2 to 10 honour. (R13.4)"""

    __slots__ = ()
    name = "advice"
    clause = "R13.4"

    def options(self, state: Bushido) -> list[int]:
        return [DONE, *[NUMBER + count for count in range(LEAST_PUNISHMENT, MOST_PUNISHMENT + 1)]]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            state.pop()
            return
        count = choice - NUMBER
        if state.news is not None:
            state.tell("advises", {"seat": seat, "target": state.roles[SAMURAI], "count": count})
        state.become(Verdict(state.turn, seat, count))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"target": state.roles[SAMURAI]}


class ToArms(Frame[Bushido]):
    """The Sensei decides whether everybody draws tiles. (R14.1, R14.2, R14.3)"""

    __slots__ = ()
    name = "arms"
    clause = "R14.1"

    def options(self, state: Bushido) -> list[int]:
        return [ARM, TEMPORISE]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        if state.news is not None:
            state.tell("arms", {"seat": seat, "count": state.month_draw() if choice == ARM else 0})
        if choice == ARM:
            draw_tiles(state, state.round_from(seat), state.month_draw())

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"count": state.month_draw()}


class Audience(Frame[Bushido]):
    """Each in turn may play a Kotau disc, and is asked without one too; one audience a turn. (R14.4, R14.6, R14.8)"""

    __slots__ = ()
    name = "audience"
    clause = "R14.4"

    def options(self, state: Bushido) -> list[int]:
        options = [DONE]
        for disc in DISC_ROWS:
            if state.has_disc(self.seat, disc.kind):
                disc.offer(state, self.seat, options)
        return options

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice == DONE:
            other = state.next_seat(seat)
            if other == state.roles[SENSEI]:
                state.pop()
                move_marker(state, 1)
            else:
                state.become(Audience(other))
            return
        state.pop()
        move = MOVES[choice]
        assert isinstance(move.row, Disc)
        move.row.play(state, seat, move.part)
