"""Dicium: Donjon, wired together."""

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.wiring import Mind, Texts, Wiring
from tatami.games.dicium.donjon import (
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
from tatami.games.dicium.donjon.bot import hints, rollout, win_chances
from tatami.games.dicium.donjon.cards import CARDS, KINDS_OF_CARD
from tatami.games.dicium.donjon.choices import CHOICES
from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.frames import is_beginning
from tatami.games.dicium.donjon.state import DEEDS, HEROES, MONSTERS, REASONS, RELICS, TILES, TREASURES, Donjon
from tatami.games.dicium.frames import luck_shown
from tatami.games.dicium.wiring import NOUNS, SEARCH, combination_facts


def text_facts(state: Donjon) -> dict[str, dict[str, Fact]]:
    """What the texts of combinations and foes name."""
    rules = state.rules
    facts = combination_facts(rules.deeds, DEEDS)
    facts["tile-goblin"] = {"defence": rules.goblin_defence}
    for monster, defence in zip(MONSTERS, rules.defence):
        facts[f"monster-{monster}"] = {"defence": defence}
        facts[f"tile-{monster}"] = {"defence": defence}
    return facts


GAME = Game(
    Wiring(
        name="dicium.donjon",
        version=1,
        package=__package__,
        seats=SEATS,
        cooperative=SEATS,
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
            search=SEARCH,
        ),
        texts=Texts(
            nouns={
                "hero": HEROES,
                "monster": MONSTERS,
                "tile": TILES[1:],
                "treasure": TREASURES,
                "relic": RELICS,
                "card": CARDS,
                "kind": KINDS_OF_CARD,
                "square": SQUARES,
                "deed": DEEDS,
                **NOUNS,
                "reason": REASONS,
            },
            facts=text_facts,
        ),
    )
)
