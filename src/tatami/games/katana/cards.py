# hot
"""The cards of Katana, one row each: what it offers in the play phase, what it does, what it aims at, and its clause.

Nobunaga's power, which he uses in the play phase too, stands below the cards.
"""

from typing import Any, Final

from tatami.core._types import IS_COMPILED, i64
from tatami.core.choices import Choice
from tatami.core.events import Fact
from tatami.games.katana.answers import BATTLE_CRIES, JUJUTSUS, PARRIES, cry
from tatami.games.katana.effects import (
    begin,
    discard_permanent,
    draw,
    place,
    put_in,
    recover,
    resolve,
    take_at_random,
    take_out,
)
from tatami.games.katana.state import (
    ARMOUR,
    BIT,
    BUSHIDO,
    CARDS,
    CIRCLE,
    EVERY_SEAT,
    FAST_DRAW,
    FOCUS,
    MOST_SEATS,
    NEAR,
    NOBODY,
    NOBUNAGA,
    NOTHING,
    SEATS_OF,
    UNSET,
    WEAPONS,
    Katana,
)

# The first choice of a row. Cards without a target share PLAY, weapons ATTACK; those with a target have ten or more.
SACRIFICE: Final = 5
PLAY: Final = 10  # A kind of card is added.
PLACE_BUSHIDO: Final = 100  # A seat is added.
DIVERT: Final = 110  # A seat is added.
BREATHE: Final = 120  # A seat is added.
GEISHA_ON: Final = 130  # Five times the seat is added, and what she looks for.
ATTACK: Final = 170  # Seven times the weapon is added, and the seat.

# What Geisha looks for at a seat.
A_HAND: Final = 0
AN_ARMOUR: Final = 1
A_FAST_DRAW: Final = 2
A_FOCUS: Final = 3
A_BUSHIDO: Final = 4
GEISHA_FINDS: Final = ("hand", "armour", "fast-draw", "focus", "bushido")
FOUND: Final = (NOTHING, ARMOUR, FAST_DRAW, FOCUS, BUSHIDO)  # She takes these, in the order of `GEISHA_FINDS`.


def for_each_seat(first: int, stride: int) -> list[list[int]]:
    """The choices that name the seats of a bit mask, by mask: `first` names seat 0, and so on."""
    choices: list[list[int]] = [[]]
    for seat in range(MOST_SEATS):
        choices += [[*lower, first + stride * seat] for lower in choices]
    return choices


class Move:
    """A choice of the play phase, decoded: a row, the seat it aims at, and the part of what is there."""

    __slots__ = ("choice", "part", "row", "target")

    def __init__(self, choice: Choice, row: "Row", target: int = NOBODY, part: int = 0) -> None:
        self.choice = choice
        self.row = row
        self.target = target
        self.part = part


class Row:
    """One thing that can be done in the play phase."""

    __slots__ = ("clause", "key", "kind")

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause
        self.kind = CARDS.index(key) if key in CARDS else NOTHING

    def moves(self) -> list[Move]:
        """All choices that may ever be made with it."""
        return []

    def offer(self, state: Katana, seat: int, options: list[int]) -> None:
        """Add the choices that a seat has with it now."""

    def play(self, state: Katana, seat: int, target: int, part: int) -> None:
        """What it does to the table, up to where somebody has to answer."""
        raise NotImplementedError  # contract


class Free(Row):
    """A card that needs no target and can always be played. (R5.8)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        card = self.key
        return [Move(Choice(PLAY + self.kind, f"play {card}", "play", (f"hand/{card}",), {"card": card}), self)]

    def offer(self, state: Katana, seat: int, options: list[int]) -> None:
        options.append(PLAY + self.kind)

    def play(self, state: Katana, seat: int, target: int, part: int) -> None:
        begin(state, seat, self.kind)
        if state.news is not None:
            state.tell("plays", {"seat": seat, "card": self.key})
        self.work(state, seat)

    def work(self, state: Katana, seat: int) -> None:
        """What it does when it lies on the table."""
        raise NotImplementedError  # contract


class Aimed(Row):
    """A card that is played at a seat. (R5.7)"""

    __slots__ = ("by_mask", "first")

    def __init__(self, key: str, clause: str, first: int) -> None:
        super().__init__(key, clause)
        self.first = first
        self.by_mask = for_each_seat(first, 1)

    def moves(self) -> list[Move]:
        return [Move(self.aimed_at(seat), self, seat) for seat in range(MOST_SEATS)]

    def aimed_at(self, seat: int) -> Choice:
        """The choice that names a seat."""
        card = self.key
        pieces = (f"hand/{card}", f"seat-{seat}")
        return Choice(self.first + seat, f"play {card} seat-{seat}", card, pieces, {"target": seat, "card": card})

    def offer(self, state: Katana, seat: int, options: list[int]) -> None:
        options += self.by_mask[self.targets(state, seat)]

    def targets(self, state: Katana, seat: int) -> int:
        """The seats that it can be aimed at now, as a bit mask."""
        raise NotImplementedError  # contract


# Weapons


class Weapon(Aimed):
    """Any weapon; what is printed on it tells them apart. (R6.4, R12.2)"""

    __slots__ = ()

    def __init__(self, kind: int) -> None:
        super().__init__(CARDS[kind], "R6.4", ATTACK + kind * MOST_SEATS)

    def aimed_at(self, seat: int) -> Choice:
        card = self.key
        pieces = (f"hand/{card}", f"seat-{seat}")
        return Choice(
            self.first + seat, f"attack seat-{seat} {card}", "attack", pieces, {"target": seat, "card": card}
        )

    def targets(self, state: Katana, seat: int) -> int:
        return state.reached(seat, self.kind) if state.weapons_played < state.weapon_limit(seat) else 0

    def play(self, state: Katana, seat: int, target: int, part: int) -> None:
        """Aim it; it rests until it is parried or lands. (R6.5)"""
        kind = self.kind
        note_spared(state, seat, target, kind)
        begin(state, seat, kind)
        state.weapons_played += 1
        state.noting().note_deed(seat, target, 1)
        if state.news is not None:
            state.tell("attacks", {"seat": seat, "target": target, "card": self.key})
        state.stack.append(PARRIES[seat][target][kind])


def note_spared(state: Katana, seat: int, target: int, weapon: int) -> None:
    """All see whom else this blow would have defeated, had it not been aimed at somebody else."""
    others: i64 = state.reached(seat, weapon) & ~BIT[target]
    if others:
        most = state.rules.damage[weapon] + state.fast_draws[seat] + 1  # Musashi adds one; nobody strikes harder.
        for other in SEATS_OF[others]:
            life = state.life[other]
            if life <= most and life <= state.weapon_damage(seat, other, weapon):
                state.noting().note_spared(seat, other)


# Permanents


class Permanent(Free):
    """Armour, Fast Draw and Focus are laid in front of their player, where rules count them. (R5.5, R5.6)"""

    __slots__ = ()

    def play(self, state: Katana, seat: int, target: int, part: int) -> None:
        place(state, seat, self.kind)


class Bushido(Aimed):
    """Code of Bushido is laid in front of anybody, one at a time. (R12.17)"""

    __slots__ = ()

    def targets(self, state: Katana, seat: int) -> int:
        return BIT[state.seats] - 1 if state.bushido_at == NOBODY else 0

    def play(self, state: Katana, seat: int, target: int, part: int) -> None:
        take_out(state, seat, self.kind)
        state.bushido_at = target
        if state.news is not None:
            state.tell("places-bushido", {"seat": seat, "target": target})


# Actions


class Parry(Row):
    """A Parry is only ever an answer. (R5.9, R12.3)"""

    __slots__ = ()


class TeaCeremony(Free):
    """Three cards for the host, then one for each other player, clockwise. (R12.13)"""

    __slots__ = ()

    def work(self, state: Katana, seat: int) -> None:
        draw(state, seat, 3)
        for guest in CIRCLE[state.seats][seat]:
            if not state.over:
                draw(state, guest, 1)
        resolve(state)


class BattleCry(Free):
    """Each of the others gives up a parry or a life. (R12.4)"""

    __slots__ = ()

    def work(self, state: Katana, seat: int) -> None:
        cry(state, BATTLE_CRIES[seat][seat])


class Daimyo(Free):
    """Two cards. (R12.8)"""

    __slots__ = ()

    def work(self, state: Katana, seat: int) -> None:
        draw(state, seat, 2)
        resolve(state)


class Diversion(Aimed):
    """A random card changes hands, of a harmless player too; only the two know which. (R4.5, R12.9, R14.6)"""

    __slots__ = ()

    def targets(self, state: Katana, seat: int) -> int:
        return state.holding & ~BIT[seat]

    def play(self, state: Katana, seat: int, target: int, part: int) -> None:
        begin(state, seat, self.kind)
        state.noting().note_deed(seat, target, 1)
        kind = take_at_random(state, target)
        put_in(state, seat, kind)
        if state.news is not None:
            state.tell("diverts", {"seat": seat, "target": target}, {"card": CARDS[kind]}, (seat, target))
        resolve(state)


class Geisha(Row):
    """A permanent, or a random card of a hand, is discarded. (R12.10, R12.11)"""

    __slots__ = ("by_mask",)

    def __init__(self, key: str, clause: str) -> None:
        super().__init__(key, clause)
        self.by_mask = [for_each_seat(GEISHA_ON + part, len(GEISHA_FINDS)) for part in range(len(GEISHA_FINDS))]

    def moves(self) -> list[Move]:
        return [
            Move(self.sent_to(seat, part), self, seat, part)
            for seat in range(MOST_SEATS)
            for part in range(len(GEISHA_FINDS))
        ]

    def sent_to(self, seat: int, part: int) -> Choice:
        """The choice that names a part of what a seat has."""
        what = GEISHA_FINDS[part]
        said = "geisha-hand" if part == A_HAND else "geisha"
        facts: dict[str, Fact] = {"target": seat, "card": self.key}
        if part != A_HAND:
            facts["permanent"] = what
        code = GEISHA_ON + seat * len(GEISHA_FINDS) + part
        return Choice(code, f"play geisha seat-{seat} {what}", said, ("hand/geisha", f"seat-{seat}/{what}"), facts)

    def offer(self, state: Katana, seat: int, options: list[int]) -> None:
        """Permanents in play, Code of Bushido wherever it lies, and the hands of the others. (R12.23)"""
        others = ~BIT[seat]
        options += self.by_mask[A_HAND][state.holding & others]
        fronts = EVERY_SEAT if state.rules.geisha_any else EVERY_SEAT & others
        laid = state.laid
        if laid:
            options += self.by_mask[AN_ARMOUR][laid & fronts]
            options += self.by_mask[A_FAST_DRAW][laid >> MOST_SEATS & fronts]
            options += self.by_mask[A_FOCUS][laid >> 2 * MOST_SEATS & fronts]
        if state.bushido_at != NOBODY:
            options += self.by_mask[A_BUSHIDO][BIT[state.bushido_at]]

    def play(self, state: Katana, seat: int, target: int, part: int) -> None:
        begin(state, seat, self.kind)
        if target != seat and part != A_BUSHIDO:
            state.noting().note_deed(seat, target, 1)
        if part == A_HAND:
            kind = take_at_random(state, target)
            state.discards.append(kind)
        else:
            kind = FOUND[part]
            discard_permanent(state, target, kind)
        if state.news is not None:
            where = "hand" if part == A_HAND else "table"
            state.tell("sends-geisha", {"seat": seat, "target": target, "card": CARDS[kind], "where": where})
        resolve(state)


class Breathing(Aimed):
    """All life back; another player draws a card. (R12.12)"""

    __slots__ = ()

    def targets(self, state: Katana, seat: int) -> int:
        return BIT[state.seats] - 1 & ~BIT[seat]

    def play(self, state: Katana, seat: int, target: int, part: int) -> None:
        begin(state, seat, self.kind)
        state.noting().note_deed(seat, target, -1)
        if state.news is not None:
            state.tell("breathes", {"seat": seat, "target": target})
        recover(state, seat)
        draw(state, target, 1)
        resolve(state)


class Jujutsu(Free):
    """Each of the others gives up a weapon or a life. (R12.5)"""

    __slots__ = ()

    def work(self, state: Katana, seat: int) -> None:
        cry(state, JUJUTSUS[seat][seat])


# The power that is used like a card


class Sacrifice(Row):
    """Nobunaga pays a life for a card, never the last. (R13.11)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(Choice(SACRIFICE, "sacrifice life", "sacrifice", ("character",)), self)]

    def offer(self, state: Katana, seat: int, options: list[int]) -> None:
        if state.characters[seat] == NOBUNAGA and state.life[seat] > 1:
            options.append(SACRIFICE)

    def play(self, state: Katana, seat: int, target: int, part: int) -> None:
        state.life[seat] = state.life[seat] - 1
        if state.news is not None:
            state.tell("sacrifices", {"seat": seat, "left": state.life[seat]})
        draw(state, seat, 1)


POWER: Final = Sacrifice("sacrifice", "R13.11")
ROWS: Final[list[Row]] = [
    *[Weapon(kind) for kind in range(WEAPONS)],
    Permanent("armour", "R12.14"),
    Permanent("fast-draw", "R12.15"),
    Permanent("focus", "R12.16"),
    Bushido("bushido", "R12.17", PLACE_BUSHIDO),
    Parry("parry", "R12.3"),
    TeaCeremony("tea-ceremony", "R12.13"),
    BattleCry("battle-cry", "R12.4"),
    Daimyo("daimyo", "R12.8"),
    Diversion("diversion", "R12.9", DIVERT),
    Geisha("geisha", "R12.10"),
    Breathing("breathing", "R12.12", BREATHE),
    Jujutsu("jujutsu", "R12.5"),
    POWER,
]


# Tables for `add_playable`: the attacks of each weapon by bit mask, the cards that can be played whatever lies on the
# table, and as bit masks those that cannot be played.
ATTACKS: Final = [for_each_seat(ATTACK + kind * MOST_SEATS, 1) for kind in range(WEAPONS)]
IS_FREE: Final = [isinstance(ROWS[kind], Free) for kind in range(len(CARDS))]
IDLE: Final = sum([BIT[kind] for kind in range(len(CARDS)) if not ROWS[kind].moves()])
IDLE_UNARMED: Final = IDLE | BIT[WEAPONS] - 1


def add_playable(state: Katana, seat: int, options: list[int]) -> None:
    """What every row offers for the cards in hand, each kind once: half of all time at a table is spent here, so
    weapons are weighed bit by bit. The tests hold it to `Row.offer`."""
    near: list[Any] = UNSET  # The type is Any, here and below: mypyc reads a number straight into an i64.
    precisions: list[Any] = state.rules.precision
    hand: list[Any] = state.hands[seat]
    done: i64 = IDLE_UNARMED
    if state.weapons_played == 0 or state.weapons_played < state.weapon_limit(seat):
        # This is `near`, in line.
        near = NEAR[state.characters[seat]][state.seats][seat][state.alive & state.holding]
        done = IDLE
    kind: i64
    for kind in hand:
        bit: i64
        if IS_COMPILED:  # The shift is quicker in C, the table in Python.
            bit = 1 << kind
        else:
            bit = BIT[kind]
        if done & bit:
            continue
        done |= bit
        if kind < WEAPONS:
            precision: i64 = precisions[kind]
            reached: i64 = near[precision]
            guards: i64 = state.guards
            while reached & guards and precision:  # Each level of guards takes one off the precision. (R6.3)
                precision -= 1
                nearer: i64 = near[precision]
                reached &= nearer | ~guards
                guards >>= MOST_SEATS
            if reached:
                options += ATTACKS[kind][reached]
        elif IS_FREE[kind]:
            options.append(PLAY + kind)
        else:
            ROWS[kind].offer(state, seat, options)
