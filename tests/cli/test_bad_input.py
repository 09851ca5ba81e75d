"""Bad input is one sentence on standard error and exit code 2; nothing is written, nothing is traced back."""

import os
from pathlib import Path

import pytest

from tatami.cli import obey
from tests.cli.lines import RECORD, good

BAD = {
    "unknown command": ("fly",),
    "unknown flag": ("run", "katana", "--fly"),
    "no game": ("run",),
    "unknown game": ("run", "chess"),
    "unknown game to play": ("play", "chess"),
    "unknown game to check": ("check", "chess"),
    "unknown game to read": ("rules", "chess"),
    "unknown game to print": ("content", "chess"),
    "two seats": ("run", "katana", "--seats", 2),
    "eight seats": ("play", "katana", "--seats", 8),
    "port in words": ("serve", "--port", "http"),
    "games with a fraction": ("run", "katana", "--games", "1.5", "--out", "r"),
    "seats in words": ("run", "katana", "--seats", "five"),
    "seats to check": ("check", "katana", "--seats", 9),
    "no such seat": ("play", "katana", "--seats", 4, "--seat", 4),
    "negative seat": ("play", "katana", "--seat", -1),
    "unknown option": ("run", "katana", "--option", "tea=green", "--out", "r"),
    "bad value": ("run", "katana", "--option", "geisha=sometimes", "--out", "r"),
    "option without value": ("run", "katana", "--option", "geisha", "--out", "r"),
    "option twice": ("run", "katana", "--option", "geisha=any", "--option", "geisha=others", "--out", "r"),
    "unknown bot": ("run", "katana", "--bots", "random,genius", "--out", "r"),
    "no bot": ("run", "katana", "--bots", "", "--out", "r"),
    "unknown bot to play": ("play", "katana", "--bots", "genius"),
    "no games": ("run", "katana", "--games", 0, "--out", "r"),
    "negative games": ("check", "katana", "--games", -5),
    "too many games": ("run", "katana", "--games", 10**12, "--out", "r"),
    "no jobs": ("run", "katana", "--jobs", 0, "--out", "r"),
    "too many jobs": ("run", "katana", "--jobs", 65, "--out", "r"),
    "too many jobs to check": ("check", "katana", "--jobs", 10**9),
    "too many jobs in the arena": ("arena", "katana", "--jobs", 10**9, "--out", "r"),
    "no such port": ("serve", "--port", 99999999),
    "negative port": ("serve", "--port", -1),
    "pause in words": ("serve", "--pause", "long"),
    "pause without end": ("serve", "--pause", "nan"),
    "seed too long for a file": ("run", "katana", "--seed", "7" * 240, "--out", "new/r"),
    "name too long for a folder": ("run", "katana", "--out", f"new/{'r' * 300}"),
    "name too long for the arena": ("arena", "katana", "--out", f"new/{'r' * 300}"),
    "name too long for the record": ("play", "katana", "--record", "r" * 300),
    "no folder for the plot": ("beliefs", RECORD, "--out", "nowhere/b.svg"),
    "folder as plot": ("beliefs", RECORD, "--out", "folder"),
    "name too long for the plot": ("beliefs", RECORD, "--out", "b" * 300),
    "no worlds": ("check", "katana", "--worlds", 0),
    "unknown language": ("replay", RECORD, "--lang", "de"),
    "unknown language to list": ("games", "--lang", "klingon"),
    "unknown clause": ("rules", "katana", "R99.1"),
    "no clause": ("rules", "katana", "hello"),
    "missing record": ("replay", "nowhere.txt"),
    "folder as record": ("replay", "folder"),
    "binary record": ("replay", "binary"),
    "latin-1 record": ("replay", "latin"),
    "empty record": ("replay", "empty"),
    "no such seat in the record": ("replay", RECORD, "--view", 5),
    "negative seat in the record": ("replay", RECORD, "--view", -1),
    "truncated record": ("replay", "truncated"),
    "edited record": ("replay", "edited"),
    "edited record as json": ("replay", "edited", "--json"),
    "missing pack": ("run", "katana", "--content", "nowhere.toml", "--out", "r"),
    "folder as pack": ("run", "katana", "--content", "folder", "--out", "r"),
    "binary pack": ("content", "katana", "--check", "binary"),
    "pack that is no TOML": ("content", "katana", "--check", "edited"),
    "deep pack": ("content", "katana", "--check", "deep.toml"),
    "pack with wrong counts": ("content", "katana", "--check", "counts.toml"),
    "pack with unknown card": ("content", "katana", "--check", "unknown.toml"),
    "pack with a long number": ("content", "katana", "--check", "long.toml"),
    "pack with a large number": ("content", "katana", "--check", "large.toml"),
    "pack with odd values": ("content", "katana", "--check", "odd.toml"),
    "pack with wrong counts to run": ("run", "katana", "--content", "counts.toml", "--out", "r"),
    "file as folder": ("run", "katana", "--out", "empty"),
    "folder below a file": ("run", "katana", "--out", "empty/r"),
    "folder that cannot be made": ("run", "katana", "--out", "/proc/tatami/r"),
    "folder as file for the record": ("play", "katana", "--record", "folder"),
    "no folder for the record": ("play", "katana", "--record", "nowhere/r.txt"),
}


@pytest.fixture
def bad_files(tmp_path):
    text = RECORD.read_text("utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "latin").write_bytes("tatami record 1\nname é\n".encode("latin-1"))
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "truncated").write_text("\n".join(text.splitlines()[:40]), encoding="utf-8")
    (tmp_path / "edited").write_text(text.replace("draw", "flow", 1).replace(" end", " draw", 1), encoding="utf-8")
    (tmp_path / "deep.toml").write_text("a = " + "[" * 100_000, encoding="utf-8")
    (tmp_path / "counts.toml").write_text("[cards.bo]\ncopies = 50\n", encoding="utf-8")
    (tmp_path / "unknown.toml").write_text("[cards.chainsaw]\ncopies = 1\n", encoding="utf-8")
    (tmp_path / "long.toml").write_text(f"[cards.bo]\ncopies = {'9' * 5000}\n", encoding="utf-8")
    (tmp_path / "large.toml").write_text(f"[cards.bo]\ncopies = 0x{'f' * 5000}\n", encoding="utf-8")
    (tmp_path / "odd.toml").write_text("[cards]\nbo = 1979-05-27\n", encoding="utf-8")
    return sorted(tmp_path.rglob("*"))


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_one_sentence_and_nothing_is_written(case, tatami, bad_files, tmp_path):
    status, out, err = tatami(*BAD[case])
    assert status == 2, err
    assert out == ""
    assert len(err.splitlines()) == 1, err
    assert err.strip().endswith((".", "?")), err
    assert "Traceback" not in err
    assert sorted(tmp_path.rglob("*")) == bad_files


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("run", "chess"), "There is no game “chess”; there are: katana"),
        (("run", "katana", "--seats", 2), "katana is for 3, 4, 5, 6, 7 players, not 2."),
        (("run", "katana", "--bots", "genius"), "There is no bot “genius”; there are: random, heuristic"),
        (("run", "katana", "--option", "geisha=no"), "katana: option geisha cannot be “no”; it can be: any, others."),
        (("run", "katana", "--bots", "a\x1b[2J"), "There is no bot “a�[2J”; there are: random, heuristic"),
        (("run", "katana", "--option", "\x1b[2J"), "An option is written name=value, not “�[2J”."),
        (("fly",), "There is no command “fly”; there are: serve, play,"),
        (("run",), "The following arguments are required: GAME; `tatami run --help` says what can be given.\n"),
        (
            ("run", "katana", "bushido"),
            "`tatami run` does not take “bushido”; `tatami run --help` says what can be given.",
        ),
        (("run", "katana", "--game", 5), "`tatami run` does not take “--game”; "),
        (("run", "katana", "--games"), "--games takes a value; `tatami run --help` says what can be given.\n"),
        (("run", "katana", "--games", "x"), "--games takes a whole number, not “x”."),
        (("run", "katana", "--games", "1.5"), "--games takes a whole number, not “1.5”."),
        (("serve", "--port", "http"), "--port takes a whole number, not “http”."),
        (("serve", "--port", 99999999), "--port is from 0 to 65535, not 99999999.\n"),
        (("serve", "--pause", 11), "--pause is from 0 to 10 seconds, not 11.\n"),
        (("serve", "--pause", "long"), "--pause takes a number, not “long”.\n"),
        (("run", "katana", "--jobs", 10**9), "--jobs is from 1 to 64, not 1,000,000,000.\n"),
        (("run", "katana", "--seed", "7" * 240, "--out", "r"), "r/katana-5p-seed7777"),
        (("beliefs", RECORD, "--out", "folder"), "folder is a folder, not a file to write.\n"),
        (("play", "dicium.crazy_cup", "--seats", 1, "--seat", 1), "With 1 player your seat is 0, not 1.\n"),
        (("replay", "nowhere.txt"), "nowhere.txt cannot be read: No such file or directory."),
        (("replay", "folder"), "folder is a folder, not a record."),
        (("replay", "binary"), "binary is not a text, so it is no record."),
        (("replay", "truncated"), "truncated: Line 41: the record breaks off here; its closing line is missing."),
        (("content", "katana", "--check", "counts.toml"), "counts.toml: "),
        (("run", "katana", "--out", "empty"), "empty is a file, not a folder for records."),
    ],
)
def test_what_the_sentences_say(words, sentence, tatami, bad_files):
    assert tatami(*words)[2].startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nope"], "Unrecognized arguments: nope; --help says what can be given.\n"),
        (["--rounds", "many"], "--rounds takes a whole number from 1; --help says what can be given.\n"),
        (["--seconds", "nan"], "--seconds takes a number above 0; --help says what can be given.\n"),
        (["--games", "chess"], "There is no game “chess”; there are: "),
        (["--builds", "wooden"], "There is no build “wooden”; there are: plain, compiled.\n"),
        (["--games", "none", "--peers", "none", "--out", "/dev/null/r"], "/dev/null/r cannot be made"),
    ],
)
def test_what_cannot_be_measured_is_one_sentence_too(words, sentence, capfd):
    assert obey(["bench", *words]) == 2
    out, err = capfd.readouterr()
    assert out == "" and err.startswith(sentence) and err.count("\n") == 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is unwritable for the administrator")
def test_a_folder_that_cannot_be_written_to(tatami, tmp_path):
    (tmp_path / "locked").mkdir(mode=0o500)
    status, out, err = tatami("run", "katana", "--out", "locked")
    assert (status, out) == (2, "")
    assert "cannot be written" in err


def test_a_file_that_cannot_be_written(tatami, monkeypatch, tmp_path):
    def full(*_args, **_more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    status, out, err = tatami("run", "katana", "--out", "r")
    assert (status, out) == (2, "")
    assert err.startswith("r/katana-5p-seed1-0001.txt cannot be written: No space left on device.")
    assert not list((tmp_path / "r").iterdir())


def test_a_record_can_go_to_a_device(tatami):
    good(tatami("play", "katana", "--record", os.devnull, typed=""))
