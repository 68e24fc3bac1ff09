import type { Grey } from './scene-grey.ts'

/** Where a block of the picture was and how far it went, in pixels of the scene. */
export interface Move {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

type IsWanted = (x: number, y: number) => boolean

const BLOCK = 9
const HALF = 4
/** A phone in the hand moves the room by more than a tenth of the picture within a film. */
const REACH = 16
/** Least contrast of a block that can be followed, and greatest error of following it, in grey levels. */
const TEXTURE = 3.5
const FOLLOWED = 5
/** A second place counts from this distance, and must fit so much worse. */
const ELSEWHERE = 3
const UNIQUE = 0.72
/** From this error on a place is neither the best nor nearly so. */
const HOPELESS = FOLLOWED / UNIQUE + 0.1
/** So many blocks, those of most contrast, tell how a background moves. */
const MOST = 48
/** Followed back, a block arrives where it came from. */
const BACK = 1.5

/**
 * Where textured blocks of the background went. Only blocks whose way is certain: no second place of the picture fits
 * nearly as well (patterns repeat themselves, edges slide along themselves), and the way back leads to where it began
 * (what is hidden later has none).
 */
export function trackBlocks(before: Grey, after: Grey, wasWanted: IsWanted, isWanted: IsWanted): Move[] {
  const blocks: { readonly x: number; readonly y: number; readonly texture: number }[] = []
  for (let y = HALF + 1; y < before.height - HALF - 1; y += BLOCK - 2)
    for (let x = HALF + 1; x < before.width - HALF - 1; x += BLOCK - 2) {
      const texture = wasWanted(x, y) ? contrast(before, x, y) : 0
      if (texture >= TEXTURE) blocks.push({ x, y, texture })
    }
  const [first, last] = [averageBlocks(before), averageBlocks(after)]
  return blocks
    .sort((a, b) => b.texture - a.texture)
    .slice(0, MOST)
    .flatMap(({ x, y }) => {
      const found = findBlock(first, last, x, y, isWanted)
      if (found === null) return []
      const back = findBlock(last, first, x + found.dx, y + found.dy, wasWanted)
      const isBack = back !== null && Math.hypot(found.dx + back.dx, found.dy + back.dy) <= BACK
      return isBack ? [{ x, y, ...found }] : []
    })
}

/** The smaller contrast of the two directions: an edge alone can slide along itself. */
function contrast(grey: Grey, x: number, y: number): number {
  let [across, down] = [0, 0]
  for (let row = y - HALF; row <= y + HALF; row += 1)
    for (let column = x - HALF; column <= x + HALF; column += 1) {
      const at = row * grey.width + column
      across += Math.abs((grey.data[at + 1] ?? 0) - (grey.data[at - 1] ?? 0)) / 2
      down += Math.abs((grey.data[at + grey.width] ?? 0) - (grey.data[at - grey.width] ?? 0)) / 2
    }
  return Math.min(across, down) / BLOCK ** 2 + Math.max(across, down) / BLOCK ** 2 / 4
}

/** The ways within reach, the nearest first: most blocks go nowhere far, and what fits badly beside them is soon given up. */
const WAYS = Array.from({ length: (2 * REACH + 1) ** 2 }, (_, index) => ({
  dx: (index % (2 * REACH + 1)) - REACH,
  dy: Math.floor(index / (2 * REACH + 1)) - REACH,
})).sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))

/** The place that fits best, unless another one does nearly so. */
function findBlock(
  from: AveragedGrey,
  to: AveragedGrey,
  x: number,
  y: number,
  isWanted: IsWanted,
): { readonly dx: number; readonly dy: number } | null {
  const wanted = from.means[y * from.width + x] ?? 0
  const costs = new Float32Array(WAYS.length).fill(HOPELESS)
  let [best, cost] = [-1, HOPELESS]
  for (let index = 0; index < WAYS.length; index += 1) {
    const [toX, toY] = [x + (WAYS[index]?.dx ?? 0), y + (WAYS[index]?.dy ?? 0)]
    if (toX <= HALF || toY <= HALF || toX >= to.width - HALF - 1 || toY >= to.height - HALF - 1) continue
    const brighter = (to.means[toY * to.width + toX] ?? 0) - wanted
    // What fits so much worse than the best so far is no second place to it, and none to a better one.
    costs[index] = blockCost(from, to, { x, y, toX, toY, brighter, most: cost / UNIQUE })
    if ((costs[index] ?? 0) >= cost) continue
    best = index
    cost = costs[index] ?? 0
  }
  const way = WAYS[best]
  if (way === undefined || cost > FOLLOWED || !isWanted(x + way.dx, y + way.dy)) return null
  const isSecond = ({ dx, dy }: (typeof WAYS)[number], index: number) =>
    cost >= (costs[index] ?? 0) * UNIQUE && Math.hypot(dx - way.dx, dy - way.dy) >= ELSEWHERE
  return WAYS.some(isSecond) ? null : way
}

/** A picture with the mean brightness of the block around each place. */
interface AveragedGrey extends Grey {
  readonly means: Float64Array
}

function averageBlocks(grey: Grey): AveragedGrey {
  const { data, width, height } = grey
  // Sums of blocks of one row, then of nine of them.
  const rows = new Float64Array(data.length)
  const means = new Float64Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = HALF; x < width - HALF; x += 1) {
      const at = y * width + x
      for (let column = -HALF; column <= HALF; column += 1)
        rows[at] = (rows[at] ?? 0) + (data[at + column] ?? 0)
    }
  for (let y = HALF; y < height - HALF; y += 1)
    for (let x = HALF; x < width - HALF; x += 1) {
      let sum = 0
      for (let row = y - HALF; row <= y + HALF; row += 1) sum += rows[row * width + x] ?? 0
      means[y * width + x] = sum / BLOCK ** 2
    }
  return { ...grey, means }
}

/** Which block of one picture is compared with which of the other. */
interface Comparison {
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
  readonly brighter: number
  /** A greater difference is `HOPELESS`. */
  readonly most: number
}

/** Mean difference of two blocks, apart from their brightness: the camera's exposure follows the screen's colours. */
function blockCost(from: Grey, to: Grey, { x, y, toX, toY, brighter, most }: Comparison): number {
  const given = Math.min(HOPELESS, most) * BLOCK ** 2
  const [here, there] = [from.data, to.data]
  let sum = 0
  for (let row = -HALF; row <= HALF; row += 1) {
    let at = (y + row) * from.width + x - HALF
    const away = (toY + row) * to.width + toX - HALF - at
    for (const end = at + BLOCK; at < end; at += 1)
      sum += Math.abs((there[at + away] ?? 0) - (here[at] ?? 0) - brighter)
    if (sum > given) return HOPELESS
  }
  return sum / BLOCK ** 2
}
