"""Katana, wired together."""

from tatami.core.game import Game
from tatami.core.wiring import Mind, Suspicions, Texts, Wiring
from tatami.games.katana import SEATS, Options, content, imagine, invariants, observation, scoring, setup, view, why
from tatami.games.katana.bot import beliefs, hints, rollout, win_chances
from tatami.games.katana.choices import CHOICES
from tatami.games.katana.state import CARDS, CHARACTERS, REASONS, ROLES, TEAMS

GAME = Game(
    Wiring(
        name="katana",
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
        observation=observation.OBSERVATION,
        mind=Mind(
            hints=hints.rate,
            rollout=rollout.rate,
            win_chances=win_chances.win_chances,
            search={"halves": True, "cut": 40, "slips": 0.0, "caution": 2.0},
            looks=5,
        ),
        texts=Texts(nouns={"card": CARDS, "character": CHARACTERS, "role": ROLES, "team": TEAMS, "reason": REASONS}),
        beliefs=Suspicions(
            identities=("team", TEAMS),
            of_identities=beliefs.teams,
            holdings=("card", beliefs.HOLDINGS),
            of_holdings=beliefs.holdings,
        ),
    )
)
