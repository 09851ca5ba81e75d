"""Messages that are one line with nothing but variables in it, read without Fluent: loading it takes longer than a
list of games needs. The same files, the same words; `tests/test_text.py` compares them with the book's."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from tatami.text.book import language

VARIABLE: Final = r"\{ \$(\w+) \}"
# A value goes on where the next line is indented, unless that is an attribute: such messages are left to Fluent.
MESSAGE: Final = re.compile(rf"^([a-z][\w-]*) = ((?:[^{{}}\n]|{VARIABLE})+)$(?!\n\s* [^\s.])", re.MULTILINE)


class PlainBook:
    """The plain messages of one package in one language, by their ids."""

    def __init__(self, lang: str, package: str) -> None:
        self.messages = _messages(language(lang), package)

    def say(self, message: str, facts: Mapping[str, str] | None = None) -> str:
        """A message with its variables filled in."""
        return re.sub(VARIABLE, lambda variable: (facts or {})[variable[1]], self.messages[message])


@cache
def _messages(lang: str, package: str) -> dict[str, str]:
    file = files(package).joinpath("text", f"{lang}.ftl")
    text = file.read_text("utf-8") if file.is_file() else ""  # The texts of a game may be still to be written.
    return {found[1]: found[2].rstrip() for found in MESSAGE.finditer(text)}
