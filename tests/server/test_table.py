"""Tables: sitting down, playing, taking back, freezing; without sockets."""

import asyncio
import json
import sqlite3
from dataclasses import replace
from hashlib import blake2b

import pytest

from tatami.core.errors import IllegalChoice, TatamiError
from tatami.core.record import read_record
from tatami.server import hall, leaving, opening, replays
from tatami.server.course import Course
from tatami.server.guests import Guest
from tatami.server.messages import encode
from tatami.server.messages.looking import Look
from tatami.server.messages.playing import Choose, Why
from tatami.server.messages.tables import NewTable, SeatPlan
from tatami.server.messages.undoing import Undo
from tatami.server.refusals import Refused
from tatami.server.store import StoreFailed
from tests.server.camera import AIKO, BOTAN, CHIE, ME, OPEN, played, say, with_settings


async def refused(doing, code):
    """Doing this is refused with this code."""
    with pytest.raises(TatamiError) as caught:
        await doing
    assert caught.value.code == code


# Sitting down and standing up


@played
async def test_the_game_begins_when_the_last_seat_is_taken(scene):
    table = await scene.lay(ME, OPEN)
    aiko = await scene.enter(table, AIKO)
    assert aiko.table["status"] == "gathering" and aiko.seen[0]["position"] is None
    await opening.join(table, BOTAN, None)
    assert aiko.table["status"] == "playing"
    assert [seat["name"] for seat in aiko.table["seats"]] == ["Aiko", "Botan"]
    assert aiko.position["decision"]["seat"] == 0


@played
async def test_a_seat_is_taken_once(scene):
    table = await scene.lay(ME, OPEN, OPEN)
    await refused(opening.join(table, AIKO, 1), "already-seated")
    await refused(opening.join(table, BOTAN, 0), "seat-taken")
    await opening.join(table, BOTAN, 2)
    await opening.join(table, CHIE, None)
    assert table.stored.seats_of(CHIE.id) == [1]
    await refused(opening.join(table, CHIE, None), "already-seated")


@played
async def test_the_host_can_begin_with_bots(scene):
    table = await scene.lay(ME, OPEN, OPEN)
    await opening.join(table, BOTAN, None)
    await refused(opening.start(table, BOTAN, "random"), "not-host")
    await refused(opening.start(table, AIKO, "genius"), "unknown-bot")
    await opening.start(table, AIKO, "random")
    assert [holder.kind for holder in table.stored.holders] == ["human", "human", "bot"]
    assert table.is_playing
    await refused(opening.start(table, AIKO, "random"), "already-begun")


@played
async def test_a_table_that_everybody_left_before_the_game_is_closed(scene):
    table = await scene.lay(ME, OPEN, OPEN)
    await opening.join(table, BOTAN, None)
    await leaving.leave(table, AIKO)
    assert table.stored.status == "gathering"
    assert table.stored.seats_of(AIKO.id) == []
    await leaving.leave(table, BOTAN)
    assert table.stored.status == "closed"
    await refused(opening.join(table, CHIE, None), "no-seat-free")


@played
async def test_the_learned_bot_sits_down_where_its_policy_knows_the_table(scene):
    learned = SeatPlan("bot", "learned")
    table = await scene.lay(ME, learned, game="dicium.crazy_cup")
    assert table.stored.holders[1].bot == "learned"
    await refused(scene.lay(ME, learned, learned, game="dicium.crazy_cup"), "unknown-bot")
    await refused(scene.lay(ME, learned, game="dicium.shogun"), "unknown-bot")
    await refused(scene.lay(ME, SeatPlan("bot", "learned:policy.npz"), game="dicium.crazy_cup"), "unknown-bot")


@played
async def test_plans_that_cannot_be_followed_are_refused(scene):
    await refused(scene.lay(ME, game="go"), "unknown-game")
    await refused(scene.lay(ME), "bad-seats")
    await refused(scene.lay(ME, ME), "two-of-me")
    for unseated in (None, "greedy", "search", "search:9"):  # no level, and no clock stops the greedy one
        await refused(scene.lay(ME, SeatPlan("bot", unseated)), "unknown-bot")
    await refused(scene.lay(ME, OPEN, options={"speed": "slow"}), "unknown-option")
    await refused(scene.lay(ME, OPEN, options={"pace": "lightning"}), "bad-option")
    await refused(scene.lay(ME, OPEN, OPEN, game="katana", content={"cards": {"bo": 3}}), "bad-content")


@played
async def test_an_options_default_is_stored_with_the_table(scene):
    table = await scene.lay(ME, OPEN)
    assert table.stored.options == {"pace": "slow", "faults": False}


@played
@with_settings(most_tables_per_guest=2)
async def test_nobody_lays_tables_without_end(scene):
    await scene.lay(ME, OPEN)
    await scene.lay(OPEN, OPEN)  # the host only looks on
    await refused(scene.lay(ME, OPEN), "too-many-tables")
    await refused(scene.lay(OPEN, OPEN), "too-many-tables")
    for _ in range(2):
        await opening.join(await scene.lay(OPEN, OPEN, host=CHIE), BOTAN, None)
    await refused(scene.lay(OPEN, OPEN, host=BOTAN), "too-many-tables")  # who sits at two has laid none
    third = await scene.lay(OPEN, OPEN, OPEN, host=Guest("emi-id", "Emi"))
    await refused(scene.hall.join(third, BOTAN, None, None), "too-many-tables")
    await scene.hall.join(third, CHIE, None, None)


@played
@with_settings(most_tables_per_guest=1, abandoned_after=0.3)
async def test_a_game_that_was_left_long_ago_counts_no_more(scene):
    table = await scene.lay(ME, SeatPlan("bot", "heuristic"))
    await refused(scene.lay(ME, OPEN), "too-many-tables")
    await asyncio.sleep(0.35)
    await scene.lay(ME, OPEN)
    assert (await scene.hall.table(table.id)).is_playing  # and nothing of it is removed


@played
@with_settings(most_tables_per_guest=3)
async def test_tables_laid_at_once_are_counted_one_by_one(scene):
    laid = await asyncio.gather(*(scene.lay(OPEN, OPEN) for _ in range(9)), return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in laid) == 6


@played
@with_settings(most_public_tables_per_guest=1)
async def test_a_guest_shows_few_tables_to_everybody(scene):
    await scene.lay(ME, OPEN, is_public=True)
    await refused(scene.lay(OPEN, OPEN, is_public=True), "too-many-tables")
    await scene.lay(ME, OPEN)


@played
async def test_who_waits_is_listed_first_and_hosts_take_turns(scene):
    crowd = [await scene.lay(ME, OPEN, is_public=True) for _ in range(4)]
    lone = await scene.lay(ME, OPEN, host=BOTAN, is_public=True)
    empty = await scene.lay(ME, OPEN, host=BOTAN, is_public=True)
    for table in crowd:
        await scene.enter(table, AIKO)
    await scene.enter(lone, BOTAN)
    listed = [table.id for table in (await scene.hall.lobby(CHIE)).open]
    assert set(listed) == {table.id for table in (*crowd, lone, empty)}
    assert listed.index(lone.id) < 2 and listed[-1] == empty.id


@played
async def test_many_guests_at_one_address_take_turns_as_one(scene):
    """Whoever deletes a cookie is a new guest: 60 of them push nobody out of the list."""
    lone = await scene.hall.lay(BOTAN, NewTable("toy", [ME, OPEN], is_public=True), "10.0.0.2")
    await scene.enter(lone, BOTAN)
    for number in range(60):
        guest = Guest(f"guest-{number}", "Kitsune")
        table = await scene.hall.lay(guest, NewTable("toy", [ME, OPEN], is_public=True), "10.0.0.1")
        await scene.enter(table, guest)
    listed = [table.id for table in (await scene.hall.lobby(CHIE)).open]
    assert len(listed) == 50 and listed.index(lone.id) < 2


@played
@with_settings(idle_after=0.0)
async def test_abandoned_tables_leave_the_disk_and_games_never_do(scene):
    abandoned, used, left = [await scene.lay(ME, OPEN) for _ in range(3)]
    playing, *_ = await scene.two_at_toy()
    await leaving.leave(left, AIKO)
    await scene.enter(used, AIKO)
    for table in (abandoned, used, left, playing):
        await scene.store.write(table.stored.row(1000.0))
    await scene.hall._expire()
    assert await scene.store.read(abandoned.id) is not None  # somebody may just be at it: it is in memory
    scene.hall._rest()
    await scene.hall._expire()
    there = [await scene.store.read(table.id) is not None for table in (abandoned, used, left, playing)]
    assert there == [False, True, False, True]
    await refused(scene.hall.table(abandoned.id), "unknown-table")


# Playing


@played
async def test_simultaneous_questions_stay_open_while_others_answer(scene):
    table, aiko, botan = await scene.two_at_toy()
    question = botan.position["decision"]
    await scene.choose(aiko, "pick 1")
    assert botan.position["decision"]["step"] == question["step"] == 0
    await say(table, BOTAN, Choose(1, question["step"], "pick 2"))  # the step that was seen before Aiko answered
    assert [asked["prompt"] for asked in botan.position["asked"]] == ["bow"]


@played
async def test_of_two_clicks_one_wins(scene):
    table, aiko, _ = await scene.two_at_toy()
    step = aiko.position["decision"]["step"]
    await say(table, AIKO, Choose(0, step, "pick 1"))
    with pytest.raises(IllegalChoice) as caught:
        await say(table, AIKO, Choose(0, step, "pick 1"))
    assert caught.value.code == "stale"
    assert table.course.step == 1


@played
async def test_a_choice_must_be_mine_asked_and_offered(scene):
    table, aiko, botan = await scene.two_at_toy()
    await refused(say(table, AIKO, Choose(1, 0, "pick 1")), "not-your-seat")
    await refused(say(table, CHIE, Choose(0, 0, "pick 1")), "not-your-seat")
    await refused(say(table, AIKO, Choose(0, 0, "bow")), "not-offered")
    await refused(say(table, AIKO, Choose(0, 0, "\x00 ' ; drop table lines")), "not-offered")
    await refused(say(table, AIKO, Choose(0, 7, "pick 1")), "stale")
    assert table.course.step == 0 and len(aiko.seen) == 2 and len(botan.seen) == 1
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 1")
    await refused(say(table, BOTAN, Choose(1, 2, "pass")), "not-asked")


@played
async def test_secret_picks_are_told_to_nobody_else(scene):
    _, aiko, botan = await scene.two_at_toy()
    await scene.choose(aiko, "pick 3")
    mine, theirs = aiko.last("update"), botan.last("update")
    assert mine["entry"]["events"] == [{"kind": "picks", "has_secrets": True, "facts": {"seat": 0, "count": 3}}]
    assert theirs["entry"]["events"] == [{"kind": "picks", "has_secrets": False, "facts": {"seat": 0}}]
    assert mine["position"]["view"]["picks"] == [3, None]
    assert theirs["position"]["view"]["picks"] == [None, None]
    assert mine["position"]["decision"] is None and theirs["position"]["decision"]["seat"] == 1


@played
async def test_a_spectator_sees_what_is_public_and_may_not_act(scene):
    table, aiko, _ = await scene.two_at_toy()
    chie = await scene.enter(table, CHIE, look=0)
    assert chie.position["seat"] is None and chie.position["decision"] is None
    assert chie.position["view"]["lucky"] == [None, None]
    assert chie.table["spectators"] == 1
    await refused(say(table, chie, Look(0)), "not-your-seat")
    await refused(say(table, chie, Why(0, "die", None)), "not-your-seat")
    await refused(say(table, CHIE, Undo(0, 0)), "not-your-seat")
    await scene.choose(aiko, "pick 2")
    assert chie.last("update")["entry"]["events"][0]["facts"] == {"seat": 0}


@played
async def test_why_not_is_answered_and_never_harms(scene):
    table, aiko, _ = await scene.two_at_toy()
    await say(table, aiko, Why(0, "die", 5))
    assert aiko.last("why-not") == {
        "type": "why-not",
        "seat": 0,
        "piece": "die",
        "clause": "R1",
        "code": "no-such-piece",
        "facts": {"piece": "die"},
        "answers": 5,
    }
    await refused(say(table, aiko, Why(0, "bomb", None)), "broken")
    assert table.is_playing


async def play_round(scene, aiko, botan, last="pass"):
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 3")
    await scene.choose(aiko, "bow")
    await scene.choose(botan, last)


@played
async def test_a_game_that_is_played_is_looked_at_again_only_as_it_was_seen(scene):
    table, aiko, botan = await scene.two_at_toy()
    await play_round(scene, aiko, botan)
    for guest, camera, seat in ((AIKO, aiko, 0), (BOTAN, botan, 1)):
        for shown in [message["position"] for message in camera.seen if "position" in message]:
            again = await replays.replay(table, scene.hall.studies, guest, shown["step"], seat)
            assert json.loads(encode(again.view)) == shown["view"]
            assert json.loads(encode(again.asked)) == shown["asked"]
    await refused(replays.replay(table, scene.hall.studies, AIKO, 1, 1), "not-your-seat")
    await refused(replays.replay(table, scene.hall.studies, CHIE, 1, 0), "not-your-seat")
    spectated = await replays.replay(table, scene.hall.studies, CHIE, 1, None)
    assert spectated.view.picks == [None, None], "what is picked in secret stays a secret"
    last = await replays.replay(table, scene.hall.studies, BOTAN, -1, 1)
    assert (last.step, last.steps, last.entry.seat) == (4, 4, 1)
    assert (await replays.replay(table, scene.hall.studies, BOTAN, -99, 1)).step == 0


@played
async def test_a_finished_game_shows_its_record_and_every_position(scene):
    table, aiko, botan = await scene.two_at_toy()
    await refused(replays.record(table), "not-finished")
    await refused(replays.beliefs(table, scene.hall.studies), "not-finished")
    await play_round(scene, aiko, botan)
    await play_round(scene, aiko, botan)
    assert aiko.table["status"] == "finished" and aiko.position["outcome"]["reason"] == "rounds"
    record = read_record(await replays.record(table))
    assert record.header.names == ("Aiko", "Botan") and len(record.lines) == 8
    assert record.closing == "end rounds seat-1"
    shown = await replays.replay(table, scene.hall.studies, CHIE, 1, 0)
    assert (shown.step, shown.steps, shown.entry.seat) == (1, 8, 0)
    assert shown.view.picks == [1, None]
    assert (await replays.replay(table, scene.hall.studies, CHIE, 0, None)).entry.step == 0
    await refused(replays.replay(table, scene.hall.studies, CHIE, 9, None), "malformed")
    await refused(say(table, AIKO, Undo(0, 8)), "nothing-to-undo")
    await refused(say(table, AIKO, Choose(0, 8, "pick 1")), "over")


@played
async def test_what_the_disk_does_not_take_did_not_happen(scene):
    table, aiko, botan = await scene.two_at_toy()
    good, shown = scene.store.write, len(botan.seen)

    def bad(*what):
        future = asyncio.get_running_loop().create_future()
        future.set_exception(StoreFailed("disk full"))
        return future

    scene.store.write = bad
    await refused(say(table, AIKO, Choose(0, 0, "pick 1")), "not-saved")
    await refused(leaving.leave(table, AIKO), "not-saved")
    assert len(botan.seen) == shown and not table.stored.holders[0].is_away
    scene.store.write = good
    await say(table, AIKO, Choose(0, 0, "pick 3"))
    assert table.course.step == 1 and aiko.position["view"]["picks"] == [3, None]


def digests(scene):
    """What was kept of the questions after each line."""
    connection = sqlite3.connect(scene.store.file)
    try:
        return [asked for (asked,) in connection.execute("SELECT asked FROM lines ORDER BY step")]
    finally:
        connection.close()


@played
async def test_each_line_is_kept_with_a_digest_of_what_was_asked_after_it(scene):
    table, aiko, botan = await scene.two_at_toy()
    await scene.choose(aiko, "pick 1")
    await say(table, AIKO, Undo(0, 1))
    await play_round(scene, aiko, botan)
    await play_round(scene, aiko, botan, "roll")
    kept = digests(scene)
    assert len(kept) == table.course.step == 10 and all(len(asked) == 4 for asked in kept)
    replayed = Course(table.game, table.stored.header())
    for line, asked in zip(table.course.match.lines, kept):
        replayed.play(line)
        assert replayed.asked_digest() == asked
    assert kept[0] == kept[2] != kept[1]  # only Botan is asked; after the undo both are
    assert kept[-1] == blake2b(b"", digest_size=4).digest()  # nobody is asked any more


# Freezing


@played
async def test_a_crash_in_the_rules_freezes_this_table_only(scene):
    table, aiko, botan = await scene.two_at_toy(faults=True)
    other, *_ = await scene.two_at_toy(faults=True)
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 2")
    await scene.choose(aiko, "bow")
    with pytest.raises(Refused) as caught:
        await scene.choose(botan, "break rules")
    assert caught.value.code == "frozen"
    assert aiko.table["status"] == "frozen" and aiko.last("error")["code"] == "frozen"
    await refused(say(table, BOTAN, Choose(1, 3, "pass")), "frozen")
    row, steps = await scene.store.read(table.id)
    assert row.status == "frozen" and [step.line.words for step in steps] == ["pick 1", "pick 2", "bow"]
    assert "the rules are broken" in table.stored.crash
    late = await scene.enter(table, AIKO)
    assert late.table["status"] == "frozen" and late.seen[0]["position"] is None
    assert other.is_playing


@played
async def test_a_crash_in_a_view_freezes_the_table_with_its_record(scene):
    table, aiko, botan = await scene.two_at_toy(faults=True)
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 2")
    await scene.choose(aiko, "bow")
    seen = len(aiko.seen)
    await refused(scene.choose(botan, "break view"), "frozen")
    assert [message["type"] for message in aiko.seen[seen:]] == ["error", "table"]
    _, steps = await scene.store.read(table.id)
    assert [step.line.words for step in steps] == ["pick 1", "pick 2", "bow", "break view"]


@played
async def test_a_frozen_table_is_tried_again_when_it_is_read_from_disk(scene):
    table, aiko, botan = await scene.two_at_toy(faults=True)
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 2")
    await scene.choose(aiko, "bow")
    await refused(scene.choose(botan, "break rules"), "frozen")
    scene.hall._put_away(table)
    again = await scene.hall.table(table.id)
    assert again is not table and again.is_playing and again.course.step == 3


# After a start


def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(tmp_path, monkeypatch):
    monkeypatch.setattr(hall, "REVIVED_AT_ONCE", 2)

    @played
    async def play(scene):
        tables = [(await scene.two_at_toy())[0] for _ in range(7)]
        gone, garbled = tables[3].stored, tables[5].stored.row(1.5)
        await scene.store.write(gone.but(game="go").row(1.0), replace(garbled, data=b"{"))
        for table in tables:
            scene.hall._put_away(table)
        await scene.hall._revive()
        assert set(scene.hall.tables) == {table.id for table in tables} - {gone.id, garbled.id}
        await scene.store.write(replace(garbled, status="closed"))
        mine = (await scene.hall.lobby(AIKO)).mine
        assert len(mine) == 6 and any(table.game == "go" for table in mine)
        await refused(scene.hall.table(gone.id), "unknown-game")

    play(tmp_path)
