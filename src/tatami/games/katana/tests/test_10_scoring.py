"""Chapter 10: scoring. The games here end because somebody gives a last honour to Code of Bushido."""

import pytest

from tatami.games.katana.tests.table import Player, Table, table


def ended(loser: str, seats: int, **players: str | Player) -> Table:
    """A game that the loser ends with the last honour."""
    t = table(seats, turn=loser, phase="recovery", bushido=loser, top="bo", **players)  # type: ignore[arg-type]
    t.say(f"{loser}: lose honour")
    assert t.asked == "over" and t.honour(loser) == 0
    return t


@pytest.mark.parametrize(("seats", "times"), [
    (3, {"shogun": 2, "ninja": 1}),
    (4, {"shogun": 1, "samurai": 2}),
    (5, {"shogun": 1, "samurai": 1, "ninja": 1, "ronin": 2}),
    (6, {"shogun": 1, "samurai": 2, "ninja": 1, "ronin": 3}),
    (7, {"shogun": 1, "samurai": 1, "ninja": 1, "ronin": 3}),
])  # fmt: skip
def test_R10_1_honour_is_multiplied_by_role_and_number_of_players(seats: int, times: dict[str, int]):
    t = ended("b", seats, b=Player(honour=1))
    roles = [role.partition("-")[0] for role in (t.role(seat) for seat in "abcdefg"[:seats])]
    for role, factor in times.items():
        row = t.outcome.sheet[roles.index(role)]
        assert row["times"] == factor and row["total"] == row["honour"] * factor


@pytest.mark.parametrize(("stars", "times"), [
    (("ninja-1", "ninja-2"), (1, 2)),
    (("ninja-1", "ninja-3"), (1, 2)),
    (("ninja-2", "ninja-3"), (1, 2)),
    (("ninja-3", "ninja-2"), (2, 1)),
    (("ninja-2", "ninja-1"), (2, 1)),
])  # fmt: skip
def test_R10_2_with_four_players_the_ninja_with_more_stars_counts_double(
    stars: tuple[str, str], times: tuple[int, int]
):
    """The stars count that the roles have, whatever the characters. (ruling 47)"""
    t = ended("b", 4, b=Player(honour=1), c=Player("parry", "tomoe", role=stars[0]), d=Player(role=stars[1]))
    assert tuple(row["times"] for row in t.outcome.sheet[2:]) == times
    assert t.total("ninja") == 9


@pytest.mark.parametrize("seats", [3, 5, 6, 7])
def test_R10_2_with_any_other_number_the_stars_mean_nothing(seats: int):
    t = ended("b", seats, b=Player(honour=1))
    ninjas = [seat for seat in range(seats) if t.role("abcdefg"[seat]).startswith("ninja")]
    assert {t.outcome.sheet[seat]["times"] for seat in ninjas} == {1}


def test_R10_3_each_daimyo_in_hand_is_worth_one_and_never_multiplied():
    t = ended("c", 4, b=Player("daimyo daimyo", honour=2), d=Player("daimyo", honour=2), c=Player(honour=1))
    assert t.outcome.sheet[1] == {"honour": 2, "times": 2, "daimyos": 2, "total": 6}
    assert t.outcome.sheet[3] == {"honour": 2, "times": 2, "daimyos": 1, "total": 5}
    assert t.total("shogun") == 5 + 6 and t.total("ninja") == 5


def test_R10_3_a_daimyo_elsewhere_is_worth_nothing():
    t = ended("c", 4, b="daimyo", c=Player(honour=1))
    worth = t.total("shogun")
    t = table(turn="c", phase="recovery", bushido="c", top="bo", c=Player(honour=1), discards="daimyo")
    t.say("c: lose honour")
    assert t.total("shogun") == worth - 1


def test_R10_4_daimyos_in_the_ronins_hand_are_worth_nothing():
    t = ended("b", 5, b=Player(honour=1), e=Player("daimyo daimyo", honour=2))
    assert t.role("e") == "ronin" and t.outcome.sheet[4] == {"honour": 2, "times": 2, "daimyos": 0, "total": 4}


def test_R10_5_harmless_and_defeated_players_count_in_full():  # ruling 36
    t = ended("c", 4, b=Player("daimyo", life=0, honour=3), c=Player(honour=1), d=Player("", honour=2))
    assert t.total("shogun") == 5 + 2 * 3 + 1 and t.total("ninja") == 2 * 2


def test_R10_6_a_total_is_the_sum_over_the_members():
    t = ended(
        "c", 7, b=Player("daimyo", honour=2), g=Player(honour=4), c=Player("daimyo", honour=1), d=Player(honour=2)
    )
    assert t.total("shogun") == 5 + (2 + 1) + 4
    assert t.total("ninja") == (0 + 1) + 2 + 4 and t.total("ronin") == 3 * 4


def test_R10_6_less_three_for_the_lost_blade():
    t = table(a="bokken", b=Player("daimyo", life=1, honour=1))
    t.say("a: attack b bokken", "b: suffer")
    assert t.total("shogun") == 6 + 1 - 3


@pytest.mark.parametrize(("negative_totals", "total"), [(True, -1), (False, 0)])
def test_R10_7_a_total_below_zero(negative_totals: bool, total: int):  # ruling 35
    t = table(
        5,
        turn="c",
        c=Player("bo", honour=1),
        d=Player(life=1, honour=1),
        options={"negative_totals": negative_totals},
    )
    t.say("c: attack d bo", "d: suffer")
    assert t.outcome.reason == "lost-blade" and t.total("ninja") == total


@pytest.mark.parametrize("negative_totals", [True, False])
def test_R10_7_a_total_of_zero_or_more_is_not_touched(negative_totals: bool):
    t = table(
        5,
        turn="c",
        c=Player("bo", honour=2),
        d=Player(life=1, honour=1),
        options={"negative_totals": negative_totals},
    )
    t.say("c: attack d bo", "d: suffer")
    assert t.total("ninja") == 0


def lost_blade(honour: int, negative_totals: bool = True) -> Table:
    """A ninja ends the game by taking the last honour of another; the striker has so much, and one more then."""
    options: dict[str, object] = {"negative_totals": negative_totals}
    t = table(5, turn="c", c=Player("bo", honour=honour), d=Player(life=1, honour=1), options=options)
    t.say("c: attack d bo", "d: suffer")
    return t


def test_R10_9_the_lost_blade_is_a_row_of_the_team_that_pays_it():
    t = lost_blade(3)
    rows = {team.name: team.rows for team in t.outcome.teams}
    assert rows == {"shogun": {}, "ronin": {}, "ninja": {"lost-blade": -3}}
    assert [row["total"] for row in t.outcome.sheet[2:4]] == [4, 0] and t.total("ninja") == 4 - 3


@pytest.mark.parametrize(("honour", "rows", "total"), [
    (1, {"lost-blade": -3, "below-zero": 1}, 0),
    (2, {"lost-blade": -3}, 0),
    (3, {"lost-blade": -3}, 1),
])  # fmt: skip
def test_R10_9_so_is_what_brings_a_total_up_to_zero(honour: int, rows: dict[str, int], total: int):
    t = lost_blade(honour, negative_totals=False)
    (ninjas,) = [team for team in t.outcome.teams if team.name == "ninja"]
    assert (ninjas.rows, ninjas.score) == (rows, total)


def test_R10_9_no_other_end_has_such_a_row():
    t = ended("b", 5, b=Player(honour=1))
    assert all(team.rows == {} for team in t.outcome.teams)


def test_R10_8_the_example_with_six_players():
    """Shogun 1, samurai 3, ronin 3, ninjas 2, 3 and 0: 7 against 9 against 5."""
    honour = {"a": 1, "b": 3, "c": 2, "d": 3, "e": 1, "f": 3}
    players = {seat: Player(honour=count) for seat, count in honour.items()}
    t = ended("e", 6, **players)
    assert (t.total("shogun"), t.total("ronin"), t.total("ninja")) == (7, 9, 5) and t.winners == "f"


def test_R10_8_the_example_with_two_daimyos():
    """One Daimyo each makes it 9 against 9, and the shogun's team wins the tie against the ronin."""
    honour = {"a": 1, "b": 3, "c": 2, "d": 3, "e": 1, "f": 3}
    players = {seat: Player("daimyo" if seat in "ab" else "parry", honour=count) for seat, count in honour.items()}
    t = ended("e", 6, **players)
    assert (t.total("shogun"), t.total("ronin"), t.total("ninja")) == (9, 9, 5) and t.winners == "ab"


@pytest.mark.parametrize(("honour", "totals", "winners"), [
    ({"a": 2, "b": 2, "c": 1, "d": 3, "e": 1}, (4, 3, 2), "ab"),
    ({"a": 2, "b": 1, "c": 1, "d": 4, "e": 1}, (3, 4, 2), "cd"),
    ({"a": 2, "b": 2, "c": 1, "d": 4, "e": 1}, (4, 4, 2), "cd"),
    ({"a": 2, "b": 2, "c": 1, "d": 4, "e": 2}, (4, 4, 4), "cd"),
    ({"a": 2, "b": 1, "c": 1, "d": 4, "e": 2}, (3, 4, 4), "cd"),
    ({"a": 2, "b": 2, "c": 1, "d": 3, "e": 2}, (4, 3, 4), "ab"),
    ({"a": 2, "b": 1, "c": 1, "d": 3, "e": 2}, (3, 3, 4), "e"),
    ({"a": 3, "b": 2, "c": 1, "d": 4, "e": 2}, (5, 4, 4), "ab"),
])  # fmt: skip
def test_R10_8_the_highest_total_wins_and_ties(
    honour: dict[str, int], totals: tuple[int, ...], winners: str
):  # ruling 37
    t = ended("c", 5, **{seat: Player(honour=count) for seat, count in honour.items()})
    assert (t.total("shogun"), t.total("ninja"), t.total("ronin")) == totals and t.winners == winners
