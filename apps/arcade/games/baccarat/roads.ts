import type { Winner } from './rules.ts'

/** A result on the big road: its winner, and the ties that followed before the next one. */
export interface BigRoadEntry {
  readonly winner: 'player' | 'banker'
  readonly ties: number
}

/** Logical columns of the big road: runs of one winner, however deep. */
export type BigRoad = readonly (readonly BigRoadEntry[])[]

/** 大路: ties count on the entry before them; those before the first result on none. */
export function bigRoad(results: readonly Winner[]): BigRoad {
  const columns: BigRoadEntry[][] = []
  for (const winner of results) {
    const column = columns.at(-1)
    const last = column?.at(-1)
    if (winner === 'tie') {
      if (column !== undefined && last !== undefined)
        column[column.length - 1] = { ...last, ties: last.ties + 1 }
      continue
    }
    if (column === undefined || last?.winner !== winner) columns.push([{ winner, ties: 0 }])
    else column.push({ winner, ties: 0 })
  }
  return columns
}

export type DerivedMark = 'red' | 'blue'

/** The big eye road looks one column back, the small road two, the cockroach road three. */
export const DERIVED_ROADS = { big_eye: 1, small: 2, cockroach: 3 } as const

/**
 * A derived road on the logical columns. An entry at row m ≥ 2 is compared with the column `offset` before, of depth p: blue
 * when m = p + 1, else red. A first entry compares the depths of the columns before it and `offset` before that: red when equal.
 */
export function derivedRoad(road: BigRoad, offset: 1 | 2 | 3): DerivedMark[] {
  const depthOf = (column: number) => road[column]?.length ?? 0
  return road.flatMap((entries, column) =>
    entries.flatMap((_, index): DerivedMark[] => {
      const row = index + 1
      if (row >= 2) {
        if (column < offset) return []
        return [row === depthOf(column - offset) + 1 ? 'blue' : 'red']
      }
      if (column < offset + 1) return []
      return [depthOf(column - 1) === depthOf(column - offset - 1) ? 'red' : 'blue']
    }),
  )
}

/** 問路: the mark that each derived road would get from a next win; null when it would get none. */
export function askRoad(
  results: readonly Winner[],
  next: 'player' | 'banker',
): Readonly<Record<keyof typeof DERIVED_ROADS, DerivedMark | null>> {
  const markOf = (offset: 1 | 2 | 3) => {
    const before = derivedRoad(bigRoad(results), offset)
    const after = derivedRoad(bigRoad([...results, next]), offset)
    return after.length > before.length ? (after.at(-1) ?? null) : null
  }
  return {
    big_eye: markOf(DERIVED_ROADS.big_eye),
    small: markOf(DERIVED_ROADS.small),
    cockroach: markOf(DERIVED_ROADS.cockroach),
  }
}

/** A place of a drawn road; rows and columns from 0. */
export interface RoadCell<Entry> {
  readonly column: number
  readonly row: number
  readonly entry: Entry
}

/** Places logical columns on a grid: down until the bottom or an occupied cell, then to the right (a dragon's tail). */
export function placeColumns<Entry>(columns: readonly (readonly Entry[])[], rows = 6): RoadCell<Entry>[] {
  const taken = new Set<string>()
  const cells: RoadCell<Entry>[] = []
  let start = 0
  for (const entries of columns) {
    while (taken.has(`${start}/0`)) start += 1
    let column = start
    let row = 0
    let isTail = false
    for (const [index, entry] of entries.entries()) {
      if (index > 0) {
        isTail ||= row + 1 >= rows || taken.has(`${column}/${row + 1}`)
        if (isTail) column += 1
        else row += 1
      }
      taken.add(`${column}/${row}`)
      cells.push({ column, row, entry })
    }
    start += 1
  }
  return cells
}

/** Columns of a derived road: runs of one colour. */
export function markColumns(marks: readonly DerivedMark[]): DerivedMark[][] {
  const columns: DerivedMark[][] = []
  for (const mark of marks) {
    const column = columns.at(-1)
    if (column?.at(-1) === mark) column.push(mark)
    else columns.push([mark])
  }
  return columns
}

/** 珠盤路: every result, ties too, down six cells, then the next column. */
export const beadColumns = <Entry>(results: readonly Entry[], rows = 6): Entry[][] =>
  Array.from({ length: Math.ceil(results.length / rows) }, (_, column) =>
    results.slice(column * rows, (column + 1) * rows),
  )
