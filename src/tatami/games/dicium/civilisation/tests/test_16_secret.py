"""R16: what is secret."""

from tatami.games.dicium.civilisation.tests.table import GAME, isles


def test_R16_1_hands_and_secrets_are_known_to_their_player_alone():
    """(ruling 38)"""
    t = isles("b2 h8", dice="4 4 3", cards={"a": "zeno plato"}, secrets={"a": "sage"})
    own, other = t.seen("a").seats[0], t.seen("b").seats[0]
    assert own.hand == ["plato", "zeno"] and own.secret == "sage" and len(own.dealt) == 2
    assert (other.hand, other.secret, other.dealt, other.hand_size) == (None, None, None, 2)
    assert t.seen("b").deck == 11


def test_R16_1_a_philosopher_from_the_row_is_known_to_all():
    """(ruling 38)"""
    t = isles("b2 h8", dice="4 4 4", row="zeno plato thales").say("a: three", "a: take plato")
    assert t.seen("b").seats[0].known == ["plato"] and t.seen().seats[0].shown == ["plato"]


def test_R16_1_a_stolen_one_is_known_to_both():
    """(ruling 38)"""
    t = isles(
        "d3 e3 h8", dice="3 4 1", cards={"a": "protagoras", "b": "plato"}, shown={"b": "thales hypatia"}, falls=(1,)
    )
    t.say("a: play protagoras", "b: fight", "b: pass")
    stolen = t.hand("a")
    assert t.seen("b").seats[0].known == [stolen] and t.seen("c").seats[0].known == []
    assert t.seen("c").seats[1].known == [], "any card of b may be the one that is gone"
    assert t.seen("a").seats[1].known == sorted({"thales", "hypatia"} - {stolen}, key=["thales", "hypatia"].index)


def test_R16_1_a_hand_of_one_known_card_hides_nothing():
    t = isles("d3 e3 h8", dice="3 4 1", cards={"a": "protagoras"}, shown={"b": "thales"}, falls=(1,))
    t.say("a: play protagoras")
    assert t.seen("c").seats[0].known == ["thales"]


def test_R16_1_others_do_not_count_the_secret_in_the_points():
    t = isles("b2 h8", dice="4 4 3", secrets={"a": "architect"}, tiles={"a": "wonder d1"})
    assert t.seen("a").seats[0].points - t.seen("b").seats[0].points == 5


def test_R16_2_at_the_end_everything_is_shown():
    """(ruling 39)"""
    t = isles("b2 h8", phase="reserve", turn="b", pile=0, cards={"a": "zeno"}, secrets={"a": "sage"})
    assert t.seen("b").seats[0].hand == ["zeno"] and t.seen("b").seats[0].secret == "sage"


def test_imagined_worlds_keep_what_is_known():
    t = isles("b2 h8", dice="4 4 3", cards={"a": "zeno", "b": "plato"}, shown={"b": "thales"}, secrets={"b": "sage"})
    worlds = [GAME.imagine(t.seen("a"), seed) for seed in range(40)]
    assert all(world.has_card(1, 4) and world.has_card(0, 8) and world.hand_size(1) == 2 for world in worlds)
    assert len({world.hands[1] for world in worlds}) > 5 and len({world.secrets[1] for world in worlds}) > 4
    assert all(not world.dealt[1] & world.dealt[0] for world in worlds)
