/** Between -1 and 1, fixed for a place: what is drawn by hand is never quite even, and always the same. */
export function noise(x: number, y: number): number {
  const wild = Math.sin(x * 127.1 + y * 311.7) * 43758.5453
  return (wild - Math.floor(wild)) * 2 - 1
}
