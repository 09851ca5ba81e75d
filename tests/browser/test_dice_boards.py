"""The boards of the dice: dice, combinations and squares are clicked, in English and on a phone in French."""

import re

import pytest

from tests.browser.axe import assert_no_barriers
from tests.browser.moments import CIVILISATION, CUP, MOMENTS, SHOGUN, Moment, found, lay
from tests.browser.player import BOT, ME, Player, lay_table
from tests.browser.screens import PHONE
from tests.browser.sizes import in_sizes, is_in_sight, scrolls_sideways

SHOGUN_ONLY = pytest.mark.parametrize("game", [SHOGUN])
CUP_ONLY = pytest.mark.parametrize("game", [CUP])
CIVILISATION_ONLY = pytest.mark.parametrize("game", [CIVILISATION])
DICE = ".tray .dice button"
FORMS = ".tray .forms button"
IN_CHART = """() => {
  const box = document.querySelector('.ground').getBoundingClientRect()
  const pawn = document.querySelector('.pawn.isMine').getBoundingClientRect()
  return pawn.left >= box.left && pawn.right <= box.right && pawn.top >= box.top && pawn.bottom <= box.bottom
}"""
# Nobody has moved or cheated yet.
START = Moment(
    CUP, 3, "reroll", lambda seen: seen.own.hand_size == 3 and len({p.square for p in seen.view.pawns}) == 1
)


def decides(player: Player, times: int, *wished: str) -> None:
    """So many decisions by clicking what is lit."""
    for _ in range(times):
        if not player.wait_until_asked():
            return
        player.choose(*wished)


@SHOGUN_ONLY
def test_a_guest_plays_by_mouse_and_by_keyboard(visit, house, game):
    page = visit(house)
    page.goto(house.address)
    page.get_by_role("button", name=re.compile("Play now.*Shogun")).wait_for()
    lay_table(page, ME, BOT, game=game)
    page.locator(".mats button.lit").first.click()
    player = Player(page, seed=4)
    page.wait_for_selector(f"{DICE}.lit")
    assert "throw again" in player.prompt
    assert page.locator(".palace .pawn").count() == 4, "a ninja, two samurai and the Shogun"
    assert_no_barriers(page, "Shogun in English")

    page.locator(".palace button[aria-label^='e5']").click()
    slip = page.locator(".slip")
    slip.wait_for()
    assert re.search(r"not asked for a square.+R\d", slip.inner_text(), re.S)
    player.press("Escape")
    slip.wait_for(state="detached")

    page.locator(f"{DICE}.lit").first.click()
    page.wait_for_selector(f"{DICE}.isPicked")
    page.get_by_role("button", name="Throw one die again").click()
    page.get_by_text(re.compile("throws a die again")).first.wait_for()

    player.wait_until_asked()
    player.press("n", "Enter")
    page.locator(".palace button[tabindex='0']").focus()
    player.press("ArrowUp", "ArrowLeft")
    assert page.evaluate("document.activeElement.closest('.palace') !== null"), "arrow keys stay in the palace"
    decides(player, 4, f"{FORMS}.lit", ".palace button.lit")
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")


@SHOGUN_ONLY
def test_the_palace_on_a_phone_in_french(visit, house, game):
    page = visit(house, **PHONE)
    lay_table(page, ME, BOT, BOT, BOT, game=game)
    page.wait_for_selector(".palace")
    player = Player(page, seed=6)
    decides(player, 5, ".mats button.lit", f"{FORMS}.lit", ".palace button.lit")
    player.wait_until_asked()
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")


@CUP_ONLY
def test_a_race_in_english_by_mouse(visit, house, game):
    page = visit(house)
    page.goto(house.address)
    page.get_by_role("button", name=re.compile("Play now.*Crazy Cup")).wait_for()
    lay(page, house, *found(START))
    player = Player(page, seed=8)
    page.wait_for_selector(f"{DICE}.lit")
    assert page.locator(".track .pawn").count() == 3
    assert page.locator(".hand [data-card]").count() > 0, "one's own cheat cards lie open"
    assert_no_barriers(page, "Crazy Cup in English")

    page.locator(".track [data-square='7']").click()
    slip = page.locator(".slip")
    slip.wait_for()
    assert re.search(r"R\d+\.\d+", slip.inner_text())
    player.press("Escape")
    slip.wait_for(state="detached")
    page.locator(".track button[tabindex='0']").focus()
    player.press("ArrowUp", "ArrowRight")
    assert page.evaluate("document.activeElement.closest('.track') !== null"), "arrow keys stay on the track"

    decides(player, 4, f"{FORMS}.lit", ".track button.lit")
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")


@CUP_ONLY
def test_a_race_against_the_drone_on_a_phone_in_french(visit, house, game):
    page = visit(house, **PHONE)
    lay_table(page, ME, game=game)
    page.locator(".track button.turn.lit").first.click()
    player = Player(page, seed=9)
    decides(player, 4, f"{FORMS}.lit", ".track button.lit")
    player.wait_until_asked()
    assert page.locator(".track [data-pawn='drone']").count() == 1
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")


@CIVILISATION_ONLY
def test_the_archipelago_by_mouse_and_by_keyboard(visit, house, game):
    """A square that the dice lead to is one touch: the combination and the square are answered together."""
    page = visit(house)
    page.goto(house.address)
    page.get_by_role("button", name=re.compile("Play now.*Civilisation")).wait_for()
    lay(page, house, *found(MOMENTS["civilisation-act"]))
    player = Player(page, seed=4)
    page.wait_for_selector(f"{FORMS}.lit")
    assert page.locator(".archipelago .square").count() == 81
    assert page.locator(".archipelago .pawn").count() == 4
    assert page.locator(".own .secret").count() == 1, "the own secret objective, and nobody else's"
    assert page.locator(".tray .dim").count() > 2, "what the dice do not make is dim, with what is missing"
    assert_no_barriers(page, "Civilisation in English")

    for size in in_sizes(page, (1920, 1080), (1280, 720)):
        assert is_in_sight(page, ".hall .legend li:last-child"), f"what the signs mean, {size}"
        if size.startswith("1920"):
            assert is_in_sight(page, ".points tbody tr:last-child"), "everybody's points and where they come from"
    points = page.locator(".points tbody .sum").all_inner_texts()
    assert page.locator(".plate .worth").all_inner_texts() == points, "who leads stands beside the names"

    page.locator(".archipelago [data-square='a1']").click()
    slip = page.locator(".slip")
    slip.wait_for()
    assert re.search(r"R\d+\.\d+", slip.inner_text())
    player.press("Escape")
    slip.wait_for(state="detached")
    page.locator(".archipelago button[tabindex='0']").focus()
    player.press("ArrowDown", "ArrowRight")
    assert page.evaluate("document.activeElement.closest('.archipelago') !== null"), "arrow keys stay on the map"

    target = page.locator(".archipelago .square.lit").filter(has=page.locator(".reach b")).first
    square = target.get_attribute("data-square")
    target.focus()
    player.press("Enter")
    page.get_by_text(re.compile(f"(sails|marches) from .. to {square}")).first.wait_for()
    decides(player, 3, f"{FORMS}.lit", ".archipelago button.lit")
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")


@CIVILISATION_ONLY
def test_the_archipelago_on_a_phone_in_french(visit, house, game):
    page = visit(house, **PHONE)
    lay_table(page, ME, BOT, BOT, game=game)
    page.wait_for_selector(".archipelago")
    player = Player(page, seed=6)
    decides(player, 5, ".mats button.lit", ".own .secret.lit", f"{FORMS}.lit", ".archipelago button.lit")
    player.wait_until_asked()
    assert page.evaluate(IN_CHART), "the map shows where one stands"
    assert not scrolls_sideways(page) and is_in_sight(page, ".prompt")
