"""Tatami as learning programs have it: a batch of self-play tables through Gymnasium's vector interface.

Every step gives observations and masks of all tables; the actions are picked from the masks, in numpy. One question
is one decision, those with one answer too, as the peers count. PYTHONPATH decides whether the plain or the compiled
engine plays.
"""

import json
from time import process_time

import measure
import numpy as np

import tatami
from tatami.research.vector import SelfPlayBatch

WANTED_SEATS = 5
WARM_UP_STEPS = 20


def actions_from(mask: np.ndarray, tables: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    """One legal action for each table, each as likely as the others."""
    found = np.flatnonzero(mask.view(np.bool_))
    rows = found // mask.shape[1]
    counts = np.bincount(rows, minlength=len(tables))
    first = np.cumsum(counts) - counts
    return found[first + (luck.random(len(tables)) * counts).astype(np.int64)] - tables * mask.shape[1]


def main() -> None:
    parser = measure.arguments("Tatami's batches at random.")
    parser.add_argument("--tables", type=int, default=64, help="how many tables are stepped together (default 64)")
    chosen = parser.parse_args()
    game = tatami.load(chosen.game)
    seats = WANTED_SEATS if WANTED_SEATS in game.seats else max(game.seats)
    envs = SelfPlayBatch(chosen.game, chosen.tables, seats, passes=False)
    luck = np.random.default_rng(chosen.seed)
    tables = np.arange(chosen.tables)
    seen, _ = envs.reset(seed=chosen.seed)
    steps = -WARM_UP_STEPS
    start = process_time()
    elapsed = 0.0
    while elapsed < chosen.seconds:
        seen, *_ = envs.step(actions_from(seen["action_mask"], tables, luck))
        steps += 1
        if steps == 0:
            start = process_time()
        elapsed = process_time() - start if steps > 0 else 0.0
    build = "compiled" if tatami.is_compiled() else "plain"
    found = {
        "name": f"Tatami {chosen.game}, {build}",
        "seats": seats,
        "cells": envs.plan.size,
        "actions": len(envs.actions),
        "decisions_per_second": steps * chosen.tables / elapsed,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
