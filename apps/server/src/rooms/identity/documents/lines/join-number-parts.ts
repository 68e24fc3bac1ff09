import { hasValidIdCheckDigit } from '@gamehall/contract/identity'
import type { ScanCorners, ScanPoint } from '../../../../providers/ocr/index.ts'
import { labelCost } from '../fields/label-costs.ts'
import type { LabelMeaning } from '../labels/label-words.ts'
import { NUMBER_LENGTH, WHOLE_NUMBER } from './id-number-format.ts'
import { joinCombFields } from './join-comb-fields.ts'
import { joinLines } from './join-lines.ts'
import { centreOf, heightOf, isVertical, type LaidLine, layLine } from './laid-line.ts'
import type { PrintedPage } from './understand-lines.ts'

/** The first row of one that is broken over several, and those below it; a letter may be a group by itself. */
const [FIRST_ROW, NEXT_ROW] = [/^[A-Z]{0,2}\d{2,8}$/, /^\d{2,9}$/]
const FIRST_GROUP = /^(?:[A-Z]{1,2}|[A-Z]{0,2}\d{2,8})$/
/** In heights: how far beginnings or middles differ, from one row’s middle to the next, and how unlike the rows’ heights may be. */
const [ASIDE, CLOSEST, FARTHEST, MOST_UNLIKE] = [0.6, 0.7, 2.2, 1.35]
/** In heights: from one group to the next, and how far their middles differ. */
const [WIDEST, SAME_ROW] = [2.5, 0.35]
const NUMBERS = new Set<LabelMeaning>(['card_number', 'id_number', 'resident_number'])
/** In the unit of `labelCost`: farther away, a value is not that label’s. */
const NEAR = 3

/** The page with its numbers whole whose letters stand in boxes of which some were not read, or in several rows. */
export function joinNumberParts(page: PrintedPage): PrintedPage {
  const filled = { ...page, values: joinCombFields(page.values, page.blanks, page.level) }
  const grouped = { ...filled, values: joinGroups(filled) }
  const { columns } = page
  return {
    ...grouped,
    values: joinRows(grouped),
    ...(columns !== undefined && { columns: joinNumberParts(columns) }),
  }
}

const written = ({ text }: LaidLine): string => text.replaceAll(/[\s-]/g, '')

/** Joins a number that stands in groups beside one another, at a number’s label or where its check digit holds. */
function joinGroups(page: PrintedPage): LaidLine[] {
  const taken = new Set<LaidLine>()
  const joined: LaidLine[] = []
  for (const first of page.values) {
    if (taken.has(first) || !FIRST_GROUP.test(written(first)) || isVertical(first.corners)) continue
    const row = groupsFrom(first, page.values)
    const text = row.map(written).join('')
    if (row.length < 2 || !WHOLE_NUMBER.test(text)) continue
    const isProven = hasValidIdCheckDigit(text)
    if (!isProven && !isLabelled(page, first, first)) continue
    for (const group of row) taken.add(group)
    const whole = { ...row.reduce((before, group) => joinLines(before, group, page.level)), text }
    // In doubt without a check digit, as all that is laid together.
    joined.push(isProven ? whole : { ...whole, parts: row.map(({ corners }) => corners) })
  }
  return [...page.values.filter((value) => !taken.has(value)), ...joined]
}

function groupsFrom(first: LaidLine, values: readonly LaidLine[]): LaidLine[] {
  const row = [first]
  for (let last = first; row.map(written).join('').length < NUMBER_LENGTH; ) {
    const height = heightOf(last)
    const next = values
      .filter(
        (value) =>
          NEXT_ROW.test(written(value)) &&
          value.box.left > last.box.right - height / 2 &&
          value.box.left - last.box.right < WIDEST * height &&
          Math.abs(centreOf(value) - centreOf(last)) < SAME_ROW * height &&
          isSameSize(last, value),
      )
      .toSorted((one, other) => one.box.left - other.box.left)[0]
    if (next === undefined) break
    row.push(next)
    last = next
  }
  return row
}

const isSameSize = (one: LaidLine, other: LaidLine): boolean =>
  Math.max(heightOf(one), heightOf(other)) < MOST_UNLIKE * Math.min(heightOf(one), heightOf(other))

/** Joins a number whose letters stand in rows under one another, at a number’s label or where its check digit holds. */
function joinRows(page: PrintedPage): LaidLine[] {
  const taken = new Set<LaidLine>()
  const joined: LaidLine[] = []
  for (const first of page.values) {
    if (taken.has(first) || !FIRST_ROW.test(written(first)) || isVertical(first.corners)) continue
    const rows = rowsFrom(first, page)
    const text = rows.map(written).join('')
    if (rows.length < 2 || !WHOLE_NUMBER.test(text)) continue
    if (!hasValidIdCheckDigit(text) && !isLabelled(page, first, rows.at(-1) ?? first)) continue
    for (const row of rows) taken.add(row)
    joined.push(wholeOf(rows, text, page))
  }
  return [...page.values.filter((value) => !taken.has(value)), ...joined]
}

function rowsFrom(first: LaidLine, { values, labels }: PrintedPage): LaidLine[] {
  const rows = [first]
  for (let last = first; rows.map(written).join('').length < NUMBER_LENGTH; ) {
    const next = values.find((value) => NEXT_ROW.test(written(value)) && isUnder(last, value))
    const isParted = labels.some(
      ({ line }) =>
        next !== undefined &&
        centreOf(line) > centreOf(last) &&
        centreOf(line) < centreOf(next) &&
        line.box.left < next.box.right &&
        line.box.right > next.box.left,
    )
    if (next === undefined || isParted) break
    rows.push(next)
    last = next
  }
  return rows
}

function isUnder(upper: LaidLine, lower: LaidLine): boolean {
  const one = heightOf(upper)
  const pitch = (centreOf(lower) - centreOf(upper)) / one
  const apart = [
    lower.box.left - upper.box.left,
    lower.box.right - upper.box.right,
    (lower.box.left + lower.box.right - upper.box.left - upper.box.right) / 2,
  ]
  return (
    pitch > CLOSEST &&
    pitch < FARTHEST &&
    isSameSize(upper, lower) &&
    apart.some((by) => Math.abs(by) < ASIDE * one)
  )
}

const isLabelled = (page: PrintedPage, first: LaidLine, last: LaidLine): boolean =>
  page.labels.some((label) => {
    if (!NUMBERS.has(label.meaning)) return false
    const costs = [
      labelCost(page, label, first, 'right'),
      labelCost(page, label, first, 'below'),
      labelCost(page, label, last, 'above'),
    ]
    return costs.some((cost) => cost !== null && cost < NEAR)
  })

/** One line of several rows: its letters as if they stood side by side. */
function wholeOf(rows: readonly LaidLine[], text: string, { level }: PrintedPage): LaidLine {
  const lengths = rows.map(({ box }) => box.right - box.left)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let start = 0
  const letters = rows.flatMap((row, at) => {
    const length = lengths[at] ?? 0
    const laid = row.letters
      .filter((letter) => letter.text.trim() !== '')
      .map((letter) => ({ ...letter, at: (start + letter.at * length) / Math.max(1, whole) }))
    start += length
    return laid
  })
  return {
    ...layLine({ text, letters, corners: around(rows) }, level),
    parts: rows.map(({ corners }) => corners),
  }
}

/** From the first row’s top to the last one’s bottom, as wide as the widest. */
function around(rows: readonly LaidLine[]): ScanCorners {
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) throw new Error('rows')
  const most = (points: readonly ScanPoint[], sign: 1 | -1): ScanPoint =>
    points.reduce((one, other) => (sign * other.x > sign * one.x ? other : one))
  const [nw, ne] = first.corners
  const [, , se, sw] = last.corners
  return [
    { ...nw, x: most([nw, sw], -1).x },
    { ...ne, x: most([ne, se], 1).x },
    { ...se, x: most([ne, se], 1).x },
    { ...sw, x: most([nw, sw], -1).x },
  ]
}
