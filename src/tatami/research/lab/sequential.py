"""When two variants have been compared for long enough: a test that may be looked at after every deal.

An interval that is made for one look is wrong when one stops at the first look that pleases. This one is a
confidence sequence: in 95 of 100 comparisons the true difference lies inside it at every look. It is the asymptotic
one for means (the normal mixture of Robbins), so the first look waits for `FEWEST` deals.
"""

from collections.abc import Sequence
from math import log, sqrt

from tatami.research.figures import Interval

ERROR = 0.05
FEWEST = 30  # deals before the first look
NARROWEST_AT = 300  # The sequence is tuned to be narrowest around so many deals.


def sequence(differences: Sequence[float]) -> Interval:
    """The mean of paired differences and its confidence sequence so far."""
    count = len(differences)
    if not count:
        return Interval(None)
    middle = sum(differences) / count
    if count < FEWEST:
        return Interval(middle)
    variance = sum((one - middle) ** 2 for one in differences) / (count - 1)
    tuned = (-2 * log(ERROR) + log(-2 * log(ERROR)) + 1) / NARROWEST_AT
    grown = count * tuned + 1
    reach = sqrt(variance) * sqrt(2 * grown / (count * count * tuned) * log(sqrt(grown) / ERROR))
    return Interval(middle, middle - reach, middle + reach)


def verdict(so_far: Interval, margin: float) -> str:
    """`more` or `less` if the second variant has more or less of the measure, `alike` if they differ by less than the
    margin, and nothing as long as that is open."""
    if so_far.low is None or so_far.high is None:
        return ""
    if so_far.low > 0:
        return "more"
    if so_far.high < 0:
        return "less"
    return "alike" if -margin < so_far.low and so_far.high < margin else ""
