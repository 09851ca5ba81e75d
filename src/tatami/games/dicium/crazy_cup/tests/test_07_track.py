"""R7 to R9: the track, the actions, driving tests.

Clockwise from Start: shortcut r1 (ravine) joins squares 5 and 13, r2 (cactus) 6 and 12; 9 and 15 are garages.
"""

import pytest

from tatami.games.dicium.crazy_cup.content import SHIPPED, lay_out
from tatami.games.dicium.crazy_cup.effects import retreat
from tatami.games.dicium.crazy_cup.tests.table import GAME, cup, fresh

TRACK = lay_out(SHIPPED.track.drawing)


def test_R7_1_so_many_squares_that_are_joined_and_at_least_one():
    """(ruling 11)"""
    t = cup("3 0", dice="4 4 1")
    t.say("a: pair")
    assert t.offered() == ["square 4", "square 5", "another way"], "nothing is not a movement"
    assert t.why_not("a: 6/square").code == "too-far"
    t.say("a: square 5")
    assert t.at == "5 0" and t.asked == "a: reserve"
    barrier = (TRACK.links[10], TRACK.columns[10], TRACK.rows[10])
    assert barrier == ([9, 11], 4, 3) and 55 not in TRACK.links[10], "the square beside it lies behind a barrier"


def test_R7_2_the_first_to_move_chooses_the_direction():
    t = cup("0 0", dice="4 4 1", undecided=True)
    t.say("a: pair")
    assert t.asked == "a: direction" and t.offered() == ["clockwise", "counter-clockwise"]
    t.say("a: counter-clockwise", "a: square 64")
    assert t.state.at == [64, 0] and t.state.direction == [1, 1]
    t.say("a: reserve no more", "b: keep all")
    other = cup("0 0", turn="b", dice="4 4 1")
    assert other.say("b: pair").asked == "b: move", "nobody asks a second time"


def test_R7_3_pawns_may_go_back():
    t = cup("8 0", dice="4 4 4 4")
    t.say("a: four")
    assert "square 7" not in t.offered() and t.why_not("a: 7/square").code == "behind"
    t.say("a: another way")
    assert {"square 7", "square 3", "square 13"} <= set(t.offered())
    t.say("a: square 7")
    assert t.at == "7 0" and t.offered()[-2:] == ["another way", "stop"]
    t.say("a: another way", "a: square 8", "a: square 11")
    assert t.at == "11 0" and t.asked == "b: reroll", "one back, one on, and three"


def test_R7_4_nobody_goes_back_through_start():
    t = cup("1 0", dice="4 4 4 4")
    t.say("a: four", "a: another way")
    assert "square start" in t.offered() and "square 65" not in t.offered()
    done = cup("66+1 0", dice="4 4 4 4")
    done.say("a: four", "a: another way")
    assert "square start" in done.offered() and "square 65" not in done.offered()
    assert [done.why_not(f"a: {square}/square").clause for square in (65, 20)] == ["R7.4", "R7.1"]
    start = cup("0 0", dice="4 4 1").say("a: pair")
    assert [start.why_not(f"a: {square}/square").clause for square in (64, 63)] == ["R7.4", "R7.1"]
    assert start.offered() == ["square 1", "square 2", "another way"]


def test_R7_5_pawns_share_squares_and_pass():
    t = cup("3 4", dice="4 4 1")
    t.say("a: pair", "a: square 5")
    assert t.at == "5 4"
    assert cup("3 4", dice="5 1 3").say("a: blue 1", "a: square 4").at == "4 4"


def test_R7_6_rough_ground_costs_its_technology_each_time():
    """(ruling 12; B3)"""
    poor = cup("5 0", dice="4 4 1")
    poor.say("a: pair")
    assert poor.offered() == ["square 6", "square 7", "another way"]
    assert poor.why_not("a: r1/square").code == "no-technology"
    t = cup("5 0", dice="4 4 1", tiles={"a": "wings"})
    t.say("a: pair")
    assert t.offered() == ["square r1", "square 6", "square 7", "square 13", "another way"]
    t.say("a: square 13")
    assert t.at == "13 0" and t.state.tiles[0] == 0 and t.state.supply == [1, 1, 1, 1], "and it can be had again"
    assert "square r1" not in cup("5 0", dice="4 4 1", tiles={"a": "saws"}).say("a: pair").offered()


def test_R7_7_fewest_tiles_then_the_shortest_way():
    """(ruling 13)"""
    blue = "2 blue,4 blue"
    t = cup("5 0", dice="5 5 5 5 5", tiles={"a": "wings"}, bonuses={"a": blue})
    t.say("a: blue 5", "a: square 12")
    assert t.state.tiles[0] == 1, "seven squares by the road are within reach, and cost nothing"
    t = cup("5 0", dice="5 5 5 5 5", tiles={"a": "wings"}, bonuses={"a": blue})
    t.say("a: blue 5", "a: another way", "a: square r1", "a: square 13")
    assert t.at == "13 0" and t.state.tiles[0] == 0, "the other way can be chosen square by square"


BOTH = {"a": "wings saws"}  # r1 joins 5 and 13, r2 joins 6 and 12


def test_R7_10_where_different_tiles_lead_to_a_square_the_player_chooses():
    """(ruling 34) From 5 to 13: two squares over the ravine, or four through the cactus forest."""
    for tile, left, way in (("wings", "saws", "r1 13"), ("saws", "wings", "6 r2 12 13")):
        t = cup("5 0", dice="3 3 3 3", tiles=BOTH).say("a: four", "a: square 13")
        assert t.asked == "a: spend-tile" and t.offered() == ["tile wings", "tile saws"]
        assert t.why_not("a: tiles/floats").clause == "R7.10" and t.at == "5 0"
        t.say(f"a: tile {tile}")
        assert t.at == "13 0" and GAME.view(t.state, 0).seats[0].tiles == [left], way
        assert [event.facts["tile"] for event in t.news("returns-tile")] == [tile]


def test_R7_10_nobody_is_asked_where_one_tile_alone_leads_there():
    t = cup("5 0", dice="4 4 1", tiles=BOTH).say("a: pair", "a: square 13")
    assert t.at == "13 0" and t.state.tiles[0] == 1 << 4, "the forest is too far for two squares"
    t = cup("5 0", dice="3 3 3 3", tiles={"a": "saws"}).say("a: four", "a: square 13")
    assert t.at == "13 0" and t.state.tiles[0] == 0
    t = cup("5 0", dice="3 3 3 1 1", tiles=BOTH).say("a: full", "a: square 13")
    assert t.at == "13 0" and t.state.tiles[0] == 1 | 1 << 4, "the airship spends none"
    blue = "2 blue,4 blue"
    t = cup("5 0", dice="5 5 5 5 5", tiles=BOTH, bonuses={"a": blue}).say("a: blue 5", "a: square 12")
    assert t.at == "12 0" and t.state.tiles[0] == 1 | 1 << 4, "a way that costs nothing comes first (R7.7)"


def test_R7_10_on_another_way_too():
    t = cup("5 0", dice="3 3 3 3", tiles=BOTH).say("a: four", "a: another way", "a: square 13")
    assert t.asked == "a: spend-tile"
    t.say("a: tile wings")
    assert t.at == "13 0" and t.asked == "a: move" and t.offered()[-1] == "stop", "three squares are left"


def test_R7_8_tornado_then_oil_then_bumping():
    """(ruling 14)"""
    t = cup("5 6", dice="3 3 4 4", cards={"b": "oil", "a": "ace ace"}, falls=(6,))
    t.state.tornado, t.state.tornado_by = 6, 1
    t.say("a: two-pair", "b: pass", "a: square 8")
    assert t.asked == "a: test"
    t.say("a: play ace")
    assert t.asked == "b: oil"
    t.say("b: play oil", "a: play ace")
    assert t.asked == "a: bump"
    t.say("a: pass")
    assert t.at == "8 6"


def test_R7_9_a_garage_adds_a_face_to_combinations_of_a_colour():
    """(ruling 15; B5)"""
    t = cup("9 0", dice="5 1 3")
    assert t.offered() == ["blue 1", "green 2", "end actions"]
    t.say("a: blue 1")
    assert "square 11" in t.offered() and "square 12" not in t.offered()
    t.say("a: square 11")
    assert t.asked == "a: reserve", "one green die is nothing away from the garage"
    tested = cup("9 8", turn="b", dice="1 1 3", cards={"b": "rocket"}, falls=(5,))
    tested.say("b: play rocket", "b: target a")
    assert tested.at == "6 8", "a garage does not help in a test: 5 fails"


@pytest.mark.parametrize(("dice", "choice", "farthest"), [("5 1 3", "blue 1", 21), ("5 2 3", "blue 2", 22)])
def test_R8_1_blue_moves_a_square_for_each_face(dice, choice, farthest):
    t = cup("20 0", dice=dice).say(f"a: {choice}")
    assert f"square {farthest}" in t.offered() and f"square {farthest + 1}" not in t.offered()


def test_R5_3_x5_green_acquires_a_bonus_of_exactly_its_level():
    """(ruling 7)"""
    t = cup("5 0", dice="1 1 dicium")
    assert t.offered() == ["pair", "three", "green 2", "green 3", "end actions"]
    t.say("a: green 3")
    assert t.offered() == ["bonus red", "bonus green"] and t.dice == ""
    t.say("a: bonus red")
    assert t.state.bonus(0, 2) == 1


def test_R8_2_yellow_takes_technology_into_one_of_two_places():
    """(B4)"""
    t = cup("5 0", dice="3 3 3")
    t.say("a: yellow 3")
    assert t.offered() == ["tile wings", "tile shield", "tile saws", "tile floats"]
    t.say("a: tile saws")
    assert t.state.supply == [1, 1, 0, 1]
    assert "tile saws" not in cup("5 0 0", dice="3 3 3", tiles={"b": "saws saws"}).say("a: yellow 3").offered()
    alike = cup("5 0 0", dice="3 3 3", tiles={"a": "saws"}).say("a: yellow 3", "a: tile saws")
    assert alike.state.tiles[0] == 2 << 4
    full = cup("5 0 0", dice="3 3 3", tiles={"a": "saws saws"})
    assert "yellow 3" not in full.offered() and full.why_not("a: yellow-3").code == "no-tile-slot"


def test_R8_3_a_pair_moves_two():
    t = cup("20 0", dice="3 3 1").say("a: pair")
    assert t.offered() == ["square 21", "square 22", "another way"]


def test_R8_4_x8_a_straight_is_a_die_or_a_bonus():
    """(ruling 8)"""
    t = cup("5 0", dice="1 2 dicium").say("a: straight")
    assert t.offered() == ["raise hand", "level 2", "level 3", "level 4", "level 5"]
    t.say("a: level 5", "a: bonus roll")
    assert t.state.hand[0] == 3 and t.state.bonus(0, 4) == 1 and t.asked == "b: reroll"


def test_R8_4_a_straight_leads_to_one_die_more_than_it_has():
    """(ruling 33) Four dice, one of them lost to a puncture."""
    t = cup("5 0", dice="1 2 3", hand=3)
    t.state.hand[0] = 4
    assert t.say("a: straight").offered() == ["level 2", "level 3", "level 4", "level 5"]
    full = "2 blue,2 yellow,3 red,3 green,4 blue,4 yellow,5 roll,5 red"
    t = cup("5 20", phase="turn", bonuses={"a": full}, cards={"b": "puncture"}, falls=(1, 1, 2, 3))
    t.state.hand[0] = t.state.thrown = 4
    t.say("b: play puncture")
    assert t.dice == "1 2 3" and "straight" not in [form.piece for form in GAME.view(t.state, 0).forms]
    assert "straight" not in t.say("a: keep all").offered() and t.why_not("a: straight").code == "nothing-to-gain"


def test_R8_5_cards_from_the_deck_or_the_row():
    """(B11)"""
    t = cup("5 0", dice="3 3 3", row="nitro nitro rocket")
    t.say("a: three")
    assert t.offered() == ["draw", "take nitro", "take rocket"], "equal cards are one choice"
    t.say("a: take rocket")
    assert t.hand("a") == "rocket" and len(t.state.open) == 3, "the row is filled up"
    assert cup("5 0", dice="4 4 4").say("a: red 3", "a: draw").state.hands[0] != []
    empty = cup("5 0", dice="3 3 3")
    empty.state.discards, empty.state.deck = empty.state.deck, []
    empty.say("a: three", "a: draw")
    assert len(empty.state.deck) == 30 - 3 - 1 and empty.news("shuffles"), "the discards became a deck"
    none = cup("5 0", dice="4 4 4")
    none.state.hands[1] = sorted([*none.state.open, *none.state.deck])
    none.state.open, none.state.deck = [], []
    assert none.state.combinations(0) == [40, 25], "only the pair: no card is to be had"
    none.say("a: pair", "a: square 6", "a: reserve no more")
    assert none.asked == "b: reroll"


@pytest.mark.parametrize(("fall", "place"), [(5, "4"), (6, "7")])
def test_R8_6_two_pair_may_bump_one_who_is_crossed(fall, place):
    """(ruling 16; B1) A failed test is three squares back, and the movement goes on."""
    t = cup("6 7 5", dice="3 3 1 1", falls=(fall,))
    t.say("a: two-pair", "a: square 9")
    assert t.asked == "a: bump" and t.offered() == ["pass", "target b"], "only who is on a square entered"
    t.say("a: target b")
    assert t.at == f"9 {place} 5"
    both = cup("6 7 7", dice="3 3 1 1", falls=(1,))
    both.say("a: two-pair", "a: square 8", "a: target c")
    assert both.at == "8 7 4" and both.asked.startswith("b"), "one of them, and only one"
    row = cup("6 7 8", dice="3 3 1 1", falls=(6,)).say("a: two-pair", "a: square 9", "a: target b")
    assert row.at == "9 7 8" and row.asked.startswith("b"), "nor another one on the next square"
    assert cup("6 7", dice="3 3 1").say("a: pair", "a: square 8").asked != "a: bump", "only with two pair"


def test_R8_7_four_of_a_kind_moves_five():
    t = cup("26 0", dice="3 3 3 3").say("a: four")
    assert "square 31" in t.offered() and "square 32" not in t.offered()


def test_R8_8_a_full_house_flies_three():
    t = cup("5 0", dice="3 3 3 1 1").say("a: full")
    assert {"square r1", "square 13", "square 14"} <= set(t.offered()) and "square 15" not in t.offered()


def test_R8_9_five_of_a_kind_flies_five():
    t = cup("5 0", dice="3 3 3 3 3").say("a: five")
    assert "square 16" in t.offered() and "square 17" not in t.offered()


def test_R8_10_the_airship_needs_no_technology_and_discards_none():
    t = cup("5 0", dice="3 3 3 1 1", tiles={"a": "wings"})
    t.say("a: full", "a: square 13")
    assert t.at == "13 0" and t.state.tiles[0] == 1


@pytest.mark.parametrize(
    ("fall", "reserve", "bonuses", "place"),
    [
        *((6, "", "", "7"), (5, "", "", "4"), (5, "4", "", "7"), (4, "4", "", "4"), (4, "4 4", "", "7")),
        *((5, "", "2 red", "7"), (4, "", "2 red", "4"), (4, "", "2 red,4 red", "7"), (3, "4", "2 red,4 red", "7")),
    ],
)
def test_R9_1_x12_the_die_red_dice_and_red_bonuses(fall, reserve, bonuses, place):
    """Six passes and five does not; the second mat has red bonuses at levels 2 and 4."""
    held = {"b": bonuses} if bonuses else {}
    t = cup("5 7", dice="1 1 3", cards={"a": "rocket"}, reserve={"b": reserve}, bonuses=held, falls=(fall,))
    t.say("a: play rocket", "a: target b")
    for _ in range(reserve.count("4")):
        t.say("b: engage 4")
    assert t.at == f"5 {place}"


def test_R6_2_red_dice_are_engaged_before_and_discarded():
    t = cup("5 7", dice="1 1 3", cards={"a": "rocket"}, reserve={"b": "4 dicium"}, falls=(5,))
    t.say("a: play rocket", "a: target b")
    assert t.offered("b") == ["fight", "engage 4"]
    t.say("b: engage 4")
    assert t.at == "5 7" and t.state.reserve[1] == 1 << 15, "the Dicium face is never red"
    own = cup("5 6", dice="5 5 4 3", cards={"b": "oil"}, falls=(5,))
    own.say("a: blue 2", "b: pass", "a: square 7", "b: play oil")
    assert own.offered("a") == ["fight", "engage 4"]
    own.say("a: engage 4")
    assert own.dice == "3", "in one's own turn any unused red dice"


def test_R9_2_who_passes_suffers_nothing():
    t = cup("5 7", dice="1 1 3", cards={"a": "rocket"}, falls=(6,))
    t.say("a: play rocket", "a: target b")
    assert t.at == "5 7" and t.news("tests")[0].facts["passed"] is True


def test_R6_3_engaging_is_no_action():
    """(ruling 9; A10)"""
    t = cup("5 6", dice="5 5 4 3", cards={"b": "oil"}, falls=(5,))
    t.say("a: blue 2", "b: pass", "a: square 7", "b: play oil", "a: engage 4")
    assert t.state.actions == 1


@pytest.mark.parametrize(("place", "back"), [("7", "4"), ("2", "0"), ("0", "0"), ("r1", "3"), ("13", "10")])
def test_R9_3_back_along_the_road_never_through_start(place, back):
    """(ruling 17; B2)"""
    t = cup(f"0 {place}", turn="a", dice="1 1 3", falls=(1,))
    t.state.tornado, t.state.tornado_by = 5, 0
    retreat(t.state, 1, 3)
    assert t.at == f"0 {back}" and not t.news("tests"), "the tornado on the way does not matter"


def test_the_track_is_as_it_is_drawn():
    assert TRACK.road == 66 and len(TRACK.kinds) == 74
    assert [number for number, garage in enumerate(TRACK.garages) if garage] == [9, 15, 33, 42, 48, 61]
    circuit = TRACK.circuits[0]
    steps, edge = {0: 0}, [0]
    while edge:
        here = edge.pop(0)
        for near in circuit.neighbours[here]:
            if near not in steps:
                steps[near] = steps[here] + 1
                edge.append(near)
    assert steps[circuit.finish] == 42, "the shortest lap with every shortcut"
    assert fresh(2).rules.track is TRACK
