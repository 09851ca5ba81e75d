"""Does what we hand out work where nothing else is installed? .venv/bin/python tools/package.py

Builds the source distribution and the wheel, looks into them, installs the wheel with its dependencies into an
environment of its own outside the checkout, and plays there; then installs as people do, with pip from the checkout
and with pipx. One line a step; the first thing that is wrong ends it. `--compile` compiles what was installed, too,
which takes some minutes.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from email.parser import Parser
from pathlib import Path
from threading import Timer
from typing import Any
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tatami import game_names
from tools.environment import PYTHON, ROOT, WEB, Trouble, pip_settings, program, told

SOURCE = ROOT / "src"
STATIC = "tatami/server/static"
NOT_PACKED = {"tests", "__pycache__"}
COMPILED = {".so", ".pyd"}
PATIENCE = 180  # seconds, for any one command
COMPILING = 900  # seconds, for the compiler
GAME = "chohan"  # the smallest game, played to its end in the terminal


def alone() -> dict[str, str]:
    """The environment of commands that are to see neither the checkout nor what the caller has installed."""
    hidden = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    return {**{name: value for name, value in os.environ.items() if name not in hidden}, "LC_ALL": "C.UTF-8"}


def run(
    command: list[str],
    folder: Path,
    typed: str = "",
    settings: Mapping[str, str] | None = None,
    patience: float = PATIENCE,
) -> str:
    """What a command prints; Trouble if it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**alone(), **(settings or {})},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=patience,
        check=False,
    )
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["nothing"]
        raise Trouble(f"`{shown(command)}` failed and said: {said[-1]}")
    return done.stdout


def shown(command: list[str]) -> str:
    return " ".join([Path(command[0]).name, *command[1:4]])


def demand(holds: object, sentence: str) -> None:
    if not holds:
        raise Trouble(sentence)


# Building and looking inside


def build(kind: str, source: Path, out: Path) -> Path:
    """Builds an `sdist` or a `wheel` with the build backend of the lock, which needs no network."""
    out.mkdir()
    uv = [program("uv"), "build", "--quiet", "--no-build-isolation", "--python", str(PYTHON)]
    run([*uv, f"--{kind}", "--out-dir", str(out), str(source)], out)
    return next(file for file in out.iterdir() if file.name.endswith((".whl", ".tar.gz")))


def files_in(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every file below a folder, with its place there."""
    for file in folder.rglob("*"):
        if file.is_file():
            yield file, file.relative_to(folder).as_posix()


def expected(source: Path = SOURCE, client: Path = WEB / "dist") -> set[str]:
    """What a wheel holds besides its metadata: all of `src/` but tests and compiled modules, and the client."""
    package = {
        place
        for file, place in files_in(source)
        if place.startswith("tatami/") and not NOT_PACKED & set(place.split("/")) and file.suffix not in COMPILED
    }
    return package | {f"{STATIC}/{place}" for _, place in files_in(client)}


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def check_files(found: Iterable[str], wanted: set[str]) -> None:
    packed = {name for name in found if ".dist-info/" not in name}
    if missing := sorted(wanted - packed):
        raise Trouble(f"The wheel lacks {missing[0]} ({len(missing)} of {len(wanted)} files are missing).")
    if strange := sorted(packed - wanted):
        raise Trouble(f"The wheel holds {strange[0]}, which does not belong there.")


def check_metadata(found: dict[str, bytes], project: dict[str, Any]) -> None:
    """The metadata says what pyproject.toml says."""
    info = {name.partition("/")[2]: text.decode() for name, text in found.items() if ".dist-info/" in name}
    metadata = Parser().parsestr(info["METADATA"])
    for field, key in {
        "Name": "name",
        "Version": "version",
        "Summary": "description",
        "License-Expression": "license",
        "Requires-Python": "requires-python",
    }.items():
        demand(metadata[field] == project[key], f"The wheel's {field} is {metadata[field]}, not {project[key]}.")
    needs = {package_name(need) for need in metadata.get_all("Requires-Dist", []) if "extra ==" not in need}
    demand(needs == set(map(package_name, project["dependencies"])), f"The wheel needs {', '.join(sorted(needs))}.")
    commands = dict(re.findall(r"^(\S+) = (\S+)$", info["entry_points.txt"], re.MULTILINE))
    demand(commands == project["scripts"], f"The wheel's commands are {commands}.")
    demand("Tag: py3-none-any" in info["WHEEL"].splitlines(), "The wheel is not for every Python 3.")
    for file in project["license-files"]:
        demand(info.get(f"licenses/{file}") == (ROOT / file).read_text("utf-8"), f"The wheel lacks {file}.")


def package_name(requirement: str) -> str:
    """`fluent-runtime` of `fluent.runtime>=0.4`."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()


def check_installed(names: Iterable[str]) -> None:
    """Nothing is there that the lock file does not name."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    locked = set(map(package_name, re.findall(r"^(\S+)==", lock, re.MULTILINE)))
    strangers = sorted(set(map(package_name, names)) - locked - {"tatami"})
    demand(not strangers, f"{', '.join(strangers)} got in, but requirements.lock does not name it.")


# Installing and playing


class Installed:
    """An environment with the wheel and what it needs, at the versions and hashes of the lock file."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        home = folder / "venv"
        run([program("uv"), "venv", "--quiet", "--python", str(PYTHON.resolve()), str(home)], folder)
        self.programs = home / ("Scripts" if os.name == "nt" else "bin")
        self.home = home
        self.add(str(wheel))

    def add(self, package: str) -> None:
        install = [program("uv"), "pip", "install", "--quiet", "--python", str(self.home), "--no-build"]
        lock = ["--constraint", str(ROOT / "requirements.lock")]
        run([*install, *lock, package], self.folder, settings=pip_settings())

    def packages(self) -> list[str]:
        code = "from importlib.metadata import distributions\nfor one in distributions(): print(one.name)"
        return run([str(self.programs / "python"), "-c", code], self.folder).split()

    def tatami(self, *words: str, typed: str = "") -> str:
        return run([str(self.programs / "tatami"), *words], self.folder, typed)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a server that is there for the time of a visit, and then leaves in peace."""
        command = [str(self.programs / "tatami"), "serve", "--port", "0", "--no-browser", "--data", "tables"]
        with subprocess.Popen(
            command, cwd=self.folder, env=alone(), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as server:
            limit = Timer(PATIENCE, server.kill)
            limit.start()
            try:
                yield address_said_by(server)
                server.terminate()
                demand(server.wait(PATIENCE) in (0, -signal.SIGTERM), "`tatami serve` did not stop in peace.")
            finally:
                limit.cancel()
                server.kill()


def address_said_by(server: subprocess.Popen[str]) -> str:
    """Where a server that was just started can be reached."""
    said = "nothing"
    for line in server.stdout or ():
        said = line.strip()
        if address := re.search(r"http://\S+/", said):
            return address[0]
    raise Trouble(f"`tatami serve` did not open and said: {said}")


def check_version(said: str, project: dict[str, Any], engine: str = "plain Python") -> None:
    """`tatami --version` tells the version, how the rules run, and the games of this checkout."""
    names = game_names()
    wanted = [f"tatami {project['version']}, {engine}", f"{len(names)} games: {', '.join(names)}"]
    for line, right in zip([*said.splitlines(), "", ""], wanted):
        demand(line == right, f"`tatami --version` says “{line}”, not “{right}”.")


def check_commands(installed: Installed, project: dict[str, Any]) -> None:
    check_version(installed.tatami("--version"), project)
    names = game_names()
    listed = installed.tatami("games")
    for name in names:
        demand(f"\n{name}  " in f"\n{listed}", f"`tatami games` does not list {name}.")
        installed.tatami("rules", name, "R1.1", "--lang", "fr")
        installed.tatami("run", name, "--games", "1", "--out", "records")
    records = sorted((installed.folder / "records").iterdir())
    demand(len(records) == len(names), f"`tatami run` wrote {len(records)} records for {len(names)} games.")
    installed.tatami("replay", str(records[0]))


def check_terminal(installed: Installed) -> None:
    """Somebody who always takes the first option plays to the end, and the record tells it."""
    installed.tatami("play", GAME, "--seats", "3", "--seed", "4", "--record", "played.txt", typed="1\n" * 100)
    last = (installed.folder / "played.txt").read_text("utf-8").splitlines()[-1]
    demand(" end " in last, f"The game in the terminal was not played to its end: “{last}”.")
    installed.tatami("replay", "played.txt", "--lang", "fr")


def check_server(installed: Installed) -> None:
    with installed.serving() as address:
        fetched(f"{address}healthz")
        page = fetched(address).decode()
        script = re.search(r'src="\.?/?([^"]+\.js)"', page)
        demand(script, "The page that `tatami serve` shows names no script.")
        assert script is not None
        fetched(f"{address}{script[1]}")
        demand(b"katana" in fetched(f"{address}api/games"), "`tatami serve` does not offer Katana.")


def check_pip(folder: Path, project: dict[str, Any]) -> None:
    """`pip install .` with a build backend that pip fetches itself."""
    home = folder / "pip"
    run([str(PYTHON.resolve()), "-m", "venv", str(home)], folder)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    run([str(programs / "pip"), "install", "--quiet", "--disable-pip-version-check", str(ROOT)], folder)
    check_version(run([str(programs / "tatami"), "--version"], folder), project)


def check_pipx(folder: Path, wheel: Path, project: dict[str, Any]) -> None:
    """pipx gives the command an environment of its own, and puts it where the person's programs are."""
    places = {"PIPX_HOME": "home", "PIPX_BIN_DIR": "programs", "PIPX_MAN_DIR": "pages"}
    settings = {name: str(folder / "pipx" / place) for name, place in places.items()}
    run([program("pipx"), "install", "--quiet", str(wheel)], folder, settings=settings)
    check_version(run([str(folder / "pipx" / "programs" / "tatami"), "--version"], folder), project)


def check_compiling(installed: Installed, wheel: Path, project: dict[str, Any]) -> None:
    """`tatami compile` tells an installed package what it needs; with it, the engine runs compiled."""
    try:
        installed.tatami("compile")
    except Trouble as trouble:
        demand("pip install" in str(trouble), f"`tatami compile` does not say what it needs: {trouble}")
    else:
        raise Trouble("`tatami compile` worked though nothing that compiles was installed.")
    installed.add(f"tatami[compile] @ {wheel.as_uri()}")
    run([str(installed.programs / "tatami"), "compile"], installed.folder, patience=COMPILING)
    check_version(installed.tatami("--version"), project, "compiled")
    installed.tatami("run", GAME, "--games", "3")


def fetched(address: str) -> bytes:
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            body: bytes = answer.read()
    except OSError as error:
        raise Trouble(f"{address} could not be fetched: {error}.") from None
    demand(body, f"{address} is empty.")
    return body


def check_all(folder: Path, *, compiling: bool = False) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    with told("Building the source distribution"):
        archive = build("sdist", ROOT, folder / "sdist")
    with told("Building the wheel"):
        wheel = build("wheel", ROOT, folder / "wheel")
        found = contents(wheel)
    with told("Looking into the wheel"):
        check_files(found, expected())
        check_metadata(found, project)
    with told("Building the wheel again, from the source distribution"):
        again = contents(build("wheel", archive, folder / "again"))
        different = sorted(name for name in found.keys() | again.keys() if found.get(name) != again.get(name))
        demand(
            not different, f"Built from the source distribution, the wheel has another {', '.join(different[:3])}."
        )
    with told("Installing it outside the checkout"):
        installed = Installed(folder, wheel)
        check_installed(installed.packages())
    with told("Calling its commands"):
        check_commands(installed, project)
    with told("Playing in the terminal"):
        check_terminal(installed)
    with told("Serving the page"):
        check_server(installed)
    with told("Installing with pip from the checkout"):
        check_pip(folder, project)
    with told("Installing with pipx"):
        check_pipx(folder, wheel, project)
    if compiling:
        with told("Compiling what was installed"):
            check_compiling(installed, wheel, project)


def main(args: list[str]) -> int:
    try:
        with tempfile.TemporaryDirectory(prefix="tatami-package-") as folder:
            check_all(Path(folder).resolve(), compiling="--compile" in args)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"The package could not be checked: {error}.", file=sys.stderr)
    else:
        print("The package is whole, and plays where nothing else is installed.")
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
