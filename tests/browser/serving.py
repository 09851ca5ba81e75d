"""A server for the browser tests: python -m tests.browser.serving PORT FOLDER [--players-games]. Bots answer at once;
with the last word there are only the games that players see."""

import sys
from pathlib import Path

from tatami.games import MODULES
from tatami.server import app, reach
from tatami.server.settings import Settings
from tatami.server.thinkers import Thinkers
from tatami.server.thinking import think
from tests.luck import fix_luck

PLENTY = "100000/minute"


class AtOnce(Thinkers):
    """Bots that think in the server's own process. Workers are tested without a browser, and cost a second each."""

    async def open(self) -> None:
        pass

    async def think(self, table: str, game: str, bot: str, seat: int, view: bytes, options: list[str]) -> str:
        words = think(table, game, bot, seat, view, seed=0)
        assert words in options
        return words


if __name__ == "__main__":
    fix_luck()
    app.Thinkers = AtOnce
    reach.own_addresses = lambda: ["127.0.0.2"]  # it stands for the address of this machine in a network
    if "--players-games" not in sys.argv:
        MODULES["toy"] = "tests.server.toy"  # games without boards and without texts of their own
        MODULES["gate"] = "tests.gate"
    app.serve(
        Settings(
            data_dir=Path(sys.argv[2]),
            pause=0.0,
            window=30.0,  # a busy machine is slow, and nothing waits for it where all answer
            away_after=3600.0,  # nobody plays on at tables that tests have left
            workers=1,
            messages_per_second=1000.0,
            messages_at_once=1000.0,
            rates={"request": PLENTY, "change": PLENTY, "table": PLENTY},
        ),
        port=int(sys.argv[1]),
    )
