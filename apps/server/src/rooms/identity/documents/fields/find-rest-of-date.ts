import { centreOf, heightOf, type LaidLine } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import { dateInRows, parseDate } from './parse-date.ts'

/** From one row’s middle to the next one’s, in heights. */
const FARTHEST = 2

/**
 * The other row of a date that is broken over two in a cell: 民國112年 and 4月7日, or 12 MAR and 2020; the first, with Chinese
 * numbers as well, or with its month spelled, also without a cell, as nothing else is written so.
 */
export function findRestOfDate({ values, cells }: PrintedPage, row: LaidLine): LaidLine | null {
  if (!DATED.test(row.text) || parseDate(row.text) !== null) return null
  const isRest = (value: LaidLine): boolean => {
    const pitch = centreOf(value) - centreOf(row)
    const [upper, lower] = pitch < 0 ? [value, row] : [row, value]
    return (
      value !== row &&
      parseDate(value.text) === null &&
      Math.abs(pitch) > heightOf(row) / 2 &&
      Math.abs(pitch) < FARTHEST * Math.max(heightOf(row), heightOf(value)) &&
      (cells?.holds(row, value) === true || isRestByForm(upper, lower)) &&
      dateInRows(upper.text, lower.text) !== null
    )
  }
  return values.find(isRest) ?? null
}

/** A number, or one in Chinese before its unit. */
const DATED = /\d|年|[〇零○OＯ一二三四五六七八九十百廿卅元]\s*[月日]/u
const NUMBER = String.raw`(?:\d{1,4}|[〇零○OＯ一二三四五六七八九十百廿卅元]{1,5})`
const CALENDAR = String.raw`(?:中\s*[華华])?\s*(?:民\s*[國国])?`
/** A date that breaks behind its year or its month; which issue it is may stand behind: 換發. */
const DATE_IN_ROWS = new RegExp(
  String.raw`^\s*${CALENDAR}\s*${NUMBER}\s*年(?:\s*\n\s*${NUMBER}\s*月|\s*${NUMBER}\s*月\s*\n)\s*${NUMBER}\s*日\s*(?:[(（]?\p{Script=Han}{1,4}[)）]?\s*)?$`,
  'u',
)

/** 30 JUN over 1974. */
const SPELLED_IN_ROWS = /^\s*\d{1,2}\s*\p{L}{3,9}[.,]?\s*\n\s*(?:19|20)\d{2}\s*$/u

/** The beginning of a date, and below it the rest in the same column. */
const isRestByForm = (upper: LaidLine, lower: LaidLine): boolean =>
  [DATE_IN_ROWS, SPELLED_IN_ROWS].some((form) => form.test(`${upper.text}\n${lower.text}`)) &&
  upper.box.left < lower.box.right &&
  lower.box.left < upper.box.right
