import pytest

from tatami.games import MODULES
from tatami.server import table, thinkers
from tests.luck import LUCK


@pytest.fixture(autouse=True)
def luck(monkeypatch):
    """A table is dealt the same way every time."""
    monkeypatch.setattr(table, "secrets", LUCK)
    monkeypatch.setattr(thinkers, "secrets", LUCK)


@pytest.fixture(autouse=True)
def toy_game(monkeypatch):
    """The toy game is on the registry while tests of the server run."""
    monkeypatch.setitem(MODULES, "toy", "tests.server.toy")
