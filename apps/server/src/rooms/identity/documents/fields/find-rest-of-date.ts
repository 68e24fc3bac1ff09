import { centreOf, heightOf, type LaidLine } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import { dateInRows, parseDate } from './parse-date.ts'

/** From one row’s middle to the next one’s, in heights. */
const FARTHEST = 2

/**
 * The other row of a date that is broken over two in a cell: 民國112年 and 4月7日, or 12 MAR and 2020; the first also without a
 * cell, as nothing else is written so.
 */
export function findRestOfDate({ values, cells }: PrintedPage, row: LaidLine): LaidLine | null {
  if (!/\d|年/u.test(row.text) || parseDate(row.text) !== null) return null
  const isRest = (value: LaidLine): boolean => {
    const pitch = centreOf(value) - centreOf(row)
    const [upper, lower] = pitch < 0 ? [value, row] : [row, value]
    return (
      value !== row &&
      Math.abs(pitch) > heightOf(row) / 2 &&
      Math.abs(pitch) < FARTHEST * Math.max(heightOf(row), heightOf(value)) &&
      (cells?.holds(row, value) === true || isRestByForm(upper, lower)) &&
      dateInRows(upper.text, lower.text) !== null
    )
  }
  return values.find(isRest) ?? null
}

const YEAR = /^\s*(?:中[華华])?(?:民[國国])?\s*\d{2,4}\s*年\s*$/u
/** Which issue it is may stand behind: 換發. */
const MONTH_AND_DAY = /^\s*\d{1,2}\s*月\s*\d{1,2}\s*日\s*(?:[(（]?\p{Script=Han}{1,4}[)）]?\s*)?$/u

/** A year, and below it a month and a day in the same column. */
const isRestByForm = (upper: LaidLine, lower: LaidLine): boolean =>
  YEAR.test(upper.text) &&
  MONTH_AND_DAY.test(lower.text) &&
  upper.box.left < lower.box.right &&
  lower.box.left < upper.box.right
