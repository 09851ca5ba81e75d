# plain
"""What a player, a table or a file can get wrong: typed, one sentence each, nothing lost."""

from reprlib import Repr
from typing import Final, Literal

ChoiceFault = Literal["not-asked", "not-offered", "unreadable", "stale", "over"]
MOST_BITS: Final = 4096  # Python does not write every longer number in tens.


class TatamiError(Exception):
    """Bad input. The message is one sentence for the person who gave it; the code is for programs."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.code, self.sentence)


class Brief(Repr):
    """Lists and dictionaries in short, however long, deep or large what they hold is."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother = 4, 60, 60
        self.maxlist = self.maxtuple = self.maxdict = self.maxset = 30

    def repr_int(self, number: int, level: int) -> str:
        return hex(number)[:60] if number.bit_length() > MOST_BITS else repr(number)


brief: Final = Brief()


def shown(given: object, most: int = 60) -> str:
    """What somebody gave us, fit for a sentence: one line of characters that can be shown, not too many of them."""
    text = brief.repr(given) if type(given) in (int, list, tuple, dict) else str(given)
    line = " ".join(text.split())[:most]
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
