# hot
"""What each card of the play phase would gain now: a row for each card, by the same key as its row in the rules."""

from typing import Final

from tatami.games.katana.bot.knowledge import ONLY_WEAPONS, Knowledge
from tatami.games.katana.bot.values import (
    blow,
    daimyo,
    draw_out,
    give,
    keep,
    lose_honour_to_bushido,
    rob,
    shelter,
)
from tatami.games.katana.bot.worths import (
    BREATH,
    BUSHIDO_LASTS,
    CRY,
    DANGER,
    EARLY,
    FINISH,
    FIRST,
    FRESH,
    LOST,
    THEIRS,
    THRIFT,
    TRUST,
)
from tatami.games.katana.cards import A_BUSHIDO, A_HAND, AN_ARMOUR
from tatami.games.katana.cards import Weapon as WeaponRow
from tatami.games.katana.choices import END, MOVES
from tatami.games.katana.state import CARDS, LEFT, NOTHING, OUT_OF_REACH, TOMOE, USHIWAKA, WEAPONS

FAILS_ARMED: Final = 0.2  # How often I shall lack a weapon when Code of Bushido comes, though I hold one now.
FAILS_UNARMED: Final = 0.6  # The same if I hold none now.


class Play:
    """A card as it looks to the player whose turn it is; `aims` is the best that my weapons do to each seat now. The
    turn goes on as long as something gains; ending it gains nothing."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        raise NotImplementedError  # contract


class Permanent(Play):
    """It is laid before anything else is done."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        return FIRST


class TeaCeremony(Play):
    """Three cards for me against one for each of the others."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        gain = 3 * FRESH + draw_out(known, 2 + known.seats)
        for seat in range(known.seats):
            if seat != known.me:
                gain += give(known, seat)
        return gain


class Sacrifice(Play):
    """Nobunaga buys a card with a life while he has plenty. (R13.11)"""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        life = known.life[known.me]
        return FRESH - (DANGER[life - 1] - DANGER[life]) + draw_out(known, 1)


class Daimyo(Play):
    """Two cards for one that counts at the end."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        return early(2 * FRESH - daimyo(known) + draw_out(known, 2))


class BattleCry(Play):
    """It strikes friend and foe: worth it when more enemies than friends would bleed or fall."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        gain = shelter(known, len(known.hand) - 1) - CRY
        for seat in range(known.seats):
            if seat != known.me and known.is_struck_by_cries(seat):
                answers = self.answered(known, seat)
                gain += (1 - answers) * blow(known, known.me, seat, 1) + answers * THEIRS * known.hostility(seat)
        return gain

    def answered(self, known: Knowledge, seat: int) -> float:
        """How likely a seat is to give up a card rather than a life."""
        return known.parries(seat)


class Jujutsu(BattleCry):
    """The same with weapons for an answer."""

    __slots__ = ()

    def answered(self, known: Knowledge, seat: int) -> float:
        return known.disarms(seat)


class Diversion(Play):
    """A card of theirs for this one."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        return early(FRESH + rob(known, target, aims[target]))


class Breathing(Play):
    """Heal when it is needed, and give the card to a friend."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        me = known.me
        healed = DANGER[known.life[me]] - DANGER[known.rules.life[known.characters[me]]]
        gain = healed - BREATH + give(known, target) + draw_out(known, 1)
        return early(gain + shelter(known, len(known.hand) - 1))


class Geisha(Play):
    """Take what makes an enemy strong, the Armour that keeps my weapons off, or Code of Bushido off my friends."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        gain = shelter(known, len(known.hand) - 1)
        if part == A_HAND:
            gain += rob(known, target, aims[target])
        elif part == A_BUSHIDO:
            gain -= bushido(known, target)
        else:
            gain += LOST[part] * known.hostility(target)
            if part == AN_ARMOUR and target != known.me:
                gain += max(0.0, opened_by_geisha(known, target) - max(aims))
        return early(gain)


class Bushido(Play):
    """Code of Bushido, laid before somebody who may pay for it before it comes to my friends."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        return early(bushido(known, target) + shelter(known, len(known.hand) - 1))


class Weapon(Play):
    """Strike whom it pays to defeat, best of all with the blow that does it; a parry at least costs them a card."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def gain(self, known: Knowledge, target: int, part: int, aims: list[float]) -> float:
        return attack(known, self.kind, target)


class Parry(Play):
    """It is never played in one's own turn."""

    __slots__ = ()


PLAYS: Final[dict[str, Play]] = {
    **{CARDS[kind]: Weapon(kind) for kind in range(WEAPONS)},
    "armour": Permanent(),
    "fast-draw": Permanent(),
    "focus": Permanent(),
    "bushido": Bushido(),
    "parry": Parry(),
    "tea-ceremony": TeaCeremony(),
    "battle-cry": BattleCry(),
    "daimyo": Daimyo(),
    "diversion": Diversion(),
    "geisha": Geisha(),
    "breathing": Breathing(),
    "jujutsu": Jujutsu(),
    "sacrifice": Sacrifice(),
}
# The weapon of each choice, by its code; NOTHING where none is played.
WEAPON_OF: Final = [move.row.kind if isinstance(move.row, WeaponRow) else NOTHING for move in MOVES]
RATED: Final = [PLAYS[move.row.key] for move in MOVES]  # Indexed by the code of a choice.


def early(gain: float) -> float:
    """What weakens others or fills my hand comes before blows, if it gains at all."""
    return gain + EARLY if gain > 0 else gain


def rate_play(known: Knowledge, options: list[int]) -> list[float]:
    """Attacks are rated first: the rest depends on the best I can do to each seat now."""
    aims = [0.0] * known.seats
    ratings = [0.0] * len(options)
    sheltered = shelter(known, len(known.hand) - 1)
    weapon = NOTHING
    price = 0.0  # What the weapon must earn; options with the same one follow each other.
    for place, option in enumerate(options):
        kind = WEAPON_OF[option]
        if kind != NOTHING:
            if kind != weapon:
                weapon = kind
                price = THRIFT * keep(known, kind)
            target = MOVES[option].target
            gain = strike(known, kind, target) - price + sheltered
            aims[target] = max(aims[target], gain)
            ratings[place] = gain
    for place, option in enumerate(options):
        if option != END and WEAPON_OF[option] == NOTHING:
            move = MOVES[option]
            ratings[place] = RATED[option].gain(known, move.target, move.part, aims)
    return ratings


# Blows


def attack(known: Knowledge, weapon: int, target: int) -> float:
    """What it gains me to strike somebody with a weapon."""
    return strike(known, weapon, target) - THRIFT * keep(known, weapon) + shelter(known, len(known.hand) - 1)


def strike(known: Knowledge, weapon: int, target: int) -> float:
    """The same before the card is paid for."""
    me = known.me
    life = known.life[target]
    damage = known.damage(me, target, weapon)
    hit = blow(known, me, target, damage)
    if damage < life and known.weapons_left > 1 and can_finish(known, target, weapon, damage):
        hit = max(hit, FINISH * blow(known, me, target, life))
    hostility = known.hostility(target)
    if known.characters[target] == USHIWAKA:
        hit -= THEIRS * min(damage, life) * hostility
    if known.characters[me] == TOMOE:
        hit += FRESH
    parried = known.parries(target)
    return (1 - parried) * hit + parried * THEIRS * hostility - TRUST * known.prospects.is_mate[target]


def can_finish(known: Knowledge, target: int, weapon: int, damage: int) -> bool:
    """Could the other weapons that I may still play defeat the target, after this one?"""
    blows = [known.damage(known.me, target, kind) for kind in known.hand if kind < WEAPONS]
    blows.remove(damage)
    blows.sort()
    return damage + sum(blows[-(known.weapons_left - 1) :]) >= known.life[target]


def opened_by_geisha(known: Knowledge, seat: int) -> float:
    """The best blow that one Armour less would let me strike."""
    difficulty = known.difficulty(seat)
    best = 0.0
    if difficulty == OUT_OF_REACH or known.weapons_left <= 0:
        return best
    for kind in known.hand:
        if kind < WEAPONS and known.rules.precision[kind] == difficulty - 1:
            best = max(best, attack(known, kind, seat))
    return best


def bushido(known: Knowledge, first: int) -> float:
    """Code of Bushido goes from seat to seat until somebody without a weapon to give up pays an honour. (R12.20)"""
    flips = known.share(ONLY_WEAPONS)
    left = LEFT[known.seats]
    gain = 0.0
    arrives = 1.0
    seat = first
    for _ in range(known.seats):
        if seat == known.me:
            fails = flips * (FAILS_ARMED if known.is_armed() else FAILS_UNARMED)
        else:
            fails = flips * (1 - known.has_weapon(seat))
        gain += arrives * fails * lose_honour_to_bushido(known, seat)
        arrives *= BUSHIDO_LASTS * (1 - fails)
        seat = left[seat]
    return gain
