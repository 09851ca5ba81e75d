"""How quickly a Ray cluster plays, on one node and on two, and what a million games would cost.

    python bench/nodes.py --game katana --games 2000

Nodes are processes on this machine with one core each, so two of them are at most as quick as its cores allow. The
cost is reckoned from processor time, which other programs on the machine change little.
"""

import argparse
import time

from tatami.games import load
from tatami.research.executors import OnRay, imported
from tatami.research.lab.games import Job, Variant, jobs, play

PRICE = 0.05  # of a core for an hour, in any currency: about what clouds ask for


def timed(job: Job) -> float:
    """Play a game; the processor time that it took, in seconds."""
    begun = time.process_time()
    play(job)
    return time.process_time() - begun


def measured(work: list[Job], nodes: int) -> tuple[float, float]:
    """Games a second, and the processor time of one, on so many nodes. What is played first only warms up."""
    imported()
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        for _ in range(nodes):
            cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        with OnRay(cluster.address) as executor:
            list(executor.results(timed, work[: 40 * nodes]))
            begun = time.perf_counter()
            times = list(executor.results(timed, work))
            took = time.perf_counter() - begun
    finally:
        cluster.shutdown()
    return len(work) / took, sum(times) / len(times)


def rows(game: str, found: dict[int, tuple[float, float]]) -> list[str]:
    """The lines of a table: a row for each number of nodes."""
    lines = [
        "| game | nodes | games a second | processor time of a game | a million games | at 0.05 a core and hour |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for nodes, (pace, seconds) in found.items():
        hours = seconds * 1e6 / 3600
        lines.append(
            f"| {game} | {nodes} | {pace:.0f} | {1000 * seconds:.1f} ms "
            f"| {hours:.1f} core hours | {PRICE * hours:.2f} |"
        )
    return lines


def main(game: str, games: int, bots: str) -> None:
    name = load(game).name
    deals = jobs(name, [Variant("as shipped")], bots.split(","), games, 1, load(name).seats)
    work = [job for deal in deals for job in deal]
    print("\n".join(rows(name, {nodes: measured(work, nodes) for nodes in (1, 2)})))


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default="katana")
    words.add_argument("--games", type=int, default=2000)
    words.add_argument("--bots", default="heuristic")
    main(**vars(words.parse_args()))
