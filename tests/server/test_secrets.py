"""Seeds, other seats' hands, roles and secret choices never leave the server.

Games are played over sockets. Afterwards every message that a socket received is built a second time, from a table
where everything was dealt anew that this seat may not know: if a single byte of a message depended on something
hidden, the two would differ.
"""

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import asyncpg
import pytest

from tatami.core.commitment import pledge_of
from tatami.core.game import interrupts
from tatami.core.match import Match
from tatami.core.waiting import prompt_facts, window_of
from tatami.exam.hidden import redealt
from tatami.games import game_names, load
from tatami.games.katana.state import PARRY
from tatami.server import metrics
from tatami.server.messages import encode
from tatami.server.orders import has_windows
from tests.luck import true_luck
from tests.server.house import PATIENCE, House, Visitor, Wire, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with open_house(tmp_path_factory.mktemp("secrets"), messages_at_once=1e6) as house:  # nobody is in a hurry but us
        yield house


MANY = 100_000  # steps; no game is that long
LOOKED_AT = 240  # steps; a longer game is not shown in another way later on, and its end is looked at by the laws


def play_to_the_end(players: list[Wire], spectator: Wire, luck: random.Random, most: int = MANY) -> None:
    """Everybody answers at random; some questions answer themselves."""
    everybody = [*players, spectator]
    while spectator.position["outcome"] is None:
        step = spectator.position["step"]
        if step >= most:
            return
        for wire in players:  # who sat down earlier has news that it has not read yet
            while wire.position["step"] < step:
                wire.receive()
        asked = {question["seat"] for question in spectator.position["asked"]}
        for wire in players:
            decision = wire.position["decision"]
            if decision is not None and decision["seat"] in asked and not decision["is_forced"]:
                wire.choose(luck.choice(decision["options"])["words"])
                break
        for wire in everybody:
            while wire.position["step"] <= step:
                wire.receive()
    for wire in everybody:
        while wire.table["status"] != "finished":
            wire.receive()


def seated(house: House, seats: int, game: str = "katana") -> tuple[str, list[Wire], Wire, list[Visitor]]:
    guests = [house.guest() for _ in range(seats)]
    table = guests[0].lay("me", *["open"] * (seats - 1), game=game)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join")
    players = [guest.sit(table) for guest in guests]
    return table, players, house.guest().sit(table), guests


def plain(what) -> object:
    """As it looks after a journey over the wire."""
    return json.loads(encode(what))


def tables() -> list[tuple[str, int]]:
    """Every game that players see, with the fewest and the most seats."""
    return [(name, seats) for name in game_names() for seats in sorted({load(name).seats[0], load(name).seats[-1]})]


@pytest.mark.parametrize(("name", "seats"), tables())
def test_every_byte_is_what_the_seat_may_know(house, name, seats):
    table, players, spectator, _ = seated(house, seats, name)
    luck = random.Random(seats)
    play_to_the_end(players, spectator, luck, LOOKED_AT)
    course = house.hall.tables[table].course
    game, lines = course.game, course.match.lines
    match = Match(game, course.match.header)
    states, events = [game.clone(match.state)], [match.opening]
    for line in lines:
        events.append(match.choose(line.seat, line.words))
        states.append(game.clone(match.state))
    for seat, wire in [*enumerate(players), (None, spectator)]:
        steps = []
        for message in map(json.loads, wire.raw):
            if message["type"] == "update":
                check_entry(message["entry"], lines, events, seat)
            for entry in message.get("log", []):
                check_entry(entry, lines, events, seat)
            if message.get("position"):
                steps.append(message["position"]["step"])
                check_position(game, message["position"], states, seat, luck)
        # Questions with one answer may have answered themselves before anybody's socket was there.
        assert steps[0] < len(lines) / 2 and set(steps) == set(range(steps[0], steps[-1] + 1))
        assert steps[-1] >= min(LOOKED_AT, len(lines))


def check_entry(entry, lines, events, seat):
    """An entry tells who chose and, of what happened, what this seat may know."""
    step = entry["step"]
    assert entry == {
        "step": step,
        "seat": lines[step - 1].seat if step else None,
        "events": [
            {
                "kind": event.kind,
                "has_secrets": event.secret is not None and seat in event.knows,
                "facts": plain(event.facts if seat not in event.knows else {**event.facts, **(event.secret or {})}),
            }
            for event in events[step]
        ],
        "takes_back": 0,
        "undone": False,
    }


def option_info(game, state, seat, option):
    """A choice as the page gets it."""
    choice = game.choices.known(option)
    facts, pieces = plain(choice.facts), list(game.pieces(option))
    return {"words": game.words(state, seat, option), "kind": choice.kind, "facts": facts, "pieces": pieces}


def check_position(game, position, states, seat, luck):
    """A position can be built from a table where everything hidden from this seat was dealt anew."""
    state = redealt(game.name, states[position["step"]], seat, luck)
    mine = next((asked for asked in game.decisions(state) if asked.seat == seat), None)
    undo, can_redo = position.pop("undo"), position.pop("can_redo")
    window, order = position.pop("window"), position.pop("order")
    unasked = [] if seat is None else interrupts(state, seat)
    assert position.pop("initiative") == [option_info(game, state, seat, option) for option in unasked]
    assert position.pop("request") is None
    assert order == ("concerned" if seat is not None and has_windows(game) else None)
    assert (window is None) == all(window_of(asked) is None for asked in game.decisions(state))
    if window is not None and window["answer"] is not None:
        mine = None  # An answer to a window lies with the server until all are played.
    assert undo in ((None, "right", "consent") if seat is not None else (None,)) and can_redo is False
    decision = None
    if mine is not None:
        since = position["decision"]["step"]  # a question may be open for some steps, while others answer
        assert since <= position["step"]
        decision = {
            "seat": seat,
            "step": since,
            "prompt": mine.prompt,
            "clause": mine.frame.clause,
            "facts": plain(prompt_facts(state, mine, mine.seat)),
            "options": [option_info(game, state, seat, option) for option in mine.options],
            "is_forced": len(mine.options) == 1 and not mine.frame.waits,
        }
    assert position == {
        "step": position["step"],
        "seat": seat,
        "view": plain(game.view(state, seat)),
        "asked": [
            {"seat": asked.seat, "prompt": asked.prompt, "facts": plain(prompt_facts(state, asked, None))}
            for asked in game.decisions(state)
        ],
        "decision": decision,
        "hand_over": None,
        "outcome": plain(game.outcome(state)),
    }


def test_no_message_page_or_log_names_a_guest(house, capfd):
    table, players, spectator, guests = seated(house, 3)
    stored = house.hall.tables[table].stored
    play_to_the_end(players, spectator, random.Random(1))
    said = [text for wire in [*players, spectator] for text in wire.raw]
    said += [guests[0].http.get(path).text for path in ("/api/lobby", f"/api/tables/{table}", "/healthz")]
    said.append(metrics.told())
    said += capfd.readouterr()
    for holder in stored.holders:
        assert not any(holder.guest in text for text in said)


def test_a_record_is_shown_when_the_game_is_over_and_not_before(house):
    table, players, spectator, guests = seated(house, 3)
    for guest in (guests[0], house.guest()):
        for path, code in (
            ("record", "not-finished"),
            ("replay?step=0&seat=1", "not-your-seat"),
            ("beliefs", "not-finished"),
        ):
            refusal = guest.get(f"/api/tables/{table}/{path}", 403)
            assert refusal.keys() == {"code", "sentence"} and refusal["code"] == code
    play_to_the_end(players, spectator, random.Random(1))
    match = house.hall.tables[table].course.match
    beliefs = house.guest().get(f"/api/tables/{table}/beliefs")
    (parry,) = beliefs["holdings"]
    assert beliefs["course"] and (parry["kind"], parry["name"]) == ("card", "parry")
    for step in (0, len(match.moves) // 2, len(match.moves) - 1):
        held = [any(begun <= step < until for begun, until in stretches) for stretches in parry["held"]]
        assert held == [PARRY in hand for hand in match.state_at(step).hands]


def test_the_secret_key_and_the_tables_are_for_their_owner_alone(house):
    data_dir: Path = house.hall.settings.data_dir
    assert (data_dir / "secret-key").stat().st_mode & 0o777 == 0o600
    assert (data_dir / "tatami.sqlite3").stat().st_mode & 0o077 == 0


def test_what_workers_tell_each_other_names_tables_and_nothing_else(
    new_database, tmp_path_factory, monkeypatch, capfd
):
    """Two workers at their most talkative: keys, hands, answers and guests are in the database, and in no
    notification, log line or measurement."""
    from tests.server.test_luck import SHARES, key_in, spellings

    true_luck(monkeypatch.setattr)
    address = new_database()
    heard: list[tuple[str, str]] = []
    with ExitStack() as open:
        listening = open.enter_context(listener(address, heard))
        houses = [
            open.enter_context(
                open_house(tmp_path_factory.mktemp("worker"), postgres=address, bots=False, messages_at_once=1e6)
            )
            for _ in range(2)
        ]
        guests = [houses[seat % 2].guest() for seat in range(3)]
        table = guests[0].lay("me", "open", "open", game="gate", pledge=pledge_of(SHARES[0]))
        for guest in guests[1:]:
            guest.post(f"/api/tables/{table}/join")
        wires = [guest.sit(table) for guest in guests]
        wires[0].send(type="open", seat=0, share=SHARES[0])
        for wire in wires:
            while wire.position is None:
                wire.receive()
        for wire, message in (
            (wires[1], {"type": "order", "seat": 1, "wish": "always"}),
            (wires[0], {"type": "choose", "seat": 0, "step": 0, "words": "raid 1"}),
        ):
            wire.send(**message)
        while wires[1].position["step"] < 1:
            wires[1].receive()
        wires[1].choose(wires[1].position["decision"]["options"][-1]["words"])
        while wires[0].position["step"] < 2:
            wires[0].receive()
        stored = houses[0].hall.tables[table].stored
        needles = [bytes.fromhex(stored.sealing.secret.hex()), key_in(stored.header()), bytes.fromhex(SHARES[0])]
        words = [line.words for line in houses[0].hall.tables[table].course.match.lines]
        measured = metrics.told()
        assert listening.is_alive()
    logged = "".join(capfd.readouterr())
    assert "read on" in logged and table in logged, (
        "the log says everything, as it does for whoever looks for a fault"
    )
    assert {channel for channel, _ in heard} == {"tatami", "tatami_presence", "tatami_workers"}
    assert {payload for _, payload in heard} == {table, ""}
    said = [logged, measured, *(payload for _, payload in heard)]
    assert not any(holder.guest in text for holder in stored.holders for text in said)
    assert not any(f"{one!r}" in text or f" {one} " in text for one in words for text in said)
    for needle in needles:
        for spelling in spellings(needle):
            assert not any(spelling in text.encode() for text in said)


@contextmanager
def listener(address: str, heard: list[tuple[str, str]]) -> Iterator[threading.Thread]:
    """Everything that is notified in a database."""
    ready, done = threading.Event(), threading.Event()

    async def listen() -> None:
        connection = await asyncpg.connect(address)
        for channel in ("tatami", "tatami_presence", "tatami_workers"):
            await connection.add_listener(channel, lambda _, __, channel, payload: heard.append((channel, payload)))
        ready.set()
        while not done.is_set():
            await asyncio.sleep(0.02)
        await connection.close()

    thread = threading.Thread(target=lambda: asyncio.run(listen()))
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield thread
    finally:
        done.set()
        thread.join(PATIENCE)
