"""From games to figures: win shares, fair shares, ratings, each with its 95 % interval over the deals.

Games of one deal resemble each other, so deals are what is counted: an interval comes from drawing deals anew.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tatami.research.arena import Match, Result

REDRAWS = 1000
TAIL = 0.025


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and where it lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Row:
    """One bot: seats it played and won, its share of wins, what was fair, how many times that it got, its rating."""

    bot: str
    seats: int
    won: int
    share: Interval
    fair: float
    times: Interval
    rating: Interval


@dataclass(slots=True)
class Tally:
    """One bot in one block: seats played, won, and what would have been fair."""

    seats: int = 0
    won: int = 0
    fair: float = 0.0


def table(names: Sequence[str], field: str | None, played: Sequence[tuple[Match, Result]], seed: int) -> list[Row]:
    """One row a bot, in the order they were named."""
    blocks = tallies(field, played)
    ratings = rated(played)
    rows = []
    for name in names:
        mine = [block[name] for block in blocks.values() if name in block]
        rows.append(
            Row(
                name,
                sum(tally.seats for tally in mine),
                sum(tally.won for tally in mine),
                interval(mine, share, seed),
                sum(tally.fair for tally in mine) / sum(tally.seats for tally in mine),
                interval(mine, times, seed),
                ratings[name],
            )
        )
    return rows


def share(drawn: Sequence[Tally]) -> float:
    return sum(tally.won for tally in drawn) / max(1, sum(tally.seats for tally in drawn))


def times(drawn: Sequence[Tally]) -> float:
    return sum(tally.won for tally in drawn) / (sum(tally.fair for tally in drawn) or 1.0)


def interval(mine: Sequence[Tally], figure: Callable[[Sequence[Tally]], float], seed: int) -> Interval:
    """The figure over all blocks, and where it falls when blocks are drawn anew."""
    chance = Random(seed)
    redrawn = sorted(figure(chance.choices(mine, k=len(mine))) for _ in range(REDRAWS))
    return Interval(figure(mine), redrawn[int(TAIL * REDRAWS)], redrawn[int((1 - TAIL) * REDRAWS) - 1])


def tallies(field: str | None, played: Sequence[tuple[Match, Result]]) -> dict[int, dict[str, Tally]]:
    """What each bot did in each block. Fair is what a seat of the deal wins when the field sits everywhere; where
    all play at the same tables, what the seats of its games won on average."""
    blocks: dict[int, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
    worth = {match.block: len(result.winners) / match.seats for match, result in played if set(match.bots) == {field}}
    for match, result in played:
        for seat, name in enumerate(match.bots):
            if name == field:
                continue
            tally = blocks[match.block][name]
            tally.seats += 1
            tally.won += seat in result.winners
            tally.fair += worth.get(match.block, len(result.winners) / match.seats)
    return blocks


def rated(played: Sequence[tuple[Match, Result]]) -> dict[str, Interval]:
    """Ratings by openskill, game after game; a bot with several seats moves by their mean. Only the distance between
    two bots of the same games means anything."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    ratings: dict[str, Any] = {}
    for match, result in played:
        for name in match.bots:
            ratings.setdefault(name, model.rating())
        teams, ranks = [], []
        for rank, group in enumerate(result.ranking):
            for side in group:
                teams.append(side)
                ranks.append(float(rank))
        if len(teams) < 2 or len(set(match.bots)) < 2:
            continue
        after = model.rate([[ratings[match.bots[seat]] for seat in side] for side in teams], ranks=ranks)
        moved: dict[str, list[Any]] = defaultdict(list)
        for side, new in zip(teams, after):
            for seat, rating in zip(side, new):
                moved[match.bots[seat]].append(rating)
        for name, all_new in moved.items():
            mu = sum(new.mu for new in all_new) / len(all_new)
            sigma = sum(new.sigma for new in all_new) / len(all_new)
            ratings[name] = model.rating(mu=mu, sigma=sigma)
    return {
        name: Interval(one.mu, one.mu - 1.96 * one.sigma, one.mu + 1.96 * one.sigma) for name, one in ratings.items()
    }
