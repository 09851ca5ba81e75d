"""The server as one application, and `serve`, which runs it."""

import asyncio
import functools
import os
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from types import FrameType
from typing import Any

import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from tatami import __version__
from tatami.core.errors import TatamiError
from tatami.server import litter, logs, metrics
from tatami.server.api import Api
from tatami.server.company import Company
from tatami.server.doors import Door, protocols, raise_file_limit
from tatami.server.guard import Guard, Rates, refusal
from tatami.server.guests import Guests, secret_key
from tatami.server.hall import Hall
from tatami.server.moving import needs_driver
from tatami.server.pages import Client
from tatami.server.proxies import BehindProxies, Proxies
from tatami.server.reach import Ways, for_terminals
from tatami.server.refusals import Refused, where
from tatami.server.settings import Settings
from tatami.server.sockets import Sockets
from tatami.server.sqlite_store import SqliteStore
from tatami.server.store import SharedStore, Store, StoreFailed, lock_directory
from tatami.server.thinkers import Thinkers

log = structlog.get_logger(part="server")
FIRST_PORT, LAST_PORT = 8000, 8019
UNWELL = "What is played cannot be kept; the server's log says why."
KEPT_ALIVE = 65  # seconds that a connection without a request stays: longer than browsers and proxies keep theirs


def application(settings: Settings) -> Starlette:
    """Everything of one server; its tables live in the settings' data directory, or in a database."""
    kept = in_database(settings.postgres) if settings.postgres is not None else in_folder(settings)
    store = kept.store
    hall = Hall(settings, store, Thinkers(settings.workers, settings.think_within), kept.company)
    guests = Guests(kept.key)
    rates = Rates(settings.rates)
    kept.company.on_count = rates.share
    ways = Ways(settings.public_address, bool(settings.proxies))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            kept.let_go()

    async def healthz(request: Request) -> Response:
        complaint = await store.health()
        said = {"status": "broken" if complaint else "ok", "version": __version__}
        return JSONResponse({**said, "complaint": UNWELL} if complaint else said, 503 if complaint else 200)

    routes = [
        *Api(hall, guests, rates, ways).routes(),
        WebSocketRoute("/api/tables/{table}/socket", Sockets(hall, guests).endpoint),
        Route("/healthz", healthz),
        *Client().routes(),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={TatamiError: refuse, StoreFailed: unread, HTTPException: not_found, Exception: broken},
    )
    app.add_middleware(Guard, host_names=settings.host_names, longest_path=settings.longest_path, rates=rates)
    app.add_middleware(BehindProxies, proxies=Proxies(settings.proxies))
    app.state.hall = hall
    app.state.ways = ways
    return app


@dataclass(frozen=True, slots=True)
class Kept:
    """Where tables are kept, with whom, and the key that signs the cookies of guests."""

    store: Store | SharedStore
    company: Company
    key: bytes
    let_go: Callable[[], None]


def in_folder(settings: Settings) -> Kept:
    """In a file, of this server alone."""
    settings.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    held = lock_directory(settings.data_dir)
    return Kept(SqliteStore(settings.database), Company(), secret_key(settings.data_dir), held.close)


def in_database(address: str) -> Kept:
    """In a PostgreSQL, which other workers may use too."""
    needs_driver()
    from tatami.server import postgres_schema
    from tatami.server.postgres_company import PostgresCompany
    from tatami.server.postgres_store import PostgresStore

    key = postgres_schema.make_ready(address)
    store = PostgresStore(address)
    return Kept(store, PostgresCompany(store), key, lambda: None)


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, TatamiError)
    metrics.REFUSED.labels(error.code).inc()
    return refusal(error)


async def unread(request: Request, error: Exception) -> Response:
    metrics.REFUSED.labels("not-read").inc()
    return refusal(Refused("not-read"))


async def not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal(Refused("not-allowed" if error.status_code == 405 else "not-found"))


async def broken(request: Request, error: Exception) -> Response:
    log.error("request failed", path=request.url.path, error=where(error))
    return refusal(Refused("broken"))


def configuration(settings: Settings) -> uvicorn.Config:
    """How the server speaks."""
    return uvicorn.Config(
        application(settings),
        loop="auto",
        **protocols(Door(settings, raise_file_limit())),
        ws_max_size=settings.longest_frame,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_keep_alive=KEPT_ALIVE,
        timeout_graceful_shutdown=5,
    )


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int | None = None,
    open_browser: bool = False,
    metrics_port: int | None = None,
    log_to: str | None = None,
    workers: int = 1,
    trace: bool = False,
) -> None:
    """Serve until somebody stops it. Without a port, the first free one from 8000 on. Measurements are shown where a
    port of their own is named, and nowhere else: so no proxy before the other one ever passes them on."""
    logs.configure(log_to, trace=trace)
    if workers > 1:  # what is wrong is said once, before there are workers
        if settings.postgres is None:
            raise TatamiError(
                "no-database", "Several workers need a database that they share; name it: --database postgresql://…"
            )
        in_database(settings.postgres)
    listener = listen(host, port, settings.postgres is not None)
    if workers > 1:
        several(workers, settings, host, listener, open_browser, metrics_port, log_to, trace)
        return
    if metrics_port is not None:
        metrics.serve(metrics_port)
    config = configuration(settings)
    with suppress(KeyboardInterrupt):  # Ctrl-C is how a server is stopped
        Announcing(config, host, listener.getsockname()[1], open_browser).run([listener])


def several(
    workers: int,
    settings: Settings,
    host: str,
    listener: socket.socket,
    open_browser: bool,
    metrics_port: int | None,
    log_to: str | None,
    trace: bool,
) -> None:
    """The same with several workers, which share a database."""
    from tatami.server.several import Work, serve_several

    bots = settings.workers or max(1, (os.cpu_count() or 2) // workers)
    ways = Ways(settings.public_address, bool(settings.proxies))
    ways.begin(host, listener.getsockname()[1])

    def announced() -> str:
        return announce(ways)

    work = Work(replace(settings, workers=bots), host, listener, metrics_port, log_to, trace)
    serve_several(workers, work, announced, open_browser)


def run(settings: Settings, host: str, listener: socket.socket, ready: Callable[[], None]) -> None:
    """One of several workers."""
    Announcing(configuration(settings), host, listener.getsockname()[1], False, ready).run([listener])


def announce(ways: Ways) -> str:
    """Say where the server is; its address on this machine."""
    address = f"http://{shown(ways.host)}:{ways.port}/"
    print(f"Tatami is open at {address} (Ctrl-C closes it)", flush=True)
    invitation = ways.public_address or ways.network_address()
    if invitation is not None:
        print(f"Others reach it at {invitation}\n{for_terminals(invitation)}", flush=True)
    elif ways.is_on_network():
        print("Others are let in, but this machine has no address in a network.", flush=True)
    return address


class Announcing(uvicorn.Server):
    """A server that says where it is, once it is there; one of several says so to those who keep it."""

    def __init__(
        self,
        config: uvicorn.Config,
        host: str,
        port: int,
        open_browser: bool,
        ready: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.host = host
        self.port = port
        self.open_browser = open_browser
        app: Any = config.app
        self.ways: Ways = app.state.ways
        self.others: list[asyncio.Server] = []  # for the network, beside the first listener
        self.collecting: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal closes the server, which takes some seconds at most; a second one changes nothing."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.collecting is not None:
            self.collecting.cancel()
        await self.close_network()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        litter.settle_down()
        self.collecting = asyncio.create_task(litter.collect_now_and_then())
        if self.ready is not None:  # what a browser switches at one worker, the others would not know of
            self.ways.begin(self.host, self.port)
            self.ready()
            return
        self.ways.begin(self.host, self.port, self.open_network, self.close_network)
        address = announce(self.ways)
        if self.open_browser:
            await asyncio.to_thread(webbrowser.open, address)

    async def open_network(self, addresses: list[str]) -> None:
        """Listen at these addresses too; at all of them or at none."""
        loop = asyncio.get_running_loop()
        protocol: Any = self.config.http_protocol_class
        try:
            for address in addresses:
                listener = listen(address, self.port)
                speak = functools.partial(
                    protocol,
                    config=self.config,
                    server_state=self.server_state,
                    app_state=self.lifespan.state,
                    _loop=loop,
                )
                self.others.append(await loop.create_server(speak, sock=listener))
        except (OSError, TatamiError) as error:
            await self.close_network()
            raise OSError(str(error)) from None
        log.info("open to the network", addresses=addresses, port=self.port)

    async def close_network(self) -> None:
        """Listen at the first address alone; whoever came by another one is not sent away."""
        others, self.others = self.others, []
        for server in others:
            server.close()


def listen(host: str, port: int | None, is_shared: bool = False) -> socket.socket:
    """A listening socket, or one sentence about why there is none. Servers that share their tables may share a named
    port too, so that a new one is there before the old one goes."""
    ports = [port] if port is not None else range(FIRST_PORT, LAST_PORT + 1)
    reason = ""
    for number in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            if os.name != "nt":  # there it would let two servers share a port
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if is_shared and port is not None and hasattr(socket, "SO_REUSEPORT"):
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            listener.bind((host, number))
            listener.listen(2048)
            return listener
        except (OSError, OverflowError) as error:
            listener.close()
            reason = getattr(error, "strerror", None) or str(error)
    asked = f"port {port}" if port is not None else f"ports {FIRST_PORT} to {LAST_PORT}"
    raise TatamiError("no-port", f"{host}, {asked}: {reason}; choose another with --port.")


def shown(host: str) -> str:
    """The host as a person at this machine types it."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def own_names() -> frozenset[str]:
    """The names by which other machines in the house may know this one."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name}.local"})
