"""Slots, constructors and clones are written from the fields, are never stale, and do what the fields say."""

from pathlib import Path
from random import Random

import pytest

from tatami.core.equality import differences
from tatami.games import MODULES, load
from tools import states

TOY = '''
class Rules:
    """The rules."""

    rounds: int
    deck: list[int]  # = [0] * rounds. The cards.

    # Written by tools/states.py:
    # End of what is written.


class Toy(State):
    """A table."""

    rules: Rules  # Shared. Never changes.
    roles: list[int]  # Given. Shared. Who plays whom.
    hands: list[list[int]]  # = [[] for _ in range(seats)]. The cards that each seat holds.
    known: list[int]  # Shared. It is only replaced.
    route: list[int]  # Shared while empty. The way that is left.
    pile: list[int]
    turn: int  # = NOBODY. Whose turn it is.
    is_late: bool

    # Written by tools/states.py:
    # End of what is written.

    def helper(self) -> int:
        return 1
'''
WRITTEN = '''
    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules, roles: list[int]) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.roles = roles
        self.hands = [[] for _ in range(seats)]
        self.known = []
        self.route = []
        self.pile = []
        self.turn = NOBODY
        self.is_late = False

    def clone(self) -> "Toy":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = Toy(self.seats, self.chance, rules=self.rules, roles=self.roles)
        copy.copy_table(self)
        copy.hands = [entry.copy() for entry in self.hands]
        copy.known = self.known
        if self.route:
            copy.route = self.route.copy()
        copy.pile = self.pile.copy()
        copy.turn = self.turn
        copy.is_late = self.is_late
        return copy

    # End of what is written.

    def helper(self) -> int:
'''


def test_nothing_that_is_written_from_fields_is_stale():
    assert [str(file) for file in states.modules() if states.renewed(file) != file.read_text("utf-8")] == []


def test_every_state_and_all_rules_of_a_game_are_written_from_their_fields():
    for name, module in MODULES.items():
        folder = states.GAMES.joinpath(*module.split(".")[2:])
        marked = [file for file in states.modules() if file.parent == folder]
        found = [each.base for file in marked for each, _, _ in states.classes(file.read_text("utf-8"))]
        assert "" in found and any(found), f"the rules or the state of {name} are written by hand"


def renewed(folder: Path, text: str) -> str:
    file = folder / "state.py"
    file.write_text(text, "utf-8")
    return states.renewed(file)


def test_slots_constructor_and_clone_follow_from_the_fields(tmp_path):
    text = renewed(tmp_path, TOY)
    assert WRITTEN in text
    assert '    __slots__ = ("hands", "is_late", "known", "pile", "roles", "route", "rules", "turn")\n' in text
    assert "    def __init__(self, *, rounds: int) -> None:\n" in text
    assert "        self.deck = [0] * rounds\n" in text
    assert renewed(tmp_path, text) == text


def test_a_new_field_makes_what_was_written_stale(tmp_path):
    text = renewed(tmp_path, TOY)
    more = text.replace("    pile: list[int]\n", "    pile: list[int]\n    spent: list[int]\n")
    assert renewed(tmp_path, more) != more
    assert "copy.spent = self.spent.copy()" in renewed(tmp_path, more)


def test_a_module_with_a_constant_for_lists_begins_with_it(tmp_path):
    text = renewed(tmp_path, "UNSET: Final[list[int]] = []\n" + TOY)
    assert "        self.pile = UNSET\n" in text and "        self.route = UNSET\n" in text


def test_a_mark_that_is_missing_is_one_sentence(tmp_path):
    with pytest.raises(states.Unclear, match=r"^Rules needs one first mark and one last\.$"):
        renewed(tmp_path, TOY.replace(states.END, "", 1))


@pytest.mark.parametrize("name", MODULES)
def test_a_clone_equals_its_table_and_shares_only_what_says_so(name: str):
    game, chance = load(name), Random(5)
    file = states.GAMES.joinpath(*MODULES[name].split(".")[2:], "state.py")
    texts = [place.read_text("utf-8") for place in (file, file.parent.parent / file.name) if place.is_file()]
    said = [field for text in texts for each, _, _ in states.classes(text) if each.base for field in each.fields]
    own = [field for field in said if not field.is_shared and field.kind.startswith("list[")]
    state = game.new(game.seats[-1], 3)
    for _ in range(60):
        if not state.asked:
            break
        decision = chance.choice(state.asked)
        game.apply(state, decision.seat, chance.choice(decision.options))
        copy = state.clone()
        assert differences(state, copy) == []
        assert {type(state), type(copy)} == {type(state)} and copy.seal is None and copy.news is None
        for field in own:
            held = getattr(state, field.name, None)
            if held is not None and (held or not field.is_shared_empty):
                assert held is not getattr(copy, field.name), f"{field.name} is shared"


def test_two_tables_differ_by_the_fields_that_differ():
    game = load("chohan")
    one = game.new(3, 1)
    other = one.clone()
    other.pot, other.tokens[1] = 1, 0
    assert differences(one, other) == ["pot", "tokens"]
