"""Windows of every size: nothing is cut off, nothing scrolls sideways, the prompt is in sight."""

import re
import time

import pytest

from tests.browser.player import BOT, ME, Player, lay_table

SEVEN = (ME, BOT, BOT, BOT, BOT, BOT, BOT)


def scrolls_sideways(page) -> bool:
    return page.evaluate("document.documentElement.scrollWidth > window.innerWidth")


def is_in_sight(page, selector: str) -> bool:
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    return (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= size["width"] + 1
        and (box["y"] + box["height"] <= size["height"] + 1)
    )


def test_a_phone_shows_seven_players_prompt_and_hand(visit, house):
    page = visit(house, wide=390, high=844, has_touch=True, is_mobile=True, language="fr-FR")
    page.get_by_role("button", name=re.compile("Jouer.*Katana")).wait_for()
    assert not scrolls_sideways(page)
    lay_table(page, *SEVEN)
    player = Player(page, seed=11)
    player.wait_until_asked()
    page.wait_for_timeout(400)
    assert not scrolls_sideways(page)
    assert is_in_sight(page, ".prompt")
    for seat in range(6):
        box = page.locator(".others .seat").nth(seat).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    page.get_by_role("button", name="Journal").click()
    page.locator("dialog .log li").first.wait_for()
    page.locator("dialog .shut").click()
    player.play_until(lambda: len(page.locator(".others .permanent").all()) > 0 or player.has_ended)
    assert not scrolls_sideways(page)


@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (820, 1180), (1920, 1080)])
def test_seven_seats_fit_without_scrolling_and_do_not_overlap(visit, house, wide, high):
    page = visit(house, wide=wide, high=high)
    lay_table(page, *SEVEN)
    player = Player(page, seed=13)
    player.wait_until_asked()
    player.play_until(lambda: page.locator(".others .permanent").count() > 2 or player.has_ended)
    page.wait_for_timeout(500)
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
    assert not scrolls_sideways(page)
    if player.has_ended:
        return
    boxes = [each.bounding_box() for each in page.locator(".others .seat, .middle .zone").all()]
    boxes.append(page.locator(".prompt").bounding_box())
    for i, a in enumerate(boxes):
        for b in boxes[:i]:
            apart = (
                a["x"] + a["width"] <= b["x"] + 1
                or b["x"] + b["width"] <= a["x"] + 1
                or a["y"] + a["height"] <= b["y"] + 1
                or b["y"] + b["height"] <= a["y"] + 1
            )
            assert apart, (a, b)
    assert is_in_sight(page, ".prompt")
    assert is_in_sight(page, ".hand")


COUNT_FLIGHTS = """() => {
    window.flown = 0
    new MutationObserver(changes => { for (const change of changes) window.flown += change.addedNodes.length })
        .observe(document.querySelector('.sky'), { childList: true })
}"""


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", True), ("reduce", False)])
def test_cards_fly_unless_less_motion_is_wanted(visit, house, motion, flies):
    page = visit(house, reduced_motion=motion)
    lay_table(page, ME, BOT, BOT)
    player = Player(page, seed=15)
    player.wait_until_asked()
    page.evaluate(COUNT_FLIGHTS)
    end = time.monotonic() + 20
    while time.monotonic() < end and player.wait_until_asked() and len(player.log) < 25:
        player.choose()
        page.wait_for_timeout(60)
    assert (page.evaluate("window.flown") > 0) == flies
