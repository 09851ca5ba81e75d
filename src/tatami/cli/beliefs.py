"""`tatami beliefs`: what could each seat of a finished game know?"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tatami.cli import arguments
from tatami.core.errors import BadOption

if TYPE_CHECKING:
    from tatami.cli.phrases import Phrases

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
    from tatami.research.belief_plot import Words, guessed, plot
    from tatami.text import Reader

    language = arguments.language(lang)
    match = opened(file).play_out()
    found = over_time(match)
    if found is None:
        why = "is not finished" if match.outcome is None else f"is of {match.game.name}, where nobody hides who he is"
        raise BadOption("bad-file", f"{file} {why}.")
    if out is not None:
        arguments.writable(out)
    names = spoken_names(match.header.names or NAMES[: match.header.seats])
    reader = Reader(match.game, language, names)
    phrases = Phrases(language)
    words = Words(
        names=names,
        bearing=[reader.noun(found.kind, found.names[truth]) for truth in found.truth],
        title=phrases.say("beliefs-title"),
        steps=phrases.say("beliefs-steps"),
        known=phrases.say("beliefs-known"),
        chance=lambda chance: spoken(phrases, chance),
    )
    steps = len(match.moves)
    print(words.title)
    for seat in range(len(names)):
        print(f"\n{words.who(seat)}")
        rows = [
            (f"  {words.who(other)}", line_of(points, steps), words.chance(points[-1][1]))
            for other, points in guessed(found, seat).items()
        ]
        print("\n".join(columns(rows)) if rows else f"  {words.known}")
    if out is not None:
        arguments.write_text(out, plot(found, steps, words))


def spoken(phrases: "Phrases", chance: float) -> str:
    """A chance that is not certain, as people read it."""
    return phrases.say("beliefs-chance", percent=int(100 * chance + 0.5))


def line_of(points: list[tuple[int, float]], steps: int) -> str:
    """Chances over the game as one line of bars."""
    bars = []
    for place in range(WIDTH):
        at = place * steps / (WIDTH - 1)
        chance = [chance for step, chance in points if step <= at][-1]
        bars.append(LEVELS[min(len(LEVELS) - 1, int(chance * len(LEVELS)))])
    return "".join(bars)
