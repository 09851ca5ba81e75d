"""OpenSpiel's C++ games, stepped through its Python API."""

from importlib.metadata import version
from typing import Any

import measure
import pyspiel

# As many players as Katana's five where the game allows it; hearts has four and gin rummy two.
SPECIFICATIONS = {
    "hearts": "hearts",
    "hearts_by_legal_actions": "hearts",
    "hearts_with_tensors": "hearts",
    "gin_rummy": "gin_rummy",
    "crazy_eights": "crazy_eights(players=5)",
    "hanabi": "hanabi(players=5)",
}
# Chance is sampled as OpenSpiel documents it, from chance_outcomes(). Where all outcomes are equally likely, one is
# picked without adding up the odds; and hearts also plays once with its cards dealt by legal_actions(), which leaves
# the odds out and is the quickest way there is.
TITLES = {
    "hearts_by_legal_actions": "hearts, dealt by legal_actions",
    "hearts_with_tensors": "hearts, with tensors and masks",
}
EVEN_CHANCES = {"hearts", "hearts_with_tensors", "gin_rummy", "crazy_eights"}
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def contestant(name: str) -> measure.Contestant:
    game = pyspiel.load_game(SPECIFICATIONS[name])
    even = name in EVEN_CHANCES
    quick = name == "hearts_by_legal_actions"
    learns = name == "hearts_with_tensors"  # It is given what learning programs are given.

    def advance(state: Any, pick: measure.Pick, most_decisions: float) -> tuple[int, int]:
        decisions = steps = 0
        while (player := state.current_player()) != TERMINAL:
            if player >= 0:
                if decisions >= most_decisions:
                    break
                decisions += 1
            elif not quick:
                outcomes = state.chance_outcomes()
                event = outcomes[int(pick() * len(outcomes))][0] if even else weighted(outcomes, pick())
                state.apply_action(event)
                steps += 1
                continue
            options = state.legal_actions()
            if learns:
                state.information_state_tensor(player)  # Hearts has no other.
                state.legal_actions_mask(player)
            state.apply_action(options[int(pick() * len(options))])
            steps += 1
        return decisions, steps

    def play(pick: measure.Pick) -> tuple[int, int]:
        return advance(game.new_initial_state(), pick, float("inf"))

    def state_after(pick: measure.Pick, decisions: int) -> Any:
        state = game.new_initial_state()
        advance(state, pick, decisions)
        return state

    return measure.Contestant(
        name=f"OpenSpiel {TITLES.get(name, name)}",
        version=version("open_spiel"),
        seats=game.num_players(),
        play=play,
        state_after=state_after,
        clone=lambda state: state.clone(),
    )


def weighted(outcomes: list[tuple[int, float]], mark: float) -> int:
    """The chance event under a mark between 0 and 1."""
    for event, odds in outcomes:
        mark -= odds
        if mark < 0:
            return event
    return outcomes[-1][0]


if __name__ == "__main__":
    measure.main("OpenSpiel at random.", contestant)
