import { centreOf, heightOf, type LaidLine } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import { dateInRows, parseDate } from './parse-date.ts'

/** From one row’s middle to the next one’s, in heights. */
const FARTHEST = 2

/** The other row of a date that is broken over two in a cell: 民國112年 and 4月7日, or 12 MAR and 2020. */
export function findRestOfDate({ values, cells }: PrintedPage, row: LaidLine): LaidLine | null {
  if (cells === undefined || !/\d|年/u.test(row.text) || parseDate(row.text) !== null) return null
  const isRest = (value: LaidLine): boolean => {
    const pitch = centreOf(value) - centreOf(row)
    const [upper, lower] = pitch < 0 ? [value, row] : [row, value]
    return (
      value !== row &&
      Math.abs(pitch) > heightOf(row) / 2 &&
      Math.abs(pitch) < FARTHEST * Math.max(heightOf(row), heightOf(value)) &&
      cells.holds(row, value) &&
      dateInRows(upper.text, lower.text) !== null
    )
  }
  return values.find(isRest) ?? null
}
