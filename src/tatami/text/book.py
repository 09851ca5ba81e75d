"""The messages of one language: those that all games share, those of a family of games, and those of one game."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from tatami.core.errors import BadOption
from tatami.games import full_name, packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}


class Book:
    """Messages by their ids. An unknown id, or a variable that nobody supplies, is our mistake: an assertion."""

    def __init__(self, lang: str, bundle: "FluentBundle") -> None:
        self.lang = lang
        self._bundle = bundle

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, facts: Mapping[str, str | int] | None = None) -> str:
        """A message with its variables filled in."""
        assert self.has(message), f"there is no message {message} in {self.lang}"
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"the message {message} has no value in {self.lang}"
        said, errors = self._bundle.format_pattern(pattern, dict(facts or {}))
        assert not errors, f"{message} in {self.lang}: {errors[0]}"
        return str(said)

    def text(self, message: str, facts: Mapping[str, str | int] | None = None) -> str | None:
        """The explanation that goes with a message, if it has one."""
        return self.attribute(message, "text", facts)

    def attribute(self, message: str, name: str, facts: Mapping[str, str | int] | None = None) -> str | None:
        """What else is written beside a message, if it is."""
        pattern = self._bundle.get_message(message).attributes.get(name) if self.has(message) else None
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, dict(facts or {}))
        assert not errors, f"{message}.{name} in {self.lang}: {errors[0]}"
        return str(said)

    def join(self, names: Sequence[str]) -> str:
        """A list as it is spoken: “a, b and c”."""
        from babel.lists import format_list

        return format_list(names, locale=LOCALES[self.lang].replace("-", "_"))


def language(lang: str) -> str:
    """The language, if there are texts in it."""
    if lang not in LANGUAGES:
        raise BadOption("unknown-language", f"There is no language “{lang}”; there are: {', '.join(LANGUAGES)}.")
    return lang


def open_book(lang: str, game: str | None = None) -> Book:
    """The messages of a game in a language; without a game, only those that all games share."""
    return bind(lang, "tatami") if game is None else bind(lang, "tatami", *packages(full_name(game)))


@cache
def bind(lang: str, *packages: str) -> Book:
    """One book of the messages in the `text/` folders of these packages."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    bundle = FluentBundle([LOCALES[language(lang)]], use_isolating=False)
    for package in packages:
        resource = FluentResource(files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, Junk), f"{package}, {lang}.ftl: cannot read “{entry.content}”"
        bundle.add_resource(resource)
    return Book(lang, bundle)
