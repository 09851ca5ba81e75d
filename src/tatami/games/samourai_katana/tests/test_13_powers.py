"""Powers of cards, answers and windows. (R13, R16)"""

from typing import Any

from tatami.core.game import interrupts
from tatami.core.waiting import window_of
from tatami.exam import kit
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.phases.answers import Stop
from tatami.games.samourai_katana.tests.table import Table, table


def at_the_stop(hands: kit.Said, options: Any = None, **lands: Any) -> Table:
    t = table(3, options, **lands)
    for letter, cards in hands.items():
        t.hand(letter, cards)
    t.state.stack.append(Stop(0))
    return t.rest()


def attacked(
    mine: str, theirs: str, options: dict[str, object] | None = None, third: str = "", **lands: Any
) -> Table:
    """a attacks suruga, which is b's, from kai by land; c looks on."""
    places: dict[str, Any] = {"a": "kai:4 mikawa:2", "b": "suruga:2 nambu:1", "c": "iwami:1", **lands}
    t = table(options=options, **places).hand("a", mine).hand("b", theirs).hand("c", third)
    return t.go("kai", "suruga", 3)


def test_R13_1_koku_are_lost_with_a_card_that_is_stopped_or_no_longer_fits():
    """ruling 67: no effect, card and koku are lost."""
    t = table(a="kai:4", b="suruga:2 nambu:1").hand("a", "ikko").hand("b", "justice archers*2").rich(a=3)
    t.say("a: play ikko", "a: rise suruga", "a: number 2", "b: justice")
    assert t.koku("a") == 0 and t.at("suruga") == "b 2" and t.seen().discards == {"ikko": 1, "justice": 1}


def test_R13_2_affront_and_plot_take_honour_from_anybody():
    """ruling 67: also from a player who has none."""
    t = table(a="kai:1").worth(a=4, b=4).hand("a", "affront complot")
    t.say("a: play affront")
    assert t.options == ["aim a", "aim b", "aim c"]
    t.say("a: aim a", "a: play complot", "a: aim b")
    assert t.honour("a") == 3 and t.honour("b") == 2


def test_R13_3_tea_and_no_bring_honour_and_are_aimed_at_nobody():
    """ruling 53: Justice cannot stop them."""
    t = table(a="kai:1").rich(a=4).hand("a", "the no").hand("b", "justice archers*3")
    t.say("a: play the", "a: play no")
    assert t.honour("a") == 3 and t.koku("a") == 0 and t.asked == "a: act"


def test_R13_4_justice_stops_an_attack_or_a_card_aimed_at_its_holder():
    """ruling 19: its holder alone. ruling 53: what is aimed at whom. ruling 30: nothing is given back."""
    t = attacked("archers*2", "justice archers*2", third="justice sohei*2")
    assert t.asked == "b: answers"  # c is not in it
    t.say("b: justice")
    assert t.at("kai") == "a 4" and t.koku("a") == 9 and t.asked == "a: act" and t.at("suruga") == "b 2"
    t = table(a="kai:1").worth(b=3).hand("a", "affront").hand("b", "justice archers*2")
    t.say("a: play affront", "a: aim b", "b: justice")
    assert t.honour("b") == 3


def test_R13_5_an_answer_may_be_answered_and_the_last_comes_first():
    """ruling 49: what still stands can be answered again."""
    t = attacked("justice archers*3", "justice terre sohei*2")
    t.say("b: justice")
    assert t.asked == "a: answers" and t.offered("a") == ["pass", "justice"]
    t.say("a: justice")
    assert t.asked == "b: answers" and t.offered("b") == ["pass"]  # an answer to the second Justice
    t.say("b: pass")
    assert t.offered("b") == ["pass", "scorch"]
    t.say("b: scorch", "a: pass")
    assert t.at("kai") == "a 4" and t.koku("a") == 10 and t.asked == "a: act"


def test_R13_6_what_a_justice_stopped_is_closed_for_the_activation():
    """ruling 54: an attack on that territory from anywhere; a card of that name on that player."""
    t = attacked("archers*2 affront*2", "justice*2 sohei*2").say("b: justice").passes().say("a: from mikawa")
    assert not t.offers("a: to suruga") and t.why("a", "suruga") == "R13.6 attack-barred"
    t.say("a: to owari", "a: number 1", "a: play affront", "a: aim b", "b: justice").passes().say("a: play affront")
    assert t.options == ["aim a", "aim c"]
    t = attacked("justice archers*3", "justice*1 sohei*3").say("b: justice", "a: justice", "b: pass")
    assert t.offered("b") == ["pass"]  # b plays no Justice on a any more
    t.passes()
    assert t.asked == "a: lay"


def test_R13_7_an_uprising_drives_samurai_out():
    """ruling 21: one or two own samurai from the reserve take the place; no battle, no honour."""
    t = table(a="kai:4", b="suruga:5 nambu:1").hand("a", "ikko").say("a: play ikko", "a: rise suruga", "a: number 2")
    assert t.at("suruga") == "a 2" and t.reserve("b") == 19 and t.honour("a") == 0 and t.koku("a") == 7
    t = table(a="kai:20", b="suruga:5 nambu:1").hand("a", "ikko")
    assert not t.offers("a: play ikko") and t.why("a", "hand/ikko") == "R8.2 no-target"
    t = table(a="kai:19", b="suruga:5 nambu:1").hand("a", "ikko").say("a: play ikko", "a: rise suruga")
    assert t.at("suruga") == "a 1"


def test_R13_8_not_on_castles_nor_last_territories_and_sects_where_two_stand():
    """ruling 21: with the option not in Kyoto."""
    lands: dict[str, Any] = {"a": "kai:4", "b": "suruga:3 mikawa:2 owari:0+ yamashiro:1", "c": "iwami:1"}
    t = table(**lands).hand("a", "ikko hokke")
    t.say("a: play ikko")
    assert sorted(t.named("rise")) == ["mikawa", "suruga", "yamashiro"]
    assert t.why("a", "iwami") == "R13.8 no-uprising"
    t = table(**lands).hand("a", "nichiren").say("a: play nichiren")
    assert sorted(t.named("rise")) == ["mikawa", "yamashiro"]
    assert t.say("a: rise mikawa").at("mikawa") == "a 1" and t.koku("a") == 8


def test_R13_9_pirates_take_3_koku_from_who_has_a_coast():
    """ruling 67: the victim has at least one."""
    t = table(a="kai:4", b="shinano:2", c="iwami:1").hand("a", "wako").rich(b=5, c=2)
    t.say("a: play wako")
    assert t.options == ["aim c"]
    assert t.say("a: aim c").koku("a") == 12 and t.koku("c") == 0
    assert not table(a="kai:4", b="shinano:2").hand("a", "wako").rich(c=0).offers("a: play wako")


def test_R13_10_blue_cards_in_a_battle():
    def fought(mine: str, theirs: str) -> Table:
        hands = [cards.replace("/", " ") for cards in (mine, theirs)]
        t = table(a="kai:4", b="suruga:4 nambu:1").hand("a", hands[0]).hand("b", hands[1])
        return t.go("kai", "suruga", 3).passes().fight(mine, theirs)

    assert fought("sohei archers/general", "sohei archers").told("turns-over", "count") == [11, 9]
    assert fought("sohei archers/general", "sohei archers/trahison").told("turns-over", "count") == [8, 9]
    assert fought("naginata naginata", "archers archers/repli").told("loses", "count") == [2]
    assert fought("archers archers/salve", "sohei sohei").told("loses", "count") == [2, 4]


def test_R13_11_alliance_counts_samurai_around_the_battlefield():
    """ruling 57: those left in the origin too, not those in the battle, nor the opponent's, nor over the sea."""
    t = table(a="kai:3 ise:2", b="suruga:2 shinano:3", c="sagami:2 kazusa:5").hand("a", "archers*2 alliance")
    t.hand("b", "archers*2").go("kai", "suruga", 2).fight("archers archers/alliance", "archers archers")
    assert t.told("turns-over", "count") == [4 + 2 + 1 + 2, 6]
    t = table(a="kai:5", b="suruga:2 shinano:3", c="sagami:4").hand("a", "archers*2 alliance")
    t.hand("b", "archers*2").go("kai", "suruga", 2).fight("archers archers/alliance", "archers archers")
    assert t.told("turns-over", "count") == [4 + 2 + 4, 6]
    assert t.at("sagami") == "c 4"


def test_R13_12_a_ninja_looks_and_takes():
    """ruling 20: not from an empty hand; the card serves at once. ruling 73: a card must be taken."""
    t = table(a="kai:4", b="suruga:2", c="iwami:1").hand("a", "ninja archers*2").hand("b", "the sohei")
    assert t.named("ninja") == ["b"]
    t.say("a: ninja b")
    assert t.asked == "a: steal" and t.seen("a").looked.cards == ["sohei", "the"] and t.seen("c").looked.cards is None
    t.say("a: steal the", "a: play the")
    assert t.honour("a") == 1 and t.koku("a") == 8 and t.cards("b") == "sohei"
    (event,) = t.news("steals")
    assert event.seen_by(1) == {"seat": 0, "target": 1, "card": "the"} and "card" not in event.seen_by(2)


def test_R13_13_scorched_earth_stops_an_attack_and_closes_the_territory():
    """ruling 55: until the activation ends, for moves only, and not twice. ruling 30: koku are given back."""
    t = attacked("archers*2 ikko", "terre archers*2").say("b: scorch").passes()
    assert t.koku("a") == 10 and t.at("kai") == "a 4"
    t.say("a: from mikawa")
    assert not t.offers("a: to suruga") and t.why("a", "suruga") == "R13.13 is-burnt"
    t.say("a: to owari", "a: number 1", "a: play ikko")
    assert t.offers("a: rise suruga")
    t = at_the_stop({"b": "terre archers*2"}, a="kai:3", b="suruga:2 nambu:1")
    assert t.named("burn") == ["suruga", "nambu"]
    t.say("b: burn suruga").passes()
    assert not t.hand("a", "archers*2").say("a: from kai").offers("a: to suruga")


def test_R13_14_tsunami_stops_a_move_over_the_sea():
    """ruling 30: koku and a free move are given back, by Justice not. ruling 55: it may be announced again."""
    t = table(a="suruga:4", b="kai:2", c="iwami:1").hand("b", "tsunami archers*2").hand("c", "sohei*3")
    t.go("suruga", "kazusa", 2)
    assert t.asked == "b: answers, c: answers"
    t.say("b: tsunami", "c: pass")
    assert t.koku("a") == 10 and t.at("suruga") == "a 4"
    assert t.go("suruga", "kazusa", 2).passes().at("kazusa") == "a 2"
    t = (
        table(a="suruga:4", b="kazusa:2")
        .office(shogun="a")
        .hand("a", "archers*2")
        .hand("b", "tsunami justice archers*2")
    )
    t.go("suruga", "kazusa", 2).say("b: tsunami")
    assert not t.has_free_move
    t.go("suruga", "kazusa", 2).say("b: justice")
    assert t.has_free_move and t.koku("a") == 10
    t = table(a="kai:4", b="suruga:2").hand("b", "tsunami archers*2").hand("a", "archers*2").go("kai", "suruga", 2)
    assert t.offered("b") == ["pass"]  # by land


def test_R13_15_ninja_and_scorched_earth_on_the_own_initiative():
    """ruling 50: between two actions. ruling 80: what no longer fits is not taken."""
    t = table(a="kai:4", b="suruga:2 nambu:1").hand("a", "archers*3").hand("b", "ninja terre sohei*2")
    offered = [CHOICES.words(choice) for choice in interrupts(t.state, 1)]
    assert offered == ["ninja seat-0", "burn suruga", "burn nambu"]
    assert interrupts(t.state, 0) == [] and t.asked == "a: act"
    t.say("b: burn suruga")
    assert t.asked == "a: answers"  # a has three cards: the card is aimed at who is active
    t.passes().say("b: ninja a", "a: pass", "b: steal archers")
    assert t.asked == "a: act" and t.cards("a") == "archers*2" and t.koku("b") == 9
    t.say("a: from kai")
    assert interrupts(t.state, 1) == []  # in the middle of an action
    assert interrupts(table(a="kai:1").hand("b", "ninja archers").state, 1) == []  # two cards
    t = table(a="kai:1").hand("a", "archers").hand("b", "ninja archers*2")
    assert t.game.why_not(t.state, 1, "hand/ninja") is None


def test_R16_1_what_is_open_to_all():
    """ruling 74: map, koku, honour, offices, hand sizes, deck, discards, cards played."""
    t = table(a="kai:4", b="suruga:2").hand("a", "archers*2 the").worth(b=3).say("a: play the")
    seen = t.seen()
    assert (
        [seat.hand_size for seat in seen.seats] == [2, 0, 0] and seen.seats[1].honour == 3 and seen.seats[0].koku == 9
    )
    assert seen.deck == 52 and seen.discards == {"the": 1}


def test_R16_2_what_is_hidden():
    """ruling 74: hands, the deck, covered cards; at the end all is open."""
    t = attacked("archers*2", "sohei*2")
    t.say("a: lay archers")
    assert t.seen("b").seats[0].hand is None and t.seen("a").seats[0].hand == ["archers"]
    assert t.seen("b").battle.sides[0].cards is None and t.seen().seats[1].hand is None
    t = table(a="kai:1").worth(a=30).hand("b", "archers").end("a")
    t.all_pass()
    assert t.seen("a").seats[1].hand is not None


def test_R16_3_who_could_be_asked_is_asked():
    """ruling 79: with or without a card that fits."""
    t = attacked("archers*3", "sohei*3")
    assert t.asked == "b: answers" and t.options == ["pass"]
    t.passes().say("a: lay archers", "a: lay archers")
    assert t.asked == "a: lay" and t.options == ["no third"]


def test_R16_4_windows_open_by_open_facts():
    """ruling 76: an attack for the owner, the sea for all others, an aimed card for its target, with three cards."""
    assert attacked("archers*2", "sohei*3", third="archers*2 naginata").asked == "b: answers"
    assert attacked("archers*2", "sohei*2").asked == "a: lay"
    t = table(a="suruga:4", b="kai:2", c="iwami:1").hand("b", "archers*3").hand("c", "naginata*3")
    assert t.go("suruga", "mikawa", 1).asked == "a: act"
    assert t.go("suruga", "kazusa", 1).asked == "b: answers, c: answers"
    t = (
        table(a="suruga:4", b="kai:2", c="iwami:1")
        .hand("a", "affront the")
        .hand("b", "archers*3")
        .hand("c", "naginata*3")
    )
    assert t.say("a: play the").asked == "a: act"
    assert t.say("a: play affront", "a: aim c").asked == "c: answers"


def test_R16_5_a_stop_before_every_activation():
    """ruling 50: for a Ninja or scorched earth."""
    t = table(4, a="kai:1").hand("b", "archers*3").hand("c", "ninja naginata*2").hand("a", "sohei")
    t.say("a: done", "d: name b")
    assert t.asked == "c: stop" and t.offered("c") == ["pass", "ninja a", "ninja b"]
    hands = {"a": "sohei", "b": "ninja archers*2", "c": "naginata*2"}
    t = at_the_stop(hands, a="kai:1", b="suruga:1")
    assert t.asked == "b: stop" and t.options == ["pass", "ninja a", "ninja c"]


def test_R16_6_the_first_answer_in_order_counts():
    """ruling 77: all at once; the one aimed at first, then clockwise. ruling 41: nobody aimed at, from who acts."""
    t = table(a="suruga:4", b="kai:2", c="kazusa:1 iwami:1").hand("a", "archers*2")
    t.hand("b", "tsunami archers*2").hand("c", "justice sohei*2").go("suruga", "kazusa", 2)
    t.say("b: tsunami")
    assert t.asked == "c: answers"
    t.say("c: justice")
    assert t.cards("b") == "archers*2 tsunami" and t.koku("a") == 9  # c, whom it is aimed at, was first
    t = table(a="suruga:4", b="kai:2", c="iwami:1").hand("b", "tsunami archers*2").hand("c", "tsunami sohei*2")
    t.go("suruga", "kazusa", 2).say("c: tsunami", "b: tsunami")
    assert t.cards("c") == "sohei*2 tsunami" and t.cards("b") == "archers*2"


def test_R16_7_passes_are_not_told():
    """ruling 79: nothing tells who holds what. ruling 78: how long it lasts is the table's. ruling 81: also where
    days pass between moves."""
    t = attacked("archers*3", "justice sohei*2")
    before = len(t.story)
    t.passes()
    assert len(t.story) == before
    window = window_of(t.game.decisions(attacked("archers*2", "justice sohei*2").state)[0])
    assert window is not None
    assert window.concerns(t.state, 1) and not window.concerns(t.state, 2)
