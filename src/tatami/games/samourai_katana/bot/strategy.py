# hot
"""How good each option looks to a seat that knows so much: one function for each question."""

from tatami.core.state import Decision
from tatami.games.samourai_katana.bot.knowledge import CARD_PLAYS, KOKU, Knowledge
from tatami.games.samourai_katana.bot.plays import answered, gain, spread
from tatami.games.samourai_katana.codes import (
    ACCEPT,
    AIM,
    DESTROY,
    DISCARD,
    DONE,
    HELP_ATTACKER,
    KEEP,
    KEEP_RANK,
    LAY,
    LEND,
    NO_THIRD,
    NUMBER,
    PASS,
    PUT,
    RAZE,
    REFUSE,
    REPLACE,
    RETREAT,
    RETURN,
    RISE,
    SHOW,
    STEAL,
    THIRD,
    TO,
)
from tatami.games.samourai_katana.phases.activation import Destination, Group
from tatami.games.samourai_katana.phases.aiming import Aim
from tatami.games.samourai_katana.pieces import ATTACK, PURCHASE


def rate(known: Knowledge, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    prompt = decision.prompt
    options = decision.options
    if prompt == "act" and known.me != known.state.turn:  # It is a card on the own initiative.
        return [0.0 if option == PASS else answered(known, option) for option in options]
    if len(options) == 1:
        return [0.0]
    if prompt == "act":
        return [0.0 if option == DONE else gain(known, option) for option in options]
    if prompt == "destination":
        frame = decision.frame
        assert isinstance(frame, Destination)
        return [known.best_gain(frame.origin, option - TO) for option in options]
    if prompt == "group":
        return group(known, decision)
    if prompt in {"answers", "stop"}:
        return [0.0 if option == PASS else answered(known, option) for option in options]
    if prompt == "buy":
        return [0.0 if option == DONE else gain(known, option) for option in options]
    if prompt == "lay":
        return lay(known, decision)
    if prompt == "levy":
        return [levy(known, option) for option in options]
    return rate_others(known, decision, prompt)


def rate_others(known: Knowledge, decision: Decision, prompt: str) -> list[float]:
    """The rarer questions."""
    options = decision.options
    if prompt in {"name", "order"}:
        return [gain(known, option) for option in options]
    if prompt == "place":
        return [spread(known, option - PUT) for option in options]
    if prompt == "return":
        return [known.worth[option - RETURN] for option in options]
    if prompt == "aim":
        frame = decision.frame
        assert isinstance(frame, Aim)
        return [aim(known, option - AIM, frame.card) for option in options]
    if prompt == "uprising":
        return [known.rise_worth(option - RISE) for option in options]
    if prompt == "rebels":
        return [float(option - NUMBER) for option in options]
    if prompt == "steal":
        return [known.card_worth(option - STEAL) for option in options]
    if prompt == "retreat":
        return [spread(known, option - RETREAT) for option in options]
    if prompt == "captured":
        return [castle(known, option) for option in options]
    return rate_bargains(known, decision, prompt)


def rate_bargains(known: Knowledge, decision: Decision, prompt: str) -> list[float]:
    """What optional rules ask."""
    options = decision.options
    state = known.state
    if prompt == "put-aside":
        return [-abs(option - NUMBER - wanted_aside(known)) for option in options]
    if prompt == "gift":
        return [float(NUMBER - option) for option in options]
    if prompt == "price":
        return [-abs(option - NUMBER - 3.0) for option in options]
    if prompt == "bargain":
        price = int(str(decision.frame.facts()["price"]))
        return [0.8 - KOKU * price if option == ACCEPT else 0.0 for option in options]
    if prompt == "show":
        return [-known.card_worth(option - SHOW) for option in options]
    if prompt == "show-back":
        offered = known.card_worth(state.shown_card) - 0.5
        return [0.0 if option == REFUSE else offered - known.card_worth(option - SHOW) for option in options]
    if prompt == "agree":
        gain = known.card_worth(state.shown_back) - known.card_worth(state.shown_card)
        return [gain if option == ACCEPT else 0.0 for option in options]
    if prompt == "support":
        return [support(known, option) for option in options]
    if prompt == "consent":
        return [1.0 if option == ACCEPT else 0.0 for option in options]
    if prompt == "lend":
        return [0.0 if option == DONE else 1.0 - 0.3 * known.worth[option - LEND] for option in options]
    if prompt == "breach":
        return [0.5 if option == KEEP_RANK else 0.0 for option in options]
    if prompt == "restore":
        return [0.5 if option == REFUSE else 0.0 for option in options]
    return [0.0] * len(options)


# An activation


def group(known: Knowledge, decision: Decision) -> list[float]:
    """How many go."""
    frame = decision.frame
    assert isinstance(frame, Group)
    return [known.gain_of(frame.origin, frame.to, option - NUMBER) for option in decision.options]


def aim(known: Knowledge, target: int, card: int) -> float:
    """At whom a card is aimed; rather not at me."""
    return -5.0 if target == known.me else CARD_PLAYS[card].aim(known, target)


# The levy


def levy(known: Knowledge, option: int) -> float:
    """A card that is thrown off for another one; larger hands are not filled up."""
    if option == KEEP:
        return 0.0
    state, me = known.state, known.me
    thrown = len(state.picks[me]) if state.picks else 0
    if state.sizes[me] - thrown > state.rules.hand:
        return -0.5
    return 2.5 - known.card_worth(option - DISCARD)


def wanted_aside(known: Knowledge) -> float:
    """How many koku to put aside: what is left over, more towards the end."""
    state, me = known.state, known.me
    most = max(state.honour)
    kept = 3 if most >= state.rules.mark - 4 else 9
    if state.phase == PURCHASE:
        kept += 4
    return float(max(0, (state.koku[me] - kept) // 3 * 3))


# Battles


def lay(known: Knowledge, decision: Decision) -> list[float]:
    """Cards for a battle: two that fight, then a blue one or none."""
    options = decision.options
    if options[0] == NO_THIRD:
        return [0.0 if option == NO_THIRD else CARD_PLAYS[option - THIRD].third(known) for option in options]
    return [lay_to_fight(known, option - LAY) for option in options]


def lay_to_fight(known: Knowledge, card: int) -> float:
    """A card that fights; what its power is worth is lost."""
    rules = known.state.rules
    own_power = 0.5 * known.card_worth(card) - 0.5 * rules.combat[card]
    return rules.combat[card] + 0.3 * rules.sabres[card] - 0.5 * own_power


def castle(known: Knowledge, option: int) -> float:
    """A captured castle: better one's own than none."""
    if option == DESTROY:
        return 0.0
    if option == REPLACE:
        return 1.0
    land = option - RAZE
    lost = known.worth[land] if known.state.samurai[land] == 0 else 0.0
    return 0.5 + 0.2 * known.worth[known.state.battle_at] - 0.2 * known.worth[land] - lost


# The Emperor


def support(known: Knowledge, option: int) -> float:
    """Support for the side that will win, if it is not the one who stands best."""
    state = known.state
    if option == PASS:
        return 0.0
    side = ATTACK if option == HELP_ATTACKER else 1 - ATTACK
    mine, theirs = state.here(side), state.here(1 - side)
    walls = 2 if state.castle[state.battle_at] else 0
    edge = mine - theirs + (walls if side != ATTACK else -walls)
    return 0.3 * edge - (1.0 if state.side_seat(side) == known.rival else 0.0)
