"""Holes in a board: empty places between pieces and texts, backgrounds not counted. Texts that leave their box."""

from typing import Any

# Every text, button, drawing and border covers the squares of a fine grid; fills and scenery (`.ground`) do not. The
# histogram of free squares above each row gives all largest free rectangles; each is compared with a card, upright
# and lying.
LARGEST_HOLE = """([selector, wide, high]) => {
    const STEP = 4
    const board = document.querySelector(selector)
    const around = board.getBoundingClientRect()
    const [columns, rows] = [Math.floor(around.width / STEP), Math.floor(around.height / STEP)]
    const taken = Array.from({ length: rows }, () => new Uint8Array(columns))
    const cover = ({ left, right, top, bottom }) => {
        const clamp = (value, most) => Math.max(0, Math.min(most, value))
        const [x1, x2] = [clamp(Math.floor((left - around.left) / STEP), columns), clamp(Math.ceil((right - around.left) / STEP), columns)]
        const [y1, y2] = [clamp(Math.floor((top - around.top) / STEP), rows), clamp(Math.ceil((bottom - around.top) / STEP), rows)]
        for (let y = y1; y < y2; y++) taken[y].fill(1, x1, x2)
    }
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
    for (let node; (node = texts.nextNode());) {
        if (!node.textContent.trim() || node.parentElement.closest('.unseen')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) cover(rect)
    }
    for (const piece of board.querySelectorAll('button, svg:not(.ground)')) cover(piece.getBoundingClientRect())
    for (const each of board.querySelectorAll('*')) {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(each)
        if (borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1 || /, 0\\)$/.test(borderTopColor)) continue
        const { left, right, top, bottom } = each.getBoundingClientRect()
        cover({ left, right, top, bottom: top + 1 })
        cover({ left, right, top: bottom - 1, bottom })
        cover({ left, right: left + 1, top, bottom })
        cover({ left: right - 1, right, top, bottom })
    }
    let found = { part: 0, hole: '' }
    const heights = new Int32Array(columns + 1)
    for (let y = 0; y < rows; y++) {
        const open = []
        for (let x = 0; x <= columns; x++) {
            heights[x] = x < columns && !taken[y][x] ? heights[x] + 1 : 0
            let from = x
            while (open.length && open.at(-1).height >= heights[x]) {
                const { from: start, height } = open.pop()
                const [w, h] = [(x - start) * STEP, height * STEP]
                const part = Math.max(Math.min(w / wide, h / high), Math.min(w / high, h / wide))
                if (part > found.part) found = { part, hole: `${w} x ${h} at ${start * STEP}, ${(y + 1 - height) * STEP}` }
                from = start
            }
            open.push({ from, height: heights[x] })
        }
    }
    return found
}"""  # noqa: E501

OUTSIDE = """boxes => [...document.querySelectorAll(boxes)].flatMap(box => {
    const around = box.getBoundingClientRect()
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const found = []
    for (let node; (node = texts.nextNode());) {
        if (!node.textContent.trim() || node.parentElement.closest('.unseen')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { left, right, top, bottom, width } of range.getClientRects())
            if (width && (left < around.left - 3 || right > around.right + 3 || top < around.top - 3 || bottom > around.bottom + 3))
                found.push(`${box.className.split(' ')[0]}: ${node.textContent.trim()}`)
    }
    return found
})"""  # noqa: E501


def largest_hole(page: Any, card: tuple[float, float], board: str = ".board") -> tuple[float, str]:
    """How much of a card fits the largest hole of a board, from 1 on all of it, and where that hole is."""
    found = page.evaluate(LARGEST_HOLE, [board, *card])
    return found["part"], found["hole"]


def outside(page: Any, boxes: str) -> list[str]:
    """Texts that leave the box they stand in."""
    return page.evaluate(OUTSIDE, boxes)
