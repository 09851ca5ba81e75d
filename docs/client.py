"""A whole client on one page: it plays Katana at random against three bots. python docs/client.py http://127.0.0.1:8000"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def ask(address: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """What the server answers, and the cookie that says who we are."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, headers)) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0] or cookie


def play(server: str) -> Any:
    """The outcome of one game."""
    _, cookie = ask(f"{server}/api/me")
    seats = [{"holder": "me"}, *[{"holder": "bot", "bot": "heuristic"}] * 3]
    table, _ = ask(f"{server}/api/tables", {"game": "katana", "seats": seats}, cookie)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1}))
        answer: dict[str, Any] = {}
        for text in socket:
            message = json.loads(text)
            if message["type"] == "error" and message["code"] == "too-frequent":
                time.sleep(0.2)
                socket.send(json.dumps(answer))
            position = message.get("position")
            if position is None:
                continue
            if position["outcome"] is not None:
                return position["outcome"]
            decision = position["decision"]
            # A question is shown again when others move, and one that is forced answers itself.
            if decision and decision["step"] != answer.get("step") and not decision["is_forced"]:
                words = random.choice(decision["options"])["words"]
                answer = {"type": "choose", "seat": decision["seat"], "step": decision["step"], "words": words}
                socket.send(json.dumps(answer))
    raise ConnectionError("The server closed the socket before the game was over.")


if __name__ == "__main__":
    print(play(sys.argv[1]))
