/** A socket to a table that comes back by itself: whatever happened meanwhile is in the snapshot it then gets. */
import type { ClientMessage, ServerMessage } from '../protocol'

export const PROTOCOL = 1
/** Why the server closed, where coming back is of no use. docs/protocol.md has all codes. */
const FINAL: Record<number, string> = { 4000: 'hello-first', 4001: 'no-guest', 4004: 'unknown-table', 4013: 'too-many-sockets' }
const PAUSES = [0, 400, 1000, 2000, 4000]

export interface LinkEvents {
  message(message: ServerMessage): void
  /** `lost` while it tries to come back; `ended` with a code when it gave up. */
  state(state: 'open' | 'lost' | 'ended', code?: string): void
}

export interface Pipe {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export class Link {
  #pipe: Pipe | null = null
  #isOpen = false
  #isOver = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The seat this screen looks through; said again after a break. */
  look: number | null = null

  constructor(
    private readonly connect: () => Pipe,
    private readonly events: LinkEvents,
  ) {
    this.#begin()
  }

  /** Sends if there is somebody to send to. What could not be sent is not kept: it would be stale. */
  send(message: ClientMessage): boolean {
    if (!this.#isOpen) return false
    this.#pipe!.send(JSON.stringify(message))
    return true
  }

  /** Try again now: the browser is back online, or the page is looked at again. */
  wake() {
    if (this.#isOver || this.#pipe) return
    clearTimeout(this.#timer)
    this.#begin()
  }

  end() {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#pipe?.close()
  }

  #begin() {
    const pipe = this.connect()
    this.#pipe = pipe
    pipe.onopen = () => {
      this.#isOpen = true
      this.send({ type: 'hello', protocol: PROTOCOL, ...(this.look === null ? {} : { look: this.look }) })
    }
    pipe.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.type === 'snapshot') {
        this.#failures = 0
        this.events.state('open')
      }
      this.events.message(message)
    }
    pipe.onclose = ({ code }) => this.#closed(code)
  }

  #closed(code: number) {
    this.#isOpen = false
    this.#pipe = null
    if (this.#isOver) return
    const reason = FINAL[code]
    if (reason) {
      this.#isOver = true
      this.events.state('ended', reason)
      return
    }
    this.events.state('lost')
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)]!
    this.#failures += 1
    this.#timer = setTimeout(() => this.#begin(), pause + Math.random() * 200)
  }
}
