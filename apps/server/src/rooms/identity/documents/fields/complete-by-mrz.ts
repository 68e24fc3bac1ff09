import { findLabels } from '../labels/find-labels.ts'
import type { LabelMeaning } from '../labels/label-words.ts'
import { centreOf, heightOf, type LaidLine, meanConfidenceOf } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import type { Mrz } from '../mrz/parse-mrz.ts'
import { isStateCode } from '../mrz/state-codes.ts'
import type { Side } from '../sides/side.ts'
import type { AssignedField } from './assigned-field.ts'
import { type Direction, labelCost } from './label-costs.ts'
import { parseDate } from './parse-date.ts'
import { trimValue } from './trim-value.ts'

/**
 * Completes a passport’s values by what its machine-readable lines say and the order that all passports have (ICAO 9303-4,
 * 4.2): the birth, then the birthplace, then the date of issue. An issue on the day of birth or expiry was taken from a label
 * for another date. What is found so is doubted.
 */
export function completeByMrz(
  page: PrintedPage,
  { fields }: Side,
  assigned: readonly AssignedField[],
  mrz: Mrz,
): AssignedField[] {
  const kept = assigned.filter((one) => one.spec.field !== 'issue_date' || !isOtherDate(one, mrz))
  const taken = new Set(kept.flatMap(({ rows }) => rows))
  const free = page.values.filter((value) => !taken.has(value))
  const specOf = (name: AssignedField['spec']['field']) =>
    kept.some(({ spec }) => spec.field === name) ? undefined : fields.find(({ field }) => field === name)
  const add = (spec: AssignedField['spec'] | undefined, row: LaidLine | null): AssignedField[] =>
    spec === undefined || row === null ? [] : [{ spec, label: null, rows: [row], isContested: true }]
  return [
    ...kept,
    ...add(specOf('issue_date'), issueIn(page.values, mrz)),
    ...add(
      specOf('birthplace'),
      hasDomicile(page)
        ? null
        : birthplaceIn(
            page,
            free.filter((value) => !isNamedOtherwise(page, value, kept)),
            mrz,
          ),
    ),
  ]
}

/** Japan’s passports have a registered domicile, and no birthplace. */
const hasDomicile = ({ labels }: PrintedPage): boolean => labels.some(({ meaning }) => meaning === 'domicile')

/** Whether a value stands where most values of the page do, at a label that is none of a birthplace: the nationality, the authority. */
function isNamedOtherwise(page: PrintedPage, value: LaidLine, assigned: readonly AssignedField[]): boolean {
  const directions = assigned.flatMap(({ direction }) => direction ?? [])
  const count = (direction: Direction) => directions.filter((one) => one === direction).length
  const [usual] = directions.toSorted((one, other) => count(other) - count(one))
  if (usual === undefined) return false
  return page.labels.some((label) => {
    const cost = OTHERS.has(label.meaning) ? labelCost(page, label, value, usual) : null
    return cost !== null && cost < AT_LABEL
  })
}
const OTHERS = new Set<LabelMeaning>(['nationality', 'other'])
/** In the unit of `labelCost`. */
const AT_LABEL = 1

/** Whether the value is the birth or the expiry of the machine-readable lines. */
function isOtherDate({ rows: [row] }: AssignedField, { birthDate, expiryDate }: Mrz): boolean {
  const date = row === undefined ? null : parseDate(row.text)
  return date !== null && (date === birthDate || date === expiryDate)
}

/** The only date between the birth and the expiry. */
function issueIn(values: readonly LaidLine[], { birthDate, expiryDate }: Mrz): LaidLine | null {
  if (birthDate === null || expiryDate === null) return null
  const between = values.filter(({ text }) => {
    const date = parseDate(text)
    return date !== null && date > birthDate && date < expiryDate
  })
  return new Set(between.map(({ text }) => parseDate(text))).size === 1 ? (between[0] ?? null) : null
}

const PLACE = /^[A-Z][A-Z .,'()/-]*[A-Z)]\.?$/
const SHORTEST = 3
/** Print that is read less surely is no value. */
const LEGIBLE = 0.7
/** How far over the row of the birth, and at least over that of the issue, in heights. */
const [OVER_BIRTH, OVER_ISSUE, FARTHEST] = [0.6, 0.6, 6]

/** The only text in capitals from the row of the birth down to that of the issue. */
function birthplaceIn(page: PrintedPage, free: readonly LaidLine[], mrz: Mrz): LaidLine | null {
  const dated = page.values.map((line) => ({ line, date: parseDate(line.text) }))
  const birth = dated.find(({ date }) => date !== null && date === mrz.birthDate)?.line
  const end = dated.find(({ date }) => date !== null && date !== mrz.birthDate)?.line
  if (end === undefined) return null
  const names = lettersOf(mrz.surname + mrz.givenNames)
  const places = free.map((line) => trimValue(line, 'latin', page))
  const fitting = places.filter((line) => {
    const text = line.text.trim()
    if (!PLACE.test(text) || lettersOf(text).length < SHORTEST || isStateCode(text)) return false
    if (
      names.includes(lettersOf(text)) ||
      findLabels([...text]).length > 0 ||
      meanConfidenceOf(line.letters) < LEGIBLE
    )
      return false
    const height = heightOf(line)
    const above = centreOf(end) - centreOf(line)
    return (
      above > OVER_ISSUE * height &&
      (birth === undefined
        ? above < FARTHEST * height
        : centreOf(line) > centreOf(birth) - OVER_BIRTH * height)
    )
  })
  // Beside the birth stands the nationality, where there is more than one text.
  const below = fitting.filter(
    (line) => birth !== undefined && centreOf(line) > centreOf(birth) + OVER_BIRTH * heightOf(line),
  )
  return onlyOf(fitting) ?? onlyOf(below)
}

const onlyOf = (lines: readonly LaidLine[]): LaidLine | null =>
  lines.length === 1 ? (lines[0] ?? null) : null

const lettersOf = (text: string): string => text.replace(/[^A-Z]/g, '')
