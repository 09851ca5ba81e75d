"""Bushido, wired together."""

from tatami.core.game import Game
from tatami.core.wiring import Mind, Texts, Wiring
from tatami.games.bushido import SEATS, Options, content, imagine, invariants, observation, scoring, setup, view, why
from tatami.games.bushido.bot import hints, rollout, win_chances
from tatami.games.bushido.choices import CHOICES
from tatami.games.bushido.state import DISCS, LANDS, PHASES, PROVINCES, REASONS, ROLES, TILES

GAME = Game(
    Wiring(
        name="bushido",
        version=3,
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
            is_quiet=win_chances.is_quiet,
            search={"quiet_moments": 1, "exploration": 0.2, "doubt": 0.1, "slips": 0.0},
        ),
        texts=Texts(
            nouns={
                "province": PROVINCES,
                "land": LANDS,
                "tile": TILES,
                "disc": DISCS,
                "role": ROLES,
                "phase": PHASES,
                "reason": REASONS,
            }
        ),
    )
)
