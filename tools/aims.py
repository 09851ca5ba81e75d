"""The tables that the aim in a minute is told with: `python tools/aims.py` writes `web/src/aim/views/`, one position
of a golden record for each game, as the page gets it. A test tells when they are out of step with the games."""

import json
from pathlib import Path
from typing import Any

from tatami.core.match import NAMES, Replay
from tatami.core.record import read_record
from tatami.games import load
from tatami.server.course import asked_in
from tatami.server.messages import encode

ROOT = Path(__file__).resolve().parents[1]
VIEWS = ROOT / "web" / "src" / "aim" / "views"
FOR_PROGRAMS = ("waiting", "picked")  # fields of a view that no page reads
# Of each game a golden record, and how many lines of it are played: then somebody is asked, whose eyes are used.
TABLES = {
    "bushido": ("bushido-5p-year", 330),
    "dicium.civilisation": ("dicium.civilisation-4p-stack", 400),
    "dicium.crazy_cup": ("dicium.crazy_cup-4p-line", 300),
    "dicium.donjon": ("dicium.donjon-4p-throne", 150),
    "dicium.shogun": ("dicium.shogun-4p-escape", 200),
    "katana": ("katana-5p-sword", 60),
    "ninjato": ("ninjato-4p-honour", 200),
    "samourai_katana": ("samourai_katana-4p-honour", 500),
}


def table(name: str, line: int) -> dict[str, Any]:
    """What a seat sees after so many lines of a record, as soon as it has something to choose."""
    record = read_record((ROOT / "tests" / "golden" / f"{name}.txt").read_text("utf-8"))
    match = Replay(load(record.header.game), record)
    game = match.game
    while len(match.lines) < line or not any(len(each.options) > 1 for each in game.decisions(match.state)):
        match.next_line()
    seat = next(each.seat for each in game.decisions(match.state) if len(each.options) > 1)
    view = json.loads(encode(game.view(match.state, seat)))
    return {
        "seat": seat,
        "names": list(NAMES[: record.header.seats]),
        "options": dict(record.header.options),
        "text_facts": game.texts.facts(match.state),
        "asked": json.loads(encode(asked_in(game, match.state))),
        "view": {field: value for field, value in view.items() if field not in FOR_PROGRAMS},
    }


def written(game: str) -> str:
    """The file of a game."""
    return json.dumps(table(*TABLES[game]), ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"


def main() -> None:
    VIEWS.mkdir(parents=True, exist_ok=True)
    for game in TABLES:
        (VIEWS / f"{game}.table.json").write_text(written(game), "utf-8")


if __name__ == "__main__":
    main()
