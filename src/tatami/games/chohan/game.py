"""Chō-han, wired together."""

from tatami.core.game import Game
from tatami.core.numbers import Numbers
from tatami.core.wiring import Mind, Texts, Wiring
from tatami.games.chohan import SEATS, Options, effects, frames, state, view, why
from tatami.games.chohan.bot import hints
from tatami.games.chohan.choices import CHOICES

GAME = Game(
    Wiring(
        name="chohan",
        version=1,
        package=__package__,
        seats=SEATS,
        options=Options,
        choices=CHOICES,
        view_type=view.View,
        read_content=Numbers(__package__),
        rules=state.rules,
        deal=frames.deal,
        view=view.view,
        referee=view.referee,
        imagine=view.imagine,
        outcome=effects.outcome,
        check=effects.check,
        why_not=why.why_not,
        mind=Mind(hints=hints.rate),
        texts=Texts(nouns={"side": state.SIDES, "reason": state.REASONS}),
    )
)
