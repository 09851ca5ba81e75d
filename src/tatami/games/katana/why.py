"""Why a piece cannot be chosen now, as a rule clause. Asks the same predicates that make the options."""

from typing import Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision
from tatami.games.katana.cards import GEISHA_FINDS, ROWS, Permanent
from tatami.games.katana.choices import CHOICES
from tatami.games.katana.effects import permanents_of_kind
from tatami.games.katana.state import (
    BUSHIDO,
    CARDS,
    CHARACTERS,
    HANZO,
    IEYASU,
    NOBODY,
    NOBUNAGA,
    OUT_OF_REACH,
    PARRY,
    WEAPONS,
    Katana,
)

ROW: Final = {row.key: row for row in ROWS}
PERMANENTS: Final = [CARDS[BUSHIDO], *(row.key for row in ROWS if isinstance(row, Permanent))]
PARTS: Final = ("", "character", *GEISHA_FINDS)  # These can be pointed at in front of a seat.


def why_not(state: Katana, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    if asked is None:
        return _why_not_asked(state, seat, touched[0])
    offered = [CHOICES.pieces(option) for option in asked.options]
    first, *rest = touched
    if any(pieces and pieces == touched[: len(pieces)] for pieces in offered):
        return _why_no_more(asked, touched)
    if first.startswith("hand/"):
        return _why_not_card(state, asked, first.removeprefix("hand/"), rest[0] if rest else None)
    return _why_not_place(state, seat, asked, first) or _why_not_first(asked)


# Whoever is not asked


def _why_not_asked(state: Katana, seat: int, piece: str) -> WhyNot:
    if state.over:
        return WhyNot("R9.2", "over")
    if piece.startswith("hand/"):
        unheld = _why_not_held(state, seat, piece.removeprefix("hand/"))
        if unheld is not None:
            return unheld
        if piece == "hand/parry":
            return WhyNot("R5.9", "parry-only-in-answer")
    elif unfit := _why_not_place(state, seat, None, piece):
        return unfit
    if state.turn == seat:
        return WhyNot("R5.3", "wait-for-answer", {"seat": state.asked[0].seat, "card": CARDS[state.resolving]})
    return WhyNot("R5.2", "not-your-turn", {"seat": state.turn})


# Pieces on the table


def _why_not_place(state: Katana, seat: int, asked: Decision | None, piece: str) -> WhyNot | None:
    """What a piece on the table is not for, whoever is asked what; None if it only comes at the wrong time."""
    if piece == "pile":
        return WhyNot("R3.5", "no-drawing-now")
    if piece == "discards":
        is_ieyasu = state.characters[seat] == IEYASU
        return WhyNot("R13.8", "power-when-drawing" if is_ieyasu else "only-ieyasu")
    if piece == "resolving":
        return WhyNot("R5.4", "resolving")
    if piece == "character":
        return _why_not_power(state, seat, asked)
    place = _place_named(state, piece)
    if place is None:
        return WhyNot("R5.1", "no-such-piece", {"piece": piece[:40]})
    at, part = place
    if part == "character":
        return _why_not_power(state, seat, asked) if at == seat else WhyNot("R13.1", "power-of-another", {"seat": at})
    if part in PERMANENTS and not _has_permanent(state, at, part):
        return WhyNot("R5.5", "nothing-there", {"seat": at, "card": part})
    if part in PERMANENTS and at == seat:
        return WhyNot("R5.5", "permanent-works", {"card": part})
    return None


def _why_not_power(state: Katana, seat: int, asked: Decision | None) -> WhyNot:
    character = state.characters[seat]
    if character == NOBUNAGA:
        is_playing = asked is not None and asked.prompt == "play"
        return WhyNot("R13.11", "power-last-life" if is_playing else "power-in-play-phase")
    if character == HANZO:
        return WhyNot("R13.6", "power-in-answer")
    if character == IEYASU:
        return WhyNot("R13.8", "power-when-drawing")
    return WhyNot("R13.1", "power-by-itself", {"character": CHARACTERS[character]})


def _why_not_first(asked: Decision) -> WhyNot:
    """A piece that may be chosen at another time, or after another piece."""
    code = {"play": "card-first", "draw": "draw-first"}.get(asked.prompt, "answer-first")
    return WhyNot(asked.frame.clause, code)


def _why_no_more(asked: Decision, touched: tuple[str, ...]) -> WhyNot:
    """A choice is complete, and one more piece was touched."""
    if len(touched) == 2 and touched[0].startswith("hand/"):
        clause = "R5.8" if asked.prompt == "play" else asked.frame.clause
        return WhyNot(clause, "needs-no-target", {"card": touched[0].removeprefix("hand/")})
    return WhyNot(asked.frame.clause, "nothing-more")


# Cards in hand


def _why_not_card(state: Katana, asked: Decision, card: str, target: str | None) -> WhyNot:
    seat = asked.seat
    unheld = _why_not_held(state, seat, card)
    if unheld is not None:
        return unheld
    kind = CARDS.index(card)
    if asked.prompt != "play":
        return _why_no_answer(state, asked, kind)
    if kind == PARRY:
        return WhyNot("R5.9", "parry-only-in-answer")
    if kind == BUSHIDO and state.bushido_at != NOBODY:
        return WhyNot("R12.17", "bushido-in-play", {"seat": state.bushido_at})
    if kind < WEAPONS and state.weapons_played >= state.weapon_limit(seat):
        return WhyNot("R3.7", "weapon-limit", {"count": state.weapon_limit(seat)})
    if target is None:
        return _why_no_target(state, seat, kind)
    place = _place_named(state, target)
    if place is None:
        return WhyNot("R5.7", "no-such-piece", {"piece": target[:40]})
    if kind < WEAPONS:
        return _why_not_attack(state, seat, kind, *place)
    if card == "geisha":
        return _why_not_geisha(state, seat, *place)
    return _why_not_aimed(seat, card, *place)


def _why_not_held(state: Katana, seat: int, card: str) -> WhyNot | None:
    if card not in CARDS:
        return WhyNot("R5.1", "no-such-card", {"card": card[:40]})
    if CARDS.index(card) not in state.hands[seat]:
        return WhyNot("R5.5" if card in PERMANENTS else "R5.3", "not-in-hand", {"card": card})
    return None


def _why_no_answer(state: Katana, asked: Decision, kind: int) -> WhyNot:
    """A card tried as an answer to something that asks for another one."""
    card = CARDS[kind]
    if asked.prompt == "draw":
        return WhyNot("R3.2", "draw-first")
    if asked.prompt in ("jujutsu", "bushido"):
        return WhyNot(asked.frame.clause, "only-a-weapon", {"card": card})
    if kind < WEAPONS and state.characters[asked.seat] == HANZO:
        return WhyNot("R13.6", "hanzo-last-card")
    return WhyNot(asked.frame.clause, "only-a-parry", {"card": card})


def _why_no_target(state: Katana, seat: int, kind: int) -> WhyNot:
    """A weapon, a Geisha or a Diversion that finds nobody and nothing. (R5.7)"""
    if kind >= WEAPONS:
        return WhyNot("R5.7", "no-target", {"card": CARDS[kind]})
    if all(difficulty == OUT_OF_REACH for difficulty in state.difficulties(seat)):
        return WhyNot("R4.2", "everybody-harmless")
    return WhyNot("R5.7", "no-target-in-reach", {"card": CARDS[kind], "precision": state.rules.precision[kind]})


# Cards with a target


def _why_not_attack(state: Katana, seat: int, weapon: int, at: int, part: str) -> WhyNot:
    card = CARDS[weapon]
    if part:
        return WhyNot("R6.4", "players-only", {"card": card})
    if at == seat:
        return WhyNot("R6.4", "not-yourself", {"card": card})
    if state.is_harmless(at):
        return WhyNot("R4.2", "harmless", {"seat": at, "life": state.life[at]})
    facts: dict[str, int | str] = {"seat": at, "card": card, "difficulty": state.difficulties(seat)[at]}
    return WhyNot("R6.4", "too-far", facts | {"precision": state.rules.precision[weapon]})


def _why_not_geisha(state: Katana, seat: int, at: int, part: str) -> WhyNot:
    if part not in GEISHA_FINDS:
        return WhyNot("R12.10", "geisha-what")
    if part == "hand":
        if at == seat:
            return WhyNot("R12.11", "not-yourself", {"card": "geisha"})
        return WhyNot("R12.11", "empty-hand", {"seat": at})
    if not _has_permanent(state, at, part):
        return WhyNot("R12.10", "nothing-there", {"seat": at, "card": part})
    return WhyNot("R12.10", "geisha-others")


def _why_not_aimed(seat: int, card: str, at: int, part: str) -> WhyNot:
    """Diversion, Breathing and Code of Bushido: a player, and the first two another player."""
    if part:
        return WhyNot(ROW[card].clause, "players-only", {"card": card})
    if at == seat:
        return WhyNot(ROW[card].clause, "not-yourself", {"card": card})
    return WhyNot(ROW[card].clause, "empty-hand", {"seat": at})


# What a piece is


def _place_named(state: Katana, piece: str) -> tuple[int, str] | None:
    """The seat and what lies there: "seat-2/armour" is (2, "armour")."""
    name, _, part = piece.partition("/")
    seats = [f"seat-{seat}" for seat in range(state.seats)]
    return (seats.index(name), part) if name in seats and part in PARTS else None


def _has_permanent(state: Katana, seat: int, card: str) -> bool:
    if card == "bushido":
        return state.bushido_at == seat
    return permanents_of_kind(state, CARDS.index(card))[seat] > 0
