"""Why not: reasons for what is tried in vain."""

from tatami.games.samourai_katana.phases.purchase import Buy
from tatami.games.samourai_katana.tests.table import table


def test_reasons_outside_the_own_question():
    t = table(a="kai:1", b="suruga:1")
    assert t.why("a", "nowhere") == "R2.1 no-such-piece"
    assert t.why("b", "suruga") == "R6.2 not-your-turn"
    t.worth(a=30).say("a: done").all_pass()
    assert t.why("a", "kai") == "R14.1 over"


def test_reasons_in_an_activation():
    t = table(a="kai:1 mikawa:0+", b="suruga:1").hand("a", "archers the justice").rich(a=0)
    assert t.why("a", "suruga") == "R8.3 not-yours"
    assert t.why("a", "mikawa") == "R8.3 no-samurai"
    assert t.why("a", "hand/the") == "R8.2 too-dear"
    assert t.why("a", "hand/justice") == "R16.4 not-now"
    assert t.why("a", "hand/sohei") == "R16.2 not-in-hand"
    assert t.why("a", "seat-1") == "R8.1 answer-first"


def test_reasons_in_other_questions():
    t = table(frame=Buy, a="kai:20").rich(a=9)
    assert t.why("a", "kai") == "R7.1 no-reserve"
    t = table(frame=Buy, a="kai:1 suruga:1+ mikawa:1+ owari:1+").rich(a=9)
    assert t.why("a", "castle") == "R7.4 no-castle-left"
    assert table(frame=Buy, a="kai:1").rich(a=3).why("a", "castle") == "R7.2 too-dear"
    assert table(frame=Buy, a="kai:1").rich(a=0).why("a", "kai") == "R7.2 too-dear"
    t = table(a="kai:2", b="suruga:1").hand("a", "archers*2").hand("b", "sohei ninja tsunami")
    t.go("kai", "suruga", 1)
    assert t.why("b", "hand/sohei") == "R16.4 not-now"
    t.passes()
    assert t.why("a", "hand/sohei") == "R16.2 not-in-hand" and t.why("a", "kai") == "R9.3 answer-first"
    t = table(a="kai:2+ suruga:2+").rich(a=0).go("kai", "suruga", 2).say("a: from suruga")
    assert t.why("a", "hida") == "R8.3 not-a-neighbour" and t.why("a", "mikawa") == "R8.4 too-dear"
    t = table(a="kai:1").say("a: done")
    assert t.why("c", "seat-0") == "R6.2 cannot-name"
