"""A round of Ninjato: shuriken are placed one after the other, then the round ends. (R3.1, R8)"""

from typing import Final

from tatami.core._types import IS_COMPILED, has
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.ninjato.evening import Reward, close_round, end_game, open_round
from tatami.games.ninjato.pieces import AFTER_ROUND, MOST_SEATS, NOTHING, PLAYING, ROUNDS, SHURIKEN, VALUES
from tatami.games.ninjato.places import DOJO, DOJO_AND_HOUSES, ENVOY, HOUSE, LEARN, RUMOUR
from tatami.games.ninjato.rows import MOVES
from tatami.games.ninjato.state import NONE_OF_FIVE, Ninjato
from tatami.games.ninjato.values import FIRST_RUMOUR


class Turns(Frame[Ninjato]):
    """The game: shuriken in turn, then the end of the round, then perhaps the clans. (R3.1, R8.1)"""

    __slots__ = ()
    name = "turns"
    clause = "R3.1"

    def proceed(self, state: Ninjato) -> None:
        if state.stage == PLAYING:
            placed, seats = len(state.placed), state.seats
            if placed < SHURIKEN * seats:
                state.stack.append(PLACING[state.order[placed % seats]])  # This is `turn`, in line.
                return
            close_round(state)
            state.stage = AFTER_ROUND
        scored = state.stage - AFTER_ROUND
        clans = state.clans_to_score(state.round)
        if scored < len(clans):
            clan = clans[scored]
            state.stage += 1
            contenders = state.contenders(clan)
            if contenders:
                state.push(Reward(contenders[0], clan))
        elif state.round == ROUNDS:
            end_game(state)
        else:
            state.stage = PLAYING
            open_round(state)


class Place(Frame[Ninjato]):
    """A player places a shuriken: the place, and what is taken there, in one. (R3.1, R3.3)"""

    __slots__ = ()
    name = "place"
    clause = "R3.1"

    def options(self, state: Ninjato) -> list[int]:
        """What all rows offer, without asking them: no question is more frequent. Where all houses are open, the Dojo
        and the houses are read off a table. The tests hold it to `Row.offer`."""
        seat = self.seat
        hands, first = state.hands, seat * VALUES
        if IS_COMPILED:
            has_cards = state.has_cards(seat)
        else:  # This is the same, in line.
            has_cards = hands[first : first + VALUES] != NONE_OF_FIVE
        if has_cards and not has(state.sentries, NOTHING):
            found = DOJO_AND_HOUSES.copy()
        else:
            found = [DOJO]
            HOUSE.offer(state, seat, found)
        if state.sensei:
            costs, same_way, tiles = state.rules.skill_costs, state.rules.same_way, state.tiles[seat]
            for skill in state.sensei:
                cost = costs[skill]
                if (hands[first + cost - 1] if cost else has_cards) or tiles & same_way[skill]:
                    found.append(LEARN + skill)
        payable = state.payable[seat]
        if payable:
            for envoy in state.palace:
                if payable >> envoy & 1:
                    found.append(ENVOY + envoy)
            payable >>= FIRST_RUMOUR
            for rumour in state.pavilion:
                if payable >> rumour & 1:
                    found.append(RUMOUR + rumour)
        return found

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        move = MOVES[choice]
        move.row.visit(state, seat, move.target, move.part)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"round": state.round, "count": SHURIKEN - len(state.placed) // state.seats}


PLACING: Final = [Place(seat) for seat in range(MOST_SEATS)]  # Frames never change: one for each seat will do.
