"""Combat and its results: chapters 11 and 12, with the rulebook's own examples."""

import pytest

from tatami.games.bushido.game import GAME
from tatami.games.bushido.resolution import ATTACKER, DEFENDER, EVERYTHING, losses, resolve
from tatami.games.bushido.state import DISCS
from tatami.games.bushido.tests.table import Clan, Table, table
from tatami.games.bushido.view import View

FIELD = "shinano a mountain 6, kai c mountain 3, musashi c village 1"
MANY = "katana-1*6 katana-2*4 katana-3*4"

BATTLE, DUEL, AMBUSH, TRAITOR = (DISCS.index(disc) for disc in ("battle", "duel", "ambush", "traitor"))


def field(
    provinces: str = FIELD,
    b: str | Clan = MANY,
    c: str | Clan = MANY,
    d: str | Clan = "",
    options: dict[str, object] | None = None,
) -> Table:
    """a's six troops in Shinano, c's three in Kai; b leads, c defends, d is Sensei."""
    return table(provinces, b=b, c=c, d=d, options=options)


def stack(*tiles: int) -> list[int]:
    return [tiles.count(strength) for strength in (1, 2, 3)]


# The rulebook's examples


def test_R11_10_R12_1_example_twenty_to_nine():
    t = field()
    t.attack("kai", "shinano", 4, "bonus 3")
    t.fight("3 3 2 battle", "1 1 1 1 2 3 ambush")
    assert t.state.totals == [20, 9]
    assert t.samurai("b") == 21 and t.samurai("c") == 12  # 3 killed + 3 tiles + 2 province + 3 bonus; 2 killed
    assert t.province("kai") == "a 2" and t.province("shinano") == "a 2"
    assert t.daimyo("a") == 22 and t.daimyo("c") == 26
    assert t.asked == "d: arms"


def test_R12_2_R12_3_example_eight_to_eighteen():
    t = field()
    koku = t.koku("c")
    t.attack("kai", "shinano", 4, "bonus 3")
    t.fight("3 3 2 duel", "1 1 1 1 2 3 ambush")
    assert t.state.totals == [8, 18]
    assert t.samurai("c") == 16 and t.samurai("b") == 10  # 4 killed + 2 province; nothing
    assert t.province("kai") == "c 3" and t.province("shinano") == "a 2"
    assert t.koku("c") == koku and t.daimyo("a") == 20 and t.daimyo("c") == 28
    assert t.state.tokens[0] & 1 == 0, "the bonus is gone all the same"
    assert t.asked == "d: seppuku"


def test_R12_8_koku_changes_hands_with_the_province():
    t = field("shinano a mountain 6, kai c rice-field 1")
    before = t.koku("a"), t.koku("c")
    t.attack("kai", "shinano", 4)
    t.fight("3 3 battle", "1 battle")
    assert (t.koku("a"), t.koku("c")) == (before[0] + 8, before[1] - 8)
    assert t.daimyo("a") == 22 and t.daimyo("c") == 26, "a rice field is worth 2 honour and 8 koku"


# Chapter 11


def test_R11_1_each_side_fights_with_its_own_tiles_and_the_daimyos_troops():
    t = field()
    t.attack("kai", "shinano", 5)
    assert t.asked == "b: stack-tens, c: stack-tens"
    t.fight("3 battle", "3 battle")
    assert t.state.totals == [8, 6]
    assert t.tiles("b") == "katana-1*6 katana-2*4 katana-3*3" and t.tiles("a") == ""


def test_R11_2_both_are_asked_at_once_and_may_answer_in_any_order():
    t = field()
    t.attack("kai", "shinano", 4)
    t.stack("c", "1 1")
    assert t.asked == "b: stack-tens"
    t.stack("b", "2")
    assert t.asked == "b: tactic, c: tactic"


def test_R11_3_everybody_is_asked_the_same_seven_questions():
    t = field(b="", c="katana-1*12 katana-2")
    t.attack("kai", "shinano", 4)
    prompts = []
    while t.asked.startswith("b: "):
        prompts.append(t.asked.split(", ")[0])
        assert t.offered("b") == (["no stack"] if prompts[-1] == "b: stack-top" else ["number 0"])
        t.say(f"b: {t.offered('b')[0]}")
    assert len(prompts) == 7
    t.say("c: number 0", "c: number 0", "c: number 0", "c: number 1")
    assert t.offered("c") == ["number 0", "number 1"], "twelve tiles of strength 1: one ten at most"
    t.say("c: number 1")
    assert t.offered("c") == ["number 0", "number 1", "number 2"]
    t.say("c: number 2")
    assert t.offered("c") == ["top katana-1", "top katana-2"]


def test_R11_4_the_top_is_one_of_the_tiles_stacked():
    t = field()
    t.attack("kai", "shinano", 4)
    t.say("b: number 0", "b: number 2", "b: number 0", "b: number 0", "b: number 0", "b: number 1")
    assert t.offered("b") == ["top katana-1", "top katana-3"]


def test_R11_4_size_and_top_are_shown_together():
    t = field()
    t.attack("kai", "shinano", 4)
    t.stack("b", "1 1 3")
    assert not t.news("shows-stack")
    t.stack("c", "2 1")
    shown = [event.facts for event in t.news("shows-stack")]
    assert shown == [{"seat": 1, "count": 3, "tile": "katana-3"}, {"seat": 2, "count": 2, "tile": "katana-1"}]


@pytest.mark.parametrize(
    ("attack", "defence", "kai", "shinano"),
    [("", "1", "c 3", "a 2"), ("1", "", "a 4", "a 2"), ("", "", "c 3", "a 2")],
)
def test_R11_5_no_katana_loses_everything_ruling_16(attack, defence, kai, shinano):
    # ruling 16: without a sword all is lost, and with none on either side the attacker's
    t = field()
    t.attack("kai", "shinano", 4)
    t.fight(attack, defence)
    assert t.province("kai") == kai and t.province("shinano") == shinano
    assert not t.news("plays-disc") and t.discs("b") == "battle duel ambush"
    assert t.asked == ("d: arms" if kai.startswith("a") else "d: seppuku")


def test_R11_5_killed_without_a_sword_counts_for_honour():
    t = field()
    t.attack("kai", "shinano", 4)
    t.fight("", "1")
    assert t.samurai("c") == 16 and t.samurai("b") == 10  # 4 killed + 2 province
    t = field()
    t.attack("kai", "shinano", 4)
    t.fight("1 1", "")
    assert t.samurai("b") == 17  # 3 killed + 2 tiles + 2 province


@pytest.mark.parametrize(
    ("options", "are_lost"), [({}, True), ({"sacrificed": "removed"}, True), ({"sacrificed": "reserve"}, False)]
)
def test_R11_6_sacrificed_troops_never_come_back_or_go_to_the_reserve_ruling_16(options, are_lost):
    # ruling 16: out of the game, unless the table says otherwise
    t = field(options=options)
    t.attack("kai", "shinano", 4)
    t.fight("", "1")
    assert t.state.lost == [4 if are_lost else 0, 0, 0, 0]
    told = [event.facts for event in t.news("removes-troops")]
    assert told == ([{"seat": 0, "count": 4}] if are_lost else []), "the Daimyo's, not the Samurai's"
    t = field(options=options)
    t.attack("kai", "shinano", 4)
    t.fight("1", "")
    assert t.state.lost == [0, 0, 3 if are_lost else 0, 0]


def test_R11_6_killed_with_a_sword_in_hand_they_go_to_the_reserve():
    t = field()
    t.attack("kai", "shinano", 4)
    t.fight("1 battle", "3 3 battle")
    assert t.province("shinano") == "a 2" and t.state.lost == [0, 0, 0, 0] and not t.news("removes-troops")


def test_R11_6_R9_13_ronin_given_up_by_the_hatamoto_go_to_the_bag():
    t = table("shinano a mountain 3 ronin 2", seats=5, phase=6, a="katana-1", e="katana-1", bag="katana-1*30")
    t.say("e: attack shinano")
    t.fight("", "1", "ea")
    assert t.state.lost == [0] * 5 and t.bag("ronin") == 2 and t.province("shinano") == "a 3"
    t = table("shinano a mountain 3 ronin 2", seats=5, phase=6, a="katana-1", e="katana-1", bag="katana-1*30")
    t.say("e: attack shinano")
    t.fight("1", "", "ea")
    assert t.state.lost == [3, 0, 0, 0, 0] and t.province("shinano") == "- 0 ronin 2"


@pytest.mark.parametrize(("troops", "asked"), [(25, "a: deploy"), (26, "a: tea")])
def test_R11_6_troops_that_never_come_back_are_not_placed_again(troops, asked):
    rows = ",".join(f"{name} a rice-field 1" for name in ("echigo", "kozuke", "musashi", "kazusa", "noto"))
    t = table(f"{rows}, shinano a mountain {troops - 6}", phase=1, options={"sacrificed": "removed"})
    t.state.lost[0] = 4
    t.say("a: done")
    assert t.koku("a") == 30 and t.asked == asked


def test_R11_7_R11_8_kotau_is_not_for_combat_ruling_27():
    # ruling 27: with nothing but Kotau, one is put away and another disc drawn
    t = field(b=Clan(MANY, "kotau duel"), c=Clan(MANY, "kotau"))
    t.attack("kai", "shinano", 4)
    t.stack("b", "1")
    t.stack("c", "1")
    assert t.offered("b") == ["tactic duel"]
    assert len(t.offered("c")) == 1 and t.offered("c") != ["tactic kotau"]
    assert t.news("finds-disc")[0].facts == {"seat": 2, "where": "exchange"}
    assert t.state.spent == [0, 0, 0, 0, 1]


def test_R11_8_without_a_disc_one_is_drawn():
    t = field(c=Clan(MANY, ""))
    t.attack("kai", "shinano", 4)
    t.stack("b", "1")
    t.stack("c", "1")
    assert t.news("finds-disc")[0].facts == {"seat": 2, "where": "draw"}
    assert t.state.disc_count(2) == 1 and t.state.has_tactic(2)


def test_R11_9_katana_are_added_up():
    assert resolve(stack(3, 3, 2), stack(1), [TRAITOR, TRAITOR], [1, 1]).totals == [8, 1]


@pytest.mark.parametrize(
    ("discs", "totals", "won", "first", "extra"),
    [
        ((DUEL, BATTLE), [12, 10], ATTACKER, [0, 2], [0, 0]),
        ((BATTLE, DUEL), [10, 14], DEFENDER, [4, 0], [0, 0]),
        ((BATTLE, AMBUSH), [16, 7], ATTACKER, [0, 9], [1, 0]),
        ((AMBUSH, BATTLE), [6, 17], DEFENDER, [11, 0], [0, 1]),
        ((AMBUSH, DUEL), [12, 7], ATTACKER, [0, 5], [0, 1]),
        ((DUEL, AMBUSH), [6, 14], DEFENDER, [8, 0], [1, 0]),
        ((BATTLE, BATTLE), [10, 10], DEFENDER, [EVERYTHING, 0], [0, 1]),
        ((AMBUSH, AMBUSH), [6, 7], DEFENDER, [1, 0], [2, 3]),
        ((TRAITOR, BATTLE), [6, 7], ATTACKER, [0, EVERYTHING], [0, 0]),
        ((TRAITOR, DUEL), [6, 7], ATTACKER, [0, EVERYTHING], [0, 0]),
        ((TRAITOR, AMBUSH), [6, 7], ATTACKER, [0, EVERYTHING], [1, 0]),
        ((BATTLE, TRAITOR), [6, 7], DEFENDER, [EVERYTHING, 0], [0, 0]),
        ((AMBUSH, TRAITOR), [6, 7], DEFENDER, [EVERYTHING, 0], [0, 1]),
        ((TRAITOR, TRAITOR), [6, 7], DEFENDER, [1, 0], [0, 0]),
        ((DUEL, DUEL), [6, 7], DEFENDER, [0, 0], [0, 0]),
    ],
)
def test_R11_10_all_pairs_of_discs(discs, totals, won, first, extra):
    # 1 1 1 3 with four troops against 1 1 2 3 with three
    result = resolve(stack(1, 1, 1, 3), stack(1, 1, 2, 3), list(discs), [4, 3])
    assert (result.totals, result.won, result.first, result.extra) == (totals, won, first, extra)
    assert result.is_duel == (discs == (DUEL, DUEL))


@pytest.mark.parametrize(
    ("attack", "defence", "sums"),
    [
        ("3 3 2 battle", "1 1 1 1 2 3 ambush", [(8, 2, 4, 20, True), (9, 1, 0, 9, False)]),
        ("3 3 2 duel", "1 1 1 1 2 3 ambush", [(8, 1, 0, 8, False), (9, 2, 0, 18, True)]),
        ("1 traitor", "3 3 battle", [(1, 1, 0, 1, True), (6, 1, 0, 6, False)]),
        ("2 battle", "1 2 battle", [(2, 1, 4, 6, False), (3, 1, 3, 6, True)]),
        ("", "1", [(0, 1, 0, 0, False), (1, 1, 0, 1, True)]),
    ],
)
def test_R11_9_the_view_tells_how_the_sums_came_about(attack, defence, sums):
    t = field(b=Clan(MANY, "battle duel traitor"))
    t.attack("kai", "shinano", 4)
    before: View = GAME.view(t.state, None)
    assert before.combat is not None
    assert {(side.swords, side.total, side.has_won) for side in before.combat.sides} == {(None, None, None)}
    t.fight(attack, defence)
    shown: View = GAME.view(t.state, None)
    assert shown.combat is not None
    assert [(one.swords, one.times, one.added, one.total, one.has_won) for one in shown.combat.sides] == sums


@pytest.mark.parametrize(("ones", "half"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_R11_10_an_ambush_kills_one_for_two_and_a_double_ambush_one_for_one(ones, half):
    assert resolve([ones, 0, 0], [0, 0, 1], [AMBUSH, DUEL], [9, 9]).extra == [0, half]
    assert resolve([ones, 0, 0], [0, 0, 1], [AMBUSH, AMBUSH], [9, 9]).extra == [0, ones]


def test_R11_11_the_defender_wins_a_tie_ruling_17():
    # ruling 17: at a tie nothing is lost, and the attackers go back
    t = field()
    t.attack("kai", "shinano", 4)
    t.fight("2 2 ambush", "2 2 ambush")
    assert t.state.totals == [4, 4] and t.province("kai") == "c 3" and t.province("shinano") == "a 6"
    assert t.samurai("c") == 12 and t.asked == "d: seppuku"
    t = field()
    t.attack("kai", "shinano", 4)
    t.fight("2 2 2 ambush", "2 2 ambush")
    assert t.province("kai") == "c 1" and t.samurai("b") == 15, (
        "one more katana and the attacker wins: 2 killed + 3 tiles"
    )


def test_R11_12_a_traitor_wins_whatever_the_sums():
    t = field(b=Clan(MANY, "traitor"))
    t.attack("kai", "shinano", 1)
    t.fight("1 traitor", "3 3 3 3 battle")
    assert t.province("kai") == "a 1" and t.story.count("betrays") == 1


def test_R11_13_a_battle_counts_the_troops_before_losses_ruling_18():
    # ruling 18: the ambush's kills come after the sums
    t = field()
    t.attack("kai", "shinano", 5)
    t.fight("1 battle", "1 1 1 1 1 1 ambush")
    assert t.state.totals == [7, 6]


def test_R11_14_nobody_loses_more_than_is_there_ruling_19():
    # ruling 19: the difference first, then the rest, and never more than all
    assert losses(resolve(stack(3, 3, 2), stack(1, 1, 1, 1, 2, 3), [BATTLE, AMBUSH], [4, 3]), DEFENDER, 3, 0) == (
        3,
        0,
    )
    result = resolve(stack(3), stack(1, 1, 1, 1, 1, 1, 3), [DUEL, AMBUSH], [2, 3])
    assert result.first[ATTACKER] + result.extra[ATTACKER] > 2 and losses(result, ATTACKER, 2, 0) == (2, 0)


def test_R11_15_tiles_go_back_and_discs_are_put_away_face_down_ruling_41():
    # ruling 41: one heap for all discs that are put away, and nobody looks into it
    t = field()
    bag = t.bag("katana-3")
    t.attack("kai", "shinano", 4)
    t.fight("3 3 battle", "3 duel")
    assert t.bag("katana-3") == bag + 3 and t.state.spent == [1, 1, 0, 0, 0]
    assert t.discs("b") == "duel ambush" and t.discs("c") == "battle ambush"
    for observer in (0, 1, 2, 3, None):
        shown: View = GAME.view(t.state, observer)
        assert shown.spent == 2 and shown.spent_discs is None


def test_R11_16_a_kotau_is_exchanged_once_the_stacks_are_shown_ruling_47():
    # ruling 47: not when the combat begins, and the attacker first
    t = field(b=Clan(MANY, "kotau"), c=Clan(MANY, "kotau"))
    t.attack("kai", "shinano", 4)
    t.stack("c", "1")
    assert t.discs("b") == t.discs("c") == "kotau" and not t.news("finds-disc")
    t.stack("b", "1 1")
    assert t.story.index("finds-disc") > t.story.index("shows-stack")
    found = [event.facts["seat"] for event in t.news("finds-disc")]
    assert set(found) == {1, 2} and found.index(2) == found.count(1), "b until a disc will do, then c"
    assert t.asked == "b: tactic, c: tactic"


@pytest.mark.parametrize(("attack", "defence"), [("", "1"), ("1", ""), ("", "")])
def test_R11_16_without_a_sword_no_kotau_is_exchanged(attack, defence):
    t = field(b=Clan(MANY, "kotau"), c=Clan(MANY, ""))
    t.attack("kai", "shinano", 4)
    t.fight(attack, defence)
    assert t.discs("b") == "kotau" and t.discs("c") == "" and not t.news("finds-disc")


# Chapter 12


def test_R12_1_a_victory_without_conquest_scores_kills_tiles_and_bonus():
    t = field("shinano a mountain 6, kai c mountain 9")
    t.attack("kai", "shinano", 4, "bonus 9")
    t.fight("3 1 ambush", "1 1 duel")
    assert t.state.totals == [8, 2] and t.province("kai") == "c 3"
    assert t.samurai("b") == 27  # 6 killed + 2 tiles + 9 bonus, no province
    assert t.samurai("c") == 10, "who holds a province and lost gains nothing for it"
    assert t.asked == "d: arms"


def test_R12_2_the_bushi_scores_the_province_only_if_a_defender_is_left_ruling_23():
    # ruling 23: never tiles, and the province only for a victory with somebody left
    t = field("shinano a mountain 6, kai c mountain 1")
    t.attack("kai", "shinano", 2)
    t.fight("1 1 ambush", "3 1 ambush")
    assert t.province("kai") == "- 0" and t.samurai("c") == 12  # 2 killed, nobody left
    assert t.samurai("b") == 11 and t.asked == "d: seppuku"


def test_R12_3_the_loser_scores_kills_only():
    t = field()
    t.attack("kai", "shinano", 4)
    t.fight("1 1 ambush", "3 3 battle")
    assert t.samurai("b") == 11 and t.province("kai") == "c 2"


def test_R12_4_markers_move_in_order_ruling_5():
    # ruling 5: Samurai, Bushi, the Bushi's loss, the Daimyo's gain
    t = field(b=Clan(MANY, samurai=10), c=Clan(MANY, daimyo=22))
    t.attack("kai", "shinano", 4)
    t.fight("3 3 2 battle", "1 1 1 1 2 3 ambush")
    moved = [kind for kind in t.story if "-samurai" in kind or "-daimyo" in kind]
    assert moved == ["gains-samurai", "gains-samurai", "loses-daimyo", "gains-daimyo"]
    assert t.daimyo("c") == 19 and t.daimyo("a") == 22, "c falls past a's 20; then a climbs to where c stood"


@pytest.mark.parametrize(("honour", "half"), [(13, 7), (12, 6), (1, 1), (0, 0)])
def test_R12_5_the_loser_of_a_duel_gives_half_rounded_up(honour, half):
    t = field(b=Clan(MANY, samurai=honour), c=Clan(MANY, samurai=30))
    t.attack("kai", "shinano", 4)
    t.fight("1 duel", "3 duel")
    assert t.samurai("b") == honour - half
    assert t.samurai("c") == 30 + half + 2, "and the province's honour for a won defence"


def test_R12_5_the_winner_gains_what_was_given_before_any_jump():
    t = field(b=Clan(MANY, samurai=20), c=Clan(MANY, samurai=30), d=Clan(samurai=10))
    t.attack("kai", "shinano", 4)
    t.fight("1 duel", "3 duel")
    assert t.samurai("b") == 9, "the tenth space is taken"
    assert t.samurai("c") == 42


def test_R12_6_beaten_defenders_retreat_where_their_owner_likes_ruling_21():
    # ruling 21: to one province next door, and the province is conquered
    t = field("shinano a mountain 6, kai c mountain 3, musashi c village 1, kazusa c village 1, tango c village 1")
    t.attack("kai", "shinano", 4, "bonus 3")
    t.fight("3 3 duel", "1 duel")
    assert t.asked == "c: retreat" and t.offered("c") == ["to musashi", "to kazusa"]
    t.say("c: to kazusa")
    assert t.province("kazusa") == "c 4" and t.province("kai") == "a 4"
    assert t.samurai("c") == 5 and t.samurai("b") == 22  # 5 given + 2 tiles + 3 bonus + 2 province
    assert t.asked == "d: arms"


def test_R12_6_a_fortress_takes_them_in():
    t = field("mino a mountain 6, echizen c mountain 3")
    t.attack("echizen", "mino", 4)
    t.fight("3 3 duel", "1 duel")
    assert t.offered("c") == ["to wakasa"]
    t.say("c: to wakasa")
    assert t.province("wakasa") == "c 4" and t.province("echizen") == "a 4"


def test_R12_6_without_a_neighbour_they_scatter_and_count_for_nobody():
    t = field("shinano a mountain 6, kai c mountain 3")
    t.attack("kai", "shinano", 4)
    t.fight("3 3 duel", "1 duel")
    assert t.story.count("disperses") == 1 and t.province("kai") == "a 4"
    assert t.samurai("b") == 19  # 5 given + 2 tiles + 2 province


def test_R12_7_attackers_who_lost_a_duel_go_back():
    t = field()
    t.attack("kai", "shinano", 4)
    t.fight("1 duel", "3 duel")
    assert t.province("shinano") == "a 6" and t.province("kai") == "c 3" and t.asked == "d: seppuku"


def test_R12_8_a_loser_left_alone_conquers_ruling_22():
    # ruling 22: the Samurai lost, the ambush killed everybody, and one attacker lives
    t = field("shinano a mountain 6, kai c mountain 1")
    t.attack("kai", "shinano", 4)
    t.fight("1 1 ambush", "3 battle")
    assert t.state.totals == [2, 7] and t.province("kai") == "- 0", "all four died of the difference"
    t = field("shinano a mountain 9, kai c mountain 1")
    t.attack("kai", "shinano", 8)
    t.fight("1 1 ambush", "3 battle")
    assert t.province("kai") == "a 3" and t.samurai("b") == 11 and t.samurai("c") == 15
    assert t.asked == "d: seppuku"


def test_R12_9_attackers_go_back_from_a_defended_province_ruling_20():
    # ruling 20: even after a victory
    t = field("shinano a mountain 6, kai c mountain 9")
    t.attack("kai", "shinano", 4)
    t.fight("3 1 ambush", "1 1 duel")
    assert t.province("shinano") == "a 6" and t.province("kai") == "c 3" and t.state.samurai_lost is False


def test_R12_10_nobody_left_makes_the_province_neutral():
    t = field("shinano a mountain 6, kai c mountain 2 ronin 1")
    t.attack("kai", "shinano", 2)
    t.fight("3 3 battle", "3 3 battle")
    assert t.state.totals == [8, 8]
    assert t.province("kai") == "- 0 ronin 1" and t.province("shinano") == "a 4"
    assert t.daimyo("c") == 26 and t.daimyo("a") == 20
