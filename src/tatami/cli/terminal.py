"""A table in the terminal: what is on it, what happened, what can be chosen, and the answers of one player."""

import sys
from collections.abc import Iterator, Mapping

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from tatami.bots import Bot, ask
from tatami.cli import lookup
from tatami.cli.boards import board_of
from tatami.cli.phrases import Phrases
from tatami.cli.story import Told, cast, ending, told
from tatami.core.errors import TatamiError
from tatami.core.events import Event
from tatami.core.match import Match
from tatami.core.state import Decision
from tatami.text import Reader

LONGEST_NUMBER = 9  # In digits.
MANY = 12  # More options than these stand in columns.


class Terminal:
    """One person at a seat, bots at the others."""

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot], reader: Reader) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.reader = reader
        self.phrases = Phrases(reader.lang)
        self.console = Console(highlight=False, emoji=False)  # A file called :smile: keeps its name.
        self.board = board_of(match.game.name)
        self.log: list[Told] = []
        self.heard = 0  # The player has read so much of the log.
        self.has_left = False

    def play(self) -> None:
        """Until the game is over or the player leaves."""
        game, match = self.match.game, self.match
        self._hear(match.opening)
        while not self.has_left and (decisions := game.decisions(match.state)):
            asked = next((decision for decision in decisions if decision.seat == self.seat), decisions[0])
            if asked.seat != self.seat:
                self._choose(asked, ask(self.bots[asked.seat], game.view(match.state, asked.seat), asked))
            elif len(asked.options) == 1:
                self._choose(asked, asked.options[0])
            else:
                self._show(asked)
                self._answer(asked)
        outcome = match.outcome
        if outcome is not None:
            self._print_log(self.log[self.heard :])
            self._show_table()
            for line in ending(outcome, self.reader, self.phrases, cast(match, self.reader, self.seat)):
                self.console.print(Text(line, style="bold"))

    def leave(self) -> None:
        """The player gets up, in the middle of whatever it was."""
        self.has_left = True
        self.console.print()

    def say_goodbye(self, record: object) -> None:
        """Where the record is, or how to keep one."""
        if record is not None:
            self.console.print(self.phrases.say("kept", file=str(record)), markup=False)
        elif self.has_left:
            self.console.print(self.phrases.say("how-to-keep"), markup=False)

    # Playing

    def _choose(self, asked: Decision, choice: int) -> None:
        self._hear(self.match.choose(asked.seat, choice))

    def _hear(self, events: list[Event]) -> None:
        self.log.extend(told(events, self.reader, self.seat))

    def _answer(self, asked: Decision) -> None:
        """Take lines from the player until one of them moves the game on."""
        while True:
            line = self._read()
            if line is None or line == "q":
                self.has_left = True
                return
            if line == "u":
                if self._undo():
                    return
            elif line == "l":
                self._print_log(self.log)
            elif line.startswith("?"):
                self._print(self._help(line[1:].strip()))
            elif line.startswith("!"):
                self._print(self._why(line[1:].strip()))
            elif line and (choice := self._choice(asked, line)) is not None:
                self._choose(asked, choice)
                return
            elif not line:
                self._show(asked)

    def _choice(self, asked: Decision, line: str) -> int | None:
        """The option that a number or words name, those of a record or those on the screen; None, and a sentence, if
        there is none."""
        if line.isdecimal() and len(line) < LONGEST_NUMBER:
            if 1 <= int(line) <= len(asked.options):
                return asked.options[int(line) - 1]
            self._print(self.phrases.say("no-such-number", count=len(asked.options)))
            return None
        try:
            choice = self.match.game.parse(self.match.state, self.seat, line)
        except TatamiError:
            offered = {lookup.plain(self.reader.choice(option)): option for option in asked.options}
            if lookup.plain(line) not in offered:
                self._print(self.phrases.say("not-understood", line=line[:60]))
            return offered.get(lookup.plain(line))
        if choice in asked.options:
            return choice
        why = self.match.game.why_not(self.match.state, self.seat, " ".join(self.match.game.pieces(choice)))
        self._print(self.phrases.say("not-offered") if why is None else self.reader.why(why))
        return None

    def _undo(self) -> bool:
        """Take back to the last question that the player really answered, as far as that is fair."""
        match = self.match
        if not match.can_undo(self.seat):
            self._print(self.phrases.say("no-undo"))
            return False
        while match.can_undo(self.seat):
            match.undo(self.seat)
            asked = next(decision for decision in match.game.decisions(match.state) if decision.seat == self.seat)
            if len(asked.options) > 1:
                break
        self.log.append(Told(self.phrases.say("undone", seat=self.reader.names[self.seat])))
        return True

    def _read(self) -> str | None:
        """One line from the player; None when there are no more."""
        ask = f"{self.phrases.say('ask')} > "
        if sys.stdin is None:
            return None
        try:
            if sys.stdin.isatty():
                return input(ask).strip()
            line = sys.stdin.readline()
        except EOFError:
            self.console.print()
            return None
        except UnicodeDecodeError:
            return ""
        if not line:
            return None
        self._print(f"{ask}{line.strip()}")  # What was piped in can then be read in what comes out.
        return line.strip()

    # Help

    def _help(self, about: str) -> str:
        """What a card, a character, a word or a clause means; without any, what can be typed."""
        if not about:
            return self.phrases.say("commands")
        found = lookup.clause(self.reader, about)
        if found is None:
            view = self.match.game.view(self.match.state, self.seat)
            found = "\n".join(
                line
                for noun in lookup.named(self.reader, about)
                for line in (self.reader.help(noun), self.board.note(view, noun, self.reader, self.phrases))
                if line
            )
        return found or self.phrases.say("unknown", word=about[:60])

    def _why(self, about: str) -> str:
        """Why a piece cannot be chosen now."""
        if not about:
            return self.phrases.say("why-how")
        pieces = lookup.pieces(self.reader, about)
        if pieces is None:
            is_known = bool(lookup.named(self.reader, about))
            return self.phrases.say("no-piece" if is_known else "unknown", word=about[:60])
        why = self.match.game.why_not(self.match.state, self.seat, pieces)
        return self.phrases.say("possible") if why is None else self.reader.why(why)

    # Showing

    def _show(self, asked: Decision) -> None:
        """The table, what happened since the last question, the question, and the options."""
        self._print_log(self.log[self.heard :])
        self.heard = len(self.log)
        self._show_table()
        self.console.print(Text(self.reader.prompt(self.match.state, asked, self.seat), style="bold"))
        options = list(self._options(asked))
        if len(options) > MANY:
            self.console.print(Columns(options, column_first=True, padding=(0, 3)))
        else:
            for option in options:
                self.console.print(option)

    def _options(self, asked: Decision) -> Iterator[Text]:
        for number, option in enumerate(asked.options, start=1):
            yield Text.assemble((f"{number:3} ", "cyan"), self.reader.choice(option))

    def _show_table(self) -> None:
        view = self.match.game.view(self.match.state, self.seat)
        self.console.print(self.board.draw(view, self.reader, self.phrases))

    def _print_log(self, lines: list[Told]) -> None:
        for line in lines:
            self.console.print(Text(line.text if line.kind == "heading" else f"  {line.text}", style="dim"))

    def _print(self, sentence: str) -> None:
        self.console.print(Text(sentence))
