"""The verbs of Donjon: the only places where pawns, tiles, cards and the king move."""

from tatami.core._types import take
from tatami.core.events import Fact
from tatami.games.dicium.dice import FACES
from tatami.games.dicium.donjon.cards import CARDS
from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.state import (
    CROWN,
    GOBLIN,
    HEROES,
    MONSTER,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    PORTAL,
    REASONS,
    RELICS,
    SWAMPED,
    THRONED,
    TILES,
    TREASURE_CHESTS,
    TREASURES,
    WON,
    Donjon,
)
from tatami.games.dicium.effects import gain_bonus, turn_die
from tatami.games.dicium.state import NOTCHES, DiceTable


def take_hero(state: Donjon, seat: int, hero: int) -> None:
    """A player takes a hero: the mat, and its bonus of the start. (R2.1, R2.2)"""
    state.heroes[seat] = hero
    mats = state.mats[:]
    mats[seat] = state.rules.mats[hero]
    state.mats = mats
    if state.news is not None:
        state.tell("takes-hero", {"seat": seat, "hero": HEROES[hero]})
    gain_bonus(state, seat, first_level(mats[seat], hero), hero)


def first_level(mat: list[int], colour: int) -> int:
    """The lowest level at which a mat has a bonus of this colour. (R2.2)"""
    for notch in range(NOTCHES):
        if mat[notch] == colour:
            return 2 + notch // 2
    return NOWHERE


def enter(state: Donjon, seat: int, square: int) -> None:
    """A pawn comes into the dungeon by a portal. (R2.6)"""
    state.pawns[seat] = square
    if state.news is not None:
        state.tell("enters", {"seat": seat, "square": SQUARES[square]})


def walk(state: Donjon, seat: int, square: int) -> None:
    """A pawn goes to a square. (R9.1)"""
    state.pawns[seat] = square
    if state.news is not None:
        state.tell("moves", {"seat": seat, "square": SQUARES[square]})


def step(state: Donjon, seat: int, square: int) -> None:
    """The free step to a portal. (R7.9)"""
    state.may_step = False
    state.pawns[seat] = square
    if state.news is not None:
        state.tell("steps", {"seat": seat, "square": SQUARES[square]})


def go_back(state: Donjon, seat: int, square: int) -> None:
    """A pawn is sent back to a portal. (R12.4)"""
    state.pawns[seat] = square
    if state.news is not None:
        state.tell("goes-back", {"seat": seat, "square": SQUARES[square]})


# Cards


def reveal(state: Donjon, seat: int) -> int:
    """The top card of a player's pile, which is in force from now on. (R8.1)"""
    card = state.draw_one(state.piles[seat])
    state.card = card
    state.revealed += 1
    if state.news is not None:
        state.tell("reveals", {"seat": seat, "card": CARDS[card]})
    return card


def keep(state: Donjon, seat: int, card: int, held: list[int]) -> None:
    """A scroll or an item stays with the player. (R8.5, R8.6)"""
    state.card = NO_CARD
    held.append(card)
    held.sort()
    if state.news is not None:
        state.tell("keeps-card", {"seat": seat, "card": CARDS[card]})


def discard_card(state: Donjon) -> None:
    """The card of the turn is discarded when the turn is over. (R8.3)"""
    if state.card != NO_CARD:
        state.discards.append(state.card)
        state.card = NO_CARD


def read_scroll(state: Donjon, seat: int, card: int) -> None:
    """A scroll is played and discarded. (R8.5)"""
    take(state.scrolls[seat], card)
    state.discards.append(card)
    if state.news is not None:
        state.tell("plays", {"seat": seat, "card": CARDS[card]})


def turn_by_fate(state: DiceTable, seat: int, face: int, other: int) -> None:
    """The scroll of fate turns a die. (R8.8)"""
    turn_die(state, face, other)
    if state.news is not None:
        state.tell("turns-die", {"seat": seat, "other": FACES[face], "face": FACES[other]})


# Tiles


def place_goblin(state: Donjon, square: int) -> None:
    """A goblin appears. (R8.11)"""
    state.goblins -= 1
    state.tiles[square] = GOBLIN
    if state.news is not None:
        state.tell("goblin", {"square": SQUARES[square], "count": state.goblins, "room": True})


def no_goblin(state: Donjon, centre: int) -> None:
    """There is no room for the goblin that was due near a square. (R8.12)"""
    if state.news is not None:
        state.tell("goblin", {"square": SQUARES[centre], "count": state.goblins, "room": False})


def remove_goblin(state: Donjon, seat: int, square: int) -> None:
    """A goblin goes back to the reserve. (R12.3)"""
    state.tiles[square] = NO_TILE
    state.goblins += 1
    state.goblins_killed[seat] += 1
    if state.news is not None:
        state.tell("kills-goblin", {"seat": seat, "square": SQUARES[square], "count": state.goblins})


def kill(state: Donjon, seat: int, square: int) -> bool:
    """A goblin or a monster is beaten. Does it bring a bonus? A monster does, and is a trophy. (R12.3, R12.5)"""
    tile = state.tiles[square]
    if tile == GOBLIN:
        remove_goblin(state, seat, square)
        return False
    state.tiles[square] = NO_TILE
    state.slayer[tile - MONSTER] = seat
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": seat, "tile": TILES[tile], "square": SQUARES[square]}
        state.tell("kills-monster", {**facts, "count": state.needed()})
    check_victory(state)
    return True


def place_portal(state: Donjon, seat: int, square: int) -> None:
    """The Portal tile comes to a square, or moves there. (R9.10)"""
    if state.portal != NOWHERE:
        state.tiles[state.portal] = NO_TILE
    state.portal = square
    state.tiles[square] = PORTAL
    if state.news is not None:
        state.tell("places-portal", {"seat": seat, "square": SQUARES[square]})


def open_chest(state: Donjon, seat: int) -> int:
    """The chest under a pawn is opened and counts; what it holds. (R10.2, R10.3, R10.5)"""
    square = state.pawns[seat]
    chest = state.chest_at(square)
    state.tiles[square] = NO_TILE
    state.opener[chest] = seat
    state.revealed += 1
    found = state.chests[chest]
    if state.news is not None:
        if chest < TREASURE_CHESTS:
            state.tell("opens-treasure", {"seat": seat, "treasure": TREASURES[found], "count": state.opened()})
        else:
            state.tell("opens-relic", {"seat": seat, "relic": RELICS[found], "count": state.opened()})
    check_victory(state)
    return found


def reveal_relic(state: Donjon, seat: int, square: int) -> None:
    """All see a relic, which is put back. (R10.4)"""
    chest = state.chest_at(square)
    state.shown |= 1 << chest
    state.revealed += 1
    if state.news is not None:
        relic = RELICS[state.chests[chest]]
        state.tell("shows-relic", {"seat": seat, "square": SQUARES[square], "relic": relic})


# The king and the end


def king_arrives(state: Donjon) -> None:
    """The king comes to the entrance. (R13.1)"""
    state.king = 0
    state.revealed += 1
    if state.news is not None:
        state.tell("king-arrives", {"square": SQUARES[state.king_square()]})


def king_walks(state: Donjon, die: int, steps: int) -> list[int]:
    """The king goes on along the royal way: the squares that he enters, goblins or not. On his throne he has
    won. (R13.2, R13.5, R14.3)"""
    way = state.rules.dungeon.way
    end = min(state.king + steps, len(way) - 1)
    entered = way[state.king + 1 : end + 1]
    state.king = end
    if state.news is not None:
        left = len(way) - 1 - end
        state.tell("king-walks", {"die": die, "square": SQUARES[way[end]], "count": left})
    if end == len(way) - 1:
        finish(state, THRONED)
    return entered


def check_victory(state: Donjon) -> None:
    """The crown and enough chests: the heroes have won at once. (R14.1)"""
    if state.has_relic(CROWN) and state.opened() >= state.needed():
        finish(state, WON)


def swamp(state: Donjon) -> None:
    """A goblin is due and the reserve is empty. (R14.2)"""
    finish(state, SWAMPED)


def finish(state: Donjon, reason: int) -> None:
    """The game is over. (R1.3)"""
    if state.over:
        return
    state.over = True
    state.reason = reason
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[reason]})
