# hot
"""How a combat looks before the discs are turned up: what each disc brings against those that others choose."""

from typing import Final

from tatami.games.bushido.bot.knowledge import Knowledge
from tatami.games.bushido.bot.pieces import OF_DISCS
from tatami.games.bushido.resolution import ATTACKER, Result, resolve
from tatami.games.bushido.state import COMBAT_DISCS, DISC_KINDS, NOTHING, count_all

DISC_ODDS: Final = [disc.odds for disc in OF_DISCS[:COMBAT_DISCS]]


def outlooks(known: Knowledge, discs: list[int]) -> list[float]:
    """How good each disc looks against what the other side may choose."""
    place = 0 if known.attacker == known.me else 1
    theirs = believed_stack(known)
    attack, defence = (known.stack, theirs) if place == 0 else (theirs, known.stack)
    troops = [known.ronin[known.target] if known.is_revolt else known.force, known.strength(known.target)]
    answers = disc_odds(known, known.defender if place == 0 else known.attacker)
    found: list[float] = []
    for disc in discs:
        total = 0.0
        for answer, share in enumerate(answers):
            if share > 0.0:
                chosen = [disc, answer] if place == 0 else [answer, disc]
                total += share * result_worth(known, resolve(attack, defence, chosen, troops), place, troops)
        found.append(total)
    return found


def disc_odds(known: Knowledge, seat: int) -> list[float]:
    """How likely each disc is with another clan, from what is known of its discs."""
    held = known.discs[seat * DISC_KINDS : (seat + 1) * DISC_KINDS]
    count = count_all(held)
    shares = DISC_ODDS[:]
    if count and count == known.disc_count(seat):
        for disc in range(COMBAT_DISCS):
            if held[disc] == 0:
                shares[disc] = 0.0
    whole = sum(shares) or 1.0
    return [share / whole for share in shares]


def result_worth(known: Knowledge, result: Result, place: int, troops: list[int]) -> float:
    """A result from my side: victory first, then losses on both sides."""
    other = 1 - place
    has_won = result.won == place
    lost_here = min(troops[place], result.first[place] + result.extra[place])
    lost_there = min(troops[other], result.first[other] + result.extra[other])
    won = 1.0 if has_won else 0.0
    if place == ATTACKER and lost_there == troops[other] and lost_here < troops[place]:
        won += 0.5
    if result.is_duel:
        stake = (8 if has_won else known.samurai[known.me]) / 2
        won += (1 if has_won else -1) * stake * 0.05
    return won + 0.05 * (lost_there - lost_here)


def believed_stack(known: Knowledge) -> list[int]:
    """The other's stack, of which only size and top are known: the top, and the usual mix below."""
    size = known.size
    stack = [0, 0, 0]
    if size == 0:
        return stack
    if known.top != NOTHING:
        stack[known.top] += 1
        size -= 1
    stack[0] += size - size // 3 - size // 6
    stack[1] += size // 3
    stack[2] += size // 6
    return stack
