"""Why a piece of Bushido cannot be chosen now: a clause, and what the sentence needs.

The questions are those that make the options; here they only find out which of them said no.
"""

from collections.abc import Callable
from typing import Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision
from tatami.games.bushido.choices import CHOICES
from tatami.games.bushido.discs import DISC_ROWS
from tatami.games.bushido.phases.mobilisation import is_target, needed
from tatami.games.bushido.phases.regrouping import Regroup, RegroupTo, can_move
from tatami.games.bushido.scheming import Scheming
from tatami.games.bushido.state import (
    DISCS,
    KATANA,
    MAP,
    NOBODY,
    PROVINCES,
    ROLES,
    RONIN,
    TILES,
    Bushido,
)
from tatami.games.bushido.tiles import TILE_ROWS

TOKENS: Final = ("three", "six", "campaign")


def why_not(state: Bushido, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    offered = [] if asked is None else [CHOICES.pieces(option) for option in asked.options]
    first, *rest = touched
    unfit = _why_no_piece(state, seat, first)
    if unfit is not None:
        return unfit
    if asked is None:
        return _why_not_asked(state, seat)
    if rest and any(pieces[:1] == (first,) for pieces in offered):
        return _why_not_second(state, asked, first, rest[0])
    return _why_not_first(state, asked, first)


# Pieces that nobody could choose


def _why_no_piece(state: Bushido, seat: int, piece: str) -> WhyNot | None:
    """The piece is not there at all, or not with this player."""
    place, _, name = piece.partition("/")
    if place == "tile" and name in TILES:
        if not state.held(seat, TILES.index(name)):
            return WhyNot("R4.3", "no-tile", {"tile": name})
    elif place == "disc" and name in DISCS:
        if not state.has_disc(seat, DISCS.index(name)):
            return WhyNot("R4.8", "no-disc", {"disc": name})
    elif place == "token" and name in TOKENS:
        if not state.tokens[seat] >> TOKENS.index(name) & 1:
            is_unplayed = name == "campaign" and not state.rules.campaign
            return WhyNot("R15.1", "no-campaign") if is_unplayed else WhyNot("R2.17", "token-gone")
    elif _seat_named(state, piece) is None and _hex_named(state, piece) is None and not _is_role(piece):
        return WhyNot("R5.1", "no-such-piece", {"piece": piece[:40]})
    return None


def _why_not_asked(state: Bushido, seat: int) -> WhyNot:
    if state.over:
        return WhyNot("R1.3", "over")
    return WhyNot("R5.1", "not-asked", {"seat": state.asked[0].seat})


# The first piece


def _why_not_first(state: Bushido, asked: Decision, piece: str) -> WhyNot:
    place, _, name = piece.partition("/")
    prompt = asked.prompt
    if place == "tile":
        return _why_not_tile(state, asked, TILES.index(name))
    if place == "disc":
        return DISC_ROWS[DISCS.index(name)].elsewhere(prompt)
    if place == "token":
        clause = "R15.2" if name == "campaign" else "R10.8"
        return WhyNot(clause, "token-later" if name == "campaign" else "bonus-later")
    if place == "role":
        return WhyNot("R8.1", "role-later", {"role": name})
    other = _seat_named(state, piece)
    if other is not None:
        return _why_not_seat(state, asked, other)
    hex = _hex_named(state, piece)
    assert hex is not None, "every other piece is none"
    return _why_not_province(state, asked, hex)


def _why_not_tile(state: Bushido, asked: Decision, kind: int) -> WhyNot:
    frame, tile = asked.frame, TILE_ROWS[kind]
    if isinstance(frame, Scheming) and kind in frame.tiles():
        return tile.refusal(state, frame)
    if asked.prompt == "stack-top" and kind < KATANA:
        return WhyNot("R11.4", "not-stacked", {"tile": tile.key})
    if asked.seat == state.turn and kind >= KATANA:
        return WhyNot("R4.5", "daimyo-plays-none")
    return tile.later()


def _why_not_seat(state: Bushido, asked: Decision, other: int) -> WhyNot:
    if other == asked.seat and asked.prompt == "tea":
        return WhyNot("R6.2", "not-yourself")
    return WhyNot(asked.frame.clause, "no-player-asked")


# Provinces, by the question that is asked


def _why_not_province(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    reason = ON_PROVINCES.get(asked.prompt)
    return WhyNot(asked.frame.clause, "no-province-asked") if reason is None else reason(state, asked, hex)


def _named(hex: int) -> dict[str, int | str]:
    return {"province": PROVINCES[hex]}


def _why_taken(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    return WhyNot(asked.frame.clause, "taken", {**_named(hex), "seat": state.owner[hex]})


def _why_not_own(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    is_own = state.owner[hex] == asked.seat
    return WhyNot(asked.frame.clause, "no-province-asked") if is_own else _not_yours(asked, hex)


def _not_yours(asked: Decision, hex: int) -> WhyNot:
    return WhyNot(asked.frame.clause, "not-yours", _named(hex))


def _why_not_disbanded(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    return WhyNot("R5.5", "one-stays", _named(hex)) if state.owner[hex] == asked.seat else _not_yours(asked, hex)


def _why_not_regrouped(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    seat = asked.seat
    if state.owner[hex] != seat:
        return _not_yours(asked, hex)
    if can_move(state, seat, hex):
        assert isinstance(asked.frame, Regroup)
        has_moved_enough = asked.frame.has_moved_enough(state)
        return WhyNot("R10.1", "moved-enough") if has_moved_enough else WhyNot("R10.13", "seen-before")
    alone = not state.is_connected(seat, hex)
    return WhyNot("R10.2", "isolated", _named(hex)) if alone else WhyNot("R10.3", "one-stays", _named(hex))


def _why_not_regrouped_there(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    assert isinstance(asked.frame, RegroupTo)
    if state.owner[hex] == asked.seat and hex in state.connected(asked.seat, asked.frame.source):
        return WhyNot("R10.13", "seen-before")
    return _why_unreachable(state, asked, hex)


def _why_unreachable(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    is_own = state.owner[hex] == asked.seat
    return WhyNot(asked.frame.clause, "unreachable", _named(hex)) if is_own else _not_yours(asked, hex)


def _why_tile_first(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    return WhyNot("R9.3", "tile-first")


def _why_no_target(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    seat, facts = asked.seat, _named(hex)
    if state.is_fortress(hex):
        return WhyNot("R10.4", "fortress", facts)
    if not is_target(state, hex):
        return WhyNot("R10.4", "not-the-bushis", facts)
    if not state.borders(seat, hex):
        return WhyNot("R10.4", "no-neighbour", facts)
    return WhyNot(
        "R10.10" if state.owner[hex] == NOBODY else "R10.6", "too-few", {**facts, "count": needed(state, hex)}
    )


def _why_no_revolt(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    facts = _named(hex)
    if state.owner[hex] != state.turn:
        return WhyNot("R9.12", "not-the-daimyos", facts)
    return WhyNot("R16.1", "fortress", facts) if state.is_fortress(hex) else WhyNot("R9.12", "no-ronin-there", facts)


ON_PROVINCES: Final[dict[str, Callable[[Bushido, Decision, int], WhyNot]]] = {
    "fortress": _why_taken,
    "claim": _why_taken,
    "deploy": _why_not_own,
    "place-elite": _why_not_own,
    "disband": _why_not_disbanded,
    "regroup": _why_not_regrouped,
    "regroup-to": _why_not_regrouped_there,
    "source": _why_unreachable,
    "retreat": _why_unreachable,
    "target": _why_no_target,
    "hatamoto": _why_no_revolt,
    "schemes": _why_tile_first,
}


# The second piece


def _why_not_second(state: Bushido, asked: Decision, first: str, piece: str) -> WhyNot:
    place, _, name = first.partition("/")
    if place == "token":
        return (
            WhyNot("R2.17", "token-gone")
            if piece in ("token/three", "token/six")
            else WhyNot("R10.8", "nothing-more")
        )
    if _seat_named(state, piece) is None and _hex_named(state, piece) is None:
        return WhyNot(asked.frame.clause, "no-such-piece", {"piece": piece[:40]})
    other, hex = _seat_named(state, piece), _hex_named(state, piece)
    if place == "tile" and TILES.index(name) == RONIN and hex is not None:
        return _why_no_ronin(state, asked, hex)
    if place in ("tile", "role") and other == asked.seat:
        return WhyNot(asked.frame.clause, "not-yourself")
    if place == "role" and other is not None:
        return _why_not_appointed(state, asked, other)
    return WhyNot(asked.frame.clause, "nothing-more")


def _why_no_ronin(state: Bushido, asked: Decision, hex: int) -> WhyNot:
    facts: dict[str, int | str] = {"province": PROVINCES[hex]}
    if state.is_fortress(hex):
        return WhyNot("R9.3", "fortress", facts)
    if state.owner[hex] in (NOBODY, asked.seat):
        return WhyNot("R9.3", "ronin-elsewhere", facts)
    return WhyNot("R9.4", "one-ronin", facts)


def _why_not_appointed(state: Bushido, asked: Decision, other: int) -> WhyNot:
    if other in state.roles and state.seats > 3:
        return WhyNot("R8.1", "has-a-card", {"seat": other})
    if asked.prompt == "bushi":
        return WhyNot("R8.3", "out-of-reach", {"seat": other})
    return WhyNot(asked.frame.clause, "no-player-asked")


# What a piece is


def _is_role(piece: str) -> bool:
    place, _, name = piece.partition("/")
    return place == "role" and name in ROLES


def _seat_named(state: Bushido, piece: str) -> int | None:
    seats = [f"seat-{seat}" for seat in range(state.seats)]
    return seats.index(piece) if piece in seats else None


def _hex_named(state: Bushido, piece: str) -> int | None:
    if piece not in PROVINCES:
        return None
    hex = PROVINCES.index(piece)
    return hex if hex in MAP[state.seats] else None
