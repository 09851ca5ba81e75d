"""`tatami train`: a policy is learned, from games of a bot and from playing with itself."""

from pathlib import Path
from typing import Annotated

from tatami.cli import arguments
from tatami.cli.commands import Option

MOST_LOOKS = 100
MOST_DECISIONS = 10**9


def train(
    game: arguments.GameName,
    data: Annotated[
        Path, Option(metavar="FILE", help="What is imitated first: a file of `tatami trajectories`.")
    ] = Path("trajectories.parquet"),
    seats: Annotated[int | None, Option(help="The number of players.")] = None,
    looks: Annotated[int, Option(help="How often the file is gone through.")] = 6,
    decisions: Annotated[
        int, Option(help="So many decisions are played for the improvement; 0 leaves it out.")
    ] = 1_000_000,
    against: Annotated[
        str, Option(metavar="BOT", help="Half of those games are against this bot, the others self-play.")
    ] = "heuristic",
    seed: Annotated[int, Option(help="All chance follows from it.")] = 1,
    out: Annotated[Path, Option(metavar="FILE", help="The policy to write.")] = Path("policy.npz"),
) -> None:
    """Learn a policy for the bot learned:FILE: imitate first, then improve by playing."""
    from tatami.research.extras import need

    need("learn", "numpy", "pyarrow", "torch")

    import torch

    from tatami.cli.run import bot_names
    from tatami.games import load
    from tatami.research.learning import training, trajectories
    from tatami.research.learning.network import Network

    rules = load(game)
    count = arguments.seats_for(rules, seats)
    arguments.count(looks, "--looks", MOST_LOOKS)
    if decisions:
        arguments.count(decisions, "--decisions", MOST_DECISIONS)
    (other,) = bot_names(game, against)[:1]
    arguments.writable(out)
    rows = trajectories.read(data, rules.name, count)
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # With several the sums differ from run to run.
    network = Network(rules, count)
    training.imitate(network, rows, looks, seed, lambda line: print(line, flush=True))
    training.saved(network, out)
    if decisions:
        for done in training.improve(network, other, decisions, seed):
            print(f"{done.decisions:,} decisions, {done.share:.0%} won against {other}", flush=True)
            training.saved(network, out)
    print(f"The policy: {out}; try tatami arena {rules.name} --seats {count} --bots learned:{out} --against {other}")
