# hot
"""What everybody saw at a table of Katana and may remember. No rule asks it; beliefs about roles and hands do."""

from tatami.core._types import mypyc_attr


@mypyc_attr(acyclic=True)
class Memory:
    """What was done and shown so far. Clones share it until one of them notes something: `Katana.noting`."""

    __slots__ = ("bare", "deeds", "gone", "is_shared", "kept", "seats", "spared")

    def __init__(
        self, seats: int, deeds: list[int], spared: list[int], gone: list[int], kept: list[int], bare: list[int]
    ) -> None:
        self.seats = seats
        self.is_shared = False
        # The weapons, Diversions and Geishas of a seat against another, less the cards given with Breathing, by
        # [seat * seats + other].
        self.deeds = deeds
        # The blows aimed elsewhere that would have defeated the other, in the same order.
        self.spared = spared
        # How many cards have left each hand; the verbs of `effects` count them.
        self.gone = gone
        # When `gone` has grown to this number, none of the cards kept at the end of the seat's turn can be in hand.
        self.kept = kept
        # The same of the cards that were in hand when a blow was let in that left one life or none.
        self.bare = bare

    def clone(self) -> "Memory":
        """The memory of a clone of the table: the same one, until one of them notes something."""
        self.is_shared = True
        return self

    def copy(self) -> "Memory":
        """An independent copy."""
        return Memory(
            self.seats, self.deeds.copy(), self.spared.copy(), self.gone.copy(), self.kept.copy(), self.bare.copy()
        )

    def note_deed(self, seat: int, target: int, hostile: int) -> None:
        """A seat did something to another: 1 against it, -1 for it."""
        place = seat * self.seats + target
        deeds = self.deeds
        deeds[place] = deeds[place] + hostile

    def note_spared(self, seat: int, other: int) -> None:
        """A seat could have defeated another and struck elsewhere."""
        place = seat * self.seats + other
        spared = self.spared
        spared[place] = spared[place] + 1

    def note_kept(self, seat: int, held: int) -> None:
        """A seat ends its turn with so many cards in hand."""
        self.kept[seat] = self.gone[seat] + held

    def note_bare(self, seat: int, held: int) -> None:
        """A seat with so many cards in hand let a blow land that left it one life or none: it hardly had a parry."""
        self.bare[seat] = self.gone[seat] + held

    def still_kept(self) -> list[int]:
        """How many cards of each hand may be some that were kept at the end of the seat's turn."""
        return [max(0, mark - gone) for mark, gone in zip(self.kept, self.gone, strict=True)]

    def still_bare(self) -> list[int]:
        """How many cards of each hand may be some that were there when a blow was let in."""
        return [max(0, mark - gone) for mark, gone in zip(self.bare, self.gone, strict=True)]


def nothing_seen(seats: int) -> Memory:
    """The memory of a table where nothing has happened yet."""
    pairs = seats * seats
    return Memory(seats, [0] * pairs, [0] * pairs, [0] * seats, [0] * seats, [0] * seats)
