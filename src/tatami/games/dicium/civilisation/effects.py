"""The verbs of Civilisation: the only places where pawns, tiles, points, philosophers and objectives move."""

from tatami.core._types import take
from tatami.games.dicium.civilisation.archipelago import REGION_OF, SEA, SQUARES
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import COMMON, SECRETS
from tatami.games.dicium.civilisation.state import (
    EVERYBODY,
    FIVE_TILES,
    FROM_CITY,
    FROM_TEMPLE,
    FROM_WONDER,
    HERO_TILE,
    HERO_TYPE,
    MONSTERS,
    POINTS,
    REASONS,
    SOURCES,
    TILE_KINDS,
    TILES,
    TYPE_OF,
    TYPES,
    WORTH_OF_TILE,
    Civilisation,
)
from tatami.games.dicium.dice import COLOURS, FACES, UNIT, names
from tatami.games.dicium.effects import raise_hand, throw, turn_die
from tatami.games.dicium.row import refill
from tatami.games.dicium.state import DiceTable


def take_mat(state: Civilisation, seat: int, colour: int) -> None:
    """A seat has the mat of a colour. (R2.3)"""
    state.colours[seat] = colour
    state.mats = [state.rules.mats[mat] if mat >= 0 else state.rules.mats[0] for mat in state.colours]
    if state.news is not None:
        state.tell("mat", {"seat": seat, "mat": COLOURS[colour]})


def keep_secret(state: Civilisation, seat: int, secret: int) -> None:
    """One of the two secret objectives is kept, the other leaves the game unseen. (R2.9)"""
    state.secrets[seat] = secret


def tell_kept(state: Civilisation, seat: int, secret: int) -> None:
    """All see that a seat has chosen, only the seat knows what. (R2.9)"""
    if state.news is not None:
        state.tell("keeps-secret", {"seat": seat}, {"secret": SECRETS[secret]}, (seat,))


# Pawns and tiles


def move_pawn(state: Civilisation, seat: int, square: int, how: str) -> None:
    """A pawn comes to a square; `how` says how: it sails, marches, steps, travels, redeploys or retreats. (R7.4)"""
    origin = state.pawns[seat]
    state.pawns[seat] = square
    if state.news is not None:
        state.tell("moves", {"seat": seat, "how": how, "origin": SQUARES[origin], "square": SQUARES[square]})


def place_tile(state: Civilisation, seat: int, kind: int, square: int) -> None:
    """A tile is laid on a square: buildings bring points at once, heroes unlock their power. (R8.7, R9.4, R9.5)"""
    lay_tile(state, seat, kind, square)
    type = TYPE_OF[kind]
    if state.news is not None:
        state.tell("places", {"seat": seat, "tile": TILES[kind], "square": SQUARES[square]})
    if type == HERO_TYPE:
        state.heroes[seat] |= 1 << (kind - HERO_TILE)
    else:
        gain(state, seat, (FROM_CITY, FROM_TEMPLE, FROM_WONDER)[type - 1])


def lay_tile(state: Civilisation, seat: int, kind: int, square: int) -> None:
    """The tile itself; it does not change the terrain. (R7.2, R9.2)"""
    state.tiles[square] = 1 + seat * TILE_KINDS + kind
    state.regions[seat * TYPES + TYPE_OF[kind]] |= 1 << REGION_OF[square]
    if state.terrain(square) == SEA:
        state.at_sea[seat] += 1


def slay(state: Civilisation, seat: int, monster: int) -> None:
    """A monster is beaten: its tile leaves the board and belongs to the seat. (R10.4)"""
    state.monsters &= ~(1 << monster)
    state.slain[seat] |= 1 << monster
    if state.news is not None:
        state.tell("slays", {"seat": seat, "monster": MONSTERS[monster]})


# Points


def gain(state: Civilisation, seat: int, source: int) -> None:
    """Points, taken at once as cards; whoever takes the last one of the stack brings on the end. (R14.1, R14.2)"""
    points = POINTS[source]
    state.gained[seat * len(SOURCES) + source] += points
    if state.news is not None:
        state.tell("gains", {"seat": seat, "count": points, "source": SOURCES[source]})
    for _point in range(points):
        if state.pile > 0:
            state.pile -= 1
            state.cards[seat] += 1
            if state.pile == 0:
                state.finishing = True
                if state.news is not None:
                    state.tell("last-card", {"seat": seat})
        elif state.spare > 0 or swap_for_tile(state, seat):
            state.spare -= 1
            state.cards[seat] += 1


def swap_for_tile(state: Civilisation, seat: int) -> bool:
    """Stack and reserve are empty: five cards of the seat, or of the next player clockwise who has them, go back
    against a tile of five. If that cannot be, the point is just written down. (R14.3)"""
    if sum(state.fives) == FIVE_TILES:
        return False
    for step in range(state.seats):
        other = (seat + step) % state.seats
        if state.cards[other] >= WORTH_OF_TILE:
            state.cards[other] -= WORTH_OF_TILE
            state.spare += WORTH_OF_TILE
            state.fives[other] += 1
            if state.news is not None:
                state.tell("swaps", {"seat": other})
            return True
    return False


# Philosophers


def draw_card(state: Civilisation, seat: int) -> None:
    """The top philosopher of the deck; a hand has no limit. (R8.6, R11.1)"""
    card = state.draw_one(state.deck)
    state.hands[seat] |= 1 << card
    know(state, card, 1 << seat)
    state.revealed += 1
    if state.news is not None:
        state.tell("draws", {"seat": seat}, {"card": PHILOSOPHERS[card]}, (seat,))


def take_open(state: Civilisation, seat: int, card: int) -> None:
    """A philosopher of the row, which is filled up at once from the deck, if there is one. (R8.6)"""
    take(state.open, card)
    state.hands[seat] |= 1 << card
    if state.news is not None:
        state.tell("takes-card", {"seat": seat, "card": PHILOSOPHERS[card]})
    fill_row(state)


def fill_row(state: Civilisation) -> None:
    """Three philosophers lie open, as far as the deck goes. (R2.7, R8.6)"""
    for card in refill(state, state.open, state.deck):
        know(state, card, EVERYBODY)
        if state.news is not None:
            state.tell("opens", {"card": PHILOSOPHERS[card]})


def play_card(state: Civilisation, seat: int, card: int) -> None:
    """A philosopher is played and leaves the game. (R11.3)"""
    state.hands[seat] &= ~(1 << card)
    state.removed |= 1 << card
    know(state, card, EVERYBODY)
    if state.news is not None:
        state.tell("plays", {"seat": seat, "card": PHILOSOPHERS[card]})


def know(state: Civilisation, card: int, observers: int) -> None:
    """These observers, a bit each, know where a philosopher is, and nobody else. (R16.1)"""
    known = state.known.copy()
    known[card] = observers
    state.known = known


def steal_card(state: Civilisation, seat: int, victim: int) -> None:
    """A philosopher at random from a hand; if it is empty by now, none. To the others any card of the victim may be
    the one that is gone, unless it had no other. (R12.12, R16.1)"""
    hand = [card for card in range(len(PHILOSOPHERS)) if state.hands[victim] >> card & 1]
    if not hand:
        return
    card = hand[state.below(len(hand))]
    state.hands[victim] &= ~(1 << card)
    state.hands[seat] |= 1 << card
    both = 1 << seat | 1 << victim
    if len(hand) == 1:
        know(state, card, state.known[card] | both)
    else:
        know(state, card, both)
        for other in hand:
            if other != card:
                know(state, other, state.known[other] & both)
    state.revealed += 1
    if state.news is not None:
        state.tell("steals", {"seat": seat, "victim": victim}, {"card": PHILOSOPHERS[card]}, (seat, victim))


def show_face(state: DiceTable, seat: int, face: int, other: int) -> None:
    """A die is turned to another face. (R12.1)"""
    turn_die(state, face, other)
    if state.news is not None:
        state.tell("turns-die", {"seat": seat, "other": FACES[face], "face": FACES[other]})


def throw_more(state: Civilisation, seat: int, many: int) -> None:
    """Dice that join the unused ones. (R12.8)"""
    fallen = throw(state, many)
    state.dice += fallen
    state.actions += 1
    state.revealed += 1
    if state.news is not None:
        state.tell("throws-more", {"seat": seat, "faces": [*names(fallen)], "count": many})


def discard_die(state: Civilisation, seat: int, face: int) -> None:
    """A die pays for a philosopher. (R11.2)"""
    state.dice -= UNIT[face]
    if state.news is not None:
        state.tell("discards-die", {"seat": seat, "face": FACES[face]})


# Objectives


def take_objective(state: Civilisation, seat: int, objective: int) -> None:
    """The card of a common objective; it is not replaced. (R13.1, R13.3)"""
    take(state.common, objective)
    state.taken[seat] |= 1 << objective
    if state.news is not None:
        state.tell("takes-objective", {"seat": seat, "objective": COMMON[objective]})


def give_up_objective(state: Civilisation, seat: int, objective: int) -> None:
    """It is discarded, and the hand grows by one die. (R13.1)"""
    take(state.common, objective)
    state.given_up |= 1 << objective
    if state.news is not None:
        state.tell("gives-up", {"seat": seat, "objective": COMMON[objective]})
    raise_hand(state, seat)


def finish(state: Civilisation, reason: int) -> None:
    """The game is over, and everything is shown. (R14.2, R14.4, R15.1, R16.2)"""
    state.over = True
    state.reason = reason
    state.revealed += 1
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[reason]})
