"""A table of Bushido laid out by hand, so that a rule's test reads like a conversation.

    t = table("shinano a mountain 6, kai c mountain 3", b="katana-3*2 katana-2", c="katana-1*4")
    t.attack("kai", "shinano", 4)
    t.fight("3 3 2 battle", "1 1 1 1 ambush")
    assert t.samurai("b") == 18 and t.asked == "d: arms"

Seats are letters, a to e clockwise. What a test does not mention is dull: a is Daimyo, b Samurai, c Bushi, d Sensei
and e Hatamoto (with three players b is Sensei too); every clan has its fortress far away with one troop; all other
provinces are neutral mountains.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tatami.core import Event, Outcome, WhyNot, settle
from tatami.core.chance import seeded
from tatami.games.bushido import Options
from tatami.games.bushido.content import rules
from tatami.games.bushido.frames import Turn
from tatami.games.bushido.game import GAME
from tatami.games.bushido.setup import deal
from tatami.games.bushido.state import (
    DISCS,
    KINDS,
    LANDS,
    MAP,
    NOBODY,
    PROVINCES,
    ROLES,
    TACTICS,
    TILES,
    Bushido,
    Rules,
)

LETTERS = "abcde"
FORTRESSES = ("dewa", "shimosa", "wakasa", "yamato", "tosa")
DAIMYO_HONOUR = (20, 24, 28, 32, 36)
USUAL_ROLES = {3: "abcb", 4: "abcd", 5: "abcde"}
USUAL_DISCS = "battle duel ambush"


class Clan(NamedTuple):
    """What a test says about one seat."""

    tiles: str = ""
    discs: str = USUAL_DISCS
    daimyo: int | None = None
    samurai: int = 10
    tokens: int = 7


def table(
    provinces: str = "",
    *,
    seats: int = 4,
    phase: int = 7,
    month: int = 1,
    roles: str | None = None,
    bag: str | None = None,
    stalled: int = 0,
    options: dict[str, object] | None = None,
    content: Mapping[str, object] | None = None,
    seed: int = 0,
    clans: Mapping[str, str | Clan] | None = None,
    **clan: str | Clan,
) -> "Table":
    """Lay out a position at the beginning of a phase of a's turn; whoever is to be asked then is asked.

    `provinces` are rows "kai c mountain 3 ronin 1 elite 2" after commas; owner "-" is nobody. `bag` leaves only these
    tiles in the bag.
    """
    chosen = Options(**(options or {}))  # type: ignore[arg-type]
    state = deal(seats, seeded(seed), None, rules(seats, chosen, GAME.read_content(content)))
    _lay_map(state, provinces)
    described = {**(clans or {}), **clan}
    given = [described.pop(letter, Clan()) for letter in LETTERS[:seats]]
    assert not described, f"nobody sits at {', '.join(described)}"
    _seat(state, [Clan(one) if isinstance(one, str) else one for one in given], bag)
    held = roles or ("a" if phase <= 4 else USUAL_ROLES[seats])
    state.roles = [NOBODY] * len(ROLES)
    for role, letter in enumerate(held):
        state.roles[role] = LETTERS.index(letter)
    state.first = state.turn = 0
    state.month = month
    state.stalled = stalled
    state.phase = phase - 1
    state.stack = [Turn(0)]
    state.news = []
    settle(state)
    GAME.check(state)
    return Table(state)


def _lay_map(state: Bushido, provinces: str) -> None:
    every = len(PROVINCES)
    state.land = [LANDS.index("mountain") if hex in MAP[state.seats] else -1 for hex in range(every)]
    state.shown = [int(hex in MAP[state.seats]) for hex in range(every)]
    state.owner, state.troops = [NOBODY] * every, [0] * every
    state.elite, state.ronin = [0] * every, [0] * every
    for seat in range(state.seats):
        hex = PROVINCES.index(FORTRESSES[seat])
        state.fortress[seat], state.owner[hex], state.troops[hex], state.shown[hex] = hex, seat, 1, 0
        state.land[hex] = LANDS.index("fortress")
    for row in filter(None, (row.strip() for row in provinces.split(","))):
        name, owner, land, troops, *more = row.split()
        hex = PROVINCES.index(name)
        assert hex in MAP[state.seats], f"{name} is not on the map"
        state.owner[hex] = NOBODY if owner == "-" else LETTERS.index(owner)
        state.troops[hex] = int(troops)
        if land != "fortress":
            state.land[hex] = LANDS.index(land)
        for what, count in zip(more[::2], more[1::2], strict=True):
            {"ronin": state.ronin, "elite": state.elite}[what][hex] = int(count)


def _seat(state: Bushido, clans: Sequence[Clan], bag: str | None) -> None:
    state.daimyo = [DAIMYO_HONOUR[seat] if one.daimyo is None else one.daimyo for seat, one in enumerate(clans)]
    state.samurai = [one.samurai for one in clans]
    state.tokens = [one.tokens & (7 if state.rules.campaign else 3) for one in clans]
    state.tiles = [count for one in clans for count in counted(one.tiles, TILES)]
    state.discs = [count for one in clans for count in counted(one.discs, DISCS)]
    old = state.rules
    held = [sum(state.tiles[kind::KINDS]) for kind in range(KINDS)]
    held[TILES.index("ronin")] += sum(state.ronin)
    state.bag = (
        counted(bag, TILES) if bag is not None else [max(0, old.bag[kind] - held[kind]) for kind in range(KINDS)]
    )
    state.piles = [max(0, count - sum(state.discs[disc::TACTICS])) for disc, count in enumerate(old.discs)]
    lands = [max(old.lands[kind], state.land.count(kind)) for kind in range(len(LANDS))]
    whole = [state.bag[kind] + held[kind] for kind in range(KINDS)]
    discs = [state.piles[disc] + sum(state.discs[disc::TACTICS]) for disc in range(TACTICS)]
    state.rules = Rules(
        old.campaign,
        old.elite,
        old.deals_provinces,
        old.stall_guard,
        old.loses_troops,
        old.honour,
        old.koku,
        old.katana,
        lands,
        whole,
        discs,
        old.sources,
    )


def counted(words: str, names: tuple[str, ...]) -> list[int]:
    """Names as counts, "ronin*3" for three of a kind."""
    counts = [0] * len(names)
    for word in words.split():
        name, _, count = word.partition("*")
        counts[names.index(name)] += int(count or 1)
    return counts


class Table:
    """A position that was laid out, and the conversation at it."""

    def __init__(self, state: Bushido) -> None:
        self.state = state

    # The conversation

    def say(self, *sentences: str) -> None:
        """Play choices, each said as "a: attack kai"; the invariants are checked after each."""
        for sentence in sentences:
            seat, choice = self._said(sentence)
            GAME.apply(self.state, seat, choice)
            GAME.check(self.state)

    def offers(self, sentence: str) -> bool:
        """Is this seat asked now, and may it say that?"""
        seat, choice = self._said(sentence)
        return any(asked.seat == seat and choice in asked.options for asked in GAME.decisions(self.state))

    @property
    def asked(self) -> str:
        """Who is asked what, such as "b: tea"; "over" when the game is."""
        return ", ".join(f"{LETTERS[one.seat]}: {one.prompt}" for one in GAME.decisions(self.state)) or "over"

    def options(self, letter: str) -> list[str]:
        """What a seat may say, with letters for seats."""
        seat = LETTERS.index(letter)
        return [
            _with_letters(GAME.words(self.state, seat, choice))
            for asked in GAME.decisions(self.state)
            if asked.seat == seat
            for choice in asked.options
        ]

    def why_not(self, sentence: str) -> WhyNot | None:
        """Why a seat cannot touch these pieces, said as "a: tile/ronin kai"."""
        letter, _, pieces = sentence.partition(": ")
        return GAME.why_not(self.state, LETTERS.index(letter), _with_seats(pieces))

    def all_pass(self, until: str = "") -> None:
        """Everybody declines what they are asked, up to the question that begins so."""
        for _ in range(200):
            if self.asked == "over" or (until and self.asked.endswith(until)):
                return
            asked = GAME.decisions(self.state)[0]
            GAME.apply(self.state, asked.seat, asked.options[0])
            GAME.check(self.state)
        raise AssertionError(f"never asked: {until}")

    # Phases 7 and 8

    def attack(self, target: str, source: str, troops: int, bonus: str = "no bonus") -> None:
        """a names the target, the source, and how many; then the bonus, if there is one to offer."""
        if self.asked == "a: regroup":
            self.say("a: done")
        self.say(f"a: attack {target}", f"a: from {source}", f"a: number {troops}")
        if self.asked == "a: bonus":
            self.say(f"a: {bonus}")

    def stack(self, letter: str, tiles: str) -> None:
        """A seat answers everything about its stack; the last tile is on top."""
        stacked = [int(tile) for tile in tiles.split()]
        for strength in (3, 2, 1):
            tens, units = divmod(stacked.count(strength), 10)
            self.say(f"{letter}: number {tens}", f"{letter}: number {units}")
        self.say(f"{letter}: top katana-{stacked[-1]}" if stacked else f"{letter}: no stack")

    def fight(self, attack: str, defence: str, sides: str = "bc") -> None:
        """Both stacks and both discs: "3 3 2 battle"; without tiles an empty stack and no disc."""
        swords = [" ".join(word for word in side.split() if word.isdecimal()) for side in (attack, defence)]
        for letter, tiles in zip(sides, swords):
            self.stack(letter, tiles)
        if all(swords):
            for letter, side in zip(sides, (attack, defence)):
                self.say(f"{letter}: tactic {side.split()[-1]}")

    # What lies on the table

    def daimyo(self, letter: str) -> int:
        return self.state.daimyo[LETTERS.index(letter)]

    def samurai(self, letter: str) -> int:
        return self.state.samurai[LETTERS.index(letter)]

    def tiles(self, letter: str) -> str:
        """The tiles behind a screen, as "katana-1*2 ronin"."""
        seat = LETTERS.index(letter)
        return _words(self.state.tiles[seat * KINDS : (seat + 1) * KINDS], TILES)

    def discs(self, letter: str) -> str:
        seat = LETTERS.index(letter)
        return _words(self.state.discs[seat * TACTICS : (seat + 1) * TACTICS], DISCS)

    def tile_count(self, letter: str) -> int:
        return self.state.tile_count(LETTERS.index(letter))

    def bag(self, tile: str) -> int:
        return self.state.bag[TILES.index(tile)]

    def province(self, name: str) -> str:
        """What is to be seen of a province: "c 3", "- 0 ronin 1"."""
        hex = PROVINCES.index(name)
        owner = self.state.owner[hex]
        shown = f"{'-' if owner == NOBODY else LETTERS[owner]} {self.state.troops[hex]}"
        shown += f" elite {self.state.elite[hex]}" if self.state.elite[hex] else ""
        return shown + (f" ronin {self.state.ronin[hex]}" if self.state.ronin[hex] else "")

    def koku(self, letter: str) -> int:
        return self.state.koku(LETTERS.index(letter))

    def income(self, letter: str) -> int:
        return self.state.income(LETTERS.index(letter))

    def role(self, role: str) -> str:
        holder = self.state.roles[ROLES.index(role)]
        return "-" if holder == NOBODY else LETTERS[holder]

    @property
    def turn(self) -> str:
        return LETTERS[self.state.turn]

    @property
    def month(self) -> int:
        return self.state.month

    # What was heard

    def news(self, kind: str) -> list[Event]:
        """The events of a kind, oldest first."""
        return [event for event in self.state.news or () if event.kind == kind]

    @property
    def story(self) -> list[str]:
        """What happened, as the kinds of the events."""
        return [event.kind for event in self.state.news or ()]

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    def _said(self, sentence: str) -> tuple[int, int]:
        letter, _, words = sentence.partition(": ")
        seat = LETTERS.index(letter)
        return seat, GAME.parse(self.state, seat, _with_seats(words))


def _words(counts: Sequence[int], names: tuple[str, ...]) -> str:
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in zip(names, counts) if count)


def _with_seats(words: str) -> str:
    return " ".join(f"seat-{LETTERS.index(word)}" if word in tuple(LETTERS) else word for word in words.split())


def _with_letters(words: str) -> str:
    return " ".join(
        LETTERS[int(word.removeprefix("seat-"))] if word.startswith("seat-") else word for word in words.split()
    )
