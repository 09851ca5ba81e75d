"""Two workers share a PostgreSQL: whoever sits where, it is one table."""

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from websockets.exceptions import InvalidStatus

from tatami.core.commitment import pledge_of, share_from
from tatami.core.record import read_record
from tests.luck import true_luck
from tests.server.house import PATIENCE, House, Wire, open_house


@pytest.fixture(scope="module")
def houses(new_database, tmp_path_factory) -> Iterator[list[House]]:
    """Two workers of one server."""
    address = new_database()
    with ExitStack() as open:
        yield [
            open.enter_context(
                open_house(
                    tmp_path_factory.mktemp("worker"),
                    postgres=address,
                    bots=False,
                    messages_at_once=1e6,
                    window=1.0,
                    window_wait=2.0,
                )
            )
            for _ in range(2)
        ]


def until(happens: Callable[[], bool], what: str = "it") -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(0.01)


def at_both(houses: list[House], game: str = "toy", seats: int = 2) -> tuple[str, list[Wire]]:
    """A table whose people sit at the one worker and the other in turn."""
    guests = [houses[seat % 2].guest() for seat in range(seats)]
    table = guests[0].lay("me", *["open"] * (seats - 1), game=game)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join")
    return table, [guest.sit(table) for guest in guests]


def wait_for(wire: Wire, happens: Callable[[Wire], bool]) -> None:
    while not happens(wire):
        wire.receive()


def errors(wire: Wire) -> list[str]:
    return [message["code"] for message in map(json.loads, wire.raw) if message["type"] == "error"]


def lines_at(house: House, table: str) -> list:
    return list(house.hall.tables[table].course.match.lines)


def step_of(wire: Wire) -> int:
    return wire.position["step"]


def wait_for_step(wire: Wire, step: int) -> None:
    while wire.position is None or step_of(wire) < step:
        wire.receive()


def play(wires: list[Wire], luck: random.Random, steps: int) -> None:
    """Whoever is asked answers, at his own worker."""
    while (step := max(map(step_of, wires))) < steps:
        for wire in wires:
            wait_for_step(wire, step)
        if wires[0].position["outcome"] is not None:
            return
        for wire in wires:
            decision = wire.position["decision"]
            if decision is not None and not decision["is_forced"]:
                wire.choose(luck.choice(decision["options"])["words"])
                break
        for wire in wires:
            wait_for_step(wire, step + 1)


def shown(wire: Wire) -> list[int]:
    """The steps that came as updates."""
    return [message["entry"]["step"] for message in map(json.loads, wire.raw) if message["type"] == "update"]


# Playing


@pytest.mark.parametrize(("game", "seats"), [("toy", 2), ("dicium.shogun", 2), ("katana", 3)])
def test_every_step_comes_to_every_worker_once_and_in_order(houses, game, seats):
    table, wires = at_both(houses, game, seats)
    first = max(map(step_of, wires))
    play(wires, random.Random(7), 40)
    for wire in wires:
        steps = shown(wire)
        assert steps == list(range(steps[0], steps[-1] + 1)) and steps[-1] >= 8 and steps[0] <= first + 1
    until(lambda: lines_at(houses[0], table) == lines_at(houses[1], table))
    assert [house.hall.company.drives(table) for house in houses].count(True) <= 1


def test_of_two_answers_to_one_question_one_wins_and_the_other_is_stale(houses):
    for _ in range(3):
        table, [aiko, botan] = at_both(houses)
        again = houses[1].guest(dict(houses[0].guests[-1].http.cookies)).sit(table)
        aiko.choose("pick 1")
        again.choose("pick 3")
        wait_for(botan, lambda wire: step_of(wire) == 1)
        for wire in (aiko, again):
            wait_for(wire, lambda wire: step_of(wire) == 1)
        [line] = lines_at(houses[0], table)
        loser = again if line.words == "pick 1" else aiko
        wait_for(loser, lambda wire: bool(errors(wire)))
        assert errors(aiko) + errors(again) == ["stale"]


def test_who_chooses_at_the_same_time_as_another_loses_nothing(houses):
    """Both questions are open: whoever is overtaken writes once more, and nobody is told to look again."""
    for _ in range(5):
        table, wires = at_both(houses)
        for number, wire in enumerate(wires):
            wire.choose(f"pick {number + 1}")
        for wire in wires:
            wait_for_step(wire, 2)
            assert errors(wire) == []
        assert {line.seat for line in lines_at(houses[0], table)[:2]} == {0, 1}


def test_who_comes_to_another_worker_sees_what_was_written_a_moment_ago(houses):
    table, [aiko, botan] = at_both(houses)
    for step, (wire, words) in enumerate([(aiko, "pick 1"), (botan, "pick 2")], start=1):
        wait_for_step(wire, step - 1)
        wire.choose(words)
        wait_for_step(wire, step)
        for house in houses:
            spectator = house.guest().sit(table)
            assert step_of(spectator) >= step
            assert house.guest().get(f"/api/tables/{table}")["step"] >= step


def to_a_roll(aiko: Wire, botan: Wire) -> None:
    """Both have picked, Aiko has bowed, and Botan rolls."""
    for wire, words in ((aiko, "pick 1"), (botan, "pick 1"), (botan, "roll")):
        wait_for_option(wire, words)
        wire.choose(words)
    for wire in (aiko, botan):
        wait_for_step(wire, 4)


def wait_for_option(wire: Wire, words: str) -> None:
    wait_for(wire, lambda wire: any(option["words"] == words for option in options(wire)))


def options(wire: Wire) -> list[dict]:
    return (wire.position["decision"] or {"options": []})["options"]


@pytest.mark.parametrize("agrees", [True, False])
def test_a_request_to_take_back_is_put_and_answered_at_different_workers(houses, agrees):
    table, [aiko, botan] = at_both(houses)
    to_a_roll(aiko, botan)
    botan.send(type="undo", seat=1, step=4)
    wait_for(aiko, lambda wire: wire.table["undo_request"] is not None)
    late = houses[0].guest().sit(table)
    assert late.table["undo_request"] == aiko.table["undo_request"]
    assert late.table["undo_request"]["waiting"] == [0] and late.table["undo_request"]["asked_chance"]
    aiko.send(type="consent", step=4, agree=agrees)
    for wire in (aiko, botan):
        if agrees:
            wait_for_step(wire, 5)
        wait_for(wire, lambda wire: wire.table["undo_request"] is None)
    if agrees:
        assert [option["words"] for option in options(botan)] == ["pass", "roll"]
    else:
        wait_for(botan, lambda wire: errors(wire) == ["undo-refused"])
        botan.send(type="undo", seat=1, step=4)
        wait_for(botan, lambda wire: errors(wire) == ["undo-refused"] * 2)


def test_who_is_there_is_known_at_every_worker(houses):
    table, [aiko, botan] = at_both(houses)
    for wire in (aiko, botan):
        wait_for(wire, lambda wire: all(seat["is_connected"] for seat in wire.table["seats"]))
    spectator = houses[1].guest().sit(table)
    wait_for(aiko, lambda wire: wire.table["spectators"] == 1)
    spectator.connection.close()
    wait_for(aiko, lambda wire: wire.table["spectators"] == 0)
    botan.connection.close()
    wait_for(aiko, lambda wire: not wire.table["seats"][1]["is_connected"])


def raid(wires: list[Wire]) -> None:
    """Aiko raids Botan, who has torches; Chie has none."""
    wait_for(wires[0], lambda wire: bool(options(wire)))
    wires[0].choose("raid 1")
    for wire in wires:
        wait_for(
            wire, lambda wire: bool(wire.position["window"]) and wire.position["window"]["closes_in"] is not None
        )


def test_answers_to_a_window_come_in_at_any_worker_and_are_heard_by_nobody_before_it_closes(houses):
    table, wires = at_both(houses, "gate", 3)
    aiko, botan, chie = wires
    raid(wires)
    own = houses[0].guest(dict(houses[1].guests[-1].http.cookies)).sit(table)  # Botan's, at the other worker
    for wire in (aiko, chie):  # presence has settled
        wire.send(type="hello", protocol=1)
        wire.wait("snapshot")
    seen = [len(wire.raw) for wire in (aiko, chie)]
    botan.choose("torch")
    wait_for(own, lambda wire: wire.position["window"] is not None and wire.position["window"]["answer"] == "torch")
    for wire, before in zip((aiko, chie), seen):
        wait_for(wire, lambda wire: step_of(wire) >= 2)
        first = json.loads(wire.raw[before])
        assert first["type"] == "update" and first["entry"]["step"] == 2  # nothing came before it
    assert [line.words for line in lines_at(houses[0], table)][1] == "torch"


def test_a_window_is_held_open_and_closes_for_everybody(houses):
    _, wires = at_both(houses, "gate", 3)
    aiko, botan, chie = wires
    raid(wires)
    left = aiko.position["window"]["closes_in"]
    chie.send(type="wait", seat=2, step=chie.position["decision"]["step"])
    for wire in (aiko, botan):
        wait_for(wire, lambda wire: wire.position["window"]["closes_in"] > left)
    botan.choose("pass")
    chie.choose("pass")
    for wire in wires:
        wait_for(wire, lambda wire: step_of(wire) == 3)


def test_for_a_moment_a_window_waits_for_nobody_whose_worker_has_gone(database, tmp_path):
    """Botan has a torch and is concerned; he counts as there while he may be on his way to another worker."""
    lasting = {"postgres": database, "bots": False, "window": 3600.0, "back_within": 3600.0, "away_after": 3600.0}
    with ExitStack() as open:
        houses = [open.enter_context(open_house(tmp_path / f"worker-{number}", **lasting)) for number in range(2)]
        table, [aiko, botan, chie] = at_both(houses, "gate", 3)
        raid([aiko, botan, chie])
        own = [house.hall.tables[table] for house in houses]
        guest = own[0].stored.holders[1].guest
        botan.connection.close()
        until(lambda: not any(one.onlookers.has(guest) for one in own), "Botan's going")
        for wire in (aiko, chie):
            wire.send(type="hello", protocol=1)
            assert wire.wait("snapshot")["position"]["window"]["closes_in"] is not None
        assert all(guest in one.onlookers.gone_since for one in own)

        for house, one in zip(houses, own):  # as if an hour had passed
            one.onlookers.gone_since[guest] -= 3600.0
            house.loop.call_soon_threadsafe(one.sharing._look)
        for wire in (aiko, chie):
            wait_for(wire, lambda wire: wire.position["window"]["closes_in"] is None)
        back = houses[0].guest(dict(houses[1].guests[-1].http.cookies)).sit(table)
        for wire in (aiko, back, chie):
            wait_for(wire, lambda wire: wire.position["window"]["closes_in"] is not None)


def test_an_order_is_known_at_every_worker_and_to_its_seat_alone(houses):
    table, [aiko, botan, _] = at_both(houses, "gate", 3)
    own = houses[0].guest(dict(houses[1].guests[-1].http.cookies)).sit(table)
    botan.send(type="order", seat=1, wish="never")
    for wire in (botan, own):
        wait_for(wire, lambda wire: wire.position["order"] == "never")
    aiko.send(type="hello", protocol=1)
    assert aiko.wait("snapshot")["position"]["order"] == "concerned"


# Luck, bots, leases


def test_pledges_and_shares_come_in_at_any_worker_and_the_luck_is_the_one_that_was_promised(houses, monkeypatch):
    true_luck(monkeypatch.setattr)
    guests = [houses[seat % 2].guest() for seat in range(2)]
    shares = [share_from("Aiko"), share_from("Botan")]
    table = guests[0].lay("me", "open", game="toy", pledge=pledge_of(shares[0]))
    promise = guests[0].get(f"/api/tables/{table}")["luck"]["promise"]
    guests[1].post(f"/api/tables/{table}/join", {"pledge": pledge_of(shares[1])})
    wires = [guest.sit(table) for guest in guests]
    for seat, wire in enumerate(wires):
        wait_for(wire, lambda wire: wire.table["status"] == "opening")
        wire.send(type="open", seat=seat, share=shares[seat])
    for wire in wires:
        wait_for(wire, lambda wire: wire.position is not None)
    play(wires, random.Random(1), 100)
    for guest in guests:
        record = read_record(guest.http.get(f"/api/tables/{table}/record").text)
        assert record.header.luck.promise == promise
        assert [one.share for one in record.header.luck.pledges] == shares


@pytest.mark.parametrize("is_watched", [True, False])
def test_when_a_worker_leaves_another_drives_its_tables(new_database, tmp_path, is_watched):
    """Aiko has to bow, which is done for her: at the worker that leaves only after an hour."""
    address = new_database()
    quick = {"postgres": address, "bots": False, "revive_every": 0.0}
    with open_house(tmp_path / "stays", pause=0.05, **quick) as stays:
        with open_house(tmp_path / "leaves", pause=3600.0, **quick) as leaves:
            aiko, botan = guests = [leaves.guest(), leaves.guest()]
            table = aiko.lay("me", "open", game="toy")
            botan.post(f"/api/tables/{table}/join")
            until(lambda: leaves.hall.company.drives(table))
            wires = [guest.sit(table) for guest in guests]
            for wire in wires:
                wire.choose("pick 1")
            for wire in wires:
                wait_for_step(wire, 2)
            if is_watched:
                spectator = stays.guest().sit(table)
        until(lambda: table in stays.hall.tables and len(lines_at(stays, table)) == 3)
        assert stays.hall.company.drives(table)
        if is_watched:
            wait_for_step(spectator, 3)


def test_of_two_rematches_at_two_workers_one_is_laid_and_both_hear_of_it(houses):
    guests = [house.guest() for house in houses]
    table = guests[0].lay("me", "open", game="toy")
    guests[1].post(f"/api/tables/{table}/join")
    wires = [guest.sit(table) for guest in guests]
    play(wires, random.Random(2), 100)
    for wire in wires:
        wait_for(wire, lambda wire: wire.table["status"] == "finished")
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda guest: guest.http.post(f"/api/tables/{table}/rematch", json={}), guests))
    [laid] = [answer.json()["id"] for answer in answers if answer.status_code == 201]
    [late] = [answer.json()["code"] for answer in answers if answer.status_code != 201]
    assert late == "rematch-laid"
    for wire in wires:
        wait_for(wire, lambda wire: bool(wire.table["rematch"]))
        assert wire.table["rematch"]["table"] == laid
    open_tables = [one["id"] for guest in guests for one in guest.get("/api/lobby")["mine"] if one["id"] != table]
    assert open_tables == [laid]


# Versions, and a network that carries nothing


def test_a_game_stays_with_workers_of_its_rules_as_long_as_there_is_one(new_database, tmp_path):
    address = new_database()
    with open_house(tmp_path / "new", postgres=address, bots=False) as new:
        new.hall.company.rules = {**new.hall.company.rules, "toy": 2}  # the rules of tomorrow
        with open_house(tmp_path / "old", postgres=address, bots=False) as old:
            aiko, botan = guests = [old.guest(), old.guest()]
            table = aiko.lay("me", "open", game="toy")
            botan.post(f"/api/tables/{table}/join")
            until(lambda: bool(new.hall.company.others))
            again = new.guest(dict(aiko.http.cookies))
            assert again.get(f"/api/tables/{table}", 503)["code"] == "elsewhere"
            with pytest.raises(InvalidStatus) as caught:
                again.dial(table)
            assert caught.value.response.status_code == 503
            assert table not in new.hall.tables
            wires = [guest.sit(table) for guest in guests]
            wires[0].choose("pick 1")
            wait_for_step(wires[1], 1)
        until(lambda: not new.hall.company.others)
        assert step_of(again.sit(table)) == 1  # its worker has gone


def test_a_database_out_of_reach_is_waited_for_and_then_all_is_as_it_was(houses, cluster):
    table, [aiko, botan] = at_both(houses)
    aiko.choose("pick 1")
    for wire in (aiko, botan):
        wait_for_step(wire, 1)
    standing = threading.Thread(target=cluster.pause, args=(1.0,))
    standing.start()
    time.sleep(0.1)
    botan.choose("pick 2")
    standing.join()
    for wire in (aiko, botan):
        wait_for_step(wire, 2)
    assert [line.words for line in lines_at(houses[0], table)][:2] == ["pick 1", "pick 2"]
