import type { IdentityField } from '@gamehall/contract/identity'
import type { FieldReading } from './document-reading.ts'
import { mergeName } from './merge-name.ts'
import type { Mrz, MrzReading } from './mrz/parse-mrz.ts'

type Fields = Partial<Record<IdentityField, FieldReading>>

/** Confidence when a field’s check digit is valid, and when the composite one is too. */
const PROVEN = 0.95
const PROVEN_TWICE = 0.99
/** Confidence cap of what no check digit and no second print confirms. */
const UNCONFIRMED = 0.8
const DOUBTED = 0.6

/**
 * Merges a passport’s fields: the machine-readable zone where check digits are valid, the print otherwise. `prints` are
 * all lines of the page. A doubt of either is lifted only by a check digit, or where both say the same.
 */
export function mergePassport(
  printed: Fields,
  reading: MrzReading | null,
  prints: readonly string[] = [],
): Fields {
  if (reading === null)
    return Object.fromEntries(Object.entries(printed).map(([name, one]) => [name, doubt(one)]))
  const { mrz } = reading
  const merge = (value: string | null, isProven: boolean, print: FieldReading | undefined) =>
    value === null || value === '' ? print : isProven ? proven(value, reading, print) : unproven(value, print)
  return {
    ...printed,
    ...field('name', mergeName(reading, printed.name, prints)),
    ...field('id_number', merge(mrz.number, mrz.isNumberProven, printed.id_number)),
    ...field('birth_date', merge(mrz.birthDate, mrz.isBirthProven, printed.birth_date)),
    ...field('expiry_date', merge(mrz.expiryDate, mrz.isExpiryProven, printed.expiry_date)),
    ...field('gender', genderOf(mrz, printed.gender)),
    ...field('issue_date', issueOf(printed.issue_date, mrz)),
  }
}

const field = (name: IdentityField, reading: FieldReading | null | undefined): Fields =>
  reading == null ? {} : { [name]: reading }

/**
 * A value whose own check digit is valid, as it is for one misread in ten. The composite digit or the same print makes it certain;
 * without either, a doubtful zone or a print that was read surely and differs leaves it in doubt.
 */
function proven(
  value: string,
  { mrz, isDoubted = false }: MrzReading,
  print: FieldReading | undefined,
): FieldReading {
  if (mrz.isWholeProven || print?.value === value) return { value, confidence: PROVEN_TWICE }
  const isContradicted = print !== undefined && print.confidence > UNCONFIRMED
  return { value, confidence: isDoubted || isContradicted ? UNCONFIRMED : PROVEN }
}

/** A value whose check digit fails: the print. A letter for a digit is misread alike in the lines and in the print. */
function unproven(value: string, print: FieldReading | undefined): FieldReading {
  if (print === undefined) return { value, confidence: DOUBTED }
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value)
  return isDate && print.value === value ? { value, confidence: UNCONFIRMED } : doubt(print)
}

const doubt = ({ value, confidence }: FieldReading): FieldReading => ({
  value,
  confidence: Math.min(confidence, DOUBTED),
})

/** The MRZ gender has no check digit: it is certain only when the print agrees. */
function genderOf({ gender }: Mrz, printed: FieldReading | undefined): FieldReading | undefined {
  if (gender === null) return printed
  if (printed === undefined) return { value: gender, confidence: UNCONFIRMED }
  return printed.value === gender ? { value: gender, confidence: PROVEN } : doubt(printed)
}

/** Usual years of validity (ICAO 9303 allows ten at most). */
const USUAL = [10, 5]

/**
 * Passports are valid for whole years: an issue date on the anniversary of expiry, a usual time before it, was read correctly,
 * unless the print is in doubt. Where no passport is valid so long, the year is the usual one that differs by one digit.
 */
function issueOf(printed: FieldReading | undefined, mrz: Mrz): FieldReading | undefined {
  if (printed === undefined || mrz.expiryDate === null || !mrz.isExpiryProven) return printed
  if (printed.value.slice(4) !== mrz.expiryDate.slice(4)) return printed
  const [issued, expires] = [printed.value.slice(0, 4), Number(mrz.expiryDate.slice(0, 4))]
  const years = expires - Number(issued)
  if (USUAL.includes(years))
    return printed.confidence > UNCONFIRMED
      ? { ...printed, confidence: Math.max(PROVEN, printed.confidence) }
      : printed
  if (years > 0 && years <= Math.max(...USUAL)) return printed
  const meant = USUAL.map((valid) => String(expires - valid)).find(
    (year) => [...year].filter((digit, at) => digit !== issued.charAt(at)).length === 1,
  )
  return meant === undefined ? printed : { ...doubt(printed), value: meant + printed.value.slice(4) }
}
