"""A bar on standard error while something takes its time; nothing where nobody looks."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def watched(things: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The things themselves, counted on a bar that goes away at the end."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from things
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        for thing in things:
            yield thing
            bar.advance(task)
