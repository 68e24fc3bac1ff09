import { CELLS, SIDE } from '../../symbols.ts'

/** How the cells of a grid move after clusters were removed. */
export interface CollapsePlan {
  /** Symbols that stay, by cell: where each comes to rest. */
  readonly moves: readonly { readonly from: number; readonly to: number }[]
  /** Cells that get a new symbol; `rows` is how far above its place it starts. */
  readonly drops: readonly { readonly to: number; readonly rows: number }[]
}

/** Plans how every column collapses over its empty cells. With `ALL_CELLS` a whole new grid falls in. */
export function planCollapse(empty: ReadonlySet<number>): CollapsePlan {
  const moves: { from: number; to: number }[] = []
  const drops: { to: number; rows: number }[] = []
  for (let column = 0; column < SIDE; column += 1) {
    let to = CELLS - SIDE + column
    for (let from = to; from >= 0; from -= SIDE) {
      if (empty.has(from)) continue
      moves.push({ from, to })
      to -= SIDE
    }
    const rows = Math.floor(to / SIDE) + 1
    for (; to >= 0; to -= SIDE) drops.push({ to, rows })
  }
  return { moves, drops }
}

export const ALL_CELLS: ReadonlySet<number> = new Set(Array.from({ length: CELLS }, (_, cell) => cell))
