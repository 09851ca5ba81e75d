/** How the provinces look, on the map and in the strip: a tint, a pattern in ink that tells them apart without colour, and where the name stands at sea. */
export interface ProvinceLook {
  tint: string
  /** The side of the pattern's square, its lines, and whether they are dots. */
  pattern: [size: number, lines: string, areDots?: boolean]
  /** Where the coin stands, in units of the map; the name follows it. A province without a coast has none. */
  tag: [x: number, y: number] | null
}

export const PROVINCE_LOOKS: Record<string, ProvinceLook> = {
  kinai: { tint: '#e2bf7e', pattern: [22, 'M11 3V19M3 11H19'], tag: [768, 782] },
  tokaido: { tint: '#b4c98a', pattern: [16, 'M0 16L16 0M-4 4L4 -4M12 20L20 12'], tag: [1180, 690] },
  kanto: { tint: '#e6ab8c', pattern: [20, 'M10 5L15 10L10 15L5 10Z'], tag: [1460, 612] },
  tosando: { tint: '#b5a88f', pattern: [15, 'M0 7.5H15'], tag: null },
  hokurikudo: { tint: '#c3acd3', pattern: [24, 'M0 8Q6 2 12 8T24 8M0 20Q6 14 12 20T24 20'], tag: [1060, 187] },
  oshu: { tint: '#9fbcbc', pattern: [18, 'M9 9h.1', true], tag: [1140, 64] },
  sanindo: { tint: '#d79a8b', pattern: [16, 'M0 0L16 16M-4 12L4 20M12 -4L20 4'], tag: [336, 432] },
  sanyodo: { tint: '#a9cf9f', pattern: [12, 'M3 3h.1M9 9h.1', true], tag: [392, 690] },
  nankaido: { tint: '#b9b4dc', pattern: [24, 'M0 12A12 12 0 0 1 24 12M-12 24A12 12 0 0 1 12 24A12 12 0 0 1 36 24'], tag: [470, 950] },
  saikaido: { tint: '#ddd183', pattern: [15, 'M7.5 0V15'], tag: [24, 900] },
}

export const tintOf = (province: string) => PROVINCE_LOOKS[province]?.tint ?? 'var(--straw)'
