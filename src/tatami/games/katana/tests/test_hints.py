"""Hints: positions in which a player of the printed game would not hesitate, and beliefs that follow the deeds."""

import math
from typing import Any

import pytest

from tatami.exam.kit import seat_of
from tatami.games.katana.beliefs.roles import believe, worlds
from tatami.games.katana.bot.knowledge import from_view
from tatami.games.katana.scoring import GREAT_NINJA, leading_team
from tatami.games.katana.state import NINJA, RONIN, SAMURAI, SHOGUN
from tatami.games.katana.tests.table import GAME, Player, Table, at_random, fresh, table


def ratings(t: Table) -> dict[str, float]:
    """What the hints say of each option, by its words with letters for seats."""
    (decision,) = GAME.decisions(t.state)
    return dict(zip(t.options, GAME.mind.hints(GAME.view(t.state, decision.seat), decision), strict=True))


def favourite(t: Table) -> str:
    """The option with the best hint, which no other may share."""
    rated = ratings(t)
    best = max(rated.values())
    (only,) = [words for words, rating in rated.items() if rating == best]
    return only


def mates(t: Table, letter: str, others: str) -> list[float]:
    """How likely this seat thinks each of the others to be on its team."""
    known = from_view(GAME.view(t.state, seat_of(letter)))
    return [known.prospects.is_mate[seat_of(other)] for other in others]


def empty(letters: str) -> dict[str, Any]:
    """Seats with no card in hand, whom nobody can strike."""
    return dict.fromkeys(letters, "")


# Every question


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_number_for_each_option_of_every_prompt(seats: int):
    prompts = set()
    for seed in range(15):
        state = fresh(seats, seed)
        for decision, _ in at_random(state, seed):
            rated = GAME.mind.hints(GAME.view(state, decision.seat), decision)
            assert len(rated) == len(decision.options) and all(math.isfinite(number) for number in rated)
            prompts.add(decision.prompt)
    assert prompts == {"bushido", "draw", "play", "discard", "parry", "battle-cry", "jujutsu"}


def test_the_same_view_gives_the_same_ratings_whatever_is_hidden():
    state = fresh(7, 3)
    for step, (decision, _) in enumerate(at_random(state, 3)):
        view = GAME.view(state, decision.seat)
        imagined = GAME.imagine(view, step)
        assert GAME.mind.hints(view, decision) == GAME.mind.hints(
            GAME.view(imagined, decision.seat), imagined.asked[0]
        )


# Blows


def test_the_blow_that_defeats_a_sure_enemy_beats_ending_the_turn():
    t = table(4, turn="b", b="nodachi", c=Player(life=3))
    assert favourite(t) == "attack c nodachi"


def test_the_weakest_weapon_that_does_it_is_enough():
    t = table(4, turn="b", b="nodachi bokken", c=Player(life=1))
    assert favourite(t) == "attack c bokken"


@pytest.mark.parametrize("life", range(1, 6))
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_a_samurai_does_not_strike_the_shogun(seats: int, life: int):
    t = table(seats, turn="b", a=Player(life=life), b="nodachi parry", **empty("cdefg"[: seats - 2]))
    assert "attack a nodachi" in t.options and favourite(t) == "end"


@pytest.mark.parametrize("role", ["ninja-1", "ronin"])
def test_ninja_and_ronin_do(role: str):
    t = table(5, turn="b", a=Player(life=3), b=Player("nodachi parry", role=role), **empty("cde"))
    assert favourite(t) == "attack a nodachi"


def test_two_weapons_that_together_defeat_are_used_together():
    t = table(4, turn="b", b=Player("kiseru bokken", front="focus"), c=Player(life=3), d=Player(life=4))
    assert favourite(t).startswith("attack c")


def test_a_last_honour_is_taken_when_that_wins_the_game():
    t = table(4, turn="b", b=Player("nodachi", honour=4), c=Player(life=1, honour=1), d=Player(honour=2, life=1))
    assert favourite(t) == "attack c nodachi"


def test_a_last_honour_is_left_alone_when_that_loses_the_game():
    t = table(
        4,
        turn="b",
        a=Player(honour=2),
        b=Player("nodachi", honour=1),
        c=Player(life=1, honour=1),
        d=Player("", honour=9),
    )
    assert "attack c nodachi" in t.options and favourite(t) == "end"


def test_a_sword_victory_is_taken_even_far_behind():
    t = table(
        4,
        turn="b",
        a=Player(life=0, honour=1),
        b=Player("nodachi", honour=1),
        c=Player(life=0, honour=6),
        d=Player(life=3, honour=6),
    )
    rated = ratings(t)
    assert favourite(t) == "attack d nodachi" and rated["attack d nodachi"] > 3


def test_a_team_mate_is_not_finished_off_for_the_sword():
    t = table(4, turn="b", a=Player(life=1), b="nodachi parry", c=Player(life=0), d=Player(life=0))
    assert "attack a nodachi" in t.options and favourite(t) == "end"


# Answers


def test_parry_the_blow_that_would_defeat():
    t = table(4, turn="c", b=Player("parry daimyo", life=2), c="nodachi")
    t.say("c: attack b nodachi")
    assert favourite(t) == "parry parry"


def test_suffer_a_scratch():
    t = table(4, turn="c", b=Player("parry daimyo", life=5), c=Player("bokken", character="goemon"))
    t.say("c: attack b bokken")
    assert favourite(t) == "suffer"


def test_many_parries_are_there_to_be_used():
    t = table(4, turn="c", b=Player("parry*4 daimyo", life=3), c=Player("bo", character="goemon"))
    t.say("c: attack b bo")
    assert favourite(t) == "parry parry"


def test_suffer_with_the_last_honour_when_the_end_wins():
    t = table(
        4,
        turn="c",
        a=Player(honour=9),
        b=Player("parry parry", life=1, honour=1),
        c=Player("nodachi", honour=1),
        d=Player(honour=3),
    )
    t.say("c: attack b nodachi")
    assert favourite(t) == "suffer"


def test_hanzo_parries_with_the_weapon_he_needs_least():
    t = table(4, turn="c", b=Player("nodachi bokken daimyo", "hanzo", life=2), c="katana")
    t.say("c: attack b katana")
    assert favourite(t) == "parry bokken"


@pytest.mark.parametrize(("card", "answer"), [("battle-cry", "parry"), ("jujutsu", "bokken")])
def test_the_last_life_is_worth_a_card(card: str, answer: str):
    t = table(4, turn="a", a=card, b=Player("parry nodachi bokken", role="ninja-1", life=1))
    t.say(f"a: play {card}")
    assert favourite(t) == f"discard {answer}"


def test_bushido_is_paid_with_the_worst_weapon():
    t = table(4, turn="b", phase="recovery", bushido="b", top="bo", b="nodachi bokken parry")
    assert t.asked == "b: bushido" and favourite(t) == "discard bokken"


def test_the_lone_shogun_lets_bushido_go():
    t = table(3, turn="a", phase="recovery", bushido="a", top="bo", a="nodachi bokken parry")
    assert t.asked == "a: bushido" and favourite(t) == "lose honour"


@pytest.mark.parametrize(("top", "choice"), [("focus", "take discard"), ("bokken", "draw")])
def test_ieyasu_takes_what_is_better_than_most(top: str, choice: str):
    t = table(4, turn="b", phase="draw", discards=top, b=Player("parry", "ieyasu"))
    assert favourite(t) == choice


def test_the_hand_limit_costs_the_card_that_is_worth_least():
    t = table(4, turn="b", phase="discard", b="bokken nodachi parry focus armour daimyo tea-ceremony geisha")
    assert favourite(t) == "discard bokken"


# The play phase


def test_permanents_come_first():
    t = table(4, turn="b", b="fast-draw kusarigama diversion", c=Player(life=3))
    assert favourite(t) == "play fast-draw"


def test_geisha_takes_the_armour_that_keeps_a_killing_blow_off():
    behind_armour = Player("parry bo", life=3, front="armour")
    t = table(4, turn="b", b="geisha wakizashi", c=behind_armour, d=Player(front="focus"))
    assert favourite(t) == "play geisha c armour"


def test_the_last_card_of_a_victim_is_not_stolen():
    t = table(4, turn="b", b="diversion nodachi", c=Player("bo", life=3), d="")
    rated = ratings(t)
    assert rated["attack c nodachi"] > rated["play diversion c"] and favourite(t) == "attack c nodachi"


def test_a_team_mate_is_not_robbed():
    t = table(3, turn="b", a="", b="diversion parry", c="parry parry")
    assert "play diversion c" in t.options and favourite(t) == "end"


def test_breathing_heals_and_feeds_the_shogun():
    t = table(4, turn="b", b=Player("breathing parry", life=1))
    assert favourite(t) == "play breathing a"


def test_breathing_is_kept_at_full_life():
    t = table(4, turn="b", b="breathing parry")
    assert favourite(t) == "end"


def test_nobunaga_pays_with_life_only_while_he_has_some():
    assert favourite(table(4, turn="b", b=Player("parry", "nobunaga", life=5))) == "sacrifice life"
    assert favourite(table(4, turn="b", b=Player("parry", "nobunaga", life=2))) == "end"


def test_bushido_is_laid_before_an_enemy():
    t = table(4, turn="b", b="bushido parry")
    assert favourite(t) in ("play bushido c", "play bushido d")


def test_a_daimyo_is_an_honour_kept_but_the_ronin_draws():
    assert favourite(table(5, turn="c", c=Player("daimyo parry", role="ninja-1"))) == "end"
    assert favourite(table(5, turn="e", e=Player("daimyo parry", role="ronin"))) == "play daimyo"


def test_the_draw_pile_is_emptied_by_who_leads_and_spared_by_who_trails():
    def about_to_end(shogun: int, mine: int, last: int) -> Table:
        honours: dict[str, Any] = {"a": Player(honour=shogun), "c": Player(honour=1), "d": Player(honour=last)}
        return table(4, turn="b", pile="bo", discards="bo*3", b=Player("tea-ceremony parry", honour=mine), **honours)

    assert favourite(about_to_end(5, 6, 1)) == "play tea-ceremony"
    assert favourite(about_to_end(2, 2, 7)) == "end"


def test_the_last_card_is_played_for_shelter():
    """A Geisha sent to a friend is no good, unless it leaves the sender without a card and so out of reach."""
    assert favourite(table(4, turn="b", b=Player("geisha", life=1), **empty("cd"))) == "play geisha a hand"
    assert favourite(table(4, turn="b", b=Player("geisha parry", life=1), **empty("cd"))) == "end"


# Who is who


def test_deeds_are_remembered_and_seen_by_all():
    t = table(5, turn="b", b="bo diversion geisha*3 breathing armour", c=Player(front="focus"), bushido="d")
    t.say("b: attack a bo", "a: suffer", "b: play diversion a", "b: play geisha c focus")
    t.say("b: play geisha d bushido", "b: play armour", "b: play geisha b armour", "b: play breathing e")
    assert GAME.view(t.state, None).memory.deeds[seat_of("b")] == [2, 0, 1, 0, -1]


def test_who_strikes_the_shogun_is_no_samurai():
    t = table(7, turn="d", d="tanegashima")
    before = mates(t, "b", "cdefg"), mates(t, "c", "bdefg")
    assert before[0] == pytest.approx([1 / 5] * 5) and before[1] == pytest.approx([2 / 5] * 5)
    t.say("d: attack a tanegashima")
    samurai_thinks, ninja_thinks = mates(t, "b", "d")[0], mates(t, "c", "d")[0]
    assert samurai_thinks < 0.1 and ninja_thinks > 0.5


def test_who_feeds_the_shogun_is_a_samurai():
    t = table(7, turn="d", d="breathing")
    t.say("d: play breathing a")
    samurai_thinks, ninja_thinks = mates(t, "b", "d")[0], mates(t, "c", "d")[0]
    assert samurai_thinks > 0.3 and ninja_thinks < 0.35


def test_a_blow_that_would_have_defeated_somebody_else_is_remembered():
    t = table(7, turn="d", a=Player(life=2), c=Player(life=3), e=Player(life=2), f=Player(life=1), d="kusarigama bo")
    t.say("d: attack c kusarigama")  # two steps reach b, c, e and f; a is three away
    assert GAME.view(t.state, None).memory.spared[seat_of("d")] == [0, 0, 0, 0, 1, 1, 0]


def test_who_spares_the_shogun_is_rather_a_samurai():
    t = table(7, turn="c", a=Player(life=1), c="kusarigama")
    before = mates(t, "b", "c")[0], mates(t, "d", "c")[0]
    t.say("c: attack e kusarigama")
    spared = mates(t, "b", "c")[0], mates(t, "d", "c")[0]
    t = table(7, turn="c", c="kusarigama")
    t.say("c: attack e kusarigama")
    struck = mates(t, "b", "c")[0], mates(t, "d", "c")[0]
    assert spared[0] > struck[0] > 0 and spared[0] > before[0] and spared[1] < struck[1]


def test_my_own_deeds_tell_me_nothing():
    t = table(7, turn="d", d="tanegashima")
    before = mates(t, "d", "bcefg")
    t.say("d: attack b tanegashima")
    assert mates(t, "d", "bcefg") == before != mates(t, "c", "bdefg")


@pytest.mark.parametrize(("totals", "team"), [
    ([9, 9, 5], 0), ([4, 4, 4], 2), ([4, 5, 5], 2), ([5, 4, 5], 2), ([3, 4, 3], 1), ([5, 4, 4], 0), ([3, 0, 2], 0),
])  # fmt: skip
def test_ties_are_foreseen_as_they_are_scored(totals: list[int], team: int):
    """Totals of the shogun's team, the ronin and the ninjas. (R10.8)"""
    assert leading_team(totals, has_ronin=True) == team


def test_beliefs_add_up():
    t = table(7, turn="d", d="tanegashima diversion geisha")
    t.say("d: attack a tanegashima", "a: suffer", "d: play diversion b", "d: play geisha c hand")
    for letter, others, team in (("a", "bcdefg", 2), ("b", "cdefg", 1), ("c", "bdefg", 2), ("f", "bcdeg", 0)):
        assert sum(mates(t, letter, others)) == pytest.approx(team), letter
    assert mates(t, "b", "a") == [pytest.approx(1)] and mates(t, "c", "a") == [0]


@pytest.mark.parametrize(("seats", "role", "count"), [
    (3, SHOGUN, 1), (3, NINJA, 1),
    (4, SHOGUN, 6), (4, SAMURAI, 2), (4, NINJA, 2), (4, NINJA + 1, 4), (4, NINJA + 2, 2),
    (5, SHOGUN, 12), (5, SAMURAI, 3), (5, RONIN, 3), (5, NINJA, 6),
    (7, SHOGUN, 60), (7, SAMURAI, 20), (7, RONIN, 10), (7, NINJA + 2, 30),
])  # fmt: skip
def test_the_worlds_are_all_the_ways_the_roles_can_lie(seats: int, role: int, count: int):
    shogun = 0
    me = shogun if role == SHOGUN else 1
    lies = worlds(seats, me, role, shogun)
    assert len(lies) == len(set(lies)) == count
    assert all(world[shogun] == SHOGUN and min(world[me], NINJA) == min(role, NINJA) for world in lies)


def test_of_two_ninjas_among_four_players_one_counts_double():
    for weight, world in believe(4, 1, NINJA + 1, 0, ((0,) * 4,) * 4, ((0,) * 4,) * 4):
        assert weight == pytest.approx(1 / 4)
        assert sorted(world) == [SHOGUN, SAMURAI, NINJA, GREAT_NINJA]
