"""Chapters 1 and 2: the aim and the set-up. Examples X13 and X18 of the rulebook."""

from typing import Any

import pytest

from tatami.core import BadOption
from tatami.games.dicium.donjon.cards import KINDS_OF_CARD, kind_of
from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.state import CHESTS, GOBLIN, MONSTERS, PORTAL, RELIC, TREASURE
from tatami.games.dicium.donjon.tests.table import GAME, Table, table


@pytest.mark.parametrize("seats", [0, 5])
def test_R1_1_one_to_four_players(seats):
    with pytest.raises(BadOption):
        GAME.new(seats, 1)


def test_R1_2_all_win_or_nobody():
    t = table("f6 c5", "1 1 1", opened={"a": "a1 k1 a5 k5 a9", "b": "k9 c3 i3"}).say("a: lock 3")
    assert t.ended == "crown: a b" and t.outcome.is_cooperative and t.outcome.ranking == ((0, 1),)
    lost = table("c5 i5", king=11, phase="adventure", falls="1")
    assert lost.ended == "throne:" and lost.outcome.is_cooperative and lost.outcome.ranking == ((0, 1),)


def test_R1_3_the_end_comes_at_once():
    t = table("f6", "1 1 1 2 2", opened={"a": "a1 k1 a5 k5 a9 k9 c3 i3"}).say("a: lock 3")
    assert t.asked == "over" and t.story[-1] == "ends"


def test_R1_4_unknown_options_are_refused():
    wrong: list[dict[str, Any]] = [{"difficulty": "easy"}, {"hero": "elf"}, {"young": "yes"}]
    for option in wrong:
        with pytest.raises(BadOption):
            GAME.new(2, 1, **option)


def test_R2_1_heroes_are_chosen_from_the_first_player_on_and_none_twice():
    """(ruling 10)"""
    t = Table(Table.fresh(4, 3))
    first = t.state.first
    letters = ["abcd"[(first + away) % 4] for away in range(4)]
    assert t.asked == f"{letters[0]}: hero" and t.options == ["hero elf", "hero mage", "hero warrior", "hero thief"]
    t.say(f"{letters[0]}: hero mage", f"{letters[1]}: hero elf")
    assert t.asked == f"{letters[2]}: hero" and t.options == ["hero warrior", "hero thief"]
    assert t.why(letters[2], "hero/elf") == "R2.1 hero-taken"
    t.say(f"{letters[2]}: hero thief")
    assert t.asked == f"{letters[0]}: start" and t.hero(letters[3]) == "warrior"


def test_R2_1_heroes_may_be_dealt():
    dealt = {tuple(Table.fresh(2, seed, heroes="dealt").heroes) for seed in range(40)}
    assert len(dealt) > 6 and all(one != other for one, other in dealt)


@pytest.mark.parametrize(
    ("hero", "bonus"), [("elf", "blue"), ("mage", "yellow"), ("warrior", "red"), ("thief", "green")]
)
def test_R2_2_a_hero_begins_with_a_bonus_of_the_colour_of_level_2(hero, bonus):
    """(ruling 11)"""
    t = Table(Table.fresh(1)).say(f"a: hero {hero}")
    (mat,) = [seat.bonuses for seat in t.seen().seats]
    assert [(one.level, one.bonus) for one in mat if one.is_acquired] == [(2, bonus)]


def test_R2_2_a_pack_may_put_it_on_another_level():
    rows = {"2": ["blue", "blue"], "3": ["red", "green"]}
    t = Table(Table.fresh(1, content={"mats": {"red": rows}})).say("a: hero warrior")
    assert [one.level for one in t.seen().seats[0].bonuses if one.is_acquired] == [3]


def test_R2_3_monsters_in_lairs_chests_in_their_rooms():
    seen = set()
    for seed in range(30):
        t = Table(Table.fresh(3, seed))
        lairs = t.state.rules.dungeon.lairs
        assert {t.state.tiles[square] for square in lairs} == set(range(5, 5 + len(MONSTERS)))
        assert t.state.tiles.count(TREASURE) == 6 and t.state.tiles.count(RELIC) == 3
        seen.add((tuple(t.state.tiles), tuple(t.state.chests)))
    assert len(seen) == 30
    assert all(chest.holds is None for chest in t.seen().chests) and len(t.seen().chests) == CHESTS


TABLE = [
    (1, "normal", (5, 5, 5), 3), (1, "heroic", (4, 5, 6), 3), (2, "normal", (3, 3, 3), 4),
    (2, "heroic", (2, 4, 3), 3), (3, "normal", (3, 2, 3), 5), (3, "heroic", (2, 3, 3), 4),
    (4, "normal", (3, 2, 2), 5), (4, "heroic", (2, 3, 2), 4),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "difficulty", "cards", "goblins"), TABLE)
def test_R2_3_R2_4_x18_piles_and_goblins_by_players_and_difficulty(seats, difficulty, cards, goblins):
    state = Table.fresh(seats, 5, difficulty=difficulty)
    for pile in state.piles:
        assert tuple([kind_of(card) for card in pile].count(kind) for kind in range(len(KINDS_OF_CARD))) == cards
    assert state.goblins == goblins and state.tiles.count(GOBLIN) == 0
    assert len(state.unused) == 42 - seats * sum(cards)


def test_R2_5_the_first_player_is_drawn_and_has_the_king_below_the_pile():
    firsts = {Table.fresh(4, seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    t = Table(Table.fresh(3, 4))
    assert [seat.has_king for seat in t.seen().seats] == [seat == t.state.first for seat in range(3)]
    t.all_pass("action")
    own = t.state.first
    assert sum(t.seen().seats[own].pile.values()) == 7  # one of eight is revealed


def test_R2_6_pawns_start_on_portal_squares_also_together():
    t = Table(Table.fresh(2, 1)).say(
        *[f"{letter}: hero {hero}" for letter, hero in zip(_order(2, 1), ("elf", "thief"))]
    )
    assert t.squares == ["c5", "i5"] and t.asked == f"{_order(2, 1)[0]}: start"
    t.say(*[f"{letter}: square i5" for letter in _order(2, 1)])
    assert (t.at("a"), t.at("b")) == ("i5", "i5")


def _order(seats: int, seed: int) -> str:
    first = Table.fresh(seats, seed).first
    return "".join("abcd"[(first + away) % seats] for away in range(seats))


def test_R2_7_all_is_open_but_piles_and_covered_tiles():
    """(ruling 12)"""
    t = table("c5 i5", "1 2 3", scrolls={"b": "scroll-fate"}, reserve={"b": "4"}, opened={"a": "a1"})
    assert t.seen("a").seats == t.seen("b").seats == t.seen().seats
    assert t.seen().seats[1].scrolls == ["scroll-fate"] and t.seen().seats[1].reserve == ["4"]
    assert [chest.holds for chest in t.seen().chests] == ["bonus", *[None] * 8]
    assert set(t.seen().seats[0].pile) == {"find", "trap", "goblin"}


def test_R2_8_three_dice_no_reserve_and_neither_portal_tile_nor_king():
    state = Table.fresh(4, 2)
    assert state.hand == [3] * 4 and state.reserve == [0] * 4
    assert PORTAL not in state.tiles and state.portal == -1 and state.king_square() == -1
    assert len(SQUARES) == 99
