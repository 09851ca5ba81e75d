"""Pictures of the moments, for the eye: `python -m tests.browser.album FOLDER [NAME …] [LOOK …]`. NAME may be part of
a name; LOOK is `large`, `huge`, `small`, `dark` or `phone`. Without any, all of them.
"""

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.axe import SETTLED
from tests.browser.house import CHROMIUM, FLAGS, House
from tests.browser.moments import ENDINGS, MOMENTS, ended, found, lay

LOOKS: dict[str, dict[str, Any]] = {
    "large": {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"},
    "huge": {"viewport": {"width": 1920, "height": 1080}, "locale": "en-GB"},
    "small": {"viewport": {"width": 1280, "height": 720}, "locale": "fr-FR"},
    "dark": {"viewport": {"width": 1280, "height": 720}, "locale": "en-GB", "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR", "has_touch": True, "is_mobile": True},
}


def main(folder: Path, words: list[str]) -> None:
    looks = [look for look in LOOKS if look in words] or list(LOOKS)
    parts = [word for word in words if word not in LOOKS]
    folder.mkdir(parents=True, exist_ok=True)
    house = House(folder / "house")
    try:
        with sync_playwright() as play:
            chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for name in [*MOMENTS, *ENDINGS]:
                if not parts or any(part in name for part in parts):
                    taken(chromium, house, name, looks, folder)
            chromium.close()
    finally:
        house.close()


def taken(chromium: Browser, house: House, name: str, looks: list[str], folder: Path) -> None:
    """One moment as it looks everywhere."""
    match, seat = found(MOMENTS[name]) if name in MOMENTS else (ended(ENDINGS[name]), 0)
    print(f"{name}: seed {match.header.luck.seed}, step {len(match.moves)}, seat {seat}", flush=True)
    for look in looks:
        context = chromium.new_context(reduced_motion="reduce", **LOOKS[look])
        page = context.new_page()
        page.on("pageerror", lambda error: print(f"{name}: {error}", flush=True))
        page.goto(house.address)
        page.request.get(house.address + "api/me")
        lay(page, house, match, seat)
        page.locator(".prompt.asks" if name in MOMENTS else "dialog .why").wait_for()
        page.wait_for_timeout(300)
        page.evaluate(SETTLED)
        page.screenshot(path=folder / f"{name}-{look}.png", full_page=look == "phone")
        context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
