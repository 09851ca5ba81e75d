# hot
"""What honour, land, troops and tiles are worth to the seat that asks, by what it knows.

All worth is counted in daimyo honour for oneself; samurai honour is worth half.
"""

from math import sqrt
from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.bushido.bot.knowledge import Knowledge
from tatami.games.bushido.effects import climb, revolts
from tatami.games.bushido.resolution import ATTACKER, Result, katana, resolve
from tatami.games.bushido.state import (
    BUSHI,
    FORTRESS,
    KINDS,
    KOTAU,
    NOBODY,
    NOTHING,
    SAMURAI,
    TACTICS,
    TRACK_END,
    count_all,
)

LATE: Final = 10  # From this month on nothing is saved for later.
SAMURAI_WORTH: Final = 0.5
TILE_WORTH: Final = 0.25  # what a tile is worth to whoever has it
KATANA_SHARE: Final = 0.74  # how many of unknown tiles are katana tiles
KATANA_MEAN: Final = 1.67  # the mean strength of a katana tile
COMMITTED: Final = 0.5  # the share of their katana that others are believed to stack
DISC_ODDS: Final = [0.42, 0.31, 0.2, 0.07]  # how often others choose battle, duel, ambush, traitor
VICTORY: Final = 100.0  # more than anything else is worth


@mypyc_attr(acyclic=True)
class Attack:
    """A province to attack from, one to attack, and what that is worth."""

    __slots__ = ("hex", "source", "worth")

    def __init__(self, worth: float, source: int, hex: int) -> None:
        self.worth = worth
        self.source = source
        self.hex = hex


# Clans


def threat(known: Knowledge, seat: int) -> float:
    """How much another clan's honour hurts me: the leader's most; mine counts against nobody."""
    if not known.threats:
        best = best_of_others(known)
        share = 1 / (known.seats - 1)
        threats: list[float] = []
        for other in range(known.seats):
            if other == known.me:
                threats.append(0.0)
            else:
                threats.append(share * (1.8 if known.daimyo[other] == best else 0.7))
        known.threats = threats
    return known.threats[seat]


def best_of_others(known: Knowledge) -> int:
    """The most daimyo honour that another clan has."""
    best = -1
    for other in range(known.seats):
        if other != known.me and known.daimyo[other] > best:
            best = known.daimyo[other]
    return best


def lead(known: Knowledge) -> int:
    """How far I am ahead of the best of the others, or behind."""
    return known.daimyo[known.me] - best_of_others(known)


def late_lead(known: Knowledge) -> int:
    """My lead, once it matters when the game ends."""
    return lead(known) if is_late(known) else 0


def is_late(known: Knowledge) -> bool:
    """Is nothing saved for later any more?"""
    return known.month >= LATE


def jump(known: Knowledge, seat: int, points: int) -> int:
    """The honour that a gain really brings, past the markers of others. (R3.1)"""
    if points <= 0:
        return 0
    return climb(known.daimyo, seat, points) - known.daimyo[seat]


def gain(known: Knowledge, points: int) -> float:
    """What so many points of daimyo honour are worth to me: fifty are everything."""
    real = jump(known, known.me, points)
    return VICTORY if known.daimyo[known.me] + real >= TRACK_END else float(real)


def swords(known: Knowledge, seat: int) -> float:
    """The katana a clan is believed to have: known ones, and its share of the others."""
    if not known.believed_swords:
        known.believed_swords = [-1.0] * known.seats
    found = known.believed_swords[seat]
    if found < 0.0:
        tiles = known.tiles[seat * KINDS : (seat + 1) * KINDS]
        unknown = known.tile_count(seat) - count_all(tiles)
        found = katana(tiles) + unknown * KATANA_SHARE * KATANA_MEAN
        known.believed_swords[seat] = found
    return found


# Provinces


def guard(known: Knowledge, hex: int) -> int:
    """The troops that a province needs against the Ronin in it, and against one more; a fortress needs one."""
    return 1 if known.land[hex] == FORTRESS else known.ronin[hex] + 2


def spare(known: Knowledge, hex: int) -> int:
    """The troops that may leave a province."""
    return known.strength(hex) - guard(known, hex)


def is_open_to(known: Knowledge, hex: int, bushi: int) -> bool:
    """Could I attack this province, were that player Bushi?"""
    owner = known.owner[hex]
    return owner == NOBODY or (owner == bushi and known.land[hex] != FORTRESS)


def odds(known: Knowledge, samurai: int, bushi: int, attackers: int, defenders: int) -> float:
    """The chance that an attack drives the defenders out."""
    attack = (1.0 if samurai == NOBODY else swords(known, samurai)) + attackers
    defence = swords(known, bushi) + defenders
    ahead, behind = attack * sqrt(attack), defence * sqrt(defence)
    return ahead / (ahead + behind + 1)


def prize(known: Knowledge, source: int, hex: int, samurai: int) -> float:
    """What an attack from one province on another is worth to me."""
    sent = spare(known, source)
    if sent < 1:
        return 0.0
    owner = known.owner[hex]
    if owner == NOBODY:
        return float(known.honour(hex)) if not revolts(known.ronin[hex], sent) else 0.0
    won = odds(known, samurai, owner, sent, known.strength(hex))
    return won * known.honour(hex) * (1 + threat(known, owner))


def best_attack(known: Knowledge, bushi: int, samurai: int) -> Attack | None:
    """The best attack as the troops stand."""
    best: Attack | None = None
    for source, owner in enumerate(known.owner):
        if owner != known.me:
            continue
        patience = 0.01 * spare(known, source)
        for hex in known.neighbours(source):
            if is_open_to(known, hex, bushi):
                worth = prize(known, source, hex, samurai) + patience
                if best is None or worth > best.worth:
                    best = Attack(worth, source, hex)
    return best


def attack_worth(known: Knowledge, bushi: int, samurai: int) -> float:
    """What the best attack is worth; nothing if there is none."""
    best = best_attack(known, bushi, samurai)
    return 0.0 if best is None else best.worth


def planned(known: Knowledge) -> Attack | None:
    """The attack that looks best with the roles as they are."""
    return best_attack(known, known.roles[BUSHI], known.roles[SAMURAI])


def front(known: Knowledge, hex: int) -> float:
    """What lies before a province of mine: honour that could be taken from here, and what could be lost here."""
    best = -1
    for other in known.neighbours(hex):
        if known.owner[other] != known.me:
            best = max(best, known.honour(other))
    if best < 0:
        return 0.0
    return best + 0.3 * (0 if known.land[hex] == FORTRESS else known.honour(hex))


# Combat


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
    held = known.discs[seat * TACTICS : (seat + 1) * TACTICS]
    count = count_all(held)
    shares = DISC_ODDS[:]
    if count and count == known.disc_count(seat):
        for disc in range(KOTAU):
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
