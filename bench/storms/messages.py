"""Messages that are none, or somebody else's, or sent twice: each gets a code, and no table is harmed."""

import asyncio
import json
import random
from collections import Counter
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.load.speakers import tatami_tables
from bench.storms.ground import Chosen, Finding, server

TABLES, AT_ONCE = 8, 50
SENT = "sent"
JUNK = [
    "",
    "{",
    "null",
    "[]",
    "0",
    '"hello"',
    "[" * 2000,
    "{" * 500,
    "\u0000",
    "é" * 900,
    '{"type":',
    "\U0001f600" * 50,
]
TYPES = [
    "hello",
    "choose",
    "why",
    "look",
    "undo",
    "consent",
    "redo",
    "open",
    "past",
    "order",
    "wait",
    "gesture",
    "propose",
    "cheat",
    "",
    None,
    7,
]
VALUES: list[Any] = [
    0,
    1,
    4,
    5,
    31,
    32,
    -1,
    2**53,
    2**70,
    1e99,
    0.5,
    True,
    None,
    "",
    "0",
    "x" * 300,
    [],
    {},
    "../../etc",
    "\u202e",
]
GAMES = ["katana", "dicium.crazy_cup", "go", "\u202e"]
DEEP = "[" * 900 + "]" * 900
PACKS = [
    "cards = [0x" + "f" * 5000 + "]",
    "a." * 15_000 + "a = 1",
    "a = " + "[" * 15_000,
    "a = " + "9" * 9000,
    f'{{"cards": {DEEP}}}',
    "[cards.bo]\ncopies = 1e400",
    "a = 1979-05-27",
    "\x00",
]
FIELDS = [
    "seat",
    "step",
    "words",
    "piece",
    "look",
    "protocol",
    "agree",
    "share",
    "before",
    "wish",
    "answers",
    "phrase",
    "id",
    "as",
    "type",
]
PATHS = [
    "me",
    "games",
    "lobby",
    "tables",
    "tables/{id}",
    "tables/{id}/join",
    "tables/{id}/record",
    "tables/{id}/leave/x",
    "tables/{id}/rematch",
    "tables/{id}/pledge",
    "tables/{id}/start",
    "reach",
    "games/{game}/content",
]
PATHS += [
    "tables/{id}/replay?step=-1",
    "tables/{id}/replay?step=9e9&seat=x",
    "tables/{id}/beliefs",
    "tables/%00",
    "%2e%2e/%2e%2e",
]


def bad_messages(chosen: Chosen) -> Finding:
    """100,000 of them, nine tenths over sockets."""
    wanted = chosen.of(100_000)
    limits = {"messages_per_second": 1e9, "messages_at_once": 1e9, "most_refused": 10**9}
    with server(chosen, **limits) as (_, port):
        codes, statuses, harmed = asyncio.run(storm(port, wanted))
    over_sockets = codes.pop(SENT)
    sent, broken = over_sockets + statuses.total(), codes["broken"] + codes["frozen"]
    broken += sum(count for status, count in statuses.items() if status >= 500)
    said = f"{sent} messages: {over_sockets} over sockets, {len(codes)} codes, {statuses.total()} over HTTP; "
    said += f"{broken} answers of 500 or broken, {harmed} tables harmed"
    figures = {"codes": dict(codes), "statuses": {str(status): count for status, count in statuses.items()}}
    is_good = sent >= wanted and not broken and not harmed
    return Finding(said, "no 500, no table harmed", is_good, {**figures, "harmed": harmed})


async def storm(port: int, wanted: int) -> tuple[Counter[str], Counter[int], int]:
    tables = await tatami_tables(port, TABLES)
    for table in tables:
        await asyncio.gather(*(seat.open() for seat in table.seats))
    places = [seat.address for table in tables for seat in table.seats[:1]]  # type: ignore[attr-defined]
    cookies = [seat.cookie for table in tables for seat in table.seats[:2]]  # type: ignore[attr-defined]
    over_http = wanted // 10
    share = (wanted - over_http) // len(places) + 1
    told = await asyncio.gather(
        *(
            at_table(address, luck.choice(cookies), share, luck)
            for number, address in enumerate(places)
            if (luck := random.Random(number))
        )
    )
    ids = [address.split("/")[-2] for address in places]
    asked = [
        asyncio.to_thread(over_api, port, cookies, ids, over_http // 4 + 1, random.Random(100 + n)) for n in range(4)
    ]
    statuses = sum(await asyncio.gather(*asked), Counter[int]())
    return sum(told, Counter[str]()), statuses, sum([await is_harmed(table) for table in tables])


async def at_table(address: str, cookie: str, count: int, luck: random.Random) -> Counter[str]:
    """So many messages over sockets at one table; how they were answered, and how many there were."""
    codes: Counter[str] = Counter()
    heard: list[str] = []
    sent = 0
    while sent < count:
        async with connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as socket:
            await socket.send('{"type": "hello", "protocol": 1}')
            try:
                while sent < count:
                    for _ in range(AT_ONCE):
                        await socket.send(bad(luck, heard))
                        sent += 1
                        codes[SENT] += 1
                    await answers(socket, codes, heard)
            except ConnectionClosed:
                codes["closed"] += 1
    return codes


async def answers(socket: ClientConnection, codes: Counter[str], heard: list[str]) -> None:
    """All answers to what was sent: the last message asks for something that tells it apart."""
    await socket.send('{"type": "past", "before": 0, "id": 4242}')
    while True:
        text = str(await socket.recv())
        message = json.loads(text)
        if message.get("answers") == 4242:
            return
        codes[message.get("code", message["type"])] += 1
        heard[:] = [*heard[-20:], text] if len(text) < 4000 else heard


def bad(luck: random.Random, heard: list[str]) -> str | bytes:
    """Something that no page would send now."""
    match luck.randrange(8):
        case 0:
            return luck.choice(JUNK)
        case 1:
            return luck.randbytes(luck.randrange(1, 200))
        case 2 if heard:
            return luck.choice(heard)  # what the server said itself
        case 3:
            choose = {"type": "choose", "seat": luck.randrange(5), "step": luck.randrange(3), "words": "end"}
            return json.dumps(choose)  # of another seat, or long ago
        case 4:
            text = json.dumps({"type": luck.choice(TYPES), "seat": 1, "step": 0})
            place = luck.randrange(len(text))
            return text[:place] + chr(luck.randrange(32, 0x2FF)) + text[place + 1 :]
        case _:
            fields = {luck.choice(FIELDS): luck.choice(VALUES) for _ in range(luck.randrange(5))}
            return json.dumps({"type": luck.choice(TYPES), **fields})


def over_api(port: int, cookies: list[str], ids: list[str], count: int, luck: random.Random) -> Counter[int]:
    """So many requests; their statuses."""
    statuses: Counter[int] = Counter()
    for _ in range(count):
        path = luck.choice(PATHS).replace("{id}", luck.choice([*ids, "nowhere", "x" * 60]))
        path = path.replace("{game}", quote(luck.choice(GAMES)))
        body = luck.choice([None, b"", b"{", b"[]", b"null", *bodies(luck)])
        headers = {
            "Cookie": luck.choice([*cookies, "tatami=x", ""]),
            "Content-Type": luck.choice(["application/json", "text/x"]),
        }
        if luck.random() < 0.2:
            headers[luck.choice(["Host", "Origin", "X-Forwarded-For"])] = luck.choice(
                ["[", "]", "http://[", "evil", ""]
            )
        try:
            with urlopen(Request(f"http://127.0.0.1:{port}/api/{path}", body, headers), timeout=20) as answer:
                statuses[answer.status] += 1
        except HTTPError as error:
            statuses[error.code] += 1
    return statuses


def bodies(luck: random.Random) -> list[bytes]:
    """What almost could be meant for a path."""
    field = luck.choice(["seat", "pledge", "bot", "is_on_network", "text"])
    said = [{field: luck.choice(VALUES)}, {"text": luck.choice(PACKS)}]
    laid = f'{{"game": "katana", "seats": {json.dumps([{"holder": "me"}] * 3)}, "content": {{"cards": {DEEP}}}}}'
    return [*(json.dumps(one).encode() for one in said), laid.encode()]


async def is_harmed(table: Any) -> bool:
    """Does a choice of whoever is asked not reach everybody any more?"""
    luck = random.Random(1)
    for seat in table.seats:
        again = type(seat)(table, seat.seat, 0, "", seat.cookie)
        again.address = seat.address
        await again.open()
        seat.decision, seat.fresh = again.decision, again.socket
    for seat in table.seats:
        words = seat.move(luck)
        if words is not None:
            await seat.fresh.send(words)
            for other in table.seats:
                async with asyncio.timeout(20):
                    while json.loads(str(await other.fresh.recv()))["type"] != "update":
                        pass
            return False
    return True
