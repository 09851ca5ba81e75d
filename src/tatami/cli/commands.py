"""A command is a function: its signature says what it takes, its docstring what it does. argparse reads the words.

Parameters are annotated with `Argument` or `Option`, and are of the kinds `str`, `int`, `float`, `Path`, `bool` (a
flag) or a list of `str`. `*words` takes everything as it was typed.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import Parameter, getdoc, signature
from pathlib import Path
from typing import Any, NoReturn, get_args, get_origin

from tatami.core.errors import BadOption, quoted

HELP_COLUMN = 26  # The explanations begin here.
NUMBERS: dict[object, str] = {int: "a whole number", float: "a number"}


@dataclass(frozen=True, slots=True)
class Argument:
    """What is told by its place on the command line; one with a default may be left out."""

    metavar: str
    help: str


@dataclass(frozen=True, slots=True)
class Option:
    """What is told by a name; `flag` is that name, otherwise it is the name of the parameter."""

    help: str
    flag: str = ""
    metavar: str = ""


class Parser(argparse.ArgumentParser):
    """What cannot be read is one sentence."""

    def __init__(self, command: str, does: str) -> None:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return argparse.HelpFormatter(prog, max_help_position=HELP_COLUMN)

        super().__init__(
            prog=command, description=does, formatter_class=formatter, allow_abbrev=False, add_help=False
        )
        self.add_argument("-h", "--help", action="help", help="Show this page and stop.")

    def error(self, message: str) -> NoReturn:
        self.refuse(message.removeprefix("argument ").replace(": expected one argument", " takes a value"))

    def refuse(self, what: str) -> NoReturn:
        raise BadOption("bad-command", f"{what[:1].upper()}{what[1:]}; `{self.prog} --help` says what can be given.")


def does(function: Callable[..., Any]) -> str:
    """What a command does, in one sentence."""
    return (getdoc(function) or "").partition("\n\n")[0]


def call(function: Callable[..., Any], name: str, words: Sequence[str]) -> int:
    """Call a command with what was typed behind its name; the exit code."""
    parameters = list(signature(function).parameters.values())
    if any(parameter.kind is Parameter.VAR_POSITIONAL for parameter in parameters):
        return function(*words) or 0
    parser = parser_of(function, name)
    if {"-h", "--help"} & set(words):
        print(parser.format_help(), end="")
        return 0
    given, unknown = parser.parse_known_intermixed_args(words)
    if unknown:
        parser.refuse(f"`{parser.prog}` does not take {quoted(unknown[0])}")
    return function(**vars(given)) or 0


def parser_of(function: Callable[..., Any], name: str) -> Parser:
    """A parser for everything that a command takes."""
    parser = Parser(f"tatami {name}", does(function))
    for parameter in signature(function).parameters.values():
        kind, about = get_args(parameter.annotation)
        if isinstance(about, Argument):
            add_argument(parser, parameter, kind, about)
        else:
            add_option(parser, parameter, kind, about)
    return parser


def add_argument(parser: Parser, parameter: Parameter, kind: Any, about: Argument) -> None:
    """An argument by its place: one word, perhaps one, or any number of words."""
    shape: dict[str, Any] = {"metavar": about.metavar, "help": about.help, "type": reader(kind, about.metavar)}
    if parameter.default is not Parameter.empty:
        shape |= {"nargs": "*" if is_list(kind) else "?", "default": parameter.default}
    parser.add_argument(parameter.name, **shape)


def add_option(parser: Parser, parameter: Parameter, kind: Any, about: Option) -> None:
    """An option by its name: a flag, a value, or one that may be given several times."""
    flag = about.flag or f"--{parameter.name.replace('_', '-')}"
    default = parameter.default
    shape: dict[str, Any] = {"dest": parameter.name, "default": default, "help": about.help}
    if kind is bool:
        shape["action"] = argparse.BooleanOptionalAction if default else "store_true"
    else:
        shape |= {"metavar": about.metavar or ("N" if single(kind) in NUMBERS else parameter.name.upper())}
        shape |= {"type": reader(kind, flag), "action": "append" if is_list(kind) else "store"}
        shape["help"] += "" if default is None else f" [{default}]"
    parser.add_argument(flag, **{**shape, "help": shape["help"].replace("%", "%%")})


def single(kind: Any) -> Any:
    """What one word is read as: the `int` of `int | None`, the `str` of `list[str] | None`."""
    parts = [part for part in get_args(kind) if part is not type(None)]
    return single(parts[0]) if parts else kind


def is_list(kind: Any) -> bool:
    """Does a parameter take several words?"""
    return any(get_origin(part) is list for part in (kind, *get_args(kind)))


def reader(kind: Any, name: str) -> Callable[[str], str | int | float | Path]:
    """Reads one word, or says in one sentence what should have stood there."""
    wanted: Callable[[str], str | int | float | Path] = single(kind)

    def read(word: str) -> str | int | float | Path:
        try:
            return wanted(word)
        except ValueError:
            raise BadOption("bad-number", f"{name} takes {NUMBERS[wanted]}, not {quoted(word)}.") from None

    return read
