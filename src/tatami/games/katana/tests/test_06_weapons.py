"""Chapter 6: weapons, difficulty and parry."""

import pytest

from tatami.core import IllegalChoice
from tatami.games.katana.state import CARDS
from tatami.games.katana.tests.table import Player, Table, table


def difficulties(t: Table, attacker: str, targets: str) -> list[int]:
    return [t.difficulty(attacker, target) for target in targets]


def test_R6_1_seats_the_shorter_way_round():  # ruling 1
    t = table(6)
    assert difficulties(t, "a", "bcdef") == [1, 2, 3, 2, 1]
    assert difficulties(t, "d", "efabc") == [1, 2, 3, 2, 1]


@pytest.mark.parametrize(("seats", "expected"), [
    (3, [1, 1]),
    (4, [1, 2, 1]),
    (5, [1, 2, 2, 1]),
    (6, [1, 2, 3, 2, 1]),
    (7, [1, 2, 3, 3, 2, 1]),
])  # fmt: skip
def test_R6_1_at_every_table(seats: int, expected: list[int]):
    t = table(seats, a="bo")
    assert difficulties(t, "a", "bcdefg"[: seats - 1]) == expected and t.asked == "a: play"


def test_R6_2_harmless_players_between_are_left_out():
    t = table(7, b=Player(life=0), c="")
    assert difficulties(t, "a", "defg") == [1, 2, 2, 1]
    t = table(7, b=Player(life=0), c="", g="")
    assert difficulties(t, "a", "def") == [1, 2, 1]


def test_R6_2_harmless_players_elsewhere_change_the_other_way_round_only():
    t = table(6, d="")
    assert difficulties(t, "a", "bcef") == [1, 2, 2, 1]


def test_R6_3_six_seats_and_two_armours():
    """The example of the rules."""
    t = table(6, a=Player("bo", front="armour armour"))
    assert [t.difficulty(other, "a") for other in "bcdef"] == [3, 4, 5, 4, 3]
    assert difficulties(t, "a", "bcdef") == [1, 2, 3, 2, 1]


def test_R6_3_a_neighbour_with_two_armours_and_the_player_beyond():
    """The example of the rulebook: 3, and 2 for the one just beyond."""
    t = table(6, b=Player(front="armour armour"))
    assert difficulties(t, "a", "bc") == [3, 2]


def test_R6_3_armours_and_benkei_add_up():
    t = table(6, b=Player("parry", "benkei", front="armour armour"), c=Player(front="armour"))
    assert difficulties(t, "a", "bcd") == [4, 3, 3]
    assert difficulties(t, "b", "acd") == [1, 2, 2]


@pytest.mark.parametrize(("weapon", "targets"), [
    ("bokken", "bg"),
    ("bo", "bcfg"),
    ("shuriken", "bcdefg"),
])  # fmt: skip
def test_R6_4_precision_on_both_sides_of_the_difficulty(weapon: str, targets: str):
    t = table(7, a=weapon)
    assert t.targets(weapon) == targets and t.asked == "a: play"


def test_R6_4_difficulty_three_for_shuriken_and_kanabo_not_for_bokken_and_kiseru():
    """The example of the rulebook; then an unparried Kanabō costs 2 life."""
    t = table(6, a="shuriken kanabo bokken kiseru")
    assert [weapon for weapon in ("shuriken", "kanabo", "bokken", "kiseru") if "d" in t.targets(weapon)] == [
        "shuriken",
        "kanabo",
    ]
    reason = t.why_not("a: hand/bokken d")
    assert (reason.clause, reason.code) == ("R6.4", "too-far")
    assert reason.facts == {"seat": 3, "card": "bokken", "difficulty": 3, "precision": 1}
    t.say("a: attack d kanabo", "d: suffer")
    assert t.life("d") == 3 and t.asked == "a: play"


def test_R6_4_difficulty_three_and_then_four():
    """Daikyū, Nodachi and Naginata reach 3, Bō and Wakizashi do not; with one Armour Nodachi no longer does."""
    weapons = "daikyu nodachi naginata bo wakizashi"
    t = table(6, a=weapons)
    assert [weapon for weapon in weapons.split() if "d" in t.targets(weapon)] == ["daikyu", "nodachi", "naginata"]
    t = table(6, a=weapons, d=Player(front="armour"))
    assert [weapon for weapon in weapons.split() if "d" in t.targets(weapon)] == ["daikyu", "naginata"]


def test_R6_4_five_is_reached_by_precision_five_only():
    t = table(6, a="daikyu tanegashima naginata nagayari", d=Player(front="armour armour"))
    assert [weapon for weapon in CARDS[:13] if "d" in t.targets(weapon)] == ["daikyu", "tanegashima"]
    t = table(6, a="daikyu tanegashima", d=Player(front="armour armour armour"))
    assert "d" not in t.targets("daikyu") + t.targets("tanegashima")


def test_R6_4_nobody_attacks_themselves():
    t = table(a="daikyu")
    assert not t.offers("a: attack a daikyu")
    reason = t.why_not("a: hand/daikyu a")
    assert (reason.clause, reason.code) == ("R6.4", "not-yourself")


def test_R6_5_the_weapon_may_be_the_last_card():  # ruling 2
    t = table(a="nodachi")
    t.say("a: attack b nodachi")
    assert t.is_harmless("a") and t.asked == "b: parry"
    t.say("b: suffer")
    assert t.life("b") == 2 and t.asked == "a: play"


def test_R6_6_a_parried_attack_costs_no_life():
    t = table(a="nodachi", b="parry bo")
    t.say("a: attack b nodachi", "b: parry parry")
    assert t.life("b") == 5 and t.hand("b") == "bo" and t.asked == "a: play"


def test_R6_6_in_whosever_turn_it_is():
    t = table(turn="c", c="bo", b="parry")
    t.say("c: attack b bo", "b: parry parry")
    assert t.life("b") == 5 and t.asked == "c: play"


def test_R6_7_nobody_is_obliged_to_parry():  # ruling 7
    t = table(a="nodachi", b="parry parry")
    t.say("a: attack b nodachi")
    assert t.options == ["suffer", "parry parry"]
    t.say("b: suffer")
    assert t.life("b") == 2 and t.hand("b") == "parry parry" and t.asked == "a: play"


def test_R6_7_one_card_and_only_the_target():
    t = table(a="nodachi", b="parry parry", c="parry")
    t.say("a: attack b nodachi")
    with pytest.raises(IllegalChoice):
        t.say("c: parry parry")
    t.say("b: parry parry")
    assert t.hand("b") == "parry" and t.hand("c") == "parry" and t.asked == "a: play"


@pytest.mark.parametrize(("weapon", "attacker", "fast_draws", "target", "damage"), [
    ("bokken", "nobunaga", 0, "ieyasu", 1),
    ("bokken", "nobunaga", 2, "ieyasu", 3),
    ("kiseru", "musashi", 0, "ieyasu", 3),
    ("kiseru", "musashi", 1, "ieyasu", 4),
    ("kiseru", "nobunaga", 0, "ginchiyo", 1),
    ("bokken", "nobunaga", 0, "ginchiyo", 1),
    ("bokken", "musashi", 0, "ginchiyo", 1),
    ("bokken", "musashi", 1, "ginchiyo", 2),
    ("wakizashi", "musashi", 0, "ginchiyo", 3),
])  # fmt: skip
def test_R6_8_the_damage_of_an_attack(weapon: str, attacker: str, fast_draws: int, target: str, damage: int):
    t = table(a=Player(weapon, attacker, front="fast-draw " * fast_draws), b=Player("parry", target))
    full = t.life("b")
    t.say(f"a: attack b {weapon}", "b: suffer")
    assert full - t.life("b") == damage and t.asked == "a: play"


def test_R6_8_the_fast_draws_of_the_target_do_not_count():
    t = table(a="bokken", b=Player(front="fast-draw fast-draw"))
    t.say("a: attack b bokken", "b: suffer")
    assert t.life("b") == 4 and t.asked == "a: play"


@pytest.mark.parametrize(("life", "left"), [(5, 2), (4, 1), (3, 0), (2, 0), (1, 0)])
def test_R6_9_life_never_goes_below_zero(life: int, left: int):
    t = table(a="katana", b=Player(life=life))
    t.say("a: attack b katana", "b: suffer")
    assert t.life("b") == left and t.asked == "a: play"


@pytest.mark.parametrize(("life", "stands"), [(2, False), (3, True)])
def test_R6_9_an_unparried_daikyu_is_survived_with_three_life(life: int, stands: bool):
    t = table(a="daikyu", c=Player(life=life))
    t.say("a: attack c daikyu", "c: suffer")
    assert (t.life("c") > 0) is stands and t.asked == "a: play"


def test_R6_10_life_honour_ushiwaka_tomoe_weapon():  # ruling 11
    t = table(a=Player("katana", "tomoe"), b=Player("parry", "ushiwaka", life=2), top="bo bo parry")
    t.say("a: attack b katana", "b: suffer")
    assert t.story == ["attacks", "loses-life", "defeated", "draws", "draws"]
    assert [event.facts["seat"] for event in t.news("draws")] == [1, 0]
    assert t.hand("b") == "bo bo parry" and t.hand("a") == "parry"
    assert t.honour("a") == 6 and t.discards == "katana" and t.asked == "a: play"


def test_R6_10_the_end_comes_before_ushiwaka_and_tomoe():
    t = table(a=Player("katana", "tomoe"), c=Player("parry", "ushiwaka", life=2, honour=1))
    t.say("a: attack c katana", "c: suffer")
    assert t.asked == "over" and t.hand("c") == "parry" and t.hand("a") == "" and t.resolving == "katana"


def test_R6_10_the_weapon_is_discarded_after_the_draws():
    t = table(a=Player("katana", "tomoe"), b=Player("parry", "ushiwaka"), pile="bo*3", discards="kiseru")
    t.say("a: attack b katana", "b: suffer")
    assert t.hand("b") == "bo bo bo parry" and t.hand("a") == "kiseru", "the new pile held the old discard only"
    assert t.discards == "katana" and t.asked == "a: play"


def test_R6_11_a_weapon_is_used_up_parried_or_not():
    t = table(a="bokken", b="parry")
    t.say("a: attack b bokken", "b: parry parry")
    assert t.hand("a") == "" and t.discards == "parry bokken"
    t = table(a="bokken", b="parry")
    t.say("a: attack b bokken", "b: suffer")
    assert t.hand("a") == "" and t.discards == "bokken" and t.asked == "a: play"
