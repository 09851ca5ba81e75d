"""Sealed luck over HTTP and sockets: nothing of it leaves the server before the end, and then it is proved."""

import base64
import random
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

import pytest

from tatami.core.commitment import key_of, pledge_of, share_from
from tatami.core.record import Header
from tatami.server import metrics
from tests.luck import true_luck
from tests.server.house import House, Wire, open_house
from tests.server.test_secrets import play_to_the_end
from tests.server.test_thinkers import noting

SHARES = [share_from("Aiko"), share_from("Botan")]


@pytest.fixture(autouse=True)
def sealed(monkeypatch):
    true_luck(monkeypatch.setattr)


def opened(house: House, seats: int = 3, game: str = "katana", **more) -> tuple[str, list[Wire], list[dict]]:
    """Two people have pledged and opened their shares, bots sit between them; their sockets, and what each was told
    before the list was closed and after."""
    guests = [house.guest(), house.guest()]
    bots = ["random"] * (seats - 2)
    table = guests[0].lay("me", *bots, "open", game=game, pledge=pledge_of(SHARES[0]), **more)
    before = [guests[0].get(f"/api/tables/{table}")]
    wires = [guests[0].sit(table)]
    before.append(guests[1].post(f"/api/tables/{table}/join", {"pledge": pledge_of(SHARES[1])}))
    wires.append(guests[1].sit(table))
    for wire, seat, share in zip(wires, (0, seats - 1), SHARES):
        while wire.table["status"] != "opening":
            wire.receive()
        assert wire.table["luck"]["pledges"] == before[1]["luck"]["pledges"]
        wire.send(type="open", seat=seat, share=share)
    for wire in wires:
        while wire.position is None:
            wire.receive()
    return table, wires, before


def spellings(secret: bytes) -> list[bytes]:
    """A secret in all the ways it might be written."""
    codes = [base64.b64encode(secret), base64.urlsafe_b64encode(secret)]
    numbers = [int.from_bytes(secret, order) for order in ("big", "little")]
    return [
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        repr(secret)[2:-1].encode(),
        *(code.rstrip(b"=") for code in codes),
        *(str(number).encode() for number in numbers),
        *(hex(number)[2:].encode() for number in numbers),
    ]


def key_in(header: Header) -> bytes:
    """K of a table."""
    luck = header.luck
    return key_of(luck.secret, header.setting(), luck.table, luck.promise, luck.pledges)


def test_secret_key_and_shares_are_in_no_message_log_metric_crash_or_worker(tmp_path, monkeypatch, capfd):
    work: list[object] = []
    monkeypatch.setattr(ProcessPoolExecutor, "submit", noting(ProcessPoolExecutor.submit, work))
    with open_house(tmp_path, messages_at_once=1e6) as house:
        answers: list[str] = []
        table, wires, _ = opened(house, 4)
        luck, key = house.hall.tables[table].stored.header().luck, key_in(house.hall.tables[table].stored.header())
        needles = [bytes.fromhex(luck.secret.hex()), key, *map(bytes.fromhex, SHARES)]
        spectator = house.guest().sit(table)
        paths = ("/api/lobby", f"/api/tables/{table}", "/healthz", f"/api/tables/{table}/record")
        answers += [house.guests[0].http.get(path).text for path in paths]
        wires[0].send(type="open", seat=0, share="0" * 64)
        wires[0].send(type="why", seat=0, piece="pile")
        play_to_the_end(wires, spectator, random.Random(4))
        answers += [house.guests[0].http.get(path).text for path in paths[:-1]]
        answers.append(metrics.told())
        broken, both, _ = opened(house, 2, "toy", options={"faults": True})
        for wire, prompt, words in ((0, "pick", "pick 1"), (1, "pick", "pick 1"), (1, "turn", "break rules")):
            while (both[wire].position["decision"] or {}).get("prompt") != prompt:  # bowing answers itself
                both[wire].receive()
            both[wire].choose(words)
        while both[0].table["status"] != "frozen":
            both[0].receive()
        frozen = house.hall.tables[broken].stored
        header = frozen.header()
        needles += [bytes.fromhex(frozen.sealing.secret.hex()), key_in(header)]
        assert "the rules are broken" in frozen.crash
        said = [text.encode() for wire in [*wires, spectator, *both] for text in wire.raw]
        said += [text.encode() for text in answers] + [frozen.crash.encode(), f"{frozen!r} {header!r}".encode()]
        record = house.guests[0].http.get(f"/api/tables/{table}/record").text
    said += [text.encode() for text in capfd.readouterr()]
    given = [argument for arguments in work for argument in arguments]
    assert sum(isinstance(argument, bytes) for argument in given) > 5, "bots were asked"
    said += [argument if isinstance(argument, bytes) else repr(argument).encode() for argument in given]
    for needle in needles:
        for spelling in spellings(needle):
            assert not any(spelling in text for text in said)
    assert luck.secret.hex() in record and all(share in record for share in SHARES), "they are told in the end"
    assert not any(spelling in record.encode() for spelling in spellings(key))


def proved(file, promise: str) -> tuple[int, str]:
    """What `tatami luck` says of a record."""
    command = [sys.executable, "-m", "tatami", "luck", str(file), "--promised", promise]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return said.returncode, said.stdout + said.stderr


def test_the_record_of_a_finished_table_is_proved_and_one_changed_byte_is_not(tmp_path):
    with open_house(tmp_path / "data", messages_at_once=1e6) as house:
        table, wires, before = opened(house)
        promise = before[0]["luck"]["promise"]
        assert all(info["luck"]["promise"] == promise for info in before)
        assert before[0]["luck"]["pledges"] == [] and before[0]["status"] == "gathering"
        assert before[1]["luck"]["pledges"] == [pledge_of(SHARES[0]), None, pledge_of(SHARES[1])]
        spectator = house.guest().sit(table)
        play_to_the_end(wires, spectator, random.Random(2))
        answer = house.guests[0].http.get(f"/api/tables/{table}/record")
        record, name = answer.text, f"katana-{table}.txt"  # as the page writes it in the command that proves the luck
        assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    file = tmp_path / name
    file.write_text(record, "utf-8")
    code, said = proved(file, promise)
    assert code == 0 and said.startswith("The luck was the promised one"), said
    assert said.count("opened that share") == 2
    secret = next(line for line in record.splitlines() if line.startswith("secret "))
    changed = secret[:-1] + ("0" if secret[-1] != "0" else "1")
    file.write_text(record.replace(secret, changed), "utf-8")
    assert proved(file, promise)[0] == 1
    file.write_text(record, "utf-8")
    assert proved(file, "0" * 64)[0] == 1


def test_a_table_is_joined_and_opened_in_words_of_the_protocol(tmp_path):
    """Each forged request gets its code and changes nothing."""
    with open_house(tmp_path) as house:
        host, guest = house.guest(), house.guest()
        plan = {"game": "toy", "seats": [{"holder": "me"}, {"holder": "open"}]}
        assert host.post("/api/tables", {**plan, "pledge": "0" * 63}, 400)["code"] == "bad-luck"
        assert host.post("/api/tables", {**plan, "pledge": 7}, 400)["code"] == "malformed"
        table = host.post("/api/tables", plan, 201)["id"]
        path = f"/api/tables/{table}"
        wire = host.sit(table)

        def refused(**message) -> str:
            wire.send(type="open", id=3, **message)
            answer = wire.wait("error")
            assert answer["answers"] == 3
            return answer["code"]

        assert refused(seat=0, share=SHARES[0]) == "not-opening"
        assert host.post(f"{path}/pledge", {"pledge": "x" * 64}, 400)["code"] == "bad-luck"
        assert guest.post(f"{path}/pledge", {"pledge": pledge_of(SHARES[1])}, 409)["code"] == "not-seated"
        host.post(f"{path}/pledge", {"pledge": pledge_of(SHARES[0])})
        assert host.post(f"{path}/pledge", {"pledge": pledge_of(SHARES[1])}, 409)["code"] == "already-pledged"
        assert guest.post(f"{path}/join", {"pledge": "0" * 65}, 400)["code"] == "bad-luck"
        assert guest.post(f"{path}/join", {"pledge": pledge_of(SHARES[1])})["status"] == "opening"
        assert guest.post(f"{path}/pledge", {"pledge": pledge_of(SHARES[1])}, 409)["code"] == "already-begun"
        assert refused(seat=0, share=SHARES[1]) == "bad-luck"
        assert refused(seat=1, share=SHARES[1]) == "not-your-seat"
        wire.send(type="open", seat=0, share="x" * 201)
        assert wire.wait("error")["code"] == "malformed"
        assert host.get(path)["luck"]["opened"] == []
        for _ in range(2):
            wire.send(type="open", seat=0, share=SHARES[0])
        guest.sit(table).send(type="open", seat=1, share=SHARES[1])
        while wire.position is None:
            assert wire.receive()["type"] != "error"
        assert host.get(path)["luck"]["opened"] == [0, 1]
