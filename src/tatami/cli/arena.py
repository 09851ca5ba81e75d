"""`tatami arena`: bots measured against each other, fairly and the same every time."""

import shlex
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

from tatami.cli import arguments
from tatami.cli.commands import Option
from tatami.core.errors import BadOption, quoted
from tatami.core.refusals import options_allowed

if TYPE_CHECKING:
    from tatami.research.arena import Result
    from tatami.research.journal import Head, Key

MOST_BOTS = 8
LARGEST_JOURNAL = 1_000_000_000  # In bytes; as many games as may be asked for take a third of it.


def arena(
    game: arguments.GameName,
    bots: Annotated[str, Option(help=f"The bots to measure, with commas: {arguments.BOTS}.")] = "ashigaru,samurai",
    against: Annotated[
        str | None,
        Option(metavar="BOT", help="Each bot sits alone at a table of this one; against the game, beside one of it."),
    ] = None,
    games: Annotated[
        int, Option(help="At least so many games; deals are played by all, and pairs meet equally.")
    ] = 100,
    seed: Annotated[int, Option(help="All chance follows from it: the same command, the same result.")] = 1,
    seats: Annotated[str | None, Option(help="Numbers of players, with commas; otherwise all.")] = None,
    option: arguments.TableOptions = None,
    jobs: Annotated[int | None, Option(help="Processes; otherwise one a core.")] = None,
    ray: arguments.RayCluster = None,
    out: Annotated[
        Path | None, Option(metavar="DIR", help="A folder for arena.json, arena.md, arena.svg and games.jsonl.")
    ] = None,
    go_on: Annotated[
        bool,
        Option(help="Play only what DIR lacks, after a stop or for more games; with the same bots."),
    ] = False,
) -> None:
    """Measure bots: win shares and ratings with 95 % intervals; against the game, the share won alone."""
    import os
    from dataclasses import replace

    from tatami.cli.crew import MOST, crew_for
    from tatami.cli.progress import watched
    from tatami.cli.run import bot_names, check_bots
    from tatami.games import load
    from tatami.research import arena as design
    from tatami.research import figures, journal, report

    rules = load(game)
    names = bot_names(game, bots)
    against = None if against is None else field_of(game, against)
    if len(set(names)) < len(names) or not (1 if against else 2) <= len(names) <= MOST_BOTS:
        least = "one" if against else "two"
        raise BadOption("bad-option", f"The arena takes {least} to {MOST_BOTS} different bots, not “{bots}”.")
    if against in names:
        raise BadOption("bad-option", f"“{against}” cannot be measured against itself.")
    counts = counts_of(rules.seats, seats, game)
    check_bots(rules, [*names, *([against] if against else [])], counts)
    options = arguments.table_options(rules, option)
    for count in counts:
        options_allowed(rules, count, options)
    arguments.count(games, "--games", arguments.MOST_GAMES)
    if against is None:
        plan = design.mixed(rules, names, games, seed, counts)
    else:
        plan = design.alone(rules, names, against, games, seed, counts)
    plan = [replace(pairing, options=options) for pairing in plan]
    cores = min(MOST, os.cpu_count() or 1)  # All of them even for a few games: bots may think for long.
    crew = crew_for(cores if jobs is None and ray is None else jobs, len(plan), ray)
    if go_on and out is None:
        raise BadOption("bad-option", "--go-on needs --out DIR, the folder of the games to go on from.")
    folder = None if out is None else arguments.made_folder(out, "arena.md", "arena.json", "arena.svg", journal.NAME)
    results: dict[Key, Result] = {}
    if folder is not None:
        results = begun(folder / journal.NAME, journal.Head(game, rules.version, options), go_on)
    left = [pairing for pairing in plan if journal.key(pairing) not in results]
    with nullcontext() if folder is None else appending(folder / journal.NAME) as lines, crew:
        for pairing, result in zip(left, watched(crew.results(design.play, left), len(left), game)):
            results[journal.key(pairing)] = result
            if lines is not None:
                lines.write(journal.line(journal.key(pairing), result))
    played = [(pairing, results[journal.key(pairing)]) for pairing in plan]
    words = ["tatami", "arena", game, "--bots", ",".join(names)]
    words += ["--against", against] if against else []
    words += ["--games", str(games), "--seed", str(seed), "--seats", ",".join(map(str, counts))]
    for name, value in options.items():
        words += ["--option", f"{name}={value}"]
    made = report.Report(
        game=game,
        version=rules.version,
        command=shlex.join(words),
        field=against,
        field_rating=None if against is None else figures.rated(played)[against],
        seats=counts,
        rows=figures.table(names, against, played),
        by_seats={
            count: figures.table(names, against, [one for one in played if one[0].seats == count]) for count in counts
        },
        played=played,
        is_cooperative=set(counts) <= set(rules.wiring.cooperative),
    )
    text = report.markdown(made)
    if folder is not None:
        arguments.write_text(folder / "arena.md", text)
        arguments.write_text(folder / "arena.json", report.as_json(made))
        arguments.write_text(folder / "arena.svg", report.plot(made))
    print(text, end="")


def begun(file: Path, head: "Head", goes_on: bool) -> dict["Key", "Result"]:
    """The journal with its first line, and the games to go on from with it: what was half written is left out. One
    that is not gone on from is put aside."""
    from tatami.research import journal

    found: dict[Key, Result] = {}
    if goes_on and file.exists():
        text = arguments.read_text(file, "journal", LARGEST_JOURNAL)
        try:
            found = journal.read(text, head)
        except BadOption as error:
            raise BadOption(error.code, f"{file}: {error.sentence}") from None
    elif file.exists():
        file.replace(file.with_name(f"{file.name}.old"))
    lines = [journal.line(one, result) for one, result in found.items()]
    arguments.write_text(file, "".join([journal.written(head), *lines]))
    return found


def appending(file: Path) -> TextIO:
    """The journal, for lines that are on disk as soon as they are written."""
    return file.open("a", encoding="utf-8", newline="\n", buffering=1)


def field_of(game: str, against: str) -> str:
    """The one bot at the other seats."""
    from tatami.cli.run import bot_names

    if not against.strip() or "," in against:
        raise BadOption("bad-option", f"--against takes one bot, not {quoted(against)}.")
    return bot_names(game, against)[0]


def counts_of(allowed: tuple[int, ...], seats: str | None, game: str) -> tuple[int, ...]:
    """The numbers of players to measure with."""
    if seats is None:
        return allowed
    parts = [part.strip() for part in seats.split(",")]
    numbers = [int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 4]
    if len(numbers) != len(parts) or not set(numbers) <= set(allowed):
        known = ", ".join(map(str, allowed))
        raise BadOption("bad-seats", f"{game} is for {known} players, not “{seats}”.")
    return tuple(dict.fromkeys(numbers))
