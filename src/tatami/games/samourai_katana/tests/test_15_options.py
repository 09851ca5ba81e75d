"""Optional rules. (R15)"""

from typing import Any

from tatami.games.samourai_katana.phases.answers import Stop
from tatami.games.samourai_katana.phases.purchase import Buy
from tatami.games.samourai_katana.tests.table import Table, table


def test_R15_1_the_length_of_the_game():
    for options, mark in (({}, 25), ({"honour_mark": 40}, 40), ({"honour_mark": 40, "short": True}, 20)):
        assert table(options=options).state.rules.mark == mark


def dealing(mine: str = "sohei archers", theirs: str = "cavalerie", **options: object) -> Table:
    t = table(options={"negotiation": True, **options}, a="kai:2", b="suruga:2", c="iwami:1")
    return t.hand("a", mine).hand("b", theirs)


def test_R15_3_negotiation_a_card_for_a_card_or_a_gift():
    """ruling 66: shown to the partner alone. ruling 23: one try in an activation."""
    t = dealing()
    assert t.named("deal") == ["b"] and t.named("gift") == ["b", "c"]
    t.say("a: deal b", "a: show sohei")
    assert t.seen("b").offer.card == "sohei" and t.seen("c").offer.card is None and t.asked == "b: show-back"
    t.say("b: show cavalerie")
    assert t.seen("a").offer.back == "cavalerie" and t.seen("c").offer.back is None
    t.say("a: accept")
    assert t.cards("a") == "archers cavalerie" and t.cards("b") == "sohei"
    assert not t.named("deal") and not t.named("gift")
    t = dealing().say("a: deal b", "a: show sohei", "b: refuse")
    assert t.cards("a") == "archers sohei" and not t.named("gift") and t.asked == "a: act"
    t = dealing().say("a: deal b", "a: show sohei", "b: show cavalerie", "a: refuse")
    assert t.cards("b") == "cavalerie"
    t = dealing().say("a: gift c", "a: number 4")
    assert t.koku("a") == 6 and t.koku("c") == 14
    assert not table(a="kai:2").hand("a", "sohei").hand("b", "archers").named("deal")


def test_R15_4_seppuku_with_one_territory_and_three_samurai():
    """ruling 26: then as an eliminated clan. ruling 64: a castle goes too, and nothing is counted."""
    on = {"seppuku": True}
    assert not table(options=on, a="kai:4").offers("a: seppuku")
    assert not table(options=on, a="kai:1 suruga:1").offers("a: seppuku")
    assert not table(a="kai:3").offers("a: seppuku")
    t = table(options=on, a="yamashiro:3+").say("a: seppuku")
    assert t.at("yamashiro") == "free" and t.reserve("a") == 20 and t.state.castles[0] == 3
    assert t.honour("a") == 0 and t.asked == "c: name"


def test_R15_5_justice_for_others():
    """ruling 19: with the option it protects another player."""
    for options, offered in (({}, False), ({"justice_for_others": True}, True)):
        t = table(options=options, a="kai:4", b="suruga:2", c="iwami:1").hand("a", "archers*2")
        t.hand("b", "sohei*2").hand("c", "justice archers*2").go("kai", "suruga", 2)
        assert t.offers("c: justice") == offered


def treasure(**options: object) -> Table:
    return table(options={"clan_treasure": True, **options}, frame=Buy, a="kai:2", b="suruga:2", c="iwami:1")


def test_R15_6_koku_put_aside_unseen_become_honour():
    """ruling 65: at the end of purchases and activation; 7 koku are 2 honour."""
    t = treasure().say("a: done")
    assert t.asked == "a: put-aside" and t.options[-1] == "number 10"
    t.say("a: number 7")
    assert t.koku("a") == 3 and t.state.aside[0] == 7
    t.worth(a=26).all_pass()
    assert t.outcome.sheet[0]["treasure"] == 2
    t = table(options={"clan_treasure": True}, a="kai:2").end("a")
    assert t.asked == "a: put-aside"
    t = treasure().rich(a=33).say("a: done")
    assert t.options[-1] == "number 20"


def test_R15_7_the_others_see_one_sum():
    """ruling 75: pirates and the Emperor's price go by the sum."""
    t = treasure(emperor_sale=True).say("a: done", "a: number 10")
    mine, theirs = t.seen("a").seats[0], t.seen("b").seats[0]
    assert (mine.koku, mine.aside, mine.wealth) == (0, 10, 10)
    assert (theirs.koku, theirs.aside, theirs.wealth) == (None, None, 10)
    assert t.told("put-aside", "seat") == []
    t = table(options={"clan_treasure": True}, a="kai:2", b="suruga:2").hand("a", "wako")
    t.state.koku[1], t.state.aside[1] = 1, 9
    t.rest().say("a: play wako", "a: aim b")
    assert t.koku("a") == 11 and t.koku("b") == 0 and t.state.aside[1] == 9


def test_R15_8_the_last_tax_becomes_honour():
    """ruling 65: after the end is known, rounded down."""
    lands = "suruga:1 mikawa:1 owari:1 kai:1 hida:1"
    t = table(options={"koku_land": True}, a=lands, b="iwami:1", c="nambu:1").worth(a=25).end("a")
    t.all_pass()
    assert t.outcome.sheet[0]["treasure"] == 8 // 3 and t.state.honour[0] == 27
    t = table(options={"koku_land": True}, a=lands, b="iwami:1", c="nambu:1").worth(a=24).end("a")
    t.say("c: name b", "b: done", "c: done")
    assert not t.state.over  # it never causes the end


def test_R15_9_the_shogun_takes_the_power_from_a_card():
    """ruling 63: once a round, with any hand, not aimed at him, an answer too; nothing is closed."""
    t = (
        table(options={"shogun_power": True}, a="kai:2", b="suruga:2", c="iwami:1")
        .office(emperor="b", shogun="c")
        .worth(b=3)
    )
    t.hand("a", "the affront*2").say("a: play the")
    assert t.asked == "c: answers" and t.options == ["pass", "veto"]
    t.say("c: veto")
    assert t.honour("a") == 0 and t.koku("a") == 9
    assert t.say("a: play affront", "a: aim b").honour("b") == 2  # once a round
    t = (
        table(options={"shogun_power": True}, a="kai:2", b="suruga:2", c="iwami:1")
        .office(emperor="b", shogun="c")
        .worth(c=3)
    )
    t.hand("a", "affront*2").say("a: play affront", "a: aim c")
    assert t.honour("c") == 2  # aimed at him
    t.worth(b=2).say("a: play affront", "a: aim b", "c: veto")
    assert t.honour("b") == 2 and not t.state.barred


def test_R15_10_a_full_hand_of_warriors_exchanges_a_card():
    """ruling 59: at least five cards, once in an activation."""
    on = {"exchange": True}
    assert not table(options=on, a="kai:2").hand("a", "archers*4").named("exchange")
    assert not table(options=on, a="kai:2").hand("a", "archers*4 the").named("exchange")
    assert not table(a="kai:2").hand("a", "archers*4 sohei").named("exchange")
    t = table(options=on, a="kai:2").hand("a", "archers*4 sohei")
    assert t.named("exchange") == ["archers", "sohei"]
    t.say("a: exchange archers")
    assert t.state.sizes[0] == 5 and t.seen("b").discards == {"archers": 1} and not t.named("exchange")


def selling(**options: object) -> Table:
    t = table(options={"emperor_sale": True, **options}, a="kai:2", b="suruga:2", c="iwami:1").rich(b=5)
    return t.end("a")


def test_R15_11_the_emperor_sells_one_honour_a_round():
    """ruling 60: one offer, a price up to what the buyer has. ruling 70: he is asked although one player is left."""
    t = selling()
    assert t.asked == "c: name" and t.named("office") == ["a", "b"]
    t.say("c: office b")
    assert t.options == [f"number {price}" for price in range(1, 6)]
    t.say("c: number 4", "b: accept")
    assert t.honour("b") == 1 and t.koku("b") == 1 and t.koku("c") == 14 and not t.named("office")
    t = selling().say("c: office b", "c: number 4", "b: refuse")
    assert t.honour("b") == 0 and not t.named("office")
    t = selling().say("c: name b", "b: done")
    assert t.asked == "c: name" and t.named("name") == ["c"]
    t = selling()
    t.state.is_sale_over = True
    assert not t.rest().named("office")
    for options in ({}, {"strict": True}):  # The mark is reached, even where it must be passed to end the game.
        t = table(options=options, a="kai:1").worth(a=23).hand("a", "the*2").say("a: play the")
        assert not t.state.is_sale_over
        assert t.say("a: play the").state.is_sale_over


def supported(side: str, count: int, attack: str, defence: str) -> Table:
    t = table(options={"emperor_support": True}, a="kai:3", b="suruga:2 nambu:1", c="iwami:4 dewa:0+")
    t.hand("a", attack).hand("b", defence).go("kai", "suruga", 2)
    assert t.asked == "c: support"
    t.say(f"c: help {side}", f"{'a' if side == 'attacker' else 'b'}: accept")
    for _ in range(count):
        t.say("c: lend iwami")
    if count < 3:
        t.say("c: done")
    return t.fight(_two(attack), _two(defence))


def _two(cards: str) -> str:
    name, star, _ = cards.partition("*")
    return f"{name} {name}" if star else cards


def test_R15_12_the_emperors_support():
    """ruling 61: before the cards, from territories where a piece stays. ruling 24: 8 samurai count at most."""
    t = supported("attacker", 3, "archers*2", "sohei*2")
    assert t.told("turns-over", "count") == [4 + 2 + 3, 6 + 2] and t.honour("c") == 3 and t.at("iwami") == "c 4"
    t = supported("defender", 1, "no the", "archers*2")
    assert t.news("wins") and t.honour("c") == 0 and t.at("iwami") == "c 3" and t.reserve("c") == 17
    t = supported("attacker", 1, "archers*2", "sohei archers")
    assert t.told("turns-over", "count") == [7, 7] and t.at("iwami") == "c 4" and t.honour("c") == 0
    t = table(options={"emperor_support": True}, a="kai:5 mikawa:4", b="suruga:2", c="iwami:4")
    t.hand("a", "archers*2 alliance").hand("b", "sohei*2").go("kai", "suruga", 4)
    t.say("c: help attacker", "a: accept", "c: lend iwami", "c: lend iwami", "c: lend iwami")
    t.fight("archers archers/alliance", "sohei sohei")
    assert t.told("turns-over", "count") == [4 + 8, 8]
    t = (
        table(options={"emperor_support": True}, a="kai:3", b="suruga:2", c="iwami:1")
        .hand("a", "archers*2")
        .hand("b", "sohei*2")
    )
    assert t.go("kai", "suruga", 2).asked == "a: lay"  # no samurai to spare
    t = (
        table(options={"emperor_support": True}, a="kai:3", b="suruga:2", c="iwami:2")
        .hand("a", "archers*2")
        .hand("b", "sohei*2")
    )
    t.go("kai", "suruga", 2).say("c: help defender", "b: refuse")
    assert t.asked == "a: lay" and not t.state.has_supported


def test_R15_13_imperial_kyoto():
    """ruling 21: sects are kept out too."""
    for options, offered in (({}, True), ({"imperial_kyoto": True}, False)):
        t = table(options=options, a="kai:2", b="yamashiro:1 omi:1").hand("a", "hokke").say("a: play hokke")
        assert t.offers("a: rise yamashiro") == offered


def test_R15_14_every_province_is_worth_one_less():
    """ruling 27: the lost sign is a minus. Kinai 5, Tokaido 3, Kyoto still 1."""
    kinai = "yamashiro:1 settsu:1 kawachi:1 izumi:1 yamato:1"
    on = {"province_minus_one": True}
    assert table(options=on, a=kinai).end("a").honour("a") == 5
    assert table(options=on, a="ise:1 owari:1 mikawa:1 suruga:1 kai:1").end("a").honour("a") == 3
    assert table(options=on, a="yamashiro:1").end("a").honour("a") == 1


def ordered(*order: str, **options: Any) -> Table:
    t = Table(Table.fresh(3, 5, **options))
    t.all_pass("order")
    emperor = t.asked[0]
    for seat in order:
        t.say(f"{emperor}: name {seat}")
    return t


def test_R15_15_the_order_is_told_before_the_round():
    """ruling 44: one order for both phases."""
    t = ordered("b", "c", limited_emperor=True)
    assert t.state.order == [1, 2, 0] and t.asked == "b: buy"
    t.say("b: done", "c: done", "a: done")
    t.passes()
    assert t.asked == "b: act"


def test_R15_16_honour_buys_a_place_in_the_order():
    """ruling 62: asked once each, clockwise from the Emperor, with 3 honour; it can be undone for 3."""
    t = ordered("b", rank_breach=True)
    t.worth(a=3, b=5, c=2)
    emperor = t.state.emperor
    t.say(f"{'abc'[emperor]}: name c")
    assert t.state.order == [1, 2, 0]
    while t.asked == "b: breach":
        t.say("b: keep rank")
    assert t.asked == "a: breach" and t.options == ["keep rank", "forward"]
    t.say("a: forward")
    assert t.state.order == [1, 0, 2] and t.honour("a") == 0  # c has too little to undo it
    t = ordered("b", rank_breach=True).worth(a=3, b=0, c=4)
    t.say(f"{'abc'[emperor]}: name c")
    while t.asked == "c: breach":
        t.say("c: keep rank")
    t.say("a: forward")
    assert t.asked == "c: restore"
    t.say("c: accept")
    assert t.state.order == [1, 2, 0] and t.honour("c") == 1 and t.honour("a") == 0 and t.news("restores-rank")


def test_R15_17_the_new_deal():
    rules = table(options={"new_deal": True}).state.rules
    assert rules.town_cards == [3, 6]
    for lands, cards in (("suruga:1", 0), ("suruga:1 kai:1", 1), ("suruga:1 sagami:1 settsu:1", 2)):
        assert table(options={"new_deal": True}, a=lands).state.town_cards(0) == cards


def test_R15_18_the_new_ninja():
    """ruling 69: the others at the stop only, the active player as the very first act."""
    from tatami.core.game import interrupts

    on = {"new_ninja": True}
    t = table(3, on, a="kai:4", b="suruga:2").hand("a", "ninja archers*3").hand("b", "ninja sohei*2")
    t.state.push(Stop(0))
    t.rest()
    assert t.offers("b: ninja a")
    t.passes()
    assert t.offers("a: ninja b") and interrupts(t.state, 1) == []
    t.go("kai", "shinano", 1)
    assert not t.offers("a: ninja b") and t.why("a", "hand/ninja") == "R15.18 not-now"
    t.go("kai", "suruga", 2)
    assert t.offered("b") == ["pass"]
