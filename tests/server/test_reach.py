"""An invitation that works: links that others can follow, and who may open the server to the network."""

import asyncio
import http.client
import socket
from contextlib import closing

import pytest
import uvicorn
from starlette.types import Scope

from tatami.core.errors import TatamiError
from tatami.server.app import Announcing, configuration, listen
from tatami.server.reach import Ways, checked, drawn, is_of_network, is_this_machine, own_addresses
from tatami.server.refusals import Refused
from tatami.server.settings import Settings
from tests.server.house import open_house

HOME = "192.168.7.20"


def asked(host: str = "127.0.0.1:8000", client: str = "127.0.0.1", **headers: str) -> Scope:
    sent = [
        (b"host", host.encode()),
        *((name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()),
    ]
    return {"type": "http", "scheme": "http", "client": (client, 5), "headers": sent}


class Listeners:
    """What opens and closes in place of sockets."""

    def __init__(self) -> None:
        self.at: list[str] = []

    async def open(self, addresses: list[str]) -> None:
        self.at = addresses

    async def close(self) -> None:
        self.at = []


def ways(host: str = "127.0.0.1", **settings) -> tuple[Ways, Listeners]:
    made = Ways(settings.get("public_address"), settings.get("is_behind_proxy", False))
    listeners = Listeners()
    made.begin(host, 8000, listeners.open, listeners.close)
    return made, listeners


@pytest.fixture(autouse=True)
def at_home(monkeypatch):
    monkeypatch.setattr("tatami.server.reach.own_addresses", lambda: [HOME])


def test_a_link_for_others_never_names_this_machine():
    made, _ = ways()
    for host in ("127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000", "127.9.9.9"):
        told = made.reach(asked(host))
        assert told.address is None and not told.is_on_network


def test_whoever_came_from_outside_invites_by_the_same_address():
    made, _ = ways("0.0.0.0")
    assert made.reach(asked(f"{HOME}:8000", HOME)).address == f"http://{HOME}:8000/"
    assert made.reach(asked("box.local:8000", HOME)).address == "http://box.local:8000/"


def test_a_server_on_the_network_tells_its_host_the_address_there():
    made, _ = ways("0.0.0.0")
    told = made.reach(asked())
    assert (told.address, told.is_on_network, told.can_switch) == (f"http://{HOME}:8000/", True, False)


def test_behind_a_proxy_the_public_address_counts_and_nobody_switches():
    made, _ = ways(public_address="https://tatami.example/play", is_behind_proxy=True)
    told = made.reach(asked())
    assert (told.address, told.can_switch) == ("https://tatami.example/play/", False)
    without, _ = ways(is_behind_proxy=True)
    assert without.reach(asked()).address is None
    assert without.reach(asked("tatami.example")).address == "http://tatami.example/"


@pytest.mark.anyio
async def test_the_browser_of_this_machine_lets_others_in_and_out_again():
    made, listeners = ways()
    assert made.reach(asked()).can_switch
    await made.switch(asked(), True)
    assert listeners.at == [HOME] and made.reach(asked()).address == f"http://{HOME}:8000/"
    assert made.reach(asked()).is_on_network
    await made.switch(asked(), True)
    await made.switch(asked(), False)
    assert listeners.at == [] and made.reach(asked()).address is None


@pytest.mark.parametrize(
    "scope",
    [
        asked(client=HOME),
        asked(host=f"{HOME}:8000"),
        asked(x_forwarded_for="10.0.0.9"),
        asked(forwarded="for=10.0.0.9"),
        asked(x_real_ip="10.0.0.9"),
        asked(via="1.1 somewhere"),
    ],
    ids=["another machine", "by the network", "x-forwarded-for", "forwarded", "x-real-ip", "via"],
)
@pytest.mark.anyio
async def test_nobody_else_opens_the_server(scope):
    made, listeners = ways()
    with pytest.raises(Refused) as refused:
        await made.switch(scope, True)
    assert refused.value.code == "not-this-machine" and listeners.at == []


@pytest.mark.anyio
async def test_without_a_network_there_is_nothing_to_open(monkeypatch):
    monkeypatch.setattr("tatami.server.reach.own_addresses", list)
    made, _ = ways()
    with pytest.raises(Refused, match="no network"):
        await made.switch(asked(), True)


@pytest.mark.parametrize(
    "address", ["tatami.example", "ftp://tatami.example", "https://", "https://a/?b=1", "http://["]
)
def test_a_public_address_is_an_address(address):
    with pytest.raises(TatamiError, match="A public address is like"):
        checked(address)


def test_addresses_of_this_machine_alone_are_none_for_others():
    assert not any(is_of_network(address) for address in ("127.0.0.1", "169.254.1.1", "0.0.0.0", "box"))
    assert is_of_network(HOME) and not is_this_machine(HOME) and is_this_machine("localhost")


def test_over_http_the_link_its_code_and_the_switch(tmp_path):
    with open_house(tmp_path, bots=False, public_address="https://tatami.example/") as house:
        guest = house.guest()
        table = guest.lay("me", "open", "open")
        told = guest.http.get("/api/reach").json()
        assert told == {"address": "https://tatami.example/", "is_on_network": False, "can_switch": False}
        code = guest.http.get(f"/api/tables/{table}/code")
        assert code.headers["content-type"] == "image/svg+xml" and code.text == drawn(
            f"https://tatami.example/table/{table}"
        )
        assert guest.http.post("/api/reach", json={"is_on_network": True}).json()["code"] == "not-this-machine"
    with open_house(tmp_path, bots=False) as house:
        guest = house.guest()
        table = guest.lay("me", "open", "open")
        assert guest.http.get(f"/api/tables/{table}/code").json()["code"] == "only-this-machine"
        info = guest.http.get(f"/api/tables/{table}").json()
        assert info["host"] == info["seats"][0]["name"]


def test_a_real_server_is_reached_at_a_second_address_until_it_is_closed(tmp_path):
    """127.0.0.77 stands for another address of this machine."""
    config = configuration(Settings(tmp_path, workers=1))
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    server = Announcing(config, "127.0.0.1", port, open_browser=False)

    def answers() -> int | None:
        try:
            with closing(http.client.HTTPConnection("127.0.0.77", port, timeout=5)) as line:
                line.request("GET", "/healthz")
                return line.getresponse().status
        except OSError:
            return None

    async def visit() -> list[int | None]:
        running = asyncio.create_task(uvicorn.Server.serve(server, [listener]))
        while not server.started:
            await asyncio.sleep(0.02)
        found = [await asyncio.to_thread(answers)]
        await server.open_network(["127.0.0.77"])
        found.append(await asyncio.to_thread(answers))
        await server.close_network()
        found.append(await asyncio.to_thread(answers))
        with pytest.raises(OSError, match=r"192\.0\.2\.77"):
            await server.open_network(["192.0.2.77"])
        server.should_exit = True
        await running
        return found

    assert asyncio.run(visit()) == [None, 200, None]


def test_the_own_addresses_are_looked_up_without_sending_anything(monkeypatch):
    monkeypatch.undo()
    assert all(is_of_network(address) for address in own_addresses())
    assert socket.gethostname()
