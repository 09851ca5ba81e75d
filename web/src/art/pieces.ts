const PETAL = '50 92 50 92 24 72 14 44 26 20 42 12 50 26 50 26 58 12 74 20 86 44 76 72'
const KOBAN = '50 6 74 16 82 50 74 84 50 94 26 84 18 50 26 16'
/** A margin of paper round a piece, so that it also stands on a dark ground. */
const rim = (patch: string) => `( translate(50 50) scale(1.13) translate(-50 -50)\np ~ ${patch}\n)`

/** Small pieces every table knows. */
export const PIECES = {
  life: `
${rim(PETAL)}
r ~!6 ${PETAL}
h6 30 34 2 27 48 5 34 64 2
i 50 80 2 50 62 4 50 46 1/50 68 1 42 56 3 38 48 1/50 68 1 58 56 3 62 48 1`,
  'life-lost': `
${rim(PETAL)}
p ~!4 ${PETAL}
s 34 40 3 50 54 5 66 68 3`,
  honour: `
${rim(KOBAN)}
g ~!6 ${KOBAN}
l6 32 26 3 27 50 6 32 74 2
i o 50 50 15 5
i 50 42 1 50 50 7 50 58 1/42 50 1 50 50 7 58 50 1
i 40 20 2.4 60 20 3.4/38 27 2.4 62 27 3.4/38 73 2.4 62 73 3.4/40 80 2.4 60 80 3.4`,
  lantern: `
i 50 -4 3 50 10 3
v ~!5 36 18 20 34 16 52 20 70 36 86 64 86 80 70 84 52 80 34 64 18
l7 ~ 38 26 30 40 28 52 30 64 38 80 50 82 54 66 56 52 54 38 50 24
i 22 34 2 50 39 3 78 34 2/17 52 2 50 57 3 83 52 2/22 70 2 50 75 3 78 70 2
i # 34 9 66 9 67 20 33 20/33 84 67 84 66 94 34 94
v 50 94 3 50 104 4`,
  harmless: `
p @ 50 50 50
s @!5 50 50 44
i 34 20 6 34 82 5
i @ 34 18 5
h ~!4 37 24 37 24 56 26 70 22 78 26 78 26 72 42 76 58 76 58 64 54 50 60 37 58 37 58
i 46 32 1 58 36 3 68 33 1/46 44 1 56 48 3 66 45 1`,
  splash: `
v ~ 48 22 56 30 70 18 68 34 84 36 74 46 90 58 74 60 76 76 62 70 54 86 48 72 32 82 34 66 16 64 28 54 12 42 30 42 26 24 42 34
v @ 88 20 4/94 44 2.6/84 84 3.6/20 88 4/8 60 2.4/14 18 3.4/52 8 3/60 94 2.4`,
  blade: `
i ~ 50 -2 50 -2 66 20 84 46 86 68 72 90 50 98 28 90 14 68 16 46 34 20
u ~ 50 12 50 12 62 30 77 52 77 70 66 84 50 90 34 84 23 70 23 52 38 30`,
  seal: `
p # 3 2 97 4 98 97 2 98
v # 8 9 92 7 93 92 7 93
h 16 37 5 40 36 7 65 36 5/64 15 5 65 40 7 64 64 5/36 64 5 60 65 7 85 64 5/36 36 5 35 60 7 36 85 5`,
} satisfies Record<string, string>

export type Piece = keyof typeof PIECES

/** The mark of Tatami: four mats round half a mat, and the half mat is a die that shows its red one. */
const MATS: [x: number, y: number, w: number, h: number][] = [
  [4, 4, 61, 30.6],
  [65.4, 4, 30.6, 61],
  [35, 65.4, 61, 30.6],
  [4, 35, 30.6, 61],
]
const mat = ([x, y, w, h]: [number, number, number, number]) => {
  const long = w > h
  const threads = Array.from({ length: 5 }, (_, i) =>
    long ? `${x + 3} ${y + 8 + i * 3.7} .7 ${x + w - 3} ${y + 8 + i * 3.7} .7` : `${x + 8 + i * 3.7} ${y + 3} .7 ${x + 8 + i * 3.7} ${y + h - 3} .7`,
  ).join('/')
  const hems = long
    ? `${x} ${y} ${x + w} ${y} ${x + w} ${y + 5} ${x} ${y + 5}/${x} ${y + h - 5} ${x + w} ${y + h - 5} ${x + w} ${y + h} ${x} ${y + h}`
    : `${x} ${y} ${x + 5} ${y} ${x + 5} ${y + h} ${x} ${y + h}/${x + w - 5} ${y} ${x + w} ${y} ${x + w} ${y + h} ${x + w - 5} ${y + h}`
  return `l # ${x} ${y} ${x + w} ${y} ${x + w} ${y + h} ${x} ${y + h}\nw ${threads}\ni # ${hems}`
}
export const MARK = `${MATS.map(mat).join('\n')}
h #!2.4 35.5 35.5 64.5 35.5 64.5 64.5 35.5 64.5
v @ 50 50 8.5`
