"""Every example and every ruling that the family rests on is named by a test of it, as X8, A2, B1 or E5.

X are the examples of the rulebook, A the rulings on dice, B those on Crazy Cup, E those on Shogun. X13 to X21 are
examples of the other games of the box, and A1 rules on nothing that can be broken.
"""

import ast
import re
from importlib.resources import files

FOLDERS = ("tatami.games.dicium.tests", "tatami.games.dicium.crazy_cup.tests", "tatami.games.dicium.shogun.tests")
NAMED = re.compile(r"(?<![A-Za-z0-9])[xX]\d+(?![0-9])|\b[ABE]\d+\b")


def named() -> set[str]:
    """The names in the tests: in what they are called and in their sources."""
    found: set[str] = set()
    for folder in FOLDERS:
        for file in files(folder).iterdir():
            if not file.name.startswith("test_") or file.name == "test_readings.py":
                continue
            source = file.read_text("utf-8")
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    text = ast.get_source_segment(source, node) or ""
                    found |= {name.upper() for name in NAMED.findall(text.replace("_", " "))}
    return found


def test_every_example_and_every_ruling_has_a_test():
    examples = {f"X{number}" for number in (*range(1, 13), 22, 23)}
    rulings = {f"A{number}" for number in range(2, 14)}
    rulings |= {f"B{number}" for number in range(1, 13)} | {f"E{number}" for number in range(1, 12)}
    assert sorted((examples | rulings) - named()) == []
