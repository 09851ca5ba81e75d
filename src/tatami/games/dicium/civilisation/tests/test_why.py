"""Why a piece cannot be chosen: the clause and the code."""

import pytest

from tatami.games.dicium.civilisation.tests.table import Table, isles


@pytest.mark.parametrize(
    ("piece", "code"),
    [
        ("dragon", "no-such-piece"),
        ("hand/zeno", "not-in-hand"),
        ("hand/diogenes", "wrong-moment"),
        ("two-pair", "no-such-values"),
        ("straight", "no-straight"),
        ("blue-3", "no-such-faces"),
        ("green-2", "no-such-faces"),
        ("temple-5", "no-such-faces"),
        ("open/zeno", "no-card-now"),
        ("mat/blue", "no-mat-now"),
        ("secret/sage", "no-secret-now"),
        ("hero/roll", "no-hero-now"),
        ("seat-1", "no-target-now"),
        ("redeploy", "no-redeployment"),
        ("a3/square", "combination-first"),
        ("die-2", "no-such-die"),
        ("level-2", "no-bonus-now"),
        ("bonus-blue", "no-bonus-now"),
        ("deck", "not-now"),
        ("combat-die", "not-now"),
    ],
)
def test_in_the_action_phase(piece, code):
    t = isles("c3 h8", dice="2 5 4", cards={"a": "diogenes"})
    assert t.why_not(f"a: {piece}").code == code


def test_who_is_not_asked_and_when_it_is_over():
    t = isles("c3 h8", dice="2 5 4")
    assert t.why("b", "blue-1") == "R4.1 not-asked"
    over = isles("b2 h8", phase="reserve", turn="b", pile=0)
    assert over.why("a", "blue-1") == "R14.2 over"


def test_at_the_beginning():
    t = Table(Table.fresh(2, 3))
    first, second = "ab"[t.state.first], "ab"[1 - t.state.first]
    t.say(f"{first}: mat red")
    assert t.why(second, "mat/red") == "R2.3 mat-taken"
    t.say(f"{second}: mat blue")
    dealt = t.seen("a").seats[0].dealt
    other = next(name for name in ("sage", "hunter", "admiral") if name not in dealt)
    assert t.why("a", f"secret/{other}") == "R2.9 not-dealt"


def test_with_a_philosopher_played_for_an_action():
    t = isles("a2 h8", dice="1 1 1 2 3", cards={"a": "archimedes thales"}).say("a: play archimedes")
    assert t.why("a", "hand/thales") == "R11.7 action-first"
    assert t.why("a", "blue-1") == "R11.7 other-action" and t.why("a", "three") == "R11.7 other-action"


def test_moves_and_tiles():
    t = isles("a2 h8", dice="3 4 4").say("a: yellow 1")
    assert t.why("a", "i9/square") == "R7.4 no-way" and t.why("a", "blue-1") == "R4.5 no-action-now"
    hero = isles("d3 h8", dice="3 3 4 4", tiles={"a": "hero-roll g4"}).say("a: two-pair")
    assert hero.why("a", "hero/roll") == "R9.3 hero-placed"
    card = isles("d3 h8", dice="4 4 4", row="zeno plato thales").say("a: three")
    assert card.why("a", "open/socrates") == "R8.6 not-open"
    aim = isles("d3 h2 h8", dice="3 3 3 4 4").say("a: full")
    assert aim.why("a", "seat-0") == "R8.9 no-target"
    spent = isles("d3 h8", dice="2 2 4", hand=4, actions=0, cards={"a": "thales"})
    assert spent.why("a", "blue-1") == "R4.5 no-actions-left"
    level = isles("d3 h8", dice="1 2 3", bonuses={"a": "2 blue, 2 yellow"}).say("a: straight")
    assert level.why("a", "level-2") == "R5.1 level-full"
