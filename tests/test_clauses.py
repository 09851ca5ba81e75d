"""Every game's rules are clauses, and every clause is held to by a test that names it: `test_R6_3_…` for R6.3.
Rules code cites it where that code would change with it: `(R6.3)`, or `(R6.1-R6.3)`.

A clause marked (advice) cannot be broken by a program and needs no test.
"""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from tatami.games import MODULES
from tatami.text.clauses import clauses, rules_page

pytestmark = pytest.mark.parametrize("game", MODULES)

CITED = re.compile(r"\bR\d+(?:\.\d+)?\b(?!\.\d)")
RANGE = re.compile(r"\bR(\d+)\.(\d+)-R\1\.(\d+)\b")
NO_RULES = {"tests", "bot", "why.py", "invariants.py", "hidden.py"}  # files and folders of a game
IN_A_NAME = re.compile(r"R(\d+)_(\d+)(?=_|$)")
RULING = re.compile(r"(?:\bruling |_ruling_)(\d+)(?!\d)")
RULING_ROW = re.compile(r"^\| (\d+) \|(.*)\|$", re.MULTILINE)


def folder(game: str) -> Path:
    return Path(import_module(MODULES[game]).__path__[0])


def files_of(game: str) -> list[Path]:
    """The Python files of a game, and those that its family shares."""
    own = folder(game)
    is_of_a_family = (own.parent / "rules.en.md").exists()
    shared = [*own.parent.glob("*.py"), *(own.parent / "tests").glob("*.py")] if is_of_a_family else []
    return sorted([*shared, *own.rglob("*.py")])


def written_tests(game: str) -> Iterator[tuple[str, str]]:
    """Every test of a game: its name, and its source with comments."""
    for path in files_of(game):
        if not path.name.startswith("test_"):
            continue
        source = path.read_text("utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno])


def named(test: str) -> set[str]:
    """The clauses in the name of a test."""
    return {f"R{chapter}.{number}" for chapter, number in IN_A_NAME.findall(test)}


def code_of(game: str) -> dict[str, str]:
    """The sources of a game, by file name."""
    games = Path(import_module("tatami.games").__path__[0])
    return {str(path.relative_to(games)): path.read_text("utf-8") for path in files_of(game)}


def cited_by_rules(game: str) -> set[str]:
    """The clauses that rules cite: what plays, shows or scores a table, not what explains, checks or rates it."""
    found = set()
    for path in files_of(game):
        if not NO_RULES & {*path.relative_to(folder(game).parent).parts}:
            source = without_invariants(path.read_text("utf-8"))
            found |= set(CITED.findall(source))
            for chapter, first, last in RANGE.findall(source):
                found |= {f"R{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


def without_invariants(source: str) -> str:
    """A source without its function `check`, which a small game has among its verbs."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name == "check":
            lines[node.lineno - 1 : node.end_lineno] = [""] * (node.end_lineno - node.lineno + 1)
    return "\n".join(lines)


def known(game: str) -> set[str]:
    """Everything that may be cited: clauses and whole chapters."""
    found = set(clauses(game, "en"))
    return found | {clause.partition(".")[0] for clause in found}


def test_every_clause_has_a_test(game: str):
    tested = {clause for test, _ in written_tests(game) for clause in named(test)}
    untested = [
        clause.id for clause in clauses(game, "en").values() if not clause.is_advice and clause.id not in tested
    ]
    assert untested == [], f"no test of {game} names {', '.join(untested)}"


def test_every_clause_is_cited_by_the_rules_that_keep_it(game: str):
    cited = cited_by_rules(game)
    uncited = [
        clause.id for clause in clauses(game, "en").values() if not clause.is_advice and clause.id not in cited
    ]
    assert uncited == [], f"no rule of {game} cites {', '.join(uncited)}"


def test_every_test_names_clauses_that_exist(game: str):
    wrong = {test: sorted(named(test) - set(clauses(game, "en"))) for test, _ in written_tests(game)}
    assert {test: missing for test, missing in wrong.items() if missing} == {}


def test_the_clauses_are_numbered_without_gaps(game: str):
    numbers = [tuple(map(int, clause[1:].split("."))) for clause in clauses(game, "en")]
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1)), f"R{before} is followed by R{after}"


def test_both_languages_have_the_same_clauses(game: str):
    english, french = (
        [(clause.id, clause.is_advice, clause.ruling) for clause in clauses(game, lang).values()]
        for lang in ("en", "fr")
    )
    assert english == french


def test_both_languages_have_the_same_figures_in_their_tables(game: str):
    for clause in clauses(game, "en"):
        english, french = (
            [
                re.findall(r"\d+|×|–", row)
                for block in clauses(game, lang)[clause].more
                for row in block.splitlines()
                if row.startswith("|")
            ]
            for lang in ("en", "fr")
        )
        assert english == french, f"the tables below {clause} differ"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_refer_to_clauses_that_exist(game: str, lang: str):
    assert set(CITED.findall(rules_page(game, lang))) - known(game) == set()


def test_the_code_cites_clauses_that_exist(game: str):
    wrong = {name: sorted(set(CITED.findall(source)) - known(game)) for name, source in code_of(game).items()}
    assert {name: missing for name, missing in wrong.items() if missing} == {}


def test_answers_to_why_not_rest_on_clauses_that_exist_and_are_no_advice(game: str):
    """A clause that stands alone in a string is one that `WhyNot` names."""
    answers = {
        node.value
        for source in code_of(game).values()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CITED.fullmatch(node.value)
    }
    rest_on = clauses(game, "en")
    assert answers, f"{game} never says why not"
    assert [answer for answer in sorted(answers) if answer not in rest_on or rest_on[answer].is_advice] == []


def test_every_ruling_is_listed_with_the_clauses_that_rest_on_it(game: str):
    for lang in ("en", "fr"):
        rows = {int(number): set(CITED.findall(row)) for number, row in RULING_ROW.findall(rulings(game, lang))}
        assert sorted(rows) == list(range(1, len(rows) + 1)), "a ruling is missing"
        assert all(rows.values()), "a ruling is answered nowhere"
        for clause in clauses(game, lang).values():
            if clause.ruling is not None:
                assert clause.id in rows[clause.ruling], f"{clause.id} is not in the row of ruling {clause.ruling}"


def test_every_ruling_is_named_by_a_test(game: str):
    """The readings that we had to choose are found in the tests: "ruling 12", or `_ruling_12` in a name."""
    chosen = {int(number) for number, _ in RULING_ROW.findall(rulings(game, "en"))}
    shown = {int(number) for _, source in written_tests(game) for number in re.findall(RULING, source)}
    assert sorted(chosen - shown) == [] and sorted(shown - chosen) == []


def rulings(game: str, lang: str) -> str:
    """The last chapter of the rules."""
    return rules_page(game, lang).rpartition("\n## ")[2]
