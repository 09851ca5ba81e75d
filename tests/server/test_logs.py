"""Whatever is logged, by us or by a library, is one line of JSON."""

import json
import subprocess
import sys

PROGRAM = """
import logging
import structlog
from tatami.server import logs
logs.configure()
structlog.get_logger(part="sockets").info("hello", table="abc")
logging.getLogger("uvicorn.error").warning("too slow: %s", "x")
logging.getLogger("uvicorn.error").info("not said")
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("asyncio").exception("it broke")
"""


def test_all_logs_are_lines_of_json():
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    ours, uvicorns, broken = (json.loads(line) for line in ran.stderr.splitlines())
    assert (ours["event"], ours["level"], ours["part"], ours["table"]) == ("hello", "info", "sockets", "abc")
    assert (uvicorns["event"], uvicorns["level"], uvicorns["logger"]) == ("too slow: x", "warning", "uvicorn.error")
    assert (broken["event"], broken["level"]) == ("it broke", "error")
    assert "ZeroDivisionError" in broken["exception"]
    assert all("timestamp" in line for line in (ours, uvicorns, broken))
