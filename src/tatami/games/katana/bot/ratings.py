# hot
"""The strategy of Katana in numbers, written once over `Knowledge`: for hints from a view and rollouts in a world.

A rating is what an option gains, counted in honour for oneself. Ending the turn gains nothing; suffering, or giving
up a card, is rated by what is lost. Raters are objects with a method, found by the kind of frame: that is quicker
than a table of functions, and rollouts rate at every step.
"""

from typing import Any, Final

from tatami.core.state import Decision, Frame
from tatami.games.katana.answers import (
    GIVE_UP,
    LOSE_HONOUR,
    PARRY_WITH,
    SUFFER,
    BattleCry,
    BushidoTest,
    Cry,
    Jujutsu,
    Parry,
)
from tatami.games.katana.bot.knowledge import Knowledge
from tatami.games.katana.bot.plays import rate_play
from tatami.games.katana.bot.values import blow, keep, lose_honour_to_bushido, shelter
from tatami.games.katana.bot.worths import FRESH
from tatami.games.katana.choices import TAKE_DISCARD
from tatami.games.katana.frames import DiscardPhase, DrawPhase, PlayPhase
from tatami.games.katana.state import USHIWAKA


class Rater:
    """Rates the options of one question."""

    __slots__ = ()

    def rate(self, known: Knowledge, decision: Decision) -> list[float]:
        """One number for each option: higher is better."""
        raise NotImplementedError  # contract


class PlayRater(Rater):
    """What each card gains now."""

    __slots__ = ()

    def rate(self, known: Knowledge, decision: Decision) -> list[float]:
        return rate_play(known, decision.options)


class ParryRater(Rater):
    """Parry what would defeat me or leave me weak; a scratch is cheaper than the card."""

    __slots__ = ()

    def rate(self, known: Knowledge, decision: Decision) -> list[float]:
        frame = decision.frame
        assert isinstance(frame, Parry), "a blow is parried"
        me = known.me
        damage = known.damage(frame.attacker, me, frame.weapon)
        suffered = blow(known, frame.attacker, me, damage)
        if known.characters[me] == USHIWAKA:
            suffered += FRESH * min(damage, known.life[me])
        return [suffered if option == SUFFER else unhurt(known, option - PARRY_WITH) for option in decision.options]


class CryRater(Rater):
    """Battle Cry and Jujutsu: a card or a life."""

    __slots__ = ()

    def rate(self, known: Knowledge, decision: Decision) -> list[float]:
        frame = decision.frame
        assert isinstance(frame, Cry), "somebody cries"
        suffered = blow(known, frame.attacker, known.me, 1)
        return [suffered if option == SUFFER else unhurt(known, option - GIVE_UP) for option in decision.options]


class BushidoRater(Rater):
    """A weapon is cheaper than an honour, unless the honour costs nothing or wins the game. (R12.20, R11.5)"""

    __slots__ = ()

    def rate(self, known: Knowledge, decision: Decision) -> list[float]:
        lost = lose_honour_to_bushido(known, known.me)
        return [lost if option == LOSE_HONOUR else -keep(known, option - GIVE_UP) for option in decision.options]


class DrawRater(Rater):
    """Ieyasu takes the card that he sees if it is better than most."""

    __slots__ = ()

    def rate(self, known: Knowledge, decision: Decision) -> list[float]:
        return [keep(known, known.top) if option == TAKE_DISCARD else FRESH for option in decision.options]


class DiscardRater(Rater):
    """The card that is worth least goes."""

    __slots__ = ()

    def rate(self, known: Knowledge, decision: Decision) -> list[float]:
        return [-keep(known, option - GIVE_UP) for option in decision.options]


def unhurt(known: Knowledge, kind: int) -> float:
    """What it costs to stay unhurt by giving up a card; the last card of a hand leaves its player in shelter."""
    return shelter(known, len(known.hand) - 1) - keep(known, kind)


RATERS: Final[dict[type[Frame[Any]], Rater]] = {
    PlayPhase: PlayRater(),
    Parry: ParryRater(),
    BattleCry: CryRater(),
    Jujutsu: CryRater(),
    BushidoTest: BushidoRater(),
    DrawPhase: DrawRater(),
    DiscardPhase: DiscardRater(),
}


def rate(known: Knowledge, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better. To a question without a rater all are alike."""
    rater = RATERS.get(type(decision.frame))
    return [0.0] * len(decision.options) if rater is None else rater.rate(known, decision)
