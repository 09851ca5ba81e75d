"""Windows of every size: nothing is cut off, nothing scrolls sideways, the prompt is in sight."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import BOT, ME, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.staging import stage

SIZES = [(390, 844), (820, 1180), (1280, 720)]
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


def full(message: dict[str, Any]) -> None:
    """Everybody has something of everything in front of them, and the lantern hangs at the right edge."""
    if message.get("position"):
        message["position"]["view"]["turn"] = 5
        for seat in message["position"]["view"]["seats"]:
            seat.update(
                armours=2, fast_draws=1, focuses=3, has_bushido=seat["seat"] == 2, is_harmless=seat["seat"] == 4
            )


def test_a_phone_shows_seven_players_prompt_and_hand(visit, house):
    page = visit(house, **PHONE)
    page.goto(house.address)
    page.get_by_role("button", name=re.compile("Jouer.*Katana")).wait_for()
    assert not scrolls_sideways(page)
    stage(page, full)
    lay_table(page, *SEVEN)
    player = Player(page, seed=11)
    player.wait_until_asked()
    expect(page.locator(".others button.permanent")).to_have_count(19)
    assert not scrolls_sideways(page)
    for seat in range(6):
        box = page.locator(".others .seat").nth(seat).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    page.get_by_role("button", name="Journal").click()
    page.locator("dialog .log li").first.wait_for()
    page.locator("dialog .shut").click()
    assert is_in_sight(page, ".prompt")


@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (820, 1180), (1920, 1080)])
def test_seven_seats_fit_without_scrolling_and_do_not_overlap(visit, house, wide, high):
    page = visit(house, wide=wide, high=high)
    stage(page, full)
    lay_table(page, *SEVEN)
    player = Player(page, seed=13)
    player.wait_until_asked()
    expect(page.locator(".others button.permanent")).to_have_count(19)
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
    assert not scrolls_sideways(page)
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


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_every_name_in_a_hand_can_be_read_however_full_it_is(visit, house, wide, high):
    page = visit(house, wide=wide, high=high, language="fr-FR")
    crowd = Crowd(4)
    stage(page, crowd)
    lay_table(page, ME, BOT, BOT, BOT)
    for cards in (4, 7, 10, 13):
        if cards != crowd.cards:
            crowd.cards = cards
            page.reload()
        expect(page.locator(".hand .slot")).to_have_count(cards)
        page.wait_for_timeout(300)
        assert page.evaluate(COVERED_NAMES) == []
        assert not scrolls_sideways(page)


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


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_no_sign_covers_a_name_and_no_name_leaves_its_place(visit, house, wide, high):
    page = visit(house, wide=wide, high=high)
    stage(page, Crowd(5))
    lay_table(page, *SEVEN)
    expect(page.locator(".others .asked")).to_have_count(1)
    expect(page.locator(".others .seat > .lantern")).to_have_count(1)
    assert page.evaluate(COVERED_PLAYERS) == []


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
        teams = [{"name": "shogun", "seats": [0, 1], "score": 14}, {"name": "ninja", "seats": [2, 3], "score": 14}]
        position["decision"] = None
        position["outcome"] = {
            "reason": "exhaustion",
            "winners": [0, 1],
            "scores": [7] * seats,
            "teams": teams,
            "ranking": [[0, 1], [2, 3]],
            "sheet": sheet,
        }


@pytest.mark.parametrize(
    ("wide", "high", "language"), [(390, 844, "fr-FR"), (390, 844, "en-GB"), (1280, 720, "fr-FR")]
)
def test_the_score_sheet_breaks_no_word(visit, house, wide, high, language):
    page = visit(house, wide=wide, high=high, language=language)
    stage(page, over)
    lay_table(page, ME, BOT, BOT, BOT)
    page.locator("dialog thead th").first.wait_for()
    assert page.evaluate(BROKEN_WORDS) == []
    assert page.evaluate(
        "(() => { const it = document.querySelector('dialog .scroll'); return it.scrollWidth <= it.clientWidth })()"
    )


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


@pytest.mark.parametrize(
    ("motion", "flies", "wide", "high"), [("no-preference", True, 820, 1180), ("reduce", False, 1280, 720)]
)
def test_cards_fly_unless_less_motion_is_wanted_and_the_page_keeps_still(visit, house, motion, flies, wide, high):
    page = visit(house, motion=motion, wide=wide, high=high)
    lay_table(page, ME, BOT, BOT)
    player = Player(page, seed=15)
    player.wait_until_asked()
    page.evaluate(COUNT_FLIGHTS)
    enough = len(player.log) + 25
    end = time.monotonic() + 90
    while time.monotonic() < end and player.wait_until_asked() and len(player.log) < enough:
        player.choose()
        page.wait_for_timeout(60)
    assert (page.evaluate("window.flown") > 0) == flies
    assert page.evaluate("[window.widest, window.highest]") == [0, 0], (
        f"the page scrolled while cards moved: {page.evaluate('window.outside')}"
    )


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_levels_of_bots_can_be_read_on_a_small_phone(visit, house, language):
    page = visit(house, language=language, wide=360, high=740)
    page.goto(f"{house.address}#/new/katana")
    kinds = page.locator("form ol select.more").first
    kinds.wait_for()
    # A select is as wide as its longest option, unless it is told to be narrower.
    assert kinds.evaluate("""select => {
        const given = select.clientWidth
        select.style.width = 'max-content'
        return given >= select.clientWidth && select.options.length === 5
    }""")
    assert not scrolls_sideways(page)
