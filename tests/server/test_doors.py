"""Connections that never finish a request, and proxies: nobody is kept out by others, or can pass for another."""

import asyncio
import socket
import time
from contextlib import suppress

import httpx
import pytest
from structlog.testing import capture_logs

from tatami.core.errors import TatamiError
from tatami.server import metrics
from tatami.server.doors import Door
from tatami.server.proxies import Proxies
from tatami.server.settings import Settings
from tatami.server.sqlite_store import SqliteStore
from tests.server.house import House, open_house

ELSEWHERE = "127.0.0.2"  # another address of the loopback


BEGUN = b"GET /healthz HTTP/1.1\r\nHost: local"


def half_sent(house: House, text: bytes = BEGUN, address: str = ELSEWHERE) -> socket.socket:
    """A connection on which a request has begun."""
    raw = socket.create_connection(("127.0.0.1", house.port), timeout=10, source_address=(address, 0))
    raw.sendall(text)
    return raw


def is_closed(raw: socket.socket) -> bool:
    """Has the server hung up? Waits for it."""
    try:
        return raw.recv(1000) == b""
    except ConnectionResetError:
        return True


def turned_away(why: str) -> float:
    return metrics.TURNED_AWAY.labels(why)._value.get()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: local",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HT",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ],
)
def test_what_does_not_arrive_in_time_is_cut_off(tmp_path, text):
    with (
        open_house(tmp_path, headers_within=0.2, body_within=0.2, bots=False) as house,
        half_sent(house, text) as raw,
    ):
        begun = time.monotonic()
        while not is_closed(raw):
            pass
        assert time.monotonic() - begun < 4.5  # before uvicorn's own patience with idle connections ends


def test_a_body_that_breaks_off_is_refused_and_nothing_failed(tmp_path, caplog):
    with open_house(tmp_path, body_within=0.2, bots=False) as house, capture_logs() as said:
        before = metrics.REFUSED.labels("malformed")._value.get()
        head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nCookie: {house.guest().cookie()}\r\n"
        half = f"{head}Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{{".encode()
        half_sent(house, half).close()
        with half_sent(house, half) as raw:
            assert is_closed(raw)
        for _ in range(100):
            if metrics.REFUSED.labels("malformed")._value.get() == before + 2:
                break
            time.sleep(0.02)
        else:
            raise AssertionError("nobody counted it")
    assert not caplog.records and all(line["log_level"] == "info" for line in said)


@pytest.mark.parametrize(
    "begun",
    [BEGUN, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" + BEGUN],
    ids=["alone", "behind a slow answer"],
)
def test_headers_without_end_are_cut_off(tmp_path, monkeypatch, begun):
    async def slow(self):
        await asyncio.sleep(30)
        return ""

    monkeypatch.setattr(SqliteStore, "health", slow)
    with open_house(tmp_path, longest_headers=1000, longest_body=1000, bots=False) as house:
        raw, sent = half_sent(house, begun), 0
        with raw, suppress(ConnectionResetError, BrokenPipeError):
            for sent in range(1000):  # noqa: B007
                raw.sendall(b"x" * 1000)
                time.sleep(0.001)
        assert sent < 900


def test_an_address_has_a_bounded_number_of_connections_and_others_do_not_feel_it(tmp_path):
    with open_house(tmp_path, most_connections=20, bots=False) as house:
        guest = house.guest()
        wire = guest.sit(guest.lay("me", "open", game="toy"))
        before = turned_away("crowded")
        raws = [half_sent(house, b"") for _ in range(60)]
        assert sum(is_closed(raw) for raw in raws[20:]) == 40 and turned_away("crowded") == before + 40
        assert guest.get("/healthz")["status"] == "ok"
        wire.send(type="past", before=0)
        assert wire.wait("error")["code"] == "not-playing"
        for raw in raws:
            raw.close()
        with half_sent(house, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") as again:
            assert b"200" in again.recv(1000)  # whoever hangs up makes room


def test_sockets_count_until_they_are_closed(tmp_path):
    with open_house(tmp_path, most_connections=3, bots=False) as house:
        guest = house.guest()  # keeps one connection alive
        table = guest.lay("me", "open", game="toy")
        wires = [guest.sit(table) for _ in range(2)]
        with half_sent(house, b"", "127.0.0.1") as raw:
            assert is_closed(raw)
        wires[0].connection.close()
        for _ in range(100):
            with half_sent(house, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", "127.0.0.1") as raw:
                try:
                    if b"200" in raw.recv(1000):
                        break
                except ConnectionResetError:
                    time.sleep(0.01)
        else:
            raise AssertionError("a closed socket still counts")


def test_named_proxies_may_have_as_many_as_they_like(tmp_path):
    with open_house(tmp_path, most_connections=5, proxies=frozenset({ELSEWHERE}), bots=False) as house:
        raws = [half_sent(house) for _ in range(30)]
        for raw in raws:
            raw.sendall(b"host\r\nConnection: close\r\n\r\n")
            assert b"200" in raw.recv(1000)
            raw.close()


def test_over_ipv6_a_network_is_one_and_a_proxy_in_it_is_still_a_proxy(tmp_path):
    door = Door(Settings(tmp_path, most_connections=5, proxies=frozenset({"2001:db8::5", "::1"})), files=1000)
    for proxy in ("2001:db8::5", "::1"):
        assert all(door.lets_in(proxy) for _ in range(20))
    assert sum(door.lets_in(f"2001:db8:1::{number}") for number in range(20)) == 5
    for proxy in ("2001:db8::5", "::1"):
        for _ in range(20):
            door.leaves(proxy)
    assert door.by_address == {"2001:db8:1::/64": 5}


def test_the_log_is_told_when_it_is_full_but_not_for_every_connection(tmp_path):
    door = Door(Settings(tmp_path, most_connections=2), files=0)  # 100 connections at least
    with capture_logs() as said:
        assert sum(door.lets_in("10.0.0.1") for _ in range(50)) == 2
        assert sum(door.lets_in(f"10.0.1.{number}") for number in range(200)) == 98
    assert [(line["why"], line["address"]) for line in said] == [("crowded", "10.0.0.1")]
    door.said = -1e9
    with capture_logs() as said:
        assert not door.lets_in("10.0.2.1")
    assert said[0]["why"] == "full" and said[0]["turned_away"] == 48 - 1 + 102 + 1
    for address in list(door.by_address.elements()):
        door.leaves(address)
    assert door.count == 0 and door.lets_in("10.0.0.1")


# Proxies


@pytest.mark.parametrize(
    ("forwarded", "origin"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("198.51.100.1, 203.0.113.7", "203.0.113.7"),  # what stands before, the client may have made up
        ("203.0.113.7, 10.0.0.9", "203.0.113.7"),
        ("2001:db8::1", "2001:db8::1"),
        ("", "10.0.0.1"),
        ("nonsense", "10.0.0.1"),
        ("203.0.113.7, nonsense", "10.0.0.1"),
        ("10.0.0.9", "10.0.0.9"),
    ],
)
def test_who_a_proxy_speaks_for(forwarded, origin):
    assert Proxies(["10.0.0.0/24"]).origin("10.0.0.1", forwarded) == origin


def test_only_named_proxies_are_believed(tmp_path):
    rates = {"request": "5/minute"}
    for proxies, answers in ((frozenset(), {200, 429}), (frozenset({"127.0.0.1"}), {200})):
        with (
            open_house(tmp_path / str(len(proxies)), rates=rates, proxies=proxies) as house,
            httpx.Client(base_url=house.url) as client,
        ):
            headers = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(12)]
            assert {client.get("/api/games", headers=each).status_code for each in headers} == answers


def test_a_cookie_is_for_tls_alone_where_a_named_proxy_says_so(tmp_path):
    for proxies in (frozenset(), frozenset({"127.0.0.1"})):
        with open_house(tmp_path / str(len(proxies)), proxies=proxies) as house, house.stranger() as client:
            cookie = client.get("/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
            assert ("Secure" in cookie) == bool(proxies)


def test_measurements_have_a_port_of_their_own_and_no_proxy_passes_them_on(tmp_path):
    with open_house(tmp_path, bots=False) as house, house.stranger() as client:
        assert client.get("/metrics").status_code == 404
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(TatamiError) as caught:
            metrics.serve(port)
        assert str(port) in caught.value.sentence
    metrics.serve(port)
    assert "tatami_sockets" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def test_a_proxy_that_is_none_is_refused_in_a_sentence():
    with pytest.raises(TatamiError) as caught:
        Proxies(["proxy.example"])
    assert "proxy.example" in caught.value.sentence


# What no browser sends


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        (["GET / HTTP/1.1", "Host: ["], 421),
        (["GET / HTTP/1.1", "Host: ]"], 421),
        (["GET /api/games HTTP/1.1", "Host: localhost:99999999"], 200),
        (["POST /api/me HTTP/1.1", "Host: localhost", "Origin: http://["], 403),
        (["GET /" + "x" * 5000 + " HTTP/1.1", "Host: localhost"], 413),
        (["GET /" + "x" * 1500 + " HTTP/1.1", "Host: localhost"], 404),
        (["GET /" + "%2f" * 400 + " HTTP/1.1", "Host: localhost"], 404),
        (["GET /%00 HTTP/1.1", "Host: localhost"], 404),
        (["GET /api/tables/" + "%ff" * 20 + " HTTP/1.1", "Host: localhost"], 401),
        (["GET http://[/ HTTP/1.1", "Host: localhost"], 400),
        (["BREW / HTTP/1.1", "Host: localhost"], 400),
    ],
)
def test_strange_requests_are_refused_and_never_break_anything(house, lines, status):
    with half_sent(house, "\r\n".join([*lines, "Connection: close", "", ""]).encode()) as raw:
        answer = b""
        while part := raw.recv(10_000):
            answer += part
    assert int(answer.split()[1]) == status, answer


SOCKET = "/api/tables/some-table/socket"


@pytest.mark.parametrize(
    ("request_line", "more"),
    [
        (f"POST {SOCKET} HTTP/1.1", ["Content-Length: 9"]),
        (f"GET {SOCKET}{'x' * 9000} HTTP/1.1", []),
        (f"GET {SOCKET} HTTP/1.1", [f"X: {'x' * 9000}"]),
        (f"GET {SOCKET} HTTP/1.1", ["X: x"] * 200),
    ],
    ids=["post", "long path", "long header", "many headers"],
)
def test_a_handshake_that_is_none_is_refused_at_once(house, request_line, more):
    upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    before = turned_away("malformed")
    text = "\r\n".join([request_line, "Host: localhost", *more, *upgrade, key, "", ""])
    with half_sent(house, text.encode()) as raw:
        assert raw.recv(1000).split()[1] == b"400" and is_closed(raw)
    assert turned_away("malformed") == before + 1


def test_strange_requests_are_counted(tmp_path):
    with open_house(tmp_path, rates={"strange": "10/minute"}, bots=False) as house:
        before = metrics.REFUSED.labels("foreign-host")._value.get()
        with httpx.Client(base_url=house.url, headers={"Host": "["}) as client:
            assert [client.get("/").status_code for _ in range(14)] == [421] * 10 + [429] * 4
        assert metrics.REFUSED.labels("foreign-host")._value.get() == before + 10


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with open_house(tmp_path_factory.mktemp("doors"), bots=False) as house:
        yield house
