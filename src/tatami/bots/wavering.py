"""The bot that plays as two: now as one bot, now as a lesser one."""

from typing import TYPE_CHECKING, Any

from tatami.core.chance import advance, seeded, share
from tatami.core.state import Decision

if TYPE_CHECKING:
    from tatami.bots import Bot

FINE = 1 << 20


class Wavering:
    """A bot that for a share of its choices is another one: a beginner who takes anything, a master in a hurry."""

    def __init__(self, seed: int | str, bot: "Bot", lapse: "Bot", lapses: float) -> None:
        self.bot = bot
        self.lapse = lapse
        self.limit = int(lapses * FINE)
        self.chance = seeded(f"{seed}/wavering")

    def __call__(self, view: Any, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        self.chance = advance(self.chance)
        bot = self.lapse if share(self.chance, FINE) < self.limit else self.bot
        return bot(view, decision)
