"""What can be unfinished in Katana: the phases of a turn, and the answers of those who are attacked."""

from typing import Any, Final

from tatami.core._types import has, i64
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
    BIT,
    BREATHING,
    BUSHIDO,
    CARDS,
    CIRCLE,
    DAIMYO,
    DIVERSION,
    EVERY_SEAT,
    FAST_DRAW,
    FOCUS,
    GEISHA,
    HAND_LIMIT,
    HANZO,
    IEYASU,
    JUJUTSU,
    LEFT,
    MOST_SEATS,
    NOBODY,
    NOBUNAGA,
    NOTHING,
    PARRY,
    TEA_CEREMONY,
    UNSET,
    WEAPONS,
    Katana,
)


def for_each_seat(first: int, stride: int) -> list[list[int]]:
    """The choices that name the seats of a bit mask, by mask: `first` names seat 0, and so on."""
    choices: list[list[int]] = [[]]
    for seat in range(MOST_SEATS):
        choices += [[*lower, first + stride * seat] for lower in choices]
    return choices


ATTACKS: Final = [for_each_seat(ATTACK + kind * MOST_SEATS, 1) for kind in range(WEAPONS)]
BUSHIDOS: Final = for_each_seat(PLACE_BUSHIDO, 1)
BREATHS: Final = for_each_seat(BREATHE, 1)
DIVERSIONS: Final = for_each_seat(DIVERT, 1)
HANDS: Final = for_each_seat(GEISHA_ON + A_HAND, 5)
ARMOURS: Final = for_each_seat(GEISHA_ON + AN_ARMOUR, 5)
FAST_DRAWS: Final = for_each_seat(GEISHA_ON + A_FAST_DRAW, 5)
FOCUSES: Final = for_each_seat(GEISHA_ON + A_FOCUS, 5)

# The kinds of cards that can be played whatever lies on the table, and as bit masks those that cannot be played.
IS_FREE: Final = [
    kind in (ARMOUR, FAST_DRAW, FOCUS, TEA_CEREMONY, BATTLE_CRY, DAIMYO, JUJUTSU) for kind in range(len(CARDS))
]
IDLE: Final = BIT[PARRY]
IDLE_UNARMED: Final = BIT[PARRY] | BIT[WEAPONS] - 1
FOUND: Final = (NOTHING, ARMOUR, FAST_DRAW, FOCUS, BUSHIDO)  # what Geisha takes, in the order of GEISHA_FINDS


class Recovery(Frame[Katana]):
    """A turn begins: the defeated get up, then Code of Bushido is looked at. (R3.3, R3.4)"""

    __slots__ = ()

    def proceed(self, state: Katana) -> None:
        begin_turn(state, self.seat)


class BushidoTest(Frame[Katana]):
    """A weapon was turned over: give up a weapon, or an honour. (R12.20)"""

    __slots__ = ()
    prompt = "bushido"

    def options(self, state: Katana) -> list[int]:
        return weapons_to_give_up(state, self.seat, LOSE_HONOUR)

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
        state.become(PLAY_PHASES[seat])
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
        near = UNSET
        done: i64 = IDLE_UNARMED
        if state.weapons_played == 0 or state.weapons_played < state.weapon_limit(seat):
            near = state.near(seat)
            done = IDLE
        for kind in state.hands[seat]:
            if done >> kind & 1:
                continue
            done |= BIT[kind]
            if kind < WEAPONS:
                precision = state.rules.precision[kind]
                reached = near[precision]
                guards = state.guards
                while reached & guards and precision:  # each level of guards takes one off the precision (R6.3)
                    precision -= 1
                    reached &= near[precision] | ~guards
                    guards >>= MOST_SEATS
                if reached:
                    options += ATTACKS[kind][reached]
            elif IS_FREE[kind]:
                options.append(PLAY + kind)
            elif kind == DIVERSION:
                options += DIVERSIONS[state.holding & ~BIT[seat]]
            elif kind == GEISHA:
                add_geisha_targets(options, state, seat)
            elif kind == BREATHING:
                options += BREATHS[BIT[state.seats] - 1 & ~BIT[seat]]
            elif state.bushido_at == NOBODY:
                options += BUSHIDOS[BIT[state.seats] - 1]
        return options

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        if choice >= ATTACK:
            aimed = choice - ATTACK
            attack(state, seat, aimed % MOST_SEATS, aimed // MOST_SEATS)
        elif choice == END:
            end_play_phase(state, seat)
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
        else:
            sacrifice(state, seat)


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
            if not has(options, GIVE_UP + kind):
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
        state.stack.pop()
        if choice == SUFFER:
            strike(state, self.attacker, seat, self.weapon)
        else:
            kind = choice - PARRY_WITH
            discard(state, seat, kind)
            if state.news is not None:
                state.tell("parries", {"seat": seat, "card": CARDS[kind]})
        resolve(state)


class Cry(Frame[Katana]):
    """Battle Cry or Jujutsu goes round: each who can be struck gives up a card or loses a life. (R12.6, R12.7)"""

    __slots__ = ("attacker",)
    fields = ("seat", "attacker")

    def __init__(self, seat: int, attacker: int) -> None:
        self.seat = seat
        self.attacker = attacker

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        if choice == SUFFER:
            wound(state, self.attacker, seat, 1)
        else:
            give_up(state, seat, choice - GIVE_UP)
        self.go_on(state)

    def go_on(self, state: Katana) -> None:
        """Clockwise to the next who can be struck; back at the attacker it is over."""
        left = LEFT[state.seats]
        seat = left[self.seat]
        while seat != self.attacker and not state.is_struck_by_cries(seat):
            seat = left[seat]
        if seat != self.attacker:
            state.stack[-1] = self.at(seat)
        else:
            state.pop()
            resolve(state)

    def at(self, seat: int) -> "Cry":
        """The same card, at another seat."""
        raise NotImplementedError  # contract


class BattleCry(Cry):
    """A parry or a life. (R12.4)"""

    __slots__ = ()
    prompt = "battle-cry"

    def options(self, state: Katana) -> list[int]:
        return parries(state, self.seat, GIVE_UP)

    def at(self, seat: int) -> Cry:
        return BATTLE_CRIES[self.attacker][seat]


class Jujutsu(Cry):
    """A weapon or a life. (R12.5)"""

    __slots__ = ()
    prompt = "jujutsu"

    def options(self, state: Katana) -> list[int]:
        return weapons_to_give_up(state, self.seat, SUFFER)

    def at(self, seat: int) -> Cry:
        return JUJUTSUS[self.attacker][seat]


# Frames never change, so one of a kind serves every table: by seat, or by attacker, seat and weapon.
SEATS: Final = range(MOST_SEATS)
PLAY_PHASES: Final = [PlayPhase(seat) for seat in SEATS]
PARRIES: Final = [[[Parry(seat, attacker, kind) for kind in range(WEAPONS)] for seat in SEATS] for attacker in SEATS]
BATTLE_CRIES: Final = [[BattleCry(seat, attacker) for seat in SEATS] for attacker in SEATS]
JUJUTSUS: Final = [[Jujutsu(seat, attacker) for seat in SEATS] for attacker in SEATS]

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


def begin_turn(state: Katana, seat: int) -> None:
    """The defeated get up, Code of Bushido is looked at, cards are drawn. (R3.3-R3.5)"""
    state.turn = seat
    state.weapons_played = 0
    if state.news is not None:
        state.tell("turn", {"seat": seat})
    if state.life[seat] == 0:
        recover(state, seat)
    if state.bushido_at == seat:
        state.become(DrawPhase(seat))
        look_at_bushido(state, seat)
    elif may_take_discard(state, seat):
        state.become(DrawPhase(seat))
    else:
        draw_for_turn(state, seat)


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


def draw_for_turn(state: Katana, seat: int) -> None:
    """The cards of the draw phase; then cards are played. (R3.5)"""
    state.stack[-1] = PLAY_PHASES[seat]
    draw(state, seat, state.draws_a_turn(seat))


def end_play_phase(state: Katana, seat: int) -> None:
    """Too many cards in hand are discarded first; then the left neighbour's turn begins. (R3.9)"""
    if len(state.hands[seat]) > HAND_LIMIT:
        state.become(DiscardPhase(seat))
    else:
        begin_turn(state, LEFT[state.seats][seat])


# What may be answered


def weapons_to_give_up(state: Katana, seat: int, instead: int) -> list[int]:
    """The weapons in a hand, each kind once, or something instead."""
    options = [instead]
    for kind in state.hands[seat]:
        if kind < WEAPONS and not has(options, GIVE_UP + kind):
            options.append(GIVE_UP + kind)
    return options


def parries(state: Katana, seat: int, first: int) -> list[int]:
    """Suffer, or any card that counts as a parry, each kind once."""
    options = [SUFFER]
    hand = state.hands[seat]
    if has(hand, PARRY):
        options.append(first + PARRY)
    if state.characters[seat] == HANZO and state.parries_with_weapons(seat):
        for kind in hand:
            if kind < WEAPONS and not has(options, first + kind):
                options.append(first + kind)
    return options


def can_sacrifice(state: Katana, seat: int) -> bool:
    """Nobunaga may pay a life for a card, never the last. (R13.11)"""
    return state.characters[seat] == NOBUNAGA and state.life[seat] > 1


def add_geisha_targets(options: list[int], state: Katana, seat: int) -> None:
    """Permanents in play, and the hands of the others. (R12.10, R12.11)"""
    others = ~BIT[seat]
    options += HANDS[state.holding & others]
    fronts = EVERY_SEAT if state.rules.geisha_any else EVERY_SEAT & others
    laid = state.laid
    if laid:
        options += ARMOURS[laid & fronts]
        options += FAST_DRAWS[laid >> MOST_SEATS & fronts]
        options += FOCUSES[laid >> 2 * MOST_SEATS & fronts]
    if state.bushido_at != NOBODY:
        options.append(GEISHA_ON + state.bushido_at * 5 + A_BUSHIDO)


# What the play phase does


def attack(state: Katana, seat: int, target: int, weapon: int) -> None:
    """Aim a weapon; it rests until it is parried or lands. (R6.4, R6.5)"""
    take_out(state, seat, weapon)
    state.resolving = weapon
    state.weapons_played += 1
    state.deeds[seat * state.seats + target] += 1
    if state.news is not None:
        state.tell("attacks", {"seat": seat, "target": target, "card": CARDS[weapon]})
    state.stack.append(PARRIES[seat][target][weapon])


def play(state: Katana, seat: int, kind: int) -> None:
    """A card that needs no target. (R5.8)"""
    if kind <= FOCUS:
        place(state, seat, kind)
        return
    take_out(state, seat, kind)
    state.resolving = kind
    if state.news is not None:
        state.tell("plays", {"seat": seat, "card": CARDS[kind]})
    if kind == BATTLE_CRY:
        cry(state, BATTLE_CRIES[seat][seat])
        return
    if kind == JUJUTSU:
        cry(state, JUJUTSUS[seat][seat])
        return
    if kind == DAIMYO:
        draw(state, seat, 2)
    else:
        assert kind == TEA_CEREMONY
        pour_tea(state, seat)
    resolve(state)


def cry(state: Katana, begun: Cry) -> None:
    """It begins at the attacker, who is passed over, and goes to the left. (R12.6)"""
    state.push(begun)
    begun.go_on(state)


def pour_tea(state: Katana, seat: int) -> None:
    """Three cards for the host, then one for each other player, clockwise. (R12.13)"""
    draw(state, seat, 3)
    for guest in CIRCLE[state.seats][seat]:
        if state.over:
            return
        draw(state, guest, 1)


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
