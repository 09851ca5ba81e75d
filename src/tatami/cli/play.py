"""`tatami play`: you against bots, in the terminal."""

from pathlib import Path
from typing import Annotated

from tatami.cli import arguments
from tatami.cli.commands import Option
from tatami.core.errors import BadOption


def play(
    game: arguments.GameName,
    seats: Annotated[int | None, Option(help="The number of players, you included.")] = None,
    seat: Annotated[int, Option(help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str, Option(help=f"The others, with commas; they go round the seats: {arguments.BOTS}.")
    ] = "heuristic",
    seed: Annotated[int | None, Option(help="Play this deal; otherwise a new one.")] = None,
    lang: arguments.Lang = None,
    option: arguments.TableOptions = None,
    content: arguments.ContentFile = None,
    record: Annotated[Path | None, Option(metavar="FILE", help="Keep the record in this file.")] = None,
) -> None:
    """Play against bots in the terminal."""
    import secrets
    from time import perf_counter

    from tatami.bots import make
    from tatami.cli.run import bot_names
    from tatami.cli.terminal import Terminal
    from tatami.core.match import Match
    from tatami.games import load
    from tatami.text import Reader

    spoken = arguments.language(lang)
    rules = load(game)
    seats = arguments.seats_for(rules, seats)
    if not 0 <= seat < seats:
        where = f"from 0 to {seats - 1}" if seats > 1 else "0"
        raise BadOption("bad-seats", f"With {arguments.counted(seats, 'player')} your seat is {where}, not {seat}.")
    names = bot_names(game, bots, perf_counter)
    options = arguments.table_options(rules, option)
    pack = arguments.content_pack(rules, content)
    if record is not None and record.is_dir():
        raise BadOption("bad-file", f"{record} is a folder, not a file for the record.")
    if record is not None and not record.resolve().parent.is_dir():
        raise BadOption("bad-file", f"There is no folder {record.resolve().parent} for the record.")
    if record is not None:
        arguments.writable(record)
    deal = secrets.randbits(60) if seed is None else seed
    match = Match.begin(rules, seats, deal, options, content=pack)
    others = [other for other in range(seats) if other != seat]
    players = {
        other: make(names[place % len(names)], rules, f"{deal} seat-{other}", perf_counter)
        for place, other in enumerate(others)
    }
    terminal = Terminal(match, seat, players, Reader(rules, spoken, match.header.names, match.state))
    try:
        terminal.play()
    except KeyboardInterrupt:
        terminal.leave()
    finally:
        if record is not None:
            arguments.write_text(record, match.record())
    terminal.say_goodbye(record)
