"""What a learning program sees of a table of Crazy Cup."""

from typing import Final

from tatami.core.observation import Observation, Row, put, put_from, put_kind
from tatami.games.dicium.crazy_cup.choices import CARDS, MOST_ROAD, MOST_ROUGH, TILES
from tatami.games.dicium.crazy_cup.content import RANGES
from tatami.games.dicium.crazy_cup.state import CrazyCup
from tatami.games.dicium.crazy_cup.track import TILE_BITS
from tatami.games.dicium.observation import PACKED, dice_rows, fill_dice
from tatami.games.dicium.state import COMBAT_FACES

SQUARES: Final = MOST_ROAD + MOST_ROUGH
MOST_TILES: Final = 99
COPIES: Final = RANGES["copies"][1]


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine; a race alone has the drone."""
    pawns = seats if seats > 1 else 2
    return (
        *dice_rows(seats),
        Row("hand", len(CARDS), 0, COPIES, "How many of each cheat card I hold."),
        Row("hand sizes", seats, 0, len(CARDS) * COPIES, "The cheat cards that each seat holds."),
        Row("known", pawns * len(CARDS), 0, COPIES, "Of each hand but mine, the cards that I have seen."),
        Row("open", len(CARDS), 0, COPIES, "The cheat cards face up."),
        Row("discards", len(CARDS), 0, COPIES, "The cheat cards that were played."),
        Row("deck", 1, 0, len(CARDS) * COPIES, "The cheat cards left to draw."),
        Row("squares", pawns, 0, SQUARES, "The square of each pawn."),
        Row("come", pawns, 0, 2 * SQUARES, "How many road squares each pawn has come."),
        Row("directions", pawns, -1, 1, "Which way each pawn goes; -1 before that is chosen."),
        Row("departed", pawns, 0, 1, "Which pawns have left Start."),
        Row("tiles", seats * len(TILES), 0, 3, "The technology of each seat, by kind."),
        Row("supply", len(TILES), 0, MOST_TILES, "The technology beside the track, by kind."),
        Row("tornado", 1, 0, SQUARES + 1, "The square of the tornado plus 1; 0 if there is none."),
        Row("storm", seats, 0, 1, "Whom a sandstorm holds."),
        Row("finishing", 1, 0, 1, "Whether the last round is played."),
        Row("steps", 1, 0, 2 * SQUARES, "The steps that are left of the movement under way."),
        Row("combat die", 1, 0, COMBAT_FACES, "How the combat die fell last; 0 before it did."),
        Row("airship", 1, 0, 1, "Whether it goes by airship."),
    )


def fill(state: CrazyCup, seat: int, cells: list[int], at: int) -> int:
    """What this seat may know. (R16.1)"""
    circle = [(seat + step) % state.seats for step in range(state.seats)]
    runners = [(seat + step) % state.pawns for step in range(state.pawns)]
    at = fill_dice(state, seat, cells, at)
    at = put(by_card(state.hands[seat]), cells, at)
    at = put([len(state.hands[other]) for other in circle], cells, at)
    for other in runners:
        is_told = other != seat and not state.over  # At the end all hands lie open.
        at = put(by_card(state.known_cards(other, seat) if is_told else []), cells, at)
    at = put(by_card(state.open), cells, at)
    at = put(by_card(state.discards), cells, at)
    at = put([len(state.deck)], cells, at)
    at = put_from(state.at, seat, cells, at)
    at = put([state.squares(pawn) for pawn in runners], cells, at)
    at = put_from(state.direction, seat, cells, at)
    at = put([state.departed >> pawn & 1 for pawn in runners], cells, at)
    for other in circle:
        at = put([state.tiles[other] >> TILE_BITS * kind & 3 for kind in range(len(TILES))], cells, at)
    at = put(state.supply, cells, at)
    at = put([state.tornado + 1], cells, at)
    at = put_kind((state.storm - seat) % state.seats if state.storm >= 0 else -1, state.seats, cells, at)
    return put([int(state.finishing), state.left, state.combat, int(state.airship)], cells, at)


def by_card(cards: list[int]) -> list[int]:
    """How many there are of each card."""
    return [cards.count(card) for card in range(len(CARDS))]


OBSERVATION = Observation(rows=rows, fill=fill, own_fields=PACKED, seat_fields=frozenset({"by", "target", "victim"}))
