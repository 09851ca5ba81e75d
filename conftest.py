"""What every test of the project can be told: which game, how long to look for broken laws, from which seed."""

import os
import secrets
import subprocess
from pathlib import Path

import pytest

# Tests see plain Python, whatever was compiled: what is patched must be what runs. Those that compare with the
# compiled engine ask for it themselves.
os.environ["TATAMI_PLAIN"] = "1"

SEED = "TATAMI_TEST_SEED"  # The workers of one run read it from here, so that all agree.
SEEDS = 1_000_000


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tatami")
    group.addoption("--game", default="", help="only what concerns this game, such as katana or dicium.shogun")
    group.addoption(
        "--laws", type=float, default=12.0, help="seconds a game that the laws are asked for (default 12)"
    )
    group.addoption("--long", action="store_true", help="the suites of PettingZoo and OpenSpiel in full length")
    group.addoption("--seed", type=int, help="where the sample of the laws begins (default: drawn anew)")


def pytest_configure(config: pytest.Config) -> None:
    seed = config.getoption("--seed")
    if seed is not None or SEED not in os.environ:
        os.environ[SEED] = str(seed if seed is not None else drawn_seed())


def drawn_seed() -> int:
    """A new seed each time; on CI one that follows from the commit, so that whoever runs its checks again sees the
    same, and the next commit looks elsewhere."""
    if os.environ.get("CI", "").lower() in ("", "0", "false"):
        return secrets.randbelow(SEEDS)
    words = ["git", "rev-parse", "HEAD"]
    done = subprocess.run(words, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    return int(done.stdout.strip() or "0", 16) % SEEDS


def pytest_report_header() -> str:
    return f"laws: sampled from seed {os.environ[SEED]}; the same again with --seed {os.environ[SEED]}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    if game:
        kept = [item for item in items if concerns(item, game)]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A folder in which nothing concerns a game has not failed: the template has no board in the browser."""
    if session.config.getoption("--game") and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


def concerns(item: pytest.Item, game: str) -> bool:
    """Does a test lie in the game's folder (or its family's), or is it one of those that every game has?"""
    from tatami.games import MODULES

    if game not in MODULES:
        raise pytest.UsageError(f"There is no game “{game}”; there are: {', '.join(MODULES)}.")
    folder = Path("games", *game.split("."))
    families = {parent / "tests" for parent in (folder, *folder.parents) if Path("games") in parent.parents}
    place = item.path.as_posix()
    if any(f"/{family.as_posix()}/" in place for family in families):
        return True
    name = item.name.partition("[")[2]
    return game in name or item.path.stem == f"test_{game.rpartition('.')[2]}"


@pytest.fixture
def first_seed() -> int:
    """Where the sample of the laws begins."""
    return int(os.environ[SEED])


@pytest.fixture
def law_seconds(request: pytest.FixtureRequest) -> float:
    """How many seconds of processor time the laws of one game are worth."""
    return float(request.config.getoption("--laws"))


@pytest.fixture
def is_long(request: pytest.FixtureRequest) -> bool:
    """Are the suites of PettingZoo and OpenSpiel wanted in full length?"""
    return bool(request.config.getoption("--long"))
