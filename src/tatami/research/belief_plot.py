"""What could each seat know: the course of beliefs in sections and panels, as text or as a plot."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from tatami.core.beliefs import Beliefs, Holding, Points, Stretches

ROOM, PANEL, LEFT, TOP, GAP, LINE, EDGE, STRIP = 560, 130, 60, 30, 68, 18, 16, 6
SIZE, TITLE_SIZE = 13, 16
TITLE_LINE = round(TITLE_SIZE * 1.4)
MARKS = 8  # at most so many steps are marked
COLOURS = ("#27415e", "#a23b2a", "#5b7a3a", "#8a5a9e", "#b8862b", "#3f8a8a", "#6b6257")
INK, SOFT, PAPER, TINT = "#2b2620", "#5c5346", "#fbf7ee", "#ece2cc"
NEVER = "–"


@dataclass(frozen=True, slots=True)
class Words:
    """What is written into the plot. `bearing` is what each seat was; `chance` says a guess as people read it;
    `known` is said of a seat from which nothing was hidden. `holding` has the title of each thing that hands hide,
    and `held` names the stretches in which one really had it."""

    names: Sequence[str]
    bearing: Sequence[str]
    title: str
    known: str
    chance: Callable[[float], str]
    holding: Sequence[str]
    held: str

    def who(self, seat: int) -> str:
        """A seat and what it was."""
        return f"{self.names[seat]} ({self.bearing[seat]})" if self.bearing else self.names[seat]


@dataclass(frozen=True, slots=True)
class Line:
    """A chance over the game, whose it is, and what it comes to."""

    seat: int
    label: str
    points: Points
    sums: Sequence[str]


@dataclass(frozen=True, slots=True)
class Panel:
    """Lines over the same steps; `note` stands where there are none. `held` names the stretches of the truth, if they
    are shown."""

    heading: str
    lines: Sequence[Line]
    note: str = ""
    held: str = ""
    stretches: Sequence[tuple[int, int]] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """One question about all seats."""

    title: str
    panels: Sequence[Panel]


def sections(beliefs: Beliefs, steps: int, words: Words) -> list[Section]:
    """Who they are, then each thing that they may hold."""
    found = [Section(words.title, _identities(beliefs, words))] if beliefs.names else []
    for holding, title in zip(beliefs.holdings, words.holding, strict=True):
        found.append(Section(title, _hands(holding, steps, words)))
    return found


def _identities(beliefs: Beliefs, words: Words) -> list[Panel]:
    """A panel for each seat that judges, with a line for each other."""
    panels = []
    for seat in range(len(words.names)):
        lines = [
            Line(other, words.who(other), points, [words.chance(points[-1][1])])
            for other, points in guessed(beliefs, seat).items()
        ]
        panels.append(Panel(words.who(seat), lines, words.known))
    return panels


def _hands(holding: Holding, steps: int, words: Words) -> list[Panel]:
    """A panel for each hand that is judged, so that all who judge it stand beside the truth."""
    panels = []
    for other, stretches in enumerate(holding.held):
        lines = []
        for seat in range(len(words.names)):
            if seat != other:
                points = holding.chances[seat][other]
                sums = [_said(chance, words) for chance in averages(points, stretches, steps)]
                lines.append(Line(seat, words.names[seat], points, sums))
        panels.append(Panel(words.who(other), lines, held=words.held, stretches=stretches))
    return panels


def _said(chance: float | None, words: Words) -> str:
    if chance is None:
        return NEVER
    return f"{100 * chance:.0f}\u00a0%" if chance in (0.0, 1.0) else words.chance(chance)


def told(beliefs: Beliefs, seat: int, other: int) -> Points:
    """The chance that a seat could give to the truth about another, after the steps at which it changed."""
    truth = beliefs.truth[other]
    points: Points = []
    for belief in beliefs.course:
        chance = belief.chances[seat][other][truth]
        if not points or points[-1][1] != chance:
            points.append((belief.step, chance))
    return points


def guessed(beliefs: Beliefs, seat: int) -> dict[int, Points]:
    """Whom a seat could not know from the beginning, and how it came to think of them. What the deal does not tell
    is inferred from deeds, and however likely it looks it is never certain."""
    lines = {other: told(beliefs, seat, other) for other in range(len(beliefs.truth)) if other != seat}
    return {other: points for other, points in lines.items() if any(chance < 1 for _, chance in points)}


def averages(points: Points, held: Stretches, steps: int) -> tuple[float | None, float | None]:
    """A chance on average while the thing was held, and while it was not; None for what never was."""
    sums, counts = [0.0, 0.0], [0, 0]
    for place, (begun, chance) in enumerate(points):
        until = points[place + 1][0] if place + 1 < len(points) else steps
        within = sum(max(0, min(until, end) - max(begun, start)) for start, end in held)
        for at, count in enumerate((within, until - begun - within)):
            sums[at] += chance * count
            counts[at] += count
    first, second = (total / count if count else None for total, count in zip(sums, counts))
    return first, second


def plot(asked: Sequence[Section], steps: int, name: str) -> str:
    """As SVG; it grows with the longest of the words, since whoever looks at it has fonts of his own. `name` is what
    the steps are called."""
    panels = [panel for section in asked for panel in section.panels]
    longest = max(width_of(text, SIZE) for panel in panels for text in (panel.held, *map(_label, panel.lines)))
    headings = max(width_of(panel.heading, SIZE) for panel in panels)
    notes = max(width_of(panel.note, SIZE) + EDGE for panel in panels)
    width = round(LEFT + max(ROOM + 10 + longest, headings, notes) + EDGE)
    parts: list[str] = []
    y = TOP
    for section in asked:
        for text in wrapped(section.title, TITLE_SIZE, width - LEFT - EDGE):
            parts.append(f'<text x="{LEFT}" y="{y}" font-size="{TITLE_SIZE}" fill="{INK}">{escape(text)}</text>')
            y += TITLE_LINE
        y += 20
        for panel in section.panels:
            parts.append(f'<text x="{LEFT}" y="{y - 12}" fill="{INK}">{escape(panel.heading)}</text>')
            parts += _drawn(panel, y, steps, name)
            y += (PANEL if panel.lines else LINE) + GAP
    begun = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y}" font-family="sans-serif" '
        f'font-size="{SIZE}" role="img">',
        f"<title>{escape(asked[0].title)}</title>",
        f'<rect width="{width}" height="{y}" fill="{PAPER}"/>',
    ]
    return "\n".join([*begun, *parts, "</svg>"]) + "\n"


def _drawn(panel: Panel, top: int, steps: int, name: str) -> list[str]:
    """The scales, the truth behind them, and the lines with their labels."""
    if not panel.lines:
        return [f'<text x="{LEFT + EDGE}" y="{top + LINE}" fill="{SOFT}">{escape(panel.note)}</text>']
    parts: list[str] = []
    for begun, until in panel.stretches:
        at = f'x="{_across(begun, steps):.1f}" width="{ROOM * (until - begun) / max(1, steps):.1f}"'
        parts.append(f'<rect {at} y="{top}" height="{PANEL}" fill="{TINT}"/>')
        parts.append(f'<rect {at} y="{top - STRIP}" height="{STRIP}" fill="{SOFT}" class="held"/>')
    if panel.held:
        parts.append(f'<text x="{LEFT + ROOM + 10}" y="{top - 3}" fill="{SOFT}">{escape(panel.held)}</text>')
    parts += _scales(top, steps, name)
    drawn: set[str] = set()
    for place, line in enumerate(panel.lines):
        colour = COLOURS[line.seat % len(COLOURS)]
        stairs = _stairs(line.points, steps, top)
        dashes = ' stroke-dasharray="7 7"' if stairs in drawn else ""  # so that the one below is seen too
        drawn.add(stairs)
        parts.append(f'<polyline points="{stairs}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
        y = top + 14 + LINE * place
        parts.append(f'<text x="{LEFT + ROOM + 10}" y="{y}" fill="{colour}">{escape(_label(line))}</text>')
    return parts


def _label(line: Line) -> str:
    return f"{line.label}, {' / '.join(line.sums)}"


def _across(step: float, steps: int) -> float:
    return LEFT + ROOM * step / max(1, steps)


def marks(steps: int) -> list[int]:
    """The steps to be marked: round numbers, evenly apart."""
    apart = 1
    while steps / apart > MARKS:
        first = int(str(apart)[0])
        apart = apart * 5 // 2 if first == 2 else apart * 2
    return list(range(0, steps + 1, apart))


def width_of(text: str, size: int) -> float:
    """About how wide a text is set, in one of the broader fonts: rather too much than too little."""
    return size * sum(_breadth(letter) for letter in text)


def wrapped(text: str, size: int, width: float) -> list[str]:
    """A text as lines that are no wider than this, unless a single word is."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _breadth(letter: str) -> float:
    """In parts of the size of the font."""
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.1 if ord(letter) < 0x1F000 else 1.4  # pictures are broader than the letters of any language
    if letter in "MWmw@%&ŒÆœæ—":
        return 1.0
    if letter.isupper() or ord(letter) > 0x24F:
        return 0.8
    return 0.45 if letter in " .,:;!|()[]'’ilj1/" else 0.66


def _scales(top: int, steps: int, name: str) -> list[str]:
    """The chances upwards, the steps from left to right."""
    parts: list[str] = []
    for share in (0.0, 0.5, 1.0):
        y = top + PANEL * (1 - share)
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + ROOM}" y1="{y:g}" y2="{y:g}" stroke="#d8cdb8"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 4:g}" text-anchor="end" fill="{SOFT}">{100 * share:g}\u00a0%</text>'
        )
    bottom = top + PANEL
    for step in marks(steps):
        x = f"{_across(step, steps):.1f}"
        parts.append(f'<line x1="{x}" x2="{x}" y1="{bottom}" y2="{bottom + 5}" stroke="{SOFT}"/>')
        parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle" fill="{SOFT}">{step}</text>')
    parts.append(f'<text x="{LEFT + ROOM + 24}" y="{bottom + 18}" fill="{SOFT}">{escape(name)}</text>')
    return parts


def _stairs(points: Points, steps: int, top: int) -> str:
    """A belief stays as it is until it changes."""
    corners: list[str] = []
    for place, (step, chance) in enumerate(points):
        until = points[place + 1][0] if place + 1 < len(points) else steps
        y = top + PANEL * (1 - chance)
        corners += [f"{_across(at, steps):.1f},{y:.1f}" for at in (step, until)]
    return " ".join(corners)
