import type { IdentityField } from '@gamehall/contract/identity'
import type { LabelMeaning } from '../labels/label-words.ts'
import { centreOf, heightOf, type LaidLine } from '../lines/laid-line.ts'
import type { PlacedLabel, PrintedPage } from '../lines/understand-lines.ts'
import type { FieldSpec, Side } from '../sides/side.ts'
import type { AssignedField } from './assigned-field.ts'
import { continueRows, joinFragments } from './continue-rows.ts'
import { findRestOfDate } from './find-rest-of-date.ts'
import { findUnlabelled, UNLABELLED } from './find-unlabelled.ts'
import { DIRECTIONS, type Direction, labelCost } from './label-costs.ts'
import { nameRows } from './name-rows.ts'
import { isMonthFirst, parseDate } from './parse-date.ts'
import { trimValue } from './trim-value.ts'
import { type Fit, valueFits } from './value-fits.ts'

interface Candidate {
  readonly spec: FieldSpec
  readonly label: PlacedLabel
  readonly value: LaidLine
  /** Absent where it is only known to stand in its label’s cell. */
  readonly direction: Direction | undefined
  readonly fit: Fit
  /** The other row of a date that is broken over two. */
  readonly rest: LaidLine | null
  /** Print that the scanner cannot read. */
  readonly isBlank: boolean
  /** In heights of the value. */
  readonly cost: number
  /** It stands right before its label. */
  readonly isTouching: boolean
  readonly isInCell: boolean
}

/** A value of the right form may stand farther away than another text. */
const FIT_BONUS = 1.5
/** Added where a document’s other values stand on another side of their labels. */
const UNUSUAL_DIRECTION = 2.5
/**
 * Added to that, and left in doubt, where a value stands before its label, or in another corner of its cell, though others do not.
 * What is found by its form alone needs no such label.
 */
const [RARE, RARELY] = [new Set<Direction>(['left', 'corner']), 1]
/** Print that the scanner cannot read is a name only where nothing else is, and on the usual side of its label. */
const BLANK = 4
/** A text without any unit of addresses is one only where nothing else is. */
const NO_ADDRESS = 2
/** Capitals are the value: words in small letters are a label in a language that is not known, unless nothing else is there. */
const [SMALL, SMALL_LETTERS] = [4, /^[^\p{Lu}]*\p{Lu}?\p{Ll}{3}[^\p{Lu}]*$/u]
/** What a found value is worth when the directions of a document are compared. */
const FOUND = 5
/** What a document’s usual direction loses by a value that its cell tells elsewhere. */
const ASIDE = 2.5
/** Another direction that explains a document nearly as well leaves in doubt what it explains otherwise. */
const CLOSE_CALL = 2

/** Formats whose values are found without a label, and go on in further rows. */
const CONTINUED = new Set<FieldSpec['as']>(['address', 'latin_name', 'date'])

/** Finds the value of each field, in level print or in columns; of the latter, all are in doubt. */
export function assignValues(page: PrintedPage, side: Side): AssignedField[] {
  const found = assignFields(page, side)
  return found.some(({ spec }) => spec.field === 'name') ? found : [...found, ...chineseNameOf(page, side)]
}

/** The Chinese name at its label, of a resident whose certificate has no Latin one, as of Hong Kong; in doubt. */
function chineseNameOf(page: PrintedPage, { name: side, fields }: Side): AssignedField[] {
  if (side !== 'resident_front') return []
  const inChinese = fields.map((spec) =>
    spec.field === 'name' ? { ...spec, as: 'chinese_name' as const } : spec,
  )
  return assignOn(page, inChinese)
    .filter(({ spec, label }) => spec.field === 'name' && label !== null)
    .map((one) => ({ ...one, isContested: true as const }))
}

function assignFields(page: PrintedPage, { fields }: Pick<Side, 'fields'>): AssignedField[] {
  const { columns } = page
  if (columns === undefined) return assignOn(page, fields)
  const lackingIn = (found: readonly AssignedField[]) =>
    fields.filter((spec) => !found.some((one) => one.spec === spec))
  const labelled = assignOn(columns, fields).filter(({ label }) => label !== null)
  // A letter by itself may be the end of a label.
  const first = labelled.filter(({ rows }) => rows.map(({ text }) => text).join('').length !== 1)
  const level = assignOn(page, lackingIn(first))
  const found = [...first, ...level]
  const isTaken = (row: LaidLine) => first.some((one) => one.rows.some((other) => overlap(row, other)))
  const left = { ...columns, values: columns.values.filter((value) => !isTaken(value)) }
  const others = assignOn(left, lackingIn(found)).filter(({ rows }) => !rows.some(isTaken))
  return [...level, ...[...first, ...others].map((one) => ({ ...one, isContested: true as const }))]
}

const overlap = ({ box: one }: LaidLine, { box: other }: LaidLine): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** Finds them by their labels and the lines beside, below or above those, or by their form alone. */
function assignOn(page: PrintedPage, fields: readonly FieldSpec[]): AssignedField[] {
  const candidates = fields.flatMap((spec) =>
    labelsOf(page, spec).flatMap((label) => candidatesOf(page, spec, label)),
  )
  const parted = fields.flatMap((spec) => findPartedName(page, spec, candidates))
  const [best, ...others] = DIRECTIONS.map((usual) => assignBy(usual, candidates, parted)).toSorted(
    (one, other) => other.worth - one.worth,
  )
  if (best === undefined) return []
  const rivals = others.filter(({ worth }) => worth > best.worth - CLOSE_CALL)
  const taken = new Set([...best.assigned.values()].flatMap(({ rows }) => rows))
  const labelled = [...best.assigned.values()].map((one) => {
    const isContested = rivals.some(({ assigned }) => {
      const rival = assigned.get(one.spec.field)
      return rival !== undefined && rival.rows[0] !== one.rows[0]
    })
    const rows = one.isParted ? one.rows : continueRows(page, one, taken)
    const isParted = one.isParted === true || isNameInTwoRows(page, one.spec, rows)
    return {
      ...one,
      rows,
      ...(isParted && { isParted: true as const }),
      ...(isContested && { isContested: true as const }),
    }
  })
  for (const [at, one] of labelled.entries())
    if (isOnlyDate(page, one, fields) || isInEitherOrder(page, one))
      labelled[at] = { ...one, isContested: true }
  const used = new Set(labelled.flatMap(({ rows }) => rows))
  const unlabelled = findUnlabelled(page, fields, best.assigned, used).map((one) =>
    CONTINUED.has(one.spec.as) ? { ...one, rows: continueRows(page, one, used) } : one,
  )
  return [...labelled, ...unlabelled].map((one) => ({
    ...one,
    rows: wholeRows(page, one).map((row) => trimValue(row, one.spec.as, page)),
  }))
}

function wholeRows(page: PrintedPage, { spec, rows }: AssignedField): readonly LaidLine[] {
  if (spec.as === 'address') return joinFragments(rows, page.level)
  const [row] = rows
  return spec.field === 'name' && spec.as === 'chinese_name' && row !== undefined ? nameRows(page, row) : rows
}

/** The only date on a side that has a birth date, too, may be that one: an issue date only where its own label stands with it. */
const isOnlyDate = (
  { values }: PrintedPage,
  { spec, direction, isInCell }: AssignedField,
  fields: readonly FieldSpec[],
): boolean =>
  spec.as === 'date' &&
  spec.field !== 'birth_date' &&
  direction !== 'right' &&
  isInCell !== true &&
  fields.some(({ field }) => field === 'birth_date') &&
  values.filter(({ text }) => parseDate(text) !== null).length === 1

/** A date whose month may come first, beside one whose month does. */
const isInEitherOrder = ({ values }: PrintedPage, { spec, rows }: AssignedField): boolean =>
  spec.as === 'date' &&
  rows.some(({ text }) => IN_EITHER_ORDER.test(text)) &&
  values.some(({ text }) => isMonthFirst(text))
const IN_EITHER_ORDER = /^\s*(?!(\d\d)\s*[/.-]\s*\1)(?:0\d|1[0-2])\s*[/.-]\s*(?:0\d|1[0-2])\s*[/.-]\s*\d{4}/

/** The labels of a field; those in sentences and numbered notices only where it has no other. */
function labelsOf({ labels }: PrintedPage, spec: FieldSpec): readonly PlacedLabel[] {
  const own = labels.filter(({ meaning }) => spec.labels.includes(meaning))
  const outside = own.filter(({ line, isWithinWords }) => isWithinWords !== true && !NUMBERED.test(line.text))
  return outside.length > 0 ? outside : own
}
const NUMBERED = /^\s*\d\s*[.．、]/u

/** Two rows without a comma are a surname and given names, where the label says that the name is of these. */
const isNameInTwoRows = ({ labels }: PrintedPage, { as }: FieldSpec, rows: readonly LaidLine[]): boolean =>
  as === 'latin_name' &&
  rows.length === 2 &&
  rows.every(({ text }) => !/[,，]/u.test(text)) &&
  (['surname', 'given_names'] as const).every((part) => labels.some(({ meaning }) => meaning === part))

/** Gives each field its nearest value, as in a document whose values usually stand in one direction of their labels. */
function assignBy(usual: Direction, candidates: readonly Candidate[], parted: readonly AssignedField[]) {
  const priced = candidates
    .filter((one) => one.isInCell || one.direction === usual || (!one.isBlank && !isTooRare(one)))
    .map((one) => ({
      ...one,
      cost: one.cost + (one.isInCell || one.direction === usual ? 0 : unusualCost(one)),
    }))
    .toSorted((one, other) => one.cost - other.cost)
  const assigned = new Map<IdentityField, AssignedField>(parted.map((one) => [one.spec.field, one]))
  const taken = new Set(parted.flatMap(({ rows }) => rows))
  let worth = 0
  for (const { spec, label, value, rest, direction, isInCell, cost } of priced) {
    if (assigned.has(spec.field) || taken.has(value)) continue
    taken.add(value)
    if (rest !== null) taken.add(rest)
    const isRare = !isInCell && direction !== undefined && direction !== usual && RARE.has(direction)
    const found = {
      spec,
      label,
      rows: [value],
      ...(direction !== undefined && { direction }),
      ...(isInCell && { isInCell: true as const }),
    }
    assigned.set(spec.field, isRare ? { ...found, isContested: true } : found)
    worth += FOUND - cost - (isInCell && direction !== usual ? ASIDE : 0)
  }
  return { assigned, worth }
}

const isTooRare = ({ direction, spec, isTouching }: Candidate): boolean =>
  direction !== undefined &&
  RARE.has(direction) &&
  (UNLABELLED.has(spec.as) || (direction === 'left' && !isTouching))
/** Of the cost of a value that stands before its label, in its row. */
const TOUCHING = 0.8

/** A name right behind a relative’s label is that relative’s, though other values stand below their labels. */
const isRightBehind = ({ direction, spec, isBlank, cost }: Candidate): boolean =>
  direction === 'right' && RELATIVES.has(spec.field) && !isBlank && cost < RIGHT_BEHIND
const RELATIVES = new Set<IdentityField>(['father', 'mother', 'spouse'])
const OF_RELATIVES: ReadonlySet<LabelMeaning> = new Set(['father', 'mother', 'spouse'])
const [RIGHT_BEHIND, LESS_UNUSUAL] = [0.5, 0.5]

const unusualCost = (one: Candidate): number => (isRightBehind(one) ? LESS_UNUSUAL : unusualCostOf(one))

const unusualCostOf = ({ direction }: Candidate): number =>
  UNUSUAL_DIRECTION + (direction !== undefined && RARE.has(direction) ? RARELY : 0)

function candidatesOf(page: PrintedPage, spec: FieldSpec, label: PlacedLabel): Candidate[] {
  const blanks = spec.as === 'chinese_name' ? page.blanks : []
  return [...page.values, ...blanks].flatMap((value): Candidate[] => {
    const isBlank = blanks.includes(value)
    const rest = spec.as === 'date' ? findRestOfDate(page, value) : null
    const fit = isBlank ? 1 : rest !== null ? 2 : valueFits(value, spec.as)
    if (fit === 0) return []
    const bonus = fit === 2 ? FIT_BONUS : -handicapOf(spec, value, isBlank)
    const place = placeInCell(page, label, value)
    if (place === 'other') return []
    const found = { spec, label, value, fit, rest, isBlank, isInCell: place === 'own' }
    const directed = DIRECTIONS.flatMap((direction) => {
      const cost = labelCost(page, label, value, direction)
      return cost === null ? [] : [{ ...found, direction, cost: cost - bonus, isTouching: cost < TOUCHING }]
    })
    if (place !== 'own') return directed
    const [nearest] = directed.toSorted((one, other) => one.cost - other.cost)
    const cost = costWithin(label.line, value) - bonus
    return [{ ...found, direction: nearest?.direction, cost, isTouching: false }]
  })
}

/** Whether a label is the only one in a value’s cell, or the value is another label’s by the rules around it. */
function placeInCell(page: PrintedPage, label: PlacedLabel, value: LaidLine): 'own' | 'other' | 'open' {
  const { cells } = page
  if (cells === undefined) return 'open'
  const labels = cells.labelsIn(value)
  // Of a row whose rules were not all found, the label may have the cell of the next one.
  const beside = OF_RELATIVES.has(label.meaning) ? labelCost(page, label, value, 'right') : null
  if (labels.length === 0 && beside !== null && beside < RIGHT_BEHIND && !cells.parts(label.line, value))
    return 'open'
  if (!labels.includes(label)) return labels.length > 0 || cells.isHoused(label) ? 'other' : 'open'
  return labels.every(({ meaning }) => meaning === label.meaning) ? 'own' : 'open'
}

/** What a value costs in its label’s cell, wherever it stands there. */
const costWithin = (line: LaidLine, value: LaidLine): number =>
  AT_HOME +
  (Math.abs(centreOf(line) - centreOf(value)) + Math.abs(line.box.left - value.box.left)) /
    heightOf(value) /
    FAR_AT_HOME
const [AT_HOME, FAR_AT_HOME] = [0.3, 50]

/** What a text that may be a value by its form lacks of one. */
function handicapOf({ as }: FieldSpec, { text }: LaidLine, isBlank: boolean): number {
  if (isBlank) return BLANK
  if (as === 'address') return NO_ADDRESS
  return (as === 'latin_name' || as === 'latin') && SMALL_LETTERS.test(text) ? SMALL : 0
}

/** A name whose surname and given names have labels of their own, both on the same side of them. */
function findPartedName(
  page: PrintedPage,
  spec: FieldSpec,
  candidates: readonly Candidate[],
): AssignedField[] {
  if (spec.as !== 'latin_name') return []
  const usual = usualDirection(candidates)
  const nearest = (meaning: 'surname' | 'given_names') =>
    page.labels
      .filter((label) => label.meaning === meaning)
      .flatMap((label) => candidatesOf(page, spec, label))
      .map((one) => ({
        ...one,
        cost: one.cost + (one.isInCell || one.direction === usual ? 0 : UNUSUAL_DIRECTION),
      }))
      .toSorted((one, other) => one.cost - other.cost)[0]
  const [surname, given] = [nearest('surname'), nearest('given_names')]
  if (surname === undefined || given === undefined || surname.value === given.value) return []
  if (areOneLabel(surname.label, given.label)) return []
  return [{ spec, label: surname.label, rows: [surname.value, given.value], isParted: true }]
}

/** Beside each other they say of one value how it is written: surname, given names. */
function areOneLabel({ line: one }: PlacedLabel, { line: other }: PlacedLabel): boolean {
  const gap = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right)
  return Math.abs(centreOf(one) - centreOf(other)) < heightOf(one) / 2 && gap < ONE_LABEL * heightOf(one)
}
const ONE_LABEL = 1.5

/** On which side of their labels values of an unmistakable form stand; null when there are none. */
function usualDirection(candidates: readonly Candidate[]): Direction | null {
  const sure = candidates.filter(({ fit }) => fit === 2)
  const worths = DIRECTIONS.map((direction) => ({ direction, worth: assignBy(direction, sure, []).worth }))
  const [best] = worths.toSorted((one, other) => other.worth - one.worth)
  return sure.length === 0 ? null : (best?.direction ?? null)
}
