# hot
"""What blows, cards and honour are worth to a seat, counted in honour for itself."""

from tatami.games.katana.bot.knowledge import Knowledge
from tatami.games.katana.bot.worths import (
    A_DAMAGE,
    A_GIFT,
    A_PRECISION,
    DAIMYO_LASTS,
    DANGER,
    FRESH,
    HANZO_PARRIES,
    KEEP,
    LOYALTY,
    MY_SHARE,
    OPENING,
    PARRIES,
    THEIRS,
    TRUST,
    WEAPON,
)
from tatami.games.katana.state import DAIMYO, HANZO, PARRY, RONIN, WEAPONS


def prey(known: Knowledge, seat: int) -> float:
    """What it gains me, all in all, if a seat is defeated before long."""
    if seat == known.me:
        return -1.0
    prospects = known.prospects
    return MY_SHARE * (1 - prospects.is_mate[seat]) - prospects.worth[seat]


def blow(known: Knowledge, attacker: int, target: int, damage: int) -> float:
    """What it gains me if one seat takes life from another; the defeated get up with all their life again."""
    life = known.life[target]
    hunted = prey(known, target)
    if damage < life:
        return hunted * (DANGER[life - damage] - DANGER[life])
    prospects = known.prospects
    gain = prospects.defeat(attacker, target, known.is_duel())
    if target == known.me:
        return gain - hunted * DANGER[life]
    return gain - max(0.0, hunted) * DANGER[life] - LOYALTY * prospects.is_mate[target]


def lose_honour_to_bushido(known: Knowledge, seat: int) -> float:
    """What it gains me if a seat pays for Code of Bushido with an honour. (R12.20)"""
    return known.prospects.lose_honour(seat) if known.pays_for_bushido(seat) else 0.0


def draw_out(known: Knowledge, draws: int) -> float:
    """What it gains me if so many draws empty the draw pile."""
    return known.prospects.exhaust() if known.empties_pile(draws) else 0.0


# My cards


def keep(known: Knowledge, kind: int) -> float:
    """What a card is worth in my hand."""
    if kind < WEAPONS:
        rules = known.rules
        worth = WEAPON + A_DAMAGE * rules.damage[kind] + A_PRECISION * rules.precision[kind]
        return worth + HANZO_PARRIES if known.characters[known.me] == HANZO else worth
    if kind == PARRY:
        return PARRIES[min(known.count(PARRY), len(PARRIES) - 1)]
    if kind == DAIMYO:
        return daimyo(known)
    return KEEP[kind]


def daimyo(known: Knowledge) -> float:
    """A Daimyo is an honour that nobody multiplies, if it lasts; the ronin only draws with it. (R10.3, R10.4)"""
    if known.role == RONIN:
        return FRESH
    return DAIMYO_LASTS[min(known.prospects.least, len(DAIMYO_LASTS) - 1)] / known.prospects.times


def shelter(known: Knowledge, left: int) -> float:
    """What it is worth to be left with so many cards: nobody strikes an empty hand. (R4.1, R4.2)

    Hanzō's last weapon is no parry, so he had better hold two cards or none. (R13.6)
    """
    if left == 0:
        return DANGER[known.life[known.me]]
    return -HANZO_PARRIES if left == 1 and known.characters[known.me] == HANZO else 0.0


# Their cards


def give(known: Knowledge, seat: int) -> float:
    """A card for somebody else: good for a friend, and it drags an enemy with an empty hand out of shelter. (R4.9)"""
    gain = -A_GIFT * known.hostility(seat)
    if known.hand_sizes[seat] == 0:
        gain += prey(known, seat) * DANGER[known.life[seat]]
    return gain


def rob(known: Knowledge, seat: int, aim: float) -> float:
    """A card less for somebody else: it may have been a parry, but the last one leaves them in shelter. `aim` is what
    my best blow at them gains."""
    gain = THEIRS * known.hostility(seat) - TRUST * known.prospects.is_mate[seat]
    if known.hand_sizes[seat] == 1:
        return gain - prey(known, seat) * DANGER[known.life[seat]] - aim
    return gain + OPENING * aim
