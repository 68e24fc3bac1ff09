import { parseDate } from '../fields/parse-date.ts'
import { joinLines } from './join-lines.ts'
import { centreOf, heightOf, type LaidLine, type Level } from './laid-line.ts'

type Part = 'year' | 'month' | 'day'

/** What stands over or under each part of a date that is printed in cells of their own. */
const HEADS: Readonly<Record<string, Part>> = {
  年: 'year',
  月: 'month',
  日: 'day',
  YYYY: 'year',
  YEAR: 'year',
  MM: 'month',
  MONTH: 'month',
  DD: 'day',
  DAY: 'day',
}
const ORDERS: readonly string[] = ['year month day', 'day month year', 'month day year']
/** The last head of the first order may not have been read: what follows a year and a month is a day. */
const WITHOUT_DAY = 'year month'
const NUMBER = /^\s*\d{1,4}\s*$/
/** In heights: how far the middles of one row differ, from one head to the next, and from a head to its number. */
const [SAME_ROW, WIDEST, FARTHEST] = [0.6, 12, 2.5]
/** Where the last column ends, in distances of the heads before. */
const LAST = 2

interface DateParts {
  /** Dates, each as one line. */
  readonly dates: readonly LaidLine[]
  /** Everything else. */
  readonly rest: readonly LaidLine[]
}

/**
 * Joins dates of which year, month and day stand in columns of their own, each with its head over or under it: the heads say
 * what each number is, and in which order.
 */
export function joinDateParts(lines: readonly LaidLine[], level: Level): DateParts {
  const heads = lines.filter((line) => partOf(line) !== undefined)
  const numbers = lines.filter(({ text }) => NUMBER.test(text))
  const dates: LaidLine[] = []
  const used = new Set<LaidLine>()
  for (const first of heads) {
    const row = rowFrom(
      first,
      heads.filter((head) => !used.has(head)),
    )
    const free = numbers.filter((number) => !used.has(number))
    const date =
      row &&
      [1, -1].map((side) => dateAt({ row, heads, numbers: free, side, level })).find((one) => one !== null)
    if (row === null || date === null || date === undefined) continue
    for (const line of [...row, ...date.parts]) used.add(line)
    dates.push(date.line)
  }
  return { dates, rest: lines.filter((line) => !used.has(line)) }
}

const partOf = ({ text }: LaidLine): Part | undefined => HEADS[text.trim().toUpperCase()]

/** A head and the next ones on its row, where they are year, month and day; null where they are not. */
function rowFrom(first: LaidLine, heads: readonly LaidLine[]): LaidLine[] | null {
  const behind = heads
    .filter(
      (head) =>
        head.box.left >= first.box.left &&
        Math.abs(centreOf(head) - centreOf(first)) < SAME_ROW * heightOf(first),
    )
    .toSorted((one, other) => one.box.left - other.box.left)
  const far = behind.findIndex(
    (head, at) => head.box.left - (behind[at - 1] ?? head).box.right > WIDEST * heightOf(first),
  )
  const near = far === -1 ? behind : behind.slice(0, far)
  const row = near.slice(0, 3)
  const order = row.map(partOf).join(' ')
  if (ORDERS.includes(order)) return row
  return near[0] === first && order.startsWith(WITHOUT_DAY) ? row.slice(0, 2) : null
}

interface Columns {
  readonly row: readonly LaidLine[]
  readonly heads: readonly LaidLine[]
  readonly numbers: readonly LaidLine[]
  readonly side: number
  readonly level: Level
}

/** The date whose numbers stand under (1) or over (-1) their heads, each in the column that begins with its head. */
function dateAt({ row, heads, numbers, side, level }: Columns) {
  const [first, second] = row
  if (first === undefined || second === undefined) return null
  const last = row.at(-1) ?? second
  const next = heads.filter((head) => head.box.left > last.box.left && isInRow(first, head))
  const end = Math.min(
    last.box.left + LAST * (second.box.left - first.box.left),
    ...next.map(({ box }) => box.left - heightOf(first) / 2),
  )
  const parts = numbers
    .filter((number) => isAway(first, number, side) && middleOf(number) > first.box.left - heightOf(first))
    .filter((number) => middleOf(number) < end)
    .toSorted((one, other) => one.box.left - other.box.left)
  const columnOf = (part: LaidLine) =>
    row.findLastIndex(({ box }) => box.left - heightOf(part) / 2 < middleOf(part))
  const columns = parts.map(columnOf).join(' ')
  if (columns !== (row.length === 2 ? '0 1 1' : '0 1 2')) return null
  const [start, ...others] = parts
  if (start === undefined || !others.every((part) => isInRow(start, part))) return null
  const order = row.map(partOf)
  const textOf = (part: Part) => parts[order.includes(part) ? order.indexOf(part) : 2]?.text.trim() ?? ''
  const text = `${textOf('year')}年${textOf('month')}月${textOf('day')}日`
  if (parseDate(text) === null) return null
  const whole = others.reduce((before, part) => joinLines(before, part, level), start)
  return { parts, line: { ...whole, text, isComposed: true as const } }
}

const middleOf = ({ box }: LaidLine): number => (box.left + box.right) / 2

const isInRow = (one: LaidLine, other: LaidLine): boolean =>
  Math.abs(centreOf(other) - centreOf(one)) < SAME_ROW * heightOf(one)

/** Whether a number stands in the row right under or over that of the heads. */
function isAway(head: LaidLine, number: LaidLine, side: number): boolean {
  const height = Math.max(heightOf(head), heightOf(number))
  const away = side * (centreOf(number) - centreOf(head))
  return away > height / 2 && away < FARTHEST * height
}
