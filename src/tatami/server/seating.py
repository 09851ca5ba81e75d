"""Who sits where, and how a table is kept on disk."""

import secrets
import time
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tatami import bots
from tatami.core.errors import BadContent
from tatami.core.game import Game
from tatami.core.match import NAMES
from tatami.core.options import option_values
from tatami.core.record import Header
from tatami.core.refusals import options_allowed, seats_allowed
from tatami.games import load
from tatami.server import sealing
from tatami.server.guests import Guest, tidy_name
from tatami.server.messages.fields import Status
from tatami.server.messages.tables import NewTable, SeatPlan
from tatami.server.messages.windows import Wish
from tatami.server.refusals import Refused
from tatami.server.sealing import Sealing
from tatami.server.store import Row

OVER = ("finished", "outdated")  # The luck of such a table is open to all, so it never goes on.


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat. `bot` is the kind of bot at a bot's seat; `is_away`: a bot plays for the guest; `is_further`:
    somebody else at the screen of the one who laid the table; `pledge` is what the seat pledged of the luck."""

    kind: Literal["open", "human", "bot"]
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    shares_screen: bool = False
    is_away: bool = False
    is_further: bool = False
    pledge: str | None = None
    wish: Wish = "concerned"  # Which response windows the seat is asked about; known to nobody else.
    kept: "Keeping | None" = None  # for whom an open seat is kept

    def is_kept(self, now: float) -> bool:
        """Is the seat still kept for somebody?"""
        return self.kept is not None and now < self.kept.until


class Keeping(msgspec.Struct, frozen=True):
    """Who is to sit at an open seat, and until when nobody else may: seconds of the clock."""

    holder: Holder
    until: float


class Proposal(msgspec.Struct, frozen=True):
    """A rematch: the seat that has proposed it, and the table that is laid for it."""

    seat: int
    table: str


class Answered(msgspec.Struct, frozen=True):
    """What players have answered to the response window that is open since `step`, in words, by seat."""

    step: int
    answers: dict[int, str]


class Stored(msgspec.Struct, frozen=True):
    """A table as it is written to disk, without the lines of its game. Nothing of it is sent as it is: it holds the
    secret of the luck. A table of before there was one has a `seed` if its game had begun."""

    id: str
    game: str
    version: int
    host: str
    is_public: bool
    created: float
    options: dict[str, bool | int | str]
    content: dict[str, Any] | None
    holders: list[Holder]
    status: Status = "gathering"
    seed: str = ""
    names: list[str] = []
    steps: int = 0
    closing: str = ""
    crash: str = ""
    sealing: Sealing | None = None
    asked: str = ""  # the digest of what was asked after the deal, in hexadecimal
    rules: int = 0  # The version that finished the game, if it is not the one that began it.
    answered: Answered | None = None  # to the last response window in which somebody answered
    rematch: Proposal | None = None

    def but(self, **changes: object) -> "Stored":
        """The same table with something changed."""
        return msgspec.structs.replace(self, **changes)

    def with_holders(self, changes: Mapping[int, Holder]) -> "Stored":
        """The same table with others at some seats."""
        return self.but(holders=[changes.get(seat, holder) for seat, holder in enumerate(self.holders)])

    def with_wish(self, seat: int, wish: Wish) -> "Stored":
        """The same table with another order of a seat."""
        return self.with_holders({seat: _but(self.holders[seat], wish=wish)})

    def answers_at(self, step: int) -> dict[int, str]:
        """What players have answered to the response window that is open since this step."""
        return dict(self.answered.answers) if self.answered is not None and self.answered.step == step else {}

    def row(self, changed: float) -> Row:
        guests = frozenset(holder.guest for holder in self.holders if holder.guest is not None)
        return Row(self.id, self.status, self.is_public, changed, to_disk(self), guests, self.host)

    def header(self) -> Header:
        """The header of the record, once the game is dealt."""
        options = {name: str(value).lower() for name, value in self.options.items()}
        luck, names = sealing.luck(self), tuple(self.names)
        return Header(self.game, self.version, len(self.holders), luck, options, names, self.content, self.rules)

    @property
    def is_dealt(self) -> bool:
        """Has the game begun?"""
        return bool(self.seed) or (self.sealing is not None and self.sealing.is_dealt)

    @property
    def is_over(self) -> bool:
        """Is the game finished, or will it never go on? Then its luck may be known."""
        return self.status in OVER

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, holder in enumerate(self.holders) if holder.guest == guest]

    def others(self, guest: str | None) -> set[str]:
        """The other humans at the table, without those for whom a bot plays."""
        return {holder.guest for holder in self.holders if holder.guest is not None and not holder.is_away} - {guest}

    def people(self) -> set[str]:
        """The guests who have a part in the table: whoever laid it, sits at it, or has a seat kept there."""
        kept = [holder.kept.holder for holder in self.holders if holder.kept is not None]
        return {self.host} | {holder.guest for holder in (*self.holders, *kept) if holder.guest is not None}

    def open_seats(self) -> list[int]:
        return [seat for seat, holder in enumerate(self.holders) if holder.kind == "open"]


to_disk = msgspec.json.Encoder(enc_hook=sealing.written_down).encode
from_disk = msgspec.json.Decoder(Stored, dec_hook=sealing.read_again).decode


# Sitting down and standing up


def sit_down(table: Stored, guest: Guest, seat: int | None, pledge: str | None, now: float = 0.0) -> Stored:
    """A guest takes an open seat, and may pledge a share of the luck. Seats that are kept for the guest come first,
    all together; those that are kept for others at this moment are not free."""
    if table.seats_of(guest.id):
        raise Refused("already-seated")
    own, free = free_for(table, guest, now)
    if not free:
        raise Refused("no-seat-free")
    if seat is not None and seat not in free:
        raise Refused("seat-taken")
    checked, taken = sealing.checked_pledge(pledge), free[0] if seat is None else seat
    if taken not in own:
        return table.with_holders({taken: Holder("human", guest.id, guest.name, pledge=checked)})
    back = {}
    for place in own:
        holder = table.holders[place].kept.holder  # type: ignore[union-attr]  # the seats that are kept for the guest
        name = holder.name if holder.is_further else guest.name
        back[place] = _but(holder, name=name, pledge=checked if place == taken else None)
    return table.with_holders(back)


def free_for(table: Stored, guest: Guest, now: float) -> tuple[list[int], list[int]]:
    """The seats that are kept for a guest, and all where the guest may sit down, those first."""
    free = table.open_seats() if table.status == "gathering" else []
    own = [place for place in free if _is_for(table.holders[place], guest)]
    return own, own + [place for place in free if place not in own and not table.holders[place].is_kept(now)]


def _is_for(holder: Holder, guest: Guest) -> bool:
    return holder.kept is not None and holder.kept.holder.guest == guest.id


def fill_with_bots(table: Stored, guest: Guest, bot: str) -> Stored:
    """The host waits no longer."""
    if table.host != guest.id:
        raise Refused("not-host")
    if table.status != "gathering":
        raise Refused("already-begun")
    kind = known_bot(bot, load(table.game), len(table.holders))
    return table.with_holders({seat: bot_holder(kind, seat) for seat in table.open_seats()})


def stand_up(table: Stored, guest: Guest) -> Stored:
    """Before the game the seats are open again; during it a bot keeps them."""
    mine = table.seats_of(guest.id)
    if table.status == "gathering" and (mine or table.host == guest.id):
        left = table.with_holders({seat: Holder("open") for seat in mine})
        is_empty = not any(holder.kind == "human" for holder in left.holders)
        return left.but(status="closed") if is_empty else left
    if not mine:
        raise Refused("not-seated")
    return send_away(table, guest.id) if table.status in ("opening", "playing") else table


def send_away(table: Stored, guest: str) -> Stored:
    """A bot plays for a guest."""
    away = {seat: _but(table.holders[seat], is_away=True) for seat in table.seats_of(guest)}
    return table.with_holders(away)


def welcome_back(table: Stored, guest: Guest) -> Stored:
    """A guest's seats are given back; a new name is noted, except where several share a screen."""
    back = {}
    for seat in table.seats_of(guest.id):
        holder = table.holders[seat]
        back[seat] = _but(holder, is_away=False, name=holder.name if holder.shares_screen else guest.name)
    return table.with_holders(back)


def _but(holder: Holder, **changes: object) -> Holder:
    return msgspec.structs.replace(holder, **changes)


# Laying a table


def stored(row: Row) -> Stored:
    """A table from disk."""
    return from_disk(row.data)


def laid(
    game: Game,
    host: Guest,
    holders: list[Holder],
    *,
    options: Mapping[str, object],
    content: dict[str, Any] | None,
    is_public: bool,
) -> Stored:
    """A new table, if it can be played."""
    chosen, pack = all_options(game, len(holders), options), checked_content(game, content)
    game.new(len(holders), 0, pack, False, **chosen)  # a table that could not begin is not laid
    id, now = secrets.token_urlsafe(9), time.time()
    return Stored(id, game.name, game.version, host.id, is_public, now, chosen, pack, holders)


def plan_seats(game: Game, plan: NewTable, host: Guest) -> list[Holder]:
    """The holders of a new table, if the plan can be followed."""
    seats_allowed(game, len(plan.seats))
    if sum(seat.holder == "me" for seat in plan.seats) > 1:
        raise Refused("two-of-me")
    if plan.pledge is not None and not any(seat.holder == "me" for seat in plan.seats):
        raise Refused("not-seated", "Only who sits at the table can pledge a share of its luck.")
    pledge = sealing.checked_pledge(plan.pledge)
    shared = any(seat.holder == "hot-seat" for seat in plan.seats)
    for seat in plan.seats:
        if seat.holder == "bot":
            known_bot(seat.bot or "", game, len(plan.seats))
    return [_holder(seat, place, host, shared, pledge) for place, seat in enumerate(plan.seats)]


def _holder(plan: SeatPlan, seat: int, host: Guest, shared: bool, pledge: str | None) -> Holder:
    match plan.holder:
        case "me":
            return Holder("human", host.id, host.name, shares_screen=shared, pledge=pledge)
        case "hot-seat":
            name = tidy_name(plan.name or "") or NAMES[seat % len(NAMES)]
            return Holder("human", host.id, name, shares_screen=True, is_further=True)
        case "bot":
            return bot_holder(plan.bot or "", seat, plan.name)
        case "open":
            return Holder("open")


def bot_holder(bot: str, seat: int, name: str | None = None) -> Holder:
    """A bot at a seat, of a kind that sits there."""
    return Holder("bot", None, tidy_name(name or "") or NAMES[seat % len(NAMES)], bot)


def known_bot(bot: str, game: Game, seats: int) -> str:
    """The kind of bot, if that kind sits at such tables: the levels, which keep to their time, and those that do not
    think at all. The others are for comparisons, and may think as long as they like."""
    learned = ["learned"] if seats in bots.learned_seats(game) else []
    seated = ["random", "heuristic", *bots.levels(), *learned]
    if bot not in seated:
        raise Refused("unknown-bot", f"There is no bot “{bot}” at tables; there are: {', '.join(seated)}.")
    return bot


def all_options(game: Game, seats: int, given: Mapping[str, object]) -> dict[str, bool | int | str]:
    """Every table option with its value, given or not."""
    chosen = options_allowed(game, seats, given)
    return {name: getattr(chosen, name) for name in option_values(game.options)}


def checked_content(game: Game, content: dict[str, Any] | None) -> dict[str, Any] | None:
    """A content pack that can be played."""
    try:
        game.read_content(content)
    except BadContent as error:
        raise Refused("bad-content", error.sentence) from None
    return content or None
