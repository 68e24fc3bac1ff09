import { solveLeastSquares } from './solve-least-squares.ts'
import type { Move } from './track-blocks.ts'

/**
 * How a moving phone changes the picture, less the identity: what is at x, y goes by a·x − b·y + c to the right and by b·x + a·y + d
 * down, in pixels of the scene.
 */
export type CameraMove = readonly [a: number, b: number, c: number, d: number]

/** How the background moved between two frames. */
export interface BackgroundMeasures {
  /** Of the camera, as most blocks tell it; null where there are too few. */
  readonly camera: CameraMove | null
  /** Number of background blocks that were followed. */
  readonly blocks: number
  /** Share of them that do not move as the picture of a camera which is moved and turned before one wall. */
  readonly outlierShare: number
  /**
   * How well what is left is explained by a pull of the face on what is near to it, −1 to 1. Things at several
   * distances shift against each other when a phone is moved, but they do not know where the face is.
   */
  readonly faceCorrelation: number
}

interface Face {
  /** How far a pixel is from the face's middle, in radii of its ellipse. */
  readonly nearness: (x: number, y: number) => number
  /** Where the face went, in pixels of the scene. */
  readonly faceMove: readonly [number, number]
}

/** A block counts as an outlier from this distance to where the camera's movement takes it, in pixels of the scene. */
const OUTLIER = 1.8
const FEWEST = 8
/** Two blocks nearer than this tell little of turning and nearing. */
const APART = 20
/** Greatest change of size or angle between two frames. */
const STEADY = 0.25

export function measureBackground(moves: readonly Move[], { nearness, faceMove }: Face): BackgroundMeasures {
  if (moves.length < FEWEST)
    return { camera: null, blocks: moves.length, outlierShare: 0, faceCorrelation: 0 }
  const camera = fitMost(moves)
  const left = moves.map((move) => leftOver(move, camera))
  const length = Math.max(1e-6, Math.hypot(...faceMove))
  const along = left.map(([x, y]) => (x * faceMove[0] + y * faceMove[1]) / length)
  const pull = moves.map(({ x, y }) => 1 / nearness(x, y) ** 2)
  return {
    camera,
    blocks: moves.length,
    outlierShare: left.filter(([x, y]) => Math.hypot(x, y) > OUTLIER).length / moves.length,
    faceCorrelation: correlation(along, pull),
  }
}

/** The similarity that most blocks follow: of those that two blocks each would have, the one with most followers. */
function fitMost(moves: readonly Move[]): CameraMove {
  let kept: readonly Move[] = []
  for (const [index, one] of moves.entries())
    for (const other of moves.slice(index + 1)) {
      if (Math.hypot(one.x - other.x, one.y - other.y) < APART) continue
      const camera = similarityOf(one, other)
      // A phone in the hand neither doubles the picture nor turns it on its side.
      if (Math.hypot(camera[0], camera[1]) > STEADY) continue
      const followers = moves.filter((move) => Math.hypot(...leftOver(move, camera)) <= OUTLIER)
      if (followers.length > kept.length) kept = followers
    }
  return fitSimilarity(kept.length > 1 ? kept : moves)
}

/** The similarity that takes two blocks where they went, less the identity. */
function similarityOf(one: Move, other: Move): CameraMove {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const [dx, dy] = [other.dx - one.dx, other.dy - one.dy]
  const square = x * x + y * y
  const [a, b] = [(dx * x + dy * y) / square, (dy * x - dx * y) / square]
  return [a, b, one.dx - (a * one.x - b * one.y), one.dy - (a * one.y + b * one.x)]
}

function fitSimilarity(moves: readonly Move[]): CameraMove {
  const rows = moves.flatMap(({ x, y }) => [
    [x, -y, 1, 0],
    [y, x, 0, 1],
  ])
  const [a = 0, b = 0, c = 0, d = 0] = solveLeastSquares(
    rows,
    moves.flatMap(({ dx, dy }) => [dx, dy]),
  )
  return [a, b, c, d]
}

const leftOver = ({ x, y, dx, dy }: Move, [a, b, c, d]: CameraMove): [number, number] => [
  dx - (a * x - b * y + c),
  dy - (a * y + b * x + d),
]

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middleA, middleB] = [mean(a), mean(b)]
  let [both, ownA, ownB] = [0, 0, 0]
  for (const [index, value] of a.entries()) {
    const [x, y] = [value - middleA, (b[index] ?? 0) - middleB]
    both += x * y
    ownA += x * x
    ownB += y * y
  }
  return both / Math.max(1e-9, Math.sqrt(ownA * ownB))
}
