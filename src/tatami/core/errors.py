# plain
"""What a player, a table or a file can get wrong: typed, one sentence each, nothing lost."""

from typing import Literal

ChoiceFault = Literal["not-asked", "not-offered", "unreadable", "stale", "over"]


class TatamiError(Exception):
    """Bad input. The message is one sentence for the person who gave it; the code is for programs."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.code, self.sentence)


def shown(given: object, most: int = 60) -> str:
    """What somebody gave us, fit for a sentence: one line of characters that can be shown, not too many of them."""
    if isinstance(given, int) and given.bit_length() > 4096:  # Python does not write such a number in tens.
        given = hex(given)
    line = " ".join(str(given).split())[:most]
    return "".join(mark if mark.isprintable() else "�" for mark in line)


def quoted(given: object) -> str:
    """The same between quotation marks."""
    return f"“{shown(given)}”"


class IllegalChoice(TatamiError):
    """A choice that cannot be taken now; `code` is one of `ChoiceFault`."""


class BadOption(TatamiError):
    """An unknown game, a number of seats, or a table option that does not exist or fit."""


class BadRecord(TatamiError):
    """A record that is truncated, edited, foreign or of another rules version; the sentence names the line."""


class BadContent(TatamiError):
    """A content pack whose names, counts or values cannot be played."""
