/** What stands in the archipelago: pawns, tiles, monsters and scenery; `c` is the colour of the seat that owns it. */
import { BONUSES, CARD_BACK, DEFENCE, SHAPES, TRAY } from './signs'

/** What keeps a tile on the sea afloat: logs with rope. */
export const RAFT = `
w ~!3 4 84 4 84 50 80 96 84 96 84 90 98 50 100 10 98
i 8 91 2 50 89 3 92 91 2/28 83 2 26 98 3/72 83 2 74 98 3`

const CAPITAL = `
p # 6 98 6 30 18 22 30 30 34 12 50 2 66 12 70 30 82 22 94 30 94 98
h #!4 12 94 12 36 20 36 20 42 28 42 28 36 34 36 34 94/66 94 66 36 72 36 72 42 80 42 80 36 88 36 88 94
h #!4 30 94 30 46 70 46 70 94
c #!4 30 46 30 34 38 34 38 40 46 40 46 34 54 34 54 40 62 40 62 34 70 34 70 46
i 50 36 3 50 8 3
c #!3 51 8 76 15 51 23
i ~ 42 94 42 94 42 72 50 66 58 72 58 94 58 94
i 16 56 2 30 57 2/70 57 2 84 56 2/36 60 2 64 61 2`
const CITY = `
p # 2 96 2 52 24 30 36 30 50 10 66 30 78 34 98 54 98 96
h #!4 8 92 8 58 42 58 42 92/58 92 58 60 92 60 92 92
h #!4 32 92 32 40 66 40 66 92
c #!4 4 60 24 40 44 58/56 60 76 42 96 61
c #!4 26 42 49 16 72 42
i #  44 92 44 72 55 72 55 92/16 66 22 66 22 76 16 76/74 68 80 68 80 78 74 78/40 50 46 50 46 58 40 58/53 50 59 50 59 58 53 58`
const TEMPLE = `
p # 2 98 2 40 50 8 98 40 98 98
c #!4 8 42 50 14 92 42
h #!3 12 42 88 42 88 52 12 52
h #!3 17 52 28 52 28 86 17 86/35 52 46 52 46 86 35 86/54 52 65 52 65 86 54 86/72 52 83 52 83 86 72 86
h #!3 8 86 92 86 96 95 4 95
i @ 50 33 5`
const WONDER = `
p # 18 100 26 40 34 22 40 4 60 4 66 22 74 40 82 100
g ~ 50 2 50 2 42 10 44 20 56 20 58 10
h #!4 38 36 40 20 60 20 62 36
c #!4 32 66 36 36 64 36 68 66
h #!4 24 94 30 66 70 66 76 94
i # 45 94 45 78 55 78 55 94/46 44 54 44 54 56 46 56
g 14 92 1 4 66 4 12 40 4 26 22 1/86 92 1 96 66 4 88 40 4 74 22 1
m ~ 6 74 0 66 6 62 10 68/8 54 3 44 11 42 14 50/16 38 14 28 22 28 22 36/94 74 100 66 94 62 90 68/92 54 97 44 89 42 86 50/84 38 86 28 78 28 78 36`
/** A helmet with a crest; what the hero can do stands below it. */
const hero = (sign: string) => `
p ~ 50 0 18 12 12 50 20 98 80 98 88 50 82 12
s #!3 26 96 30 80 70 80 74 96
g ~!4 28 80 28 80 24 44 34 24 50 20 66 24 76 44 72 80 72 80 60 80 57 56 57 56 68 50 66 44 50 48 34 44 32 50 43 56 43 56 40 80
c ~!4 50 22 50 22 26 34 14 34 18 14 36 4 60 4 80 14 88 36 88 36 76 32
h @!3 80 82 17
( translate(80 82) scale(.23) translate(-50 -50)
${sign}
)`
const REDEPLOY = 'i 8 60 6 30 22 10 66 24 10 84 50 8\ni # 98 34 90 78 60 54'
const ROLL = 'i #!5 20 20 80 20 80 80 20 80\nh @ 36 36 9/64 64 9/50 50 9'

export const TILES: Record<string, string> = {
  capital: CAPITAL,
  city: CITY,
  temple: TEMPLE,
  wonder: WONDER,
  'hero-redeploy': hero(REDEPLOY),
  'hero-roll': hero(ROLL),
  'hero-colour': hero(`n ${SHAPES.blue}`),
}
/** The third hero carries the colour of its mat. */
const PAINT = { blue: 'n', yellow: 'g', red: 'b', green: 'm' } as const
export const heroOf = (mat: string | null): string => hero(mat && mat in PAINT ? `${PAINT[mat as keyof typeof PAINT]} ${SHAPES[mat as keyof typeof PAINT]}` : `n ${SHAPES.blue}`)

/** A pawn: a hoplite on land, a trireme on the sea. The crest of its seat lies on shield and sail. */
export const HOPLITE = `
p ~ 44 -4 22 8 14 40 10 100 92 100 90 40 70 8
i 88 4 3 84 98 4
t # 84 8 89 -6 94 9
s #!3 30 98 34 74 46 74 46 98/54 98 54 74 66 74 70 98
f ~!3 34 38 34 38 38 22 50 18 60 24 60 38
g ~!3 30 40 30 40 30 18 46 8 64 18 66 40 58 40 54 26 48 40
c ~!3 46 10 46 10 28 16 18 32 14 22 26 4 48 -2 64 6 68 16
c @!5 48 64 31`
export const TRIREME = `
p ~ 8 60 22 8 80 6 100 50 96 84 60 100 20 96 2 76
i 52 10 4 52 72 5
c ~!4 20 14 20 14 52 10 84 14 84 14 88 36 84 56 84 56 52 60 20 56 20 56 16 36
w ~!4 4 64 4 64 22 74 76 74 90 60 96 54 96 54 94 78 80 92 30 94 12 84
h @ 86 72 4
i 24 86 2 18 100 3/40 88 2 36 102 3/56 88 2 54 102 3/70 86 2 72 100 3`

export const MONSTERS: Record<string, string> = {
  minotaur: `
p ~ 50 10 4 4 6 34 24 60 40 98 60 98 76 60 94 34 96 4
h ~!3 32 34 32 34 12 30 8 6 8 6 22 22 40 24/68 34 68 34 88 30 92 6 92 6 78 22 60 24
w ~!4 28 30 50 20 72 30 74 52 64 76 60 92 40 92 36 76 26 52
h @ 40 48 5/60 48 5
i @ 40 48 2.6/60 48 2.6
r ~!3 38 78 50 70 62 78 58 90 42 90
g o 50 90 7 3`,
  cyclops: `
p ~ 50 0 14 18 10 60 22 98 78 98 90 60 86 18
f ~!4 50 6 22 20 18 56 30 92 70 92 82 56 78 20
h @!4 50 42 18
n @ 50 42 9
i @ 50 42 4
i 28 24 2 50 16 5 72 24 2/36 74 2 50 70 4 64 74 2
w ~ 30 80 50 76 70 80 66 94 34 94`,
  medusa: `
p ~ 50 0 10 10 2 50 22 94 78 94 98 50 90 10
m 40 24 6 22 10 5 8 24 2/34 34 6 14 36 5 4 54 2/34 50 6 16 58 5 14 80 2/60 24 6 78 10 5 92 24 2/66 34 6 86 36 5 96 54 2/66 50 6 84 58 5 86 80 2/50 20 6 46 6 5 56 0 2
m ~!3 50 16 32 26 30 46 70 46 68 26
f ~!4 34 36 50 30 66 36 66 62 50 82 34 62
i @ 42 50 3.4/58 50 3.4
v 42 68 1 50 70 3.4 58 68 1`,
  scylla: `
p ~ 50 2 20 20 2 70 20 98 80 98 98 70 80 20
i ~!3 30 30 50 8 70 30 76 66 24 66
f ~!3 38 30 50 24 62 30 61 46 50 58 39 46
i @ 45 38 2.6/55 38 2.6
v 45 48 1 50 49 2.6 55 48 1
n ~!4 22 66 50 58 78 66 92 92 70 84 50 96 30 84 8 92
k 30 74 2 36 70 4 42 74 2/58 74 2 64 70 4 70 74 2`,
  hydra: `
p ~ 50 0 4 10 6 50 22 98 78 98 94 50 96 10
m ~!3 36 94 30 62 40 50 60 50 70 62 64 94
m 44 60 8 26 46 7 20 24 7/50 56 8 50 30 7 50 16 7/56 60 8 74 46 7 80 24 7
m ~!3 10 24 20 12 32 20 28 32 14 32/40 14 50 2 62 12 58 24 44 24/70 20 80 10 92 22 86 32 74 32
h @ 20 22 3.4/50 13 3.4/81 21 3.4
i @ 20 22 1.6/50 13 1.6/81 21 1.6`,
}

export const QUARRY = `
t #!4 6 92 6 66 34 66 34 92/38 92 38 66 66 66 66 92/70 92 70 66 96 66 96 92/20 64 20 38 48 38 48 64/54 64 54 38 82 38 82 64
h #!4 36 36 36 12 66 12 66 36
s 10 72 2 28 72 2/42 72 2 60 72 2/24 44 2 42 44 2/40 18 2 60 18 2`
export const TREES = `
m4 @ 30 66 18 7/70 86 18 7
w 30 66 4 30 46 3/70 86 4 70 66 3
m ~!3 30 20 18 34 20 50 40 50 42 34/70 40 58 54 60 70 80 70 82 54`
export const WAVES = 'r3 8 44 1 24 34 4 40 44 1 56 34 4 70 44 1/36 74 1 50 66 4 64 74 1 78 66 4 92 74 1'
export const LAIR = 'i5 ~ 18 86 18 86 22 46 50 28 78 46 82 86 82 86\nh @ 38 66 4/50 70 4'
export const LAUREL = 'g 46 96 2 18 76 7 12 36 6 24 6 1/54 96 2 82 76 7 88 36 6 76 6 1\ng ~ 30 88 12 92 4 76 18 76/18 68 2 64 0 46 12 54/16 44 2 34 8 18 18 28/22 22 16 6 28 0 30 14/70 88 88 92 96 76 82 76/82 68 98 64 100 46 88 54/84 44 98 34 92 18 82 28/78 22 84 6 72 0 70 14'
export const OWL = `
w ~!4 50 4 50 4 84 2 80 30 88 60 70 94 30 94 12 60 20 30 16 2
h @!4 35 34 15/65 34 15
i @ 35 34 6/65 34 6
g # 44 46 56 46 50 60
i 30 70 1 38 78 4 46 70 1/54 70 1 62 78 4 70 70 1`

/** What a philosopher helps with: throws, ways, buildings, fights; the colour of a tile is nobody's here. */
const plain = (drawing: string) => drawing.replaceAll(/^c /gm, 'r ').replaceAll(/^c([~#@])/gm, 'r$1')
export const PHILOSOPHERS: Record<string, string> = {
  socrates: BONUSES.roll,
  pythagoras: TRAY.throw,
  epicurus: TRAY.hand,
  plato: plain(hero(ROLL)),
  aristotle: `m ${SHAPES.green}`,
  hypatia: plain(TEMPLE),
  archimedes: plain(CITY),
  thales: `n ${SHAPES.blue}`,
  heraclitus: `g ${SHAPES.yellow}`,
  anaximander: TRAY.action,
  diogenes: DEFENCE,
  zeno: `b ${SHAPES.red}`,
  parmenides: TRAY.combat,
  democritus: BONUSES.green,
  protagoras: CARD_BACK,
  empedocles: `n @ 32 36 26\ng @ 68 36 26\nm @ 50 68 26`,
}
