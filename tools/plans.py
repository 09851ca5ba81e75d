"""Write the pages that say what learning programs see of each game: .venv/bin/python tools/plans.py

They are made from the plans of observation and lie in docs/observations/; a test fails when one is stale.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from tatami.core.observation import plan_of  # noqa: E402
from tatami.games import game_names, load  # noqa: E402

FOLDER = ROOT / "docs" / "observations"
GAMES = [name for name in game_names() if load(name).observation]  # The others tell their view, number by number.


def page(name: str) -> str:
    """The page of a game."""
    game = load(name)
    plans = [plan_of(game, seats) for seats in game.seats]
    players = ", ".join(str(seats) for seats in game.seats)
    lines = [
        f"# What a learning program sees of {name}",
        "",
        "Made by `tools/plans.py`. How to use it: [research.md](../research.md).",
        "",
        f"There are {len(game.choices.by_code)} actions. Cells by number of players ({players}):",
        "",
        "| row | cells | from | to | what it says |",
        "|---|---|---:|---:|---|",
    ]
    for number, row in enumerate(plans[0].rows):
        counts = [plan.rows[number].cells for plan in plans]
        cells = str(counts[0]) if len(set(counts)) == 1 else ", ".join(str(count) for count in counts)
        highest = max(plan.rows[number].high for plan in plans)
        lines.append(f"| {row.name} | {cells} | {row.low} | {highest} | {row.says} |")
    lines += ["", "| players | cells | digest of the plan |", "|---:|---:|---|"]
    lines += [f"| {seats} | {plan.size} | `{plan.digest()}` |" for seats, plan in zip(game.seats, plans)]
    return "\n".join(lines) + "\n"


def place(name: str) -> Path:
    """Where the page of a game lies."""
    return FOLDER / f"{name}.md"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        place(name).write_text(page(name), "utf-8")


if __name__ == "__main__":
    main()
