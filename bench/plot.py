"""Draws bench.json beside it, as bench.svg and bench.png: one line a contestant, on a logarithmic scale.

Needs matplotlib.
"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
matplotlib.rcParams["svg.hashsalt"] = "tatami"
matplotlib.rcParams["svg.fonttype"] = "none"

import matplotlib.pyplot as plt  # noqa: E402  (the drawing surface is chosen first)

INDIGO = "#2f4b7c"
STRAW = "#b8860b"
INK = "#222222"
MIST = "#dddddd"
NAMELESS = {"Date": None, "Creator": None}  # the same figures give the same file


def draw(measured: Path) -> list[Path]:
    run = json.loads(measured.read_text(encoding="utf-8"))
    rows = [row for row in run["rows"] if row["decisions_per_second"]]
    rows.sort(key=lambda row: row["decisions_per_second"])
    figure, axes = plt.subplots(figsize=(9, 1.4 + 0.27 * len(rows)), layout="constrained")
    axes.set_xscale("log")
    axes.set_yticks(range(len(rows)), [row["name"] for row in rows])
    axes.hlines(range(len(rows)), 0, 1, transform=axes.get_yaxis_transform(), color=MIST, linewidth=0.6, zorder=0)
    baseline = [row["decisions_per_second"] for row in rows if row["key"] == "openspiel:hearts"]
    for speed in baseline:
        axes.axvline(speed, color=INK, linewidth=0.8, linestyle=":", label="hearts")
    dots(axes, rows, "decisions_per_second", ours=False, label="peers, stepped", color=STRAW, marker="o")
    dots(axes, rows, "decisions_per_second", ours=True, label="Tatami, stepped", color=INDIGO, marker="o")
    dots(axes, rows, "playouts_per_second", ours=True, label="Tatami, its own loop", color=INDIGO, marker="|")
    axes.legend(loc="lower right", frameon=True, framealpha=1, edgecolor=MIST)
    axes.set_xlabel("random-play decisions a second (logarithmic)")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.margins(x=0.06)
    files = [measured.with_suffix(suffix) for suffix in (".svg", ".png")]
    for file in files:
        figure.savefig(file, dpi=120, metadata=NAMELESS if file.suffix == ".svg" else None)
    return files


def dots(axes: Any, rows: list[Any], speed: str, *, ours: bool, label: str, color: str, marker: str) -> None:
    """A mark for each row that has this figure: Tatami's rows, or the others."""
    found = [
        (row[speed], place)
        for place, row in enumerate(rows)
        if row[speed] and row["key"].startswith("tatami:") == ours
    ]
    if found:
        across, places = zip(*found)
        axes.plot(across, places, marker, color=color, markersize=9 if marker == "|" else 7, label=label)


if __name__ == "__main__":
    print("Drew " + " and ".join(str(file) for file in draw(Path(sys.argv[1]))))
