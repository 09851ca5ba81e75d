"""The board of Samouraï & Katana: the map by mouse, finger and keyboard, marches, battles, windows, sizes."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tatami.core.game import interrupts
from tatami.core.match import Match
from tatami.exam.sitting import picked
from tatami.games import load
from tests.browser.axe import assert_no_barriers
from tests.browser.holes import largest_hole
from tests.browser.moments import Moment, found, lay, lay_for
from tests.browser.player import BOT, ME, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.sizes import in_sizes, is_in_sight, scrolls_sideways
from tests.browser.thumbs import swipe, tap_until

GAME = "samourai_katana"
SAMOURAI = pytest.mark.parametrize("game", [GAME])


BLUE = {"eventail", "general", "alliance", "trahison", "repli", "salve"}


def can_attack(seen):
    return any(way.is_attack for way in seen.view.crossings)


def can_walk(seen):
    """A group of some samurai that can go into own or free land."""
    ways = seen.view.crossings
    group = next((land.samurai for land in seen.view.territories if ways and land.territory == ways[0].origin), 0)
    return group > 2 and any(not way.is_attack and way.price and way.way == "land" for way in ways)


ACT = Moment(GAME, 6, "act", lambda seen: seen.view.round == 2 and sum("from" in each for each in seen.words) > 2)
WALK = Moment(GAME, 6, "destination", can_walk)
ATTACK = Moment(GAME, 6, "destination", lambda seen: seen.view.round > 1 and can_attack(seen))
# With three blue cards there is a question about the third, whichever two are laid.
LAY = Moment(GAME, 4, "lay", lambda seen: seen.facts["step"] == 1 and len(BLUE & set(seen.own.hand)) > 2)
ANSWER = Moment(GAME, 5, "answers", lambda seen: "justice" in seen.words and seen.facts["what"] == "attack")
BUY = Moment(GAME, 3, "buy", lambda seen: any("build" in each for each in seen.words))

# Where a territory can be touched: a point of its button that nothing else covers.
POINT = """name => {
    const spot = document.querySelector(`.map [data-anchor="${name}"]`)
    const { left, top, width, height } = spot.getBoundingClientRect()
    for (let down = 0.5; down < 1; down += 0.06)
        for (const y of [top + height * down, top + height * (1 - down)])
            for (let along = 0.5; along < 1; along += 0.06)
                for (const x of [left + width * along, left + width * (1 - along)])
                    if (document.elementFromPoint(x, y) === spot) return { x, y }
    return null
}"""


def touch(page, territory: str) -> None:
    point = page.evaluate(POINT, territory)
    assert point, f"{territory} cannot be touched"
    page.mouse.click(point["x"], point["y"])


def lit(page) -> list[str]:
    """The names of the territories that can be chosen."""
    return page.locator(".map button.lit").evaluate_all("all => all.map(each => each.dataset.anchor)")


def spot(page, territory: str):
    return page.locator(f".map [data-anchor='{territory}']")


def view_of(match, seat):
    return load(GAME).view(match.state, seat)


@SAMOURAI
def test_a_table_laid_in_the_lobby_begins_with_the_first_samurai(visit, house, game):
    page = visit(house)
    lay_table(page, ME, BOT, BOT, game=game)
    player = Player(page)
    player.wait_until_asked()
    mine = page.locator(".map [data-mine]").count()
    assert mine == 4, "with three players, four towns each"
    page.locator(".map button.lit").first.focus()
    player.press("Enter")
    expect(page.locator(".map [aria-label*='2 samurai']").first).to_be_visible()
    assert_no_barriers(page, "the map at the beginning")


@SAMOURAI
def test_a_group_walks_by_touching_from_and_to_with_the_number_of_the_slider(visit, house, game):
    page = visit(house)
    match, seat = found(WALK)
    lay(page, house, match, seat)
    Player(page).wait_until_asked()
    seen = view_of(match, seat)
    origin = seen.crossings[0].origin
    way = next(each for each in seen.crossings if not each.is_attack and each.price and each.way == "land")
    before = next(land for land in seen.territories if land.territory == way.territory).samurai
    expect(spot(page, origin)).to_have_class(re.compile("chosen"))
    group = next(land.samurai for land in seen.territories if land.territory == origin)
    slider = page.get_by_role("slider")
    assert slider.input_value() == str(group - 1), "all but one at first"
    slider.fill("1")
    touch(page, way.territory)
    expect(spot(page, way.territory)).to_have_attribute(
        "aria-label", re.compile(f", {'one' if before == 0 else before + 1} samurai")
    )
    expect(page.get_by_role("slider")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()  # both answers at once: the group stands ready again
    expect(page.get_by_role("slider")).to_be_visible()
    expect(spot(page, origin)).to_have_class(re.compile("chosen"))


@SAMOURAI
def test_a_group_is_put_down_and_another_taken_up(visit, house, game):
    page = visit(house)
    match, seat = found(ACT)
    lay(page, house, match, seat)
    player = Player(page)
    player.wait_until_asked()
    first, second, *_ = lit(page)
    touch(page, first)
    expect(spot(page, first)).to_have_class(re.compile("chosen"))
    player.press("Escape")
    expect(spot(page, first)).to_have_class(re.compile("lit"))
    touch(page, first)
    expect(spot(page, first)).to_have_class(re.compile("chosen"))
    if "lit" not in (spot(page, second).get_attribute("class") or ""):
        touch(page, second)
        expect(spot(page, second)).to_have_class(re.compile("chosen"))


@SAMOURAI
def test_an_attack_is_looked_at_before_it_is_begun(visit, house, game):
    page = visit(house)
    match, seat = found(ATTACK)
    lay(page, house, match, seat)
    player = Player(page)
    player.wait_until_asked()
    target = next(way.territory for way in view_of(match, seat).crossings if way.is_attack)
    touch(page, target)
    ahead = page.locator(".sea > .ahead")
    expect(ahead).to_be_visible()
    assert "if you win" in ahead.inner_text()
    assert_no_barriers(page, "an attack that is looked at")
    player.press("Escape")
    expect(ahead).to_have_count(0)
    expect(spot(page, target)).to_have_class(re.compile("lit"))
    touch(page, target)
    ahead.get_by_role("button", name="Attack").click()
    expect(ahead).to_have_count(0)
    expect(page.locator("aside .log")).to_contain_text(re.compile("attack", re.I))


@SAMOURAI
def test_what_cannot_be_chosen_says_why(visit, house, game):
    page = visit(house)
    match, seat = found(ACT)
    lay(page, house, match, seat)
    Player(page).wait_until_asked()
    calm = page.locator(".map button.calm").first.get_attribute("data-anchor")
    touch(page, calm)
    slip = page.locator(".slip")
    slip.wait_for()
    assert re.search(r"R\d+\.\d+", slip.inner_text())


@SAMOURAI
def test_the_map_by_keyboard_alone(visit, house, game):
    page = visit(house)
    match, seat = found(WALK)
    lay(page, house, match, seat)
    player = Player(page)
    player.wait_until_asked()
    page.locator(".map button[tabindex='0']").focus()
    player.press("ArrowLeft", "ArrowUp", "ArrowRight")
    assert page.evaluate("document.activeElement.classList.contains('spot')"), "arrow keys stay on the map"
    box = page.locator(".map .sheet .sheet").bounding_box()
    player.press("+")
    assert page.locator(".map .sheet .sheet").bounding_box()["width"] > box["width"], "plus enlarges"
    player.press("0")
    slider = page.get_by_role("slider")
    slider.focus()
    player.press("Home")
    assert slider.input_value() == "1"
    for _ in range(6):
        player.press("n")
        assert page.evaluate("document.activeElement.matches('.map .lit, .answer')"), "N goes to what can be chosen"


@SAMOURAI
def test_a_battle_is_laid_and_added_up(visit, house, game):
    page = visit(house)
    match, seat = found(LAY)
    lay(page, house, match, seat)
    player = Player(page)
    player.wait_until_asked()
    table = page.locator(".battle .table")
    expect(table).to_be_visible()
    expect(page.locator(".hand button.lit").first).to_be_visible()
    page.locator(".hand button.lit").first.click(position={"x": 12, "y": 60})
    expect(table.locator(".line .card[data-kind]")).to_have_count(1)
    assert_no_barriers(page, "a battle while cards are laid")
    page.locator(".hand button.lit").first.click(position={"x": 12, "y": 60})
    page.locator(".prompt .answer[data-words='no third']").click()
    total = table.locator(".isOver .total, .total.title")
    expect(page.locator(".table.isOver")).to_be_visible()
    for line in table.locator(".line").all():
        added = line.locator(".adds b").all_inner_texts()
        assert sum(int(each) for each in added) == int(line.locator(".total").inner_text())
    assert total.count() == 2
    assert_no_barriers(page, "a battle that is over")
    table.get_by_role("button", name="Close").last.click()
    expect(table).to_have_count(0)


@SAMOURAI
def test_a_castle_is_built_by_touching_it_and_then_the_land(visit, house, game):
    page = visit(house)
    match, seat = found(BUY)
    lay(page, house, match, seat)
    Player(page).wait_until_asked()
    page.get_by_role("button", name=re.compile("^Build a castle")).click()
    place = lit(page)[0]
    touch(page, place)
    expect(spot(page, place)).to_have_attribute("aria-label", re.compile(", castle"))


@SAMOURAI
def test_a_window_lights_the_cards_that_fit_and_one_is_played_by_touching_it(visit, house, game):
    page = visit(house)
    match, seat = found(ANSWER)
    lay(page, house, match, seat)
    expect(page.locator(".prompt.asks")).to_have_count(1)
    expect(page.locator(".prompt .order select")).to_have_value("concerned")
    assert re.search("attacks|against|moves|plays", Player(page).prompt)
    assert_no_barriers(page, "a window on an attack")
    fits = page.locator(".hand .slot[data-card='justice'] button.lit")
    expect(fits.first).to_be_visible()
    fits.first.click(position={"x": 12, "y": 60})
    expect(page.locator("aside .log")).to_contain_text(re.compile("plays Shogun.* justice", re.I))


def unasked() -> tuple[Match, int, int]:
    """Somebody is active while another player, who is not asked, can send a Ninja: the match, both seats."""
    game = load(GAME)
    for seed in range(1, 100):
        luck = Random(seed)
        match = Match.begin(game, 4, seed, {})
        while match.state.asked and len(match.moves) < 800:
            asked = match.state.asked[0]
            for seat in range(4) if asked.prompt == "act" else ():
                if f"ninja seat-{asked.seat}" in [game.choices.words(each) for each in interrupts(match.state, seat)]:
                    return match, asked.seat, seat
            match.choose(asked.seat, picked(game, match.state, asked, luck, 0.85))
    raise AssertionError("no game comes to it")


@SAMOURAI
def test_a_ninja_is_sent_unasked_between_two_actions_and_nobody_else_is_offered_it(visit, house, game):
    host, page = visit(house), visit(house)
    match, active, seat = unasked()
    lay_for({host: active, page: seat}, house, match)
    Player(host).wait_until_asked()
    ninja = page.locator(".hand .slot[data-card='ninja'] button.lit").first
    expect(ninja).to_be_visible()
    expect(page.locator(".prompt.asks")).to_have_count(0)  # it is shown, not asked
    expect(host.locator(".plate button.lit")).to_have_count(0)
    ninja.click(position={"x": 12, "y": 60})
    page.locator(f".plate[data-anchor='seat-{active}'] button.lit").click()
    for each in (page, host):
        expect(each.locator("aside .log")).to_contain_text(re.compile("plays Ninja", re.I))


@SAMOURAI
def test_a_phone_pans_and_zooms_by_thumb_and_shows_question_and_hand(visit, house, game):
    page = visit(house, **PHONE)
    match, seat = found(WALK)
    lay(page, house, match, seat)
    page.wait_for_selector(".prompt.asks")
    assert not scrolls_sideways(page)
    assert is_in_sight(page, ".prompt") and is_in_sight(page, ".hand")
    sheet = page.locator(".map .sheet .sheet")
    wide = sheet.bounding_box()["width"]
    assert wide > 900, "the map opens at a readable size"
    assert page.evaluate(UNREADABLE) == []
    way = next(each for each in view_of(match, seat).crossings if not each.is_attack)
    assert page.evaluate(POINT, way.territory), "where the group can go is in sight"

    pane = page.locator(".map .pane").bounding_box()
    x, y = pane["x"] + 200, pane["y"] + 120
    left = sheet.bounding_box()["x"]
    swipe(page, [(x, y), (x + 30, y), (x + 70, y)])
    page.wait_for_function(f"() => Math.abs({SHEET}.x - {left}) > 20")  # a thumb moves it
    tap_until(page, page.locator(".map .zooms button").first, f"() => {SHEET}.width > {wide} + 1")
    swipe(page, *([(x + side * gap, y) for gap in (40, 30, 20)] for side in (-1, 1)))
    page.wait_for_function(f"() => {SHEET}.width < {wide}")  # two fingers make it smaller
    whole = page.get_by_role("button", name="Toute la carte")
    tap_until(page, whole, f"() => {SHEET}.width < 400")
    tap_until(page, whole, f"() => {SHEET}.width > 900")
    assert_no_barriers(page, "a phone in French")


SHEET = "document.querySelector('.map .sheet .sheet').getBoundingClientRect()"
UNREADABLE = """() => [...document.querySelectorAll('.map text.name')]
    .filter(name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a < 12.9)
    .map(name => name.textContent)"""
SMALL = """() => [...document.querySelectorAll('.board *')]
    .filter(each => !each.closest('svg'))
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => each.getClientRects().length && parseFloat(getComputedStyle(each).fontSize) < 12.9)
    .map(each => `${each.className}: ${each.textContent.trim()}`)"""
CUT = """() => [...document.querySelectorAll('.others .plate, .mine .plate, .clock, .key, .tile')].flatMap(plate => {
    const around = plate.getBoundingClientRect()
    return [...plate.querySelectorAll('b, span')].filter(each => {
        const { right, bottom, width } = each.getBoundingClientRect()
        const isSign = each.closest('.lantern, .clan, .name')
        return width && !isSign && (right > around.right + 1.5 || bottom > around.bottom + 2)
    }).map(each => each.textContent.trim())
})"""
PIECES = "button, text, use, p, li, .plate, .card, .clock"


@SAMOURAI
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_fills_its_window_and_nothing_is_cut(visit, house, game, language):
    page = visit(house, language=language)
    match, seat = found(ACT)
    lay(page, house, match, seat)
    Player(page).wait_until_asked()
    for size in in_sizes(page, (1280, 720), (1440, 900), (1920, 1080), (820, 1180)):
        assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), size
        assert not scrolls_sideways(page), size
        assert is_in_sight(page, ".prompt") and is_in_sight(page, ".hand") and is_in_sight(page, ".stair"), size
        assert page.evaluate(UNREADABLE) == [] and page.evaluate(SMALL) == [], size
        assert page.evaluate(CUT) == [], size


@SAMOURAI
@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (1920, 1080)])
def test_no_hole_is_larger_than_a_card(visit, house, game, wide, high):
    page = visit(house, wide=wide, high=high)
    match, seat = found(ACT)
    lay(page, house, match, seat)
    Player(page).wait_until_asked()
    card = page.locator(".hand .card").last.bounding_box()
    part, place = largest_hole(page, (card["width"], card["height"]), ".frame", PIECES)
    assert part < 1, f"a hole of {place} is larger than a card"
