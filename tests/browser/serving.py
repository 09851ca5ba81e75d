"""A server for the browser tests: python -m tests.browser.serving PORT FOLDER. Bots answer at once.

Tables of the same game and number of seats are dealt the same way every time, so a test meets the same game wherever
it runs. Other games: DEAL=2 ./play test tests/browser.
"""

import os
import sys
from pathlib import Path
from types import SimpleNamespace

from tatami.games import MODULES
from tatami.server import table, thinkers
from tatami.server.app import serve
from tatami.server.settings import Settings

PLENTY = "100000/minute"
DEAL = os.environ.get("DEAL", "1")
LUCK = SimpleNamespace(
    token_hex=lambda size: f"{DEAL:0>{2 * size}}", randbits=lambda size: 0, choice=lambda options: options[0]
)

if __name__ == "__main__":
    table.secrets = thinkers.secrets = LUCK
    MODULES["toy"] = "tests.server.toy"  # a game without a board and without texts of its own
    serve(
        Settings(
            data_dir=Path(sys.argv[2]),
            pause=0.0,
            workers=1,
            messages_per_second=1000.0,
            messages_at_once=1000.0,
            rates={"request": PLENTY, "change": PLENTY, "table": PLENTY},
        ),
        port=int(sys.argv[1]),
    )
