"""Bringing a friend: a link that others can follow, a code for phones, and a seat with one tap."""

import re

import pytest

from tests.browser.axe import assert_no_barriers
from tests.browser.player import BOT, ME, OPEN, lay_table

KATANA = pytest.mark.parametrize("game", ["katana"])


@KATANA
def test_a_friend_follows_the_link_gives_a_name_and_sits_down_with_one_tap(visit, house, game):
    host = visit(house)
    lay_table(host, ME, OPEN, OPEN, game=game)
    invitation = host.get_by_role("region", name="Send this link")
    invitation.get_by_text("Only this machine can reach the table").wait_for()
    assert invitation.locator("img, input").count() == 0  # never a link that leads nowhere
    invitation.get_by_role("button", name="Let others in my network in").click()
    link = invitation.get_by_role("textbox").input_value()
    assert re.fullmatch(r"http://127\.0\.0\.2:\d+/table/\S+", link)
    code = invitation.get_by_role("img")
    assert code.evaluate("async code => { await code.decode(); return code.naturalWidth > 50 }")
    assert_no_barriers(host, "an invitation")

    friend = visit(house)
    friend.goto(link)  # another address: a stranger there, without a cookie
    friend.get_by_text("invites you to this table").wait_for()
    friend.get_by_label("Your name").fill("Momoko")
    friend.get_by_role("button", name="Sit down").first.click()
    friend.get_by_text("(you)").wait_for()
    host.get_by_text("Momoko").wait_for()

    invitation.get_by_role("button", name="Only this machine again").click()
    invitation.get_by_text("Only this machine can reach the table").wait_for()


@KATANA
def test_without_a_clipboard_the_link_is_marked_and_the_keys_are_said(visit, house, game):
    host = visit(house, language="fr")
    host.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    lay_table(host, ME, OPEN, BOT, game=game)
    host.reload()
    host.get_by_role("button", name="Laisser entrer mon réseau").click()
    host.get_by_role("button", name="Copier").click()
    host.get_by_text("Le lien est sélectionné").wait_for()
    marked = host.get_by_role("textbox").evaluate(
        "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    )
    assert marked.startswith("http://127.0.0.2:")
    host.get_by_role("button", name="Cette machine seulement").click()
    host.get_by_text("Seule cette machine").wait_for()
