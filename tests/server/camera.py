"""Tables without sockets: a camera looks on and keeps what it was sent."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import Any

from tatami.server import opening
from tatami.server.guests import Guest
from tatami.server.hall import Hall
from tatami.server.handlers import handle
from tatami.server.messages import ClientMessage
from tatami.server.messages.looking import Hello
from tatami.server.messages.playing import Choose
from tatami.server.messages.tables import NewTable, SeatPlan
from tatami.server.settings import Settings
from tatami.server.sqlite_store import SqliteStore
from tatami.server.table import Table
from tatami.server.thinkers import Thinkers

AIKO, BOTAN, CHIE = Guest("aiko-id", "Aiko"), Guest("botan-id", "Botan"), Guest("chie-id", "Chie")
ME, OPEN = SeatPlan("me"), SeatPlan("open")
PATIENCE = 60.0  # seconds; a busy machine needs them, a broken server wastes them


class Camera:
    """An onlooker that never falls behind."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.look: int | None = None
        self.seen: list[dict[str, Any]] = []

    def send(self, message: bytes, outdates: str = "") -> None:
        self.seen.append(json.loads(message))

    def types(self) -> list[str]:
        return [message["type"] for message in self.seen]

    def last(self, type: str) -> dict[str, Any]:
        return next(message for message in reversed(self.seen) if message["type"] == type)

    @property
    def position(self) -> dict[str, Any]:
        """The newest position."""
        return next(message["position"] for message in reversed(self.seen) if "position" in message)

    @property
    def table(self) -> dict[str, Any]:
        return next(message["table"] for message in reversed(self.seen) if "table" in message)


async def say(table: Table, who: Guest | Camera, message: ClientMessage) -> None:
    """A guest sends a message, over a socket that looks on or over another one."""
    await handle(table, Camera(who) if isinstance(who, Guest) else who, message)


class FirstOption(Thinkers):
    """Bots that take the first option, without worker processes."""

    async def think(self, table: str, game: str, bot: str, seat: int, view: bytes, options: list[str]) -> str:
        return options[0]


class Scene:
    """A hall on a real disk, without HTTP. Nothing happens by itself unless a test sets another pause."""

    def __init__(self, folder: Path, thinkers: type[Thinkers] = FirstOption, **settings: Any) -> None:
        still = {"pause": 3600.0, "open_within": 3600.0, "tell_every": 0.0, "revive_every": 0.0}
        self.settings = Settings(folder, **{**still, **settings})
        self.store = SqliteStore(self.settings.database)
        self.hall = Hall(self.settings, self.store, thinkers(1, self.settings.think_within))

    async def lay(self, *seats: SeatPlan, host: Guest = AIKO, game: str = "toy", **more: Any) -> Table:
        return await self.hall.lay(host, NewTable(game, list(seats), **more))

    async def enter(self, table: Table, guest: Guest, look: int | None = None) -> Camera:
        camera = Camera(guest)
        await say(table, camera, Hello(1, look))
        return camera

    async def two_at_toy(self, **options: bool) -> tuple[Table, Camera, Camera]:
        """Aiko and Botan at a toy game that has begun, both looking."""
        table = await self.lay(ME, OPEN, options=options)
        await opening.join(table, BOTAN, None)
        return table, await self.enter(table, AIKO), await self.enter(table, BOTAN)

    async def choose(self, camera: Camera, words: str) -> None:
        """Answer the decision that a camera sees."""
        decision = camera.position["decision"]
        table = await self.hall.table(camera.table["id"])
        await say(table, camera.guest, Choose(decision["seat"], decision["step"], words))


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


def played(scene_of: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine: it gets a scene, which is closed afterwards."""

    @wraps(scene_of)
    def test(tmp_path: Path) -> None:
        async def play() -> None:
            scene = Scene(tmp_path, **getattr(scene_of, "settings", {}))
            try:
                await scene_of(scene)
            finally:
                await scene.hall.close()

        asyncio.run(play())

    del test.__wrapped__  # type: ignore[attr-defined]  # pytest would ask for the argument `scene`
    return test


def with_settings(**settings: Any) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., Awaitable[None]]]:
    """Settings for the scene of a test; stands below `played`."""

    def mark(scene_of: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        scene_of.settings = settings  # type: ignore[attr-defined]
        return scene_of

    return mark
