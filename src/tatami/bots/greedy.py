# hot
"""The bot that looks one step ahead: what each option leads to in a few imagined worlds, before I choose again."""

from typing import Any, Final

from tatami.bots.search import mine
from tatami.core._types import i64
from tatami.core.chance import advance, seeded
from tatami.core.game import Game
from tatami.core.state import Decision, State, carry_out

WORLDS: Final = 12
ANSWERS: Final = 12  # So many of the others are played, until it is my turn to choose again.
LEANING: Final = 0.02  # The best hint counts for so much of a chance to win, beside what is foreseen.


class Greedy:
    """The option after which my chance to win looks best; the game's hints decide where that tells little."""

    def __init__(self, game: Game, seed: int | str, worlds: int = WORLDS) -> None:
        self.game = game
        self.policy: Any = game.mind.rollout
        self.win_chances: Any = game.mind.win_chances
        self.count = worlds
        self.chance: i64 = seeded(seed)

    def __call__(self, view: Any, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        hints = list(self.game.mind.hints(view, decision))
        worlds: list[State] = []
        for _ in range(self.count):
            self.chance = advance(self.chance)
            worlds.append(self.game.imagine(view, self.chance))
        spread = (max(hints) - min(hints)) or 1.0
        best = options[0]
        highest = -1e18
        for option, hint in zip(options, hints):
            worth = LEANING * hint / spread
            for world in worlds:
                worth += self.foreseen(world.clone(), decision.seat, option) / self.count
            if worth > highest:
                highest = worth
                best = option
        return best

    def foreseen(self, state: State, seat: int, choice: int) -> float:
        """My chance to win after the choice, when the others have answered it; 0 if the game cannot judge that."""
        carry_out(state, mine(state, seat), choice)
        answers = 0
        while state.asked and state.asked[0].seat != seat and answers < ANSWERS:
            decision = state.asked[0]
            ratings = list(self.policy(state, decision))
            carry_out(state, decision, decision.options[ratings.index(max(ratings))])
            answers += 1
        chances = list(self.win_chances(state))
        return chances[seat] if chances else 0.0
