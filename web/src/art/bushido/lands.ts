/** What a province is, 100 wide and 70 high: it stands in the upper part of its hex. `c` is the colour of a clan. */
type Building = { x: number; y: number; w: number; h: number; rise?: number; roof?: string; wall?: string }

/** A wall under a roof with curved eaves. */
const house = ({ x, y, w, h, rise = 9, roof = 'n', wall = 'h' }: Building) => {
  const [left, right, top] = [x - 4, x + w + 4, y - rise]
  return `${wall} #!1.4 ${x} ${y} ${x + w} ${y} ${x + w} ${y + h} ${x} ${y + h}
${roof} ~!1.8 ${left} ${y + 2} ${left} ${y + 2} ${x + w * 0.16} ${y - rise * 0.45} ${x + w * 0.28} ${top} ${x + w * 0.28} ${top} ${x + w * 0.72} ${top} ${x + w * 0.72} ${top} ${x + w * 0.84} ${y - rise * 0.45} ${right} ${y + 2} ${right} ${y + 2} ${x + w / 2} ${y}`
}
const window = (x: number, y: number) => `i # ${x} ${y} ${x + 4} ${y} ${x + 4} ${y + 5} ${x} ${y + 5}`
const pine = (x: number, y: number) => `i ${x} ${y} 2 ${x + 1} ${y - 8} 1.6
m ~!1.4 ${x - 9} ${y - 7} ${x - 4} ${y - 11} ${x - 6} ${y - 16} ${x} ${y - 22} ${x + 6} ${y - 16} ${x + 5} ${y - 11} ${x + 10} ${y - 7}`
const shoots = (places: string) =>
  `m ${places
    .split(' ')
    .map((place) => place.split(',').map(Number) as [number, number])
    .map(([x, y]) => `${x} ${y} 1.6 ${x - 2.4} ${y - 6} .6/${x} ${y} 1.6 ${x} ${y - 7} .6/${x} ${y} 1.6 ${x + 2.4} ${y - 6} .6`)
    .join('/')}`

export const LANDS = {
  city: `
k4 ~ 4 66 10 44 30 34 70 30 92 44 96 66
${house({ x: 60, y: 40, w: 26, h: 25, roof: 's' })}
${house({ x: 14, y: 44, w: 22, h: 21, roof: 's' })}
${house({ x: 36, y: 34, w: 28, h: 32, roof: 'n', rise: 8 })}
${house({ x: 42, y: 17, w: 16, h: 10, roof: 'n', rise: 10 })}
${window(45, 42)}
${window(53, 42)}
${window(72, 47)}
${window(21, 51)}
b #!1.2 46 54 54 54 54 66 46 66
i 4 66 1.6 50 67 2.6 96 66 1.2`,
  temple: `
r3 @ 50 30 27
i 50 -1 1.4 50 12 2.8
g @!1 50 4 2.6
${house({ x: 40, y: 18, w: 20, h: 9, rise: 8, roof: 'b' })}
${house({ x: 35, y: 34, w: 30, h: 9, rise: 9, roof: 'b' })}
${house({ x: 30, y: 51, w: 40, h: 13, rise: 10, roof: 'b' })}
i # 45 54 55 54 55 64 45 64
i 36 52 1 36 64 1.6/64 52 1 64 64 1.6
s #!1.4 20 63 80 63 83 68 17 68`,
  town: `
${house({ x: 54, y: 40, w: 30, h: 25, rise: 11 })}
${house({ x: 16, y: 46, w: 28, h: 19, rise: 11, roof: 's' })}
${window(62, 47)}
${window(72, 47)}
b #!1 21 51 39 51 39 57 21 57
h 27 51 1 27 57 1/33 51 1 33 57 1
i 4 66 1.6 50 67 2.6 96 66 1.2`,
  village: `
${pine(84, 64)}
${pine(14, 62)}
w #!1.4 32 48 68 48 68 66 32 66
l ~!2 24 50 24 50 34 36 44 24 44 24 56 24 56 24 66 36 76 50 76 50 50 47
i 36 36 .6 32 48 1.4/46 26 .6 43 46 1.4/55 26 .6 57 46 1.4/64 36 .6 68 48 1.4
i # 44 54 56 54 56 66 44 66
i 40 24 3 50 22 4 60 24 3
i 4 66 1.6 50 67 2.6 96 66 1.2`,
  mountain: `
k5 ~ 50 66 50 66 70 40 80 30 86 28 94 40 104 66 104 66
i 66 46 .6 78 31 1.6 86 28 1.8 94 40 .8
s ~!2.2 -2 66 -2 66 22 38 36 14 42 7 48 6 54 14 66 36 86 66 86 66
h ~ 31 24 36 14 42 7 48 6 54 14 59 24 59 24 53 29 49 23 44 32 39 24 35 29 31 24
i 40 36 .5 34 48 2 26 60 .6/52 36 .5 58 50 2 66 62 .6/46 42 .4 46 52 1.4 44 60 .4
m ~ -4 68 10 60 24 63 40 58 60 63 78 59 102 68`,
  'rice-field': `
k6 #!1.6 10 36 44 34 40 48 2 50/52 34 88 36 96 49 50 48
k6 #!1.6 2 53 40 51 36 67 -6 68/50 51 98 53 104 68 46 67
${shoots('16,45 26,44 36,43 60,43 72,44 84,45')}
${shoots('8,63 20,62 31,61 56,62 70,62 86,63')}
g @ 76 16 8
m ~ 0 34 16 26 30 30 50 22 70 29 86 25 100 34`,
  fortress: `
s ~!1.8 4 70 4 70 14 52 14 52 86 52 86 52 96 70 96 70
i 11 60 .8 50 62 1.6 89 60 .8/36 53 .8 35 61 1.2/64 53 .8 66 61 1.2
${house({ x: 20, y: 40, w: 60, h: 13, rise: 14, roof: 'c' })}
${house({ x: 32, y: 18, w: 36, h: 9, rise: 15, roof: 'c' })}
g ~ 42 4 38 -3 44 1/58 4 62 -3 56 1
i # 28 43 35 43 35 51 28 51/45 43 55 43 55 53 45 53/65 43 72 43 72 51 65 51/41 20 47 20 47 25 41 25/53 20 59 20 59 25 53 25`,
} satisfies Record<string, string>

export type Land = keyof typeof LANDS
