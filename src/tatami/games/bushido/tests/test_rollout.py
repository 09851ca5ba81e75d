"""What bots ask inside imagined worlds: the ratings of the hints, and win chances that agree with the rules."""

from random import Random

import pytest

from tatami.games.bushido.bot.knowledge import Knowledge, of_view, of_world
from tatami.games.bushido.bot.ratings import RATERS
from tatami.games.bushido.bot.win_chances import win_chances
from tatami.games.bushido.game import GAME
from tatami.games.bushido.state import Bushido

SLIPS = 0.3  # how often a player of these games takes anything
RARE = {"retreat", "fortress", "claim"}


def fresh(seats: int, seed: int, campaign: str = "off", provinces: str = "chosen") -> Bushido:
    state = GAME.new(seats, seed, campaign=campaign, provinces=provinces)
    assert isinstance(state, Bushido)
    return state


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_worlds_and_views_tell_the_same_and_rollouts_follow_the_hints(seats: int):
    """In games with every option on, where some players follow the hints and some do not."""
    asked: set[str] = set()
    for seed in range(4):
        state = fresh(seats, seed, campaign="both", provinces="chosen" if seed % 2 else "dealt")
        luck = Random(seed)
        while state.asked:
            decision = luck.choice(state.asked)
            assert all_of(of_world(state, decision.seat)) == all_of(of_view(GAME.view(state, decision.seat)))
            hints = GAME.mind.hints(GAME.view(state, decision.seat), decision)
            assert GAME.mind.rollout(state, decision) == hints, f"seed {seed}, step {state.steps}, {decision.prompt}"
            asked.add(decision.prompt)
            choice = decision.options[hints.index(max(hints))]
            if luck.random() < SLIPS:
                choice = luck.choice(decision.options)
            GAME.apply(state, decision.seat, choice)
    assert asked >= set(RATERS) - RARE - ({"hatamoto"} if seats < 5 else set())


def all_of(known: Knowledge) -> dict[str, object]:
    """Everything that somebody knows, by name."""
    names = [name for name in known.__slots__ if not name.startswith("_")]
    counts = [(known.tile_count(seat), known.disc_count(seat)) for seat in range(known.seats)]
    return {name: getattr(known, name) for name in names} | {
        "tiles": known.tiles,
        "discs": known.discs,
        "counts": counts,
    }


def test_the_players_of_an_imagined_world_know_no_more_than_at_the_table():
    """Whatever lies behind the screens of others, the ratings are the same."""
    state = fresh(4, 8)
    luck = Random(8)
    compared = 0
    while state.asked and compared < 60:
        decision = state.asked[0]
        world = GAME.imagine(GAME.view(state, decision.seat), state.steps)
        mine = next(asked for asked in world.asked if asked.seat == decision.seat)
        assert GAME.mind.rollout(world, mine) == GAME.mind.rollout(state, decision), f"step {state.steps}"
        compared += len(decision.options) > 1
        GAME.apply(state, decision.seat, luck.choice(decision.options))
    assert compared == 60


def test_R1_3_the_win_chances_of_a_finished_world_are_who_won():
    for seed in range(12):
        state = fresh(3 + seed % 3, seed)
        luck = Random(seed)
        while state.asked:
            GAME.apply(state, state.asked[0].seat, luck.choice(state.asked[0].options))
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert [seat for seat, chance in enumerate(win_chances(state)) if chance == 1.0] == list(outcome.winners)


def test_chances_make_a_whole_and_honour_raises_them():
    state = fresh(4, 3, provinces="dealt")
    while state.phase < 2:
        GAME.apply(state, state.asked[0].seat, state.asked[0].options[0])
    before = win_chances(state)
    assert sum(before) == pytest.approx(1.0)
    state.daimyo[2] += 6
    after = win_chances(state)
    assert after[2] > before[2] and sum(after) == pytest.approx(1.0)
