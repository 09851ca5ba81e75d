import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tatami.games import MODULES
from tests.luck import fix_luck
from tests.server import postgres


@pytest.fixture(scope="session")
def cluster(tmp_path_factory) -> Iterator[postgres.Cluster]:
    """The PostgreSQL of this run of the tests."""
    if postgres.programs() is None:
        assert not os.environ.get("CI"), postgres.MISSING
        pytest.skip(postgres.MISSING)
    base = Path(tmp_path_factory.getbasetemp())
    with postgres.shared_cluster(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as cluster:
        yield cluster


@pytest.fixture
def database(cluster) -> str:
    """An empty database of PostgreSQL."""
    return cluster.database()


@pytest.fixture(scope="module")
def new_database(cluster) -> Callable[[], str]:
    return cluster.database


@pytest.fixture(autouse=True)
def luck(monkeypatch):
    """A table is dealt the same way every time."""
    fix_luck(monkeypatch.setattr)


@pytest.fixture(autouse=True)
def toy_game(monkeypatch):
    """The toy game is on the registry while tests of the server run, and the gate, which has response windows."""
    monkeypatch.setitem(MODULES, "toy", "tests.server.toy")
    monkeypatch.setitem(MODULES, "gate", "tests.gate")
