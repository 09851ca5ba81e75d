import pytest

from tatami.games import MODULES
from tests.luck import fix_luck


@pytest.fixture(autouse=True)
def luck(monkeypatch):
    """A table is dealt the same way every time."""
    fix_luck(monkeypatch.setattr)


@pytest.fixture(autouse=True)
def toy_game(monkeypatch):
    """The toy game is on the registry while tests of the server run, and the gate, which has response windows."""
    monkeypatch.setitem(MODULES, "toy", "tests.server.toy")
    monkeypatch.setitem(MODULES, "gate", "tests.gate")
