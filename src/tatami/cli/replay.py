"""`tatami replay`: a record told as a story, or as data."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from tatami.cli import arguments
from tatami.cli.commands import Argument, Option
from tatami.core.errors import BadOption, BadRecord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tatami.cli.story import Told
    from tatami.core.events import Event
    from tatami.core.match import Replay


def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A record, as `tatami run --out` writes them.")],
    lang: arguments.Lang = None,
    json: Annotated[bool, Option(help="One JSON object a step instead of the story.")] = False,
    view: Annotated[
        int | None, Option(metavar="SEAT", help="Only what this seat saw; seats are counted from 0.")
    ] = None,
) -> None:
    """Tell a recorded game as a story."""
    spoken = arguments.language(lang)
    match = opened(file)
    if view is not None and not 0 <= view < match.header.seats:
        last = match.header.seats - 1
        seats = f"the seats 0 to {last}" if last else "one seat, 0"
        raise BadOption("bad-seats", f"The record has {seats}; there is no seat {view}.")
    if json:
        print_steps(match, view)
    else:
        print_story(match, spoken, view)


def opened(file: Path) -> "Replay":
    """A replay at its beginning, after it is known that the whole record can be played."""
    from tatami.core.match import Replay
    from tatami.core.record import read_record
    from tatami.games import load

    text = arguments.read_text(file, "record")
    try:
        record = read_record(text)
        try:
            game = load(record.header.game)
        except BadOption as error:
            raise BadRecord("foreign", f"Line {record.places['game']}: {error.sentence}") from None
        Replay(game, record).play_out()
        return Replay(game, record)
    except BadRecord as error:
        raise arguments.named_in(file, error) from None


def told_story(match: "Replay", lang: str, view: int | None = None) -> "Iterator[Told]":
    """The story as the referee knows it, or as one seat saw it; an empty line stands before every heading."""
    from tatami.cli.story import Told, spoken_names, story
    from tatami.core.match import NAMES
    from tatami.text import REFEREE, Reader

    reader = Reader(match.game, lang, spoken_names(match.header.names or NAMES[: match.header.seats]))
    before = "title"
    for line in story(match, reader, REFEREE if view is None else view):
        if line.kind == "heading" or (line.kind == "result" and before != "result"):
            yield Told("")
        yield line
        before = line.kind


def print_story(match: "Replay", lang: str, view: int | None) -> None:
    """The story, one sentence a line."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    for line in told_story(match, lang, view):
        console.print(Text(line.text, style="" if line.kind == "sentence" else "bold"))


def print_steps(match: "Replay", view: int | None) -> None:
    """One JSON object a step; step 0 is the deal. A seat's view names the choices of that seat only: what others
    chose is known from the events, as far as it may be known."""
    import msgspec

    def step(seat: int | None, choice: str | None, events: "list[Event]") -> str:
        row: dict[str, Any] = {"n": len(match.lines), "seat": seat}
        row["choice"] = choice if view is None or view == seat else None
        row["events"] = [
            {"kind": event.kind, **(event.seen_by_referee() if view is None else event.seen_by(view))}
            for event in events
        ]
        if view is None:
            row["referee"] = match.game.referee(match.state)
        else:
            row["view"] = match.game.view(match.state, view)
        return msgspec.json.encode(row).decode()

    print(step(None, None, match.opening))
    while (played := match.next_line()) is not None:
        line, events = played
        print(step(line.seat, line.words, events))
