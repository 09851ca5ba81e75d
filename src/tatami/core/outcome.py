# plain
"""How a game ended."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Team:
    """Seats that win or lose together."""

    name: str
    seats: tuple[int, ...]
    score: int  # It is compared with those of the other teams.
    # What the team gains or loses beside its players, for the sheet.
    rows: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won and why.

    `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
    together; `sheet` says where the points of each seat came from, in the order they are added up.
    """

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    teams: tuple[Team, ...]
    ranking: tuple[tuple[int, ...], ...]
    sheet: tuple[dict[str, int], ...] = field(default=())
    # All stood together against the game, one player alone too: all have won, or nobody has.
    is_cooperative: bool = False
    rank: str = ""  # What those who stood together have reached, a noun of the kind `rank`; "" if there is none.


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a piece cannot be chosen now: a rule clause, a code for the sentence, and what the sentence names."""

    clause: str
    code: str
    facts: dict[str, int | str] = field(default_factory=dict)
