"""What is worked out of finished games: in another process, and once."""

import asyncio
import os
import threading
import time
from pathlib import Path

import msgspec
import pytest

from tatami.server import studying
from tatami.server.refusals import Refused
from tatami.server.studying import Studies, beliefs_of
from tests.luck import true_luck
from tests.server.house import open_house

RECORD = (Path(__file__).parents[1] / "golden" / "katana-3p-exhaustion.txt").read_text("utf-8")


def studied(work):
    """Run a coroutine with studies, which are closed afterwards."""

    def test(monkeypatch):
        true_luck(monkeypatch.setattr)

        async def run():
            studies = Studies()
            try:
                await work(studies, monkeypatch)
            finally:
                await studies.close()

        asyncio.run(run())

    test.__name__ = work.__name__
    return test


@studied
async def test_beliefs_are_worked_out_once_and_elsewhere(studies, monkeypatch):
    await studies.worker.open()
    begun = time.process_time()
    first, again = await asyncio.gather(studies.beliefs("a", RECORD), studies.beliefs("a", RECORD))
    assert time.process_time() - begun < 0.1  # not here
    assert first is again is await studies.beliefs("a", RECORD)
    told = msgspec.json.decode(first)
    assert told["names"] and told["course"] and first == beliefs_of(RECORD)


@studied
async def test_the_oldest_are_forgotten(studies, monkeypatch):
    monkeypatch.setattr(studying, "KEPT", 2)
    monkeypatch.setattr(studying, "beliefs_of", len)
    for table in "abc":
        await studies.beliefs(table, RECORD)
    assert list(studies.made) == ["b", "c"]


@studied
async def test_what_cannot_be_worked_out_is_tried_again_by_the_next_who_asks(studies, monkeypatch):
    monkeypatch.setattr(studying, "beliefs_of", os._exit)
    with pytest.raises(Refused) as caught:
        await studies.beliefs("a", "not a number")
    assert caught.value.code == "broken" and not studies.made
    monkeypatch.setattr(studying, "beliefs_of", beliefs_of)
    assert await studies.beliefs("a", RECORD)


@studied
async def test_positions_are_looked_at_beside_the_tables_one_at_a_time(studies, monkeypatch):
    at_once, most, places = [], [], set()

    def look():
        at_once.append(1)
        most.append(len(at_once))
        places.add(threading.get_ident())
        time.sleep(0.02)
        at_once.pop()

    await asyncio.gather(*(studies.aside(look) for _ in range(5)))
    assert most == [1] * 5 and threading.get_ident() not in places


def test_an_address_has_the_beliefs_of_some_games_a_minute(tmp_path):
    with open_house(tmp_path, rates={"study": "2/minute"}, bots=False) as house:
        guest = house.guest()
        table = guest.lay("me", "open", game="toy")
        codes = [guest.http.get(f"/api/tables/{table}/beliefs").json()["code"] for _ in range(3)]
    assert codes == ["not-finished", "not-finished", "too-frequent"]
