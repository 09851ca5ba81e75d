"""Activations and honour. (R8, R10)"""

from tatami.games.samourai_katana.tests.table import table

KINAI = "yamashiro:1 settsu:1 kawachi:1 izumi:1 yamato:1"


def test_R8_1_as_many_actions_as_koku_and_cards_allow():
    t = table(a="kai:3").hand("a", "the").rich(a=3)
    t.go("kai", "suruga", 1).say("a: play the").go("suruga", "mikawa", 1)
    assert t.koku("a") == 0 and t.options == ["done"]


def test_R8_2_a_card_is_paid_and_discarded_and_carried_out_at_once():
    """ruling 83: its target is named when it lies open and is paid for."""
    t = table(a="kai:3").hand("a", "complot").worth(b=5).rich(a=1)
    t.say("a: play complot")
    assert t.koku("a") == 0 and t.seen("c").discards == {"complot": 1} and t.asked == "a: aim"
    t.say("a: aim b")
    assert t.honour("b") == 3
    assert not table(a="kai:3").hand("a", "complot").rich(a=0).offers("a: play complot")


def test_R8_3_any_number_of_samurai_to_a_neighbour_by_land_or_sea():
    """ruling 32: a group may go on, and all may leave."""
    t = table(a="suruga:7").rich(a=3)
    t.say("a: from suruga")
    assert t.named("to") == ["kai", "mikawa", "sagami", "shinano", "ise", "kazusa"]
    t.say("a: to kazusa", "a: number 7").go("kazusa", "mutsu", 7)
    assert t.at("mutsu") == "a 7" and t.at("suruga") == t.at("kazusa") == "free"
    assert table(a="suruga:1").say("a: from suruga").why("a", "musashi") == "R8.3 not-a-neighbour"


def test_R8_4_a_move_costs_1_koku():
    t = table(a="kai:7").rich(a=1).go("kai", "suruga", 7)
    assert t.koku("a") == 0 and t.options == ["done"]
    assert t.why("a", "suruga") == "R8.4 cannot-leave"


def test_R8_5_free_into_an_own_castle():
    t = table(a="kai:7 suruga:0+").rich(a=0)
    assert t.options == ["done", "from kai"]
    t.go("kai", "suruga", 7)
    assert t.at("suruga") == "a 7+" and t.at("kai") == "free"


def test_R8_6_a_free_move_that_only_repeats_is_refused():
    """ruling 33: an arrangement that was there before. ruling 71: free moves into own castles only."""
    t = table(a="kai:2+ suruga:2+").rich(a=0)
    t.go("kai", "suruga", 1)
    t.say("a: from suruga", "a: to kai")
    assert "number 1" not in t.options and "number 2" in t.options
    t.say("a: number 2")
    assert t.at("kai") == "a 3+"
    t.say("a: from kai", "a: to suruga")
    assert "number 1" not in t.options  # two and two were there at the beginning
    t = table(a="kai:2+ suruga:2+").hand("a", "the").rich(a=1)
    t.go("kai", "suruga", 1).say("a: play the", "a: from suruga", "a: to kai")
    assert "number 1" in t.options  # koku, hand and honour have changed since


def test_R8_7_a_move_into_another_ones_territory_is_an_attack():
    t = table(a="kai:2", b="suruga:1").hand("a", "archers*2").hand("b", "sohei*2")
    t.go("kai", "suruga", 2)
    assert t.news("attacks") and t.asked == "a: lay"


def test_R8_8_an_empty_territory_is_free_at_once():
    """ruling 17: also its town. ruling 42: whatever empties it."""
    t = table(a="suruga:1 kai:1").go("suruga", "mikawa", 1)
    assert t.at("suruga") == "free" and t.seen().territories[8].owner is None


def test_R8_10_two_honour_for_a_koku():
    """ruling 39: in the own activation, as often as one likes, also to pay the next move."""
    t = table(a="kai:2").worth(a=5).rich(a=0)
    t.say("a: sell honour", "a: sell honour")
    assert t.koku("a") == 2 and t.honour("a") == 1 and not t.offers("a: sell honour")
    assert t.why("a", "honour") == "R8.10 too-little-honour"
    assert t.go("kai", "suruga", 1).koku("a") == 1


def test_R8_11_the_activation_ends_with_the_count():
    t = table(a=KINAI).end("a")
    assert t.honour("a") == 6 and t.asked == "c: name"


def test_R10_1_a_battle_brings_1_at_once():
    t = table(a="kai:4", b="suruga:1").hand("a", "sohei*2").hand("b", "ashigaru*2")
    t.go("kai", "suruga", 3).fight("sohei sohei", "ashigaru ashigaru")
    assert t.honour("a") == 1 and t.asked == "a: act"


def test_R10_2_complete_provinces_every_round_anew():
    """ruling 43: all of them. ruling 3: at the end of the own activation."""
    tokaido = "ise:1 owari:1 mikawa:1 suruga:1 kai:0+"
    assert table(a=KINAI + " " + tokaido).end("a").honour("a") == 10
    assert table(a=tokaido.replace("kai:0+", "")).end("a").honour("a") == 0


def test_R10_3_kyoto_brings_1_without_kinai():
    """ruling 43: then Kyoto."""
    assert table(a="yamashiro:1").end("a").honour("a") == 1
    assert table(a=KINAI).end("a").honour("a") == 6


def test_R10_4_nobody_falls_below_dishonour():
    """ruling 22: the floor is 0."""
    t = table(a="kai:1").worth(b=1).hand("a", "complot").say("a: play complot", "a: aim b")
    assert t.honour("b") == 0 and t.told("dishonoured", "count") == [1]
