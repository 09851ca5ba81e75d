"""`tatami tables`: what becomes of the tables of a server at an upgrade, and how they move to a database."""

from collections import Counter
from pathlib import Path
from typing import Annotated

from tatami.cli import arguments
from tatami.cli.commands import Argument, Option
from tatami.core.errors import BadOption, TatamiError, quoted

SOME_WOULD_NOT_GO_ON = 1
WORDS = {"goes on": "go on", "closed": "would be closed", "frozen": "would freeze", "waits": "would wait"}


def tables(
    what: Annotated[str, Argument(metavar="check|move", help="Look at every open table, or move all to a database.")],
    data: Annotated[Path | None, Option(metavar="FOLDER", help="Where tables are kept.")] = None,
    database: Annotated[
        str | None, Option(metavar="URL", help="A PostgreSQL: its tables are checked, or it takes those that move.")
    ] = None,
) -> int:
    """Say what this version would do with the open tables of a server (exit code 0 if all go on, 1 otherwise), or
    move all tables of a folder to a database."""
    from tatami.server.settings import postgres_address

    address = postgres_address(database)
    if what == "check":
        return check(data, address)
    if what == "move":
        return move(data, address)
    raise BadOption("bad-command", f"`tatami tables` takes the word check or move, not {quoted(what)}.")


def move(data: Path | None, address: str | None) -> int:
    """All tables of a folder, with the key that signs the cookies of guests."""
    from tatami.server.settings import default_data_dir

    if address is None:
        raise BadOption("bad-command", "`tatami tables move` needs --database: where the tables go.")
    from tatami.server.moving import moved

    folder = data or default_data_dir()
    count, left = moved(folder, address)
    print(f"{arguments.counted(count, 'table')} moved. What was there is now {left}; keep it as secret as a backup.")
    return 0


def check(data: Path | None, address: str | None) -> int:
    """What becomes of the open tables."""
    from tatami.games import load
    from tatami.server.copying import open_tables
    from tatami.server.moving import open_tables_in
    from tatami.server.settings import database_in
    from tatami.server.upgrading import verdict

    found: Counter[str] = Counter()
    for stored, steps in open_tables(database_in(data)) if address is None else open_tables_in(address):
        try:
            game = load(stored.game)
            says, versions = verdict(game, stored, steps), f"{stored.version} -> {game.version}"
        except TatamiError as error:
            says, versions = f"frozen: {error.sentence}", f"{stored.version}"
        found[says.partition(":")[0]] += 1
        print(f"{stored.id}  {stored.game} {versions}, {arguments.counted(len(steps), 'step')}: {says}")
    told = ", ".join(f"{found[word]} {said}" for word, said in WORDS.items() if found[word])
    print(f"{arguments.counted(found.total(), 'open table')}{': ' if told else ''}{told}.")
    return 0 if found["goes on"] == found.total() else SOME_WOULD_NOT_GO_ON
