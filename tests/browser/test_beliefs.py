"""What could each seat know, on the page of a finished game and as a plot: all of it said, and all of it in sight."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tatami.cli.replay import opened
from tatami.core.beliefs import Beliefs, over_time
from tatami.core.match import Match
from tatami.research.belief_plot import Words, plot, sections
from tests.browser.axe import assert_no_barriers
from tests.browser.moments import GOLDEN, ended, lay
from tests.browser.screens import PHONE

OUTSIDE = """() => {
    const { width, height } = document.querySelector('svg').viewBox.baseVal
    return [...document.querySelectorAll('text')].filter(each => {
        const box = each.getBBox()
        return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height
    }).map(each => each.textContent)
}"""
SHORT = ["Aiko", "Botan", "Chie", "Daichi", "Emi", "Fuji", "Goro"]
LONG = ["WILHELMINA MAXIMILIANE", "m" * 24, "W" * 24, "永井 隆太郎", "Ædelweiß", "😀😀😀😀", "Łukasz"]


STEP = 30  # Aiko and Chie have a parry in hand then, Daichi has none


@pytest.mark.parametrize("record", ["katana-4p-honour"])
@pytest.mark.parametrize(
    ("screen", "again", "button", "knew", "held"),
    [
        (
            {},
            *("Step through it", "What could each seat know?"),
            *("Botan knew everyone from the beginning.", {True: "held one", False: "held none"}),
        ),
        (
            PHONE,
            *("Revoir pas à pas", "Que pouvait savoir chacun"),
            *("Botan connaissait tout le monde dès le début.", {True: "en avait", False: "n’en avait pas"}),
        ),
    ],
    ids=["en", "fr"],
)
def test_the_page_says_who_knew_what(visit, house, record, screen, again, button, knew, held):
    page = visit(house, **screen)
    match = ended(record)
    lay(page, house, match)
    page.locator("dialog").get_by_role("button", name=again).press("Enter")
    page.get_by_role("slider").fill(str(STEP))
    page.get_by_text(f"{STEP} / {len(match.moves)}").wait_for()
    page.get_by_role("button", name=re.compile(re.escape(button))).press("Enter")
    dialog = page.locator("dialog")
    dialog.get_by_role("combobox").select_option("1")
    dialog.get_by_text(knew).wait_for()
    assert dialog.locator("li").count() == 0
    if screen is not PHONE:
        assert_no_barriers(page, "beliefs of who knew everyone", within="dialog")
    dialog.get_by_role("combobox").select_option("2")
    assert dialog.locator("li").count() == 3 and dialog.get_by_text(knew).count() == 0

    dialog.get_by_role("combobox").select_option("1")
    dialog.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowRight")
    dialog.locator("rect").first.wait_for()
    assert dialog.get_by_role("radio").nth(1).is_checked() and dialog.get_by_text(knew).count() == 0
    said = [re.sub("[ \n]+", " ", text) for text in dialog.locator(".chance").all_inner_texts()]
    assert said == said_of_hands(match, 1, held)
    assert page.evaluate("() => document.querySelector('dialog').scrollWidth") <= page.viewport_size["width"]
    if screen is PHONE:
        assert_no_barriers(page, "what they held", within="dialog")


def said_of_hands(match: Match, seat: int, held: dict[bool, str]) -> list[str]:
    """What the page says at the step of each hand but the own."""
    beliefs = over_time(match)
    assert beliefs is not None
    (parry,) = beliefs.holdings
    said = []
    for other, stretches in enumerate(parry.held):
        if other != seat:
            chance = [chance for step, chance in parry.chances[seat][other] if step <= STEP][-1]
            is_held = any(begun <= STEP < until for begun, until in stretches)
            said.append(f"{100 * chance:.0f}\u00a0% {held[is_held]}")
    assert len({words.partition(" ")[2] for words in said}) == 2, "some had one and some had none"
    return said


@pytest.fixture(scope="module")
def sheet(browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


@cache
def believed(name: str) -> tuple[Match, Beliefs]:
    match = opened(Path(GOLDEN / f"{name}.txt")).play_out()
    beliefs = over_time(match)
    assert beliefs is not None
    return match, beliefs


@pytest.mark.parametrize("name", ["katana-3p-exhaustion", "katana-4p-honour", "katana-7p-lost-blade"])
@pytest.mark.parametrize("names", [SHORT, LONG], ids=["short", "long"])
def test_nothing_in_the_plot_is_cut_off(sheet, name: str, names: list[str]):
    match, beliefs = believed(name)
    seats = match.header.seats
    words = Words(
        names=names[:seats],
        bearing=["l’équipe du shogun"] * seats,
        title="Que pouvait savoir chaque joueur ? La chance qu’il pouvait donner à la vérité sur chacun.",
        known="Connaissait tout le monde dès le début.",
        chance=lambda chance: f"{chance:.0%}",
        holding=["Que tenaient-ils ? Parade, quand chaque main en avait vraiment, et ce que pensaient les autres."],
        held="en avait vraiment une en main",
    )
    steps = len(match.moves)
    sheet.set_content(plot(sections(beliefs, steps, words), steps, "choix"))
    texts = sheet.locator("text").all_text_contents()
    outside = sheet.evaluate(OUTSIDE)
    assert len(texts) > 2 * seats and outside == []
