"""What can be unfinished in Katana: the phases of a turn, and the answers of those who are attacked."""

from typing import Any, Final

from tatami.core._types import IS_COMPILED, has, i64
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.katana.cards import breathe, divert, give_up, place_bushido, pour_tea, sacrifice, send_geisha
from tatami.games.katana.choices import (
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
    draw,
    flip,
    lose_honour_to_bushido,
    pass_bushido,
    place,
    put_in,
    recover,
    resolve,
    strike,
    take_out,
    wound,
)
from tatami.games.katana.offers import (
    ATTACKS,
    BREATHS,
    BUSHIDOS,
    DIVERSIONS,
    IDLE,
    IDLE_UNARMED,
    IS_FREE,
    add_geisha_targets,
    can_sacrifice,
    parries,
    weapons_to_give_up,
)
from tatami.games.katana.state import (
    BATTLE_CRY,
    BIT,
    BREATHING,
    CARDS,
    DAIMYO,
    DIVERSION,
    FOCUS,
    GEISHA,
    HAND_LIMIT,
    IEYASU,
    JUJUTSU,
    LEFT,
    MOST_SEATS,
    NEAR,
    NOBODY,
    NOBUNAGA,
    NOTHING,
    SEATS_OF,
    TEA_CEREMONY,
    UNSET,
    WEAPONS,
    Katana,
)


class Recovery(Frame[Katana]):
    """A turn begins: the defeated get up, then Code of Bushido is looked at. (R3.3, R3.4)"""

    __slots__ = ()
    name = "recovery"
    clause = "R3.3"

    def proceed(self, state: Katana) -> None:
        begin_turn(state, self.seat)


class BushidoTest(Frame[Katana]):
    """A weapon was turned over: give up a weapon, or an honour. (R12.20)"""

    __slots__ = ()
    name = "bushido"
    clause = "R12.20"

    def options(self, state: Katana) -> list[int]:
        return weapons_to_give_up(state, self.seat, LOSE_HONOUR)

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        state.pop()
        if choice == LOSE_HONOUR:
            lose_honour_to_bushido(state, seat)
            return
        give_up(state, seat, choice - GIVE_UP)
        pass_bushido(state, seat)

    def prompt_facts(self, state: Katana, seat: int) -> dict[str, Fact]:
        return {"count": 0 if state.is_lone_shogun(seat) else 1}  # what giving in costs (R11.5)


class DrawPhase(Frame[Katana]):
    """Two cards and what powers add; Ieyasu is asked where his first card comes from. (R3.5, R13.8)"""

    __slots__ = ()
    name = "draw"
    clause = "R3.2"

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
    name = "play"
    clause = "R3.6"

    def options(self, state: Katana) -> list[int]:
        seat = self.seat
        options = [END]
        if state.characters[seat] == NOBUNAGA and can_sacrifice(state, seat):
            options.append(SACRIFICE)
        near: list[Any] = UNSET  # Any, here and below: mypyc reads a number straight into an i64
        precisions: list[Any] = state.rules.precision
        hand: list[Any] = state.hands[seat]
        done: i64 = IDLE_UNARMED
        if state.weapons_played == 0 or state.weapons_played < state.weapon_limit(seat):
            near = NEAR[state.characters[seat]][state.seats][seat][state.alive & state.holding]  # `near`, in line
            done = IDLE
        kind: i64
        for kind in hand:
            bit: i64
            if IS_COMPILED:  # the shift is quicker in C, the table in Python
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
                while reached & guards and precision:  # each level of guards takes one off the precision (R6.3)
                    precision -= 1
                    nearer: i64 = near[precision]
                    reached &= nearer | ~guards
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
        elif choice < PLACE_BUSHIDO:
            if choice == SACRIFICE:
                sacrifice(state, seat)
            else:
                play(state, seat, choice - PLAY)
        elif choice >= GEISHA_ON:
            sought = choice - GEISHA_ON
            send_geisha(state, seat, sought // 5, sought % 5)
        elif choice >= BREATHE:
            breathe(state, seat, choice - BREATHE)
        elif choice >= DIVERT:
            divert(state, seat, choice - DIVERT)
        else:
            place_bushido(state, seat, choice - PLACE_BUSHIDO)

    def prompt_facts(self, state: Katana, seat: int) -> dict[str, Fact]:
        return {"count": max(0, state.weapon_limit(seat) - state.weapons_played)}


class DiscardPhase(Frame[Katana]):
    """Down to seven cards, then the next player's turn. (R3.9)"""

    __slots__ = ()
    name = "discard"
    clause = "R3.9"

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

    def prompt_facts(self, state: Katana, seat: int) -> dict[str, Fact]:
        return {"count": len(state.hands[seat]) - HAND_LIMIT}


class Parry(Frame[Katana]):
    """The target of a weapon may parry; otherwise the blow lands. (R6.6, R6.7)"""

    __slots__ = ("attacker", "weapon")
    name = "parry"
    clause = "R6.6"
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
            held = len(state.hands[seat])
            strike(state, self.attacker, seat, self.weapon)
            note_bare(state, seat, held)
        else:
            kind = choice - PARRY_WITH
            discard(state, seat, kind)
            if state.news is not None:
                state.tell("parries", {"seat": seat, "card": CARDS[kind]})
        resolve(state)

    def prompt_facts(self, state: Katana, seat: int) -> dict[str, Fact]:
        damage = state.weapon_damage(self.attacker, seat, self.weapon)
        return {"attacker": self.attacker, "card": CARDS[self.weapon], "count": damage}


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
            if self.name == "battle-cry":
                note_bare(state, seat, len(state.hands[seat]))
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

    def prompt_facts(self, state: Katana, seat: int) -> dict[str, Fact]:
        return {"attacker": self.attacker}

    def at(self, seat: int) -> "Cry":
        """The same card, at another seat."""
        raise NotImplementedError  # contract


class BattleCry(Cry):
    """A parry or a life. (R12.4)"""

    __slots__ = ()
    name = "battle-cry"
    clause = "R12.4"

    def options(self, state: Katana) -> list[int]:
        return parries(state, self.seat, GIVE_UP)

    def at(self, seat: int) -> Cry:
        return BATTLE_CRIES[self.attacker][seat]


class Jujutsu(Cry):
    """A weapon or a life. (R12.5)"""

    __slots__ = ()
    name = "jujutsu"
    clause = "R12.5"

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
    elif state.characters[seat] == IEYASU and may_take_discard(state, seat):
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
        state.noting().note_kept(seat, len(state.hands[seat]))
        begin_turn(state, LEFT[state.seats][seat])


# What the play phase does


def note_bare(state: Katana, seat: int, held: int) -> None:
    """All see who lets a blow land that leaves one life or none: that seat hardly holds a parry."""
    if state.life[seat] <= 1:
        state.noting().note_bare(seat, held)


def attack(state: Katana, seat: int, target: int, weapon: int) -> None:
    """Aim a weapon; it rests until it is parried or lands. (R6.4, R6.5)"""
    note_spared(state, seat, target, weapon)
    take_out(state, seat, weapon)
    state.resolving = weapon
    state.weapons_played += 1
    state.noting().note_deed(seat, target, 1)
    if state.news is not None:
        state.tell("attacks", {"seat": seat, "target": target, "card": CARDS[weapon]})
    state.stack.append(PARRIES[seat][target][weapon])


def note_spared(state: Katana, seat: int, target: int, weapon: int) -> None:
    """All see whom else this blow would have defeated, had it not been aimed at somebody else."""
    others: i64 = state.reached(seat, weapon) & ~BIT[target]
    if others:
        most = state.rules.damage[weapon] + state.fast_draws[seat] + 1  # Musashi's one; nobody strikes harder
        for other in SEATS_OF[others]:
            life = state.life[other]
            if life <= most and life <= state.weapon_damage(seat, other, weapon):
                state.noting().note_spared(seat, other)


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
