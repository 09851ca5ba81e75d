"""The result of an arena for people and programs: a Markdown table, a plot, and everything as JSON.

Nothing in it depends on the machine or the hour: the same games make the same bytes.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from html import escape
from typing import Any

from tatami.research.arena import Pairing, Result
from tatami.research.figures import Interval, Row

ROOM, LINE, RIGHT, TOP, A_LETTER = 490, 34, 40, 56, 8.6


@dataclass(frozen=True, slots=True)
class Report:
    """What was played and what came of it; `field` is the bot at the other seats, if each sat alone."""

    game: str
    version: int
    command: str
    field: str | None
    field_rating: Interval | None
    seats: tuple[int, ...]
    rows: list[Row]
    by_seats: Mapping[int, list[Row]]
    played: Sequence[tuple[Pairing, Result]]
    is_cooperative: bool = False  # All stood against the game, so that the share won stands for itself.


def markdown(report: Report) -> str:
    """The table, with the command that made it; one row a bot, then one for each number of players."""
    head = _head(report)
    lines = [f"| {' | '.join(head)} |", "|---|" + "---:|" * (len(head) - 1)]
    lines += [_line(report, row, row.bot) for row in report.rows]
    if len(report.seats) > 1:
        for count, rows in report.by_seats.items():
            lines += [_line(report, row, f"{row.bot}, {count} players", is_rated=False) for row in rows]
    games = len(report.played)
    deals = len({pairing.block for pairing, _ in report.played})
    if report.field_rating is not None and not report.is_cooperative:
        lines.append(f"| {report.field}, the table |  |  |  |  |  | {_figure(report.field_rating, '.1f')} |")
    over = "1 deal" if deals == 1 else f"{deals} deals"
    lines += ["", f"{games} games of {report.game} (version {report.version}) over {over}{_against(report)}:"]
    lines += ["", "```", report.command, "```"]
    return "\n".join(lines) + "\n"


def _head(report: Report) -> list[str]:
    head = ["bot", "seats", "won", "share [95 %]"]
    if not report.is_cooperative:
        return [*head, "fair", "× fair [95 %]", "rating [± 1.96 σ]"]
    return [*head, f"{report.field} won", f"× {report.field} [95 %]"] if report.field else head


def _against(report: Report) -> str:
    if report.is_cooperative:
        return ", each bot at a table of its own against the game"
    return f", each alone at a table of {report.field}" if report.field else ""


def _line(report: Report, row: Row, name: str, is_rated: bool = True) -> str:
    cells = [name, str(row.seats), str(row.won), _figure(row.share, ".1%")]
    if report.field or not report.is_cooperative:
        cells += ["–" if row.fair is None else f"{row.fair:.1%}", _figure(row.times, ".2f")]
    if not report.is_cooperative:
        cells.append(_figure(row.rating, ".1f") if is_rated else "")
    return f"| {' | '.join(cells)} |"


def _figure(found: Interval, form: str) -> str:
    if found.value is None:
        return "–"
    if found.low is None or found.high is None:
        return f"{found.value:{form}} [–]"
    return f"{found.value:{form}} [{found.low:{form}}, {found.high:{form}}]"


def as_json(report: Report) -> str:
    """Every figure, and every game with all that the figures are made of."""
    rows = [asdict(row) for row in report.rows]
    games: list[dict[str, Any]] = [
        {
            "block": pairing.block,
            "seats": pairing.seats,
            "deal": pairing.deal,
            "bots": pairing.bots,
            "winners": result.winners,
            "ranking": result.ranking,
            "decisions": result.decisions,
        }
        for pairing, result in report.played
    ]
    whole = {
        "game": report.game,
        "version": report.version,
        "command": report.command,
        "field": report.field,
        "field_rating": None if report.field_rating is None else asdict(report.field_rating),
        "seats": report.seats,
        "rows": rows,
        "by_seats": {str(count): [asdict(row) for row in rows] for count, rows in report.by_seats.items()},
        "games": games,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def plot(report: Report) -> str:
    """How many times its fair share each bot won, or its share where all stand against the game: a dot and its
    interval, beside a line at 1, as SVG."""
    is_apart = report.is_cooperative
    unit = "share of the games" if is_apart else "fair shares"
    figures = [row.share if is_apart else row.times for row in report.rows]
    most = max([1.0 if is_apart else 2.0, *(figure.high or figure.value or 0.0 for figure in figures)])
    height = TOP + LINE * len(report.rows) + 46
    left = 40 + round(A_LETTER * max(len(row.bot) for row in report.rows))
    wide = left + ROOM + RIGHT

    def across(value: float) -> str:
        return f"{left + ROOM * value / most:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {height}" font-family="sans-serif" '
        'font-size="14" role="img">',
        f"<title>{escape(report.game)}: wins, in {unit}</title>",
        f'<rect width="{wide}" height="{height}" fill="#fbf7ee"/>',
        f'<text x="24" y="28" font-size="16" fill="#2b2620">{escape(report.game)}: wins, in {unit} (95 %)</text>',
    ]
    bottom = TOP + LINE * len(report.rows)
    step = 0.5 if most <= 4 else 1.0
    for number in range(int(most / step) + 1):
        value = number * step
        colour, width = ("#a23b2a", 2) if value == 1 else ("#d8cdb8", 1)
        parts.append(
            f'<line x1="{across(value)}" x2="{across(value)}" y1="{TOP - 8}" y2="{bottom}" stroke="{colour}" '
            f'stroke-width="{width}"/>'
        )
        parts.append(
            f'<text x="{across(value)}" y="{bottom + 22}" text-anchor="middle" fill="#5c5346">{value:g}</text>'
        )
    for place, (row, figure) in enumerate(zip(report.rows, figures)):
        parts += _dot(row.bot, figure, TOP + LINE * place + LINE // 2, across)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _dot(name: str, times: Interval, y: int, across: Callable[[float], str]) -> list[str]:
    parts = [
        f'<text x="{float(across(0)) - 14:.1f}" y="{y + 5}" text-anchor="end" fill="#2b2620">{escape(name)}</text>'
    ]
    if times.value is None:
        return [*parts, f'<text x="{across(0)}" y="{y + 5}" fill="#2b2620">–</text>']
    if times.low is not None and times.high is not None:
        parts.append(
            f'<line x1="{across(times.low)}" x2="{across(times.high)}" y1="{y}" y2="{y}" stroke="#27415e" '
            'stroke-width="3" stroke-linecap="round"/>'
        )
    return [*parts, f'<circle cx="{across(times.value)}" cy="{y}" r="6" fill="#27415e"/>']
