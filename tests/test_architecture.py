"""Imports point one way only, and the rules of a game touch nothing outside the table."""

import ast
import sys
from pathlib import Path

import pytest

import tatami
from tatami.core.chance import MODULUS, MULTIPLIER, WORD
from tatami.games import MODULES

SOURCE = Path(tatami.__file__).parent

# What each room may import of the others. `exam` knows the games and what is said about them; nothing depends on it
# but the command line. `build` compiles the others and knows none of them.
ARROWS = {
    "build": set(),
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "text": {"core", "games"},
    "exam": {"core", "games", "text"},
    "research": {"core", "games", "bots", "text"},
    "server": {"core", "games", "bots", "text"},
    "cli": {"build", "core", "games", "bots", "text", "exam", "research", "server"},
}
INNER = ("core", "games", "bots", "text")
# Beyond the standard library; numpy is an extra, and only what plays a learned policy imports it, when it does.
OUTSIDE = {
    "core": {"librt", "mypy_extensions"},
    "games": {"msgspec"},
    "bots": {"msgspec", "numpy"},
}
WORLDLY = {
    *("asyncio", "concurrent", "ctypes", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib"),
    *("random", "secrets", "select", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile"),
    *("threading", "time", "urllib", "uuid"),
}
OPEN_OF_CHANCE = {"seeded"}  # what a game may know of the quick generator: how an imagined world begins
DEEDS = {"print", "open", "input", "exec", "eval", "write_text", "write_bytes", "mkdir", "unlink"}


def files_of(room: str) -> list[Path]:
    return [file for file in (SOURCE / room).rglob("*.py") if "tests" not in file.relative_to(SOURCE).parts]


def imported(tree: ast.AST) -> set[str]:
    """The modules a source names in imports, wherever they stand."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found.add(node.module or "")
            found |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "tatami"}
    return found


def wrong_arrows(room: str, source: str) -> list[str]:
    """Imports of rooms that this room may not know."""
    allowed = ARROWS[room] | {room}
    wrong = []
    for module in imported(ast.parse(source)):
        parts = module.split(".")
        if parts[0] != "tatami" or (len(parts) > 1 and parts[1] in allowed):
            continue
        if len(parts) > 1 and parts[1] in ARROWS:
            wrong.append(module)
        elif room in INNER:
            wrong.append(module)  # the package itself brings the games along
    return sorted(wrong)


def strangers(room: str, source: str) -> list[str]:
    """Packages that are neither ours nor the standard library's."""
    known = sys.stdlib_module_names | OUTSIDE[room] | {"tatami"}
    return sorted(module for module in imported(ast.parse(source)) if module.split(".")[0] not in known)


def worldly(source: str) -> list[str]:
    """Clocks, sockets, disks, other people's chance, and printing."""
    tree = ast.parse(source)
    found = [module for module in imported(tree) if module.split(".")[0] in WORLDLY]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in DEEDS:
                found.append(called)
    return sorted(found)


def own_draws(source: str) -> list[str]:
    """What a game would draw with by itself, past the seal of the table."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name in ("tatami.core.chance", "tatami.core.luck")]
        elif isinstance(node, ast.ImportFrom) and node.module == "tatami.core.chance":
            found += [alias.name for alias in node.names if alias.name not in OPEN_OF_CHANCE]
        elif isinstance(node, ast.ImportFrom) and node.module == "tatami.core":
            found += [alias.name for alias in node.names if alias.name in ("chance", "luck")]
        elif isinstance(node, ast.ImportFrom) and node.module in ("tatami.core.luck", "tatami.core.commitment"):
            found += [alias.name for alias in node.names if alias.name != "Luck"]
        elif isinstance(node, ast.Constant) and node.value in (MULTIPLIER, WORD, MODULUS):
            found.append(hex(node.value))
        elif isinstance(node, ast.Attribute) and node.attr in ("seal", "_keyed", "_words", "draws"):
            found.append(node.attr)
    return sorted(found)


def reckoned_chance(source: str) -> list[str]:
    """Where a game reckons with the state of the quick generator: at a sealed table everybody can compute it."""
    reckons = (ast.BinOp, ast.AugAssign, ast.Compare, ast.Subscript)
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, reckons)
        and any(isinstance(part, ast.Attribute) and part.attr == "chance" for part in ast.walk(node))
    ]


def foreign_games(module: str, source: str) -> list[str]:
    """Imports of another game; the games of a family such as `dicium` may share what lies in the family's folder."""
    family = module.removeprefix("tatami.games.").split(".")[0]
    return sorted(
        name
        for name in imported(ast.parse(source))
        if name.startswith("tatami.games.") and name.split(".")[2] != family
    )


def test_the_rooms_are_the_ones_on_the_list():
    rooms = {folder.name for folder in SOURCE.iterdir() if folder.is_dir() and any(folder.glob("*.py"))}
    assert rooms <= set(ARROWS)
    assert {"core", "games", "bots", "text", "exam", "cli"} <= rooms


@pytest.mark.parametrize("room", ARROWS)
def test_imports_point_one_way(room):
    wrong = {str(file.relative_to(SOURCE)): wrong_arrows(room, file.read_text("utf-8")) for file in files_of(room)}
    assert not {file: modules for file, modules in wrong.items() if modules}


@pytest.mark.parametrize("room", OUTSIDE)
def test_the_inner_rooms_need_little_or_nothing_installed(room):
    found = {str(file.relative_to(SOURCE)): strangers(room, file.read_text("utf-8")) for file in files_of(room)}
    assert not {file: modules for file, modules in found.items() if modules}


@pytest.mark.parametrize("room", ["core", "games", "bots"])
def test_rules_and_bots_have_no_clock_socket_disk_or_print(room):
    found = {str(file.relative_to(SOURCE)): worldly(file.read_text("utf-8")) for file in files_of(room)}
    assert not {file: names for file, names in found.items() if names}


@pytest.mark.parametrize("module", MODULES.values())
def test_games_do_not_know_each_other(module):
    folder = SOURCE.joinpath(*module.split(".")[1:])
    found = {file.name: foreign_games(module, file.read_text("utf-8")) for file in folder.rglob("*.py")}
    assert not {file: names for file, names in found.items() if names}


def bots_named(source: str) -> list[str]:
    """Imports of what a game has for bots."""
    return sorted(name for name in imported(ast.parse(source)) if ".bot" in name and name.startswith("tatami.games."))


def test_no_rule_knows_the_bots():
    """Only `game.py`, which wires a game, reaches into `bot/`. What worlds are dealt by, stands in `beliefs/`."""
    rules = [file for file in files_of("games") if file.parent.name != "bot" and file.name != "game.py"]
    found = {str(file.relative_to(SOURCE)): bots_named(file.read_text("utf-8")) for file in rules}
    assert not {file: names for file, names in found.items() if names}


# What lies in every folder `bot/` under the same name, beside modules with plain names of their own.
BOT_FILES = {"hints.py", "knowledge.py", "rollout.py", "win_chances.py"}
# Games whose bots need no knowledge of their own: nobody hides anything that a rating reads, so hints rate the table
# that the view tells as rollouts rate a world.
OPEN_TABLES = {"dicium.civilisation", "dicium.crazy_cup", "dicium.donjon", "dicium.shogun"}


@pytest.mark.parametrize("name", MODULES)
def test_bots_have_the_same_file_names_in_each_game(name):
    folder = SOURCE.joinpath(*MODULES[name].split(".")[1:], "bot")
    files = {file.name for file in folder.glob("*.py")}
    if files == {"hints.py"}:
        return  # A small game says how good options look, and no more.
    assert BOT_FILES - {"knowledge.py"} <= files
    assert ("knowledge.py" in files) or name in OPEN_TABLES


def test_games_draw_only_by_the_words_of_core():
    found = {str(file.relative_to(SOURCE)): own_draws(file.read_text("utf-8")) for file in files_of("games")}
    assert not {file: names for file, names in found.items() if names}
    rules = [file for file in files_of("games") if file.parent.name != "bot"]  # To a bot it is a word of its own.
    found = {str(file.relative_to(SOURCE)): reckoned_chance(file.read_text("utf-8")) for file in rules}
    assert not {file: deeds for file, deeds in found.items() if deeds}


def test_these_checks_can_fail():
    assert own_draws("from tatami.core.chance import WORD, seeded, share") == ["WORD", "share"]
    assert own_draws("from tatami.core import chance\nimport tatami.core.chance") == ["chance", "tatami.core.chance"]
    assert own_draws("word = state.chance & 0x3FFFFFFF") == ["0x3fffffff"]
    assert own_draws("from tatami.core.luck import Luck, Seal\nstate.seal.draws") == ["Seal", "draws", "seal"]
    assert reckoned_chance("state.chance = seeded(seed)\nwho = state.chance % seats") == ["state.chance % seats"]
    assert reckoned_chance("first = order[int(self.chance)]") == ["order[int(self.chance)]"]
    assert wrong_arrows("core", "from tatami.games import load") == ["tatami.games"]
    assert wrong_arrows("bots", "def late():\n    from tatami.games.katana.state import CARDS") == [
        "tatami.games.katana.state"
    ]
    assert wrong_arrows("bots", "import tatami") == ["tatami"]
    assert wrong_arrows("games", "from tatami import cli") == ["tatami", "tatami.cli"]
    assert wrong_arrows("server", "from tatami import load\nfrom tatami.text import Reader") == []
    assert strangers("core", "import json, msgspec") == ["msgspec"]
    assert worldly("import time\nprint(time.time())") == ["print", "time"]
    assert worldly("file.write_text('x')\nfrom random import choice") == ["random", "write_text"]
    assert bots_named("from tatami.games.katana.bot.hints import rate") == ["tatami.games.katana.bot.hints"]
    assert bots_named("from tatami.games.katana.bot import hints") == ["tatami.games.katana.bot"]
    assert foreign_games("tatami.games.katana", "from tatami.games.ninjato.state import Ninja") == [
        "tatami.games.ninjato.state"
    ]
    assert foreign_games("tatami.games.dicium.donjon", "from tatami.games.dicium.dice import Dice") == []
