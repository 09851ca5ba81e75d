"""What a checkout needs before it plays: .venv, the packages of the lock files and the built web client.

Each part carries a stamp of what it was made from and is made again only when that changes.
"""

import ast
import hashlib
import os
import re
import subprocess
import sys
import time
import venv
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
WEB = ROOT / "web"
BUILDS = VENV / ".tatami" / "builds"  # where the compiled engine lies, see tatami.build
UNTRACKED_WEB = {"node_modules", "dist"}


class Trouble(Exception):
    """Something the person at the keyboard can act on, said in one sentence."""


def program(name: str) -> str:
    return str(PROGRAMS / name)


def fingerprint(files: Iterable[Path], *more: str) -> str:
    """One hash over the files' places and contents."""
    total = hashlib.sha256("\n".join(more).encode())
    for file in sorted(files):
        total.update(f"\n{file.as_posix()}\n".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def web_sources(root: Path = ROOT) -> list[Path]:
    """Every file the client is built from: web/ itself and the texts it shares with the engine."""
    found = list((root / "src").rglob("*.ftl"))
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in UNTRACKED_WEB and not name.startswith(".")]
        found += [Path(folder, name) for name in files]
    return found


def uv_settings(pip_config: str, environment: Mapping[str, str]) -> dict[str, str]:
    """The machine's pip settings (lines of `pip config list`) in uv's words; what uv was told itself wins."""
    pip: dict[str, str] = {}
    for name, value in re.findall(r"^[^=\s]*\.([\w-]+)=(.+)$", pip_config, re.MULTILINE):
        pip[name.removeprefix("default-")] = str(ast.literal_eval(value))
    words = {
        "index-url": "UV_DEFAULT_INDEX",
        "extra-index-url": "UV_INDEX",
        "find-links": "UV_FIND_LINKS",
        "trusted-host": "UV_INSECURE_HOST",
        "timeout": "UV_HTTP_TIMEOUT",
        "cert": "SSL_CERT_FILE",
        "proxy": "ALL_PROXY",
    }
    settings = {words[name]: " ".join(value.split()) for name, value in pip.items() if name in words}
    if "UV_FIND_LINKS" in settings:
        settings["UV_FIND_LINKS"] = settings["UV_FIND_LINKS"].replace(" ", ",")
    if "UV_INDEX" in settings:
        # pip looks for a version in every index it was given; the hashes keep that safe.
        settings["UV_INDEX_STRATEGY"] = "unsafe-best-match"
    return {name: value for name, value in settings.items() if name not in environment}


def pinned(package: str, lock: str) -> str:
    """The lines of one package in a lock file."""
    found = re.search(rf"^{re.escape(package)}==.*(?:\n[ \t].*)*", lock, re.MULTILINE)
    if not found:
        raise Trouble(f"requirements.lock does not name {package}; write it anew with tools/lock.py.")
    return found.group() + "\n"


def run(command: list[str], settings: Mapping[str, str] | None = None) -> None:
    """Runs a step of the set-up quietly; its words are shown only when it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **(settings or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        step = " ".join([Path(command[0]).name, *command[1:4]])
        raise Trouble(f"{done.stdout.rstrip()}\nThe set-up stopped at `{step}`; it says why above.")


@contextmanager
def told(what: str) -> Iterator[None]:
    print(f"{what} … ", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print("stopped", flush=True)
        raise
    print(f"{time.monotonic() - begun:.1f} s", flush=True)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups of the same checkout wait for each other (where the system can lock a file)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (ROOT / "play").open() as script:
        fcntl.flock(script, fcntl.LOCK_EX)
        yield


class Stamp:
    """Remembers in .venv what a part was last made from."""

    def __init__(self, part: str, made_from: str) -> None:
        self.file = VENV / ".tatami" / part
        self.made_from = made_from

    def holds(self) -> bool:
        return self.file.exists() and self.file.read_text() == self.made_from

    def set(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.made_from)


def venv_stamp() -> Stamp:
    # A moved checkout or another Python makes the old .venv useless.
    return Stamp("venv", f"{sys.version}\n{ROOT}")


def python_stamp() -> Stamp:
    sources = [ROOT / "requirements.lock", ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    return Stamp("python", fingerprint(sources))


def dev_stamp() -> Stamp:
    return Stamp("dev", fingerprint([ROOT / "requirements-dev.lock"]))


def web_stamp() -> Stamp:
    return Stamp("web", fingerprint(web_sources()))


def is_client_built() -> bool:
    return (WEB / "dist" / "index.html").exists() and web_stamp().holds()


@cache
def pip_settings() -> dict[str, str]:
    listed = subprocess.run([str(PYTHON), "-m", "pip", "config", "list"], capture_output=True, text=True, check=False)
    return uv_settings(listed.stdout, os.environ)


def make_venv() -> None:
    with told("Making .venv"):
        try:
            venv.EnvBuilder(clear=True, symlinks=os.name != "nt", with_pip=True).create(VENV)
        except subprocess.CalledProcessError as error:
            raise Trouble(
                "This Python cannot make virtual environments; on Debian: apt-get install python3-venv."
            ) from error
        uv_pin = VENV / "uv.lock"
        uv_pin.write_text(pinned("uv", (ROOT / "requirements.lock").read_text()))
        run([str(PYTHON), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(uv_pin)])
        venv_stamp().set()


def install(*what: str) -> None:
    run([program("uv"), "pip", "install", *what, "--python", str(PYTHON)], pip_settings())


def ready(*, dev: bool = False, web: bool = False) -> None:
    """Makes whatever is missing or out of date."""
    with one_at_a_time():
        if not PYTHON.exists() or not venv_stamp().holds():
            make_venv()
        stamp = python_stamp()
        if not stamp.holds():
            with told("Installing Tatami"):
                install("--require-hashes", "-r", "requirements.lock")
                # The build backend comes from the lock as well.
                install("--no-deps", "--no-build-isolation", "--editable", ".")
            stamp.set()
        stamp = dev_stamp()
        if dev and not stamp.holds():
            with told("Installing what the checks need"):
                install("--require-hashes", "-r", "requirements-dev.lock")
            stamp.set()
        if web and (WEB / "package.json").exists() and not is_client_built():
            stamp = web_stamp()
            with told("Building the web client"):
                run([str(PYTHON), "tools/web.py", "build"])
            stamp.set()
