import { type FilmLimits, turnAt } from './film-times.ts'

/** A frame that may be sent: when it was taken, and whether it shows what lies between neutral and the whole movement. */
export interface FrameChoice {
  readonly atMs: number
  readonly isBetween: boolean
}

/** What frames are picked for. */
export interface PickingTask {
  readonly leastFrames: number
  readonly mostFrames: number
  readonly limits: FilmLimits
}

/** Time between two picked frames that is aimed at. */
const STEP_MS = 350

/**
 * Picks the frames of a film that are sent, as indexes: the first and the last, one of those in between, without which the
 * server sees no movement, one of each colour that the screen showed, and others where the time between two is longest.
 */
export function pickFrames(
  film: readonly FrameChoice[],
  { leastFrames, mostFrames, limits }: PickingTask,
): number[] {
  const end = film.length - 1
  const span = (film[end]?.atMs ?? 0) - (film[0]?.atMs ?? 0)
  const count = Math.min(film.length, mostFrames, Math.max(leastFrames, Math.ceil(span / STEP_MS) + 1))
  const picked = new Set([0, end])
  const between = film.findIndex(({ isBetween }) => isBetween)
  if (between > 0) picked.add(between)
  for (const at of midmost(film, limits)) if (picked.size < count) picked.add(at)
  while (picked.size < count) {
    const next = nextPick(film, picked)
    if (next === null) break
    picked.add(next)
  }
  return [...picked].sort((a, b) => a - b)
}

/** Of each colour that was shown, the frame nearest to the middle of the time in which it counts. */
function midmost(film: readonly FrameChoice[], limits: FilmLimits): number[] {
  const middle = (limits.settledMs + limits.colorMs) / 2
  const best = new Map<number, { readonly at: number; readonly away: number }>()
  for (const [at, { atMs }] of film.entries()) {
    const turn = turnAt(atMs, limits)
    const away = Math.abs((atMs % limits.colorMs) - middle)
    if (away < (best.get(turn)?.away ?? Number.POSITIVE_INFINITY)) best.set(turn, { at, away })
  }
  return [...best.values()].map(({ at }) => at)
}

/** The frame nearest to the middle of the longest time without one. */
function nextPick(film: readonly FrameChoice[], picked: ReadonlySet<number>): number | null {
  const order = [...picked].sort((a, b) => a - b)
  const holes = order
    .slice(1)
    .map((to, index) => ({ from: order[index] ?? 0, to }))
    .filter(({ from, to }) => to - from > 1)
    .map(({ from, to }) => ({ from, to, begin: film[from]?.atMs ?? 0, end: film[to]?.atMs ?? 0 }))
    .sort((a, b) => b.end - b.begin - (a.end - a.begin))
  const [hole] = holes
  if (hole === undefined) return null
  const { from, to, begin, end } = hole
  const cost = (at: number) => Math.abs((film[at]?.atMs ?? 0) - (begin + end) / 2)
  const within = Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index)
  return within.reduce((best, at) => (cost(at) < cost(best) ? at : best), from + 1)
}
