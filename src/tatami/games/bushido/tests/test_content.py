"""Content packs: what the owner of a box may write down, and what is refused."""

import pytest

from tatami.core import BadContent, Match, Replay, read_record
from tatami.games.bushido.content import SHIPPED, read
from tatami.games.bushido.game import GAME
from tatami.games.bushido.state import DISCS, LANDS, TILES, Bushido
from tatami.games.bushido.view import View


def test_without_a_pack_the_shipped_values_are_played():
    assert read(None) is SHIPPED and read({}) == SHIPPED
    assert (set(SHIPPED.lands), set(SHIPPED.tiles), set(SHIPPED.discs)) == (set(LANDS), set(TILES), set(DISCS))


def test_every_value_says_where_it_comes_from():
    mountain, rice, temple = (SHIPPED.lands[land].source for land in ("mountain", "rice-field", "temple"))
    assert (mountain.honour, mountain.koku, mountain.katana) == ("rulebook", "rulebook", "rulebook")
    assert (rice.honour, rice.koku, rice.katana) == ("source", "source", "rulebook")
    assert (temple.honour, temple.koku, temple.katana) == ("reconstruction",) * 3
    assert SHIPPED.lands["fortress"].source.katana == "rulebook"
    assert {SHIPPED.tiles[f"katana-{strength}"].source for strength in (1, 2, 3)} == {"reconstruction"}
    assert {piece.source for piece in SHIPPED.discs.values()} == {"rulebook"}


def seen_sources(land: str, pack: dict[str, object] | None = None, **options: str) -> list[str]:
    view: View = GAME.view(GAME.new(3, 1, pack, False, **options), None)
    return [view.rules.sources[f"{land} {value}"] for value in ("honour", "koku", "katana")]


def test_the_table_tells_where_honour_koku_and_katana_come_from():
    assert seen_sources("rice-field") == ["source", "source", "rulebook"]
    assert seen_sources("town", katana_table="publisher") == ["reconstruction", "reconstruction", "source"]
    assert seen_sources("town", {"lands": {"town": {"koku": 6}}}) == ["reconstruction", "owner", "rulebook"]
    publisher: dict[str, object] = {"publisher": {"town": 2}}
    assert seen_sources("town", publisher, katana_table="publisher")[2] == "owner"
    assert seen_sources("city", publisher, katana_table="publisher")[2] == "source"


def test_the_table_tells_where_the_numbers_of_tiles_and_discs_come_from():
    view: View = GAME.view(GAME.new(3, 1), 0)
    told = view.rules.sources
    assert (told["tile-katana-1"], told["tile-ronin"], told["disc-duel"]) == (
        "reconstruction",
        "rulebook",
        "rulebook",
    )
    assert len(told) == 3 * len(LANDS) + len(TILES) + len(DISCS)
    pack = {"discs": {"ambush": {"copies": 5}, "duel": {"copies": 11}}}
    own = GAME.view(GAME.new(3, 1, pack), 0).rules.sources
    assert [name for name in own if own[name] == "owner"] == ["disc-duel", "disc-ambush"]


def test_a_pack_changes_only_what_it_names():
    content = read(
        {"lands": {"temple": {"koku": 3}}, "tiles": {"katana-1": {"copies": 34}, "katana-3": {"copies": 34}}}
    )
    assert content.lands["temple"].koku == 3 and content.lands["temple"].honour == 8
    assert (
        content.lands["temple"].source.koku == "owner" and content.lands["temple"].source.honour == "reconstruction"
    )
    assert content.tiles["katana-3"].copies == 34 and content.tiles["katana-2"] == SHIPPED.tiles["katana-2"]


def test_a_pack_is_played_and_stays_in_the_record():
    pack = {"lands": {"mountain": {"honour": 1}}, "mixes": {"3": {"mountain": 6, "city": 1}}}
    match = Match.begin(GAME, 3, 1, {"provinces": "dealt"}, content=pack)
    assert isinstance(match.state, Bushido)
    assert match.state.rules.honour[LANDS.index("mountain")] == 1
    assert match.state.rules.lands[LANDS.index("mountain")] == 6
    again = Replay(GAME, read_record(match.record())).play_out()
    assert isinstance(again.state, Bushido) and GAME.referee(again.state) == GAME.referee(match.state)


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({"land": {}}, "bad-content"),
        ({"lands": {"temple": {"honour": "eight"}}}, "bad-content"),
        ({"lands": {"temple": {"gold": 8}}}, "bad-content"),
        ({"lands": {"harbour": {"koku": 1}}}, "unknown-name"),
        ({"tiles": {"katana-4": {"copies": 1}}}, "unknown-name"),
        ({"discs": {"siege": {"copies": 1}}}, "unknown-name"),
        ({"mixes": {"6": {"city": 1}}}, "unknown-name"),
        ({"mixes": {"3": {"fortress": 1}}}, "unknown-name"),
        ({"publisher": {"harbour": 1}}, "unknown-name"),
        ({"lands": {"temple": {"honour": 9}}}, "bad-value"),
        ({"lands": {"temple": {"katana": 3}}}, "bad-value"),
        ({"lands": {"temple": {"koku": -1}}}, "bad-value"),
        ({"publisher": {"town": 3}}, "bad-value"),
        ({"lands": {"temple": {"copies": 6}}}, "bad-count"),
        ({"lands": {"fortress": {"copies": 1}, "temple": {"copies": 4}}}, "bad-count"),
        ({"mixes": {"3": {"city": 3}}}, "bad-count"),
        ({"mixes": {"3": {"city": 4, "mountain": 3}}}, "bad-count"),
        ({"tiles": {"katana-1": {"copies": 50}}}, "bad-count"),
        ({"tiles": {"ronin": {"copies": 21}}}, "bad-count"),
        ({"tiles": {"ronin": {"copies": -1}}}, "bad-count"),
        ({"discs": {"duel": {"copies": 11}}}, "bad-count"),
        ({"discs": {"ambush": {"copies": 4}, "duel": {"copies": 12}}}, "bad-count"),
        ({"discs": {"kotau": {"copies": 11}, "battle": {"copies": 5}, "duel": {"copies": 9}}}, "bad-count"),
    ],
)
def test_what_cannot_be_played_is_refused(pack, code):
    with pytest.raises(BadContent) as refused:
        GAME.new(3, 1, pack)
    assert refused.value.code == code and refused.value.sentence.endswith(".")


@pytest.mark.parametrize(
    "pack",
    [
        {"lands": {"temple": {"honour": 8}}},
        {"tiles": {"ronin": {"copies": 20}}},
        {"tiles": {"ronin": {"copies": 12}}},
        {"discs": {"ambush": {"copies": 5}, "duel": {"copies": 11}}},
        {"mixes": {"3": {"city": 3, "mountain": 4}}},
    ],
)
def test_what_is_just_within_the_bounds_is_played(pack):
    assert GAME.new(3, 1, pack).asked
