"""A Tatami server for loads and storms: all clients share one address, and every question is for them to answer.

    python bench/load/tatami_server.py FOLDER [SETTINGS]

SETTINGS is JSON; what an older server does not know of it is left out, so that two versions can be compared.
`metrics_port` and `host` are two more of them, and so is `processes`: how many workers serve, if `postgres` names a
database.
"""

import json
import sys
from dataclasses import fields
from pathlib import Path

from prometheus_client import start_http_server

from tatami.server.app import serve
from tatami.server.metrics import REGISTRY
from tatami.server.settings import Settings

NEVER = 1e9

if __name__ == "__main__":
    wanted = {"pause": NEVER, "away_after": NEVER, "rates": {}, "most_connections": 10**6}
    wanted |= json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}
    if metrics_port := wanted.get("metrics_port"):
        start_http_server(metrics_port, "127.0.0.1", REGISTRY)
    known = {field.name for field in fields(Settings)}
    several = {"workers": wanted["processes"]} if "processes" in wanted else {}
    settings = Settings(Path(sys.argv[1]), **{name: value for name, value in wanted.items() if name in known})
    serve(settings, wanted.get("host", "127.0.0.1"), 0, **several)
