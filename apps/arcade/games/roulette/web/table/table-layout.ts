import { findSpot, type Spot } from '../../spots.ts'

/**
 * A place on the number field. `along`: zero is from 0 to 1, the rows of three from 1 to 13, the columns' bets from 13 to 14.
 * `across`: the three columns from 0 to 3.
 */
export interface TablePoint {
  readonly along: number
  readonly across: number
}

export const FIELD_LENGTH = 14
export const FIELD_WIDTH = 3
/** How near to a line a press means the line, as a share of a cell. */
const EDGE = 0.26

const rowOf = (number: number): number => Math.floor((number - 1) / 3)
const columnOf = (number: number): number => (number - 1) % 3

/** Where the chip of a spot of the number field lies; null for dozens and even money, which have cells of their own. */
export function spotPoint({ id, kind, numbers }: Spot): TablePoint | null {
  const column = /^column-([123])$/.exec(id)
  if (column !== null) return { along: 13.5, across: Number(column[1]) - 0.5 }
  if (kind === 'dozen' || kind === 'even') return null
  if (id === 'straight-0') return { along: 0.5, across: 1.5 }
  const others = numbers.filter((number) => number !== 0)
  const along = average(others.map(rowOf)) + 1.5
  const across = average(others.map(columnOf)) + 0.5
  if (numbers.includes(0)) return { along: 1, across: kind === 'corner' ? 0 : across }
  return kind === 'street' || kind === 'line' ? { along, across: 0 } : { along, across }
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the spot of the number field under a point; undefined outside. */
export function spotAt({ along, across }: TablePoint): Spot | undefined {
  if (along < 0 || along >= FIELD_LENGTH || across < 0 || across >= FIELD_WIDTH) return undefined
  if (along < 1 - EDGE) return findSpot('straight-0')
  if (along >= 13) return findSpot(`column-${Math.floor(across) + 1}`)
  const row = Math.max(0, Math.floor(along - 1))
  const column = Math.floor(across)
  const rowLine = lineNear(along - 1, row, 12)
  const columnLine = lineNear(across, column, FIELD_WIDTH)
  return findSpot(nameAt(row, column, rowLine, columnLine))
}

/** The line that a position is near to, by the index of the cell behind it; null in the middle of a cell and at the far end. */
function lineNear(position: number, cell: number, cells: number): number | null {
  const share = position - cell
  if (share < EDGE) return cell
  return share > 1 - EDGE && cell + 1 < cells ? cell + 1 : null
}

function nameAt(row: number, column: number, rowLine: number | null, columnLine: number | null): string {
  const number = row * 3 + column + 1
  if (rowLine === null && columnLine === null) return `straight-${number}`
  if (rowLine === null) return columnLine === 0 ? `street-${row * 3 + 1}` : splitAcross(row, columnLine ?? 1)
  if (rowLine === 0) return nameAtZero(number, columnLine)
  const above = (rowLine - 1) * 3
  if (columnLine === null) return `split-${above + column + 1}-${above + column + 4}`
  return columnLine === 0 ? `line-${above + 1}` : `corner-${above + columnLine}`
}

const splitAcross = (row: number, line: number): string => `split-${row * 3 + line}-${row * 3 + line + 1}`

function nameAtZero(number: number, columnLine: number | null): string {
  if (columnLine === null) return `split-0-${number}`
  if (columnLine === 0) return 'corner-0'
  return columnLine === 1 ? 'street-0-1-2' : 'street-0-2-3'
}
