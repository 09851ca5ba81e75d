# hot
"""How a combat comes out: two stacks, two discs, two armies. (R11)"""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.bushido.state import AMBUSH, BATTLE, DUEL, TRAITOR, count_all

ATTACKER: Final = 0
DEFENDER: Final = 1
EVERYTHING: Final = 99  # more than any army


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
    """How often a side's katana count with its disc against the other's. (R11.10)"""
    if disc == DUEL:
        return 2 if against == BATTLE else 1
    if disc == BATTLE:
        return 2 if against == AMBUSH else 1
    return 2 if disc == AMBUSH and against == DUEL else 1


def total(disc: int, against: int, swords: int, troops: int) -> int:
    """What a side's katana come to with its disc against the other's. (R11.10)"""
    swords *= times(disc, against)
    if disc == BATTLE and against != TRAITOR:
        swords += troops
    return swords


def without_swords(attack: list[int], defence: list[int]) -> Result | None:
    """Whoever stacks nothing has lost everything, the attacker first; None if both have swords. (R11.5)"""
    if count_all(attack) == 0:
        return Result([0, katana(defence)], DEFENDER, [EVERYTHING, 0], [0, 0], False)
    if count_all(defence) == 0:
        return Result([katana(attack), 0], ATTACKER, [0, EVERYTHING], [0, 0], False)
    return None


def resolve(attack: list[int], defence: list[int], discs: list[int], troops: list[int]) -> Result:
    """The result of two stacks with two discs. (R11.9, R11.10)"""
    one, other = discs[ATTACKER], discs[DEFENDER]
    totals = [
        total(one, other, katana(attack), troops[ATTACKER]),
        total(other, one, katana(defence), troops[DEFENDER]),
    ]
    won = winner(discs, totals)
    lost = 1 - won
    first = [0, 0]
    extra = [0, 0]
    if one == other == DUEL:
        return Result(totals, won, first, extra, True)
    if discs[won] == TRAITOR and discs[lost] != TRAITOR:
        first[lost] = EVERYTHING
    elif one == other == BATTLE:
        first[lost] = EVERYTHING
        extra[won] = defence[2] if won == ATTACKER else attack[2]
    else:
        first[lost] = totals[won] - totals[lost]
    if one == AMBUSH:
        extra[DEFENDER] += attack[0] if other == AMBUSH else attack[0] // 2
    if other == AMBUSH:
        extra[ATTACKER] += defence[0] if one == AMBUSH else defence[0] // 2
    return Result(totals, won, first, extra, False)


def winner(discs: list[int], totals: list[int]) -> int:
    """A traitor wins against the rest; otherwise the higher total, and the defender at a tie. (R11.11, R11.12)"""
    one, other = discs[ATTACKER], discs[DEFENDER]
    if one != other and TRAITOR in (one, other):
        return ATTACKER if one == TRAITOR else DEFENDER
    return ATTACKER if totals[ATTACKER] > totals[DEFENDER] else DEFENDER


def losses(result: Result, side: int, troops: int, elite: int) -> tuple[int, int]:
    """The troops and the elite tokens that a side loses; troops stand before tokens. (R11.14, R15.7)"""
    count = min(result.first[side] + result.extra[side], troops + elite)
    return min(count, troops), max(0, count - troops)
