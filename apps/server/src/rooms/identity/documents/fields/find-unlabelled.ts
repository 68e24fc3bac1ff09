import { hasValidIdCheckDigit, type IdentityField } from '@gamehall/contract/identity'
import { traditionalForms } from '../../../../platform/text/simplified-forms.ts'
import type { LabelMeaning } from '../labels/label-words.ts'
import { isSurname, isSurnameEver } from '../lexicons/name-letters.ts'
import { centreOf, heightOf, isVertical, type LaidLine } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import type { FieldSpec } from '../sides/side.ts'
import type { AssignedField } from './assigned-field.ts'
import { isNextRow } from './continue-rows.ts'
import { behindTownship, isCounty } from './correct-place-name.ts'
import { findRestOfDate } from './find-rest-of-date.ts'
import { labelCost } from './label-costs.ts'
import { dateInRows, parseDate } from './parse-date.ts'
import { parseRegisteredNumber, withoutPrintedNo } from './parse-id-number.ts'
import { hasInnerDot } from './restore-dot.ts'
import { traditional, valueFits } from './value-fits.ts'

/**
 * Values that no label names. A number’s form and check digit tell it from other texts; dates follow one another: birth,
 * issue, expiry; a name on the front of a card is its largest print.
 */
export function findUnlabelled(
  page: PrintedPage,
  fields: readonly FieldSpec[],
  assigned: ReadonlyMap<IdentityField, AssignedField>,
  taken: ReadonlySet<LaidLine>,
): AssignedField[] {
  const left = fields.filter(({ field }) => !assigned.has(field))
  const own = new Set(fields.flatMap(({ labels }) => labels))
  const free = page.values.filter((value) => !taken.has(value) && !isNamedOtherwise(page, value, own))
  const hasOther = (value: LaidLine, { as, labels }: FieldSpec): boolean => {
    // A number whose check digit holds is one, though a rule stands between it and its label.
    const number = as === 'citizen_number' ? parseRegisteredNumber(value.text, false) : null
    if (number !== null && hasValidIdCheckDigit(number)) return false
    const inCell = page.cells?.labelsIn(value) ?? []
    return inCell.length > 0 && !inCell.some(({ meaning }) => labels.includes(meaning))
  }
  return left.flatMap((spec): AssignedField[] => {
    const values = free.filter((value) => !hasOther(value, spec))
    const value = UNLABELLED.has(spec.as)
      ? onlyFitting(values, spec)
      : spec.as === 'date'
        ? dateFor(page, spec, { left, values, others: datesOf(page, assigned) })
        : spec.as !== 'chinese_name'
          ? spec.as === 'latin_name'
            ? (belowChineseName(page, spec, values) ?? onlyOf(values.filter(hasComma)))
            : null
          : spec.field === 'name'
            ? largestName(values, spec)
            : relativeFor(page, spec, left, values, relativesIn(assigned))
    if (value === null) return []
    return [
      {
        spec,
        label: null,
        rows: [value],
        ...((!UNLABELLED.has(spec.as) || spec.as === 'place' || spec.as === 'address') && {
          isContested: true as const,
        }),
      },
    ]
  })
}

/** A value at a label that is no field’s: the number of an application or of a passport is no serial. */
const isNamedOtherwise = (page: PrintedPage, value: LaidLine, own: ReadonlySet<LabelMeaning>): boolean =>
  !runsUp(value) &&
  page.labels.some((label) => {
    const sides = label.meaning === 'other' ? BESIDE_ONLY : NUMBERS.has(label.meaning) ? AT_LABEL : []
    return sides.some((side) => {
      const cost = own.has(label.meaning) ? null : labelCost(page, label, value, side)
      return cost !== null && cost < (side === 'right' ? BESIDE : BELOW)
    })
  })
/** A number that runs up or down beside level print is none of its labels’. */
const runsUp = ({ corners, isStacked }: LaidLine): boolean => isStacked !== true && isVertical(corners)
/** Labels whose value is a number by its form. */
const NUMBERS = new Set<LabelMeaning>(['passport_number', 'id_number', 'resident_number'])
const [BESIDE_ONLY, AT_LABEL] = [['right'], ['right', 'below']] as const
/** In the unit of `labelCost`: farther away, a value is not that label’s. */
const [BESIDE, BELOW] = [1.5, 1]

function onlyFitting(values: readonly LaidLine[], spec: FieldSpec): LaidLine | null {
  // A single 役 may be what was read of the label 役別.
  const fitting = values.filter(
    (value) => valueFits(value, spec.as) === 2 && (spec.as !== 'chinese' || value.text.length > 1),
  )
  if (spec.as === 'lettered_serial' && fitting.length > 1) return onlyOf(fitting.filter(isTooLongForPassport))
  const isBegun = spec.as === 'address' && fitting.length > 1
  // The others are its further rows.
  const begun = fitting.filter(({ text }) => behindTownship(traditional(text)) !== null)
  const inCounty = fitting.filter(({ text }) => isCounty(traditional(text).slice(0, COUNTY)))
  const [only, ...others] = isBegun ? (begun.length > 0 ? begun : inCounty) : fitting
  return only === undefined || others.length > 0 ? null : only
}

/** Letters of a city’s or county’s name; its township may be misread. */
const COUNTY = 3

const onlyOf = (values: readonly LaidLine[]): LaidLine | null =>
  values.length === 1 ? (values[0] ?? null) : null

/** A passport’s number has at most nine characters (ICAO 9303-4, 4.2.2), a resident’s serial ten. */
const isTooLongForPassport = ({ text }: LaidLine): boolean =>
  withoutPrintedNo(text).replace(/[^A-Z0-9]/g, '').length > 9

const ORDER: readonly IdentityField[] = ['birth_date', 'issue_date', 'expiry_date']

/** The date of a value, or the one that it begins and the row below ends. */
function dateOf(page: PrintedPage, value: LaidLine): string | null {
  const date = parseDate(value.text)
  if (date !== null) return date
  const rest = findRestOfDate(page, value)
  return rest === null || centreOf(rest) < centreOf(value) ? null : dateInRows(value.text, rest.text)
}

const datesOf = (page: PrintedPage, assigned: ReadonlyMap<IdentityField, AssignedField>): Set<string> =>
  new Set(
    [...assigned.values()].flatMap(({ spec, rows }) => {
      const date = spec.as === 'date' && rows[0] !== undefined ? dateOf(page, rows[0]) : null
      return date ?? []
    }),
  )

interface LeftDates {
  readonly left: readonly FieldSpec[]
  readonly values: readonly LaidLine[]
  /** Those of other fields, which may be printed again in another way. */
  readonly others: ReadonlySet<string>
}

/** As many dates as fields lack one: the earliest is the first field’s. */
function dateFor(
  page: PrintedPage,
  { field }: FieldSpec,
  { left, values, others }: LeftDates,
): LaidLine | null {
  const lacking = ORDER.filter((one) => left.some((spec) => spec.field === one))
  const dated = values
    .map((value) => ({ value, date: dateOf(page, value) }))
    .filter(({ date }) => date !== null && !others.has(date))
    .toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1))
  return dated.length === lacking.length ? (dated[lacking.indexOf(field)]?.value ?? null) : null
}

/** The Latin name in the row below a Chinese one, which stands at the label of both. */
function belowChineseName(page: PrintedPage, spec: FieldSpec, values: readonly LaidLine[]): LaidLine | null {
  const own = page.labels.filter(({ meaning }) => spec.labels.includes(meaning))
  const chinese = values.filter(
    (value) =>
      valueFits(value, 'chinese_name') > 0 &&
      own.some((label) => AT_LABEL.some((side) => labelCost(page, label, value, side) !== null)),
  )
  const below = chinese.flatMap((name) => values.find((value) => isNextRow(name, name, value, spec.as)) ?? [])
  return below[0] ?? null
}

/** Surname and given names in capitals, with a comma between them, or before the next row: no other value has one. */
const hasComma = ({ text }: LaidLine): boolean => WITH_COMMA.test(text)
const WITH_COMMA = /^\p{Lu}[\p{Lu}i'’ -]+[,，]\s*(?:\p{Lu}[\p{Lu}i'’ -]*)?$/u

function largestName(values: readonly LaidLine[], spec: FieldSpec): LaidLine | null {
  const named = values.filter((value) => valueFits(value, spec.as) > 0 && hasSurname(value))
  return named.toSorted((one, other) => heightOf(other) - heightOf(one))[0] ?? null
}

/** A name with a dot between its parts, as indigenous names are printed, has no surname. */
const hasSurname = (value: LaidLine): boolean =>
  hasInnerDot(value.text) || (value.text.length > 1 && isSurname(firstOf(value)))

/** Beside relatives that labels name, another’s name stands among theirs; without them its surname may be a seldom one. */
const hasRareSurname = (value: LaidLine): boolean =>
  value.text.length > 1 && OTHERS.every((as) => valueFits(value, as) < 2) && isSurnameEver(firstOf(value))

const firstOf = ({ text }: LaidLine): string => traditionalForms(text.charAt(0))[0] ?? ''

/**
 * Names of relatives whose labels were not read, where there are as many, or all but that of the spouse, whom not everybody
 * has: in their usual order.
 */
function relativeFor(
  { labels }: PrintedPage,
  spec: FieldSpec,
  left: readonly FieldSpec[],
  values: readonly LaidLine[],
  relatives: readonly LaidLine[],
): LaidLine | null {
  const lacking = left.filter(
    (one) => one.as === 'chinese_name' && !labels.some(({ meaning }) => one.labels.includes(meaning)),
  )
  const names = values
    .filter(
      (value) =>
        valueFits(value, spec.as) > 0 &&
        valueFits(value, 'place') < 2 &&
        (hasSurname(value) ||
          (relatives.length === 0 ? hasRareSurname(value) : isAmongRelatives(value, relatives))),
    )
    .toSorted((one, other) =>
      Math.abs(centreOf(one) - centreOf(other)) < heightOf(one) / 2 ? one.box.left - other.box.left : 0,
    )
  const least = lacking.filter(({ field }) => field !== 'spouse').length
  const isEnough =
    names.length === lacking.length ||
    (names.length === least && (least > 1 || isBesideParent(lacking[0], names[0], relatives)))
  return isEnough ? (names[lacking.indexOf(spec)] ?? null) : null
}

/** Whether the only name without a label stands where the one parent’s is looked for: behind the father’s, or before the mother’s. */
function isBesideParent(
  spec: FieldSpec | undefined,
  name: LaidLine | undefined,
  [parent, ...others]: readonly LaidLine[],
): boolean {
  if (spec === undefined || name === undefined || parent === undefined) return false
  const away =
    Math.abs(centreOf(name) - centreOf(parent)) < heightOf(name) / 2
      ? name.box.left - parent.box.left
      : centreOf(name) - centreOf(parent)
  return spec.field === 'mother' ? away > 0 : spec.field === 'father' && away < 0 && others.length === 0
}

const relativesIn = (assigned: ReadonlyMap<IdentityField, AssignedField>): LaidLine[] =>
  RELATIVES.flatMap((field) => assigned.get(field)?.rows[0] ?? [])
const RELATIVES = ['father', 'mother', 'spouse'] as const

/** In heights: how far rows of one table are apart, how far their beginnings differ, and the middles of one row; and how many letters a name has. */
const [NEXT, INDENT, SAME_ROW, SHORTEST] = [4, 0.6, 0.4, 2]

/** Whether a text stands over, under or beside a relative’s name, row by row: whatever its surname, it is another’s name. */
const isAmongRelatives = (value: LaidLine, relatives: readonly LaidLine[]): boolean =>
  value.text.length >= SHORTEST &&
  OTHERS.every((as) => valueFits(value, as) < 2) &&
  relatives.some((name) => {
    const height = heightOf(name)
    const apart = Math.abs(centreOf(value) - centreOf(name))
    const isInColumn = Math.abs(value.box.left - name.box.left) < INDENT * height && apart < NEXT * height
    return (
      (isInColumn || apart < SAME_ROW * height) &&
      Math.max(height, heightOf(value)) < SAME_SIZE * Math.min(height, heightOf(value))
    )
  })
const SAME_SIZE = 1.5
/** What is no name, by its form: it may stand in the same column. */
const OTHERS = ['place', 'chinese', 'address'] as const

export const UNLABELLED = new Set<FieldSpec['as']>([
  'citizen_number',
  'resident_number',
  'serial',
  'lettered_serial',
  'gender',
  'chinese',
  'place',
  'address',
])
