"""Worlds of Samourai katana that fit a view. (R3.3)"""

from tatami.core.chance import seeded
from tatami.core.state import settle
from tatami.core.waiting import imagine_picks, restore
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.state import NOTHING, REASONS, Rules, SamouraiKatana
from tatami.games.samourai_katana.view import View


def imagine(seen: View, seed: int) -> SamouraiKatana:
    """A whole table that looks like this view; bets that the view hides are made up at random."""
    rules = Rules(tokens=seen.rules.tokens, stake=seen.rules.stake, rounds=seen.rules.rounds)
    state = SamouraiKatana(len(seen.seats), seeded(seed), rules=rules)
    state.round = seen.round
    state.dealer = seen.dealer
    state.limit = seen.limit or NOTHING
    state.pot = seen.pot
    state.dice = seen.dice[:]
    state.tokens = [player.tokens for player in seen.seats]
    restore(state, seen, __package__, REASONS)
    imagine_picks(state, seen, CHOICES)
    settle(state)
    return state
