"""The network while it learns, in torch; `bots/learned.py` plays the same one with numpy."""

from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from tatami.bots.learned import ARRAYS, FORM, Cells
from tatami.core.game import Game
from tatami.core.observation import plan_of
from tatami.research.actions import actions_of

WIDE: Final = 128


class Network(nn.Module):
    """Ratings of all actions, and how much better the game will end for the seat that looks than its chances say."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__()
        self.game, self.seats = game, seats
        self.plan = plan_of(game, seats)
        self.cells = Cells(self.plan)
        actions = len(actions_of(game))
        self.table = nn.EmbeddingBag(self.cells.rows, WIDE, mode="sum")
        nn.init.normal_(self.table.weight, std=0.03)
        self.bias = nn.Parameter(torch.zeros(WIDE))
        self.inner = nn.Linear(WIDE, WIDE)
        self.outer = nn.Linear(WIDE, actions)
        self.worth = nn.Sequential(nn.Linear(WIDE, WIDE // 2), nn.ReLU(), nn.Linear(WIDE // 2, 1))
        self.seen = torch.zeros(self.cells.rows, dtype=torch.bool)  # The rows that training has met.

    def rows(self, observed: Any) -> torch.Tensor:
        """Observations as rows of the table."""
        return torch.from_numpy(self.cells.of(observed))

    def forward(self, rows: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log chances of the legal actions, and what the end will bring beyond the chances."""
        first = torch.relu(self.table(rows) + self.bias)
        second = torch.relu(self.inner(first))
        ratings = self.outer(second).masked_fill(~legal, -1e9)
        return torch.log_softmax(ratings, dim=-1), self.worth(first).squeeze(-1)

    def note(self, rows: torch.Tensor) -> None:
        """These rows are learned from."""
        self.seen[rows.reshape(-1)] = True

    def save(self, file: Path) -> None:
        """As a policy that is played with numpy. Rows that training never met say nothing."""
        table = self.table.weight.detach() * self.seen[:, None]
        parts = (
            table,
            self.bias,
            self.inner.weight.T,
            self.inner.bias,
            self.outer.weight.T,
            self.outer.bias,
        )
        arrays: dict[str, Any] = {name: part.detach().numpy().astype(np.float16) for name, part in zip(ARRAYS, parts)}
        made_for = {
            "form": FORM,
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "plan": self.plan.digest(),
        }
        arrays |= {name: np.array(str(value)) for name, value in made_for.items()}
        with file.open("wb") as opened:
            np.savez_compressed(opened, **arrays)
