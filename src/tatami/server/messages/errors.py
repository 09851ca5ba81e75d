"""What was refused, and why."""

from msgspec import Struct


class Problem(Struct, frozen=True, tag_field="type", tag="error"):
    """A message was refused, and why: a code for programs, an English sentence for people. The table is unharmed."""

    code: str
    sentence: str
    answers: int | None


class Refusal(Struct, frozen=True):
    """What every HTTP error says."""

    code: str
    sentence: str
