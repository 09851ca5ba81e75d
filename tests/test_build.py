"""The compiled engine: which modules, in which groups, where it lies, when it is used, and when it is not."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.build import behind, compiler, finder, sources
from tatami.core.errors import BadOption

needs_compiler = pytest.mark.skipif(
    compiler.missing_compiler() is not None, reason=compiler.missing_compiler() or "there is a compiler"
)


def write(file: Path, text: str = "") -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture
def toy(tmp_path):
    """A package shaped like ours: core with a plain module, a game, and a game of a family with its phases."""
    package = tmp_path / "src" / "tatami"
    donjon = package / "games" / "dicium" / "donjon"
    for folder in ("", "core", "games", "games/katana", "games/dicium", donjon, donjon / "phases"):
        write(package / folder / "__init__.py")
    write(package / "core" / "chance.py", "def draw(seed: int) -> int:\n    return seed * 1103515245 + 12345\n")
    write(package / "core" / "contract.py", "# A protocol.\n# plain\nNAME = 'contract'\n")
    state = """\
from tatami.core.chance import draw


class State:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def step(self) -> int:
        self.seed = draw(self.seed) % 2147483648
        return self.seed
"""
    write(package / "games" / "katana" / "state.py", state)
    write(package / "games" / "katana" / "view.py", "from tatami.games.katana.state import State\n")
    write(package / "games" / "katana" / "tests" / "state.py", "1 / 0\n")
    write(donjon / "frames.py", "LAST = 3\n")
    write(donjon / "phases" / "goblins.py", "# hot\nKING = 1\n")
    return tmp_path / "src"


HOT_IN_TOY = [
    "tatami/core/chance.py",
    "tatami/games/dicium/donjon/frames.py",
    "tatami/games/dicium/donjon/phases/goblins.py",
    "tatami/games/katana/state.py",
]


# What is compiled


def test_hot_are_core_and_the_named_or_marked_files_of_each_game_but_no_plain_ones_nor_tests(toy):
    assert [module.as_posix() for module in sources.hot_modules(toy)] == HOT_IN_TOY


def test_every_game_is_a_group_of_its_own_beside_the_core(toy):
    assert sources.groups(sources.hot_modules(toy)) == {
        "tatami_core": HOT_IN_TOY[:1],
        "tatami_dicium_donjon": HOT_IN_TOY[1:3],
        "tatami_katana": HOT_IN_TOY[3:],
    }


# When a build is used


@pytest.fixture
def built(toy, tmp_path):
    """A build of the toy, as far as the finder looks at it."""
    builds = tmp_path / "builds"
    library = builds / "1"
    for module in HOT_IN_TOY:
        write(library / module.replace(".py", finder.EXTENSION_SUFFIXES[0]))
    compiler.write_manifest(toy, library)
    return builds


def test_a_build_fits_the_sources_that_it_was_made_from_and_no_others(toy, built):
    found = finder.fitting_build(str(toy), str(built))
    assert found is not None
    assert sorted(found.files) == [module.removesuffix(".py").replace("/", ".") for module in HOT_IN_TOY]
    assert all(Path(file).exists() for file in found.files.values())
    write(toy / "tatami" / "core" / "chance.py", "def draw(seed: int) -> int:\n    return 4\n")
    assert finder.fitting_build(str(toy), str(built)) is None


def test_a_module_that_becomes_hot_wants_a_build_that_has_it(toy, built):
    """No source that the build was made from has changed: it still fits, but it is not all that there could be."""
    older = finder.fitting_build(str(toy), str(built))
    assert older is not None and compiler.has_all(older, toy)
    write(toy / "tatami" / "games" / "katana" / "view.py", "# hot\nFAST = 1\n")
    assert finder.fitting_build(str(toy), str(built)) == older and not compiler.has_all(older, toy)
    for module in (*HOT_IN_TOY, "tatami/games/katana/view.py"):
        write(built / "2" / module.replace(".py", finder.EXTENSION_SUFFIXES[0]))
    compiler.write_manifest(toy, built / "2")
    newer = finder.fitting_build(str(toy), str(built))
    assert newer is not None and newer.folder == str(built / "2") and compiler.has_all(newer, toy)


def test_a_build_for_another_python_is_left_alone(toy, built):
    manifest = built / "1" / finder.MANIFEST
    manifest.write_text(manifest.read_text().replace(finder.EXTENSION_SUFFIXES[0], ".cpython-399-other.so"))
    assert finder.fitting_build(str(toy), str(built)) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"suffix": 1, "sources": 2}'])
def test_what_is_no_build_does_no_harm(toy, built, text):
    (built / "0").mkdir()
    write(built / "0" / finder.MANIFEST, text)
    (built / "unfinished-x").mkdir()
    write(built / "compile.log", "words")
    assert finder.fitting_build(str(toy), str(built)) is not None
    assert finder.fitting_build(str(toy), str(built / "nowhere")) is None


def test_the_switch_keeps_tatami_plain(monkeypatch):
    monkeypatch.setenv(finder.SWITCH, "1")
    monkeypatch.setattr(finder, "fitting_build", lambda *_: pytest.fail("nobody should look"))
    finder.use_compiled()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps files that are in use by itself.")
def test_the_files_of_a_build_stay_as_long_as_a_program_runs_on_it(toy, built):
    hold = "import sys; from tatami.build.finder import held; held(sys.argv[1]); print(flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", hold, str(built / "1")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None and program.stdout.readline() == "\n"
        assert compiler.remove_builds(built) == 1
        assert finder.fitting_build(str(toy), str(built)) is None, "nobody else begins to use it"
        assert all(
            (built / "1" / module.replace(".py", finder.EXTENSION_SUFFIXES[0])).exists() for module in HOT_IN_TOY
        )
        program.communicate()
    assert compiler.remove_builds(built) == 0
    assert list(built.iterdir()) == []


def test_who_removes_builds_does_not_stand_in_its_own_way(toy, built, monkeypatch):
    found = finder.fitting_build(str(toy), str(built))
    assert found is not None
    monkeypatch.setattr(sys, "meta_path", [finder.CompiledFinder(found), *sys.meta_path])
    assert compiler.remove_builds(built) == 1
    assert list(built.iterdir()) == []


def test_a_build_that_goes_before_it_is_held_is_not_used(toy, built, monkeypatch):
    found = finder.fitting_build(str(toy), str(built))
    compiler.remove_builds(built)
    monkeypatch.delenv(finder.SWITCH)
    monkeypatch.setattr(finder, "fitting_build", lambda *_: found)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    finder.use_compiled()
    assert not any(isinstance(each, finder.CompiledFinder) for each in sys.meta_path)


def test_only_the_newest_builds_stay_and_what_is_removed_is_gone(toy, built):
    for name in ("2", "3"):
        library = built / name
        write(library / "x")
        compiler.write_manifest(toy, library)
    old = write(built / compiler.OBJECTS / "old.o")
    os.utime(old, (0, 0))
    young = write(built / compiler.OBJECTS / "young.o")
    compiler.remove_old(built)
    assert sorted(folder.name for folder in built.iterdir()) == ["2", "3", "objects"]
    assert young.exists() and not old.exists()
    assert compiler.remove_builds(built) == 2
    assert compiler.remove_builds(built) == 0


# Compiling


def run_tatami(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tatami", *args]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)


def test_without_a_compiler_one_sentence_and_nothing_changes(toy, tmp_path):
    done = run_tatami("compile", "--source", str(toy), "--into", str(tmp_path / "copy"), CC="no-such-compiler")
    assert done.returncode == 2
    assert done.stderr.startswith("There is no C compiler (no-such-compiler)")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "copy").exists()


@needs_compiler
def test_a_compiled_copy_plays_the_same_and_the_source_stays_plain(toy, tmp_path):
    copy = tmp_path / "copy"
    done = run_tatami("compile", "--source", str(toy), "--into", str(copy))
    assert done.returncode == 0, done.stderr
    assert not list(toy.rglob(f"*{finder.EXTENSION_SUFFIXES[0]}"))
    play = (
        "from tatami.games.katana import state, view\n"
        "s = state.State(7)\n"
        "print(state.__file__.endswith('.py'), view.__file__.endswith('.py'), [s.step() for _ in range(5)])"
    )
    told = {}
    for folder in (toy, copy):
        environ = {**os.environ, "PYTHONPATH": str(folder)}
        told[folder] = subprocess.check_output([sys.executable, "-c", play], text=True, env=environ)
    assert told[toy].startswith("True True ")
    assert told[copy] == told[toy].replace("True", "False", 1)
    again = run_tatami("compile", "--source", str(toy), "--into", str(copy))
    assert again.returncode == 2
    assert "already holds a tatami folder" in again.stderr


@needs_compiler
def test_a_build_appears_when_it_is_whole_and_a_change_of_one_game_compiles_that_game_only(toy, tmp_path):
    """In a process of its own: mypyc may be asked once in each."""
    build = (
        "import sys; from pathlib import Path; from tatami.build.compiler import compile_engine\n"
        "print(compile_engine(Path(sys.argv[2]), Path(sys.argv[1])))"
    )
    builds = tmp_path / "builds"

    def made() -> str:
        command = [sys.executable, "-c", build, str(toy), str(builds)]
        return subprocess.check_output(command, text=True).splitlines()[-1]

    assert made() == "True"
    assert made() == "False", "the sources are the same"
    assert finder.fitting_build(str(toy), str(builds)) is not None
    objects = {file.name for file in (builds / compiler.OBJECTS).iterdir()}
    write(
        toy / "tatami" / "games" / "dicium" / "donjon" / "phases" / "goblins.py", "# hot\nKING = 2\nQUEEN = 'new'\n"
    )
    assert finder.fitting_build(str(toy), str(builds)) is None
    assert made() == "True"
    new = {file.name for file in (builds / compiler.OBJECTS).iterdir()} - objects
    assert 0 < len(new) <= 3, "the group of Donjon and its two modules"
    assert not list(builds.glob("unfinished-*"))


@needs_compiler
def test_a_source_that_does_not_compile_says_where_and_leaves_everything_plain(toy, tmp_path):
    write(toy / "tatami" / "core" / "chance.py", "def draw(seed: int) -> int:\n    return 'no number'\n")
    done = run_tatami("compile", "--source", str(toy), "--into", str(tmp_path / "copy"))
    assert done.returncode == 2
    assert "chance.py:2" in done.stdout + done.stderr
    assert done.stderr.endswith("The engine could not be compiled; Tatami stays plain Python.\n")
    assert "Traceback" not in done.stderr


# Behind an open table


@pytest.fixture
def quiet(tmp_path, monkeypatch):
    """A place without builds, on a machine that can compile; what is started is only noted."""
    started: list[list[str]] = []
    monkeypatch.delenv(finder.SWITCH)
    monkeypatch.setattr(behind, "builds_folder", lambda: str(tmp_path / "builds"))
    monkeypatch.setattr(behind, "missing_compiler", lambda: None)
    monkeypatch.setattr(behind, "missing_packages", lambda: None)
    monkeypatch.setattr(behind.subprocess, "Popen", lambda command, **_: started.append(command[1:]))
    return tmp_path / "builds", started


def test_a_build_is_begun_in_the_background_and_told_in_one_line(quiet):
    told = behind.begin()
    assert told is not None and told.count("\n") == 0
    assert quiet[1] == [["-m", "tatami", "compile", "--low-priority"]]


def test_nothing_is_begun_where_it_is_switched_off_or_a_build_fits(quiet, monkeypatch):
    folder, started = quiet
    write(folder / behind.SWITCHED_OFF)
    assert behind.begin() is None
    (folder / behind.SWITCHED_OFF).unlink()
    monkeypatch.setenv(finder.SWITCH, "1")
    assert behind.begin() is None
    monkeypatch.delenv(finder.SWITCH)
    monkeypatch.setattr(behind, "fitting_build", lambda *_: {})
    assert behind.begin() is None
    assert started == []


@needs_compiler
@pytest.mark.parametrize("fault", [OSError(28, "No space left on device"), AssertionError("mypyc fell over")])
def test_a_build_that_falls_over_is_noted_and_not_begun_again(quiet, fault, monkeypatch, capsys):
    from tatami.cli import compile as command

    folder, started = quiet

    def falls(*_):
        raise fault

    monkeypatch.setattr(finder, "builds_folder", lambda: str(folder))
    monkeypatch.setattr(compiler, "compile_engine", falls)
    with pytest.raises(BadOption, match="could not be compiled"):
        command.compile(low_priority=False)
    assert str(fault) in capsys.readouterr().out
    assert behind.begin() is None and started == [], "it was told, and these sources are not tried again"


@needs_compiler
def test_a_build_that_was_switched_off_on_its_way_is_not_kept(quiet, monkeypatch):
    from tatami.cli import compile as command

    folder, _ = quiet
    removed = []
    monkeypatch.setattr(finder, "builds_folder", lambda: str(folder))
    monkeypatch.setattr(compiler, "yield_to_others", lambda: None)
    monkeypatch.setattr(compiler, "compile_engine", lambda _: bool(write(folder / behind.SWITCHED_OFF)))
    monkeypatch.setattr(compiler, "remove_builds", removed.append)
    command.compile(low_priority=True)
    assert removed == [folder]


def test_a_failure_is_told_once_and_tried_again_when_the_sources_change(quiet):
    folder, started = quiet
    behind.write_failure(folder, "It did not work.", told=False)
    assert behind.begin() == "It did not work."
    assert behind.begin() is None
    assert started == []
    note = json.loads((folder / behind.FAILED).read_text())
    write(folder / behind.FAILED, json.dumps({**note, "sources": "others"}))
    assert behind.begin() is not None
    assert len(started) == 1


def test_a_machine_without_a_compiler_is_told_so_once(quiet, monkeypatch):
    monkeypatch.setattr(behind, "missing_compiler", lambda: "There is no C compiler.")
    assert behind.begin() == "There is no C compiler."
    assert behind.begin() is None and quiet[1] == []
    monkeypatch.setattr(behind, "missing_compiler", lambda: None)
    assert "is being compiled" in str(behind.begin()) and len(quiet[1]) == 1, "it was installed since"
