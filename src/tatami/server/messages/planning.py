"""Plans: where all players stand together, one shows the others a piece and says what to do about it."""

from typing import Literal

from msgspec import Struct

from tatami.server.messages.fields import Number, Seat, Word

Phrase = Literal["go", "fight", "open", "wait", "careful", "yes", "no"]  # The last two answer another's plan.


class Propose(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="propose"):
    """Show everybody a piece of the game, such as a square, with a short phrase. Nothing of it is kept."""

    seat: Seat
    phrase: Phrase
    piece: Word
    id: Number | None = None


class Plan(Struct, frozen=True, tag_field="type", tag="plan"):
    """What a seat proposes, to everybody at the table."""

    seat: int
    phrase: Phrase
    piece: str
