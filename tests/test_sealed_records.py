"""Records of sealed games: what they hold, that they lead to the same table, and what is refused."""

import copy
import json
import pickle
from itertools import pairwise

import msgspec
import pytest

from tatami.core import BadOption, BadRecord, Header, KnownLuck, Match, Replay, SealedLuck, read_record
from tatami.core.commitment import Pledge, Secret, key_of, pledge_of, share_from
from tatami.core.record import FIRST_LINE, chained, write_record
from tatami.games import MODULES, load

SECRET = Secret(b"a secret that nobody may look at")
SHARES = [share_from(f"share {number}") for number in range(2)]
OPENED, WITHHELD = Pledge(pledge_of(SHARES[0]), SHARES[0]), Pledge(pledge_of(SHARES[1]))
LUCK = SealedLuck("table-7", SECRET, (OPENED, WITHHELD, Pledge()))


def played(luck=LUCK, game="katana", seats=3, steps=100_000, **more) -> Match:
    """A game at the first option always, or the last in every third step."""
    match = Match.begin(load(game), seats, luck, **more)
    while match.state.asked and len(match.lines) < steps:
        asked = match.state.asked[0]
        match.choose(asked.seat, asked.options[-1 if len(match.lines) % 3 == 0 else 0])
    return match


def checked(header: list[str]) -> str:
    """A record of no choices whose checks are right, whatever its header says."""
    rows = [FIRST_LINE, *header]
    check = chained("", "\n".join(rows))
    return "\n".join([*rows, f"{check} begin", f"{chained(check, 'open')} open"])


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        read_record(text)
    assert error.value.sentence.startswith("Line ")
    return error.value


def test_the_record_of_a_finished_game_holds_the_luck_and_replays():
    match = played(options={"geisha": "others"}, content={"cards": {"bo": {"copies": 5}}})
    record = match.record()
    header = record.split(" begin\n")[0].splitlines()
    assert [line for line in header if line.split()[0] in ("luck", "table", "secret", "promise", "share")] == [
        "luck sealed",
        "table table-7",
        f"secret {SECRET.hex()}",
        f"promise {LUCK.promise}",
        f"share {OPENED.pledge} {SHARES[0]}",
        f"share {WITHHELD.pledge} withheld",
        "share -",
    ]
    replay = Replay(match.game, read_record(record)).play_out()
    assert replay.record() == record
    assert replay.header == match.header
    assert match.game.referee(replay.state) == match.game.referee(match.state)


@pytest.mark.parametrize("game", MODULES)
def test_every_game_replays_with_sealed_and_known_luck(game):
    seats = load(game).seats[0]
    for luck in (SealedLuck("t", SECRET, (Pledge(),) * seats), KnownLuck("7")):
        match = played(luck, game, seats, steps=400)
        again = Replay(match.game, read_record(match.record(even_unfinished=True))).play_out()
        assert match.game.referee(again.state) == match.game.referee(match.state)
        assert match.state.seal is not None and again.state.seal is not match.state.seal


def test_known_luck_says_so_and_differs_from_quick_luck():
    quick, known = played(7), played(KnownLuck("7"))
    assert "\nluck known\nseed 7\n" in known.record()
    assert "luck" not in quick.record() and "\nseed 7\n" in quick.record()
    assert known.game.referee(known.state_at(0)) != quick.game.referee(quick.state_at(0))


def test_undo_gives_the_same_luck_for_the_same_choices():
    match = played(steps=60)
    states = [match.game.referee(match.state_at(step)) for step in range(61)]
    lines = match.lines[:]
    match.undo(0, 40)
    for step, line in enumerate(lines[20:], start=21):
        match.choose(line.seat, line.words)
        assert match.game.referee(match.state) == states[step]
    assert any(one.chance != other.chance for one, other in pairwise(states)), "chance was asked on the way"


def test_a_running_game_is_not_written_down_by_accident():
    match = played(steps=5)
    with pytest.raises(BadRecord) as error:
        match.record()
    assert error.value.code == "sealed"
    for closing in ("open", "", "frozen"):
        with pytest.raises(BadRecord):
            write_record(match.header, match.lines, closing)
    assert SECRET.hex() in match.record(even_unfinished=True)


def test_nothing_of_a_running_game_shows_its_secret_its_key_or_a_share():
    match = played(steps=5)
    key = key_of(SECRET, match.header.setting(), LUCK.table, LUCK.promise, LUCK.pledges)
    shown = f"{match.header!r} {match.header.luck!r} {vars(match)} {match.state!r} {match.state.seal!r}"
    shares = [pledge.share for pledge in LUCK.pledges if pledge.share is not None]
    assert shares
    for secret in (SECRET.hex(), key.hex(), str(SECRET._bytes), str(key), str(int.from_bytes(key, "big")), *shares):
        assert secret not in shown
    for write in (pickle.dumps, copy.deepcopy, msgspec.json.encode, msgspec.msgpack.encode, json.dumps):
        for thing in (match.header, match.header.luck, match.state):
            with pytest.raises(TypeError):
                write(thing)


def test_a_changed_byte_is_refused_even_if_the_checks_are_computed_anew():
    header = played(steps=0).record(even_unfinished=True).split("\n")[1:-3]
    assert read_record(checked(header)).header.luck == LUCK
    for place, line in enumerate(header):
        if line.split()[0] in ("secret", "promise", "table") or line.startswith(f"share {OPENED.pledge}"):
            changed = line[:-1] + ("0" if line[-1] != "0" else "1")
            error = refused(checked([*header[:place], changed, *header[place + 1 :]]))
            assert error.code == "edited", error.sentence
    for was, says in ((f"{WITHHELD.pledge} withheld", "-"), ("share -", f"share {OPENED.pledge} withheld")):
        other = read_record(checked([line.replace(was, says) for line in header]))
        key = other.header.luck.begin(other.header.setting()).below(1 << 32)
        assert key != LUCK.begin(other.header.setting()).below(1 << 32), "another list is another key"


SEALED = [
    "luck sealed",
    "table t",
    f"secret {SECRET.hex()}",
    f"promise {SealedLuck('t', SECRET, ()).promise}",
    *["share -"] * 3,
]
PLAYED = ["game katana 1", "seats 3"]


@pytest.mark.parametrize(
    ("luck", "code", "words"),
    [
        (SEALED[:-1], "unreadable", "There are 2 shares for 3 seats"),
        (SEALED[:4], "unreadable", "There are 0 shares for 3 seats"),
        ([*SEALED, "seed 1"], "unreadable", "a seed does not belong to this kind of luck"),
        (["seed 1", "table t"], "unreadable", "a table does not belong"),
        (["seed 1", "share -"], "unreadable", "a share does not belong"),
        (["luck known", "seed 1", f"secret {SECRET.hex()}"], "unreadable", "a secret does not belong"),
        (["luck known"], "unreadable", "names no seed"),
        (["luck lucky", "seed 1"], "unreadable", "no luck of the kind “lucky”"),
        (["luck sealed", *SEALED], "unreadable", "does not belong in a header"),
        (SEALED[:1] + SEALED[2:], "unreadable", "names no table"),
        (SEALED[:2] + SEALED[3:], "unreadable", "names no secret"),
        (SEALED[:3] + SEALED[4:], "unreadable", "names no promise"),
        ([SEALED[0], "table two words", *SEALED[2:]], "unreadable", "one word"),
        ([*SEALED[:2], "secret 12", *SEALED[3:]], "unreadable", "64 digits"),
        ([*SEALED[:4], "share x withheld", *SEALED[5:]], "edited", "A pledge is 64 digits"),
        ([*SEALED[:4], f"share {OPENED.pledge}", *SEALED[5:]], "unreadable", "After a pledge stands"),
        ([*SEALED[:4], f"share {OPENED.pledge} {SHARES[1]}", *SEALED[5:]], "edited", "not the one that was pledged"),
        (["seed 1", f"from {OPENED.pledge} 12"], "unreadable", "goes on from another"),
    ],
)
def test_a_header_whose_luck_does_not_hold_is_refused(luck, code, words):
    error = refused(checked([*PLAYED, *luck]))
    assert (error.code, words in error.sentence) == (code, True), error.sentence


def test_the_key_does_not_hang_on_names_or_on_the_order_of_options():
    one = Header("katana", 1, 3, LUCK, {"a": "1", "b": "2"}, ("A", "B", "C"))
    other = Header("katana", 1, 3, LUCK, {"b": "2", "a": "1"})
    assert one.setting() == other.setting() == ["game katana 1", "seats 3", "option a 1", "option b 2"]


def test_key_and_setting_hang_on_everything_that_is_played():
    """Whoever could change one of these after the shares were opened would choose among as many lucks."""
    played = [
        Header("katana", 1, 3, LUCK),
        Header("bushido", 1, 3, LUCK),
        Header("katana", 2, 3, LUCK),
        Header("katana", 1, 3, LUCK, {"geisha": "any"}),
        Header("katana", 1, 3, LUCK, {"geisha": "others"}),
        Header("katana", 1, 3, LUCK, content={"cards": {"bo": {"copies": 5}}}),
        Header("katana", 1, 3, LUCK, content={"cards": {"bo": {"copies": 4}}}),
    ]
    assert len({LUCK.setting_hash(header.setting()) for header in played}) == len(played)
    assert len({LUCK.begin(header.setting()).below(1 << 32) for header in played}) == len(played)


def test_there_is_a_share_for_each_seat_and_a_seed_that_can_be_written():
    with pytest.raises(BadOption, match="3 shares for 4 seats"):
        Match.begin(load("katana"), 4, LUCK)
    with pytest.raises(BadOption, match="A seed is"):
        Match.begin(load("katana"), 3, KnownLuck("two\nlines"))
