"""`tatami play`: you against bots, in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from tatami.cli import arguments
from tatami.cli.commands import Option
from tatami.core.errors import BadOption

if TYPE_CHECKING:
    from tatami.core.luck_kinds import SealedLuck


def play(
    game: arguments.GameName,
    seats: Annotated[int | None, Option(help="The number of players, you included.")] = None,
    seat: Annotated[int, Option(help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str, Option(help=f"The others, with commas; they go round the seats: {arguments.BOTS}.")
    ] = "heuristic",
    seed: Annotated[
        int | None, Option(help="Play this deal, whose luck is known beforehand; otherwise a new one.")
    ] = None,
    luck: Annotated[
        str | None, Option(metavar="TEXT", help="Your share of the luck: any text, better one nobody guesses.")
    ] = None,
    lang: arguments.Lang = None,
    option: arguments.TableOptions = None,
    content: arguments.ContentFile = None,
    record: Annotated[Path | None, Option(metavar="FILE", help="Keep the record in this file.")] = None,
) -> None:
    """Play against bots in the terminal."""
    import secrets
    from dataclasses import replace
    from time import perf_counter

    from rich.console import Console

    from tatami.bots import make
    from tatami.cli.phrases import Phrases
    from tatami.cli.run import bot_names
    from tatami.cli.terminal import Terminal
    from tatami.core.luck_kinds import KnownLuck
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
    if seed is not None and luck is not None:
        raise BadOption("bad-luck", "With --seed the luck is known beforehand; --luck has no part in it.")
    if record is not None and record.is_dir():
        raise BadOption("bad-file", f"{record} is a folder, not a file for the record.")
    if record is not None and not record.resolve().parent.is_dir():
        raise BadOption("bad-file", f"There is no folder {record.resolve().parent} for the record.")
    if record is not None:
        arguments.writable(record)
    drawn = drawn_luck(seats, seat, luck) if seed is None else KnownLuck(str(seed))
    phrases = Phrases(spoken)
    header = replace(Match.begin(rules, seats, 0, options, content=pack).header, luck=drawn)  # it can be played
    if isinstance(drawn, KnownLuck):
        said = phrases.say("luck-is-known", seed=drawn.seed)
    else:
        setting = drawn.setting_hash(header.setting())
        said = phrases.say("luck-is-promised", promise=drawn.promise, setting=setting)
    Console(highlight=False, soft_wrap=True).print(said, markup=False)
    match = Match(rules, header)  # the deal, after the promise
    others = [other for other in range(seats) if other != seat]
    bot_seed = secrets.token_hex(16) if seed is None else str(seed)  # with --seed the same command is the same game
    players = {
        other: make(names[place % len(names)], rules, f"{bot_seed} seat-{other}", perf_counter)
        for place, other in enumerate(others)
    }
    terminal = Terminal(match, seat, players, Reader(rules, spoken, match.header.names, match.state))
    try:
        terminal.play()
    except KeyboardInterrupt:
        terminal.leave()
    finally:
        if record is not None:
            arguments.write_text(record, match.record(even_unfinished=True))  # the file is the player's own
    terminal.say_goodbye(record)


def drawn_luck(seats: int, seat: int, text: str | None) -> "SealedLuck":
    """Luck for a table in the terminal: a fresh secret, and the player's own share if there is one."""
    import secrets

    from tatami.core.commitment import SIZE, Pledge, Secret, pledge_of, share_from
    from tatami.core.luck_kinds import SealedLuck

    pledges = [Pledge()] * seats
    if text is not None:
        share = share_from(text)
        pledges[seat] = Pledge(pledge_of(share), share)
    return SealedLuck(secrets.token_hex(8), Secret(secrets.token_bytes(SIZE)), tuple(pledges))
