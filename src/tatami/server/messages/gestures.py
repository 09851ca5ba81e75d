"""Several answers that are one gesture of a player."""

from typing import Annotated

from msgspec import Meta, Struct

from tatami.server.messages.fields import Number, Seat, Words

MOST_ANSWERS = 64


class Gesture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="gesture"):
    """Answer a decision and those that follow it, in order: all are made, or none, and they are taken back together.
    Between two of them nobody else may come into play, chance is not asked and nothing hidden comes out."""

    seat: Seat
    step: Number
    answers: Annotated[list[Words], Meta(min_length=1, max_length=MOST_ANSWERS)]
    id: Number | None = None
