"""Content packs: what they change, and what is refused."""

import random
import tomllib
from importlib.resources import files

import pytest

from tatami.core import BadContent
from tatami.games.dicium.choices import COMBINATIONS
from tatami.games.dicium.crazy_cup.choices import CARDS
from tatami.games.dicium.crazy_cup.content import SHIPPED, action_rows, lay_out, read
from tatami.games.dicium.crazy_cup.state import USELESS_ALONE
from tatami.games.dicium.crazy_cup.tests.table import GAME, cup, fresh
from tatami.games.dicium.crazy_cup.view import View
from tatami.games.dicium.dice import COLOURS
from tatami.text import Reader

SMALL = [".-.-.-G-.-.-.", "|   |   |   |", ".   R   .   .", "|   |   |   |", "S-.-.-.-G-.-."]
LOOP = [
    ".-.-.-R-.-.-G-.-.",
    "|   |   |       |",
    ".   .-G-.       .",
    "|               |",
    "S-.-.-.-.-.-.-.-.",
]
TO_START = [
    ".-S-.-.-.-.",
    "| |       |",
    ".-R       .",
    "|         |",
    *[".         .", "|         |"] * 3,
    ".-.-.-.-.-.",
]
GARAGES = ["S-G-G-G-G-G", "|         |", *["G         G", "|         |"] * 4, "G-G-G-G-G-G"]
SHORT_LAP = [".-.-.-.-.-.-.-.-.", "|       |       |", "S       R       .", "|       |       |", ".-.-.-.-.-.-.-.-."]


def sources(pack: dict[str, object] | None = None) -> dict[str, str]:
    """What a table tells its players."""
    view: View = GAME.view(GAME.new(2, 1, pack), 1)
    return view.rules.sources


def test_R17_1_every_value_says_where_it_comes_from():
    told = sources()
    assert set(told) == {
        "track",
        *(f"mat-{colour}" for colour in COLOURS),
        *COMBINATIONS,
        *(f"card-{card}" for card in CARDS),
    }
    assert set(told.values()) <= {"rulebook", "inferred", "reconstruction"}
    told["track"] = "hearsay"
    assert sources()["track"] == "reconstruction", "a view has its own"


def test_R17_2_the_rulebook_names_the_straight_and_two_pair():
    told = sources()
    assert {name for name in told if told[name] == "rulebook"} == {"straight", "two-pair"}
    assert {name for name in told if told[name] == "inferred"} == {"pair", "three", "four", "full", "five"}


def test_R17_3_what_a_pack_names_comes_from_the_owner():
    pack = {
        "cards": {"nitro": {"squares": 5}},
        "mats": {"red": {"5": ["roll", "roll"]}},
        "actions": {"pair": "bump-1"},
        "track": {"drawing": LOOP},
    }
    told = sources(pack)
    assert [name for name in told if told[name] == "owner"] == ["track", "mat-red", "pair", "card-nitro"]


def test_R17_3_a_pack_says_what_combinations_do():
    pack = {"actions": {"pair": "airship-4", "straight": "card", "three": "hand-or-bonus", "five": "move-9"}}
    t = cup("5 0", dice="2 2 4", content=pack)
    form = next(form for form in GAME.view(t.state, 0).forms if form.piece == "pair")
    assert (form.deed, form.count) == ("airship", 4)
    t.say("a: pair")
    assert "square 9" in t.offered() and "square 10" not in t.offered() and "square r2" in t.offered()
    assert cup("5 0", dice="1 2 3", content=pack).say("a: straight").asked == "a: card"
    full = "2 blue,2 yellow,3 red,3 green,4 blue,4 yellow,5 roll,5 red"
    t = cup("5 0", dice="1 2 3 4 5", bonuses={"a": full}, content=pack)
    assert "straight" in t.offered(), "a card can be had, whatever the mat says"
    t = cup("5 0", dice="3 3 3 4 4", bonuses={"a": full}, content=pack)
    assert "three" not in t.offered() and t.why_not("a: three").code == "nothing-to-gain"
    assert "three" in cup("5 0", dice="3 3 3 4 4", bonuses={"a": full}).offered(), "the shipped table is another"


def test_R17_3_cards_and_combinations_say_the_values_in_play():
    pack = {
        "cards": {"nitro": {"squares": 1}, "rocket": {"squares": 5, "reach": 9}, "dynamite": {"reach": 1}},
        "actions": {"pair": "bump-4", "four": "card", "five": "move-1"},
    }
    english, french = (Reader(GAME, lang, table=GAME.new(2, 1, pack)) for lang in ("en", "fr"))
    assert english.text("card", "nitro") == "Discard a pair and move one square; this is no action."
    assert english.help("hand/rocket") == (
        "Rocket: An opponent up to 9 road squares ahead takes a driving test; if it fails, 5 squares back."
    )
    assert "within one road square takes" in (english.text("card", "dynamite") or "")
    assert "9 cases de route" in (french.text("card", "rocket") or "") and "5 cases en" in french.help("rocket")
    said = {combination: english.choice(GAME.choices.parse(combination)) for combination in COMBINATIONS}
    assert said["pair"] == "Pair: move up to 4 squares and bump somebody"
    assert said["four"] == "Four of a kind: take a cheat card" and said["five"] == "Five of a kind: move one square"
    assert said["straight"] == "Straight: one more die, or a bonus of any level"
    assert french.choice(GAME.choices.parse("pair")).endswith("rouler, 4 cases au plus, et accrocher quelqu’un")


def test_R17_3_without_a_table_texts_say_the_shipped_values():
    reader = Reader(GAME, "en")
    assert reader.text("card", "nitro") == "Discard a pair and move up to 4 squares; this is no action."
    assert reader.choice(GAME.choices.parse("full")) == "Full house: by airship, up to 3 squares"


def test_R15_3_for_young_pilots_no_card_names_a_pair():
    english, french = (Reader(GAME, lang, table=GAME.new(2, 1, young=True)) for lang in ("en", "fr"))
    assert english.text("card", "nitro") == "Move up to 4 squares; this is no action."
    assert (english.text("card", "dynamite") or "").startswith("Every opponent within 2 road squares takes")
    assert (french.text("card", "nitro") or "").startswith("Avancez de 4 cases au plus")
    assert "paire" not in (french.text("card", "dynamite") or "paire")


def test_help_on_a_combination_says_which_dice_form_it():
    assert Reader(GAME, "en").help("pair") == "Pair: Two dice of one value."


def test_the_values_of_the_family_stand_in_the_file_as_a_pack_would_name_them():
    text = files("tatami.games.dicium.crazy_cup").joinpath("content.toml").read_text("utf-8")
    lines = text[text.index("# [actions]") :].splitlines()
    pack = tomllib.loads("\n".join(line.removeprefix("#").strip() for line in lines))
    same = read(pack)
    assert [row.action for row in action_rows(same)] == [row.action for row in action_rows(SHIPPED)]
    assert set(same.actions) == set(COMBINATIONS) and same.mats == SHIPPED.mats and set(same.own_mats) == set(COLOURS)


def test_a_pack_changes_what_it_names_and_nothing_else():
    state = fresh(
        2, content={"cards": {"rocket": {"copies": 5, "reach": 9}}, "mats": {"blue": {"2": ["red", "red"]}}}
    )
    rocket = CARDS.index("rocket")
    assert state.rules.copies[rocket] == 5 and state.rules.reach[rocket] == 9 and state.rules.squares[rocket] == 3
    assert len(state.rules.deck) == 32 and state.mats[0][:2] == [2, 2] and state.mats[1] == fresh(2).mats[1]
    GAME.check(state)


def test_a_pack_may_draw_its_own_track():
    state = fresh(2, content={"track": {"drawing": LOOP}})
    assert state.rules.track.road == 22 and len(state.rules.track.kinds) == 23
    assert state.rules.track.links[22] == [4, 8], "the ravine joins the fifth square and the ninth"
    luck = random.Random(1)
    while state.asked:
        asked = state.asked[0]
        GAME.apply(state, asked.seat, luck.choice(asked.options))
        GAME.check(state)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "line"


def test_a_drawing_is_read_clockwise_whatever_way_it_is_drawn():
    upside_down = lay_out(tuple(reversed(LOOP)))
    assert upside_down.kinds[0] == 0
    first = upside_down.columns[1], upside_down.rows[1]
    assert first == (1, 0), "from the upper left corner clockwise is to the right"


@pytest.mark.parametrize(("hooks", "is_enough"), [(3, False), (4, True)])
def test_a_pack_leaves_cards_for_a_race_alone(hooks, is_enough):
    """Ten at least that are of use against the drone: three to hold, three to show, and some to draw. (R13.6)"""
    serve = [card for number, card in enumerate(CARDS) if number not in USELESS_ALONE]
    few = {"hook": {"copies": hooks}, "ace": {"copies": 12}}
    pack = {"cards": {card: {"copies": 1} for card in serve} | few}
    if is_enough:
        state = fresh(1, content=pack)
        assert len(state.hands[0]) == len(state.open) == 3 and len(state.deck) == 4
    else:
        with pytest.raises(BadContent, match="race alone, not 9"):
            fresh(1, content=pack)


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({"cards": {"banana": {"copies": 1}}}, "unknown-name"),
        ({"cards": {"hook": {"reach": 3}}}, "unknown-name"),
        ({"cards": {"hook": {"squares": 3}}}, "unknown-name"),
        ({"cards": {"rocket": {"reach": 0}}}, "bad-value"),
        ({"cards": {"rocket": {"reach": 67}}}, "bad-value"),
        ({"cards": {"nitro": {"squares": 9}}}, "bad-value"),
        ({"cards": {"nitro": {"copies": 13}}}, "bad-value"),
        ({"cards": {"nitro": {"copies": -1}}}, "bad-value"),
        ({"cards": {card: {"copies": 1} for card in CARDS}}, "bad-value"),
        ({"cards": {"nitro": {"copies": "many"}}}, "bad-content"),
        ({"luck": {}}, "bad-content"),
        ({"actions": {"six": "move-2"}}, "unknown-name"),
        ({"actions": {"pair": "move-0"}}, "bad-value"),
        ({"actions": {"pair": "move-10"}}, "bad-value"),
        ({"actions": {"pair": "move"}}, "bad-value"),
        ({"actions": {"pair": "card-2"}}, "bad-value"),
        ({"actions": {"pair": "doors-2"}}, "bad-value"),
        ({"actions": {"pair": "move-²"}}, "bad-value"),
        ({"mats": {"red": {"2": ["red"]}}}, "bad-value"),
        ({"mats": {"red": {"2": ["red", "purple"]}}}, "bad-content"),
        ({"track": {"drawing": ["S-.", "| |", ".-."]}}, "bad-value"),
        ({"track": {"drawing": ["S-X"]}}, "bad-value"),
        ({"track": {"drawing": [".-."]}}, "bad-value"),
        ({"track": {"drawing": ["S-. .-."]}}, "bad-value"),
        ({"track": {"drawing": ["S-"]}}, "bad-value"),
        ({"track": {"drawing": ["S|."]}}, "bad-value"),
        ({"track": {"drawing": SMALL}}, "bad-value"),
        ({"track": {"drawing": [line.replace("R", "S") for line in LOOP]}}, "bad-value"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(pack, code):
    with pytest.raises(BadContent) as refused:
        GAME.new(3, 1, pack)
    assert refused.value.code == code


def test_R7_4_no_rough_square_is_joined_with_start():
    with pytest.raises(BadContent, match="Column 2, row 2 of the track: a rough square is not joined with Start"):
        GAME.new(2, 1, {"track": {"drawing": TO_START}})


def test_R7_7_of_two_laps_within_reach_a_square_is_the_one_farther_on():
    """(ruling 13) Ten squares from Start to Start over the ravine: nine steps can reach a square by both ways."""
    circuit = lay_out(tuple(SHORT_LAP)).circuits[0]
    twice = 0
    for node in range(circuit.finish):
        reach = circuit.reach(node, 9, 0, True)
        assert len(set(reach.by_way)) == len(reach.by_way) and len(set(reach.ahead)) == len(reach.ahead)
        for square, route in reach.routes.items():
            twice += route[0] >= circuit.finish and square in circuit.reach(node, 4, 0, True).routes
    assert twice, "somewhere a square behind is also ahead"


def test_R11_2_without_a_square_for_it_a_tornado_is_not_played():
    t = cup("5 7", dice="5 1 3", cards={"a": "tornado"}, content={"track": {"drawing": GARAGES}})
    assert "play tornado" not in t.offered() and t.why_not("a: hand/tornado").code == "no-tornado-there"
