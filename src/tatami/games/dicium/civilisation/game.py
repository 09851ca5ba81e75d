"""Civilisation, wired together."""

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.wiring import Mind, Texts, Wiring
from tatami.games.dicium.civilisation import (
    SEATS,
    Options,
    content,
    imagine,
    invariants,
    observation,
    scoring,
    setup,
    view,
    why,
)
from tatami.games.dicium.civilisation.archipelago import REGIONS, SQUARES
from tatami.games.dicium.civilisation.bot import hints, rollout, win_chances
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import CHOICES, COMMON, HEROES, SECRETS
from tatami.games.dicium.civilisation.state import DEEDS, MEASURES, MONSTERS, REASONS, SOURCES, TILES, Civilisation
from tatami.games.dicium.dice import COLOURS
from tatami.games.dicium.frames import is_beginning, luck_shown
from tatami.games.dicium.wiring import NOUNS, combination_facts


def text_facts(state: Civilisation) -> dict[str, dict[str, Fact]]:
    """What the texts of combinations, philosophers, monsters and objectives name."""
    rules = state.rules
    facts = combination_facts(rules.deeds, DEEDS)
    for card, number in zip(PHILOSOPHERS, rules.numbers, strict=True):
        facts[f"card-{card}"] = {"count": number}
    for monster, defence in zip(MONSTERS, rules.defences, strict=True):
        facts[f"monster-{monster}"] = {"defence": defence}
    for kind, names, needs, points in (
        ("objective", COMMON, rules.common_needs, rules.common_points),
        ("secret", SECRETS, rules.secret_needs, rules.secret_points),
    ):
        for name, row, worth in zip(names, needs, points, strict=True):
            asked = [MEASURES[what] for what, many in row for _ in range(many)]
            facts[f"{kind}-{name}"] = {"points": worth, "measures": [*asked]}
    return facts


GAME = Game(
    Wiring(
        name="dicium.civilisation",
        version=2,
        package=__package__,
        seats=SEATS,
        cooperative=(1,),
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
            hints=hints.hints,
            rollout=rollout.rollout,
            win_chances=win_chances.win_chances,
            is_quiet=is_beginning,
            luck_shown=luck_shown,
        ),
        texts=Texts(
            nouns={
                "card": PHILOSOPHERS,
                "objective": COMMON,
                "measure": MEASURES,
                "secret": SECRETS,
                "hero": HEROES,
                "mat": COLOURS,
                "tile": TILES,
                "monster": MONSTERS,
                "region": REGIONS,
                "square": SQUARES,
                "source": SOURCES,
                "deed": DEEDS,
                **NOUNS,
                "rank": scoring.RANKS,
                "reason": REASONS,
            },
            facts=text_facts,
        ),
    )
)
