"""A table laid out by hand, so that a rule's test reads like a conversation.

    t = table().hand("a", "5 3").house(1, "fan jade", sentry="guard-4")
    t.say("a: raid house-1 strength", "a: fight 5")

Seats are letters, in the order of the first round. All hands are empty at first.
"""

from typing import Any

from tatami.exam import kit
from tatami.games.ninjato.frames import Place, Turns
from tatami.games.ninjato.game import GAME
from tatami.games.ninjato.state import ALL_PLACES, AT_DOJO, PLAYING, SHURIKEN, Ninjato
from tatami.games.ninjato.tests.layout import Layout

__all__ = ["GAME", "Table", "fresh", "table"]


class Table(Layout, kit.Table[Ninjato]):
    """A position that is laid out, and the conversation at it."""

    game = GAME
    listens = True

    def late(self, round: int) -> "Table":
        """One shuriken of a round is left, of the last player, whose hand is full; the others lie at the Dojo."""
        state = self.state
        state.round = round
        turns = [seat for _ in range(SHURIKEN) for seat in state.order]
        state.placed = [seat * ALL_PLACES + AT_DOJO for seat in turns[:-1]]
        state.stack = [Turns(0), Place(turns[-1])]
        return self.hand(kit.LETTERS[turns[-1]], "1 1 2 2 3 4 5")

    def why(self, letter: str, pieces: str) -> str:
        """The clause and the code of a refusal; nothing if the pieces can be touched."""
        why = GAME.why_not(self.state, kit.seat_of(letter), pieces)
        return "" if why is None else f"{why.clause} {why.code}"

    def seen(self, letter: str | None = None) -> Any:
        """The view of a seat, or of a spectator."""
        return GAME.view(self.state, None if letter is None else kit.seat_of(letter))


fresh = Table.fresh


def table(seats: int = 2, content: kit.Given = None, **options: object) -> Table:
    """Round 1 begins, with empty hands, in the order of the seats."""
    state = Table.dealt(seats, options, content)
    state.order = list(range(seats))
    state.round = 1
    state.stage = PLAYING
    t = Table.laid(state, Turns(0), Place(0))
    for letter in kit.LETTERS[:seats]:
        t.hand(letter, "")
    return t
