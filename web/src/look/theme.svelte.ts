/** Day or lamplight: what the player chose, remembered on this device, or what the system says. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'tatami.theme'

function remembered(): Theme {
  try {
    const found = localStorage.getItem(KEY)
    return THEMES.find((theme) => theme === found) ?? 'auto'
  } catch {
    return 'auto' // storage is closed to us: private windows, or a page in a frame
  }
}

class Look {
  #theme = $state<Theme>(remembered())

  constructor() {
    this.#show()
  }

  get theme(): Theme {
    return this.#theme
  }

  set theme(chosen: Theme) {
    this.#theme = chosen
    this.#show()
    try {
      localStorage.setItem(KEY, chosen)
    } catch {
      // not remembered, but shown all the same
    }
  }

  #show() {
    if (typeof document === 'undefined') return
    if (this.#theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = this.#theme
  }
}

export const look = new Look()
