"""The files of the web client. It is one page; its places stand behind the #, and links without it lead there too."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from tatami.server.refusals import Refused

PACKAGED = Path(__file__).parent / "static"  # put there when a wheel is built
CHECKOUT = Path(__file__).parents[3] / "web" / "dist"
PLACES = (
    "table",
    "rules",
)  # a link to /table/<id> is one to /#/table/<id>, and /rules/<game>#<clause> to that clause
FOR_EVER = "public, max-age=31536000, immutable"  # files in assets/ are named after their contents
ASK_EACH_TIME = "no-cache"
SMALLEST_GZIP = 500  # bytes

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tatami</title>
<h1>The web client is not built yet</h1>
<p>The server is running, but it has no page to show. In a checkout, run <code>./play</code>, which builds the page
and starts the server, or <code>.venv/bin/python tools/web.py build</code>; then reload.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One file, ready to be sent."""

    changed: int
    body: bytes
    packed: bytes | None
    etag: str
    kind: str


class Client:
    """The built client in a folder. Files are kept in memory, and read again when they change."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or (PACKAGED if PACKAGED.is_dir() else CHECKOUT)
        self.files: dict[str, File] = {}

    def routes(self) -> list[Route]:
        places = [Route(f"/{place}/{{name}}", self.place, methods=["GET"]) for place in PLACES]
        return [
            Route("/", self.page, methods=["GET"]),
            *places,
            Route("/{path:path}", self.asset, methods=["GET"]),
        ]

    async def page(self, request: Request) -> Response:
        file = self.file("index.html")
        if file is None:
            return HTMLResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})
        return self.answer(request, file, ASK_EACH_TIME)

    async def place(self, request: Request) -> Response:
        place, name = request.scope["path"].split("/")[-2:]
        if (
            place == "rules"
        ):  # What stands behind the # never comes here, and the browser keeps it for where it is sent.
            return RedirectResponse(f"../?rules={quote(name, safe='')}", 307, {"Cache-Control": ASK_EACH_TIME})
        return RedirectResponse(f"../#/{quote(place)}/{quote(name, safe='')}", 307, {"Cache-Control": ASK_EACH_TIME})

    async def asset(self, request: Request) -> Response:
        path = request.path_params["path"]
        file = self.file(path)
        if file is None:
            raise Refused("not-found")
        return self.answer(request, file, FOR_EVER if path.startswith("assets/") else ASK_EACH_TIME)

    def answer(self, request: Request, file: File, caching: str) -> Response:
        """The file, packed for those who can unpack it, or word that it has not changed."""
        headers = {"Cache-Control": caching, "ETag": file.etag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(None, 304, headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, 200, {**headers, "Content-Encoding": "gzip"}, file.kind)
        return Response(file.body, 200, headers, file.kind)

    def file(self, path: str) -> File | None:
        """A file of the client; nothing outside its folder."""
        place = self.folder / path
        try:
            if "\0" in path or not place.is_file() or self.folder.resolve() not in place.resolve().parents:
                return None
        except OSError:  # no file can have such a name
            return None
        known, changed = self.files.get(path), place.stat().st_mtime_ns
        if known is None or known.changed != changed:
            known = self.files[path] = read(place, changed)
        return known


def read(place: Path, changed: int) -> File:
    body = place.read_bytes()
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if len(body) >= SMALLEST_GZIP else None
    if packed is not None and len(packed) > 0.9 * len(body):
        packed = None
    return File(changed, body, packed, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"', kind)
