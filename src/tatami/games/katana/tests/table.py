"""A table laid out by hand, so that a rule's test reads like a conversation.

    t = table(a="nodachi", b="parry")
    t.say("a: attack b nodachi", "b: parry parry")
    assert t.life("b") == 5 and t.asked == "a: play"

Seats are letters, a to g clockwise.
"""

import random
from collections.abc import Iterable, Iterator, Mapping

from tatami.core import Decision, Event, Outcome, WhyNot, settle
from tatami.games.katana.game import GAME
from tatami.games.katana.state import CARDS, NOTHING, ROLES, WEAPONS, Katana
from tatami.games.katana.tests.layout import LETTERS, Player, lay_out, names, seat_of

__all__ = ["GAME", "Player", "Table", "at_random", "fresh", "table", "without_end"]


def table(
    seats: int = 4,
    *,
    turn: str = "a",
    phase: str = "play",
    bushido: str | None = None,
    pile: str | None = None,
    top: str = "",
    discards: str = "",
    options: dict[str, object] | None = None,
    content: Mapping[str, object] | None = None,
    **players: str | Player,
) -> "Table":
    """Lay out a position; whoever is to be asked then is asked.

    Cards that lie nowhere are the draw pile. `pile` leaves only these cards in it and takes the others out of the
    game; `top` are the next cards to come off it, in that order. `discards` has its top card last.
    """
    described = [players.pop(letter, "parry") for letter in LETTERS[:seats]]
    assert not players, f"nobody sits at {', '.join(players)}"
    sitting = [Player(given) if isinstance(given, str) else given for given in described]
    state = lay_out(
        sitting,
        turn=turn,
        phase=phase,
        bushido=bushido,
        pile=pile,
        top=top,
        discards=discards,
        options=options or {},
        content=content,
    )
    state.news = []
    settle(state)
    GAME.check(state)
    return Table(state)


class Table:
    """A position that was laid out, and the conversation at it."""

    def __init__(self, state: Katana) -> None:
        self.state = state

    # The conversation

    def say(self, *sentences: str) -> None:
        """Play choices, each said as "a: attack b nodachi"; the invariants are checked after each."""
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
        """Who is asked what, such as "b: parry"; "over" when the game is."""
        return ", ".join(f"{LETTERS[one.seat]}: {one.prompt}" for one in GAME.decisions(self.state)) or "over"

    @property
    def options(self) -> list[str]:
        """What the seat that is asked may say, with letters for seats."""
        return [
            self._with_letters(GAME.words(self.state, asked.seat, choice))
            for asked in GAME.decisions(self.state)
            for choice in asked.options
        ]

    def targets(self, card: str) -> str:
        """The seats that the card may be aimed at now, in one word such as "bd"."""
        verb = "attack {} " + card if CARDS.index(card) < WEAPONS else f"play {card} {{}}"
        return "".join(
            letter
            for letter in LETTERS[: self.state.seats]
            if any(said.startswith(verb.format(letter)) for said in self.options)
        )

    def why_not(self, sentence: str) -> WhyNot | None:
        """Why a seat cannot touch these pieces, said as "a: hand/nodachi b"."""
        letter, _, pieces = sentence.partition(": ")
        return GAME.why_not(self.state, seat_of(letter), _with_seats(pieces))

    # What lies on the table

    def life(self, letter: str) -> int:
        return self.state.life[seat_of(letter)]

    def honour(self, letter: str) -> int:
        return self.state.honour[seat_of(letter)]

    def hand(self, letter: str) -> str:
        """The cards of a hand in alphabetical order."""
        return names(sorted(self.state.hands[seat_of(letter)], key=CARDS.__getitem__))

    def cards(self, letter: str) -> int:
        """The size of a hand."""
        return len(self.state.hands[seat_of(letter)])

    def front(self, letter: str) -> str:
        """The permanents in front of a seat, Code of Bushido too."""
        seat = seat_of(letter)
        laid = {"armour": self.state.armours, "fast-draw": self.state.fast_draws, "focus": self.state.focuses}
        names = [card for card, counts in laid.items() for _ in range(counts[seat])]
        return " ".join([*names, "bushido"] if self.state.bushido_at == seat else names)

    def role(self, letter: str) -> str:
        return ROLES[self.state.roles[seat_of(letter)]]

    def is_harmless(self, letter: str) -> bool:
        return self.state.is_harmless(seat_of(letter))

    def difficulty(self, attacker: str, target: str) -> int:
        return self.state.difficulties(seat_of(attacker))[seat_of(target)]

    @property
    def pile(self) -> str:
        """The cards of the draw pile in alphabetical order."""
        return names(sorted(self.state.pile, key=CARDS.__getitem__))

    @property
    def discards(self) -> str:
        """The discard pile, its top card last."""
        return names(self.state.discards)

    @property
    def resolving(self) -> str:
        """The card in the resolving zone, or nothing."""
        return "" if self.state.resolving == NOTHING else CARDS[self.state.resolving]

    @property
    def weapons_played(self) -> int:
        return self.state.weapons_played

    # What was heard

    def news(self, kind: str) -> list[Event]:
        """The events of a kind, oldest first."""
        return [event for event in self.state.news or () if event.kind == kind]

    @property
    def story(self) -> list[str]:
        """What happened, as the kinds of the events."""
        return [event.kind for event in self.state.news or ()]

    # The end

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    @property
    def winners(self) -> str:
        """The seats that won, in one word such as "ab"."""
        return "".join(LETTERS[seat] for seat in self.outcome.winners)

    def total(self, team: str) -> int:
        """A team's total."""
        return next(one.score for one in self.outcome.teams if one.name == team)

    def _said(self, sentence: str) -> tuple[int, int]:
        letter, _, words = sentence.partition(": ")
        seat = seat_of(letter)
        return seat, GAME.parse(self.state, seat, _with_seats(words))

    def _with_letters(self, words: str) -> str:
        names = {f"seat-{seat}": letter for seat, letter in enumerate(LETTERS)}
        return " ".join(names.get(word, word) for word in words.split())


def fresh(seats: int, seed: int, content: Mapping[str, object] | None = None, **options: object) -> Katana:
    """A new game, as the contract deals it."""
    state = GAME.new(seats, seed, content, False, **options)
    assert isinstance(state, Katana)
    return state


def at_random(state: Katana, seed: int) -> Iterator[tuple[Decision, int]]:
    """Play to the end at random; every choice is seen just before it is made."""
    luck = random.Random(seed)
    while decisions := GAME.decisions(state):
        choice = luck.choice(decisions[0].options)
        yield decisions[0], choice
        GAME.apply(state, decisions[0].seat, choice)


def without_end(options: Iterable[str]) -> list[str]:
    """What can be played: the options of a play phase but for ending it and Nobunaga's power."""
    return [said for said in options if said not in ("end", "sacrifice life")]


def _with_seats(words: str) -> str:
    """Letters, alone or before a slash, become seats: "b/hand" is "seat-1/hand"."""
    named = []
    for word in words.split():
        place, slash, rest = word.partition("/")
        named.append(f"seat-{LETTERS.index(place)}{slash}{rest}" if place in tuple(LETTERS) else word)
    return " ".join(named)
