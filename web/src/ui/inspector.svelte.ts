/** What is looked at more closely: by pointing, by the keyboard's focus, or by a long press. */
import type { Attachment } from 'svelte/attachments'

const LONG_PRESS = 450
const LINGER = 180

class Inspector {
  /** An id of the game's texts, such as `card-katana`, or of a piece, such as `seat-2`. */
  thing = $state<string | null>(null)
  around = $state.raw<DOMRect | null>(null)
  /** By finger: stays until the next touch. */
  isHeld = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  show(thing: string, element: Element) {
    clearTimeout(this.#timer)
    this.around = element.getBoundingClientRect()
    this.thing = thing
  }

  /** Away soon, unless the pointer goes on to the explanation itself. */
  leave() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.hide(), LINGER)
  }

  stay() {
    clearTimeout(this.#timer)
  }

  hide() {
    clearTimeout(this.#timer)
    this.thing = null
    this.isHeld = false
  }
}

export const inspector = new Inspector()

/** Lets an element explain itself. */
export function inspect(thing: string): Attachment<HTMLElement> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined
    let wasLong = false

    const enter = (event: PointerEvent) => event.pointerType !== 'touch' && inspector.show(thing, element)
    const leave = (event: PointerEvent) => event.pointerType !== 'touch' && inspector.leave()
    const focus = () => element.matches(':focus-visible') && inspector.show(thing, element)
    const blur = () => inspector.leave()
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
      if (inspector.thing === thing) inspector.leave()
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
