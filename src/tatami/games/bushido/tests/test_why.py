"""Why not: the answers that no clause's test asks for already."""

import pytest

from tatami.games.bushido.tests.table import Clan, table

FIELD = "shinano a mountain 6, kai c mountain 3, hida a village 1, tango a village 2"


def test_what_is_not_there_cannot_be_touched():
    t = table(FIELD, phase=5, d="ronin")
    assert t.why("d", "tile/geisha") == "R4.3 no-tile"
    assert t.why("d", "disc/kotau") == "R4.8 no-disc"
    assert t.why("d", "disc/umbrella") == "R5.1 no-such-piece"
    assert t.why("d", "tosa") == "R5.1 no-such-piece", "that province is not on the map of four"
    assert t.why("d", "token/campaign") == "R15.1 no-campaign"
    assert t.why("d", "tile/ronin umbrella") == "R9.1 no-such-piece"


def test_whoever_is_not_asked_waits():
    t = table(FIELD, phase=5, b="ronin*2")
    assert t.why("b", "tile/ronin kai") == "R5.1 not-asked"
    t = table(FIELD, phase=12, month=12)
    t.all_pass()
    assert t.why("a", "kai") == "R1.3 over"


@pytest.mark.parametrize(
    ("phase", "letter", "pieces", "answer"),
    [
        (2, "a", "a", "R6.2 not-yourself"),
        (2, "a", "kai", "R6.1 no-province-asked"),
        (2, "a", "token/three", "R10.8 bonus-later"),
        (3, "a", "b", "R7.1 no-player-asked"),
        (4, "a", "role/sensei", "R8.1 role-later"),
        (4, "a", "role/samurai a", "R8.1 not-yourself"),
        (4, "a", "kai", "R8.1 no-province-asked"),
        (5, "d", "kai", "R9.3 tile-first"),
        (5, "d", "disc/duel", "R11.7 disc-for-combat"),
        (5, "d", "disc/kotau", "R14.4 kotau-for-audience"),
        (5, "d", "tile/shinobi d", "R9.1 not-yourself"),
        (5, "d", "tile/shinobi kai", "R9.1 nothing-more"),
        (7, "a", "b", "R10.1 no-player-asked"),
        (7, "a", "kai", "R10.1 not-yours"),
        (7, "a", "disc/battle", "R11.7 disc-for-combat"),
        (11, "d", "tile/shinobi", "R9.1 tile-later"),
        (11, "d", "kai", "R14.1 no-province-asked"),
        (12, "d", "disc/battle", "R11.7 disc-for-combat"),
    ],
)
def test_a_piece_at_the_wrong_time(phase, letter, pieces, answer):
    t = table(FIELD, phase=phase, d=Clan("shinobi", "battle duel kotau"))
    assert t.why(letter, pieces) == answer


def test_setting_up():
    from tatami.games.bushido.game import GAME

    state = GAME.new(3, 1)
    first = state.asked[0].seat
    GAME.apply(state, first, state.asked[0].options[0])
    answer = GAME.why_not(state, state.asked[0].seat, "dewa")
    assert answer is not None and (answer.clause, answer.code, answer.facts) == (
        "R2.6",
        "taken",
        {"province": "dewa", "seat": first},
    )


def test_cards_and_tokens():
    t = table("shinano a mountain 6, kai c mountain 3", seats=5, phase=4)
    t.say("a: samurai c")
    assert t.why("a", "role/bushi c") == "R8.1 has-a-card"
    t = table("shinano a mountain 6, kai c mountain 3", a=Clan(tokens=1))
    t.say("a: done", "a: attack kai", "a: from shinano", "a: number 2")
    assert t.why("a", "token/six") == "R2.17 token-gone"
    assert t.why("a", "token/three token/six") == "R2.17 token-gone"
    assert t.is_possible("a: token/three")
    assert t.why("a", "kai") == "R10.8 no-province-asked"
    t = table(FIELD, options={"campaign": "attack"}, phase=2)
    assert t.why("a", "token/campaign") == "R15.2 token-later"


def test_stacking():
    t = table("shinano a mountain 6, kai c mountain 3", b="katana-1*2 katana-2", c="katana-1 ronin")
    t.attack("kai", "shinano", 2)
    assert t.why("b", "tile/katana-2") == "R9.10 katana-for-combat", "numbers are asked first"
    for _ in range(5):
        t.say("b: number 0")
    t.say("b: number 2")
    assert t.why("b", "tile/katana-2") == "R11.4 not-stacked" and t.is_possible("b: tile/katana-1")


def test_regrouping_and_marching():
    t = table("shinano a mountain 6, kai c mountain 3, hida a village 1, tango a village 2")
    t.say("a: from shinano")
    assert t.why("a", "tango") == "R10.2 unreachable" and t.why("a", "kai") == "R10.2 not-yours"
    t.say("a: to hida", "a: number 1", "a: done")
    assert t.why("a", "kazusa") == "R10.4 no-neighbour"
    t = table("shinano a mountain 1, kai c mountain 3")
    t.say("a: done")
    assert t.why("a", "kai") == "R10.6 too-few"


def test_the_hatamoto():
    t = table("shinano a mountain 6 ronin 1, kai c mountain 3", seats=5, phase=6, e="katana-1", bag="katana-1*9")
    assert t.why("e", "dewa") == "R16.1 fortress" and t.is_possible("e: shinano")
    assert t.why("e", "tile/katana-1") == "R9.10 katana-for-combat"


def test_ronin_that_find_no_province():
    t = table("kozuke d village 3", phase=5, d="ronin*2")
    assert t.why("d", "tile/ronin") == "R9.3 no-ronin-target"
    t = table("kai c mountain 5", phase=5, d="ronin*2 chanoyu")
    t.say("d: ronin kai")
    assert t.why("d", "tile/ronin kai") == "R9.3 no-ronin-target"
    t = table("kai c mountain 5, hida b village 2", phase=5, d=Clan("ronin*2 chanoyu", samurai=3))
    t.say("d: ronin kai")
    assert t.why("d", "tile/ronin kai") == "R9.4 one-ronin"
    assert t.why("d", "tile/chanoyu b") == "R6.1 too-little-honour"
