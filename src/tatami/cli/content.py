"""`tatami content`: the values a game is played with, and packs that change them."""

from pathlib import Path
from typing import Annotated

from tatami.cli import arguments
from tatami.cli.commands import Option


def content(
    game: arguments.GameName,
    check: Annotated[Path | None, Option(metavar="FILE", help="See whether this pack can be played.")] = None,
) -> None:
    """Print the values a game ships with; a content pack has the same shape."""
    from importlib.resources import files

    from tatami.games import MODULES, full_name, load

    if check is None:
        values = files(MODULES[full_name(game)]).joinpath("content.toml")
        print(values.read_text("utf-8").rstrip() if values.is_file() else f"{game} has no values to change.")
        return
    pack = arguments.content_pack(load(game), check)
    rows = sum(len(section) for section in (pack or {}).values())
    print(f"{check} can be played: {rows} {'value' if rows == 1 else 'values'} entered for {game}.")
