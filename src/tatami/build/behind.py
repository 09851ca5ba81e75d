"""Compiles the engine behind the back of a table that is already open: python -m tatami.build.behind

`./play` runs this before it serves. It says in one line what it begins, or why it cannot, and returns at once. A
build that failed is told once and not tried again before the sources change; a compiler that is missing is told once
and looked for at every start.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from tatami.build.compiler import missing_compiler, missing_packages
from tatami.build.finder import SWITCH, builds_folder, digest, fitting_build
from tatami.build.sources import PACKAGE, hot_modules

SWITCHED_OFF = "plain"  # A file of this name beside the builds: nothing is compiled unasked.
FAILED = "failed.json"
LOG = "compile.log"
ANY_SOURCES = ""  # It is not their fault that there is no compiler: once there is one, they are tried.


def begin() -> str | None:
    """Starts a build if one is wanted; what to tell the person at the keyboard."""
    folder = Path(builds_folder())
    if os.environ.get(SWITCH) or is_switched_off(folder):
        return None
    if fitting_build(str(PACKAGE.parent), str(folder)) is not None or missing_packages():
        return None
    failure = read_failure(folder)
    trouble = missing_compiler()
    if trouble is not None:
        if failure is not None and failure["sentence"] == trouble:
            return None
        write_failure(folder, trouble, sources=ANY_SOURCES, told=True)
        return trouble
    if failure is not None and failure["sources"] == sources_now():
        if failure["told"]:
            return None
        write_failure(folder, str(failure["sentence"]), told=True)
        return str(failure["sentence"])
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOG).open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, "-m", "tatami", "compile", "--low-priority"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            cwd=folder,
        )
    return "The engine is being compiled at low priority; the next start takes it (./play plain switches this off)."


def is_switched_off(folder: Path) -> bool:
    """Has somebody said that nothing is to be compiled unasked?"""
    return (folder / SWITCHED_OFF).exists()


def read_failure(folder: Path) -> dict[str, object] | None:
    """What went wrong the last time, if anything did."""
    try:
        failure: dict[str, object] = json.loads((folder / FAILED).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return failure if {"sources", "sentence", "told"} <= failure.keys() else None


def write_failure(folder: Path, sentence: str, *, told: bool, sources: str | None = None) -> None:
    """Notes that these sources, those of now, could not be compiled, so that it is not tried at every start."""
    folder.mkdir(parents=True, exist_ok=True)
    note = {"sources": sources_now() if sources is None else sources, "sentence": sentence, "told": told}
    (folder / FAILED).write_text(json.dumps(note), encoding="utf-8")


def forget_failure(folder: Path) -> None:
    (folder / FAILED).unlink(missing_ok=True)


def sources_now() -> str:
    """The hot modules as they are, as one short text."""
    return " ".join(digest(str(PACKAGE.parent / module))[:8] for module in hot_modules(PACKAGE.parent))


if __name__ == "__main__":
    told = begin()
    if told:
        print(told, flush=True)
