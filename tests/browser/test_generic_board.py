"""A game that has no board of its own, nor texts: it can be played all the same, and it can break."""

from contextlib import suppress

import pytest
from playwright.sync_api import Error as PlaywrightError

from tests.browser.axe import assert_no_barriers
from tests.browser.player import ME, lay_table, looks

TOMOKO = {"holder": "hot-seat", "name": "Tomoko"}
READY = "dialog button.answer"


def answer(page, *wished: str) -> None:
    """Hands the screen over where that is asked, and clicks a wished answer, else the first."""
    for found in (
        page.locator(READY),
        *(page.locator(".board button.answer", has_text=words) for words in (*wished, "")),
    ):
        if found.count():
            with suppress(PlaywrightError):  # answered by itself in the meantime
                found.first.click(timeout=1000)
            return


def test_a_game_without_a_board_is_played_to_its_end(visit, house):
    page = visit(house)
    lay_table(page, ME, TOMOKO, game="toy")
    choices = page.locator(".generic .choices button")
    for _ in looks(20):
        if choices.count():
            break
        if page.locator(READY).count():
            answer(page)
    assert choices.count() == 3, "the three numbers"
    assert page.locator(".view h2", has_text="Points").count() == 1
    assert_no_barriers(page, "generic board")
    for _ in looks(30):
        if page.locator("dialog .why").count():
            break
        answer(page)
    assert page.locator("dialog tbody tr").count() == 2, "both are on the score sheet"
    assert_no_barriers(page, "end of a game without teams")


@pytest.mark.parametrize("fault", ["break rules", "break view"])
def test_a_table_whose_rules_fail_says_so(visit, house, fault):
    page = visit(house)
    lay_table(page, ME, TOMOKO, game="toy", options={"faults": True})
    page.wait_for_selector(".generic, dialog")
    frozen = page.get_by_text("The rules failed at this table")
    for _ in looks(20):
        if frozen.count():
            break
        answer(page, fault)
    frozen.first.wait_for()
    page.goto(house.address)
    page.get_by_text("Frozen").wait_for()
