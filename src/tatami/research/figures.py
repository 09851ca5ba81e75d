"""From games to figures: win shares, fair shares and ratings, with 95 % intervals.

Games of one deal resemble each other, so deals are what is counted: intervals of shares come from how much they
differ. Those of ratings are openskill's own uncertainty, which takes games as independent and depends on their order.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

from tatami.research.arena import Pairing, Result

NORMAL = 1.96  # 95 % of a normal distribution lie so many deviations around its mean
FEWEST_DEALS = 4  # Fewer say too little about how deals differ.


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and where it lies in 95 of 100 cases; None is what the games cannot tell."""

    value: float | None
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One bot: seats it played and won, its share of wins, what was fair, how many times that it got, its rating.
    Nothing is fair where it played at tables of its own and no field did."""

    bot: str
    seats: int
    won: int
    share: Interval
    fair: float | None
    times: Interval
    rating: Interval


@dataclass(slots=True)
class Tally:
    """One bot in one block: seats played, won, and what would have been fair."""

    seats: int = 0
    won: int = 0
    fair: float = 0.0


def table(names: Sequence[str], field: str | None, played: Sequence[tuple[Pairing, Result]]) -> list[Row]:
    """One row a bot, in the order they were named."""
    blocks = tallies(field, played)
    ratings = rated(played)
    is_apart = field is None and all(len(set(pairing.bots)) == 1 for pairing, _ in played)
    rows = []
    for name in names:
        mine = [block[name] for block in blocks.values() if name in block]
        rows.append(
            Row(
                name,
                sum(tally.seats for tally in mine),
                sum(tally.won for tally in mine),
                interval(mine, lambda tally: tally.seats),
                None if is_apart else sum(tally.fair for tally in mine) / sum(tally.seats for tally in mine),
                interval(mine, lambda tally: tally.fair),
                ratings[name],
            )
        )
    return rows


def interval(mine: Sequence[Tally], base: Callable[[Tally], float]) -> Interval:
    """Wins divided by what `base` counts, over all deals, and how far deals like these let that be trusted.

    Student's interval for a ratio of sums. One deal wholly won and one wholly lost are imagined beside those played,
    as nothing is certain even when everything was won; the interval reaches as far from the figure without them as
    from the one with them, so when deals are few it is rather too wide than too narrow.
    """
    deals = len(mine)
    won, seats, worth = (sum(map(of, mine)) for of in (lambda one: one.won, lambda one: one.seats, base))
    if not worth:
        return Interval(None)
    value = won / worth
    if deals < FEWEST_DEALS:
        return Interval(value)
    points = [(one.won, base(one)) for one in mine] + [(seats / deals, worth / deals), (0.0, worth / deals)]
    whole = sum(over for _, over in points)
    middle = sum(wins for wins, _ in points) / whole
    scatter = sum((wins - middle * over) ** 2 for wins, over in points)
    reach = student(deals - 1) * sqrt(scatter * len(points) / (len(points) - 1)) / whole
    most = max(one.seats / base(one) if base(one) else inf for one in mine)
    return Interval(value, max(0.0, min(value, middle) - reach), min(most, max(value, middle) + reach))


def student(freedom: int) -> float:
    """How many deviations hold 95 % of Student's distribution: the series of Cornish and Fisher, which from three
    degrees of freedom on is less than a hundredth short."""
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def tallies(field: str | None, played: Sequence[tuple[Pairing, Result]]) -> dict[int, dict[str, Tally]]:
    """What each bot did in each block. Fair is what a seat of the deal wins when the field sits everywhere; without a
    field, what a seat of the deal won on average, whoever sat there. A table of one bot alone, where all stand
    together against the game, has nobody to share with: nothing is fair there, unless a field played that deal."""
    blocks: dict[int, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
    wins: dict[int, list[float]] = defaultdict(list)
    for pairing, result in played:
        if len(set(pairing.bots)) > 1 if field is None else set(pairing.bots) == {field}:
            wins[pairing.block].append(len(result.winners) / pairing.seats)
    for pairing, result in played:
        worth = wins[pairing.block]
        for seat, name in enumerate(pairing.bots):
            if name == field:
                continue
            tally = blocks[pairing.block][name]
            tally.seats += 1
            tally.won += seat in result.winners
            tally.fair += sum(worth) / len(worth) if worth else 0.0
    return blocks


def rated(played: Sequence[tuple[Pairing, Result]]) -> dict[str, Interval]:
    """Ratings by openskill, game after game; a bot with several seats moves by their mean. Only the distance between
    two bots of the same games means anything. Where no two bots met there is nothing to rate."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    ratings: dict[str, Any] = {}
    met: set[str] = set()
    for pairing, result in played:
        for name in pairing.bots:
            ratings.setdefault(name, model.rating())
        teams, ranks = [], []
        for rank, group in enumerate(result.ranking):
            for side in group:
                teams.append(side)
                ranks.append(float(rank))
        if len(teams) < 2 or len(set(pairing.bots)) < 2:
            continue
        met.update(pairing.bots)
        after = model.rate([[ratings[pairing.bots[seat]] for seat in side] for side in teams], ranks=ranks)
        moved: dict[str, list[Any]] = defaultdict(list)
        for side, new in zip(teams, after):
            for seat, rating in zip(side, new):
                moved[pairing.bots[seat]].append(rating)
        for name, all_new in moved.items():
            mu = sum(new.mu for new in all_new) / len(all_new)
            sigma = sum(new.sigma for new in all_new) / len(all_new)
            ratings[name] = model.rating(mu=mu, sigma=sigma)
    return {name: _rating(one) if name in met else Interval(None) for name, one in ratings.items()}


def _rating(one: Any) -> Interval:
    return Interval(one.mu, one.mu - NORMAL * one.sigma, one.mu + NORMAL * one.sigma)
