/** What is looked at more closely: by pointing, by the keyboard's focus, or by a long press. */
import type { Attachment } from 'svelte/attachments'

const LONG_PRESS = 450
/** A pointer that only passes by is not answered. */
const INTENT = 220

class Inspector {
  /** An id of the game's texts, such as `card-katana`, or of a piece, such as `seat-2`. */
  thing = $state<string | null>(null)
  around = $state.raw<DOMRect | null>(null)
  /** A column marked `data-explain="aside"`: what is in it is explained to its left, so that a question in it stays in sight. */
  column = $state.raw<DOMRect | null>(null)
  /** The clause it rests on, for the key that opens the rules. */
  clause = $state<string | null>(null)
  /** By finger: stays until the next touch. */
  isHeld = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  soon(thing: string, element: Element) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.show(thing, element), this.thing ? 60 : INTENT)
  }

  show(thing: string, element: Element) {
    clearTimeout(this.#timer)
    this.around = element.getBoundingClientRect()
    this.column = element.closest('[data-explain="aside"]')?.getBoundingClientRect() ?? null
    this.thing = thing
  }

  hide() {
    clearTimeout(this.#timer)
    this.thing = null
    this.clause = null
    this.isHeld = false
  }
}

export const inspector = new Inspector()

/** One attachment a thing: an element that is drawn anew with every step keeps its own, and what it explains stays open. */
const made = new Map<string, Attachment<HTMLElement>>()

/** Lets an element explain itself. */
export function inspect(thing: string): Attachment<HTMLElement> {
  let found = made.get(thing)
  if (!found) made.set(thing, (found = explaining(thing)))
  return found
}

function explaining(thing: string): Attachment<HTMLElement> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined
    let wasLong = false

    const enter = (event: PointerEvent) => event.pointerType !== 'touch' && inspector.soon(thing, element)
    const leave = (event: PointerEvent) => event.pointerType !== 'touch' && inspector.hide()
    const focus = () => element.matches(':focus-visible') && inspector.show(thing, element)
    // The focus also leaves an element that is being taken away, in the middle of drawing the page.
    const blur = () => queueMicrotask(() => inspector.hide())
    const down = (event: PointerEvent) => {
      wasLong = false
      if (event.pointerType !== 'touch') return
      press = setTimeout(() => {
        wasLong = true
        inspector.show(thing, element)
        inspector.isHeld = true
      }, LONG_PRESS)
    }
    const up = () => clearTimeout(press)
    const click = (event: MouseEvent) => {
      if (!wasLong) return inspector.hide()
      // A long press only explains.
      wasLong = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const menu = (event: Event) => wasLong && event.preventDefault()

    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', focus)
    element.addEventListener('focusout', blur)
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('click', click, { capture: true })
    element.addEventListener('contextmenu', menu)
    return () => {
      clearTimeout(press)
      if (inspector.thing === thing) queueMicrotask(() => inspector.hide())
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('focusout', blur)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('click', click, { capture: true })
      element.removeEventListener('contextmenu', menu)
    }
  }
}
