"""R1 and R2: who plays, and how the table is laid."""

import pytest

from tatami.core.errors import BadOption
from tatami.games.dicium.civilisation.archipelago import SQUARES
from tatami.games.dicium.civilisation.choices import SECRETS
from tatami.games.dicium.civilisation.tests.table import GAME, Table, isles


@pytest.mark.parametrize("seats", [0, 5])
def test_R1_1_one_to_four_players(seats):
    with pytest.raises(BadOption):
        Table.fresh(seats)
    assert GAME.seats == (1, 2, 3, 4)


def test_R1_2_most_points_win():
    t = isles("b2 h8", phase="reserve", turn="b", pile=0, points={"a": "20", "b": "21"})
    assert t.asked == "over" and t.winners == "b" and t.outcome.scores[1] - t.outcome.scores[0] == 1


def test_R1_3_the_options_and_their_defaults():
    assert GAME.options_for(4) == {
        "mats": ("chosen", "dealt"),
        "reading": ("usual", "second", "third"),
        "compensation": (True, False),
    }
    t = Table(Table.fresh(2))
    assert t.asked.endswith(": mat"), "mats are chosen unless the table says otherwise"
    assert not t.state.rules.compensates


@pytest.mark.parametrize(
    ("reading", "two_pair", "four", "full"),
    [
        ("usual", "hero", "great-city", "wrath"),
        ("second", "great-city", "hero", "wrath"),
        ("third", "great-city", "wrath", "hero"),
    ],
)
def test_R1_3_R17_2_the_readings_of_the_lost_pictures(reading, two_pair, four, full):
    t = isles("b2 h8", dice="3 3 5 5", reading=reading)
    done = {each.piece: each.deed for each in t.seen("a").rules.deeds}
    assert (done["two-pair"], done["four"], done["full"]) == (two_pair, four, full)
    assert done["pair"] == "step" and done["five"] == "wonder"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_R2_1_what_everybody_begins_with(seats):
    state = Table.fresh(seats)
    for player in GAME.view(state, None).seats:
        assert (player.active_hand, player.reserve, player.powers) == (3, [], [])
        assert (len(player.heroes), player.cities, player.temples, player.wonder) == (3, 5, 2, True)
        assert player.hand_size == 0 and player.points == 2, "the capital occupies its region"


def test_R2_2_chance_decides_who_begins():
    """(ruling 10)"""
    assert {Table.fresh(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    state = Table.fresh(4, 3)
    assert state.asked[0].seat == state.first


def test_R2_3_mats_are_chosen_in_turn_order():
    """(ruling 11)"""
    t = Table(Table.fresh(4, 3))
    first = t.state.first
    for step, mat in enumerate(("red", "blue", "green")):
        letter = "abcd"[(first + step) % 4]
        assert t.asked == f"{letter}: mat" and len(t.offered()) == 4 - step
        t.say(f"{letter}: mat {mat}")
    assert t.asked == "a: secret, b: secret, c: secret, d: secret", "the last mat is nobody's choice"
    assert t.state.colours[(first + 3) % 4] == 1


def test_R2_3_or_dealt():
    deals = {tuple(Table.fresh(3, seed, None, mats="dealt").colours) for seed in range(60)}
    assert len(deals) > 10 and all(len(set(mats)) == 3 and min(mats) >= 0 for mats in deals)
    assert Table(Table.fresh(3, 1, None, mats="dealt")).asked == "a: secret, b: secret, c: secret"


@pytest.mark.parametrize(("seats", "capitals"), [(1, "b2"), (2, "b2 h8"), (3, "b2 h2 h8"), (4, "b2 h2 h8 b8")])
def test_R2_4_capitals_clockwise_with_their_pawns(seats, capitals):
    """(ruling 12)"""
    state = Table.fresh(seats)
    squares = [SQUARES[state.capital(seat)] for seat in range(seats)]
    assert " ".join(squares) == capitals and [SQUARES[square] for square in state.pawns] == squares
    assert [state.owner(square) for square in state.pawns] == list(range(seats))


def test_R2_5_five_monsters():
    lairs = {lair.monster: (lair.square, lair.defence) for lair in GAME.view(Table.fresh(2), None).monsters}
    assert lairs == {
        "minotaur": ("e5", 8),
        "cyclops": ("e2", 6),
        "medusa": ("e8", 6),
        "scylla": ("c5", 7),
        "hydra": ("g5", 7),
    }


@pytest.mark.parametrize(("seats", "pile"), [(1, 43), (2, 24), (3, 33), (4, 40)])
def test_R2_6_the_stack(seats, pile):
    view = GAME.view(Table.fresh(seats), None)
    assert (view.pile, view.spare, view.five_tiles) == (pile, 43 - pile, 3)


@pytest.mark.parametrize(("seats", "deck"), [(1, 11), (2, 13), (4, 13)])
def test_R2_7_three_philosophers_lie_open(seats, deck):
    state = Table.fresh(seats)
    assert len(state.open) == 3 and len(state.deck) == deck
    assert len({tuple(Table.fresh(2, seed).open) for seed in range(20)}) > 10


@pytest.mark.parametrize(("seats", "open"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_R2_8_common_objectives(seats, open):
    state = Table.fresh(seats)
    assert len(set(state.common)) == open
    assert set().union(*(Table.fresh(4, seed).common for seed in range(30))) == set(range(10))


def test_R2_9_two_secret_objectives_one_is_kept():
    """(ruling 13)"""
    t = Table(Table.fresh(2, 5, None, mats="dealt"))
    assert t.asked == "a: secret, b: secret"
    dealt = {letter: t.offered(letter) for letter in "ab"}
    assert all(len(pair) == 2 for pair in dealt.values()) and not set(dealt["a"]) & set(dealt["b"])
    t.say(f"b: {dealt['b'][1]}")
    assert t.asked == "a: secret" and t.seen("a").seats[1].secret is None, "nobody sees it, nor that of the first"
    t.say(f"a: {dealt['a'][0]}")
    kept = [SECRETS[secret] for secret in t.state.secrets]
    assert [f"keep {name}" for name in kept] == [dealt["a"][0], dealt["b"][1]]
    assert t.seen("a").seats[0].secret == kept[0] and t.seen("a").seats[1].secret is None
    assert t.asked == f"{'ab'[t.state.first]}: reroll" and t.state.round == 1
