"""A server for the browser tests: python -m tests.browser.serving PORT FOLDER. Bots answer at once."""

import sys
from pathlib import Path

from tatami.games import MODULES
from tatami.server.app import serve
from tatami.server.settings import Settings
from tests.luck import fix_luck

PLENTY = "100000/minute"

if __name__ == "__main__":
    fix_luck()
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
