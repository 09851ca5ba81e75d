"""Thumbs on a phone, as a busy machine has them: a swipe comes to rest before the thumb is lifted, for the browser
takes a tap for the end of a fling as long as it flings; and a tap that was slow enough to be a long press clicks
nothing. So a gesture is made again until its effect is seen."""

import time
from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.screens import PATIENCE

ONCE = 3_000  # milliseconds; so long the effect of one gesture is waited for
REST = 0.15  # seconds; a thumb that has not moved for so long flings nothing
Place = tuple[float, float]


def tap_until(page: Any, target: Any, is_seen: str) -> None:
    """Taps until the expression, asked in the page, is true."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        target.tap()
        try:
            page.wait_for_function(is_seen, timeout=ONCE)
            return
        except PlaywrightTimeoutError:
            continue
    raise AssertionError(f"no tap leads to {is_seen}")


def swipe(page: Any, *ways: list[Place]) -> None:
    """Each way is that of one thumb, all of the same length; they move together and rest at the end."""
    client = page.context.new_cdp_session(page)
    for moment, places in enumerate(zip(*ways, strict=True)):
        points = [{"x": x, "y": y, "id": thumb} for thumb, (x, y) in enumerate(places)]
        kind = "touchMove" if moment else "touchStart"
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    time.sleep(REST)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    client.detach()
