"""The table of the learning benchmark. No test here looks at a clock."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.contestants import Contestant


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The command's module, found as the command finds its neighbours: in its own folder."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent))
    return import_module("learning")


def figures(*speeds: float) -> list[dict[str, float]]:
    return [{"seats": 4, "cells": 1234, "decisions_per_second": speed} for speed in speeds]


def test_the_quickest_peer_is_the_yardstick_and_who_falls_short_is_named(learning):
    peers = {learning.HEARTS: 500_000.0, learning.UNO: 80_000.0} | dict.fromkeys(learning.CARD_GAMES, 1000.0)
    peers[learning.CARD_GAMES[2]] = 20_000.0
    found = {key: figures(speed) for key, speed in peers.items()}
    found |= {
        "tatami:katana:compiled": figures(100.0, 450_000.0, 900_000.0),
        "tatami:go:compiled": figures(399_999.0),
    }
    everybody = [Contestant(key, f"name of {key}", ()) for key in found]
    everybody.append(Contestant("tatami:x:plain", "x", (), missing="not compiled"))
    found["tatami:x:plain"] = []
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in learning.table(everybody, found).splitlines()
    ]
    assert ["name of tatami:katana:compiled", "4", "1,234", "450 k", "0.1 k-900 k", "22.5", "5.6", "0.9"] in rows
    assert ["x", "", "", "not compiled", "", "", "", ""] in rows
    said = [line for line in learning.table(everybody, found).splitlines() if line.startswith("- ")]
    assert [line.partition(": ")[2] for line in said] == [
        "**missed** by go.",
        "**missed** by go.",
        "**missed** by katana, go.",
    ]


def test_a_peer_that_is_missing_is_no_yardstick(learning):
    found = {"tatami:katana:compiled": figures(9.0), learning.UNO: []}
    assert learning.times(found, "tatami:katana:compiled", learning.YARDSTICKS[1]) is None


def test_actions_are_picked_from_the_masks_alone(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent / "peers"))
    picked = import_module("tatami_batches").actions_from
    luck = np.random.default_rng(1)
    mask = np.array([[0, 1, 0, 1], [1, 0, 0, 0], [1, 1, 1, 1]], dtype=np.int8)
    drawn = np.array([picked(mask, np.arange(3), luck) for _ in range(200)])
    assert [sorted(set(column)) for column in drawn.T.tolist()] == [[1, 3], [0], [0, 1, 2, 3]]
