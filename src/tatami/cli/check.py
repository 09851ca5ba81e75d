"""`tatami check`: the examination that every game sits."""

from typing import TYPE_CHECKING, Annotated

import typer

from tatami.cli import arguments

if TYPE_CHECKING:
    from tatami.exam import Figures

BROKEN = 1


def check(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="Games; otherwise all.")] = None,
    count: Annotated[int, typer.Option("--games", help="How many games to play of each.")] = 200,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1,
    seats: Annotated[int | None, typer.Option(help="The number of players; otherwise every number in turn.")] = None,
    every: Annotated[int, typer.Option(help="Ask the costly laws at one step in so many.")] = 50,
    worlds: Annotated[int, typer.Option(help="In how many worlds each observer looks then.")] = 1,
    jobs: Annotated[int | None, typer.Option(help="Processes; otherwise as many as are of use.")] = None,
) -> int:
    """Examine games: random play, every law of the table, every number of players."""
    import time

    from tatami.cli.crew import crew_size, spread
    from tatami.cli.progress import watched
    from tatami.exam import Failure, Figures, examine, sittings
    from tatami.games import MODULES

    arguments.count(count, "--games", arguments.MOST_GAMES)
    arguments.count(every, "--every")
    arguments.count(worlds, "--worlds", 1000)
    work = sittings(games or list(MODULES), count, seed, seats, every, worlds)
    size = crew_size(None if jobs is None else arguments.count(jobs, "--jobs"), len(work))
    figures: dict[str, Figures] = {sitting.game: Figures() for sitting in work}
    begun = time.monotonic()
    results = spread(examine, work, size)
    for sitting, result in zip(work, watched(results, len(work), "examination")):
        if isinstance(result, Failure):
            results.close()
            print(result.text())
            return BROKEN
        figures[sitting.game].add(result)
    for game, seen in figures.items():
        print(report(game, seen))
    seconds = time.monotonic() - begun
    rate = len(work) / max(seconds, 0.001)
    print(f"Every law held in {len(work):,} games ({seconds:.0f} s, {rate:.0f} games a second).")
    return 0


def report(game: str, figures: "Figures") -> str:
    """What was examined of one game."""
    from tatami.games import load

    ends = ", ".join(f"{reason} {count:,}" for reason, count in sorted(figures.reasons.items()))
    return "\n".join(
        (
            f"{game}: {figures.games:,} games, {figures.decisions:,} decisions",
            f"  worlds imagined and redealt: {figures.worlds:,}, other than the true one: {figures.different:,}",
            f"  news compared with other worlds: {figures.watched:,}",
            f"  undos examined: {figures.undos:,}; sentences read: {figures.sentences:,}",
            f"  choices made: {len(figures.choices)} of {len(load(game).choices.by_code)} kinds; "
            f"prompts: {len(figures.prompts)}; events: {len(figures.events)}",
            f"  ended by: {ends}",
        )
    )
