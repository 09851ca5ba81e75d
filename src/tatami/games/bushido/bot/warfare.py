# hot
"""What each option gains in the field: land, troops, the march, the combat. Part of the strategy of Bushido.

A rating is what an option gains, counted in daimyo honour for oneself, or how near it comes to the wanted number.
"""

from tatami.core.state import Decision
from tatami.games.bushido.bot.knowledge import COMMITTED, Reading
from tatami.games.bushido.choices import (
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
from tatami.games.bushido.combat import StackPart
from tatami.games.bushido.mobilisation import SendTroops
from tatami.games.bushido.preparation import DeployTroops, DisbandTroops
from tatami.games.bushido.regrouping import RegroupTroops
from tatami.games.bushido.state import ELITE_STRENGTH, KATANA, LAST_MONTH, SAMURAI

# Set-up and troops


def rate_fortress(reading: Reading, decision: Decision) -> list[float]:
    """In the middle of things, so that what is claimed later can be reached."""
    return [0.1 * len(reading.neighbours(option - CLAIM)) for option in decision.options]


def rate_claim(reading: Reading, decision: Decision) -> list[float]:
    """Next to own land."""
    ratings: list[float] = []
    for option in decision.options:
        beside = 0.0
        for other in reading.neighbours(option - CLAIM):
            if reading.owner[other] == reading.me:
                beside += 1.0
        ratings.append(beside)
    return ratings


def rate_deploy(reading: Reading, decision: Decision) -> list[float]:
    """Where a guard is missing, the dearest province first; then where there is something to take or to lose and few
    troops stand."""
    ratings: list[float] = []
    for option in decision.options:
        hex = option - PLACE
        missing = 10.0 + reading.honour(hex) if reading.spare(hex) < 0 else 0.0
        ratings.append(missing + reading.front(hex) - 0.5 * reading.strength(hex))
    return ratings


def rate_deploy_troops(reading: Reading, decision: Decision) -> list[float]:
    """The guard that is missing, and no more; otherwise a few at a time, so that they spread."""
    frame = decision.frame
    assert isinstance(frame, DeployTroops), "troops go to a province"
    missing = -reading.spare(frame.hex)
    return near(decision.options, missing if missing > 0 else 3)


def rate_disband(reading: Reading, decision: Decision) -> list[float]:
    """Where most troops can be spared."""
    ratings: list[float] = []
    for option in decision.options:
        hex = option - DISBAND
        ratings.append(reading.spare(hex) - 0.2 * reading.front(hex))
    return ratings


def rate_disband_troops(reading: Reading, decision: Decision) -> list[float]:
    """A few at a time, so that no province is stripped; none of those that keep Ronin down, if it can be helped."""
    frame = decision.frame
    assert isinstance(frame, DisbandTroops), "troops leave a province"
    return near(decision.options, min(3, max(1, reading.spare(frame.hex))))


def rate_elite(reading: Reading, decision: Decision) -> list[float]:
    """The second attack is better; the elite is for those who are short of troops."""
    troops = 0
    for hex in reading.own():
        troops += reading.troops[hex]
    return [0.0 if option == DONE else 4.0 - 0.5 * troops for option in decision.options]


# Mobilisation


def rate_campaign(reading: Reading, decision: Decision) -> list[float]:
    """A second attack when there is something to take."""
    plan = reading.planned()
    worth = 0.0 if plan is None else plan.worth
    return [worth - 2.0 if option == CAMPAIGN else 0.0 for option in decision.options]


def rate_regroup(reading: Reading, decision: Decision) -> list[float]:
    """Bring what can be spared to where the attack starts."""
    plan = reading.planned()
    if plan is None:
        return [0.0 if option == DONE else -1.0 for option in decision.options]
    linked = reading.linked(plan.source)
    ratings: list[float] = []
    for option in decision.options:
        hex = option - FROM
        if option == DONE:
            ratings.append(0.0)
        elif hex == plan.source or hex not in linked:
            ratings.append(-1.0)
        else:
            ratings.append(0.2 * (reading.spare(hex) - 1))
    return ratings


def rate_regroup_to(reading: Reading, decision: Decision) -> list[float]:
    """To where the attack starts."""
    plan = reading.planned()
    return [1.0 if plan is not None and option - TO == plan.source else 0.0 for option in decision.options]


def rate_regroup_troops(reading: Reading, decision: Decision) -> list[float]:
    """As many as can be spared where they come from."""
    frame = decision.frame
    assert isinstance(frame, RegroupTroops), "troops come from a province"
    return up_to(decision.options, reading.spare(frame.source) - ELITE_STRENGTH * frame.elite)


def rate_send_troops(reading: Reading, decision: Decision) -> list[float]:
    """As many as can be spared where they come from; some may be on their way already."""
    frame = decision.frame
    assert isinstance(frame, SendTroops), "troops come from a province"
    return up_to(decision.options, reading.spare(frame.source) - ELITE_STRENGTH * frame.elite - frame.troops)


def rate_target(reading: Reading, decision: Decision) -> list[float]:
    """The best prize within reach."""
    samurai = reading.roles[SAMURAI]
    ratings: list[float] = []
    for option in decision.options:
        if option == DONE:
            ratings.append(0.3 if reading.late_lead() >= 0 else 0.6)
            continue
        hex = option - ATTACK
        best = 0.0
        for source in reading.neighbours(hex):
            if reading.owner[source] == reading.me:
                best = max(best, reading.prize(source, hex, samurai))
        ratings.append(best)
    return ratings


def rate_source(reading: Reading, decision: Decision) -> list[float]:
    """From where most can be sent."""
    return [float(reading.spare(option - FROM)) for option in decision.options]


def rate_first(reading: Reading, decision: Decision) -> list[float]:
    """Whatever stands first."""
    return [-float(place) for place in range(len(decision.options))]


def rate_most(reading: Reading, decision: Decision) -> list[float]:
    """As many as there are."""
    return [float(option - NUMBER) for option in decision.options]


def rate_bonus(reading: Reading, decision: Decision) -> list[float]:
    """A token for a good province, or before it is too late."""
    wanted = 1 if reading.honour(reading.target) >= 5 or reading.is_late else 0
    return [-float(abs(option - BONUS - wanted)) for option in decision.options]


# Combat


def wanted_tiles(reading: Reading, kind: int) -> int:
    """How many katana tiles of a strength to stack: a share, more for a good province and late in the year."""
    held = reading.katana_tiles()
    attacks = reading.attacker == reading.me
    other = reading.defender if attacks else reading.attacker
    share = 0.4 + 0.05 * reading.honour(reading.target) + (0.02 * reading.bonus if attacks else 0.05)
    share = min(share, COMMITTED + reading.swords(other) / max(1.0, reading.swords(reading.me)))
    if reading.is_revolt:
        share = min(share, 0.5)
    if reading.month >= LAST_MONTH:
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


def rate_stack_tens(reading: Reading, decision: Decision) -> list[float]:
    frame = decision.frame
    assert isinstance(frame, StackPart), "a question about a stack"
    return near(decision.options, wanted_tiles(reading, frame.kind) // 10)


def rate_stack(reading: Reading, decision: Decision) -> list[float]:
    frame = decision.frame
    assert isinstance(frame, StackPart), "a question about a stack"
    return near(decision.options, wanted_tiles(reading, frame.kind) % 10)


def rate_stack_top(reading: Reading, decision: Decision) -> list[float]:
    """The weakest tile tells the least."""
    return [float(TOP - option) for option in decision.options]


def rate_tactic(reading: Reading, decision: Decision) -> list[float]:
    """What does best against the discs that others choose."""
    return reading.outlooks([option - TACTIC for option in decision.options])


def rate_retreat(reading: Reading, decision: Decision) -> list[float]:
    """To where troops are needed most."""
    ratings: list[float] = []
    for option in decision.options:
        hex = option - TO
        ratings.append(reading.front(hex) - 0.3 * reading.strength(hex))
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
