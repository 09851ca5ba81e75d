"""Dicium: Shogun, wired together."""

from tatami.core.game import Game
from tatami.core.wiring import Mind, Texts, Wiring
from tatami.games.dicium.frames import is_beginning, luck_shown
from tatami.games.dicium.shogun import (
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
from tatami.games.dicium.shogun.bot import hints, rollout, win_chances
from tatami.games.dicium.shogun.choices import CHOICES
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.state import DEEDS, MATS, PAWNS, REASONS, SIDES, TILES
from tatami.games.dicium.wiring import NOUNS, SEARCH

GAME = Game(
    Wiring(
        name="dicium.shogun",
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
            hints=hints.hints,
            rollout=rollout.rollout,
            win_chances=win_chances.win_chances,
            is_quiet=is_beginning,
            luck_shown=luck_shown,
            search=SEARCH,
        ),
        texts=Texts(
            nouns={
                "pawn": PAWNS,
                "square": SQUARES,
                "mat": MATS,
                "tile": TILES[1:],
                "deed": DEEDS,
                "side": SIDES,
                **NOUNS,
                "reason": REASONS,
            }
        ),
    )
)
