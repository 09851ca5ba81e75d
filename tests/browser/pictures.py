"""The pictures of docs/screenshots: `python -m tests.browser.pictures [FOLDER] [NAME …]`. Every game in four widths,
by day and by lamplight, in English and in French; the lobby, a new table and the rules besides."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.axe import SETTLED
from tests.browser.house import CHROMIUM, FLAGS, ROOT, House
from tests.browser.moments import WELL_ON, lay, well_on

FOLDER = ROOT / "docs" / "screenshots"
QUALITY = 32  # of JPEG; all pictures together stay under 5 MB
BY_DAY, BY_LAMP = "light", "dark"
PHONE = {"has_touch": True, "is_mobile": True}
# Both languages and both lights appear for each game.
LOOKS: dict[str, dict[str, Any]] = {
    "1920": {"viewport": {"width": 1920, "height": 1080}, "locale": "en-GB", "color_scheme": BY_DAY},
    "1440": {"viewport": {"width": 1440, "height": 900}, "locale": "fr-FR", "color_scheme": BY_LAMP},
    "1280": {"viewport": {"width": 1280, "height": 720}, "locale": "fr-FR", "color_scheme": BY_DAY},
    "390": {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "color_scheme": BY_LAMP, **PHONE},
}
# Places that are no table: their address, and what is there when they are.
PLACES = {
    "lobby": ("#/", ".shelf > li"),
    "new-table": ("#/new/samourai_katana", "form .end"),
    "rules": ("#/rules/katana/R12.10", "[data-clause='R12.10'] .figures"),
}


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = House(Path(data), with_test_games=False)
        chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in [*PLACES, *WELL_ON]:
                if not names or name in names:
                    taken(chromium, house, name, folder)
        finally:
            chromium.close()
            house.close()
    print(f"{sum(each.stat().st_size for each in folder.glob('*.jpg')) / 1e6:.2f} MB in {folder}")


def taken(chromium: Browser, house: House, name: str, folder: Path) -> None:
    """One place or game as it looks in all widths."""
    for look, settings in LOOKS.items():
        context = chromium.new_context(reduced_motion="reduce", **settings)
        page = context.new_page()
        page.goto(house.address)
        page.request.get(f"{house.address}api/me")
        page.request.post(f"{house.address}api/me", data={"name": "Koi"})
        if name in PLACES:
            address, there = PLACES[name]
            page.goto(house.address + address)
            page.locator(there).first.wait_for()
        else:
            lay(page, house, *well_on(name))
            page.locator(".prompt.asks").wait_for()
        shot(page, folder / f"{name}-{look}.jpg")
        context.close()
    print(name, flush=True)


def shot(page: Page, file: Path) -> None:
    page.evaluate("document.fonts.ready")
    page.evaluate(SETTLED)
    page.screenshot(path=file, type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:])
