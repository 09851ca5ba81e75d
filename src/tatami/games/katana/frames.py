"""What can be unfinished in Katana: the phases of a turn. What a card asks of others is in `answers`."""

from typing import Final

from tatami.core._types import has
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.katana.answers import GIVE_UP, BushidoTest, give_up
from tatami.games.katana.cards import POWER, add_playable
from tatami.games.katana.choices import DRAW, END, MOVES, TAKE_DISCARD
from tatami.games.katana.effects import draw, flip, pass_bushido, put_in, recover
from tatami.games.katana.state import (
    CARDS,
    HAND_LIMIT,
    IEYASU,
    LEFT,
    MOST_SEATS,
    NOBUNAGA,
    NOTHING,
    WEAPONS,
    Katana,
)


class Recovery(Frame[Katana]):
    """The first phase of a turn: the defeated get up, then Code of Bushido is looked at. (R3.2-R3.4)"""

    __slots__ = ()
    name = "recovery"
    clause = "R3.3"

    def proceed(self, state: Katana) -> None:
        begin_turn(state, self.seat)


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
    """The player plays cards until content; nobody else does. (R3.6, R5.2)"""

    __slots__ = ()
    name = "play"
    clause = "R3.6"

    def options(self, state: Katana) -> list[int]:
        seat = self.seat
        options = [END]
        if state.characters[seat] == NOBUNAGA:
            POWER.offer(state, seat, options)
        add_playable(state, seat, options)
        return options

    def answer(self, state: Katana, seat: int, choice: int) -> None:
        if choice == END:
            end_play_phase(state, seat)
        else:
            move = MOVES[choice]
            move.row.play(state, seat, move.target, move.part)

    def prompt_facts(self, state: Katana, seat: int) -> dict[str, Fact]:
        return {"count": max(0, state.weapon_limit(seat) - state.weapons_played)}


class DiscardPhase(Frame[Katana]):
    """Down to seven cards, which is asked at no other time, then the next player's turn. (R3.9, R3.10)"""

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


# Frames never change, so one of a kind serves every table.
PLAY_PHASES: Final = [PlayPhase(seat) for seat in range(MOST_SEATS)]


# From phase to phase


def begin_turn(state: Katana, seat: int) -> None:
    """The defeated get up, Code of Bushido is looked at, cards are drawn. (R3.3-R3.5, R4.8)"""
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
    """Turn a card over for Code of Bushido: a weapon is a test, anything else passes it on;
    without a card to turn it stays. (R12.18-R12.20, R12.22)"""
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
    """Too many cards in hand are discarded first; then the left neighbour's turn begins. (R3.1, R3.9)"""
    if len(state.hands[seat]) > HAND_LIMIT:
        state.become(DiscardPhase(seat))
    else:
        state.noting().note_kept(seat, len(state.hands[seat]))
        begin_turn(state, LEFT[state.seats][seat])
