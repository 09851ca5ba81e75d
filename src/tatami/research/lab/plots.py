"""The plots of a report, by matplotlib: the same figures are the same bytes."""

from collections.abc import Sequence
from io import BytesIO, StringIO
from typing import Any

import matplotlib
from matplotlib.figure import Figure

from tatami.research.figures import Interval

INK, BLUE, RED, SOFT = "#2b2620", "#27415e", "#a23b2a", "#8d8473"
WIDE, LINE, EDGE = 7.2, 0.32, 1.1  # inches
STYLE: Any = {
    "svg.hashsalt": "tatami",
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": SOFT,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def ranges(rows: Sequence[tuple[str, Interval]], label: str, line: float | None = None) -> Figure:
    """A dot with its interval for each row, the first on top; a line where all would be equal."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDE, EDGE + LINE * len(rows)), layout="constrained")
        axes = figure.add_subplot()
        for place, (_, shown) in enumerate(rows):
            if shown.low is not None and shown.high is not None:
                axes.plot([shown.low, shown.high], [place, place], color=BLUE, linewidth=2)
            if shown.value is not None:
                axes.plot([shown.value], [place], "o", color=BLUE, markersize=5)
        if line is not None:
            axes.axvline(line, color=RED, linewidth=1, linestyle="--")
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel(label)
        return figure


def histogram(values: Sequence[float], label: str) -> Figure:
    """How many games had how much of something."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDE, 2.4), layout="constrained")
        axes = figure.add_subplot()
        axes.hist(values, bins=min(40, max(5, round(len(values) ** 0.5))), color=BLUE)
        axes.set_xlabel(label)
        axes.set_ylabel("games")
        return figure


def course(points: Sequence[tuple[int, Interval]], label: str, margin: float) -> Figure:
    """A figure and its interval as deals are added; the band is what counts as alike."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDE, 3), layout="constrained")
        axes = figure.add_subplot()
        sure = [(at, one) for at, one in points if one.low is not None and one.high is not None]
        lows, highs = [one.low or 0.0 for _, one in sure], [one.high or 0.0 for _, one in sure]
        axes.fill_between([at for at, _ in sure], lows, highs, color=BLUE, alpha=0.25, linewidth=0)
        axes.plot([at for at, _ in points], [one.value or 0.0 for _, one in points], color=BLUE)
        if margin:
            axes.axhspan(-margin, margin, color=SOFT, alpha=0.25, linewidth=0)
        axes.axhline(0, color=RED, linewidth=1, linestyle="--")
        axes.set_xlabel("deals")
        axes.set_ylabel(label)
        return figure


def svg(figure: Figure) -> str:
    """A plot to stand in a page."""
    with matplotlib.rc_context(STYLE):
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def png(figure: Figure) -> bytes:
    """A plot as a picture."""
    with matplotlib.rc_context(STYLE):
        out = BytesIO()
        figure.savefig(out, format="png", dpi=144, metadata={"Software": None})
    return out.getvalue()
