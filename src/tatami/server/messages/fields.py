"""Kinds of fields that many messages share."""

from typing import Annotated, Literal

from msgspec import Meta

Fact = bool | int | str | list[int | str] | None
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seat = Annotated[int, Meta(ge=0, le=31)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Digits = Annotated[str, Meta(max_length=200)]  # a pledge or a share; what is none is refused in its own sentence
Status = Literal["gathering", "opening", "playing", "finished", "frozen", "closed", "outdated"]
