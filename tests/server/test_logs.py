"""What is logged, by us or by a library: sentences, or lines of JSON where they are asked for."""

import asyncio
import json
import subprocess
import sys

from structlog.testing import capture_logs

from tatami.core.errors import IllegalChoice
from tatami.server import sockets
from tatami.server.driver import Driver
from tests.server.camera import played, until
from tests.server.house import open_house

PROGRAM = """
import logging, sys
import structlog
from tatami.server import logs
logs.configure(*sys.argv[1:])
structlog.get_logger(part="sockets").info("hello there", table="abc", bots_ready=2)
logging.getLogger("uvicorn.error").error("too slow: %s.\\n", "x")
logging.getLogger("uvicorn.error").warning("not said")
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("asyncio").exception("it broke")
"""


def logged(*to: str) -> str:
    command = [sys.executable, "-c", PROGRAM, *to]
    return subprocess.run(command, capture_output=True, text=True, check=True).stderr


def is_all_there(text: str) -> None:
    ours, uvicorns, broken = (json.loads(line) for line in text.splitlines())
    assert (ours["event"], ours["level"], ours["part"], ours["table"]) == ("hello there", "info", "sockets", "abc")
    assert (uvicorns["event"], uvicorns["level"], uvicorns["logger"]) == ("too slow: x.\n", "error", "uvicorn.error")
    assert (broken["event"], broken["level"]) == ("it broke", "error")
    assert "ZeroDivisionError" in broken["exception"]
    assert all("timestamp" in line for line in (ours, uvicorns, broken))


def test_json_goes_to_standard_error_or_a_file_when_asked_for(tmp_path):
    is_all_there(logged("-"))
    assert logged(str(tmp_path / "log")) == ""
    is_all_there((tmp_path / "log").read_text("utf-8"))


def test_a_person_reads_sentences():
    ours, uvicorns, broken, *trace = logged().splitlines()
    assert ours[8:] == " Hello there (table abc, bots ready 2)." and ours[2] == ours[5] == ":"
    assert uvicorns[8:] == " Too slow: x." and broken[8:] == " It broke."
    assert trace[-1] == "ZeroDivisionError: division by zero"


# What a choice says is nobody's business, whatever fails with it


@played
async def test_the_words_of_a_refused_answer_are_not_logged(scene):
    table, *_ = await scene.two_at_toy()
    driver = Driver(table, scene.hall.thinkers)

    async def refused() -> None:
        raise IllegalChoice("not-offered", "“parry with the bow” is not possible now.")

    driver.turn = refused
    with capture_logs() as said:
        task = scene.hall.drivers[table.id] = asyncio.create_task(driver.run())
        await until(lambda: said)
        task.cancel()
    assert [(line["event"], line["error"]) for line in said] == [("an answer was refused", "not-offered")]


@played
async def test_the_words_of_a_driver_that_failed_are_not_logged(scene):
    table, *_ = await scene.two_at_toy()
    driver = Driver(table, scene.hall.thinkers)

    async def failed() -> None:
        raise ValueError("parry with the bow")

    driver.turn = failed
    with capture_logs() as said:
        await scene.hall._run(table, driver)
    (line,) = [line for line in said if line["event"] == "driver failed"]
    assert line["error"].startswith("ValueError at failed:") and "exc_info" not in line and "bow" not in str(said)


def test_the_words_of_a_message_that_failed_are_not_logged(tmp_path, monkeypatch):
    async def failed(table, socket, message) -> None:
        raise ValueError("parry with the bow")

    with open_house(tmp_path, bots=False) as house:
        guest = house.guest()
        wire = guest.sit(guest.lay("me", "open", game="toy"))
        monkeypatch.setattr(sockets, "handle", failed)
        with capture_logs() as said:
            wire.send(type="past", before=0)
            assert wire.wait("error")["code"] == "broken"
    (line,) = [line for line in said if line["event"] == "message failed"]
    assert line["error"].startswith("ValueError at failed:") and "exc_info" not in line and "bow" not in str(said)
