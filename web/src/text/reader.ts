/** Makes sentences of what a game tells, asks, offers and refuses. The same in Python: src/tatami/text/reader.py. */
import type { EventInfo, Fact, OptionInfo, Outcome } from '../protocol'
import type { Book, Variables } from './book'

export type Facts = Record<string, Fact>

/** Facts that hold a seat; with an s, several. */
const SEATS = new Set(['seat', 'target', 'by', 'victim', 'attacker'])

/** A sentence in parts: words, and the things that are named in it. */
export type Part = { text: string; seat?: number; noun?: string }

export class Reader {
  constructor(
    readonly book: Book,
    readonly names: string[],
    /** What texts name of the values in play, by message. */
    readonly values: Record<string, Facts> = {},
  ) {}

  event(event: EventInfo): string {
    return this.say(this.#eventId(event), event.facts)
  }

  /** What happened, with the players and nouns named in it marked. */
  told(event: EventInfo): Part[] {
    return this.parts(this.event(event), event.facts)
  }

  outcome(outcome: Outcome): string {
    const rank = outcome.rank ? [this.say('outcome-rank', { rank: outcome.rank })] : []
    return [this.winners(outcome), ...rank, this.say('outcome-reason', { ...outcome.facts, reason: outcome.reason })].join(' ')
  }

  winners(outcome: Outcome): string {
    const facts: Facts = { seats: outcome.winners, count: outcome.winners.length }
    if (outcome.is_cooperative && !outcome.winners.length) {
      const seats = outcome.scores.map((_, seat) => seat)
      return this.say('outcome-lost', { seats, count: seats.length })
    }
    if (!outcome.winners.length) return this.say('outcome-nobody')
    const all = new Set(outcome.winners)
    const team = outcome.teams.find((team) => team.seats.length === all.size && team.seats.every((seat) => all.has(seat)))
    if (team && this.book.has(`team-${team.name}`)) return this.say('outcome-team', { ...facts, team: team.name })
    return this.say('outcome-players', facts)
  }

  /** The question, to the one who is asked or about them. */
  prompt(prompt: string, facts: Facts, asked: number, reader: number | null): string {
    return this.say(asked === reader ? `prompt-${prompt}` : `prompt-${prompt}-other`, { seat: asked, ...facts })
  }

  choice(option: OptionInfo): string {
    const id = `choice-${option.kind}`
    return this.book.has(id) ? this.say(id, { ...option.facts, ...this.values[id] }) : option.words
  }

  /**
   * A piece that was touched. What it is, its place says, or the facts of a choice that is made with it: tile/ronin,
   * { card: 'bo' }, { skills: ['choho'] }. That they always do is asked of every game in tests/test_text.py.
   */
  piece(piece: string, options: OptionInfo[]): string {
    const [place, part = place!] = piece.split('/')
    const seat = /^seat-(\d+)$/.exec(part)
    if (seat) return this.name(Number(seat[1]))
    const facts = options.filter(({ pieces }) => pieces.includes(piece)).flatMap((option) => Object.entries(option.facts))
    const kinds = facts.flatMap(([kind, fact]) => {
      if (Array.isArray(fact)) return fact.some((each) => each === part) ? [kind.replace(/s$/, '')] : []
      return fact === part ? [kind] : []
    })
    const kind = [place!, ...kinds, 'piece'].find((each) => this.book.has(`${each}-${part}`))
    return kind ? this.noun(kind, part) : part
  }

  noun(kind: string, id: string): string {
    return this.book.say(`${kind}-${id}`)
  }

  text(kind: string, id: string): string {
    return this.explained(`${kind}-${id}`) ?? ''
  }

  /** The text that goes with a message, with the values in play. */
  explained(id: string): string | undefined {
    return this.book.text(id, this.variables(this.values[id] ?? {}))
  }

  say(id: string, facts: Facts = {}): string {
    return this.book.say(id, this.variables(facts))
  }

  name(seat: number): string {
    return this.names[seat] ?? this.book.say('nobody')
  }

  variables(facts: Facts): Variables {
    const found: Variables = {}
    for (const [name, fact] of Object.entries(facts)) {
      const value = this.#variable(name, fact)
      if (value !== null) found[name] = value
    }
    if ('reason' in found && Object.keys(found).some((name) => SEATS.has(name.replace(/s$/, '')))) {
      // Where it is known who ended the game, the reason says so.
      found['reason'] = this.book.attribute(`reason-${String(facts['reason'])}`, 'named', found) ?? found['reason']
    }
    return found
  }

  /** Cuts a sentence at the players and nouns that its facts name. */
  parts(sentence: string, facts: Facts): Part[] {
    const things: Part[] = []
    for (const [name, fact] of Object.entries(facts)) {
      const one = Array.isArray(fact) ? name.replace(/s$/, '') : name
      for (const each of Array.isArray(fact) ? fact : [fact]) {
        if (typeof each === 'number' && SEATS.has(one)) things.push({ text: this.name(each), seat: each })
        else if (typeof each === 'string' && this.book.has(`${one}-${each}`))
          things.push({ text: this.noun(one, each), noun: `${one}-${each}` })
      }
    }
    return cut(sentence, things)
  }

  #eventId(event: EventInfo): string {
    return event.has_secrets ? `event-${event.kind}-known` : `event-${event.kind}`
  }

  #variable(name: string, fact: Fact): string | number | null {
    if (fact === null) return null
    if (typeof fact === 'boolean') return String(fact)
    if (Array.isArray(fact)) {
      const counts = new Map<string, number>()
      for (const each of fact) {
        const said = String(this.#variable(name.replace(/s$/, ''), each))
        counts.set(said, (counts.get(said) ?? 0) + 1)
      }
      return this.book.join([...counts].map(([noun, count]) => (count === 1 ? noun : this.book.say('several', { noun, count }))))
    }
    if (typeof fact === 'number') return SEATS.has(name) ? this.name(fact) : fact
    const id = `${name}-${fact}`
    return this.book.has(id) ? this.book.say(id) : fact
  }
}

/** The sentence cut where the things stand, each at its first free place; longer names first. */
function cut(sentence: string, things: Part[]): Part[] {
  let parts: Part[] = [{ text: sentence }]
  for (const thing of things.toSorted((a, b) => b.text.length - a.text.length)) {
    const at = parts.findIndex((part) => part.seat === undefined && !part.noun && thing.text && part.text.includes(thing.text))
    if (at < 0) continue
    const [before = '', ...rest] = parts[at]!.text.split(thing.text)
    parts = [...parts.slice(0, at), { text: before }, thing, { text: rest.join(thing.text) }, ...parts.slice(at + 1)]
  }
  return parts.filter((part) => part.text)
}
