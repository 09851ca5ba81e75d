"""Laws about what people read: everything can be said in every language, and no sentence tells a secret."""

from collections.abc import Mapping, Sequence

from tatami.core.events import Event, Fact
from tatami.core.game import Game
from tatami.core.outcome import Outcome
from tatami.core.state import State
from tatami.exam.laws import Broken, observers
from tatami.text import LANGUAGES, REFEREE, Reader


class Speakers:
    """One reader a language, for one table."""

    def __init__(self, game: Game, names: Sequence[str], table: State) -> None:
        self.game = game
        self.readers = [Reader(game, lang, names, table) for lang in LANGUAGES]

    def keep_secrets(self, events: Sequence[Event], state: State) -> int:
        """An event reads the same, whatever the secret is, to everybody who may not know it; the languages take
        turns. The sentences made."""
        made = 0
        for number, event in enumerate(events, start=state.steps):
            if event.secret is not None and set(event.secret) & set(event.facts):
                raise Broken("news", f"{event.kind}: a fact is public and secret at once")
            twin = None if event.secret is None else _with_another_secret(event, event.secret)
            reader = self.readers[number % len(self.readers)]
            self._said(reader.event(event, REFEREE), event.kind)
            for observer in observers(state):
                said = self._said(reader.event(event, observer), event.kind)
                made += 1
                if twin is not None and observer not in event.knows and reader.event(twin, observer) != said:
                    raise Broken("news", f"{event.kind} in {reader.lang} tells {observer} a secret: {said}")
        return made

    def say_all_options(self, state: State) -> int:
        """Every question and every option has a sentence, and no two options read the same. The sentences made."""
        made = 0
        for reader in self.readers:
            for decision in self.game.decisions(state):
                for observer in observers(state):
                    self._said(reader.prompt(state, decision, observer), decision.prompt)
                sentences = [self._said(reader.choice(option), decision.prompt) for option in decision.options]
                made += len(sentences) + state.seats + 1
                if len(set(sentences)) != len(sentences):
                    twice = max(sentences, key=sentences.count)
                    raise Broken("sentences", f"two options read the same in {reader.lang}: {twice}")
        return made

    def say_the_end(self, outcome: Outcome) -> int:
        """The outcome has a sentence, and every column and row of the score sheet a name. The sentences made."""
        for reader in self.readers:
            self._said(reader.outcome(outcome), outcome.reason)
            columns = [*outcome.sheet[0]] if outcome.sheet else []
            for name in [*columns, *(row for team in outcome.teams for row in team.rows)]:
                self._said(reader.noun("sheet", name), name)
        return len(self.readers)

    def _said(self, sentence: str, about: str) -> str:
        if not sentence.strip() or "{" in sentence:
            raise Broken("sentences", f"the sentence about {about} is “{sentence}”")
        return sentence


class Silence(Speakers):
    """In place of readers, for a game whose texts are still to be written: nothing is said."""

    def __init__(self) -> None:
        pass

    def keep_secrets(self, events: Sequence[Event], state: State) -> int:
        return 0

    def say_all_options(self, state: State) -> int:
        return 0

    def say_the_end(self, outcome: Outcome) -> int:
        return 0


def _with_another_secret(event: Event, secret: Mapping[str, Fact]) -> Event:
    """The same event, had the secret been another."""
    other: dict[str, Fact] = {name: _another(fact) for name, fact in secret.items()}
    return Event(event.kind, event.facts, other, event.knows)


def _another(fact: Fact) -> Fact:
    if isinstance(fact, list):
        return []
    if isinstance(fact, str):
        return f"not-{fact}"
    return fact + 1 if isinstance(fact, int) else 1
