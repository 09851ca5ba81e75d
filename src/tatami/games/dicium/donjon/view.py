"""What a seat may know of a table of Donjon: everything but the order of the piles, and what closed chests hold.
(R2.7)"""

from functools import lru_cache, partial

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Waiting, waiting
from tatami.games.dicium.dice import names
from tatami.games.dicium.donjon.actions import combinations, deed_of
from tatami.games.dicium.donjon.cards import CARDS, KINDS_OF_CARD, kind_of
from tatami.games.dicium.donjon.choices import CHOICES
from tatami.games.dicium.donjon.deeds import ToFace, Where
from tatami.games.dicium.donjon.dungeon import COLUMNS, KINDS, SQUARES, SQUARES_IN_ALL, Dungeon
from tatami.games.dicium.donjon.fights import Slaughter
from tatami.games.dicium.donjon.frames import Actions
from tatami.games.dicium.donjon.moves import sight
from tatami.games.dicium.donjon.reaches import Reach, attack, face_bonuses, reaches
from tatami.games.dicium.donjon.scoring import outcome
from tatami.games.dicium.donjon.state import (
    CROWN,
    DEEDS,
    FIREBALL,
    HEROES,
    MONSTER,
    MONSTERS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    RELICS,
    TREASURE_CHESTS,
    TREASURES,
    Donjon,
    Rules,
)
from tatami.games.dicium.forms import Form, forms
from tatami.games.dicium.view import Bonus, Deed, bonuses, deeds, mats, phase, picked_dice, way_to

TABLES = 16  # So many dungeons and tables are kept; packs may bring any number.


class Square(msgspec.Struct, frozen=True):
    """One square of the dungeon as it is printed: what it is, and what stands between it and the squares to its right
    and below (a wall at the edge of the board)."""

    square: str
    kind: str
    right: str
    below: str


class Monster(msgspec.Struct, frozen=True):
    """One monster: where it lies, or who has killed it."""

    monster: str
    defence: int
    square: str | None
    slayer: int | None


class Chest(msgspec.Struct, frozen=True):
    """One chest: a `treasure` or a `relic` chest; `holds` is None as long as nobody has seen it; `is_shown` if it was
    seen and put back; `opener` is the seat that opened it."""

    square: str
    kind: str
    holds: str | None
    is_shown: bool
    opener: int | None


class Seat(msgspec.Struct, frozen=True):
    """One player: hero, pawn, mat, and what lies before it. `pile` counts the cards of the adventure pile by kind;
    `has_king` says that the king's card lies below it. `trophies` are the monsters killed, `goblins` how many."""

    seat: int
    hero: str | None
    square: str | None
    hand: int
    reserve: list[str]
    bonuses: list[Bonus]
    trophies: list[str]
    chests: int
    goblins: int
    scrolls: list[str]
    items: list[str]
    pile: dict[str, int]
    has_king: bool


class Goal(msgspec.Struct, frozen=True):
    """What is to be done to win, and how much of it is: chests opened, chests needed, and the crown."""

    opened: int
    needed: int
    has_crown: bool


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them. `mats` has the bonuses of each hero's mat,
    `deeds` what each combination of values does, `defence` that of each monster, `piles` the cards of each pile at
    the start, `way` the squares of the royal way from the entrance to the throne; `sources` tells where the values
    come from: `rulebook`, `inferred`, `reconstruction` or the `owner` of a box."""

    dungeon: tuple[Square, ...]
    way: tuple[str, ...]
    mats: dict[str, tuple[str, ...]]
    deeds: tuple[Deed, ...]
    copies: dict[str, int]
    piles: dict[str, int]
    defence: dict[str, int]
    goblin_defence: int
    goblins: int
    trophies: int
    heroic: bool
    young: bool
    sources: dict[str, str]

    def __hash__(self) -> int:
        return hash((self.way, self.deeds, self.goblin_defence, self.goblins, self.heroic, self.young))


class View(msgspec.Struct, frozen=True, tag="dicium.donjon", tag_field="game"):
    """A table as one seat sees it; `seat` is None for a spectator. All see the same.

    `card` is the adventure card in force this turn; `king` how many steps the king is from his throne, None before he
    comes; `combat` how the combat die fell last, and `attack_die` in the last attack, which the king's die may have
    followed at once; `goblins` the squares of goblins and `goblins_left` the reserve; `sight` the squares that can be
    seen while somebody aims a fireball; `trail` the squares of a slaughter so far; `to_turn` the face that fate will
    turn. `attack` is what bonuses and engaged dice add to the combat die of whoever plays, `face_bonuses` what they
    add to each colour, `reaches` where the dice lead."""

    seat: int | None
    steps: int
    round: int
    turn: int
    first: int
    phase: str | None
    card: str | None
    goal: Goal
    king: int | None
    king_square: str | None
    goblins_left: int
    dice: list[str]
    picked_dice: list[str]
    thrown: int
    throws: int
    actions: int
    may_step: bool
    combat: int
    attack_die: int
    attack: int
    face_bonuses: dict[str, int]
    forms: list[Form]
    reaches: list[Reach]
    seats: list[Seat]
    monsters: list[Monster]
    goblins: list[str]
    portal: str | None
    chests: list[Chest]
    discards: list[str]
    sight: list[str]
    trail: list[str]
    to_turn: str | None
    waiting: list[Waiting]
    rules: RulesView
    outcome: Outcome | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="dicium.donjon", tag_field="game"):
    """The view that hides nothing: what the chests hold, the piles, the unused cards, and the state of chance."""

    table: View
    chests: list[str]
    piles: list[list[str]]
    unused: list[str]
    chance: int


def view(state: Donjon, seat: int | None) -> View:
    """Built up from nothing: what this seat may know."""
    king = state.king_square()
    top = state.stack[-1] if state.stack else None
    is_aiming = isinstance(top, Where) and top.deed == FIREBALL
    return View(
        seat=seat,
        steps=state.steps,
        round=state.round,
        turn=state.turn,
        first=state.first,
        phase=phase(state, Actions),
        card=None if state.card == NO_CARD else CARDS[state.card],
        goal=Goal(state.opened(), state.needed(), state.has_relic(CROWN)),
        king=None if state.king == OUTSIDE else len(state.rules.dungeon.way) - 1 - state.king,
        king_square=None if king == NOWHERE else SQUARES[king],
        goblins_left=state.goblins,
        dice=names(state.dice),
        picked_dice=picked_dice(state),
        thrown=state.thrown,
        throws=state.throws,
        actions=state.actions,
        may_step=state.may_step,
        combat=state.combat,
        attack_die=state.attack_die,
        attack=attack(state),
        face_bonuses=face_bonuses(state),
        forms=forms(state, Actions, CHOICES, DEEDS, partial(combinations, state), partial(deed_of, state)),
        reaches=reaches(state),
        seats=[_seat(state, other) for other in range(state.seats)],
        monsters=[_monster(state, monster) for monster in range(len(MONSTERS))],
        goblins=[SQUARES[square] for square in state.goblin_squares()],
        portal=None if state.portal == NOWHERE else SQUARES[state.portal],
        chests=[_chest(state, chest) for chest in range(len(state.chests))],
        discards=[CARDS[card] for card in state.discards],
        sight=[SQUARES[square] for square in sight(state, state.pawns[top.seat])] if is_aiming and top else [],
        trail=[SQUARES[square] for square in top.trail] if isinstance(top, Slaughter) else [],
        to_turn=names(1 << 3 * top.face)[0] if isinstance(top, ToFace) else None,
        waiting=waiting(state),
        rules=_rules(state.rules),
        outcome=outcome(state),
        revealed=state.revealed,
    )


def referee(state: Donjon) -> Referee:
    """Everything."""
    return Referee(
        table=view(state, None),
        chests=[
            TREASURES[held] if chest < TREASURE_CHESTS else RELICS[held] for chest, held in enumerate(state.chests)
        ],
        piles=[[CARDS[card] for card in sorted(pile)] for pile in state.piles],
        unused=[CARDS[card] for card in sorted(state.unused)],
        chance=state.chance,
    )


def _monster(state: Donjon, monster: int) -> Monster:
    slayer = state.slayer[monster]
    return Monster(
        monster=MONSTERS[monster],
        defence=state.rules.defence[monster],
        square=SQUARES[state.tiles.index(MONSTER + monster)] if slayer == NOBODY else None,
        slayer=None if slayer == NOBODY else slayer,
    )


def _chest(state: Donjon, chest: int) -> Chest:
    opener = state.opener[chest]
    is_relic = chest >= TREASURE_CHESTS
    is_known = opener != NOBODY or bool(state.shown >> chest & 1)
    held = state.chests[chest]
    return Chest(
        square=SQUARES[state.rules.dungeon.chests[chest]],
        kind="relic" if is_relic else "treasure",
        holds=(RELICS[held] if is_relic else TREASURES[held]) if is_known else None,
        is_shown=bool(state.shown >> chest & 1),
        opener=None if opener == NOBODY else opener,
    )


def _seat(state: Donjon, seat: int) -> Seat:
    hero = state.heroes[seat]
    square = state.pawns[seat]
    kinds = [kind_of(card) for card in state.piles[seat]]
    return Seat(
        seat=seat,
        hero=None if hero == NOBODY else HEROES[hero],
        square=None if square == NOWHERE else SQUARES[square],
        hand=state.hand[seat],
        reserve=names(state.reserve[seat]),
        bonuses=bonuses(state, seat),
        trophies=[MONSTERS[monster] for monster, slayer in enumerate(state.slayer) if slayer == seat],
        chests=state.opener.count(seat),
        goblins=state.goblins_killed[seat],
        scrolls=[CARDS[card] for card in state.scrolls[seat]],
        items=[CARDS[card] for card in state.items[seat]],
        pile={name: kinds.count(kind) for kind, name in enumerate(KINDS_OF_CARD)},
        has_king=seat == state.first and state.king == OUTSIDE,
    )


def _rules(rules: Rules) -> RulesView:
    printed = _printed(rules)
    return RulesView(
        dungeon=_drawn(rules.dungeon),
        way=printed.way,
        mats=dict(zip(HEROES, printed.mats)),
        deeds=printed.deeds,
        copies=dict(zip(CARDS, rules.copies)),
        piles=dict(zip(KINDS_OF_CARD, rules.piles)),
        defence=dict(zip(MONSTERS, rules.defence)),
        goblin_defence=rules.goblin_defence,
        goblins=rules.goblins,
        trophies=rules.trophies,
        heroic=rules.heroic,
        young=rules.young,
        sources=dict(rules.sources),
    )


class Printed(msgspec.Struct, frozen=True):
    """The royal way, the mats and the combinations by name. Nobody can write into it, so all views share it."""

    way: tuple[str, ...]
    mats: tuple[tuple[str, ...], ...]
    deeds: tuple[Deed, ...]


@lru_cache(maxsize=TABLES)
def _printed(rules: Rules) -> Printed:
    return Printed(
        tuple(SQUARES[square] for square in rules.dungeon.way),
        mats(rules.mats),
        deeds(rules.deeds, DEEDS),
    )


@lru_cache(maxsize=TABLES)
def _drawn(dungeon: Dungeon) -> tuple[Square, ...]:
    """The printed dungeon; nothing in it can be written into, so all views share it."""
    return tuple(
        Square(
            SQUARES[square],
            KINDS[dungeon.kinds[square]],
            way_to(square + 1, dungeon.free[square], dungeon.doors[square]),
            way_to(square + COLUMNS, dungeon.free[square], dungeon.doors[square]),
        )
        for square in range(SQUARES_IN_ALL)
    )
