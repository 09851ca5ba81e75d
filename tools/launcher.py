"""The words of ./play."""

import os
import subprocess
import sys
from io import TextIOWrapper

from tools import checks
from tools.environment import BUILDS, PYTHON, ROOT, Trouble, program, ready

HELP = """\
./play                 set up what is missing, then open the table in your browser
./play --lan           the same, and let other machines of your network in
./play --port 9000     options go to `tatami serve`
./play setup           only set up
./play test            every check of the project; `./play test ARGS` runs pytest alone with ARGS
./play test quick      style, types, the rules of all games and a sample of the laws
./play test --game G   everything that concerns one game
./play fast            compile the rules engine now (needs a C compiler); ./play does it by itself, in the background
./play plain           remove what was compiled, and compile nothing by itself until ./play fast
./play WORD …          a command of tatami, such as `./play games` or `./play check katana`
                       (`.venv/bin/tatami --help` lists them)
"""
SWITCHED_OFF = BUILDS / "plain"  # tatami.build.behind looks for it


def tatami(args: list[str]) -> int:
    """Hands over to the installed command line."""
    command = [program("tatami"), *args]
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def test_only(pytest_args: list[str]) -> int:
    try:
        ready(web=True)
    except Trouble as trouble:  # most tests need no client; those that do will say so
        print(trouble, file=sys.stderr)
    return checks.run_pytest(pytest_args)


def open_table(options: list[str]) -> int:
    """The table for people: it opens at once, and the engine is compiled behind it for the next time."""
    ready(web=True)
    subprocess.run([str(PYTHON), "-m", "tatami.build.behind"], check=False)
    return tatami(["serve", *options])


def obey(args: list[str]) -> int:
    match args:
        case ["help" | "-h" | "--help", *_]:
            print(HELP, end="")
            return 0
        case ["setup"]:
            ready(web=True)
            print("Tatami is ready: ./play")
            return 0
        case ["test"]:
            ready(dev=True, web=True)
            return checks.run_all()
        case ["test", "quick"]:
            ready(dev=True)
            return checks.run_quick()
        case ["test", "--game", game]:
            if not ROOT.joinpath("src", "tatami", "games", *game.split("."), "game.py").exists():
                raise Trouble(f"There is no game “{game}”; ./play games lists them.")
            ready(dev=True, web=True)
            return checks.run_all(game)
        case ["test", *pytest_args]:
            ready(dev=True)
            return test_only(pytest_args)
        case ["fast"]:
            ready()
            SWITCHED_OFF.unlink(missing_ok=True)
            return tatami(["compile"])
        case ["plain"]:
            ready()
            SWITCHED_OFF.parent.mkdir(parents=True, exist_ok=True)
            SWITCHED_OFF.touch()
            return tatami(["compile", "--remove"])
        case ["setup" | "fast" | "plain" as word, *_]:
            raise Trouble(f"./play {word} takes nothing after it.")
        case ["serve", *_]:
            ready(web=True)
            return tatami(args)
        case []:
            return open_table(args)
        case [option, *_] if option.startswith("-"):
            return open_table(args)
        case _:
            ready()
            return tatami(args)


def main(args: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a letter shows a question mark instead
            stream.reconfigure(errors="replace")
    try:
        return obey(args)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        print(f"Tatami could not go on: {error}.", file=sys.stderr)
    return 1
