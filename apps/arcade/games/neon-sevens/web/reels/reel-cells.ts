import { REEL_STRIPS } from '../../reel-strips.ts'
import { type ReelSymbol, ROWS } from '../../symbols.ts'

/** Cells above the window, seen when a stop overshoots. */
export const CELLS_ABOVE = 1
/** Cells below the window that pass by during a stop. */
export const CELLS_BELOW = 4
/** Cells of the turning loop before it repeats. */
export const LOOP_CELLS = 9

export interface ReelCells {
  /** The cells around the stop: above, in and below the window. */
  readonly rest: readonly ReelSymbol[]
  /** The cells of the turning loop; its end equals its start, so it repeats without a seam. */
  readonly loop: readonly ReelSymbol[]
}

/** Returns the cells of a reel around a stop. */
export function reelCells(reel: number, stop: number): ReelCells {
  const strip = REEL_STRIPS[reel] ?? []
  const cut = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => strip[(from + i + strip.length) % strip.length] ?? 'orange')
  const loop = cut(stop + ROWS + CELLS_BELOW, LOOP_CELLS)
  return {
    rest: cut(stop - CELLS_ABOVE, CELLS_ABOVE + ROWS + CELLS_BELOW),
    loop: [...loop, ...loop.slice(0, ROWS)],
  }
}
