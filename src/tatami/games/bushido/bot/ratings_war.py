# hot
"""What each option gains in the field: land, troops, the march, the combat.

A rating is what an option gains, counted in daimyo honour for oneself, or how near it comes to the wanted number.
"""

from tatami.core.state import Decision
from tatami.games.bushido.bot.knowledge import Knowledge
from tatami.games.bushido.bot.outlooks import outlooks
from tatami.games.bushido.bot.worth import (
    COMMITTED,
    front,
    is_late,
    late_lead,
    planned,
    prize,
    spare,
    swords,
)
from tatami.games.bushido.codes import (
    ATTACK,
    BONUS,
    CAMPAIGN,
    CLAIM,
    DISBAND,
    DONE,
    FROM,
    NUMBER,
    PLACE,
    TACTIC,
    TO,
    TOP,
)
from tatami.games.bushido.phases.combat import StackPart
from tatami.games.bushido.phases.mobilisation import SendTroops
from tatami.games.bushido.phases.preparation import DeployTroops, DisbandTroops
from tatami.games.bushido.phases.regrouping import RegroupTroops
from tatami.games.bushido.state import ELITE_STRENGTH, KATANA, LAST_MONTH, SAMURAI

# Set-up and troops


def rate_fortress(known: Knowledge, decision: Decision) -> list[float]:
    """In the middle of things, so that what is claimed later can be reached."""
    return [0.1 * len(known.neighbours(option - CLAIM)) for option in decision.options]


def rate_claim(known: Knowledge, decision: Decision) -> list[float]:
    """Next to own land."""
    ratings: list[float] = []
    for option in decision.options:
        beside = 0.0
        for other in known.neighbours(option - CLAIM):
            if known.owner[other] == known.me:
                beside += 1.0
        ratings.append(beside)
    return ratings


def rate_deploy(known: Knowledge, decision: Decision) -> list[float]:
    """Where a guard is missing, the dearest province first; then where there is something to take or to lose and few
    troops stand."""
    ratings: list[float] = []
    for option in decision.options:
        hex = option - PLACE
        missing = 10.0 + known.honour(hex) if spare(known, hex) < 0 else 0.0
        ratings.append(missing + front(known, hex) - 0.5 * known.strength(hex))
    return ratings


def rate_deploy_troops(known: Knowledge, decision: Decision) -> list[float]:
    """The guard that is missing, and no more; otherwise a few at a time, so that they spread."""
    frame = decision.frame
    assert isinstance(frame, DeployTroops), "troops go to a province"
    missing = -spare(known, frame.hex)
    return near(decision.options, missing if missing > 0 else 3)


def rate_disband(known: Knowledge, decision: Decision) -> list[float]:
    """Where most troops can be spared."""
    ratings: list[float] = []
    for option in decision.options:
        hex = option - DISBAND
        ratings.append(spare(known, hex) - 0.2 * front(known, hex))
    return ratings


def rate_disband_troops(known: Knowledge, decision: Decision) -> list[float]:
    """A few at a time, so that no province is stripped; none of those that keep Ronin down, if it can be helped."""
    frame = decision.frame
    assert isinstance(frame, DisbandTroops), "troops leave a province"
    return near(decision.options, min(3, max(1, spare(known, frame.hex))))


def rate_elite(known: Knowledge, decision: Decision) -> list[float]:
    """The second attack is better; the elite is for those who are short of troops."""
    troops = 0
    for hex in known.own():
        troops += known.troops[hex]
    return [0.0 if option == DONE else 4.0 - 0.5 * troops for option in decision.options]


# Mobilisation


def rate_campaign(known: Knowledge, decision: Decision) -> list[float]:
    """A second attack when there is something to take."""
    plan = planned(known)
    worth = 0.0 if plan is None else plan.worth
    return [worth - 2.0 if option == CAMPAIGN else 0.0 for option in decision.options]


def rate_regroup(known: Knowledge, decision: Decision) -> list[float]:
    """Bring what can be spared to where the attack starts."""
    plan = planned(known)
    if plan is None:
        return [0.0 if option == DONE else -1.0 for option in decision.options]
    linked = known.linked(plan.source)
    ratings: list[float] = []
    for option in decision.options:
        hex = option - FROM
        if option == DONE:
            ratings.append(0.0)
        elif hex == plan.source or hex not in linked:
            ratings.append(-1.0)
        else:
            ratings.append(0.2 * (spare(known, hex) - 1))
    return ratings


def rate_regroup_to(known: Knowledge, decision: Decision) -> list[float]:
    """To where the attack starts."""
    plan = planned(known)
    return [1.0 if plan is not None and option - TO == plan.source else 0.0 for option in decision.options]


def rate_regroup_troops(known: Knowledge, decision: Decision) -> list[float]:
    """As many as can be spared where they come from."""
    frame = decision.frame
    assert isinstance(frame, RegroupTroops), "troops come from a province"
    return up_to(decision.options, spare(known, frame.source) - ELITE_STRENGTH * frame.elite)


def rate_send_troops(known: Knowledge, decision: Decision) -> list[float]:
    """As many as can be spared where they come from; some may be on their way already."""
    frame = decision.frame
    assert isinstance(frame, SendTroops), "troops come from a province"
    return up_to(decision.options, spare(known, frame.source) - ELITE_STRENGTH * frame.elite - frame.troops)


def rate_target(known: Knowledge, decision: Decision) -> list[float]:
    """The best prize within reach."""
    samurai = known.roles[SAMURAI]
    ratings: list[float] = []
    for option in decision.options:
        if option == DONE:
            ratings.append(0.3 if late_lead(known) >= 0 else 0.6)
            continue
        hex = option - ATTACK
        best = 0.0
        for source in known.neighbours(hex):
            if known.owner[source] == known.me:
                best = max(best, prize(known, source, hex, samurai))
        ratings.append(best)
    return ratings


def rate_source(known: Knowledge, decision: Decision) -> list[float]:
    """From where most can be sent."""
    return [float(spare(known, option - FROM)) for option in decision.options]


def rate_first(known: Knowledge, decision: Decision) -> list[float]:
    """Whatever stands first."""
    return [-float(place) for place in range(len(decision.options))]


def rate_most(known: Knowledge, decision: Decision) -> list[float]:
    """As many as there are."""
    return [float(option - NUMBER) for option in decision.options]


def rate_bonus(known: Knowledge, decision: Decision) -> list[float]:
    """A token for a good province, or before it is too late."""
    wanted = 1 if known.honour(known.target) >= 5 or is_late(known) else 0
    return [-float(abs(option - BONUS - wanted)) for option in decision.options]


# Combat


def wanted_tiles(known: Knowledge, kind: int) -> int:
    """How many katana tiles of a strength to stack: a share, more for a good province and late in the year."""
    held = known.katana_tiles()
    attacks = known.attacker == known.me
    other = known.defender if attacks else known.attacker
    share = 0.4 + 0.05 * known.honour(known.target) + (0.02 * known.bonus if attacks else 0.05)
    share = min(share, COMMITTED + swords(known, other) / max(1.0, swords(known, known.me)))
    if known.is_revolt:
        share = min(share, 0.5)
    if known.month >= LAST_MONTH:
        share = 1.0
    share = min(1.0, share)
    if any_wanted(held, share):
        return round(share * held[kind])
    return 1 if kind == weakest(held) else 0


def any_wanted(held: list[int], share: float) -> bool:
    """Is the share of anything a whole tile?"""
    return any(round(share * count) > 0 for count in held)


def weakest(held: list[int]) -> int:
    """The weakest katana tile there is; KATANA if there is none."""
    for kind in range(KATANA):
        if held[kind]:
            return kind
    return KATANA


def rate_stack_tens(known: Knowledge, decision: Decision) -> list[float]:
    frame = decision.frame
    assert isinstance(frame, StackPart), "a question about a stack"
    return near(decision.options, wanted_tiles(known, frame.kind) // 10)


def rate_stack(known: Knowledge, decision: Decision) -> list[float]:
    frame = decision.frame
    assert isinstance(frame, StackPart), "a question about a stack"
    return near(decision.options, wanted_tiles(known, frame.kind) % 10)


def rate_stack_top(known: Knowledge, decision: Decision) -> list[float]:
    """The weakest tile tells the least."""
    return [float(TOP - option) for option in decision.options]


def rate_tactic(known: Knowledge, decision: Decision) -> list[float]:
    """What does best against the discs that others choose."""
    return outlooks(known, [option - TACTIC for option in decision.options])


def rate_retreat(known: Knowledge, decision: Decision) -> list[float]:
    """To where troops are needed most."""
    ratings: list[float] = []
    for option in decision.options:
        hex = option - TO
        ratings.append(front(known, hex) - 0.3 * known.strength(hex))
    return ratings


# Numbers


def near(options: list[int], wanted: int) -> list[float]:
    """The nearer to what is wanted, the better."""
    return [-float(abs(option - NUMBER - wanted)) for option in options]


def up_to(options: list[int], most: int) -> list[float]:
    """The more the better, but no more than that."""
    return [
        float(option - NUMBER) if option - NUMBER <= most else float(most - option + NUMBER) for option in options
    ]
