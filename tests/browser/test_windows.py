"""Response windows on the page: what is asked, what an order changes, and what the others see of it."""

from playwright.sync_api import expect

from tests.browser.axe import assert_no_barriers
from tests.browser.player import BOT, ME, OPEN, lay_table


def at_the_gate(visit, house):
    """Two people and a bot at the gate; the first one raids."""
    raider = visit(house)
    lay_table(raider, ME, OPEN, BOT, game="gate")
    link = raider.url
    guest = visit(house, language="fr")
    guest.goto(link)
    guest.locator("main button.main").first.click()
    for page in (raider, guest):
        page.wait_for_selector(".prompt .order select")
    return raider, guest


def test_an_order_changes_what_its_own_page_asks_and_nothing_else(visit, house):
    raider, guest = at_the_gate(visit, house)
    order = guest.locator(".prompt .order select")
    expect(order).to_have_value("concerned")
    raider.locator(".choices button, .prompt button.answer").first.click()
    expect(raider.locator(".prompt .sentence")).to_have_text("Whoever may answer this is asked now.")
    expect(guest.locator(".prompt.asks")).to_have_count(1)
    expect(guest.locator(".prompt .wait")).to_have_text("Un instant")
    before = raider.locator(".prompt").inner_html()

    order.focus()
    guest.keyboard.press("End")  # by keyboard: the last of the three
    expect(guest.locator(".prompt.asks")).to_have_count(0)
    expect(order).to_have_value("never")
    expect(guest.locator(".prompt .sentence")).to_contain_text("Vous pouvez y répondre")
    assert raider.locator(".prompt").inner_html() == before
    assert_no_barriers(guest, "a window that is not put as a question")

    guest.reload()
    expect(guest.locator(".prompt .order select")).to_have_value("never")
    guest.locator(".choices button", has_text="torch").click()
    expect(guest.locator(".prompt.asks")).to_have_count(1)  # the window has closed, and it is the guest's turn
    expect(raider.locator(".prompt .order select")).to_have_value("concerned")
