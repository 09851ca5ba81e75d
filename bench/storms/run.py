"""Storms against a server of one's own, while people play at it: what do they feel?

    python bench/storms/run.py half-sent     2,000 connections that never finish their headers
    python bench/storms/run.py hellos        140 strangers who say hello four times a second
    python bench/storms/run.py bad-messages  100,000 malformed, forged and replayed messages
    python bench/storms/run.py kills         100 times kill -9 under play, from the promise on
    python bench/storms/run.py restart       a start with 600 running tables
    python bench/storms/run.py workers       two workers: 100 times kill -9, 10 restarts of their PostgreSQL
    python bench/storms/run.py bad-at-two    100,000 bad messages at two workers
    python bench/storms/run.py hosts         two hosts, each a network of its own, cut off in turn (as root, on Linux)
    python bench/storms/run.py all --check   everything, and fail when a target is missed

Everything stays on the loopback, in these numbers, and stops by itself. `--src` storms another checkout's server.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from bench import contestants  # noqa: E402
from bench.storms import connections, hosts, kills, messages, restart, workers  # noqa: E402
from bench.storms.ground import Chosen, Finding  # noqa: E402

OUT = contestants.BUILD / "bench" / "storms"
STORMS: Mapping[str, Callable[[Chosen], Finding]] = {
    "half-sent": connections.half_sent,
    "hellos": connections.hellos,
    "bad-messages": messages.bad_messages,
    "kills": kills.kills,
    "restart": restart.restart,
    "workers": workers.workers,
    "bad-at-two": workers.bad_at_two,
    "hosts": hosts.hosts,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("storm", choices=[*STORMS, "all"])
    parser.add_argument("--src", type=Path, default=HERE.parents[1] / "src", help="the `src` of the server")
    parser.add_argument("--share", type=float, default=1.0, help="a share of the full numbers, for a quick look")
    parser.add_argument("--check", action="store_true", help="exit with 1 when a target is missed")
    given = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    findings = []
    for name in STORMS if given.storm == "all" else [given.storm]:
        busy, begun = os.getloadavg()[0], time.perf_counter()
        finding = STORMS[name](Chosen(given.src.resolve(), OUT / name, given.share))
        verdict = "met" if finding.is_good else "MISSED"
        took = f"{time.perf_counter() - begun:.0f} s, load average {busy:.1f} before"
        print(f"{name}: {finding.said} ({took}). Target ({finding.target}): {verdict}.", flush=True)
        (OUT / f"{name}.json").write_text(json.dumps(finding.figures, indent=1) + "\n", encoding="utf-8")
        findings.append(finding)
    return 0 if all(finding.is_good for finding in findings) or not given.check else 1


if __name__ == "__main__":
    sys.exit(main())
