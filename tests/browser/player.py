"""Somebody at the table who sees only the page: what is lit, what is asked, what is written."""

import random
import time
from collections.abc import Iterator
from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError

CHOOSABLE = ".board button.lit, .prompt .answers button.answer"
ENDED = "dialog .why"
ASKED = ".prompt.asks"
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
        found = self.page.evaluate("all => all.map(each => document.querySelector(each) !== null)", [ENDED, ASKED])
        return "ended" if found[0] else "asked" if found[1] else "waiting"

    @property
    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    @property
    def has_ended(self) -> bool:
        return self.page.locator(ENDED).count() > 0

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
        self.page.wait_for_selector(f"{ASKED}, {ENDED}", timeout=seconds * 1000)
        return not self.has_ended

    # By mouse

    def choose(self, *wished: str) -> None:
        """Clicks one lit thing: the first of the wished ones that is there, else any."""
        selectors = [*wished, CHOOSABLE]
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

    def play_until(self, is_enough, *wished: str, seconds: float = 60) -> None:
        for _ in looks(seconds):
            if is_enough():
                return
            if self.state == "asked":
                self.choose(*wished)
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
    plan = {"game": game, "seats": list(seats), **more}
    table = page.evaluate(
        """async plan => {
            await fetch('api/me')
            const answer = await fetch('api/tables', {
                method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(plan) })
            return await answer.json()
        }""",
        plan,
    )
    page.goto(f"{page.url.split('#')[0]}#/table/{table['id']}")


ME = {"holder": "me"}
OPEN = {"holder": "open"}
BOT = {"holder": "bot", "bot": "heuristic"}
HAPHAZARD = {"holder": "bot", "bot": "random"}
