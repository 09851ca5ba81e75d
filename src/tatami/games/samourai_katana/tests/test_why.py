"""Whatever is tried in vain has its reason, and the reason its clause."""

import pytest

from tatami.games.samourai_katana.tests.table import GAME, fresh, table


@pytest.mark.parametrize(
    ("who", "pieces", "code", "clause"),
    [
        ("a", "cho", "limit-first", "R3.1"),
        ("a", "stake-1 stake-1", "nothing-more", "R3.1"),
        ("a", "umbrella", "no-such-piece", "R3.2"),
        ("a", "", "no-such-piece", "R3.2"),
        ("b", "cho", "dealer-first", "R3.1"),
        ("c", "cho", "no-tokens", "R3.4"),
    ],
)
def test_while_the_dealer_thinks(who, pieces, code, clause):
    why = table("10 2 0").why_not(f"{who}: {pieces}")
    assert (why.code, why.clause) == (code, clause)


@pytest.mark.parametrize(
    ("who", "pieces", "code", "facts"),
    [
        ("b", "stake-1", "side-first", {}),
        ("b", "cho stake-3", "over-the-limit", {"count": 2}),
        ("d", "cho stake-2", "too-few-tokens", {"count": 1}),
        ("b", "cho stake-1 stake-1", "nothing-more", {}),
        ("b", "cho han", "nothing-more", {}),
        ("a", "cho", "has-bet", {}),
        ("c", "cho", "no-tokens", {}),
    ],
)
def test_while_all_bet(who, pieces, code, facts):
    t = table("10 10 0 1")
    t.say("a: limit 2", "a: bet cho 1")
    why = t.why_not(f"{who}: {pieces}")
    assert (why.code, why.facts) == (code, facts)


def test_what_is_offered_needs_no_reason():
    t = table("10 10")
    assert t.is_possible("a: stake-3")
    t.say("a: limit 2")
    assert all(t.is_possible(f"b: {pieces}") for pieces in ("cho", "han", "cho stake-2"))


def test_a_limit_that_the_content_does_not_allow():
    state = fresh(2, content={"values": {"stake": {"value": 2}}})
    why = GAME.why_not(state, state.dealer, "stake-3")
    assert why is not None and (why.code, why.facts) == ("limit-too-high", {"count": 2})


def test_after_the_end():
    t = table("10 2", dice="2 2", round=6)
    t.say("a: limit 1", "a: bet cho 1", "b: bet cho 1")
    assert t.why_not("a: cho").code == "over"
