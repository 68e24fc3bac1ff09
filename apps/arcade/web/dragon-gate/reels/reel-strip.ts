import { BASE_STRIPS, FREE_STRIPS } from '../../../src/games/dragon-gate/strips.ts'
import type { SlotSymbol } from '../../../src/games/dragon-gate/symbols.ts'
import type { Spin } from '../show/slot-stage.ts'

/** Cells kept above the window, so that a stop may swing. */
export const LEAD = 1
export const SEEN = 3
/** Cells below the window that a stop passes. */
export const TAIL = 4
/** Cells that pass by while turning, before they repeat. */
export const LOOP = 9

export interface ReelStrip {
  /** One above, the three that show, and those below. */
  readonly face: readonly SlotSymbol[]
  /** What passes by while turning; ends as it begins, so that it repeats without a seam. */
  readonly loop: readonly SlotSymbol[]
}

/** The part of the real strip round a stop. */
export function reelStrip(kind: Spin['kind'], reel: number, stop: number): ReelStrip {
  const strip = (kind === 'free' ? FREE_STRIPS : BASE_STRIPS)[reel] ?? []
  const cut = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => strip[(from + i + strip.length) % strip.length] ?? 'jack')
  const loop = cut(stop + SEEN + TAIL, LOOP)
  return { face: cut(stop - LEAD, LEAD + SEEN + TAIL), loop: [...loop, ...loop.slice(0, SEEN)] }
}
