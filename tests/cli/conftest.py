"""A command line in a quiet terminal: English, no colours, eighty columns, and a folder of its own."""

import io
import sys

import pytest

from tatami import cli


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch, tmp_path):
    """English, no colours, eighty columns, and a folder of its own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def tatami(capsys, monkeypatch):
    """Runs a command line: exit code, standard output, standard error."""

    def run(*words: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = cli.obey([str(word) for word in words])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run
