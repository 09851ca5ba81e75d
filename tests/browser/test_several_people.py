"""Two browsers at one table, one screen for two, taking back, and a server that dies."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.browser.house import House
from tests.browser.moments import Moment, Seen, found, lay, lay_for
from tests.browser.player import BOT, ME, OPEN, Player, lay_table, looks

KATANA = pytest.mark.parametrize("game", ["katana"])
STANDS_STILL = "document.documentElement.scrollHeight <= innerHeight && scrollY === 0"
LOG_IS_LONGER = "n => document.querySelectorAll('aside .log li').length > n"


def can_lay_down(seen: Seen) -> bool:
    return not {"play armour", "play focus", "play fast-draw"}.isdisjoint(seen.words)


PLAYS = Moment("katana", 3, "play", lambda seen: seen.own.hand_size > 4)
LAYS_DOWN = Moment("katana", 3, "play", can_lay_down)
PARRIES = Moment("katana", 3, "parry")


def two_at_a_table(visit, house, game):
    """A guest lays a table with an open seat, another follows the link and sits down; a bot is the third."""
    host = visit(house)
    lay_table(host, ME, OPEN, BOT, game=game)
    host.get_by_text("One seat is free").wait_for()
    guest = visit(house)
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".hand")
    return Player(host, seed=2), Player(guest, seed=3)


@KATANA
def test_two_browsers_play_each_other_and_one_reloads_in_mid_attack(visit, house, game):
    match, seat = found(PARRIES)
    host, guest = Player(visit(house), seed=2), Player(visit(house), seed=3)
    lay_for({host.page: match.state.turn, guest.page: seat}, house, match)
    guest.wait_until_asked()
    assert "attacks you with" in guest.prompt
    assert guest.page.locator(".hand .card.lit").count() > 0
    asked, hand, log = guest.prompt, guest.hand, guest.log

    guest.page.reload()
    guest.wait_until_asked()
    assert (guest.prompt, guest.hand, guest.log) == (asked, hand, log)
    guest.page.get_by_role("button", name="Take the wound").click()
    for player in (host, guest):
        player.page.wait_for_function(LOG_IS_LONGER, arg=len(log))
        assert "loses" in player.log[len(log)]
    seen = len(guest.log)
    host.play_until(lambda: len(guest.log) > seen)


@KATANA
def test_what_cannot_be_chosen_says_why_with_its_clause(visit, house, game):
    page = visit(house)
    lay(page, house, *found(PLAYS))
    Player(page).wait_until_asked()
    page.locator('[data-anchor="discards"]').click()
    slip = page.locator(".slip")
    slip.wait_for()
    clause = slip.get_by_role("button", name=re.compile(r"^Rule R\d"))
    number = clause.inner_text()
    clause.click()
    page.locator(f'[data-clause="{number}"].here').wait_for()


@KATANA
def test_a_card_explains_itself_when_pointed_at(visit, house, game):
    page = visit(house)
    lay(page, house, *found(PLAYS))
    Player(page).wait_until_asked()
    page.locator(".hand [data-card]").first.hover(position={"x": 12, "y": 30})
    shown = page.get_by_role("tooltip")
    shown.wait_for()
    assert shown.locator(".card").bounding_box()["width"] == pytest.approx(200, abs=1)
    assert re.search(r"R\d+\.\d+", shown.inner_text())


@KATANA
def test_taking_back_by_right_and_again(visit, house, game):
    page = visit(house)
    lay(page, house, *found(LAYS_DOWN))
    player = Player(page, seed=5)
    undo = page.locator(".prompt .undo", has_text=re.compile("^Take back$"))
    # While others play the table may move on under the click.
    player.play_until(lambda: undo.count() > 0 and player.is_asked, ".hand .card.permanent.lit", ".own button.lit")
    undo.click()
    page.wait_for_selector("aside .log li.undo")
    told = page.locator("aside .log li.undo")
    assert re.search("takes a choice back", told.inner_text()), "the log tells that something was taken back"
    assert not page.locator("aside .log li.undone").first.is_visible(), "what was taken back is folded away"
    told.locator("summary").click()
    page.locator("aside .log li.undone").first.wait_for()
    told.locator("summary").click()
    assert page.evaluate(STANDS_STILL), "the page scrolls after something was taken back"
    page.locator(".prompt .redo").click()
    page.locator(".prompt .redo").wait_for(state="detached")


ASK = ".prompt .undo:has-text('Ask to take back')"


def ask_to_take_back(players):
    """Both end turn after turn until one of them can ask for consent, and does; who asks, and who is to answer."""
    for _ in looks(60):
        for asker, other in (players, players[::-1]):
            if not asker.is_asked:  # otherwise the table might move on under the click
                continue
            if asker.page.locator(ASK).count():
                asker.page.locator(ASK).click()
                other.page.get_by_role("button", name="Refuse").wait_for()
                return asker, other
            asker.choose(".prompt .answers button.answer")
    raise AssertionError("nobody ever needed consent")


@KATANA
def test_taking_back_by_consent(visit, house, game):
    players = two_at_a_table(visit, house, game)
    asker, other = ask_to_take_back(players)
    other.page.get_by_role("button", name="Refuse").click()
    asker.page.locator(".slip").get_by_text("did not agree").wait_for()
    assert asker.page.locator("aside .log li.undone").count() == 0

    # A refusal holds until somebody has made another choice.
    asked = next(player for _ in looks(10) for player in players if player.is_asked)
    length = len(asked.log)
    asked.play_until(lambda: len(asked.log) > length, ".prompt .answers button.answer")
    asker, other = ask_to_take_back(players)
    other.page.get_by_role("button", name="Agree").click()
    for player in players:
        player.page.wait_for_selector("aside .log li.undo")
        assert player.page.locator("aside .log li.undo").count() == 1


# One screen for two

LOOK_AT_SCREEN = """() => {
    const dialog = document.querySelector('dialog[open]')
    const isHandOver = dialog?.querySelector('.screen') != null
    const isOutside = each => !each.contains(dialog) && !dialog?.contains(each)
    const outside = [...document.querySelectorAll('#app *')].filter(isOutside)
    return {
        handedTo: isHandOver ? dialog.querySelector('h2').textContent : null,
        behind: isHandOver ? outside.map(each => each.outerHTML.slice(0, 80)) : [],
        cards: [...document.querySelectorAll('.hand [data-card]')].map(card => card.dataset.card),
    }
}"""


@contextmanager
def overheard(page) -> Iterator[list[tuple[str, dict[str, Any]]]]:
    """Every message of the page's sockets, in the order they went."""
    heard: list[tuple[str, dict[str, Any]]] = []

    def listen(socket) -> None:
        socket.on("framesent", lambda text: heard.append(("said", json.loads(text))))
        socket.on("framereceived", lambda text: heard.append(("told", json.loads(text))))

    page.on("websocket", listen)
    yield heard
    page.remove_listener("websocket", listen)


def assert_only_the_looked_through_seat_was_shown(heard: list[tuple[str, dict[str, Any]]]) -> tuple[int, int]:
    """No hand, role or decision came over the wire but those of the seat that its player had asked for."""
    looked: int | None = None
    shown = handed = 0
    for way, message in heard:
        if way == "said":
            looked = message["seat"] if message["type"] == "look" else looked
            continue
        position = message.get("position")
        if position is None:
            continue
        seen, view = position["seat"], position["view"]
        assert seen in (None, looked), f"seat {seen} was shown, but {looked} had looked"
        if position["hand_over"] is not None:
            handed += 1
            assert seen is None and position["decision"] is None and position["undo"] is None
            entries = message.get("log", []) + ([message["entry"]] if "entry" in message else [])
            assert not any(event["has_secrets"] for entry in entries for event in entry["events"])
        for seat in view["seats"] if position["outcome"] is None else ():
            if seat["seat"] != seen:
                assert seat["hand"] is None
                assert seat["role"] in (None, "shogun")
        shown += seen is not None
    return shown, handed


@KATANA
def test_one_screen_for_two_shows_nobodys_hand_in_between(visit, house, game):
    page = visit(house)
    with overheard(page) as heard:
        lay_table(page, ME, {"holder": "hot-seat", "name": "Tomoko"}, BOT, BOT, game=game)  # three hide no roles
        player = Player(page, seed=7)
        taken_over: set[str] = set()
        hands: set[tuple[str, ...]] = set()
        for _ in looks(60):
            if (len(taken_over) == 2 and len(hands) > 2) or player.has_ended:
                break
            screen = page.evaluate(LOOK_AT_SCREEN)
            if screen["handedTo"] is None:
                hands.add(tuple(screen["cards"]))
                if player.is_asked:
                    player.choose(".prompt .answers button.answer")
            else:
                assert screen["cards"] == [] and screen["behind"] == [], "something of the table was left in the page"
                taken_over.add(screen["handedTo"])
                player.click(page.locator("dialog button.answer"))
        assert len(taken_over) == 2
        assert len(hands - {()}) > 1
    shown, handed = assert_only_the_looked_through_seat_was_shown(heard)
    assert shown > 1 and handed > 1


@KATANA
def test_a_killed_server_comes_back_and_the_game_goes_on_at_the_same_step(visit, game, tmp_path):
    house = House(tmp_path)
    try:
        page = visit(house)
        lay_table(page, ME, BOT, BOT, BOT, game=game)
        player = Player(page, seed=9)
        for _ in range(2):
            assert player.wait_until_asked()
            player.choose()
        assert player.wait_until_asked()
        player.press("Escape")  # a card that was only touched is no choice yet
        asked, hand, log = player.prompt, player.hand, player.log

        house.kill()
        page.get_by_text("The link broke").wait_for()
        house.restart()
        page.get_by_text("The link broke").wait_for(state="detached")
        assert player.wait_until_asked()
        assert (player.prompt, player.hand, player.log) == (asked, hand, log)
        page.reload()
        assert player.wait_until_asked()
        assert (player.prompt, player.hand, player.log) == (asked, hand, log)
        player.play_until(lambda: len(player.log) > len(log))
    finally:
        house.close()
