"""The aim of a game in a minute: by itself the first time, by sign for whoever comes to others, and found again."""

import re

import pytest
from playwright.sync_api import expect

from tatami.games import game_names
from tests.browser.axe import assert_no_barriers
from tests.browser.player import BOT, ME, OPEN, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.sizes import scrolls_sideways

KATANA = pytest.mark.parametrize("game", ["katana"])
UNSEEN = "localStorage.removeItem('tatami.aims')"


@KATANA
def test_the_aim_opens_the_first_time_is_skipped_and_found_again(visit, house, game):
    page = visit(house)
    page.evaluate(UNSEEN)
    lay_table(page, ME, BOT, BOT, game=game)
    dialog = page.locator("dialog")
    dialog.locator(".picture .board").wait_for()
    page.wait_for_selector(".picture .spot")
    assert_no_barriers(page, "the aim", within="dialog")
    said = dialog.locator("p.words")
    first = said.inner_text()
    page.keyboard.press("ArrowRight")
    expect(said).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(first)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    page.reload()
    Player(page).wait_until_asked()
    expect(page.locator("dialog, .sign")).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="The aim in a minute").click()
    expect(said).to_have_text(first)
    for _ in range(4):
        dialog.get_by_role("button", name="Next").click()
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)


@KATANA
def test_whoever_comes_to_others_gets_a_small_sign(visit, house, game):
    host, guest = visit(house), visit(house, **PHONE)
    lay_table(host, ME, OPEN, BOT, game=game)
    host.get_by_text("One seat is free").wait_for()
    guest.evaluate(UNSEEN)
    guest.goto(host.url)
    guest.get_by_role("button", name="S’asseoir").tap()
    guest.wait_for_selector(".hand")
    sign = guest.locator(".sign")
    expect(sign).to_contain_text("Premier Katana")
    expect(guest.locator("dialog")).to_have_count(0)
    assert not scrolls_sideways(guest)
    sign.get_by_role("button", name="Ranger cet écriteau").tap()
    expect(sign).to_have_count(0)
    assert guest.evaluate("localStorage.getItem('tatami.aims')") == "katana"


@pytest.mark.parametrize("game", game_names())
def test_every_picture_shows_a_part_of_the_board(visit, house, game):
    page = visit(house, language="fr")
    page.goto(house.address)
    buttons = page.get_by_role("button", name=re.compile("^Le but en une minute"))
    expect(buttons).to_have_count(len(game_names()))
    buttons.nth(game_names().index(game)).click()
    dialog = page.locator("dialog")
    count = int(re.search(r"(\d+)$", dialog.locator(".dots").get_attribute("aria-label"))[1])
    for picture in range(count):
        page.wait_for_selector(".picture .spot")
        dialog.get_by_role("img", name=f"Image {picture + 1} sur {count}").wait_for()
        page.keyboard.press("ArrowRight")
    dialog.get_by_role("button", name="Terminé").click()
    expect(dialog).to_have_count(0)
