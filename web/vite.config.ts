import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The rules engine, whose texts the client shares. */
const engine = fileURLToPath(new URL('../src/tatami', import.meta.url))
const server = 'http://127.0.0.1:8000'

/** `virtual:intros-en`: what the lobby says of every game, so that it need not fetch all that they say at a table. */
function intros(): Plugin {
  const INTRO = /^(?:title|pitch|length) =.*(?:\n +.*)*/gm
  return {
    name: 'tatami-intros',
    resolveId: (id) => (/^virtual:intros-\w+$/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = /^\0virtual:intros-(\w+)$/.exec(id)?.[1]
      if (!language) return undefined
      const found: Record<string, string> = {}
      for (const file of globSync(`**/text/${language}.ftl`, { cwd: join(engine, 'games') }).sort()) {
        const path = join(engine, 'games', file)
        this.addWatchFile(path)
        const lines = readFileSync(path, 'utf8').match(INTRO)
        if (lines) found[file.split(/[\\/]/).slice(0, -2).join('.')] = lines.join('\n')
      }
      return `export default ${JSON.stringify(found)}`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), intros()],
  // Relative addresses, so that the client also works when it is served below a path.
  base: './',
  resolve: { alias: { '@engine': engine } },
  build: {
    outDir: 'dist',
    target: ['es2023', 'chrome123', 'firefox121', 'safari17.5'],
    // No data: addresses in the page: the server's content policy allows nothing but its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['.', engine] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
