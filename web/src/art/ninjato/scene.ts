/** Buildings and ground: the roof of a house in its clan's colour, its two doors, the roofs of the four places, pines and a lamp. */
const tiles = (from: number, to: number, top: number, bottom: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [x, part] = [from + ((to - from) * i) / (count - 1), i / (count - 1) - 0.5]
    return `${50 + (x - 50) * 0.66} ${top + 2} .8 ${x - part} ${bottom - 1} 1.8`
  }).join('/')

/** 100 wide, 84 high: roof, beam and posts; doors are laid between the posts. */
export const HOUSE = `
h # 8 38 92 38 92 84 8 84
w # 6 36 12 36 12 84 6 84/88 36 94 36 94 84 88 84/47 36 53 36 53 84 47 84
i # 4 35 96 35 96 39 4 39
c ~!2.2 0 36 0 36 10 28 20 14 24 8 24 8 76 8 76 8 80 14 90 28 100 36 100 36 86 34 50 32 14 34
i4 ${tiles(8, 92, 9, 33, 11)}
i ~ 20 9 20 9 24 3 76 3 80 9 80 9
c # 24 4.6 76 4.6 77 7 23 7
i ~ 21 9 21 9 15 6 14 0 20 2 26 5/79 9 79 9 85 6 86 0 80 2 74 5`

/** The gate: heavy planks, for those who come by strength. 40 wide, 40 high. */
export const GATE = `
w # 0 0 40 0 40 40 0 40
i 10 0 .8 10 40 1.2/20 0 1.6 20 40 2/30 0 .8 30 40 1.2/0 8 1.4 40 8 2/0 32 1.4 40 32 2
g @ 16 20 2/24 20 2`
/** The sliding door: paper on laths, for those who come by stealth. */
export const SHOJI = `
h # 0 0 40 0 40 40 0 40
s 0 10 1 40 10 1/0 20 1 40 20 1/0 30 1 40 30 1/10 0 1 10 40 1/30 0 1 30 40 1
i 20 0 1.6 20 40 2
i5 @ 25 21 1.6`

/** Roofs over the four places, 100 wide and 30 high. */
const roof = (paint: string, line: string) => `
${paint} ~!1.6 0 29 0 29 12 22 22 10 28 4 28 4 72 4 72 4 78 10 88 22 100 29 100 29 84 27 50 25.6 16 27
i4 ${line}
i ~ 24 5 24 5 28 1 72 1 76 5 76 5`
export const ROOFS = {
  dojo: roof('s', tiles(6, 94, 5, 27, 15)),
  sensei: `
l ~!1.6 0 29 0 29 14 18 30 6 50 2 70 6 86 18 100 29 100 29 84 26 50 24.6 16 26
w4 50 3 .6 34 14 1.4 22 26 .8/50 3 .6 42 14 1.4 36 25 .8/50 3 .6 50 14 1.4 50 25 .8/50 3 .6 58 14 1.4 64 25 .8/50 3 .6 66 14 1.4 78 26 .8/44 4 .6 24 15 1.4 8 27 .8/56 4 .6 76 15 1.4 92 27 .8
w # 40 1 60 1 62 5 38 5
i 41 0 1.4 42 6 2/50 -1 1.4 50 5 2/59 0 1.4 58 6 2`,
  palace: `${roof('w', tiles(6, 94, 5, 27, 15))}
g ~!1 23 6 23 6 16 3 18 -3 24 0 28 3/77 6 77 6 84 3 82 -3 76 0 72 3
g @ 50 12 3.4`,
  pavilion: `
u ~!1.6 0 29 0 29 18 22 32 12 40 4 40 4 60 4 60 4 68 12 82 22 100 29 100 29 84 27 50 25.6 16 27
i4 ${tiles(6, 94, 5, 27, 15)}
g @!1 50 1.6 2.6
i ~ 38 5 38 5 42 2.6 58 2.6 62 5 62 5`,
} satisfies Record<string, string>
export type Roof = keyof typeof ROOFS

export const PINE = `
w ~!2 44 100 44 100 48 70 40 50 48 48 54 66 56 100 56 100
m ~!2.2 50 6 30 14 22 26 32 30 68 30 78 26 70 14
m ~!2.2 40 34 18 40 10 52 20 57 62 57 70 50 60 38
m ~!2.2 64 50 48 58 44 68 54 72 88 72 94 64 82 54
i4 30 22 1 50 16 3 70 22 1/18 50 1 38 44 3 58 50 1/54 66 1 70 60 3 86 66 1`

/** A stone lamp beside the path. */
export const LAMP = `
s ~!2.4 20 30 20 30 34 18 46 10 54 10 66 18 80 30 80 30 50 26
s #!2 32 30 68 30 66 54 34 54
l @ 50 42 9
s #!2 28 54 72 54 68 61 32 61
s #!2 44 61 56 61 58 88 42 88
s #!2 30 88 70 88 76 99 24 99
s @!1.6 50 8 4`

/** Far hills and the moon behind the houses, 400 wide and 100 high; it is stretched. */
export const HILLS = `
l @ 236 44 26
l5 @ 236 44 34
s5 ~ -10 104 -10 66 40 48 90 60 140 44 190 58 250 46 300 60 350 44 410 62 410 104
n5 ~ -10 104 -10 80 50 68 120 78 180 66 260 78 330 68 410 80 410 104`
