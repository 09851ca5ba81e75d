"""What the hints advise in plain positions."""

from tatami.core import Decision
from tatami.games.bushido.game import GAME
from tatami.games.bushido.tests.table import Clan, Table, table

MANY = "katana-1*6 katana-2*4 katana-3*4"


def advice(t: Table) -> str:
    """What the hints like best for whoever is asked first."""
    asked: Decision = GAME.decisions(t.state)[0]
    ratings = GAME.mind.hints(GAME.view(t.state, asked.seat), asked)
    best = asked.options[max(range(len(ratings)), key=ratings.__getitem__)]
    return GAME.words(t.state, asked.seat, best)


def test_tea_when_it_brings_something():
    assert advice(table(phase=2, a=Clan(samurai=27), c=Clan(samurai=3))) == "invite seat-2"
    assert advice(table(phase=2, a=Clan(samurai=7))) == "done"


def test_all_that_is_left_is_converted():
    t = table(phase=2, a=Clan(samurai=19))
    t.say("a: invite c", "c: accept")
    assert advice(t) == "number 7"


def test_a_host_who_would_win_is_refused():
    t = table(phase=2, a=Clan(samurai=27, daimyo=42), c=Clan(samurai=20))
    t.say("a: invite c")
    assert advice(t) == "refuse"
    t = table(phase=2, a=Clan(samurai=9, daimyo=12), c=Clan(samurai=20))
    t.say("a: invite c")
    assert advice(t) == "accept"


def test_points_are_bought_for_victory_or_at_the_end():
    assert advice(table(phase=3, a="katana-3*6")) == "number 0"
    assert advice(table(phase=3, a=Clan("katana-3*6", daimyo=48))) == "number 2"
    assert advice(table(phase=3, month=12, a="katana-3*6")) == "number 2"


def test_the_well_armed_lead_and_the_poor_defend():
    land = "shinano a mountain 6, kai c city 2, hida b city 2, kozuke d city 2"
    level = {"b": Clan("", daimyo=20), "c": Clan("", daimyo=21), "d": Clan("", daimyo=22)}
    t = table(land, phase=4, a=Clan(daimyo=40), clans={**level, "b": Clan(MANY, daimyo=20)})
    assert advice(t) == "samurai seat-1"
    t.say("a: samurai b")
    t.state.tiles[2 * 8] += 9
    t.state.bag[0] -= 9
    assert advice(t) == "bushi seat-3"


def test_a_ronin_that_brings_a_revolt_about_is_sent_there():
    t = table("kai c temple 1, hida b temple 5, kozuke b mountain 9", phase=5, d="ronin")
    assert advice(t) == "ronin kai"


def test_the_better_province_is_attacked_and_most_troops_are_sent():
    t = table("shinano a mountain 6, kai c temple 1, musashi c mountain 1", b=MANY)
    t.say("a: done")
    assert advice(t) == "attack kai"
    t.say("a: attack kai", "a: from shinano")
    assert advice(t) == "number 4", "two stay, for a Ronin may come"


def test_troops_are_brought_to_where_the_attack_starts():
    t = table("hida a village 6, shinano a mountain 3, kai c temple 1", b=MANY)
    assert advice(t) == "from hida"
    t.say("a: from hida")
    assert advice(t) == "to shinano"
    t.say("a: to shinano")
    assert advice(t) == "number 4"


def test_every_province_gets_a_guard_before_any_front_is_strengthened():
    t = table("shinano a mountain 3, hida a temple 1, kaga a rice-field 3 ronin 2, kai c temple 1", phase=1)
    t.say("a: done")
    assert t.asked == "a: deploy" and advice(t) == "place hida", "the dearest of those that one Ronin would take"
    t.say("a: place hida")
    assert advice(t) == "number 1", "that is enough"
    t.say("a: number 1")
    assert advice(t) == "place kaga"
    t.say("a: place kaga")
    assert advice(t) == "number 1"


def test_troops_are_taken_from_where_no_revolt_follows():
    t = table("shinano a mountain 7 ronin 3, hida a mountain 7", phase=1)
    t.say("a: done")
    assert t.asked == "a: disband" and advice(t) == "disband hida", "five troops are needed against the Ronin"
    t.say("a: disband hida")
    assert advice(t) == "number 3"
    t.say("a: number 3", "a: disband shinano")
    assert advice(t) == "number 2", "a third would leave too few against one Ronin more"


def test_a_stack_is_a_share_and_all_in_the_last_month():
    t = table("shinano a mountain 6, kai c mountain 3", b=MANY, c=MANY)
    t.attack("kai", "shinano", 4)
    assert advice(t) == "number 0"
    t.say("b: number 0")
    assert advice(t) == "number 2"
    t = table("shinano a mountain 6, kai c mountain 3", month=12, b=MANY, c=MANY)
    t.attack("kai", "shinano", 4)
    t.say("b: number 0")
    assert advice(t) == "number 4"


def test_many_troops_choose_battle_and_known_discs_are_answered():
    t = table("shinano a mountain 20, kai c mountain 3", b=MANY, c=MANY)
    t.attack("kai", "shinano", 9)
    t.stack("b", "1 1 2")
    t.stack("c", "1 1 2")
    assert advice(t) == "tactic battle"
    t = table("shinano a mountain 6, kai c mountain 5", phase=5, b=Clan(f"{MANY} shinobi*2"), c=Clan(MANY, "duel"))
    t.say("d: done", "b: shinobi c", "b: done", "c: done", "a: done")
    t.attack("kai", "shinano", 2)
    t.stack("b", "1 1 2 2")
    t.stack("c", "1 1 2 2")
    assert advice(t) == "tactic ambush"


def test_no_advice_against_oneself_and_the_leader_hurries():
    t = table("shinano a mountain 6, kai c mountain 3", seats=3, b="katana-1", c="katana-1*2")
    t.attack("kai", "shinano", 1)
    t.fight("1 battle", "1 1 battle")
    t.all_pass("advice")
    assert t.asked == "b: advice" and advice(t) == "done"
    assert advice(table(phase=12, month=11, d=Clan(discs="kotau", daimyo=45))) == "kotau hostilities"
    assert advice(table(phase=12, month=11, d=Clan(discs="kotau", daimyo=5))) == "kotau calm"
    assert advice(table(phase=12, month=3, d=Clan(discs="kotau"))) == "kotau support"
