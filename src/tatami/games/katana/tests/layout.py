"""Laying out a position of Katana by hand: everything that a test does not mention is as dull as possible.

a is the shogun, everybody is upright with one Parry in hand, full life, the honour of the set-up, and a character
whose power stays out of it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tatami.core.chance import seeded
from tatami.games.katana import Options
from tatami.games.katana.content import rules
from tatami.games.katana.effects import take_from_pile
from tatami.games.katana.frames import DiscardPhase, DrawPhase, PlayPhase, Recovery
from tatami.games.katana.game import GAME
from tatami.games.katana.memory import nothing_seen
from tatami.games.katana.setup import HONOUR, SHOGUN_HONOUR
from tatami.games.katana.state import ARMOUR, CARDS, CHARACTERS, FAST_DRAW, FOCUS, NOBODY, ROLES, Katana, Rules

LETTERS = "abcdefg"
PHASES = {"recovery": Recovery, "draw": DrawPhase, "play": PlayPhase, "discard": DiscardPhase}
USUAL_ROLES = {
    3: ["shogun", "ninja-1", "ninja-2"],
    4: ["shogun", "samurai", "ninja-1", "ninja-2"],
    5: ["shogun", "samurai", "ninja-1", "ninja-2", "ronin"],
    6: ["shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"],
    7: ["shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin", "samurai"],
}
# The first ones have powers that show only when they attack or in their own turn.
USUAL_CHARACTERS = (
    "nobunaga", "tomoe", "musashi", "goemon", "ieyasu", "hideyoshi",
    "hanzo", "kojiro", "benkei", "chiyome", "ginchiyo", "ushiwaka",
)  # fmt: skip
TRIES = 200_000


class Player(NamedTuple):
    """What a test says about one seat: None is the usual, `front` are the permanents in front of it."""

    hand: str = "parry"
    character: str | None = None
    role: str | None = None
    life: int | None = None
    honour: int | None = None
    front: str = ""


def lay_out(
    sitting: list[Player],
    *,
    turn: str,
    phase: str,
    bushido: str | None,
    pile: str | None,
    top: str,
    discards: str,
    options: dict[str, object],
    content: Mapping[str, object] | None,
) -> Katana:
    """A state in which the phase is about to begin; see `table` for what the words mean."""
    seats = len(sitting)
    state = Katana(seats, seeded(0), _rules(options, content), _roles(sitting), _characters(sitting))
    usual_honour = [SHOGUN_HONOUR[seats] if ROLES[role] == "shogun" else HONOUR[seats] for role in state.roles]
    full = [state.rules.life[character] for character in state.characters]
    state.life = [full[seat] if one.life is None else one.life for seat, one in enumerate(sitting)]
    state.honour = [usual_honour[seat] if one.honour is None else one.honour for seat, one in enumerate(sitting)]
    state.hands = [kinds(one.hand) for one in sitting]
    state.armours, state.fast_draws, state.focuses = (
        [kinds(one.front).count(kind) for one in sitting] for kind in (ARMOUR, FAST_DRAW, FOCUS)
    )
    state.bushido_at = NOBODY if bushido is None else seat_of(bushido)
    state.discards = kinds(discards)
    state.memory = nothing_seen(seats)
    state.turn = seat_of(turn)
    _fill_pile(state, sitting, pile)
    _stack_pile(state, kinds(top))
    state.survey()
    state.push(PHASES[phase](state.turn))
    return state


def seat_of(letter: str) -> int:
    """A seat by its letter or its number."""
    return int(letter) if letter.isdecimal() else LETTERS.index(letter)


def kinds(cards: str) -> list[int]:
    """Card names, "parry*3" for three of a kind."""
    kinds = []
    for word in cards.split():
        name, _, count = word.partition("*")
        kinds += [CARDS.index(name)] * int(count or 1)
    return kinds


def names(kinds: Sequence[int]) -> str:
    return " ".join(CARDS[kind] for kind in kinds)


def _roles(sitting: list[Player]) -> list[int]:
    left = USUAL_ROLES[len(sitting)][:]
    for one in sitting:
        if one.role is not None:
            kind = one.role if one.role in left else one.role.partition("-")[0]  # a ninja with other stars
            left.remove(next(role for role in left if role.startswith(kind)))
    return [ROLES.index(one.role if one.role is not None else left.pop(0)) for one in sitting]


def _characters(sitting: list[Player]) -> list[int]:
    taken = [one.character for one in sitting]
    left = iter([character for character in USUAL_CHARACTERS if character not in taken])
    return [CHARACTERS.index(one.character or next(left)) for one in sitting]


def _rules(options: dict[str, object], content: Mapping[str, object] | None) -> Rules:
    chosen = Options(**options)  # type: ignore[arg-type]
    return rules(3, chosen, GAME.read_content(content))


def _fill_pile(state: Katana, sitting: list[Player], pile: str | None) -> None:
    """The draw pile, and a deck that is what lies on the table."""
    placed = Counter(state.discards)
    for hand, one in zip(state.hands, sitting, strict=True):
        placed += Counter(hand) + Counter(kinds(one.front))
    placed[CARDS.index("bushido")] += int(state.bushido_at != NOBODY)
    if pile is None:
        state.pile = state.rules.deck[:]
        for kind in placed.elements():
            assert kind in state.pile, f"there are only {state.rules.copies[kind]} {CARDS[kind]}"
            state.pile.remove(kind)
        return
    state.pile = kinds(pile)
    deck = placed + Counter(state.pile)
    rules = state.rules
    for kind, count in deck.items():
        assert count <= rules.copies[kind], f"there are only {rules.copies[kind]} {CARDS[kind]}"
    state.rules = Rules(
        rules.eager,
        rules.geisha_any,
        rules.sword_first,
        rules.negative_totals,
        [deck[kind] for kind in range(len(CARDS))],
        rules.precision,
        rules.damage,
        rules.life,
    )


def _stack_pile(state: Katana, wanted: list[int]) -> None:
    """The draw pile is drawn from at random, so look for a chance that brings the wanted cards first."""
    for luck in range(TRIES):
        state.chance = seeded(luck)
        trial = state.clone()
        if all(take_from_pile(trial) == kind for kind in wanted):
            return
    raise AssertionError(f"{names(wanted)} cannot come off this pile")
