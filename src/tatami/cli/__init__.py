"""The command line. Bad input is one sentence on standard error and exit code 2, never a traceback."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from tatami.cli import arena, beliefs, bench, check, content, games, luck, play, replay, rules, run, serve
from tatami.core.errors import TatamiError, quoted

BROKEN_PIPE = 1
BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(add_completion=False, help="Tatami: samurai board games, rules enforced.", rich_markup_mode="rich")
app.command()(serve.serve)
app.command()(play.play)
app.command()(games.games)
app.command()(rules.rules)
app.command()(run.run)
app.command()(replay.replay)
app.command()(luck.luck)
app.command()(beliefs.beliefs)
app.command()(arena.arena)
app.command()(check.check)
app.command()(content.content)
passed_on = {"allow_extra_args": True, "ignore_unknown_options": True}
app.command(context_settings=passed_on, add_help_option=False)(bench.bench)


@app.callback(invoke_without_command=True)
def tatami(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    if version:
        from tatami import __version__

        print(f"tatami {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """What `tatami` runs."""
    sys.exit(obey(sys.argv[1:]))


def obey(args: list[str]) -> int:
    """Carry out one command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a letter shows a question mark instead
            stream.reconfigure(errors="replace")
    try:
        status = app(args, prog_name="tatami", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except TatamiError as error:
        return complain(error.sentence)
    except typer.BadParameter as error:
        return complain(no_number(error) or error.format_message())
    except typer.TyperException as error:
        return complain(error.format_message())
    except BrokenPipeError:
        sys.stdout = None  # whoever read us has gone; Python would complain on the way out
        return BROKEN_PIPE
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}.")
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return INTERRUPTED


def no_number(error: typer.BadParameter) -> str | None:
    """One sentence about an option that takes a number and got something else; None for other faults."""
    faults: list[dict[str, object]] = getattr(
        error.__cause__, "errors", list
    )()  # what typer leaves of the fault itself
    kind = str(faults[0]["type"]) if faults else ""
    if error.param is None or not kind.startswith(("int_", "float_")):
        return None
    number = "a whole number" if kind.startswith("int_") else "a number"
    return f"{error.param.opts[0]} takes {number}, not {quoted(faults[0]['input'])}."


def complain(sentence: str) -> int:
    """Say what was wrong with the input."""
    sentence = " ".join(sentence.split())
    print(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.", file=sys.stderr)
    return BAD_INPUT
