"""Records: golden games replay to the same end, and a record that was tampered with is found out, line by line."""

import json

import pytest

from tatami.cli.replay import opened, told_story
from tatami.core import BadRecord, Header, Match, Replay, read_record, write_record
from tatami.core.luck_kinds import QuickLuck
from tatami.core.record import FIRST_LINE, LONGEST, Line
from tatami.games import MODULES, load
from tatami.text import LANGUAGES
from tests.golden import make
from tests.golden.make import HERE, INDEX, STORIES, TOLD, digest

GOLDEN = json.loads(INDEX.read_text("utf-8"))
RECORDS = {name: (HERE / f"{name}.txt").read_text("utf-8") for name in GOLDEN}
SAMPLE = RECORDS[TOLD]


def replayed(text: str) -> Replay:
    record = read_record(text)
    return Replay(load(record.header.game), record).play_out()


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replayed(text)
    return caught.value


# Golden records


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_replays_to_the_same_end(name):
    match = replayed(RECORDS[name])
    assert match.closing() == GOLDEN[name]["closing"]
    assert digest(match) == GOLDEN[name]["digest"]
    assert match.record() == RECORDS[name], "written down again, a record has the same bytes"


@pytest.mark.parametrize("name", MODULES)
def test_there_is_a_golden_record_for_each_end_and_each_number_of_players(name):
    game = load(name)
    headers = [read_record(text).header for text in RECORDS.values()]
    closings = [entry["closing"].split()[1] for key, entry in GOLDEN.items() if key.startswith(f"{name}-")]
    assert {header.seats for header in headers if header.game == name} == set(game.seats)
    assert set(closings) == set(game.texts.nouns["reason"])


def test_golden_records_cover_options_content_and_undo():
    headers = [read_record(text).header for text in RECORDS.values()]
    assert any(len(header.options) == len(load(header.game).options.__struct_fields__) for header in headers)
    assert any(header.content for header in headers)
    assert any(" undo 1" in text for text in RECORDS.values())


def test_the_golden_files_are_the_ones_in_the_index():
    stories = {f"{told}.{lang}" for told in STORIES for lang in LANGUAGES}
    assert {file.stem for file in HERE.glob("*.txt")} == set(GOLDEN) | stories
    assert {wanted.name for wanted in make.WANTED} == set(GOLDEN)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("told", STORIES)
def test_a_golden_game_is_told_word_for_word(told, lang):
    story = "".join(f"{line.text}\n" for line in told_story(opened(HERE / f"{told}.txt"), lang))
    assert story == (HERE / f"{told}.{lang}.txt").read_text("utf-8")


# Reading and writing


def test_a_record_is_read_as_it_was_written():
    header = Header(
        "katana", 1, 3, QuickLuck("7"), {"geisha": "any"}, ("Ann", "Bob é", "C d"), {"cards": {"bo": {"copies": 5}}}
    )
    lines = [Line(0, "end"), Line(2, "undo 1")]
    record = read_record(write_record(header, lines, "open"))
    assert record.header == header
    assert [(line.seat, line.words) for line in record.lines] == [(0, "end"), (2, "undo 1")]
    assert [line.number for line in record.lines] == [11, 12]
    assert record.closing == "open"


@pytest.mark.parametrize("name", ["begin", "end", "seat-0 end", "share -", "0000 begin"])
def test_nobody_is_called_what_spoils_a_record(name):
    match = Match.begin(load("chohan"), 2, 7, names=("Aiko", name))
    assert replayed(match.record()).play_out().header.names == ("Aiko", name)


def test_an_open_game_can_be_written_down_and_taken_up_again():
    game = load("katana")
    match = Match.begin(game, 4, 11)
    for _ in range(10):
        asked = match.state.asked[0]
        match.choose(asked.seat, asked.options[-1])
    again = replayed(match.record())
    assert again.closing() == "open"
    assert game.referee(again.state) == game.referee(match.state)
    asked = again.state.asked[0]
    assert again.choose(asked.seat, asked.options[0]) is not None


def test_a_windows_editor_does_no_harm():
    assert replayed(SAMPLE.replace("\n", "\r\n")).record() == SAMPLE
    assert replayed(SAMPLE + "\n\n").record() == SAMPLE


def test_a_byte_order_mark_does_no_harm(tmp_path):
    assert replayed("\ufeff" + SAMPLE).record() == SAMPLE
    file = tmp_path / "record.txt"
    file.write_text("\ufeff" + SAMPLE, encoding="utf-8")
    assert opened(file).recorded == read_record(SAMPLE)


# What is refused


def test_every_lost_changed_or_doubled_line_is_found_where_it_is():
    rows = SAMPLE.splitlines()
    begin = next(number for number, row in enumerate(rows) if row.endswith(" begin"))
    for place, row in enumerate(rows):
        lost = refused("\n".join(rows[:place] + rows[place + 1 :]))
        changed = refused("\n".join([*rows[:place], row + "x", *rows[place + 1 :]]))
        doubled = refused("\n".join([*rows[: place + 1], row, *rows[place + 1 :]]))
        for error in (lost, changed, doubled):
            line = int(error.sentence.split(":")[0].removeprefix("Line "))
            if place > begin:
                assert line in (place + 1, place + 2), f"row {place + 1}: {error.sentence}"
            else:
                assert line <= begin + 2, f"row {place + 1}: {error.sentence}"


@pytest.mark.parametrize(("was", "says"), [("seats 5", "seats 4"), ("name Emi", "name Eve"), ("seed ", "seed 1")])
def test_a_changed_header_is_found_at_its_end(was, says):
    rows = SAMPLE.splitlines()
    begin = next(number for number, row in enumerate(rows, start=1) if row.endswith(" begin"))
    header = "\n".join(rows[:begin]).replace(was, says, 1)
    error = refused("\n".join([header, *rows[begin:]]))
    assert (error.code, error.sentence) == ("edited", f"Line {begin}: the header above was changed.")


def test_a_record_that_breaks_off_says_where():
    rows = SAMPLE.splitlines()
    error = refused("\n".join(rows[:50]))
    assert (error.code, error.sentence) == (
        "truncated",
        "Line 51: the record breaks off here; its closing line is missing.",
    )
    error = refused("\n".join(rows[:4]))
    assert (error.code, error.sentence) == ("truncated", "Line 5: the record breaks off in its header.")


@pytest.mark.parametrize("text", ["", "\n", "hello", "tatami record 2\n", '{"tatami": 1}', "\x7fELF"])
def test_what_is_no_record_is_foreign(text):
    error = refused(text)
    assert error.code == "foreign"
    assert error.sentence.startswith("Line 1:")
    assert FIRST_LINE in error.sentence


def test_nothing_may_follow_the_closing_line():
    error = refused(SAMPLE + "hello\n")
    assert error.code == "edited"
    assert error.sentence.startswith(f"Line {len(SAMPLE.splitlines()) + 1}:")


def sealed(lines, closing="open", version=1, seats=3, game="katana", **header) -> str:
    """A record whose checks are right, whatever it says."""
    return write_record(Header(game, version, seats, QuickLuck("7"), **header), lines, closing)


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        (sealed([], version=99), "version", "Line 2"),
        (sealed([Line(0, "fly away")]), "unplayable", "Line 6"),
        (sealed([Line(0, "undo 1")]), "unplayable", "Line 6"),
        (sealed([Line(0, "undo x")]), "unplayable", "Line 6"),
        (sealed([Line(0, "undo ²")]), "unplayable", "Line 6"),
        (sealed([Line(0, "undo " + "9" * 5000)]), "unplayable", "Line 6"),
        (sealed([Line(9, "end")]), "unreadable", "Line 6"),
        (sealed([Line("²", "end")]), "unreadable", "Line 6"),
        (sealed([Line("9" * 5000, "end")]), "unreadable", "Line 6"),
        (sealed([], "end honour seat-0"), "edited", "Line 6"),
        (sealed([], "hello"), "edited", "Line 6"),
        (sealed([], seats=9), "unreadable", "Line 3: katana is for 3, 4, 5, 6, 7"),
        (sealed([], options={"geisha": "sometimes"}), "unreadable", "Line 4: katana: option geisha"),
        (sealed([], options={"tea": "green"}), "unreadable", "Line 4: katana has no option “tea”"),
        (sealed([], options={"geisha": "any", "tea": "x"}), "unreadable", "Line 5: katana has no option “tea”"),
        (sealed([], content={"cards": {"bo": {"copies": 50}}}), "unreadable", "Line 4: "),
        (sealed([], content={"cards": 7}), "unreadable", "Line 4: "),
        (sealed([], names=("only one",)), "unreadable", "Line 4: the header has 1 names for 3 seats"),
        (sealed([], names=("A", "B\x1b[2J", "C")), "unreadable", "Line 5: “name B�[2J”"),
        (sealed([], names=("A", " ", "C")), "unreadable", "Line 5: "),
        (sealed([Line(0, "fly\x1b[2J")]), "unplayable", "Line 6: “fly�[2J”"),
        (sealed([Line(0, "undo \x1b[2J")]), "unplayable", "Line 6: “undo �[2J”"),
        (sealed([], "end \x1b[2J"), "edited", "Line 6: it says “end �[2J”"),
    ],
)
def test_a_sealed_record_that_cannot_be_played_names_the_line_or_the_reason(text, code, words):
    error = refused(text)
    assert error.code == code, error.sentence
    assert words in error.sentence
    assert error.sentence.startswith("Line ") and error.sentence.isprintable()


@pytest.mark.parametrize(
    "header",
    [
        ["game katana"],
        ["game katana one", "seats 3", "seed 1"],
        ["game katana 1", "seats three", "seed 1"],
        ["game katana 1", "seats ²", "seed 1"],
        ["game katana " + "1" * 5000, "seats 3", "seed 1"],
        ["game katana 1", "seats 3"],
        ["game katana 1", "seats 3", "seed 1", "seed 2"],
        ["game katana 1", "seats 3", "seed "],
        ["game katana 1", "seats 3", "seed a\x1b[2J"],
        ["game katana 1", "seats 3", "seed 1", "option geisha"],
        ["game katana 1", "seats 3", "seed 1", "option geisha any", "option geisha any"],
        ["game katana 1", "seats 3", "seed 1", "content {}", "content {}"],
        ["game katana 1", "seats 3", "seed 1", "content {"],
        ["game katana 1", "seats 3", "seed 1", "content 7"],
        ["game katana 1", "seats 3", "seed 1", "content " + "[" * 100_000],
        ["game katana 1", "seats 3", "seed 1", "colour red"],
    ],
)
def test_a_header_that_cannot_be_read_is_refused(header):
    from tatami.core.record import chained

    rows = [FIRST_LINE, *header]
    check = chained("", "\n".join(rows))
    rows += [f"{check} begin", f"{chained(check, 'open')} open"]
    error = refused("\n".join(rows))
    assert error.code == "unreadable"
    assert error.sentence.startswith("Line ")


def test_no_game_is_as_long_as_that():
    assert refused(SAMPLE + "x" * LONGEST).code == "too-long"


def test_a_record_of_a_game_we_do_not_have_is_foreign(tmp_path):
    file = tmp_path / "record.txt"
    file.write_text(sealed([], game="chess"), encoding="utf-8")
    with pytest.raises(BadRecord, match=r"record.txt: Line 2: There is no game “chess”"):
        opened(file)
