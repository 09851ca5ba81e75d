"""A table laid out by hand, so that a rule's test reads like a conversation.

    t = cup("5 7", dice="2 2 5")
    t.say("a: pair", "a: square 7")
    assert t.at == "7 7" and t.asked == "a: act"

Seats are letters, a to d clockwise; places are road squares from Start in the direction of the race (clockwise), or
r1 to r8; a pawn behind the finish is written `66+2`. It is the action phase of `turn`.
"""

from collections.abc import Mapping

from tatami.core import Event, Outcome, WhyNot, settle
from tatami.core.chance import advance, seeded, share
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.crazy_cup import Options
from tatami.games.dicium.crazy_cup.choices import CARDS, SQUARES, TILES
from tatami.games.dicium.crazy_cup.content import read as read_content
from tatami.games.dicium.crazy_cup.content import rules
from tatami.games.dicium.crazy_cup.frames import Act, CheatingReroll, EndTurn, Turn
from tatami.games.dicium.crazy_cup.game import GAME
from tatami.games.dicium.crazy_cup.setup import deal
from tatami.games.dicium.crazy_cup.state import CrazyCup
from tatami.games.dicium.dice import SIZE, names, read
from tatami.games.dicium.effects import gain_bonus
from tatami.games.dicium.frames import FirstThrow, Reserve

__all__ = ["GAME", "Table", "cup", "fresh", "loaded"]

LETTERS = "abcd"
FINISH = 74


def fresh(
    seats: int, seed: int | str = 1, content: Mapping[str, object] | None = None, **options: object
) -> CrazyCup:
    """A table as the rules set it up."""
    state = GAME.new(seats, seed, content, True, **options)
    assert isinstance(state, CrazyCup)
    return state


def loaded(*results: int) -> int:
    """A state of chance from which six-sided dice fall so, from 1 to 6."""
    for seed in range(400_000):
        chance = seeded(seed)
        for result in results:
            if share(chance, 6) != result - 1:
                break
            chance = advance(chance)
        else:
            return seeded(seed)
    raise AssertionError(f"dice never fall {results}")


def node(place: str) -> int:
    lap, _, beyond = place.partition("+")
    if lap == "66":
        return FINISH + int(beyond or 0)
    return int(place) if place.isdecimal() else SQUARES.index(place)


def cup(
    at: str,
    dice: str = "",
    hand: int = 0,
    turn: str = "a",
    phase: str = "act",
    cards: Mapping[str, str] | None = None,
    row: str = "",
    reserve: Mapping[str, str] | None = None,
    bonuses: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    falls: tuple[int, ...] = (),
    first: str = "a",
    actions: int = 2,
    undecided: bool = False,
    ways: tuple[int, ...] = (),
    drone: str = "0",
    content: Mapping[str, object] | None = None,
    **options: object,
) -> "Table":
    """Pawns at these places. `phase` is act, reroll (one throw left), throw (before the first), or turn."""
    places = at.split()
    state = deal(len(places), 1, None, rules(len(places), Options(**options), read_content(content)))  # type: ignore[arg-type]
    if len(places) == 1:
        places.append(drone)
    state.direction = [-1] * state.pawns if undecided else [0] * state.pawns
    if state.rules.teams and not undecided:
        state.direction = [*ways] or [0, 0, 1, 1]
    state.place = [node(place) for place in places]
    state.at = [state.course(pawn).square[state.place[pawn]] for pawn in range(state.pawns)]
    state.departed = sum(1 << pawn for pawn in range(state.pawns) if state.place[pawn])
    state.finishing = not state.rules.teams and max(state.place) >= FINISH
    _deal_cards(state, cards or {}, row)
    for letter, shown in (reserve or {}).items():
        state.reserve[LETTERS.index(letter)] = read(shown)
    for letter, acquired in (bonuses or {}).items():
        for bonus in acquired.split(","):
            level, kind = bonus.split()
            gain_bonus(state, LETTERS.index(letter), int(level), BONUSES.index(kind))
    for letter, held in (tiles or {}).items():
        for tile in held.split():
            state.tiles[LETTERS.index(letter)] += 1 << (2 * TILES.index(tile))
            state.supply[TILES.index(tile)] -= 1
    seat = LETTERS.index(turn)
    state.turn = seat
    state.first = LETTERS.index(first)
    state.dice = read(dice)
    state.thrown = hand or max(SIZE[state.dice], 3)
    state.hand[seat] = max(state.thrown, state.rules.hand)
    state.actions = actions
    state.throws = {"act": 0, "reroll": 1, "throw": 2, "turn": 0}[phase]
    state.stack = [Turn(seat)] if phase == "turn" else [EndTurn(seat), Reserve(seat), Act(seat)]
    if phase in ("reroll", "throw"):
        state.stack.append(CheatingReroll(seat))
    if phase == "throw":
        state.stack.append(FirstThrow(seat))
    state.chance = loaded(*falls)
    state.news = []
    settle(state)
    GAME.check(state)
    return Table(state)


def _deal_cards(state: CrazyCup, cards: Mapping[str, str], row: str) -> None:
    rest = sorted([*state.deck, *state.open, *(card for hand in state.hands for card in hand)])
    state.hands = [[] for _ in range(state.seats)]
    for letter, held in cards.items():
        for card in held.split():
            rest.remove(CARDS.index(card))
            state.hands[LETTERS.index(letter)].append(CARDS.index(card))
        state.hands[LETTERS.index(letter)].sort()
    state.open = []
    for card in row.split() or [CARDS[card] for card in rest[:3]]:
        rest.remove(CARDS.index(card))
        state.open.append(CARDS.index(card))
    state.deck = rest


class Table:
    """A position that was laid out, and the conversation at it."""

    def __init__(self, state: CrazyCup) -> None:
        self.state = state

    def say(self, *lines: str) -> "Table":
        for line in lines:
            letter, words = line.split(": ")
            seat = LETTERS.index(letter)
            GAME.apply(self.state, seat, GAME.parse(self.state, seat, words))
            GAME.check(self.state)
        return self

    def offered(self, letter: str = "") -> list[str]:
        """What the one who is asked may answer."""
        asked = self.state.asked[0]
        assert letter in ("", LETTERS[asked.seat])
        return [GAME.words(self.state, asked.seat, option) for option in asked.options]

    def why_not(self, letter: str, piece: str) -> WhyNot:
        why = GAME.why_not(self.state, LETTERS.index(letter), piece)
        assert why is not None, f"{piece} can be chosen"
        return why

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.state.news or () if event.kind == kind]

    def hand(self, letter: str) -> str:
        return " ".join(CARDS[card] for card in self.state.hands[LETTERS.index(letter)])

    @property
    def asked(self) -> str:
        return ", ".join(f"{LETTERS[decision.seat]}: {decision.prompt}" for decision in self.state.asked)

    @property
    def at(self) -> str:
        state = self.state
        return " ".join(
            f"66+{place - FINISH}" if place >= FINISH else SQUARES[place].replace("start", "0")
            for place in state.place
        )

    @property
    def dice(self) -> str:
        return " ".join(names(self.state.dice))

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the race goes on"
        return outcome

    @property
    def ended(self) -> str:
        return f"{self.outcome.reason}: {' '.join(LETTERS[seat] for seat in self.outcome.winners)}".strip()
