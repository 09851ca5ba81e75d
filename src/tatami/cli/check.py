"""`tatami check`: the examination that every game sits."""

from typing import TYPE_CHECKING, Annotated

from tatami.cli import arguments
from tatami.cli.commands import Argument, Option

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tatami.exam import Figures, Sitting

BROKEN = 1
SELDOM = 50  # the costly laws are asked at one step in so many at least
SECONDS = 5  # So much processor time is for the costly laws of one game, if that is more often.
TRIED = 20  # steps tell how long they take
NEVER = 10**9


def check(
    games: Annotated[list[str] | None, Argument(metavar="GAME", help="Games; otherwise all.")] = None,
    count: Annotated[int, Option(flag="--games", help="How many games to play of each.")] = 200,
    seed: Annotated[int, Option(help="The seed of the first game.")] = 1,
    seats: Annotated[int | None, Option(help="The number of players; otherwise every number in turn.")] = None,
    every: Annotated[
        int | None,
        Option(help="Ask the costly laws at one step in so many; otherwise for some seconds a game, or one in 50."),
    ] = None,
    worlds: Annotated[int, Option(help="In how many worlds each observer looks then.")] = 1,
    packs: Annotated[
        bool, Option(help="Play every game with a random extreme content pack, not one in four.")
    ] = False,
    text: Annotated[bool, Option(help="Read all sentences too; --no-text is for rules without texts yet.")] = True,
    jobs: Annotated[int | None, Option(help="Processes; otherwise as many as are of use.")] = None,
) -> int:
    """Examine games: random play, every law of the table, every number of players."""
    import time

    from tatami.cli.crew import crew_size, spread
    from tatami.cli.progress import watched
    from tatami.exam import Failure, Figures, examine, sittings
    from tatami.games import MODULES

    arguments.count(count, "--games", arguments.MOST_GAMES)
    if every is not None:
        arguments.count(every, "--every")
    arguments.count(worlds, "--worlds", 1000)
    work = sittings(games or list(MODULES), count, seed, seats, every or SELDOM, worlds, packs, text)
    size = crew_size(jobs, len(work))
    figures: dict[str, Figures] = {sitting.game: Figures() for sitting in work}
    begun = time.monotonic()
    if every is None:
        work = paced(work, count)
    results = spread(examine, work, size)
    for sitting, result in zip(work, watched(results, len(work), "examination")):
        if isinstance(result, Failure):
            results.close()
            print(result.text())
            return BROKEN
        figures[sitting.game].add(result)
    for game, seen in figures.items():
        print(report(game, seen))
    idle = [
        f"{game}: the law of secrecy proves nothing: {seen.idle()} (hidden.py)."
        for game, seen in figures.items()
        if seen.idle()
    ]
    if idle:
        print("\n".join(idle))
        return BROKEN
    seconds = time.monotonic() - begun
    print(verdict(figures, seconds))
    return 0


def paced(work: "Sequence[Sitting]", games: int) -> "list[Sitting]":
    """The same sittings, with the costly laws asked as often as fits into the time. Trials of each game, with a
    middling number of players, tell how long they take; one that fails is met again as it was."""
    from dataclasses import replace

    pace: dict[str, int] = {}
    for game in {sitting.game: None for sitting in work}:
        sizes = [sitting for sitting in work if sitting.game == game and sitting.seed == work[0].seed]
        middling = replace(sizes[len(sizes) // 2], every=NEVER)
        tried(middling)  # what is read from files at first is no matter of the laws
        cheap, steps = tried(middling)
        pace[game] = max(steps // TRIED, 1)
        dear, _ = tried(replace(middling, every=pace[game]))
        if dear:
            always = (dear - cheap) * pace[game] * games  # seconds, if they were asked at every step
            pace[game] = min(max(round(always / SECONDS), 1), SELDOM)
    return [replace(sitting, every=pace[sitting.game]) for sitting in work]


def tried(sitting: "Sitting") -> tuple[float, int]:
    """The processor time of one game in seconds, and its decisions; no time if a law is broken."""
    from time import process_time

    from tatami.exam import Figures, examine

    begun = process_time()
    result = examine(sitting)
    return (process_time() - begun, result.decisions) if isinstance(result, Figures) else (0.0, result.step)


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
            f"  worlds compared: {figures.worlds:,}; other than the true one: "
            f"{figures.imagined:,} imagined, {figures.redealt:,} dealt anew",
            f"  news compared with other worlds: {figures.watched:,}",
            f"  games with sealed luck: {figures.sealed:,}",
            f"  undos examined: {figures.undos:,}; sentences read: {figures.sentences:,}",
            f"  choices made: {len(figures.choices)} of {len(load(game).choices.by_code)} kinds; "
            f"prompts: {len(figures.prompts)}; events: {len(figures.events)}",
            f"  with extreme content packs: {figures.packed:,}; ended by: {ends}",
        )
    )
