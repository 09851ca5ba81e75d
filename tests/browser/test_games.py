"""Whole games through the page: by mouse in English, by keyboard alone in French; axe looks on all the way."""

import re

from playwright.sync_api import expect

from tests.browser.axe import assert_no_barriers
from tests.browser.player import HAPHAZARD, ME, Player, lay_table, looks


def test_a_guest_plays_a_whole_game_against_four_bots(visit, house):
    page = visit(house)
    page.goto(house.address)
    page.get_by_role("heading", name="Katana", exact=True).wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    assert_no_barriers(page, "lobby in English")

    page.get_by_role("button", name=re.compile("Play now.*Katana")).click()
    page.wait_for_selector(".hand")
    assert page.locator(".others .seat").count() == 4
    player = Player(page)
    player.wait_until_asked()
    assert_no_barriers(page, "table in English")

    player.play_until(lambda: player.has_ended, ".hand .card.weapon.lit", ".others button.lit", seconds=150)
    assert "The game ended because" in page.locator("dialog .why").inner_text()
    assert page.locator("dialog tbody th[scope=row]").count() >= 5, "everybody is on the score sheet"
    assert_no_barriers(page, "end of the game in English")

    with page.expect_download() as download:
        page.locator("dialog").get_by_role("link", name="Save the record").click()
    assert download.value.path().read_text().startswith("tatami")

    page.locator("dialog").get_by_role("button", name="Step through it").click()
    page.get_by_role("slider").fill("5")
    page.get_by_text(re.compile(r"^5 / \d+$")).wait_for()
    page.get_by_role("button", name="One step on").click()
    page.get_by_text(re.compile(r"^6 / \d+$")).wait_for()
    assert page.locator(".hand [data-card]").count() > 0
    page.get_by_role("button", name="Back to the end").click()
    page.get_by_role("button", name="Score").wait_for()

    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", name="My games").wait_for()
    expect(page.get_by_text("Finished")).to_have_count(1)


def test_a_whole_game_by_keyboard_alone_in_french(visit, house):
    page = visit(house, language="fr-FR")
    page.goto(house.address)
    page.get_by_role("button", name=re.compile("Jouer.*Katana")).wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"
    assert_no_barriers(page, "lobby in French")
    player = Player(page, seed=1)

    tab_to(player, "Nouvelle table")
    player.press("Enter")
    page.get_by_role("heading", name="Une table de Katana").wait_for()
    assert_no_barriers(page, "new table in French")
    tab_to(player, "5")
    player.press("ArrowLeft", "ArrowLeft")
    assert page.locator("form ol > li").count() == 3
    tab_to(player, "Commencer")
    player.press("Enter")

    page.wait_for_selector(".hand")
    player.wait_until_asked()
    assert_no_barriers(page, "table in French")
    player.press("?")
    page.get_by_role("heading", name="Aide").wait_for()
    player.press("Escape")
    page.get_by_role("heading", name="Aide").wait_for(state="detached")

    player.press("h")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    player.press("ArrowRight", "ArrowLeft")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == first

    for _ in looks(150):
        state = player.state
        if state == "ended":
            break
        if state == "asked":
            player.choose_by_keyboard()
    assert "Fin de partie" in page.locator("dialog .why").inner_text()
    assert_no_barriers(page, "end of the game in French")
    player.press("Escape")
    page.get_by_role("button", name="Score").wait_for()


def test_the_language_changes_at_the_table_at_once_and_is_kept(visit, house):
    page = visit(house)
    lay_table(page, ME, HAPHAZARD, HAPHAZARD)
    page.wait_for_selector(".hand")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_text("Français").click()
    page.locator("dialog").get_by_text("Langue").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Règles")).to_have_count(1)
    page.reload()
    page.wait_for_selector(".hand")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def tab_to(player: Player, name: str) -> None:
    """Tab until something of that name has the focus."""
    for _ in range(60):
        player.press("Tab")
        focused = player.page.evaluate(
            "(document.activeElement.closest('label') ?? document.activeElement).textContent.trim()"
        )
        if focused.startswith(name):
            return
    raise AssertionError(f"Tab never reached “{name}”")
