"""Bots in worker processes: what they are told, and what happens when they fail."""

import asyncio
import os
import signal

import msgspec
import pytest

from tatami import bots
from tatami.games import load
from tatami.server import metrics, thinking
from tatami.server.thinkers import Thinkers

GAME = load("katana")


def question():
    """A view, the seat that is asked, and the words of its options."""
    state = GAME.new(4, 3)
    asked = GAME.decisions(state)[0]
    options = [GAME.words(state, asked.seat, option) for option in asked.options]
    return msgspec.msgpack.encode(GAME.view(state, asked.seat)), asked.seat, options


def slips(bot):
    return metrics.SLIPS.labels(bot)._value.get()


def with_thinkers(work, think_within=60.0):
    async def run():
        thinkers = Thinkers(1, think_within)
        try:
            return await work(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def test_a_bot_is_told_the_view_and_nothing_else():
    """The choice is made from the bytes of the view: no state, no seed of the game, no process of the server."""
    view, seat, options = question()
    assert thinking.think("katana", "heuristic", seat, view, 1) in options
    assert {thinking.think("katana", "random", seat, view, seed) for seed in range(60)} == set(options)


def answer(game, state, bot):
    """Asks a bot as a worker does, carries its answer out, and gives the bot that stays."""
    asked = state.asked[0]
    words = thinking.think(game.name, bot, asked.seat, msgspec.msgpack.encode(game.view(state, asked.seat)), 1)
    game.apply(state, asked.seat, game.parse(state, asked.seat, words))
    return thinking.kept[game.name, bot, asked.seat]


def test_a_search_whose_next_question_it_foresaw_goes_on_and_any_other_begins_anew(monkeypatch):
    monkeypatch.setattr(thinking, "kept", {})
    game = load("bushido")
    state = game.new(3, 5, provinces="dealt")
    assert state.asked[0].prompt == "deploy"
    thinker = answer(game, state, "search:30")
    assert not thinker.is_kept
    assert state.asked[0].prompt == "deploy-troops", "nobody else was asked, nothing was learnt"
    assert answer(game, state, "search:30") is thinker and thinker.is_kept
    other = game.new(3, 5, provinces="dealt")  # the same bot in the same seat of another table
    assert answer(game, other, "search:30") is thinker and not thinker.is_kept


def test_only_the_last_few_bots_stay(monkeypatch):
    monkeypatch.setattr(thinking, "kept", {})
    view, seat, options = question()
    for budget in range(1, thinking.KEPT + 4):
        assert thinking.think("katana", f"search:{budget}", seat, view, 1) in options
    assert [bot for _, bot, _ in thinking.kept] == [f"search:{budget}" for budget in range(4, thinking.KEPT + 4)]


@pytest.mark.parametrize("bot", ["random", *bots.levels()])
def test_a_bot_answers_from_its_worker(bot):
    view, seat, options = question()
    before = slips(bot)
    words = with_thinkers(lambda thinkers: thinkers.think("katana", bot, seat, view, options))
    assert words in options and slips(bot) == before


def test_a_bot_that_fails_is_replaced_by_chance():
    view, seat, options = question()
    before = slips("nobody")
    words = with_thinkers(lambda thinkers: thinkers.think("katana", "nobody", seat, view, options))
    assert words in options and slips("nobody") == before + 1


def test_a_worker_that_dies_is_replaced_and_the_bot_asked_again():
    view, seat, options = question()

    async def work(thinkers):
        await thinkers.think("katana", "random", seat, view, options)
        for process in list(thinkers.pool._processes):
            os.kill(process, signal.SIGKILL)
        return [await thinkers.think("katana", "random", seat, view, options) for _ in range(2)]

    before = slips("random")
    assert set(with_thinkers(work)) <= set(options)
    assert slips("random") == before


def test_a_bot_that_thinks_for_ever_is_stopped():
    view, seat, options = question()

    async def work(thinkers):
        await thinkers.think("katana", "random", seat, view, options)  # the worker is there
        old = list(thinkers.pool._processes.values())
        for process in old:
            os.kill(process.pid, signal.SIGSTOP)  # it will never answer
        thinkers.think_within = 0.1
        words = await thinkers.think("katana", "slow", seat, view, options)
        for process in old:
            process.join(20)
            assert not process.is_alive()
        thinkers.think_within = 60.0
        assert await thinkers.think("katana", "random", seat, view, options) in options
        return words

    before = slips("slow")
    assert with_thinkers(work) in options
    assert slips("slow") == before + 1


def test_waiting_for_a_free_worker_is_not_thinking():
    view, seat, options = question()

    async def work(thinkers):
        await thinkers.think("katana", "random", seat, view, options)
        thinkers.think_within = 5.0
        return await asyncio.gather(*(thinkers.think("katana", "heuristic", seat, view, options) for _ in range(20)))

    before = slips("heuristic")
    assert set(with_thinkers(work)) <= set(options)
    assert slips("heuristic") == before
