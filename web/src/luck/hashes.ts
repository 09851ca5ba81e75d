/**
 * The hashes of sealed luck, as docs/decisions/chance.md writes them down, and the checks of a record. They come from a
 * library, because a page that was served over plain http has no `crypto.subtle`; it is fetched when a table is near.
 */
import { blake2b } from '@noble/hashes/blake2.js'

const SIZE = 32 // bytes of a share and of a hash
const utf8 = new TextEncoder()

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const digest = (text: string, size: number): string => hex(blake2b(utf8.encode(text), { dkLen: size }))

/** The hash of lines of text. */
export const hashOf = (...lines: string[]): string => digest(lines.join('\n'), SIZE)

/** C: what the server shows before anybody sits down. */
export const promiseOf = (table: string, secret: string): string => hashOf('tatami promise 1', `table ${table}`, `secret ${secret}`)

/** c: what a player shows when sitting down. */
export const pledgeOf = (share: string): string => hashOf('tatami pledge 1', `share ${share}`)

/** H: the hash of what is played (the lines of a record that say game and version, seats, options by name, and content) and of the closed list. */
export const settingOf = (lines: string[], table: string, promise: string, pledges: (string | null)[]): string =>
  hashOf('tatami setting 1', ...lines, `table ${table}`, `promise ${promise}`, ...pledges.map((pledge) => `pledge ${pledge ?? '-'}`))

/** The check of a line of a record, given the check of the line above. */
export const checkOf = (above: string, said: string): string => digest(`${above}\n${said}`, 2)

/** r: a share of the luck that nobody else knows. */
export const drawShare = (): string => hex(crypto.getRandomValues(new Uint8Array(SIZE)))
