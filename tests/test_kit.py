"""The kit with which games are tested: it says what is wrong, and no game needs much beside it."""

import ast
from pathlib import Path

import pytest

import tatami
from tatami.core.chance import advance, share
from tatami.exam.kit import counted, falling, kinds, modules_naming, put_by, rows, seated, shared_out, shown, without
from tatami.exam.usage import events_of, everything, use_everything
from tatami.games import MODULES, load
from tatami.games.chohan.tests.test_rules import Table, table

GAMES = Path(tatami.__file__).parent / "games"
MOST_HELPER_LINES = 79


FOLDERS = sorted(GAMES.rglob("tests"))
# Ninjato's raids and skills are laid in the files of their chapters, for the files of other chapters too.
MORE_SHARED = {"ninjato": 20}
MOST_COPIED_LINES = 2  # So small a function may stand in two games.


def defined(file: Path) -> list[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes of a file that are no tests."""
    tree = ast.parse(file.read_text("utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    return [node for node in found if not node.name.startswith(("test_", "Test"))]


def lines_of(node: ast.FunctionDef | ast.ClassDef) -> int:
    first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
    return (node.end_lineno or first) - first + 1


def borrowed(folder: Path) -> set[tuple[str, str]]:
    """What the tests of a game take from its test files, by file and name."""
    nodes = [node for file in folder.rglob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom) and ".tests.test_" in (node.module or "")]
    return {(f"{node.module}".rpartition(".")[2], alias.name) for node in imports for alias in node.names}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_what_is_no_test_is_short(folder):
    """Tables are laid out by the kit; what several games need belongs there. What a test file keeps for itself, such
    as the position of its chapter or the faults that it plants, is read with its tests: it counts for that file."""
    shared, own, taken = {}, {}, borrowed(folder)
    for file in folder.rglob("*.py"):
        if not file.name.startswith("test_"):
            shared[file.name] = len(file.read_text("utf-8").splitlines())
        for node in defined(file) if file.name.startswith("test_") else ():
            counted = shared if (file.stem, node.name) in taken else own
            counted[file.name] = counted.get(file.name, 0) + lines_of(node)
    assert sum(shared.values()) <= MOST_HELPER_LINES + MORE_SHARED.get(folder.parent.name, 0), shared
    assert all(lines <= MOST_HELPER_LINES for lines in own.values()), own


def test_no_game_repeats_what_the_tests_of_another_have():
    """The games of a family may share what lies in the family's folder."""
    found: dict[str, set[str]] = {}
    for folder in FOLDERS:
        family = folder.relative_to(GAMES).parts[0]
        for file in folder.rglob("*.py"):
            for node in defined(file):
                if isinstance(node, ast.FunctionDef) and lines_of(node) > MOST_COPIED_LINES:
                    body = node.body[1:] if ast.get_docstring(node) else node.body
                    text = "".join(ast.dump(line) for line in body)
                    found.setdefault(text, set()).add(f"{family}: {node.name}")
    copied = [names for names in found.values() if len({name.partition(":")[0] for name in names}) > 1]
    assert not copied


def test_every_game_has_tests_of_its_own():
    folders = {folder.parent for folder in GAMES.rglob("tests")}
    assert {GAMES.joinpath(*module.split(".")[2:]) for module in MODULES.values()} <= folders


# A conversation


def test_a_conversation_says_who_is_asked_and_what_may_be_said():
    t = table("10 10", dice="3 4")
    assert t.asked == "a: limit" and t.options == t.offered("a") == ["limit 1", "limit 2", "limit 3"]
    assert t.offered("b") == [] and t.named("limit") == ["1", "2", "3"]
    assert t.offers("a: limit 2") and not t.offers("b: limit 2")
    t.answer("b: limit", "limit 1")
    t.answer("a: limit", "limit 2")
    assert t.asked == "a: bet, b: bet" and t.limit == 2 and t.highest_stake("b") == 2 and t.advice in t.options
    assert t.is_possible("a: cho") and t.why_not("a: cho stake-3").code == "over-the-limit"
    t.say("a: bet cho 2", "b: bet han 1")
    assert t.tokens == "8 12" and t.told("falls", "first") == [3] and t.story[0] == "round"
    assert t.ended == "" and t.asked == "b: limit"


def test_a_conversation_that_goes_wrong_says_so():
    t = table("10 10")
    with pytest.raises(AssertionError, match="a: stake-1 is possible"):
        t.why_not("a: stake-1")
    with pytest.raises(AssertionError, match="the game goes on"):
        _ = t.outcome
    t.all_pass(until="b: limit")
    assert t.asked == "b: limit" and t.round == 2
    t.all_pass()
    assert t.asked == "over" and t.outcome.reason == "rounds"
    with pytest.raises(AttributeError):
        _ = t.katanas


def test_tables_that_are_laid_out_have_rules_of_their_own():
    first, second = Table.dealt(2), Table.dealt(2)
    first.rules.stake = 1
    assert second.rules.stake == Table.fresh(2).rules.stake == 3


# Things by name


def test_things_are_named_and_counted():
    names = ("parry", "bo", "bokken")
    assert kinds("bo parry*2", names) == [1, 0, 0] and counted("bo parry*2", names) == [2, 1, 0]
    assert shown([2, 1, 0], names) == "parry*2 bo" and rows("kai c 3, hida a 1,") == [
        ["kai", "c", "3"],
        ["hida", "a", "1"],
    ]
    assert without([1, 2, 2, 3], [2], [3]) == [1, 2]
    with pytest.raises(AssertionError, match="no 5 left"):
        without([1], [5])
    assert put_by([3, 1], [1, 2]) == ([2, 0], [3, 2]) and put_by([3, 1], [1, 2], [0, 0]) == ([0, 0], [1, 2])


def test_a_thing_is_found_in_every_module_that_names_it():
    assert modules_naming(load("chohan"), "cho") == {"state.py"} and modules_naming(load("chohan"), "katana") == set()


def test_what_is_not_said_of_a_seat_is_usual():
    assert shared_out([None, "ninja-3", None], ["shogun", "ninja-1", "ninja-2"]) == ["shogun", "ninja-3", "ninja-2"]
    assert seated({"b": "x"}, 3, lambda note="-": [note]) == [["-"], ["x"], ["-"]]
    with pytest.raises(AssertionError, match="nobody sits at d"):
        seated({"d": "x"}, 3, list)


def test_dice_fall_as_wanted():
    chance = falling(6, 1, 3)
    assert [share(chance, 6), share(advance(chance), 6), share(advance(advance(chance)), 6)] == [5, 0, 2]


# Everything is used


def test_what_is_never_used_is_named():
    game = load("chohan")
    use_everything(game, 3)
    with pytest.raises(AssertionError, match="never used in 5 games with 3 seats: a wonder"):
        use_everything(game, 3, more=["a wonder"], most=5)
    assert {"choice: bet han 3", "prompt: limit", "event: stays", "end: alone"} <= everything(game, 3)
    assert "bets" in events_of("chohan") and "bets-known" not in events_of("chohan")
