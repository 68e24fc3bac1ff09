import { isNotice } from '../lexicons/name-stop-words.ts'
import { joinLines } from '../lines/join-lines.ts'
import { centreOf, heightOf, type LaidLine, type Level } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import type { AssignedField } from './assigned-field.ts'
import { behindTownship, correctPlaceName } from './correct-place-name.ts'
import { findRestOfDate } from './find-rest-of-date.ts'
import { traditional, valueFits } from './value-fits.ts'

const SAME_HEIGHT = 1.5
/** From one row’s top to the next one’s, in heights. */
const [CLOSEST, FARTHEST] = [0.6, 2]
const INDENT = 1.2
/** Between a label and a value of another column, in heights. */
const OTHER_COLUMN = 4
/** Columns are shorter than rows, and so are rows in cells, and those of an address beside other print. */
const [MOST_ROWS, MOST_COLUMNS] = [3, 5]
/** A text continues on its own row across a gap of so many heights: an address before its floor. */
const WIDEST_GAP = 2.5
/** Boxes of slanted print overlap. */
const OVERLAP = 0.8

/** The rows of a value: what continues it beside and below, where no label stands. */
export function continueRows(page: PrintedPage, assigned: AssignedField, taken: Set<LaidLine>): LaidLine[] {
  const {
    spec,
    rows: [first],
    direction,
  } = assigned
  if (first === undefined) return []
  if (spec.as === 'date') return dateRows(page, first, taken)
  if (!WRAPPED.has(spec.as)) return [first]
  if (isWholePlace(spec.as, first)) return [...provinceBefore(page, first, taken), first]
  const inCell = assigned.isInCell === true ? rowsInCell(page, assigned, first, taken) : [first]
  if (assigned.isInCell === true && spec.as !== 'address') return inCell
  const rows = inCell.length > 1 ? inCell : [first, ...besideOf(page, first, taken, spec.as)]
  if (direction === 'above' && inCell.length === 1) rows.unshift(...rowsAbove(page, first, spec.as, taken))
  else if (spec.as === 'address') rows.unshift(...beginningAbove(page, rows[0] ?? first, taken))
  const isNarrow = first.isStacked === true || page.cells !== undefined || spec.as === 'address'
  const most = isNarrow ? MOST_COLUMNS : MOST_ROWS
  for (let last = inCell.at(-1) ?? first; rows.length < most; ) {
    const next = page.values.find(
      (value) =>
        !taken.has(value) &&
        (isNextRow(first, last, value, spec.as) || isUnderLabel(assigned, first, last, value)),
    )
    if (next === undefined || hasOtherLabel(page, assigned, next, last)) break
    if (rows.length >= MOST_ROWS && spec.as === 'address' && !PART_OF_ADDRESS.test(traditional(next.text)))
      break
    if (spec.as === 'place' && BEGINNING.test(next.text)) break
    if (spec.as === 'latin_name' && isNationality(last, next)) break
    taken.add(next)
    rows.push(next, ...besideOf(page, next, taken, spec.as))
    last = next
  }
  return rows
}

/** A country below a whole name; behind a comma it is a given name. */
const isNationality = (last: LaidLine, next: LaidLine): boolean =>
  valueFits(next, 'latin_name') === 0 && !/[,，]\s*$/u.test(last.text)

/** What goes on below an address is a part of one: its units, or the number of a floor. */
const PART_OF_ADDRESS = /[鄰邻路街段巷弄號号樓楼室]|^[\s之\d-]+$/u
/** Before the label, in heights, there may be one. */
const BRACKET = 0.5
const END_OF_ADDRESS = /[號号樓楼室]\s*$/u

/** A row that begins under the label of an address which stands before the first row, as in running text. */
const isUnderLabel = (
  { spec, label, direction }: AssignedField,
  first: LaidLine,
  last: LaidLine,
  value: LaidLine,
): boolean =>
  spec.as === 'address' &&
  label !== null &&
  direction === 'right' &&
  first.box.left - label.line.box.right < heightOf(first) &&
  !END_OF_ADDRESS.test(last.text) &&
  PART_OF_ADDRESS.test(value.text) &&
  isNextRow(
    { ...first, box: { ...first.box, left: label.line.box.left - BRACKET * heightOf(first) } },
    last,
    value,
    spec.as,
  )

/** A date, with its other row where it is broken over two. */
function dateRows(page: PrintedPage, first: LaidLine, taken: Set<LaidLine>): LaidLine[] {
  const rest = findRestOfDate(page, first)
  if (rest === null || taken.has(rest)) return [first]
  taken.add(rest)
  return centreOf(rest) < centreOf(first) ? [rest, first] : [first, rest]
}

/** All rows of a value’s kind in its cell, from top to bottom. */
function rowsInCell(
  { values, cells }: PrintedPage,
  { spec: { as }, label }: AssignedField,
  first: LaidLine,
  taken: Set<LaidLine>,
): LaidLine[] {
  const isPart = (value: LaidLine): boolean =>
    value === first ||
    (!taken.has(value) &&
      cells?.labelsIn(value).some((one) => one === label) === true &&
      isSameSize(first, value) &&
      isOfSort(value.text, as))
  const rows = values.filter(isPart).toSorted((one, other) => {
    const isSameRow = Math.abs(centreOf(one) - centreOf(other)) < heightOf(one) / 2
    return isSameRow ? one.box.left - other.box.left : centreOf(one) - centreOf(other)
  })
  for (const row of rows) taken.add(row)
  return rows
}

/** Rows of which the scan found several parts, each as one line: what stands between the parts is read with them. */
export function joinFragments(rows: readonly LaidLine[], level: Level): LaidLine[] {
  const joined: LaidLine[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    const isSameRow =
      before !== undefined &&
      Math.abs(centreOf(row) - centreOf(before)) < heightOf(before) / 2 &&
      row.box.left > before.box.left
    if (isSameRow) joined[joined.length - 1] = joinLines(before, row, level)
    else joined.push(row)
  }
  return joined
}

/** The rows above the one that was found, of a value that stands above its label. */
function rowsAbove(
  page: PrintedPage,
  found: LaidLine,
  as: AssignedField['spec']['as'],
  taken: Set<LaidLine>,
): LaidLine[] {
  const rows: LaidLine[] = []
  for (let first = found; rows.length < MOST_ROWS - 1; ) {
    const before = page.values.findLast(
      (value) => !taken.has(value) && isNextRow(value, value, first, as) && isOfSort(value.text, as),
    )
    if (before === undefined || hasLabelBelow(page, before, first)) break
    taken.add(before)
    rows.unshift(before, ...besideOf(page, before, taken, as))
    first = before
  }
  return rows
}

/** A city or county and a township; the letter that says which may be misread before a township and a village. */
const BEGINNING =
  /^.{0,2}\p{Script=Han}{2}(?:[縣县市].+[區区鄉乡鎮镇市村里]|\p{Script=Han}{2,4}[區区鄉乡鎮镇市]\p{Script=Han}{1,4}[村里])/u

/** Whether a row begins with these; of the city or county a letter may be lost. */
const isBeginning = ({ text }: LaidLine): boolean =>
  BEGINNING.test(text) || behindTownship(correctPlaceName(traditional(text))) !== null

/** The row with an address’s county, where its label stands beside the row below. */
function beginningAbove(page: PrintedPage, found: LaidLine, taken: Set<LaidLine>): LaidLine[] {
  if (isBeginning(found)) return []
  const before = page.values.findLast(
    (value) => !taken.has(value) && isNextRow(value, value, found, 'address') && isBeginning(value),
  )
  if (before === undefined) return []
  taken.add(before)
  return [before, ...besideOf(page, before, taken, 'address')]
}

const PROVINCE = /^\s*(?:[臺台]灣省|福建省)\s*$/u

/** The province that stands by itself above a city or county, or before it. */
function provinceBefore(page: PrintedPage, county: LaidLine, taken: Set<LaidLine>): LaidLine[] {
  const isBefore = (value: LaidLine) =>
    isNextRow(value, value, county, 'place') ||
    (isSameSize(value, county) &&
      Math.abs(centreOf(value) - centreOf(county)) < heightOf(county) / 2 &&
      value.box.right <= county.box.left + OVERLAP * heightOf(county) &&
      county.box.left - value.box.right < WIDEST_GAP * heightOf(county))
  const province = page.values.findLast(
    (value) => !taken.has(value) && PROVINCE.test(traditional(value.text)) && isBefore(value),
  )
  if (province === undefined) return []
  taken.add(province)
  return [province]
}

/** Between two rows of one value no label stands. */
const hasLabelBelow = ({ labels }: PrintedPage, upper: LaidLine, lower: LaidLine): boolean =>
  labels.some(
    ({ line }) =>
      centreOf(line) > centreOf(upper) &&
      centreOf(line) < centreOf(lower) &&
      line.box.left < upper.box.right &&
      line.box.right > upper.box.left,
  )

const WRAPPED = new Set<AssignedField['spec']['as']>(['address', 'place', 'latin_name', 'latin'])

/** A city or county is a whole birthplace: a row below it is an address whose label was not read. */
const isWholePlace = (as: AssignedField['spec']['as'], row: LaidLine): boolean =>
  as === 'place' && valueFits(row, as) === 2

const isSameSize = (one: LaidLine, other: LaidLine): boolean =>
  Math.max(heightOf(one), heightOf(other)) < SAME_HEIGHT * Math.min(heightOf(one), heightOf(other))

/** A digit that was found by itself, as in a box of its own, is less high than letters beside it. */
const isDigitOf = (row: LaidLine, value: LaidLine): boolean =>
  /^\s*\d{1,2}\s*$/.test(value.text) &&
  value.box.top > row.box.top - OVERLAP * heightOf(value) &&
  value.box.bottom < row.box.bottom + OVERLAP * heightOf(value)

/** A letter by itself that ends no address: what was read of a label, or a speck. */
const LONE = /^\s*(?![號樓室巷弄鄰])\p{Script=Han}\s*$/u

/** Without a digit no part of an address ends so: a label whose words are not known. */
const LABEL_OF_NUMBER = /^\D*(?:編號|號碼|序號|證號|卡號)\s*$/u

const isOfSort = (text: string, as: AssignedField['spec']['as']): boolean =>
  as === 'latin_name' || as === 'latin'
    ? /^[A-Z][A-Z ,.'-]*$/.test(text)
    : (/\p{Script=Han}/u.test(text) && !(as === 'address' && isNoAddress(traditional(text)))) ||
      /^[\d-]+$/.test(text)

const isNoAddress = (text: string): boolean => LONE.test(text) || LABEL_OF_NUMBER.test(text) || isNotice(text)

/** Whether a value may be the row after `last` of a value that begins with `first`. */
export function isNextRow(
  first: LaidLine,
  last: LaidLine,
  value: LaidLine,
  as: AssignedField['spec']['as'],
): boolean {
  const height = heightOf(last)
  const pitch = centreOf(value) - centreOf(last)
  return (
    isSameSize(last, value) &&
    isOfSort(value.text, as) &&
    pitch > CLOSEST * height &&
    pitch < FARTHEST * height &&
    isAligned(first, value, INDENT * height, as)
  )
}

/**
 * Rows begin at the same place; those of an address, and of a name whose surname ends with a comma, may have the same middle, or
 * the same end, instead.
 */
const isAligned = (
  { text, box: first }: LaidLine,
  { box }: LaidLine,
  most: number,
  as: AssignedField['spec']['as'],
): boolean =>
  Math.abs(box.left - first.left) < most ||
  ((as === 'address' || (as === 'latin_name' && /[,，]\s*$/u.test(text))) &&
    (Math.abs(box.left + box.right - first.left - first.right) < most ||
      Math.abs(box.right - first.right) < most))

/**
 * A value that a label stands before or above is that label’s; one above the row before it is that row’s. The own label may
 * stand between both rows, and beside them in two languages; it may be one that the first row was found without. A label in the
 * cell of both rows says nothing of the second.
 */
export const hasOtherLabel = (
  { labels, cells }: PrintedPage,
  { spec, label: own, direction }: Pick<AssignedField, 'spec' | 'label' | 'direction'>,
  value: LaidLine,
  before: LaidLine,
): boolean => {
  const isIn = (row: LaidLine, label: LaidLine) =>
    cells?.labelsIn(row).some(({ line }) => line === label) === true
  return labels.some(({ line, meaning }) => {
    if (own === null ? spec.labels.includes(meaning) : line === own.line || meaning === own.meaning)
      return false
    if (isIn(value, line) && !isIn(before, line)) return true
    if (cells?.parts(line, value) === true) return false
    // Under its own label, a row of another column’s label is not that label’s.
    const isFar = direction === 'below' && value.box.left - line.box.right > OTHER_COLUMN * heightOf(value)
    // The own label stands between a label of another column and the value.
    const isOfOther = own !== null && own.line.box.left > line.box.right && own.line.box.left < value.box.left
    const isBeside =
      !isFar &&
      !isOfOther &&
      Math.abs(centreOf(line) - centreOf(value)) < heightOf(value) / 2 &&
      line.box.left < value.box.left
    const isAbove =
      centreOf(line) > centreOf(before) &&
      centreOf(line) < centreOf(value) - heightOf(value) / 3 &&
      Math.abs(line.box.left - value.box.left) < heightOf(value)
    return isBeside || isAbove
  })
}

function besideOf(
  { values, labels, cells }: PrintedPage,
  row: LaidLine,
  taken: Set<LaidLine>,
  as: AssignedField['spec']['as'],
): LaidLine[] {
  const height = heightOf(row)
  const next = values.find(
    (value) =>
      !taken.has(value) &&
      (isSameSize(row, value) || (as === 'address' && isDigitOf(row, value))) &&
      (as !== 'latin_name' || valueFits(value, as) > 0) &&
      Math.abs(centreOf(value) - centreOf(row)) < height / 2 &&
      value.box.left >= row.box.right - OVERLAP * height &&
      value.box.left - row.box.right < WIDEST_GAP * height,
  )
  if (next === undefined) return []
  const isParted = labels.some(
    ({ line }) =>
      line.box.left >= row.box.right - height / 2 &&
      line.box.right <= next.box.left + height / 2 &&
      Math.abs(centreOf(line) - centreOf(row)) < height,
  )
  if (isParted || cells?.parts(row, next) === true) return []
  taken.add(next)
  return [next]
}
