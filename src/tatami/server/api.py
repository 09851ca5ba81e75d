"""The HTTP half of the protocol. Each handler is one line of the table in docs/protocol.md."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tatami import bots
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.options import option_values
from tatami.core.wiring import no_content
from tatami.games import difficulty_and_presets, game_names, load, option_groups
from tatami.server import leaving, looking, opening, rematching, replays
from tatami.server.guard import Rates, address_of, network
from tatami.server.guests import COOKIE, YEAR, Guest, Guests, tidy_name
from tatami.server.hall import Hall
from tatami.server.messages import encode
from tatami.server.messages.lobby import GameInfo, Games, Me, OptionForm, PackText, PresetForm, Rename
from tatami.server.messages.luck import Pledge
from tatami.server.messages.reach import SwitchNetwork
from tatami.server.messages.rematches import Rematch
from tatami.server.messages.tables import Join, Leave, NewTable, Start
from tatami.server.reach import Ways, drawn
from tatami.server.refusals import Refused
from tatami.server.sharing import settled
from tatami.server.table import Table
from tatami.text.clauses import rules_page

T = TypeVar("T")
LANGUAGES = ("en", "fr")


class Api:
    """What can be asked over HTTP."""

    def __init__(self, hall: Hall, guests: Guests, rates: Rates, ways: Ways) -> None:
        self.hall = hall
        self.guests = guests
        self.rates = rates
        self.ways = ways
        self.games = Games([game_info(name) for name in game_names()])

    def routes(self) -> list[Route]:
        def get(path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
            return Route(f"/api{path}", handler, methods=["GET"])

        def post(path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
            return Route(f"/api{path}", handler, methods=["POST"])

        return [
            get("/me", self.me),
            post("/me", self.rename),
            get("/games", self.all_games),
            get("/games/{game}/rules/{language}", self.rules),
            post("/games/{game}/content", self.content),
            get("/lobby", self.lobby),
            get("/reach", self.reach),
            post("/reach", self.switch_network),
            post("/tables", self.lay),
            get("/tables/{table}", self.table),
            get("/tables/{table}/code", self.code),
            post("/tables/{table}/join", self.join),
            post("/tables/{table}/pledge", self.pledge),
            post("/tables/{table}/start", self.start),
            post("/tables/{table}/leave", self.leave),
            post("/tables/{table}/rematch", self.rematch),
            get("/tables/{table}/record", self.record),
            get("/tables/{table}/replay", self.replay),
            get("/tables/{table}/beliefs", self.beliefs),
        ]

    async def me(self, request: Request) -> Response:
        guest = self.guests.known(request.cookies.get(COOKIE)) or self.guests.stranger()
        return self._remember(request, guest)

    async def rename(self, request: Request) -> Response:
        guest = self._guest(request)
        name = tidy_name((await self._body(request, Rename)).name)
        if not name:
            raise Refused("bad-name", "A name has at least one sign that can be seen.")
        return self._remember(request, Guest(guest.id, name))

    async def all_games(self, request: Request) -> Response:
        return answer(self.games)

    async def rules(self, request: Request) -> Response:
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in game_names() or language not in LANGUAGES:
            raise Refused("not-found")
        return PlainTextResponse(rules_page(game, language), media_type="text/markdown")

    async def content(self, request: Request) -> Response:
        self._guest(request)
        await self.rates.count("pack", address_of(request.scope))
        text = (await self._body(request, PackText)).text
        return encoded(await self.hall.packs.read(request.path_params["game"], text))

    async def lobby(self, request: Request) -> Response:
        return answer(await self.hall.lobby(self._guest(request)))

    async def reach(self, request: Request) -> Response:
        self._guest(request)
        return answer(self.ways.reach(request.scope))

    async def switch_network(self, request: Request) -> Response:
        self._guest(request)
        wanted = await self._body(request, SwitchNetwork)
        await self.ways.switch(request.scope, wanted.is_on_network)
        return answer(self.ways.reach(request.scope))

    async def code(self, request: Request) -> Response:
        self._guest(request)
        table, address = await self._table(request), self.ways.address_for(request.scope)
        if address is None:
            raise Refused("only-this-machine")
        headers = {"Cache-Control": "no-store"}
        return Response(drawn(f"{address}table/{table.id}"), headers=headers, media_type="image/svg+xml")

    async def lay(self, request: Request) -> Response:
        guest = self._guest(request)
        plan = await self._body(request, NewTable)
        address = address_of(request.scope)
        await self.rates.count("table", address)
        table = await self.hall.lay(guest, plan, network(address))
        return answer(await looking.info(table, guest), 201)

    async def table(self, request: Request) -> Response:
        guest = self._guest(request)
        return answer(await looking.info(await self._table(request), guest))

    async def join(self, request: Request) -> Response:
        guest, table = self._guest(request), await self._table(request)
        join = await self._body(request, Join)
        await self.hall.join(table, guest, join.seat, join.pledge)
        return answer(await looking.info(table, guest))

    async def pledge(self, request: Request) -> Response:
        guest, table = self._guest(request), await self._table(request)
        pledge = (await self._body(request, Pledge)).pledge
        await settled(table, lambda: opening.pledge(table, guest, pledge))
        return answer(await looking.info(table, guest))

    async def start(self, request: Request) -> Response:
        guest, table = self._guest(request), await self._table(request)
        bot = (await self._body(request, Start)).bot
        await settled(table, lambda: opening.start(table, guest, bot))
        return answer(await looking.info(table, guest))

    async def leave(self, request: Request) -> Response:
        guest, table = self._guest(request), await self._table(request)
        await self._body(request, Leave)
        await settled(table, lambda: leaving.leave(table, guest))
        return answer(await looking.info(table, guest))

    async def rematch(self, request: Request) -> Response:
        guest, table = self._guest(request), await self._table(request)
        wanted, address = await self._body(request, Rematch), address_of(request.scope)
        await self.rates.count("table", address)
        place = network(address)
        laid = await settled(table, lambda: rematching.rematch(self.hall, table, guest, wanted, place))
        return answer(await looking.info(laid, guest), 201)

    async def record(self, request: Request) -> Response:
        self._guest(request)
        table = await self._table(request)
        name = f"{table.stored.game}-{table.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return PlainTextResponse(await replays.record(table), headers=headers)

    async def replay(self, request: Request) -> Response:
        guest, table = self._guest(request), await self._table(request)
        step, seat = request.query_params.get("step", "0"), request.query_params.get("seat")
        if not is_number(step.removeprefix("-")) or not (seat is None or is_number(seat)):
            raise Refused("malformed", "A step and a seat are numbers.")
        return answer(
            await replays.replay(table, self.hall.studies, guest, int(step), None if seat is None else int(seat))
        )

    async def beliefs(self, request: Request) -> Response:
        self._guest(request)
        await self.rates.count("study", address_of(request.scope))
        return encoded(await replays.beliefs(await self._table(request), self.hall.studies))

    # Parts of a request

    def _guest(self, request: Request) -> Guest:
        guest = self.guests.known(request.cookies.get(COOKIE))
        if guest is None:
            raise Refused("no-guest")
        return guest

    async def _table(self, request: Request) -> Table:
        return await self.hall.newest(request.path_params["table"])

    async def _body(self, request: Request, kind: type[T]) -> T:
        """The body, of the right kind and not too long."""
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refused("not-json")
        body = b""
        try:
            async for part in request.stream():
                body += part
                if len(body) > self.hall.settings.longest_body:
                    raise Refused("too-long")
        except ClientDisconnect:
            raise Refused("malformed", "The body is not whole.") from None
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refused("malformed", f"The body is not a {kind.__name__}: {str(error)[:200]}.") from None

    def _remember(self, request: Request, guest: Guest) -> Response:
        """Who somebody is, and the cookie that will say so next time."""
        response = answer(Me(guest.name))
        response.set_cookie(
            COOKIE,
            self.guests.cookie(guest),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response


def answer(what: Any, code: int = 200) -> Response:
    return encoded(encode(what), code)


def encoded(what: bytes, code: int = 200) -> Response:
    return Response(what, code, {"Cache-Control": "no-store"}, "application/json")


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def game_info(name: str) -> GameInfo:
    """What the lobby must know of a game."""
    game = load(name)
    defaults: Any = game.options()
    groups = option_groups(name)
    options = [
        OptionForm(
            option,
            [plain(value) for value in values],
            plain(getattr(defaults, option)),
            {
                str(value).lower(): fitting
                for value in values
                if (fitting := seats_for(game, option, value)) != list(game.seats)
            },
            next((group for group, listed in groups.items() if option in listed), ""),
        )
        for option, values in option_values(game.options).items()
    ]
    difficulty, presets = difficulty_and_presets(name)
    return GameInfo(
        name,
        game.version,
        list(game.seats),
        options,
        bots.levels(),
        bots.learned_seats(game),
        difficulty,
        [PresetForm(preset, seats, dict(chosen)) for preset, (seats, chosen) in presets.items()],
        game.wiring.read_content is not no_content,
        set(game.wiring.cooperative) >= set(game.seats),
    )


def seats_for(game: Game, option: str, value: object) -> list[int]:
    """The numbers of players that can choose a value of an option."""
    return [seats for seats in game.seats if value in game.options_for(seats)[option]]


def plain(value: object) -> bool | int | str:
    if not isinstance(value, bool | int | str):
        raise TatamiError("bad-option", f"An option cannot be “{value}”.")
    return value
