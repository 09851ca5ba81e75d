"""What players read: the numbers in questions, events and views are those of the table."""

import pytest

from tatami.exam.kit import seat_of
from tatami.games.katana.tests.table import GAME, Player, Table, table
from tatami.text import Reader


def question(t: Table) -> str:
    """What the seat that is asked reads."""
    (decision,) = GAME.decisions(t.state)
    return Reader(GAME, "en").prompt(t.state, decision, decision.seat)


# Questions


def test_the_question_says_how_many_weapons_are_left():
    t = table(a=Player("bo bo geisha", front="focus"), b="parry parry")
    assert question(t).endswith("You may play 2 more weapons.")
    t.say("a: attack b bo", "b: parry parry")
    assert question(t).endswith("You may play one more weapon.")
    t.say("a: attack b bo", "b: parry parry")
    assert question(t).endswith("You may play no more weapons.")
    t.say("a: play geisha a focus")
    assert question(t).endswith("You may play no more weapons."), "two played, and only one allowed now"


@pytest.mark.parametrize(("attacker", "fast_draws", "target", "damage"), [
    ("goemon", 0, "ieyasu", 2),
    ("goemon", 1, "ieyasu", 3),
    ("musashi", 1, "ieyasu", 4),
    ("musashi", 1, "ginchiyo", 3),
])  # fmt: skip
def test_the_question_says_what_a_blow_would_cost(attacker: str, fast_draws: int, target: str, damage: int):
    t = table(a=Player("kiseru", attacker, front="fast-draw " * fast_draws), b=Player("parry", target))
    t.say("a: attack b kiseru")
    assert question(t) == f"Aiko attacks you with a Kiseru: parry, or take {damage} damage."


def test_the_question_says_how_many_cards_are_too_many():
    t = table(phase="discard", a="parry*9")
    assert question(t) == "End of your turn: discard 2 cards, for you may keep seven."
    t.say("a: discard parry")
    assert question(t) == "End of your turn: discard a card, for you may keep seven."


@pytest.mark.parametrize(("seats", "turn", "cost"), [
    (4, "a", "lose an honour"),
    (3, "b", "lose an honour"),
    (3, "a", "costs you nothing"),
])  # fmt: skip
def test_the_question_says_what_code_of_bushido_costs(seats: int, turn: str, cost: str):
    t = table(seats, turn=turn, phase="recovery", bushido=turn, top="bo")
    assert cost in question(t)


# Events


@pytest.mark.parametrize(("seats", "turn", "count"), [(4, "a", 1), (3, "b", 1), (3, "a", 0)])
def test_giving_in_to_code_of_bushido_is_told_with_its_cost(seats: int, turn: str, count: int):
    t = table(seats, turn=turn, phase="recovery", bushido=turn, top="bo")
    t.say(f"{turn}: lose honour")
    assert [event.facts for event in t.news("fails-bushido")] == [{"seat": seat_of(turn), "count": count}]


def test_a_renewed_pile_is_told_with_its_size():
    t = table(phase="draw", pile="bo", discards="parry*3")
    assert [event.facts for event in t.news("exhausted")] == [{"count": 3}]


def test_a_blow_is_told_with_the_life_that_was_lost_and_is_left():
    t = table(a="katana", b=Player(life=5), d=Player(life=2))
    t.say("a: attack b katana", "b: suffer")
    assert t.news("loses-life")[-1].facts == {"seat": 1, "count": 3, "left": 2, "by": 0}
    t = table(a="katana", d=Player(life=2))
    t.say("a: attack d katana", "d: suffer")
    assert t.news("loses-life")[-1].facts == {"seat": 3, "count": 2, "left": 0, "by": 0}


# Views


def test_a_view_has_the_difficulties_of_the_one_who_looks():
    t = table(6, b=Player(front="armour"), c="", f=Player("parry", "benkei"))
    seen = [player.difficulty for player in GAME.view(t.state, 0).seats]
    assert seen == [None, 2, None, 2, 2, 2], "neither oneself nor the harmless"
    assert [player.difficulty for player in GAME.view(t.state, 3).seats] == [2, 2, None, None, 1, 3]
    assert {player.difficulty for player in GAME.view(t.state, None).seats} == {None}


def test_a_view_has_the_weapon_limit_of_the_one_whose_turn_it_is():
    t = table(a=Player("bo parry", front="focus focus"), b=Player("bo", "goemon"))
    t.say("a: attack b bo", "b: suffer")
    for seat in (None, 0, 1):
        view = GAME.view(t.state, seat)
        assert (view.turn, view.weapons_played, view.weapon_limit) == (0, 1, 3)
    t.say("a: end")
    view = GAME.view(t.state, 3)
    assert (view.turn, view.weapons_played, view.weapon_limit) == (1, 0, 2)


def test_a_view_has_what_lies_in_front_of_each_seat():
    t = table(b=Player("", life=2, honour=2, front="armour*2 fast-draw focus*3"), c=Player(life=0), bushido="b")
    seen = GAME.view(t.state, 0).seats[1]
    assert (seen.armours, seen.fast_draws, seen.focuses, seen.has_bushido) == (2, 1, 3, True)
    assert (seen.life, seen.full_life, seen.honour, seen.hand_size, seen.is_harmless) == (2, 5, 2, 0, True)
    assert [player.is_harmless for player in GAME.view(t.state, None).seats] == [False, True, True, False]
    assert [player.has_bushido for player in GAME.view(t.state, None).seats] == [False, True, False, False]


def test_a_view_has_the_piles_the_card_in_play_and_who_is_asked():
    t = table(a="bokken", discards="bo geisha", pile="parry parry parry")
    t.say("a: attack b bokken")
    view = GAME.view(t.state, None)
    assert (view.pile, view.discards, view.resolving) == (3, ["bo", "geisha"], "bokken")
    assert [(asked.seat, asked.prompt) for asked in view.asked] == [(1, "parry")]
    t.say("b: suffer")
    view = GAME.view(t.state, None)
    assert (view.discards, view.resolving) == (["bo", "geisha", "bokken"], None)


def test_the_figures_of_weapons_are_told_by_name():
    pack = {"cards": {"bo": {"damage": 3}}}
    told = {each.card: (each.precision, each.damage) for each in GAME.view(GAME.new(4, 1, pack), 0).rules.weapons}
    assert len(told) == 13 and told["bo"][1] == 3 and told["nodachi"] == (3, 3)
