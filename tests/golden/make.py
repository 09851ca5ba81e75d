"""Makes golden records: `python -m tests.golden.make`, after a change of rules that raises the version; with names of
games, as `python -m tests.golden.make bushido`, only theirs. A record that still replays stays as it is.

Every record is the first game at random, counting seeds from 1, that ends as asked; with `sense` as many of the
choices follow the hints, for ends that chance alone hardly ever meets. The index notes how each closes
and a digest of the final table; transcripts tell one of each game in each language. The example on the page about
records is made here too, so that it can be replayed.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec

from tatami.cli.replay import opened, told_story
from tatami.core import Match, Replay, TatamiError, read_record
from tatami.core.state import State
from tatami.exam.sitting import picked
from tatami.games import load
from tatami.text import LANGUAGES

HERE = Path(__file__).parent
INDEX = HERE / "index.json"
PAGE = HERE.parents[1] / "docs" / "record-format.md"
FENCE = "```\n"
EXAMPLE = "katana"  # the game of the example on the page about records
TOLD = "katana-5p-sword"  # the game of the transcripts that the commands are tested with
STORIES = (
    TOLD,
    "bushido-4p-shogun",
    "dicium.crazy_cup-4p-line",
    "dicium.shogun-2p-escape",
    "dicium.donjon-3p-crown",
    "dicium.civilisation-2p-stack",
    "ninjato-3p-honour",
)  # with transcripts
MOST_SEEDS = 20_000


@dataclass(frozen=True)
class Wanted:
    """One golden record: how many play, how it ends, and what is out of the ordinary about it."""

    game: str
    seats: int
    reason: str
    note: str = ""
    options: dict[str, str] = field(default_factory=dict)
    content: dict[str, object] | None = None
    with_undo: bool = False
    sense: float = 0.0
    winner: int | None = None

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}p-{self.reason}{self.note}"


GARRISONS_BY_THE_TORII = [  # where the last samurai can be beaten soon
    "+---+---+---+---+---+---+---+---+---+",
    "| Ab  A :     G   Gb  G :   : D   Db|",
    "+   +   +   +---+...+---+   +   +   +",
    "| A   A |   | t   t   t |   | D   D |",
    "+   +---+   +   +   +   +   +---+   +",
    "| a         : t   K   t :         a |",
    "+---+---+   +   +   +   +   +---+---+",
    "| Bb  B :   | t   t   t |   : E   Eb|",
    "+   +   +   +---+...+---+   +   +   +",
    "| B   B |                   | E   E |",
    "+   +---+   +---+---+---+   +---+   +",
    "| a                               a |",
    "+---+   +   +---+---+---+   +   +---+",
    "| C   C |                   | F   F |",
    "+   +   +   +---+   +---+   +   +   +",
    "| C   C :   | H   H   H |   : F   F |",
    "+   +   +   +   +   +   +   +   +   +",
    "| Cb  C |   | #   HO  # |   | F   Fb|",
    "+---+---+---+---+---+---+---+---+---+",
]

HEROIC = {"difficulty": "heroic", "young": "false", "heroes": "chosen"}  # of Donjon

WANTED = (
    Wanted("katana", 3, "exhaustion"),
    Wanted("katana", 4, "honour"),
    Wanted("katana", 5, "sword"),
    Wanted("katana", 6, "bushido"),
    Wanted("katana", 7, "lost-blade"),
    Wanted(
        "katana",
        5,
        "honour",
        "-options",
        options={"exhaustion": "eager", "geisha": "others", "sword_first": "false", "negative_totals": "false"},
        content={"cards": {"nodachi": {"damage": 2}}, "characters": {"hanzo": {"life": 5}}},
    ),
    Wanted("katana", 4, "exhaustion", "-undo", with_undo=True),
    Wanted("bushido", 3, "year"),
    Wanted("bushido", 4, "shogun"),
    Wanted("bushido", 5, "year"),
    Wanted(
        "bushido",
        3,
        "shogun",
        "-options",
        options={
            "provinces": "dealt",
            "landscape": "random",
            "katana_table": "publisher",
            "campaign": "both",
            "sacrificed": "reserve",
            "stall_guard": "false",
        },
        content={"lands": {"town": {"koku": 6}}, "tiles": {"katana-1": {"copies": 50}, "katana-3": {"copies": 18}}},
    ),
    Wanted("bushido", 4, "year", "-undo", with_undo=True),
    Wanted("dicium.crazy_cup", 1, "drone"),
    Wanted("dicium.crazy_cup", 1, "line", sense=1.0),
    Wanted("dicium.crazy_cup", 2, "line"),
    Wanted("dicium.crazy_cup", 3, "line", sense=1.0),
    Wanted("dicium.crazy_cup", 4, "line", sense=1.0),
    Wanted("dicium.crazy_cup", 4, "meeting", options={"teams": "true", "young": "false"}),
    Wanted(
        "dicium.crazy_cup",
        2,
        "line",
        "-options",
        options={"teams": "false", "young": "true"},
        content={"cards": {"rocket": {"copies": 5, "reach": 9}}, "mats": {"red": {"5": ["roll", "red"]}}},
    ),
    Wanted("dicium.crazy_cup", 2, "line", "-undo", with_undo=True),
    Wanted("dicium.shogun", 2, "escape", sense=0.9),
    Wanted("dicium.shogun", 2, "alerts", sense=0.9),
    Wanted(
        "dicium.shogun", 2, "beaten", "-ninjas", content={"pieces": {"alerts": {"value": 20}}}, sense=0.8, winner=1
    ),
    Wanted(
        "dicium.shogun",
        2,
        "beaten",
        "-samurai",
        content={"palace": {"plan": GARRISONS_BY_THE_TORII}, "pieces": {"alerts": {"value": 20}}},
        winner=0,
    ),
    Wanted("dicium.shogun", 4, "escape", sense=0.8),
    Wanted(
        "dicium.shogun",
        4,
        "alerts",
        "-options",
        options={
            "ninjas": "drawn",
            "beginner": "true",
            "ninja_table": "second",
            "samurai_table": "second",
            "night": "endless",
            "escape": "arrives",
        },
        content={"mats": {"blue": {"5": ["roll", "blue"]}}, "actions": {"samurai": {"pair": "move-3"}}},
        sense=0.8,
    ),
    Wanted(
        "dicium.shogun",
        4,
        "night",
        "-undo",
        content={"pieces": {"short_night": {"value": 4}}},
        with_undo=True,
    ),
    Wanted("dicium.donjon", 1, "crown", sense=1.0),
    Wanted("dicium.donjon", 1, "goblins"),
    Wanted("dicium.donjon", 1, "throne", "-heroic", options={**HEROIC}, sense=0.9),
    Wanted("dicium.donjon", 2, "crown", "-heroic", options={**HEROIC}, sense=1.0),
    Wanted("dicium.donjon", 2, "throne", sense=0.9),
    Wanted("dicium.donjon", 3, "crown", sense=1.0),
    Wanted("dicium.donjon", 3, "goblins", "-heroic", options={**HEROIC}),
    Wanted("dicium.donjon", 4, "crown", "-heroic", options={**HEROIC}, sense=1.0),
    Wanted("dicium.donjon", 4, "throne", sense=0.9),
    Wanted(
        "dicium.donjon",
        2,
        "crown",
        "-options",
        options={"difficulty": "normal", "young": "true", "heroes": "dealt"},
        content={"monsters": {"dragon": {"defence": 7}}, "actions": {"three": "portal", "two-pair": "charge-3"}},
        sense=1.0,
    ),
    Wanted("dicium.donjon", 4, "goblins", "-undo", with_undo=True),
    Wanted("dicium.civilisation", 1, "turns"),
    Wanted("dicium.civilisation", 1, "turns", "-god", sense=1.0, winner=0),
    Wanted("dicium.civilisation", 2, "stack", sense=1.0),
    Wanted("dicium.civilisation", 2, "rounds"),
    Wanted("dicium.civilisation", 3, "stack", sense=0.9),
    Wanted("dicium.civilisation", 3, "rounds"),
    Wanted("dicium.civilisation", 4, "stack", sense=1.0),
    Wanted("dicium.civilisation", 4, "rounds"),
    Wanted(
        "dicium.civilisation",
        3,
        "stack",
        "-options",
        options={"mats": "dealt", "reading": "third", "compensation": "true"},
        content={
            "monsters": {"hydra": {"defence": 4, "at": "h7"}},
            "philosophers": {"zeno": {"number": 5}, "plato": {"copies": 0}},
            "common": {"explorer": {"points": 5, "needs": {"regions": 4, "heroes": 1}}},
            "heroes": {"green": {"colour": "yellow", "faces": 2}},
        },
        sense=0.9,
    ),
    Wanted("dicium.civilisation", 2, "stack", "-undo", with_undo=True, sense=0.9),
    Wanted("ninjato", 2, "honour"),
    Wanted("ninjato", 3, "honour", sense=0.5),
    Wanted("ninjato", 4, "honour", sense=0.9),
    Wanted("ninjato", 2, "tie"),
    Wanted("ninjato", 2, "shared", content={"values": {"palace": {"value": 1}, "pavilion": {"value": 1}}}),
    Wanted(
        "ninjato",
        3,
        "honour",
        "-options",
        options={"defeat": "first", "hands": "later"},
        content={"skills": {"kenjutsu": {"cost": 0}}, "elites": {"captain": {"copies": 2}}},
        sense=0.5,
    ),
    Wanted("ninjato", 4, "honour", "-undo", with_undo=True),
    Wanted("chohan", 2, "alone"),
    Wanted("chohan", 3, "rounds", options={"rounds": "6"}, content={"values": {"tokens": {"value": 20}}}),
    Wanted("chohan", 4, "rounds", "-undo", options={"rounds": "12"}, with_undo=True),
    Wanted("chohan", 5, "rounds"),
    Wanted("chohan", 6, "rounds"),
)


def main(games: Sequence[str]) -> None:
    known = {wanted.game for wanted in WANTED}
    if strange := sorted(set(games) - known):
        raise SystemExit(f"There are no golden records of {', '.join(strange)}.")
    chosen = set(games) or known
    index = json.loads(INDEX.read_text("utf-8"))
    for wanted in WANTED:
        if wanted.game not in chosen:
            continue
        file = HERE / f"{wanted.name}.txt"
        match = kept(wanted, file)
        print(f"{wanted.name}: {'made anew' if match is None else 'it still replays'}")
        if match is None:
            match = found(wanted)
            file.write_text(match.record(), encoding="utf-8", newline="\n")
        index[wanted.name] = {"closing": match.closing(), "digest": digest(match)}
    for left in sorted(set(index) - {wanted.name for wanted in WANTED}):
        for ending in ("txt", *(f"{lang}.txt" for lang in LANGUAGES)):
            (HERE / f"{left}.{ending}").unlink(missing_ok=True)
        print(f"{left}: it is wanted no more")
    index = {wanted.name: index[wanted.name] for wanted in WANTED}
    INDEX.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8", newline="\n")
    for told in (wanted.name for wanted in WANTED if wanted.game in chosen and wanted.name in STORIES):
        for lang in LANGUAGES:
            transcript = "".join(f"{line.text}\n" for line in told_story(opened(HERE / f"{told}.txt"), lang))
            (HERE / f"{told}.{lang}.txt").write_text(transcript, encoding="utf-8", newline="\n")
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(FENCE)
    shown, _, after = rest.partition(FENCE)
    if EXAMPLE in chosen and replayed(shown) is None:
        PAGE.write_text(before + FENCE + example() + FENCE + after, encoding="utf-8", newline="\n")


def kept(wanted: Wanted, file: Path) -> Match | None:
    """The record as it lies there, if it is the one that is wanted and still replays to the same bytes."""
    match = replayed(file.read_text("utf-8")) if file.is_file() else None
    if match is None or not is_wanted(wanted, match) or match.record() != file.read_text("utf-8"):
        return None
    header = match.header
    given = (header.game, header.seats, dict(header.options), header.content)
    return match if given == (wanted.game, wanted.seats, wanted.options, wanted.content) else None


def replayed(text: str) -> Match | None:
    """A record played out; None if the rules of today do not follow it."""
    try:
        record = read_record(text)
        return Replay(load(record.header.game), record).play_out()
    except TatamiError:
        return None


def example() -> str:
    """The beginning of a game, with a choice taken back."""
    wanted = Wanted(EXAMPLE, 3, "", options={"geisha": "others"}, with_undo=True)
    for seed in range(1, MOST_SEEDS):
        record = played(wanted, seed, 6).record()
        if " undo 1\n" in record and " attack " in record and " parry " in record:
            return record
    raise SystemExit(f"No game of {MOST_SEEDS} begins with a parry and a choice taken back.")


def found(wanted: Wanted) -> Match:
    """The first game that ends as wanted."""
    for seed in range(1, MOST_SEEDS):
        match = played(wanted, seed)
        if is_wanted(wanted, match):
            return match
    raise SystemExit(f"No game of {MOST_SEEDS} ends as {wanted.name}.")


def is_wanted(wanted: Wanted, match: Match) -> bool:
    """Does a game end as it should?"""
    has_undo = any(line.words.startswith("undo") for line in match.lines)
    _, reason, *winners = (*match.closing().split(), "")
    is_won = wanted.winner is None or f"seat-{wanted.winner}" in winners
    return reason == wanted.reason and has_undo == wanted.with_undo and is_won


def played(wanted: Wanted, seed: int, longest: int = 10_000) -> Match:
    """A game at random, or so many lines of it; with undo, one fair choice in four is taken back."""
    chance = Random(seed)
    game = load(wanted.game)
    match = Match.begin(game, wanted.seats, seed, wanted.options, content=wanted.content)
    while len(match.lines) < longest and (decisions := game.decisions(match.state)):
        asked = chance.choice(decisions)
        match.choose(asked.seat, picked(game, match.state, asked, chance, wanted.sense))
        if wanted.with_undo and match.can_undo(asked.seat) and chance.randrange(4) == 0:
            match.undo(asked.seat)
    return match


def digest(match: Match) -> str:
    """A short mark of everything on the final table."""
    state: State = match.state
    return blake2b(msgspec.json.encode(match.game.referee(state)), digest_size=8).hexdigest()


if __name__ == "__main__":
    main(sys.argv[1:])
