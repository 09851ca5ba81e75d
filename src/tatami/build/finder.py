"""Finds the compiled form of a module. Builds lie in folders of their own, never among the sources.

A build is used only if every source that it was made from is still the same, byte for byte; otherwise Tatami runs as
plain Python. A build never changes once it has its name, so programs that run are not disturbed by a newer one. They
hold the build they use: a game that is loaded later cannot be plain on a compiled core, so nobody removes its files.
"""

import json
import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from typing import Any, NamedTuple

SWITCH = "TATAMI_PLAIN"  # Set to anything, it keeps Tatami from using compiled modules.
MANIFEST = "manifest.json"
IN_USE = "in-use"  # A file beside the manifest; every program that uses the build has a shared lock on it.
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # The folder that holds tatami/.


def builds_folder() -> str:
    """Where builds lie: in the virtual environment, or in the user's cache if Python is not in one."""
    if sys.prefix != sys.base_prefix:
        return os.path.join(sys.prefix, ".tatami", "builds")
    default = os.path.join(os.path.expanduser("~"), ".cache")
    cache = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_CACHE_HOME")
    return os.path.join(cache or default, "tatami", "builds")


class Build(NamedTuple):
    """A build that fits."""

    folder: str
    files: dict[str, str]  # the extension of each compiled module, by the module's name


class CompiledFinder:
    """Finds the modules of one build; everything else is left to Python."""

    def __init__(self, build: Build) -> None:
        self.files = build.files
        self.hold = held(build.folder)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use_compiled() -> None:
    """From now on, import compiled modules where a build fits these sources."""
    if os.environ.get(SWITCH) or any(isinstance(finder, CompiledFinder) for finder in sys.meta_path):
        return
    build = fitting_build(ROOT, builds_folder())
    if build is not None:
        compiled = CompiledFinder(build)
        if os.path.exists(os.path.join(build.folder, MANIFEST)):  # Nobody removed it before it was held.
            sys.meta_path.insert(0, compiled)


def held(folder: str) -> int | None:
    """Holds a build until this program and those that it forked have ended (where the system can lock a file)."""
    try:
        import fcntl

        handle = os.open(os.path.join(folder, IN_USE), os.O_RDONLY)
        fcntl.flock(handle, fcntl.LOCK_SH)
    except (ImportError, OSError):
        return None
    return handle


def is_in_use(folder: str) -> bool:
    """Does a program hold this build?"""
    try:
        import fcntl

        handle = os.open(os.path.join(folder, IN_USE), os.O_RDONLY)
    except (ImportError, OSError):
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(handle)
    return False


def let_go() -> None:
    """This program loads nothing more that is compiled: it is about to remove builds itself."""
    for finder in sys.meta_path:
        if isinstance(finder, CompiledFinder) and finder.hold is not None:
            os.close(finder.hold)
            finder.hold = None


def fitting_build(root: str, builds: str) -> Build | None:
    """The build that was made from the sources under this folder."""
    try:
        names = sorted(os.listdir(builds), reverse=True)  # The newest first: it has the modules that became hot last.
    except OSError:
        return None
    for name in names:
        folder = os.path.join(builds, name)
        try:
            with open(os.path.join(folder, MANIFEST), encoding="utf-8") as file:
                manifest = json.load(file)
            if fits(manifest, root):
                return Build(
                    folder, {module: os.path.join(folder, file) for module, file in manifest["files"].items()}
                )
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            continue  # It is no build, or one that was removed meanwhile.
    return None


def fits(manifest: dict[str, Any], root: str) -> bool:
    """Was a build made for this Python, from exactly these sources?"""
    return manifest["suffix"] == EXTENSION_SUFFIXES[0] and all(
        digest(os.path.join(root, source)) == known for source, known in manifest["sources"].items()
    )


def digest(path: str) -> str:
    """What a file holds, as one short text."""
    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()
