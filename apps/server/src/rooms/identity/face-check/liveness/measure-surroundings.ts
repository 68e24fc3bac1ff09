import type { FaceReading } from '../../../../providers/face/index.ts'
import { meshPoint } from './mesh-point.ts'
import { solveLeastSquares } from './solve-least-squares.ts'

/** What lies outside of the face, between the neutral frame and the last. */
export interface SurroundingsMeasures {
  /** Share of the ring around the face that changed beyond the camera's noise. */
  readonly changed: number
  /** Share of the textured background that moves neither not at all nor as one with the rest. */
  readonly bent: number
  /** Number of textured background blocks that were followed. */
  readonly blocks: number
  /** Difference of two following frames where nothing moves, in grey levels: a camera is never without. */
  readonly noise: number
}

interface Grey {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
}

/** The ring around the face, in radii of the face's ellipse; what is beyond it counts as background. */
const RING = [1.08, 1.5] as const
const BACKGROUND = 1.75
const BLOCK = 9
const REACH = 6
/** Least contrast of a block that can be followed, and greatest error of following it, in grey levels. */
const TEXTURE = 3.5
const FOLLOWED = 5

export function measureSurroundings(faces: readonly FaceReading[]): SurroundingsMeasures {
  const [first, second] = faces
  const last = faces.at(-1)
  if (first === undefined || second === undefined || last === undefined)
    return { changed: 0, bent: 0, blocks: 0, noise: 0 }
  const [before, after] = [greyOf(first), greyOf(last)]
  const noise = Math.min(
    ...faces.slice(1).map((face, index) => stillNoise(greyOf(faces[index] ?? first), greyOf(face))),
  )
  const limit = Math.max(4, 6 * noise)
  const nearness = ellipseOf(first)
  const [inner, outer] = RING
  let [ring, changed] = [0, 0]
  for (let y = 1; y < before.height - 1; y += 1)
    for (let x = 1; x < before.width - 1; x += 1) {
      const near = nearness(x, y)
      if (near < inner || near > outer) continue
      ring += 1
      if (Math.abs(smooth(before, x, y) - smooth(after, x, y)) > limit) changed += 1
    }
  const moves = followBlocks(before, after, (x, y) => isBackground(nearness, first, x, y))
  return { changed: changed / Math.max(1, ring), bent: shareBent(moves), blocks: moves.length, noise }
}

/** The side and top of the picture: shoulders move with the head. */
const isBackground = (
  nearness: (x: number, y: number) => number,
  face: FaceReading,
  x: number,
  y: number,
): boolean => nearness(x, y) > BACKGROUND && y < meshPoint(face, 17)[1]

function greyOf({ scene: { data, width, height } }: FaceReading): Grey {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = 0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0)
  return { data: grey, width, height }
}

const smooth = ({ data, width }: Grey, x: number, y: number): number => {
  const at = y * width + x
  return (
    ((data[at] ?? 0) * 4 +
      (data[at - 1] ?? 0) +
      (data[at + 1] ?? 0) +
      (data[at - width] ?? 0) +
      (data[at + width] ?? 0)) /
    8
  )
}

function stillNoise(a: Grey, b: Grey): number {
  const differences: number[] = []
  for (let at = 0; at < a.data.length; at += 7)
    differences.push(Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)))
  // The quietest quarter: what is neither head nor shoulders.
  return differences.sort((x, y) => x - y)[Math.floor(differences.length * 0.25)] ?? 0
}

/** How far a pixel of the scene is from the face's middle, in radii of its ellipse. */
function ellipseOf({ mesh }: FaceReading): (x: number, y: number) => number {
  const [top, chin, right, left] = [10, 152, 234, 454].map((place) => meshPoint({ mesh }, place))
  if (top === undefined || chin === undefined || right === undefined || left === undefined) return () => 0
  const [middleX, middleY] = [(right[0] + left[0]) / 2, (top[1] + chin[1]) / 2]
  const [radiusX, radiusY] = [Math.max(1, (left[0] - right[0]) / 2), Math.max(1, (chin[1] - top[1]) / 2)]
  return (x, y) => Math.hypot((x - middleX) / radiusX, (y - middleY) / radiusY)
}

interface Move {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

/** Where textured blocks went. */
function followBlocks(before: Grey, after: Grey, isWanted: (x: number, y: number) => boolean): Move[] {
  const moves: Move[] = []
  const half = Math.floor(BLOCK / 2)
  const border = half + REACH
  for (let y = border; y < before.height - border; y += BLOCK - 2)
    for (let x = border; x < before.width - border; x += BLOCK - 2) {
      if (!isWanted(x, y) || contrast(before, x, y, half) < TEXTURE) continue
      const found = bestMove(before, after, x, y, half)
      if (found !== null) moves.push({ x, y, ...found })
    }
  return moves
}

/** The smaller contrast of the two directions: an edge alone can slide along itself. */
function contrast(grey: Grey, x: number, y: number, half: number): number {
  let [across, down] = [0, 0]
  for (let row = y - half; row <= y + half; row += 1)
    for (let column = x - half; column <= x + half; column += 1) {
      const at = row * grey.width + column
      across += Math.abs((grey.data[at + 1] ?? 0) - (grey.data[at - 1] ?? 0)) / 2
      down += Math.abs((grey.data[at + grey.width] ?? 0) - (grey.data[at - grey.width] ?? 0)) / 2
    }
  return Math.min(across, down) / BLOCK ** 2 + Math.max(across, down) / BLOCK ** 2 / 4
}

function bestMove(
  before: Grey,
  after: Grey,
  x: number,
  y: number,
  half: number,
): { dx: number; dy: number } | null {
  let best = { cost: Number.POSITIVE_INFINITY, dx: 0, dy: 0 }
  for (let dy = -REACH; dy <= REACH; dy += 1)
    for (let dx = -REACH; dx <= REACH; dx += 1) {
      // Nearer moves win where several fit alike.
      const cost = blockCost(before, after, { x, y, dx, dy }, half) + 0.05 * Math.hypot(dx, dy)
      if (cost < best.cost) best = { cost, dx, dy }
    }
  return best.cost > FOLLOWED ? null : { dx: best.dx, dy: best.dy }
}

function blockCost(before: Grey, after: Grey, { x, y, dx, dy }: Move, half: number): number {
  let sum = 0
  for (let row = -half; row <= half; row += 1)
    for (let column = -half; column <= half; column += 1)
      sum += Math.abs(
        (before.data[(y + row) * before.width + x + column] ?? 0) -
          (after.data[(y + row + dy) * after.width + x + column + dx] ?? 0),
      )
  return sum / BLOCK ** 2
}

/** A block counts as bent from this distance to where one similarity takes it, in pixels of the scene. */
const ASTRAY = 1.5
const FEWEST = 6

/** The share of blocks that do not follow the similarity which most follow. */
function shareBent(moves: readonly Move[]): number {
  if (moves.length < FEWEST) return 0
  let kept = moves
  for (let round = 0; round < 3; round += 1) {
    const similarity = fitSimilarity(kept)
    const next = moves.filter((move) => astray(move, similarity) <= ASTRAY)
    if (next.length < FEWEST / 2) break
    kept = next
  }
  const similarity = fitSimilarity(kept)
  return moves.filter((move) => astray(move, similarity) > ASTRAY).length / moves.length
}

function fitSimilarity(moves: readonly Move[]): readonly number[] {
  const rows = moves.flatMap(({ x, y }) => [
    [x, -y, 1, 0],
    [y, x, 0, 1],
  ])
  return solveLeastSquares(
    rows,
    moves.flatMap(({ dx, dy }) => [dx, dy]),
  )
}

const astray = ({ x, y, dx, dy }: Move, [a = 0, b = 0, c = 0, d = 0]: readonly number[]): number =>
  Math.hypot(a * x - b * y + c - dx, a * y + b * x + d - dy)
