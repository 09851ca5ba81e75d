"""Boards use their window: between pieces and texts no hole is larger than a card, backgrounds not counted."""

import pytest

from tests.browser.holes import largest_hole
from tests.browser.moments import lay, well_on
from tests.browser.player import Player
from tests.browser.sizes import in_sizes, scrolls_sideways

# What a card measures in these windows.
CARDS = {(1920, 1080): (124.0, 174.0), (1280, 720): (100.0, 140.0)}
HOW_MANY = 8
# Samouraï & Katana and Ninjato, whose pieces are other drawings, are held to the same beside their own tests.
DICE_GAMES = ["dicium.crazy_cup", "dicium.shogun", "dicium.donjon", "dicium.civilisation"]


@pytest.mark.parametrize(
    "game", ["katana", "bushido", "dicium.crazy_cup", "dicium.shogun", "dicium.donjon", "dicium.civilisation"]
)
def test_no_hole_of_a_board_is_larger_than_a_card(visit, house, game):
    page = visit(house)
    lay(page, house, *well_on(game))
    Player(page).wait_until_asked()
    for size, card in zip(in_sizes(page, *CARDS), CARDS.values()):
        part, place = largest_hole(page, card)
        assert part <= 1, f"{game} at {size}: a hole of {place}"
        assert not scrolls_sideways(page), size


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lobby_shows_eight_games_at_a_glance(visit, house, language):
    page = visit(house, language=language)
    page.goto(house.address)
    page.locator(".shelf > li").nth(HOW_MANY - 1).wait_for()
    page.evaluate(
        "count => document.querySelectorAll('.shelf > li').forEach((game, i) => i < count || game.remove())", HOW_MANY
    )
    for size, (window, card) in zip(in_sizes(page, *CARDS), CARDS.items()):
        last = page.locator(".shelf > li").last.bounding_box()
        assert last["y"] + last["height"] <= window[1], f"{size}: all games are in sight"
        part, place = largest_hole(page, card, ".shelf")
        assert part <= 1, f"the lobby at {size}: a hole of {place}"
