"""OpenSpiel's algorithms find what is known of our games: the value of Chō-han, and that nobody foresees dice."""

import random
from functools import cache
from itertools import product

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.best_response import BestResponsePolicy
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.policy import UniformRandomPolicy
from scipy.optimize import linprog

from tatami.research import openspiel
from tatami.research.actions import actions_of

TOKENS, STAKE, ROUNDS = 2, 3, 6


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """Chō-han for two with two tokens each, where what one earns the other pays."""
    pack = tmp_path_factory.mktemp("packs") / "few.toml"
    pack.write_text(f"[values]\ntokens = {{ value = {TOKENS} }}\nstake = {{ value = {STAKE} }}\n", "utf-8")
    return pyspiel.load_game("tatami_chohan", {"seats": 2, "content": str(pack), "zero_sum": True})


class Later:
    """A game that begins later: with a state of another game."""

    def __init__(self, game, state):
        self.game, self.state = game, state

    def new_initial_state(self):
        return self.state.clone()

    def __getattr__(self, name):
        return getattr(self.game, name)


def before_round(game, rounds: int):
    """Before the cup is lifted often enough, with one token against three and seat 0 as the dealer of what is left:
    the second player has lost one in a first round, and all rounds after that changed nothing."""
    words = actions_of(game.game).words
    state = game.new_initial_state()
    state.apply_action(rounds % 2)  # Who deals first; dealers take turns.
    for number in range(ROUNDS - rounds):
        sides = "han", "cho"  # Seat 0 is wrong once; later both are right.
        both = sides if number == 0 else ("cho", "cho")
        state.apply_action(next(one for one in state.legal_actions() if words[one].endswith("1")))
        for side in both:
            state.apply_action(next(one for one in state.legal_actions() if side in words[one] and "1" in words[one]))
        for _ in range(2):
            state.apply_action(0)  # Two dice that show one: an even total.
    table = state.trail.table()
    assert (table.tokens, table.pot, table.round, table.dealer) == ([1, 3], 0, ROUNDS - rounds + 1, 0)
    return state


# The exact value, worked out from the rules on paper and by nothing of ours.


@cache
def value(tokens: tuple[int, int], pot: int, left: int, dealer: int) -> float:
    """What seat 0 earns where both play best: each round is a matrix game, solved by linear programming."""
    if not left or 0 in tokens:
        return float(np.sign(tokens[0] - tokens[1]))
    limits = [solved(matrix(tokens, pot, left, dealer, limit)) for limit in range(1, STAKE + 1)]
    return max(limits) if dealer == 0 else min(limits)


def matrix(tokens, pot, left, dealer, limit):
    bets = [list(product((0, 1), range(1, min(limit, own) + 1))) for own in tokens]
    return np.array(
        [[sum(after(tokens, pot, left, dealer, one, two, dice) for dice in (0, 1)) / 2 for two in bets[1]]
         for one in bets[0]]
    )  # fmt: skip


def after(tokens, pot, left, dealer, one, two, dice):
    """The wrong pay; the right one with the highest stake takes the pot, equals share it in whole tokens."""
    owned = list(tokens)
    for seat, (side, stake) in enumerate((one, two)):
        if side != dice:
            owned[seat] -= stake
            pot += stake
    right = [seat for seat, (side, _) in enumerate((one, two)) if side == dice]
    most = [seat for seat in right if (one, two)[seat][1] == max((one, two)[other][1] for other in right)]
    for seat in most:
        owned[seat] += pot // len(most)
    return value(tuple(owned), pot % len(most) if most else pot, left - 1, 1 - dealer if all(owned) else dealer)


def solved(payoffs) -> float:
    rows, columns = payoffs.shape
    found = linprog(
        [0.0] * rows + [-1.0],
        A_ub=np.hstack([-payoffs.T, np.ones((columns, 1))]),
        b_ub=[0.0] * columns,
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return -found.fun


def test_the_exact_value_of_small_tables_is_what_one_reckons_by_hand():
    assert solved(np.array([[1.0, -1.0], [-1.0, 1.0]])) == pytest.approx(0)  # Matching pennies.
    assert value((2, 2), 0, 6, 0) == pytest.approx(-value((2, 2), 0, 6, 1))  # The seats are alike but for the dealer.
    assert value((3, 1), 0, 1, 0) > 0.5


def test_mccfr_reaches_the_known_value_of_chohan(small):
    state = before_round(small, 1)
    known = value((1, 3), 0, 1, 0)
    np.random.seed(1)
    solver = ExternalSamplingSolver(Later(small, state))
    for _ in range(600):
        solver.iteration()
    learned, uniform = solver.average_policy(), UniformRandomPolicy(small)
    assert policy_value(state, [learned, learned])[0] == pytest.approx(known, abs=0.03)
    assert known == pytest.approx(-0.75) and policy_value(state, [uniform, uniform])[0] == pytest.approx(-0.625)
    assert gain(small, state, learned) < 0.12 < 0.2 < gain(small, state, uniform)


def gain(game, state, policy) -> float:
    """How much both could still gain together by the best answers (NashConv)."""
    best = [BestResponsePolicy(game, seat, policy, root_state=state).value(state) for seat in range(2)]
    own = policy_value(state, [policy, policy])
    return sum(best) - sum(own)


def test_a_search_of_openspiel_does_not_foresee_dice(small):
    """Who bets last sees in this search what the other has bet, but a coin would do as well as either side."""
    state = before_round(small, 1)
    words = actions_of(small.game).words
    state.apply_action(next(one for one in state.legal_actions() if words[one].endswith("1")))
    state.apply_action(next(one for one in state.legal_actions() if "cho" in words[one]))
    chance = np.random.RandomState(3)
    bot = MCTSBot(small, 2.0, 600, RandomRolloutEvaluator(1, chance), random_state=chance)
    root = bot.mcts_search(state)
    found = {words[child.action]: child.total_reward / child.explore_count for child in root.children}
    # Seat 1 has 3 against 1: on the same side it wins whatever falls, on the other it wins or the game is a tie.
    assert found == {"bet cho 1": pytest.approx(1.0, abs=0.05), "bet han 1": pytest.approx(0.5, abs=0.15)}


def test_a_content_pack_is_a_parameter_and_what_is_none_is_refused(small, tmp_path):
    state = small.new_initial_state()
    state.apply_action(0)
    assert state.trail.table().tokens == [TOKENS, TOKENS]
    copied = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(small, state))[1]
    assert copied.trail.table().tokens == [TOKENS, TOKENS] and str(copied) == str(state)
    with pytest.raises(Exception, match="cannot be read as a content pack"):
        pyspiel.load_game("tatami_chohan", {"content": str(tmp_path / "none.toml")})


def test_where_what_one_earns_others_pay_a_tie_earns_nothing(small):
    luck = random.Random(1)
    met = set()
    while met != {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}:
        state = small.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
        met.add(tuple(state.returns()))
    assert openspiel.defaults(small.game)["zero_sum"] is False
