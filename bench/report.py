"""From results to a table, bars and targets."""

import math
from dataclasses import asdict, dataclass
from statistics import median
from typing import TypedDict

FAILED = "failed"


class Result(TypedDict):
    """What an adapter prints; `playouts_per_second` only where a library has a random loop of its own."""

    name: str
    version: str
    seats: int
    decisions_per_second: float
    steps_per_second: float
    playouts_per_second: float | None
    clone_us: float | None
    games: int
    decisions: int
    seconds: float
    wall_seconds: float


@dataclass(frozen=True)
class Row:
    """One contestant: medians over the rounds, and its results as they came."""

    key: str
    name: str
    trouble: str
    results: list[Result]

    @property
    def speed(self) -> float | None:
        return middle([result["decisions_per_second"] for result in self.results])

    @property
    def inside(self) -> float | None:
        return middle([result.get("playouts_per_second") for result in self.results])

    @property
    def clone(self) -> float | None:
        return middle([result["clone_us"] for result in self.results])


@dataclass(frozen=True)
class Run:
    command: str
    day: str
    python: str
    rounds: int
    seconds: float
    rows: list[Row]

    def row(self, key: str) -> Row | None:
        return next((row for row in self.rows if row.key == key), None)


@dataclass(frozen=True)
class Target:
    what: str
    wanted: str
    found: str
    met: bool


def row(key: str, name: str, missing: str, results: list[Result]) -> Row:
    return Row(key, name, missing if missing or results else FAILED, results)


def middle(values: list[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return median(known) if known else None


def ratio(value: float | None, base: float | None) -> float | None:
    return value / base if value is not None and base else None


# The table


def text(run: Run, baseline: str) -> str:
    parts = [table(run, baseline), "```\n" + bars(run) + "\n```"]
    checked = targets(run, baseline)
    if checked:
        parts.append(target_table(checked))
    rounds = f"Median of {run.rounds} rounds" if run.rounds > 1 else "One round"
    parts.append(f"{rounds} of {run.seconds:g} s, {run.day}, Python {run.python}: `{run.command}`")
    return "\n\n".join(parts)


def table(run: Run, baseline: str) -> str:
    base_row = run.row(baseline)
    base = base_row.speed if base_row else None
    head = ["", "seats", "decisions/s", "lowest-highest", "× hearts", "own loop/s", "× hearts", "clone µs"]
    lines = [head]
    for row in run.rows:
        if not row.results:
            lines.append([row.name, "", row.trouble, "", "", "", "", ""])
            continue
        speeds = [result["decisions_per_second"] for result in row.results]
        lines.append(
            [
                row.name,
                str(row.results[0]["seats"]),
                thousands(row.speed),
                f"{thousands(min(speeds))}-{thousands(max(speeds))}",
                times(ratio(row.speed, base)),
                thousands(row.inside),
                times(ratio(row.inside, base)),
                "–" if row.clone is None else f"{row.clone:.2f}",
            ]
        )
    return markdown(lines)


def markdown(lines: list[list[str]]) -> str:
    """A Markdown table that also reads well as plain text: names to the left, figures to the right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]

    def cells(line: list[str]) -> str:
        figures = (cell.rjust(width) for cell, width in zip(line[1:], widths[1:]))
        return "| " + " | ".join([line[0].ljust(widths[0]), *figures]) + " |"

    return "\n".join([cells(lines[0]), cells(rule), *(cells(line) for line in lines[1:])])


def thousands(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value / 1000:,.0f} k" if value >= 10_000 else f"{value / 1000:,.1f} k"


def times(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


# The bars


def bars(run: Run, width: int = 50) -> str:
    """Decisions a second as bars, each tenfold equally long."""
    known = [(row.name, row.speed) for row in run.rows if row.speed]
    if not known:
        return "nobody was measured"
    low = math.floor(min(math.log10(speed) for _, speed in known))
    high = math.ceil(max(math.log10(speed) for _, speed in known) + 1e-9)
    scale = "decisions/s, logarithmic"
    indent = max(len(scale), *(len(name) for name, _ in known))
    lines = []
    for name, speed in sorted(known, key=lambda one: -one[1]):
        length = round(width * (math.log10(speed) - low) / (high - low))
        lines.append(f"{name.ljust(indent)} {'█' * max(1, length)} {thousands(speed)}")
    return "\n".join([*lines, f"{scale.ljust(indent)} {10**low:,} to {10**high:,}"])


# The targets


@dataclass(frozen=True)
class Wanted:
    """What a game must reach in a build: times hearts stepped, times hearts in its own loop, µs a clone."""

    game: str
    build: str
    stepped: float
    inside: float | None = None
    clone: float | None = None


WANTED = (
    Wanted("katana", "plain", 0.55, clone=3.0),
    Wanted("katana", "compiled", 2.6, 4.0, 1.0),
    Wanted("dicium.crazy_cup", "plain", 0.5),
    Wanted("dicium.crazy_cup", "compiled", 2.0),
    Wanted("ninjato", "plain", 0.4),
    Wanted("ninjato", "compiled", 1.5),
)


def targets(run: Run, baseline: str) -> list[Target]:
    """The speeds games must reach, against hearts in the same run."""
    base_row = run.row(baseline)
    base = base_row.speed if base_row else None
    found = []
    for wanted in WANTED:
        row = run.row(f"tatami:{wanted.game}:{wanted.build}")
        if row and row.results:
            what = f"{wanted.game} {wanted.build}"
            found += at_least(f"{what}, stepped", ratio(row.speed, base), wanted.stepped)
            found += at_least(f"{what}, own loop", ratio(row.inside, base), wanted.inside)
            found += below(f"{what}, clone", row.clone, wanted.clone)
    return found


def at_least(what: str, value: float | None, least: float | None) -> list[Target]:
    if value is None or least is None:
        return []
    return [Target(what, f"at least {least:g} × hearts", f"{value:.2f} × hearts", value >= least)]


def below(what: str, value: float | None, limit: float | None) -> list[Target]:
    if value is None or limit is None:
        return []
    return [Target(what, f"under {limit:g} µs", f"{value:.2f} µs", value < limit)]


def target_table(checked: list[Target]) -> str:
    lines = [["target", "wanted", "found", ""]]
    lines += [[one.what, one.wanted, one.found, "met" if one.met else "missed"] for one in checked]
    return markdown(lines)


# The figures


def as_json(run: Run, baseline: str) -> dict[str, object]:
    base_row = run.row(baseline)
    base = base_row.speed if base_row else None
    rows = [
        {
            "key": row.key,
            "name": row.name,
            "trouble": row.trouble,
            "decisions_per_second": row.speed,
            "times_hearts": ratio(row.speed, base),
            "playouts_per_second": row.inside,
            "playouts_times_hearts": ratio(row.inside, base),
            "clone_us": row.clone,
            "rounds": row.results,
        }
        for row in run.rows
    ]
    return {
        "command": run.command,
        "day": run.day,
        "python": run.python,
        "rounds": run.rounds,
        "seconds": run.seconds,
        "rows": rows,
        "targets": [asdict(target) for target in targets(run, baseline)],
    }
