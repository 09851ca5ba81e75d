"""One server and one browser for all; each guest has a context of their own and must leave a clean console."""

from collections.abc import Callable, Iterator

import pytest

from tests.browser.house import CHROMIUM, FLAGS, House, is_on_ci, what_is_missing

# Playwright is a test requirement; without it, or without a browser, these tests say what to do. On CI they must run.
if is_on_ci():
    from playwright import sync_api as playwright
else:
    playwright = pytest.importorskip("playwright.sync_api", reason="there is no Playwright; ./play test installs it")

PATIENCE = 60_000  # milliseconds: a busy machine is slow, not wrong
NOISE = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED", "Failed to load resource")


@pytest.fixture(scope="session")
def browser() -> Iterator["playwright.Browser"]:
    missing = what_is_missing()
    if missing is not None:
        if is_on_ci():
            pytest.fail(missing)
        pytest.skip(missing)
    playwright.expect.set_options(timeout=PATIENCE)
    with playwright.sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(browser, tmp_path_factory) -> Iterator[House]:
    open_house = House(tmp_path_factory.mktemp("house"))
    yield open_house
    open_house.close()


@pytest.fixture
def visit(browser) -> Iterator[Callable[..., "playwright.Page"]]:
    """Opens the page as a new guest. A complaint in the console fails the test: broken scripts, broken policy."""
    contexts = []
    complaints: list[str] = []

    def open_page(house: House, *, language: str = "en-GB", wide: int = 1280, high: int = 720, **more):
        # Without motion nothing has to be waited for; where motion is the matter, a test asks for it.
        options = {"reduced_motion": "reduce", **more}
        context = browser.new_context(locale=language, viewport={"width": wide, "height": high}, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        # A stranger who asks twice at once is two guests, and the later answer says which: wait for the page's own.
        with page.expect_response("**/api/me", timeout=PATIENCE):
            page.goto(house.address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [line for line in complaints if not any(noise in line for noise in NOISE)] == []
