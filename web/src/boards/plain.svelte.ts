/** A board in words and tables instead of a drawn one, for whoever prefers it; remembered on this device. */
const KEY = 'tatami.plain-board'

class PlainBoard {
  #isOn = $state(remembered())

  get isOn(): boolean {
    return this.#isOn
  }

  set isOn(on: boolean) {
    this.#isOn = on
    try {
      localStorage.setItem(KEY, String(on))
    } catch {
      // not remembered, but shown all the same
    }
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false // storage is closed to us: private windows, or a page in a frame
  }
}

export const plainBoard = new PlainBoard()
