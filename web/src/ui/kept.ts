/** What this device remembers of the page: nothing where storage is closed to us, as in private windows or in a frame. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`tatami.${name}`)
  } catch {
    return null
  }
}

/** Tells whether it could be kept; where not, it holds until the page is left. */
export function keep(name: string, value: string): boolean {
  try {
    localStorage.setItem(`tatami.${name}`, value)
    return true
  } catch {
    return false
  }
}
