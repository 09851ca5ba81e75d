"""R12 to R16: the end, the drone, teams, young pilots, and what is secret."""

import pytest

from tatami.exam.kit import falling
from tatami.games.dicium.crazy_cup.choices import CARDS
from tatami.games.dicium.crazy_cup.effects import forget_played, remember
from tatami.games.dicium.crazy_cup.state import EVERYBODY, USELESS_ALONE
from tatami.games.dicium.crazy_cup.tests.table import GAME, cup, fresh


def test_R12_1_the_finish_makes_it_the_last_round():
    t = cup("65 20", dice="5 1 3")
    t.say("a: blue 1", "a: square start")
    assert t.state.finishing and not t.state.over and t.at == "66+0 20"
    t.say("a: reserve no more")
    assert t.asked == "b: reroll", "b has a turn as well"


def test_R12_2_the_race_ends_before_the_first_player_again():
    """(B7)"""
    t = cup("20 64 20", turn="b", first="c", dice="3 3 1")
    t.say("b: pair", "b: square start", "b: reserve no more")
    assert t.state.over and t.ended == "line: b"
    assert t.why_not("a: end").code == "over"
    on = cup("20 64 20", turn="b", first="a", dice="3 3 1")
    on.say("b: pair", "b: square start", "b: reserve no more")
    assert not on.state.over and on.asked == "c: reroll"


def test_R12_3_who_has_finished_is_no_target():
    """(ruling 24)"""
    t = cup("62 66+0 64", dice="3 3 1 5", cards={"a": "rocket sandstorm"})
    t.say("a: play sandstorm")
    assert t.offered() == ["target c"]
    towed = cup("66+0 62 64", phase="turn", first="b", cards={"b": "puncture"})
    assert towed.asked == "a: reroll", "nobody bursts the tyres of one who has finished"


def test_R12_3_but_may_still_play_cards_in_the_turns_of_others():
    """(ruling 24)"""
    turn = cup("62 66+0 64", turn="a", phase="turn", first="b", cards={"b": "puncture"})
    assert turn.asked == "b: puncture" and turn.offered() == ["pass", "play puncture"]
    for place in ("65", "66+0"):
        sight = cup(f"63 {place}", dice="5 5 1", first="b", cards={"b": "hook"})
        assert sight.say("a: blue 2").asked == "b: hook", "finished or not"
    oil = cup("5 66+6 0", turn="a", dice="5 5 1", first="b", cards={"b": "oil"}, falls=(1,))
    oil.say("a: blue 2", "b: pass", "a: square 7", "b: play oil")
    assert oil.at == "6 66+6 0", "a lap behind, on the same square"


def test_R12_3_a_hook_may_tow_one_who_has_finished_farther():
    t = cup("2 66+1", turn="a", dice="5 5 1", first="b", cards={"b": "hook"})
    t.say("a: blue 2", "b: play hook", "a: square 4")
    assert t.at == "4 66+3"


def test_R12_4_the_farthest_behind_the_line_wins():
    """(ruling 25; B6)"""
    t = cup("64 66+1", turn="a", first="b", dice="3 3 4 4", bonuses={"b": "2 red"})
    t.say("a: two-pair", "a: square 1")
    assert t.at == "66+1 66+1"
    t = cup("64 66+1", turn="a", first="b", dice="3 3 3 3", bonuses={"b": "2 red"})
    t.say("a: four", "a: square 3")
    assert t.ended == "line: a" and t.outcome.ranking == ((0,), (1,))


@pytest.mark.parametrize(
    ("bonuses", "ended"),
    [({"b": "2 red"}, "line: b"), ({"a": "2 blue", "b": "2 red"}, "line: a b"), ({"a": "2 blue"}, "line: a")],
)
def test_R12_5_bonuses_decide_between_equals(bonuses, ended):
    t = cup("66+1 66+1", turn="b", first="a", dice="1", bonuses=bonuses)
    t.say("b: reserve no more")
    assert t.ended == ended


# Alone


def test_R13_1_the_drone_starts_beside_you_and_keeps_to_the_road():
    state = fresh(1)
    assert state.pawns == 2 and state.place == [0, 0] and state.hands[0] and len(state.hands) == 1
    t = cup("20", drone="4", phase="turn")
    assert t.at == "20 7", "past square 5, where the ravine begins, and on along the road"


@pytest.mark.parametrize(("hand", "place"), [(3, "3"), (4, "4"), (5, "5")])
def test_R13_2_x23_the_drone_moves_by_your_hand_before_your_throws(hand, place):
    """(ruling 26)"""
    t = cup("9", phase="turn", hand=hand)
    assert t.at == f"9 {place}" and t.asked == "a: reroll"
    first = fresh(1)
    assert first.asked[0].prompt == "direction" and first.place == [0, 0]


@pytest.mark.parametrize(("fall", "place"), [(4, "7"), (5, "10")])
def test_R13_3_the_drone_is_a_target_and_tests_on_five(fall, place):
    t = cup("8", drone="10", dice="1 1 3", cards={"a": "rocket"}, falls=(fall,))
    t.say("a: play rocket", "a: target drone")
    assert t.at == f"8 {place}"
    [thrown] = t.news("fights")
    assert (thrown.facts["throw"], thrown.facts["die"], thrown.facts["seat"]) == ("drone", fall, -1)
    bump = cup("8", drone="10", dice="1 1 3 3 4", falls=(fall,))
    bump.say("a: two-pair", "a: square 11")
    assert bump.offered() == ["pass", "target drone"]
    bump.say("a: target drone")
    assert bump.at == f"11 {place}"


def test_R13_4_the_drone_wins_only_if_it_is_farther():
    """(B8)"""
    level = cup("66+2", drone="66+2", dice="1")
    assert level.say("a: reserve no more").ended == "line: a"
    t = cup("66+2", drone="66+3", dice="1")
    assert t.say("a: reserve no more").ended == "drone:"
    last = cup("60", drone="66+0", dice="3 3 1")
    last.say("a: pair", "a: square 62", "a: reserve no more")
    assert last.ended == "drone:", "you have the rest of the round, and no more"


def test_R13_5_if_the_drone_wins_nobody_does():
    t = cup("60", drone="66+0", dice="1")
    t.say("a: reserve no more")
    assert t.outcome.winners == () and t.outcome.ranking == ((0,),)


def test_R13_6_useless_cards_are_out():
    """(ruling 27)"""
    state = fresh(1)
    every = [*state.deck, *state.open, *state.hands[0]]
    assert not set(every) & set(USELESS_ALONE) and len(every) == 20


# Teams


def test_R14_1_partners_sit_opposite():
    t = cup("5 20 20 21", teams=True, dice="1 1 3", cards={"a": "sandstorm"})
    t.say("a: play sandstorm")
    assert t.offered() == ["target b", "target d"]


def test_R14_2_only_the_other_team_is_an_opponent():
    t = cup("5 20 60 20", teams=True, phase="turn", cards={"b": "nitro", "c": "puncture", "d": "nitro"})
    asked = []
    while t.asked != "a: reroll":
        asked.append(t.asked)
        t.say(f"{t.asked[0]}: pass")
    assert asked == ["b: puncture", "d: puncture"]


def test_R14_3_partners_go_opposite_ways():
    t = cup("0 0 0 0", teams=True, dice="3 3 1", undecided=True)
    t.say("a: pair", "a: counter-clockwise", "a: square 64", "a: reserve no more")
    assert t.state.direction == [1, -1, 0, -1]
    other = cup("0 0 0 0", teams=True, dice="3 3 1", turn="b", undecided=True)
    other.say("b: pair", "b: clockwise")
    assert other.state.direction == [-1, 0, -1, 1], "the other team chooses for itself"


@pytest.mark.parametrize(("way", "square", "third", "directions"), [
    ("clockwise", "2", "3", [0, 0, 1, 1]),
    ("counter-clockwise", "64", "63", [1, 1, 0, 0]),
])  # fmt: skip
def test_R14_3_a_hook_gives_its_direction_to_a_team_that_has_none(way, square, third, directions):
    """(ruling 31)"""
    t = cup("0 0 0 0", dice="2 2 5 5 5", cards={"b": "hook"}, teams=True, undecided=True)
    t.say("a: blue 2", "a: spend 2", "a: spend 2", f"a: {way}", f"a: square {square}", "a: blue 1")
    assert t.asked == "b: hook" and t.state.direction[1] == -1
    t.say("b: play hook", f"a: square {third}")
    assert t.at == "3 1 0 0" and t.state.direction == directions
    left = cup("0 0 0 0", dice="2 2 5 5 5", cards={"b": "hook"}, teams=True, undecided=True)
    left.say("a: blue 2", "a: spend 2", "a: spend 2", f"a: {way}", f"a: square {square}", "a: blue 1", "b: pass")
    left.say(f"a: square {third}")
    assert left.state.direction[1] == -1, "who is not towed still chooses"


def test_R14_4_who_meets_wins_at_once():
    """(ruling 28; B9) The partner of a, coming the other way, stands 40 squares from Start: that is square 26."""
    t = cup("24 20 40 20", teams=True, dice="3 3 3 3")
    t.say("a: four", "a: square 28")
    assert t.state.over and t.ended == "meeting: a c" and t.outcome.teams[0].seats == (0, 2)
    back = cup("24 23 43 20", teams=True, turn="b", dice="1 1 3", cards={"b": "rocket"}, falls=(1,))
    back.say("b: play rocket", "b: target a")
    assert back.ended == "meeting: a c", "thrown back onto the partner"
    behind = cup("65 20 0 20", teams=True, dice="3 3 3 3").say("a: four", "a: square start")
    assert behind.at == "66+0 20 0 20" and not behind.state.over, "c has never left Start"
    gone_back = cup("1 20 0 20", teams=True, dice="3 3 4").say("a: pair", "a: another way", "a: square start")
    assert gone_back.at == "0 20 0 20" and not gone_back.state.over
    both = cup("65 20 66+0 20", teams=True, dice="3 3 3 3").say("a: four", "a: square start")
    assert both.ended == "meeting: a c", "both have come round"
    thrown = cup("66+0 64 1 20", teams=True, turn="b", dice="1 1 3", cards={"b": "rocket"}, falls=(1,))
    thrown.say("b: play rocket", "b: target c")
    assert thrown.at.startswith("66+0 64 0") and thrown.ended == "meeting: a c", "both have left Start"
    waits = cup("65 20 0 20", teams=True, dice="3 3 3 3")
    waits.state.departed |= 1 << 2
    assert [pawn.has_left for pawn in GAME.view(waits.state, 0).pawns] == [True] * 4
    assert waits.say("a: four", "a: square start").ended == "meeting: a c", "c was thrown back to Start before"


def test_R14_5_start_is_reached_but_not_passed():
    """(ruling 29)"""
    t = cup("65 20 10 20", teams=True, dice="3 3 3 3")
    t.say("a: four", "a: square start")
    assert t.at.startswith("66+0") and not t.state.finishing and not t.state.over
    beyond = cup("66+0 20 10 20", teams=True, dice="3 3 3 3")
    beyond.say("a: four")
    assert beyond.offered() == ["another way"]
    assert [beyond.why_not(f"a: {square}/square").clause for square in (5, 6)] == ["R14.5", "R7.1"]
    beyond.say("a: another way")
    assert "square 65" in beyond.offered() and "square 1" not in beyond.offered()


# Young pilots


def test_R15_1_five_dice_from_the_start():
    assert fresh(3, young=True).hand == [5, 5, 5]


def test_R15_2_colours_only():
    """(B10)"""
    t = cup("5 0", young=True, dice="2 2 2 dicium 1")
    assert t.offered() == ["blue 1", "blue 2", "blue 3", "green 2", "end actions"]
    assert t.why_not("a: pair").code == "colours-only"


def test_R15_3_cards_that_cost_a_pair_are_free():
    t = cup("26 20", young=True, dice="1 2 3 4 5", cards={"a": "nitro"})
    t.say("a: play nitro", "a: square 30")
    assert t.at == "30 20" and t.dice == "1 2 3 4 5"


# Secrets


def test_R16_1_hands_and_the_deck_are_secret():
    t = cup("5 0", dice="3 3 3", cards={"a": "nitro", "b": "oil rocket"})
    own, other = GAME.view(t.state, 0), GAME.view(t.state, None)
    assert own.seats[0].hand == ["nitro"] and own.seats[1].hand is None and own.seats[1].hand_size == 2
    assert [player.hand for player in other.seats] == [None, None] and other.deck == 30 - 3 - 3
    t.say("a: three", "a: draw")
    [drawn] = t.news("draws")
    assert "card" in drawn.seen_by(0) and "card" not in drawn.seen_by(1)


def test_R16_1_cards_that_were_seen_are_remembered():
    t = cup("26 20 20", dice="3 3 3", cards={"a": "pickpocket", "b": "oil"}, row="nitro rocket hook", falls=(6,))
    t.say("a: three", "a: take nitro")
    for seat in (1, 2, None):
        seen = GAME.view(t.state, seat)
        assert seen.seats[0].hand is None and seen.seats[0].known == ["nitro"]
        assert all(3 in GAME.imagine(seen, seed).hands[0] for seed in range(20)), "and so it is in every world"
    t.state.chance = falling(1)
    t.say("a: play pickpocket", "a: target b", "b: fight")
    assert GAME.view(t.state, 1).seats[0].known == ["nitro", "oil"], "the victim knows the stolen card"
    assert GAME.view(t.state, 2).seats[0].known == GAME.view(t.state, None).seats[0].known == ["nitro"]
    assert GAME.view(t.state, 0).seats[0].known == [], "nobody needs to remember the own hand"


def test_R16_1_what_may_have_been_stolen_or_was_played_is_known_no_more():
    t = cup("26 20 20", dice="1 1 3", cards={"a": "pickpocket", "b": "oil rocket", "c": "nitro nitro"}, falls=(1,))
    for seat, card in ((1, 5), (1, 4), (2, 3), (2, 3)):
        remember(t.state, seat, card, EVERYBODY)
    t.say("a: play pickpocket", "a: target b", "b: fight")
    [stolen] = t.state.hands[0]
    left = {"oil", "rocket"} - {CARDS[stolen]}
    assert set(GAME.view(t.state, 0).seats[1].known) == left, "the thief saw which one went"
    assert GAME.view(t.state, 2).seats[1].known == []
    forget_played(t.state, 2, 3)
    assert GAME.view(t.state, 0).seats[2].known == ["nitro"], "one played, one left"


def test_imagined_hands_lie_in_order():
    """Equal cards lie together, so that each is offered once."""
    t = cup("26 20", dice="1 1 3", cards={"b": "rocket rocket nitro nitro oil"})
    seen = GAME.view(t.state, 0)
    for seed in range(30):
        world = GAME.imagine(seen, seed)
        GAME.check(world)
        assert len(world.hands[1]) == 5


def test_R16_2_all_hands_are_shown_at_the_end():
    """(ruling 30)"""
    t = cup("66+1 66+1", turn="b", first="a", dice="1", cards={"a": "nitro"})
    revealed = t.state.revealed
    t.say("b: reserve no more")
    assert GAME.view(t.state, 1).seats[0].hand == ["nitro"]
    assert t.state.revealed > revealed, "a secret came out: b does not take it back"
