"""The server as its own process, so that it can be killed, and the browser that visits it."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "dist" / "index.html"
CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START_WITHIN = 60  # seconds; a busy machine needs them
HOW_TO_GET_THERE = {
    "chromium": "There is no Chromium for the browser tests; on Debian: sudo apt-get install chromium",
    "client": "The web client is not built, which the browser tests need: ./play setup",
}


def what_is_missing() -> str | None:
    """Why no browser test can run, in one sentence with the command that helps."""
    if CHROMIUM is None:
        return HOW_TO_GET_THERE["chromium"]
    return None if CLIENT.exists() else HOW_TO_GET_THERE["client"]


def is_on_ci() -> bool:
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


class House:
    """A running server with a folder of its own."""

    def __init__(self, folder: Path, with_test_games: bool = True) -> None:
        self.folder = folder
        self.more = [] if with_test_games else ["--players-games"]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process = self._begin()

    def kill(self) -> None:
        """As when the power fails: kill -9."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        self.process = self._begin()

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def _begin(self) -> subprocess.Popen[bytes]:
        self.folder.mkdir(parents=True, exist_ok=True)
        with open(self.folder / "server.log", "ab") as log:
            process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tests.browser.serving",
                    str(self.port),
                    str(self.folder / "data"),
                    *self.more,
                ],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + START_WITHIN
        while time.monotonic() < end:
            assert process.poll() is None, (self.folder / "server.log").read_text()
            try:
                urllib.request.urlopen(f"{self.address}healthz", timeout=1).close()
                return process
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        process.kill()
        raise AssertionError(f"the server did not start within {START_WITHIN} seconds")
