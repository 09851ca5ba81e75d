"""`tatami beliefs`: what could each seat of a finished game know?"""

from pathlib import Path
from typing import Annotated

import typer

from tatami.cli import arguments
from tatami.core.errors import BadOption

LEVELS = "▁▂▃▄▅▆▇█"
WIDTH = 32


def beliefs(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    lang: arguments.Lang = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it into this file, as SVG.")] = None,
) -> None:
    """Show what each seat could know of the others, over the course of a game."""
    from tatami.cli.phrases import Phrases
    from tatami.cli.replay import opened
    from tatami.cli.story import columns, spoken_names
    from tatami.core.beliefs import over_time
    from tatami.core.match import NAMES
    from tatami.research.belief_plot import plot, told
    from tatami.text import Reader

    spoken = arguments.language(lang)
    match = opened(file).play_out()
    found = over_time(match)
    if found is None:
        why = "is not finished" if match.outcome is None else f"is of {match.game.name}, where nobody hides who he is"
        raise BadOption("bad-file", f"{file} {why}.")
    names = spoken_names(match.header.names or NAMES[: match.header.seats])
    reader = Reader(match.game, spoken, names)
    phrases = Phrases(spoken)
    bearing = [reader.noun(found.kind, found.names[truth]) for truth in found.truth]
    steps = len(match.moves)
    print(phrases.say("beliefs-title"))
    for seat, name in enumerate(names):
        print(f"\n{phrases.say('beliefs-of', name=name, bearing=bearing[seat])}")
        rows = []
        for other in range(len(names)):
            points = told(found, seat, other)
            if other != seat and not (len(points) == 1 and points[0][1] == 1.0):
                rows.append((f"  {names[other]} ({bearing[other]})", line_of(points, steps), f"{points[-1][1]:.0%}"))
        print("\n".join(columns(rows)))
    if out is not None:
        arguments.write_text(out, plot(found, steps, names, bearing, phrases.say("beliefs-title")))


def line_of(points: list[tuple[int, float]], steps: int) -> str:
    """Chances over the game as one line of bars."""
    bars = []
    for place in range(WIDTH):
        at = place * steps / (WIDTH - 1)
        chance = [chance for step, chance in points if step <= at][-1]
        bars.append(LEVELS[min(len(LEVELS) - 1, int(chance * len(LEVELS)))])
    return "".join(bars)
