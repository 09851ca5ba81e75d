"""Rows that act: each tile and disc has one in the rules and one in the bots; every choice is decoded to its row."""

import pytest

from tatami.exam.kit import modules_naming
from tatami.games.bushido.bot.pieces import OF_DISCS, OF_TILES
from tatami.games.bushido.choices import CHOICES
from tatami.games.bushido.content import SHIPPED
from tatami.games.bushido.discs import DISC_ROWS
from tatami.games.bushido.game import GAME
from tatami.games.bushido.rows import MOVES, NEVER
from tatami.games.bushido.state import COMBAT_DISCS, DISC_KINDS, DISCS, KATANA, KINDS, PROVINCES, RONIN, TILES
from tatami.games.bushido.tests.table import table
from tatami.games.bushido.tiles import FOR_ADVICE, FOR_SCHEMES, FOR_THE_HATAMOTO, TILE_ROWS


def test_every_tile_and_disc_has_a_row_in_the_rules_and_in_the_bots():
    assert [row.key for row in TILE_ROWS] == [play.key for play in OF_TILES] == list(TILES) == list(SHIPPED.tiles)
    assert [row.key for row in DISC_ROWS] == [play.key for play in OF_DISCS] == list(DISCS) == list(SHIPPED.discs)
    assert [row.kind for row in TILE_ROWS] == list(range(KINDS))
    assert [row.kind for row in DISC_ROWS] == list(range(DISC_KINDS))
    assert TILES[RONIN] == "ronin"


def test_effect_tiles_are_played_somewhere_and_katana_nowhere():
    assert {*FOR_SCHEMES, *FOR_THE_HATAMOTO, *FOR_ADVICE} == set(range(KATANA, KINDS))
    assert [bool(row.moves()) for row in TILE_ROWS] == [kind >= KATANA for kind in range(KINDS)]
    assert [bool(row.moves()) for row in DISC_ROWS] == [kind >= COMBAT_DISCS for kind in range(DISC_KINDS)]


def test_every_choice_is_decoded_to_what_its_words_say():
    known = {code: move for code, move in enumerate(MOVES) if move is not NEVER}
    assert set(known) == set(CHOICES.by_code)
    for code, move in known.items():
        assert CHOICES.words(code) == move.choice.words and move.choice.code == code
        facts = move.choice.facts
        assert move.target == facts.get("target", -1)
        if "province" in facts:
            assert PROVINCES[move.part] == facts["province"]
        if "disc" in facts or "tile" in facts:
            assert facts in ({"disc": DISCS[move.part]}, {"tile": TILES[move.part]})
        if move.choice.kind == "number":
            assert move.part == facts["count"]


@pytest.mark.parametrize("tile", ["chanoyu", "geisha", "shinobi"])
def test_a_tile_is_named_by_its_rows_alone(tile: str):
    """Ronin are pieces on the map too, and the question about Seppuku has the name of the tile."""
    assert modules_naming(GAME, tile) == {"tiles.py", "bot/pieces.py"}


@pytest.mark.parametrize("disc", DISCS)
def test_a_disc_is_named_by_its_rows_alone(disc: str):
    assert modules_naming(GAME, disc) == {"discs.py", "bot/pieces.py"}


def test_a_tile_does_what_its_row_does_and_nothing_else():
    t = table("kai c mountain 3", phase=5, d="geisha shinobi")
    assert t.offered("d") == ["done", "shinobi a", "shinobi b", "shinobi c", "geisha"]
    geisha = TILES.index("geisha")
    TILE_ROWS[geisha], kept = TILE_ROWS[0], TILE_ROWS[geisha]
    try:
        assert not t.rest().offers("d: geisha") and t.why_not("d: tile/geisha").code == "pair-needed"
    finally:
        TILE_ROWS[geisha] = kept
