"""A command loads what it needs and nothing else: that is what lets it start at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from tatami.cli import COMMANDS
from tatami.games import MODULES

LAST_LINE = "import sys; from tatami.cli import obey; obey(sys.argv[1:]); print(); print(*sys.modules)"

# What a server, a search, a measurement or several processes need.
MACHINERY = (
    *("tatami.server", "tatami.research", "tatami.exam"),
    *("uvicorn", "starlette", "websockets", "httptools", "uvloop", "structlog", "prometheus_client", "openskill"),
    *("numpy", "limits", "itsdangerous", "multiprocessing", "concurrent", "asyncio", "sqlite3", "ssl", "socket"),
)
# What playing in a terminal needs; what is only read or listed does not.
PLAYING = ("tatami.bots", "tatami.core.packs", "rich", "fluent", "babel", "attr")
# What any game needs.
GAMES = ("tatami.text", "msgspec", *(f"tatami.games.{name.partition('.')[0]}" for name in MODULES))

# The packages of the games say their seats and options, their other modules are the rules.
PACKAGES = {*MODULES.values(), "tatami.games.dicium"}
RULES = tuple(f"{module}.game" for module in MODULES.values())


RECORD = min(Path(__file__).parents[1].glob("golden/katana-*p-*.txt"))


def loaded(*words: str, fails: bool = False) -> set[str]:
    """The modules that a command has loaded at its end; one that fails says so in one line."""
    command = [sys.executable, "-c", LAST_LINE, *words]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    assert len(done.stderr.splitlines()) == fails, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def found(modules: set[str], forbidden: tuple[str, ...]) -> set[str]:
    """Those of the forbidden modules, or inside of them, that were loaded."""
    return {module for module in modules for name in forbidden if f"{module}.".startswith(f"{name}.")}


@pytest.mark.parametrize("words", ["--version", "--help", *(f"{name} --help" for name in COMMANDS)])
def test_what_is_only_said_loads_no_game(words):
    assert not found(loaded(*words.split()), (*MACHINERY, *PLAYING, *GAMES))


@pytest.mark.parametrize("words", ["games", "games --lang fr", "rules katana R1", "rules katana", "content katana"])
def test_what_is_only_read_loads_no_rules(words):
    modules = loaded(*words.split())
    assert not found(modules, (*MACHINERY, *PLAYING, *RULES))
    assert {module for module in modules if module.startswith("tatami.games.")} <= PACKAGES


@pytest.mark.parametrize(
    ("words", "game"),
    [
        ("play katana", "katana"),
        ("play crazy_cup --seats 2", "dicium.crazy_cup"),
        ("run bushido --bots random", "bushido"),
        ("content chohan --check /dev/null", "chohan"),
        (f"replay {RECORD}", "katana"),
        (f"luck {RECORD}", "katana"),
    ],
)
def test_a_game_is_played_without_the_others_and_without_a_server(words, game):
    modules = loaded(*words.split())
    others = tuple(module for name, module in MODULES.items() if name != game)
    assert f"{MODULES[game]}.game" in modules
    assert not found(modules, (*MACHINERY, *others))


@pytest.mark.parametrize("command", ["tables check", "backup copy", "backup copy --finished-only"])
def test_a_server_s_files_are_looked_after_without_opening_it(command, tmp_path):
    """Where there are no tables nothing is loaded to play or to serve them."""
    modules = loaded(*command.split(), "--data", str(tmp_path), fails=True)
    assert not found(modules, ("uvicorn", "starlette", "websockets", "uvloop", *RULES))


def test_compiling_loads_no_game_and_no_server():
    modules = loaded("compile", "--source", "nowhere", fails=True)
    assert not found(modules, ("tatami.server", "uvicorn", "starlette", *PLAYING, *GAMES))


def test_the_list_would_notice():
    assert found({"rich.console", "richer", "tatami.bots"}, PLAYING) == {"rich.console", "tatami.bots"}
    modules = loaded("check", "chohan", "--games", "1")
    assert found(modules, MACHINERY) >= {"tatami.exam"}
    assert found(modules, RULES)
