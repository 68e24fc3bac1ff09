import { LINES } from '../../symbols.ts'
import type { Spin } from '../dragon-gate-types.ts'
import type { CellHighlight } from './reel.tsx'

/** Which wins of a spin are highlighted: all, one line, or the scatters. */
export type WinFocus =
  | { readonly kind: 'all' }
  | { readonly kind: 'line'; readonly index: number }
  | { readonly kind: 'gates' }

/** Returns the highlight of each cell by reel and row. Winning cells are lit; cells of a return at or below the stake are not dimmed. */
export function highlightCells(spin: Spin | null, focus: WinFocus, isWin: boolean): CellHighlight[][] {
  const marks: CellHighlight[][] = Array.from({ length: 5 }, () =>
    Array.from({ length: 3 }, (): CellHighlight => (spin === null ? 'plain' : 'dim')),
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
export function listWinFocuses(spin: Spin): WinFocus[] {
  const lines = spin.line_wins.map((_, index): WinFocus => ({ kind: 'line', index }))
  return hasGateWin(spin) ? [{ kind: 'gates' }, ...lines] : lines
}
