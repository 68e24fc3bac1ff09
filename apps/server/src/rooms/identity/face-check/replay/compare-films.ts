import type { FilmPrint, FramePrint } from './film-print.ts'
import { countDifferentBits } from './hash-face.ts'

/** `npm run bench liveness` publishes what these find and what they take for a replay wrongly. */
const REPLAY_LIMITS = {
  /** Median of different bits of the frames' hashes, of 256, up to which films may be one. */
  bits: 44,
  /** Deviation of the ways that the face goes through the picture, in face sizes: one film up to here, perhaps one up to there. */
  sameWay: 0.0125,
  likelyWay: 0.016,
} as const

/** How much two films differ. */
export interface FilmDifference {
  /** Median of different bits of the frames' hashes. */
  readonly bits: number
  /** Deviation of the ways of the face through the picture, in face sizes, without the worst quarter of the frames. */
  readonly way: number
}

/** `same`: a film that was used, encoded anew. `likely`: perhaps. */
export type ReplayVerdict = 'same' | 'likely' | null

/**
 * Compares two films frame by frame, in order; of the longer one the frames that fit best. A film that is encoded anew
 * keeps the frames' hashes, and the face goes the same way to a fraction of a pixel; nobody moves twice in the same way.
 */
export function compareFilms(one: FilmPrint, other: FilmPrint): FilmDifference | null {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const pairs = pairFrames(short, long)
  if (pairs.length === 0) return null
  const bits = median(pairs.map(([a, b]) => countDifferentBits(a.hash, b.hash)))
  const [dx, dy] = [pairs.map(([a, b]) => a.x - b.x), pairs.map(([a, b]) => a.y - b.y)]
  const [mx, my] = [median(dx), median(dy)]
  const squares = dx
    .map((x, index) => (x - mx) ** 2 + ((dy[index] ?? 0) - my) ** 2)
    .toSorted((a, b) => a - b)
    .slice(0, Math.ceil(pairs.length * 0.75))
  return { bits, way: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length) }
}

export function evaluateReplay(difference: FilmDifference | null): ReplayVerdict {
  if (difference === null || difference.bits > REPLAY_LIMITS.bits) return null
  if (difference.way <= REPLAY_LIMITS.sameWay) return 'same'
  return difference.way <= REPLAY_LIMITS.likelyWay ? 'likely' : null
}

/** Each frame of the shorter film with one of the longer film, in order, so that the hashes differ least. */
function pairFrames(short: FilmPrint, long: FilmPrint): (readonly [FramePrint, FramePrint])[] {
  const spare = long.length - short.length
  // best[i][s]: least cost of the first i frames when s frames of the longer film were left out.
  const best: number[][] = [Array.from({ length: spare + 1 }, () => 0)]
  for (const [index, frame] of short.entries()) {
    const row: number[] = []
    for (let left = 0; left <= spare; left += 1) {
      const bits = countDifferentBits(frame.hash, long[index + left]?.hash ?? frame.hash)
      const cost = (best[index]?.[left] ?? 0) + bits
      row.push(Math.min(cost, row[left - 1] ?? Number.POSITIVE_INFINITY))
    }
    best.push(row)
  }
  const pairs: (readonly [FramePrint, FramePrint])[] = []
  let left = spare
  for (let index = short.length - 1; index >= 0; index -= 1) {
    while (left > 0 && best[index + 1]?.[left] === best[index + 1]?.[left - 1]) left -= 1
    const [a, b] = [short[index], long[index + left]]
    if (a !== undefined && b !== undefined) pairs.unshift([a, b])
  }
  return pairs
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
