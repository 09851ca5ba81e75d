"""What tests of the command line share."""

import os
import subprocess
import sys

from tests.golden.make import HERE, TOLD

RECORD = HERE / f"{TOLD}.txt"


def good(result: tuple[int, str, str]) -> str:
    status, out, err = result
    assert status == 0, err
    assert err == ""
    return out


def started(*words: str, **more) -> subprocess.Popen:
    """The command line as a process of its own."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "80"}
    command = [sys.executable, "-c", "from tatami.cli import main; main()", *words]
    return subprocess.Popen(command, text=True, env=environment, **more)
