/** The coast of the islands: round the land squares, smooth and never quite straight. Always the same for the same land. */
import { noise } from '../noise'

export interface Spot {
  x: number
  y: number
}
interface Edge {
  from: Spot
  to: Spot
}

const at = ({ x, y }: Spot) => `${x},${y}`
/** The shores as closed rounds of unit edges, with the land on their right. */
export function shores(land: readonly Spot[]): Edge[][] {
  const has = new Set(land.map(at))
  const edges = land.flatMap(({ x, y }) => [
    ...(has.has(at({ x, y: y - 1 })) ? [] : [{ from: { x, y }, to: { x: x + 1, y } }]),
    ...(has.has(at({ x: x + 1, y })) ? [] : [{ from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } }]),
    ...(has.has(at({ x, y: y + 1 })) ? [] : [{ from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } }]),
    ...(has.has(at({ x: x - 1, y })) ? [] : [{ from: { x, y: y + 1 }, to: { x, y } }]),
  ])
  const rounds: Edge[][] = []
  while (edges.length) {
    const round = [edges.shift()!]
    for (let next = following(round.at(-1)!, edges); next; next = following(round.at(-1)!, edges)) round.push(...edges.splice(edges.indexOf(next), 1))
    rounds.push(round)
  }
  return rounds
}

/** Where islands meet at a corner, each keeps its own shore: the turn to the right is taken. */
function following(edge: Edge, edges: readonly Edge[]): Edge | undefined {
  const [across, down] = [edge.to.x - edge.from.x, edge.to.y - edge.from.y]
  const found = edges.filter(({ from }) => at(from) === at(edge.to))
  return found.find(({ from, to }) => to.x - from.x === -down && to.y - from.y === across) ?? found[0]
}

/** A shore as an SVG path, as far inside the edges as `inset` says, in squares. */
export function coast(round: readonly Edge[], inset: number): string {
  const points = round.flatMap(({ from, to }) => {
    const [across, down] = [to.x - from.x, to.y - from.y]
    return [0.16, 0.5, 0.84].map((part) => {
      const [x, y] = [from.x + across * part, from.y + down * part]
      const far = inset + 0.028 * noise(x, y)
      return { x: x - down * far, y: y + across * far }
    })
  })
  const point = (i: number) => points[(i + points.length) % points.length]!
  const told = ({ x, y }: Spot) => `${x.toFixed(3)} ${y.toFixed(3)}`
  const curves = points.map((here, i) => {
    const [before, next, after] = [point(i - 1), point(i + 1), point(i + 2)]
    const [one, two] = [
      { x: here.x + (next.x - before.x) / 6, y: here.y + (next.y - before.y) / 6 },
      { x: next.x - (after.x - here.x) / 6, y: next.y - (after.y - here.y) / 6 },
    ]
    return `C${told(one)} ${told(two)} ${told(next)}`
  })
  return `M${told(point(0))}${curves.join('')}Z`
}
