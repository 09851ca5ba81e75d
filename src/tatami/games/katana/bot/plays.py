"""The play phase: what each card would gain now, and which comes first."""

from tatami.games.katana.bot.knowledge import Reading
from tatami.games.katana.bot.worths import (
    A_GIFT,
    BREATH,
    BUSHIDO_LASTS,
    CRY,
    DANGER,
    EARLY,
    FINISH,
    FIRST,
    FRESH,
    LOST,
    OPENING,
    READY_TO_DISARM,
    THEIRS,
    THRIFT,
    TRUST,
)
from tatami.games.katana.choices import (
    A_BUSHIDO,
    A_HAND,
    AN_ARMOUR,
    ATTACK,
    BREATHE,
    DIVERT,
    END,
    GEISHA_ON,
    PLACE_BUSHIDO,
    PLAY,
    SACRIFICE,
)
from tatami.games.katana.state import (
    ARMOUR,
    BATTLE_CRY,
    DAIMYO,
    FAST_DRAW,
    FOCUS,
    MOST_SEATS,
    TEA_CEREMONY,
    TOMOE,
    USHIWAKA,
    WEAPONS,
)

FAILS_ARMED, FAILS_UNARMED = 0.2, 0.6  # how often I shall lack a weapon when it comes to me, with and without one now


def rate_play(reading: Reading, options: list[int]) -> list[float]:
    """Go on as long as something gains; then end the turn, which is rated 0."""
    aims = [0.0] * reading.seats  # the best I can do to each seat now
    attacks = {}
    for option in options:
        if option >= ATTACK:
            weapon, target = divmod(option - ATTACK, MOST_SEATS)
            attacks[option] = attack(reading, weapon, target)
            aims[target] = max(aims[target], attacks[option])
    return [attacks[option] if option >= ATTACK else rate(reading, option, aims) for option in options]


def rate(reading: Reading, option: int, aims: list[float]) -> float:
    """Anything but an attack."""
    if option == END:
        return 0.0
    if option in (PLAY + ARMOUR, PLAY + FAST_DRAW, PLAY + FOCUS):
        return FIRST
    if option == PLAY + TEA_CEREMONY:
        return tea(reading)
    if option == SACRIFICE:
        return sacrifice(reading)
    if option >= GEISHA_ON:
        gain = geisha(reading, *divmod(option - GEISHA_ON, 5), aims)
    elif option >= BREATHE:
        gain = breathe(reading, option - BREATHE)
    elif option >= DIVERT:
        gain = FRESH + rob(reading, option - DIVERT, aims)
    elif option >= PLACE_BUSHIDO:
        gain = bushido(reading, option - PLACE_BUSHIDO) + reading.shelter(len(reading.hand) - 1)
    elif option == PLAY + DAIMYO:
        gain = 2 * FRESH - reading.daimyo() + draw_out(reading, 2)
    else:
        return cry(reading, option - PLAY)
    return gain + EARLY if gain > 0 else gain


# Blows


def attack(reading: Reading, weapon: int, target: int) -> float:
    """Strike whom it pays to defeat, best of all with the blow that does it; a parry at least costs them a card."""
    me = reading.me
    damage = reading.damage(me, target, weapon)
    hit = reading.blow(me, target, damage)
    if damage < reading.life[target] and can_finish(reading, target, damage):
        hit = max(hit, FINISH * reading.blow(me, target, reading.life[target]))
    if reading.characters[target] == USHIWAKA:
        hit -= THEIRS * min(damage, reading.life[target]) * reading.hostility(target)
    if reading.characters[me] == TOMOE:
        hit += FRESH
    parried = reading.parries(target)
    gain = (1 - parried) * hit + parried * THEIRS * reading.hostility(target) - TRUST * reading.at.is_mate[target]
    return gain - THRIFT * reading.keep(weapon) + reading.shelter(len(reading.hand) - 1)


def can_finish(reading: Reading, target: int, damage: int) -> bool:
    """Could the other weapons that I may still play defeat the target, after one that does so much?"""
    more = reading.view.weapon_limit - reading.view.weapons_played - 1
    if more <= 0:
        return False
    blows = [reading.damage(reading.me, target, kind) for kind in reading.hand if kind < WEAPONS]
    blows.remove(damage)
    return damage + sum(sorted(blows)[-more:]) >= reading.life[target]


def cry(reading: Reading, kind: int) -> float:
    """Battle Cry and Jujutsu hit friend and foe: worth it when more enemies than friends would bleed or fall."""
    gain = reading.shelter(len(reading.hand) - 1) - CRY
    for seat in range(reading.seats):
        if seat != reading.me and reading.is_struck_by_cries(seat):
            if kind == BATTLE_CRY:
                answers = reading.parries(seat)
            else:
                answers = READY_TO_DISARM * reading.holds(seat, range(WEAPONS))
            gain += (1 - answers) * reading.blow(reading.me, seat, 1) + answers * THEIRS * reading.hostility(seat)
    return gain


# Cards, mine and theirs


def draw_out(reading: Reading, count: int) -> float:
    """What it gains me if drawing so many cards empties the draw pile. (R8.1-R8.3)"""
    pile = reading.view.pile
    if count > pile or (count == pile and reading.view.rules.exhaustion == "eager"):
        return reading.at.exhaust()
    return 0.0


def give(reading: Reading, seat: int) -> float:
    """A card for somebody else: good for a friend, and it drags an enemy with an empty hand out of shelter. (R4.9)"""
    gain = -A_GIFT * reading.hostility(seat)
    if reading.hands[seat] == 0:
        gain += reading.prey(seat) * DANGER[reading.life[seat]]
    return gain


def rob(reading: Reading, seat: int, aims: list[float]) -> float:
    """A card less for somebody else: it may have been a parry, but the last one leaves them in shelter."""
    gain = THEIRS * reading.hostility(seat) - TRUST * reading.at.is_mate[seat]
    if reading.hands[seat] == 1:
        return gain - reading.prey(seat) * DANGER[reading.life[seat]] - aims[seat]
    return gain + OPENING * aims[seat]


def tea(reading: Reading) -> float:
    """Three cards for me against one for each of the others."""
    gifts = [give(reading, seat) for seat in range(reading.seats) if seat != reading.me]
    return 3 * FRESH + sum(gifts) + draw_out(reading, 2 + reading.seats)


def sacrifice(reading: Reading) -> float:
    """Nobunaga buys a card with a life while he has plenty. (R13.11)"""
    life = reading.life[reading.me]
    return FRESH - (DANGER[life - 1] - DANGER[life]) + draw_out(reading, 1)


def breathe(reading: Reading, seat: int) -> float:
    """Heal when it is needed, and give the card to a friend."""
    life, full = reading.life[reading.me], reading.view.seats[reading.me].full_life
    healed = DANGER[life] - DANGER[full]
    return healed - BREATH + give(reading, seat) + draw_out(reading, 1) + reading.shelter(len(reading.hand) - 1)


# Permanents


def geisha(reading: Reading, seat: int, found: int, aims: list[float]) -> float:
    """Take what makes an enemy strong, the Armour that keeps my weapons off, or Code of Bushido off my friends."""
    gain = reading.shelter(len(reading.hand) - 1)
    if found == A_HAND:
        return gain + rob(reading, seat, aims)
    if found == A_BUSHIDO:
        return gain - bushido(reading, seat)
    gain += LOST[found] * reading.hostility(seat)
    if found == AN_ARMOUR and seat != reading.me:
        gain += max(0.0, opened_by_geisha(reading, seat) - max(aims))
    return gain


def opened_by_geisha(reading: Reading, seat: int) -> float:
    """The best blow that one Armour less would let me strike."""
    difficulty = reading.view.seats[seat].difficulty
    if difficulty is None or reading.view.weapons_played >= reading.view.weapon_limit:
        return 0.0
    precision = reading.view.rules.precision
    blows = [kind for kind in set(reading.hand) if kind < WEAPONS and precision[kind] == difficulty - 1]
    return max([attack(reading, kind, seat) for kind in blows], default=0.0)


def bushido(reading: Reading, first: int) -> float:
    """Code of Bushido goes from seat to seat until somebody without a weapon to give up pays an honour. (R12.20)"""
    flips = reading.unseen_weapons() / reading.unseen
    gain, arrives = 0.0, 1.0
    for step in range(reading.seats):
        seat = (first + step) % reading.seats
        if seat == reading.me:
            fails = flips * (FAILS_ARMED if reading.count_weapons() else FAILS_UNARMED)
        else:
            fails = flips * (1 - reading.holds(seat, range(WEAPONS)))
        gain += arrives * fails * reading.lose_honour_to_bushido(seat)
        arrives *= BUSHIDO_LASTS * (1 - fails)
    return gain
