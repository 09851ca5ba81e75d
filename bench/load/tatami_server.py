"""Tatami's server as the load needs it: all clients share one address, and every question is for them to answer."""

import sys
from pathlib import Path

from tatami.server.app import serve
from tatami.server.settings import Settings

if __name__ == "__main__":
    never = 1e9
    settings = Settings(Path(sys.argv[1]), pause=never, away_after=never, rates={})
    serve(settings, port=0)
