"""The luck of a game in the terminal: promised before the deal, proved after it."""

import re

import pytest

from tatami.core import KnownLuck, Match, SealedLuck, read_record
from tatami.core.commitment import Pledge, Secret, pledge_of, share_from
from tatami.games import load
from tests.cli.lines import good
from tests.golden.make import HERE

ALL = "1\n" * 2000
SHARE = share_from("mine")


def finished(luck, game="chohan", seats=3) -> str:
    match = Match.begin(load(game), seats, luck)
    while match.state.asked:
        match.choose(match.state.asked[0].seat, match.state.asked[0].options[0])
    return match.record()


def test_play_promises_the_luck_before_the_deal_and_the_record_keeps_the_promise(tatami, tmp_path):
    out = good(tatami("play", "chohan", "--seats", 3, "--seat", 1, "--luck", "mine", "--record", "r.txt", typed=ALL))
    promise = out.splitlines()[1]
    assert re.fullmatch("[0-9a-f]{64}", promise)
    luck = read_record((tmp_path / "r.txt").read_text("utf-8")).header.luck
    assert luck.promise == promise
    assert luck.pledges == (Pledge(), Pledge(pledge_of(SHARE), SHARE), Pledge())
    setting = out.splitlines()[3]
    less = good(tatami("luck", "r.txt", "--promised", promise))
    assert "could have made up shares" in less and "Nobody chose" not in less
    assert good(tatami("luck", "r.txt", "--setting", setting)).startswith("The luck was the promised one")
    status, other, _ = tatami("luck", "r.txt", "--promised", promise, "--setting", "a" * 64)
    assert status == 1 and "Something else was played" in other
    said = good(tatami("luck", "r.txt", "--promised", promise, "--setting", setting))
    assert said.startswith("The luck was the promised one")
    assert f"Botan pledged {pledge_of(SHARE)} and opened that share." in said
    assert "Nobody chose this luck if" in said and "not over" not in said
    assert good(tatami("luck", "r.txt", "--promised", promise, "--lang", "fr")).startswith("Le hasard était celui")


def test_the_promise_is_printed_before_a_card_is_dealt(tatami, monkeypatch, capsys):
    def deal(*_):
        raise RuntimeError("the deal")

    monkeypatch.setattr(SealedLuck, "begin", deal)
    with pytest.raises(RuntimeError, match="the deal"):
        tatami("play", "katana", "--seats", 4, "--luck", "mine")
    said = capsys.readouterr().out.splitlines()
    assert [len(line) for line in said[1::2]] == [64, 64], "promise and setting"


def test_every_game_has_a_luck_of_its_own_and_bots_too(tatami, tmp_path):
    records = []
    for _ in range(2):
        good(tatami("play", "katana", "--seats", 4, "--record", "r.txt", typed="1\n" * 3))
        records.append(read_record((tmp_path / "r.txt").read_text("utf-8")))
    one, other = (record.header.luck for record in records)
    assert one.table != other.table and one.secret != other.secret and one.pledges == (Pledge(),) * 4
    assert records[0].lines != records[1].lines


def test_a_seed_repeats_the_game_and_the_record_says_so(tatami, tmp_path):
    command = ("play", "katana", "--seats", 4, "--seed", 5, "--record", "r.txt")
    first = good(tatami(*command, typed="1\n1\n"))
    record = (tmp_path / "r.txt").read_text("utf-8")
    assert good(tatami(*command, typed="1\n1\n")) == first and (tmp_path / "r.txt").read_text("utf-8") == record
    assert "follows from the seed 5" in first and "\nluck known\nseed 5\n" in record
    status, out, _ = tatami("luck", "r.txt")
    assert status == 1 and out.startswith("This game was played with luck known beforehand, from the seed 5")


def test_a_share_has_no_part_in_a_known_luck(tatami):
    status, out, err = tatami("play", "katana", "--seed", 5, "--luck", "mine")
    assert (status, out) == (2, "")
    assert err == "With --seed the luck is known beforehand; --luck has no part in it.\n"


def test_without_a_promise_a_record_is_only_consistent(tatami, tmp_path):
    luck = SealedLuck("t", Secret(bytes(32)), (Pledge(pledge_of(SHARE)), Pledge(pledge_of(SHARE), SHARE), Pledge()))
    (tmp_path / "r.txt").write_text(finished(luck), encoding="utf-8")
    said = good(tatami("luck", "r.txt"))
    assert said.startswith("The record is consistent") and "it proves no more" in said
    assert f"Aiko pledged {pledge_of(SHARE)}, but that share was withheld" in said
    assert "Nobody chose" not in said
    setting = luck.setting_hash(read_record(finished(luck)).header.setting())
    said = good(tatami("luck", "r.txt", "--promised", luck.promise, "--setting", setting))
    assert "Whoever keeps the server could choose" in said and "Nobody chose" not in said
    assert "Aiko a déposé" in good(tatami("luck", "r.txt", "--lang", "fr"))


def test_shares_made_up_after_the_game_are_not_those_of_the_setting(tatami, tmp_path):
    """Whoever has the secret can try shares until the luck is a good one; the setting has the pledges of before."""
    secret, mine = Secret(bytes(32)), Pledge(pledge_of(SHARE), SHARE)
    before = SealedLuck("t", secret, (mine, Pledge(pledge_of(share_from("his")), share_from("his")), Pledge()))
    setting = before.setting_hash(read_record(finished(before)).header.setting())
    for text in ("better", "best"):
        made_up = Pledge(pledge_of(share_from(text)), share_from(text))
        for pledges in ((mine, made_up, Pledge()), (made_up, before.pledges[1], Pledge()), (mine, *[Pledge()] * 2)):
            record = finished(SealedLuck("t", secret, pledges))
            (tmp_path / "r.txt").write_text(record, encoding="utf-8")
            status, said, _ = tatami("luck", "r.txt", "--promised", before.promise, "--setting", setting)
            assert status == 1 and said.startswith("Something else was played or pledged"), said
            assert "Nobody chose" not in good(tatami("luck", "r.txt", "--promised", before.promise))
    (tmp_path / "r.txt").write_text(finished(before), encoding="utf-8")
    assert "Nobody chose this luck if" in good(tatami("luck", "r.txt", "--setting", setting))


def test_a_table_without_shares_proves_less(tatami, tmp_path):
    luck = SealedLuck("t", Secret(bytes(32)), (Pledge(),) * 3)
    (tmp_path / "r.txt").write_text(finished(luck), encoding="utf-8")
    assert "No share was opened" in good(tatami("luck", "r.txt", "--promised", luck.promise))


def test_another_promise_is_not_the_one(tatami, tmp_path):
    luck = SealedLuck("t", Secret(bytes(32)), (Pledge(),) * 3)
    (tmp_path / "r.txt").write_text(finished(luck), encoding="utf-8")
    status, out, _ = tatami("luck", "r.txt", "--promised", "a" * 64)
    assert status == 1 and out.startswith("The luck was not the promised one")


def test_quick_luck_says_so(tatami):
    record = HERE / "chohan-5p-rounds.txt"
    status, out, _ = tatami("luck", record)
    assert status == 1 and out.startswith("This game was played with quick luck")
    assert tatami("luck", record, "--promised", "a" * 64)[0] == 1


def test_every_changed_byte_is_refused(tatami, tmp_path):
    record = finished(SealedLuck("t", Secret(bytes(32)), (Pledge(pledge_of(SHARE), SHARE), Pledge(), Pledge())))
    for place in range(0, len(record) - 1, 37):
        changed = record[:place] + ("x" if record[place] != "x" else "y") + record[place + 1 :]
        (tmp_path / "r.txt").write_text(changed, encoding="utf-8")
        status, out, _ = tatami("luck", "r.txt")
        assert status == 1 and out.startswith("Nothing is proved, for the record does not hold: r.txt: Line"), out


@pytest.mark.parametrize(
    "words",
    [("nowhere.txt",), ("r.txt", "--promised", "12"), ("r.txt", "--setting", "12"), ("r.txt", "--lang", "de")],
)
def test_a_command_that_cannot_be_carried_out_is_no_verdict(tatami, tmp_path, words):
    (tmp_path / "r.txt").write_text(finished(KnownLuck("1")), encoding="utf-8")
    status, out, err = tatami("luck", *words)
    assert (status, out) == (2, "") and err.endswith(".\n")


def test_a_share_that_cannot_be_written_down_is_refused_in_a_sentence(tatami):
    status, out, err = tatami("play", "chohan", "--seats", 2, "--luck", "\udcff")
    assert (status, out) == (2, "") and err == "A share of the luck is text that can be written down.\n"
