"""When the rules of a game change: what they do not touch goes on, everything else is closed and tells its luck."""

from contextlib import contextmanager

import pytest

from tatami.cli import obey
from tatami.core.match import Replay
from tatami.core.record import read_record
from tatami.games import load
from tatami.server import looking, opening, replays
from tatami.server.messages.playing import Choose
from tatami.server.refusals import Refused
from tatami.server.store import StoreFailed
from tests.server.camera import AIKO, BOTAN, CHIE, ME, OPEN, played, say
from tests.server.toy.game import ROLL, Toy


@contextmanager
def newer_rules(can_roll=True):
    """The next version of the toy, in which nobody may roll any more, or nothing has changed for the players."""
    toy, asked = load("toy"), Toy.asked

    def without_rolling(state):
        for question in (questions := asked(state)):
            question.options = [option for option in question.options if option != ROLL]
        return questions

    toy.version = 2
    Toy.asked = asked if can_roll else without_rolling
    try:
        yield
    finally:
        toy.version = 1
        Toy.asked = asked


async def restarted(scene, table):
    """The table as a new server reads it."""
    scene.hall._put_away(table)
    return await scene.hall.table(table.id)


async def play_round(scene, aiko, botan):
    for camera, words in ((aiko, "pick 1"), (botan, "pick 3"), (aiko, "bow"), (botan, "pass")):
        await scene.choose(camera, words)


@played
async def test_a_change_that_does_not_touch_the_game_lets_it_go_on(scene):
    table, aiko, botan = await scene.two_at_toy()
    await play_round(scene, aiko, botan)
    with newer_rules():
        again = await restarted(scene, table)
        assert again.is_playing and again.course.step == 4 and again.stored.version == 1
        aiko, botan = await scene.enter(again, AIKO), await scene.enter(again, BOTAN)
        await play_round(scene, aiko, botan)
        assert again.stored.status == "finished"
        once_more = await restarted(scene, again)  # a finished game can be looked at, too
        assert (await replays.replay(once_more, scene.hall.studies, CHIE, 8, None)).outcome is not None
        record = read_record(await replays.record(once_more))
        assert (record.header.version, record.header.rules) == (1, 2)
        assert Replay(load("toy"), record).play_out().closing() == record.closing


@played
async def test_a_change_before_the_question_came_up_lets_the_game_go_on(scene):
    table, aiko, _ = await scene.two_at_toy()
    await scene.choose(aiko, "pick 1")
    with newer_rules(can_roll=False):
        assert (await restarted(scene, table)).is_playing


@played
async def test_a_deal_without_a_choice_goes_on_if_it_asks_the_same(scene):
    same, old = (await scene.two_at_toy())[0], (await scene.two_at_toy())[0]
    await scene.store.write(old.stored.but(asked="").row(0.0))  # as it was kept before there was a digest of the deal
    with newer_rules():
        assert (await restarted(scene, same)).is_playing
        assert (await restarted(scene, old)).stored.status == "outdated"


@played
async def test_a_touched_game_is_closed_with_its_record_and_never_goes_on(scene):
    table, aiko, botan = await scene.two_at_toy()
    await play_round(scene, aiko, botan)
    with newer_rules(can_roll=False):
        again = await restarted(scene, table)
        late = await scene.enter(again, AIKO)
        assert late.table["status"] == "outdated" and late.seen[0]["position"] is None  # everybody is told
        assert not again.is_driven
        with pytest.raises(Refused) as caught:
            await say(again, AIKO, Choose(0, 4, "pick 1"))
        assert caught.value.code == "not-playing"
        record = read_record(await replays.record(again))
        assert record.closing == "open" and [line.words for line in record.lines] == [
            "pick 1",
            "pick 3",
            "bow",
            "pass",
        ]
        with pytest.raises(Refused) as caught:
            await replays.replay(again, scene.hall.studies, AIKO, 0, None)
        assert caught.value.code == "other-rules"
        [mine] = (await scene.hall.lobby(AIKO)).mine
        assert mine.status == "outdated" and mine.step == 4
    row, _ = await scene.store.read(table.id)
    assert row.status == "outdated"  # it was written before anybody could see the record
    assert (
        await restarted(scene, again)
    ).stored.status == "outdated"  # also when the old rules are back: its luck is open
    assert (await looking.info(await scene.hall.table(table.id), CHIE)).step == 4


@played
async def test_the_record_stays_closed_if_that_cannot_be_written(scene):
    table, aiko, botan = await scene.two_at_toy()
    await play_round(scene, aiko, botan)
    scene.hall._put_away(table)
    good, scene.store.write = scene.store.write, lambda *what: failing()
    with newer_rules(can_roll=False):
        with pytest.raises(Refused) as caught:
            await scene.hall.table(table.id)
        assert caught.value.code == "not-saved" and table.id not in scene.hall.tables
    scene.store.write = good
    assert (await scene.hall.table(table.id)).is_playing


async def failing():
    raise StoreFailed("the disk is full")


@played
async def test_an_older_server_leaves_a_table_of_newer_rules_alone(scene):
    table, aiko, botan = await scene.two_at_toy()
    await play_round(scene, aiko, botan)
    await scene.store.write(table.stored.but(version=3).row(0.0))
    assert (await restarted(scene, table)).stored.status == "frozen"
    row, _ = await scene.store.read(table.id)
    assert row.status == "playing"


def test_the_check_tells_before_an_upgrade_what_would_happen(tmp_path, capsys):
    @played
    async def play(scene):
        _, *players = await scene.two_at_toy()
        await play_round(scene, *players)
        await scene.two_at_toy()
        await scene.lay(ME, OPEN)

    play(tmp_path)
    check = ["tables", "check", "--data", str(tmp_path)]
    assert obey(check) == 0
    assert "3 open tables: 3 go on" in capsys.readouterr().out
    with newer_rules(can_roll=False):
        assert obey(check) == 1
    said = capsys.readouterr().out
    assert "3 open tables: 2 go on, 1 would be closed" in said and "After step 3" in said
    assert obey(["tables", "check", "--data", str(tmp_path / "nowhere")]) == 2
    assert obey(["tables", "fly", "--data", str(tmp_path)]) == 2


@played
async def test_a_table_whose_luck_was_being_opened_is_closed_and_gives_its_record(scene):
    """Its pledges were made for the rules of then."""
    table = await scene.lay(ME, OPEN, pledge="a" * 64)
    await opening.join(table, BOTAN, None)
    assert table.stored.status == "opening"
    with newer_rules():
        again = await restarted(scene, table)
        assert again.stored.status == "outdated" and not again.is_driven
        assert (await scene.enter(again, AIKO)).table["status"] == "outdated"
        record = read_record(await replays.record(again))
        assert record.closing == "open" and not record.lines
        with pytest.raises(Refused) as caught:
            await replays.replay(again, scene.hall.studies, AIKO, 0, None)
        assert caught.value.code == "other-rules"
        assert [mine.status for mine in (await scene.hall.lobby(AIKO)).mine] == ["outdated"]
