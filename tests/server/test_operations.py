"""docs/operations.md, tried: nginx with TLS before a server, the unit of systemd, and the numbers of the page."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tatami.server import metrics
from tatami.server.settings import Settings
from tests.server.house import PATIENCE, House, Wire, open_house

PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text("utf-8")
HALF_SENT = 1500  # connections: about twice what a process of nginx bears by Debian's default
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def block(language: str) -> str:
    """The one block of a language on the page."""
    [found] = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Proxied:
    """A server behind nginx."""

    def __init__(self, house: House, plain: int, tls: int, certificate: Path) -> None:
        self.house = house
        self.plain = f"http://localhost:{plain}"
        self.url = f"https://localhost:{tls}"
        self.context = ssl.create_default_context(cafile=str(certificate))
        # Sockets are read in a thread while the request is sent. When the server's tickets arrive at that moment, as
        # they do after the handshake of TLS 1.3, Python 3.11 may never send it, and nginx closes after ten seconds.
        self.for_sockets = ssl.create_default_context(cafile=str(certificate))
        self.for_sockets.maximum_version = ssl.TLSVersion.TLSv1_2

    def client(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=self.url, verify=self.context, timeout=PATIENCE, headers=headers)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory) -> Iterator[Proxied]:
    if NGINX is None or shutil.which("openssl") is None:
        assert not os.environ.get("CI"), "nginx or openssl is missing: apt-get install nginx openssl"
        pytest.skip("nginx is not installed; on Debian: sudo apt-get install nginx openssl")
    folder = tmp_path_factory.mktemp("nginx")
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days 2"
    files = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*make.split(), *files], check=True, capture_output=True)
    rates = {"request": "60/minute"}
    with open_house(folder / "data", proxies=frozenset({"127.0.0.1"}), rates=rates, bots=False) as house:
        plain, tls = free_port(), free_port()
        site = block("nginx").replace("listen 80;", f"listen 127.0.0.1:{plain};")
        site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{tls} ssl;")
        site = site.replace("games.example;", "localhost;").replace("127.0.0.1:8000", f"127.0.0.1:{house.port}")
        site = site.replace("/etc/ssl/games.example", str(folder))
        assert str(plain) in site and str(tls) in site and str(house.port) in site and str(certificate) in site
        with nginx(folder, site, tls):
            yield Proxied(house, plain, tls, certificate)


@contextmanager
def nginx(folder: Path, site: str, port: int) -> Iterator[None]:
    """nginx with a site of the page, until it is not needed any more."""
    assert NGINX is not None
    places = "".join(
        f"{part}_temp_path {folder}/{part};" for part in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf = folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    conf.write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/errors; worker_processes 1;\n"
        f"{block('conf')}\nhttp {{ access_log off; {places}\n{site}\n}}\n"
    )
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(conf)], stderr=subprocess.PIPE)
    assert process.stderr is not None
    try:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None, process.stderr.read().decode()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stderr.close()


def test_nginx_spreads_people_over_workers_and_none_needs_to_come_back_to_the_same(database, tmp_path):
    """Every request and every socket goes to the next worker; a table of older rules is found wherever it is."""
    if NGINX is None:
        pytest.skip("nginx is not installed; on Debian: sudo apt-get install nginx")
    quick = {"postgres": database, "bots": False, "proxies": frozenset({"127.0.0.1"})}
    with ExitStack() as open:
        houses = [open.enter_context(open_house(tmp_path / f"worker-{number}", **quick)) for number in range(2)]
        port = free_port()
        site = block("nginx-workers").replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
        site = re.sub(r"ssl_certificate.*\n", "", site).replace("games.example;", "localhost;")
        for number, house in enumerate(houses):
            site = site.replace(f"10.0.0.1{number + 1}:8000", f"127.0.0.1:{house.port}")
        assert all(f":{house.port}" in site for house in houses) and "10.0.0" not in site
        open.enter_context(nginx(tmp_path, site, port))
        front = House(port, None, None)
        open.callback(front.close)
        aiko, botan = guests = [front.guest(), front.guest()]
        table = aiko.lay("me", "open", game="toy")
        botan.post(f"/api/tables/{table}/join")
        wires = [guest.sit(table) for guest in guests for _ in range(2)]
        assert all(len(house.hall.tables[table].onlookers) == 2 for house in houses)
        wires[0].choose("pick 1")
        for wire in wires:
            while wire.position["step"] < 1:
                wire.receive()
        houses[0].hall.company.rules = {**houses[0].hall.company.rules, "toy": 2}  # as if it were of tomorrow
        houses[0].loop.call_soon_threadsafe(houses[0].hall._put_away, houses[0].hall.tables[table])
        until_gone = time.monotonic() + PATIENCE
        while table in houses[0].hall.tables and time.monotonic() < until_gone:
            time.sleep(0.01)
        for _ in range(4):
            assert aiko.get(f"/api/tables/{table}")["step"] >= 1
            assert aiko.sit(table).position["step"] >= 1
        assert table not in houses[0].hall.tables


def test_a_game_is_played_through_nginx_with_tls(proxied):
    with proxied.client() as aiko, proxied.client() as botan, ExitStack() as calls:
        for client in (aiko, botan):
            cookie = client.get("/api/me").headers["set-cookie"]
            assert "Secure" in cookie and "HttpOnly" in cookie
        assert aiko.get("/healthz").json()["status"] == "ok"
        own = {"Origin": proxied.url, "Sec-Fetch-Site": "same-origin"}
        plan = {"game": "toy", "seats": [{"holder": "me"}, {"holder": "open"}]}
        table = aiko.post("/api/tables", json=plan, headers=own).json()["id"]
        assert botan.post(f"/api/tables/{table}/join", json={}, headers=own).status_code == 200
        foreign = aiko.post("/api/tables", json=plan, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        wires = []
        for client in (aiko, botan):
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            address = f"{proxied.url.replace('https', 'wss')}/api/tables/{table}/socket"
            headers = {"Cookie": cookie, "Origin": proxied.url}
            call = connect(address, ssl=proxied.for_sockets, additional_headers=headers, open_timeout=PATIENCE)
            wires.append(Wire(calls.enter_context(call)))
            wires[-1].send(type="hello", protocol=1)
            wires[-1].wait("snapshot")
        wires[0].choose("pick 1")
        assert wires[1].wait("update")["entry"]["seat"] == 0


def test_plain_http_is_sent_to_tls(proxied):
    answer = httpx.get(f"{proxied.plain}/table/abc")
    assert answer.status_code == 301 and answer.headers["location"].startswith("https://")


@pytest.mark.parametrize(
    "begun", [b"", b"GET /healthz HTTP/1.1\r\nHost: local"], ids=["no handshake", "half a header"]
)
def test_half_sent_requests_to_nginx_keep_nobody_out(proxied, begun):
    port = int((proxied.url if not begun else proxied.plain).rpartition(":")[2])
    with ExitStack() as storm:
        for _ in range(HALF_SENT):
            raw = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=("127.0.0.2", 0))
            storm.enter_context(raw).sendall(begun)
        for _ in range(10):
            with proxied.client() as client:
                assert client.get("/healthz").json()["status"] == "ok"


def test_measurements_do_not_pass(proxied):
    with proxied.client() as client:
        for headers in ({}, {"X-Forwarded-For": "127.0.0.1"}, {"Host": "127.0.0.1"}):
            assert client.get("/metrics", headers=headers).status_code in (404, 421)


def test_nobody_passes_for_another_address(proxied):
    with proxied.client() as client:
        made_up = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(90)]
        assert 429 in {client.get("/api/games", headers=headers).status_code for headers in made_up}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="asks systemd whether it can read the unit")
def test_systemd_can_read_the_unit(tmp_path):
    unit = tmp_path / "tatami.service"
    unit.write_text(block("ini").replace("/opt/tatami/bin/tatami", "/bin/true").replace("User=tatami\n", ""))
    ran = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    about_ours = [line for line in ran.stderr.splitlines() if "tatami.service" in line]
    assert not about_ours, ran.stderr


def test_the_unit_starts_a_server_that_can_be_started(monkeypatch):
    from tatami.cli import obey
    from tatami.server import app

    told = []
    monkeypatch.setattr(app, "serve", lambda *given: told.append(given))
    command = re.search(r"^ExecStart=\S+/tatami (.*)$", block("ini"), re.MULTILINE)
    assert command is not None and obey(command[1].split()) == 0
    settings, host, port, browser, metrics_port, log_to, workers, trace = told[0]
    assert (host, port, browser, metrics_port, log_to) == ("127.0.0.1", 8000, False, 9100, "-")
    assert (workers, trace) == (1, False)
    assert settings.proxies == {"127.0.0.1"} and "games.example" in settings.host_names


def test_the_limits_on_the_page_are_those_of_the_settings():
    told = dict(re.findall(r"^\| `(\w+)` \| (\d+) \|", PAGE, re.MULTILINE))
    defaults = {field.name: field.default for field in fields(Settings)}
    assert told and {name: float(value) for name, value in told.items()} == {name: defaults[name] for name in told}


def test_the_measurements_on_the_page_exist():
    measured = metrics.told()
    for name in re.findall(r"^\| `(tatami_\w+)` \|", PAGE, re.MULTILINE):
        assert f"# TYPE {name} " in measured or f"# TYPE {name.removesuffix('_total')} " in measured, name
