# hot
"""The strategy of Katana in numbers, written once over `Knowledge`: for hints from a view and rollouts in a world.

A rating is what an option gains, counted in honour for oneself. Ending the turn gains nothing; suffering, or giving
up a card, is rated by what is lost.
"""

from tatami.core.state import Decision
from tatami.games.katana.answers import GIVE_UP, LOSE_HONOUR, PARRY_WITH, SUFFER, BushidoTest, Cry, Parry
from tatami.games.katana.bot.knowledge import Knowledge
from tatami.games.katana.bot.plays import rate_play
from tatami.games.katana.bot.values import blow, keep, lose_honour_to_bushido, shelter
from tatami.games.katana.bot.worths import FRESH
from tatami.games.katana.choices import TAKE_DISCARD
from tatami.games.katana.frames import DiscardPhase, DrawPhase, PlayPhase
from tatami.games.katana.state import USHIWAKA


def rate(known: Knowledge, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    frame = decision.frame
    options = decision.options
    if isinstance(frame, PlayPhase):
        return rate_play(known, options)
    if isinstance(frame, Parry):
        return rate_parry(known, options, frame.attacker, frame.weapon)
    if isinstance(frame, Cry):
        return rate_cry(known, options, frame.attacker)
    if isinstance(frame, BushidoTest):
        return rate_bushido(known, options)
    if isinstance(frame, DrawPhase):
        return rate_draw(known, options)
    assert isinstance(frame, DiscardPhase), "every question of Katana is answered here"
    return [-keep(known, option - GIVE_UP) for option in options]


def rate_parry(known: Knowledge, options: list[int], attacker: int, weapon: int) -> list[float]:
    """Parry what would defeat me or leave me weak; a scratch is cheaper than the card."""
    me = known.me
    damage = known.damage(attacker, me, weapon)
    suffered = blow(known, attacker, me, damage)
    if known.characters[me] == USHIWAKA:
        suffered += FRESH * min(damage, known.life[me])
    return [suffered if option == SUFFER else unhurt(known, option - PARRY_WITH) for option in options]


def rate_cry(known: Knowledge, options: list[int], attacker: int) -> list[float]:
    """Battle Cry and Jujutsu: a card or a life."""
    suffered = blow(known, attacker, known.me, 1)
    return [suffered if option == SUFFER else unhurt(known, option - GIVE_UP) for option in options]


def unhurt(known: Knowledge, kind: int) -> float:
    """What it costs to stay unhurt by giving up a card; the last card of a hand leaves its player in shelter."""
    return shelter(known, len(known.hand) - 1) - keep(known, kind)


def rate_bushido(known: Knowledge, options: list[int]) -> list[float]:
    """A weapon is cheaper than an honour, unless the honour costs nothing or wins the game. (R12.20, R11.5)"""
    lost = lose_honour_to_bushido(known, known.me)
    return [lost if option == LOSE_HONOUR else -keep(known, option - GIVE_UP) for option in options]


def rate_draw(known: Knowledge, options: list[int]) -> list[float]:
    """Ieyasu takes the card that he sees if it is better than most."""
    return [keep(known, known.top) if option == TAKE_DISCARD else FRESH for option in options]
