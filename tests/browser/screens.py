"""The screens of the guests. They are kept from test to test: a guest who gets a fresh process of the browser costs
four times as much processor time as one who sits down where somebody else has left."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from tests.browser import staging
from tests.browser.house import House

PATIENCE = 60_000  # milliseconds: a busy machine is slow, not wrong
NOISE = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED", "Failed to load resource")
WAITING_ROOM = "healthz"  # of the same server, so that the process stays; the page's scripts do not run there
# As if chosen before: what a test is not about does not keep it waiting.
SETTINGS = {"tatami.pace": "once", "tatami.aims": "all"}
PHONE: dict[str, Any] = {"wide": 390, "high": 844, "is_phone": True}


class Screen:
    """One page in a context of its own: on a phone with fingers instead of a mouse, whose browser asks for French, or
    on a desk, where it asks for English."""

    def __init__(self, browser: Browser, is_phone: bool) -> None:
        self.is_phone = is_phone
        options = {"locale": "fr-FR", "has_touch": True, "is_mobile": True} if is_phone else {"locale": "en-GB"}
        self.context = browser.new_context(**options)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        self.house: House | None = None

    def seat(self, house: House, wide: int, high: int, motion: str, language: str | None, is_known: bool) -> None:
        """Somebody new sits down, whom the server knows by a cookie; nothing is left of whoever sat here before."""
        self.house = house
        waiting_room = house.address + WAITING_ROOM
        self.context.clear_cookies()
        self.page.mouse.move(-1, -1)
        if self.page.viewport_size != {"width": wide, "height": high}:
            self.page.set_viewport_size({"width": wide, "height": high})
        self.page.emulate_media(reduced_motion=motion)
        if self.page.url != waiting_room:
            self.page.goto(waiting_room)
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.page.evaluate("settings => Object.assign(localStorage, settings)", SETTINGS)
        if language is not None:  # as if chosen before
            self.page.evaluate("language => localStorage.setItem('tatami.language', language)", language)
        if is_known:
            self.page.request.get(house.address + "api/me")

    def leave(self) -> list[str]:
        """Gets up from the table; the complaints of the page, which are none."""
        said = [line for line in self.complaints if not any(noise in line for noise in NOISE)]
        staging.unstage(self.page)
        with suppress(PlaywrightError):  # a server that a test had for itself is gone
            self.page.goto(self.house.address + WAITING_ROOM)
        self.complaints.clear()
        return said


class Screens:
    """All of them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: list[Screen] = []

    def take(self, is_phone: bool) -> Screen:
        screen = next((each for each in self.free if each.is_phone == is_phone), None)
        if screen is None:
            return Screen(self.browser, is_phone)
        self.free.remove(screen)
        return screen

    def give_back(self, screen: Screen, is_spoiled: bool) -> None:
        """After a test that failed nobody knows what a screen is like."""
        if is_spoiled:
            screen.context.close()
        else:
            self.free.append(screen)
