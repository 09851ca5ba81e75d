"""Crazy Cup: the contract, filled in by the modules beside this one."""

from collections.abc import Mapping, Sequence
from functools import cache

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.luck import Luck
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Decision
from tatami.games.dicium import actions, mats
from tatami.games.dicium.choices import BONUSES, COMBINATIONS
from tatami.games.dicium.crazy_cup import SEATS, Options, invariants, scoring, setup, why
from tatami.games.dicium.crazy_cup import content as printed
from tatami.games.dicium.crazy_cup import view as views
from tatami.games.dicium.crazy_cup.bot import hints as ratings
from tatami.games.dicium.crazy_cup.bot import rollout as instincts
from tatami.games.dicium.crazy_cup.bot import win_chances as promises
from tatami.games.dicium.crazy_cup.cheating import Aim
from tatami.games.dicium.crazy_cup.choices import CARDS, CHOICES, SQUARES, TILES
from tatami.games.dicium.crazy_cup.driving import Answer, KeepTile, SpendTile, StealTile, Test
from tatami.games.dicium.crazy_cup.state import ACTION_NAMES, EFFECTS, NOBODY, REASONS, WITH_A_PAIR, CrazyCup, Rules
from tatami.games.dicium.dice import COLOURS, FACES
from tatami.games.dicium.frames import GainBonus, is_beginning

TEAM_PLAYERS = 4


class CrazyCupGame(Game):
    """The contract, filled in by the modules beside this one."""

    def __init__(self) -> None:
        super().__init__("dicium.crazy_cup", 3, SEATS, Options, CHOICES, views.View)

    def read_content(self, pack: Mapping[str, object] | None) -> printed.Content:
        return printed.read(pack)

    def deal(
        self, seats: int, chance: int, seal: Luck | None, options: Options, content: printed.Content
    ) -> CrazyCup:
        is_shipped = content is printed.SHIPPED
        chosen = (options.teams, options.young)
        return setup.deal(seats, chance, seal, _shipped_rules(*chosen) if is_shipped else _rules(*chosen, content))

    def options_for(self, seats: int) -> dict[str, tuple[object, ...]]:
        values = super().options_for(seats)
        return values if seats == TEAM_PLAYERS else {**values, "teams": (False,)}

    def look(self, state: CrazyCup, seat: int | None) -> views.View:
        return views.view(state, seat)

    def referee(self, state: CrazyCup) -> views.Referee:
        return views.referee(state)

    def imagine(self, view: views.View, seed: int) -> CrazyCup:
        return views.imagine(view, seed)

    def outcome(self, state: CrazyCup) -> Outcome | None:
        return scoring.outcome(state)

    def check(self, state: CrazyCup) -> None:
        invariants.check(state)

    def explain(self, state: CrazyCup, seat: int, id: str) -> WhyNot | None:
        return why.why_not(state, seat, id)

    def nouns(self) -> dict[str, tuple[str, ...]]:
        return {
            "card": CARDS,
            "tile": TILES,
            "deed": views.DEEDS,
            "face": FACES,
            "bonus": BONUSES,
            "combination": (*COMBINATIONS, *COLOURS),
            "square": SQUARES,
            "team": scoring.TEAMS,
            "reason": REASONS,
        }

    def text_facts(self, state: CrazyCup) -> dict[str, dict[str, Fact]]:
        rules = state.rules
        facts: dict[str, dict[str, Fact]] = {}
        for combination, action, squares in zip(COMBINATIONS, rules.actions, rules.amounts):
            facts[f"choice-{combination}"] = {"does": ACTION_NAMES[action], "count": squares}
        for card, squares, reach in zip(CARDS, rules.squares, rules.reach):
            if squares:
                facts[f"card-{card}"] = {"squares": squares, "reach": reach}
        for kind in WITH_A_PAIR:
            facts[f"card-{CARDS[kind]}"]["young"] = rules.young  # they pay no pair (R14.3)
        return facts

    def prompt_facts(self, state: CrazyCup, decision: Decision) -> dict[str, Fact]:
        frame = decision.frame
        facts: dict[str, Fact] = {"seat": decision.seat}
        if decision.prompt in ("reroll", "first-throw"):
            facts["count"] = state.throws
        elif decision.prompt == "act":
            facts["count"] = state.actions
        elif decision.prompt == "move":
            facts["count"] = state.left
        elif decision.prompt == "direction":
            facts |= {"teams": state.rules.teams, "drone": state.seats == 1}
        elif isinstance(frame, GainBonus):
            facts["level"] = frame.level
        elif isinstance(frame, Answer):
            is_drone = state.is_drone(frame.target)
            facts |= {"target": NOBODY if is_drone else frame.target, "drone": is_drone}
        elif isinstance(frame, SpendTile):
            facts["square"] = SQUARES[frame.square]
        elif isinstance(frame, StealTile):
            facts["victim"] = frame.victim
        elif isinstance(frame, KeepTile):
            facts |= {"victim": frame.victim, "tile": TILES[frame.tile]}
        elif isinstance(frame, Aim):
            facts["card"] = CARDS[frame.card]
        elif isinstance(frame, Test):
            facts |= {"count": frame.engaged, "effect": EFFECTS[frame.effect], "squares": frame.amount}
            facts |= {"by": frame.by, "own": frame.by == frame.seat}
        return facts

    def hints(self, view: views.View, decision: Decision) -> Sequence[float]:
        return ratings.rate(view, decision)

    # A search asks these at every step: here no call of Python stands in between.
    instinct = staticmethod(instincts.rate)
    promise = staticmethod(promises.promise)
    is_calm = staticmethod(is_beginning)

    def luck_shown(self, state: CrazyCup) -> int:
        return state.dice << 3 | state.combat


@cache
def _shipped_rules(teams: bool, young: bool) -> Rules:
    return _rules(teams, young, printed.SHIPPED)


def _rules(teams: bool, young: bool, content: printed.Content) -> Rules:
    rows = [actions.split(row.action) for row in printed.action_rows(content)]
    cards = [content.cards[card] for card in CARDS]
    return Rules(
        teams,
        young,
        printed.lay_out(content.track.drawing),
        [mats.mat(content.mats[colour]) for colour in COLOURS],
        [ACTION_NAMES.index(action) for action, _ in rows],
        [squares for _, squares in rows],
        [card.copies or 0 for card in cards],
        [card.squares or 0 for card in cards],
        [card.reach or 0 for card in cards],
        printed.sources(content),
    )


GAME = CrazyCupGame()
