"""News: what happened at the table, and who may know which part of it.

Facts are named alike in events, prompts, choices and answers to "why not": `seat`, `target`, `by`, `victim` and
`attacker` hold seats; a word such as `card`, `character`, `role`, `team` or `reason` holds the id of that noun
(`cards` a list of them); the rest are numbers.
"""

from typing import Any

Fact = int | str | bool | list[Any] | None  # A list holds ids or numbers; msgspec cannot read two kinds of lists.


class Event:
    """One thing that happened. `facts` are for everybody, `secret` only for the seats in `knows`."""

    __slots__ = ("facts", "kind", "knows", "secret")

    def __init__(
        self, kind: str, facts: dict[str, Fact], secret: dict[str, Fact] | None, knows: tuple[int, ...]
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.knows = knows

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """The facts that this seat (or a spectator, None) may know."""
        if self.secret is not None and seat is not None and seat in self.knows:
            return {**self.facts, **self.secret}
        return dict(self.facts)

    def seen_by_referee(self) -> dict[str, Fact]:
        """All the facts, for finished games and audits."""
        return {**self.facts, **(self.secret or {})}
