"""The command line. Bad input is one sentence on standard error and exit code 2, never a traceback."""

import sys
from collections.abc import Callable
from importlib import import_module
from io import TextIOWrapper
from typing import Any

from tatami.core.errors import BadOption, TatamiError, quoted

BROKEN_PIPE = 1
BAD_INPUT = 2
INTERRUPTED = 130

# Each is a function in the module of its name. A module is imported when its command is called, and imports in the
# function what takes long to load.
COMMANDS = (
    *("serve", "play", "games", "rules", "run", "replay", "luck"),
    *("beliefs", "arena", "lab", "trajectories", "train", "check", "content", "new", "bench", "compile"),
    *("tables", "backup", "restore"),
)


def main() -> None:
    """What `tatami` runs."""
    sys.exit(obey(sys.argv[1:]))


def obey(args: list[str]) -> int:
    """Carry out one command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a letter shows a question mark instead
            stream.reconfigure(errors="replace")
    try:
        status = carry_out(args)
        sys.stdout.flush()
        return status
    except TatamiError as error:
        return complain(error.sentence)
    except BrokenPipeError:
        sys.stdout = None  # whoever read us has gone; Python would complain on the way out
        return BROKEN_PIPE
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}.")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def carry_out(args: list[str]) -> int:
    """Call the command that the first word names; the exit code."""
    match args:
        case [] | ["-h" | "--help", *_]:
            print(overview(), end="")
        case ["--version", *_]:
            print(version())
        case [name, *words] if name in COMMANDS:
            from tatami.cli.commands import call

            return call(command(name), name, words)
        case [word, *_]:
            known = ", ".join(COMMANDS)
            raise BadOption("bad-command", f"There is no command {quoted(word)}; there are: {known}.")
    return 0


def command(name: str) -> Callable[..., Any]:
    """The function of a command."""
    function: Callable[..., Any] = getattr(import_module(f"{__name__}.{name}"), name)
    return function


def overview() -> str:
    """What `tatami` can do: every command with its sentence."""
    from argparse import ArgumentParser

    from tatami.cli.commands import Parser, does

    parser = Parser("tatami", "Tatami: samurai board games, rules enforced.")
    parser.add_argument("--version", action="store_true", help="Print the version and the games, and stop.")
    rows = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=ArgumentParser)
    for name in COMMANDS:
        rows.add_parser(name, help=does(command(name)).replace("%", "%%"))
    return parser.format_help()


def version() -> str:
    """The version, how the rules run, and the games."""
    from tatami import __version__, game_names, is_compiled

    names = game_names()
    engine = "compiled" if is_compiled() else "plain Python"
    return f"tatami {__version__}, {engine}\n{len(names)} games: {', '.join(names)}"


def complain(sentence: str) -> int:
    """Say what was wrong with the input."""
    sentence = " ".join(sentence.split())
    print(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.", file=sys.stderr)
    return BAD_INPUT
