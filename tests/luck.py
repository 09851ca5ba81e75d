"""The luck of a server under test: tables of a game and a number of seats are dealt the same way every time, so that
a test meets the same games wherever it runs. Other games: DEAL=2 ./play test tests/browser."""

import os
from types import SimpleNamespace

DEAL = os.environ.get("DEAL", "1")
LUCK = SimpleNamespace(  # in place of `secrets`
    token_hex=lambda size: f"{DEAL:0>{2 * size}}", randbits=lambda size: 0, choice=lambda options: options[0]
)
