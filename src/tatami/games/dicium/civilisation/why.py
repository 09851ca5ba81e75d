"""Why a piece cannot be chosen now, as a rule clause. Asks the same predicates that make the options."""

from typing import Any, Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision, Frame
from tatami.games.dicium.choices import COMBINATIONS, VALUE
from tatami.games.dicium.civilisation.acting import (
    Aim,
    ChooseHero,
    Move,
    PayDie,
    Place,
    SpendMixed,
    TakeCard,
    WonderOrTravel,
)
from tatami.games.dicium.civilisation.archipelago import REGION_OF, SQUARES
from tatami.games.dicium.civilisation.cards import ANSWERS, BOOSTS, CARDS, MIXES_COLOURS, PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import CHOICES, HEROES, SQUARE, TEMPLE
from tatami.games.dicium.civilisation.fighting import Attack, Rethrow, Retreat
from tatami.games.dicium.civilisation.frames import Act, ChooseMat, KeepSecret
from tatami.games.dicium.civilisation.moves import FOR_GREEN, MIXES, city_sites, colour_dice, has_room
from tatami.games.dicium.civilisation.objectives import Objective
from tatami.games.dicium.civilisation.state import (
    CITY_TYPE,
    GREAT_CITY,
    HAND_OR_BONUS,
    HERO_TYPE,
    PLACE_HERO,
    REDEPLOYS,
    TAKE_CARD,
    TEMPLE_TYPE,
    TYPE_OF,
    WRATH,
    Civilisation,
)
from tatami.games.dicium.combinations import STRAIGHT, colour, is_colour, is_value, number, value_choices
from tatami.games.dicium.dice import BLUE, GREEN, NO_DICE
from tatami.games.dicium.frames import GainBonus, HandOrBonus, Reroll, Reserve, Spend, TurningDie
from tatami.games.dicium.state import DEED_STEPS

CODES: Final = {choice.pieces[0]: choice.code for choice in CHOICES.by_code.values()}
COMBINED: Final = {piece: code for piece, code in CODES.items() if is_value(code) or is_colour(code)}
# The question that a piece belongs to: it says when the piece is touched.
MOMENTS: Final[dict[str, type[Frame[Any]]]] = {
    "keep": Reroll,
    "throw": Reroll,
    "reserve": Reserve,
    "active-hand": HandOrBonus,
    "end": Act,
    "combat-die": Attack,
    "pass": Rethrow,
    "deck": TakeCard,
    "objective": Objective,
    "wonder": WonderOrTravel,
    "travel": WonderOrTravel,
}
MOMENT_CLAUSES: Final = {piece: frame.clause for piece, frame in MOMENTS.items()}


def why_not(state: Civilisation, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    if len(touched) != 1 or touched[0] not in CODES:
        return WhyNot("R4.1", "no-such-piece", {"piece": " ".join(touched)[:40]})
    if state.over:
        return WhyNot("R14.2", "over")
    if asked is None:
        return WhyNot("R4.1", "not-asked", {"seat": state.asked[0].seat})
    return _why_not(state, asked, touched[0])


def _why_not(state: Civilisation, asked: Decision, piece: str) -> WhyNot:
    place, _, name = piece.rpartition("/")
    if place == "hand":
        return _why_not_card(state, asked, PHILOSOPHERS.index(name))
    if piece in COMBINED:
        return _why_not_combination(state, asked, COMBINED[piece])
    if name == "square":
        return _why_not_square(state, asked, CODES[piece] - SQUARE)
    if place == "open":
        return WhyNot(TakeCard.clause, "not-open" if isinstance(asked.frame, TakeCard) else "no-card-now")
    if place == "mat":
        return WhyNot(ChooseMat.clause, "mat-taken" if isinstance(asked.frame, ChooseMat) else "no-mat-now")
    if place == "secret":
        return WhyNot(KeepSecret.clause, "not-dealt" if isinstance(asked.frame, KeepSecret) else "no-secret-now")
    if place == "hero":
        return _why_not_hero(state, asked, HEROES.index(name))
    if name.startswith("seat-"):
        return WhyNot(Aim.clause, "no-target" if isinstance(asked.frame, Aim) else "no-target-now")
    if piece == "redeploy":
        return _why_not_redeploy(state, asked.seat)
    if name.startswith(("die-", "face-")):
        frame = asked.frame
        clause = frame.clause if isinstance(frame, PayDie | SpendMixed | TurningDie) else Spend.clause
        return WhyNot(clause, "no-such-die")
    if name.startswith("level-") and isinstance(asked.frame, HandOrBonus):
        return WhyNot("R5.1", "level-full", {"level": int(name.removeprefix("level-"))})
    if name.startswith(("level-", "bonus-")):
        question = HandOrBonus if name.startswith("level-") else GainBonus
        return WhyNot(question.clause, "no-bonus-now")
    return WhyNot(MOMENT_CLAUSES.get(piece, "R4.1"), "not-now")


def _why_not_card(state: Civilisation, asked: Decision, card: int) -> WhyNot:
    seat = asked.seat
    named: dict[str, int | str] = {"card": PHILOSOPHERS[card]}
    if not state.has_card(seat, card):
        return WhyNot("R11.2", "not-in-hand", named)
    if card in ANSWERS or not isinstance(asked.frame, Act):
        return WhyNot("R11.2", "wrong-moment", named)
    if state.boosts and card not in BOOSTS:
        return WhyNot("R11.7", "action-first", named)
    row = CARDS[card]
    if row.costs_die and state.dice == NO_DICE:
        return WhyNot("R11.2", "no-die", named)
    if row.refusal:
        return WhyNot(row.clause, row.refusal, named)
    return WhyNot("R11.6", "brings-nothing", named)


def _why_not_combination(state: Civilisation, asked: Decision, choice: int) -> WhyNot:
    seat = asked.seat
    if not isinstance(asked.frame, Act):
        return WhyNot(Act.clause, "no-action-now")
    if state.actions == 0:
        return WhyNot(Act.clause, "no-actions-left")
    if is_value(choice):
        return _why_not_values(state, seat, choice)
    own = colour(choice)
    if state.boosts & FOR_GREEN and own != GREEN:
        return WhyNot("R11.7", "other-action")
    dice = colour_dice(state.dice, own, state.boosts & MIXES, state.rules.numbers[MIXES_COLOURS])
    if dice == 0 or dice < state.dice_to_pay(seat, choice):
        return WhyNot("R3.7", "no-such-faces")
    if own != GREEN:
        clause = "R8.1" if own == BLUE else "R8.2"
        return WhyNot(clause, "nowhere-to-go", {"count": number(choice)})
    if choice == TEMPLE:
        return _why_not_tile(state, seat, TEMPLE_TYPE)
    if not city_sites(state, seat, state.boosts):
        return _why_not_tile(state, seat, CITY_TYPE)
    if not state.has_free_bonus(seat, number(choice)):
        return WhyNot("R8.11", "level-full", {"level": number(choice)})
    return WhyNot("R11.7", "other-action")


def _why_not_values(state: Civilisation, seat: int, choice: int) -> WhyNot:
    if state.boosts:
        return WhyNot("R11.7", "other-action")
    whole = state.thrown if not state.has_acted else -1
    if choice not in value_choices(state.dice, whole):
        if choice == VALUE + STRAIGHT:
            return WhyNot("R3.5", "no-straight", {"count": state.thrown})
        return WhyNot("R3.3", "no-such-values", {"combination": COMBINATIONS[choice - VALUE]})
    deed = state.rules.deeds[choice - VALUE] // DEED_STEPS
    if deed == TAKE_CARD:
        return WhyNot(TakeCard.clause, "no-cards-left")
    if deed == PLACE_HERO:
        return _why_not_tile(state, seat, HERO_TYPE)
    if deed == GREAT_CITY:
        return _why_not_tile(state, seat, CITY_TYPE)
    if deed == WRATH:
        return WhyNot("R15.2", "nobody-else")
    return WhyNot("R3.10", "nothing-to-gain" if deed == HAND_OR_BONUS else "nothing-there")


def _why_not_tile(state: Civilisation, seat: int, type: int) -> WhyNot:
    """Why no tile of a type can be laid here."""
    if not state.has_supply(seat, type):
        return WhyNot("R9.3", "none-left")
    if not has_room(state, seat, type, REGION_OF[state.pawns[seat]]):
        return WhyNot("R9.2", "one-a-region")
    return WhyNot("R9.1", "no-free-square")


def _why_not_hero(state: Civilisation, asked: Decision, hero: int) -> WhyNot:
    if not isinstance(asked.frame, ChooseHero):
        return WhyNot(ChooseHero.clause, "no-hero-now")
    return WhyNot("R9.3", "hero-placed", {"hero": HEROES[hero]})


def _why_not_redeploy(state: Civilisation, seat: int) -> WhyNot:
    if not state.heroes[seat] & REDEPLOYS:
        return WhyNot("R9.6", "no-redeployment")
    if state.has_acted or state.has_redeployed:
        return WhyNot("R9.6", "too-late")
    return WhyNot("R9.6", "not-now")


def _why_not_square(state: Civilisation, asked: Decision, square: int) -> WhyNot:
    frame, seat = asked.frame, asked.seat
    named: dict[str, int | str] = {"square": SQUARES[square]}
    if isinstance(frame, Retreat):
        return WhyNot(Retreat.clause, "no-haven", named)
    if isinstance(frame, Place):
        if not state.is_free(seat, square):
            return WhyNot("R9.1", "square-taken", named)
        if not has_room(state, seat, TYPE_OF[frame.kind], REGION_OF[square]):
            return WhyNot("R9.2", "one-a-region")
        return WhyNot("R9.1", "other-region", named)
    if isinstance(frame, Move):
        if square == state.pawns[seat]:
            return WhyNot("R7.4", "own-square")
        if state.is_closed(seat, square):
            return WhyNot("R7.3", "foreign-capital", named)
        return WhyNot(Move.clause, "no-way", named)
    if isinstance(frame, Act):
        return WhyNot(Act.clause, "combination-first")
    return WhyNot("R4.1", "not-now")
