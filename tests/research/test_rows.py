"""The rows of single games tell what the view of the seat tells, and the pages about them are current."""

import pytest

from tatami.core.observation import plan_of
from tatami.games import load
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import SECRETS
from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.state import RELICS, TREASURE_CHESTS, TREASURES
from tatami.games.ninjato.pieces import CARDS, ENVOYS, GUARDS, HOUSES, KINDS
from tatami.games.samourai_katana.pieces import CARDS as PAPERS
from tatami.games.samourai_katana.pieces import LANDS, PHASES
from tests.tables import along
from tools import plans

STEPS = 60


def seen(name: str, seats: int):
    """Along a game: the view of each seat, its rows, and the seats from its own on."""
    game = load(name)
    plan = plan_of(game, seats)
    for state in along(game, seats, STEPS)[::5]:
        for seat in range(seats):
            circle = [(seat + step) % seats for step in range(seats)]
            view = game.view(state, seat)
            yield view, plan.by_row(plan.observe(state, seat)), [view.seats[other] for other in circle]


def marked(cells: list[int], names) -> list[str]:
    """The names whose cells are not 0."""
    return [name for name, cell in zip(names, cells, strict=True) if cell]


def counted(cells: list[int], names) -> list[str]:
    """Each name as often as its cell says."""
    return [name for name, cell in zip(names, cells, strict=True) for _ in range(cell)]


@pytest.mark.parametrize("name", plans.GAMES)
def test_the_page_about_the_rows_of_a_game_is_current(name):
    assert plans.place(name).read_text("utf-8") == plans.page(name), "run tools/plans.py"


def test_rows_of_ninjato_tell_hands_envoys_houses_and_the_foe():
    for view, rows, seats in seen("ninjato", 3):
        assert counted(rows["hand"], CARDS) == seats[0].hand
        assert rows["hand sizes"] == [one.hand_size for one in seats]
        assert sum(rows["unseen"]) == view.pile + sum(one.hand_size for one in seats[1:])
        assert [sum(rows["honour"][place * 3 : place * 3 + 3]) for place in range(3)] == [one.honour for one in seats]
        for place, holder in enumerate(seats):
            assert marked(rows["envoys"][place::4], ENVOYS) == holder.envoys
        assert marked(rows["envoys"][3::4], ENVOYS) == view.palace
        assert [sum(rows["clear"][house * KINDS :][:KINDS]) for house in range(HOUSES)] == [
            sum(house.clear.values()) for house in view.houses
        ]
        assert marked(rows["foe"], GUARDS) == ([view.raid.foe] if view.raid and view.raid.foe else [])
        assert sum(rows["guards"]) + sum(rows["next guard"]) + sum(rows["next elite"]) == view.guards + view.elites


def test_rows_of_samourai_katana_tell_hands_the_map_and_offices():
    for view, rows, seats in seen("samourai_katana", 4):
        assert counted(rows["hand"], PAPERS) == seats[0].hand
        assert rows["honour"] == [one.honour for one in seats]
        assert rows["koku"] == [one.koku for one in seats] and rows["wealth"] == [one.wealth for one in seats]
        assert rows["samurai"] == [land.samurai for land in view.territories]
        held = [sum(rows["owners"][land * 4 + place] for land in range(LANDS)) for place in range(4)]
        assert held == [one.territories for one in seats]
        assert marked(rows["emperor"], [one.seat for one in seats]) == [view.emperor]
        assert marked(rows["phase"], PHASES) == [view.phase]
        assert sum(rows["discards"]) == sum(view.discards.values()) and rows["deck"] == [view.deck]
        assert bool(sum(rows["announced action"])) == bool(view.announced)


def test_rows_of_donjon_tell_pawns_chests_and_cards():
    for view, rows, seats in seen("dicium.donjon", 3):
        assert rows["pawns"] == [SQUARES.index(one.square) + 1 if one.square else 0 for one in seats]
        assert rows["needed"] == [view.goal.opened, view.goal.needed]
        assert rows["piles"] == [count for one in seats for count in one.pile.values()]
        for number, chest in enumerate(view.chests):
            names = RELICS if chest.kind == "relic" else TREASURES
            row = rows["relics"] if chest.kind == "relic" else rows["treasures"]
            first = (number - TREASURE_CHESTS if chest.kind == "relic" else number) * len(names)
            assert marked(row[first : first + len(names)], names) == ([chest.holds] if chest.holds else [])


def test_rows_of_civilisation_tell_the_board_hands_and_secrets():
    for view, rows, seats in seen("dicium.civilisation", 3):
        assert marked(rows["hand"], PHILOSOPHERS) == seats[0].hand
        assert marked(rows["open"], PHILOSOPHERS) == sorted(view.open, key=PHILOSOPHERS.index)
        assert marked(rows["dealt"], SECRETS) == seats[0].dealt
        assert marked(rows["secret"], SECRETS) == ([seats[0].secret] if seats[0].secret else [])
        assert rows["has secret"] == [one.has_secret for one in seats]
        assert sum(rows["owners"]) == len(view.tiles) == sum(tile > 0 for tile in rows["tiles"])
        for place, other in enumerate(seats[1:], 1):
            kinds = len(PHILOSOPHERS)
            assert marked(rows["known"][place * kinds :][:kinds], PHILOSOPHERS) == other.known


@pytest.mark.parametrize("name", ["ninjato", "samourai_katana", "dicium.donjon", "dicium.civilisation"])
def test_the_digest_of_a_plan_changes_with_its_rows(name):
    game = load(name)
    digests = {plan_of(game, seats).digest() for seats in game.seats}
    assert len(digests) == len(game.seats)
