"""What can be unfinished in Katana: the phases of a turn, and the answers of those who are attacked."""

from typing import Any, Final

from tatami.core.state import Frame
from tatami.games.katana.choices import (
    A_BUSHIDO,
    A_FAST_DRAW,
    A_FOCUS,
    A_HAND,
    AN_ARMOUR,
    ATTACK,
    BREATHE,
    DIVERT,
    DRAW,
    END,
    GEISHA_ON,
    GIVE_UP,
    LOSE_HONOUR,
    MOST_SEATS,
    PARRY_WITH,
    PLACE_BUSHIDO,
    PLAY,
    SACRIFICE,
    SUFFER,
    TAKE_DISCARD,
)
from tatami.games.katana.effects import (
    discard,
    discard_permanent,
    draw,
    flip,
    lose_honour_to_bushido,
    pass_bushido,
    place,
    put_in,
    recover,
    resolve,
    strike,
    take_at_random,
    take_out,
    wound,
)
from tatami.games.katana.state import (
    ARMOUR,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    CARDS,
    CIRCLE,
    DAIMYO,
    DIVERSION,
    FAST_DRAW,
    FOCUS,
    GEISHA,
    HAND_LIMIT,
    IEYASU,
    JUJUTSU,
    NOBODY,
    NOBUNAGA,
    NOTHING,
    PARRY,
    TEA_CEREMONY,
    WEAPONS,
    Katana,
)

# The attacks with a weapon on the seats of a bit mask, and the cards that can be played whatever lies on the table.
ATTACKS: Final = [
    [[ATTACK + kind * MOST_SEATS + seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(128)]
    for kind in range(WEAPONS)
]
IS_FREE: Final = [
    kind in (ARMOUR, FAST_DRAW, FOCUS, TEA_CEREMONY, BATTLE_CRY, DAIMYO, JUJUTSU) for kind in range(len(CARDS))
]
FOUND: Final = (NOTHING, ARMOUR, FAST_DRAW, FOCUS, BUSHIDO)  # what Geisha takes, in the order of GEISHA_FINDS


class Recovery(Frame[Katana]):
    """A turn begins: the defeated get up, then Code of Bushido is looked at. (R3.3, R3.4)"""

    __slots__ = ()

    def proceed(self, state: Katana) -> None:
        seat = self.seat
        state.turn = seat
        state.weapons_played = 0
        if state.news is not None:
            state.tell("turn", {"seat": seat})
        if state.life[seat] == 0:
            recover(state, seat)
        if state.bushido_at == seat:
            state.become(DrawPhase(seat))
            look_at_bushido(state, seat)
        else:
            begin_draw_phase(state, seat)


class BushidoTest(Frame[Katana]):
    """A weapon was turned over: give up a weapon, or an honour. (R12.20)"""

    __slots__ = ()
    prompt = "bushido"

    def options(self, state: Katana) -> list[int]:
        return [LOSE_HONOUR, *weapons_to_give_up(state, self.seat)]

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        state.pop()
        if choice == LOSE_HONOUR:
            lose_honour_to_bushido(state, seat)
            return
        give_up(state, seat, choice - GIVE_UP)
        pass_bushido(state, seat)


class DrawPhase(Frame[Katana]):
    """Two cards and what powers add; Ieyasu is asked where his first card comes from. (R3.5, R13.8)"""

    __slots__ = ()
    prompt = "draw"

    def options(self, state: Katana) -> list[int]:
        return [DRAW, TAKE_DISCARD] if may_take_discard(state, self.seat) else []

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        if choice == DRAW:
            draw_for_turn(state, seat)
            return
        kind = state.discards.pop()
        put_in(state, seat, kind)
        if state.news is not None:
            state.tell("takes-discard", {"seat": seat, "card": CARDS[kind]})
        state.become(PLAY_PHASE[seat])
        draw(state, seat, state.draws_a_turn(seat) - 1)

    def proceed(self, state: Katana) -> None:
        draw_for_turn(state, self.seat)


class PlayPhase(Frame[Katana]):
    """The player plays cards until content. (R3.6)"""

    __slots__ = ()
    prompt = "play"

    def options(self, state: Katana) -> list[int]:
        seat = self.seat
        options = [END]
        if state.characters[seat] == NOBUNAGA and can_sacrifice(state, seat):
            options.append(SACRIFICE)
        targets: list[int] = []
        if state.weapons_played == 0 or state.weapons_played < state.weapon_limit(seat):
            targets = state.targets(seat)
        precision = state.rules.precision
        seen = 0
        for kind in state.hands[seat]:
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            if kind < WEAPONS:
                if targets:
                    options += ATTACKS[kind][targets[precision[kind]]]
            elif IS_FREE[kind]:
                options.append(PLAY + kind)
            elif kind == DIVERSION:
                for target in CIRCLE[state.seats][seat]:
                    if state.hands[target]:
                        options.append(DIVERT + target)
            elif kind == GEISHA:
                add_geisha_targets(options, state, seat)
            elif kind == BREATHING:
                for target in CIRCLE[state.seats][seat]:
                    options.append(BREATHE + target)
            elif kind == BUSHIDO and state.bushido_at == NOBODY:
                for target in range(state.seats):
                    options.append(PLACE_BUSHIDO + target)
        return options

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        if choice >= ATTACK:
            aimed = choice - ATTACK
            attack(state, seat, aimed % MOST_SEATS, aimed // MOST_SEATS)
        elif choice >= GEISHA_ON:
            sought = choice - GEISHA_ON
            send_geisha(state, seat, sought // 5, sought % 5)
        elif choice >= BREATHE:
            breathe(state, seat, choice - BREATHE)
        elif choice >= DIVERT:
            divert(state, seat, choice - DIVERT)
        elif choice >= PLACE_BUSHIDO:
            place_bushido(state, seat, choice - PLACE_BUSHIDO)
        elif choice >= PLAY:
            play(state, seat, choice - PLAY)
        elif choice == SACRIFICE:
            sacrifice(state, seat)
        else:
            end_play_phase(state, seat)


class DiscardPhase(Frame[Katana]):
    """Down to seven cards, then the next player's turn. (R3.9)"""

    __slots__ = ()
    prompt = "discard"

    def options(self, state: Katana) -> list[int]:
        hand = state.hands[self.seat]
        if len(hand) <= HAND_LIMIT:
            return []
        options: list[int] = []
        for kind in hand:
            if GIVE_UP + kind not in options:
                options.append(GIVE_UP + kind)
        return options

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        give_up(state, seat, choice - GIVE_UP)
        end_play_phase(state, seat)

    def proceed(self, state: Katana) -> None:
        end_play_phase(state, self.seat)


class Parry(Frame[Katana]):
    """The target of a weapon may parry; otherwise the blow lands. (R6.6, R6.7)"""

    __slots__ = ("attacker", "weapon")
    prompt = "parry"
    fields = ("seat", "attacker", "weapon")

    def __init__(self, seat: int, attacker: int, weapon: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.weapon = weapon

    def options(self, state: Katana) -> list[int]:
        return parries(state, self.seat, PARRY_WITH)

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        state.pop()
        if choice == SUFFER:
            strike(state, self.attacker, seat, self.weapon)
        else:
            kind = choice - PARRY_WITH
            discard(state, seat, kind)
            if state.news is not None:
                state.tell("parries", {"seat": seat, "card": CARDS[kind]})
        resolve(state)


class Cry(Frame[Katana]):
    """Battle Cry or Jujutsu goes round: each in turn gives up a card or loses a life. (R12.6, R12.7)"""

    __slots__ = ("attacker",)
    fields = ("seat", "attacker")

    def __init__(self, seat: int, attacker: int) -> None:
        self.seat = seat
        self.attacker = attacker

    def options(self, state: Katana) -> list[int]:
        if self.seat == self.attacker or not state.is_struck_by_cries(self.seat):
            return []
        return self.answers(state)

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        if choice == SUFFER:
            wound(state, self.attacker, seat, 1)
        else:
            give_up(state, seat, choice - GIVE_UP)
        state.become(self.at(state.next_seat(seat)))

    def proceed(self, state: Katana) -> None:
        if self.seat == self.attacker:
            state.pop()
            resolve(state)
        else:
            state.become(self.at(state.next_seat(self.seat)))

    def answers(self, state: Katana) -> list[int]:
        """What the card asks for, or suffer."""
        raise NotImplementedError  # contract

    def at(self, seat: int) -> "Cry":
        """The same card, at another seat."""
        raise NotImplementedError  # contract


class BattleCry(Cry):
    """A parry or a life. (R12.4)"""

    __slots__ = ()
    prompt = "battle-cry"

    def answers(self, state: Katana) -> list[int]:
        return parries(state, self.seat, GIVE_UP)

    def at(self, seat: int) -> Cry:
        return BattleCry(seat, self.attacker)


class Jujutsu(Cry):
    """A weapon or a life. (R12.5)"""

    __slots__ = ()
    prompt = "jujutsu"

    def answers(self, state: Katana) -> list[int]:
        return [SUFFER, *weapons_to_give_up(state, self.seat)]

    def at(self, seat: int) -> Cry:
        return Jujutsu(seat, self.attacker)


# One frame a seat serves every table, since frames never change.
RECOVERY: Final = [Recovery(seat) for seat in range(MOST_SEATS)]
PLAY_PHASE: Final = [PlayPhase(seat) for seat in range(MOST_SEATS)]

FRAMES: Final[dict[str, Any]] = {
    "recovery": Recovery,
    "bushido-test": BushidoTest,
    "draw-phase": DrawPhase,
    "play-phase": PlayPhase,
    "discard-phase": DiscardPhase,
    "parry": Parry,
    "battle-cry": BattleCry,
    "jujutsu": Jujutsu,
}


# From phase to phase


def look_at_bushido(state: Katana, seat: int) -> None:
    """Turn a card over for Code of Bushido: a weapon is a test, anything else passes it on. (R12.18-R12.20)"""
    flipped = flip(state, seat)
    if state.over or flipped == NOTHING:
        return
    if flipped < WEAPONS:
        state.push(BushidoTest(seat))
    else:
        pass_bushido(state, seat)


def may_take_discard(state: Katana, seat: int) -> bool:
    """Ieyasu may begin his draw phase with the top of the discards. (R13.8)"""
    return state.characters[seat] == IEYASU and len(state.discards) > 0


def begin_draw_phase(state: Katana, seat: int) -> None:
    """Draw at once, unless there is something to ask."""
    if may_take_discard(state, seat):
        state.become(DrawPhase(seat))
    else:
        draw_for_turn(state, seat)


def draw_for_turn(state: Katana, seat: int) -> None:
    """The cards of the draw phase; then cards are played. (R3.5)"""
    state.stack[-1] = PLAY_PHASE[seat]
    draw(state, seat, state.draws_a_turn(seat))


def end_play_phase(state: Katana, seat: int) -> None:
    """Too many cards in hand are discarded first; then the left neighbour's turn begins. (R3.9)"""
    if len(state.hands[seat]) > HAND_LIMIT:
        state.become(DiscardPhase(seat))
    else:
        state.stack[-1] = RECOVERY[state.next_seat(seat)]


# What may be answered


def weapons_to_give_up(state: Katana, seat: int) -> list[int]:
    """The weapons in a hand, each kind once."""
    options: list[int] = []
    for kind in state.hands[seat]:
        if kind < WEAPONS and GIVE_UP + kind not in options:
            options.append(GIVE_UP + kind)
    return options


def parries(state: Katana, seat: int, first: int) -> list[int]:
    """Suffer, or any card that counts as a parry, each kind once."""
    options = [SUFFER]
    if PARRY in state.hands[seat]:
        options.append(first + PARRY)
    if state.parries_with_weapons(seat):
        for kind in state.hands[seat]:
            if kind < WEAPONS and first + kind not in options:
                options.append(first + kind)
    return options


def can_sacrifice(state: Katana, seat: int) -> bool:
    """Nobunaga may pay a life for a card, never the last. (R13.11)"""
    return state.characters[seat] == NOBUNAGA and state.life[seat] > 1


def add_geisha_targets(options: list[int], state: Katana, seat: int) -> None:
    """Permanents in play, and the hands of the others. (R12.10, R12.11)"""
    for target in range(state.seats):
        first = GEISHA_ON + target * 5
        if target != seat and state.hands[target]:
            options.append(first + A_HAND)
        if target != seat or state.rules.geisha_any:
            if state.armours[target]:
                options.append(first + AN_ARMOUR)
            if state.fast_draws[target]:
                options.append(first + A_FAST_DRAW)
            if state.focuses[target]:
                options.append(first + A_FOCUS)
        if state.bushido_at == target:
            options.append(first + A_BUSHIDO)


# What the play phase does


def attack(state: Katana, seat: int, target: int, weapon: int) -> None:
    """Aim a weapon; it rests until it is parried or lands. (R6.4, R6.5)"""
    take_out(state, seat, weapon)
    state.resolving = weapon
    state.weapons_played += 1
    state.deeds[seat * state.seats + target] += 1
    if state.news is not None:
        state.tell("attacks", {"seat": seat, "target": target, "card": CARDS[weapon]})
    state.push(Parry(target, seat, weapon))


def play(state: Katana, seat: int, kind: int) -> None:
    """A card that needs no target. (R5.8)"""
    if kind in (ARMOUR, FAST_DRAW, FOCUS):
        place(state, seat, kind)
        return
    take_out(state, seat, kind)
    state.resolving = kind
    if state.news is not None:
        state.tell("plays", {"seat": seat, "card": CARDS[kind]})
    if kind == BATTLE_CRY:
        state.push(BattleCry(state.next_seat(seat), seat))
        return
    if kind == JUJUTSU:
        state.push(Jujutsu(state.next_seat(seat), seat))
        return
    if kind == DAIMYO:
        draw(state, seat, 2)
    else:
        assert kind == TEA_CEREMONY
        pour_tea(state, seat)
    resolve(state)


def pour_tea(state: Katana, seat: int) -> None:
    """Three cards for the host, then one for each other player, clockwise. (R12.13)"""
    draw(state, seat, 3)
    guest = state.next_seat(seat)
    while guest != seat and not state.over:
        draw(state, guest, 1)
        guest = state.next_seat(guest)


def place_bushido(state: Katana, seat: int, target: int) -> None:
    """Code of Bushido is laid in front of anybody. (R12.17)"""
    take_out(state, seat, BUSHIDO)
    state.bushido_at = target
    if state.news is not None:
        state.tell("places-bushido", {"seat": seat, "target": target})


def divert(state: Katana, seat: int, target: int) -> None:
    """A random card changes hands; only the two know which. (R12.9)"""
    take_out(state, seat, DIVERSION)
    state.resolving = DIVERSION
    state.deeds[seat * state.seats + target] += 1
    kind = take_at_random(state, target)
    put_in(state, seat, kind)
    if state.news is not None:
        state.tell("diverts", {"seat": seat, "target": target}, {"card": CARDS[kind]}, (seat, target))
    resolve(state)


def send_geisha(state: Katana, seat: int, target: int, found: int) -> None:
    """A permanent, or a random card of a hand, is discarded. (R12.10, R12.11)"""
    take_out(state, seat, GEISHA)
    state.resolving = GEISHA
    if target != seat and found != A_BUSHIDO:
        state.deeds[seat * state.seats + target] += 1
    if found == A_HAND:
        kind = take_at_random(state, target)
        state.discards.append(kind)
    else:
        kind = FOUND[found]
        discard_permanent(state, target, kind)
    if state.news is not None:
        where = "hand" if found == A_HAND else "table"
        state.tell("sends-geisha", {"seat": seat, "target": target, "card": CARDS[kind], "where": where})
    resolve(state)


def breathe(state: Katana, seat: int, target: int) -> None:
    """All life back; another player draws a card. (R12.12)"""
    take_out(state, seat, BREATHING)
    state.resolving = BREATHING
    state.deeds[seat * state.seats + target] -= 1
    if state.news is not None:
        state.tell("breathes", {"seat": seat, "target": target})
    recover(state, seat)
    draw(state, target, 1)
    resolve(state)


def sacrifice(state: Katana, seat: int) -> None:
    """Nobunaga pays a life for a card. (R13.11)"""
    state.life[seat] -= 1
    if state.news is not None:
        state.tell("sacrifices", {"seat": seat, "left": state.life[seat]})
    draw(state, seat, 1)


def give_up(state: Katana, seat: int, kind: int) -> None:
    """A card is discarded because something asks for it."""
    discard(state, seat, kind)
    if state.news is not None:
        state.tell("discards", {"seat": seat, "card": CARDS[kind]})
