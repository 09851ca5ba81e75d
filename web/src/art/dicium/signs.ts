/** The signs of the dice: each colour has a shape of its own, which dice, bonuses, mats and pawns share. */
const around = (points: number, outer: number, inner: number) =>
  Array.from({ length: points * 2 }, (_, i) => {
    const [angle, far] = [(Math.PI * i) / points - Math.PI / 2, i % 2 ? inner : outer]
    return `${(50 + far * Math.cos(angle)).toFixed(1)} ${(50 + far * Math.sin(angle)).toFixed(1)}`
  }).join(' ')

export const SHAPES = {
  /** A drop of water. */
  blue: '~ 50 3 50 3 74 34 85 58 79 79 64 92 50 95 36 92 21 79 15 58 26 34',
  /** A gold leaf, on its corner. */
  yellow: '# 50 1 99 50 50 99 1 50',
  /** A burst of sparks. */
  red: `# ${around(9, 50, 36)}`,
  /** A leaf. */
  green: '~ 7 93 7 93 5 52 22 22 52 6 93 7 93 7 95 48 78 78 48 94',
} as const

export type Colour = keyof typeof SHAPES

export const PIGMENTS: Record<Colour, string> = { blue: 'n', green: 'm', yellow: 'g', red: 'b' }
/** The foot of a pawn, with the sign of its mat. */
export const foot = (colour: Colour) => `
p ~ 4 100 4 100 6 74 22 66 78 66 94 74 96 100 96 100
${PIGMENTS[colour]} ~!4 9 97 9 97 12 77 26 71 74 71 88 77 91 97 91 97
( translate(50 84) scale(.2) translate(-50 -50)
h ${SHAPES[colour]}
)`

/** Five petals: the Dicium sign stands for any value, and its leaf for green. */
const PETAL = '~ 50 46 50 46 30 28 32 8 44 2 50 9 56 2 68 8 70 28'
const petals = Array.from({ length: 5 }, (_, i) => `( rotate(${72 * i} 50 50)\ng ${PETAL}\n)`).join('\n')
export const DICIUM = `${petals}
h @ 50 50 19
m ~ 38 62 38 62 38 48 46 39 62 38 62 38 62 52 54 61
h 40 60 1 52 48 2.4 58 42 1`

/** A bonus as a small disc with its sign; the one for throws is a die on its way round. */
const disc = (paint: string, shape: string) => `p @ 50 50 50\n${paint} @!5 50 50 45\n( translate(50 50) scale(.56) translate(-50 -50)\nh ${shape}\n)`
export const BONUSES = {
  blue: disc('n', SHAPES.blue),
  yellow: disc('g', SHAPES.yellow),
  red: disc('b', SHAPES.red),
  green: disc('m', SHAPES.green),
  roll: `p @ 50 50 50
s @!5 50 50 45
( rotate(14 50 50)
h #!3 36 36 64 36 64 64 36 64
i @ 43.5 43.5 3.6/56.5 56.5 3.6/56.5 43.5 3.6/43.5 56.5 3.6
)
h 22 58 2 20 40 5 32 25 5 50 19 3/78 42 2 80 60 5 68 75 5 50 81 3
h # 48 9 64 20 47 29/52 71 36 80 53 91`,
} satisfies Record<string, string>
export type Bonus = keyof typeof BONUSES

/** Small signs of the tray: a throw, an action, the reserve, the hand. */
export const TRAY = {
  throw: `h #!5 26 26 70 20 76 64 32 70
i @ 40 36 5/62 34 5/51 45 5/40 57 5/62 54 5
i 8 84 2 22 78 5 40 82 2/52 82 2 68 76 5 86 80 2`,
  action: `h ~!5 40 12 40 12 86 40 72 50 92 84 82 92 50 66 42 84 42 84
i 12 30 2 26 34 5/10 50 2 26 50 5/14 70 2 28 64 5`,
  reserve: `w #!5 8 40 92 40 84 88 16 88
l # 14 46 86 46 84 54 16 54
h #!4 22 14 46 14 46 38 22 38/54 14 78 14 78 38 54 38
i @ 34 26 5/60 20 4/72 32 4`,
  hand: `f ~!5 24 94 24 94 20 64 8 48 14 40 28 50 26 16 34 10 40 18 44 44 44 10 52 4 59 12 59 44 62 14 70 9 76 17 74 48 80 28 88 26 92 34 86 66 74 94 74 94`,
  combat: `b #!5 14 24 66 12 86 62 36 84
h @ 34 38 7/58 31 7/42 60 7/68 54 7/50 46 7`,
} satisfies Record<string, string>
export type TraySign = keyof typeof TRAY

/** A pair, and whatever else dice of equal values do. */
export const PAIR = 'h #!7 6 22 48 22 48 66 6 66/54 36 96 36 96 80 54 80\ni @ 27 44 7/66 48 6/84 68 6'
/** A shield: the strength that beats what carries it. */
export const DEFENCE = 't ~!8 14 8 14 8 50 2 86 8 86 8 86 50 50 98 14 50'
export const CARD_BACK = 'n #!5 14 4 86 4 86 96 14 96\ng o 50 50 20 5\ng @ 50 50 7'
