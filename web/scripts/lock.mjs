// Makes package-lock.json without any address in it: npm already leaves out where a package came from
// (.npmrc), but copies the packages' funding links, which `npm ci` never reads.
// Packages younger than the date are left alone: a lock made on a release day lacks other platforms' binaries.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const before = process.argv[2] ?? '2026-10-23'
const npm = process.env.npm_execpath
if (!npm) throw new Error('run this as `npm run lock [date]`')
execFileSync(process.execPath, [npm, 'install', '--package-lock-only', '--before', before], { stdio: 'inherit' })

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const entry of Object.values(lock.packages)) delete entry.funding
const text = JSON.stringify(lock, null, 2) + '\n'
if (/https?:/.test(text)) throw new Error('package-lock.json still holds an address')
writeFileSync('package-lock.json', text)
