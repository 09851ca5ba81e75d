// Writes src/protocol.ts from the server's schema; `--print` only prints it. PYTHON names another Python.
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const own = ['../.venv/bin/python', '../.venv/Scripts/python.exe'].find((file) => existsSync(file))
const python = process.env.PYTHON ?? own ?? 'python3'
const schema = JSON.parse(execFileSync(python, ['-m', 'tatami.server.schema'], { encoding: 'utf8', maxBuffer: 1e8 }))

const types = await compile(schema, 'Protocol', {
  bannerComment: '// Generated from the messages of the server by `npm run types`; docs/protocol.md tells what they mean.',
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, semi: false, printWidth: 118 },
})
const text = types
  .replace(/( \*\n)? \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '')
  .replace(/\/\*\*\n \*\/\n/g, '')
  .replace(/export interface Protocol \{[^}]*\}\n/, '')
if (process.argv.includes('--print')) process.stdout.write(text)
else writeFileSync('src/protocol.ts', text)
