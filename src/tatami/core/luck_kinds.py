# plain
"""The kinds of luck that a record can name, and how a table begins with each: see docs/record-format.md."""

from collections.abc import Sequence
from dataclasses import dataclass
from hmac import compare_digest

from tatami.core.commitment import LONGEST_TABLE, Pledge, Secret, key_of, known_key, promise_of, setting_hash
from tatami.core.errors import BadOption, quoted
from tatami.core.luck import Luck, Seal


@dataclass(frozen=True, slots=True)
class QuickLuck:
    """Everything follows from the seed by the quick generator. A few dozen throws betray it."""

    seed: str

    def lines(self) -> list[str]:
        """As it stands in the header of a record."""
        return [f"seed {self.seed}"]

    def begin(self, setting: Sequence[str]) -> str | Luck:
        """What `Game.new` takes."""
        return self.seed


@dataclass(frozen=True, slots=True)
class KnownLuck:
    """A sealed stream whose key everybody has who has the seed: to play the same deal again."""

    seed: str

    def lines(self) -> list[str]:
        """As it stands in the header of a record."""
        return ["luck known", f"seed {self.seed}"]

    def begin(self, setting: Sequence[str]) -> str | Luck:
        """What `Game.new` takes."""
        return Seal(known_key(self.seed))


@dataclass(frozen=True, slots=True)
class SealedLuck:
    """Luck that was promised: the table it is of, its secret, and what each seat pledged and opened."""

    table: str
    secret: Secret
    pledges: tuple[Pledge, ...]

    def __post_init__(self) -> None:
        if self.table.split() != [self.table] or not self.table.isprintable() or len(self.table) > LONGEST_TABLE:
            raise BadOption("bad-luck", f"The id of a table is one word, not {quoted(self.table)}.")

    @property
    def promise(self) -> str:
        """C: the hash that was shown before the game."""
        return promise_of(self.table, self.secret)

    def is_promised_by(self, promise: str) -> bool:
        """Is this the promise that somebody kept from before the game?"""
        return compare_digest(self.promise.encode(), promise.encode())

    def setting_hash(self, setting: Sequence[str]) -> str:
        """H: the hash of what is played and of the closed list, as all saw it before a share was opened."""
        return setting_hash(setting, self.table, self.promise, self.pledges)

    def withheld(self) -> list[int]:
        """The seats that pledged a share and did not open it."""
        return [seat for seat, pledge in enumerate(self.pledges) if pledge.is_withheld]

    def lines(self) -> list[str]:
        """As it stands in the header of a record: only when the game is over, for it tells the secret."""
        told = ["luck sealed", f"table {self.table}", f"secret {self.secret.hex()}", f"promise {self.promise}"]
        return told + [pledge.line() for pledge in self.pledges]

    def begin(self, setting: Sequence[str]) -> str | Luck:
        """What `Game.new` takes: a fresh seal under the key of this game."""
        return Seal(key_of(self.secret, setting, self.table, self.promise, self.pledges))


KindOfLuck = QuickLuck | KnownLuck | SealedLuck
