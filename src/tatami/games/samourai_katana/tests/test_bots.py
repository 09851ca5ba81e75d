"""What bots make of a table: ratings that need no secrets, win chances that agree with the rules, and some sense."""

from random import Random
from typing import Any

import pytest

from tatami import bots
from tatami.core.game import interrupts
from tatami.core.state import Decision
from tatami.games.samourai_katana.bot.knowledge import Knowledge
from tatami.games.samourai_katana.bot.win_chances import promise
from tatami.games.samourai_katana.phases.purchase import Buy
from tatami.games.samourai_katana.tests.table import GAME, Table, table

OPTIONS = {
    "negotiation": True,
    "clan_treasure": True,
    "emperor_sale": True,
    "emperor_support": True,
    "shogun_power": True,
    "exchange": True,
    "rank_breach": True,
    "justice_for_others": True,
}


@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["plain", "options"])
def test_rollouts_follow_the_hints_and_know_no_more_than_at_the_table(options: dict[str, Any]):
    """The ratings are the same from the view, in the true world, and in worlds that look alike."""
    for seed in range(3):
        state = GAME.new(3 + seed, seed, **options)
        luck = Random(seed)
        while state.asked and state.steps < 900:
            decision = luck.choice(state.asked)
            view = GAME.view(state, decision.seat)
            hints = GAME.mind.hints(view, decision)
            assert GAME.mind.rollout(state, decision) == hints, f"step {state.steps}, {decision.prompt}"
            if luck.random() < 0.1:
                world = GAME.imagine(view, state.steps)
                mine = next(asked for asked in world.asked if asked.seat == decision.seat)
                assert GAME.mind.rollout(world, mine) == hints, f"step {state.steps}, {decision.prompt}"
            best = decision.options[list(hints).index(max(hints))]
            GAME.apply(state, decision.seat, best if luck.random() < 0.7 else luck.choice(decision.options))


def test_R1_2_the_win_chances_of_a_finished_world_are_who_won():
    for seed in range(4):
        state = Table.fresh(3 + seed, seed)
        assert sum(promise(state)) == pytest.approx(1.0)
        while state.asked:
            decision = state.asked[0]
            rated = list(GAME.mind.rollout(state, decision))
            GAME.apply(state, decision.seat, decision.options[rated.index(max(rated))])
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert [seat for seat, chance in enumerate(promise(state)) if chance == 1.0] == list(outcome.winners)


def test_honour_and_provinces_raise_the_chances():
    t = table(a="kai:3", b="musashi:3", c="iwami:3")
    even = promise(t.state)
    assert promise(t.worth(a=8).state)[0] > even[0]
    kinai = table(a="yamashiro:1 settsu:1 kawachi:1", b="musashi:1 hida:1 nambu:1", c="iwami:3")
    assert promise(kinai.state)[0] > promise(kinai.state)[1]


def test_a_bot_completes_a_province_it_can_have():
    t = table(a="yamashiro:1 settsu:3 kawachi:1 izumi:1", b="nambu:1").hand("a", "archers")
    t.state.samurai[0] += 2
    t.state.reserve[0] -= 2
    t.rest()
    assert t.advice == "from yamashiro"
    assert t.say("a: from yamashiro").advice == "to yamato"


def test_a_bot_does_not_attack_without_a_chance():
    t = table(a="kai:1", b="suruga:6+ nambu:1").hand("a", "ashigaru*2").hand("b", "archers*2")
    known = Knowledge(t.state, 0)
    assert known.chance(8, 1) < 0.1 and t.say("a: from kai").advice != "to suruga"


def test_a_bot_keeps_koku_for_moves_and_names_itself_first_where_honour_is_counted():
    t = table(frame=Buy, a="kai:2", b="suruga:2").rich(a=1)
    assert t.advice == "done"
    t = table(4, a="kai:1").say("a: done")
    assert t.asked == "d: name" and t.advice == "name d"


def test_a_bot_defends_what_matters_with_justice():
    kinai = "yamashiro:1 settsu:1 kawachi:1 izumi:1 yamato:1"
    t = table(a="ise:6", b=kinai).hand("a", "archers*2").hand("b", "justice ashigaru*2").go("ise", "yamato", 6)
    assert t.advice == "justice"
    t = (
        table(a="ise:2", b="yamato:6+ nambu:1")
        .hand("a", "archers*2")
        .hand("b", "justice sohei*2")
        .go("ise", "yamato", 2)
    )
    assert t.advice == "pass"


def wish(t: Table, seat: int) -> str:
    """What the bot of a seat does by its own initiative, in words."""
    decision = Decision(seat, interrupts(t.state, seat), t.state.stack[-1])
    wanted = bots.volunteer("hatamoto", GAME, GAME.view(t.state, seat), decision)
    return "" if wanted is None else GAME.words(t.state, seat, wanted)


def test_R13_15_bots_burn_what_a_strong_neighbour_would_take_and_leave_it_otherwise():
    kinai = "yamashiro:1 settsu:4 kawachi:1 izumi:1 yamato:1"
    for group, wanted in (("omi:5", "burn yamashiro"), ("hitachi:5", "")):
        t = table(a=group, b=kinai).hand("a", "cavalerie*4").hand("b", "terre ashigaru*2")
        assert wish(t, 1) == wanted
    decision = Decision(1, interrupts(t.state, 1), t.state.stack[-1])
    assert bots.volunteer("random", GAME, GAME.view(t.state, 1), decision) is None
