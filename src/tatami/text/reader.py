"""One reader of one game: their language, and the names of those at the table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, Literal

from tatami.core.choices import Choice
from tatami.core.errors import BadOption, BadRecord, TatamiError
from tatami.core.events import Event, Fact
from tatami.core.game import Game
from tatami.core.match import NAMES
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Decision, State
from tatami.core.waiting import prompt_facts
from tatami.text.book import open_book

REFEREE: Final = "referee"
Observer = int | None | Literal["referee"]  # A seat, a spectator, or the referee, from whom nothing is hidden.

SEATS: Final = ("seat", "target", "by", "victim", "attacker")  # These facts hold a seat; with an s, several.


class Reader:
    """Makes sentences of what a game tells, asks, offers and refuses. With a table its texts say the values in play,
    otherwise those that the game ships with."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = NAMES, table: State | None = None) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.table = table
        self.book = open_book(lang, game.name)

    @cached_property
    def text_facts(self) -> dict[str, dict[str, Fact]]:
        """What texts name of the values in play, by message."""
        return self.game.texts.facts(self.game.new(self.game.seats[0], 0) if self.table is None else self.table)

    # What happens

    def event(self, event: Event, reader: Observer = None) -> str:
        """What happened, as far as the reader may know it."""
        if isinstance(reader, str):
            facts, is_known = event.seen_by_referee(), bool(event.secret)
        else:
            facts, is_known = event.seen_by(reader), bool(event.secret) and reader in event.knows
        return self.say(f"event-{event.kind}-known" if is_known else f"event-{event.kind}", facts)

    def outcome(self, outcome: Outcome) -> str:
        """Who won, or that all lost together, what rank was reached, and why the game ended."""
        facts: dict[str, Fact] = {"seats": list(outcome.winners), "count": len(outcome.winners)}
        team = next((team for team in outcome.teams if set(team.seats) == set(outcome.winners)), None)
        if outcome.is_cooperative and not outcome.winners:
            everybody = list(range(len(outcome.scores)))
            who = self.say("outcome-lost", {"seats": everybody, "count": len(everybody)})
        elif not outcome.winners:
            who = self.say("outcome-nobody")
        elif team is not None and self.book.has(f"team-{team.name}"):
            who = self.say("outcome-team", {**facts, "team": team.name})
        else:
            who = self.say("outcome-players", facts)
        rank = [self.say("outcome-rank", {"rank": outcome.rank})] if outcome.rank else []
        return " ".join([who, *rank, self.say("outcome-reason", {**outcome.facts, "reason": outcome.reason})])

    # What is asked

    def prompt(self, state: State, decision: Decision, reader: Observer = None) -> str:
        """The question, to the one who is asked or about them."""
        message = f"prompt-{decision.prompt}" if reader == decision.seat else f"prompt-{decision.prompt}-other"
        return self.say(message, prompt_facts(state, decision, decision.seat if reader == decision.seat else None))

    def choice(self, choice: Choice | int) -> str:
        """A choice, as it is offered."""
        if isinstance(choice, int):
            choice = self.game.choices.known(choice)
        message = f"choice-{choice.kind}"
        return self.say(message, {**choice.facts, **self.text_facts.get(message, {})})

    def why(self, why_not: WhyNot) -> str:
        """Why a piece cannot be chosen, with the clause that says so."""
        sentence = self.say(f"why-{why_not.code}", why_not.facts)
        return self.book.say("why", {"sentence": sentence, "clause": why_not.clause})

    # What things are

    def noun(self, kind: str, name: str) -> str:
        """The name of a thing: a card, a character, a role, a column of the score sheet …"""
        return self.book.say(f"{kind}-{name}")

    def text(self, kind: str, name: str) -> str | None:
        """What the rules make of that thing, in a line or two; None if there is nothing to say."""
        return self.explained(f"{kind}-{name}")

    def explained(self, message: str) -> str | None:
        """The text that goes with a message, with the values in play."""
        return self.book.text(message, self.variables(self.text_facts.get(message, {})))

    def help(self, piece: str) -> str:
        """What a piece is: an id as the view names it, or any noun of the game."""
        place, _, part = piece.strip().lower().rpartition("/")
        seat = part.removeprefix("seat-")
        if not place and seat != part and seat.isdecimal() and int(seat) < len(self.names):
            name, text = self.names[int(seat)], self.book.text("piece-seat")
        else:
            kinds = [kind for kind, names in self.game.texts.nouns.items() if part in names]
            known = [id for kind in (*kinds, "piece") if self.book.has(id := f"{kind}-{part}")]
            if not known:
                raise BadOption("unknown-piece", self.book.say("no-such-piece", {"piece": piece.strip()[:40]}))
            message = next((id for id in known if self.explained(id)), known[0])
            name, text = self.book.say(message), self.explained(message)
        return name if text is None else self.book.say("help", {"name": name, "text": text})

    def error(self, error: TatamiError) -> str:
        """What went wrong. The errors carry English sentences with every detail; other languages go by the code."""
        message = f"error-record-{error.code}" if isinstance(error, BadRecord) else f"error-{error.code}"
        return error.sentence if self.lang == "en" or not self.book.has(message) else self.book.say(message)

    # Facts

    def say(self, message: str, facts: Mapping[str, Fact] | None = None) -> str:
        """A message, its variables filled in from facts."""
        return self.book.say(message, self.variables(facts or {}))

    def variables(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """Facts as a sentence needs them: seats as names, ids as nouns, lists joined, numbers as they are."""
        spoken = {name: self._variable(name, fact) for name, fact in facts.items()}
        found = {name: value for name, value in spoken.items() if value is not None}
        if "reason" in found and any(name.removesuffix("s") in SEATS for name in found):
            # Where it is known who ended the game, the reason says so.
            found["reason"] = self.book.attribute(f"reason-{facts['reason']}", "named", found) or found["reason"]
        return found

    def _variable(self, name: str, fact: Fact) -> str | int | None:
        if fact is None:
            return None
        if isinstance(fact, bool):
            return str(fact).lower()
        if isinstance(fact, list):
            one = name.removesuffix("s")
            said = Counter(str(self._variable(one, each)) for each in fact)
            return self.book.join([self._several(noun, count) for noun, count in said.items()])
        if isinstance(fact, int):
            return self._player(fact) if name in SEATS else fact
        message = f"{name}-{fact}"
        return self.book.say(message) if self.book.has(message) else fact

    def _player(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.book.say("nobody")

    def _several(self, noun: str, count: int) -> str:
        return noun if count == 1 else self.book.say("several", {"noun": noun, "count": count})
