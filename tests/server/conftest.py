import pytest

from tatami.games import MODULES


@pytest.fixture(autouse=True)
def toy_game(monkeypatch):
    """The toy game is on the registry while tests of the server run."""
    monkeypatch.setitem(MODULES, "toy", "tests.server.toy")
