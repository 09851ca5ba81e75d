"""What fits a window, and what does not. A window that is made larger or smaller is as good as one that was opened at
that size: the page knows its size from style sheets and from observers alone."""

from collections.abc import Iterator
from typing import Any

TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


def in_sizes(page: Any, *sizes: tuple[int, int]) -> Iterator[str]:
    """The page in one size after another, each by its name."""
    for wide, high in sizes:
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate(TWO_FRAMES)
        yield f"{wide} × {high}"


def scrolls_sideways(page: Any) -> bool:
    return page.evaluate("document.documentElement.scrollWidth > window.innerWidth")


def is_in_sight(page: Any, selector: str) -> bool:
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    return (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= size["width"] + 1
        and (box["y"] + box["height"] <= size["height"] + 1)
    )
