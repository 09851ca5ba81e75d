"""OpenSpiel's own information-set search, in Python and in C++, asked in positions of random games."""

import argparse
import json
import random
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot, ISMCTSFinalPolicyType

# Card games with hidden hands that OpenSpiel can imagine anew (resample_from_infostate).
SPECIFICATIONS = {"oh_hell": "oh_hell(players=5)", "gin_rummy": "gin_rummy", "euchre": "euchre"}
WITH_OBSERVATIONS = {"gin_rummy", "euchre"}  # the others are told apart by their information state
POSITIONS = 6
APART = 12
EXPLORATION = 1.4
FIRST_BUDGET = 20
ALL_WORLDS = -1


def bot_of(language: str, game: Any, seed: int, budget: int) -> Any:
    observes = game.get_type().short_name in WITH_OBSERVATIONS
    if language == "c++":
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, budget, ALL_WORLDS, final, observes, True)
    chance = np.random.RandomState(seed)
    return ISMCTSBot(
        game=game,
        uct_c=EXPLORATION,
        max_simulations=budget,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        random_state=chance,
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=observes,
        allow_inconsistent_action_sets=True,
        child_selection_policy=ChildSelectionPolicy.UCT,
    )


def measured(name: str, language: str, seconds: float, seed: int) -> dict[str, object]:
    game = pyspiel.load_game(SPECIFICATIONS[name])
    luck = random.Random(seed)
    iterations, spent, asked = 0, 0.0, 0
    state = game.new_initial_state()
    while asked < POSITIONS:
        made = 0
        while not state.is_terminal() and (made < APART or state.is_chance_node() or len(state.legal_actions()) < 2):
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(luck.choices(outcomes, odds)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                made += 1
        if state.is_terminal():
            state = game.new_initial_state()
            continue
        budget = FIRST_BUDGET
        elapsed = 0.0
        while elapsed < seconds / POSITIONS:  # the budget is in simulations: double it until the time is spent
            bot = bot_of(language, game, seed + asked, budget)
            begun = process_time()
            bot.step(state)
            elapsed = process_time() - begun
            if elapsed < seconds / POSITIONS:
                budget *= 2
        iterations += budget
        spent += elapsed
        asked += 1
    return {"iterations_per_second": iterations / spent, "seats": game.num_players()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SPECIFICATIONS)
    parser.add_argument("--language", choices=("python", "c++"), default="python")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(json.dumps(measured(chosen.game, chosen.language, chosen.seconds, chosen.seed)))


if __name__ == "__main__":
    main()
