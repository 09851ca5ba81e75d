# hot
"""What the combat die may show, for bots. (R6)"""

from tatami.games.dicium.state import COMBAT_FACES


def chance_at_least(needed: int) -> float:
    """The chance that the combat die shows so much or more."""
    return min(1.0, max(0.0, (COMBAT_FACES + 1 - needed) / COMBAT_FACES))


def chance_to_beat(lead: int) -> float:
    """The chance that one die and so much more is at least another die."""
    won = 0
    for own in range(1, COMBAT_FACES + 1):
        won += min(COMBAT_FACES, max(0, own + lead))
    return won / (COMBAT_FACES * COMBAT_FACES)
