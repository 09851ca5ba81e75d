"""What the storms share: a server in a process of its own, and what is found."""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.load.run import running

SERVER = Path(__file__).resolve().parents[1] / "load" / "tatami_server.py"


@dataclass(frozen=True)
class Chosen:
    """What was asked for: whose server, where its tables lie, which share of the full numbers."""

    src: Path
    folder: Path
    share: float

    def of(self, number: int) -> int:
        return max(1, round(number * self.share))


@dataclass(frozen=True)
class Finding:
    """What a storm came to."""

    said: str
    target: str
    is_good: bool
    figures: dict[str, Any]


@contextmanager
def server(chosen: Chosen, keep: bool = False, **settings: Any) -> Iterator[tuple[int, int]]:
    """A server for the time of a storm: its process and its port."""
    if not keep:
        shutil.rmtree(chosen.folder, ignore_errors=True)
    chosen.folder.parent.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(chosen.src)}
    command = [sys.executable, str(SERVER), str(chosen.folder), json.dumps(settings)]
    with running(command, environment, r"127\.0\.0\.1:(\d+)") as found:
        yield found


@contextmanager
def aside(code: str, *words: object) -> Iterator[None]:
    """A storm in a process of its own, so that it is not measured along with the players. It is over when this is."""
    import subprocess

    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen([sys.executable, "-c", code, *map(str, words)], stderr=errors)
        try:
            yield
            if process.poll() not in (None, 0):
                errors.seek(0)
                raise SystemExit(f"the storm broke off:\n{errors.read()}")
        finally:
            process.kill()
            process.wait()
