"""`tatami check`: the examination that every game sits."""

from typing import TYPE_CHECKING, Annotated

from tatami.cli import arguments
from tatami.cli.commands import Argument, Option

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tatami.exam import Figures

BROKEN = 1


def check(
    games: Annotated[list[str] | None, Argument(metavar="GAME", help="Games; otherwise all.")] = None,
    count: Annotated[int, Option(flag="--games", help="How many games to play of each.")] = 200,
    seed: Annotated[int, Option(help="The seed of the first game.")] = 1,
    seats: Annotated[int | None, Option(help="The number of players; otherwise every number in turn.")] = None,
    every: Annotated[int, Option(help="Ask the costly laws at one step in so many.")] = 50,
    worlds: Annotated[int, Option(help="In how many worlds each observer looks then.")] = 1,
    packs: Annotated[
        bool, Option(help="Play every game with a random extreme content pack, not one in four.")
    ] = False,
    jobs: Annotated[int | None, Option(help="Processes; otherwise as many as are of use.")] = None,
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
    work = sittings(games or list(MODULES), count, seed, seats, every, worlds, packs)
    size = crew_size(jobs, len(work))
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
    print(verdict(figures, seconds))
    return 0


def verdict(figures: "Mapping[str, Figures]", seconds: float) -> str:
    """What held. A law that no step was asked about is not claimed to hold, but named."""
    games = sum(seen.games for seen in figures.values())
    rate = games / max(seconds, 0.001)
    speed = f"{rate:.1f} games" if round(rate) == 0 else arguments.counted(round(rate), "game")
    measured = f"in {arguments.counted(games, 'game')} ({seconds:.0f} s, {speed} a second)"
    unasked = {game: seen.unasked() for game, seen in figures.items() if seen.unasked()}
    if not unasked:
        return f"Every law held {measured}."
    said = "; ".join(f"{game}: {', '.join(laws)}" for game, laws in unasked.items())
    return (
        f"Every law that was asked held {measured}.\nNot asked, for want of a step (try a smaller --every): {said}."
    )


def report(game: str, figures: "Figures") -> str:
    """What was examined of one game."""
    from tatami.games import load

    ends = ", ".join(f"{reason} {count:,}" for reason, count in sorted(figures.reasons.items()))
    return "\n".join(
        (
            f"{game}: {arguments.counted(figures.games, 'game')}, {arguments.counted(figures.decisions, 'decision')}",
            f"  worlds imagined and redealt: {figures.worlds:,}, other than the true one: {figures.different:,}",
            f"  news compared with other worlds: {figures.watched:,}",
            f"  games with sealed luck: {figures.sealed:,}",
            f"  undos examined: {figures.undos:,}; sentences read: {figures.sentences:,}",
            f"  choices made: {len(figures.choices)} of {len(load(game).choices.by_code)} kinds; "
            f"prompts: {len(figures.prompts)}; events: {len(figures.events)}",
            f"  with extreme content packs: {figures.packed:,}; ended by: {ends}",
        )
    )
