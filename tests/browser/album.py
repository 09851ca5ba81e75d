"""Pictures of the moments: `python -m tests.browser.album FOLDER [NAME …]`, for the eye; NAME may be part of a name.

Each is shown in a large window and a small one by day, on a phone in French, and in a small window by lamplight.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import CHROMIUM, FLAGS, House
from tests.browser.moments import ENDINGS, MOMENTS, ended, found, lay

LOOKS: dict[str, dict[str, object]] = {
    "large": {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"},
    "small": {"viewport": {"width": 1280, "height": 720}, "locale": "fr-FR"},
    "dark": {"viewport": {"width": 1280, "height": 720}, "locale": "en-GB", "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR", "has_touch": True, "is_mobile": True},
}


def main(folder: Path, parts: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    house = House(folder / "house")
    try:
        with sync_playwright() as play:
            chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for name in [*MOMENTS, *ENDINGS]:
                if not parts or any(part in name for part in parts):
                    taken(chromium, house, name, folder)
            chromium.close()
    finally:
        house.close()


def taken(chromium: Browser, house: House, name: str, folder: Path) -> None:
    """One moment as it looks everywhere."""
    match, seat = found(MOMENTS[name]) if name in MOMENTS else (ended(ENDINGS[name]), 0)
    print(f"{name}: seed {match.header.seed}, step {len(match.moves)}, seat {seat}", flush=True)
    for look, options in LOOKS.items():
        context = chromium.new_context(reduced_motion="reduce", **options)
        page = context.new_page()
        page.goto(house.address)
        lay(page, house, match, seat)
        page.locator(".prompt.asks" if name in MOMENTS else "dialog .why").wait_for()
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{name}-{look}.png", full_page=look == "phone")
        context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
