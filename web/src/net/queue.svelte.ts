/** What is shown one after the other: each thing stays for a while before the next takes its place. */
export class Queue<Thing> {
  #waiting = $state.raw<Thing[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the thing that is shown has stayed long enough. */
  #until = 0

  constructor(
    /** `isLast`: nothing waits behind it. */
    private readonly show: (thing: Thing, isLast: boolean) => void,
    /** How long it stays, in milliseconds. */
    private readonly stays: (thing: Thing) => number,
  ) {}

  /** How many things wait. */
  get length(): number {
    return this.#waiting.length
  }

  put(thing: Thing) {
    this.#waiting = [...this.#waiting, thing]
    this.#next()
  }

  /** Shows all that waits, at once. */
  skip() {
    this.#rest()
    while (this.#waiting.length) this.#showFirst()
    this.#until = 0
  }

  /** Forgets all that waits. */
  drop() {
    this.#rest()
    this.#waiting = []
    this.#until = 0
  }

  /** Changes what waits as the last. */
  amend(change: (last: Thing) => Thing) {
    this.#waiting = [...this.#waiting.slice(0, -1), ...this.#waiting.slice(-1).map(change)]
  }

  #rest() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #next() {
    while (this.#waiting.length && this.#timer === undefined) {
      const wait = this.#until - Date.now()
      if (wait > 0) this.#timer = setTimeout(() => this.#wake(), wait)
      else this.#until = Date.now() + this.#showFirst()
    }
  }

  #wake() {
    this.#timer = undefined
    this.#next()
  }

  /** How long it stays. */
  #showFirst(): number {
    const [first, ...rest] = this.#waiting as [Thing, ...Thing[]]
    this.#waiting = rest
    this.show(first, rest.length === 0)
    return this.stays(first)
  }
}
