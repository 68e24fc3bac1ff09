import { LINES } from '../../../src/games/dragon-gate/symbols.ts'
import type { Spin } from '../show/slot-stage.ts'
import type { Mark } from './reel.tsx'

/** Which wins of a spin are highlighted: all, one line, or the scatters. */
export type Focus =
  | { readonly kind: 'all' }
  | { readonly kind: 'line'; readonly index: number }
  | { readonly kind: 'gates' }

/** Returns the highlight of each cell by reel and row. Winning cells are lit; cells of a return at or below the stake are not dimmed. */
export function markCells(spin: Spin | null, focus: Focus, isWin: boolean): Mark[][] {
  const marks: Mark[][] = Array.from({ length: 5 }, () =>
    Array.from({ length: 3 }, (): Mark => (spin === null ? 'plain' : 'dim')),
  )
  if (spin === null) return marks
  const light = (reel: number, row: number) => {
    const column = marks[reel]
    if (column !== undefined) column[row] = isWin ? 'lit' : 'plain'
  }
  for (const [index, win] of spin.line_wins.entries()) {
    if (focus.kind === 'gates' || (focus.kind === 'line' && focus.index !== index)) continue
    for (const [reel, row] of (LINES[win.line] ?? []).entries()) if (reel < win.count) light(reel, row)
  }
  if (focus.kind !== 'line' && hasGateWin(spin)) {
    for (const [reel, column] of spin.grid.entries())
      for (const [row, symbol] of column.entries()) if (symbol === 'gate') light(reel, row)
  }
  return marks
}

function hasGateWin(spin: Spin): boolean {
  return spin.free_spins_awarded > 0
}

/** Lists the wins that are highlighted in turn while the reels are idle. */
export function focusesOf(spin: Spin): Focus[] {
  const lines = spin.line_wins.map((_, index): Focus => ({ kind: 'line', index }))
  return hasGateWin(spin) ? [{ kind: 'gates' }, ...lines] : lines
}
