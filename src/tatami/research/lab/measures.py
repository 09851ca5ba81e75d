"""What an experiment says: figures with 95 % intervals. Deals are what is counted, as in the arena."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from tatami.core.errors import BadOption, quoted
from tatami.research.figures import FEWEST_DEALS, Interval, interval, student
from tatami.research.lab.tables import TRAIT, Questions

LENGTHS = ("choices", "decisions", "lead_changes")
MOST_THINGS = 60  # The report lists so many, those that most could have used first.
FEWEST_SEATS = 8  # What fewer seats could have used, or did, says nothing.


@dataclass(frozen=True, slots=True)
class Share:
    """How much one group of players won: `times` is how many times what its seats would win on average."""

    value: str
    seats: int
    won: int
    share: Interval
    times: Interval


@dataclass(frozen=True, slots=True)
class Length:
    """A measure of games: its mean over deals, and what 5, 50 and 95 of 100 games stay below."""

    measure: str
    mean: Interval
    quantiles: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Use:
    """A thing that players could use: how many could, which part did, how often those did, and how much more they won
    than those who could have and did not. Who uses something may have been ahead before."""

    thing: str
    offered: int
    rate: float
    times: float
    worth: Interval


def mean(values: Sequence[float]) -> Interval:
    """The mean of what deals had, with Student's interval."""
    count = len(values)
    if not count:
        return Interval(None)
    middle = sum(values) / count
    if count < FEWEST_DEALS:
        return Interval(middle)
    scatter = sum((value - middle) ** 2 for value in values) / (count - 1)
    reach = student(count - 1) * sqrt(scatter / count)
    return Interval(middle, middle - reach, middle + reach)


def balance(asking: Questions, variant: str, group: str) -> list[Share]:
    """What each value of a group won."""
    return [
        Share(
            str(value),
            sum(one.seats for one in mine),
            sum(one.won for one in mine),
            interval(mine, lambda one: one.seats),
            interval(mine, lambda one: one.fair),
        )
        for value, mine in asking.shares(variant, group).items()
    ]


def lengths(asking: Questions, variant: str) -> list[Length]:
    """How long games were, and how often the lead changed; without what this game does not have."""
    found = []
    for measure in LENGTHS:
        values = list(asking.by_deal(variant, measure).values())
        if values:
            parts = asking.ask(
                f"select quantile_cont({measure}, [0.05, 0.5, 0.95]) from games where variant = ?", variant
            )[0][0]
            found.append(Length(measure, mean(values), (parts[0], parts[1], parts[2])))
    return found


def ends(asking: Questions, variant: str) -> list[tuple[str, int]]:
    """How games ended, the most frequent way first."""
    question = (
        "select reason, count(*) as many from games where variant = ? group by reason order by many desc, reason"
    )
    return [(str(reason), int(count)) for reason, count in asking.ask(question, variant)]


def uses(asking: Questions, variant: str) -> list[Use]:
    """What was used and what it was worth, the things that most could have used first."""
    rows = asking.ask(
        "select thing, deal, sum((times > 0)::int), sum((times > 0 and won)::int), sum((times = 0)::int), "
        "sum((times = 0 and won)::int), sum(times) from uses where variant = ? group by all order by thing, deal",
        variant,
    )
    by_thing: dict[str, list[tuple[int, ...]]] = {}
    for thing, _, *numbers in rows:
        by_thing.setdefault(thing, []).append(tuple(int(number) for number in numbers))
    found = [use(thing, deals) for thing, deals in by_thing.items()]
    return sorted(found, key=lambda one: (-one.offered, one.thing))[:MOST_THINGS]


def use(thing: str, deals: Sequence[tuple[int, ...]]) -> Use:
    """One thing, from what happened in each deal: users, those of them that won, others, those that won, uses."""
    users, _, others, _, times = (sum(deal[place] for deal in deals) for place in range(5))
    worth = difference([deal[:4] for deal in deals]) if min(users, others) >= FEWEST_SEATS else Interval(None)
    return Use(thing, users + others, users / (users + others), times / users if users else 0.0, worth)


def difference(deals: Sequence[Sequence[int]]) -> Interval:
    """The share of wins of one group less that of another, with an interval from how much deals differ: by the
    linear part of what each deal adds to the two shares."""
    first, first_won, second, second_won = (sum(deal[place] for deal in deals) for place in range(4))
    share, other = first_won / first, second_won / second
    value = share - other
    count = len(deals)
    if count < FEWEST_DEALS:
        return Interval(value)
    parts = [(won - share * seats) / first - (won2 - other * seats2) / second for seats, won, seats2, won2 in deals]
    reach = student(count - 1) * sqrt(count / (count - 1) * sum(part**2 for part in parts))
    return Interval(value, max(-1.0, value - reach), min(1.0, value + reach))


def measured(asking: Questions, variant: str, measure: str) -> dict[str, float]:
    """One number a deal: a length, `won` (the part of games that somebody won), or the share of a group of players,
    such as `role=ninja-1` or `seat=0`. Deals without such players have none."""
    if measure in LENGTHS:
        return asking.by_deal(variant, measure)
    if measure == "won":
        return asking.by_deal(variant, "is_won::int")
    name, _, value = measure.partition("=")
    columns = asking.groups()
    group = name if name in columns else TRAIT + name
    if group not in columns:
        known = ", ".join([*LENGTHS, "won", *[f"{column.removeprefix(TRAIT)}=…" for column in columns]])
        raise BadOption("bad-option", f"There is no measure {quoted(measure)}; there are: {known}.")
    question = f'select deal, avg(won::int) from seats where variant = ? and "{group}"::varchar = ? group by deal'
    rows = asking.ask(f"{question} order by deal", variant, value)
    return {deal: float(share) for deal, share in rows}
