"""The rules to read: a place of their own, an address for every clause, search, figures, what holds at a table."""

import re

import pytest
from playwright.sync_api import expect

from tatami.games import load
from tests.browser.axe import assert_no_barriers
from tests.browser.moments import lay, nearly_over
from tests.browser.player import BOT, ME, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.sizes import scrolls_sideways

KATANA = pytest.mark.parametrize("game", ["katana"])
SEEN = """clause => {
    const box = document.querySelector(`[data-clause="${clause}"]`)?.getBoundingClientRect()
    return box && box.top >= 0 && box.bottom <= window.innerHeight
}"""


@KATANA
def test_a_clause_has_an_address_that_a_friend_can_open_and_that_outlives_a_reload(visit, house, game):
    page = visit(house)
    page.goto(f"{house.address}rules/{game}#R12.10")
    page.wait_for_function(SEEN, arg="R12.10")
    assert page.url == f"{house.address}#/rules/{game}/R12.10"
    page.reload()
    page.wait_for_function(SEEN, arg="R12.10")
    expect(page.locator("[data-clause='R12.10']")).to_be_focused()
    assert page.title() == "Katana: the rules"
    link = page.locator(".rules .clause button", has_text=re.compile(r"^R\d+\.\d+$")).first
    named = link.inner_text()
    link.click()
    page.wait_for_function(SEEN, arg=named)
    assert page.url.endswith(f"/{named}")
    page.go_back()
    page.wait_for_function(SEEN, arg="R12.10")


@KATANA
def test_the_rules_begin_with_an_overview_and_are_searched_and_drawn(visit, house, game):
    page = visit(house, language="fr")
    page.goto(f"{house.address}#/rules/{game}")
    overview = page.locator(".overview")
    expect(overview).to_contain_text("Chacun a un rôle secret")
    assert not re.search("test|code|programme", overview.inner_text())
    expect(page.locator("[data-clause='R12.10'] .figures, .figures li").first).to_be_visible()
    assert_no_barriers(page, "the rules in French")
    every = page.locator("[data-clause]").count()
    page.get_by_role("searchbox").fill("pioche vide")
    expect(page.get_by_role("status")).to_contain_text("clauses ont ces mots")
    assert 0 < page.locator("[data-clause]").count() < every / 4
    page.get_by_role("navigation").get_by_role("button").nth(3).click()
    expect(page.locator("[data-clause]")).to_have_count(every)
    expect(page.get_by_role("heading", level=2).nth(3)).to_be_focused()


@KATANA
def test_the_rules_at_a_table_say_what_holds_here(visit, house, game):
    page = visit(house)
    page.goto(house.address)
    lay_table(page, ME, BOT, BOT, game=game)
    page.get_by_role("button", name="Rules", exact=True).click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("searchbox").fill("R12.10")
    expect(panel.locator("[data-clause='R12.10'] .holds").first).to_have_text("(here: Any permanent, your own too)")
    assert_no_barriers(page, "rules beside the table", within="dialog")


@pytest.mark.parametrize("game", ["dicium.shogun"])
def test_the_rules_fit_a_phone(visit, house, game):
    page = visit(house, **PHONE)
    page.goto(f"{house.address}rules/{game}#R9.5")
    page.wait_for_function(SEEN, arg="R9.5")
    assert not scrolls_sideways(page)
    assert_no_barriers(page, "the rules on a phone")


@KATANA
def test_a_question_leads_to_the_rule_it_rests_on(visit, house, game):
    page = visit(house)
    match, seat = nearly_over(game)
    lay(page, house, match, seat)
    Player(page).wait_until_asked()
    clause = load(game).decisions(match.state)[0].frame.clause
    page.locator(".prompt").get_by_role("button", name=f"Rule {clause}: open the rules there").click()
    page.wait_for_function(SEEN, arg=clause)
    expect(page.locator(f"[data-clause='{clause}']")).to_be_focused()
