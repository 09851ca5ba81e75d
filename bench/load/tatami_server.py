"""A Tatami server for loads and storms: all clients share one address, and every question is for them to answer.

    python bench/load/tatami_server.py FOLDER [SETTINGS]

SETTINGS is JSON; what an older server does not know of it is left out, so that two versions can be compared.
"""

import json
import sys
from dataclasses import fields
from pathlib import Path

from tatami.server.app import serve
from tatami.server.settings import Settings

NEVER = 1e9

if __name__ == "__main__":
    wanted = {"pause": NEVER, "away_after": NEVER, "rates": {}, "most_connections": 10**6}
    wanted |= json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}
    known = {field.name for field in fields(Settings)}
    serve(Settings(Path(sys.argv[1]), **{name: value for name, value in wanted.items() if name in known}), port=0)
