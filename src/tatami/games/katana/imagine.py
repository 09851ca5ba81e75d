"""Worlds of Katana that fit a view: what it hides is dealt at random, roles and hands by what deeds tell. (R14)"""

from tatami.core.chance import seeded
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.core.waiting import restore
from tatami.games.katana.beliefs.hands import parts
from tatami.games.katana.beliefs.roles import World, believe, frozen
from tatami.games.katana.memory import Memory
from tatami.games.katana.scoring import GREAT_NINJA
from tatami.games.katana.setup import NINJAS, RONINS, SAMURAIS, drawn
from tatami.games.katana.state import (
    CHARACTERS,
    NINJA,
    NOBODY,
    NOTHING,
    REASONS,
    ROLES,
    RONIN,
    SAMURAI,
    SHOGUN,
    Katana,
)
from tatami.games.katana.view import KIND, View, played_rules, unseen_copies

CHANCES = 1 << 20  # Chances are told apart so finely.
MOST_TRIES = 40  # A likely card is sought so often.


def imagine(seen: View, seed: int) -> Katana:
    """A whole table that looks like this view; what the view hides is dealt at random, roles by what deeds tell."""
    state = _table(seen).clone()
    state.chance = seeded(seed)
    state.roles = _roles(state, seen)
    _deal_hidden(state, seen)
    state.survey()
    settle(state)
    return state


@read_once
def _table(seen: View) -> Katana:
    """What a view tells. The draw pile has all cards that are nowhere to be seen."""
    count = len(seen.seats)
    characters = [CHARACTERS.index(player.character) for player in seen.seats]
    state = Katana(count, 0, rules=played_rules(seen))
    state.characters = characters
    state.life = [player.life for player in seen.seats]
    state.honour = [player.honour for player in seen.seats]
    state.armours = [player.armours for player in seen.seats]
    state.fast_draws = [player.fast_draws for player in seen.seats]
    state.focuses = [player.focuses for player in seen.seats]
    state.bushido_at = next((player.seat for player in seen.seats if player.has_bushido), NOBODY)
    state.discards = [KIND[card] for card in seen.discards]
    state.resolving = NOTHING if seen.resolving is None else KIND[seen.resolving]
    _sort_cards(state, seen)
    deeds, spared = ([number for row in rows for number in row] for rows in (seen.memory.deeds, seen.memory.spared))
    state.memory = Memory(count, deeds, spared, [0] * count, seen.memory.kept[:], seen.memory.bare[:])
    state.turn = seen.turn
    state.weapons_played = seen.weapons_played
    state.ended_by = NOBODY if seen.ended_by is None else seen.ended_by
    state.victim = NOBODY if seen.victim is None else seen.victim
    restore(state, seen, __package__, REASONS)
    return state


def _roles(state: Katana, seen: View) -> list[int]:
    """The roles that are known, and the others dealt among the rest: a seat deals them as it believes they lie, a
    spectator as they come. (R2.2, R2.3)"""
    known = [None if player.role is None else ROLES.index(player.role) for player in seen.seats]
    if seen.seat is not None and None in known:
        return _believed_roles(state, seen, known)
    count = len(known)
    others = [SAMURAI] * SAMURAIS[count] + [RONIN] * RONINS[count]
    ninjas = [NINJA, NINJA + 1, NINJA + 2]
    missing = NINJAS[count]
    for role in known:
        if role is not None and role >= NINJA:
            ninjas.remove(role)
            missing -= 1
        elif role is not None and role != SHOGUN:
            others.remove(role)
    hidden = others + drawn(state, ninjas, missing)
    dealt = iter(drawn(state, hidden, len(hidden)))
    return [next(dealt) if role is None else role for role in known]


def _believed_roles(state: Katana, seen: View, known: list[int | None]) -> list[int]:
    """Roles drawn by their chances in the eyes of a seat; which ninja is which is chance, but for the great one."""
    me = seen.seat
    assert me is not None and known[me] is not None, "a seat knows its own role"
    mine = known[me] or SHOGUN
    considered = believe(
        len(known), me, mine, known.index(SHOGUN), frozen(seen.memory.deeds), frozen(seen.memory.spared)
    )
    world = drawn_world(state, considered)
    stars = [role for role in (NINJA, NINJA + 1, NINJA + 2) if role != mine]
    hidden = [seat for seat in range(len(known)) if seat != me and world[seat] >= NINJA]
    dealt = drawn(state, stars, len(hidden))
    if len(known) == 4:  # One of two ninjas counts double: the one with more stars. (R10.2)
        dealt = _with_great_ninja(state, world, mine if mine >= NINJA else None, hidden)
    roles = [role if role is not None else world[seat] for seat, role in enumerate(known)]
    for seat, role in zip(hidden, dealt):
        roles[seat] = role
    return roles


def drawn_world(state: Katana, considered: list[tuple[float, World]]) -> World:
    """One of the worlds, by their chances."""
    point = state.below(CHANCES) / CHANCES
    for chance, world in considered:
        point -= chance
        if point < 0:
            return world
    return considered[-1][1]


def _with_great_ninja(state: Katana, world: World, mine: int | None, hidden: list[int]) -> list[int]:
    """Stars for the hidden ninjas of four, so that the great one has more than the other."""
    stars = [NINJA, NINJA + 1, NINJA + 2]
    if mine is None:
        stars.remove(stars[state.below(3)])
        return [stars[1] if world[seat] == GREAT_NINJA else stars[0] for seat in hidden]
    fitting = [role for role in stars if role != mine and (role > mine) == (world[hidden[0]] == GREAT_NINJA)]
    return [fitting[state.below(len(fitting))]]


def _sort_cards(state: Katana, seen: View) -> None:
    """Hands that are seen, and the cards nowhere to be seen."""
    state.pile = [kind for kind, copies in enumerate(unseen_copies(seen)) for _ in range(copies)]
    state.hands = [[KIND[card] for card in player.hand or ()] for player in seen.seats]


def _deal_hidden(state: Katana, seen: View) -> None:
    """Hands that are hidden, by what all have seen of them, out of the pile."""
    for player, hand in zip(seen.seats, state.hands):
        if player.hand is None:
            for count, weights in parts(
                player.hand_size, seen.memory.kept[player.seat], seen.memory.bare[player.seat]
            ):
                hand += [_drawn_card(state, weights) for _ in range(count)]
    assert len(state.pile) == seen.pile, "the view does not add up to the deck"


def _drawn_card(state: Katana, weights: list[float]) -> int:
    """A card out of the pile, each as likely as the weight of its kind; after many vain tries, any."""
    pile = state.pile
    likeliest = max(weights)
    place = state.below(len(pile))
    tries = MOST_TRIES
    while tries and state.below(CHANCES) * likeliest >= weights[pile[place]] * CHANCES:
        place = state.below(len(pile))
        tries -= 1
    return pile.pop(place)
