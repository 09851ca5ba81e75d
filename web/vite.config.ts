import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** The rules engine, whose texts the client shares. */
const engine = fileURLToPath(new URL('../src/tatami', import.meta.url))
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
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
