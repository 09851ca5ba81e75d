"""Games in words and tables: one without a board and without texts, which can break; every other on request."""

import re
from contextlib import suppress

import msgspec
import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tatami.core import Match
from tatami.games import game_names, load
from tatami.text import fields, open_book
from tests.browser.axe import assert_no_barriers
from tests.browser.moments import lay, well_on
from tests.browser.player import ME, Player, lay_table, looks

TOMOKO = {"holder": "hot-seat", "name": "Tomoko"}
READY = "dialog button.answer"
CHOICES = ".board .choices button, .prompt .answers button.answer"
PAIRS = """lists => lists.map(list => [...list.querySelectorAll(':scope > dt')].map(
    label => [label.innerText.trim(), label.nextElementSibling.innerText.trim()]))"""


def answer(page, *wished: str) -> None:
    """Hands the screen over where that is asked, and clicks a wished answer, else the first."""
    for found in (page.locator(READY), *(page.locator(CHOICES, has_text=words) for words in (*wished, ""))):
        if found.count():
            with suppress(PlaywrightError):  # answered by itself in the meantime
                found.first.click(timeout=1000)
            return


def test_a_game_without_a_board_is_played_to_its_end(visit, house):
    page = visit(house)
    lay_table(page, ME, TOMOKO, game="toy")
    # Both pick at once, so the screen belongs to nobody until one of them takes it.
    page.locator(READY).click()
    choices = page.locator(".generic .choices button")
    expect(choices).to_have_count(3)
    expect(page.locator(".view h2", has_text="Points")).to_have_count(1)
    assert_no_barriers(page, "generic board")
    ended = page.locator("dialog .why")
    for _ in looks(30):
        if ended.count():
            break
        answer(page)
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    assert_no_barriers(page, "end of a game without teams")


def test_a_game_without_a_board_says_every_field_by_its_label(visit, house):
    """Chō-han has no board, but all its texts: a number stands beside the label of its field."""
    page = visit(house)
    game = load("chohan")
    match = Match.begin(game, 2, 1)
    while match.state.round < 3:
        asked = game.decisions(match.state)[0]
        match.choose(asked.seat, asked.options[0])
    lay(page, house, match, 0)
    page.wait_for_selector(".generic")
    told = page.locator(".view dl").evaluate_all(PAIRS)
    assert ["Round", "3"] in told[-1] and {label for label, _ in told[-1]} >= {"Round", "Holds the cup", "Pot"}
    assert [label for label, _ in told[0]][:2] == ["Tokens", "Has bet"] and dict(told[0])["Has bet"] == "no"
    assert "×" not in page.locator(".view").inner_text()


@pytest.mark.parametrize("fault", ["break rules", "break view"])
def test_a_table_whose_rules_fail_says_so(visit, house, fault):
    page = visit(house)
    lay_table(page, ME, TOMOKO, game="toy", options={"faults": True})
    page.locator(READY).wait_for()
    frozen = page.get_by_text("The rules failed at this table")
    for _ in looks(30):
        if frozen.count():
            break
        answer(page, fault)
    frozen.first.wait_for()
    page.goto(house.address)
    page.get_by_text("Frozen").first.wait_for()


LABELS = "all => all.map(each => each.querySelector('.name')?.textContent ?? each.textContent)"


@pytest.mark.parametrize("game", game_names())
def test_every_game_can_be_played_in_words_and_in_french(visit, house, game):
    page = visit(house, language="fr")
    if game != "katana":  # there the wish is told to the page; elsewhere it is remembered
        page.evaluate("localStorage.setItem('tatami.plain-board', 'true')")
    match, seat = well_on(game)
    shown = match.game.view(match.state, seat)
    lay(page, house, match, seat)
    if game == "katana":
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Le plateau en mots et en tableaux").check()
        page.keyboard.press("Escape")
    page.wait_for_selector(".generic")
    player = Player(page)
    player.wait_until_asked()
    if game == "bushido":  # it has the most of everything; headings, lists and tables are the same for all games
        assert_no_barriers(page, f"{game} in words", within="main")

    book = open_book("fr", game)
    known = {book.say(f"view-{field}") for field in fields.fields(load(game).view_type)} | {book.say("view-seat")}
    names = page.evaluate("[...document.querySelectorAll('.view h2 .name')].map(each => each.textContent)")
    seen: set[str] = set()
    for _ in range(2):
        if not player.wait_until_asked():
            break
        seen |= set(page.locator(".view h2, .view dt, .view th").evaluate_all(LABELS))
        words = page.locator(".view").inner_text()
        assert not re.search(r"\b[a-z]+_[a-z]+\b|\bundefined\b|\bnull\b|\[object", words)
        answer(page)
    assert len(seen) > 5
    assert {label.strip() for label in seen} <= known | {*names, "La table"}
    plain = [field for field, value in msgspec.to_builtins(shown).items() if isinstance(value, int | str)]
    wanted = {book.say(f"view-{field}") for field in plain if field not in fields.FOR_PROGRAMS}
    assert wanted and wanted <= {label.strip() for label in seen}, "what is one value stands beside its label"
