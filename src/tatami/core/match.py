# plain
"""A game being played: the state, every choice made so far, and what may be taken back."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from tatami.core.errors import BadOption, BadRecord, IllegalChoice, TatamiError, quoted
from tatami.core.events import Event
from tatami.core.game import Game
from tatami.core.luck_kinds import KindOfLuck, KnownLuck, QuickLuck, SealedLuck
from tatami.core.options import read_options
from tatami.core.outcome import Outcome
from tatami.core.record import OPEN, Header, Line, Record, is_line, is_number, write_record
from tatami.core.refusals import seats_allowed, seed_allowed
from tatami.core.state import State

NAMES = ("Aiko", "Botan", "Chie", "Daichi", "Emi", "Fuji", "Goro")
UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Move:
    """A choice that stands, and where chance and secrets stood before it."""

    seat: int
    choice: int
    chance: int
    revealed: int


class Match:
    """One game from the deal to the end. `moves` are the choices that stand, `lines` also those taken back."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.moves: list[Move] = []
        self.lines: list[Line] = []
        self.state: State = self._deal()
        self.opening: list[Event] = self.state.news or []
        self.state.news = None

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int,
        seed: int | str | KindOfLuck,
        options: Mapping[str, object] | None = None,
        names: tuple[str, ...] = (),
        content: Mapping[str, object] | None = None,
    ) -> "Match":
        """A new match. A number or a text as `seed` is quick luck; people play with another kind. Options are kept
        in the header as words, all of them."""
        given = {name: str(value).lower() for name, value in (options or {}).items()}
        names = names or NAMES[: seats_allowed(game, seats)]
        if not all(type(name) is str and is_line(name) for name in names):
            raise BadOption("bad-name", "A name is one line of text that can be shown.")
        if len(names) != seats:
            raise BadOption("bad-name", f"There are {len(names)} names for {seats} seats.")
        luck = seed if isinstance(seed, QuickLuck | KnownLuck | SealedLuck) else QuickLuck(str(seed_allowed(seed)))
        if not isinstance(luck, SealedLuck):
            seed_allowed(luck.seed)
        return cls(game, Header(game.name, game.version, seats, luck, given, names, content))

    # Playing

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.outcome(self.state)

    def choose(self, seat: int, choice: int | str, step: int | None = None) -> list[Event]:
        """Take a choice, in words or as a number; what happened. `step` is the step the player saw."""
        state = self.state
        if step is not None and step != state.steps:
            raise IllegalChoice("stale", f"The table is at step {state.steps}, not {step}.")
        code = self.game.parse(state, seat, choice) if isinstance(choice, str) else choice
        move = Move(seat, code, state.chance, state.revealed)
        state.news = []
        try:
            self.game.apply(state, seat, code)
            events = state.news
        finally:
            state.news = None
        self.moves.append(move)
        self.lines.append(Line(seat, self.game.words(state, seat, code)))
        return events

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Is it fair that this seat takes its last choice back? Nobody else has answered, chance has not been
        asked, and nothing hidden has come out."""
        if not self.moves:
            return False
        last = self.moves[-1]
        return last.seat == seat and last.chance == self.state.chance and last.revealed == self.state.revealed

    def undo(self, seat: int, count: int = 1) -> None:
        """Take the last choices back. Whether it is fair or agreed upon is for the caller to know."""
        if not 1 <= count <= len(self.moves):
            raise IllegalChoice("not-offered", f"{count} choices cannot be taken back; {len(self.moves)} were made.")
        self.moves = self.moves[:-count]
        self.lines.append(Line(seat, f"{UNDO} {count}"))
        self.state = self.state_at(len(self.moves))

    def state_at(self, step: int) -> State:
        """The state after so many of the choices that stand."""
        state = self._deal()
        state.news = None
        for move in self.moves[:step]:
            self.game.apply(state, move.seat, move.choice)
        return state

    # Records

    def record(self, even_unfinished: bool = False) -> str:
        """The match as a record. That of a sealed game tells its secret, so it is written when the game is over, or
        `even_unfinished` for somebody who may know it."""
        return write_record(self.header, self.lines, self.closing(), even_unfinished)

    def closing(self) -> str:
        """The last line of the record."""
        outcome = self.outcome
        if outcome is None:
            return OPEN
        return f"end {outcome.reason} " + " ".join(f"seat-{seat}" for seat in outcome.winners)

    def _deal(self) -> State:
        header = self.header
        luck = header.luck.begin(header.setting())
        return self.game.new(header.seats, luck, header.content, True, **header.options)


class Replay(Match):
    """A match read from a record, one line at a time; BadRecord names the line that cannot be played."""

    def __init__(self, game: Game, record: Record) -> None:
        header, places = record.header, record.places
        played, here = header.rules or header.version, game.version
        if played != here:
            line = places.get("rules", places["game"])
            raise BadRecord(
                "version", f"Line {line}: version {played} of {game.name} was played, the rules here are {here}."
            )
        try:
            super().__init__(game, header)
        except TatamiError as error:
            raise BadRecord("unreadable", f"Line {places[self._faulty_line(game, header)]}: {error}") from None
        self.recorded = record

    @staticmethod
    def _faulty_line(game: Game, header: Header) -> str:
        """The line of a header that cannot be played; the last, if only all of it together is at fault."""
        parts: dict[str, Callable[[], object]] = {
            "seats": lambda: seats_allowed(game, header.seats),
            "content": lambda: game.read_content(header.content),
        }
        if not isinstance(header.luck, SealedLuck):
            parts["seed"] = partial(seed_allowed, header.luck.seed)
        for name, value in header.options.items():
            parts[f"option {name}"] = partial(read_options, game.name, game.options, {name: value})
        for word, read in parts.items():
            try:
                read()
            except TatamiError:
                return word
        return "begin"

    def next_line(self) -> tuple[Line, list[Event]] | None:
        """Play the next line of the record; None after the last, when the closing line has been proved."""
        played = len(self.lines)
        if played == len(self.recorded.lines):
            if self.closing() != self.recorded.closing:
                said, last = self.recorded.closing, self.recorded.last
                raise BadRecord(
                    "edited", f"Line {last}: it says {quoted(said)}, but the game is at “{self.closing()}”."
                )
            return None
        line = self.recorded.lines[played]
        try:
            return line, self.play_line(line)
        except TatamiError as error:
            raise BadRecord("unplayable", f"Line {line.number}: {error}") from None

    def play_line(self, line: Line) -> list[Event]:
        """Play one line: a choice, or an undo."""
        verb, _, count = line.words.partition(" ")
        if verb == UNDO:
            if not is_number(count):
                raise IllegalChoice("unreadable", f"{quoted(line.words)} takes nothing back.")
            self.undo(line.seat, int(count))
            return []
        return self.choose(line.seat, line.words)

    def play_out(self) -> "Replay":
        """Play the whole record."""
        while self.next_line() is not None:
            pass
        return self
