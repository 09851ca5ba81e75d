"""Samouraï & Katana, wired together."""

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.wiring import Mind, Texts, Wiring
from tatami.games.samourai_katana import (
    SEATS,
    Options,
    content,
    imagine,
    invariants,
    observation,
    scoring,
    setup,
    view,
    view_parts,
    why,
)
from tatami.games.samourai_katana.bot import hints, rollout, win_chances
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.pieces import (
    CARDS,
    CLANS,
    PHASES,
    PROVINCES,
    RANKS,
    REASONS,
    SIDES,
    TERRAINS,
    TERRITORIES,
    TOWNS,
)
from tatami.games.samourai_katana.state import SamouraiKatana


def text_facts(state: SamouraiKatana) -> dict[str, dict[str, Fact]]:
    """What the texts of cards name."""
    rules = state.rules
    return {
        f"card-{name}": {
            "combat": rules.combat[card],
            "sabres": rules.sabres[card],
            "amount": rules.amounts[card],
            "cost": rules.costs[card],
            "limit": rules.limits[card],
        }
        for card, name in enumerate(CARDS)
    }


GAME = Game(
    Wiring(
        name="samourai_katana",
        version=1,
        package=__package__,
        seats=SEATS,
        options=Options,
        choices=CHOICES,
        view_type=view_parts.View,
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
            sense_after=800,
        ),
        texts=Texts(
            nouns={
                "card": CARDS,
                "territory": TERRITORIES,
                "origin": TERRITORIES,
                "province": PROVINCES,
                "town": tuple(name for name in TOWNS if name),
                "clan": CLANS,
                "phase": PHASES,
                "terrain": TERRAINS,
                "rank": RANKS,
                "side": SIDES,
                "reason": REASONS,
            },
            facts=text_facts,
        ),
    )
)
