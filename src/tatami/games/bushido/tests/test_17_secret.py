"""What is secret: chapter 17."""

import pytest

from tatami.games.bushido.effects import draw_tiles, obey_mikado
from tatami.games.bushido.game import GAME
from tatami.games.bushido.state import DISC_KINDS, DISCS
from tatami.games.bushido.tests.table import Clan, Table, table
from tatami.games.bushido.view import Seat, View

LAND = "shinano a mountain 6, kai c mountain 3"


def clan(t: Table, observer: str, letter: str) -> Seat:
    found: Seat = t.seen(observer).seats["abcde".index(letter)]
    return found


def test_R17_1_a_screen_hides_which_not_how_many():
    t = table(LAND, phase=12, b=Clan("katana-1*2 ronin", "duel kotau"))
    assert clan(t, "b", "b").tiles == {"katana-1": 2, "ronin": 1} and clan(t, "b", "b").discs == {
        "duel": 1,
        "kotau": 1,
    }
    for other in ("a", "c", ""):
        shown = clan(t, other, "b")
        assert shown.tiles is None and shown.discs is None and (shown.tile_count, shown.disc_count) == (3, 2)


def test_R17_2_the_rest_is_open():
    t = table("shinano a mountain 6, kai c mountain 3 ronin 1", b="katana-1", c="katana-1*2")
    t.attack("kai", "shinano", 1, "bonus 6")
    t.fight("1 battle", "1 1 duel")
    shown = t.seen()
    assert shown.seats[0].bonus_tokens == [3]
    kai = next(one for one in shown.provinces if one.province == "kai")
    assert (kai.owner, kai.troops, kai.ronin, kai.land) == (2, 3, 1, "mountain")
    assert shown.combat is not None and [side.stack for side in shown.combat.sides] == [
        {"katana-1": 1},
        {"katana-1": 2},
    ]


def test_R17_3_what_lies_face_down_is_unknown():
    state = GAME.new(3, 5)
    assert all(province.land is None for province in GAME.view(state, 0).provinces)
    GAME.apply(state, state.asked[0].seat, state.asked[0].options[0])
    built = next(one for one in GAME.view(state, 0).provinces if one.owner is not None)
    assert built.land == "fortress"
    lands = {tuple(GAME.imagine(GAME.view(state, 0), seed).land) for seed in range(5)}
    assert len(lands) > 1


def test_R17_3_the_table_remembers_for_nobody_which_discs_were_put_away_ruling_41():
    # ruling 41: not even for the one who put them away, who was told when it happened
    t = table(LAND, phase=1)
    t.say("a: discard duel")
    assert t.news("discards")[0].facts == {"seat": 0} and t.news("discards")[0].knows == (0,)
    for observer in ("a", "b", ""):
        assert t.seen(observer).spent == 1 and t.seen(observer).spent_discs is None
        worlds = [GAME.imagine(t.seen(observer), seed) for seed in range(40)]
        assert len({tuple(world.spent) for world in worlds}) > 1 and {sum(world.spent) for world in worlds} == {1}


def test_R17_2_R17_3_what_a_combat_turned_up_is_in_sight_until_the_turn_is_over():
    t = table(LAND, b=Clan("katana-1", "traitor duel"), c=Clan("katana-1*2", "traitor battle"))
    t.attack("kai", "shinano", 1)
    t.fight("1 traitor", "1 1 traitor")

    def traitors_in_hands() -> set[int]:
        worlds = [GAME.imagine(t.seen("d"), seed) for seed in range(60)]
        assert all(sum(world.spent) == 2 for world in worlds)
        return {sum(world.discs[DISCS.index("traitor") :: DISC_KINDS]) for world in worlds}

    combat = t.seen("d").combat
    assert combat is not None and [side.disc for side in combat.sides] == ["traitor", "traitor"]
    assert t.asked == "d: seppuku" and traitors_in_hands() == {0}, "both of the two lie on the table"
    t.all_pass("discs")
    assert t.turn == "b" and t.seen("d").combat is None and len(traitors_in_hands()) > 1, "who knows where they are"


def spied() -> Table:
    t = table(LAND, phase=5, d="shinobi", c=Clan("katana-1*2 katana-3 ronin*2", "duel kotau"))
    t.say("d: shinobi c")
    return t


def test_R17_4_what_a_shinobi_saw_is_known_to_that_player_alone_ruling_45():
    # ruling 45: it stays on the screen, so that nobody needs notes
    t = spied()
    assert clan(t, "d", "c").known_tiles == {"katana-1": 2, "katana-3": 1, "ronin": 2}
    assert clan(t, "d", "c").known_discs == {"duel": 1, "kotau": 1}
    for other in ("a", "b", ""):
        assert clan(t, other, "c").known_tiles == {} and clan(t, other, "c").known_discs == {}


def test_R17_4_it_stays_known_while_it_must_be_true():
    t = spied()
    draw_tiles(t.state, [2], 4)
    assert clan(t, "d", "c").known_tiles == {"katana-1": 2, "katana-3": 1, "ronin": 2}, "four more are unknown"
    t.say("d: done", "b: done", "c: ronin shinano", "c: done")
    assert clan(t, "d", "c").known_tiles == {"katana-1": 2, "katana-3": 1}
    t.attack("kai", "shinano", 2)
    t.fight("", "3")
    assert clan(t, "d", "c").known_tiles == {"katana-1": 2}
    worlds = [GAME.imagine(t.seen("d"), seed) for seed in range(20)]
    assert all(world.tiles[2 * 8] >= 2 for world in worlds)
    obey_mikado(t.state, 0)
    assert clan(t, "d", "c").known_tiles == {}


def test_R17_4_a_disc_put_away_unseen_may_be_any_of_those_seen():
    t = table(LAND, phase=5, d="shinobi", b=Clan(discs="duel kotau battle*2"))
    t.say("d: shinobi b")
    t.all_pass("discs")
    assert t.turn == "b" and clan(t, "d", "b").known_discs == {"battle": 2, "duel": 1, "kotau": 1}
    t.say("b: discard duel")
    assert clan(t, "d", "b").known_discs == {"battle": 1}, "one of them may be the one that is gone"
    t.say("b: discard kotau")
    assert clan(t, "d", "b").known_discs == {} and clan(t, "b", "b").discs == {"battle": 2}


@pytest.mark.parametrize(("kotaus", "kept"), [("kotau", {}), ("kotau*2", {"kotau": 1})])
def test_R17_4_an_exchanged_kotau_shows_what_is_kept(kotaus, kept):
    t = table(LAND, b="katana-1", c=Clan("katana-1", kotaus))
    t.attack("kai", "shinano", 2)
    t.stack("b", "1")
    t.stack("c", "1")
    assert t.news("finds-disc")[0].facts["where"] == "exchange" and t.asked == "b: tactic, c: tactic"
    for other in "abd":
        assert clan(t, other, "c").known_discs == kept
        worlds = [GAME.imagine(t.seen(other), seed) for seed in range(20)]
        assert {world.discs[2 * DISC_KINDS + DISCS.index("kotau")] for world in worlds} == {sum(kept.values())}


def test_R17_4_a_disc_that_was_played_is_no_longer_known():
    t = spied()
    t.all_pass("target")
    t.state.tiles[8 * 1] += 1
    t.state.bag[0] -= 1
    t.attack("kai", "shinano", 2)
    t.fight("1 battle", "1 duel")
    assert clan(t, "d", "c").known_discs == {"kotau": 1}


def test_R17_5_stacks_and_discs_are_secret_until_both_are_ready():
    t = table(LAND, b="katana-1*3 katana-3", c="katana-1*3")
    t.attack("kai", "shinano", 2)
    t.stack("b", "1 1 3")
    combat = t.seen("c").combat
    assert combat is not None and (combat.sides[0].stack, combat.sides[0].size, combat.sides[0].top) == (
        None,
        None,
        None,
    )
    assert [(pick.seat, pick.answers, pick.words) for pick in t.seen("c").picked] == [(1, 7, None)]
    mine = t.seen("b").combat
    assert mine is not None and mine.sides[0].stack == {"katana-1": 2, "katana-3": 1}
    assert t.seen("b").picked[0].words == [
        "number 0", "number 1", "number 0", "number 0", "number 0", "number 2", "top katana-3",
    ]  # fmt: skip
    assert t.state.stacks == [0] * 6, "nothing is laid before both are ready"
    t.stack("c", "1")
    combat = t.seen("c").combat
    assert combat is not None and (combat.sides[0].stack, combat.sides[0].size, combat.sides[0].top) == (
        None,
        3,
        "katana-3",
    )
    t.say("b: tactic battle")
    combat = t.seen("c").combat
    assert combat is not None and combat.sides[0].is_ready and combat.sides[0].disc is None
    t.say("c: tactic duel")
    combat = t.seen().combat
    assert combat is not None and [side.disc for side in combat.sides] == ["battle", "duel"]
    assert [side.total for side in combat.sides] == [7, 2]


def test_R17_5_a_covered_disc_may_be_any_of_those_that_could_be_held():
    t = table(LAND, phase=5, c="shinobi*2 katana-1", b=Clan("katana-1", "battle*3 ambush kotau"))
    t.say("d: done", "b: done", "c: shinobi b", "c: done", "a: done")
    t.attack("kai", "shinano", 2)
    t.stack("b", "1")
    t.stack("c", "1")
    t.say("b: tactic ambush")
    worlds = [GAME.imagine(t.seen("c"), seed) for seed in range(80)]
    guesses = [GAME.choices.words(world.picks[1][0]) for world in worlds]
    assert set(guesses) == {"tactic battle", "tactic ambush"}, "whatever it really is"
    assert guesses.count("tactic battle") > 2 * guesses.count("tactic ambush")


def test_R17_6_questions_tell_nothing_about_a_screen():
    t = table(LAND, phase=3)
    assert t.asked == "a: treasury" and t.offered("a") == ["number 0"]
    t = table(LAND, phase=5)
    assert t.asked == "d: schemes" and t.offered("d") == ["done"]
    t.say("d: done")
    assert t.asked == "b: schemes" and t.offered("b") == ["done"]


def test_R17_7_at_the_end_everything_is_shown():
    t = table(LAND, phase=12, month=12, b="katana-1 ronin")
    t.all_pass()
    assert clan(t, "c", "b").tiles == {"katana-1": 1, "ronin": 1} and clan(t, "", "a").discs is not None
    assert t.seen().spent_discs == {}


def test_R17_7_the_discs_put_away_are_shown_too():
    t = table(LAND, month=12, b="katana-1", c="katana-1*2")
    t.attack("kai", "shinano", 1)
    t.fight("1 battle", "1 1 duel")
    assert t.seen().spent_discs is None
    t.all_pass()
    assert (
        t.seen("a").spent_discs
        == {"battle": 1, "duel": 1}
        == dict(GAME.view(GAME.imagine(t.seen("a"), 1), 0).spent_discs)
    )


def test_a_view_names_the_phase_and_what_the_box_holds():
    t = table(LAND, phase=12)
    assert t.seen().phase == "audience"
    beginning: View = GAME.view(GAME.new(3, 1), None)
    assert beginning.phase is None
    rules = beginning.rules
    assert (rules.lands["mountain"], rules.bag["ronin"], rules.discs["duel"]) == (5, 15, 10)
