"""The Palace and the Pavilion. (R7)"""

from tatami.games.ninjato.tests.table import table


def court(treasures, envoys="yoritomo", rumours="fame-snake-1"):
    """The first player has these treasures. Yoritomo demands vase and jade, the rumour two fans."""
    return table().lay_open("envoy_at", envoys).lay_open("rumour_at", rumours).own("a", treasures=treasures)


def cards(t):
    return [words for words in t.options if words.startswith(("envoy", "rumour"))]


def honour(t, letter="a"):
    return t.seen().seats["abcd".index(letter)].honour


def test_R7_1_one_envoy_or_one_rumour():
    t = court("vase jade fan fan", "yoritomo yoshitsune")
    assert cards(t) == ["envoy yoritomo", "rumour fame-snake-1"]
    t.say("a: envoy yoritomo")
    assert t.seen().seats[0].envoys == ["yoritomo"] and t.seen().palace == ["yoshitsune"] and t.asked == "b: place"
    t = court("vase jade fan fan").say("a: rumour fame-snake-1")
    assert t.seen().seats[0].rumours == ["fame-snake-1"] and t.seen().pavilion == []
    assert t.why("a", "kiyomori") == "R3.1 not-your-turn" and t.why("b", "kiyomori") == "R7.1 envoy-not-there"


def test_R7_2_exactly_what_is_demanded_and_gold_for_any_of_it():
    """No overpaying, and the same treasures are one choice: ruling 50."""
    assert cards(court("vase fan scroll gold")) == ["envoy yoritomo", "rumour fame-snake-1"]
    assert cards(court("vase scroll")) == [] and cards(court("gold gold")) == [
        "envoy yoritomo",
        "rumour fame-snake-1",
    ]
    t = court("vase jade gold").say("a: envoy yoritomo")
    assert t.asked == "a: pay-envoy" and t.options == ["pay vase jade", "pay vase gold", "pay jade gold"]
    t.say("a: pay vase gold")
    assert t.seen().seats[0].treasures == {"jade": 1}
    t = court("fan fan gold gold").say("a: rumour fame-snake-1")
    assert t.options == ["pay fan fan", "pay fan gold", "pay gold gold"]


def test_R7_2_gold_may_stand_for_what_the_player_has():
    t = court("fan fan gold gold").say("a: rumour fame-snake-1", "a: pay gold gold")
    assert t.seen().seats[0].treasures == {"fan": 2}


def test_R7_3_the_value_of_what_was_spent_is_scored_at_once():
    """Gold counts its own value whatever it stands for: ruling 61."""
    assert honour(court("vase jade").say("a: envoy yoritomo")) == 7
    t = court("jade gold").say("a: envoy yoritomo")
    assert honour(t) == 9 and t.seen().seats[0].treasures == {} and t.state.spent == [3, 4]
    t = court("gold gold").say("a: rumour fame-snake-1")
    assert honour(t) == 10 and t.seen().seats[0].won == [0, 10, 0]


def test_R7_4_gaps_stay_until_the_end_of_the_round():
    """Also after a scoring: ruling 12."""
    t = court("vase jade", "yoritomo yoshitsune").say("a: envoy yoritomo")
    assert t.seen().palace == ["yoshitsune"]


def test_R7_5_what_cannot_be_paid_cannot_be_taken():
    """Without any card that can be paid the place is not available: ruling 18."""
    t = court("vase")
    assert cards(t) == [] and t.why("a", "yoritomo") == "R7.5 cannot-pay-envoy"
    assert t.why("a", "fame-snake-1") == "R7.5 cannot-pay-rumour"
