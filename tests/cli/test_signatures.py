"""A command line read by the signature of a function."""

from pathlib import Path
from typing import Annotated

import pytest

from tatami.cli import COMMANDS, command
from tatami.cli.commands import Argument, Option, call, does


def brew(
    leaf: Annotated[str, Argument(metavar="LEAF", help="A leaf.")],
    guests: Annotated[list[str] | None, Argument(metavar="GUEST", help="Who drinks.")] = None,
    cups: Annotated[int, Option(help="How many.")] = 2,
    heat: Annotated[float | None, Option(metavar="DEGREES", help="100 % is boiling.")] = None,
    pot_file: Annotated[Path | None, Option(help="A drawing.")] = None,
    count: Annotated[int, Option(flag="--pots", help="Pots.")] = 1,
    add: Annotated[list[str] | None, Option(help="May be given again.")] = None,
    sweet: Annotated[bool, Option(help="With honey.")] = False,
    hot: Annotated[bool, Option(help="Not iced.")] = True,
) -> int:
    """Brew tea.

    What follows is for readers of the source.
    """
    print(leaf, guests, cups, heat, pot_file, count, add, sweet, hot)
    return cups


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("sencha", "sencha [] 2 None None 1 None False True"),
        ("sencha --cups 3 aiko --sweet botan", "sencha ['aiko', 'botan'] 3 None None 1 None True True"),
        ("--cups=-4 sencha --heat 80.5 --no-hot", "sencha [] -4 80.5 None 1 None False False"),
        ("sencha --cups -4 --pots 7", "sencha [] -4 None None 7 None False True"),
        ("sencha --add mint --pot-file a/b --add rice", "sencha [] 2 None a/b 1 ['mint', 'rice'] False True"),
    ],
)
def test_words_become_what_the_function_takes(words, read, capsys):
    call(brew, "brew", words.split())
    assert capsys.readouterr().out == f"{read}\n"


def test_what_a_command_returns_is_the_exit_code(capsys):
    assert call(brew, "brew", ["sencha", "--cups", "5"]) == 5
    assert call(lambda *words: print(words), "pour", ["--help", "x"]) == 0
    assert capsys.readouterr().out.endswith("('--help', 'x')\n")


def test_help_says_what_can_be_given_and_calls_nothing(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    assert call(brew, "brew", ["--cups", "many", "--help"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "Brew tea." in lines
    for line in (
        "LEAF A leaf.",
        "GUEST Who drinks.",
        "--cups N How many. [2]",
        "--heat DEGREES 100 % is boiling.",
        "--pots N Pots. [1]",
        "--sweet With honey.",
    ):
        assert line in lines
    assert not any("readers" in line for line in lines)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_read_and_says_what_it_does(name, capsys):
    assert does(command(name)).endswith((".", ")."))
    if name != "bench":  # its arguments are those of the script
        assert call(command(name), name, ["--help"]) == 0
        assert capsys.readouterr().out.startswith(f"usage: tatami {name} ")
