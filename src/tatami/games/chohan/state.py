"""The nouns of Chō-han: sides, tokens and bets, and the table they lie on."""

from collections.abc import Mapping
from typing import Final

from tatami.core.luck import Luck
from tatami.core.state import State
from tatami.games.chohan import Options

SIDES: Final = ("cho", "han")  # Even and odd: the place of a side is its total modulo two.
LARGEST_STAKE: Final = 3
NOTHING: Final = 0  # No limit is named yet, or no bet laid down.

# Why a game ended.
REASONS: Final = ("rounds", "alone")
ALL_ROUNDS: Final = 0
ALONE: Final = 1


class Rules:
    """The table options and the values in play. Never changes; clones share it."""

    tokens: int  # Each player begins with so many.
    stake: int  # A dealer may name no higher limit.
    rounds: int  # After so many the game ends.

    # Written by tools/states.py:
    __slots__ = ("rounds", "stake", "tokens")

    def __init__(self, *, tokens: int, stake: int, rounds: int) -> None:
        self.tokens = tokens
        self.stake = stake
        self.rounds = rounds

    # End of what is written.


def rules(seats: int, options: Options, values: Mapping[str, int]) -> Rules:
    """The options and values as the engine needs them. (R1.3)"""
    return Rules(tokens=values["tokens"], stake=values["stake"], rounds=options.rounds)


class Chohan(State):
    """A table of Chō-han. The bets of a round are picks, which core keeps and hides."""

    rules: Rules  # Shared.
    tokens: list[int]  # = [rules.tokens] * seats. Each seat has so many.
    dice: list[int]  # They lie as they fell last.
    shown: list[int]  # = [NOTHING] * seats. Each seat's bet that was shown last is kept as a choice.
    pot: int  # Nobody has won so many tokens yet.
    round: int  # The first has the number 1.
    dealer: int  # This seat names the limit of the round.
    limit: int  # = NOTHING. No more may be staked in this round.

    # Written by tools/states.py:
    __slots__ = ("dealer", "dice", "limit", "pot", "round", "rules", "shown", "tokens")

    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.tokens = [rules.tokens] * seats
        self.dice = []
        self.shown = [NOTHING] * seats
        self.pot = 0
        self.round = 0
        self.dealer = 0
        self.limit = NOTHING

    def clone(self) -> "Chohan":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = Chohan(self.seats, self.chance, rules=self.rules)
        copy.copy_table(self)
        copy.tokens = self.tokens.copy()
        copy.dice = self.dice.copy()
        copy.shown = self.shown.copy()
        copy.pot = self.pot
        copy.round = self.round
        copy.dealer = self.dealer
        copy.limit = self.limit
        return copy

    # End of what is written.

    def has_bet(self, seat: int) -> bool:
        """One bet a round, and it stands. (R3.5)"""
        return bool(self.picks) and self.picks[seat] != ()

    def highest_stake(self, seat: int) -> int:
        """The most that a seat may stake now. (R3.2)"""
        return min(self.limit, self.tokens[seat])

    def next_dealer(self) -> int:
        """The next seat clockwise that has tokens. (R3.4, R4.5)"""
        circle = [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]
        return next(seat for seat in circle if self.tokens[seat] > 0)

    def players_left(self) -> int:
        """How many have tokens."""
        return sum([1 for tokens in self.tokens if tokens > 0])
