"""What can be unfinished in Civilisation: the set-up, turns and the action phase. (R2, R4, R8)"""

from typing import Any, Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.core.together import Together
from tatami.games.dicium.choices import END_ACTIONS
from tatami.games.dicium.civilisation.acting import (
    MARCHING,
    REDEPLOYING,
    SAILING,
    STEPPING,
    Aim,
    ChooseHero,
    Move,
    Place,
    SpendMixed,
    TakeCard,
    WonderOrTravel,
    build_city,
)
from tatami.games.dicium.civilisation.cards import MIXES_COLOURS
from tatami.games.dicium.civilisation.choices import KEEP, MAT, MOST_SEATS, PLAY, REDEPLOY, SECRETS, TEMPLE
from tatami.games.dicium.civilisation.effects import finish, keep_secret, take_mat, tell_kept
from tatami.games.dicium.civilisation.fighting import WRATHFUL
from tatami.games.dicium.civilisation.moves import MIXES, NEEDS_CITY, combinations, deed_of, mixed_sets, other_havens
from tatami.games.dicium.civilisation.objectives import Objective
from tatami.games.dicium.civilisation.philosophers import ThinkersReroll, play, playable
from tatami.games.dicium.civilisation.state import (
    CITY,
    GREAT_CITY,
    HAND_OR_BONUS,
    NO_MAT,
    PLACE_HERO,
    REDEPLOYS,
    ROUND_LIMIT,
    ROUNDS,
    SOLO_TURNS,
    STACK,
    STEP,
    TAKE_CARD,
    TEMPLE_TILE,
    TURNS,
    WONDER_OR_TRAVEL,
    WRATH,
    Civilisation,
)
from tatami.games.dicium.combinations import NO_COMBINATION, colour, is_colour, number
from tatami.games.dicium.dice import BLUE, COLOURS, NO_DICE, YELLOW
from tatami.games.dicium.effects import begin_turn, spend
from tatami.games.dicium.frames import FirstThrow, GainBonus, HandOrBonus, Reserve, pay
from tatami.games.dicium.state import DEED_STEPS

ONLY_END: Final = [END_ACTIONS]  # Shared: nobody writes into it.


class ChooseMat(Frame[Civilisation]):
    """The players choose their mats, in turn order from the first. (R2.3)"""

    __slots__ = ()
    name = "mat"
    clause = "R2.3"

    def options(self, state: Civilisation) -> list[int]:
        found = [MAT + mat for mat in range(len(COLOURS)) if mat not in state.colours]
        return found if len(found) > 1 else []

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        self.take(state, choice - MAT)

    def proceed(self, state: Civilisation) -> None:
        self.take(state, next(mat for mat in range(len(COLOURS)) if mat not in state.colours))

    def take(self, state: Civilisation, mat: int) -> None:
        """This mat it is; the next player chooses."""
        take_mat(state, self.seat, mat)
        following = (self.seat + 1) % state.seats
        if state.colours[following] == NO_MAT:
            state.become(ChooseMat(following))
        else:
            state.become(KeepSecret(state.first))


class KeepSecret(Together[Civilisation]):
    """Everybody keeps one of two secret objectives, all at once. (R2.9)"""

    __slots__ = ()
    name = "secret"
    clause = "R2.9"

    def takes_part(self, state: Civilisation, seat: int) -> bool:
        return True

    def offers(self, state: Civilisation, seat: int) -> list[int]:
        return [KEEP + secret for secret in range(len(SECRETS)) if state.dealt[seat] >> secret & 1]

    def picked(self, state: Civilisation, seat: int, choice: int) -> None:
        tell_kept(state, seat, choice - KEEP)

    def resolve(self, state: Civilisation, picks: list[tuple[int, ...]]) -> None:
        for seat in range(state.seats):
            keep_secret(state, seat, picks[seat][0] - KEEP)
        start_turn(state, state.first)


def start_turn(state: Civilisation, seat: int) -> None:
    """The phases of a turn take the place of the frame on top. (R4.1)"""
    if seat == state.first:
        state.round += 1
    begin_turn(state, seat, state.hand[seat])
    state.has_acted = False
    state.has_redeployed = False
    if state.news is not None:
        state.tell("turn", {"seat": seat, "round": state.round})
    state.stack.pop()
    state.stack.extend(PHASES[seat])


class EndTurn(Frame[Civilisation]):
    """A turn is over: the next one, or the end of the game. (R4.8, R14.2, R14.4, R15.1)"""

    __slots__ = ()
    name = "end-turn"
    clause = "R4.8"

    def proceed(self, state: Civilisation) -> None:
        following = state.next_seat()
        if following < 0:
            finish(state, STACK)
        elif following == state.first and state.seats == 1 and state.round == SOLO_TURNS:
            finish(state, TURNS)
        elif following == state.first and state.round == ROUND_LIMIT:
            finish(state, ROUNDS)
        else:
            start_turn(state, following)


class Act(Frame[Civilisation]):
    """The action phase: two combinations at most, philosophers around them, and before the first one a redeployment.
    Who holds a philosopher that not all know of is asked even if there is nothing to play. (R4.5, R9.6, R11.5,
    R11.6)"""

    __slots__ = ()
    name = "act"
    clause = "R4.5"

    def options(self, state: Civilisation) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if state.actions > 0 and state.dice != NO_DICE:
            found = combinations(state, seat)
        if state.hands[seat]:
            found += playable(state, seat)
        if state.boosts:
            return found  # The action that they were played for follows. (R11.7)
        if state.heroes[seat] & REDEPLOYS and can_redeploy(state, seat):
            found.append(REDEPLOY)
        if found:
            found.append(END_ACTIONS)
            return found
        return ONLY_END if state.has_secret_cards(seat) else found

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        if choice == END_ACTIONS:
            state.stack.pop()
        elif choice == REDEPLOY:
            state.has_redeployed = True
            state.push(Move(seat, REDEPLOYING))
        elif choice >= PLAY:
            state.stack.append(OBJECTIVES[seat])
            play(state, seat, choice - PLAY)
        else:
            state.actions -= 1
            state.has_acted = True
            state.stack.append(OBJECTIVES[seat])
            begin(state, seat, choice)
            pay_for(state, seat, choice)
            state.boosts = 0

    def proceed(self, state: Civilisation) -> None:
        state.stack.pop()

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        return {"count": state.actions, "boosted": state.boosts != 0}


# Frames never change, so those of every turn are made once, for each seat.
PHASES: Final[list[list[Frame[Any]]]] = [
    [EndTurn(seat), Reserve(seat), Act(seat), ThinkersReroll(seat), FirstThrow(seat)] for seat in range(MOST_SEATS)
]

OBJECTIVES: Final = [Objective(seat) for seat in range(MOST_SEATS)]


def can_redeploy(state: Civilisation, seat: int) -> bool:
    """Once a turn before the first action, with the hero for it. (R9.6)"""
    return (
        bool(state.heroes[seat] & REDEPLOYS)
        and not state.has_acted
        and not state.has_redeployed
        and len(other_havens(state, seat)) > 0
    )


def begin(state: Civilisation, seat: int, choice: int) -> None:
    """What a combination does, or asks first. (R8)"""
    if is_colour(choice):
        begin_colour(state, seat, choice)
        return
    deed = deed_of(state, seat, choice) // DEED_STEPS
    if deed == STEP:
        state.push(Move(seat, STEPPING))
    elif deed == HAND_OR_BONUS:
        state.push(HandOrBonus(seat, True))
    elif deed == TAKE_CARD:
        state.push(TakeCard(seat))
    elif deed == PLACE_HERO:
        state.push(ChooseHero(seat))
    elif deed == GREAT_CITY:
        state.push(HandOrBonus(seat, False))
        state.push(Place(seat, CITY))
    elif deed == WRATH:
        state.push(Aim(seat, WRATHFUL))
    else:
        assert deed == WONDER_OR_TRAVEL
        state.push(WonderOrTravel(seat))


def begin_colour(state: Civilisation, seat: int, choice: int) -> None:
    """Moves, cities and temples. (R8.1, R8.2, R8.11, R8.12)"""
    tint = colour(choice)
    if tint == BLUE:
        state.push(Move(seat, SAILING, number(choice)))
    elif tint == YELLOW:
        state.push(Move(seat, MARCHING, number(choice)))
    elif choice == TEMPLE:
        state.push(Place(seat, TEMPLE_TILE))
    else:
        state.push(GainBonus(seat, number(choice)))
        build_city(state, seat, bool(state.boosts & NEEDS_CITY))


def pay_for(state: Civilisation, seat: int, choice: int) -> None:
    """Spend the dice of a combination: at once, or after asking which; with Empedocles of any colours. (R3.4,
    R12.14)"""
    if not state.boosts & MIXES or not is_colour(choice):
        pay(state, seat, choice)
        return
    tint, many = colour(choice), state.dice_to_pay(seat, choice)
    sets = mixed_sets(state.dice, tint, many, state.rules.numbers[MIXES_COLOURS])
    if len(sets) > 1:
        state.push(SpendMixed(seat, tint, many))
    else:
        spend(state, seat, sets[0], NO_COMBINATION, tint)
