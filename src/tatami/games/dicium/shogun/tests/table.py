"""A table of Shogun laid out by hand, so that a rule's test reads like a conversation.

    t = table("blue1 e7, yellow1 e6", turn="b", dice="2 3 3", falls="5 2")
    t.say("b: blue 1", "b: square e7")
    assert t.at("blue1") == "-" and t.alerts == 4 and t.asked == "b: action"

Seats are letters. With two players a is the blue ninja and b the yellow samurai; with four, c is the green ninja and
d the red samurai. Pawns are named by colour and number. What a test does not mention is dull: pawns are in the
reserve, the Shogun is on his throne, and it is the action phase of the one whose turn it is.
"""

import re
from collections.abc import Mapping
from typing import Any

from tatami.core import Event, Outcome, WhyNot, settle
from tatami.core.chance import advance, seeded, share
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.dice import SIZE, names, read
from tatami.games.dicium.effects import begin_turn
from tatami.games.dicium.frames import FirstThrow, Reroll, Reserve
from tatami.games.dicium.shogun import Options
from tatami.games.dicium.shogun.content import rules
from tatami.games.dicium.shogun.effects import take_mat
from tatami.games.dicium.shogun.frames import Actions, Turn
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.setup import deal
from tatami.games.dicium.shogun.state import NOBODY, PAWNS, RESERVE, SHOGUN, TILES, Shogun
from tatami.games.dicium.state import KINDS_OF_BONUS

LETTERS = "abcd"
USUAL_MATS = (0, 2, 1, 3)
SHORT = {re.sub(r"^(ninja|samurai)-(\w+)-(\d)$", r"\2\3", pawn): pawn for pawn in PAWNS}
LONG = {long: short for short, long in SHORT.items()}


def table(
    pawns: str = "",
    *,
    tiles: str = "",
    seats: int = 2,
    turn: str = "a",
    dice: str = "",
    hand: int | None = None,
    hands: Mapping[str, int] | None = None,
    throws: int = 0,
    falls: str = "",
    reserve: Mapping[str, str] | None = None,
    bonuses: Mapping[str, str] | None = None,
    stock: Mapping[str, int] | None = None,
    captor: str = "",
    alerts: int | None = None,
    round: int = 1,
    options: dict[str, Any] | None = None,
    content: Mapping[str, object] | None = None,
) -> "Table":
    """Lay out a position in somebody's turn: the action phase with these dice, or the throws if `throws` are left
    (without dice: the first throw). `falls` are the dice that fall next, `bonuses` rows such as "2 blue, 3 red",
    `hand` the number of dice of this turn, `hands` what the mats say."""
    chosen = Options(**{"ninjas": "first", **(options or {})})
    state = deal(seats, 1, None, rules(seats, chosen, GAME.read_content(content)))
    state.first = 0
    for seat in range(seats):
        take_mat(state, seat, USUAL_MATS[seat])
    for pawn, square in rows(pawns):
        state.pawns[PAWNS.index(SHORT[pawn])] = SQUARES.index(square)
    for tile, square in rows(tiles):
        state.tiles[SQUARES.index(square)] = TILES.index(tile)
    _stock(state, stock or {})
    if captor:
        state.captor = PAWNS.index(SHORT[captor])
        state.pawns[SHOGUN] = state.pawns[state.captor]
    state.braziers -= state.tiles.count(TILES.index("brazier"))
    state.alerts = state.rules.alerts if alerts is None else alerts
    for letter, held in (reserve or {}).items():
        state.reserve[LETTERS.index(letter)] = read(held)
    for letter, has in (bonuses or {}).items():
        _acquire(state, LETTERS.index(letter), has)
    for letter, size in (hands or {}).items():
        state.hand[LETTERS.index(letter)] = size
    _lay_turn(state, LETTERS.index(turn), dice, hand, throws)
    state.round = round
    state.chance = loaded(falls)
    state.news = []
    settle(state)
    GAME.check(state)
    return Table(state)


def rows(text: str) -> list[list[str]]:
    return [row.split() for row in text.split(",") if row.strip()]


def _stock(state: Shogun, stock: Mapping[str, int]) -> None:
    """What lies on the mats; what lies on the board is missing there, first from the first player of a side."""
    for tile, side in (("torii", 0), ("turned-torii", 0), ("garrison", 1)):
        for _ in range(state.tiles.count(TILES.index(tile))):
            seat = next(seat for seat in range(state.seats) if seat % 2 == side and state.stock[seat])
            state.stock[seat] -= 1
    for letter, count in stock.items():
        assert state.stock[LETTERS.index(letter)] == count, "the tiles on the board and on the mats do not add up"


def _acquire(state: Shogun, seat: int, text: str) -> None:
    for level, bonus in rows(text):
        notch = state.free_notch(seat, int(level), BONUSES.index(bonus))
        assert notch >= 0, f"the mat has no {bonus} on level {level}"
        state.bonuses[seat] |= 1 << notch
        state.bonus_faces[seat * KINDS_OF_BONUS + BONUSES.index(bonus)] += 1


def _lay_turn(state: Shogun, seat: int, dice: str, hand: int | None, throws: int) -> None:
    state.stack = [Turn((seat + 1) % state.seats), Reserve(seat), Actions(seat)]
    size = SIZE[read(dice)] if dice else state.hand[seat]
    begin_turn(state, seat, hand or size)
    if throws:
        state.stack.append(Reroll(seat))
    if throws and not dice:
        state.stack.append(FirstThrow(seat))
    state.throws = throws
    state.dice = read(dice)


def loaded(falls: str) -> int:
    """A state of chance from which dice fall so: faces of Dicium dice, or numbers of the combat die."""
    wanted = [5 if face == "dicium" else int(face) - 1 for face in falls.split()]
    for seed in range(400_000):
        chance = seeded(seed)
        for face in wanted:
            if share(chance, 6) != face:
                break
            chance = advance(chance)
        else:
            return seeded(seed)
    raise AssertionError(f"dice never fall {falls}")


class Table:
    """A position that was laid out, and the conversation at it."""

    def __init__(self, state: Shogun) -> None:
        self.state = state

    def say(self, *sentences: str) -> None:
        """Play choices, each said as "a: square e5"; "a: pair with 2 dicium" says which dice are spent, where that
        is asked. The invariants are checked after each."""
        for sentence in sentences:
            said, _, dice = sentence.partition(" with ")
            self._play(said)
            for face in dice.split():
                if self.asked.endswith(": spend") and self.offers(f"{said[0]}: spend {face}"):
                    self._play(f"{said[0]}: spend {face}")

    def _play(self, sentence: str) -> None:
        seat, choice = self._said(sentence)
        GAME.apply(self.state, seat, choice)
        GAME.check(self.state)

    def offers(self, sentence: str) -> bool:
        """Is this seat asked now, and may it say that?"""
        seat, choice = self._said(sentence)
        return any(asked.seat == seat and choice in asked.options for asked in GAME.decisions(self.state))

    @property
    def asked(self) -> str:
        """Who is asked what, such as "b: where"; "over" when the game is."""
        return ", ".join(f"{LETTERS[one.seat]}: {one.prompt}" for one in GAME.decisions(self.state)) or "over"

    @property
    def options(self) -> list[str]:
        """What may be said now."""
        asked = GAME.decisions(self.state)[0]
        return [shortened(GAME.words(self.state, asked.seat, choice)) for choice in asked.options]

    @property
    def squares(self) -> list[str]:
        """The squares that are offered, by name."""
        return sorted(words.removeprefix("square ") for words in self.options if words.startswith("square "))

    @property
    def pawns(self) -> list[str]:
        """The pawns that are offered."""
        return [words.removeprefix("pawn ") for words in self.options if words.startswith("pawn ")]

    def why_not(self, sentence: str) -> WhyNot:
        """Why a seat cannot touch these pieces, said as "a: e5"."""
        letter, _, pieces = sentence.partition(": ")
        why = GAME.why_not(self.state, LETTERS.index(letter), _lengthened(pieces))
        assert why is not None, f"{pieces} can be chosen"
        return why

    def at(self, pawn: str) -> str:
        """Where a pawn stands; "-" in the reserve."""
        square = self.state.pawns[PAWNS.index(SHORT[pawn])]
        return "-" if square == RESERVE else SQUARES[square]

    def tile(self, square: str) -> str:
        return TILES[self.state.tiles[SQUARES.index(square)]]

    @property
    def alerts(self) -> int:
        return self.state.alerts

    @property
    def captor(self) -> str:
        return "-" if self.state.captor == NOBODY else LONG[PAWNS[self.state.captor]]

    @property
    def dice(self) -> str:
        """The unspent dice."""
        return " ".join(names(self.state.dice))

    def reserve(self, letter: str) -> str:
        return " ".join(names(self.state.reserve[LETTERS.index(letter)]))

    def bonus(self, letter: str, kind: str) -> int:
        return self.state.bonus(LETTERS.index(letter), BONUSES.index(kind))

    @property
    def ended(self) -> str:
        """Why, and who won: "alerts: b"."""
        outcome = self.outcome
        return f"{outcome.reason}: {' '.join(LETTERS[seat] for seat in outcome.winners)}"

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    def news(self, kind: str) -> list[Event]:
        """The events of a kind, oldest first."""
        return [event for event in self.state.news or () if event.kind == kind]

    def strengths(self) -> list[object]:
        """What the sides of the fights came to."""
        return [event.facts["strength"] for event in self.news("fights")]

    def _said(self, sentence: str) -> tuple[int, int]:
        letter, _, words = sentence.partition(": ")
        seat = LETTERS.index(letter)
        return seat, GAME.parse(self.state, seat, _lengthened(words))


def _lengthened(words: str) -> str:
    return " ".join(SHORT.get(word, word) if word != "shogun" else word for word in words.split())


def shortened(words: str) -> str:
    return " ".join(LONG.get(word, word) for word in words.split())
