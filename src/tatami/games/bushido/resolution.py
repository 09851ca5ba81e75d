# hot
"""How a combat comes out: two stacks, two discs, two armies. (R11)"""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.bushido.discs import DISC_ROWS, Disc
from tatami.games.bushido.state import NOTHING, count_all

ATTACKER: Final = 0
DEFENDER: Final = 1
EVERYTHING: Final = 99  # No army is as large.


@mypyc_attr(acyclic=True)
class Result:
    """`totals` of the two sides, who `won`, what each loses: first by the difference, then by what follows; `is_duel`
    when only the commanders fought."""

    __slots__ = ("extra", "first", "is_duel", "totals", "won")

    def __init__(self, totals: list[int], won: int, first: list[int], extra: list[int], is_duel: bool) -> None:
        self.totals = totals
        self.won = won
        self.first = first
        self.extra = extra
        self.is_duel = is_duel


def katana(stack: list[int]) -> int:
    """The katana drawn on the tiles of a stack. (R11.9)"""
    return stack[0] + 2 * stack[1] + 3 * stack[2]


def times(disc: int, against: int) -> int:
    """How often a side's katana count with its disc against the other's; once where no discs are used. (R11.5,
    R11.10)"""
    return 1 if disc == NOTHING else DISC_ROWS[disc].times(DISC_ROWS[against])


def total(disc: Disc, against: Disc, swords: int, troops: int) -> int:
    """What a side's katana come to with its disc against the other's. (R11.10)"""
    return swords * disc.times(against) + disc.adds(against, troops)


def without_swords(attack: list[int], defence: list[int]) -> Result | None:
    """Whoever stacks nothing has lost everything, the attacker first; None if both have swords. (R11.5)"""
    if count_all(attack) == 0:
        return Result([0, katana(defence)], DEFENDER, [EVERYTHING, 0], [0, 0], False)
    if count_all(defence) == 0:
        return Result([katana(attack), 0], ATTACKER, [0, EVERYTHING], [0, 0], False)
    return None


def resolve(attack: list[int], defence: list[int], discs: list[int], troops: list[int]) -> Result:
    """The result of two stacks with two discs. (R11.9, R11.10)"""
    one, other = DISC_ROWS[discs[ATTACKER]], DISC_ROWS[discs[DEFENDER]]
    totals = [
        total(one, other, katana(attack), troops[ATTACKER]),
        total(other, one, katana(defence), troops[DEFENDER]),
    ]
    won = winner(discs, totals)
    first = [0, 0]
    extra = [0, 0]
    if one.is_duel(other):
        return Result(totals, won, first, extra, True)
    lost = 1 - won
    winning, beaten = (one, other) if won == ATTACKER else (other, one)
    first[lost] = EVERYTHING if winning.kills_all(beaten) else totals[won] - totals[lost]
    extra[won] = winning.costs(beaten, defence if won == ATTACKER else attack)
    extra[DEFENDER] += one.slays(other, attack)
    extra[ATTACKER] += other.slays(one, defence)
    return Result(totals, won, first, extra, False)


def winner(discs: list[int], totals: list[int]) -> int:
    """A traitor wins against the rest; otherwise the higher total, and the defender at a tie. (R11.11, R11.12)"""
    one, other = DISC_ROWS[discs[ATTACKER]], DISC_ROWS[discs[DEFENDER]]
    if is_betrayal(discs):
        return ATTACKER if one.betrays(other) else DEFENDER
    return ATTACKER if totals[ATTACKER] > totals[DEFENDER] else DEFENDER


def is_betrayal(discs: list[int]) -> bool:
    """Does a traitor decide? Without discs nobody betrays. (R11.12)"""
    if NOTHING in discs:
        return False
    one, other = DISC_ROWS[discs[ATTACKER]], DISC_ROWS[discs[DEFENDER]]
    return one.betrays(other) or other.betrays(one)


def losses(result: Result, side: int, troops: int, elite: int) -> tuple[int, int]:
    """The troops and the elite tokens that a side loses; troops stand before tokens. (R11.14, R15.7)"""
    count = min(result.first[side] + result.extra[side], troops + elite)
    return min(count, troops), max(0, count - troops)
