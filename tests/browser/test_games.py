"""Every game through the page, from the lobby and to its end: by mouse in English, by keyboard alone in French."""

import re

import pytest
from playwright.sync_api import expect

from tatami.games import game_names
from tests.browser.axe import assert_no_barriers
from tests.browser.moments import ended, lay, nearly_over
from tests.browser.player import HAPHAZARD, ME, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.sizes import is_in_sight, scrolls_sideways

KATANA = pytest.mark.parametrize("game", ["katana"])


@KATANA
def test_a_stranger_comes_to_a_table_with_two_clicks(visit, house, game):
    page = visit(house, is_known=False)
    # A stranger who asks twice at once is two guests, and the later answer says which: the page asks once.
    with page.expect_response("**/api/me") as answer:
        page.goto(house.address)
    assert answer.value.header_value("set-cookie"), "the server has given the stranger a name"
    page.get_by_role("heading", name="Katana", exact=True).wait_for()
    assert page.locator("html").get_attribute("lang") == "en"

    page.get_by_role("button", name=re.compile(r"Play now\W+Katana")).click()
    page.wait_for_selector(".hand")
    assert page.locator(".others .seat").count() == 4
    Player(page).wait_until_asked()
    expect(page).to_have_title("● It is your turn · Katana at Tatami")
    assert_no_barriers(page, "table in English")


@KATANA
@pytest.mark.parametrize("wide", [320, 390])
def test_help_is_within_reach_on_a_phone(visit, house, game, wide):
    page = visit(house, **{**PHONE, "wide": wide})
    lay(page, house, *nearly_over(game))
    Player(page).wait_until_asked()
    expect(page).to_have_title("● C’est à vous · Katana chez Tatami")
    button = page.get_by_role("button", name="Aide")
    assert is_in_sight(page, "nav .help") and not scrolls_sideways(page)
    button.tap()
    page.get_by_role("heading", name="Aide").wait_for()


@pytest.mark.parametrize("game", ["dicium.shogun"])
@pytest.mark.parametrize(
    ("language", "players", "description"),
    [("en", "2 or 4 players", "Samurai board games"), ("fr", "2 ou 4 joueurs", "Des jeux de société de samouraïs")],
)
def test_the_lobby_says_what_the_page_is_and_for_how_many_a_game(visit, house, game, language, players, description):
    page = visit(house, language=language)
    page.goto(house.address)
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=re.compile("Shogun$")))
    expect(card.locator(".facts")).to_contain_text(players)
    expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile(f"^{description}"))


@KATANA
def test_a_game_that_has_ended_is_told_kept_and_looked_at_again(visit, house, game):
    page = visit(house)
    match = ended("katana-5p-sword")
    lay(page, house, match)
    page.locator("dialog .why").wait_for()
    assert "The game ended because" in page.locator("dialog .why").inner_text()
    assert page.locator("dialog tbody th[scope=row]").count() >= match.header.seats, "everybody is on the score sheet"

    with page.expect_download() as download:
        page.locator("dialog").get_by_role("link", name="Save the record").click()
    assert download.value.path().read_text().startswith("tatami")

    page.locator("dialog").get_by_role("button", name="Step through it").click()
    begun = page.get_by_text(re.compile(r"^0 / \d+$"))
    begun.wait_for()
    log = page.get_by_role("log")
    expect(log).not_to_contain_text("The game is over")  # nothing is told of what is still to come
    deal = log.inner_text()
    page.get_by_role("slider").fill("5")
    page.get_by_text(re.compile(r"^5 / \d+$")).wait_for()
    page.get_by_role("button", name="One step on").click()
    page.get_by_text(re.compile(r"^6 / \d+$")).wait_for()
    expect(log).not_to_contain_text("The game is over")
    told = log.inner_text()
    assert told.startswith(deal) and len(told) > len(deal), "the log goes up to the step that is shown"
    assert page.locator(".hand [data-card]").count() > 0
    page.get_by_role("button", name="Back to the end").click()
    page.get_by_role("button", name="Score").wait_for()
    expect(log).to_contain_text("The game is over")

    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", name="My games").wait_for()
    expect(page.get_by_text("Finished")).to_have_count(1)


# Katana is played from its beginning, below.
@pytest.mark.parametrize("game", [game for game in game_names() if game != "katana"])
def test_a_game_comes_to_its_end_by_keyboard_alone_in_french(visit, house, game):
    page = visit(house, language="fr")
    lay(page, house, *nearly_over(game))
    player = Player(page, seed=1)
    player.play_until(lambda: player.has_ended, choose=player.choose_by_keyboard)
    assert "Fin de partie" in page.locator("dialog .why").inner_text()
    expect(page.locator("dialog tbody").first).to_be_visible()
    assert_no_barriers(page, f"end of {game} in French", within="dialog")
    player.press("Escape")
    page.get_by_role("button", name="Score").wait_for()


@KATANA
def test_a_whole_game_from_the_lobby_by_keyboard_alone_in_french(visit, house, game):
    page = visit(house, language="fr")
    page.goto(house.address)
    page.get_by_role("button", name=re.compile(r"Jouer\W+Katana")).wait_for()
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
    player.press("?")
    page.get_by_role("heading", name="Aide").wait_for()
    player.press("Escape")
    page.get_by_role("heading", name="Aide").wait_for(state="detached")

    player.press("h")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    player.press("ArrowRight", "ArrowLeft")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == first

    player.play_until(lambda: player.has_ended, choose=player.choose_by_keyboard, seconds=150)
    assert "Fin de partie" in page.locator("dialog .why").inner_text()
    assert_no_barriers(page, "end of Katana in French", within="dialog")
    player.press("Escape")
    page.get_by_role("button", name="Score").wait_for()


@KATANA
def test_the_language_changes_at_the_table_at_once_and_is_kept(visit, house, game):
    page = visit(house)
    lay_table(page, ME, HAPHAZARD, HAPHAZARD, game=game)
    page.wait_for_selector(".hand")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_text("Français").click()
    page.locator("dialog").get_by_text("Langue").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile("^Des jeux"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Règles", exact=True)).to_have_count(1)
    page.reload()
    page.wait_for_selector(".hand")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("game", ["bushido"])
def test_the_log_begins_with_its_last_pages_and_goes_back_on_request(visit, house, game):
    page = visit(house)
    lay(page, house, *nearly_over(game))
    lines = page.locator("aside .log li")
    earlier = page.get_by_role("button", name="Earlier")
    earlier.wait_for()
    last, shown = lines.last.inner_text(), lines.count()
    earlier.click()
    page.wait_for_function("n => document.querySelectorAll('aside .log li').length > n", arg=shown)
    assert lines.last.inner_text() == last


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
