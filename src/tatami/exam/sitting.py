"""One game played at random under the eyes of the examination."""

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tatami.core.events import Event
from tatami.core.game import Game, interrupts
from tatami.core.luck_kinds import QuickLuck
from tatami.core.match import Match
from tatami.core.refusals import seats_allowed
from tatami.core.state import Decision, Frame, State
from tatami.exam import laws, sealing
from tatami.exam.laws import Broken
from tatami.exam.packs import extreme_pack, needed_options
from tatami.exam.sentences import Silence, Speakers
from tatami.exam.watching import (
    Compared,
    Told,
    choices_tell_no_more_than_views,
    draws_tell_no_more_than_views,
    openings_tell_no_more_than_views,
    picks_look_alike,
    worlds_of_watchers,
)
from tatami.games import load

EVERY = 50
WORLDS = 1
PACKED = 4  # One seed in so many is played with an extreme content pack.
COSTLY = ("clones", "hints", "imagination", "secrecy", "why not")  # Only a step in play can be asked these laws.
SEALED_SHARE = 4  # One game of so many is played with sealed luck, as people play it.
ENDLESS = "endless"  # An option with this value switches off what ends a game: chance may play it for ever.
ENOUGH_IMAGINED = 20  # Among so many worlds other than the true one, some would differ if they were dealt anew.
ENOUGH_WORLDS = 300  # What fewer worlds show may be chance.
LONG = 10_000  # After so many decisions, or earlier where a game says so, players have some sense.
LONGEST = 50_000  # A game that takes more decisions has no end.
INTERRUPTED = 8  # One step in so many begins with a look for somebody who acts unasked.
SENSIBLE = 5  # One seed in so many is played with sense from the beginning: chance alone never comes to some ends.
SENSE = 0.8  # So often a player with sense takes what the hints like best.
VERY_LONG = 3  # In games so many times as long, players hardly ever take anything else.
WISDOM = 0.97


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game to be examined. `every` says how often the costly laws are asked: on average at every so many steps;
    `worlds` in how many worlds each observer looks then. With `packs` it has a random extreme content pack; otherwise
    one seed in four has. The players of one seed in five have some sense. Without `speaks` no texts are needed."""

    game: str
    seats: int
    seed: int
    every: int = EVERY
    worlds: int = WORLDS
    packs: bool = False
    speaks: bool = True

    @property
    def has_pack(self) -> bool:
        """Is it played with a content pack?"""
        return self.packs or self.seed % PACKED == 0

    @property
    def has_sense(self) -> bool:
        """Do its players have some sense from the beginning?"""
        return self.seed % SENSIBLE == SENSIBLE - 1

    def line(self) -> str:
        """What to type to see this game again."""
        line = f"tatami check {self.game} --seats {self.seats} --seed {self.seed} --games 1 --every {self.every}"
        if self.worlds != WORLDS:
            line += f" --worlds {self.worlds}"
        if not self.speaks:
            line += " --no-text"
        return f"{line} --packs" if self.packs else line

    def is_sealed(self) -> bool:
        """Is this one of the games with sealed luck? Every number of players has its share of them."""
        return (self.seats + self.seed) % SEALED_SHARE == 1


@dataclass(slots=True)
class Figures:
    """What an examination has seen."""

    games: int = 0
    sealed: int = 0  # So many games had sealed luck.
    packed: int = 0  # So many games had a content pack.
    decisions: int = 0
    worlds: int = 0  # So many worlds of all kinds were compared with the true one.
    imagined: int = 0  # Those of them that were imagined and differ from the true one.
    redealt: int = 0  # Those of them that were dealt anew and differ from the true one.
    imagined_unpicked: int = 0  # The imagined ones that differ in more than secret picks.
    redealt_unpicked: int = 0  # So many of those that were dealt anew did the same.
    watched: int = 0  # So often somebody heard the same news in another world.
    undos: int = 0
    sentences: int = 0
    secrets: int = 0  # So many events had a fact that only some may know.
    reasons: dict[str, int] = field(default_factory=dict)
    choices: set[int] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)
    fleeting: set[str] = field(default_factory=set)  # News of these fleeting kinds differed unseen.

    @property
    def different(self) -> int:
        """Worlds that were not the true one."""
        return self.imagined + self.redealt

    def idle(self) -> str:
        """What is wrong with a `redeal` that never dealt anything anew in a game that hides something: imagined
        worlds differ there, in more than the picks that core hides, or events have secret facts. Nothing, if it did,
        or if too little was seen to judge."""
        if self.imagined_unpicked >= ENOUGH_IMAGINED and not self.redealt_unpicked:
            return f"`redeal` never changed a table, though {self.imagined_unpicked:,} imagined worlds were different"
        if self.secrets and self.worlds >= ENOUGH_WORLDS and not self.redealt:
            return f"no table dealt anew was different, though {self.secrets:,} events had secret facts"
        return ""

    def unasked(self) -> list[str]:
        """The laws that no step of these games was asked about: the costly ones are asked now and then, and of
        those some need somebody who watches, or a choice that may be taken back."""
        asked = {"news": self.watched, "undo": self.undos, "luck": self.sealed, **dict.fromkeys(COSTLY, self.worlds)}
        return [law for law, times in sorted(asked.items()) if not times]

    def add(self, other: "Figures") -> None:
        """Take the figures of more games in."""
        self.games += other.games
        self.sealed += other.sealed
        self.packed += other.packed
        self.decisions += other.decisions
        self.worlds += other.worlds
        self.imagined += other.imagined
        self.redealt += other.redealt
        self.imagined_unpicked += other.imagined_unpicked
        self.redealt_unpicked += other.redealt_unpicked
        self.watched += other.watched
        self.undos += other.undos
        self.sentences += other.sentences
        self.secrets += other.secrets
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count
        self.choices |= other.choices
        self.events |= other.events
        self.prompts |= other.prompts
        self.fleeting |= other.fleeting


@dataclass(frozen=True, slots=True)
class Failure:
    """A law that does not hold, in which game, after how many steps; `trace` when the engine itself fell over."""

    sitting: Sitting
    step: int
    law: str
    why: str
    trace: str = ""

    def text(self) -> str:
        """For the one who has to mend it; the last line can be pasted."""
        found = f"{self.sitting.game}: the law of {self.law} is broken at step {self.step}: {self.why.rstrip('.')}."
        return "\n".join(part for part in (found, self.trace.rstrip(), self.sitting.line()) if part)


def sittings(
    games: Sequence[str],
    count: int,
    seed: int,
    seats: int | None,
    every: int = EVERY,
    worlds: int = WORLDS,
    packs: bool = False,
    speaks: bool = True,
) -> list[Sitting]:
    """So many games of each, spread over all player counts (or all with so many seats)."""
    found: list[Sitting] = []
    for name in games:
        game = load(name)
        counts = game.seats if seats is None else (seats_allowed(game, seats),)
        for number in range(count):
            turn, place = divmod(number, len(counts))
            found.append(Sitting(game.name, counts[place], seed + turn, every, worlds, packs, speaks))
    return found


def examine(sitting: Sitting) -> Figures | Failure:
    """Play one game and ask every law."""
    examiner = Examiner(sitting)
    try:
        examiner.play()
    except Broken as broken:
        return Failure(sitting, examiner.step, broken.law, broken.why)
    except Exception as error:  # We are looking for whatever makes a game fall over.
        why = f"{type(error).__name__}: {error}"
        return Failure(sitting, examiner.step, "soundness", why, traceback.format_exc())
    return examiner.figures


def picked(game: Game, state: State, decision: Decision, chance: Random, sense: float) -> int:
    """One of the options at random, or as often as `sense` says the one that the hints like best."""
    if not sense or chance.random() >= sense:
        return chance.choice(decision.options)
    hints = game.mind.hints(game.view(state, decision.seat), decision)
    return decision.options[max(range(len(hints)), key=hints.__getitem__)]


class Examiner:
    """Plays one game at random. Chance for the play and for the laws comes from the sitting's seed alone."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.chance = Random(f"{sitting.game} {sitting.seats} {sitting.seed}")
        self.seed = f"examination-{sitting.seed}"  # It is so long that it cannot stand in a view by accident.
        self.figures = Figures()
        self.step = 0
        # The choice after one that was taken back stands, or a game of fair choices would never end.
        self.took_back = False

    def play(self) -> None:
        """The whole game, then what must hold at its end."""
        game = load(self.sitting.game)
        options = {
            name: self.chance.choice([value for value in values if value != ENDLESS])
            for name, values in game.options_for(self.sitting.seats).items()
        }
        seats, is_sealed = self.sitting.seats, self.sitting.is_sealed()
        luck = sealing.sealed_luck(seats, self.seed) if is_sealed else QuickLuck(self.seed)
        content = extreme_pack(self.sitting.game, self.chance) if self.sitting.has_pack else None
        if content is not None:
            options |= needed_options(self.sitting.game)
        opening = openings_tell_no_more_than_views(
            game, lambda luck: game.new(seats, luck, content, True, **options), self.chance
        )
        self.figures.fleeting |= opening.fleeting
        match = Match.begin(game, seats, luck, options, content=content)
        speakers = Speakers(game, match.header.names, match.state) if self.sitting.speaks else Silence()
        self._every_step(game, match, match.opening)
        self.figures.sentences += speakers.keep_secrets(match.opening, match.state)
        while game.decisions(match.state):
            if self.step == LONGEST:
                raise Broken("ending", f"the game goes on after {LONGEST} decisions")
            self._step(game, match, speakers)
        self._at_the_end(game, match, speakers)

    def _sense(self, game: Game) -> float:
        """How often players take what the hints like best: from the beginning in one game of some, and in games that
        last too long for chance."""
        after = min(LONG, game.mind.sense_after)
        if self.step >= after * VERY_LONG:
            return WISDOM
        return SENSE if self.step >= after or self.sitting.has_sense else 0.0

    def _interruption(self, state: State) -> Decision | None:
        """Now and then somebody who is not asked does something by own initiative, where the rules allow it."""
        if type(state.stack[-1]).interrupts is Frame.interrupts or self.chance.randrange(INTERRUPTED):
            return None
        seat = self.chance.randrange(state.seats)
        options = interrupts(state, seat)
        return Decision(seat, options, state.stack[-1]) if options else None

    def _step(self, game: Game, match: Match, speakers: Speakers) -> None:
        state = match.state
        is_sampled = self.chance.randrange(self.sitting.every) == 0
        if is_sampled:
            self._now_and_then(game, match)
            self.figures.sentences += speakers.say_all_options(state)
        decision = self._interruption(state) or self.chance.choice(game.decisions(state))
        choice = picked(game, state, decision, self.chance, self._sense(game))
        view_before = game.view(state, decision.seat) if is_sampled else None
        before = laws.everything(game, state) if is_sampled else b""
        copy = game.clone(state) if is_sampled else None
        worlds = self.sitting.worlds if is_sampled else 0
        watched = worlds_of_watchers(game, state, decision.seat, choice, self.chance, worlds) if worlds else []
        events = match.choose(decision.seat, choice)
        self.step += 1
        self.figures.decisions += 1
        self.figures.choices.add(choice)
        self.figures.prompts.add(decision.prompt)
        self.figures.events.update(event.kind for event in events)
        self.figures.secrets += sum(event.secret is not None for event in events)
        self._every_step(game, match, events)
        took_back, self.took_back = self.took_back, False
        if is_sampled:
            self.figures.sentences += speakers.keep_secrets(events, state)
            move = match.moves[-1]
            told = Told(state, events, (state.chance, state.revealed) != (move.chance, move.revealed))
            self._compared(choices_tell_no_more_than_views(game, told, decision.seat, choice, watched))
            if copy is not None:
                picks_look_alike(game, copy, decision.seat, choice, self.chance)
            if copy is not None and state.chance != move.chance:
                self._compared(draws_tell_no_more_than_views(game, copy, decision.seat, choice, self.chance))
            if match.can_undo(decision.seat) and not took_back:
                seeds = [self.chance.getrandbits(40) for _ in range(self.sitting.worlds + 2)]
                self.figures.worlds += laws.undo_is_fair(game, match, view_before, events, seeds)
                self.figures.undos += 1
                laws.undo_brings_back(game, match, before)
                self.took_back = True

    def _compared(self, news: Compared) -> None:
        self.figures.watched += news.alike
        self.figures.fleeting |= news.fleeting

    def _every_step(self, game: Game, match: Match, events: Sequence[Event]) -> None:
        laws.news_are_plain(events, self.sitting.seats)
        laws.check_holds(game, match.state)
        laws.words_name_one_choice(game, match.state)
        sealing.draws_are_sealed(match)

    def _now_and_then(self, game: Game, match: Match) -> None:
        state = match.state
        laws.looking_changes_nothing(game, state)
        laws.refused_choices_change_nothing(game, state, self.chance)
        sealing.copies_have_no_seal(game, state, self.chance)
        sealing.luck_is_not_shown(game, match)
        laws.clones_are_independent(game, state, self.chance)
        laws.views_are_copies(game, match, self.chance.choice(laws.observers(state)))
        for observer in laws.observers(state):
            worlds = self.sitting.worlds
            imagined, dealt = laws.secrets_are_kept(game, state, observer, self.chance, worlds, self.seed)
            self.figures.worlds += 2 * worlds
            self.figures.imagined += imagined
            self.figures.redealt += dealt
            if not any(state.picks):
                self.figures.imagined_unpicked += imagined
                self.figures.redealt_unpicked += dealt

    def _at_the_end(self, game: Game, match: Match, speakers: Speakers) -> None:
        laws.looking_changes_nothing(game, match.state)
        laws.refused_choices_change_nothing(game, match.state, self.chance)
        laws.record_replays(game, match)
        laws.views_are_copies(game, match, self.chance.choice(laws.observers(match.state)))
        observer = self.chance.choice(laws.observers(match.state))
        laws.secrets_are_kept(game, match.state, observer, self.chance, 1, self.seed)
        outcome = match.outcome
        assert outcome is not None
        self.figures.sentences += speakers.say_the_end(outcome)
        self.figures.games += 1
        self.figures.sealed += self.sitting.is_sealed()
        self.figures.packed += match.header.content is not None
        self.figures.reasons[outcome.reason] = self.figures.reasons.get(outcome.reason, 0) + 1
