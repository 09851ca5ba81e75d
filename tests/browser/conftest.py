"""One server and one browser for all; each guest has a screen alone and must leave a clean console."""

from collections.abc import Callable, Iterator

import pytest

from tests.browser.house import CHROMIUM, FLAGS, House, is_on_ci, what_is_missing

# Playwright is a test requirement; without it, or without a browser, these tests say what to do. On CI they must run.
if is_on_ci():
    from playwright import sync_api as playwright
else:
    playwright = pytest.importorskip("playwright.sync_api", reason="there is no Playwright; ./play test installs it")

from tests.browser.screens import PATIENCE, Screen, Screens  # it needs Playwright

HAS_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.stash[HAS_FAILED] = report.failed or item.stash.get(HAS_FAILED, False)
    return report


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


@pytest.fixture(scope="session")
def screens(browser) -> Screens:
    return Screens(browser)


@pytest.fixture
def visit(request, screens) -> Iterator[Callable[..., "playwright.Page"]]:
    """A new guest of a house, who opens the lobby or a table next. A complaint in the console fails the test: broken
    scripts, broken policy."""
    taken: list[Screen] = []

    def enter(
        house: House,
        *,
        language: str | None = None,
        wide: int = 1280,
        high: int = 720,
        is_phone: bool = False,
        # Without motion nothing has to be waited for; where motion is the matter, a test asks for it.
        motion: str = "reduce",
        is_known: bool = True,
    ):
        screen = screens.take(is_phone)
        taken.append(screen)
        screen.seat(house, wide, high, motion, language, is_known)
        return screen.page

    yield enter
    complaints = [said for screen in taken for said in screen.leave()]
    for screen in taken:
        screens.give_back(screen, bool(complaints) or request.node.stash.get(HAS_FAILED, False))
    assert complaints == []
