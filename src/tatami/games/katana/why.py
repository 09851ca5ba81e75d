"""Why a piece cannot be chosen now, as a rule clause. Asks the same predicates that make the options. (R5, R6)"""

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision
from tatami.games.katana.choices import CHOICES
from tatami.games.katana.frames import PlayPhase
from tatami.games.katana.state import (
    BUSHIDO,
    CARDS,
    HANZO,
    NOBODY,
    OUT_OF_REACH,
    PARRY,
    WEAPONS,
    Katana,
)


def why_not(state: Katana, seat: int, piece: str) -> WhyNot | None:
    """Why this seat cannot choose this piece, or these pieces one after the other; None if it can."""
    asked = next((decision for decision in state.asked if decision.seat == seat), None)
    if asked is None:
        return _not_asked(state, seat, piece)
    touched = tuple(piece.split())
    if any(CHOICES.pieces(option)[: len(touched)] == touched for option in asked.options):
        return None
    first, *rest = touched
    if first.startswith("hand/"):
        return _why_not_card(state, asked, first.removeprefix("hand/"), rest[0] if rest else None)
    return _why_not_place(state, asked, first)


def _not_asked(state: Katana, seat: int, piece: str) -> WhyNot:
    if state.over:
        return WhyNot("R9.2", "over")
    waiting = state.asked[0]
    if piece == "hand/parry":
        return WhyNot("R5.9", "parry-only-in-answer", {"seat": waiting.seat})
    return WhyNot("R5.2", "not-your-turn", {"seat": waiting.seat})


def _why_not_card(state: Katana, asked: Decision, card: str, target: str | None) -> WhyNot:
    seat = asked.seat
    if card not in CARDS:
        return WhyNot("R5.1", "no-such-card", {"card": card})
    kind = CARDS.index(card)
    if kind not in state.hands[seat]:
        return WhyNot("R14.2", "not-in-hand", {"card": card})
    if not isinstance(asked.frame, PlayPhase):
        return _why_no_answer(state, asked, kind)
    if kind == PARRY:
        return WhyNot("R5.9", "parry-only-in-answer", {"seat": seat})
    if kind == BUSHIDO and state.bushido_at != NOBODY:
        return WhyNot("R12.17", "bushido-in-play", {"seat": state.bushido_at})
    if kind < WEAPONS:
        return _why_not_weapon(state, seat, kind, target)
    if target is None:
        return WhyNot("R5.7", "no-target", {"card": card})
    return _why_not_target(state, seat, card, target)


def _why_not_weapon(state: Katana, seat: int, weapon: int, target: str | None) -> WhyNot:
    card = CARDS[weapon]
    limit = state.weapon_limit(seat)
    if state.weapons_played >= limit:
        return WhyNot("R3.7", "weapon-limit", {"count": limit})
    if target is None:
        return WhyNot("R5.7", "no-target-in-reach", {"card": card, "precision": state.rules.precision[weapon]})
    aimed = _seat_named(state, target)
    if aimed is None:
        return WhyNot("R6.4", "weapons-hit-players", {"card": card})
    if aimed == seat:
        return WhyNot("R6.4", "not-yourself", {"card": card})
    difficulty = state.difficulties(seat)[aimed]
    if difficulty == OUT_OF_REACH:
        return WhyNot("R4.2", "harmless", {"seat": aimed})
    facts: dict[str, int | str] = {"seat": aimed, "card": card, "difficulty": difficulty}
    return WhyNot("R6.4", "too-far", facts | {"precision": state.rules.precision[weapon]})


def _why_not_target(state: Katana, seat: int, card: str, target: str) -> WhyNot:
    aimed = _seat_named(state, target)
    if aimed is None:
        return WhyNot("R5.7", "no-target", {"card": card})
    if card == "geisha":
        if aimed == seat and target.endswith("/hand"):
            return WhyNot("R12.11", "not-yourself", {"card": card})
        if aimed == seat and not state.rules.geisha_any:
            return WhyNot("R12.10", "geisha-others", {"card": card})
        return WhyNot("R12.10", "nothing-there", {"seat": aimed, "card": card})
    if aimed == seat:
        return WhyNot("R12.9" if card == "diversion" else "R12.12", "not-yourself", {"card": card})
    if card == "diversion":
        return WhyNot("R12.9", "empty-hand", {"seat": aimed})
    return WhyNot("R5.8", "needs-no-target", {"card": card})


def _why_no_answer(state: Katana, asked: Decision, kind: int) -> WhyNot:
    """A card tried as an answer to something that asks for another one."""
    card = CARDS[kind]
    if asked.prompt == "draw":
        return WhyNot("R3.2", "draw-first", {"card": card})
    if asked.prompt in ("parry", "battle-cry"):
        if kind < WEAPONS and state.characters[asked.seat] == HANZO:
            return WhyNot("R13.6", "hanzo-last-card", {"card": card})
        return WhyNot("R6.6" if asked.prompt == "parry" else "R12.4", "only-a-parry", {"card": card})
    return WhyNot("R12.5" if asked.prompt == "jujutsu" else "R12.20", "only-a-weapon", {"card": card})


def _why_not_place(state: Katana, asked: Decision, piece: str) -> WhyNot:
    if piece == "character":
        return WhyNot("R13.11", "no-power-now")
    if piece in ("pile", "discards"):
        return WhyNot("R3.5", "no-drawing-now")
    aimed = _seat_named(state, piece)
    if aimed is None:
        return WhyNot("R5.1", "no-such-piece", {"piece": piece[:40]})
    if asked.prompt == "play":
        return WhyNot("R5.2", "card-first", {"seat": aimed})
    return WhyNot("R5.2", "answer-first", {"seat": aimed})


def _seat_named(state: Katana, piece: str) -> int | None:
    name = piece.partition("/")[0].removeprefix("seat-")
    return int(name) if name.isdigit() and int(name) < state.seats else None
