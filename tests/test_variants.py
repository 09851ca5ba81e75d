"""Searches named in words."""

import pytest

from tatami import bots
from tatami.core import BadOption
from tatami.games import load


@pytest.mark.parametrize(
    "name",
    ["search:", "search:0", "search:many", "search:5:depth=3", "search:5:cut=-1", "search:trees=two", "searching"],
)
def test_a_search_that_cannot_be_read_is_refused_in_a_sentence(name: str):
    with pytest.raises(BadOption) as error:
        bots.make(name, load("chohan"), 1)
    assert error.value.code == "unknown-bot" and error.value.sentence.endswith(".")


@pytest.mark.parametrize(
    ("game", "name", "word"),
    [
        ("katana", "search:9:trees=one", "trees"),
        ("katana", "search:9:exploration=1", "exploration"),
        ("katana", "search:9:seconds=1", "seconds"),
        ("bushido", "search:9:way=halving:doubt=1", "doubt"),
        ("bushido", "search:9:luck=mixed", "luck"),
        ("bushido", "search:9:caution=1", "caution"),
        ("katana", "search:9:way=tree:caution=1", "caution"),
        ("bushido", "search:9:quiet=1:cut=5", "cut"),
        ("bushido", "search:9:rollouts=random:slips=0.5", "slips"),
    ],
)
def test_a_word_that_would_change_nothing_is_refused(game: str, name: str, word: str):
    with pytest.raises(BadOption, match=f"In this search {word} changes nothing: "):
        bots.make(name, load(game), 1)


def test_words_that_change_something_are_taken():
    assert bots.make("search:9:way=tree:trees=one", load("katana"), 1).settings.has_tree_a_seat is False
    cut = bots.make("search:9:cut=5", load("bushido"), 1).settings
    assert (cut.cut, cut.quiet_moments) == (5, 0), "where the game would have the playout rest"
    assert bots.make("search:9:luck=mixed", load("dicium.shogun"), 1).settings.tells_luck is False
    assert bots.make("search:9:caution=0", load("katana"), 1).settings.caution == 0
    assert bots.make("search:9:seconds=0.5", load("katana"), 1, float).settings.seconds == 0.5
