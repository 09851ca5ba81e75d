"""Somebody at the table who sees only the page: what is lit, what is asked, what is written.

The server answers a question with one option by itself, unless its frame waits, and after a choice the page waits for
the server. Asked is therefore who has something to choose and has not just chosen: then the table stands still until
this player goes on.
"""

import random
import time
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import urljoin

from playwright.sync_api import Error as PlaywrightError

CHOOSABLE = ".board button.lit, .board button.answer:not(:disabled)"
SURE = "dialog .ways button.answer"  # what is costly is asked twice
ENDED = "dialog .why"
STATE = """() => {
    if (document.querySelector('dialog .why')) return 'ended'
    const bar = document.querySelector('.prompt.asks:not([aria-busy=true])')
    if (bar?.querySelector('.answers .composed')) return 'asked'
    const all = bar?.querySelector('.answers [aria-expanded]')
    const choices = all ? Number(/\\d+/.exec(all.textContent)[0]) : bar?.querySelectorAll('.answers .answer').length
    // A fight is put even if giving up is all that is left.
    const waits = bar?.querySelector('.answers .answer')?.dataset.words === 'give up'
    return choices > 1 || waits ? 'asked' : 'waiting'
}"""
PATIENCE = 3  # a busy machine is slow, not wrong


def looks(seconds: float) -> Iterator[None]:
    """One look at the page after another, for what takes so long on an idle machine."""
    end = time.monotonic() + PATIENCE * seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.02)


class Player:
    """Plays through the page, by mouse or by keyboard alone."""

    def __init__(self, page, seed: int = 0) -> None:
        self.page = page
        self.luck = random.Random(seed)

    # What the page shows

    @property
    def state(self) -> str:
        """`asked`, `ended` or `waiting`, in one look."""
        return self.page.evaluate(STATE)

    @property
    def is_asked(self) -> bool:
        return self.state == "asked"

    @property
    def has_ended(self) -> bool:
        return self.state == "ended"

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt .sentence").inner_text()

    @property
    def hand(self) -> list[str]:
        return self.page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")

    @property
    def log(self) -> list[str]:
        return self.page.locator("aside .log li").all_inner_texts()

    def wait_until_asked(self, seconds: float = 60) -> bool:
        """Until this player is asked; False when the game is over instead."""
        found = self.page.wait_for_function(
            f"() => {{ const now = ({STATE})(); return now !== 'waiting' && now }}", timeout=seconds * 1000
        )
        return found.json_value() == "asked"

    # By mouse

    def choose(self, *wished: str) -> None:
        """Clicks one lit thing: the first of the wished ones that is there, else any."""
        selectors = [SURE, *wished, CHOOSABLE]
        counts = self.page.evaluate("all => all.map(each => document.querySelectorAll(each).length)", selectors)
        for selector, count in zip(selectors, counts):
            if count:
                self.click(self.page.locator(selector).nth(self.luck.randrange(count)))
                return

    def click(self, locator) -> None:
        """A card of the fan is covered by its right neighbour: it is clicked near its left edge."""
        # The game may move on under the mouse: then look again.
        with suppress(PlaywrightError):
            is_card = "card" in (locator.get_attribute("class", timeout=500) or "").split()
            locator.click(position={"x": 18, "y": 70} if is_card else None, timeout=1000)

    def play_until(self, is_enough, *wished: str, choose=None, seconds: float = 60) -> None:
        """Makes one choice after another, by mouse unless `choose` does it otherwise."""
        for _ in looks(seconds):
            if is_enough():
                return
            if self.state == "asked":
                choose() if choose else self.choose(*wished)
        raise AssertionError(f"it did not come to that in time; last asked: {self.prompt}")

    # By keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def choose_by_keyboard(self) -> None:
        """N goes from one choosable thing to the next, Enter takes it."""
        for _ in range(1 + self.luck.randrange(3)):
            self.press("n")
        self.press("Enter")


def lay_table(page, *seats: dict[str, str], game: str = "katana", **more: object) -> None:
    """Lays a table as this guest and opens it."""
    answer = page.request.post(home(page) + "api/tables", data={"game": game, "seats": list(seats), **more})
    assert answer.status == 201, answer.text()
    open_table(page, answer.json()["id"])


def open_table(page, table: str) -> None:
    page.goto(f"{home(page)}#/table/{table}")


def home(page) -> str:
    """The address of the house that this guest visits."""
    return urljoin(page.url, "/")


ME = {"holder": "me"}
OPEN = {"holder": "open"}
BOT = {"holder": "bot", "bot": "heuristic"}
HAPHAZARD = {"holder": "bot", "bot": "random"}
