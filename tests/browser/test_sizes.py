"""Windows of every size: nothing is cut off, nothing scrolls sideways, the prompt is in sight."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import BOT, ME, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.sizes import in_sizes, is_in_sight, scrolls_sideways
from tests.browser.staging import stage

KATANA = pytest.mark.parametrize("game", ["katana"])
SIZES = [(390, 844), (820, 1180), (1280, 720)]
SEVEN = (ME, BOT, BOT, BOT, BOT, BOT, BOT)


OVERLAPS = """selector => {
    const boxes = [...document.querySelectorAll(selector)].map(each => [each, each.getBoundingClientRect()])
    const across = (a, b) => a.right > b.left + 1 && b.right > a.left + 1
    const meet = (a, b) => across(a, b) && a.bottom > b.top + 1 && b.bottom > a.top + 1
    return boxes.flatMap(([one, a], i) => boxes.slice(0, i).filter(([, b]) => meet(a, b))
        .map(([other]) => `${one.className} | ${other.className}`))
}"""


def full(message: dict[str, Any]) -> None:
    """Everybody has something of everything in front of them, and the lantern hangs at the right edge."""
    if message.get("position"):
        message["position"]["view"]["turn"] = 5
        for seat in message["position"]["view"]["seats"]:
            seat.update(
                armours=2, fast_draws=1, focuses=3, has_bushido=seat["seat"] == 2, is_harmless=seat["seat"] == 4
            )


@KATANA
def test_a_phone_shows_seven_players_prompt_and_hand(visit, house, game):
    page = visit(house, **PHONE)
    page.goto(house.address)
    page.get_by_role("button", name=re.compile(r"Jouer\W+Katana")).wait_for()
    assert not scrolls_sideways(page)
    stage(page, full)
    lay_table(page, *SEVEN, game=game)
    Player(page).wait_until_asked()
    expect(page.locator(".others button.permanent")).to_have_count(19)
    assert not scrolls_sideways(page)
    for seat in range(6):
        box = page.locator(".others .seat").nth(seat).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    page.get_by_role("button", name="Journal").click()
    page.locator("dialog .log li").first.wait_for()
    page.locator("dialog .shut").click()
    assert is_in_sight(page, ".prompt")


@KATANA
def test_seven_seats_fit_without_scrolling_and_do_not_overlap(visit, house, game):
    page = visit(house)
    stage(page, full)
    lay_table(page, *SEVEN, game=game)
    Player(page).wait_until_asked()
    expect(page.locator(".others button.permanent")).to_have_count(19)
    for size in in_sizes(page, (1280, 720), (820, 1180), (1920, 1080)):
        assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), size
        assert not scrolls_sideways(page), size
        assert page.evaluate(OVERLAPS, ".others .seat, .middle .zone, .prompt") == [], size
        assert is_in_sight(page, ".prompt") and is_in_sight(page, ".hand"), size


# Full hands and long names

LONG = "Wilhelmina-Konstantinopel"[:24]
FULL = ["kusarigama"] * 2 + ["tanegashima", "wakizashi", "bokken", "fast-draw", "focus", "bushido", "tea-ceremony"]
FULL += ["battle-cry", "diversion", "breathing", "jujutsu"]


class Crowd:
    """So many cards in hand, long names, one player asked in another's turn, somebody harmless."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def __call__(self, message: dict[str, Any]) -> None:
        if message.get("table"):
            for seat in message["table"]["seats"]:
                seat["name"] = LONG
        if message.get("position"):
            view = message["position"]["view"]
            own = view["seats"][view["seat"]]
            own["hand"], own["hand_size"] = FULL[: self.cards], self.cards
            view["turn"] = 1
            view["seats"][2]["is_harmless"] = True
            message["position"]["asked"] = [{"seat": 3, "prompt": "play", "facts": {"seat": 3, "count": 1}}]
            message["position"]["decision"] = None


COVERED_NAMES = """() => [...document.querySelectorAll('.hand .slot')].flatMap(slot => {
    const card = slot.querySelector('.card')
    const name = slot.querySelector('.tucked') ? slot.querySelector('.edge') : slot.querySelector('.name')
    const said = document.createRange()
    said.selectNodeContents(name)
    const box = said.getBoundingClientRect()
    const points = [0.06, 0.35, 0.65, 0.94].flatMap(part => box.height > box.width
        ? [[box.left + 2, box.top + box.height * part], [box.right - 2, box.top + box.height * part]]
        : [[box.left + box.width * part, box.top + box.height / 2]])
    const shows = ([x, y]) => card.contains(document.elementFromPoint(x, y))
    const figures = slot.querySelector('.tucked .numbers')?.getBoundingClientRect()
    const isClear = !figures || box.top >= figures.bottom - 6
    return points.every(shows) && isClear ? [] : [name.textContent]
})"""


@KATANA
def test_every_name_in_a_hand_can_be_read_however_full_it_is(visit, house, game):
    page = visit(house, language="fr")
    crowd = Crowd(4)
    staged = stage(page, crowd)
    lay_table(page, ME, BOT, BOT, BOT, game=game)
    for cards in (4, 7, 10, 13):
        if cards != crowd.cards:
            crowd.cards = cards
            staged.tell_again()
        expect(page.locator(".hand .slot")).to_have_count(cards)
        for size in in_sizes(page, *SIZES):
            assert page.evaluate(COVERED_NAMES) == [], f"{cards} cards, {size}"
            assert not scrolls_sideways(page), f"{cards} cards, {size}"


COVERED_PLAYERS = """() => [...document.querySelectorAll('.others .seat')].flatMap(seat => {
    const box = element => element.getBoundingClientRect()
    const [around, name] = [box(seat), box(seat.querySelector('.name'))]
    const isInside = name.left >= around.left && name.right <= around.right + 0.5
    const signs = [...seat.querySelectorAll('.lantern, .asked, .reach, .harmless, .cards, .role, .portrait')]
    const over = signs.filter(sign => {
        const { left, right, top, bottom } = box(sign)
        return left < name.right - 1 && right > name.left + 1 && top < name.bottom - 2 && bottom > name.top + 2
    })
    return [...(isInside ? [] : ['overflows']), ...over.map(sign => sign.className)]
})"""


@KATANA
def test_no_sign_covers_a_name_and_no_name_leaves_its_place(visit, house, game):
    page = visit(house)
    stage(page, Crowd(5))
    lay_table(page, *SEVEN, game=game)
    expect(page.locator(".others .asked")).to_have_count(1)
    expect(page.locator(".others .seat > .lantern")).to_have_count(1)
    for size in in_sizes(page, *SIZES):
        assert page.evaluate(COVERED_PLAYERS) == [], size


BROKEN_WORDS = """() => [...document.querySelectorAll('dialog thead th')].filter(heading => {
    // One word alone must not need more lines than one.
    const text = heading.firstChild
    return [...text.textContent.matchAll(/\\S+/g)].some(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1
    })
}).map(heading => heading.textContent)"""


def over(message: dict[str, Any]) -> None:
    """The game has ended, as the shogun's team likes it."""
    if message.get("position"):
        position = message["position"]
        seats = len(position["view"]["seats"])
        sheet = [{"honour": 3, "times": 2, "daimyos": 1, "total": 7}] * seats
        teams = [{"name": "shogun", "seats": [0, 1], "score": 14}, {"name": "ninja", "seats": [2, 3], "score": 11}]
        teams[1]["rows"] = {"lost-blade": -3}
        position["decision"] = None
        position["outcome"] = {
            "reason": "lost-blade",
            "winners": [0, 1],
            "scores": [7] * seats,
            "teams": teams,
            "ranking": [[0, 1], [2, 3]],
            "sheet": sheet,
        }


@KATANA
@pytest.mark.parametrize(
    ("language", "sizes"), [("fr", [(390, 844), (1280, 720)]), ("en", [(390, 844)])], ids=["fr", "en"]
)
def test_the_score_sheet_breaks_no_word(visit, house, game, language, sizes):
    page = visit(house, language=language)
    stage(page, over)
    lay_table(page, ME, BOT, BOT, BOT, game=game)
    page.locator("dialog thead th").first.wait_for()
    for size in in_sizes(page, *sizes):
        assert page.evaluate(BROKEN_WORDS) == [], size
        assert page.locator("dialog .scroll").evaluate("it => it.scrollWidth <= it.clientWidth"), size


# Motion

COUNT_FLIGHTS = """() => {
    window.flown = window.widest = window.highest = 0
    window.outside = []
    new MutationObserver(changes => { for (const change of changes) window.flown += change.addedNodes.length })
        .observe(document.querySelector('.sky'), { childList: true })
    const page = document.documentElement
    const measure = () => {
        const wide = page.scrollWidth - window.innerWidth
        const high = page.scrollHeight - window.innerHeight
        if (wide > window.widest || high > window.highest)
            window.outside = [...document.querySelectorAll('body *')].filter(each => {
                const { right, bottom } = each.getBoundingClientRect()
                return right > window.innerWidth + 0.5 || bottom > window.innerHeight + 0.5
            }).map(each => `${each.tagName}.${each.getAttribute('class')}`)
        window.widest = Math.max(window.widest, wide)
        window.highest = Math.max(window.highest, high)
        requestAnimationFrame(measure)
    }
    measure()
}"""


@KATANA
@pytest.mark.parametrize(
    ("motion", "flies", "lines", "wide", "high"),
    [("no-preference", True, 25, 820, 1180), ("reduce", False, 10, 1280, 720)],
    ids=["motion", "less-motion"],
)
def test_cards_fly_unless_less_motion_is_wanted_and_the_page_keeps_still(
    visit, house, game, motion, flies, lines, wide, high
):
    page = visit(house, motion=motion, wide=wide, high=high)
    lay_table(page, ME, BOT, BOT, game=game)
    player = Player(page, seed=15)
    player.wait_until_asked()
    page.evaluate(COUNT_FLIGHTS)
    enough = len(player.log) + lines
    end = time.monotonic() + 90
    while time.monotonic() < end and player.wait_until_asked() and len(player.log) < enough:
        player.choose()
        page.wait_for_timeout(60)
    assert (page.evaluate("window.flown") > 0) == flies
    assert page.evaluate("[window.widest, window.highest]") == [0, 0], (
        f"the page scrolled while cards moved: {page.evaluate('window.outside')}"
    )


@KATANA
@pytest.mark.parametrize("phone", [{}, PHONE], ids=["en", "fr"])
def test_the_levels_of_bots_can_be_read_on_a_small_phone(visit, house, game, phone):
    page = visit(house, **{**phone, "wide": 360, "high": 740})
    page.goto(f"{house.address}#/new/{game}")
    kinds = page.locator("form ol select.more").first
    kinds.wait_for()
    # A select is as wide as its longest option, unless it is told to be narrower.
    assert kinds.evaluate("""select => {
        const given = select.clientWidth
        select.style.width = 'max-content'
        return given >= select.clientWidth && select.options.length === 5
    }""")
    assert not scrolls_sideways(page)
