/** The seven seat crests (mon), in the order of the seats; `c` is the seat's colour. */
const DISC = 'p @ 50 50 50\nc @!6 50 50 44'
const LEAF = 'i ~ 50 48 50 48 40 40 36 28 44 22 50 26 56 22 64 28 60 40\nc 50 44 1 50 30 2.6/47 40 .8 42 33 2/53 40 .8 58 33 2'
const FEATHER = 'i ~ 50 14 57 20 59 36 58 60 54 68 50 70 46 68 42 60 41 36 43 20\ni 50 60 3.5 50 88 3.5\nc 50 20 1.2 50 68 2.4/50 34 .8 43 27 2.2/50 34 .8 57 27 2.2/50 48 .8 42 41 2.2/50 48 .8 58 41 2.2/50 62 .8 43 55 2.2/50 62 .8 57 55 2.2'
const ARROW = 'i 50 24 4.6 50 80 4.6\ni # 50 10 58 28 50 24 42 28\ni # 50 66 60 60 60 80 50 87/50 66 40 60 40 80 50 87\nc 55 68 1.6 55 80 1.6/45 68 1.6 45 80 1.6'
const around = (n: number, motif: string) => Array.from({ length: n }, (_, i) => `( rotate(${(360 / n) * i} 50 50)\n${motif}\n)`).join('\n')
/** One over the other, with the disc's colour left between them. */
const crossed = (motif: string, gap: number) => `( rotate(-38 50 50)\n${motif}\n)\n( rotate(38 50 50)\nc 50 26 ${gap} 50 72 ${gap}\n${motif}\n)`

export const CRESTS = [
  // A ring with two bars: one bar on a disc would be a road sign.
  ['bars', `${DISC}\ni o 50 50 32 7\ni # 22 35 78 35 82 45 18 45/18 55 82 55 78 65 22 65`],
  ['scales', `${DISC}\ni # 50 16 66 45 34 45/33 48 49 77 17 77/67 48 83 77 51 77`],
  ['hollyhock', `${DISC}\n${around(3, LEAF)}`],
  ['feathers', `${DISC}\n${crossed(FEATHER, 22)}`],
  ['arrows', `${DISC}\n${crossed(ARROW, 10)}`],
  [
    'butterfly',
    `${DISC}
i ~ 48 46 40 26 26 18 15 28 16 44 28 54 46 54/52 46 60 26 74 18 85 28 84 44 72 54 54 54
i ~ 47 54 32 56 22 66 28 80 38 80 46 68/53 54 68 56 78 66 72 80 62 80 54 68
i 50 34 5 50 56 8 50 80 3
i 49 36 1.6 45 22 2.8 38 17 2/51 36 1.6 55 22 2.8 62 17 2
c @ 27 34 6/73 34 6/33 69 4.6/67 69 4.6
i @ 27 34 2.6/73 34 2.6
c 42 50 1 34 42 2.4/58 50 1 66 42 2.4`,
  ],
  [
    'wave',
    `${DISC}
i ~ 9 62 9 62 20 40 40 22 62 20 78 32 80 46 72 54 62 50 62 50 68 44 64 36 54 34 44 42 42 56 52 68 70 72 90 64 90 64 80 84 58 94 36 92 18 82
c 22 66 1 28 52 3 38 38 1/24 78 1 38 74 3 56 80 3 76 77 1
i @ 80 22 4.4/88 36 3/70 12 2.8`,
  ],
] as const satisfies readonly (readonly [name: string, drawing: string])[]

export type Crest = (typeof CRESTS)[number][0]
