"""`tatami backup`: the tables of a server in one file."""

from pathlib import Path
from typing import Annotated

from tatami.cli import arguments
from tatami.cli.commands import Argument, Option


def backup(
    file: Annotated[Path, Argument(metavar="FILE", help="The file to be written; it must not be there yet.")],
    data: Annotated[Path | None, Option(metavar="FOLDER", help="Where tables are kept.")] = None,
    finished_only: Annotated[
        bool, Option(help="Only finished games, without the guests who played them: fit to be given away.")
    ] = False,
) -> None:
    """Back up the tables of a server, also while it is running."""
    from tatami.server.copying import back_up
    from tatami.server.settings import database_in

    count = back_up(database_in(data), file, finished_only)
    print(f"{arguments.counted(count, 'table')} in {file}.")
