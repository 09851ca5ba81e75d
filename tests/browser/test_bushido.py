"""Bushido's own board: hexes, tiles and clans are clicked, on a desktop in English and on a phone in French."""

import re

import pytest

from tests.browser.axe import assert_no_barriers
from tests.browser.moments import Moment, found, lay
from tests.browser.player import BOT, ME, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.sizes import is_in_sight, scrolls_sideways

UNREADABLE_NAMES = """() => {
    const hexes = [...document.querySelectorAll('.map button.spot')].map(hex => hex.getBoundingClientRect())
    return [...document.querySelectorAll('.map text.name')].filter((name, i) => {
        const [said, hex] = [name.getBoundingClientRect(), hexes[i]]
        const size = parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a
        const isInside = said.left >= hex.left - 1 && said.right <= hex.right + 1 && said.top >= hex.top
        return size < 12.9 || !isInside || said.bottom > hex.bottom
    }).map(name => name.textContent)
}"""
READABLE = 100  # pixels that a province is wide
# A thumb that is laid on something and moved to the right; the map is dragged by whatever points.
DRAG = """([selector, by]) => {
    const pane = document.querySelector(selector).firstElementChild
    const { left, top, width, height } = pane.getBoundingClientRect()
    const on = pane.querySelector('button.spot')
    const thumb = { bubbles: true, pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: top + height / 2 }
    const at = (type, x) => on.dispatchEvent(new PointerEvent(type, { ...thumb, clientX: left + width / 3 + x }))
    at('pointerdown', 0)
    for (const part of [0.25, 0.5, 0.75, 1]) at('pointermove', by * part)
    at('pointerup', by)
}"""
BUSHIDO = pytest.mark.parametrize("game", ["bushido"])
COMBAT = Moment("bushido", 5, "tactic", options={"provinces": "dealt"})
DEALT = {"provinces": "dealt"}
STRONGEST = "3"
PARTS = 7  # questions about a stack; the other side has answered all of them
STACK = Moment(
    "bushido",
    5,
    "stack",
    lambda seen: (
        seen.facts["tile"] == "katana-3"
        and all(seen.own.tiles.get(f"katana-{strength}", 0) > 1 for strength in (1, 3))
        and any(entry.seat != seen.seat and entry.answers == PARTS for entry in seen.view.picked)
    ),
    options=DEALT,
)
REGROUP = Moment(
    "bushido",
    5,
    "regroup",
    lambda seen: seen.view.month > 2 and any(way.loads[0].most > 2 for way in seen.view.ways),
    options=DEALT,
)
# Two clans have built; two come after, so that there is something to choose to the last province.
FORTRESS = Moment("bushido", 5, "fortress", lambda seen: len(seen.words) == 28)


@BUSHIDO
def test_a_table_that_is_laid_in_the_lobby_begins_with_the_fortresses(visit, house, game):
    page = visit(house)
    page.goto(house.address)
    page.get_by_role("button", name=re.compile("Play now.*Bushido")).click()
    player = Player(page)
    player.wait_until_asked()
    assert "fortress" in player.prompt
    assert_no_barriers(page, "the map before the first province")


@BUSHIDO
@pytest.mark.parametrize(
    ("screen", "month", "phases"),
    [
        ({}, r"Month \d+ of 12", "Phases of the turn · Combat"),
        ({"wide": 1040, "language": "fr"}, r"Mois \d+ sur 12", "Phases du tour · Combat"),
        ({**PHONE, "language": "fr"}, r"Mois \d+ sur 12", "Phases du tour · Combat"),
    ],
)
def test_the_month_stands_apart_from_the_phases_of_the_turn(visit, house, game, screen, month, phases):
    page = visit(house, **screen)
    lay(page, house, *found(COMBAT))
    Player(page).wait_until_asked()
    year = page.get_by_role("button", name=re.compile(f"^{month}$"))
    assert re.fullmatch(month, year.inner_text().strip()), "the month says nothing of the phase"
    turn = page.locator(".turn", has=page.get_by_role("group", name=phases.split(" · ")[0]))
    assert turn.locator(".small").inner_text() == phases
    assert turn.locator("[aria-current=step]").count() == 1
    roles = page.locator(".strip .roles")
    last = turn.get_by_role("button").last
    for one, other in ((year, turn), (last, roles.get_by_role("button").first), (year, roles)):
        assert are_apart(one.bounding_box(), other.bounding_box())


def are_apart(one, other) -> bool:
    """No part of one box lies over the other."""
    is_beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return is_beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


@BUSHIDO
def test_a_guest_divides_the_land_by_mouse_and_by_keyboard(visit, house, game):
    page = visit(house)
    lay(page, house, *found(FORTRESS))
    player = Player(page, seed=3)
    player.wait_until_asked()
    page.locator(".map button.lit").first.click()
    player.wait_until_asked()
    page.locator(".map button.calm[aria-label*='Clan fortress']").first.click()
    slip = page.locator(".slip")
    slip.wait_for()
    assert re.search(r"already belongs to .+R2\.7", slip.inner_text(), re.S)
    player.press("Escape")
    slip.wait_for(state="detached")

    page.locator(".map button[tabindex='0']").focus()
    player.press("ArrowDown", "ArrowUp")
    assert page.evaluate("document.activeElement.classList.contains('spot')"), "arrow keys stay on the map"
    lit = page.locator(".map button.lit").count()
    for _ in range(lit + 1):
        player.press("n")
        assert page.evaluate("document.activeElement.matches('.map .lit')"), (
            "N goes to what can be chosen, and no further"
        )
    for owned in range(1, 6):
        player.wait_until_asked()
        assert len(mine(page)) == owned
        player.choose_by_keyboard()
    player.wait_until_asked()
    assert re.search(r"Place your troops: .+ (\d+) of \1 are left", player.prompt)
    first, second = (mine(page)[place].get_attribute("data-anchor") for place in (0, 1))
    done = page.locator(".prompt .composed")
    for province, touches in ((first, 2), (second, 1)):
        for _ in range(touches):
            page.locator(f".map [data-anchor={province}]").click()
    assert done.is_disabled() and page.locator(".inhand li").count() == 2
    player.press("Escape")
    page.wait_for_function("() => document.querySelectorAll('.inhand li').length === 1")
    page.get_by_role("button", name=re.compile("^all ")).click()
    assert_no_barriers(page, "troops in the hand")
    done.click()
    page.wait_for_function("() => !document.querySelector('.inhand li')")
    assert len(mine(page)) == 6
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt") and is_in_sight(page, ".track")
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")


def mine(page):
    return page.locator(".map [data-mine]").all()


# By hand: nothing is said before it is done, and then at once


def steps(page) -> int:
    """Lines of the game so far."""
    table = page.url.rsplit("/", 1)[1]
    return page.request.get(page.url.split("#")[0] + f"api/tables/{table}").json()["step"]


@BUSHIDO
@pytest.mark.parametrize("screen", [{}, {**PHONE, "language": "fr"}])
def test_a_stack_is_built_by_hand_and_set_at_once(visit, house, game, screen):
    page = visit(house, **screen)
    lay(page, house, *found(STACK))
    builder = page.locator(".builder")
    builder.wait_for()
    before, laid = steps(page), builder.locator(".laid")
    offered = builder.locator(".tile.lit")
    offered.first.click()
    offered.last.click()
    offered.last.click()
    assert laid.count() == 3
    laid.first.click()
    assert laid.count() == 2 and steps(page) == before
    if not screen:
        page.keyboard.press("Backspace")
        assert laid.count() == 1
        page.keyboard.press(STRONGEST)
        assert laid.count() == 2
    assert_no_barriers(page, "a stack in the hand")
    page.emulate_media(color_scheme="dark")
    assert_no_barriers(page, "a stack in the hand by lamplight")
    page.emulate_media(color_scheme="light")
    assert not scrolls_sideways(page)
    page.locator(".prompt .composed").click()
    builder.wait_for(state="detached")
    assert steps(page) >= before + 6, "all answers went together"


@BUSHIDO
def test_an_army_is_dragged_moved_by_touch_and_led_to_attack(visit, house, game):
    page = visit(house)
    lay(page, house, *found(REGROUP))
    player = Player(page)
    player.wait_until_asked()
    before = steps(page)
    source = page.locator(".map button.lit").first
    source.hover()
    page.mouse.down()
    box = source.bounding_box()
    page.mouse.move(box["x"] + box["width"], box["y"] + box["height"], steps=4)
    target = page.locator(".map button.lit").first
    target.hover()
    page.mouse.up()
    page.wait_for_function("() => !document.querySelector('.inhand')")
    page.wait_for_function("() => document.querySelector('.prompt .undo')")
    assert steps(page) == before + 3, "from, to and how many are one message"
    page.keyboard.press("u")
    page.wait_for_function("() => !document.querySelector('.prompt:not([aria-busy=false])')")
    assert steps(page) == before + 4, "and one undo"
    page.locator(".prompt .composed").click()
    page.wait_for_function("() => document.querySelector('.prompt .composed')?.textContent === 'No attack'")
    page.locator(".map button.lit").first.click()
    if page.locator(".prompt .composed").is_disabled():
        page.locator(".map button.lit").first.click()
    assert re.match("Attack ", page.locator(".prompt .composed").inner_text())
    player.press("Escape", "Escape")
    assert page.locator(".prompt .composed").inner_text() == "No attack"


@BUSHIDO
def test_the_map_on_a_phone_in_french(visit, house, game):
    page = visit(house, **PHONE)
    lay_table(page, ME, BOT, BOT, BOT, BOT, game=game, options={"provinces": "dealt"})
    page.wait_for_selector(".map button.lit")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator(".map text.name").count() == page.locator(".map button.spot").count() > 20
    assert page.evaluate(UNREADABLE_NAMES) == [], "names at the size of a phone"
    hexes = page.locator(".map button.spot")
    assert hexes.first.bounding_box()["width"] >= READABLE, "the map opens at a size that can be read"
    window, prompt = page.locator(".map .window").bounding_box(), page.locator(".prompt").bounding_box()
    assert window["y"] + window["height"] <= prompt["y"] + 1, "the question covers nothing of the map"
    before = hexes.first.bounding_box()["x"]
    page.evaluate(DRAG, [".map .window", 60])
    assert abs(hexes.first.bounding_box()["x"] - before - 60) < 8, "a thumb moves it"
    page.get_by_role("button", name="Réduire").click()
    assert hexes.first.bounding_box()["width"] < READABLE
    assert not scrolls_sideways(page)
    assert page.locator("header button", has_text="?").is_visible(), "help can be reached"


@BUSHIDO
def test_a_combat_on_a_phone_in_french(visit, house, game):
    page = visit(house, **PHONE)
    lay(page, house, *found(COMBAT))
    page.wait_for_selector(".combat .side")
    assert page.locator(".combat .side").count() == 2
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")
    assert_no_barriers(page, "a phone in French")
