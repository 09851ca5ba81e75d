"""The words of ./play."""

import os
import subprocess
import sys
from io import TextIOWrapper

from tools import checks
from tools.compile import drop_stale, remove_compiled
from tools.environment import PYTHON, ROOT, Trouble, program, ready

HELP = """\
./play                 set up what is missing, then open the table in your browser
./play --port 9000     the same; options go to `tatami serve`
./play setup           only set up
./play test            every check of the project; `./play test ARGS` runs pytest alone with ARGS
./play fast            compile the rules engine (needs a C compiler); `./play plain` undoes it
./play WORD …          a command of tatami, such as `./play games` or `./play check katana`
                       (`.venv/bin/tatami --help` lists them)
"""
SOURCE = ROOT / "src"


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


def obey(args: list[str]) -> int:
    match args:
        case ["help" | "-h" | "--help", *_]:
            print(HELP, end="")
            return 0
        case ["setup"]:
            ready(web=True)
            print("Tatami is ready: ./play")
            return 0
        case ["test", *pytest_args]:
            ready(dev=True)
            return test_only(pytest_args) if pytest_args else checks.run_all()
        case ["fast"]:
            ready(dev=True)
            return subprocess.run([str(PYTHON), "tools/compile.py"], cwd=ROOT, check=False).returncode
        case ["plain"]:
            count = remove_compiled(SOURCE)
            print(f"Removed {count} compiled files." if count else "Nothing was compiled.")
            return 0
        case ["setup" | "fast" | "plain" as word, *_]:
            raise Trouble(f"./play {word} takes nothing after it.")
        case ["serve", *_]:
            ready(web=True)
            return tatami(args)
        case []:
            return obey(["serve"])
        case [option, *_] if option.startswith("-"):
            return obey(["serve", *args])
        case _:
            ready()
            return tatami(args)


def main(args: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a letter shows a question mark instead
            stream.reconfigure(errors="replace")
    try:
        if drop_stale(SOURCE):
            print("The sources changed since ./play fast: back to plain Python until you run it again.")
        return obey(args)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        print(f"Tatami could not go on: {error}.", file=sys.stderr)
    return 1
