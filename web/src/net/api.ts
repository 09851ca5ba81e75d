/** The requests of docs/protocol.md. Addresses are relative, so that the page may be served below a path. */
import type { BeliefsInfo, Games, Lobby, Me, NewTable, Pack, Reach, Refusal, ReplayInfo, TableInfo } from '../protocol'

/** The server said no, or could not be reached (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const request: RequestInit =
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  let response: Response
  try {
    response = await fetch(`api/${path}`, request)
  } catch {
    throw new Refused('offline', 'The server cannot be reached.')
  }
  if (response.ok) return response
  const refusal = (await response.json().catch(() => null)) as Refusal | null
  throw new Refused(refusal?.code ?? 'broken', refusal?.sentence ?? response.statusText)
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await ask(path, body)).json() as Promise<T>
const at = (table: string) => `tables/${encodeURIComponent(table)}`

let known: Promise<Me> | null = null
/** Who I am. Asked once: the cookie that comes with the answer stays. */
export function guest(): Promise<Me> {
  known ??= json<Me>('me').catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}
export function rename(name: string): Promise<Me> {
  const renamed = json<Me>('me', { name })
  return renamed.then((me) => {
    known = renamed
    return me
  })
}
export const games = () => json<Games>('games')
export const reach = () => json<Reach>('reach')
export const switchNetwork = (is_on_network: boolean) => json<Reach>('reach', { is_on_network })
export const codeAddress = (id: string) => `api/${at(id)}/code`
export const lobby = () => json<Lobby>('lobby')
export const layTable = (table: NewTable) => json<TableInfo>('tables', table)
export const table = (id: string) => json<TableInfo>(at(id))
export const join = (id: string, seat: number | null, pledge: string | null) => json<TableInfo>(`${at(id)}/join`, { seat, pledge })
export const pledge = (id: string, pledge: string) => json<TableInfo>(`${at(id)}/pledge`, { pledge })
export const start = (id: string, bot: string) => json<TableInfo>(`${at(id)}/start`, { bot })
export const rematch = (id: string, pledge: string | null) => json<TableInfo>(`${at(id)}/rematch`, { pledge })
export const leave = (id: string) => json<TableInfo>(`${at(id)}/leave`, {})
export const recordAddress = (id: string) => `api/${at(id)}/record`
export const record = async (id: string) => (await ask(`${at(id)}/record`)).text()
/** Reads a content pack, and says what differs from the box. */
export const readPack = (game: string, text: string) => json<Pack>(`games/${game}/content`, { text })
export const rules = async (game: string, language: string) => (await ask(`games/${game}/rules/${language}`)).text()

export const beliefs = (id: string) => json<BeliefsInfo>(`${at(id)}/beliefs`)

export function replay(id: string, step: number, seat: number | null): Promise<ReplayInfo> {
  const query = new URLSearchParams({ step: String(step) })
  if (seat !== null) query.set('seat', String(seat))
  return json<ReplayInfo>(`${at(id)}/replay?${query}`)
}

export function socketAddress(id: string): string {
  const address = new URL(`api/${at(id)}/socket`, document.baseURI)
  address.protocol = address.protocol.replace('http', 'ws')
  address.hash = ''
  return address.href
}
