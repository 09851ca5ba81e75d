"""Rows that act: a card is named once in the rules and once, where it has a price of its own, in the bots."""

import tokenize
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import pytest

from tatami.games import load
from tatami.games.dicium.civilisation import cards as philosophers
from tatami.games.dicium.civilisation.bot.cards import CHANCES, USES
from tatami.games.dicium.civilisation.choices import SECRETS
from tatami.games.dicium.civilisation.content import SHIPPED as CIVILISATION
from tatami.games.dicium.civilisation.philosophers import ROWS as PLAYED
from tatami.games.dicium.donjon import cards as adventures
from tatami.games.dicium.donjon.actions import DECODED
from tatami.games.dicium.donjon.adventures import REVEALED
from tatami.games.dicium.donjon.choices import CHOICES
from tatami.games.dicium.donjon.content import SHIPPED as DONJON
from tatami.games.dicium.donjon.deeds import BY_CHOICE, READ
from tatami.games.dicium.donjon.frames import MOVES, Combine

FAMILY = "tatami.games.dicium"
# Words that mean something else of the game too: the king, the strength of a throw, what a trapdoor asks.
COMMON_WORDS = {"king", "strength", "trapdoor"}
FIELDS = {"zeno"}  # What frames and views call that he was played.


def naming(game: str, keys: Sequence[str]) -> set[str]:
    """The modules of a game, its tests left aside, whose code names one of its cards: as a text, or in a name."""
    names = {key.replace("-", "_") for key in keys}
    found: set[str] = set()
    folder = Path(str(files(FAMILY).joinpath(game)))
    for module in folder.rglob("*.py"):
        within = module.relative_to(folder)
        if within.parts[0] == "tests":
            continue
        with module.open("rb") as source:
            for token in tokenize.tokenize(source.readline):
                is_text = token.type == tokenize.STRING and token.string.strip("\"'") in keys
                if is_text or (token.type == tokenize.NAME and token.string.lower() in names):
                    found.add(within.as_posix())
    return found


@pytest.mark.parametrize(
    ("game", "keys", "places"),
    [
        (
            "civilisation",
            [card for card in philosophers.PHILOSOPHERS if card not in FIELDS],
            {"cards.py", "bot/cards.py"},
        ),
        ("civilisation", SECRETS, {"choices.py", "bot/cards.py"}),
        ("donjon", [card for card in adventures.CARDS if card not in COMMON_WORDS], {"cards.py"}),
    ],
)
def test_a_card_is_named_nowhere_else(game, keys, places):
    assert naming(game, keys) == places


def test_a_name_that_is_used_elsewhere_is_found():
    assert "scoring.py" in naming("civilisation", ["demigod"])  # A rank, as a text.
    assert "donjon/dungeon.py".removeprefix("donjon/") in naming("donjon", ["guard-room"])  # A name.


@pytest.mark.parametrize(
    ("rows", "printed"),
    [(philosophers.CARDS, CIVILISATION.philosophers), (adventures.ROWS[: adventures.KING], DONJON.cards)],
)
def test_rows_lie_by_their_powers_and_have_their_keys_from_the_content(rows, printed):
    assert [row.power for row in rows] == list(range(len(rows)))
    assert sorted(row.key for row in rows) == sorted(printed)
    assert all(row.clause.startswith("R") for row in rows)


def test_bots_have_a_row_for_every_card():
    assert tuple(USES) == philosophers.PHILOSOPHERS and tuple(CHANCES) == SECRETS


def test_every_philosopher_acts_by_its_own_row():
    assert [row.card for row in PLAYED] == list(range(len(philosophers.CARDS)))
    inert = {card for card, row in enumerate(PLAYED) if type(row).__name__ == "Philosopher"}
    assert inert == set(philosophers.ANSWERS)  # Those answer a die: `fighting` asks for their powers.


def test_every_card_of_donjon_has_a_row_that_is_revealed_or_read():
    assert [row.card for row in REVEALED] == list(range(len(adventures.CARDS)))
    assert sorted(READ) == [card for card in range(len(adventures.CARDS)) if adventures.is_scroll(card)]


def test_every_choice_of_an_action_is_decoded():
    game = load("dicium.donjon")
    for choice, move in MOVES.items():
        assert CHOICES.words(choice)
        assert isinstance(move, Combine) == (choice in DECODED)
    state = game.new(4, 5)
    while state.asked:
        asked = state.asked[0]
        if asked.prompt == "action":
            assert set(asked.options) <= set(MOVES)
        if asked.prompt == "adventure":
            assert set(asked.options[1:]) <= set(BY_CHOICE)
        game.apply(state, asked.seat, asked.options[state.below(len(asked.options))])


@pytest.mark.parametrize("game", ["crazy_cup", "shogun", "donjon", "civilisation"])
def test_bots_have_the_same_files_in_each_game(game):
    there = {path.stem for path in Path(str(files(FAMILY).joinpath(game, "bot"))).glob("*.py")}
    assert there >= {"knowledge", "hints", "rollout", "win_chances"}
