"""What could each seat know: the course of beliefs as a plot, one panel a seat."""

from collections.abc import Sequence
from html import escape

from tatami.core.beliefs import Beliefs

WIDTH, PANEL, LEFT, RIGHT, TOP, GAP = 760, 130, 60, 150, 60, 34
COLOURS = ("#27415e", "#a23b2a", "#5b7a3a", "#8a5a9e", "#b8862b", "#3f8a8a", "#6b6257")


def told(beliefs: Beliefs, seat: int, other: int) -> list[tuple[int, float]]:
    """The chance that a seat could give to the truth about another, after the steps at which it changed."""
    truth = beliefs.truth[other]
    points: list[tuple[int, float]] = []
    for belief in beliefs.course:
        chance = belief.chances[seat][other][truth]
        if not points or points[-1][1] != chance:
            points.append((belief.step, chance))
    return points


def plot(beliefs: Beliefs, steps: int, names: Sequence[str], bearing: Sequence[str], title: str) -> str:
    """As SVG; `bearing` is what each seat was, in words."""
    seats = len(names)
    height = TOP + seats * (PANEL + GAP)
    room = WIDTH - LEFT - RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        'font-size="13" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>',
        f'<text x="{LEFT}" y="28" font-size="16" fill="#2b2620">{escape(title)}</text>',
    ]
    for seat in range(seats):
        top = TOP + seat * (PANEL + GAP)
        parts.append(
            f'<text x="{LEFT}" y="{top - 6}" fill="#2b2620">{escape(names[seat])} ({escape(bearing[seat])})</text>'
        )
        for share in (0.0, 0.5, 1.0):
            y = top + PANEL * (1 - share)
            parts.append(f'<line x1="{LEFT}" x2="{LEFT + room}" y1="{y:g}" y2="{y:g}" stroke="#d8cdb8"/>')
            parts.append(f'<text x="{LEFT - 8}" y="{y + 4:g}" text-anchor="end" fill="#5c5346">{share:.0%}</text>')
        drawn = 0
        for other in range(seats):
            points = told(beliefs, seat, other)
            if other == seat or (len(points) == 1 and points[0][1] == 1.0):
                continue  # known from the beginning
            colour = COLOURS[other % len(COLOURS)]
            line = _stairs(points, steps, top, room)
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
            parts.append(
                f'<text x="{LEFT + room + 10}" y="{top + 14 + 18 * drawn}" fill="{colour}">'
                f"{escape(names[other])} ({escape(bearing[other])})</text>"
            )
            drawn += 1
    return "\n".join([*parts, "</svg>"]) + "\n"


def _stairs(points: list[tuple[int, float]], steps: int, top: int, room: int) -> str:
    """A belief stays as it is until it changes."""
    corners: list[str] = []
    for place, (step, chance) in enumerate(points):
        until = points[place + 1][0] if place + 1 < len(points) else steps
        y = top + PANEL * (1 - chance)
        corners += [f"{LEFT + room * at / max(1, steps):.1f},{y:.1f}" for at in (step, until)]
    return " ".join(corners)
