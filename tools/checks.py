"""Every check of the project, one after the other; a failed one does not stop the rest."""

import os
import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tools.environment import PYTHON, ROOT, WEB, program

APT_GET = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]


@dataclass(frozen=True)
class Check:
    name: str
    command: list[str]


@dataclass(frozen=True)
class Result:
    name: str
    passed: bool
    seconds: float


def checks(*, web: bool) -> list[Check]:
    python = [
        Check("ruff check", [program("ruff"), "check"]),
        Check("ruff format", [program("ruff"), "format", "--check"]),
        Check("mypy", [program("mypy")]),
        Check("pytest", [program("pytest"), "-n", "2", "--durations=12", "--ignore=tests/browser"]),
    ]
    # In a checkout with its packages installed, all that is left to set up is the client.
    build = Check("web build", [str(PYTHON), "play", "setup"])
    script = [str(PYTHON), "tools/web.py", "run"]
    client = [
        # Apart: a browser keeps an event loop in its process, where no other test can then start one.
        Check("browser tests", [program("pytest"), "-n", "2", "--durations=12", "tests/browser"]),
        Check("svelte-check", [*script, "check"]),
        Check("vitest", [*script, "test"]),
    ]
    return [build, *python, *client] if web else python


def run_check(check: Check) -> Result:
    print(f"\n— {check.name}", flush=True)
    begun = time.monotonic()
    status = subprocess.run(check.command, cwd=ROOT, check=False).returncode
    return Result(check.name, status == 0, time.monotonic() - begun)


def summary(results: Sequence[Result]) -> str:
    lines = [
        f"  {'ok' if result.passed else 'FAILED':6}  {result.name:14}{result.seconds:6.1f} s" for result in results
    ]
    failed = [result.name for result in results if not result.passed]
    if failed:
        lines.append(f"Failed: {', '.join(failed)}.")
    else:
        lines.append("Every check passed.")
    return "\n".join(lines)


def is_on_ci(environment: Mapping[str, str]) -> bool:
    return environment.get("CI", "").lower() not in ("", "0", "false")


def install_browser() -> bool:
    """Debian's Chromium, for the browser tests: installed when we may, asked for when we may not."""
    if shutil.which("chromium"):
        return True
    may_install = shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0
    if may_install:
        print("Installing Chromium for the browser tests …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*APT_GET, "update"], env=quiet, check=False)
        subprocess.run([*APT_GET, "install", "-y", "--no-install-recommends", "chromium"], env=quiet, check=False)
    if shutil.which("chromium"):
        return True
    print("The browser tests need Chromium; on Debian: sudo apt-get install chromium", flush=True)
    return False


def run_all() -> int:
    results = []
    begun = time.monotonic()
    has_browser = install_browser()
    if is_on_ci(os.environ):
        results.append(Result("browser", has_browser, time.monotonic() - begun))
    results += [run_check(check) for check in checks(web=(WEB / "package.json").exists())]
    print(f"\n{summary(results)}", flush=True)
    return 0 if all(result.passed for result in results) else 1


def run_pytest(args: list[str]) -> int:
    return subprocess.run([program("pytest"), *args], cwd=ROOT, check=False).returncode
