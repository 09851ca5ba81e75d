# hot
"""What the cards of the play phase do to the table, as far as nobody has to answer."""

from typing import Final

from tatami.games.katana.choices import A_BUSHIDO, A_HAND
from tatami.games.katana.effects import (
    discard,
    discard_permanent,
    draw,
    put_in,
    recover,
    resolve,
    take_at_random,
    take_out,
)
from tatami.games.katana.state import (
    ARMOUR,
    BREATHING,
    BUSHIDO,
    CARDS,
    CIRCLE,
    DIVERSION,
    FAST_DRAW,
    FOCUS,
    GEISHA,
    NOTHING,
    Katana,
)

FOUND: Final = (NOTHING, ARMOUR, FAST_DRAW, FOCUS, BUSHIDO)  # what Geisha takes, in the order of GEISHA_FINDS


def pour_tea(state: Katana, seat: int) -> None:
    """Three cards for the host, then one for each other player, clockwise. (R12.13)"""
    draw(state, seat, 3)
    for guest in CIRCLE[state.seats][seat]:
        if state.over:
            return
        draw(state, guest, 1)


def place_bushido(state: Katana, seat: int, target: int) -> None:
    """Code of Bushido is laid in front of anybody. (R12.17)"""
    take_out(state, seat, BUSHIDO)
    state.bushido_at = target
    if state.news is not None:
        state.tell("places-bushido", {"seat": seat, "target": target})


def divert(state: Katana, seat: int, target: int) -> None:
    """A random card changes hands; only the two know which. (R12.9)"""
    take_out(state, seat, DIVERSION)
    state.resolving = DIVERSION
    state.noting().note_deed(seat, target, 1)
    kind = take_at_random(state, target)
    put_in(state, seat, kind)
    if state.news is not None:
        state.tell("diverts", {"seat": seat, "target": target}, {"card": CARDS[kind]}, (seat, target))
    resolve(state)


def send_geisha(state: Katana, seat: int, target: int, found: int) -> None:
    """A permanent, or a random card of a hand, is discarded. (R12.10, R12.11)"""
    take_out(state, seat, GEISHA)
    state.resolving = GEISHA
    if target != seat and found != A_BUSHIDO:
        state.noting().note_deed(seat, target, 1)
    if found == A_HAND:
        kind = take_at_random(state, target)
        state.discards.append(kind)
    else:
        kind = FOUND[found]
        discard_permanent(state, target, kind)
    if state.news is not None:
        where = "hand" if found == A_HAND else "table"
        state.tell("sends-geisha", {"seat": seat, "target": target, "card": CARDS[kind], "where": where})
    resolve(state)


def breathe(state: Katana, seat: int, target: int) -> None:
    """All life back; another player draws a card. (R12.12)"""
    take_out(state, seat, BREATHING)
    state.resolving = BREATHING
    state.noting().note_deed(seat, target, -1)
    if state.news is not None:
        state.tell("breathes", {"seat": seat, "target": target})
    recover(state, seat)
    draw(state, target, 1)
    resolve(state)


def sacrifice(state: Katana, seat: int) -> None:
    """Nobunaga pays a life for a card. (R13.11)"""
    state.life[seat] -= 1
    if state.news is not None:
        state.tell("sacrifices", {"seat": seat, "left": state.life[seat]})
    draw(state, seat, 1)


def give_up(state: Katana, seat: int, kind: int) -> None:
    """A card is discarded because something asks for it."""
    discard(state, seat, kind)
    if state.news is not None:
        state.tell("discards", {"seat": seat, "card": CARDS[kind]})
