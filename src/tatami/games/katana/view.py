"""What a seat may know of a table of Katana, and worlds that fit it. (R14)"""

from collections import Counter

import msgspec

from tatami.core.chance import seeded
from tatami.core.events import Fact
from tatami.core.outcome import Outcome
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.games.katana.belief import GREAT_NINJA, World, believe, frozen
from tatami.games.katana.frames import FRAMES
from tatami.games.katana.hands import parts
from tatami.games.katana.scoring import outcome
from tatami.games.katana.setup import NINJAS, RONINS, SAMURAIS, drawn
from tatami.games.katana.state import (
    CARDS,
    CHARACTERS,
    NINJA,
    NOBODY,
    NOTHING,
    OUT_OF_REACH,
    REASONS,
    ROLES,
    RONIN,
    SAMURAI,
    SHOGUN,
    Katana,
    Rules,
)

CHANCES = 1 << 20  # how finely chances are told apart
MOST_TRIES = 40  # to draw a likely card
FRAME_NAMES = {frame: name for name, frame in FRAMES.items()}


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them; `role` and `hand` only where they may be known."""

    seat: int
    character: str
    life: int
    full_life: int
    honour: int
    hand_size: int
    armours: int
    fast_draws: int
    focuses: int
    has_bushido: bool
    is_harmless: bool
    difficulty: int | None
    role: str | None
    hand: list[str] | None


class Waiting(msgspec.Struct, frozen=True):
    """A frame: what the table waits for, in names and numbers."""

    frame: str
    facts: dict[str, Fact]


class Asked(msgspec.Struct, frozen=True):
    """Somebody is asked something; everybody may know that."""

    seat: int
    prompt: str


class View(msgspec.Struct, frozen=True, tag="katana", tag_field="game"):
    """A table as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    steps: int
    turn: int
    seats: list[Seat]
    pile: int
    discards: list[str]
    resolving: str | None
    weapons_played: int
    weapon_limit: int
    waiting: list[Waiting]
    asked: list[Asked]
    deeds: list[list[int]]
    spared: list[list[int]]
    kept: list[int]
    bare: list[int]
    rules: "RulesView"
    outcome: Outcome | None
    ended_by: int | None
    victim: int | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="katana", tag_field="game"):
    """The view that hides nothing: every hand and role, the cards of the draw pile, the state of chance."""

    table: View
    pile: list[str]
    chance: int


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them."""

    exhaustion: str
    geisha: str
    sword_first: bool
    negative_totals: bool
    copies: list[int]
    precision: list[int]
    damage: list[int]
    life: list[int]


def view(state: Katana, seat: int | None) -> View:
    """Built up from nothing: what this seat may know."""
    return _seen(state, seat, [state.over or other == seat for other in range(state.seats)])


def referee(state: Katana) -> Referee:
    """Everything."""
    pile = sorted(CARDS[kind] for kind in state.pile)
    return Referee(_seen(state, None, [True] * state.seats), pile, state.chance)


def _seen(state: Katana, seat: int | None, is_open: list[bool]) -> View:
    reach = [OUT_OF_REACH] * state.seats if seat is None else state.difficulties(seat)
    seats = [
        Seat(
            seat=other,
            character=CHARACTERS[state.characters[other]],
            life=state.life[other],
            full_life=state.rules.life[state.characters[other]],
            honour=state.honour[other],
            hand_size=len(state.hands[other]),
            armours=state.armours[other],
            fast_draws=state.fast_draws[other],
            focuses=state.focuses[other],
            has_bushido=state.bushido_at == other,
            is_harmless=state.is_harmless(other),
            difficulty=None if reach[other] == OUT_OF_REACH else reach[other],
            role=ROLES[state.roles[other]] if is_open[other] or state.is_role_open(other) else None,
            hand=[CARDS[kind] for kind in state.hands[other]] if is_open[other] else None,
        )
        for other in range(state.seats)
    ]
    return View(
        seat=seat,
        steps=state.steps,
        turn=state.turn,
        seats=seats,
        pile=len(state.pile),
        discards=[CARDS[kind] for kind in state.discards],
        resolving=None if state.resolving == NOTHING else CARDS[state.resolving],
        weapons_played=state.weapons_played,
        weapon_limit=state.weapon_limit(state.turn),
        waiting=[Waiting(FRAME_NAMES[type(frame)], frame.facts()) for frame in state.stack],
        asked=[Asked(decision.seat, decision.prompt) for decision in state.asked],
        deeds=_rows(state.deeds, state.seats),
        spared=_rows(state.spared, state.seats),
        kept=state.still_held(state.kept),
        bare=state.still_held(state.bare),
        rules=RulesView(
            exhaustion="eager" if state.rules.eager else "lazy",
            geisha="any" if state.rules.geisha_any else "others",
            sword_first=state.rules.sword_first,
            negative_totals=state.rules.negative_totals,
            copies=state.rules.copies[:],
            precision=state.rules.precision[:],
            damage=state.rules.damage[:],
            life=state.rules.life[:],
        ),
        outcome=outcome(state),
        ended_by=None if state.ended_by == NOBODY else state.ended_by,
        victim=None if state.victim == NOBODY else state.victim,
        revealed=state.revealed,
    )


def _rows(numbers: list[int], seats: int) -> list[list[int]]:
    return [numbers[row : row + seats] for row in range(0, len(numbers), seats)]


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
    state = Katana(count, 0, _rules(seen.rules), [], characters)
    state.life = [player.life for player in seen.seats]
    state.honour = [player.honour for player in seen.seats]
    state.armours = [player.armours for player in seen.seats]
    state.fast_draws = [player.fast_draws for player in seen.seats]
    state.focuses = [player.focuses for player in seen.seats]
    state.bushido_at = next((player.seat for player in seen.seats if player.has_bushido), NOBODY)
    state.discards = [CARDS.index(card) for card in seen.discards]
    state.resolving = NOTHING if seen.resolving is None else CARDS.index(seen.resolving)
    _sort_cards(state, seen)
    state.deeds = [number for row in seen.deeds for number in row]
    state.spared = [number for row in seen.spared for number in row]
    state.gone = [0] * count
    state.kept = seen.kept[:]
    state.bare = seen.bare[:]
    state.steps = seen.steps
    state.turn = seen.turn
    state.weapons_played = seen.weapons_played
    state.revealed = seen.revealed
    state.ended_by = NOBODY if seen.ended_by is None else seen.ended_by
    state.victim = NOBODY if seen.victim is None else seen.victim
    if seen.outcome is not None:
        state.over = True
        state.reason = REASONS.index(seen.outcome.reason)
    state.stack = [FRAMES[waiting.frame](**waiting.facts) for waiting in seen.waiting]
    return state


def _rules(seen: RulesView) -> Rules:
    return Rules(
        seen.exhaustion == "eager",
        seen.geisha == "any",
        seen.sword_first,
        seen.negative_totals,
        seen.copies[:],
        seen.precision[:],
        seen.damage[:],
        seen.life[:],
    )


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
    considered = believe(len(known), me, mine, known.index(SHOGUN), frozen(seen.deeds), frozen(seen.spared))
    world = drawn_world(state, considered)
    stars = [role for role in (NINJA, NINJA + 1, NINJA + 2) if role != mine]
    hidden = [seat for seat in range(len(known)) if seat != me and world[seat] >= NINJA]
    dealt = drawn(state, stars, len(hidden))
    if len(known) == 4:  # one of two ninjas counts double: the one with more stars (R10.2)
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
    unseen = Counter(dict(enumerate(state.rules.copies)))
    unseen.subtract(state.discards)
    unseen.subtract([] if state.resolving == NOTHING else [state.resolving])
    for player in seen.seats:
        unseen.subtract(CARDS.index(card) for card in player.hand or ())
        unseen[CARDS.index("armour")] -= player.armours
        unseen[CARDS.index("fast-draw")] -= player.fast_draws
        unseen[CARDS.index("focus")] -= player.focuses
        unseen[CARDS.index("bushido")] -= int(player.has_bushido)
    state.pile = sorted(unseen.elements())
    state.hands = [[CARDS.index(card) for card in player.hand or ()] for player in seen.seats]


def _deal_hidden(state: Katana, seen: View) -> None:
    """Hands that are hidden, by what all have seen of them, out of the pile."""
    for player, hand in zip(seen.seats, state.hands):
        if player.hand is None:
            for count, weights in parts(player.hand_size, seen.kept[player.seat], seen.bare[player.seat]):
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
