"""Why a piece of Samouraï & Katana cannot be chosen now: a clause, and what the sentence needs.

The questions are those that make the options; here they only find out which of them said no.
"""

from typing import Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.moves import is_attack, move_cost
from tatami.games.samourai_katana.phases.activation import Destination
from tatami.games.samourai_katana.phases.fighting import CARDS_EACH, Lay
from tatami.games.samourai_katana.pieces import (
    CARDS,
    FIRST_EVENT,
    FIRST_SPECIAL,
    LAND_LINKS,
    SEA_LINKS,
    TERRITORIES,
)
from tatami.games.samourai_katana.rows import ROWS
from tatami.games.samourai_katana.state import SamouraiKatana

PIECES: Final = {piece for choice in CHOICES.by_code.values() for piece in choice.pieces}


def why_not(state: SamouraiKatana, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    first, *rest = touched
    if first not in PIECES:
        return WhyNot("R2.1", "no-such-piece", {"piece": " ".join(touched)[:40]})
    if state.over:
        return WhyNot("R14.1", "over")
    if asked is None:
        return WhyNot("R6.2", "not-your-turn", {"seat": state.asked[0].seat})
    if rest and any(CHOICES.pieces(option)[:1] == (first,) for option in asked.options):
        if first == "castle" and rest[0] in TERRITORIES:
            return _why_no_castle(state, seat, TERRITORIES.index(rest[0]))
        return WhyNot(asked.frame.clause, "nothing-more")
    place, _, name = first.rpartition("/")
    if place == "hand":
        return _why_not_card(state, seat, asked, CARDS.index(name))
    if place == "theirs":
        return WhyNot("R13.12", "not-their-hand" if asked.prompt == "steal" else "answer-first", {"card": name})
    if first in TERRITORIES:
        return _why_not_there(state, seat, asked, TERRITORIES.index(first))
    return _why_not_otherwise(state, seat, asked, first)


def _why_not_otherwise(state: SamouraiKatana, seat: int, asked: Decision, piece: str) -> WhyNot:
    if piece == "castle" and asked.prompt == "buy":
        return _why_no_castle_at_all(state, seat)
    if piece == "honour" and asked.prompt == "act":
        return WhyNot("R8.10", "too-little-honour")
    if piece.startswith("seat-"):
        target = int(piece.removeprefix("seat-"))
        if asked.prompt in ("name", "order", "aim") and target < state.seats:
            return WhyNot(asked.frame.clause, "cannot-name", {"target": target})
    return WhyNot(asked.frame.clause, "answer-first")


def _why_not_card(state: SamouraiKatana, seat: int, asked: Decision, card: int) -> WhyNot:
    """A card of the own hand, or one that is not there."""
    name = CARDS[card]
    if not state.holds(seat, card):
        return WhyNot("R16.2", "not-in-hand", {"card": name})
    if isinstance(asked.frame, Lay):
        if asked.frame.step == CARDS_EACH and not FIRST_SPECIAL <= card < FIRST_EVENT:
            return WhyNot("R9.3", "not-blue")
        return WhyNot("R9.3", "answer-first")
    if asked.prompt in ("answers", "stop"):
        if state.sizes[seat] < state.rules.least_hand:
            return WhyNot("R4.8", "hand-too-small", {"card": name})
        return WhyNot("R16.4", "not-now", {"card": name})
    if asked.prompt == "act":
        return _why_no_power(state, seat, card)
    return WhyNot(asked.frame.clause, "answer-first")


def _why_no_power(state: SamouraiKatana, seat: int, card: int) -> WhyNot:
    """A card that is held has no power in the own activation now."""
    clause, code = ROWS[card].refusal(state, seat)
    return WhyNot(clause, code, {"card": CARDS[card]})


def _why_not_there(state: SamouraiKatana, seat: int, asked: Decision, land: int) -> WhyNot:
    """A territory cannot be touched."""
    name = TERRITORIES[land]
    if isinstance(asked.frame, Destination):
        return _why_not_to(state, seat, asked.frame.origin, land)
    if asked.prompt == "act":
        if state.owner[land] != seat:
            return WhyNot("R8.3", "not-yours", {"territory": name})
        if state.samurai[land] == 0:
            return WhyNot("R8.3", "no-samurai", {"territory": name})
        return WhyNot("R8.4", "cannot-leave", {"territory": name})
    if asked.prompt in ("buy", "place", "retreat", "lend"):
        if state.owner[land] != seat:
            return WhyNot("R7.3", "not-yours", {"territory": name})
        if asked.prompt == "buy":
            return WhyNot("R7.1", "no-reserve") if state.reserve[seat] == 0 else WhyNot("R7.2", "too-dear")
    if asked.prompt in ("uprising", "return"):
        return WhyNot("R13.8", "no-uprising", {"territory": name})
    return WhyNot(asked.frame.clause, "answer-first")


def _why_not_to(state: SamouraiKatana, seat: int, origin: int, land: int) -> WhyNot:
    """A group cannot go there."""
    name = TERRITORIES[land]
    if land not in LAND_LINKS[origin] and land not in SEA_LINKS[origin]:
        return WhyNot("R8.3", "not-a-neighbour", {"territory": name})
    if land in state.burnt:
        return WhyNot("R13.13", "is-burnt", {"territory": name})
    if move_cost(state, seat, land) > state.koku[seat]:
        return WhyNot("R8.4", "too-dear")
    if is_attack(state, seat, land):
        if state.sizes[seat] < CARDS_EACH:
            return WhyNot("R9.2", "too-few-cards")
        return WhyNot("R13.6", "attack-barred", {"territory": name})
    return WhyNot("R8.6", "only-repeats")


def _why_no_castle_at_all(state: SamouraiKatana, seat: int) -> WhyNot:
    """No castle can be built anywhere."""
    if state.has_built:
        return WhyNot("R7.4", "has-built")
    if state.castles[seat] == 0:
        return WhyNot("R7.4", "no-castle-left")
    return WhyNot("R7.2", "too-dear")


def _why_no_castle(state: SamouraiKatana, seat: int, land: int) -> WhyNot:
    """A castle can be built, but not there."""
    name = TERRITORIES[land]
    if state.owner[land] != seat:
        return WhyNot("R7.3", "not-yours", {"territory": name})
    if state.castle[land]:
        return WhyNot("R7.4", "castle-there", {"territory": name})
    return WhyNot("R7.2", "too-dear")
