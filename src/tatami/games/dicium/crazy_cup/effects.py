"""The verbs of Crazy Cup: the only places where pawns, tiles, cards and the tornado move."""

from tatami.core._types import take
from tatami.core.events import Fact
from tatami.games.dicium.crazy_cup.choices import CARDS, SQUARES, TILES
from tatami.games.dicium.crazy_cup.state import (
    DRONE_WON,
    EVERYBODY,
    FLAT,
    LEAST_HAND,
    LINE,
    LOSE_CARD,
    MEETING,
    NOBODY,
    NOWHERE,
    REASONS,
    RETREAT,
    STAY,
    STORM,
    UNDECIDED,
    UNSET,
    CrazyCup,
)
from tatami.games.dicium.crazy_cup.track import CLOCKWISE, COUNTER, RAVINE, TILE_BITS
from tatami.games.dicium.dice import FACES
from tatami.games.dicium.effects import throw_combat_die, turn_die
from tatami.games.dicium.row import OPEN_CARDS, refill
from tatami.games.dicium.state import DiceTable


def choose_direction(state: CrazyCup, seat: int, way: int) -> None:
    """The first to move chooses the direction for all; in teams for the partner the other one. (R7.2, R14.3)"""
    for pawn in range(state.pawns):
        if not state.rules.teams or pawn == seat:
            state.direction[pawn] = way
        elif (pawn - seat) % 2 == 0:
            state.direction[pawn] = COUNTER if way == CLOCKWISE else CLOCKWISE
    if state.news is not None:
        state.tell("direction", {"seat": seat, "clockwise": way == CLOCKWISE})


def begin_movement(state: CrazyCup, pawn: int, steps: int, airship: bool, can_bump: bool) -> None:
    """A pawn has so many steps. (R7.1)"""
    state.left = steps
    state.airship = airship
    state.can_bump = can_bump
    state.route = UNSET
    state.path = [state.at[pawn]]
    state.hooks = UNSET


def end_movement(state: CrazyCup) -> None:
    """No step is left of the movement."""
    state.left = 0
    state.route = UNSET


def enter(state: CrazyCup, pawn: int, node: int, square: int) -> None:
    """A pawn comes to a node, which is a square: at the finish the last round begins, partners who meet win.
    (R12.1, R14.4)"""
    state.place[pawn] = node
    state.at[pawn] = square
    if square:
        state.departed |= 1 << pawn
    if state.rules.teams:
        if state.have_met(pawn):
            if state.news is not None:
                state.tell("meets", {"seat": pawn, "target": (pawn + 2) % 4, "square": SQUARES[square]})
            finish(state, MEETING)
    elif node == len(state.rules.track.kinds):
        state.finishing = True
        if state.news is not None:
            state.tell("crosses", about(state, pawn))


def drive(state: CrazyCup, pawn: int) -> None:
    """The next step of the route; a tile is discarded for rough ground, except in the airship. (R7.6, R7.7)"""
    node = state.route.pop()
    square = state.circuit(pawn).square[node]
    kind = state.rules.track.kinds[square]
    if kind >= RAVINE and not state.airship:
        give_back_tile(state, pawn, kind - RAVINE)
    enter(state, pawn, node, square)
    state.path.append(square)
    if state.news is not None and not state.route and not state.over:
        state.tell("drives", at(state, pawn))


def about(state: CrazyCup, pawn: int) -> dict[str, Fact]:
    """The facts that name a pawn: its seat, or that it is the drone."""
    return {"seat": NOBODY if state.is_drone(pawn) else pawn, "drone": state.is_drone(pawn)}


def aimed(state: CrazyCup, seat: int, target: int) -> dict[str, Fact]:
    """The facts of a blow at a pawn."""
    is_drone = state.is_drone(target)
    return {"seat": seat, "target": NOBODY if is_drone else target, "drone": is_drone}


def at(state: CrazyCup, pawn: int) -> dict[str, Fact]:
    """The facts that say where a pawn is."""
    return {**about(state, pawn), "square": SQUARES[state.at[pawn]]}


def tow(state: CrazyCup, seat: int, from_square: int) -> None:
    """A hooked pawn follows the same path, as many squares as the other went; if its team has not moved yet, this is
    its direction. (R11.1, R14.3)"""
    if state.at[seat] != from_square:
        return
    between = state.rules.track.lines.get(from_square << 8 | state.path[0])
    if between is None:
        return
    way = [*between, *state.path][: len(state.path) - 1]
    if way and state.direction[seat] == UNDECIDED:
        choose_direction(state, seat, COUNTER if way[0] == state.rules.track.road - 1 else CLOCKWISE)
    circuit = state.circuit(seat)
    for square in way:
        ahead = [node for node in circuit.neighbours[state.place[seat]] if circuit.square[node] == square]
        if not ahead:
            break
        enter(state, seat, ahead[0], square)
        if state.over:
            return
    if state.news is not None:
        state.tell("towed", at(state, seat))


def retreat(state: CrazyCup, pawn: int, squares: int) -> None:
    """Back along the road, never over rough ground and never through Start. (R9.3)"""
    circuit = state.circuit(pawn)
    for _ in range(squares):
        node = circuit.back[state.place[pawn]]
        if node == state.place[pawn]:
            break
        enter(state, pawn, node, circuit.square[node])
        if state.over:
            return
    if state.news is not None:
        state.tell("retreats", at(state, pawn))


# Technology


def take_tile(state: CrazyCup, seat: int, tile: int) -> None:
    """A tile from beside the track. (R8.2)"""
    state.supply[tile] -= 1
    state.tiles[seat] += 1 << (tile * TILE_BITS)
    if state.news is not None:
        state.tell("takes-tile", {"seat": seat, "tile": TILES[tile]})


def give_back_tile(state: CrazyCup, seat: int, tile: int) -> None:
    """A tile is discarded and can be had again. (R7.6)"""
    state.tiles[seat] -= 1 << (tile * TILE_BITS)
    state.supply[tile] += 1
    if state.news is not None:
        state.tell("returns-tile", {"seat": seat, "tile": TILES[tile]})


def steal_tile(state: CrazyCup, seat: int, victim: int, tile: int) -> None:
    """A tile changes hands. (R11.10)"""
    state.tiles[victim] -= 1 << (tile * TILE_BITS)
    state.tiles[seat] += 1 << (tile * TILE_BITS)
    if state.news is not None:
        state.tell("steals-tile", {"seat": seat, "victim": victim, "tile": TILES[tile]})


# Cards


def add_card(hand: list[int], card: int) -> None:
    """Into a hand, in order."""
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def draw(state: CrazyCup, seat: int) -> None:
    """The top card of the deck. (R8.5)"""
    card = top_card(state)
    add_card(state.hands[seat], card)
    state.revealed += 1
    if state.news is not None:
        state.tell("draws", {"seat": seat}, {"card": CARDS[card]}, (seat,))


def take_open(state: CrazyCup, seat: int, card: int) -> None:
    """A card from the open row, which is filled up at once. (R8.5)"""
    take(state.open, card)
    add_card(state.hands[seat], card)
    remember(state, seat, card, EVERYBODY)
    if state.news is not None:
        state.tell("takes-card", {"seat": seat, "card": CARDS[card]})
    fill_row(state)


def fill_row(state: CrazyCup) -> None:
    """Three cards lie open, as far as there are any. (R2.4, R8.5)"""
    open_cards(state)
    if len(state.open) < OPEN_CARDS and state.discards:
        shuffle_discards(state)
        open_cards(state)


def open_cards(state: CrazyCup) -> None:
    """Cards of the deck fill the row, as far as it has any. (R8.5)"""
    for card in refill(state, state.open, state.deck):
        if state.news is not None:
            state.tell("opens", {"card": CARDS[card]})


def top_card(state: CrazyCup) -> int:
    """A card off the deck; when it is empty the discards are shuffled. A deck has no order until it is drawn from."""
    if not state.deck:
        shuffle_discards(state)
    return state.draw_one(state.deck)


def shuffle_discards(state: CrazyCup) -> None:
    """The discards are the deck from now on. (R8.5)"""
    state.deck = state.discards
    state.discards = []
    if state.news is not None:
        state.tell("shuffles")


def discard(state: CrazyCup, seat: int, card: int) -> None:
    """A card is played: it goes to the discards. (R10.2)"""
    take(state.hands[seat], card)
    if state.known:
        forget_played(state, seat, card)
    state.discards.append(card)
    if state.news is not None:
        state.tell("plays", {"seat": seat, "card": CARDS[card]})


def steal_card(state: CrazyCup, seat: int, victim: int) -> None:
    """A card at random from a hand. (R11.11)"""
    hand = state.hands[victim]
    card = hand.pop(state.below(len(hand)))
    add_card(state.hands[seat], card)
    forget_stolen(state, seat, victim, card)
    remember(state, seat, card, 1 << victim)
    state.revealed += 1
    if state.news is not None:
        state.tell("steals-card", {"seat": seat, "victim": victim}, {"card": CARDS[card]}, (seat, victim))


def remember(state: CrazyCup, seat: int, card: int, observers: int) -> None:
    """Observers, a bit each, know that a seat holds a card. (R16.1)"""
    state.known = [*state.known, seat | card << 2 | observers << 6]


def forget_played(state: CrazyCup, seat: int, card: int) -> None:
    """A card is played: whoever knew of one knows of one less."""
    told = 0
    known: list[int] = []
    for entry in state.known:
        observers = entry >> 6
        if entry & 63 == seat | card << 2:
            observers, told = observers & told, told | observers
        if observers:
            known.append(entry & 63 | observers << 6)
    state.known = known


def forget_stolen(state: CrazyCup, seat: int, victim: int, card: int) -> None:
    """A card is stolen: the thief knows which; to the others any card of the victim may be the one that is gone."""
    is_found = False
    known: list[int] = []
    for entry in state.known:
        observers = entry >> 6
        if entry & 3 == victim:
            observers &= 1 << seat
            if observers and not is_found and entry >> 2 & 15 == card:
                is_found = True
                observers = 0
        if observers:
            known.append(entry & 63 | observers << 6)
    state.known = known


def load_die(state: DiceTable, seat: int, face: int, other: int) -> None:
    """A die is turned to another face. (R11.9)"""
    turn_die(state, face, other)
    if state.news is not None:
        state.tell("turns-die", {"seat": seat, "other": FACES[face], "face": FACES[other]})


# Tornado


def lay_tornado(state: CrazyCup, seat: int, square: int) -> None:
    """The tile comes to a square; there is only one of it. (R11.2)"""
    state.tornado = square
    state.tornado_by = seat
    state.storm = NOBODY
    if state.news is not None:
        state.tell("tornado", {"seat": seat, "square": SQUARES[square]})


def lift_tornado(state: CrazyCup) -> None:
    """The tile leaves the track. (R11.2)"""
    state.tornado = NOWHERE
    state.tornado_by = NOBODY
    if state.news is not None:
        state.tell("tornado-leaves")


def bring_storm(state: CrazyCup, seat: int) -> None:
    """The tile lies under a pawn. (R11.3)"""
    state.tornado = NOWHERE
    state.tornado_by = NOBODY
    state.storm = seat
    if state.news is not None:
        state.tell("storm", {"seat": seat})


def end_storm(state: CrazyCup) -> None:
    """The sandstorm is over. (R11.3)"""
    state.storm = NOBODY
    if state.news is not None:
        state.tell("tornado-leaves")


# Driving tests


def roll_for_drone(state: CrazyCup) -> int:
    """The combat die for the drone, which has neither red dice nor bonuses. (R13.3)"""
    die = throw_combat_die(state)
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": NOBODY, "die": die, "engaged": 0, "bonus": 0, "strength": die}
        facts["throw"] = "drone"
        state.tell("fights", facts)
    return die


def tell_test(state: CrazyCup, pawn: int, passed: bool) -> None:
    """Say how a driving test went."""
    if state.news is not None:
        state.tell("tests", {**about(state, pawn), "passed": passed})


def suffer(state: CrazyCup, pawn: int, by: int, effect: int, amount: int) -> None:
    """What a failed driving test does; losing a tile is a question to the one who played. (R9.2)"""
    if effect == RETREAT:
        retreat(state, pawn, amount)
    elif effect == STAY:
        if state.news is not None and state.route:
            state.tell("drives", at(state, pawn))
        end_movement(state)
    elif effect == FLAT:
        state.thrown = max(LEAST_HAND, state.thrown - 1)
    elif effect == STORM:
        bring_storm(state, pawn)
    elif effect == LOSE_CARD:
        steal_card(state, by, pawn)


def finish(state: CrazyCup, reason: int) -> None:
    """The game is over. (R12.2, R14.4)"""
    state.over = True
    state.reason = reason
    state.revealed += 1  # All hands are shown: nobody takes the last choice back. (R16.2)
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[reason]})


def end_race(state: CrazyCup) -> None:
    """The last round is done; alone, the drone may have won. (R12.2, R13.4)"""
    finish(state, DRONE_WON if state.seats == 1 and drone_is_first(state) else LINE)


def drone_is_first(state: CrazyCup) -> bool:
    """Has the drone come farther than the only player? If they are level, bonuses decide; it has none. (R13.4)"""
    own = state.circuit(0).progress[state.place[0]] // 2
    drone = state.circuit(1).progress[state.place[1]] // 2
    return drone > own and state.has_finished(1)
