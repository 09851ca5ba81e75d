# hot
"""How good each option looks to a seat that knows so much: one function for each question."""

from tatami.core.state import Decision
from tatami.games.samourai_katana.battle import allies
from tatami.games.samourai_katana.bot.knowledge import KOKU, SAMURAI, Knowledge
from tatami.games.samourai_katana.choices import (
    ACCEPT,
    AIM,
    BUILD,
    BURN,
    DEAL,
    DESTROY,
    DISCARD,
    DONE,
    EXCHANGE,
    FROM,
    GIFT,
    HELP_ATTACKER,
    KEEP,
    KEEP_RANK,
    LAY,
    LEND,
    NAME,
    NO_THIRD,
    NUMBER,
    OFFICE,
    PASS,
    PLAY,
    PUT,
    RAZE,
    REFUSE,
    REPLACE,
    RETREAT,
    RETURN,
    RISE,
    SCORCH,
    SELL,
    SEPPUKU,
    SHOW,
    STEAL,
    THIRD,
    TO,
    USE_JUSTICE,
    USE_NINJA,
    VETO,
)
from tatami.games.samourai_katana.moves import price_of_castle
from tatami.games.samourai_katana.phases.activation import Aim, Destination, Group, March
from tatami.games.samourai_katana.phases.answers import Announcement, Power
from tatami.games.samourai_katana.pieces import (
    ALLIANCE,
    ATTACK,
    COMPLOT,
    EVENTAIL,
    GENERAL,
    IKKO,
    LAND_LINKS,
    NICHIREN,
    NINJA,
    NO,
    NOBODY,
    PURCHASE,
    REPLI,
    SALVE,
    SEA_LINKS,
    THE,
    WAKO,
)


def rate(known: Knowledge, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    prompt = decision.prompt
    options = decision.options
    if prompt == "act" and known.me != known.state.turn:  # a card on the own initiative; to leave it is worth nothing
        return [answer(known, option, prompt) for option in options]
    if len(options) == 1:
        return [0.0]
    if prompt == "act":
        return [act(known, option) for option in options]
    if prompt == "destination":
        frame = decision.frame
        assert isinstance(frame, Destination)
        return [known.best_gain(frame.origin, option - TO) for option in options]
    if prompt == "group":
        return group(known, decision)
    if prompt in {"answers", "stop"}:
        return [answer(known, option, prompt) for option in options]
    if prompt == "buy":
        return [buy(known, option) for option in options]
    if prompt == "lay":
        return [lay(known, option) for option in options]
    if prompt == "levy":
        return [levy(known, option) for option in options]
    return rate_others(known, decision, prompt)


def rate_others(known: Knowledge, decision: Decision, prompt: str) -> list[float]:
    """The rarer questions."""
    options = decision.options
    if prompt in {"name", "order"}:
        return [name(known, option) for option in options]
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


def act(known: Knowledge, option: int) -> float:
    """An action of the own activation; to be done is worth nothing."""
    state, me = known.state, known.me
    if option == DONE:
        return 0.0
    if option >= FROM:
        return known.best_way(option - FROM)
    if option >= EXCHANGE:
        return 2.2 - known.card_worth(option - EXCHANGE)
    if option >= PLAY:
        return known.power_worth(option - PLAY)
    if option == SELL:
        return -0.9 if state.koku[me] > 0 else -0.7
    if option == SEPPUKU:
        return 0.3 if state.samurai_on_map(me) < 3 else -0.5
    if option >= GIFT:
        return -0.6
    if option >= DEAL:
        return 0.02 * state.sizes[option - DEAL] - 0.1
    return ninja(known, option - USE_NINJA)


def ninja(known: Knowledge, target: int) -> float:
    """A Ninja: a card for a card and koku, and a loss for somebody."""
    state = known.state
    rich = 0.1 * min(5, state.koku[known.me] - 2)
    return rich - 0.35 + (0.15 if target == known.rival else 0.0) + 0.02 * state.sizes[target]


def group(known: Knowledge, decision: Decision) -> list[float]:
    """How many go."""
    frame = decision.frame
    assert isinstance(frame, Group)
    return [known.gain_of(frame.origin, frame.to, option - NUMBER) for option in decision.options]


def aim(known: Knowledge, target: int, card: int) -> float:
    """At whom a card is aimed: the one who stands best."""
    state = known.state
    if target == known.me:
        return -5.0
    if card == WAKO:
        return min(3.0, float(state.wealth(target))) + 0.1 * state.honour[target]
    return float(state.honour[target]) + (0.5 if target == known.rival else 0.0)


# Answers


def answer(known: Knowledge, option: int, prompt: str) -> float:
    """A card in somebody else's activation; to pass is worth nothing."""
    if option == PASS:
        return 0.0
    if option >= BURN:
        return burn(known, option - BURN)
    if option >= USE_NINJA:
        return ninja(known, option - USE_NINJA) - 0.05
    subject = announced(known)
    if subject is None:
        return 0.0
    if option == VETO:
        return veto(known, subject)
    harm = harm_of(known, subject)
    if option == USE_JUSTICE:
        return harm - 0.55
    if option == SCORCH:
        return harm - 0.35
    return harm - 0.3  # Tsunami


def announced(known: Knowledge) -> Announcement | None:
    """What may be answered."""
    stack = known.state.stack
    if len(stack) < 2:
        return None
    below = stack[len(stack) - 2]
    return below if isinstance(below, Announcement) else None


def harm_of(known: Knowledge, subject: Announcement) -> float:
    """What an announcement costs me."""
    state, me = known.state, known.me
    if isinstance(subject, March):
        if subject.target == me:
            lost = known.fear(subject.seat, subject.land, subject.count)
            return lost * (0.7 + known.worth[subject.land]) - (1.0 - lost) * 0.8
        is_taken = subject.target != NOBODY and subject.seat == known.rival
        return 0.45 if is_taken and known.worth[subject.land] > 2.5 else 0.0
    assert isinstance(subject, Power)
    if subject.target != me:
        return 0.3 if subject.target != NOBODY and subject.seat == known.rival else 0.0
    card = subject.card
    if card >= IKKO and card <= NICHIREN:
        return known.worth[subject.land] + SAMURAI * state.samurai[subject.land]
    if card == COMPLOT:
        return min(2.0, float(state.honour[me]))
    if card == NINJA:
        return 0.6
    if card == WAKO:
        return KOKU * min(3, state.koku[me])
    if card < COMPLOT:
        return min(1.0, float(state.honour[me]))
    return 0.7  # It stops what I am doing.


def veto(known: Knowledge, subject: Announcement) -> float:
    """The Shogun takes the power from a card."""
    card = subject.card
    if card in (THE, NO):
        return 0.4 * known.state.rules.amounts[card]
    return 0.5 if subject.seat == known.rival else 0.05


def burn(known: Knowledge, land: int) -> float:
    """Land that nobody may enter in this activation."""
    state = known.state
    count = 0
    for other in range(len(state.owner)):
        if state.owner[other] == state.turn and is_near(other, land):
            count = max(count, state.samurai[other])
    if count < 2:
        return -0.3
    return known.fear(state.turn, land, count) * known.worth[land] * 0.35 - 0.6


def is_near(one: int, other: int) -> bool:
    """Are these neighbours, by land or sea?"""
    return other in LAND_LINKS[one] or other in SEA_LINKS[one]


# Purchases and the levy


def buy(known: Knowledge, option: int) -> float:
    """A piece; to be done is worth nothing. Some koku are kept for moves."""
    state, me = known.state, known.me
    if option == DONE:
        return 0.0
    koku = state.koku[me]
    if option >= BUILD:
        land = option - BUILD
        links = len(SEA_LINKS[land])
        keeps = 0.0 if koku - price_of_castle(state, land) >= 4 else -1.5
        return 0.3 + 0.12 * links + 0.25 * min(4.0, known.worth[land]) - 0.5 + keeps
    return spread(known, option - PUT) - 0.35 - (0.8 if koku <= 2 else 0.3 if koku <= 4 else 0.0)


def spread(known: Knowledge, land: int) -> float:
    """Another samurai there: for what lies next to it, or against what does."""
    state = known.state
    standing = state.samurai[land]
    front = known.open_worth(land) * 0.45 / (0.6 + 0.45 * standing)
    danger = known.threat(land) - standing
    guard = known.worth[land] * (0.22 if danger > 0 else 0.05) / (0.6 + 0.4 * standing)
    return front + guard


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


def lay(known: Knowledge, option: int) -> float:
    """A card for a battle."""
    state = known.state
    if option == NO_THIRD:
        return 0.0
    rules = state.rules
    if option < THIRD:
        card = option - LAY
        own_power = 0.5 * known.card_worth(card) - 0.5 * rules.combat[card]
        return rules.combat[card] + 0.3 * rules.sabres[card] - 0.5 * own_power
    card = option - THIRD
    side = ATTACK if state.attacker == known.me else 1 - ATTACK
    if card in (EVENTAIL, GENERAL):
        return 0.45 * rules.amounts[card] - 0.4
    if card == ALLIANCE:
        return 0.45 * min(rules.amounts[card], allies(state, side)) - 0.6
    if card in (REPLI, SALVE):
        return 0.15
    return 0.05


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


def name(known: Knowledge, option: int) -> float:
    """Myself first where honour is counted, last where pieces are placed; of the others the weakest first."""
    state, me = known.state, known.me
    if option >= OFFICE:
        buyer = option - OFFICE
        return 6.0 if state.wealth(buyer) >= 3 and buyer != known.rival else -6.0
    seat = option - NAME
    if seat == me:
        return -5.0 if state.phase == PURCHASE and not state.rules.limited_emperor else 5.0
    return -0.1 * state.honour[seat]


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
