"""What is hidden from whom in Bushido, written from the rules and not from the view: for the examination. (R17)"""

from collections.abc import Callable

from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    COMBAT_DISCS,
    DISC_KINDS,
    FORTRESS,
    KATANA,
    KINDS,
    MAP,
    NOTHING,
    TURNED_UP,
    Bushido,
)

Shuffle = Callable[[list[int]], None]

# Provinces that are dealt at the beginning lie open at once; in which order they were dealt is forgotten. (R2.8)
FLEETING = frozenset({"claims"})
# Who draws at the end of one turn may draw again at the beginning of the next; a screen holds all of it. (R4.3)
SUMMED = frozenset({"draws"})


def redeal(state: Bushido, observer: int | None, shuffle: Shuffle) -> None:
    """Deal anew what the observer may not know: what lies face down on the map, behind the other screens, in bag and
    piles, the discs put away, stacks, and what others have spied. Secret answers are picks, which the examination
    redeals in every game."""
    others = [seat for seat in range(state.seats) if seat != observer]
    _redeal_map(state, shuffle)
    _redeal_tiles(state, observer, others, shuffle)
    _redeal_discs(state, observer, others, shuffle)
    for side, seat in enumerate(state.sides()):
        if seat in others and state.combat == CHOOSING_DISCS:
            _stack_anew(state, side, seat, shuffle)
    for seat in others:
        first, last = seat * state.seats, (seat + 1) * state.seats
        state.spied_tiles[first * KINDS : last * KINDS] = [0] * (state.seats * KINDS)
        state.spied_discs[first * DISC_KINDS : last * DISC_KINDS] = [0] * (state.seats * DISC_KINDS)


def _redeal_map(state: Bushido, shuffle: Shuffle) -> None:
    """Tiles that nobody has turned up; those below fortresses and left in the box are mixed in. (R17.3)"""
    tiles = pieces(state.rules.lands[:FORTRESS])
    for hex in MAP[state.seats]:
        if state.shown[hex]:
            tiles.remove(state.land[hex])
    shuffle(tiles)
    for hex in MAP[state.seats]:
        if not state.shown[hex] and not state.is_fortress(hex):
            state.land[hex] = tiles.pop()


def _redeal_tiles(state: Bushido, observer: int | None, others: list[int], shuffle: Shuffle) -> None:
    """All tiles of the others and the bag, but those a spy has seen and those that lie in a stack. (R17.1, R17.4)"""
    kept: list[list[int]] = []
    loose = pieces(state.bag)
    bag = len(loose)
    for seat in others:
        hand = state.tiles[seat * KINDS : (seat + 1) * KINDS]
        keep = _spied(state.spied_tiles, state.seats, observer, seat, KINDS)
        if state.combat == CHOOSING_DISCS and seat in state.sides():
            side = state.side(seat)
            for kind in range(KATANA):
                keep[kind] = max(keep[kind], state.stacks[side * KATANA + kind])
        kept.append(keep)
        loose += pieces([count - keep[kind] for kind, count in enumerate(hand)])
    shuffle(loose)
    for seat, keep in zip(others, kept):
        for _ in range(state.tile_count(seat) - sum(keep)):
            keep[loose.pop()] += 1
        state.tiles[seat * KINDS : (seat + 1) * KINDS] = keep
    assert len(loose) == bag
    state.bag = [loose.count(kind) for kind in range(KINDS)]


def _redeal_discs(state: Bushido, observer: int | None, others: list[int], shuffle: Shuffle) -> None:
    """The discs of the others, those put away, and the piles; in a combat each has one to choose. What a combat has
    turned up is in sight until the turn is over, and behind nobody's screen. (R17.2, R17.3)"""
    kept: list[list[int]] = []
    away = sum(state.spent)
    loose = pieces(state.piles) + pieces(state.spent)
    turned_up = [disc for disc in state.chosen if disc != NOTHING] if state.combat >= TURNED_UP else []
    for disc in turned_up:
        loose.remove(disc)
    for seat in others:
        hand = state.discs[seat * DISC_KINDS : (seat + 1) * DISC_KINDS]
        keep = _spied(state.spied_discs, state.seats, observer, seat, DISC_KINDS)
        fights = state.combat == CHOOSING_DISCS and seat in state.sides()
        if fights and sum(keep[:COMBAT_DISCS]) == 0:
            tactics = pieces(hand[:COMBAT_DISCS])
            shuffle(tactics)
            keep[tactics[0]] += 1
        kept.append(keep)
        loose += pieces([count - keep[disc] for disc, count in enumerate(hand)])
    shuffle(loose)
    for seat, keep in zip(others, kept):
        for _ in range(state.disc_count(seat) - sum(keep)):
            keep[loose.pop()] += 1
        state.discs[seat * DISC_KINDS : (seat + 1) * DISC_KINDS] = keep
    loose += turned_up
    shuffle(loose)
    state.spent = [loose[:away].count(disc) for disc in range(DISC_KINDS)]
    state.piles = [loose[away:].count(disc) for disc in range(DISC_KINDS)]


def _stack_anew(state: Bushido, side: int, seat: int, shuffle: Shuffle) -> None:
    """A stack of which all see the size and the top. (R11.4)"""
    held = [state.held(seat, kind) for kind in range(KATANA)]
    size = state.stack_size(side)
    held[state.tops[side]] -= 1
    tiles = pieces(held)
    shuffle(tiles)
    stack = [state.tops[side], *tiles[: size - 1]]
    state.stacks[side * KATANA : (side + 1) * KATANA] = [stack.count(kind) for kind in range(KATANA)]


def _spied(known: list[int], seats: int, observer: int | None, seat: int, kinds: int) -> list[int]:
    """What the observer has seen behind a screen and knows to be there still."""
    if observer is None:
        return [0] * kinds
    first = (observer * seats + seat) * kinds
    return known[first : first + kinds]


def pieces(counts: list[int]) -> list[int]:
    """Every piece by itself."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
