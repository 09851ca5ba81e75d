"""`tatami run`: bots play games among themselves."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from tatami.cli import arguments
from tatami.cli.commands import Option

if TYPE_CHECKING:
    from tatami.bots import Clock
    from tatami.core.game import Game
    from tatami.core.match import Match


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played by bots; `bots` has one name a seat."""

    game: str
    seats: int
    seed: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    content: Mapping[str, Any] | None
    is_recorded: bool


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went; `record` only where somebody wants it. `asked` counts the questions by their prompt and the
    number of options, `turns` how often somebody's turn began."""

    winners: tuple[int, ...]
    reason: str
    asked: Counter[tuple[str, int]]
    turns: int
    record: str


def run(
    game: arguments.GameName,
    seats: Annotated[int | None, Option(help="The number of players.")] = None,
    bots: Annotated[
        str,
        Option(help=f"Bots, with commas; they go round the seats, one further every game: {arguments.BOTS}."),
    ] = "random",
    games: Annotated[int, Option(help="How many games.")] = 1,
    seed: Annotated[int, Option(help="All chance follows from it: the same command, the same games.")] = 1,
    out: Annotated[Path | None, Option(metavar="DIR", help="A folder for the records, one file a game.")] = None,
    option: arguments.TableOptions = None,
    content: arguments.ContentFile = None,
    jobs: Annotated[int | None, Option(help="Processes; otherwise as many as are of use.")] = None,
    lists: Annotated[bool, Option(help="Say how long the lists of options were.")] = False,
) -> None:
    """Let bots play, and keep the records."""
    from tatami.cli.crew import crew_size, spread
    from tatami.cli.progress import watched
    from tatami.games import load

    rules = load(game)
    seats = arguments.seats_for(rules, seats)
    arguments.count(games, "--games", arguments.MOST_GAMES)
    size = crew_size(jobs, games)
    names = bot_names(game, bots)
    check_bots(rules, names, (seats,))
    options = arguments.table_options(rules, option)
    pack = arguments.content_pack(rules, content)
    work = [
        Job(game, seats, f"{seed}-{number}", seated(names, seats, number), options, pack, out is not None)
        for number in range(1, games + 1)
    ]
    files = [f"{game}-{seats}p-seed{seed}-{number:04}.txt" for number in range(1, games + 1)]
    folder = None if out is None else arguments.made_folder(out, files[-1])
    results: list[Played] = []
    for file, played in zip(files, watched(spread(play_one, work, size), games, game)):
        if folder is not None:
            arguments.write_text(folder / file, played.record)
        results.append(replace(played, record=""))
    print_summary(f"{game}, {arguments.counted(seats, 'player')}, seed {seed}", work, results)
    if lists:
        print_lists(results)


def bot_names(game: str, bots: str, clock: "Clock | None" = None) -> list[str]:
    """The names of the bots, if there are such bots."""
    from tatami.bots import make
    from tatami.games import load

    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make(name, load(game), 0, clock)
    return names


def check_bots(game: "Game", names: Sequence[str], seats: Iterable[int]) -> None:
    """Refuse bots that cannot sit at tables of these sizes, before anything is played."""
    from tatami.bots import check

    for name in names:
        for count in seats:
            check(name, game, count)


def seated(bots: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Who sits where in a game: the bots go round the seats, and begin one bot further in every game."""
    return tuple(bots[(seat + number - 1) % len(bots)] for seat in range(seats))


def play_one(job: Job) -> Played:
    """Play one game to its end."""
    from tatami.core.match import NAMES, Match
    from tatami.games import load

    names = tuple(f"{name} (bot {bot})" for name, bot in zip(NAMES, job.bots))
    match = Match.begin(load(job.game), job.seats, job.seed, job.options, names, job.content)
    asked, turns = play_out(match, job.bots, job.seed)
    outcome = match.outcome
    assert outcome is not None, "the game ended without an outcome"
    return Played(outcome.winners, outcome.reason, asked, turns, match.record() if job.is_recorded else "")


def play_out(match: "Match", bots: Sequence[str], seed: str) -> tuple[Counter[tuple[str, int]], int]:
    """Let bots finish a match; each has chance of its own, from the seed and its seat. What was asked, by prompt and
    number of options, and how many turns began."""
    from tatami.bots import ask, make

    game = match.game
    seated = [make(name, game, f"{seed} {name} seat-{seat}") for seat, name in enumerate(bots)]
    questions: Counter[tuple[str, int]] = Counter()
    events = match.opening
    turns = 0
    while decisions := game.decisions(match.state):
        turns += sum(event.kind == "turn" for event in events)
        asked = decisions[0]
        questions[asked.prompt, len(asked.options)] += 1
        events = match.choose(asked.seat, ask(seated[asked.seat], game.view(match.state, asked.seat), asked))
    return questions, turns


def print_summary(title: str, work: Sequence[Job], results: Sequence[Played]) -> None:
    """Wins of each bot, ways to end, decisions a game."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for job, played in zip(work, results):
        seats.update(job.bots)
        wins.update(job.bots[seat] for seat in played.winners)
    console = Console(highlight=False)
    console.print(f"{title}: {arguments.counted(len(results), 'game')}")
    by_bot = Table("bot", "seats", "won", "share", box=SIMPLE_HEAD)
    for bot, count in seats.items():
        by_bot.add_row(bot, str(count), str(wins[bot]), f"{wins[bot] / count:.1%}")
    by_end = Table("ended by", "games", "share", box=SIMPLE_HEAD)
    for reason, count in Counter(played.reason for played in results).most_common():
        by_end.add_row(reason, str(count), f"{count / len(results):.1%}")
    for table in (by_bot, by_end):
        for column in table.columns[1:]:
            column.justify = "right"
        console.print(table)
    lengths = [played.asked.total() for played in results]
    mean = sum(lengths) / len(lengths)
    console.print(f"decisions a game: {mean:.1f} (from {min(lengths)} to {max(lengths)})")


def print_lists(results: Sequence[Played]) -> None:
    """How long the lists of options were, and how many decisions a turn had; the longest lists first."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    asked: Counter[tuple[str, int]] = Counter()
    for played in results:
        asked.update(played.asked)
    decisions = asked.total()
    options = sum(length * count for (_, length), count in asked.items())
    alone = sum(count for (_, length), count in asked.items() if length == 1)
    console = Console(highlight=False)
    table = Table("asked", "decisions", "share", "options", "most", box=SIMPLE_HEAD)
    longest = {prompt: max(length for other, length in asked if other == prompt) for prompt, _ in asked}
    for prompt, most in sorted(longest.items(), key=lambda row: (-row[1], row[0])):
        counts = {length: count for (other, length), count in asked.items() if other == prompt}
        times = sum(counts.values())
        mean = sum(length * count for length, count in counts.items()) / times
        table.add_row(prompt, str(times), f"{times / decisions:.1%}", f"{mean:.1f}", str(most))
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    console.print(
        f"options a decision: {options / decisions:.1f}; decisions with one answer: {alone / decisions:.1%}"
    )
    if turns := sum(played.turns for played in results):
        console.print(f"decisions a turn: {decisions / turns:.1f}; turns a game: {turns / len(results):.1f}")
