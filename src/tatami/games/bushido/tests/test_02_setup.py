"""The set-up: chapter 2; tiles and discs: chapter 4."""

import pytest

from tatami.games.bushido.effects import draw_disc, draw_tiles
from tatami.games.bushido.game import GAME
from tatami.games.bushido.state import (
    COORDINATES,
    DISCS,
    LANDS,
    MAP,
    NEIGHBOURS,
    NOBODY,
    PART_OF,
    PROVINCES,
    TILES,
    Bushido,
)
from tatami.games.bushido.tests.table import Clan, table

MIXES = {3: (2, 3, 2, 3, 5, 3), 4: (2, 4, 2, 4, 8, 4), 5: (2, 5, 2, 5, 11, 5)}


def fresh(seats: int, seed: int = 1, **options: object) -> Bushido:
    state = GAME.new(seats, seed, None, True, **options)
    assert isinstance(state, Bushido)
    return state


def after(state: Bushido, prompt: str) -> Bushido:
    """The first answers, until this is asked or no longer."""
    while state.asked and state.asked[0].prompt != prompt:
        GAME.apply(state, state.asked[0].seat, state.asked[0].options[0])
    return state


@pytest.mark.parametrize(("seats", "count"), [(3, 18), (4, 24), (5, 30)])
def test_R2_1_the_map_grows_with_the_players(seats, count):
    assert len(MAP[seats]) == count == 6 * seats
    assert {PART_OF[hex] for hex in MAP[seats]} == set(range(seats - 2))
    assert all(0 <= COORDINATES[hex][1] <= seats and 2 <= sum(COORDINATES[hex]) <= seats + 3 for hex in MAP[seats])


@pytest.mark.parametrize(
    ("seats", "degrees"), [(3, {3: 6, 4: 6, 6: 6}), (4, {3: 6, 4: 8, 6: 10}), (5, {3: 6, 4: 10, 6: 14})]
)
def test_R2_2_neighbours_share_a_side_ruling_38(seats, degrees):
    # ruling 38: each part adds a chain of six hexes along two sides
    counts = [len(NEIGHBOURS[seats][hex]) for hex in MAP[seats]]
    assert {degree: counts.count(degree) for degree in set(counts)} == degrees
    assert all(hex in NEIGHBOURS[seats][other] for hex in MAP[seats] for other in NEIGHBOURS[seats][hex])
    kai = NEIGHBOURS[4][PROVINCES.index("kai")]
    assert {PROVINCES[hex] for hex in kai} == {"shinano", "sagami", "mikawa", "musashi", "kazusa", "owari"}


def test_R2_3_what_the_lands_are_worth():
    rules = fresh(3).rules
    worth = {land: (rules.honour[kind], rules.koku[kind], rules.katana[kind]) for kind, land in enumerate(LANDS)}
    assert worth == {
        "city": (6, 4, 2),
        "temple": (8, 2, 1),
        "town": (5, 5, 0),
        "village": (3, 5, 0),
        "mountain": (2, 2, 0),
        "rice-field": (2, 8, 0),
        "fortress": (5, 5, 5),
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_R2_4_the_suggested_tiles_are_laid(seats):
    state = fresh(seats)
    lands = [state.land[hex] for hex in MAP[seats]]
    assert tuple(lands.count(kind) for kind in range(6)) == MIXES[seats]
    assert not any(state.shown)


def test_R2_5_the_first_player_is_drawn_by_lot_ruling_33():
    # ruling 33: nobody's age is known
    firsts = {fresh(5, seed).first for seed in range(60)}
    assert firsts == set(range(5))
    state = fresh(5, 3)
    assert state.asked[0].seat == state.first and state.turn == state.first


def test_R2_6_fortresses_are_chosen_first_and_stay_face_down():
    state = fresh(3)
    order = []
    while state.asked[0].prompt == "fortress":
        order.append(state.asked[0].seat)
        GAME.apply(state, order[-1], state.asked[0].options[0])
    assert order == state.round_from(state.first)
    assert [PROVINCES[state.fortress[seat]] for seat in order] == ["dewa", "mutsu", "hitachi"], (
        "they may be neighbours"
    )
    assert all(state.troops[hex] == 1 and not state.shown[hex] for hex in state.fortress)
    assert len(state.asked[0].options) == 15


def test_R2_7_provinces_are_turned_up_one_by_one_in_turn():
    state = after(fresh(4), "claim")
    order = []
    while state.asked[0].prompt == "claim":
        order.append(state.asked[0].seat)
        GAME.apply(state, order[-1], state.asked[0].options[-1])
        assert sum(state.shown) == len(order)
    assert order == state.round_from(state.first) * 5
    assert [len(state.provinces(seat)) for seat in range(4)] == [6] * 4
    assert NOBODY not in [state.owner[hex] for hex in MAP[4]]


def test_R2_8_provinces_can_be_dealt():
    state = fresh(5, 1, provinces="dealt")
    assert state.asked[0].prompt == "deploy" and sum(state.shown) == 25
    assert [len(state.provinces(seat)) for seat in range(5)] == [6] * 5
    other = fresh(5, 2, provinces="dealt")
    assert state.owner != other.owner


def test_R2_9_the_landscape_can_be_random():
    mixes = set()
    for seed in range(10):
        state = fresh(3, seed, landscape="random")
        lands = [state.land[hex] for hex in MAP[3]]
        mixes.add(tuple(lands.count(kind) for kind in range(6)))
        assert all(
            count <= most for count, most in zip(tuple(lands.count(kind) for kind in range(6)), (3, 5, 3, 5, 11, 5))
        )
    assert len(mixes) > 5


def test_R2_10_starting_honour_is_recorded_in_order_ruling_31():
    # ruling 31: the fortress counts; the second of two with 28 stands on 29
    from tatami.games.bushido.phases.preparation import record_honour

    t = table(
        "echigo a temple 1, kozuke a city 1, musashi a town 1, kazusa a mountain 1, noto a mountain 1,"
        "kaga b temple 1, hida b temple 1, shinano b village 1, kai b mountain 1, owari b mountain 1",
        seats=3,
        phase=12,
    )
    t.state.daimyo = [0, 0, 0]
    record_honour(t.state)
    assert (t.daimyo("a"), t.daimyo("b"), t.daimyo("c")) == (28, 29, 5)
    t.state.first, t.state.daimyo = 1, [0, 0, 0]
    record_honour(t.state)
    assert (t.daimyo("a"), t.daimyo("b")) == (29, 28)


def test_R2_10_on_nothing_all_may_stand():
    pack = {"lands": {land: {"honour": 0} for land in LANDS}}
    state = GAME.new(3, 1, pack, provinces="dealt")
    assert isinstance(state, Bushido) and state.daimyo == [0, 0, 0]


def test_R2_11_samurai_honour_starts_at_ten():
    assert fresh(4).samurai == [10] * 4


@pytest.mark.parametrize(("fields", "koku"), [(1, 13), (2, 21), (3, 29), (4, 30)])
def test_R2_12_koku_is_the_rice_of_all_provinces_at_most_30(fields, koku):
    rows = [f"{name} a rice-field 1" for name in ("echigo", "kozuke", "musashi", "kazusa")[:fields]]
    assert table(",".join(rows), phase=12).koku("a") == koku


@pytest.mark.parametrize(
    ("rows", "table_of", "income"),
    [
        ("", "rulebook", 5),
        ("echigo a temple 1", "rulebook", 6),
        ("echigo a temple 1", "publisher", 5),
        ("echigo a town 1", "publisher", 6),
        ("echigo a town 1", "rulebook", 5),
        ("echigo a city 1, kai a city 1", "rulebook", 9),
        ("echigo a city 1, kai a city 1", "publisher", 9),
        ("echigo a city 1, kai a city 1, noto a temple 1", "rulebook", 10),
        ("echigo a city 1, kai a city 1, noto a temple 1, kaga a temple 1", "rulebook", 10),
    ],
)
def test_R2_13_income_is_5_to_10_ruling_1(rows, table_of, income):
    # ruling 1: cities and temples, or with the publisher's table cities and towns
    assert table(rows, phase=12, options={"katana_table": table_of}).income("a") == income


def test_R2_14_all_troops_that_can_be_fed_are_placed():
    state = after(fresh(3), "deploy")
    seat = state.asked[0].seat
    assert seat == state.first
    while state.asked[0].seat == seat and state.asked[0].prompt.startswith("deploy"):
        GAME.apply(state, seat, state.asked[0].options[-1])
    assert state.on_map(seat) == state.koku(seat) and state.asked[0].seat == state.next_seat(seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_R2_15_ten_tiles_eleven_twelve(seats):
    state = fresh(seats)
    after(state, "discs")
    drawn = [event.facts["count"] for event in state.news or () if event.kind == "draws"]
    assert drawn[:seats] == list(range(10, 10 + seats))
    assert drawn[seats] == state.income(state.first)


@pytest.mark.parametrize(("seats", "left"), [(3, 21), (4, 17), (5, 13)])
def test_R2_16_four_discs_to_start_with(seats, left):
    state = fresh(seats)
    assert sum(state.piles) == left
    for seat in range(seats):
        assert state.disc_count(seat) == 4 and all(state.has_disc(seat, disc) for disc in range(3))


@pytest.mark.parametrize(("campaign", "tokens"), [("off", 3), ("attack", 7), ("both", 7)])
def test_R2_17_the_tokens(campaign, tokens):
    assert fresh(3, 1, campaign=campaign).tokens == [tokens] * 3


# Chapter 4


def test_R4_1_R4_2_what_is_in_the_bag_ruling_2_ruling_39():
    # ruling 2: 35 effect tiles; ruling 39: three, two and one parts of the katana tiles
    bag = dict(zip(TILES, fresh(3).rules.bag))
    assert [bag[f"katana-{strength}"] for strength in (1, 2, 3)] == [51, 34, 17]
    assert [bag[tile] for tile in TILES[3:]] == [6, 4, 4, 15, 6] and sum(bag.values()) == 137


def test_R4_3_a_draw_is_blind_and_goes_behind_the_screen():
    t = table(phase=12)
    draw_tiles(t.state, [0], 3)
    event = t.news("draws")[0]
    assert event.facts == {"seat": 0, "count": 3} and event.knows == (0,) and t.tile_count("a") == 3


def test_R4_4_used_tiles_go_back_and_ronin_stay():
    t = table("kai c mountain 3", phase=5, d="ronin shinobi")
    ronin, shinobi = t.bag("ronin"), t.bag("shinobi")
    t.say("d: ronin kai", "d: shinobi a")
    assert t.bag("ronin") == ronin and t.bag("shinobi") == shinobi + 1 and t.province("kai") == "c 3 ronin 1"


def test_R4_5_the_daimyo_plays_no_effect_tiles():
    t = table("kai c mountain 3", phase=5, a="ronin*4 geisha*2 chanoyu*2 shinobi*2")
    t.all_pass("regroup")
    assert not t.news("sends-ronin") and [event.facts["seat"] for event in t.news("appoints")] == []
    why = t.why_not("a: tile/ronin")
    assert (why.clause, why.code) == ("R4.5", "daimyo-plays-none")


@pytest.mark.parametrize(("left", "strikes"), [(5, True), (6, False)])
def test_R4_6_an_empty_bag_calls_mikado_ruling_28(left, strikes):
    # ruling 28: the draw stops, all tiles go back, the Ronin on the map stay
    t = table(
        "kai c mountain 3 ronin 1", phase=1, bag=f"katana-1*{left}", b="katana-2*20", c="katana-3*15", d="katana-1*20"
    )
    assert bool(t.news("mikado")) == strikes
    assert t.tile_count("b") == (10 if strikes else 20) and t.province("kai") == "c 3 ronin 1"


def test_R4_6_nobody_is_told_which_tiles_went_back_at_once():
    t = table(phase=11, month=9, bag="katana-1*4", a="katana-2*20", b="katana-3*15", c="katana-1*25")
    t.say("d: arm")
    told = [event.secret is not None for event in t.news("draws")]
    assert told == [False, False, True, True, True, True, True, True]


def test_R4_6_what_was_drawn_before_the_draw_at_hand_was_looked_at():
    t = table(phase=12, bag="katana-1*9", b="katana-2*30", c="katana-3*17", d=Clan(discs="kotau"))
    t.say("d: kotau support")
    assert t.turn == "b" and t.story.index("audience") < t.story.index("mikado"), "b's income empties the bag"
    told = [(event.facts["seat"], event.secret is not None) for event in t.news("draws")]
    assert told == [(3, True), (1, False), *((seat, True) for seat in (2, 3, 0, 1))]
    assert t.news("draws")[0].secret == {"tiles": ["katana-1"] * 5} and t.news("draws")[0].knows == (3,)


def test_R4_7_the_daimyo_draws_last_and_the_turn_goes_on():
    t = table(phase=11, month=9, bag="katana-1*4", a="katana-2*20", b="katana-3*15", c="katana-1*25")
    t.say("d: arm")
    assert [(event.facts["seat"], event.facts["count"]) for event in t.news("draws")] == [
        *((3, 3), (0, 1)),
        *((1, 10), (2, 11), (3, 12), (0, 13)),
        *((1, 3), (2, 3)),
    ]
    assert t.asked == "d: audience"


def test_R4_8_the_discs():
    assert dict(zip(DISCS, fresh(3).rules.discs)) == {
        "battle": 13,
        "duel": 10,
        "ambush": 6,
        "traitor": 2,
        "kotau": 2,
    }


def test_R4_9_low_piles_are_made_anew():
    t = table(phase=12)
    t.state.spent, t.state.piles = t.state.piles, [3, 2, 0, 0, 0]
    t.state.spent = [count - pile for count, pile in zip(t.state.spent, t.state.piles)]
    whole = sum(t.state.piles) + sum(t.state.spent)
    draw_disc(t.state, 0)
    assert sum(t.state.piles) == whole - 1 and not any(t.state.spent), "the fifth disc was drawn, four were left"
    t.state.spent, t.state.piles = [0] * 5, t.state.piles
    t.state.spent[0] += t.state.piles[0] - 1
    t.state.piles[0] = 1
    left = sum(t.state.piles)
    draw_disc(t.state, 0)
    assert sum(t.state.piles) == left - 1 > 4 and any(t.state.spent), "five are enough"
