"""Chō-han: the contract, filled in by the modules beside this one."""

from collections.abc import Mapping, Sequence

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.luck import Luck
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Decision
from tatami.games.chohan import SEATS, Options, invariants, scoring, setup, why
from tatami.games.chohan import content as values
from tatami.games.chohan import view as views
from tatami.games.chohan.bot import hints as ratings
from tatami.games.chohan.choices import CHOICES
from tatami.games.chohan.state import REASONS, SIDES, Chohan, Rules


class ChohanGame(Game):
    """The contract, filled in by the modules beside this one."""

    def __init__(self) -> None:
        super().__init__("chohan", 1, SEATS, Options, CHOICES, views.View)

    def read_content(self, pack: Mapping[str, object] | None) -> values.Content:
        return values.read(pack)

    def deal(self, seats: int, chance: int, seal: Luck | None, options: Options, content: values.Content) -> Chohan:
        rules = Rules(content.values["tokens"].value, content.values["stake"].value, options.rounds)
        return setup.deal(seats, chance, seal, rules)

    def look(self, state: Chohan, seat: int | None) -> views.View:
        return views.view(state, seat)

    def referee(self, state: Chohan) -> views.Referee:
        return views.referee(state)

    def imagine(self, view: views.View, seed: int) -> Chohan:
        return views.imagine(view, seed)

    def outcome(self, state: Chohan) -> Outcome | None:
        return scoring.outcome(state)

    def check(self, state: Chohan) -> None:
        invariants.check(state)

    def explain(self, state: Chohan, seat: int, id: str) -> WhyNot | None:
        return why.why_not(state, seat, id)

    def nouns(self) -> dict[str, tuple[str, ...]]:
        return {"side": SIDES, "reason": REASONS}

    def prompt_facts(self, state: Chohan, decision: Decision) -> dict[str, Fact]:
        most = state.rules.stake if decision.prompt == "limit" else state.highest_stake(decision.seat)
        return {"seat": decision.seat, "count": most}

    def hints(self, view: views.View, decision: Decision) -> Sequence[float]:
        return ratings.rate(view, decision)


GAME = ChohanGame()
