import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // Relative addresses, so that the client also works when it is served below a path.
  base: './',
  build: {
    outDir: 'dist',
    target: ['es2023', 'chrome123', 'firefox121', 'safari17.5'],
    // No data: addresses in the page: the server's content policy allows nothing but its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
})
