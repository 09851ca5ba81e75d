# hot
"""How good each option looks to a seat that knows so much: one function for each question."""

from collections.abc import Callable
from typing import Final

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

Rater = Callable[[Knowledge, Decision], list[float]]


def rate(known: Knowledge, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better. To a question without a rater all are alike."""
    prompt = decision.prompt
    if prompt == "act" and known.me != known.state.turn:
        return rate_answers(known, decision)  # It is a card on the own initiative.
    if len(decision.options) == 1:
        return [0.0]
    rater = RATERS.get(prompt)
    return [0.0] * len(decision.options) if rater is None else rater(known, decision)


def rate_deeds(known: Knowledge, decision: Decision) -> list[float]:
    """What the rows bring in the own turn; to be done is worth nothing."""
    return [0.0 if option == DONE else gain(known, option) for option in decision.options]


def rate_answers(known: Knowledge, decision: Decision) -> list[float]:
    """What the rows bring in another player's activation; to pass is worth nothing."""
    return [0.0 if option == PASS else answered(known, option) for option in decision.options]


def rate_destination(known: Knowledge, decision: Decision) -> list[float]:
    """The best that a group can do there."""
    frame = decision.frame
    assert isinstance(frame, Destination)
    return [known.best_gain(frame.origin, option - TO) for option in decision.options]


def rate_group(known: Knowledge, decision: Decision) -> list[float]:
    """How many go."""
    frame = decision.frame
    assert isinstance(frame, Group)
    return [known.gain_of(frame.origin, frame.to, option - NUMBER) for option in decision.options]


def rate_aim(known: Knowledge, decision: Decision) -> list[float]:
    """At whom a card is aimed; rather not at me."""
    frame = decision.frame
    assert isinstance(frame, Aim)
    card = CARD_PLAYS[frame.card]
    return [-5.0 if option - AIM == known.me else card.aim(known, option - AIM) for option in decision.options]


def rate_uprising(known: Knowledge, decision: Decision) -> list[float]:
    """The best territory."""
    return [known.rise_worth(option - RISE) for option in decision.options]


def rate_most(known: Knowledge, decision: Decision) -> list[float]:
    """The more the better."""
    return [float(option - NUMBER) for option in decision.options]


def rate_least(known: Knowledge, decision: Decision) -> list[float]:
    """The less the better."""
    return [float(NUMBER - option) for option in decision.options]


def rate_place(known: Knowledge, decision: Decision) -> list[float]:
    """Where a samurai is wanted most."""
    return [spread(known, option - PUT) for option in decision.options]


def rate_retreat(known: Knowledge, decision: Decision) -> list[float]:
    """The same for one that was beaten."""
    return [spread(known, option - RETREAT) for option in decision.options]


def rate_return(known: Knowledge, decision: Decision) -> list[float]:
    """The best territory to come back to."""
    return [known.worth[option - RETURN] for option in decision.options]


# The levy


def rate_levy(known: Knowledge, decision: Decision) -> list[float]:
    """Poor cards are thrown off for other ones; larger hands are not filled up."""
    state, me = known.state, known.me
    thrown = len(state.picks[me]) if state.picks else 0
    is_large = state.sizes[me] - thrown > state.rules.hand
    return [
        0.0 if option == KEEP else -0.5 if is_large else 2.5 - known.card_worth(option - DISCARD)
        for option in decision.options
    ]


def rate_put_aside(known: Knowledge, decision: Decision) -> list[float]:
    """How many koku to put aside: what is left over, more towards the end."""
    state, me = known.state, known.me
    kept = 3 if max(state.honour) >= state.rules.mark - 4 else 9
    if state.phase == PURCHASE:
        kept += 4
    wanted = float(max(0, (state.koku[me] - kept) // 3 * 3))
    return [-abs(option - NUMBER - wanted) for option in decision.options]


# Battles


def rate_lay(known: Knowledge, decision: Decision) -> list[float]:
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


def rate_captured(known: Knowledge, decision: Decision) -> list[float]:
    """A captured castle: better one's own than none."""
    return [castle(known, option) for option in decision.options]


def castle(known: Knowledge, option: int) -> float:
    """What to do with it; to destroy it is worth nothing."""
    if option == DESTROY:
        return 0.0
    if option == REPLACE:
        return 1.0
    land = option - RAZE
    lost = known.worth[land] if known.state.samurai[land] == 0 else 0.0
    return 0.5 + 0.2 * known.worth[known.state.battle_at] - 0.2 * known.worth[land] - lost


def rate_support(known: Knowledge, decision: Decision) -> list[float]:
    """Support for the side that will win, if it is not the one who stands best."""
    return [support(known, option) for option in decision.options]


def support(known: Knowledge, option: int) -> float:
    """What it brings to help a side."""
    state = known.state
    if option == PASS:
        return 0.0
    side = ATTACK if option == HELP_ATTACKER else 1 - ATTACK
    mine, theirs = state.here(side), state.here(1 - side)
    walls = 2 if state.castle[state.battle_at] else 0
    edge = mine - theirs + (walls if side != ATTACK else -walls)
    return 0.3 * edge - (1.0 if state.side_seat(side) == known.rival else 0.0)


def rate_lend(known: Knowledge, decision: Decision) -> list[float]:
    """Samurai of poor territories."""
    return [0.0 if option == DONE else 1.0 - 0.3 * known.worth[option - LEND] for option in decision.options]


# Bargains


def rate_price(known: Knowledge, decision: Decision) -> list[float]:
    """Three koku for an honour."""
    return [-abs(option - NUMBER - 3.0) for option in decision.options]


def rate_bargain(known: Knowledge, decision: Decision) -> list[float]:
    """An honour, if it is cheap."""
    price = int(str(decision.frame.facts()["price"]))
    return [0.8 - KOKU * price if option == ACCEPT else 0.0 for option in decision.options]


def rate_steal(known: Knowledge, decision: Decision) -> list[float]:
    """The best card."""
    return [known.card_worth(option - STEAL) for option in decision.options]


def rate_show(known: Knowledge, decision: Decision) -> list[float]:
    """The poorest card."""
    return [-known.card_worth(option - SHOW) for option in decision.options]


def rate_show_back(known: Knowledge, decision: Decision) -> list[float]:
    """A card that is poorer than the one that was shown."""
    offered = known.card_worth(known.state.shown_card) - 0.5
    return [0.0 if option == REFUSE else offered - known.card_worth(option - SHOW) for option in decision.options]


def rate_agree(known: Knowledge, decision: Decision) -> list[float]:
    """Only for the better."""
    better = known.card_worth(known.state.shown_back) - known.card_worth(known.state.shown_card)
    return [better if option == ACCEPT else 0.0 for option in decision.options]


def rate_consent(known: Knowledge, decision: Decision) -> list[float]:
    """Help is welcome."""
    return [1.0 if option == ACCEPT else 0.0 for option in decision.options]


def rate_breach(known: Knowledge, decision: Decision) -> list[float]:
    """A place in the order is rarely worth its honour."""
    return [0.5 if option in (KEEP_RANK, REFUSE) else 0.0 for option in decision.options]


RATERS: Final[dict[str, Rater]] = {
    "act": rate_deeds,
    "agree": rate_agree,
    "aim": rate_aim,
    "answers": rate_answers,
    "bargain": rate_bargain,
    "breach": rate_breach,
    "buy": rate_deeds,
    "captured": rate_captured,
    "consent": rate_consent,
    "destination": rate_destination,
    "gift": rate_least,
    "group": rate_group,
    "lay": rate_lay,
    "lend": rate_lend,
    "levy": rate_levy,
    "name": rate_deeds,
    "order": rate_deeds,
    "place": rate_place,
    "price": rate_price,
    "put-aside": rate_put_aside,
    "rebels": rate_most,
    "restore": rate_breach,
    "retreat": rate_retreat,
    "return": rate_return,
    "show": rate_show,
    "show-back": rate_show_back,
    "steal": rate_steal,
    "stop": rate_answers,
    "support": rate_support,
    "uprising": rate_uprising,
}
