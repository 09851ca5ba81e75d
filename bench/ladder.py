"""Climbs the ladder: every level against the one below, in every game, and writes docs/ladder.md from what it finds.

    python bench/ladder.py                          all that was not measured yet: about three hours on two cores
    python bench/ladder.py --games katana --rungs hatamoto-random,daimyo-hatamoto
    python bench/ladder.py --same                   after a change that is to leave every game as it was

Each rung is one `tatami arena` command; its result lies under build/ladder and counts as long as the rules, the hints
and the bots of the game are what they were. The page shows what there is: a rung not measured is a line that says so.
Of rungs that were never measured here, on another machine for example, the page keeps what it says.
One that was stopped, or that is to have more games now, goes on from those it has.
A change that makes them quicker and nothing else need not cost the results: `--same` plays some games of each rung
again, for every number of players, and where all of them end as they did, in as many decisions, the rung counts on.
Compiled (`./play fast`) it is several times quicker, with the same games.
"""

import argparse
import hashlib
import json
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tatami.games import load

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
SEED = 1
SAMPLE = 2  # games for each number of players that are played again
BEGIN, END = "<!-- measured: bench/ladder.py -->", "<!-- the end of what was measured -->"


@dataclass(frozen=True)
class Rung:
    """A bot alone at tables of another, and how many times its fair share it is to win there."""

    bot: str
    field: str
    wanted: float
    goal: str

    @property
    def name(self) -> str:
        return f"{self.bot}-{self.field}"


RUNGS = (
    Rung("hatamoto", "random", 2.0, "the heuristic bot (Hatamoto) takes twice its fair share from random bots"),
    Rung("samurai", "ashigaru", 1.0, "Samurai beats Ashigaru"),
    Rung("hatamoto", "samurai", 1.0, "Hatamoto beats Samurai"),
    Rung("daimyo", "hatamoto", 1.0, "Daimyo beats Hatamoto"),
    Rung("shogun", "daimyo", 1.0, "Shogun beats Daimyo"),
    Rung("shogun", "hatamoto", 1.5, "the strongest (Shogun) takes 1.5 times its fair share from heuristic bots"),
)


@dataclass(frozen=True)
class Ascent:
    """The numbers of players of a game, how many games each rung is worth, and whether a table has two sides only:
    then nobody can win more than twice a fair share, and 65 % of the games is what 1.5 and 2 stand for."""

    seats: tuple[int, ...]
    games: dict[str, int]
    has_two_sides: bool = False


# As many games as two cores play in three hours, compiled: a game with a Shogun takes three to twenty seconds.
ASCENTS = {
    "katana": Ascent(
        (3, 4, 5, 6, 7),
        {
            "hatamoto-random": 3000, "samurai-ashigaru": 900, "hatamoto-samurai": 1200, "daimyo-hatamoto": 600,
            "shogun-daimyo": 60, "shogun-hatamoto": 360,
        },
    ),
    "bushido": Ascent(
        (3, 4, 5),
        {
            "hatamoto-random": 150, "samurai-ashigaru": 150, "hatamoto-samurai": 300, "daimyo-hatamoto": 150,
            "shogun-daimyo": 90, "shogun-hatamoto": 90,
        },
    ),
    "dicium.crazy_cup": Ascent(
        (2, 3, 4),
        {
            "hatamoto-random": 240, "samurai-ashigaru": 240, "hatamoto-samurai": 240, "daimyo-hatamoto": 240,
            "shogun-daimyo": 120, "shogun-hatamoto": 180,
        },
    ),
    "dicium.shogun": Ascent(
        (2, 4),
        {
            "hatamoto-random": 120, "samurai-ashigaru": 120, "hatamoto-samurai": 160, "daimyo-hatamoto": 120,
            "shogun-daimyo": 96, "shogun-hatamoto": 192,
        },
        has_two_sides=True,
    ),
    "dicium.donjon": Ascent(
        (1, 2, 3, 4),
        {
            "hatamoto-random": 240, "samurai-ashigaru": 240, "hatamoto-samurai": 240, "daimyo-hatamoto": 120,
            "shogun-daimyo": 60, "shogun-hatamoto": 60,
        },
    ),
    "dicium.civilisation": Ascent(
        (2, 3, 4),
        {
            "hatamoto-random": 240, "samurai-ashigaru": 240, "hatamoto-samurai": 240, "daimyo-hatamoto": 240,
            "shogun-daimyo": 120, "shogun-hatamoto": 180,
        },
    ),
    "ninjato": Ascent(
        (2, 3, 4),
        {
            "hatamoto-random": 240, "samurai-ashigaru": 240, "hatamoto-samurai": 240, "daimyo-hatamoto": 240,
            "shogun-daimyo": 120, "shogun-hatamoto": 180,
        },
    ),
    "samourai_katana": Ascent(
        (3, 4, 5, 6),
        {
            "hatamoto-random": 66, "samurai-ashigaru": 110, "hatamoto-samurai": 110, "daimyo-hatamoto": 110,
            "shogun-daimyo": 66, "shogun-hatamoto": 110,
        },
    ),
}  # fmt: skip
TWO_SIDES_SHARE = 0.65
UNKNOWN = "not measured"
HALF = 0.5  # The part of the losses of the level below that is a goal where nobody can win twice as often.


def main() -> None:
    chosen = arguments()
    for rung in chosen.rungs:
        for game in chosen.games:
            if measured(game, rung) is not None:
                continue
            if chosen.same:
                print(f"{game}, {rung.name}: {kept_on(game, rung)}", file=sys.stderr)
            else:
                measure(game, rung)
                publish()
    publish()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(ASCENTS), help="with commas; otherwise all")
    parser.add_argument("--rungs", default=",".join(rung.name for rung in RUNGS), help="with commas; otherwise all")
    parser.add_argument("--same", action="store_true", help="measure nothing: keep what the change left as it was")
    chosen = parser.parse_args()
    rungs = {rung.name: rung for rung in RUNGS}
    chosen.games, chosen.rungs = chosen.games.split(","), chosen.rungs.split(",")
    for name, known in ((chosen.games, ASCENTS), (chosen.rungs, rungs)):
        for unknown in [one for one in name if one not in known]:
            parser.error(f"there is no {unknown!r}; there are: {', '.join(known)}")
    chosen.rungs = [rungs[name] for name in chosen.rungs]
    return chosen


def command(game: str, rung: Rung) -> list[str]:
    ascent = ASCENTS[game]
    games = ascent.games[rung.name]
    words = ["arena", game, "--bots", rung.bot, "--against", rung.field, "--games", str(games), "--seed", str(SEED)]
    return [*words, "--seats", ",".join(map(str, ascent.seats))]


def folder(game: str, rung: Rung) -> Path:
    return KEPT / game / rung.name


def measure(game: str, rung: Rung) -> None:
    words = command(game, rung)
    print(shlex.join(["tatami", *words]), file=sys.stderr)
    out, rules = folder(game, rung), fingerprint(game, played_package())
    out.mkdir(parents=True, exist_ok=True)
    words += ["--out", str(out)]
    if (out / "fingerprint").exists() and (out / "fingerprint").read_text() == rules:
        words.append("--go-on")
    else:
        (out / "arena.json").unlink(missing_ok=True)
        (out / "fingerprint").write_text(rules)
    tatami = Path(sys.executable).with_name("tatami")
    if subprocess.run([str(tatami), *words], check=False, stdout=subprocess.DEVNULL).returncode:
        sys.exit("The arena failed; what was played of it is kept.")


def measured(game: str, rung: Rung) -> dict[str, Any] | None:
    """The result of a rung, if it was played with the present command, rules and bots."""
    found = kept(game, rung)
    is_present = found is not None and (folder(game, rung) / "fingerprint").read_text() == fingerprint(game)
    return found if is_present else None


def kept(game: str, rung: Rung) -> dict[str, Any] | None:
    """The result of a rung, if it was played with the present command."""
    file = folder(game, rung) / "arena.json"
    if not file.exists():
        return None
    found: dict[str, Any] = json.loads(file.read_text())
    return found if found["command"] == shlex.join(["tatami", *command(game, rung)]) else None


def kept_on(game: str, rung: Rung) -> str:
    """Let a result count on, if its games are played as they were; what was found, in words."""
    found = kept(game, rung)
    if found is None:
        return "nothing was kept of the present command"
    rules = fingerprint(game, played_package())
    if not all(ends_the_same(game, one) for one in sample(found["games"], rung.bot)):
        return "other games"
    (folder(game, rung) / "fingerprint").write_text(rules)
    return "as it was"


def sample(games: list[dict[str, Any]], bot: str) -> list[dict[str, Any]]:
    """Some games for each number of players, at which the measured bot sits."""
    luck = Random(SEED)
    found = []
    for seats in sorted({one["seats"] for one in games}):
        its_own = [one for one in games if one["seats"] == seats and bot in one["bots"]]
        found += luck.sample(its_own, min(SAMPLE, len(its_own)))
    return found


def ends_the_same(game: str, before: dict[str, Any]) -> bool:
    """Whether a game of a result, played again, has the same winners and ranking after as many decisions."""
    from tatami.research.arena import Pairing, play

    end = play(Pairing(game, before["block"], before["seats"], before["deal"], tuple(before["bots"])))
    again = json.loads(json.dumps([end.winners, end.ranking, end.decisions]))
    return bool(again == [before["winners"], before["ranking"], before["decisions"]])


def played_package() -> Path:
    """Where the arena's own process finds its rules and bots: here, or in a compiled copy with the same sources."""
    words = [sys.executable, "-c", "import tatami; print(tatami.__path__[0])"]
    return Path(subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip())


def fingerprint(game: str, source: Path = ROOT / "src" / "tatami") -> str:
    """What the figures of an arena depend on: the core, the bots, how it deals and counts, and the game with what its
    family shares."""
    rooms = (source / "core", source / "bots", source / "games" / game.partition(".")[0])
    files = [file for room in rooms for kind in ("*.py", "*.toml") for file in sorted(room.rglob(kind))]
    files += [source / "research" / f"{part}.py" for part in ("arena", "figures", "report")]
    digest = hashlib.sha256()
    for file in files:
        if "tests" not in file.relative_to(source).parts:
            digest.update(file.read_bytes())
    return digest.hexdigest()


# The page


def publish() -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    shown, after = rest.split(END)
    old = Shown(shown)
    found = {game: sections(game, old) for game in ASCENTS}
    parts = [goals(old), *(f"## {game}\n\n" + "\n".join(tables) for game, tables in found.items() if tables)]
    PAGE.write_text(f"{before}{BEGIN}\n\n" + "\n\n".join(parts) + f"\n\n{END}{after}", encoding="utf-8")


class Shown:
    """What the page says already: of each game and goal the verdict, of each game and rung the table."""

    def __init__(self, text: str) -> None:
        rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
        head = next((row for row in rows if row[0] == "goal"), [])
        self.verdicts = {
            (game, row[0]): said
            for row in rows
            if any(row[0] == rung.goal for rung in RUNGS)
            for game, said in zip(head[1:], row[1:])
        }
        self.tables: dict[tuple[str, str], str] = {}
        for part in text.split("\n## ")[1:]:
            game, _, rest = part.partition("\n")
            for section in rest.split("\n### ")[1:]:
                title, _, table = section.partition("\n")
                self.tables[game.strip(), title.strip()] = table.strip() + "\n"


def is_another_machines(game: str, rung: Rung) -> bool:
    """Was this rung never measured here? Then the page knows more than this machine does."""
    return not folder(game, rung).exists()


def sections(game: str, old: Shown) -> list[str]:
    found = []
    for rung in RUNGS:
        title = f"{rung.bot.capitalize()} against {rung.field.capitalize()}"
        table = None
        if measured(game, rung) is not None:
            table = (folder(game, rung) / "arena.md").read_text(encoding="utf-8")
        elif is_another_machines(game, rung):
            table = old.tables.get((game, title))
        if table is not None:
            found.append(f"### {title}\n\n{table}")
    return found


def goals(old: Shown) -> str:
    lines = [f"| goal | {' | '.join(ASCENTS)} |", "|---|" + "---|" * len(ASCENTS)]
    for rung in RUNGS:
        lines.append(f"| {rung.goal} | {' | '.join(verdict(game, rung, old) for game in ASCENTS)} |")
    return "## What was to be reached, and what was\n\n" + "\n".join(lines)


def verdict(game: str, rung: Rung, old: Shown) -> str:
    """Shown: the whole interval is above the goal. Missed: all of it is below. Open: the goal lies within, or
    there is no interval."""
    result = measured(game, rung)
    if result is None:
        return old.verdicts.get((game, rung.goal), UNKNOWN) if is_another_machines(game, rung) else UNKNOWN
    (row,) = result["rows"]
    if set(ASCENTS[game].seats) <= set(load(game).wiring.cooperative):
        return judged(row["share"], cooperative_share(row["fair"], rung.wanted), is_share=True)
    if rung.wanted > 1 and ASCENTS[game].has_two_sides:
        return judged(row["share"], TWO_SIDES_SHARE, is_share=True)
    said = judged(row["times"], rung.wanted)
    if rung.wanted > 1 and 2 in ASCENTS[game].seats:
        (row,) = result["by_seats"]["2"]
        said += f"; with two players {judged(row['share'], TWO_SIDES_SHARE, is_share=True)}"
    return said


def cooperative_share(field: float, wanted: float) -> float:
    """The share of games that a level is to win where all stand together against the game: so many times that of the
    level below at the same deals, or as much as leaves half of its losses."""
    return field if wanted == 1 else min(wanted * field, field + HALF * (1 - field))


def judged(figure: dict[str, float | None], wanted: float, is_share: bool = False) -> str:
    value, low, high = figure["value"], figure["low"], figure["high"]
    if value is None:
        return "**open**: the table won nothing to compare with"
    if low is None or high is None:
        return f"**open**: {value:.0%}, too few deals" if is_share else f"**open**: × {value:.2f}, too few deals"
    word = "shown" if low > wanted else "missed" if high < wanted else "open"
    if is_share:
        return f"**{word}**: {value:.0%} [{low:.0%}, {high:.0%}] of the games, {wanted:.0%} wanted"
    return f"**{word}**: × {value:.2f} [{low:.2f}, {high:.2f}]"


if __name__ == "__main__":
    main()
