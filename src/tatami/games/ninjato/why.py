"""Why a piece of Ninjato cannot be chosen now: a clause, and what the sentence needs.

The questions are those that make the options; here they only find out which of them said no.
"""

from typing import Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision
from tatami.games.ninjato.choices import CHOICES
from tatami.games.ninjato.pieces import (
    CARDS,
    ENVOYS,
    HENSOJUTSU,
    HOUSE_NAMES,
    IN_DECK,
    NOTHING,
    OPEN,
    RUMOURS,
    SIDES,
    SKILLS,
    VALUES,
)
from tatami.games.ninjato.state import Ninjato

PIECES: Final = {piece for choice in CHOICES.by_code.values() for piece in choice.pieces}
DISGUISE: Final = "hensojutsu"


def why_not(state: Ninjato, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    first, *rest = touched
    if first not in PIECES:
        return WhyNot("R1.6", "no-such-piece", {"piece": " ".join(touched)[:40]})
    if state.over:
        return WhyNot("R1.2", "over")
    if asked is None:
        return WhyNot("R3.1", "not-your-turn", {"seat": state.asked[0].seat})
    if rest and any(CHOICES.pieces(option)[:1] == (first,) for option in asked.options):
        return _why_not_more(asked)
    if asked.prompt == "place":
        return _why_not_there(state, seat, first)
    if first in SKILLS or first == DISGUISE:
        return _why_no_skill(state, seat, asked, first)
    place, _, name = first.rpartition("/")
    if place == "hand" and not state.hands[seat * VALUES + CARDS.index(name)]:
        return WhyNot("R4.6", "not-in-hand", {"card": name})
    if asked.prompt == "face":
        return _why_not_in_a_fight(state, place)
    if asked.prompt in ("draw", "one-more") and place == "row":
        return WhyNot("R3.5", "not-in-the-row", {"card": name})
    return WhyNot(asked.frame.clause, "answer-first")


def _why_not_more(asked: Decision) -> WhyNot:
    """A first piece can be touched, but not with these others."""
    if asked.prompt == "face":
        return WhyNot("R4.7", "no-winning-set")
    if asked.prompt in ("pay-envoy", "pay-rumour"):
        return WhyNot("R7.2", "not-the-price")
    return WhyNot(asked.frame.clause, "nothing-more")


def _why_not_there(state: Ninjato, seat: int, piece: str) -> WhyNot:
    """A shuriken cannot be placed there."""
    place, _, name = piece.rpartition("/")
    if name in SIDES:
        house = HOUSE_NAMES.index(place.removeprefix("house-"))
        if state.is_closed(house):
            return WhyNot("R4.2", "house-closed", {"house": HOUSE_NAMES[house]})
        return WhyNot("R4.3", "no-means", {"side": name})
    if name in SKILLS and not place:
        return _why_not_learn(state, seat, SKILLS.index(name))
    if name in ENVOYS:
        if state.envoy_at[ENVOYS.index(name)] != OPEN:
            return WhyNot("R7.1", "envoy-not-there", {"envoy": name})
        return WhyNot("R7.5", "cannot-pay-envoy", {"envoy": name})
    if name in RUMOURS:
        if state.rumour_at[RUMOURS.index(name)] != OPEN:
            return WhyNot("R7.1", "rumour-not-there", {"rumour": name})
        return WhyNot("R7.5", "cannot-pay-rumour", {"rumour": name})
    return WhyNot("R3.1", "place-first")


def _why_not_learn(state: Ninjato, seat: int, skill: int) -> WhyNot:
    where = state.skill_at[skill]
    if where == seat:
        return WhyNot("R5.1", "skill-is-yours", {"skill": SKILLS[skill]})
    if where >= 0:
        return WhyNot("R5.1", "skill-taken", {"skill": SKILLS[skill], "target": where})
    if where != OPEN:
        code = "skill-to-come" if where == IN_DECK else "skill-gone"
        return WhyNot("R8.4", code, {"skill": SKILLS[skill]})
    cost = state.rules.skill_costs[skill]
    if cost == 0:
        return WhyNot("R5.2", "no-card-to-pay")
    return WhyNot("R5.2", "card-to-pay", {"skill": SKILLS[skill], "card": CARDS[cost - 1]})


def _why_no_skill(state: Ninjato, seat: int, asked: Decision, name: str) -> WhyNot:
    """A skill cannot be used now."""
    if name == DISGUISE:
        mine = [skill for skill in range(HENSOJUTSU, len(SKILLS)) if state.skill_at[skill] == seat]
        if not mine:
            return WhyNot("R6.12", "no-disguise")
        if state.disguise(seat) == NOTHING:
            return WhyNot("R5.5", "skill-used", {"skill": SKILLS[mine[0]]})
        return WhyNot("R6.12", "skill-no-use", {"skill": SKILLS[mine[0]]})
    skill = SKILLS.index(name)
    if state.skill_at[skill] != seat:
        return WhyNot("R5.1", "skill-not-yours", {"skill": name})
    if state.is_used[skill]:
        return WhyNot("R5.5", "skill-used", {"skill": name})
    return WhyNot("R6.3" if asked.prompt == "face" else "R5.5", "skill-no-use", {"skill": name})


def _why_not_in_a_fight(state: Ninjato, place: str) -> WhyNot:
    if place == "hand":
        return WhyNot("R4.5", "does-not-win", {"side": SIDES[state.side], "count": state.foe_value()})
    return WhyNot("R4.7", "fight-first")
