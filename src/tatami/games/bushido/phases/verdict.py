# hot
"""What the Daimyo makes of advice about the Samurai, phase 10. (R13.5-R13.7)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.bushido.codes import FOLLOW, SPARE
from tatami.games.bushido.effects import gain_daimyo, lose_samurai
from tatami.games.bushido.state import SAMURAI, SENSEI, Bushido

MERCY = 1  # A Samurai whom the Daimyo spares loses so much honour. (R13.6)
THANKS = 1  # A Sensei who is listened to wins so much daimyo honour. (R13.7)
DEATH = 0  # This amount stands for Seppuku.


class Verdict(Frame[Bushido]):
    """The Daimyo follows the advice, or spares the Samurai. (R13.5, R13.6, R13.7)"""

    __slots__ = ("adviser", "count")
    name = "verdict"
    clause = "R13.5"
    fields = ("seat", "adviser", "count")

    def __init__(self, seat: int, adviser: int, count: int) -> None:
        self.seat = seat
        self.adviser = adviser
        self.count = count

    def options(self, state: Bushido) -> list[int]:
        return [FOLLOW, SPARE]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        samurai = state.roles[SAMURAI]
        if choice != FOLLOW:
            if state.news is not None:
                state.tell("spares", {"seat": seat, "target": samurai})
            lose_samurai(state, samurai, MERCY)
            return
        if state.news is not None:
            state.tell("follows", {"seat": seat, "target": samurai, "by": self.adviser, "count": self.count})
        if self.count == DEATH:
            lose_samurai(state, samurai, state.samurai[samurai])
        else:
            lose_samurai(state, samurai, self.count)
        if self.adviser == state.roles[SENSEI]:
            gain_daimyo(state, self.adviser, THANKS)

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"target": state.roles[SAMURAI], "by": self.adviser, "count": self.count}
