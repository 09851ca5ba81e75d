"""What a seat may believe of the teams and the hands of all seats, read off its view. (R14)"""

from typing import Final

from tatami.games.katana.beliefs.roles import believe, frozen
from tatami.games.katana.bot.knowledge import from_view
from tatami.games.katana.state import CARDS, NINJA, PARRY, ROLES, SHOGUN, TEAM_OF_ROLE, TEAMS
from tatami.games.katana.view import KIND, View

HOLDINGS: Final = (CARDS[PARRY],)  # Everybody who strikes would like to know of these.


def teams(view: View) -> list[list[float]]:
    """For each seat the chance of each team; what is known is certain."""
    known = [None if player.role is None else ROLES.index(player.role) for player in view.seats]
    chances = [[0.0] * len(TEAMS) for _ in known]
    if view.seat is None or None not in known:
        for row, role in zip(chances, known):
            if role is not None:
                row[TEAM_OF_ROLE[role]] = 1.0
        return chances
    mine = known[view.seat]
    assert mine is not None, "a seat knows its own role"
    shogun = known.index(SHOGUN)
    for chance, world in believe(
        len(known), view.seat, mine, shogun, frozen(view.memory.deeds), frozen(view.memory.spared)
    ):
        for row, role in zip(chances, world):
            row[TEAM_OF_ROLE[min(role, NINJA)]] += chance
    return [[round(min(1.0, chance), 3) for chance in row] for row in chances]


def holdings(view: View) -> list[list[float]]:
    """For each seat the chance that its hand has one of each of the `HOLDINGS`, as the hints reckon with it; a hand
    that is seen is certain."""
    known = from_view(view)
    return [
        [
            known.holds(player.seat, [KIND[card]]) if player.hand is None else float(card in player.hand)
            for card in HOLDINGS
        ]
        for player in view.seats
    ]
