"""Rare moments of the dice games on screen: all that one decides with is in sight, marked, and can be put back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_no_barriers
from tests.browser.moments import ENDINGS, MOMENTS, ended, found, lay
from tests.browser.screens import PHONE
from tests.browser.sizes import in_sizes, is_in_sight, scrolls_sideways

DICE = ".tray .dice button"
THROW = re.compile("Throw .+ again")
ENGLISH = ("Throw one die again", "Throw 2 dice again", "throws 2 dice again")
FRENCH = ("Relancer un dé", "Relancer 2 dés", "relance 2 dés")
HIDDEN = """() => [...document.querySelectorAll('.board .lit, .board .duel, .prompt')].filter(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return left < 0 || top < 0 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1
}).map(each => each.className + ' ' + each.textContent.trim())"""
HANGING = """() => [...document.querySelectorAll('.board .beside, .board .race')]
    .filter(each => each.scrollHeight > each.clientHeight + 1)
    .map(each => `${each.className} ${each.scrollHeight} > ${each.clientHeight}`)"""

COVERED = """pairs => {
    const all = selector => [...document.querySelectorAll(selector)]
    const box = element => element.getBoundingClientRect()
    const across = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    const meet = (a, b) => across(a, b) && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const named = element => element.className + ' ' + (element.dataset.square ?? '') + element.textContent.trim()
    return pairs.flatMap(([some, others]) => all(some).flatMap(one => all(others)
        .filter(other => meet(box(one), box(other))).map(other => `${named(one)} | ${named(other)}`)))
}"""


def moments(*names: str) -> pytest.MarkDecorator:
    """The moments of a test, each with its game in the test's name."""
    told = [pytest.param(name, id=f"{MOMENTS[name].game}-{name.partition('-')[2]}") for name in names]
    return pytest.mark.parametrize("name", told)


def at(visit, house, name: str, **more):
    """A guest at the moment, who is asked."""
    page = visit(house, **more)
    lay(page, house, *found(MOMENTS[name]))
    page.locator(".prompt.asks").wait_for()
    return page


@moments("shogun-defence", "shogun-five", "cup-sabotage", "cup-drone")
def test_everything_to_decide_with_fits_a_low_window(visit, house, name):
    assert_fits(at(visit, house, name, language="fr"))


def assert_fits(page) -> None:
    """Everything to decide with is in sight."""
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(HANGING) == [], "a column scrolls"
    assert not scrolls_sideways(page)


@moments("shogun-attack")
def test_a_duel_of_four_players_fits_a_low_window(visit, house, name):
    page = at(visit, house, name)
    expect(page.locator(".palace .pawn.isLed")).to_have_count(1)
    page.get_by_role("button", name="Throw the combat die").click()
    page.locator(".duel .sum").first.wait_for()
    page.locator(".prompt.asks").wait_for()
    assert_fits(page)


@moments("shogun-hand-over-4", "shogun-place", "cup-teams", "cup-airship", "cup-bump")
def test_rare_moments_on_a_phone(visit, house, name):
    page = at(visit, house, name, **PHONE)
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")
    assert_no_barriers(page, name)
    if name == "shogun-hand-over-4":
        boxes = [each.bounding_box() for each in page.locator(".palace .pawn.hasShogun, .palace .pawn.lit").all()]
        assert len(boxes) == 2
        left, right = sorted(boxes, key=lambda box: box["x"])
        assert left["x"] + left["width"] <= right["x"] + 1, "the captor and whoever takes over stand side by side"
        expect(page.locator(".tray .answers button")).to_have_count(2)
    if name == "cup-bump":
        expect(page.locator(".tray .answers button")).to_have_count(3)
    if name == "cup-teams":
        expect(page.locator(".standings li")).to_have_count(2)
        assert_nothing_is_covered(page, "phone")
        expect(page.locator(".way .arrow")).to_have_count(2)
    if name == "cup-airship":
        expect(page.locator(".note")).to_contain_text("dirigeable")


@moments("cup-puncture")
def test_arrows_marks_and_numbers_lie_beside_what_they_are_about(visit, house, name):
    page = at(visit, house, name)
    for size in in_sizes(page, (1280, 720), (820, 1180)):
        assert_nothing_is_covered(page, size)


def assert_nothing_is_covered(page, size: str) -> None:
    """Arrows, marks and numbers lie beside what they are about."""
    assert page.evaluate(COVERED, [[".way > *", ".track .square"]]) == [], size
    assert page.evaluate(COVERED, [[".pile .count", ".plate"]]) == [], size
    for mat in page.locator(".plate .mat-of").all():
        rows = mat.locator(".level").evaluate_all("all => all.map(each => each.getBoundingClientRect().top)")
        assert len({rows.count(row) for row in rows}) == 1, f"{size}: levels of a mat lie in rows of the same length"


# Dice that are picked can be put back


@moments("cup-wild")
@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_a_die_picked_for_a_throw_is_put_back_by_picking_it_again(visit, house, name, by):
    page = at(visit, house, name, **(PHONE if by == "touch" else {}))
    first, second = page.locator(DICE).nth(0), page.locator(DICE).nth(1)

    def pick(die) -> None:
        if by == "keyboard":
            die.focus()
            page.keyboard.press("Enter")
        elif by == "touch":
            die.tap()
        else:
            die.click()

    one, two, told = ENGLISH if by != "touch" else FRENCH
    entries = page.locator("aside .log li").count()
    pick(first)
    expect(first).to_have_attribute("aria-pressed", "true")
    pick(second)
    pick(first)
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(second).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=one).wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(f"{DICE}.isPicked")).to_have_count(0)
    assert page.locator("aside .log li").count() == entries, "nothing was sent"
    pick(first)
    pick(second)
    page.get_by_role("button", name=two).click()
    if by == "touch":
        page.get_by_role("button", name="Journal").tap()
    page.get_by_text(re.compile(told)).last.wait_for()


@moments("shogun-reserve")
def test_the_reserve_takes_two_dice_and_no_third(visit, house, name):
    page = at(visit, house, name)
    dice = page.locator(DICE)
    dice.nth(0).click()
    dice.nth(1).click()
    expect(page.locator(f"{DICE}.lit")).to_have_count(0)
    dice.nth(0).click()
    expect(page.locator(f"{DICE}.isPicked")).to_have_count(1)
    page.get_by_role("button", name="Put one die by").click()
    page.get_by_text(re.compile("puts by")).last.wait_for()


# What the dice allow


@moments("cup-wild")
def test_a_die_that_is_pointed_at_shows_the_combinations_it_is_good_for(visit, house, name):
    page = at(visit, house, name)
    wild = page.locator(DICE).filter(has=page.locator(".die.wild")).first
    assert page.locator(".forms .form").count() > 1
    wild.hover()
    expect(page.locator(".forms .isWith .die.wild").first).to_be_visible()
    assert page.locator(".forms .form:not(.isWith) .die.wild").count() == 0
    page.mouse.move(5, 5)
    expect(page.locator(".forms .isWith")).to_have_count(0)
    page.locator(f"{DICE}[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".forms .isWith").first).to_be_visible()


@moments("cup-wild")
@pytest.mark.parametrize(
    ("motion", "animation", "seconds"), [("no-preference", "tumble", "0.6s"), ("reduce", "appear", "0.15s")]
)
def test_dice_tumble_unless_less_motion_is_wanted(visit, house, name, motion, animation, seconds):
    page = at(visit, house, name, motion=motion)
    page.locator(DICE).first.click()
    page.get_by_role("button", name=THROW).click()
    falling = page.locator(".tray .die.isFalling").first
    falling.wait_for()
    style = falling.evaluate("die => [getComputedStyle(die).animationName, getComputedStyle(die).animationDuration]")
    assert style[0].endswith(animation) and style[1] == seconds


# Marks


@moments("cup-teams", "shogun-tiles")
def test_the_key_of_a_board_explains_its_numbers_and_tells_where_values_come_from(visit, house, name):
    page = at(visit, house, name, language="fr")
    if name == "cup-teams":
        assert_fits(page)
    assert page.locator(".board").get_by_text("≈").count() == 0, "boards carry no stamps"
    page.get_by_role("button", name="Ce que disent les signes").click()
    key = page.get_by_role("dialog")
    expect(key.get_by_role("listitem")).to_have_count(6 if name.startswith("cup") else 10)
    expect(key).to_contain_text("Le circuit" if name.startswith("cup") else "Le palais")
    expect(key).to_contain_text("reconstitu")
    expect(key).to_contain_text("Les plateaux")
    assert_no_barriers(page, "the key of a board", within="dialog")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Ce que disent les signes")).to_be_focused()


@moments("cup-hook")
def test_a_question_about_another_player_marks_the_machine(visit, house, name):
    page = at(visit, house, name)
    expect(page.locator(".track .pawn.isMeant")).to_have_count(1)


@moments("shogun-five")
def test_the_board_stays_when_somebody_comes_to_look(visit, house, name):
    page = at(visit, house, name)
    page.locator(DICE).first.click()
    page.evaluate("document.querySelector('.board').dataset.laid = 'once'")
    onlooker = visit(house)
    onlooker.goto(page.url)
    onlooker.locator(".palace").wait_for()
    page.get_by_text("one looks on").wait_for()
    assert page.locator(".board").get_attribute("data-laid") == "once"
    expect(page.locator(f"{DICE}.isPicked")).to_have_count(1)


@pytest.mark.parametrize("name", [pytest.param(name, id=record) for name, record in ENDINGS.items()])
def test_how_a_game_ends_is_told(visit, house, name):
    page = visit(house)
    lay(page, house, ended(ENDINGS[name]))
    page.locator("dialog .why").wait_for()
    assert "Deducted" not in page.locator("dialog").inner_text(), "teams of the dice games count no points"
    if name in ("cup-drone-wins", "donjon-lost"):
        expect(page.locator("dialog tbody.won")).to_have_count(0)
        page.get_by_role("heading", name="Nobody wins").wait_for()
        assert_no_barriers(page, name, within="dialog")
    else:
        expect(page.locator("dialog tbody").first).to_have_class(re.compile("won"))
    if name == "cup-meeting":
        page.locator("dialog .shut").click()
        expect(page.locator(".others [data-seen]")).to_have_count(4)  # the hands of the others: two and two cards
    if name in ("cup-line", "shogun-escape"):
        page.locator("dialog").get_by_role("button", name="Step through it").click()
        page.get_by_role("button", name="One step on").click()
        expect(page.locator(".bar .count")).to_contain_text(re.compile(r"^1 / \d+"))


@moments("shogun-many", "cup-cards")
def test_what_all_combinations_do_is_a_key_away(visit, house, name):
    page = at(visit, house, name, language="fr")
    assert_fits(page)
    button = page.get_by_role("button", name="Ce que font les combinaisons")
    button.focus()
    page.keyboard.press("Enter")
    table = page.get_by_role("dialog", name="Ce que font les combinaisons").get_by_role("table")
    expect(table).to_contain_text("Main ou bonus" if name.startswith("shogun") else "Déplacement et accrochage 3")
    expect(table.get_by_role("rowheader")).to_have_count(12 if name.startswith("shogun") else 11)
    page.keyboard.press("Escape")
    expect(table).to_have_count(0)
    expect(button).to_be_focused()
    if name.startswith("shogun"):
        page.get_by_role("button", name="Ce que disent les signes").click()
        expect(page.get_by_role("dialog")).to_contain_text("Lancers et actions qui restent")


@moments("shogun-place")
def test_what_all_combinations_do_fits_a_phone(visit, house, name):
    page = at(visit, house, name, **PHONE)
    page.get_by_role("button", name="Ce que font les combinaisons").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Les samouraïs")
    sheet = page.locator("dialog")
    assert sheet.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth")
    assert_no_barriers(page, "what combinations do", within="dialog")
