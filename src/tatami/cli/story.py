"""A game told as a story, line by line: turns as headings, events as sentences, the score sheet at the end."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tatami.cli.phrases import Phrases
from tatami.core.events import Event
from tatami.core.match import UNDO, Match, Replay
from tatami.core.outcome import Outcome
from tatami.text import REFEREE, Observer, Reader

HEADINGS = ("turn", "round")  # These events begin a new part of the story.


@dataclass(frozen=True, slots=True)
class Told:
    """One line of a story; its kind says how it is set."""

    text: str
    kind: Literal["title", "heading", "sentence", "result"] = "sentence"


def story(replay: Replay, reader: Reader, observer: Observer = REFEREE) -> Iterator[Told]:
    """The whole game, as far as whoever reads it may know."""
    phrases = Phrases(reader.lang)
    yield Told(title(replay, reader, phrases), "title")
    for seat, nouns in cast(replay, reader, observer).items():
        yield Told(phrases.say("cast", seat=reader.names[seat], nouns=nouns))
    yield from told(replay.opening, reader, observer)
    while (played := replay.next_line()) is not None:
        line, events = played
        if line.words.startswith(f"{UNDO} "):
            yield Told(phrases.say("undone", seat=reader.names[line.seat]))
        yield from told(events, reader, observer)
    outcome = replay.outcome
    if outcome is None:
        yield Told(phrases.say("still-open"), "heading")
    else:
        for row in ending(outcome, reader, phrases, cast(replay, reader, observer)):
            yield Told(row, "result")


def spoken_names(names: Sequence[str]) -> list[str]:
    """Names for sentences: without the kind of bot that a record notes behind a name, if that keeps them apart."""
    short = [name.partition(" (")[0] for name in names]
    return short if len(set(short)) == len(short) else list(names)


def told(events: Sequence[Event], reader: Reader, observer: Observer) -> Iterator[Told]:
    """Events as sentences; a turn or a round begins with a heading."""
    for event in events:
        yield Told(reader.event(event, observer), "heading" if event.kind in HEADINGS else "sentence")


def title(match: Match, reader: Reader, phrases: Phrases) -> str:
    """What was played, by whom, with which options."""
    header = match.header
    players = reader.book.join(list(header.names or reader.names))
    parts = [phrases.say("title", game=reader.book.say("title"), players=players)]
    for name, value in header.options.items():
        option = reader.book.say(f"option-{name}")
        parts.append(phrases.say("table-option", option=option, value=reader.book.say(f"option-{name}-{value}")))
    if header.content:
        parts.append(phrases.say("with-content"))
    return " ".join(parts)


def cast(match: Match, reader: Reader, observer: Observer) -> dict[int, str]:
    """Who is who at the table now, as far as the reader may know: what each seat is called, character and role."""
    game, state = match.game, match.state
    view = game.referee(state).table if observer == REFEREE else game.view(state, observer)
    kinds = game.texts.nouns
    found: dict[int, str] = {}
    for player in view.seats:
        named = [(kind, getattr(player, kind, None)) for kind in kinds]
        nouns = [reader.noun(kind, name) for kind, name in named if isinstance(name, str) and name in kinds[kind]]
        if nouns:
            found[player.seat] = ", ".join(nouns)
    return found


def ending(outcome: Outcome, reader: Reader, phrases: Phrases, cast: Mapping[int, str]) -> list[str]:
    """Who won and why, who was who, and where the points came from, best first."""
    lines = [reader.outcome(outcome), *columns(sheet_rows(outcome, reader, cast) if outcome.sheet else ())]
    if len(outcome.teams) > 1 and any(len(team.seats) > 1 for team in outcome.teams):
        for team in outcome.teams:
            lines.append(phrases.say("team-total", team=reader.noun("team", team.name), score=team.score))
    return lines


def sheet_rows(outcome: Outcome, reader: Reader, cast: Mapping[int, str]) -> list[tuple[str, ...]]:
    """The score sheet: a heading, a row for each seat, and below its seats what else a team gains or loses."""
    rows: list[tuple[str, ...]] = [("", *(reader.noun("sheet", column) for column in outcome.sheet[0]))]
    for group in outcome.ranking:
        for seat in group:
            name = f"{reader.names[seat]} ({cast[seat]})" if seat in cast else reader.names[seat]
            rows.append((name, *(str(points) for points in outcome.sheet[seat].values())))
        for row, points in [each for team in outcome.teams if team.seats == group for each in team.rows.items()]:
            rows.append((reader.noun("sheet", row), *[""] * (len(rows[0]) - 2), str(points)))
    return rows


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows set in columns: the first to the left, numbers to the right."""
    if not rows:
        return []
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width) for place, (cell, width) in enumerate(zip(row, widths))
        ).rstrip()
        for row in rows
    ]
