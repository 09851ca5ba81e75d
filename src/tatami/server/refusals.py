"""Why the server does not do what it was asked: a closed list of codes, the same for HTTP and for sockets."""

import traceback

from tatami.core.errors import TatamiError


class Refused(TatamiError):
    """A request or a message that is not carried out. Nothing was changed."""

    def __init__(self, code: str, sentence: str = "") -> None:
        super().__init__(code, sentence or REFUSALS[code][1])


class Elsewhere(Refused):
    """Another worker serves the table, as long as it lives."""

    def __init__(self) -> None:
        super().__init__("elsewhere")


# What the server refuses: code, HTTP status, sentence.
REFUSALS: dict[str, tuple[int, str]] = {
    "malformed": (400, "This message is not one of the protocol."),
    "too-long": (413, "This message is too long."),
    "binary": (400, "Messages are text, not binary frames."),
    "too-frequent": (429, "Too many messages; wait a moment."),
    "not-json": (415, "A body is sent as application/json."),
    "not-found": (404, "There is nothing at this address."),
    "not-allowed": (405, "This address does not take this method."),
    "foreign-origin": (403, "This request comes from another site."),
    "foreign-host": (421, "This server does not answer to that host name; start it with --host-name."),
    "no-guest": (401, "The cookie that says who you are is missing; ask for /api/me first."),
    "hello-first": (400, "The first message must be hello, with a protocol that the server speaks."),
    "unknown-table": (404, "There is no such table."),
    "too-many-tables": (429, "You have too many unfinished tables; finish or leave one first."),
    "two-of-me": (400, "You can sit at one seat only; the others at this screen are hot-seats."),
    "no-seat-free": (409, "No seat is free at this table."),
    "seat-taken": (409, "This seat is taken."),
    "already-seated": (409, "You already sit at this table."),
    "not-seated": (409, "You do not sit at this table."),
    "not-host": (403, "Only the one who laid the table can do that."),
    "already-begun": (409, "The game has already begun."),
    "bad-luck": (400, "This is no pledge, or not the share of the luck that was pledged."),
    "already-pledged": (409, "This seat has already pledged its share of the luck."),
    "not-opening": (409, "Shares of the luck are opened when all seats are taken, before the game is dealt."),
    "not-playing": (409, "The game is not running."),
    "not-finished": (403, "The record is shown when the game is over: it holds the secret of its luck."),
    "not-over": (409, "A rematch follows a game that is over."),
    "rematch-laid": (409, "Somebody has laid a table for the rematch; sit down there."),
    "other-rules": (409, "This game was played by another version of the rules; its record can be read, not shown."),
    "not-your-seat": (403, "You do not hold this seat."),
    "nothing-to-undo": (409, "This seat has nothing to take back."),
    "undo-pending": (409, "The table is waiting for an answer to a request to undo."),
    "undo-refused": (409, "The others did not agree to take it back."),
    "no-undo-request": (409, "Nobody asks you to agree to an undo."),
    "nothing-to-redo": (409, "There is no choice of this seat to be made again."),
    "no-windows": (409, "There are no response windows in this game, so there is nothing to order."),
    "only-this-machine": (409, "Only this machine can reach the server, so there is no address for others."),
    "not-this-machine": (403, "Only a browser on the server's own machine, without a proxy between, may do that."),
    "no-network": (409, "This machine has no network in which others could reach it, or the port is taken there."),
    "no-plans": (409, "Plans are for players who stand together, about a piece of their game."),
    "no-gesture": (409, "These answers cannot be given together: chance, a secret or somebody else comes between."),
    "cannot-wait": (409, "This seat cannot hold this window open for longer."),
    "frozen": (500, "The rules failed at this table. Its record is kept, and it rests until the server starts anew."),
    "not-saved": (503, "The choice could not be written to disk, so it was not made. Try again."),
    "not-read": (503, "The disk could not be read. Try again."),
    "elsewhere": (503, "Another worker serves this table. Try again."),
    "broken": (500, "Something went wrong on the server; it was written to its log."),
}

# What the games and their options refuse, in their own sentences.
ENGINE_CODES: dict[str, int] = {
    "stale": 409,
    "not-asked": 409,
    "not-offered": 409,
    "over": 409,
    "unknown-game": 404,
    "unknown-bot": 400,
    "unknown-option": 400,
    "bad-option": 400,
    "bad-seats": 400,
    "bad-name": 400,
    "bad-content": 400,
}


def status(error: TatamiError) -> int:
    """The HTTP status of an error."""
    if error.code in REFUSALS:
        return REFUSALS[error.code][0]
    return ENGINE_CODES.get(error.code, 400)


def where(error: Exception) -> str:
    """What failed and where, without its words: they may name hidden things."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} at {frames[-1].name}:{frames[-1].lineno}" if frames else type(error).__name__
