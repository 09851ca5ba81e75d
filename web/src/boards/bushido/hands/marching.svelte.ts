/**
 * An army that is taken up and put down: from, to and how many are one gesture, a move among the own provinces or an attack. What can
 * be reached is told by the view; nothing is said before the army is put down, or the attack begun.
 */
import type { BushidoLoad as Load, BushidoView, BushidoWay as Way } from '../../../protocol'
import type { Composer, Picking, PieceState } from '../../../table/picking.svelte'
import type { Reader } from '../../../text/reader'
import { here } from '../words'

const AT_ONCE = 10 // troops that one answer names, at most

interface Table {
  view(): BushidoView
  prompt(): string | undefined
  reader(): Reader
  picking: Pick<Picking, 'options' | 'key' | 'send' | 'sendAll'>
}

export class Marching implements Composer {
  #at = $state('')
  #source = $state<string | null>(null)
  #target = $state<string | null>(null)
  #troops = $state<number | null>(null)
  #elite = $state(0)
  /** The honour that is promised for a victory. */
  #bonus = $state(0)

  constructor(private readonly table: Table) {}

  readonly isOn = $derived.by(() => this.table.prompt() === 'regroup' || this.table.prompt() === 'target')
  readonly isAttack = $derived.by(() => this.table.prompt() === 'target')
  readonly #ways = $derived.by(() => (this.isOn ? this.table.view().ways : []))
  readonly #isMine = $derived.by(() => this.#at === this.table.picking.key)
  /** The province whose army is in the hand. */
  readonly source = $derived.by(() => (this.#isMine ? this.#source : null))
  readonly target = $derived.by(() => (this.#isMine ? this.#target : null))
  readonly way = $derived.by((): Way | null => this.#ways.find(({ source, province }) => source === this.source && province === this.target) ?? null)
  /** Without an aim: as many as any way of this army takes. */
  readonly loads = $derived.by((): Load[] => this.way?.loads ?? widest(this.#ways.filter(({ source }) => source === this.source)))
  readonly elite = $derived.by(() => (this.loads.some(({ elite }) => elite === this.#elite) ? this.#elite : (this.loads[0]?.elite ?? 0)))
  readonly load = $derived.by(() => this.loads.find(({ elite }) => elite === this.elite) ?? null)
  readonly troops = $derived.by(() => {
    const { least, most } = this.load ?? { least: 0, most: 0 }
    return Math.max(least, Math.min(this.#troops ?? most, most))
  })
  /** Tokens that can still be promised. */
  readonly promises = $derived.by((): number[] => {
    const { seat, seats } = this.table.view()
    const tokens = seats.find((clan) => clan.seat === seat)?.bonus_tokens ?? []
    if (!this.way?.is_defended || !tokens.length) return []
    return [0, ...tokens, ...(tokens.length > 1 ? [tokens.reduce((sum, token) => sum + token, 0)] : [])]
  })
  readonly bonus = $derived.by(() => (this.promises.includes(this.#bonus) ? this.#bonus : 0))
  readonly isBarred = $derived.by(() => this.load?.barred.includes(this.troops) ?? false)
  readonly hasBegun = $derived.by(() => this.source !== null)

  readonly sentence = $derived.by(() => {
    const name = (province: string) => this.table.reader().noun('province', province)
    if (this.isBarred) return here.say('seen-before')
    if (this.way?.is_attack) return here.say('attack-ready', { province: name(this.way.province), from: name(this.way.source), count: this.troops + 3 * this.elite })
    if (this.source) return here.say(this.isAttack ? 'attack-where' : 'move-where', { from: name(this.source), count: this.troops + 3 * this.elite })
    return here.say(this.isAttack ? 'attack-whom' : 'take-up')
  })
  readonly done = $derived.by(() => {
    if (this.way) return { label: here.say('attack-now', { province: this.table.reader().noun('province', this.way.province) }), answers: this.#answers(this.way) }
    return { label: here.say(this.isAttack ? 'no-attack' : 'moves-done'), answers: this.source === null ? ['done'] : null }
  })

  state(piece: string): PieceState {
    if (piece === this.source || piece === this.target) return 'chosen'
    if (this.source) return this.#ways.some(({ source, province }) => source === this.source && province === piece) ? 'lit' : 'calm'
    const isEnd = ({ source, province, is_attack }: Way) => source === piece || (is_attack && province === piece)
    return this.#ways.some(isEnd) ? 'lit' : 'calm'
  }

  pick(piece: string): boolean {
    if (piece === this.source) return this.back()
    const from = this.#ways.filter(({ source }) => source === piece)
    const to = this.#ways.filter(({ province }) => province === piece)
    const way = to.find(({ source }) => source === this.source)
    const other = from.find(({ province }) => province === this.target)
    if (way && piece === this.target) return this.#commit(way)
    if (other) return this.#put(other)
    if (way) return this.#put(way)
    if (to[0]?.is_attack && this.source === null) return this.#put(to[0])
    if (!from.length) return false
    this.#take(piece)
    return true
  }

  /** From one province straight to another: what a drag says. */
  carry(from: string, to: string) {
    const way = this.#ways.find(({ source, province }) => source === from && province === to)
    if (!way) return
    if (this.source !== from) this.#take(from)
    this.#put(way)
  }

  canCarry(from: string): boolean {
    return this.#ways.some(({ source }) => source === from)
  }

  set(troops: number) {
    this.#troops = troops
  }

  setElite(elite: number) {
    this.#elite = elite
  }

  promise(bonus: number) {
    this.#bonus = bonus
  }

  back(): boolean {
    if (this.target) this.#target = null
    else if (this.source) this.#source = null
    else return false
    return true
  }

  clear() {
    this.#source = this.#target = null
  }

  #take(source: string) {
    this.#at = this.table.picking.key
    this.#source = source
    this.#target = this.#troops = null
    this.#elite = this.#bonus = 0
  }

  /** An army is put down among the own at once; an attack is looked at first. */
  #put(way: Way): true {
    if (this.source !== way.source) this.#take(way.source)
    this.#target = way.province
    if (!way.is_attack && !this.isBarred) this.#commit(way)
    return true
  }

  #commit(way: Way): true {
    const answers = this.#answers(way)
    if (answers) this.table.picking.sendAll(answers)
    return true
  }

  #answers(way: Way): string[] | null {
    if (!this.load || this.isBarred) return null
    const hasElite = (this.table.view().provinces.find(({ province }) => province === way.source)?.elite ?? 0) > 0
    const tokens = hasElite ? [`number ${this.elite}`] : []
    if (!way.is_attack) return [`from ${way.source}`, `to ${way.province}`, ...tokens, `number ${this.troops}`]
    const promised = this.promises.length ? [this.bonus ? `bonus ${this.bonus}` : 'no bonus'] : []
    return [`attack ${way.province}`, `from ${way.source}`, ...tokens, ...tenByTen(this.troops, this.load.most), ...promised]
  }
}

/** A force is answered ten at a time, as long as more could go. */
export function tenByTen(troops: number, most: number): string[] {
  const count = Math.min(AT_ONCE, troops)
  const goesOn = count === AT_ONCE && most > AT_ONCE
  return [`number ${count}`, ...(goesOn ? tenByTen(troops - AT_ONCE, most - AT_ONCE) : [])]
}

/** For every number of tokens the widest load of all ways. */
function widest(ways: Way[]): Load[] {
  const loads = ways.flatMap((way) => way.loads)
  return [...new Set(loads.map(({ elite }) => elite))].map((elite) => {
    const same = loads.filter((load) => load.elite === elite)
    return { elite, least: Math.min(...same.map(({ least }) => least)), most: Math.max(...same.map(({ most }) => most)), barred: [] }
  })
}

