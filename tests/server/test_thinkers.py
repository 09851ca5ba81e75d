"""Bots in worker processes: what they are told, and what happens when they fail."""

import asyncio
import os
import random
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from types import SimpleNamespace

import msgspec
import pytest
from structlog.testing import capture_logs

from tatami import bots
from tatami.games import load
from tatami.server import metrics, thinkers, thinking
from tatami.server.thinkers import LEAST_SHARE, PATIENCE, Thinkers
from tests.server import staged
from tests.server.camera import until
from tests.server.house import open_house

GAME = load("katana")


def question():
    """A view, the seat that is asked, and the words of its options."""
    state = GAME.new(4, 3)
    asked = GAME.decisions(state)[0]
    options = [GAME.words(state, asked.seat, option) for option in asked.options]
    return msgspec.msgpack.encode(GAME.view(state, asked.seat)), asked.seat, options


def slips(bot):
    return metrics.SLIPS.labels(bot)._value.get()


def processes(crew):
    return [process for worker in crew.workers if worker.pool for process in worker.pool._processes.values()]


def with_thinkers(work, workers=1):
    async def run():
        thinkers = Thinkers(workers, 60.0)
        try:
            return await work(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def test_a_bot_is_told_the_view_and_nothing_else():
    """The choice is made from the bytes of the view: no state, no seed of the game, no process of the server."""
    view, seat, options = question()
    assert thinking.think("t", "katana", "heuristic", seat, view, 1) in options
    assert {thinking.think("t", "katana", "random", seat, view, seed) for seed in range(60)} == set(options)


def test_the_seed_of_a_bot_is_drawn_for_it_alone(monkeypatch):
    """It comes from the machine's own chance, never from a table's."""
    drawn, given = [], []
    monkeypatch.setattr(thinkers, "secrets", secrets)
    monkeypatch.setattr(secrets, "randbits", lambda size: drawn.append(random.getrandbits(size)) or drawn[-1])
    monkeypatch.setattr(ProcessPoolExecutor, "submit", noting(ProcessPoolExecutor.submit, given))
    view, seat, options = question()

    async def work(thinkers):
        return [await thinkers.think(table, "katana", "random", seat, view, options) for table in "abc"]

    assert set(with_thinkers(work)) <= set(options)
    told = [args[1:] for args in given if args[0] is thinking.think]
    assert [seed for *_, seed, share in told] == drawn and len(set(drawn)) == 3
    assert {arguments[:5] for arguments in told} == {(table, "katana", "random", seat, view) for table in "abc"}


def noting(submit, given):
    """Hands work to a worker, and notes it."""

    def noted(pool, *work):
        given.append(work)
        return submit(pool, *work)

    return noted


def answer(game, state, bot, table="t"):
    """Asks a bot as a worker does, carries its answer out, and gives the bot that stays."""
    asked = state.asked[0]
    view = msgspec.msgpack.encode(game.view(state, asked.seat))
    words = thinking.think(table, game.name, bot, asked.seat, view, 1)
    game.apply(state, asked.seat, game.parse(state, asked.seat, words))
    return thinking.kept[table, game.name, bot, asked.seat]


def test_a_search_whose_next_question_it_foresaw_goes_on_and_any_other_begins_anew(monkeypatch):
    monkeypatch.setattr(thinking, "kept", {})
    game = load("bushido")
    state = game.new(3, 5, provinces="dealt")
    assert state.asked[0].prompt == "deploy"
    thinker = answer(game, state, "search:30")
    assert not thinker.is_kept
    assert state.asked[0].prompt == "deploy-troops", "nobody else was asked, nothing was learnt"
    assert answer(game, state, "search:30") is thinker and thinker.is_kept
    other = game.new(3, 5, provinces="dealt")  # the next game at the table
    assert answer(game, other, "search:30") is thinker and not thinker.is_kept


def test_tables_do_not_push_each_others_bots_out(monkeypatch):
    monkeypatch.setattr(thinking, "kept", {})
    game = load("bushido")
    tables = {name: game.new(3, 5 + at, provinces="dealt") for at, name in enumerate("abcd")}
    first = {name: answer(game, state, "search:30", name) for name, state in tables.items()}
    assert len({id(thinker) for thinker in first.values()}) == len(tables)
    for name, state in tables.items():
        assert answer(game, state, "search:30", name) is first[name] and first[name].is_kept


def test_only_the_last_few_bots_stay(monkeypatch):
    monkeypatch.setattr(thinking, "kept", {})
    view, seat, options = question()
    for budget in range(1, thinking.KEPT + 4):
        assert thinking.think("t", "katana", f"search:{budget}", seat, view, 1) in options
    assert [bot for _, _, bot, _ in thinking.kept] == [f"search:{budget}" for budget in range(4, thinking.KEPT + 4)]


@pytest.mark.parametrize("bot", ["random", *bots.levels()])
def test_a_bot_answers_from_its_worker(bot):
    view, seat, options = question()
    before = slips(bot)
    words = with_thinkers(lambda thinkers: thinkers.think("t", "katana", bot, seat, view, options))
    assert words in options and slips(bot) == before


def test_a_bot_that_fails_is_replaced_by_chance():
    view, seat, options = question()
    before = slips("nobody")
    words = with_thinkers(lambda thinkers: thinkers.think("t", "katana", "nobody", seat, view, options))
    assert words in options and slips("nobody") == before + 1


def test_a_worker_that_dies_is_replaced_and_the_bot_asked_again():
    view, seat, options = question()

    async def work(thinkers):
        await thinkers.think("t", "katana", "random", seat, view, options)
        for process in processes(thinkers):
            os.kill(process.pid, signal.SIGKILL)
        return [await thinkers.think("t", "katana", "random", seat, view, options) for _ in range(2)]

    before = slips("random")
    assert set(with_thinkers(work)) <= set(options)
    assert slips("random") == before


def test_a_bot_that_thinks_for_ever_is_stopped():
    view, seat, options = question()

    async def work(thinkers):
        await thinkers.think("t", "katana", "random", seat, view, options)  # the worker is there
        old = processes(thinkers.quick)
        for process in old:
            os.kill(process.pid, signal.SIGSTOP)  # it will never answer
        thinkers.think_within = 0.1
        words = await thinkers.think("t", "katana", "heuristic", seat, view, options)
        for process in old:
            process.join(20)
            assert not process.is_alive()
        thinkers.think_within = 60.0
        assert await thinkers.think("t", "katana", "random", seat, view, options) in options
        return words

    before = slips("heuristic")
    assert with_thinkers(work) in options
    assert slips("heuristic") == before + 1


def test_waiting_for_a_free_worker_is_not_thinking():
    view, seat, options = question()

    async def work(thinkers):
        await thinkers.think("t", "katana", "random", seat, view, options)
        thinkers.think_within = 5.0
        question = ("t", "katana", "heuristic", seat, view, options)
        return await asyncio.gather(*(thinkers.think(*question) for _ in range(20)))

    before = slips("heuristic")
    assert set(with_thinkers(work)) <= set(options)
    assert slips("heuristic") == before


def test_a_bot_that_others_wait_for_is_given_a_part_of_its_time(monkeypatch):
    """Its clock runs faster; here every look at it is a hundredth of a second later."""
    ticks = iter(range(10_000))
    monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=lambda: next(ticks) / 100))
    monkeypatch.setattr(thinking, "kept", {})
    game = load("bushido")
    state = game.new(3, 5, provinces="dealt")
    view = msgspec.msgpack.encode(game.view(state, state.asked[0].seat))
    looked = []
    for share in (1.0, 0.25, 1.0):
        thinking.think("t", "bushido", "shogun", state.asked[0].seat, view, 1, share)
        (thinker,) = thinking.kept.values()
        looked.append(thinker.iterations)
    assert looked[0] == looked[2] == pytest.approx(110, abs=1) and looked[1] == pytest.approx(27, abs=1)


def test_the_time_in_the_queue_is_taken_off_a_thought(monkeypatch):
    now = 0.0
    monkeypatch.setattr(thinkers, "time", SimpleNamespace(perf_counter=lambda: now))
    shares = []

    class Noting(Thinkers):
        async def _ask(self, *question):
            nonlocal now
            shares.append(question[-1])
            await asyncio.sleep(0)  # the others come to the queue
            now += PATIENCE / 2
            return "yes"

    async def run():
        asked = Noting(1, 60.0)
        return await asyncio.gather(*(asked.think("t", "g", "bot", 0, b"", ["yes"]) for _ in range(4)))

    assert asyncio.run(run()) == ["yes"] * 4
    assert shares == [1.0, 0.5, LEAST_SHARE, LEAST_SHARE]


# Bots that do what a test wants.


@pytest.fixture
def stage(monkeypatch, tmp_path):
    monkeypatch.setattr(thinkers, "think", staged.think)
    return tmp_path


def begun(stage, table):
    """How often the bot of a table began to think."""
    return len(list(stage.glob(f"{table} *")))


@pytest.mark.parametrize(("wrong", "within", "logged"), [("hangs", 0.2, "bot failed"), ("dies", 60.0, "worker died")])
def test_a_bot_that_goes_wrong_takes_no_other_along(stage, wrong, within, logged):
    async def work(thinkers):
        def ask(table, bot, within):
            thinkers.think_within = within
            return asyncio.create_task(thinkers.think(table, str(stage), bot, 0, b"", ["A", "B", "C"]))

        await thinkers.open()
        honest = ask("B", "waits", 60.0)
        await until(lambda: begun(stage, "B") == 1)
        for _ in range(3):
            assert await ask("A", wrong, within) in ("A", "B", "C")
        also_honest = ask("C", "waits", 60.0)
        await until(lambda: begun(stage, "C") == 1)
        (stage / "go").touch()
        return await honest, await also_honest

    before = slips("waits"), slips(wrong)
    with capture_logs() as logs:
        assert with_thinkers(work, workers=2) == ("B", "C")
    assert (slips("waits"), slips(wrong)) == (before[0], before[1] + 3)
    assert begun(stage, "B") == begun(stage, "C") == 1, "neither was disturbed"
    assert {line["bot"] for line in logs if line["event"] == logged} == {wrong}


def test_a_worker_is_busy_until_it_has_thought_even_if_nobody_wants_the_answer(stage):
    async def work(thinkers):
        await thinkers.open()
        unwanted = asyncio.create_task(thinkers.think("A", str(stage), "waits", 0, b"", ["A"]))
        await until(lambda: begun(stage, "A") == 1)
        unwanted.cancel()
        wanted = asyncio.create_task(thinkers.think("B", str(stage), "honest", 0, b"", ["B", "other"]))
        await asyncio.wait([unwanted])
        assert unwanted.cancelled() and thinkers.ahead.idle == []
        (stage / "go").touch()
        return await wanted

    before = slips("honest")
    assert with_thinkers(work) == "B" and slips("honest") == before


@pytest.mark.parametrize("quick", [bot for bot in bots.names() if bots.is_quick(bot)])
def test_a_quick_bot_does_not_wait_for_one_that_looks_ahead(stage, quick):
    async def work(thinkers):
        slow = asyncio.create_task(thinkers.think("A", str(stage), "waits", 0, b"", ["A"]))
        await until(lambda: begun(stage, "A") == 1)
        assert thinkers.ahead.idle == []
        assert await thinkers.think("B", str(stage), quick, 0, b"", ["B"]) == "B"
        assert not slow.done()
        (stage / "go").touch()
        return await slow

    assert with_thinkers(work) == "A"


def test_closing_waits_for_no_bot(stage):
    async def work(thinkers):
        asked = asyncio.create_task(thinkers.think("A", str(stage), "hangs", 0, b"", ["A"]))
        await until(lambda: begun(stage, "A") == 1)
        (process,) = processes(thinkers)
        await thinkers.close()
        await asyncio.wait([asked])
        process.join(20)
        return process.is_alive(), asked.cancelled()

    assert with_thinkers(work) == (False, True)


def test_a_bot_is_asked_where_it_thought_before(stage):
    async def work(thinkers):
        await thinkers.open()
        pids = [str(process.pid) for process in processes(thinkers.ahead)]

        async def who(table):
            return await thinkers.think(table, str(stage), "who", 0, b"", pids)

        rounds = [{table: await who(table) for table in order} for order in ("abcd", "dbca", "aadcb")]
        return pids, rounds

    before = slips("who")
    pids, rounds = with_thinkers(work, workers=2)
    assert rounds[0] == rounds[1] == rounds[2] and set(rounds[0].values()) == set(pids)
    assert slips("who") == before


def test_open_workers_have_loaded_the_games_and_leave_the_server_the_first_place():
    async def work(thinkers):
        await thinkers.open()
        assert len(processes(thinkers)) == 3
        return [worker.pool.submit(staged.surroundings).result(60) for worker in thinkers.workers]

    nice = min(19, os.nice(0) + thinking.BOT_NICENESS)
    assert with_thinkers(work, workers=2) == [(staged.OWN_GAMES, nice)] * 3


def test_the_workers_start_with_the_server(tmp_path):
    with open_house(tmp_path, workers=2) as house:
        asyncio.run(until(lambda: len(processes(house.hall.thinkers)) == 3))


def test_there_is_a_worker_a_core_and_never_one_alone(monkeypatch):
    for cores, workers in ((None, 2), (1, 2), (2, 2), (8, 8)):
        monkeypatch.setattr(thinkers.os, "cpu_count", lambda cores=cores: cores)
        assert len(Thinkers(0, 1.0).ahead.workers) == workers
