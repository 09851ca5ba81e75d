"""The pace at which the page shows what others do: skipping, what changed meanwhile, stepping through it again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_no_barriers
from tests.browser.moments import lay, well_on
from tests.browser.player import HAPHAZARD, ME, Player, lay_table, looks, open_table
from tests.browser.screens import PHONE, WAITING_ROOM
from tests.browser.sizes import scrolls_sideways

KATANA = pytest.mark.parametrize("game", ["katana"])
SLOW = "localStorage.setItem('tatami.pace', 'slow')"
SKIP = re.compile("^(Skip to|Passer à)")


def play_until_behind(player: Player) -> None:
    """Turn after turn is ended until more has happened than the page has shown."""
    for _ in looks(30):
        if player.page.locator(".skip").count():
            return
        if player.is_asked:
            player.choose(".prompt .answers button.answer")
    raise AssertionError("the page was never behind")


@KATANA
@pytest.mark.parametrize("look", [{}, {**PHONE, "language": "fr"}], ids=["desk", "phone"])
def test_what_others_do_is_shown_slowly_skipped_and_summed_up(visit, house, game, look):
    page = visit(house, **look)
    page.evaluate(SLOW)
    lay(page, house, *well_on(game))
    player = Player(page, seed=3)
    player.wait_until_asked()
    play_until_behind(player)
    page.wait_for_function("() => document.title.startsWith('●')")  # the question is known, if not shown yet
    if "is_phone" in look:
        page.get_by_role("button", name=SKIP).tap()
    else:
        player.press("s")
    player.wait_until_asked()
    line = page.locator(".since [role=status]")
    expect(line).to_have_text(re.compile("^(Since your last move|Depuis votre dernier coup) ?: .+"))
    expect(page.locator(".board .last-move").first).to_be_visible()
    assert not scrolls_sideways(page)
    if "is_phone" not in look:
        assert_no_barriers(page, "the bar with the line", within="header")

    steps = page.get_by_role("button", name=re.compile("^(Step by step|Pas à pas)$"))
    steps.click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    assert int(slider.input_value()) < int(slider.get_attribute("max"))
    page.get_by_role("button", name=re.compile("^(Back to the table|Retour à la table)$")).click()
    player.wait_until_asked()


@KATANA
def test_whoever_comes_back_is_told_what_happened_since(visit, house, game):
    page = visit(house)
    lay(page, house, *well_on(game))
    player = Player(page, seed=3)
    player.wait_until_asked()
    table = page.url
    page.goto(house.address + WAITING_ROOM)
    # As if the player had looked here last some moves ago, with other numbers.
    seen = {table.rpartition("/")[2]: {"moved": None, "looked": {"step": 100, "own": {"life": 99}}}}
    page.evaluate("seen => localStorage.setItem('tatami.looked', JSON.stringify(seen))", seen)
    open_table(page, *seen)
    player.wait_until_asked()
    expect(page.locator(".since [role=status]")).to_have_text(re.compile(r"^While you were away: Life 99 → \d"))
    page.get_by_role("button", name="Put this line away").click()
    expect(page.locator(".since [role=status]")).to_have_text("")


@KATANA
def test_pace_movement_and_sound_are_chosen_in_the_menu_and_remembered(visit, house, game):
    page = visit(house)
    lay_table(page, ME, HAPHAZARD, HAPHAZARD, game=game)
    page.get_by_role("button", name="Menu").click()
    dialog = page.locator("dialog")
    dialog.get_by_text("Slow", exact=True).click()
    dialog.get_by_text("None", exact=True).click()
    page.evaluate("""() => {
        window.heard = 0
        const begin = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (...when) { window.heard++; return begin.apply(this, when) }
    }""")
    dialog.get_by_role("checkbox", name="Sounds").check()
    page.wait_for_function("() => window.heard > 0")
    assert_no_barriers(page, "the settings", within="dialog")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(dialog.get_by_role("radio", name="Slow")).to_be_checked()
    expect(dialog.get_by_role("checkbox", name="Sounds")).to_be_checked()
    assert page.evaluate("document.documentElement.dataset.motion") == "still"
