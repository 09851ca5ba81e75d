"""Holes of a board: rectangles inside its frame in which no piece, no text and no button is, and a card would have
room. Backgrounds do not count."""

from typing import Any

# Everything that is drawn or said, as boxes: buttons, words, drawings. A raster of `STEP` pixels is filled with them,
# and the largest empty rectangle with room for a card is found row by row, by the heights of empty columns.
HOLES = """([frame, things, [least, low_least], step]) => {
    const around = document.querySelector(frame).getBoundingClientRect()
    const [columns, rows] = [Math.floor(around.width / step), Math.floor(around.height / step)]
    const full = Array.from({ length: rows }, () => new Uint8Array(columns))
    for (const each of document.querySelectorAll(things)) {
        const box = each.getBoundingClientRect()
        if (!box.width || !box.height || getComputedStyle(each).visibility === 'hidden') continue
        const first = value => Math.floor(value / step), last = value => Math.ceil(value / step)
        const [left, right] = [first(box.left - around.left), last(box.right - around.left)]
        const [top, bottom] = [first(box.top - around.top), last(box.bottom - around.top)]
        for (let y = Math.max(0, top); y < Math.min(rows, bottom); y++)
            for (let x = Math.max(0, left); x < Math.min(columns, right); x++) full[y][x] = 1
    }
    let best = { area: 0 }
    const heights = new Int32Array(columns)
    for (let y = 0; y < rows; y++) {
        for (let x = 0; x < columns; x++) heights[x] = full[y][x] ? 0 : heights[x] + 1
        for (let x = 0; x < columns; x++) {
            let low = heights[x]
            for (let to = x; to < columns && low; to++) {
                low = Math.min(low, heights[to])
                const [wide, high] = [(to - x + 1) * step, low * step]
                if (wide * high > best.area && wide > least && high > low_least)
                    best = { area: wide * high, wide, high, x: x * step, y: (y - low + 1) * step }
            }
        }
    }
    return best
}"""
STEP = 8


def largest_hole(page: Any, frame: str, things: str, card: str) -> dict[str, float]:
    """The largest rectangle without things inside a frame in which this card has room, in pixels; area 0 if there is
    none."""
    room = page.locator(card).last.bounding_box()
    hole: dict[str, float] = page.evaluate(HOLES, [frame, things, [room["width"], room["height"]], STEP])
    return hole
