# hot
"""The rollout policy of Civilisation (instinct): a rating for each option, in points.

`hints` asks it about what a view shows, and bots that look ahead ask it in imagined worlds. It reads what lies open,
and of the asked seat alone its hand and its secret, so both say the same.
"""

from tatami.core.state import Decision
from tatami.games.dicium.civilisation.bot import ratings
from tatami.games.dicium.civilisation.state import Civilisation


def rollout(state: Civilisation, decision: Decision) -> list[float]:
    """One number an option; higher is better."""
    prompt = decision.prompt
    if len(decision.options) == 1:
        return [0.0]
    if prompt == "reroll":
        return ratings.reroll(state, decision)
    if prompt == "act":
        return ratings.act(state, decision)
    if prompt == "move":
        return ratings.move(state, decision)
    if prompt in ("spend", "spend-mixed", "pay-die"):
        return ratings.spend(state, decision)
    if prompt == "reserve":
        return ratings.reserve(decision)
    if prompt == "first-throw":
        return ratings.first_throw(decision)
    if prompt == "place":
        return ratings.place(state, decision)
    return _rest(state, decision, prompt)


def _rest(state: Civilisation, decision: Decision, prompt: str) -> list[float]:
    """What is asked less often."""
    if prompt == "bonus":
        return ratings.bonus(state, decision)
    if prompt == "hand-or-bonus":
        return ratings.hand_or_bonus(state, decision)
    if prompt == "card":
        return ratings.take_card(decision)
    if prompt == "hero":
        return ratings.hero(state, decision)
    if prompt == "wonder":
        return ratings.wonder_or_travel(state, decision)
    if prompt == "objective":
        return ratings.objective(state, decision)
    if prompt == "attack":
        return ratings.attack(state, decision)
    if prompt in ("defence", "test"):
        return ratings.defence(state, decision)
    if prompt == "rethrow":
        return ratings.rethrow(state, decision)
    if prompt == "retreat":
        return ratings.retreat(state, decision)
    if prompt == "aim":
        return ratings.aim(state, decision)
    if prompt == "turn-die":
        return ratings.turn_die(state, decision)
    if prompt == "to-face":
        return ratings.to_face(state, decision)
    if prompt == "secret":
        return ratings.secret(state, decision)
    assert prompt == "mat", prompt
    return ratings.mat(decision)
