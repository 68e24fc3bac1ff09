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
  return blocks
    .sort((a, b) => b.texture - a.texture)
    .slice(0, MOST)
    .flatMap(({ x, y }) => {
      const found = findBlock(before, after, x, y, isWanted)
      if (found === null) return []
      const back = findBlock(after, before, x + found.dx, y + found.dy, wasWanted)
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

/** The place that fits best, unless another one does nearly so. */
function findBlock(
  from: Grey,
  to: Grey,
  x: number,
  y: number,
  isWanted: IsWanted,
): { readonly dx: number; readonly dy: number } | null {
  const wanted = brightnessAt(from, x, y)
  const width = 2 * REACH + 1
  const costs = new Float32Array(width * width).fill(HOPELESS)
  let [best, cost] = [-1, HOPELESS]
  for (let index = 0; index < costs.length; index += 1) {
    const [toX, toY] = [x + (index % width) - REACH, y + Math.floor(index / width) - REACH]
    const isInside = toX > HALF && toY > HALF && toX < to.width - HALF - 1 && toY < to.height - HALF - 1
    if (!isInside) continue
    costs[index] = blockCost(from, to, { x, y, toX, toY, brighter: brightnessAt(to, toX, toY) - wanted })
    if ((costs[index] ?? 0) >= cost) continue
    best = index
    cost = costs[index] ?? 0
  }
  const [dx, dy] = [(best % width) - REACH, Math.floor(best / width) - REACH]
  if (best < 0 || cost > FOLLOWED || !isWanted(x + dx, y + dy)) return null
  for (const [index, other] of costs.entries()) {
    const apart = Math.hypot((index % width) - REACH - dx, Math.floor(index / width) - REACH - dy)
    if (apart >= ELSEWHERE && cost > other * UNIQUE) return null
  }
  return { dx, dy }
}

function brightnessAt({ data, width }: Grey, x: number, y: number): number {
  let sum = 0
  for (let row = y - HALF; row <= y + HALF; row += 1)
    for (let at = row * width + x - HALF; at <= row * width + x + HALF; at += 1) sum += data[at] ?? 0
  return sum / BLOCK ** 2
}

interface Comparison {
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
  readonly brighter: number
}

/** Mean difference of two blocks, apart from their brightness: the camera's exposure follows the screen's colours. */
function blockCost(from: Grey, to: Grey, { x, y, toX, toY, brighter }: Comparison): number {
  let sum = 0
  for (let row = -HALF; row <= HALF; row += 1) {
    const [there, here] = [(toY + row) * to.width + toX, (y + row) * from.width + x]
    for (let column = -HALF; column <= HALF; column += 1)
      sum += Math.abs((to.data[there + column] ?? 0) - (from.data[here + column] ?? 0) - brighter)
    if (sum > HOPELESS * BLOCK ** 2) return HOPELESS
  }
  return sum / BLOCK ** 2
}
