"""Samourai katana, wired together."""

from tatami.core.game import Game
from tatami.core.wiring import Mind, Texts, Wiring
from tatami.games.samourai_katana import SEATS, Options, content, imagine, invariants, scoring, setup, view, why
from tatami.games.samourai_katana.bot import hints
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.state import REASONS, SIDES

GAME = Game(
    Wiring(
        name="samourai_katana",
        version=1,
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
        mind=Mind(hints=hints.rate),
        texts=Texts(nouns={"side": SIDES, "reason": REASONS}),
    )
)
