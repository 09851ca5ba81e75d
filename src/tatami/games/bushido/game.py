"""Bushido: the contract, filled in by the modules beside this one."""

from collections.abc import Mapping, Sequence

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.luck import Luck
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Decision
from tatami.games.bushido import SEATS, Options, imagine, invariants, scoring, setup, why
from tatami.games.bushido import content as printed
from tatami.games.bushido import prompts as questions
from tatami.games.bushido import view as views
from tatami.games.bushido.bot import hints as ratings
from tatami.games.bushido.bot import rollout as instincts
from tatami.games.bushido.bot import win_chances as promises
from tatami.games.bushido.choices import CHOICES
from tatami.games.bushido.state import (
    DISCS,
    LANDS,
    PHASES,
    PROVINCES,
    REASONS,
    ROLES,
    TILES,
    Bushido,
    Rules,
)


class BushidoGame(Game):
    """The contract, filled in by the modules beside this one."""

    def __init__(self) -> None:
        super().__init__("bushido", 3, SEATS, Options, CHOICES, views.View)

    def read_content(self, pack: Mapping[str, object] | None) -> printed.Content:
        return printed.read(pack)

    def deal(self, seats: int, chance: int, seal: Luck | None, options: Options, content: printed.Content) -> Bushido:
        return setup.deal(seats, chance, seal, rules(seats, options, content))

    def look(self, state: Bushido, seat: int | None) -> views.View:
        return views.view(state, seat)

    def referee(self, state: Bushido) -> views.Referee:
        return views.referee(state)

    def imagine(self, view: views.View, seed: int) -> Bushido:
        return imagine.imagine(view, seed)

    def outcome(self, state: Bushido) -> Outcome | None:
        return scoring.outcome(state)

    def check(self, state: Bushido) -> None:
        invariants.check(state)

    def explain(self, state: Bushido, seat: int, id: str) -> WhyNot | None:
        return why.why_not(state, seat, id)

    def nouns(self) -> dict[str, tuple[str, ...]]:
        return {
            "province": PROVINCES,
            "land": LANDS,
            "tile": TILES,
            "disc": DISCS,
            "role": ROLES,
            "phase": PHASES,
            "reason": REASONS,
        }

    def prompt_facts(self, state: Bushido, decision: Decision) -> dict[str, Fact]:
        return questions.facts(state, decision)

    def hints(self, view: views.View, decision: Decision) -> Sequence[float]:
        return ratings.rate(view, decision)

    # A search asks these at every step: here no call of Python stands in between.
    instinct = staticmethod(instincts.rate)
    promise = staticmethod(promises.promise)
    is_calm = staticmethod(promises.is_calm)
    others_see = staticmethod(instincts.others_see)


def rules(seats: int, options: Options, content: printed.Content) -> Rules:
    """The options and values as the engine needs them."""
    if options.landscape == "suggested":
        lands = [content.mixes[str(seats)].get(land, 0) for land in LANDS]
    else:
        lands = [content.lands[land].copies for land in LANDS]
    is_publishers = options.katana_table == "publisher"
    katana = [content.publisher[land] if is_publishers else content.lands[land].katana for land in LANDS]
    return Rules(
        options.campaign != "off",
        options.campaign == "both",
        options.provinces == "dealt",
        options.stall_guard,
        options.sacrificed == "removed",
        [content.lands[land].honour for land in LANDS],
        [content.lands[land].koku for land in LANDS],
        katana,
        lands,
        [content.tiles[tile].copies for tile in TILES],
        [content.discs[disc].copies for disc in DISCS],
        printed.sources(content, is_publishers),
    )


GAME = BushidoGame()
