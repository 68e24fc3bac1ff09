import { BASE_STRIPS, FREE_STRIPS } from '../../reel-strips.ts'
import type { SlotSymbol } from '../../symbols.ts'
import type { Spin } from '../dragon-gate-types.ts'

/** Cells above the window, visible when a stop overshoots. */
export const CELLS_ABOVE = 1
export const VISIBLE_ROWS = 3
/** Cells below the window that pass by during a stop. */
export const CELLS_BELOW = 4
/** Cells of the spinning loop before it repeats. */
export const LOOP_CELLS = 9

export interface ReelStrip {
  /** The cells around the stop: above, in and below the window. */
  readonly face: readonly SlotSymbol[]
  /** The cells of the spinning loop; its end equals its start, so it repeats seamlessly. */
  readonly loop: readonly SlotSymbol[]
}

/** Returns the cells of the reel strip around a stop. */
export function reelStrip(kind: Spin['kind'], reel: number, stop: number): ReelStrip {
  const strip = (kind === 'free' ? FREE_STRIPS : BASE_STRIPS)[reel] ?? []
  const cut = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => strip[(from + i + strip.length) % strip.length] ?? 'jack')
  const loop = cut(stop + VISIBLE_ROWS + CELLS_BELOW, LOOP_CELLS)
  return {
    face: cut(stop - CELLS_ABOVE, CELLS_ABOVE + VISIBLE_ROWS + CELLS_BELOW),
    loop: [...loop, ...loop.slice(0, VISIBLE_ROWS)],
  }
}
