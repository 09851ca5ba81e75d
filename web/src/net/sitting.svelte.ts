/** One table as this screen sees it: what the server sent last, and what this player can say to it. */
import type { ClientMessage, EventInfo, LogEntry, OptionInfo, Order, Plan, Position, ServerMessage, TableInfo, WhyNotAnswer } from '../protocol'
import { socketAddress } from './api'
import { Link, type Pipe } from './link'
import { stays } from './pace.svelte'
import { Queue } from './queue.svelte'

export interface Notice {
  code: string
  sentence: string
}

/** Leaves `type` and `id` to the sender. */
type Unsent<T> = T extends ClientMessage ? Omit<T, 'id'> : never

const MOST_PLANS = 3
const PLAN_STAYS = 15_000 // milliseconds

type Update = Extract<ServerMessage, { type: 'update' }>

export class Sitting {
  table = $state.raw<TableInfo | null>(null)
  /** What is shown. It may be behind what the server said last, as the player’s pace has it. */
  position = $state.raw<Position | null>(null)
  /** What the server said last. */
  live = $state.raw<Position | null>(null)
  log = $state.raw<LogEntry[]>([])
  connection = $state<'opening' | 'open' | 'lost' | 'ended'>('opening')
  /** Why there is no way back, or null. */
  ended = $state<string | null>(null)
  /** The last thing the server refused. */
  notice = $state.raw<Notice | null>(null)
  whyNot = $state.raw<WhyNotAnswer | null>(null)
  /** What the last step told, for what moves on the board; a snapshot moves nothing. */
  news = $state.raw<EventInfo[]>([])
  /** What players have proposed, the newest last; only as long as the page is open. */
  plans = $state.raw<Plan[]>([])
  /** A choice is on its way. */
  isSending = $state(false)

  #link: Link
  #count = 0
  #queue = new Queue<Update>(
    (update, isLast) => this.#show(update, isLast),
    (update) => (update.entry.events.length || update.entry.takes_back ? stays() : 0),
  )
  /** Has this player just done something here? What comes of it is shown at once. */
  #hasActed = false
  #earliest: number | null = null
  /** The messages that opened a share: one that comes too late is no trouble of the player’s. */
  #opened = new Set<number>()

  constructor(id: string, connect: () => Pipe = () => new WebSocket(socketAddress(id)) as Pipe) {
    this.#link = new Link(connect, {
      message: (message) => this.take(message),
      state: (state, code) => {
        this.connection = state
        this.ended = code ?? null
        if (state !== 'open') this.isSending = false
      },
    })
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name ?? '') ?? []
  }

  /** How many steps are still to be shown. */
  get behind(): number {
    return this.#queue.length
  }

  /** Shows at once what is still to be shown. */
  skip() {
    this.#queue.skip()
  }

  /** Is there more of the log than is shown? */
  get hasPast(): boolean {
    return this.log.length > 0 && this.log[0]!.step > 0 && this.#earliest !== this.log[0]!.step
  }

  choose(words: string) {
    this.#answer((seat, step) => ({ type: 'choose', seat, step, words }))
  }

  /** Answers this question and those that follow it, in order: all of them, or none. */
  gesture(answers: string[]) {
    if (answers.length === 1) this.choose(answers[0]!)
    else if (answers.length) this.#answer((seat, step) => ({ type: 'gesture', seat, step, answers }))
  }

  #answer(message: (seat: number, step: number) => Unsent<ClientMessage>) {
    const question = this.position && questionOf(this.position)
    if (!question || this.isSending) return
    this.isSending = this.#hasActed = this.#send(message(question.seat, question.step))
    this.whyNot = null
    this.notice = null
  }

  why(pieces: string[]) {
    const seat = this.position?.seat
    if (seat != null) this.#send({ type: 'why', seat, piece: pieces.join(' ') })
  }

  look(seat: number | null) {
    this.#link.look = seat
    this.#send({ type: 'look', seat })
  }

  undo() {
    if (this.position?.seat != null) this.#hasActed = this.#send({ type: 'undo', seat: this.position.seat, step: this.position.step })
  }

  redo() {
    if (this.position?.seat != null) this.#hasActed = this.#send({ type: 'redo', seat: this.position.seat, step: this.position.step })
  }

  consent(agree: boolean) {
    const request = this.table?.undo_request
    if (request) this.#send({ type: 'consent', step: request.step, agree })
  }

  /** Says which response windows this seat wants to be asked about. */
  order(wish: Order['wish']) {
    if (this.position?.seat != null) this.#send({ type: 'order', seat: this.position.seat, wish })
  }

  /** Shows everybody a piece, with a short phrase. */
  propose(phrase: Plan['phrase'], piece: string) {
    if (this.position?.seat != null) this.#send({ type: 'propose', seat: this.position.seat, phrase, piece })
  }

  /** Holds the open response window open for longer. */
  wait() {
    const decision = this.position?.decision
    if (decision) this.#send({ type: 'wait', seat: decision.seat, step: decision.step })
  }

  /** Opens the share of the luck that a seat pledged. */
  open(seat: number, share: string) {
    if (this.#send({ type: 'open', seat, share })) this.#opened.add(this.#count)
  }

  past() {
    if (this.hasPast) this.#send({ type: 'past', before: this.log[0]!.step })
  }

  wake() {
    this.#link.wake()
  }

  end() {
    this.#queue.drop()
    this.#link.end()
  }

  /** Takes in what the server says. */
  take(message: ServerMessage) {
    switch (message.type) {
      case 'snapshot':
        this.#queue.drop()
        this.table = message.table
        this.position = this.live = message.position
        this.log = message.log
        this.#earliest = null
        this.news = []
        this.#settled()
        this.whyNot = null
        break
      case 'update':
        this.live = message.position
        this.#settled()
        // Before what this player has done everything else is shown, and a question that does not wait waits for no pace.
        if (this.#isOwn(message) || isUrgent(message.position)) this.#queue.skip()
        this.#queue.put(message)
        break
      case 'position':
        this.live = message.position
        this.#settled()
        if (!this.behind) this.position = message.position
        else {
          this.#queue.amend((last) => ({ ...last, position: message.position }))
          if (isUrgent(message.position)) this.skip()
        }
        break
      case 'table':
        this.table = message.table
        if (message.table.undo_request) this.skip()
        break
      case 'why-not':
        this.whyNot = message
        break
      case 'plan':
        this.plans = [...this.plans.slice(-(MOST_PLANS - 1)), message]
        setTimeout(() => (this.plans = this.plans.filter((plan) => plan !== message)), PLAN_STAYS)
        break
      case 'history':
        // The same page may have been asked for twice.
        if (message.log.length) this.log = [...message.log.filter(({ step }) => step < (this.log[0]?.step ?? Infinity)), ...this.log]
        else this.#earliest = this.log[0]?.step ?? null
        break
      case 'error':
        if (message.answers !== null && this.#opened.has(message.answers)) break
        this.notice = { code: message.code, sentence: message.sentence }
        this.isSending = false
        break
    }
  }

  /** One more step on the board. */
  #show(update: Update, isLast: boolean) {
    const entries = [...(update.earlier ?? []), update.entry]
    this.log = entries.reduce((log, entry) => marked(log, entry, update.undone), this.log)
    // What is taken back is the last choice of all: that can be done when all is shown.
    this.position = isLast ? update.position : { ...update.position, undo: null, can_redo: false }
    this.news = entries.flatMap(({ events }) => events)
    this.whyNot = null
  }

  #isOwn({ entry }: Update): boolean {
    const isOwn = this.#hasActed && entry.seat !== null && !!this.table?.seats[entry.seat]?.is_mine
    if (isOwn) this.#hasActed = false
    return isOwn
  }

  #settled() {
    this.isSending = false
    // A seat that is handed over is nobody's: it is looked through only when its player says so.
    this.#link.look = this.live?.hand_over == null ? (this.live?.seat ?? null) : null
  }

  #send(message: Unsent<ClientMessage>): boolean {
    this.#count += 1
    return this.#link.send({ ...message, id: this.#count } as ClientMessage)
  }
}

/** Is this seat asked something that is closed before long? */
const isUrgent = ({ window }: Position): boolean => !!window?.asks && window.closes_in !== null

/** What a seat may choose from now: what it is asked, or else what it may do unasked; null where there is nothing. */
export function questionOf({ decision, initiative = [], seat, step }: Position): { seat: number; step: number; options: OptionInfo[] } | null {
  return decision ?? (initiative.length && seat !== null ? { seat, step, options: initiative } : null)
}

/** The log with one more entry, and those marked that it took back. An entry that is already there is not doubled. */
export function marked(log: LogEntry[], entry: LogEntry, undone: number[]): LogEntry[] {
  const taken = new Set(undone)
  const kept = log.filter((each) => each.step !== entry.step)
  return [...kept.map((each) => (taken.has(each.step) ? { ...each, undone: true } : each)), entry]
}
