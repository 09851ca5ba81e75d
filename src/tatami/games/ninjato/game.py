"""Ninjato, wired together."""

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.wiring import Mind, Texts, Wiring
from tatami.games.ninjato import SEATS, Options, content, imagine, invariants, observation, scoring, setup, view, why
from tatami.games.ninjato.bot import hints, rollout, win_chances
from tatami.games.ninjato.choices import CHOICES
from tatami.games.ninjato.pieces import (
    CARDS,
    CLANS,
    COPIES,
    ELITE,
    ELITE_SLAYER,
    ENVOYS,
    FAME,
    GUARDS,
    HOUSE_NAMES,
    KINDS,
    PLACES,
    REASONS,
    RUMOUR_KINDS,
    RUMOURS,
    SIDES,
    SKILLS,
    THREE_CLANS,
    TREASURES,
    WATCHMAN,
    WAYS,
)
from tatami.games.ninjato.state import Ninjato


def text_facts(state: Ninjato) -> dict[str, dict[str, Fact]]:
    """What the texts of cards and tiles name."""
    rules = state.rules
    facts: dict[str, dict[str, Fact]] = {}
    for skill, name in enumerate(SKILLS):
        way, cost = WAYS[rules.skill_ways[skill]], rules.skill_costs[skill]
        facts[f"skill-{name}"] = {"way": way, "cost": cost, "amount": rules.skill_amounts[skill]}
    for envoy, name in enumerate(ENVOYS):
        clan, age = CLANS[rules.envoy_clans[envoy]], rules.envoy_ages[envoy]
        facts[f"envoy-{name}"] = {"clan": clan, "age": age, "treasures": icons(rules.envoy_costs, envoy)}
    for rumour, name in enumerate(RUMOURS):
        facts[f"rumour-{name}"] = rumour_facts(state, rumour)
    for kind, name in enumerate(TREASURES):
        facts[f"treasure-{name}"] = {"count": rules.treasure_values[kind]}
    for kind, name in enumerate(GUARDS[ELITE:]):
        strength, stealth = rules.elite_values[kind * 2 : kind * 2 + 2]
        facts[f"guard-{name}"] = {"strength": strength, "stealth": stealth}
        if ELITE + kind < WATCHMAN:
            facts[f"guard-{name}"]["count"] = rules.elite_honour[kind]
    return facts


def rumour_facts(state: Ninjato, rumour: int) -> dict[str, Fact]:
    """What a rumour demands, what it counts and how much."""
    kind = rumour // COPIES
    facts: dict[str, Fact] = {"treasures": icons(state.rules.rumour_costs, rumour)}
    if kind >= THREE_CLANS:
        return facts | {"count": state.rules.set_honour}
    if kind < FAME:
        facts["clan"] = CLANS[kind]
    elif kind < ELITE_SLAYER:
        facts["way"] = WAYS[kind - FAME]
    return facts | dict(zip(("one", "two", "three"), state.rules.times[1:]))


def icons(costs: list[int], card: int) -> list[str]:
    """What a card demands, one name each."""
    first = card * KINDS
    return [name for kind, name in enumerate(TREASURES) for _ in range(costs[first + kind])]


GAME = Game(
    Wiring(
        name="ninjato",
        version=2,
        package=__package__,
        seats=SEATS,
        options=Options,
        choices=CHOICES,
        view_type=view.View,
        read_content=content.read,
        rules=content.rules,
        deal=setup.deal,
        view=view.view,
        referee=view.referee,
        imagine=imagine.imagine,
        outcome=scoring.outcome,
        check=invariants.check,
        why_not=why.why_not,
        observation=observation.OBSERVATION,
        mind=Mind(
            hints=hints.rate,
            rollout=rollout.rate,
            win_chances=win_chances.promise,
            is_quiet=win_chances.is_calm,
        ),
        texts=Texts(
            nouns={
                "card": CARDS,
                "treasure": TREASURES,
                "guard": GUARDS,
                "skill": SKILLS,
                "way": WAYS,
                "envoy": ENVOYS,
                "rumour": RUMOURS,
                "kind": RUMOUR_KINDS,
                "clan": CLANS,
                "side": SIDES,
                "house": HOUSE_NAMES,
                "place": PLACES,
                "reason": REASONS,
            },
            facts=text_facts,
        ),
    )
)
