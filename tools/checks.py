"""Every check of the project, side by side where they fit; a failed one does not stop the rest."""

import os
import secrets
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.environment import PYTHON, ROOT, WEB, program

APT_GET = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
CORES = 2  # How many the checks reckon with; on a machine with more they leave the rest alone.
PYTEST = ["-n", str(CORES), "--durations=12"]
SEED = "TATAMI_TEST_SEED"  # Where the laws are sampled; what is run again has the same.
ONLY_WHAT_FAILED = ["--last-failed", "--last-failed-no-failures=none", "-n0"]
APART = ["tests/browser", "tests/test_identical_games.py"]  # These have checks of their own.
LAWS = "tests/test_examination.py::test_every_law_holds_in_every_game"
POSTGRES = Path("/usr/lib/postgresql")
QUICK = ["src/tatami/games", "tests/test_architecture.py", "tests/test_clauses.py", LAWS, "--laws=0.5"]
SELDOM = "not everything_is_used"  # Long games until the last card was played: not between two edits.


@dataclass(frozen=True)
class Check:
    """`cores` is how many it keeps busy: 0 for what runs at low priority beside everything else. It begins when
    `after`, another check, has passed. `again` runs what failed in it once more, alone, when all others have ended:
    for tests whose failure may be the load of the machine."""

    name: str
    command: list[str]
    cores: int = 1
    after: str = ""
    again: tuple[str, ...] = ()


@dataclass
class Result:
    """`is_unsteady` says that a check failed beside the others, and that what had failed passed alone."""

    name: str
    passed: bool
    seconds: float
    processor_seconds: float = 0.0
    said: str = ""
    is_unsteady: bool = False


def tatami(*words: str) -> list[str]:
    return [program("tatami"), *words]


def pytest(*words: str) -> list[str]:
    return [program("pytest"), *words]


def tests(name: str, *words: str) -> Check:
    """Tests that share the cores with others; which of them failed is kept apart from what failed elsewhere."""
    command = pytest(*PYTEST, "-o", f"cache_dir=.pytest_cache/{name.replace(' ', '-')}", *words)
    return Check(name, command, CORES, again=(*command, *ONLY_WHAT_FAILED))


def style() -> list[Check]:
    return [
        Check("mypy", [program("mypy")]),
        Check("ruff check", [program("ruff"), "check"]),
        Check("ruff format", [program("ruff"), "format", "--check"]),
    ]


def checks(*, web: bool, game: str = "") -> list[Check]:
    """All of them, in the order in which they begin; with `game` what concerns one game."""
    about = ["--game", game] if game else []
    script = [str(PYTHON), "tools/web.py", "run"]
    client = [Check("svelte-check", [*script, "check"]), Check("vitest", [*script, "test"])]
    # A browser keeps an event loop in its process, where no other test can then start one: hence apart.
    browser = [tests("browser tests", *about, "tests/browser")]
    package = [Check("package", [str(PYTHON), "tools/package.py"])]
    return [
        Check("compile", tatami("compile", "--low-priority"), cores=0),
        *style(),
        *(client if web else []),
        *(package if web and not game else []),
        tests("pytest", *about, *(f"--ignore={place}" for place in APART)),
        *(browser if web else []),
        Check("compiled = plain", pytest(*PYTEST, *about, "tests/test_identical_games.py"), CORES, after="compile"),
    ]


def quick_checks() -> list[Check]:
    """What to run between two edits: style, types, the rules of all games and a sample of the laws."""
    return [
        *style(),
        Check("rules", pytest("-n", str(CORES), "-k", SELDOM, *QUICK), CORES),
    ]


class Bench:
    """The cores that checks share. Whoever came first begins first."""

    def __init__(self, cores: int) -> None:
        self.free = cores
        self.changed = threading.Condition()
        self.line: list[object] = []

    def take(self, cores: int) -> None:
        with self.changed:
            ticket = object()
            self.line.append(ticket)
            self.changed.wait_for(lambda: self.line[0] is ticket and self.free >= cores)
            self.line.remove(ticket)
            self.free -= cores
            self.changed.notify_all()

    def give(self, cores: int) -> None:
        with self.changed:
            self.free += cores
            self.changed.notify_all()


def run_check(check: Check) -> Result:
    """Runs a check; what it says is kept, so that checks side by side do not talk at once."""
    begun = time.monotonic()
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(
            check.command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT
        )
        status, processor = wait(process)
        out.seek(0)
        said = out.read().decode("utf-8", "replace")
    return Result(check.name, status == 0, time.monotonic() - begun, processor, said)


def wait(process: "subprocess.Popen[bytes]") -> tuple[int, float]:
    """The exit code, and the processor time of the process with all its children (where the system tells)."""
    if not hasattr(os, "wait4"):
        return process.wait(), 0.0
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def run_side_by_side(listed: Sequence[Check]) -> list[Result]:
    """All of these, as many at once as there are cores for; each is told as it ends."""
    bench = Bench(CORES)
    begun: dict[str, Future[Result]] = {}
    telling = threading.Lock()

    def run(check: Check) -> Result:
        if check.after in begun and not begun[check.after].result().passed:
            return Result(check.name, False, 0.0, said=f"It needs {check.after}, which failed.\n")
        bench.take(check.cores)
        try:
            result = run_check(check)
        finally:
            bench.give(check.cores)
        with telling:
            print(f"\n— {check.name}\n{result.said.rstrip()}\n{line(result)}", flush=True)
        return result

    with ThreadPoolExecutor(max(1, len(listed))) as pool:
        for check in listed:
            begun[check.name] = pool.submit(run, check)
    results = [future.result() for future in begun.values()]
    repeated = []
    for check, result in zip(listed, results, strict=True):
        if check.again and not result.passed:
            repeated.append(run(Check(f"{check.name}, again", list(check.again))))
            result.is_unsteady = repeated[-1].passed
    return results + repeated


def line(result: Result) -> str:
    verdict = "ok" if result.passed else "UNSTEADY" if result.is_unsteady else "FAILED"
    return f"  {verdict:8}  {result.name:17}{result.seconds:7.1f} s{result.processor_seconds:9.1f} s of processor"


def summary(results: Sequence[Result], seconds: float) -> str:
    """The table at the end: wall time and processor time of each check."""
    lines = [line(result) for result in results]
    processor = sum(result.processor_seconds for result in results)
    lines.append(f"  {'':8}  {'together':17}{seconds:7.1f} s{processor:9.1f} s of processor")
    unsteady = [result.name for result in results if result.is_unsteady]
    if unsteady:
        lines.append(f"Failed beside the others and passed alone, to be mended: {', '.join(unsteady)}.")
    failed = failures(results)
    lines.append(f"Failed: {', '.join(failed)}." if failed else "Every check passed.")
    return "\n".join(lines)


def failures(results: Sequence[Result]) -> list[str]:
    return [result.name for result in results if not result.passed and not result.is_unsteady]


def is_on_ci(environment: Mapping[str, str]) -> bool:
    return environment.get("CI", "").lower() not in ("", "0", "false")


def install(package: str, needed_by: str) -> bool:
    """A package of Debian that some tests need: installed when we may, asked for when we may not."""
    if is_installed(package):
        return True
    may_install = shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0
    if may_install:
        if package == "postgresql":
            start_no_cluster()
        print(f"Installing {package} for {needed_by} …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*APT_GET, "update"], env=quiet, check=False)
        subprocess.run([*APT_GET, "install", "-y", "--no-install-recommends", package], env=quiet, check=False)
    if is_installed(package):
        return True
    print(f"{needed_by.capitalize()} need {package}; on Debian: sudo apt-get install {package}", flush=True)
    return False


def start_no_cluster() -> None:
    """Installing PostgreSQL would start a server for the whole machine; the tests have one of their own."""
    folder = Path("/etc/postgresql-common/createcluster.d")
    if not Path("/etc/postgresql").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "none.conf").write_text("create_main_cluster = false\n")


def is_installed(program: str) -> bool:
    """Is there a program of this name, also where only an administrator looks? Debian keeps PostgreSQL apart."""
    if program == "postgresql" and list(POSTGRES.glob("*/bin/initdb")):
        return True
    return shutil.which(program, path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin") is not None


def run_all(game: str = "") -> int:
    """Every check, or everything that concerns one game."""
    results = []
    begun = time.monotonic()
    if not is_on_ci(os.environ):
        os.environ.setdefault(SEED, str(secrets.randbelow(1_000_000)))
    has_browser = install("chromium", "the browser tests")
    has_proxy = all(install(package, "the tests behind a proxy") for package in ("nginx", "openssl"))
    has_database = install("postgresql", "the tests of several workers")
    if is_on_ci(os.environ):
        results.append(Result("browser", has_browser, time.monotonic() - begun))
        results.append(Result("nginx", has_proxy, time.monotonic() - begun))
        results.append(Result("postgresql", has_database, time.monotonic() - begun))
    results += run_side_by_side(checks(web=(WEB / "package.json").exists(), game=game))
    return told(results, begun)


def run_quick() -> int:
    """The checks for between two edits."""
    begun = time.monotonic()
    return told(run_side_by_side(quick_checks()), begun)


def told(results: list[Result], begun: float) -> int:
    print(f"\n{summary(results, time.monotonic() - begun)}", flush=True)
    return 1 if failures(results) else 0


def run_pytest(args: list[str]) -> int:
    return subprocess.run(pytest(*args), cwd=ROOT, check=False).returncode
