"""The round: naming, purchases, offices, levy, the end. (R6, R7, R11, R12, R14)"""

from typing import Any

from tatami.games.samourai_katana.phases.purchase import Buy
from tatami.games.samourai_katana.tests.table import Table, table

KINAI = "yamashiro:1 settsu:1 kawachi:1 izumi:1 yamato:1"


def buying(seats: int = 3, **lands: Any) -> Table:
    return table(seats, frame=Buy, **lands)


def test_R6_1_purchases_then_activations_then_offices_and_levy():
    t = buying(a="kai:1", b="musashi:1")
    assert t.seen().phase == "purchase"
    t.say("a: done", "c: name b", "b: done", "c: done")
    assert t.seen().phase == "activation" and t.asked == "c: name"
    t.say("c: name a", "a: done", "c: name c", "c: done", "b: done")
    assert t.state.round == 3 and t.seen().phase == "purchase"


def test_R6_2_the_emperor_names_one_after_the_other_himself_whenever_he_likes():
    """ruling 7: one at a time."""
    t = buying(a="kai:1").say("a: done")
    assert t.asked == "c: name" and t.options == ["name b", "name c"]
    t.say("c: name c")
    assert t.asked == "c: buy"


def test_R6_3_everybody_has_a_turn_in_a_phase():
    t = buying(a="kai:1").say("a: done", "c: name c", "c: done")
    assert t.asked == "b: buy" and t.seen().phase == "purchase"


def test_R6_4_the_last_needs_no_naming():
    """ruling 70: no question where one is left."""
    t = buying(a="kai:1").say("a: done", "c: name b", "b: done")
    assert t.asked == "c: buy"


def test_R7_1_pieces_are_bought_one_after_the_other_without_cards():
    """ruling 29: no cards in phase 1, any own territory."""
    t = buying(a="kai:1 suruga:1").hand("a", "the*3").rich(a=2)
    assert t.options == ["done", "put suruga", "put kai"]
    t.say("a: put kai", "a: put suruga")
    assert t.options == ["done"] and t.at("kai") == "a 2" and t.at("suruga") == "a 2"


def test_R7_2_a_samurai_1_a_castle_4_in_kyoto_6():
    t = buying(a="kai:1 yamashiro:1").rich(a=4)
    assert t.offers("a: build kai") and not t.offers("a: build yamashiro")
    assert not t.rich(a=3).offers("a: build kai")
    assert t.rich(a=6).offers("a: build yamashiro") and not t.rich(a=5).offers("a: build yamashiro")
    t.rich(a=7).say("a: build yamashiro", "a: put kai")
    assert t.koku("a") == 0


def test_R7_3_where_one_has_a_piece_already():
    t = buying(a="kai:1 suruga:0+")
    assert t.offers("a: put suruga") and not t.offers("a: put mikawa")
    assert t.why("a", "mikawa") == "R7.3 not-yours"


def test_R7_4_one_castle_a_round_and_one_in_a_territory():
    t = buying(a="kai:1+ suruga:1 mikawa:1").rich(a=20)
    assert not t.offers("a: build kai") and t.why("a", "castle kai") == "R7.4 castle-there"
    t.say("a: build suruga")
    assert not t.offers("a: build mikawa") and t.why("a", "castle") == "R7.4 has-built"


def levied(t: Table) -> Table:
    """The active player is done, and so are the others; the question of the levy is open."""
    t.say("a: done")
    t.all_pass("levy")
    return t


def test_R11_1_offices_follow_from_the_honour_before_the_emperors_point():
    """ruling 58: both are found before the point."""
    t = levied(table(a="kai:1", b="musashi:1").worth(a=1, b=1, c=0).hand("a", "the"))
    assert t.state.emperor == 2 and t.honour("c") == 1


def test_R11_2_least_of_all_is_emperor():
    """ruling 5: honour, clan points, towns, koku, samurai, office, seat."""
    for a, b, koku, emperor in (
        ("kai:1", "mikawa:1", (5, 5), 1),  # clan points
        ("suruga:1", "kai:1 musashi:1", (5, 5), 0),  # two clan points each, one town against two
        ("mikawa:1", "ise:1", (6, 5), 1),  # koku
        ("mikawa:2", "ise:1", (5, 5), 1),  # samurai
        ("mikawa:1", "ise:1", (5, 5), 0),  # the first seat
    ):
        t = table(a=a, b=b, c="iwami:1").rich(a=koku[0], b=koku[1]).worth(c=4).hand("a", "archers")
        assert levied(t).state.emperor == emperor


def test_R11_3_who_stays_emperor_gets_1():
    """ruling 4: the same player again. ruling 68: so play always ends."""
    t = levied(table(a="kai:1").worth(a=3, b=2, c=1).hand("a", "archers"))
    assert t.state.emperor == 2 and t.honour("c") == 2
    t = levied(table(a="kai:1").worth(a=3, b=0, c=1).hand("a", "archers"))
    assert t.state.emperor == 1 and t.honour("b") == 0 and t.honour("c") == 1


def test_R11_4_most_is_shogun_if_anything():
    """ruling 6: ties by R1.3, then the Shogun in office, else nobody."""
    assert levied(table(a="kai:1").hand("a", "archers")).state.shogun == -1
    assert levied(table(a="kai:1", b="musashi:1").worth(a=3, b=2).hand("a", "archers")).state.shogun == 0
    tied: dict[str, Any] = {"a": "mikawa:1", "b": "ise:1"}
    assert levied(table(**tied).worth(a=3, b=3).hand("a", "archers")).state.shogun == -1
    assert levied(table(**tied).worth(a=3, b=3).office(shogun="b").hand("a", "archers")).state.shogun == 1
    assert levied(table(a="kai:1", b="ise:1").worth(a=3, b=3).hand("a", "archers")).state.shogun == 0
    assert Table.fresh(3).shogun == -1


def test_R11_5_a_beaten_shogun_loses_1_every_time():
    """ruling 40: every battle. ruling 16: a tie is none."""
    t = table(a="kai:4", b="musashi:4").worth(a=5).office(shogun="a").hand("a", "ashigaru*2").hand("b", "sohei*2")
    t.go("kai", "musashi", 1).fight("ashigaru ashigaru", "sohei sohei")
    assert t.honour("a") == 4 and t.honour("b") == 1
    t = table(a="kai:4", b="musashi:1").worth(b=5).office(shogun="b").hand("a", "sohei*2").hand("b", "ashigaru*2")
    t.go("kai", "musashi", 3).fight("sohei sohei", "ashigaru ashigaru")
    assert t.honour("b") == 4
    t = (
        table(a="kai:4", b="musashi:2")
        .worth(a=5)
        .office(shogun="a")
        .hand("a", "sohei*2")
        .hand("b", "sohei*1 cavalerie")
    )
    t.go("kai", "musashi", 2).fight("sohei sohei", "sohei cavalerie")
    assert t.honour("a") == 5 and t.news("tie")


def test_R11_6_one_move_of_the_shogun_is_free():
    """ruling 8: any move, one a round. ruling 40: it is not saved up."""
    t = table(a="kai:3 suruga:1+").office(shogun="a").rich(a=1)
    t.go("kai", "suruga", 1)
    assert not t.has_free_move  # free by the castle
    t.go("kai", "shinano", 1)
    assert t.koku("a") == 1 and t.has_free_move
    t.go("shinano", "hida", 1)
    assert t.koku("a") == 0


def test_R12_1_2_koku_a_plain_1_a_mountain():
    t = table(a="suruga:1 mikawa:1 owari:1 kai:1 hida:1").rich(a=0).hand("a", "archers")
    assert levied(t).koku("a") == 8


def test_R12_2_all_throw_off_at_once_and_unseen():
    """ruling 34: tax first. ruling 82: who keeps the rest is asked on, so nobody sees how many are thrown off."""
    t = levied(table(a="kai:1").hand("a", "ashigaru*2 sohei").hand("b", "archers*2"))
    assert t.asked == "a: levy, b: levy"
    t.say("a: discard ashigaru")
    assert t.seen("b").picked[0].answers == 1 and t.seen("b").picked[0].words is None
    t.say("a: keep")
    assert t.offered("a") == ["keep"] and t.asked == "a: levy, b: levy"
    t.say("a: keep", "b: keep", "b: keep")
    assert t.told("throws-off", "cards") == [["ashigaru"]]


def test_R12_3_hands_are_filled_to_5_from_the_emperor_on_and_larger_ones_kept():
    t = levied(table(a="mikawa:1", b="ise:1").hand("a", "archers*4 sohei*3").hand("b", "naginata"))
    t.all_pass("name")
    assert t.state.sizes[:2] == [7, 5]


def test_R12_4_cards_for_towns():
    """ruling 34: no limit to hands."""
    for lands, hand in (
        ("mikawa:1", 5),
        ("kai:1", 6),
        ("suruga:1 sagami:1 kai:1", 6),
        ("suruga:1 sagami:1 settsu:1", 7),
    ):
        t = levied(table(a=lands, b="ise:1").hand("a", "archers"))
        t.say("a: keep")
        assert t.state.sizes[0] == hand, lands


def test_R12_5_discards_lie_face_up():
    t = table(a="kai:1").hand("a", "the")
    t.say("a: play the")
    assert t.seen("b").discards == {"the": 1}


def test_R12_6_an_empty_deck_is_made_of_the_discards():
    """ruling 51: both empty, nothing is drawn. ruling 28: no other limit."""
    t = table(a="kai:3", b="musashi:2").hand("a", "archers*2").hand("b", "sohei*2").deck("")
    t.go("kai", "musashi", 2).fight("archers archers", "sohei sohei")
    assert t.news("shuffles") and t.state.sizes[:2] == [2, 3]
    t = table(a="kai:3", b="musashi:1").hand("a", "archers*2").hand("b", "").deck("")
    t.state.deck, t.state.discards = [], []  # every other card is in other hands
    state = t.state
    for card, copies in enumerate(state.rules.copies):
        state.hands[2 * 25 + card] = copies - state.hands[card]
    state.sizes[2] = sum(state.hands[50:75])
    t.rest().go("kai", "musashi", 2)
    t.passes()
    t.say("a: lay archers", "a: lay archers")
    assert t.news("wins")  # the defender had nothing to lay


def test_R14_1_the_mark_counts_after_phase_2():
    """ruling 36: looked at once all have played. ruling 1: reached is enough."""
    for honour, ended in ((24, False), (25, True)):
        t = table(a="kai:1", b="musashi:1").worth(a=honour, b=3).hand("a", "archers")
        t.end("a")
        assert not t.state.over  # the others still play
        t.say("c: name b", "b: done", "c: done")
        assert t.state.over == ended
    t = table(a="kai:1", b="musashi:1").worth(a=25, b=3).hand("b", "affront")
    t.end("a")
    t.say("c: name b", "b: play affront", "b: aim a", "b: done", "c: done")
    assert not t.state.over  # pushed back before the round was over


def test_R16_2_the_choice_that_ends_the_game_stands():
    """It shows all hands, so it is not taken back alone; done in the same round before it, nothing comes out."""
    t = table(a="kai:1", b="musashi:1").worth(a=25, b=3).hand("b", "archers").end("a").say("c: name b", "b: done")
    before = t.state.revealed
    assert t.seen("c").outcome is None and t.seen("c").seats[1].hand is None
    t.end("c")
    assert t.state.over and t.seen("c").seats[1].hand == ["archers"] and t.state.revealed > before


def test_R14_2_strict_wants_more_than_the_mark():
    """ruling 1: the other reading of the text."""
    for honour, ended in ((25, False), (26, True)):
        t = table(options={"strict": True}, a="kai:1", b="musashi:1").worth(a=honour, b=3).hand("a", "archers")
        t.end("a").say("c: name b", "b: done", "c: done")
        assert t.state.over == ended


def test_R14_3_latched_ends_the_round_whatever_comes():
    """ruling 36: the other reading of chapter 14."""
    t = (
        table(options={"latched": True}, a="kai:1", b="musashi:1")
        .worth(a=24, b=3)
        .hand("a", "the")
        .hand("b", "affront")
    )
    t.say("a: play the", "a: done", "c: name b", "b: play affront", "b: aim a", "b: done", "c: done")
    assert t.state.over and t.honour("a") == 24


def test_R14_4_score_at_round_end_counts_for_all_after_phase_2():
    """ruling 3: instead of after the own activation."""
    t = table(options={"score_at_round_end": True}, a=KINAI, b="musashi:1").hand("a", "archers")
    t.end("a")
    assert t.honour("a") == 0
    t.say("c: name b", "b: done", "c: done")
    assert t.honour("a") == 6
    assert table(a=KINAI).end("a").honour("a") == 6
