"""Arguments that several commands take, and how they are read."""

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

from tatami.cli.commands import Argument, Option
from tatami.core.errors import BadContent, BadOption, BadRecord, quoted, shown
from tatami.core.game import Game
from tatami.core.refusals import seats_allowed

GameName = Annotated[str, Argument(metavar="GAME", help="A game; `tatami games` lists them.")]
Lang = Annotated[str | None, Option(help="en or fr; otherwise as your terminal is set.")]
TableOptions = Annotated[
    list[str] | None,
    Option(metavar="NAME=VALUE", help="A table option; may be given several times."),
]
ContentFile = Annotated[Path | None, Option(metavar="FILE", help="A content pack to play with.")]
RayCluster = Annotated[
    str | None,
    Option(metavar="ADDRESS", help="Play on the Ray cluster there, or with `local` on one that is started here."),
]
# Every command that takes bots says which there are, and loads none to do so.
BOTS = (
    "random, heuristic, greedy, search:N (of N iterations), learned (or learned:FILE) "
    "or a level: ashigaru, samurai, hatamoto, daimyo, shogun"
)
MOST_GAMES = 1_000_000
LARGEST = 16_000_000  # In bytes; no record and no pack comes near.


def language(lang: str | None) -> str:
    """The language asked for, or the one the terminal is set to."""
    from tatami.text import book

    if lang is not None:
        return book.language(lang)
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    wanted = setting[:2].lower()
    return wanted if wanted in book.LANGUAGES else "en"


def seats_for(game: Game, seats: int | None) -> int:
    """The number of seats asked for, or the middle of what the game allows."""
    return game.seats[len(game.seats) // 2] if seats is None else seats_allowed(game, seats)


def table_options(game: Game, given: Sequence[str] | None) -> dict[str, str]:
    """Table options as words, after it is known that the game has them."""
    from tatami.core.options import read_options

    options: dict[str, str] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadOption("bad-option", f"An option is written name=value, not {quoted(pair)}.")
        if name.strip() in options:
            raise BadOption("bad-option", f"The option {quoted(name)} is given twice.")
        options[name.strip()] = value.strip().lower()
    read_options(game.name, game.options, options)
    return options


def content_pack(game: Game, file: Path | None) -> Mapping[str, Any] | None:
    """A content pack from a file, after it is known that the game can be played with it."""
    import tomllib

    if file is None:
        return None
    text = read_text(file, "content pack")
    try:
        pack = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of very many digits is no TOMLDecodeError
        raise BadContent("bad-content", f"{file} is not TOML: {shown(error, 200)}.") from None
    try:
        game.read_content(pack)
    except BadContent as error:
        raise BadContent(error.code, f"{file}: {error.sentence}") from None
    return pack


def read_text(file: Path, what: str, most: int = LARGEST) -> str:
    """The text of a file, or one sentence why there is none."""
    if file.is_dir():
        raise BadOption("bad-file", f"{file} is a folder, not a {what}.")
    try:
        with file.open("rb") as opened:
            raw = opened.read(most + 1)
    except OSError as error:
        raise BadOption("bad-file", f"{file} cannot be read: {error.strerror}.") from None
    if len(raw) > most:
        raise BadOption("bad-file", f"{file} is too large for a {what}.")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadOption("bad-file", f"{file} is not a text, so it is no {what}.") from None
    if "\0" in text:
        raise BadOption("bad-file", f"{file} is not a text, so it is no {what}.")
    return text


def writable(file: Path) -> None:
    """Say in one sentence why a file cannot be written, before anything is done for it. Nothing is left behind."""
    try:
        if file.is_dir():
            raise BadOption("bad-file", f"{file} is a folder, not a file to write.")
        if file.exists() and not file.is_file():  # a device
            return
        part = file.with_name(f"{file.name}.part")
        try:
            part.open("ab").close()
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise BadOption("bad-file", f"{file} cannot be written: {error.strerror}.") from None


def write_text(file: Path, text: str) -> None:
    """Write a file whole or not at all, or say in one sentence why not. The same text is the same bytes anywhere."""
    is_device = file.exists() and not file.is_file()
    part = file if is_device else file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        if not is_device:
            part.replace(file)
    except OSError as error:
        raise BadOption("bad-file", f"{file} cannot be written: {error.strerror}.") from None
    finally:
        if not is_device:
            part.unlink(missing_ok=True)


def named_in(file: Path, error: BadRecord) -> BadRecord:
    """The same fault, with the file it is in."""
    return BadRecord(error.code, f"{file}: {error.sentence}")


def made_folder(out: Path, *names: str) -> Path:
    """A folder for files of these names, made if it is not there. If that cannot be, nothing is left behind."""
    made: list[Path] = []
    try:
        made = [folder for folder in (out, *out.parents) if not folder.exists()]
        out.mkdir(parents=True, exist_ok=True)
        for name in names:
            writable(out / name)
    except (OSError, BadOption) as error:
        for folder in made:
            with suppress(OSError):
                folder.rmdir()
        if isinstance(error, FileExistsError):
            raise BadOption("bad-file", f"{out} is a file, not a folder for records.") from None
        if isinstance(error, OSError):
            raise BadOption("bad-file", f"{out} cannot be made: {error.strerror}.") from None
        raise
    return out


def counted(number: int, noun: str) -> str:
    """So many of something."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def count(number: int, what: str, most: int = 10**9) -> int:
    """A number that counts something, if it makes sense."""
    if not 1 <= number <= most:
        raise BadOption("bad-number", f"{what} is from 1 to {most:,}, not {number:,}.")
    return number
