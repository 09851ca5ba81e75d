"""A real Ray cluster of several nodes on loopback. The extra `ray` is outside the locks: docs/checks.md tells how."""

import threading
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from tatami import cli
from tatami.research.executors import imported
from tatami.research.lab import notebook

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra ray: pip install 'tatami[ray]'"),
    pytest.mark.filterwarnings("ignore"),  # Ray's own.
]
WORDS = ("katana", "--bots", "heuristic,random", "--seats", "4", "--games", "400", "--seed", "3")
PATIENCE = 300  # seconds


@pytest.fixture
def cluster():
    """A head without cores and two nodes with one each."""
    imported()
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes()
    yield cluster, nodes
    cluster.shutdown()


def test_a_node_is_killed_in_mid_run_and_nothing_is_lost(cluster, tmp_path):
    cluster, nodes = cluster
    assert cli.obey(["lab", *WORDS, "--jobs", "1", "--out", str(tmp_path / "here")]) == 0
    killed: list[int] = []
    killer = threading.Thread(target=kill_a_node, args=(cluster, nodes[0], tmp_path / "there", killed))
    killer.start()
    assert cli.obey(["lab", *WORDS, "--ray", cluster.address, "--out", str(tmp_path / "there")]) == 0
    killer.join(PATIENCE)
    assert killed and 0 < killed[0] < 400, "the node died in mid-run"
    files = sorted(file.name for file in (tmp_path / "here").iterdir())
    assert notebook.NAME in files and "report.html" in files and "games.parquet" in files
    for name in files:
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes(), name


def kill_a_node(cluster, node, folder: Path, killed: list[int]) -> None:
    """As soon as some games are over, one of the two nodes is no more."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        games = (folder / notebook.NAME).read_text("utf-8").count("\n") - 1 if folder.exists() else 0
        if games >= 40:
            killed.append(games)
            cluster.remove_node(node, allow_graceful=False)
            return
        time.sleep(0.02)


def test_a_local_cluster_is_started_for_the_arena_and_stopped(tmp_path, capsys):
    words = ("arena", "chohan", "--bots", "random,heuristic", "--games", "60", "--seats", "2")
    assert cli.obey([*words, "--jobs", "1", "--out", str(tmp_path / "here")]) == 0
    assert cli.obey([*words, "--ray", "local", "--jobs", "2", "--out", str(tmp_path / "there")]) == 0
    for name in ("arena.json", "arena.md", "games.jsonl"):
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes(), name
    assert not imported().is_initialized()


def test_where_no_cluster_answers_one_sentence_says_so(capsys):
    for address in ("127.0.0.1:9", "nowhere"):
        assert cli.obey(["arena", "chohan", "--ray", address]) == 2
        assert f"No Ray cluster answers at “{address}”." in capsys.readouterr().err
