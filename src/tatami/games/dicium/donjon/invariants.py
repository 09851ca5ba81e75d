"""What must hold in every state of Donjon, whatever was played."""

from tatami.games.dicium.donjon.cards import GOBLINS, is_item, is_scroll
from tatami.games.dicium.donjon.dungeon import PORTAL_SQUARE
from tatami.games.dicium.donjon.fights import Fight
from tatami.games.dicium.donjon.moves import goblin_places
from tatami.games.dicium.donjon.state import (
    CHESTS,
    CROWN,
    GOBLIN,
    HEROES,
    MONSTER,
    MONSTERS,
    NO_CARD,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    PORTAL,
    RELIC,
    RELICS,
    SWAMPED,
    THRONED,
    TREASURE,
    TREASURE_CHESTS,
    TREASURES,
    WON,
    Donjon,
)
from tatami.games.dicium.state import KINDS_OF_BONUS


def check(state: Donjon) -> None:
    """Raise AssertionError, naming what is broken."""
    state.check_dice()
    _heroes_are_sound(state)
    _tiles_are_conserved(state)
    _cards_are_conserved(state)
    way = state.rules.dungeon.way
    assert OUTSIDE <= state.king < len(way), "the king has left the royal way (R13.2)"
    assert state.king == OUTSIDE or not any(state.piles), "the king came before the last card (R2.5)"
    _the_table_is_at_rest(state)


def _heroes_are_sound(state: Donjon) -> None:
    taken = [hero for hero in state.heroes if hero != NOBODY]
    assert len(set(taken)) == len(taken) and all(0 <= hero < len(HEROES) for hero in taken), (
        "two play one hero (R2.1)"
    )
    fighting = [frame.square for frame in state.stack if isinstance(frame, Fight) and not frame.distant]
    for seat, square in enumerate(state.pawns):
        hero = state.heroes[seat]
        assert hero == NOBODY or state.bonus_faces[seat * KINDS_OF_BONUS + hero] > 0, (
            "a hero without the bonus of the start (R2.2)"
        )
        if square != NOWHERE:
            is_alone = not state.is_foe(square) or square in fighting or state.stack == [] or state.over
            assert is_alone or _is_returning(state, seat), "a pawn beside a monster or goblin (R12.1)"


def _is_returning(state: Donjon, seat: int) -> bool:
    """A beaten pawn stands where it was beaten until its owner has chosen a portal. (R12.4)"""
    return any(frame.name == "return" and frame.seat == seat for frame in state.stack)


def _tiles_are_conserved(state: Donjon) -> None:
    tiles, dungeon = state.tiles, state.rules.dungeon
    assert tiles.count(GOBLIN) + state.goblins == state.rules.goblins and state.goblins >= 0, "goblins (R2.3)"
    for monster in range(len(MONSTERS)):
        lies = tiles.count(MONSTER + monster)
        assert lies == (1 if state.slayer[monster] == NOBODY else 0), f"{MONSTERS[monster]} came or went (R12.3)"
    for chest, square in enumerate(dungeon.chests):
        kind = TREASURE if chest < TREASURE_CHESTS else RELIC
        is_closed = state.opener[chest] == NOBODY
        assert (tiles[square] == kind) == is_closed, "a chest that is open and closed (R10.2)"
    assert tiles.count(TREASURE) + tiles.count(RELIC) == CHESTS - state.opened(), "a chest too many (R2.3)"
    assert sorted(state.chests[:TREASURE_CHESTS]) == list(range(len(TREASURES))), "treasures came or went (R2.3)"
    assert sorted(state.chests[TREASURE_CHESTS:]) == list(range(len(RELICS))), "relics came or went (R2.3)"
    assert tiles.count(PORTAL) == (state.portal != NOWHERE), "the Portal tile is there twice or not at all (R9.10)"
    assert state.portal == NOWHERE or tiles[state.portal] == PORTAL, "the Portal tile lies elsewhere (R9.10)"
    for square, tile in enumerate(tiles):
        is_portal = dungeon.kinds[square] == PORTAL_SQUARE
        assert not is_portal or tile in (NO_TILE, PORTAL), "a goblin stands on a portal (R8.11)"


def _cards_are_conserved(state: Donjon) -> None:
    held = [*state.scrolls, *state.items, *state.piles, state.unused, state.discards]
    cards = [card for pile in held for card in pile]
    if state.card != NO_CARD:
        cards.append(state.card)
    found = [cards.count(card) for card in range(len(state.rules.copies))]
    assert found == state.rules.copies and len(cards) == sum(found), "cards came or went (R8.1)"
    for seat in range(state.seats):
        assert all(is_scroll(card) for card in state.scrolls[seat]), "what is kept to be read is no scroll (R8.5)"
        assert all(is_item(card) for card in state.items[seat]), "what is kept for good is no item (R8.6)"
    assert not is_scroll(state.card) and not is_item(state.card), "a scroll in force (R8.5)"


def _the_table_is_at_rest(state: Donjon) -> None:
    has_won = state.has_relic(CROWN) and state.opened() >= state.needed()
    is_throned = state.king == len(state.rules.dungeon.way) - 1
    if not state.over:
        assert not has_won and not is_throned, "an end is missed (R14)"
        asked = state.asked[0]
        assert len(state.asked) == 1 and len(set(asked.options)) == len(asked.options), "a choice is offered twice"
        return
    assert not state.stack and not state.asked, "the game is over and somebody is asked"
    assert has_won == (state.reason == WON), "the heroes win with the crown and enough chests, and only so (R14.1)"
    assert is_throned == (state.reason == THRONED), "the king has won on his throne, and only there (R14.3)"
    if state.reason == SWAMPED:
        assert state.goblins == 0, "there are goblins in the reserve (R14.2)"
        centre, distance = state.king_square(), 2
        if state.card >= GOBLINS:
            centre, distance = state.pawns[state.turn], state.card - GOBLINS + 1
        assert goblin_places(state, centre, distance), "there was no room for the goblin (R8.12)"
