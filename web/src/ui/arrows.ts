/**
 * Arrow keys within a row of pieces (its buttons): one of them is in the tab order, the arrows move on to the others.
 */
import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const arrows: Attachment<HTMLElement> = (row) => {
  const stops = () => [...row.querySelectorAll('button')]

  /** The one that Tab reaches: where the focus was last, else what can be chosen, else the first. */
  function settle(current?: HTMLButtonElement) {
    const all = stops()
    const kept = current ?? all.find((stop) => stop === document.activeElement)
    const first = kept ?? all.find((stop) => stop.classList.contains('lit')) ?? all[0]
    for (const stop of all) {
      const index = stop === first ? '0' : '-1'
      if (stop.getAttribute('tabindex') !== index) stop.setAttribute('tabindex', index)
    }
  }

  function keys(event: KeyboardEvent) {
    const all = stops()
    const at = all.indexOf(event.target as HTMLButtonElement)
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    const to = step ? (at + step + all.length) % all.length : event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : -1
    if (to < 0) return
    event.preventDefault()
    settle(all[to])
    all[to]!.focus()
  }

  const focus = (event: FocusEvent) => {
    const stop = (event.target as HTMLElement).closest('button')
    if (stop) settle(stop)
  }
  const watch = new MutationObserver(() => settle())
  watch.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
  row.addEventListener('keydown', keys)
  row.addEventListener('focusin', focus)
  settle()
  return () => {
    watch.disconnect()
    row.removeEventListener('keydown', keys)
    row.removeEventListener('focusin', focus)
  }
}
