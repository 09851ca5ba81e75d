"""What views show for boards, and what they keep covered."""

import msgspec

from tatami.games.dicium.donjon.tests.table import GAME, table


def test_the_goal_the_king_and_the_reserve_are_told():
    seen = table("c5 i5", "1 2 3", king=4, goblins="d5", slain={"b": "ogre"}, opened={"a": "a1"}).seen()
    assert (seen.goal.opened, seen.goal.needed, seen.goal.has_crown) == (1, 8, False)
    assert seen.king == 8 and seen.king_square == "g6" and seen.goblins == ["d5"] and seen.goblins_left == 3
    ogre = next(one for one in seen.monsters if one.monster == "ogre")
    assert ogre.slayer == 1 and ogre.square is None and seen.seats[1].trophies == ["ogre"]


def test_forms_say_what_each_combination_would_do_here():
    seen = table("a1", "1 1 2").seen()
    assert {(form.piece, form.deed, form.count) for form in seen.forms} == {
        ("pair", "move", 2), ("blue-1", "move", 1), ("green-2", "search", 2), ("lock-2", "treasure", 0),
    }  # fmt: skip


def test_squares_within_reach_are_told_with_the_way_and_the_dice():
    """(R9.1, R9.2) With a blue bonus one die leads two squares, two dice three; a pair takes two dice for two."""
    seen = table("c5", "2 2 3", items={"a": "boots"}, goblins="d5").seen()
    assert seen.face_bonuses == {"blue": 1, "yellow": 0, "green": 0}
    told = {(one.square, one.piece): (one.away, one.dice) for one in seen.reaches}
    assert told["c4", "blue-1"] == (1, 1) and told["d4", "blue-1"] == (2, 1) and told["d4", "pair"] == (2, 2)
    assert told["e4", "blue-2"] == (3, 2) and ("e4", "blue-1") not in told
    assert told["d5", "blue-1"] == (1, 1)  # A goblin can be walked to.
    chosen = table("c5", "2 2 3").say("a: pair").seen()
    assert {(one.piece, one.dice) for one in chosen.reaches} == {(None, 0)}
    assert {one.square: one.away for one in chosen.reaches}["d4"] == 2


def test_a_door_leads_one_square():
    """(R9.5)"""
    seen = table("d5", "3").seen()
    assert [(one.square, one.piece, one.away) for one in seen.reaches] == [("e5", "yellow-1", 1)]


def test_what_is_added_to_the_combat_die_is_told():
    """(R2.2, R9.6, R12.2) The warrior has a red bonus, a fireball adds another, and each engaged die one."""
    t = table("c9", "3 3 4 1", goblins="e9")
    assert t.seen().attack == 1
    assert t.say("a: yellow 2").seen().attack == 2
    assert t.say("a: square e9").seen().attack == 2
    assert t.asked == "a: fight"


def test_the_trail_of_a_slaughter_and_the_die_that_fate_turns():
    assert table("d6", "2 2 5 5 5").say("a: full", "a: square c6").seen().trail == ["d6", "c6"]
    t = table("c5", "1 2 2", scrolls={"a": "scroll-fate"}).say("a: play scroll-fate", "a: turn 2")
    assert t.seen().to_turn == "2"


def test_nothing_covered_is_in_a_view_but_the_referee_sees_it():
    t = table("c5", "1 2 3", pile="pit web")
    text = msgspec.json.encode(t.seen("a")).decode()
    assert '"holds":"crown"' not in text and t.seen("a").seats[0].pile == {"find": 0, "trap": 2, "goblin": 0}
    everything = GAME.referee(t.state)
    assert everything.piles == [["pit", "web"]] and everything.chests[-1] == "crown"


def test_an_imagined_world_looks_the_same_and_keeps_what_is_known():
    t = table("k5 c5", "1 1 3", pile="pit web").say("a: lock 2", "a: square f6")
    seen = t.seen("b")
    worlds = [GAME.imagine(seen, seed) for seed in range(12)]
    assert all(GAME.view(world, 1) == seen for world in worlds)
    assert {world.chests[8] for world in worlds} == {2}  # the crown was seen
    assert len({tuple(world.chests) for world in worlds}) > 1 and len({tuple(world.piles[0]) for world in worlds}) > 1


def test_the_die_of_an_attack_is_seen_though_the_kings_die_follows_at_once():
    t = table("c6", "3 3", goblins="c7", king=2, actions=1, falls="1 5").say("a: yellow 2")
    t.answer("a: where", "square c7")
    seen = t.seen()
    assert t.told("king-walks", "die") == [5]
    assert (seen.attack_die, seen.combat) == (1, 5) and t.tile("c7") == "goblin"
