"""What the terminal itself says, in the reader's language: `text/en.ftl` and `text/fr.ftl` beside this file."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from tatami.text.book import LOCALES, Book, language

if TYPE_CHECKING:
    from collections.abc import Mapping


class Phrases:
    """The terminal's own messages in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.book = _book(lang)

    def say(self, message: str, **variables: str | int) -> str:
        """A message with its variables filled in."""
        facts: Mapping[str, str | int] = variables
        return self.book.say(message, facts)


@cache
def _book(lang: str) -> Book:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([LOCALES[language(lang)]], use_isolating=False)
    bundle.add_resource(FluentResource(files(__package__).joinpath("text", f"{lang}.ftl").read_text("utf-8")))
    return Book(lang, bundle)
