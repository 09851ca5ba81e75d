/** Arrow keys on a board: one of its buttons is in the tab order, an arrow goes to the nearest one that way. */
import type { Attachment } from 'svelte/attachments'

const WAYS: Record<string, [x: number, y: number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

interface Point {
  x: number
  y: number
}

/** The nearest of some places in a direction; straight ahead counts more than aside. */
export function ahead(from: Point, places: readonly Point[], [x, y]: [number, number]): number {
  let [best, least] = [-1, Infinity]
  places.forEach((place, i) => {
    const [across, down] = [place.x - from.x, place.y - from.y]
    const [far, aside] = [across * x + down * y, Math.abs(across * y) + Math.abs(down * x)]
    if (far <= 1 || aside > far * 1.2) return
    const way = far + aside * 2
    if (way < least) [best, least] = [i, way]
  })
  return best
}

export const compass: Attachment<HTMLElement> = (board) => {
  const stops = () => [...board.querySelectorAll<HTMLButtonElement>('button')]
  const middle = (stop: Element): Point => {
    const { left, top, width, height } = stop.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }

  function settle(current?: HTMLButtonElement) {
    const all = stops()
    const first = current ?? all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.classList.contains('lit')) ?? all[0]
    for (const stop of all) {
      const index = stop === first ? '0' : '-1'
      if (stop.getAttribute('tabindex') !== index) stop.setAttribute('tabindex', index)
    }
  }

  function keys(event: KeyboardEvent) {
    const way = WAYS[event.key]
    const here = (event.target as Element).closest('button')
    if (!way || !here || event.ctrlKey || event.metaKey || event.altKey) return
    const all = stops()
    const to = all[ahead(middle(here), all.map(middle), way)]
    event.preventDefault()
    if (!to) return
    settle(to)
    to.focus()
  }

  const focus = (event: FocusEvent) => {
    const stop = (event.target as Element).closest('button')
    if (stop) settle(stop)
  }
  const watch = new MutationObserver(() => settle())
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
  board.addEventListener('keydown', keys)
  board.addEventListener('focusin', focus)
  settle()
  return () => {
    watch.disconnect()
    board.removeEventListener('keydown', keys)
    board.removeEventListener('focusin', focus)
  }
}
