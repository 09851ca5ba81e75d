"""Donjon's board: goals, ways, sight and plans are seen and touched; it fills its window, and fits a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_no_barriers
from tests.browser.holes import largest_hole, outside
from tests.browser.moments import DONJON, ENDINGS, MOMENTS, ended, found, lay, lay_for
from tests.browser.player import BOT, ME, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.sizes import in_sizes, is_in_sight, scrolls_sideways

DONJON_ONLY = pytest.mark.parametrize("game", [DONJON])
FORMS = ".tray .forms button"
WINDOWS = [(1280, 720), (1920, 1080)]
# A card is 96 pixels wide on a small screen, and grows with the window.
CARD = "[0.075 * window.innerWidth, 0.105 * window.innerWidth]"
COVERED = """() => [...document.querySelectorAll('.odds')].flatMap((one, i, all) => all.slice(0, i).filter(other => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}))"""
IN_CHART = """() => {
    const box = document.querySelector('.ground').getBoundingClientRect()
    const pawn = document.querySelector('.pawn.isMine').getBoundingClientRect()
    return pawn.left >= box.left && pawn.right <= box.right && pawn.top >= box.top && pawn.bottom <= box.bottom
}"""


def at(page: Any, house: Any, name: str) -> Player:
    """The guest of a page at the moment, asked."""
    lay(page, house, *found(MOMENTS[name]))
    page.locator(".prompt.asks").wait_for()
    return Player(page, seed=4)


@DONJON_ONLY
def test_a_square_that_the_dice_lead_to_is_one_touch(visit, house, game):
    page = visit(house)
    page.goto(house.address)
    page.get_by_role("button", name=re.compile("Play now.*Donjon")).wait_for()
    player = at(page, house, "donjon-act")
    assert page.locator(".dungeon .square").count() == 99 and page.locator(".dungeon .pawn").count() == 4
    assert page.locator(".goals .slot.needed").count() + page.locator(".goals .slot.open").count() == 8
    assert page.locator(".tray .dim").count() > 5, "what the dice do not make is dim, with what is missing"
    assert_no_barriers(page, "Donjon in English")

    page.locator(".dungeon [data-square='a9']").click()
    slip = page.locator(".slip")
    slip.wait_for()
    assert re.search(r"R\d+\.\d+", slip.inner_text())
    player.press("Escape")
    slip.wait_for(state="detached")
    page.locator(".dungeon button[tabindex='0']").focus()
    player.press("ArrowDown", "ArrowLeft")
    assert page.evaluate("document.activeElement.closest('.dungeon') !== null"), "arrow keys stay in the dungeon"

    target = page.locator(".dungeon .square.lit").filter(has=page.locator(".reach b")).last
    square = target.get_attribute("data-square")
    target.focus()
    player.press("Enter")
    page.get_by_text(re.compile(f"goes to {square}")).first.wait_for()


@DONJON_ONLY
def test_whoever_aims_sees_the_lines_the_odds_and_what_is_hidden(visit, house, game):
    page = visit(house)
    at(page, house, "donjon-fireball")
    targets = page.locator(".dungeon .square.lit")
    expect(page.locator(".dungeon .odds")).to_have_count(targets.count())
    assert re.search(r"\d\+ · \d in 6|sure|short", page.locator(".dungeon .odds").first.inner_text())
    assert page.locator(".sight .dots").count() >= targets.count()
    assert page.locator(".dungeon .square.veiled").count() > 50, "what is not seen steps back"
    assert page.evaluate(COVERED) == []
    expect(page.locator(".goals .king .steps")).to_be_visible()
    targets.first.click()
    page.get_by_text(re.compile("throws a fireball at")).first.wait_for()
    page.locator(".fight .shield").or_(page.locator(".duel .sum")).first.wait_for()


@DONJON_ONLY
def test_a_plan_is_made_by_touching_a_square_and_answered_by_another(visit, house, game):
    page, friend = visit(house), visit(house)
    match, seat = found(MOMENTS["donjon-king"])
    lay_for({page: seat, friend: (seat + 1) % 4}, house, match)
    page.locator(".prompt.asks").wait_for()
    assert page.locator(".plans").count() == 0, "the form of the generic board is not needed"
    page.get_by_role("button", name="Propose a plan").click()
    page.locator(".dungeon [data-square='d4']").click()
    menu = page.locator(".dungeon .menu")
    expect(menu.locator("button")).to_have_count(5)
    assert_no_barriers(page, "a plan is made")
    page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    page.locator(".dungeon [data-square='j8']").click(button="right")
    menu.get_by_role("button", name="careful at j8").click()
    expect(page.locator(".dungeon .bubble")).to_contain_text("careful at j8")
    expect(friend.locator(".dungeon .bubble")).to_contain_text("careful at j8")
    friend.locator(".dungeon [data-square='j8']").click()  # nothing is asked of the friend: a touch is a plan
    friend.get_by_role("button", name="yes to j8").click()
    expect(page.locator(".dungeon .bubble").nth(1)).to_contain_text("yes to j8")


@DONJON_ONLY
def test_the_board_fills_its_window(visit, house, game):
    page = visit(house, language="fr")
    for moment in ("hero", "king", "fight", "goblin", "alone"):
        at(page, house, f"donjon-{moment}")
        for size in in_sizes(page, *WINDOWS):
            part, place = largest_hole(page, tuple(page.evaluate(CARD)))
            assert part < 1, f"{moment}, {size}: a hole of {place}"
            assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), f"{moment}, {size}"
            assert outside(page, ".goal, .form, .tray .button, .legend, .plate .who") == [], f"{moment}, {size}"
            assert not scrolls_sideways(page) and is_in_sight(page, ".prompt"), f"{moment}, {size}"


@DONJON_ONLY
def test_a_dungeon_on_a_phone_in_french(visit, house, game):
    page = visit(house, **PHONE)
    lay_table(page, ME, BOT, BOT, game=game)
    page.wait_for_selector(".dungeon")
    player = Player(page, seed=6)
    for _ in range(5):
        player.wait_until_asked()
        player.choose(".mats button.lit", f"{FORMS}.lit", ".dungeon button.lit")
    player.wait_until_asked()
    assert page.evaluate(IN_CHART), "the map shows where one stands"
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")
    chip = page.locator(".goals .king .chip")
    chip.click()
    expect(page.locator(".goals .king .body")).to_be_visible()
    chip.click()
    expect(page.locator(".goals .king .body")).to_be_hidden()
    assert_no_barriers(page, "Donjon on a phone")


@DONJON_ONLY
@pytest.mark.parametrize(("end", "said"), [("donjon-lost", "missing"), ("donjon-won", "won together")])
def test_the_end_says_what_was_missing(visit, house, game, end, said):
    page = visit(house)
    lay(page, house, ended(ENDINGS[end]))
    scene = page.locator("dialog .end")
    scene.wait_for()
    expect(scene).to_contain_text(said)
    expect(scene.locator(".slot")).to_have_count(9)
    expect(scene.locator("li")).to_have_count(4)
    if end == "donjon-lost":
        expect(scene).to_contain_text("The king sits on his throne")
