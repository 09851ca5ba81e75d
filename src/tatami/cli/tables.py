"""`tatami tables`: what becomes of the tables of a server when Tatami is upgraded."""

from collections import Counter
from pathlib import Path
from typing import Annotated

from tatami.cli import arguments
from tatami.cli.commands import Argument, Option
from tatami.core.errors import BadOption, TatamiError, quoted

SOME_WOULD_NOT_GO_ON = 1
WORDS = {"goes on": "go on", "closed": "would be closed", "frozen": "would freeze", "waits": "would wait"}


def tables(
    what: Annotated[str, Argument(metavar="check", help="Look at every open table.")],
    data: Annotated[Path | None, Option(metavar="FOLDER", help="Where tables are kept.")] = None,
) -> int:
    """Say what this version would do with the open tables of a server: exit code 0 if all go on, 1 otherwise."""
    if what != "check":
        raise BadOption("bad-command", f"`tatami tables` takes the word check, not {quoted(what)}.")
    from tatami.games import load
    from tatami.server.copying import open_tables
    from tatami.server.settings import database_in
    from tatami.server.upgrading import verdict

    found: Counter[str] = Counter()
    for stored, steps in open_tables(database_in(data)):
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
