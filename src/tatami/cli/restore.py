"""`tatami restore`: a server's tables from a backup."""

from pathlib import Path
from typing import Annotated

from tatami.cli import arguments
from tatami.cli.commands import Argument, Option


def restore(
    file: Annotated[Path, Argument(metavar="FILE", help="What `tatami backup` has written.")],
    data: Annotated[Path | None, Option(metavar="FOLDER", help="Where tables are to be kept.")] = None,
) -> None:
    """Bring back the tables of a backup, in a folder that has none."""
    from tatami.server.copying import restore
    from tatami.server.settings import database_in

    folder = database_in(data).parent
    count = restore(file, folder)
    print(f"{arguments.counted(count, 'table')} in {folder}.")
