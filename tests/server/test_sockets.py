"""Sockets: forged, malformed, oversized and too frequent messages get a code and harm nothing; slow ones are cut."""

import asyncio
import base64
import json
import os
import socket
import time

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import InvalidStatus

from tatami.server.sockets import Outbox, deliver
from tests.server.house import House, Visitor, Wire, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with open_house(tmp_path_factory.mktemp("sockets"), messages_at_once=500.0) as house:
        yield house


@pytest.fixture
def duel(house):
    """Two guests at a toy game: the guests, the table and their sockets."""
    aiko, botan = house.guest(), house.guest()
    table = aiko.lay("me", "open", game="toy")
    botan.post(f"/api/tables/{table}/join")
    return aiko, botan, table, aiko.sit(table), botan.sit(table)


def still_plays(here: Wire, there: Wire) -> None:
    """The table is unharmed: a choice here is seen there."""
    here.choose("pick 1")
    assert there.wait("update")["entry"]["seat"] == 0


def code_after(wire: Wire, message: str | bytes) -> str:
    wire.connection.send(message)
    return wire.wait("error")["code"]


def by_hand(house: House, guest: Visitor, table: str) -> socket.socket:
    """A WebSocket without a library: for what no library would send, or not read."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(10)
    raw.connect(("127.0.0.1", house.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {guest.cookie()}",
    ]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    assert b"101" in raw.recv(1000)
    return raw


# Hello


@pytest.mark.parametrize(
    "first",
    ['{"type":"choose","seat":0,"step":0,"words":"pick 1"}', '{"type":"hello","protocol":2}', "nonsense", b"\x00"],
)
def test_the_first_message_must_be_hello(house, duel, first):
    aiko, _, table, *_ = duel
    wire = aiko.dial(table)
    wire.connection.send(first)
    assert wire.wait("error")["code"] == "hello-first"
    assert wire.closed_with() == 4000


def test_silence_is_not_waited_for(tmp_path):
    with open_house(tmp_path, hello_within=0.05) as house:
        guest = house.guest()
        assert guest.dial(guest.lay("me", "open", game="toy")).closed_with() == 4000


def test_strangers_and_wrong_tables_are_turned_away(house, duel):
    aiko, *_ = duel
    assert aiko.dial("no-such-table").closed_with() == 4004
    aiko.http.cookies.clear()
    assert aiko.dial(duel[2]).closed_with() == 4001


def test_a_forged_cookie_is_nobody(house, duel):
    aiko, _, table, *_ = duel
    name, value = next(iter(aiko.http.cookies.items()))
    payload, _, signature = value.rpartition(".")
    forged = base64.urlsafe_b64encode(b'["botan","Botan"]').decode().rstrip("=")
    for cookie in (f"{forged}.{signature}", f"{payload}.{signature[:-2]}AA", payload, "x" * 5000):
        aiko.http.cookies.clear()
        aiko.http.cookies.set(name, cookie)
        assert aiko.dial(table).closed_with() == 4001


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "ftp://{host}"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Host": "evil.example"},
    ],
)
def test_foreign_pages_cannot_open_a_socket(house, duel, headers):
    aiko, _, table, *_ = duel
    here = {name: value.replace("{host}", f"127.0.0.1:{house.port}") for name, value in headers.items()}
    with pytest.raises(InvalidStatus) as caught:
        aiko.dial(table, **here)
    assert caught.value.response.status_code == 403


def test_our_own_page_can(house, duel):
    aiko, _, table, *_ = duel
    behind_a_proxy = house.url.replace("http", "https", 1)
    assert aiko.dial(table, Origin=behind_a_proxy).connection.state.name == "OPEN"
    own = {"Origin": house.url, "Sec-Fetch-Site": "same-origin"}
    wire = aiko.dial(table, **own)
    wire.send(type="hello", protocol=1)
    assert wire.receive()["type"] == "snapshot"


# Messages that are none


@pytest.mark.parametrize(
    "message",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '"hello"',
        '{"type": "cheat"}',
        '{"type": 7}',
        '{"type": "choose"}',
        '{"type": "choose", "seat": "0", "step": 0, "words": "pick 1"}',
        '{"type": "choose", "seat": -1, "step": 0, "words": "pick 1"}',
        '{"type": "choose", "seat": 1e99, "step": 0, "words": "pick 1"}',
        '{"type": "choose", "seat": 0, "step": 99999999999999999999999999, "words": "pick 1"}',
        '{"type": "choose", "seat": 0, "step": 0, "words": ""}',
        '{"type": "choose", "seat": 0, "step": 0, "words": ["pick 1"]}',
        '{"type": "choose", "seat": 0, "step": 0, "words": "pick 1", "as": "referee"}',
        '{"type": "choose", "seat": 0, "step": 0, "words": "pick 1"',
        '{"type": "look", "seat": 0.5}',
        '{"type": "hello", "protocol": true}',
        '{"type": "why", "seat": 0, "piece": "' + "x" * 300 + '"}',
        "[" * 3000,
        '{"type": "past", "before": ' + "[" * 1500 + "]" * 1500 + "}",
        '{"type": "choose", "seat": 0, "step": 0, "words": "\\ud800"}',
    ],
)
def test_malformed_messages(duel, message):
    *_, here, there = duel
    assert code_after(here, message) == "malformed"
    still_plays(here, there)


def test_binary_and_long_messages(duel):
    *_, here, there = duel
    assert code_after(here, b'{"type": "past", "before": 1}') == "binary"
    assert code_after(here, json.dumps({"type": "past", "before": 1, "id": "x" * 5000})) == "too-long"
    still_plays(here, there)


def test_a_frame_beyond_all_measure_closes_its_socket_only(duel):
    aiko, *_, table, here, there = duel
    here.connection.send("x" * 20_000)
    assert here.closed_with() == 1009
    again = aiko.sit(table)
    still_plays(again, there)


def test_text_that_is_no_text_closes_its_socket_only(house, duel):
    aiko, *_, table, here, there = duel
    with by_hand(house, aiko, table) as raw:
        raw.sendall(b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc")  # a masked text frame; its four bytes are not UTF-8
        frames = raw.recv(1000)
        assert frames[:1] == b"\x88" and int.from_bytes(frames[2:4], "big") == 1007
    still_plays(here, there)


# Messages of others


def test_forged_seats_and_tables(house, duel):
    aiko, botan, _, here, there = duel
    other = botan.lay("me", "open", game="toy")
    looking_on = aiko.sit(other)
    for wire, message in [
        (here, {"type": "choose", "seat": 1, "step": 0, "words": "pick 1"}),
        (here, {"type": "choose", "seat": 5, "step": 0, "words": "pick 1"}),
        (here, {"type": "look", "seat": 1}),
        (here, {"type": "why", "seat": 1, "piece": "die"}),
        (here, {"type": "undo", "seat": 1, "step": 0}),
        (here, {"type": "redo", "seat": 1, "step": 0}),
        (looking_on, {"type": "choose", "seat": 0, "step": 0, "words": "pick 1"}),
        (looking_on, {"type": "look", "seat": 0}),
    ]:
        assert code_after(wire, json.dumps(message)) == "not-your-seat"
    assert code_after(looking_on, '{"type": "past", "before": 5}') == "not-playing"
    still_plays(here, there)


def test_an_error_names_the_message_it_answers(duel):
    *_, here, _ = duel
    here.send(type="choose", seat=0, step=0, words="fly", id=77)
    error = here.wait("error")
    assert (error["code"], error["answers"]) == ("not-offered", 77)
    here.send(type="why", seat=0, piece="die", id=78)
    assert here.wait("why-not")["answers"] == 78
    here.send(type="past", before=1, id=79)
    assert here.wait("history") == {
        "type": "history",
        "answers": 79,
        "log": [{"step": 0, "seat": None, "events": [], "takes_back": 0, "undone": False}],
    }


def test_a_stale_choice_gets_a_fresh_position(duel):
    *_, here, there = duel
    here.choose("pick 1")
    here.wait("update")
    here.send(type="choose", seat=0, step=0, words="pick 2")
    assert here.receive()["code"] == "stale"
    fresh = here.receive()
    assert fresh["type"] == "position" and fresh["position"]["step"] == 1
    assert fresh["position"]["view"]["picks"] == [1, None]
    there.choose("pick 1")
    assert here.wait("update")["entry"]["step"] == 2


def test_two_clicks_at_once_one_wins(house, duel):
    aiko, _, table, here, there = duel
    twin = aiko.sit(table)  # the same guest in a second tab
    for wire in (here, twin, here, twin):
        wire.send(type="choose", seat=0, step=0, words="pick 2")
    there.wait("update")
    there.choose("pick 1")
    assert there.wait("update")["entry"]["step"] == 2
    stale = 0
    for wire in (here, twin):
        wire.send(type="past", before=0, id=1)
        while (message := wire.receive())["type"] != "history":
            stale += message.get("code") == "stale"
    assert stale == 3


def test_too_many_messages_are_refused_then_the_socket_is_closed(tmp_path):
    with open_house(tmp_path, messages_per_second=0.001, messages_at_once=5.0, most_refused=10) as house:
        guest = house.guest()
        wire = guest.sit(guest.lay("me", "open", game="toy"))
        for _ in range(11):  # with the last one it is closed, and takes no more
            wire.send(type="why", seat=1, piece="die")
        codes = []
        while "too-frequent" not in codes:
            codes.append(wire.wait("error")["code"])
        assert codes == ["not-your-seat"] * 5 + ["too-frequent"]
        assert wire.closed_with() == 4008


def test_messages_with_long_answers_count_more(tmp_path):
    with open_house(tmp_path, messages_per_second=0.001, messages_at_once=12.0) as house:
        guest = house.guest()
        wire = guest.sit(guest.lay("me", "open", game="toy"))
        for _ in range(3):
            wire.send(type="hello", protocol=1)
        assert [wire.receive()["type"] for _ in range(3)] == ["snapshot", "snapshot", "error"]


def test_strangers_who_crowd_a_table_never_keep_its_own_people_out(tmp_path):
    with open_house(tmp_path, most_sockets_per_table=2) as house:
        aiko, botan, stranger = house.guest(), house.guest(), house.guest()
        table = aiko.lay("me", "open", game="toy")
        for _ in range(2):
            stranger.sit(table)
        assert stranger.dial(table).closed_with() == 4013
        assert botan.dial(table).closed_with() == 4013
        aiko.sit(table)
        botan.post(f"/api/tables/{table}/join")
        botan.sit(table)


def test_a_guest_has_a_bounded_number_of_sockets(tmp_path):
    with open_house(tmp_path, most_sockets_per_guest=2) as house:
        guest = house.guest()
        table = guest.lay("me", "open", game="toy")
        guest.sit(table)
        guest.sit(table)
        assert guest.dial(table).closed_with() == 4013
        guest.wires[0].connection.close()
        for _ in range(200):  # until the server has noticed
            if guest.dial(table).is_welcome():
                break
            time.sleep(0.01)
        else:
            raise AssertionError("a closed socket still counts")


# Coming and going


def test_who_reconnects_has_missed_nothing(duel):
    aiko, _, table, here, there = duel
    here.choose("pick 3")
    there.wait("update")
    here.connection.close()
    there.choose("pick 1")
    while there.position["step"] < 3:  # Aiko's bow needs nobody
        there.receive()
    again = aiko.sit(table)
    assert again.position["step"] == 3
    snapshot = json.loads(again.raw[0])
    assert [entry["step"] for entry in snapshot["log"]] == [0, 1, 2, 3]
    assert snapshot["log"][1]["events"][0]["facts"] == {"seat": 0, "count": 3}  # her own secret is still hers
    there.choose("pass")
    assert again.wait("update")["entry"]["step"] == 4


def test_presence_is_told(duel):
    aiko, _, table, here, there = duel
    here.connection.close()
    assert [seat["is_connected"] for seat in there.wait("table")["table"]["seats"]] == [False, True]
    aiko.sit(table)
    assert [seat["is_connected"] for seat in there.wait("table")["table"]["seats"]] == [True, True]


def test_a_socket_that_reads_nothing_is_dropped_and_nobody_waits_for_it(tmp_path):
    with open_house(tmp_path, most_queued=4, messages_per_second=1e6, messages_at_once=1e6) as house:
        aiko, botan = house.guest(), house.guest()
        table = aiko.lay("me", "open", game="toy")
        botan.post(f"/api/tables/{table}/join")
        here = aiko.sit(table)
        asleep = by_hand(house, botan, table)
        hello = b'{"type":"hello","protocol":1}'
        asleep.sendall(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
        while not here.table["seats"][1]["is_connected"]:
            here.receive()
        for _ in range(20_000):  # a choice and its undo tell everybody something
            here.choose("pick 1")
            step = here.wait("update")["entry"]["step"]
            here.send(type="undo", seat=0, step=step)
            here.wait("update")
            if not here.table["seats"][1]["is_connected"]:
                break
        else:
            raise AssertionError("the sleeping socket was never dropped")
        asleep.close()


def test_nobody_is_dropped_for_the_noise_of_others():
    async def play():
        outbox = Outbox(most=3)
        assert outbox.put(b"snapshot") and outbox.put(b"table 0", "table") and outbox.put(b"update")
        for number in range(1, 1000):
            assert outbox.put(f"table {number}".encode(), "table")
        assert not outbox.put(b"one too many")
        assert [await outbox.next() for _ in range(3)] == [b"snapshot", b"update", b"table 999"]

    asyncio.run(play())


def test_a_hello_that_changes_nothing_is_told_to_nobody(tmp_path):
    with open_house(tmp_path) as house:
        aiko, stranger = house.guest(), house.guest()
        table = aiko.lay("me", "open", game="toy")
        here, there = aiko.sit(table), stranger.sit(table)
        here.wait("table")  # somebody looks on
        for _ in range(5):
            there.send(type="hello", protocol=1)
            there.wait("snapshot")
        here.send(type="past", before=0)
        assert here.receive()["code"] == "not-playing"  # nothing came in between


def test_those_who_come_and_go_are_told_of_together(tmp_path):
    with open_house(tmp_path, tell_every=0.3) as house:
        aiko, stranger = house.guest(), house.guest()
        table = aiko.lay("me", "open", game="toy")
        here = aiko.sit(table)
        for _ in range(10):
            stranger.sit(table)
        while here.table.get("spectators") != 10:
            here.receive()
        assert len(here.raw) < 6  # a snapshot and a message or two, not ten


class ClosedUnderfoot:
    """A socket that the server below us has closed, so that nothing can be sent any more."""

    async def send_text(self, text: str) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'")


def test_sending_to_a_socket_that_was_just_closed_is_no_more_than_its_end():
    with pytest.raises(WebSocketDisconnect) as gone:
        asyncio.run(deliver(ClosedUnderfoot(), b"{}"))
    assert gone.value.code == 1006
