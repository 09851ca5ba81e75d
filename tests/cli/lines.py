"""What tests of the command line share."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.golden.make import HERE, TOLD

RECORD = HERE / f"{TOLD}.txt"


def good(result: tuple[int, str, str]) -> str:
    status, out, err = result
    assert status == 0, err
    assert err == ""
    return out


# Whoever was started in the background of a shell does not hear Ctrl-C, nor do those whom it starts.
HEARS_CTRL_C = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"


@contextmanager
def started(*words: str, **more) -> Iterator[subprocess.Popen]:
    """The command line as a process of its own, for the time of a test."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "80"}
    command = [sys.executable, "-c", f"{HEARS_CTRL_C}; from tatami.cli import main; main()", *words]
    with subprocess.Popen(command, text=True, env=environment, **more) as process:
        try:
            yield process
        finally:
            process.kill()
