import type { IdentityField } from '@gamehall/contract/identity'
import { centreOf, heightOf, type LaidLine } from '../lines/laid-line.ts'
import type { PlacedLabel, PrintedPage } from '../lines/understand-lines.ts'
import type { FieldSpec, Side } from '../sides/side.ts'
import type { AssignedField } from './assigned-field.ts'
import { continueRows } from './continue-rows.ts'
import { trimValue } from './trim-value.ts'
import { type Fit, valueFits } from './value-fits.ts'

type Direction = 'right' | 'below'

interface Candidate {
  readonly spec: FieldSpec
  readonly label: PlacedLabel
  readonly value: LaidLine
  readonly direction: Direction
  readonly fit: Fit
  /** In heights of the value. */
  readonly cost: number
}

/** A value of the right form may stand farther away than another text. */
const FIT_BONUS = 1.5
/** Added where a document’s other values stand on the other side of their labels. */
const UNUSUAL_DIRECTION = 2.5
const FARTHEST = 12

/** Finds the value of each field: by its label and the lines beside or below it, or by its form alone. */
export function assignValues(page: PrintedPage, { fields }: Side): AssignedField[] {
  const candidates = fields.flatMap((spec) =>
    page.labels
      .filter(({ meaning }) => spec.labels.includes(meaning))
      .flatMap((label) => candidatesOf(page, spec, label)),
  )
  const usual = usualDirection(candidates)
  const priced = candidates
    .map((one) => ({ ...one, cost: one.cost + (one.direction === usual ? 0 : UNUSUAL_DIRECTION) }))
    .toSorted((one, other) => one.cost - other.cost)
  const assigned = new Map<IdentityField, AssignedField>()
  const taken = new Set<LaidLine>()
  for (const parted of fields.flatMap((spec) => findPartedName(page, spec))) {
    assigned.set(parted.spec.field, parted)
    for (const row of parted.rows) taken.add(row)
  }
  for (const { spec, label, value } of priced) {
    if (assigned.has(spec.field) || taken.has(value)) continue
    taken.add(value)
    assigned.set(spec.field, { spec, label, rows: [value] })
  }
  const labelled = [...assigned.values()].map((one) =>
    one.isParted ? one : { ...one, rows: continueRows(page, one, taken) },
  )
  return [
    ...labelled,
    ...findUnlabelled(page, fields, assigned, new Set(labelled.flatMap(({ rows }) => rows))),
  ].map((one) => ({ ...one, rows: one.rows.map((row) => trimValue(row, one.spec.as, page.level)) }))
}

function candidatesOf(page: PrintedPage, spec: FieldSpec, label: PlacedLabel): Candidate[] {
  return page.values.flatMap((value): Candidate[] => {
    const fit = valueFits(value, spec.as)
    if (fit === 0) return []
    const bonus = fit === 2 ? FIT_BONUS : 0
    const [right, below] = [costRight(page, label, value), costBelow(page, label, value)]
    return [
      ...(right === null
        ? []
        : [{ spec, label, value, fit, direction: 'right' as const, cost: right - bonus }]),
      ...(below === null
        ? []
        : [{ spec, label, value, fit, direction: 'below' as const, cost: below - bonus }]),
    ]
  })
}

/** A name whose surname and given names have labels of their own. */
function findPartedName(page: PrintedPage, spec: FieldSpec): AssignedField[] {
  if (spec.as !== 'latin_name') return []
  const nearest = (meaning: 'surname' | 'given_names') =>
    page.labels
      .filter((label) => label.meaning === meaning)
      .flatMap((label) => candidatesOf(page, spec, label))
      .toSorted((one, other) => one.cost - other.cost)[0]
  const [surname, given] = [nearest('surname'), nearest('given_names')]
  if (surname === undefined || given === undefined || surname.value === given.value) return []
  return [{ spec, label: surname.label, rows: [surname.value, given.value], isParted: true }]
}

/** A label of two rows, 出生 over 年月日, has its value between them. */
const SAME_ROW = 0.85
const OVERLAP = 0.35

/** How far a value stands to the right of its label; null when it does not, or another label stands between. */
function costRight({ labels }: PrintedPage, { line }: PlacedLabel, value: LaidLine): number | null {
  const height = heightOf(value)
  const apart = Math.abs(centreOf(value) - centreOf(line))
  const gap = value.box.left - line.box.right
  if (apart > SAME_ROW * Math.max(height, heightOf(line)) || gap < -OVERLAP * height) return null
  if (gap > FARTHEST * height) return null
  const isBetween = (other: LaidLine) =>
    other !== line &&
    other.box.left >= line.box.right - OVERLAP * height &&
    other.box.right <= value.box.left + OVERLAP * height &&
    Math.abs(centreOf(other) - centreOf(value)) < SAME_ROW * Math.max(height, heightOf(other))
  if (labels.some((other) => isBetween(other.line))) return null
  return Math.max(0, gap) / height / 2 + (2 * apart) / height
}

/** How far below its label a value may begin, in heights of the value. */
const [CLOSEST, LOWEST] = [-0.6, 1.7]
const INDENT = 1.6

/** How far a value stands below its label; null when it does not, or another label stands between. */
function costBelow({ labels }: PrintedPage, { line }: PlacedLabel, value: LaidLine): number | null {
  const height = heightOf(value)
  const drop = value.box.top - line.box.bottom
  const indent = value.box.left - line.box.left
  if (drop < CLOSEST * height || drop > LOWEST * height || value.box.bottom <= line.box.bottom) return null
  const isUnder = Math.abs(indent) < INDENT * height || isWithin(value, line) || isWithin(line, value)
  if (!isUnder || centreOf(value) - centreOf(line) < OVERLAP * height) return null
  const isBetween = (other: LaidLine) =>
    other !== line &&
    centreOf(other) > centreOf(line) + OVERLAP * height &&
    centreOf(other) < centreOf(value) - OVERLAP * height &&
    other.box.left < value.box.right &&
    other.box.right > value.box.left
  if (labels.some((other) => isBetween(other.line))) return null
  return Math.max(0, drop) / height + Math.abs(indent) / height / 2
}

/** Whether one text stands within the width of another, as a centred value does. */
const isWithin = (inner: LaidLine, outer: LaidLine): boolean =>
  inner.box.left >= outer.box.left - heightOf(inner) && inner.box.right <= outer.box.right + heightOf(inner)

/** On which side of their labels values of an unmistakable form stand; null when they do not agree. */
function usualDirection(candidates: readonly Candidate[]): Direction | null {
  const sure = candidates.filter(({ fit }) => fit === 2)
  const fields = new Set(sure.map(({ spec }) => spec.field))
  const nearest = [...fields].map((field) =>
    sure
      .filter(({ spec }) => spec.field === field)
      .reduce((best, one) => (one.cost < best.cost ? one : best)),
  )
  const right = nearest.filter(({ direction }) => direction === 'right').length
  const below = nearest.length - right
  return right === below ? null : right > below ? 'right' : 'below'
}

/** Numbers that no label names: their form and check digit tell them from other texts. */
function findUnlabelled(
  { values }: PrintedPage,
  fields: readonly FieldSpec[],
  assigned: ReadonlyMap<IdentityField, AssignedField>,
  taken: ReadonlySet<LaidLine>,
): AssignedField[] {
  return fields.flatMap((spec): AssignedField[] => {
    if (assigned.has(spec.field) || !UNLABELLED.has(spec.as)) return []
    const fitting = values.filter((value) => !taken.has(value) && valueFits(value, spec.as) === 2)
    const [only, ...others] = fitting
    return only === undefined || others.length > 0 ? [] : [{ spec, label: null, rows: [only] }]
  })
}

const UNLABELLED = new Set<FieldSpec['as']>([
  'citizen_number',
  'resident_number',
  'serial',
  'lettered_serial',
  'gender',
])
