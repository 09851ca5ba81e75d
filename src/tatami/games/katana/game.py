"""Katana: the contract, filled in by the modules beside this one."""

from collections.abc import Mapping, Sequence
from functools import cache

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.core.luck import Luck
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Decision
from tatami.games.katana import SEATS, Options, imagine, invariants, scoring, setup, why
from tatami.games.katana import content as printed
from tatami.games.katana import view as views
from tatami.games.katana.bot import beliefs
from tatami.games.katana.bot import hints as ratings
from tatami.games.katana.bot import rollout as instincts
from tatami.games.katana.bot import win_chances as promises
from tatami.games.katana.choices import CHOICES
from tatami.games.katana.frames import BushidoTest, Cry, DiscardPhase, Parry, PlayPhase
from tatami.games.katana.state import CARDS, CHARACTERS, HAND_LIMIT, REASONS, ROLES, TEAMS, Katana, Rules


class KatanaGame(Game):
    """The contract, filled in by the modules beside this one."""

    def __init__(self) -> None:
        super().__init__("katana", 1, SEATS, Options, CHOICES, views.View)

    def read_content(self, pack: Mapping[str, object] | None) -> printed.Content:
        return printed.read(pack)

    def deal(self, seats: int, chance: int, seal: Luck | None, options: Options, content: printed.Content) -> Katana:
        rules = _shipped_rules(options) if content is printed.SHIPPED else _rules(options, content)
        return setup.deal(seats, chance, seal, rules)

    def look(self, state: Katana, seat: int | None) -> views.View:
        return views.view(state, seat)

    def referee(self, state: Katana) -> views.Referee:
        return views.referee(state)

    def imagine(self, view: views.View, seed: int) -> Katana:
        return imagine.imagine(view, seed)

    def outcome(self, state: Katana) -> Outcome | None:
        return scoring.outcome(state)

    def check(self, state: Katana) -> None:
        invariants.check(state)

    def explain(self, state: Katana, seat: int, id: str) -> WhyNot | None:
        return why.why_not(state, seat, id)

    def nouns(self) -> dict[str, tuple[str, ...]]:
        return {"card": CARDS, "character": CHARACTERS, "role": ROLES, "team": TEAMS, "reason": REASONS}

    def prompt_facts(self, state: Katana, decision: Decision) -> dict[str, Fact]:
        frame = decision.frame
        facts: dict[str, Fact] = {"seat": decision.seat}
        if isinstance(frame, Parry):
            facts |= {"attacker": frame.attacker, "card": CARDS[frame.weapon]}
            facts["count"] = state.weapon_damage(frame.attacker, frame.seat, frame.weapon)
        elif isinstance(frame, Cry):
            facts["attacker"] = frame.attacker
        elif isinstance(frame, BushidoTest):
            facts["count"] = 0 if state.is_lone_shogun(frame.seat) else 1  # what giving in costs (R11.5)
        elif isinstance(frame, DiscardPhase):
            facts["count"] = len(state.hands[frame.seat]) - HAND_LIMIT
        elif isinstance(frame, PlayPhase):
            facts["count"] = max(0, state.weapon_limit(frame.seat) - state.weapons_played)
        return facts

    def hints(self, view: views.View, decision: Decision) -> Sequence[float]:
        return ratings.rate(view, decision)

    # A search asks these at every step: here no call of Python stands in between.
    instinct = staticmethod(instincts.rate)
    promise = staticmethod(promises.promise)

    def secret_identities(self) -> tuple[str, Sequence[str]]:
        return "team", TEAMS

    def believe(self, view: views.View) -> list[list[float]]:
        return beliefs.teams(view)

    def secret_holdings(self) -> tuple[str, Sequence[str]]:
        return "card", beliefs.HOLDINGS

    def believe_holdings(self, view: views.View) -> list[list[float]]:
        return beliefs.holdings(view)


@cache
def _shipped_rules(options: Options) -> Rules:
    return _rules(options, printed.SHIPPED)


def _rules(options: Options, content: printed.Content) -> Rules:
    return Rules(
        options.exhaustion == "eager",
        options.geisha == "any",
        options.sword_first,
        options.negative_totals,
        [content.cards[card].copies for card in CARDS],
        [content.cards[card].precision for card in CARDS],
        [content.cards[card].damage for card in CARDS],
        [content.characters[character].life for character in CHARACTERS],
    )


GAME = KatanaGame()
