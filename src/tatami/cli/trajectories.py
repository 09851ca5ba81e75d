"""`tatami trajectories`: games of bots as tables for learning programs."""

from pathlib import Path
from typing import Annotated

from tatami.cli import arguments
from tatami.cli.commands import Option


def trajectories(
    game: arguments.GameName,
    bots: Annotated[str, Option(help=f"Who plays, with commas; they go round the seats: {arguments.BOTS}.")] = (
        "heuristic"
    ),
    games: Annotated[int, Option(help="How many games.")] = 100,
    seats: Annotated[int | None, Option(help="The number of players.")] = None,
    option: arguments.TableOptions = None,
    seed: Annotated[int, Option(help="All chance follows from it: the same command, the same file.")] = 1,
    jobs: Annotated[int | None, Option(help="Processes; otherwise as many as are of use.")] = None,
    ray: arguments.RayCluster = None,
    out: Annotated[Path, Option(metavar="FILE", help="The Parquet file to write.")] = Path("trajectories.parquet"),
) -> None:
    """Write every decision of many games as Parquet: what was seen, what was open, what was done, what it came to."""
    from tatami.research.extras import need

    need("lab", "numpy", "pyarrow")

    from tatami.cli.crew import crew_for
    from tatami.cli.progress import watched
    from tatami.cli.run import bot_names, check_bots
    from tatami.core.refusals import options_allowed
    from tatami.games import load
    from tatami.research.learning import trajectories as rows

    rules = load(game)
    count = arguments.seats_for(rules, seats)
    arguments.count(games, "--games", arguments.MOST_GAMES)
    names = bot_names(game, bots)
    check_bots(rules, names, (count,))
    options = arguments.table_options(rules, option)
    options_allowed(rules, count, options)
    arguments.writable(out)
    work = rows.jobs(rules.name, count, names, games, seed, dict(options))
    part = out.with_name(f"{out.name}.part")
    try:
        with crew_for(jobs, len(work), ray) as crew:
            head = rows.head_of(rules.name, count, names, seed, dict(options))
            written = rows.write(part, head, watched(crew.results(rows.play, work), len(work), rules.name))
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)
    print(f"{arguments.counted(written, 'decision')} of {arguments.counted(games, 'game')}, plan {head.plan}: {out}")
