# hot
"""The strategy of Katana in numbers, written once over `Knowledge`: for hints from a view and rollouts in a world.

A rating is what an option gains, counted in honour for oneself. Ending the turn gains nothing; suffering, or giving
up a card, is rated by what is lost.
"""

from collections.abc import Callable
from typing import Final

from tatami.core.state import Decision
from tatami.games.katana.answers import GIVE_UP, LOSE_HONOUR, PARRY_WITH, SUFFER, Cry, Parry
from tatami.games.katana.bot.knowledge import Knowledge
from tatami.games.katana.bot.plays import rate_play
from tatami.games.katana.bot.values import blow, keep, lose_honour_to_bushido, shelter
from tatami.games.katana.bot.worths import FRESH
from tatami.games.katana.choices import TAKE_DISCARD
from tatami.games.katana.state import USHIWAKA

Rater = Callable[[Knowledge, Decision], list[float]]


def rate_parry(known: Knowledge, decision: Decision) -> list[float]:
    """Parry what would defeat me or leave me weak; a scratch is cheaper than the card."""
    frame = decision.frame
    assert isinstance(frame, Parry), "a blow is parried"
    me = known.me
    damage = known.damage(frame.attacker, me, frame.weapon)
    suffered = blow(known, frame.attacker, me, damage)
    if known.characters[me] == USHIWAKA:
        suffered += FRESH * min(damage, known.life[me])
    return [suffered if option == SUFFER else unhurt(known, option - PARRY_WITH) for option in decision.options]


def rate_cry(known: Knowledge, decision: Decision) -> list[float]:
    """Battle Cry and Jujutsu: a card or a life."""
    frame = decision.frame
    assert isinstance(frame, Cry), "somebody cries"
    suffered = blow(known, frame.attacker, known.me, 1)
    return [suffered if option == SUFFER else unhurt(known, option - GIVE_UP) for option in decision.options]


def unhurt(known: Knowledge, kind: int) -> float:
    """What it costs to stay unhurt by giving up a card; the last card of a hand leaves its player in shelter."""
    return shelter(known, len(known.hand) - 1) - keep(known, kind)


def rate_bushido(known: Knowledge, decision: Decision) -> list[float]:
    """A weapon is cheaper than an honour, unless the honour costs nothing or wins the game. (R12.20, R11.5)"""
    lost = lose_honour_to_bushido(known, known.me)
    return [lost if option == LOSE_HONOUR else -keep(known, option - GIVE_UP) for option in decision.options]


def rate_draw(known: Knowledge, decision: Decision) -> list[float]:
    """Ieyasu takes the card that he sees if it is better than most."""
    return [keep(known, known.top) if option == TAKE_DISCARD else FRESH for option in decision.options]


def rate_discard(known: Knowledge, decision: Decision) -> list[float]:
    """The card that is worth least goes."""
    return [-keep(known, option - GIVE_UP) for option in decision.options]


RATERS: Final[dict[str, Rater]] = {
    "play": rate_play,
    "parry": rate_parry,
    "battle-cry": rate_cry,
    "jujutsu": rate_cry,
    "bushido": rate_bushido,
    "draw": rate_draw,
    "discard": rate_discard,
}


def rate(known: Knowledge, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better. To a question without a rater all are alike."""
    rater = RATERS.get(decision.prompt)
    return [0.0] * len(decision.options) if rater is None else rater(known, decision)
