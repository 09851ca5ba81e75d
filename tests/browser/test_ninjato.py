"""Ninjato's own board: doors, cards, places and the raid, by mouse, by keyboard, by thumb on a phone in French."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_no_barriers
from tests.browser.holes import largest_hole, outside
from tests.browser.house import House
from tests.browser.moments import MOMENTS, ended, found, lay, lay_for
from tests.browser.player import BOT, ME, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.sizes import in_sizes, is_in_sight, scrolls_sideways

NINJATO = pytest.mark.parametrize("game", ["ninjato"])
WINDOWS = [(1280, 720), (1920, 1080)]
BOXES = (
    ".rooms .room, .within, .place .tile, .place .card, .plot, .scoring, .plate, .own, .forecast, .deed, .offer, "
    ".guard, .key, .hand .card, .tab, .door"
)
# A card of the hand, as the board's type says how large it is.
CARD = """() => {
    const wide = 6.1 * parseFloat(getComputedStyle(document.querySelector('.board')).fontSize)
    return [wide, wide * 1.4]
}"""
MEETS = """selectors => {
    const [a, b] = selectors.map(each => document.querySelector(each).getBoundingClientRect())
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""
CUT = """selectors => {
    const [inner, outer] = selectors.map(each => document.querySelector(each).getBoundingClientRect())
    return inner.bottom > outer.bottom || inner.right > outer.right
}"""
SMALL_TARGETS = """selector => [...document.querySelectorAll(selector)].filter(each => {
    const { width, height } = each.getBoundingClientRect()
    return width < 44 || height < 44
}).map(each => each.className)"""


def at(page: Page, house: House, moment: str) -> Player:
    """A guest in the middle of a game, who is asked."""
    lay(page, house, *found(MOMENTS[f"ninjato-{moment}"]))
    player = Player(page, seed=1)
    player.wait_until_asked()
    return player


@NINJATO
def test_a_table_that_is_laid_in_the_lobby_begins_with_a_shuriken(visit, house, game):
    page = visit(house)
    page.goto(house.address)
    page.get_by_role("button", name=re.compile("Play now.*Ninjato")).click()
    player = Player(page, seed=2)
    player.wait_until_asked()
    assert "place" in player.prompt
    expect(page.locator(".house")).to_have_count(5)
    expect(page.locator(".house .door")).to_have_count(10)
    assert_no_barriers(page, "the court before the first shuriken")
    page.locator(".door.lit").first.click()
    player.wait_until_asked()
    expect(page.locator(".raid .guard .value")).to_have_count(1)
    expect(page.locator(".house .stars").first).to_be_visible()


@NINJATO
def test_a_set_is_put_together_in_any_order_and_ends_with_the_guard(visit, house, game):
    page = visit(house)
    player = at(page, house, "fight")
    hand = page.locator(".hand .card")
    five, three = hand.filter(has_text="5").first, page.locator(".hand [data-card='3'] .card")
    three.nth(0).click()
    five.click()
    expect(five).to_have_class(re.compile("chosen"))
    player.press("Escape")
    expect(five).to_have_class(re.compile(r"\blit\b"))
    five.click()
    # Others may have played the same cards earlier in the game.
    plays = page.locator("aside .log li", has_text="plays 5 and 3")
    wins = page.locator("aside .log li", has_text="wins a treasure")
    before, won = plays.count(), wins.count()
    page.locator("button.guard.lit").click()
    expect(wins).to_have_count(won + 1)
    expect(plays).to_have_count(before + 1)


@NINJATO
def test_a_fight_says_before_a_card_is_played_what_it_comes_to(visit, house, game):
    page = visit(house)
    at(page, house, "fight")
    match, seat = found(MOMENTS["ninjato-fight"])
    raid = match.game.view(match.state, seat).raid
    of = sum(foe.left for foe in raid.ahead)
    offers = page.locator(".offer")
    said = offers.evaluate_all("all => all.map(each => each.textContent.replace(/\\s+/g, ''))")
    wanted = {f"{'+'.join(one.cards)}{one.total}>{raid.value}{one.beats}/{of}" for one in raid.sets if not one.skills}
    assert said and set(said) <= wanted
    feet = page.locator(".hand .foot.wins b").all_inner_texts()
    hand = sorted(match.game.view(match.state, seat).seats[seat].hand)
    alone = [one.cards[0] for one in raid.sets if len(one.cards) == 1 and not one.skills]
    assert [foot.split()[0] for foot in feet] == [card for card in hand if card in alone]
    rings = sum(foe.left for foe in raid.ahead if foe.guard.startswith("gong"))
    assert re.search(rf"{of} guards?, {rings} gongs?$", page.locator(".room.ahead .head").inner_text())
    plays = page.locator("aside .log li", has_text=re.compile("plays"))
    before = plays.count()
    offers.first.click()
    expect(plays).to_have_count(before + 1)


@NINJATO
def test_banzai_tells_whom_the_hand_still_beats_and_the_loot_is_the_way_out(visit, house, game):
    page = visit(house)
    at(page, house, "banzai")
    match, seat = found(MOMENTS["ninjato-banzai"])
    ahead = match.game.view(match.state, seat).raid.ahead
    won, of = sum(foe.left for foe in ahead if foe.is_beatable), sum(foe.left for foe in ahead)
    expect(page.locator(".room.ahead .deed")).to_contain_text(f"you beat {won} of {of}")
    assert_no_barriers(page, "stop or banzai")
    page.locator(".room.won .deed").click()
    expect(page.locator("aside .log li", has_text="keeps vase and jade")).to_have_count(1)
    kept = page.locator(".own [data-treasure]")
    expect(kept).to_have_count(2)
    assert kept.evaluate_all("all => all.map(each => each.dataset.treasure)") == ["vase", "jade"]


@NINJATO
def test_an_explanation_never_lies_over_the_question(visit, house, game):
    page = visit(house)
    at(page, house, "fight")
    told = page.get_by_role("tooltip")
    things = (
        ".hand .card >> nth=1",
        ".offer >> nth=0",
        ".room.ahead .head",
        ".plate .honour >> nth=0",
        ".key .line >> nth=3",
    )
    for thing in things:
        page.locator(thing).hover()
        told.wait_for()
        assert page.evaluate(MEETS, [".prompt", "[role=tooltip]"]) is False, thing
        page.mouse.move(2, 2)
        told.wait_for(state="detached")


@NINJATO
def test_a_fight_that_cannot_be_won_is_answered_with_one_tap_and_says_so(visit, house, game):
    page = visit(house, **PHONE)
    at(page, house, "hopeless")
    expect(page.locator(".prompt .sentence")).to_contain_text("il ne reste qu’à renoncer")
    page = visit(house)
    at(page, house, "hopeless")
    expect(page.locator(".prompt .sentence")).to_contain_text("all that is left is to give up")
    answers = page.locator(".prompt .answers .answer")
    expect(answers).to_have_count(1)
    answers.click()
    expect(page.locator("aside .log li", has_text="gives up")).to_have_count(1)
    expect(page.locator("dialog")).to_have_count(0)


@NINJATO
def test_giving_up_a_fight_that_can_be_won_is_asked_twice(visit, house, game):
    page = visit(house)
    at(page, house, "fight")
    given_up = page.locator("aside .log li", has_text="gives up")
    before = given_up.count()
    page.get_by_role("button", name="Give up").click()
    page.get_by_text("You hold cards that win this fight").wait_for()
    page.get_by_role("button", name="Think again").click()
    expect(given_up).to_have_count(before)


@NINJATO
def test_doors_places_and_mats_are_reached_by_keyboard(visit, house, game):
    page = visit(house)
    player = at(page, house, "place")
    page.locator(".houses button[tabindex='0']").focus()
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    player.press("ArrowRight", "ArrowLeft")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == first
    lit = page.locator(".board button.lit").count()
    for _ in range(lit + 1):
        player.press("n")
        assert page.evaluate("document.activeElement.matches('.board .lit')")
    player.press("o")
    player.press("Enter")
    page.locator("dialog .sheet").wait_for()
    expect(page.locator("dialog .sheet tr.total td")).to_have_count(4)
    assert_no_barriers(page, "a player's score", within="dialog")
    player.press("Escape")
    page.locator("dialog").wait_for(state="detached")


@NINJATO
def test_a_scoring_shows_who_stands_where_and_the_sheet_as_it_stands(visit, house, game):
    page = visit(house)
    at(page, house, "reward")
    match, seat = found(MOMENTS["ninjato-reward"])
    view = match.game.view(match.state, seat)
    rows = page.locator(".scoring tbody tr")
    expect(rows).to_have_count(4)
    totals = [int(text) for text in page.locator(".scoring td.total").all_inner_texts()]
    assert totals == sorted((player.forecast for player in view.seats), reverse=True)
    expect(page.locator(".place.pavilion .card.lit")).to_have_count(len(view.pavilion))
    assert_no_barriers(page, "a scoring")
    worth = next(each.worth for each in view.clans if each.first == seat)
    before = view.seats[seat].honour
    page.locator(".scoring button.worth").click()
    expect(page.locator(".own .honour b")).to_have_text(str(before + worth))


@NINJATO
def test_the_end_turns_hands_over_and_leaves_the_sheet_on_the_court(visit, house, game):
    page = visit(house)
    match = ended("ninjato-4p-honour")
    lay(page, house, match)
    page.locator("dialog .why").wait_for()
    page.keyboard.press("Escape")
    assert match.outcome is not None
    page.locator(".end td.total").first.wait_for()
    totals = page.locator(".end td.total").all_inner_texts()
    assert totals == [str(score) for score in sorted(match.outcome.scores, reverse=True)]
    for size in in_sizes(page, *WINDOWS):
        assert page.evaluate(CUT, [".end tr:last-child", ".scene"]) is False, f"the last line at {size}"
        assert outside(page, BOXES) == [], size


@NINJATO
def test_those_who_look_on_see_no_hand_and_no_set(visit, house, game):
    raider, page = visit(house), visit(house)
    match, seat = found(MOMENTS["ninjato-fight"])
    lay_for({raider: seat, page: None}, house, match)
    page.locator(".board .house").first.wait_for()
    assert page.locator(".hand [data-card], .offer, .foot").count() == 0
    assert page.locator(".raid .mark").count() == 0, "whom the hand beats is for the raider alone"


def hole(page: Any) -> tuple[float, str]:
    return largest_hole(page, tuple(page.evaluate(CARD)))


@NINJATO
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_fills_its_window_and_every_text_stays_in_its_box(visit, house, game, language):
    page = visit(house, language=language)
    for moment in (
        "start",
        "place",
        "sentry",
        "fight",
        "elite",
        "banzai",
        "recover",
        "beaten",
        "token",
        "reward",
        "pay",
        "late",
    ):
        at(page, house, moment)
        for size in in_sizes(page, *WINDOWS):
            where = f"{moment}, {size}, {language}"
            assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), where
            assert not scrolls_sideways(page), where
            assert outside(page, BOXES) == [], where
            part, place = hole(page)
            assert part < 1, f"{where}: a hole of {place} is larger than a card"
            notes = page.locator(".rooms .note")
            assert all(note.is_visible() for note in notes.all()), f"{where}: what a defeat costs"


def test_a_hole_is_found_where_there_is_one(visit, house):
    page = visit(house)
    page.goto("about:blank")  # the page of the house allows nothing inline
    page.set_content("<div class='board' style='width:600px;height:400px'><button>piece</button></div>")
    part, _ = largest_hole(page, (100, 140))
    assert part > 2
    page.set_content("<div class='board' style='width:90px;height:130px'></div>")
    assert largest_hole(page, (100, 140))[0] < 1
    page.set_content("<p class='box' style='width:20px;height:10px;overflow:hidden'>much too long a sentence</p>")
    assert outside(page, ".box")


@NINJATO
def test_a_raid_on_a_phone_in_french(visit, house, game):
    page = visit(house, **PHONE)
    player = at(page, house, "late")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")
    assert page.evaluate(SMALL_TARGETS, ".door.lit, .tab") == []
    for place, inside in (("Palais", ".place.palace"), ("Pavillon", ".place.pavilion"), ("Sensei", ".place.sensei")):
        page.locator(".tab", has_text=place).tap()
        expect(page.locator(inside)).to_have_count(1)
        assert not scrolls_sideways(page)
    assert_no_barriers(page, "the court on a phone in French")
    page.locator(".door.lit").first.tap()
    player.wait_until_asked()
    expect(page.locator(".raid")).to_have_count(1)
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")
    page.get_by_role("button", name="Légende").tap()
    expect(page.locator("dialog .key .line")).to_have_count(12)
    page.locator("dialog .shut").tap()
    page.get_by_role("button", name="Score").tap()
    expect(page.locator("dialog .forecast li")).to_have_count(3)


@NINJATO
@pytest.mark.parametrize("moment", ["fight", "banzai", "token", "reward", "dojo", "pay", "beaten", "gong"])
def test_what_is_asked_can_be_touched_with_a_thumb(visit, house, game, moment):
    page = visit(house, **PHONE)
    at(page, house, moment)
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")
    assert page.evaluate(SMALL_TARGETS, ".board button.lit, .tab") == []
    assert outside(page, BOXES) == []
    lit = page.locator(".board button.lit")
    before = page.locator(".prompt .sentence").inner_text()
    lit.first.scroll_into_view_if_needed()
    lit.first.tap()
    expect(page.locator(".prompt .sentence, .board button.chosen").first).not_to_have_text(before)


@NINJATO
def test_whole_rounds_are_played_by_mouse(visit, house, game):
    page = visit(house)
    lay_table(page, ME, BOT, game=game)
    player = Player(page, seed=5)
    player.play_until(lambda: page.locator(".lamp.now").inner_text() == "3", seconds=90)
    assert not scrolls_sideways(page)
