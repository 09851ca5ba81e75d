"""Crazy Cup, wired together."""

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.wiring import Mind, Texts, Wiring
from tatami.games.dicium.crazy_cup import (
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
from tatami.games.dicium.crazy_cup.bot import hints, rollout, win_chances
from tatami.games.dicium.crazy_cup.choices import CARDS, CHOICES, SQUARES, TILES
from tatami.games.dicium.crazy_cup.state import DEEDS, REASONS, WITH_A_PAIR, CrazyCup
from tatami.games.dicium.frames import is_beginning, luck_shown
from tatami.games.dicium.wiring import NOUNS, SEARCH, combination_facts

TEAM_PLAYERS = 4


def options_for(seats: int) -> dict[str, tuple[object, ...]]:
    """Teams are for four. (R14.1)"""
    return {} if seats == TEAM_PLAYERS else {"teams": (False,)}


def text_facts(state: CrazyCup) -> dict[str, dict[str, Fact]]:
    """What the texts of combinations and cards name."""
    rules = state.rules
    facts = combination_facts(rules.deeds, DEEDS)
    for card, squares, reach in zip(CARDS, rules.squares, rules.reach):
        if squares:
            facts[f"card-{card}"] = {"squares": squares, "reach": reach}
    for kind in WITH_A_PAIR:
        facts[f"card-{CARDS[kind]}"]["young"] = rules.young  # They pay no pair. (R15.3)
    return facts


GAME = Game(
    Wiring(
        name="dicium.crazy_cup",
        version=3,
        package=__package__,
        seats=SEATS,
        cooperative=(1,),
        options=Options,
        options_for=options_for,
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
            search=SEARCH,
        ),
        texts=Texts(
            nouns={
                "card": CARDS,
                "tile": TILES,
                "deed": DEEDS,
                **NOUNS,
                "square": SQUARES,
                "team": scoring.TEAMS,
                "reason": REASONS,
            },
            facts=text_facts,
        ),
    )
)
