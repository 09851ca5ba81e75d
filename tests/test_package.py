"""What tools/package.py notices; whether a package can be built and played is its own check."""

import re

import pytest

from tatami import game_names
from tatami.games import MODULES
from tools import package
from tools.environment import ROOT, Trouble

PROJECT = {
    "name": "toy",
    "version": "1.2",
    "description": "A toy.",
    "license": "MIT",
    "requires-python": ">=3.11",
    "dependencies": ["fluent.runtime>=0.4", "rich>=14", "uvloop>=0.21; sys_platform != 'win32'"],
    "scripts": {"toy": "toy.cli:main"},
    "license-files": ["LICENSE"],
}
METADATA = """\
Name: toy
Version: 1.2
Summary: A toy.
License-Expression: MIT
Requires-Python: >=3.11
Requires-Dist: fluent-runtime>=0.4
Requires-Dist: rich>=14
Requires-Dist: uvloop>=0.21; sys_platform != 'win32'
Requires-Dist: matplotlib; extra == 'plots'
"""


def test_a_wheel_holds_the_sources_and_the_client_but_no_tests_and_nothing_compiled(tmp_path):
    for name in (
        *("src/README", "src/tatami/py.typed", "src/tatami/text/en.ftl", "src/tatami/core/state.py"),
        *("src/tatami/core/state.cpython-311.so", "src/tatami/core/__pycache__/state.pyc"),
        *("src/tatami/games/katana/tests/test_rules.py", "dist/index.html", "dist/assets/a.js"),
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    wanted = package.expected(tmp_path / "src", tmp_path / "dist")
    assert wanted == {
        *("tatami/py.typed", "tatami/text/en.ftl", "tatami/core/state.py"),
        *("tatami/server/static/index.html", "tatami/server/static/assets/a.js"),
    }
    package.check_files([*wanted, "toy-1.2.dist-info/RECORD"], wanted)
    with pytest.raises(Trouble, match=r"lacks tatami/py.typed \(1 of 5 files are missing\)"):
        package.check_files(wanted - {"tatami/py.typed"}, wanted)
    with pytest.raises(Trouble, match=r"holds tatami/tests/test_it.py, which does not belong"):
        package.check_files([*wanted, "tatami/tests/test_it.py"], wanted)


def test_every_game_brings_its_texts_its_rules_and_its_content():
    wanted = package.expected()
    for module in MODULES.values():
        for file in ("content.toml", "rules.en.md", "rules.fr.md", "text/en.ftl", "text/fr.ftl"):
            assert f"{module.replace('.', '/')}/{file}" in wanted


def in_a_wheel(metadata=METADATA, commands="toy = toy.cli:main", tag="py3-none-any"):
    info = {"METADATA": metadata, "entry_points.txt": f"[console_scripts]\n{commands}\n", "WHEEL": f"Tag: {tag}\n"}
    info["licenses/LICENSE"] = (ROOT / "LICENSE").read_text("utf-8")
    return {f"toy-1.2.dist-info/{name}": text.encode() for name, text in info.items()}


def test_metadata_is_compared_with_pyproject():
    package.check_metadata(in_a_wheel(), PROJECT)
    for found, sentence in (
        (in_a_wheel(METADATA.replace("1.2", "1.3")), "The wheel's Version is 1.3, not 1.2."),
        (in_a_wheel(METADATA.replace("rich", "poor")), "The wheel needs fluent-runtime, poor, uvloop."),
        (in_a_wheel(commands="toy = toy:main"), "The wheel's commands are {'toy': 'toy:main'}."),
        (in_a_wheel(tag="cp311-cp311-linux_x86_64"), "The wheel is not for every Python 3."),
    ):
        with pytest.raises(Trouble, match=re.escape(sentence)):
            package.check_metadata(found, PROJECT)


def test_the_version_names_engine_and_games():
    names = ", ".join(game_names())
    said = f"tatami 1.2, plain Python\n{len(game_names())} games: {names}\n"
    package.check_version(said, PROJECT)
    for other, sentence in (
        (said.replace("plain Python", "compiled"), "says “tatami 1.2, compiled”, not “tatami 1.2, plain Python”."),
        (said.replace("katana, ", ""), f"not “{len(game_names())} games: {names}”."),
        ("", "says “”, not"),
    ):
        with pytest.raises(Trouble, match=re.escape(sentence)):
            package.check_version(other, PROJECT)


def test_only_what_the_lock_names_may_be_installed():
    package.check_installed(["tatami", "Rich", "fluent.runtime", "typing_extensions"])
    with pytest.raises(Trouble, match="pytest got in"):
        package.check_installed(["tatami", "rich", "pytest"])


def test_a_command_that_fails_is_told_in_one_sentence_and_nothing_is_left(monkeypatch, capsys, tmp_path):
    python = str(package.PYTHON)

    def check_all(folder, compiling):
        (folder / "left").write_text("")
        folders.append(folder)
        package.run([python, "-c", "import sys; sys.exit('No such thing.')"], tmp_path)

    folders = []
    monkeypatch.setattr(package, "check_all", check_all)
    assert package.main([]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "`python -c import sys; sys.exit('No such thing.')` failed and said: No such thing.\n"
    assert not folders[0].exists()
