"""Content packs that are meant to keep the server busy: each is refused, and no table waits for it."""

import time

import pytest

from tatami.server import packs
from tests.server.house import open_house
from tests.server.test_http import code


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with open_house(tmp_path_factory.mktemp("packs"), bots=False) as house:
        yield house


HOSTILE = {
    "a long key": ".".join("a" * 15_000) + " = 1",
    "a long header": "[" + " . ".join("'a'" for _ in range(4_000)) + "]",
    "many headers": "\n".join(f"[a.b.c.d.e.f.g.h.i.k{n}]" for n in range(1000)),
    "lists": "a = " + "[" * 30_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_pack_is_refused_at_once(house, text):
    answer = house.guest().http.post("/api/games/katana/content", json={"text": text})
    assert code(answer, 400) == "bad-content"


def test_a_pack_that_is_too_long_is_refused(house):
    answer = house.guest().http.post("/api/games/katana/content", json={"text": "#" * 32_769})
    assert code(answer, 413) == "too-long"


def test_an_address_has_some_packs_read_a_minute(tmp_path):
    with open_house(tmp_path, rates={"pack": "1/minute"}, bots=False) as house:
        guest = house.guest()
        answers = [guest.http.post("/api/games/go/content", json={"text": ""}).json()["code"] for _ in range(2)]
    assert answers == ["unknown-game", "too-frequent"]


def test_nobody_waits_for_a_pack_that_takes_long(house, monkeypatch):
    monkeypatch.setattr(packs, "READ_WITHIN", 0.5)
    monkeypatch.setattr(packs, "packed", slow_to_read)
    guest = house.guest()
    for _ in range(5):  # The machine may be busy with something else: once is enough.
        gaps = longest_gap(house.loop)
        answer = guest.http.post("/api/games/katana/content", json={"text": ""})
        assert code(answer, 400) == "bad-content" and "too long" in answer.json()["sentence"]
        if gaps() < 0.25:
            break
    else:
        raise AssertionError("the loop stood still")
    monkeypatch.undo()
    assert guest.post("/api/games/katana/content", {"text": ""})["changes"] == []


def slow_to_read(game: str, text: str) -> bytes:
    """A pack that keeps the processor busy for longer than anybody waits."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        pass
    return b""


def longest_gap(loop):
    """Measures from now on; called, it says how long the loop stood still at most."""
    seen = [time.monotonic()]
    found = [0.0]

    def tick() -> None:
        now = time.monotonic()
        found[0] = max(found[0], now - seen[0])
        seen[0] = now
        if not over:
            loop.call_later(0.01, tick)

    def end() -> float:
        over.append(True)
        return max(found[0], time.monotonic() - seen[0])

    over: list[bool] = []
    loop.call_soon_threadsafe(tick)
    return end
