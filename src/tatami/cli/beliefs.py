"""`tatami beliefs`: what could each seat of a finished game know?"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from tatami.cli import arguments
from tatami.cli.commands import Argument, Option
from tatami.core.errors import BadOption

if TYPE_CHECKING:
    from tatami.cli.phrases import Phrases
    from tatami.research.belief_plot import Section

LEVELS = "▁▂▃▄▅▆▇█"
HELD, NOT_HELD = "█", "·"
WIDTH = 32


def beliefs(
    file: Annotated[Path, Argument(metavar="FILE", help="The record of a finished game.")],
    lang: arguments.Lang = None,
    out: Annotated[Path | None, Option(metavar="FILE", help="Draw it into this file, as SVG.")] = None,
) -> None:
    """Show what each seat could know of the others, over the course of a game."""
    from tatami.cli.phrases import Phrases
    from tatami.cli.replay import opened
    from tatami.cli.story import spoken_names
    from tatami.core.beliefs import over_time
    from tatami.core.match import NAMES
    from tatami.research.belief_plot import Words, plot, sections
    from tatami.text import Reader

    language = arguments.language(lang)
    match = opened(file).play_out()
    found = over_time(match)
    if found is None:
        why = "is not finished" if match.outcome is None else f"is of {match.game.name}, which has no beliefs to show"
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
        known=phrases.say("beliefs-known"),
        chance=lambda chance: spoken(phrases, chance),
        holding=[
            phrases.say("beliefs-holding", what=reader.noun(holding.kind, holding.name)) for holding in found.holdings
        ],
        held=phrases.say("beliefs-held"),
    )
    steps = len(match.moves)
    asked = sections(found, steps, words)
    if out is not None:
        arguments.write_text(out, plot(asked, steps, phrases.say("beliefs-steps")))
    print("\n\n\n".join("\n\n".join([section.title, *told(section, steps)]) for section in asked))


def told(section: "Section", steps: int) -> list[str]:
    """Each panel as lines of text, the truth above those who guess at it."""
    from tatami.cli.story import columns

    texts = []
    for panel in section.panels:
        rows = [(f"  {line.label}", line_of(line.points, steps), *line.sums) for line in panel.lines]
        if rows and panel.held:
            blanks = [""] * (len(rows[0]) - 2)
            rows.insert(0, (f"  {panel.held}", strip_of(panel.stretches, steps), *blanks))
        texts.append("\n".join([panel.heading, *(columns(rows) or [f"  {panel.note}"])]))
    return texts


def spoken(phrases: "Phrases", chance: float) -> str:
    """A chance that is not certain, as people read it."""
    return phrases.say("beliefs-chance", percent=int(100 * chance + 0.5))


def line_of(points: list[tuple[int, float]], steps: int) -> str:
    """Chances over the game as one line of bars."""
    bars = []
    for at in moments(steps):
        chance = [chance for step, chance in points if step <= at][-1]
        bars.append(LEVELS[min(len(LEVELS) - 1, int(chance * len(LEVELS)))])
    return "".join(bars)


def strip_of(stretches: Iterable[tuple[int, int]], steps: int) -> str:
    """When something was held, over the same moments."""
    last = steps - 1  # before the choice that ended the game
    moment = [min(at, last) for at in moments(steps)]
    return "".join(HELD if any(begun <= at < until for begun, until in stretches) else NOT_HELD for at in moment)


def moments(steps: int) -> Iterator[float]:
    """Evenly over the game, from the deal to the end."""
    return (place * steps / (WIDTH - 1) for place in range(WIDTH))
