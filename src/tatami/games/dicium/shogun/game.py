"""Dicium: the contract, filled in by the modules beside this one."""

from collections.abc import Mapping, Sequence

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.luck import Luck
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Decision
from tatami.games.dicium import mats
from tatami.games.dicium.choices import BONUSES, COMBINATIONS
from tatami.games.dicium.dice import COLOURS, FACES
from tatami.games.dicium.frames import is_beginning
from tatami.games.dicium.shogun import SEATS, Options, invariants, prompts, scoring, setup, why
from tatami.games.dicium.shogun import content as printed
from tatami.games.dicium.shogun import view as views
from tatami.games.dicium.shogun.bot import hints as ratings
from tatami.games.dicium.shogun.bot import rollout as instincts
from tatami.games.dicium.shogun.bot import win_chances as promises
from tatami.games.dicium.shogun.choices import CHOICES
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.state import DEEDS, ENDLESS, MATS, PAWNS, REASONS, SIDES, TILES, Rules, Shogun


class ShogunGame(Game):
    """The contract, filled in by the modules beside this one."""

    def __init__(self) -> None:
        super().__init__("dicium.shogun", 2, SEATS, Options, CHOICES, views.View)

    def read_content(self, pack: Mapping[str, object] | None) -> printed.Content:
        return printed.read(pack)

    def deal(self, seats: int, chance: int, seal: Luck | None, options: Options, content: printed.Content) -> Shogun:
        return setup.deal(
            seats, chance, seal, rules(options, content), ("first", "second", "drawn").index(options.ninjas)
        )

    def look(self, state: Shogun, seat: int | None) -> views.View:
        return views.view(state, seat)

    def referee(self, state: Shogun) -> views.Referee:
        return views.referee(state)

    def imagine(self, view: views.View, seed: int) -> Shogun:
        return views.imagine(view, seed)

    def outcome(self, state: Shogun) -> Outcome | None:
        return scoring.outcome(state)

    def check(self, state: Shogun) -> None:
        invariants.check(state)

    def explain(self, state: Shogun, seat: int, id: str) -> WhyNot | None:
        return why.why_not(state, seat, id)

    def nouns(self) -> dict[str, tuple[str, ...]]:
        return {
            "pawn": PAWNS,
            "square": SQUARES,
            "mat": MATS,
            "tile": TILES[1:],
            "deed": DEEDS,
            "side": SIDES,
            "face": FACES,
            "bonus": BONUSES,
            "combination": (*COMBINATIONS, *COLOURS),
            "reason": REASONS,
        }

    def prompt_facts(self, state: Shogun, decision: Decision) -> dict[str, Fact]:
        return prompts.facts(state, decision)

    def hints(self, view: views.View, decision: Decision) -> Sequence[float]:
        return ratings.rate(view, decision)

    # A search asks these at every step: here no call of Python stands in between.
    instinct = staticmethod(instincts.rate)
    promise = staticmethod(promises.promise)
    is_calm = staticmethod(is_beginning)

    def luck_shown(self, state: Shogun) -> int:
        return state.dice << 3 | state.combat


def rules(options: Options, content: printed.Content) -> Rules:
    """The options and values as the engine needs them."""
    for side, reading in (("ninja", options.ninja_table), ("samurai", options.samurai_table)):
        printed.check_reading(content, side, reading)
    help_for_beginners = 1 if options.beginner else 0
    return Rules(
        printed.palace(content.palace.plan),
        [mats.mat(content.mats[colour]) for colour in MATS],
        [
            printed.deeds(content, "ninja", options.ninja_table),
            printed.deeds(content, "samurai", options.samurai_table),
        ],
        content.pieces["alerts"].value + help_for_beginners,
        content.pieces["braziers"].value + help_for_beginners,
        content.pieces["torii"].value,
        content.pieces["garrisons"].value,
        ENDLESS if options.night == "endless" else content.pieces[f"{options.night}_night"].value,
        options.escape == "arrives",
        printed.sources(content, options.ninja_table, options.samurai_table),
    )


GAME = ShogunGame()
