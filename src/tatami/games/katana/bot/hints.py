"""How good each option looks to the seat that is asked, from its view alone: the strategy of Katana in numbers.

A rating is what an option gains, counted in honour for oneself. Ending the turn gains nothing; suffering, or giving
up a card, is rated by what is lost.
"""

from collections.abc import Callable
from typing import Final

from tatami.core.state import Decision
from tatami.games.katana.bot.knowledge import KIND, Reading
from tatami.games.katana.bot.plays import rate_play
from tatami.games.katana.bot.worths import FRESH
from tatami.games.katana.choices import GIVE_UP, LOSE_HONOUR, PARRY_WITH, SUFFER, TAKE_DISCARD
from tatami.games.katana.state import USHIWAKA
from tatami.games.katana.view import View


def rate(view: View, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return RATERS[decision.prompt](Reading(view), decision.options)


def rate_parry(reading: Reading, options: list[int]) -> list[float]:
    """Parry what would defeat me or leave me weak; a scratch is cheaper than the card."""
    facts = reading.view.waiting[-1].facts
    attacker, weapon = facts["attacker"], facts["weapon"]
    assert isinstance(attacker, int) and isinstance(weapon, int), "a parry names its attacker and weapon"
    damage = reading.damage(attacker, reading.me, weapon)
    suffered = reading.blow(attacker, reading.me, damage)
    if reading.characters[reading.me] == USHIWAKA:
        suffered += FRESH * min(damage, reading.life[reading.me])
    return [suffered if option == SUFFER else unhurt(reading, option - PARRY_WITH) for option in options]


def rate_cry(reading: Reading, options: list[int]) -> list[float]:
    """Battle Cry and Jujutsu: a card or a life."""
    attacker = reading.view.waiting[-1].facts["attacker"]
    assert isinstance(attacker, int), "a cry names its attacker"
    suffered = reading.blow(attacker, reading.me, 1)
    return [suffered if option == SUFFER else unhurt(reading, option - GIVE_UP) for option in options]


def unhurt(reading: Reading, kind: int) -> float:
    """What it costs to stay unhurt by giving up a card; the last card of a hand leaves its player in shelter."""
    return reading.shelter(len(reading.hand) - 1) - reading.keep(kind)


def rate_bushido(reading: Reading, options: list[int]) -> list[float]:
    """A weapon is cheaper than an honour, unless the honour costs nothing or wins the game. (R12.20, R11.5)"""
    lost = reading.lose_honour_to_bushido(reading.me)
    return [lost if option == LOSE_HONOUR else -reading.keep(option - GIVE_UP) for option in options]


def rate_draw(reading: Reading, options: list[int]) -> list[float]:
    """Ieyasu takes the card that he sees if it is better than most."""
    top = KIND[reading.view.discards[-1]]
    return [reading.keep(top) if option == TAKE_DISCARD else FRESH for option in options]


def rate_discard(reading: Reading, options: list[int]) -> list[float]:
    """Give up what is worth least."""
    return [-reading.keep(option - GIVE_UP) for option in options]


RATERS: Final[dict[str, Callable[[Reading, list[int]], list[float]]]] = {
    "parry": rate_parry,
    "battle-cry": rate_cry,
    "jujutsu": rate_cry,
    "bushido": rate_bushido,
    "draw": rate_draw,
    "discard": rate_discard,
    "play": rate_play,
}
