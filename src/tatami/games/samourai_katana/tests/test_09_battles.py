"""Battles, elimination and return. (R9)"""

from typing import Any

from tatami.games.samourai_katana.phases.purchase import Buy
from tatami.games.samourai_katana.tests.table import Table, table


def attack(
    a: str = "kai:4", b: str = "suruga:2", mine: str = "archers*2", theirs: str = "archers*2", **more: Any
) -> Table:
    return table(a=a, b=b, **more).hand("a", mine).hand("b", theirs)


def totals(t: Table) -> list[int]:
    return [int(total) for total in t.told("turns-over", "count")]


def test_R9_1_an_attack_comes_from_one_territory_and_its_owner_defends():
    t = attack(a="kai:2 mikawa:2").go("kai", "suruga", 2)
    battle = t.seen().battle
    assert battle.origin == "kai" and battle.sides[0].samurai == 2 and battle.sides[1].seat == 1


def test_R9_2_an_attacker_needs_two_cards():
    """ruling 9: a move into another one's territory is impossible without."""
    t = attack(mine="archers").say("a: from kai")
    assert not t.offers("a: to suruga") and t.why("a", "suruga") == "R9.2 too-few-cards"
    assert attack().say("a: from kai").offers("a: to suruga")


def test_R9_3_two_cards_each_and_a_blue_one_face_down():
    """ruling 10: the attacker first; blue cards may be among the two, the third must be blue."""
    t = attack(mine="eventail archers sohei", theirs="general archers*2").go("kai", "suruga", 3).passes()
    t.say("a: lay sohei", "a: lay archers")
    assert t.options == ["no third", "third eventail"] and t.why("a", "hand/archers") == "R16.2 not-in-hand"
    t.say("a: third eventail", "b: lay general", "b: lay archers")
    assert t.options == ["no third"]
    t.say("b: no third")
    assert totals(t) == [3 + 2 + 3 + 2, 3 + 2 + 2]


def test_R9_4_the_number_of_cards_is_seen():
    t = attack(mine="eventail archers sohei").go("kai", "suruga", 3)
    t.say("a: lay sohei", "a: lay archers", "a: third eventail")
    side = t.seen("b").battle.sides[0]
    assert (side.laid, side.cards, side.special) == (3, None, None)
    assert t.seen("a").battle.sides[0].cards == ["sohei", "archers"]
    assert t.told("lays", "count") == [3]


def test_R9_5_a_third_card_needs_a_third_card():
    """ruling 38: who was filled up to two cannot."""
    t = attack(theirs="eventail").deck("general sohei*2").go("kai", "suruga", 3)
    t.say("a: lay archers", "a: lay archers")
    assert t.asked == "b: lay" and t.state.sizes[1] == 2
    t.say("b: lay eventail").say(f"b: {t.options[0]}")
    assert len(t.news("turns-over")) == 2  # nobody asked for a third card


def test_R9_6_a_defender_is_filled_up_to_two():
    """ruling 52: so is an attacker whom a Ninja robbed. ruling 51: with nothing to draw a side has what it has."""
    t = attack(theirs="archers").go("kai", "suruga", 3).say("a: lay archers", "a: lay archers")
    assert t.state.sizes[1] == 2 and [event.facts for event in t.news("draws")] == [{"seat": 1, "count": 1}]
    t = attack(theirs="ninja sohei*2", mine="archers*2").go("kai", "suruga", 3)
    t.say("b: ninja a", "b: steal archers")
    assert t.state.sizes[0] == 1 and t.asked == "b: answers"
    t.passes()
    assert t.asked == "a: lay" and t.state.sizes[0] == 2


def test_R9_7_four_samurai_count_at_most():
    """Attack 5 samurai, cards 3 + 2: 9. Defence 2 samurai on a mountain, cards 4 + 2: 9, a tie."""
    t = attack("suruga:6", "kai:2", "sohei archers", "no archers").go("suruga", "kai", 5)
    t.fight("sohei archers", "no archers")
    assert totals(t) == [9, 9] and t.news("tie") and t.honour("a") == t.honour("b") == 0
    assert (
        totals(attack("kai:6", "suruga:2").go("kai", "suruga", 4).fight("archers archers", "archers archers"))[0] == 8
    )
    assert (
        totals(attack("kai:6", "suruga:2").go("kai", "suruga", 3).fight("archers archers", "archers archers"))[0] == 7
    )


def test_R9_8_a_mountain_adds_1_to_its_defender():
    t = attack("suruga:3", "kai:2").go("suruga", "kai", 2).fight("archers archers", "archers archers")
    assert totals(t) == [6, 7]
    assert totals(attack("kai:3", "suruga:2").go("kai", "suruga", 2).fight("archers archers", "archers archers")) == [
        6,
        6,
    ]


def test_R9_9_the_higher_sum_wins_and_beaten_attackers_go_home():
    """ruling 16: a tie is no lost battle and brings nobody honour."""
    t = attack("kai:4", "suruga:2", "the*2", "affront*2").go("kai", "suruga", 3).fight("the the", "affront affront")
    assert t.at("suruga") == "a 3" and t.honour("a") == 1
    t = attack("kai:4", "suruga:2", "affront*2", "the*2").go("kai", "suruga", 1).fight("affront affront", "the the")
    assert t.at("suruga") == "b 2" and t.at("kai") == "a 4" and t.honour("b") == 1
    t = attack("kai:4", "suruga:2", "affront tsunami", "tsunami terre").go("kai", "suruga", 2)
    t.fight("affront tsunami", "tsunami terre")
    assert t.at("suruga") == "b 2" and t.at("kai") == "a 4" and t.honour("a") == t.honour("b") == 0


def test_R9_10_beaten_defenders_go_where_their_owner_likes():
    """ruling 13: split freely among the own territories; none left, to the reserve."""
    t = attack("kai:4", "suruga:3 nambu:1 dewa:1", "no the", "affront*2").go("kai", "suruga", 4)
    t.fight("no the", "affront affront")
    assert t.asked == "b: retreat" and t.options == ["retreat dewa", "retreat nambu"]
    t.say("b: retreat nambu", "b: retreat dewa", "b: retreat nambu")
    assert t.at("nambu") == "b 3" and t.at("dewa") == "b 2" and t.asked == "a: act"
    t = attack("kai:4", "suruga:3", "no the", "affront*2").go("kai", "suruga", 4).fight("no the", "affront affront")
    assert t.reserve("b") == 20 and t.news("out")


def test_R9_11_sabres_kill_after_the_winner_is_known():
    """ruling 12: the winner is fixed before the losses, and all sabres count, on a tie too."""
    t = (
        attack("kai:4", "suruga:4", "naginata*2", "archers*2")
        .go("kai", "suruga", 4)
        .fight("naginata naginata", "archers archers")
    )
    assert t.news("tie") and t.told("loses", "count") == [2, 4] and t.at("suruga") == "free" and t.at("kai") == "a 2"


def test_R9_12_four_losses_at_most():
    t = attack("kai:6", "suruga:6 nambu:1", "arquebusiers*2", "sohei*2").go("kai", "suruga", 5)
    t.fight("arquebusiers arquebusiers", "sohei sohei")
    assert t.told("loses", "count") == [2, 4]
    t = attack("kai:6", "suruga:1 nambu:1", "arquebusiers*2", "sohei*2").go("kai", "suruga", 5)
    t.fight("arquebusiers arquebusiers", "sohei sohei")
    assert t.told("loses", "count") == [2, 1]


def test_R9_13_a_castle_doubles_the_lower_card():
    """ruling 11: of the two, never the blue one. ruling 37: alone it has cards, mountain and third card."""
    t = attack("kai:3", "suruga:0+ nambu:1", "archers*2", "sohei archers").go("kai", "suruga", 2)
    t.fight("archers archers", "sohei archers")
    assert totals(t) == [6, 3 + 2 * 2]
    t = attack("suruga:3", "kai:0+ nambu:1", "archers*2", "sohei archers eventail").go("suruga", "kai", 2).passes()
    t.fight("archers archers", "sohei archers/eventail")
    assert totals(t) == [6, 3 + 2 * 2 + 1 + 2]
    t = attack("kai:3", "suruga:0+ nambu:1", "archers*2", "sohei*2").go("kai", "suruga", 2)
    assert totals(t.fight("archers archers", "sohei sohei")) == [6, 9]


def test_R9_14_a_winner_without_samurai_does_not_take_the_territory():
    """ruling 14: the territory is free, a castle of the defender goes. ruling 35: so on a tie."""
    t = attack("kai:3", "suruga:1+ nambu:1", "no the", "arquebusiers archers").go("kai", "suruga", 2)
    t.fight("no the", "arquebusiers archers")
    assert t.at("suruga") == "free" and t.honour("a") == 1 and t.state.castles[1] == 3
    assert t.seen().territories[8].owner is None and t.at("nambu") == "b 2"
    t = attack("kai:3", "suruga:1 nambu:1", "arquebusiers*2", "no the").go("kai", "suruga", 2)
    t.fight("arquebusiers arquebusiers", "no the")
    assert t.at("suruga") == "free" and t.honour("b") == 1
    t = attack("kai:3", "suruga:1+ nambu:1", "arquebusiers*2", "no the").go("kai", "suruga", 2)
    t.fight("arquebusiers arquebusiers", "no the")
    assert t.at("suruga") == "b 0+"


def test_R9_15_a_captured_castle_is_destroyed_replaced_or_an_own_one_moves():
    """ruling 15: replaced without paying; moved only with all on the map. ruling 42: an emptied place is free."""
    for word, left in (("destroy", "a 4"), ("replace", "a 4+")):
        t = attack("kai:5", "suruga:0+ nambu:1", "no the", "affront*2").rich(a=1).go("kai", "suruga", 4)
        t.fight("no the", "affront affront")
        assert t.asked == "a: captured" and t.options == ["destroy", "replace"]
        assert t.say(f"a: {word}").at("suruga") == left and t.state.castles[1] == 3
    own = "kai:5+ mikawa:0+ owari:1+"
    t = (
        attack(own, "suruga:0+ nambu:1", "no the", "affront*2")
        .go("kai", "suruga", 4)
        .fight("no the", "affront affront")
    )
    assert sorted(t.options) == ["destroy", "raze kai", "raze mikawa", "raze owari"]
    t.say("a: raze mikawa")
    assert t.at("suruga") == "a 4+" and t.at("mikawa") == "free" and not t.state.has_built


def test_R9_16_an_emptied_origin_is_free_while_they_fight():
    """ruling 57: and is taken back by those who return."""
    t = attack("kai:2", "suruga:4 nambu:1", "affront*2", "the*2").go("kai", "suruga", 2)
    assert t.at("kai") == "free" and t.asked == "a: lay"
    assert t.fight("affront affront", "the the").at("kai") == "a 2"


def test_R9_17_a_clan_without_pieces_is_out():
    """ruling 47: it keeps honour and hand, is not named, nothing is aimed at it, and its own activation stops."""
    t = attack("kai:5", "suruga:1", "no the affront", "ashigaru*2").worth(b=4).go("kai", "suruga", 4)
    t.fight("no the", "ashigaru ashigaru")
    assert t.seen().seats[1].is_out and t.honour("b") == 4 and t.state.sizes[1] == 2
    t.say("a: play affront")
    assert t.options == ["aim a", "aim c"]
    t.say("a: aim c", "a: done")
    assert t.asked == "c: act"  # nobody is left to be named
    t = attack("kai:1", "suruga:4", "affront*2", "naginata*2").go("kai", "suruga", 1)
    t.fight("affront affront", "naginata naginata")
    assert t.state.lands[0] == 0 and t.asked == "c: name"


def test_R9_18_it_comes_back_with_5_samurai_and_at_least_4_koku():
    """ruling 25: koku are raised to 4 if there are fewer."""
    for koku, after in ((1, 4), (6, 6)):
        t = returning(koku)
        assert t.asked == "b: return"
        t.say("b: return kazusa")
        assert t.at("kazusa") == "b 5" and t.koku("b") == after and t.asked == "b: buy"


def returning(koku: int, **options: object) -> Table:
    t = table(options=options, frame=Buy, a="kai:4 suruga:0+ mikawa:2", b="nambu:1", c="iwami:1").rich(b=koku)
    state = t.state
    state.samurai[26] = 0
    state.reserve[1], state.owner[26], state.lands[1] = 20, -1, 0
    return t.rest().say("a: done", "c: name b")


def test_R9_19_in_a_free_territory_or_by_an_uprising():
    """ruling 48: nobody answers; not on a castle, nor on a last territory."""
    t = returning(4)
    assert t.offers("b: return kai") and not t.offers("b: return suruga") and not t.offers("b: return iwami")
    t.hand("a", "justice archers*3").say("b: return kai")
    assert t.at("kai") == "b 5" and t.reserve("a") == 18 and t.asked == "b: buy"
    assert returning(4).offers("b: return yamashiro")
    assert not returning(4, imperial_kyoto=True).offers("b: return yamashiro")


def test_R9_20_new_cards_after_a_battle():
    """ruling 56: discards, the attacker draws, the defender draws, retreat, castle. Attacker wins 2 and 2, defender 2
    and 3, tie 2 and 2."""
    for mine, theirs, drawn in (
        ("no the", "affront*2", [2, 2]),
        ("affront*2", "no the", [2, 3]),
        ("the*2", "the complot", [2, 2]),
    ):
        t = attack("kai:4", "suruga:2 nambu:1 dewa:1", mine, theirs).go("kai", "suruga", 2)
        t.fight(*(f"{cards[:-2]} {cards[:-2]}" if cards.endswith("*2") else cards for cards in (mine, theirs)))
        assert t.told("draws", "count") == drawn
        assert sum(t.seen().discards.values()) == 4
    t = attack("kai:5", "suruga:1+ nambu:1 dewa:1", "no the", "affront*2").go("kai", "suruga", 4)
    t.fight("no the", "affront affront")
    assert t.asked == "b: retreat" and len(t.news("draws")) == 2
    assert t.say("b: retreat nambu").asked == "a: captured"
