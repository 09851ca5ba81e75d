"""What the wirings of all games of the dice have in common: nouns of dice and mats, facts of combinations, and the
constants of a search."""

from tatami.core.events import Fact
from tatami.games.dicium.choices import BONUSES, COMBINATIONS
from tatami.games.dicium.dice import COLOURS, FACES
from tatami.games.dicium.view import deeds

NOUNS = {"face": FACES, "bonus": BONUSES, "combination": (*COMBINATIONS, *COLOURS)}
# Turns are long and dice fall in each: a search looks two of them ahead, in one tree for all.
SEARCH: dict[str, float | bool] = {
    "quiet_moments": 2, "exploration": 0.4, "doubt": 0.1, "slips": 0.0, "has_tree_a_seat": False,
}  # fmt: skip


def combination_facts(done: list[int], names: tuple[str, ...]) -> dict[str, dict[str, Fact]]:
    """What the texts of the combinations of values name: what each does, and how far."""
    return {f"choice-{each.piece}": {"does": each.deed, "count": each.count} for each in deeds(done, names)}
