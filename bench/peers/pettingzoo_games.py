"""PettingZoo's classic games, stepped through the agent-by-agent (AEC) interface."""

from importlib import import_module
from importlib.metadata import version

import measure
import numpy as np

# As many players as Katana's five where the game allows it.
SETTINGS: dict[str, dict[str, int]] = {
    "hanabi_v5": {"players": 5},
    "texas_holdem_v4": {"num_players": 5},
    "leduc_holdem_v4": {},
    "connect_four_v3": {},
}


def contestant(name: str) -> measure.Contestant:
    environment = import_module(f"pettingzoo.classic.{name}").env(**SETTINGS[name])
    environment.reset(seed=1)

    def play(pick: measure.Pick) -> tuple[int, int]:
        decisions = 0
        environment.reset()
        for _ in environment.agent_iter():
            seen, _, is_over, is_cut, _ = environment.last()
            if is_over or is_cut:
                environment.step(None)
                continue
            options = np.flatnonzero(seen["action_mask"])
            environment.step(options[int(pick() * len(options))])
            decisions += 1
        return decisions, decisions

    return measure.Contestant(
        name=f"PettingZoo {name}",
        version=version("pettingzoo"),
        seats=len(environment.possible_agents),
        play=play,
    )


if __name__ == "__main__":
    measure.main("PettingZoo at random.", contestant)
