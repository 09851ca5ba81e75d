# hot
"""What honour, land, troops and tiles are worth to the seat that asks, by what it knows.

All worth is counted in daimyo honour for oneself; samurai honour is worth half.
"""

from math import sqrt
from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.bushido.bot.knowledge import Knowledge
from tatami.games.bushido.effects import climb, revolts
from tatami.games.bushido.phases.court import REFUSAL_GUEST, TEA_PRICE, tea_points
from tatami.games.bushido.resolution import katana
from tatami.games.bushido.state import (
    BUSHI,
    FORTRESS,
    KINDS,
    NOBODY,
    SAMURAI,
    TRACK_END,
    count_all,
)

LATE: Final = 10  # From this month on nothing is saved for later.
SAMURAI_WORTH: Final = 0.5
TILE_WORTH: Final = 0.25  # A tile is worth so much to whoever has it.
KATANA_SHARE: Final = 0.74  # This share of unknown tiles are katana tiles.
KATANA_MEAN: Final = 1.67  # A katana tile has this strength in the mean.
COMMITTED: Final = 0.5  # Others are believed to stack this share of their katana.
TEA_WORTH: Final = TEA_PRICE * SAMURAI_WORTH  # A guest gets so much.
VICTORY: Final = 100.0  # Nothing else is worth as much.


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


def tea_worth(known: Knowledge, guest: int) -> float:
    """What a ceremony brings: my points, less the guest's share, less the danger of a refusal."""
    points = tea_points(known.samurai[known.me])
    worth = gain(known, points) - TEA_WORTH - TEA_WORTH * threat(known, guest)
    if known.samurai[guest] >= REFUSAL_GUEST:
        worth -= 0.5 + (3.0 if points >= 6 else 0.0)
    return worth
