"""What could each seat know: the course of beliefs as a plot, one panel a seat."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from tatami.core.beliefs import Beliefs

ROOM, PANEL, LEFT, TOP, GAP, LINE, EDGE = 560, 130, 60, 30, 64, 18, 16
SIZE, TITLE_SIZE = 13, 16
MARKS = 8  # at most so many steps are marked
COLOURS = ("#27415e", "#a23b2a", "#5b7a3a", "#8a5a9e", "#b8862b", "#3f8a8a", "#6b6257")

Points = list[tuple[int, float]]


@dataclass(frozen=True, slots=True)
class Words:
    """What is written into the plot. `bearing` is what each seat was; `chance` says a chance as people read it;
    `known` is said of a seat from which nothing was hidden."""

    names: Sequence[str]
    bearing: Sequence[str]
    title: str
    steps: str
    known: str
    chance: Callable[[float], str]

    def who(self, seat: int) -> str:
        """A seat and what it was."""
        return f"{self.names[seat]} ({self.bearing[seat]})"


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


def plot(beliefs: Beliefs, steps: int, words: Words) -> str:
    """As SVG; it grows with the longest of the words, since whoever looks at it has fonts of his own."""
    seats = range(len(words.names))
    lines = {seat: guessed(beliefs, seat) for seat in seats}
    labels = {
        (seat, other): f"{words.who(other)}, {words.chance(points[-1][1])}"
        for seat in seats
        for other, points in lines[seat].items()
    }
    longest = max([width_of(label, SIZE) for label in labels.values()], default=0.0)
    headings = max(width_of(words.who(seat), SIZE) for seat in seats)
    known = width_of(words.known, SIZE) + EDGE
    width = round(LEFT + max(ROOM + 10 + longest, headings, known) + EDGE)
    title = wrapped(words.title, TITLE_SIZE, width - LEFT - EDGE)
    first = TOP + round(TITLE_SIZE * 1.4) * len(title) + 16
    tops = [first]
    for seat in seats:
        tops.append(tops[-1] + (PANEL if lines[seat] else LINE) + GAP)
    height = tops[-1]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="{SIZE}" role="img">',
        f"<title>{escape(words.title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fbf7ee"/>',
    ]
    for place, text in enumerate(title):
        y = TOP + round(TITLE_SIZE * 1.4) * place
        parts.append(f'<text x="{LEFT}" y="{y}" font-size="{TITLE_SIZE}" fill="#2b2620">{escape(text)}</text>')
    for seat in seats:
        top = tops[seat]
        parts.append(f'<text x="{LEFT}" y="{top - 10}" fill="#2b2620">{escape(words.who(seat))}</text>')
        if not lines[seat]:
            parts.append(f'<text x="{LEFT + EDGE}" y="{top + LINE}" fill="#5c5346">{escape(words.known)}</text>')
            continue
        parts += _scales(top, steps, words.steps)
        drawn: set[str] = set()
        for place, (other, points) in enumerate(lines[seat].items()):
            colour = COLOURS[other % len(COLOURS)]
            line = _stairs(points, steps, top)
            dashes = ' stroke-dasharray="7 7"' if line in drawn else ""  # so that the one below is seen too
            drawn.add(line)
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
            parts.append(
                f'<text x="{LEFT + ROOM + 10}" y="{top + 14 + LINE * place}" fill="{colour}">'
                f"{escape(labels[seat, other])}</text>"
            )
    return "\n".join([*parts, "</svg>"]) + "\n"


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
            f'<text x="{LEFT - 8}" y="{y + 4:g}" text-anchor="end" fill="#5c5346">{100 * share:g}\u00a0%</text>'
        )
    bottom = top + PANEL
    for step in marks(steps):
        x = f"{LEFT + ROOM * step / max(1, steps):.1f}"
        parts.append(f'<line x1="{x}" x2="{x}" y1="{bottom}" y2="{bottom + 5}" stroke="#5c5346"/>')
        parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle" fill="#5c5346">{step}</text>')
    parts.append(f'<text x="{LEFT + ROOM + 24}" y="{bottom + 18}" fill="#5c5346">{escape(name)}</text>')
    return parts


def _stairs(points: Points, steps: int, top: int) -> str:
    """A belief stays as it is until it changes."""
    corners: list[str] = []
    for place, (step, chance) in enumerate(points):
        until = points[place + 1][0] if place + 1 < len(points) else steps
        y = top + PANEL * (1 - chance)
        corners += [f"{LEFT + ROOM * at / max(1, steps):.1f},{y:.1f}" for at in (step, until)]
    return " ".join(corners)
