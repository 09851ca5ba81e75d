"""The trainer: first the network imitates a bot, then it improves by playing with itself and against that bot.

The improvement is proximal policy optimisation (PPO). What is earned comes at the end only; on the way there a step
is worth how much better the own chances are after it, by the estimate that the game's own bots use. Over a whole game
these add up to what is earned in the end, so they change how quickly it learns, and not what is best.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from tatami.research.learning.network import Network
from tatami.research.learning.playing import Course, Tables
from tatami.research.learning.trajectories import Rows

TABLES: Final = 96  # played side by side
A_ROUND: Final = 16_384  # decisions that are played, and then learned from
A_BATCH: Final = 1024
LOOKS: Final = 3  # so often a round is learned from
TRUST: Final = 0.2  # how far a chance may move in one round (PPO's clip)
DISTANCE: Final = 0.95  # how far ahead an advantage looks (lambda)
CURIOSITY: Final = 0.003  # what keeps chances from going to one too soon (entropy)
Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Progress:
    """After a round of improvement: decisions so far, and the share won against the bot in that round."""

    decisions: int
    games: int
    share: float


def imitate(network: Network, rows: Rows, looks: int, seed: int, say: Say) -> float:
    """Learn to do what was done; the share of the rows kept apart in which the network does the same."""
    luck = np.random.default_rng(seed)
    order = luck.permutation(len(rows.action))
    apart, learned = order[: len(order) // 20], order[len(order) // 20 :]
    network.note(network.rows(rows.observed[learned]))
    steps = looks * (len(learned) // A_BATCH + 1)
    optimiser = torch.optim.Adam(network.parameters(), lr=2e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, total_steps=steps)
    same = 0.0
    for look in range(looks):
        luck.shuffle(learned)
        for begin in range(0, len(learned), A_BATCH):
            part = learned[begin : begin + A_BATCH]
            logs, _ = network(network.rows(rows.observed[part]), torch.from_numpy(rows.legal[part]))
            loss = functional.nll_loss(logs, torch.from_numpy(rows.action[part]))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        same = alike(network, rows, apart)
        say(f"imitation, look {look + 1} of {looks}: {same:.1%} as the bot")
    return same


@torch.no_grad()
def alike(network: Network, rows: Rows, which: NDArray[np.int64]) -> float:
    """In what share of these rows the network does what was done."""
    hits = 0
    for begin in range(0, len(which), A_BATCH):
        part = which[begin : begin + A_BATCH]
        logs, _ = network(network.rows(rows.observed[part]), torch.from_numpy(rows.legal[part]))
        hits += int((logs.argmax(1) == torch.from_numpy(rows.action[part])).sum())
    return hits / max(1, len(which))


def improve(network: Network, against: str, decisions: int, seed: int, rate: float = 4e-4) -> Iterator[Progress]:
    """Play and learn in rounds, until so many decisions were made."""
    torch.manual_seed(seed)
    tables = Tables(network, TABLES, against, 0.5, f"learn-{seed}")
    optimiser = torch.optim.Adam(network.parameters(), lr=rate, eps=1e-5)
    played = games = 0
    while played < decisions:
        for group in optimiser.param_groups:
            group["lr"] = rate * max(0.05, 1 - played / decisions)
        tables.won.clear()
        courses = tables.play(A_ROUND)
        learn(network, optimiser, courses)
        played += sum(len(course.actions) for course in courses)
        games += len(courses)
        yield Progress(played, games, sum(tables.won) / max(1, len(tables.won)))


def advantages(course: Course) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """How much better each action was than expected, and what the network should have told of each moment: how much
    more will come in the end than the game's own estimate of the chances says."""
    stood = np.array([*(2 * chance - 1 for chance in course.chances), course.earned])
    told = np.array([*course.worths, 0.0])
    steps = np.diff(stood) + np.diff(told)
    gains = np.zeros(len(steps))
    so_far = 0.0
    for place in range(len(steps) - 1, -1, -1):
        so_far = steps[place] + DISTANCE * so_far
        gains[place] = so_far
    return gains.astype(np.float32), (gains + told[:-1]).astype(np.float32)


def learn(network: Network, optimiser: torch.optim.Optimizer, courses: list[Course]) -> None:
    """Make better what went better than expected, a little."""
    rows = torch.from_numpy(np.stack([one for course in courses for one in course.rows]).astype(np.int64))
    legal = torch.from_numpy(np.stack([one for course in courses for one in course.legal]))
    actions = torch.tensor([one for course in courses for one in course.actions])
    before = torch.tensor([one for course in courses for one in course.logs])
    reckoned = [advantages(course) for course in courses]
    gains = torch.from_numpy(np.concatenate([gain for gain, _ in reckoned]))
    worths = torch.from_numpy(np.concatenate([worth for _, worth in reckoned]))
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    network.note(rows)
    for _ in range(LOOKS):
        for part in torch.randperm(len(actions)).split(A_BATCH):
            logs, told = network(rows[part], legal[part])
            now = logs.gather(1, actions[part, None]).squeeze(1)
            ratio = (now - before[part]).exp()
            gain = gains[part]
            better = torch.min(ratio * gain, ratio.clamp(1 - TRUST, 1 + TRUST) * gain).mean()
            surprise = -(logs.exp() * logs.clamp_min(-50.0)).sum(1).mean()
            loss = functional.mse_loss(told, worths[part]) - better - CURIOSITY * surprise
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def saved(network: Network, file: Path) -> None:
    """Write the policy, whole or not at all."""
    part = file.with_name(f"{file.name}.part")
    network.save(part)
    part.replace(file)
