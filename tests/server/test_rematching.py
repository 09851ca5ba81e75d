"""A rematch: the same table once more, with the seats of the others kept for them."""

from msgspec import structs

from tatami.server import opening, rematching
from tatami.server.hall import Hall
from tatami.server.messages.rematches import Rematch
from tatami.server.messages.tables import SeatPlan
from tatami.server.sqlite_store import SqliteStore
from tests.server.camera import AIKO, BOTAN, CHIE, ME, OPEN, FirstOption, played, with_settings
from tests.server.house import open_house
from tests.server.test_gestures import refused
from tests.server.test_table import play_round

BOT, FUJI = SeatPlan("bot", bot="heuristic"), SeatPlan("hot-seat", name="Fuji")


async def over(scene, **options):
    """Aiko and Botan, both looking, when their game has ended."""
    table, aiko, botan = await scene.two_at_toy(**options)
    for _ in range(2):
        await play_round(scene, aiko, botan)
    assert table.stored.status == "finished"
    return table, aiko, botan


def propose(scene, table, guest, pledge=None):
    return rematching.rematch(scene.hall, table, guest, Rematch(pledge), "")


async def seat_of(table, guest):
    return table.stored.seats_of(guest.id)


@played
async def test_who_sat_there_lays_the_same_table_and_the_other_has_the_link_and_the_seat(scene):
    table, aiko, botan = await over(scene)
    laid = await propose(scene, table, BOTAN)
    assert (laid.stored.game, laid.stored.options, laid.stored.host) == ("toy", table.stored.options, BOTAN.id)
    for camera in (aiko, botan):
        assert camera.table["rematch"] == {"seat": 1, "table": laid.id}
    spectator = await scene.enter(table, CHIE)
    assert spectator.table["rematch"] is None, "a stranger is not invited"

    kept = (await scene.enter(laid, AIKO)).table["seats"][0]
    assert (kept["holder"], kept["kept_for"], kept["is_kept_for_me"]) == ("open", "Aiko", True)
    other = (await scene.enter(laid, CHIE)).table["seats"][0]
    assert (other["kept_for"], other["is_kept_for_me"]) == ("Aiko", False)
    await refused(opening.join(laid, CHIE, 0), "no-seat-free")
    await opening.join(laid, AIKO, None)
    assert laid.is_playing and [await seat_of(laid, guest) for guest in (AIKO, BOTAN)] == [[0], [1]]


@played
async def test_a_rematch_is_laid_once_by_those_who_played_and_again_if_it_was_closed(scene):
    table, aiko, botan = await scene.two_at_toy()
    await refused(propose(scene, table, AIKO), "not-over")
    for _ in range(2):
        await play_round(scene, aiko, botan)
    await refused(propose(scene, table, CHIE), "not-seated")
    await refused(propose(scene, table, AIKO, "no pledge"), "bad-luck")
    laid = await propose(scene, table, AIKO)
    await refused(propose(scene, table, BOTAN), "rematch-laid")
    await laid.save(laid.stored.but(status="closed"))
    assert (await propose(scene, table, BOTAN)).id != laid.id
    assert botan.table["rematch"]["seat"] == 1


@played
@with_settings(keep_seats=0.0)
async def test_a_seat_is_kept_for_some_time_only(scene):
    table, _, _ = await over(scene)
    laid = await propose(scene, table, AIKO)
    assert (await scene.enter(laid, CHIE)).table["seats"][1]["kept_for"] is None
    await opening.join(laid, CHIE, 1)
    assert laid.is_playing


@played
@with_settings(most_tables_per_guest=1)
async def test_the_limits_on_laying_tables_hold(scene):
    table, _, _ = await over(scene)
    await scene.lay(ME, OPEN, host=AIKO)
    await refused(propose(scene, table, AIKO), "too-many-tables")
    assert table.stored.rematch is None


@played
async def test_bots_and_several_people_at_one_screen_sit_where_they_sat(scene):
    table = await scene.lay(ME, FUJI, BOT, OPEN, game="katana")
    await opening.join(table, BOTAN, None)
    await table.save(table.stored.but(status="finished"))
    laid = await propose(scene, table, BOTAN)
    assert [holder.kind for holder in laid.stored.holders] == ["open", "open", "bot", "human"]
    assert laid.stored.holders[2].bot == "heuristic"
    await opening.join(laid, AIKO, 0)
    assert laid.is_playing and await seat_of(laid, AIKO) == [0, 1]
    assert [holder.name for holder in laid.stored.holders[:2]] == ["Aiko", "Fuji"]
    assert laid.stored.holders[1].shares_screen and laid.stored.holders[1].is_further


@played
async def test_proposal_and_seats_outlast_a_restart(scene):
    table, _, _ = await over(scene)
    laid = await propose(scene, table, AIKO)
    await scene.hall.close()
    scene.store = SqliteStore(scene.settings.database)
    scene.hall = Hall(scene.settings, scene.store, FirstOption(1, 1.0))
    again = await scene.hall.table(table.id)
    assert (await scene.enter(again, BOTAN)).table["rematch"] == {"seat": 0, "table": laid.id}
    new = await scene.hall.table(laid.id)
    await refused(opening.join(new, CHIE, None), "no-seat-free")
    await opening.join(new, BOTAN, None)
    assert new.is_playing


def test_over_http_a_rematch_counts_as_a_table_that_is_laid(tmp_path):
    with open_house(tmp_path, rates={"table": "2/minute"}, bots=False) as house:
        guest, stranger = house.guest(), house.guest()
        table = guest.lay("me", "open", game="toy")
        assert guest.post(f"/api/tables/{table}/rematch", status=409)["code"] == "not-over"
        assert stranger.post(f"/api/tables/{table}/rematch", status=429)["code"] == "too-frequent"


@played
async def test_a_public_rematch_is_listed_to_strangers_when_a_seat_is_free_for_them(scene):
    table, *_ = await over(scene)
    table.stored = table.stored.but(is_public=True)
    laid = await propose(scene, table, BOTAN)

    async def listed(guest):
        return laid.id in {info.id for info in (await scene.hall.lobby(guest)).open}

    for _ in range(2):  # while nobody is there, and while Botan waits
        assert await listed(AIKO) and not await listed(CHIE)
        await scene.enter(laid, BOTAN)
    kept = laid.stored.holders[0]
    past = structs.replace(kept, kept=structs.replace(kept.kept, until=0.0))
    laid.stored = laid.stored.with_holders({0: past})
    assert await listed(CHIE), "the time is over"
