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
    play_into_resolving,
    recover,
    resolve,
    strike,
    take_at_random,
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
        state.become(DrawPhase(seat))
        if state.bushido_at == seat:
            flipped = flip(state, seat)
            if state.over or flipped == NOTHING:
                return
            if flipped < WEAPONS:
                state.push(BushidoTest(seat))
            else:
                pass_bushido(state, seat)


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
        if state.characters[self.seat] == IEYASU and state.discards:
            return [DRAW, TAKE_DISCARD]
        return []

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        if choice == DRAW:
            self.proceed(state)
            return
        kind = state.discards.pop()
        state.hands[seat].append(kind)
        if state.news is not None:
            state.tell("takes-discard", {"seat": seat, "card": CARDS[kind]})
        state.become(PlayPhase(seat))
        draw(state, seat, state.draws_a_turn(seat) - 1)

    def proceed(self, state: Katana) -> None:
        state.become(PlayPhase(self.seat))
        draw(state, self.seat, state.draws_a_turn(self.seat))


class PlayPhase(Frame[Katana]):
    """The player plays cards until content. (R3.6)"""

    __slots__ = ()
    prompt = "play"

    def options(self, state: Katana) -> list[int]:
        seat = self.seat
        options = [END]
        if can_sacrifice(state, seat):
            options.append(SACRIFICE)
        difficulties: list[int] = []
        if state.weapons_played < state.weapon_limit(seat):
            difficulties = state.difficulties(seat)
        seen = 0
        for kind in state.hands[seat]:
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            if kind < WEAPONS:
                reach = state.reach(seat, kind)
                for target, difficulty in enumerate(difficulties):
                    if difficulty <= reach:
                        options.append(ATTACK + kind * MOST_SEATS + target)
            elif kind == PARRY:
                pass  # only in answer (R5.9)
            elif kind == BUSHIDO:
                if state.bushido_at == NOBODY:
                    for target in range(state.seats):
                        options.append(PLACE_BUSHIDO + target)
            elif kind == DIVERSION:
                for target in CIRCLE[state.seats][seat]:
                    if state.hands[target]:
                        options.append(DIVERT + target)
            elif kind == GEISHA:
                add_geisha_targets(options, state, seat)
            elif kind == BREATHING:
                for target in CIRCLE[state.seats][seat]:
                    options.append(BREATHE + target)
            else:
                options.append(PLAY + kind)
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
            state.become(DiscardPhase(seat))


class DiscardPhase(Frame[Katana]):
    """Down to seven cards, then the next player's turn. (R3.9)"""

    __slots__ = ()
    prompt = "discard"

    def options(self, state: Katana) -> list[int]:
        hand = state.hands[self.seat]
        if len(hand) <= HAND_LIMIT:
            return []
        return [GIVE_UP + kind for kind in sorted(set(hand))]

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        give_up(state, seat, choice - GIVE_UP)

    def proceed(self, state: Katana) -> None:
        state.become(Recovery(state.next_seat(self.seat)))


class Parry(Frame[Katana]):
    """The target of a weapon may parry; otherwise the blow lands. (R6.6, R6.7)"""

    __slots__ = ("attacker", "weapon")
    prompt = "parry"
    fields = ("seat", "attacker", "weapon")

    def __init__(self, seat: int, attacker: int, weapon: int) -> None:
        super().__init__(seat)
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
        super().__init__(seat)
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


# What may be answered


def weapons_to_give_up(state: Katana, seat: int) -> list[int]:
    """The weapons in a hand, each kind once."""
    return [GIVE_UP + kind for kind in sorted(set(state.hands[seat])) if kind < WEAPONS]


def parries(state: Katana, seat: int, first: int) -> list[int]:
    """Suffer, or any card that counts as a parry, each kind once."""
    options = [SUFFER]
    seen = 0
    for kind in state.hands[seat]:
        if kind <= PARRY and not seen >> kind & 1 and state.can_parry_with(seat, kind):
            seen |= 1 << kind
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
    play_into_resolving(state, seat, weapon)
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
    play_into_resolving(state, seat, kind)
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
    state.hands[seat].remove(BUSHIDO)
    state.bushido_at = target
    if state.news is not None:
        state.tell("places-bushido", {"seat": seat, "target": target})


def divert(state: Katana, seat: int, target: int) -> None:
    """A random card changes hands; only the two know which. (R12.9)"""
    play_into_resolving(state, seat, DIVERSION)
    kind = take_at_random(state, target)
    state.hands[seat].append(kind)
    if state.news is not None:
        state.tell("diverts", {"seat": seat, "target": target}, {"card": CARDS[kind]}, (seat, target))
    resolve(state)


def send_geisha(state: Katana, seat: int, target: int, found: int) -> None:
    """A permanent, or a random card of a hand, is discarded. (R12.10, R12.11)"""
    play_into_resolving(state, seat, GEISHA)
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
    play_into_resolving(state, seat, BREATHING)
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
