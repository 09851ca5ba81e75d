"""One game of the lab, and what is noted of it."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tatami import bots
from tatami.core.game import Game
from tatami.core.state import Decision, State
from tatami.games import load

# What choices name without using it up: where something happens is told by the map, not by a table of uses.
PLACES: Final = frozenset({"origin", "phase", "place", "province", "reason", "region", "square", "territory", "town"})


class Variant(msgspec.Struct, frozen=True):
    """A way to play a game: its options and its content pack, under a name."""

    label: str
    options: dict[str, Any] = {}
    pack: dict[str, Any] | None = None


class Job(msgspec.Struct, frozen=True):
    """A game to be played. Games with the same `deal` begin alike, whatever the variant."""

    game: str
    variant: Variant
    deal: str
    turn: int  # So many seats further have the bots of a deal moved.
    seats: int
    bots: tuple[str, ...]

    def key(self) -> str:
        """What makes it the same game, among those of one experiment."""
        return f"{self.variant.label} {self.deal} {self.turn}"


class Player(msgspec.Struct, frozen=True):
    """One seat of a game that is over. `traits` is what it was all along, such as its role or clan; `offered` are the
    things that it could have used, `used` how often it did."""

    bot: str
    won: bool
    score: int
    traits: dict[str, str]
    offered: list[str]
    used: dict[str, int]


class Played(msgspec.Struct, frozen=True):
    """A game that is over. `choices` counts all, `decisions` those with two options or more; `lead_changes` is None
    where nobody can lead. `changing` are the fields of seats that no player kept."""

    key: str
    variant: str
    deal: str
    seats: int
    reason: str
    choices: int
    decisions: int
    lead_changes: int | None
    changing: list[str]
    players: list[Player]


def play(job: Job) -> Played:
    """Play a game to its end. A bot's own luck comes from the deal and its seat, whoever sits there."""
    game = load(job.game)
    state = game.new(job.seats, job.deal, job.variant.pack, False, **job.variant.options)
    thinkers = [bots.make(name, game, f"{job.deal} seat-{seat}") for seat, name in enumerate(job.bots)]
    notes = Notes(game, state)
    while state.asked:
        asked = state.asked[0]
        choice = asked.options[0]
        if len(asked.options) > 1:
            choice = bots.ask(thinkers[asked.seat], game.view(state, asked.seat), asked)
            notes.choose(asked, choice)
        game.apply(state, asked.seat, choice)
        notes.look(state)
    outcome: Any = game.outcome(state)
    traits = notes.traits(state)
    players = [
        Player(
            bot=job.bots[seat],
            won=seat in outcome.winners,
            score=outcome.scores[seat],
            traits=traits[seat],
            offered=sorted(notes.offered[seat]),
            used=dict(sorted(notes.used[seat].items())),
        )
        for seat in range(job.seats)
    ]
    return Played(
        key=job.key(),
        variant=job.variant.label,
        deal=job.deal,
        seats=job.seats,
        reason=outcome.reason,
        choices=state.steps,
        decisions=notes.decisions,
        lead_changes=None if outcome.is_cooperative or not notes.has_lead else notes.lead_changes,
        changing=sorted(notes.changing),
        players=players,
    )


class Notes:
    """What is written down while a game goes on."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.decisions = 0
        self.leader = -1
        self.has_lead = False
        self.lead_changes = 0
        self.offered: list[set[str]] = [set() for _ in range(state.seats)]
        self.used: list[dict[str, int]] = [{} for _ in range(state.seats)]
        self.changing: set[str] = set()
        self._things = things_of(game)
        self._traits: list[dict[str, str]] = [{} for _ in range(state.seats)]
        self._next_look = 1  # Traits are looked at after 1, 2, 4, 8 … choices: what changes has changed by then.

    def choose(self, asked: Decision, choice: int) -> None:
        """Somebody had a choice, and made it."""
        self.decisions += 1
        offered, used = self.offered[asked.seat], self.used[asked.seat]
        for option in asked.options:
            offered.update(self._things[option])
        for thing in self._things[choice]:
            used[thing] = used.get(thing, 0) + 1

    def look(self, state: State) -> None:
        """A choice was carried out: who leads, if this is a moment to tell? Somebody leads from the first moment with
        the highest win chance until another seat has a higher one."""
        if state.steps >= self._next_look:
            self._next_look *= 2
            self._compare(state)
        if state.over or not self.game.mind.is_quiet(state):
            return
        chances = self.game.mind.win_chances(state)
        if len(chances) != state.seats:
            return
        self.has_lead = True
        best = max(chances)
        if self.leader < 0 or chances[self.leader] < best:
            self.lead_changes += self.leader >= 0
            self.leader = chances.index(best)

    def traits(self, state: State) -> list[dict[str, str]]:
        """What each seat was, at the end of the game."""
        self._compare(state)
        return [
            {name: value for name, value in sorted(traits.items()) if name not in self.changing}
            for traits in self._traits
        ]

    def _compare(self, state: State) -> None:
        referee: Any = self.game.referee(state)
        for seat, player in enumerate(getattr(referee, "table", referee).seats):
            known = self._traits[seat]
            for name in player.__struct_fields__:
                value = getattr(player, name)
                if isinstance(value, str) and known.setdefault(name, value) != value:
                    self.changing.add(name)


def things_of(game: Game) -> dict[int, tuple[str, ...]]:
    """What each choice uses: cards, tiles and the like that it names, or else the kind of choice that it is."""
    kinds = {name: kind for kind, names in sorted(game.texts.nouns.items(), reverse=True) for name in names}
    found = {}
    for code, choice in game.choices.by_code.items():
        names = dict.fromkeys(piece.rpartition("/")[2] for piece in choice.pieces)
        things = [f"{kinds[name]} {name}" for name in names if name in kinds and kinds[name] not in PLACES]
        found[code] = tuple(things) or (choice.kind,)
    return found


def jobs(
    game: str, variants: Sequence[Variant], names: Sequence[str], games: int, seed: int, seats: Sequence[int]
) -> list[list[Job]]:
    """At least so many games of each variant, deal by deal: every variant plays the same deals. The bots go round the
    seats of a deal, so that each has sat everywhere; with one bot a deal is played once."""
    found: list[list[Job]] = []
    block = 0
    rounds = len(dict.fromkeys(names)) if len(set(names)) > 1 else 1
    while block * rounds < games or block % len(seats):
        count = seats[block % len(seats)]
        found.append(
            [
                Job(
                    game,
                    variant,
                    f"{seed}-{block}",
                    turn,
                    count,
                    tuple(names[(seat + turn) % len(names)] for seat in range(count)),
                )
                for variant in variants
                for turn in range(rounds)
            ]
        )
        block += 1
    return found
