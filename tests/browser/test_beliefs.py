"""What could each seat know, on the page of a finished game and as a plot: all of it said, and all of it in sight."""

import re
from pathlib import Path

import pytest

from tatami.cli.replay import opened
from tatami.core.beliefs import over_time
from tatami.research.belief_plot import Words, plot
from tests.browser.axe import assert_no_barriers
from tests.browser.moments import GOLDEN, ended, lay

OUTSIDE = """() => {
    const { width, height } = document.querySelector('svg').viewBox.baseVal
    return [...document.querySelectorAll('text')].filter(each => {
        const box = each.getBBox()
        return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height
    }).map(each => each.textContent)
}"""
SHORT = ["Aiko", "Botan", "Chie", "Daichi", "Emi", "Fuji", "Goro"]
LONG = ["WILHELMINA MAXIMILIANE", "m" * 24, "W" * 24, "永井 隆太郎", "Ædelweiß", "😀😀😀😀", "Łukasz"]


@pytest.mark.parametrize(
    ("language", "again", "button", "knew"),
    [
        ("en-GB", "Step through it", "What could each seat know?", "Botan knew everyone from the beginning."),
        ("fr-FR", "Revoir pas à pas", "Que pouvait savoir chacun", "Botan connaissait tout le monde dès le début."),
    ],
)
def test_the_page_says_who_knew_everyone_from_the_beginning(visit, house, language, again, button, knew):
    page = visit(house, language=language)
    lay(page, house, ended("katana-4p-honour"))
    page.locator("dialog").get_by_role("button", name=again).press("Enter")
    page.get_by_role("button", name=re.compile(re.escape(button))).press("Enter")
    dialog = page.locator("dialog")
    dialog.get_by_role("combobox").select_option("1")
    dialog.get_by_text(knew).wait_for()
    assert dialog.locator("li").count() == 0
    assert_no_barriers(page, f"beliefs of who knew everyone, {language}")
    dialog.get_by_role("combobox").select_option("2")
    assert dialog.locator("li").count() == 3 and dialog.get_by_text(knew).count() == 0


@pytest.mark.parametrize("name", ["katana-3p-exhaustion", "katana-4p-honour", "katana-7p-lost-blade"])
@pytest.mark.parametrize("names", [SHORT, LONG], ids=["short", "long"])
def test_nothing_in_the_plot_is_cut_off(browser, name: str, names: list[str]):
    match = opened(Path(GOLDEN / f"{name}.txt")).play_out()
    beliefs = over_time(match)
    assert beliefs is not None
    seats = match.header.seats
    words = Words(
        names=names[:seats],
        bearing=["l’équipe du shogun"] * seats,
        title="Que pouvait savoir chaque joueur ? La chance qu’il pouvait donner à la vérité sur chacun.",
        steps="choix",
        known="Connaissait tout le monde dès le début.",
        chance=lambda chance: f"{chance:.0%}",
    )
    page = browser.new_page()
    page.set_content(plot(beliefs, len(match.moves), words))
    texts = page.locator("text").all_text_contents()
    outside = page.evaluate(OUTSIDE)
    page.close()
    assert len(texts) > 2 * seats and outside == []
