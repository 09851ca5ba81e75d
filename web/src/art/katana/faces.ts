/** Eyes under a lid that slants down towards the nose: what makes the bold bold. `y` is the height of the pupils. */
export function eyes(y: number, lid = 2.8): string {
  return `
h ~ 35 ${y - 0.5} 40.5 ${y - 2} 46 ${y + 1} 40 ${y + 2}/63.5 ${y - 0.5} 58 ${y - 2} 52.5 ${y + 1} 58.5 ${y + 2}
i @ 41.3 ${y} 2.2/57.2 ${y} 2.2
i 34.5 ${y - 1} 1.2 40.5 ${y - 2.6} ${lid} 46.8 ${y + 1} 1/64 ${y - 1} 1.2 58 ${y - 2.6} ${lid} 51.7 ${y + 1} 1`
}
