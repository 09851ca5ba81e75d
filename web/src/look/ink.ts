/**
 * Drawings as text. A drawing is a few lines, one mark a line, painted in order:
 *
 *     <paint><tenths of opacity, if not opaque> <shape>
 *
 *     i 10 90 2 50 40 6 90 10 0     a brush stroke through points, each with the brush's width there
 *     w ~ 10 10 90 10 50 90         a smooth closed patch through points; a point given twice is a corner
 *     t # 10 10 90 10 50 90         a patch with straight edges
 *     g @ 50 50 20                  a disc (or 50 50 20 12: an oval)
 *     w ~!2 10 10 90 10 50 90       a patch, oval or disc with an ink line round it, 2 wide, heavier below
 *     x ~!2 10 10 90 10 50 90       the line alone
 *     i o 50 50 20 3                a ring, brushed once round with an uneven width
 *     n M10 10 L90 90 Z             anything else, as an SVG path
 *     ( rotate(40 50 50)            what follows is moved, until the closing
 *     )
 *
 * Several shapes of one kind may share a line, parted by "/". The brush is never quite even: its width
 * trembles a little, always the same way for the same stroke, as a line cut in wood would.
 */

/** Pigments by letter; all are custom properties, so a drawing follows the theme around it. */
const PAINTS: Record<string, string> = {
  i: 'ink',
  p: 'paper',
  h: 'chalk',
  n: 'indigo',
  k: 'sky',
  v: 'vermilion',
  b: 'beni',
  r: 'rose',
  g: 'gold',
  m: 'moss',
  u: 'plum',
  s: 'slate',
  t: 'steel',
  w: 'wood',
  l: 'straw',
  f: 'skin',
  c: 'seat',
}

export interface Mark {
  d: string
  fill: string
  opacity: number | undefined
  transform: string | undefined
}

type Point = [x: number, y: number]

/** A colour block never sits quite under its line block. Worked into the points: a transform a path is slow to paint. */
const SLIP: Point = [0.7, 0.5]
const STILL: Point = [0, 0]

const drawn = new Map<string, Mark[]>()

/** The painted marks of a drawing; each drawing is worked out once. */
export function marks(drawing: string): Mark[] {
  let found = drawn.get(drawing)
  if (!found) drawn.set(drawing, (found = paint(drawing)))
  return found
}

/** Marks that stand under the same transform, one after the other. */
export function runs(all: Mark[]): { transform: string | undefined; marks: Mark[] }[] {
  const found: { transform: string | undefined; marks: Mark[] }[] = []
  for (const mark of all) {
    const last = found.at(-1)
    if (last && last.transform === mark.transform) last.marks.push(mark)
    else found.push({ transform: mark.transform, marks: [mark] })
  }
  return found
}

function paint(drawing: string): Mark[] {
  const painted: Mark[] = []
  const moved: string[] = []
  for (const line of drawing.split('\n')) {
    const words = line.trim()
    if (!words) continue
    if (words[0] === '(') moved.push(words.slice(1).trim())
    else if (words[0] === ')') moved.pop()
    else {
      const [, letter = '', tenths = '', shape = ''] = /^([a-z])(\d?)\s+(.*)$/.exec(words) ?? []
      const paint = PAINTS[letter]
      if (!paint && letter !== 'x') throw new Error(`no such mark: ${words}`)
      const opacity = tenths ? Number(tenths) / 10 : undefined
      const transform = moved.join(' ') || undefined
      const [, lined] = /^[~#@]!([\d.]+)/.exec(shape) ?? []
      const bare = shape.replace(/![\d.]+/, '')
      if (paint) painted.push({ d: outline(bare, lined ? SLIP : STILL), fill: `var(--${paint})`, opacity, transform })
      if (lined) painted.push({ d: contour(bare, Number(lined)), fill: 'var(--ink)', opacity: undefined, transform })
    }
  }
  return painted
}

function outline(shape: string, [dx, dy]: Point): string {
  if (/^M/.test(shape)) return shape
  const kind = kindOf(shape)
  const shifted = (n: number[]) => points(n).map(([x, y]): Point => [x + dx, y + dy])
  return parts(shape)
    .map((n) => {
      if (kind === '~') return patch(shifted(n))
      if (kind === '#') return `M${shifted(n).map(spot).join('L')}Z`
      if (kind === '@') return disc([n[0]! + dx, n[1]! + dy, ...n.slice(2)])
      if (kind === 'o') return ring(n)
      return brush(n)
    })
    .join('')
}

/** The ink line round a patch, an oval or a disc. */
function contour(shape: string, width: number): string {
  const kind = kindOf(shape)
  return parts(shape)
    .map((n) => {
      if (kind === '#') return edges(points(n), width)
      return kind === '~' ? loop(points(n), width) : loop(around(n), width)
    })
    .join('')
}

const kindOf = (shape: string) => /^[~#@o]/.exec(shape)?.[0] ?? ''

function parts(shape: string): number[][] {
  return shape
    .slice(kindOf(shape).length)
    .split('/')
    .map((part) => {
      const n = part.trim().split(/[\s,]+/).map(Number)
      if (n.some(Number.isNaN)) throw new Error(`not a number in: ${shape}`)
      return n
    })
}

function points(n: number[]): Point[] {
  const found: Point[] = []
  for (let i = 0; i + 1 < n.length; i += 2) found.push([n[i]!, n[i + 1]!])
  return found
}

const round = (value: number) => Math.round(value * 10) / 10
const spot = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A closed curve through the points (Catmull-Rom, written as cubic curves). */
function patch(through: Point[]): string {
  const n = through.length
  const at = (i: number) => through[(i + n) % n]!
  let d = `M${spot(at(0))}`
  for (let i = 0; i < n; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [ex, ey]] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    if (bx === cx && by === cy) continue
    d += `C${spot([bx + (cx - ax) / 6, by + (cy - ay) / 6])} ${spot([cx - (ex - bx) / 6, cy - (ey - by) / 6])} ${spot([cx, cy])}`
  }
  return d + 'Z'
}

function disc(n: number[]): string {
  const [x = 0, y = 0, rx = 0, ry = rx] = n
  return `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

function around([x = 0, y = 0, rx = 0, ry = rx]: number[]): Point[] {
  return Array.from({ length: 10 }, (_, i) => [x + rx * Math.cos(i * 0.6283), y + ry * Math.sin(i * 0.6283)])
}

function edges(corners: Point[], width: number): string {
  return corners
    .map((a, i) => {
      const b = corners[(i + 1) % corners.length]!
      return brush([...a, width * 0.9, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, width * 1.1, ...b, width * 0.9])
    })
    .join('')
}

/** A closed line through the points, heavier where it faces down and to the right. */
function loop(through: Point[], width: number): string {
  const area = through.reduce((sum, [x, y], i) => {
    const [bx, by] = through[(i + 1) % through.length]!
    return sum + x * by - bx * y
  }, 0)
  const side = Math.sign(area) || 1
  const n = through.length
  const knots = [n - 1, ...through.keys(), 0, 1].map((i) => [...through[i % n]!, width] as [number, number, number])
  const dense = smooth(knots)
  // From the first point once round to it; a point given twice is a corner.
  const spine = dense
    .slice(steps(knots[0]!, knots[1]!), dense.length - 1 - steps(knots.at(-2)!, knots.at(-1)!))
    .filter(([x, y], i, all) => i === 0 || Math.hypot(x - all[i - 1]![0], y - all[i - 1]![1]) > 0.01)
  const outer: Point[] = []
  const inner: Point[] = []
  spine.forEach(([x, y], i) => {
    const [ax, ay] = spine[(i - 1 + spine.length) % spine.length]!
    const [bx, by] = spine[(i + 1) % spine.length]!
    const long = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [(side * (by - ay)) / long, (side * (ax - bx)) / long]
    const half = (width / 2) * (1 + 0.34 * (nx + ny) + 0.1 * tremble(x, y))
    outer.push([x + nx * half, y + ny * half])
    inner.push([x - nx * half, y - ny * half])
  })
  return rounded(outer) + rounded(inner.reverse())
}

function ring(n: number[]): string {
  const [x = 0, y = 0, r = 0, w = 1, start = -100] = n
  const round: number[] = []
  for (let i = 0; i <= 16; i++) {
    const angle = ((start + i * 22.5) * Math.PI) / 180
    round.push(x + r * Math.cos(angle), y + r * Math.sin(angle), w * (1 + 0.22 * Math.sin(i * 0.8 + 1)))
  }
  return brush(round)
}

/** The same small number for the same place: what makes a line tremble without ever changing. */
function tremble(seed: number, step: number): number {
  const wave = Math.sin(seed * 12.9898 + step * 78.233) * 43758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

function brush(n: number[]): string {
  if (n.length < 6 || n.length % 3) throw new Error(`a stroke needs x, y and width at two points or more: ${n}`)
  const knots: [number, number, number][] = []
  for (let i = 0; i < n.length; i += 3) knots.push([n[i]!, n[i + 1]!, n[i + 2]!])
  const spine = smooth(knots)
  const left: Point[] = []
  const right: Point[] = []
  const seed = n[0]! + n[1]! * 1.7
  spine.forEach(([x, y, w], i) => {
    const [ax, ay] = spine[Math.max(0, i - 1)]!
    const [bx, by] = spine[Math.min(spine.length - 1, i + 1)]!
    const long = Math.hypot(bx - ax, by - ay) || 1
    const half = (w / 2) * (1 + 0.1 * tremble(seed, i))
    const [nx, ny] = [((by - ay) / long) * half, ((ax - bx) / long) * half]
    left.push([x + nx, y + ny])
    right.push([x - nx, y - ny])
  })
  const [first, last] = [cap(spine[0]!, spine[1]!), cap(spine.at(-1)!, spine.at(-2)!)]
  return rounded([first, ...left, last, ...right.reverse()])
}

/** Where a stroke's end rounds off, a little beyond its last point. */
function cap([x, y, w]: [number, number, number], [bx, by]: [number, number, number]): Point {
  const long = Math.hypot(x - bx, y - by) || 1
  return [x + ((x - bx) / long) * w * 0.35, y + ((y - by) / long) * w * 0.35]
}

/** How many pieces a way is cut into; none where a point is given twice. */
function steps(a: number[], b: number[]): number {
  const long = Math.hypot(b[0]! - a[0]!, b[1]! - a[1]!)
  return long && Math.max(2, Math.ceil(long / 5))
}

/** More points between the given ones, along a Catmull-Rom curve. */
function smooth(knots: [number, number, number][]): [number, number, number][] {
  const dense: [number, number, number][] = []
  for (let i = 0; i + 1 < knots.length; i++) {
    const [a, b, c, e] = [knots[Math.max(0, i - 1)]!, knots[i]!, knots[i + 1]!, knots[Math.min(knots.length - 1, i + 2)]!]
    const count = steps(b, c)
    for (let s = 0; s < count; s++) {
      const t = s / count
      dense.push([0, 1, 2].map((k) => between(a[k]!, b[k]!, c[k]!, e[k]!, t)) as [number, number, number])
    }
  }
  dense.push(knots.at(-1)!)
  for (const point of dense) point[2] = Math.max(0, point[2])
  return dense
}

function between(a: number, b: number, c: number, e: number, t: number): number {
  return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - e + t * (3 * (b - c) + e - a)))
}

/** A closed outline whose corners are rounded by curves from the middle of one side to the next. */
function rounded(corners: Point[]): string {
  const n = corners.length
  const middle = (i: number): Point => {
    const [a, b] = [corners[i % n]!, corners[(i + 1) % n]!]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  let d = `M${spot(middle(0))}`
  for (let i = 1; i <= n; i++) d += `Q${spot(corners[i % n]!)} ${spot(middle(i))}`
  return d + 'Z'
}
