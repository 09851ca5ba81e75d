"""R10 and R11: cheat cards, each with its moment."""

import pytest

from tatami.exam.kit import falling
from tatami.games.dicium.crazy_cup.tests.table import cup


def test_R10_1_as_many_cards_as_one_likes_besides_the_actions():
    t = cup("5 7", dice="5 5 1", cards={"a": "rocket rocket"}, falls=(6, 6))
    t.say("a: play rocket", "a: target b", "a: play rocket", "a: target b")
    assert t.state.actions == 2 and t.asked == "a: act" and "blue 2" in t.offered()


@pytest.mark.parametrize(("falls", "at", "held"), [((6, 1), "6 6", ""), ((1,), "6 6", "oil"), ((6, 6), "8 6", "")])
def test_R10_1_a_second_oil_slick_on_one_square(falls, at, held):
    """(ruling 18) Asked again as long as the movement goes on and a card is in the hand."""
    t = cup("5 6", dice="3 3 3 3 1", cards={"b": "oil oil"}, falls=falls)
    t.say("a: four", "b: pass", "a: square 8", "b: play oil")
    if len(falls) == 2:
        assert t.asked == "b: oil" and t.offered() == ["pass", "play oil"]
        t.say("b: play oil")
    assert t.at == at and t.hand("b") == held and t.asked == "a: reserve"


def test_R10_1_a_second_puncture_at_one_turn():
    t = cup("26 20", turn="a", phase="turn", cards={"b": "puncture puncture"}, falls=(6, 1))
    t.say("b: play puncture")
    assert t.asked == "b: puncture" and t.offered() == ["pass", "play puncture"] and t.state.thrown == 3
    t.say("b: play puncture")
    assert t.asked == "a: reroll" and t.state.thrown == 2
    other = cup("26 20", phase="turn", cards={"b": "puncture nitro"}, falls=(6,)).say("b: play puncture")
    assert other.asked == "b: puncture" and other.offered() == ["pass"], "the second question tells nothing either"


def test_R10_2_a_card_at_its_moment_is_discarded():
    t = cup("5 7", dice="5 5 1", cards={"a": "rocket oil"}, falls=(6,))
    assert "play oil" not in t.offered() and t.why_not("a: hand/oil").code == "wrong-moment"
    assert t.why_not("a: hand/nitro").code == "not-in-hand"
    t.say("a: play rocket", "a: target b")
    assert t.hand("a") == "oil" and t.state.discards == [4]


def test_R10_3_whoever_holds_a_card_is_asked():
    """(ruling 18)"""
    t = cup("5 7 9", phase="turn", cards={"b": "nitro"})
    assert t.asked == "b: puncture" and t.offered() == ["pass"], "without a puncture too; c has no cards at all"
    t.say("b: pass")
    assert t.asked == "a: reroll"


def test_R10_4_cards_that_need_a_target_and_have_none_are_not_played():
    """(ruling 19)"""
    t = cup("9 2", dice="5 1 3", cards={"a": "rocket sabotage pickpocket sandstorm tornado"})
    assert [words for words in t.offered() if words.startswith("play")] == ["play tornado", "play sandstorm"]
    assert t.why_not("a: hand/rocket").code == "no-target-for-card"
    later = cup("5 7", dice="", actions=0, cards={"a": "rocket"}, falls=(6,))
    assert later.offered() == ["play rocket", "end actions"], "after the actions too"


@pytest.mark.parametrize("card", ["nitro", "dynamite"])
def test_R10_5_nitro_and_dynamite_cost_a_pair(card):
    t = cup("5 6", dice="5 1 3", cards={"a": card})
    assert f"play {card}" not in t.offered() and t.why_not(f"a: hand/{card}").code == "no-pair"
    t = cup("5 6", dice="3 3 1", cards={"a": card}, falls=(6,))
    t.say(f"a: play {card}")
    assert t.dice == "1" and t.state.actions == 2


@pytest.mark.parametrize(("place", "is_reached"), [("62", True), ("61", False), ("60", False)])
def test_R10_6_a_rocket_counts_through_start(place, is_reached):
    """(ruling 20) The road has 66 squares; from 62 it is six on to square 2."""
    t = cup(f"{place} 2", dice="5 1 3", cards={"a": "rocket"}, falls=(1,))
    assert ("play rocket" in t.offered()) == is_reached
    if is_reached:
        t.say("a: play rocket", "a: target b")
        assert t.at == f"{place} 0", "thrown back to Start, and not through it (R9.3)"


@pytest.mark.parametrize(
    ("own", "other", "is_reached"),
    [("1", "65", True), ("1", "64", False), ("65", "1", True), ("64", "1", False), ("66+0", "64", True)],
)
def test_R10_6_so_does_dynamite_either_way(own, other, is_reached):
    """(ruling 20) Two squares, whatever lap each of them is in."""
    t = cup(f"{own} {other}", dice="3 3 1", cards={"a": "dynamite"}, falls=(1,))
    assert ("play dynamite" in t.offered()) == is_reached


def test_R10_6_distances_along_the_road_in_the_own_direction():
    """(ruling 20)"""
    behind = cup("5 3", dice="5 1 3", cards={"a": "rocket"})
    assert "play rocket" not in behind.offered(), "it is 64 squares on"
    level = cup("5 5", dice="5 1 3", cards={"a": "rocket"})
    assert "play rocket" not in level.offered(), "one square ahead at least"
    rough = cup("3 r1", dice="5 1 3", cards={"a": "rocket"}, falls=(6,))
    assert rough.say("a: play rocket").offered() == ["target b"], "the ravine counts as square 5"
    waiting = cup("0 2 0 0", dice="5 1 3", cards={"a": "rocket"}, teams=True, ways=(-1, 0, -1, 1))
    assert "play rocket" in waiting.offered(), "a team without a direction counts clockwise"
    waiting = cup("0 2 0 0", dice="5 1 3", cards={"a": "rocket"}, teams=True, ways=(-1, 1, -1, 0))
    assert "play rocket" not in waiting.offered(), "two squares anticlockwise"


# The hook


def test_R11_1_a_hook_follows_as_many_squares():
    """(ruling 21) Square 26 to 30 lie in one row."""
    t = cup("28 26", dice="5 5 1", cards={"b": "hook"})
    t.say("a: blue 2")
    assert t.asked == "b: hook"
    t.say("b: play hook", "a: square 30")
    assert t.at == "30 28" and t.hand("b") == ""
    short = cup("28 26", dice="5 5 1", cards={"b": "hook"})
    assert short.say("a: blue 2", "b: play hook", "a: square 29").at == "29 27"
    behind = cup("26 28", dice="5 5 1", cards={"b": "hook"})
    assert behind.say("a: blue 2", "b: play hook", "a: square 27").at == "27 27", "along the line, towards the other"


def test_R11_1_a_hook_needs_a_straight_free_line():
    """(B12)"""
    blocked = cup("28 26 27", dice="5 5 1", cards={"b": "hook"})
    assert blocked.say("a: blue 2").asked == "a: move", "a pawn between"
    corner = cup("32 29", dice="5 5 1", cards={"b": "hook"})
    assert corner.say("a: blue 2").asked == "a: move", "not in one line"
    rough = cup("13 5", dice="5 5 1", cards={"b": "hook"})
    assert rough.say("a: blue 2").asked == "a: move", "rough ground between"
    barrier = cup("10 55", dice="5 5 1", cards={"b": "hook"})
    assert barrier.say("a: blue 2").asked == "a: move", "a barrier between"
    same = cup("28 28", dice="5 5 1", cards={"b": "hook"})
    assert same.say("a: blue 2").asked == "a: move", "at least one square away"
    adjacent = cup("28 27", dice="5 5 1", cards={"b": "hook"})
    assert adjacent.say("a: blue 2").asked == "b: hook"
    nitro = cup("28 27", dice="3 3 1", cards={"a": "nitro", "b": "hook"})
    assert nitro.say("a: play nitro").asked == "a: move", "nitro is no action"


def test_R11_1_in_tow_rough_ground_is_free_and_a_hook_can_tear():
    t = cup("5 4", dice="5 5 1", cards={"b": "hook"}, tiles={"a": "wings"})
    t.say("a: blue 2", "b: play hook", "a: square 13")
    assert t.at == "13 r1" and t.state.tiles == [0, 0]
    torn = cup("26 28", dice="3 3 1 1", cards={"b": "hook"}, falls=(1,))
    torn.say("a: two-pair", "b: play hook", "a: square 29", "a: target b")
    assert torn.at == "29 25", "bumped back, b is not towed"


# Tornado and sandstorm


def test_R11_2_a_tornado_stops_who_fails():
    """(ruling 22)"""
    t = cup("26 20", dice="5 5 1", cards={"a": "tornado"})
    t.say("a: play tornado")
    offered = t.offered()
    assert not {"square start", "square 9", "square 26", "square 20", "square r1"} & set(offered)
    assert len(offered) == 66 - 1 - 6 - 2
    assert t.why_not("a: 9/square").code == "no-tornado-there"
    t.say("a: square 27")
    assert t.state.tornado == 27
    through = cup("26 20", dice="5 5 1", falls=(5,))
    through.state.tornado, through.state.tornado_by = 27, 1
    assert through.say("a: blue 2", "a: square 28").at == "27 20"
    passed = cup("26 20", dice="5 5 1", falls=(6,))
    passed.state.tornado, passed.state.tornado_by = 27, 1
    assert passed.say("a: blue 2", "a: square 28").at == "28 20"


def test_R11_2_the_tornado_leaves_when_its_player_begins_and_moves_when_used_again():
    t = cup("26 20", phase="turn", turn="b")
    assert t.state.tornado == -1
    t = cup("26 20", turn="a", dice="1")
    t.state.tornado, t.state.tornado_by = 40, 1
    t.say("a: reserve no more")
    assert t.state.tornado == -1 and t.news("tornado-leaves")
    again = cup("26 20", dice="5 1 3", cards={"a": "tornado"})
    again.state.tornado, again.state.tornado_by = 40, 1
    again.say("a: play tornado", "a: square 41")
    assert (again.state.tornado, again.state.tornado_by) == (41, 0)


def test_R11_2_the_drone_meets_the_tornado_before_it_leaves():
    """Alone, the drone is the first of each round: your next turn begins after its move. (R13.4)"""
    t = cup("20", drone="4", dice="5 1 3", cards={"a": "tornado"})
    t.say("a: play tornado", "a: square 5")
    t.state.chance = falling(4)
    t.say("a: end actions", "a: reserve no more")
    assert t.at == "20 5" and t.state.tornado == -1 and t.asked == "a: reroll"
    [drone] = t.news("drives")
    assert drone.facts["square"] == "5" and drone.facts["drone"], "where it was stopped is told"


@pytest.mark.parametrize(("fall", "storm"), [(5, 1), (6, -1)])
def test_R11_3_a_sandstorm_forbids_blue(fall, storm):
    """(ruling 23)"""
    t = cup("26 20", dice="1 3 4", cards={"a": "sandstorm"}, falls=(fall, 2, 2, 5))
    t.say("a: play sandstorm", "a: target b")
    assert t.state.storm == storm
    t.say("a: reserve no more", "b: keep all")
    assert ("blue 1" in t.offered()) == (storm == -1)
    if storm == 1:
        assert t.why_not("b: blue-1").code == "stormy"
    t.say("b: end actions", "b: reserve no more")
    assert t.state.storm == -1
    free = cup("26 20", dice="5 1 3")
    free.state.storm = 1
    assert free.say("a: blue 1", "a: square 27").at == "27 20", "it stops nobody else"
    moved = cup("26 20", dice="1 3 4", cards={"a": "sandstorm"}, falls=(1,))
    moved.state.tornado, moved.state.tornado_by = 30, 0
    moved.say("a: play sandstorm", "a: target b")
    assert moved.state.tornado == -1 and moved.state.storm == 1, "there is one tile"


# Blows


def test_R11_4_nitro_moves_four():
    t = cup("26 20", dice="3 3 1", cards={"a": "nitro"})
    t.say("a: play nitro")
    assert "square 30" in t.offered() and "square 31" not in t.offered() and "stop" not in t.offered()


@pytest.mark.parametrize(
    ("place", "is_target"), [("26", False), ("27", True), ("32", True), ("33", False), ("25", False)]
)
def test_R11_5_a_rocket_hits_one_to_six_squares_ahead(place, is_target):
    t = cup(f"26 {place}", dice="1 1 3", cards={"a": "rocket"}, falls=(1,))
    assert ("play rocket" in t.offered()) == is_target
    if is_target:
        t.say("a: play rocket", "a: target b")
        assert t.at == f"26 {int(place) - 3}"


@pytest.mark.parametrize(("fall", "place"), [(5, "27"), (6, "28")])
def test_R11_6_oil_ends_the_movement_on_the_square(fall, place):
    t = cup("26 27", dice="5 5 1", cards={"b": "oil"}, falls=(fall,))
    t.say("a: blue 2", "b: pass", "a: square 28")
    assert t.asked == "b: oil"
    t.say("b: play oil")
    assert t.at == f"{place} 27" and t.state.left == 0
    assert [event.facts["square"] for event in t.news("drives")] == [place], "all hear where it came to"


def test_R11_6_no_oil_where_the_movement_ends_anyway():
    """(ruling 32)"""
    last = cup("26 28", dice="5 5 1", cards={"b": "oil"}).say("a: blue 2", "b: pass", "a: square 28")
    assert last.asked == "a: reserve" and last.at == "28 28"
    stopped = cup("26 27", dice="5 5 1", cards={"b": "oil"}, falls=(1,))
    stopped.state.tornado, stopped.state.tornado_by = 27, 1
    stopped.say("a: blue 2", "b: pass", "a: square 28")
    assert stopped.asked == "a: reserve" and stopped.at == "27 27", "the tornado comes first"
    way = cup("26 27", dice="5 5 1", cards={"b": "oil"}, falls=(1,))
    way.say("a: blue 2", "b: pass", "a: another way", "a: square 27")
    assert way.asked == "b: oil", "a square is left of this movement"


@pytest.mark.parametrize(("place", "back"), [("23", "23"), ("24", "22"), ("26", "24"), ("28", "26"), ("29", "29")])
def test_R11_7_dynamite_strikes_within_two_squares(place, back):
    t = cup(f"26 {place} 27", dice="3 3 1", cards={"a": "dynamite"}, falls=(1, 1))
    t.say("a: play dynamite")
    assert t.at == f"26 {back} 25"


@pytest.mark.parametrize(("fall", "hand", "dice"), [(5, 3, 2), (6, 3, 3)])
def test_R11_8_a_puncture_costs_a_die(fall, hand, dice):
    t = cup("26 20", phase="turn", cards={"b": "puncture"}, falls=(fall,))
    t.say("b: play puncture")
    assert t.state.thrown == dice and t.state.hand[0] == hand


def test_R11_8_never_fewer_than_two_dice_and_the_reserve_defends():
    t = cup("26 20 20", phase="turn", cards={"b": "puncture", "c": "puncture"}, falls=(1, 1))
    t.say("b: play puncture")
    assert t.state.thrown == 2 and t.asked == "a: reroll", (
        "nobody is asked about a puncture without effect (ruling 32)"
    )
    red = cup("26 20", phase="turn", cards={"b": "puncture"}, reserve={"a": "4 1"}, falls=(5,))
    red.say("b: play puncture")
    assert red.offered("a") == ["fight", "engage 4"]
    red.say("a: engage 4")
    assert red.state.thrown == 3 and red.state.reserve[0] == 1


def test_R11_9_loaded_dice_after_a_throw():
    t = cup("26 20", dice="1 3 4", phase="reroll", cards={"a": "loaded-dice"})
    assert t.offered()[-1] == "play loaded-dice"
    t.say("a: play loaded-dice", "a: turn 4")
    assert t.offered() == ["to 1", "to 2", "to 3", "to 5", "to dicium"]
    t.say("a: to 2")
    assert t.dice == "1 2 3" and t.asked == "a: reroll"
    last = cup("26 20", dice="1 3 4", cards={"a": "loaded-dice loaded-dice"})
    assert "play loaded-dice" in last.offered(), "after the last throw too"
    last.say("a: play loaded-dice", "a: turn 4", "a: to 5", "a: blue 1", "a: square 27")
    assert "play loaded-dice" not in last.offered() and last.why_not("a: hand/loaded-dice").code == "dice-used"


def test_R11_10_sabotage_takes_a_tile_or_puts_it_back():
    t = cup("26 20", dice="1 1 3", cards={"a": "sabotage"}, tiles={"b": "wings saws"}, falls=(1,))
    t.say("a: play sabotage", "a: target b")
    assert t.asked == "a: steal-tile" and t.offered() == ["tile wings", "tile saws"]
    t.say("a: tile saws", "a: keep tile")
    assert t.state.tiles == [1 << 4, 1]
    back = cup("26 20", dice="1 1 3", cards={"a": "sabotage"}, tiles={"b": "wings"}, falls=(1,))
    back.say("a: play sabotage", "a: target b", "a: tile wings", "a: return tile")
    assert back.state.tiles == [0, 0] and back.state.supply == [1, 1, 1, 1]
    full = cup("26 20", dice="1 1 3", cards={"a": "sabotage"}, tiles={"a": "shield floats", "b": "wings"}, falls=(1,))
    full.say("a: play sabotage", "a: target b", "a: tile wings")
    assert full.state.tiles[1] == 0 and full.state.supply[0] == 1, "no free place: it is put back"
    held = cup("26 20", dice="1 1 3", cards={"a": "sabotage"}, tiles={"b": "wings"}, falls=(6,))
    assert held.say("a: play sabotage", "a: target b").state.tiles == [0, 1]


def test_R11_11_a_pickpocket_takes_a_card_at_random():
    t = cup("26 20", dice="1 1 3", cards={"a": "pickpocket", "b": "nitro"}, falls=(1,))
    t.say("a: play pickpocket", "a: target b", "b: fight")
    assert t.hand("a") == "nitro" and t.hand("b") == ""
    [told] = t.news("steals-card")
    assert told.seen_by(0)["card"] == told.seen_by(1)["card"] == "nitro" and "card" not in told.seen_by(None)


def test_R11_12_an_ace_passes_the_test():
    t = cup("26 28", dice="1 1 3", cards={"a": "rocket", "b": "ace"}, falls=(1,))
    t.say("a: play rocket", "a: target b")
    assert t.offered("b") == ["fight", "play ace"]
    t.say("b: play ace")
    assert t.at == "26 28" and t.hand("b") == "" and not t.news("fights")
