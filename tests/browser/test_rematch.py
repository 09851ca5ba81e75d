"""A rematch in two browsers: one proposes it, the other has its link on the end screen and takes the old seat."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_no_barriers
from tests.browser.moments import ended, lay_for


@pytest.mark.parametrize("game", ["katana"])
def test_the_people_of_a_table_meet_again_with_one_tap_each(visit, house, game):
    host, guest = visit(house), visit(house, language="fr")
    lay_for({host: 0, guest: 2}, house, ended("katana-3p-exhaustion"))
    for page in (host, guest):
        page.locator("dialog .why").wait_for()
    old = host.url
    host.get_by_role("button", name="Play again").click()
    host.get_by_text("One seat is free").wait_for()
    assert host.url != old
    expect(host.get_by_text("kept for")).to_be_visible()

    proposal = guest.locator("dialog [role=status]").get_by_text("propose une revanche")
    expect(proposal).to_be_visible()
    assert_no_barriers(guest, "the end with a rematch", within="dialog")
    guest.keyboard.press("Escape")
    guest.get_by_role("button", name=re.compile("^Revanche avec")).click()
    for page in (host, guest):
        page.wait_for_selector(".hand")
    assert guest.url == host.url
