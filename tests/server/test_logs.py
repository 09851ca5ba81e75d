"""What is logged, by us or by a library: sentences, or lines of JSON where they are asked for."""

import json
import subprocess
import sys

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
