"""What a learning program sees of a table of Katana."""

from typing import Final

from tatami.core.observation import Observation, Row, put, put_from, put_kind
from tatami.games.katana.content import DECK, MOST_LIFE
from tatami.games.katana.state import CARDS, CHARACTERS, NOTHING, OUT_OF_REACH, ROLES, Katana

MOST_HONOUR: Final = 99
MOST_DEEDS: Final = 999


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine."""
    return (
        Row("hand", len(CARDS), 0, DECK, "How many cards of each kind I hold, in the order of content.toml."),
        Row("unseen", len(CARDS), 0, DECK, "How many cards of each kind lie where I do not see them."),
        Row("hand sizes", seats, 0, DECK, "The cards that each seat holds."),
        Row("life", seats, 0, MOST_LIFE, "The life of each seat."),
        Row("honour", seats, 0, MOST_HONOUR, "The honour of each seat."),
        Row("armours", seats, 0, DECK, "The Armours before each seat."),
        Row("fast draws", seats, 0, DECK, "The Fast Draws before each seat."),
        Row("focuses", seats, 0, DECK, "The Focuses before each seat."),
        Row("bushido", seats, 0, 1, "Before whom Code of Bushido lies."),
        Row("difficulty", seats, 0, OUT_OF_REACH, "How hard each seat is for me to hit; 99 for the harmless."),
        Row("turn", seats, 0, 1, "Whose turn it is."),
        Row("roles", seats * len(ROLES), 0, 1, "The role of each seat, as far as I know it."),
        Row("characters", seats * len(CHARACTERS), 0, 1, "The character of each seat."),
        Row("deeds", seats * seats, -MOST_DEEDS, MOST_DEEDS, "Blows of each seat against each other, less gifts."),
        Row("resolving", len(CARDS), 0, 1, "The card that is being played."),
        Row("top", len(CARDS), 0, 1, "The card on top of the discards."),
        Row("pile", 1, 0, DECK, "The cards left to draw."),
        Row("weapons left", 1, -DECK, DECK, "How many weapons may still be played in this turn."),
    )


def fill(state: Katana, seat: int, cells: list[int], at: int) -> int:
    """What this seat may know. (R14)"""
    circle = [(seat + step) % state.seats for step in range(state.seats)]
    at = put([state.hands[seat].count(kind) for kind in range(len(CARDS))], cells, at)
    at = put(unseen(state, seat), cells, at)
    at = put([len(state.hands[other]) for other in circle], cells, at)
    for numbers in (state.life, state.honour, state.armours, state.fast_draws, state.focuses):
        at = put_from(numbers, seat, cells, at)
    at = put([int(state.bushido_at == other) for other in circle], cells, at)
    at = put_from(state.difficulties(seat), seat, cells, at)
    at = put([int(state.turn == other) for other in circle], cells, at)
    for other in circle:
        is_known = state.over or other == seat or state.is_role_open(other)
        at = put_kind(state.roles[other] if is_known else NOTHING, len(ROLES), cells, at)
    for other in circle:
        at = put_kind(state.characters[other], len(CHARACTERS), cells, at)
    for other in circle:
        deeds = state.memory.deeds[other * state.seats : other * state.seats + state.seats]
        at = put_from([max(-MOST_DEEDS, min(MOST_DEEDS, count)) for count in deeds], seat, cells, at)
    at = put_kind(state.resolving, len(CARDS), cells, at)
    at = put_kind(state.discards[-1] if state.discards else NOTHING, len(CARDS), cells, at)
    return put([len(state.pile), state.weapon_limit(state.turn) - state.weapons_played], cells, at)


def unseen(state: Katana, seat: int) -> list[int]:
    """How many cards of each kind are in the draw pile or in hands that this seat does not see."""
    left = [0] * len(CARDS)
    for kind in state.pile:
        left[kind] += 1
    for other in range(state.seats):
        if other != seat and not state.over:
            for kind in state.hands[other]:
                left[kind] += 1
    return left


OBSERVATION = Observation(rows=rows, fill=fill, seat_fields=frozenset({"attacker"}))
