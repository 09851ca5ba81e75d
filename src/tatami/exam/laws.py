"""The laws of the table: what must hold for every game, at every step, whoever looks.

Each function is one law. It raises Broken, naming itself and what it found; most change nothing and can be asked at
any moment of a game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import islice
from math import isfinite
from random import Random
from typing import Any

import msgspec

from tatami.core.errors import IllegalChoice, TatamiError
from tatami.core.events import Event, Fact
from tatami.core.game import Game, interrupts
from tatami.core.match import Match, Replay
from tatami.core.observation import plan_of
from tatami.core.record import read_record
from tatami.core.state import Decision, State
from tatami.core.waiting import concerns, prompt_facts, window_of
from tatami.exam.hidden import redealt

encode = msgspec.json.encode
END = "ends"  # Every game ends with this event.


class Broken(Exception):
    """A law does not hold; `law` is its name, `why` one sentence."""

    def __init__(self, law: str, why: str) -> None:
        super().__init__(law, why)
        self.law = law
        self.why = why


def observers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.seats), None]


def everything(game: Game, state: State) -> bytes:
    """All there is to know about a table at rest, to compare it with another."""
    asked = [(decision.seat, decision.prompt, decision.options) for decision in game.decisions(state)]
    return encode((game.referee(state), state.chance, state.steps, state.over, asked))


def seen(game: Game, state: State, observer: int | None) -> bytes:
    """All that an observer may know: the view, who is asked what with which words, the own options, and what a
    learning program in that seat is given."""
    decisions = game.decisions(state)
    asked = [
        (decision.seat, decision.prompt, prompt_facts(state, decision, observer), concerns(state, decision))
        for decision in decisions
    ]
    own = [decision.options for decision in decisions if decision.seat == observer]
    # Without an observation of its own a game tells learning programs the view, which is compared already.
    cells = []
    if game.observation is not None and observer is not None:
        cells = plan_of(game, state.seats).observe(state, observer)
    return encode((game.view(state, observer), asked, own, cells))


# Every step


def check_holds(game: Game, state: State) -> None:
    """The game's own invariants, and that it is either over or asks somebody."""
    try:
        game.check(state)
    except AssertionError as error:
        raise Broken("invariants", str(error) or "an assertion without a word failed") from error
    decisions = game.decisions(state)
    if bool(decisions) == state.over:
        raise Broken(
            "invariants", "somebody is asked after the end" if decisions else "nobody is asked before the end"
        )
    if len({decision.seat for decision in decisions}) < len(decisions):
        raise Broken("invariants", "a seat is asked two things at once")
    if any(not decision.options for decision in decisions):
        raise Broken("invariants", "somebody is asked and has no answer")
    for decision in decisions:
        window = window_of(decision)
        if window is not None and window.passes not in decision.options:
            raise Broken("invariants", f"seat {decision.seat} cannot pass in the window {window.name}")


def news_are_plain(events: Sequence[Event], seats: int) -> None:
    """Events are made of names, numbers and lists of them, secrets belong to seats of this table, and the end is told
    last."""
    for event in events:
        if any(not _is_fact(value) for value in event.seen_by_referee().values()):
            raise Broken("news", f"{event.kind}: a fact is neither a name, a number nor a list of them")
        if not set(event.knows) <= set(range(seats)):
            raise Broken("news", f"{event.kind}: {event.knows} know the secret, and the table has {seats} seats")
    if any(event.kind == END for event in events[:-1]):
        raise Broken("news", f"{events[-1].kind} is told after the end")


def _is_fact(value: object) -> bool:
    if isinstance(value, list):
        return all(isinstance(entry, int | str) for entry in value)
    return value is None or isinstance(value, int | str)


def words_name_one_choice(game: Game, state: State) -> None:
    """Options have words, no two the same, and the words lead back to the option."""
    for decision in game.decisions(state):
        words = {game.words(state, decision.seat, option) for option in decision.options}
        if len(words) != len(decision.options):
            raise Broken("words", f"two options of seat {decision.seat} have the same words")
        for option in decision.options:
            said = game.words(state, decision.seat, option)
            if game.parse(state, decision.seat, said) != option:
                raise Broken("words", f"“{said}” is not read as the choice {option} that it stands for")


# Looking changes nothing


def looking_changes_nothing(game: Game, state: State) -> None:
    """Decisions, views, words, hints and reasons can be asked for as often as one likes."""
    before = everything(game, state)
    for observer in observers(state):
        seen(game, state, observer)
    for decision in game.decisions(state):
        hints = game.mind.hints(game.view(state, decision.seat), decision)
        if len(hints) != len(decision.options) or not all(isfinite(hint) for hint in hints):
            raise Broken("hints", f"prompt {decision.prompt} has {len(decision.options)} options and hints {hints}")
        for option in decision.options[:8]:
            _pieces_can_be_chosen(game, state, decision, option)
    outcome_adds_up(game, state)
    cells_fit(game, state)
    if everything(game, state) != before:
        raise Broken("looking", "the table changed while it was only looked at")


def cells_fit(game: Game, state: State) -> None:
    """What learning programs see stays within the ranges of its rows."""
    plan = plan_of(game, state.seats)
    for seat in range(state.seats):
        cells = iter(plan.observe(state, seat))
        for row in plan.rows:
            wrong = [cell for cell in islice(cells, row.cells) if not row.low <= cell <= row.high]
            if wrong:
                raise Broken("cells", f"the row “{row.name}” goes from {row.low} to {row.high} and holds {wrong[0]}")


def _pieces_can_be_chosen(game: Game, state: State, decision: Decision, option: int) -> None:
    """No piece that begins an option is said to be impossible."""
    pieces = game.pieces(option)
    for count in range(1, len(pieces) + 1):
        touched = " ".join(pieces[:count])
        answer = game.why_not(state, decision.seat, touched)
        if answer is not None:
            words = game.words(state, decision.seat, option)
            raise Broken("why not", f"“{words}” is offered, but {touched} is refused as {answer.code}")


def refused_choices_change_nothing(game: Game, state: State, chance: Random) -> None:
    """A choice that is not offered, a seat that is not asked: one typed error, and the table is as it was."""
    before = everything(game, state)
    for seat, choice, faults in _bad_choices(game, state, chance):
        try:
            game.apply(state, seat, choice)
        except IllegalChoice as error:
            if error.code not in faults:
                raise Broken("refusal", f"choice {choice} of seat {seat} is refused as {error.code}") from error
        else:
            raise Broken("refusal", f"choice {choice} of seat {seat} is not offered and was taken")
        if everything(game, state) != before:
            raise Broken("refusal", f"choice {choice} of seat {seat} was refused and left a trace")


def _bad_choices(game: Game, state: State, chance: Random) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    decisions = game.decisions(state)
    asked = {decision.seat for decision in decisions}
    codes = list(game.choices.by_code)
    idle = [seat for seat in range(state.seats) if seat not in asked]
    if not decisions:
        yield 0, chance.choice(codes), ("over",)
        return
    if idle:
        seat, choice = chance.choice(idle), chance.choice(decisions[0].options)
        if choice not in interrupts(state, seat):
            yield seat, choice, ("not-asked",)
    for decision in decisions:
        yield decision.seat, -1, ("not-offered", "unreadable")
        for choice in chance.sample(codes, min(4, len(codes))):
            if choice not in decision.options:
                yield decision.seat, choice, ("not-offered",)


# Copies


def clones_are_independent(game: Game, state: State, chance: Random, steps: int = 12) -> None:
    """Whatever is played on a copy, the table stays as it is; two copies that play alike stay alike."""
    before = everything(game, state)
    first, second = game.clone(state), game.clone(state)
    played: list[tuple[int, int]] = []
    while len(played) < steps and (decisions := game.decisions(first)):
        decision = chance.choice(decisions)
        played.append((decision.seat, chance.choice(decision.options)))
        game.apply(first, *played[-1])
    if everything(game, state) != before:
        raise Broken("clones", "the table changed while a copy was played")
    if everything(game, second) != before:
        raise Broken("clones", "a copy is not equal to its table, or changed while another was played")
    for seat, choice in played:
        game.apply(second, seat, choice)
    if everything(game, first) != everything(game, second):
        raise Broken("clones", "two copies played the same choices and differ")


def views_are_copies(game: Game, match: Match, observer: int | None) -> None:
    """Whatever is written into a view: its table, a world imagined from it and other tables stay as they are."""
    state = match.state
    another = match.state_at(0)
    before, dealt = everything(game, state), everything(game, another)
    view = game.view(state, observer)
    world = game.imagine(view, 1)
    imagined = everything(game, world)
    for written in (view, game.referee(state), game.outcome(state)):
        scribble(written)
    for decision in game.decisions(state):
        scribble(prompt_facts(state, decision, decision.seat))
    if everything(game, state) != before:
        raise Broken("copies", f"what {called(observer)} writes into a view stands on the table")
    if everything(game, world) != imagined:
        raise Broken("copies", "an imagined world shares something with the view it was made from")
    if everything(game, another) != dealt:
        raise Broken("copies", "what was written into a view stands on another table")


def scribble(value: Any) -> None:
    """Write into every list and mapping that can be reached from here."""
    if value is None or isinstance(value, int | str):
        return
    if isinstance(value, list | tuple):
        for entry in value:
            scribble(entry)
    elif isinstance(value, dict):
        for entry in value.values():
            scribble(entry)
        value["scribble"] = 0
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            scribble(getattr(value, name))
    elif is_dataclass(value):
        for entry in fields(value):
            scribble(getattr(value, entry.name))
    if isinstance(value, list):
        value[:] = [*reversed(value), 77]


# Secrecy


def secrets_are_kept(
    game: Game, state: State, observer: int | None, chance: Random, worlds: int, seed: str
) -> tuple[int, int]:
    """The two laws of secrecy for one observer, each in so many worlds. How many of those imagined, and how many of
    those dealt anew, were not the true one?"""
    looks = seen(game, state, observer)
    truth = encode(game.referee(state))
    for secret, value in (("the state of chance", str(state.chance)), ("the seed", seed)):
        if value.encode() in looks:
            raise Broken("secrecy", f"{called(observer)} sees {secret}")
    view = game.view(state, observer)
    imagined, dealt = 0, 0
    for _ in range(worlds):
        world = game.imagine(view, chance.getrandbits(40))
        imagined_worlds_look_the_same(game, world, observer, looks)
        other = redealt(game.name, state, observer, chance)
        hidden_pieces_leave_no_trace(game, other, observer, looks)
        if observer is not None:
            reasons_need_no_secrets(game, state, other, observer, chance)
        world.chance = other.chance = state.chance  # It always differs, and would hide that nothing else does.
        imagined += encode(game.referee(world)) != truth
        dealt += encode(game.referee(other)) != truth
    return imagined, dealt


def imagined_worlds_look_the_same(game: Game, world: State, observer: int | None, looks: bytes) -> None:
    """A world imagined from a view is a sound table, and nobody with that view can tell it from the true one."""
    check_holds(game, world)
    imagined = seen(game, world, observer)
    if imagined != looks:
        raise Broken("imagination", f"{called(observer)} sees that it is imagined: {difference(looks, imagined)}")


def hidden_pieces_leave_no_trace(game: Game, other: State, observer: int | None, looks: bytes) -> None:
    """Everything hidden is dealt anew, and the observer sees no difference."""
    check_holds(game, other)
    redone = seen(game, other, observer)
    if redone != looks:
        raise Broken("secrecy", f"{called(observer)} can tell hidden pieces apart: {difference(looks, redone)}")


def reasons_need_no_secrets(game: Game, state: State, other: State, observer: int, chance: Random) -> None:
    """Why a piece cannot be chosen is answered from what the one who asks may know."""
    choices = list(game.choices.by_code.values())
    for choice in chance.sample(choices, min(3, len(choices))):
        touched = " ".join(choice.pieces[: chance.randint(1, max(len(choice.pieces), 1))]) or "pile"
        if game.why_not(state, observer, touched) != game.why_not(other, observer, touched):
            raise Broken("secrecy", f"why {touched} is not possible tells {called(observer)} what is hidden")


def called(observer: int | None) -> str:
    """An observer in a sentence."""
    return "a spectator" if observer is None else f"seat {observer}"


def difference(one: bytes, other: bytes) -> str:
    """The first place where two encoded things differ, with a little around it."""
    place = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    around = slice(max(0, place - 40), place + 20)
    return f"…{one[around].decode(errors='replace')}… and …{other[around].decode(errors='replace')}…"


# Taking back


def undo_is_fair(game: Game, match: Match, view_before: Any, events: Sequence[Event], worlds: Sequence[int]) -> int:
    """A seat that may take its choice back has learnt nothing by it: in every world that it could have been in, the
    same choice looks the same and asks nothing of chance. The number of worlds compared; call it after the choice."""
    move = match.moves[-1]
    learnt = seen(game, match.state, move.seat), _told(events, move.seat)
    for seed in worlds:
        world = game.imagine(view_before, seed)
        chance, revealed = world.chance, world.revealed
        world.news = []
        game.apply(world, move.seat, move.choice)
        told = world.news
        world.news = None
        words = game.words(match.state, move.seat, move.choice)
        if world.chance != chance or world.revealed != revealed:
            raise Broken(
                "undo", f"“{words}” asks chance or brings a secret out in world {seed}, and is taken back here"
            )
        if (seen(game, world, move.seat), _told(told, move.seat)) != learnt:
            raise Broken("undo", f"“{words}” looks different in world {seed}: seat {move.seat} may not take it back")
    return len(worlds)


def undo_brings_back(game: Game, match: Match, before: bytes) -> None:
    """Taken back, the table is as it was before the choice. The choice stays taken back."""
    seat = match.moves[-1].seat
    try:
        match.undo(seat)
    except TatamiError as error:
        raise Broken("undo", f"the choices before it cannot be played again: {error}") from error
    if everything(game, match.state) != before:
        raise Broken("undo", "the table is not as it was before the choice that was taken back")


def _told(events: Sequence[Event], seat: int) -> list[tuple[str, dict[str, Fact]]]:
    return [(event.kind, event.seen_by(seat)) for event in events]


# The end


def outcome_adds_up(game: Game, state: State) -> None:
    """Somebody wins, the ranking has every seat once with the winners first, everybody has a score, and the score
    sheet adds up. Where all stand together against the game, all win or nobody does."""
    outcome = game.outcome(state)
    if not state.over:
        if outcome is not None:
            raise Broken("outcome", "the game goes on and has an outcome")
        return
    if outcome is None:
        raise Broken("outcome", "the game is over and has no outcome")
    seats = list(range(state.seats))
    if outcome.is_cooperative != (state.seats in game.wiring.cooperative):
        raise Broken("outcome", f"outcome and wiring do not agree whether {state.seats} stand together")
    if outcome.is_cooperative and (len(outcome.winners) not in (0, state.seats) or len(outcome.ranking) != 1):
        raise Broken("outcome", f"all stand together, but {outcome.winners} win and the ranking is {outcome.ranking}")
    if not (outcome.winners or outcome.is_cooperative) or not set(outcome.winners) <= set(seats):
        raise Broken("outcome", f"the winners are {outcome.winners}")
    if sorted(seat for group in outcome.ranking for seat in group) != seats:
        raise Broken("outcome", f"the ranking {outcome.ranking} does not have every seat once")
    if outcome.winners and sorted(outcome.winners) != sorted(outcome.ranking[0]):
        raise Broken("outcome", f"{outcome.winners} win, but {outcome.ranking[0]} stand first")
    if len(outcome.scores) != len(seats) or (outcome.sheet and len(outcome.sheet) != len(seats)):
        raise Broken("outcome", f"{len(seats)} seats have {len(outcome.scores)} scores, {len(outcome.sheet)} rows")
    if outcome.teams and sorted(seat for team in outcome.teams for seat in team.seats) != seats:
        raise Broken("outcome", "the teams do not have every seat once")
    if outcome.sheet and "total" in outcome.sheet[0]:
        for team in outcome.teams:
            points = sum(outcome.sheet[seat]["total"] for seat in team.seats) + sum(team.rows.values())
            if points != team.score:
                raise Broken("outcome", f"team {team.name} has {team.score}, and the score sheet adds up to {points}")


def record_replays(game: Game, match: Match) -> None:
    """The record, written down and read again, leads to the same table and is written down the same."""
    record = match.record()
    try:
        replay = Replay(game, read_record(record)).play_out()
    except TatamiError as error:
        raise Broken("record", f"the record cannot be replayed: {error}") from error
    if everything(game, replay.state) != everything(game, match.state):
        raise Broken("record", "the replayed record ends at another table")
    if replay.record() != record:
        raise Broken("record", "the replayed record is written down differently")
