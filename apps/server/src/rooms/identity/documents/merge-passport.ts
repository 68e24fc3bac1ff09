import type { IdentityField } from '@gamehall/contract/identity'
import type { FieldReading } from './document-reading.ts'
import { mergeName } from './merge-name.ts'
import type { Mrz, MrzReading } from './mrz/parse-mrz.ts'

type Fields = Partial<Record<IdentityField, FieldReading>>

/** Confidence when a field’s check digit is valid, and when the composite one is too. */
const PROVEN = 0.95
const PROVEN_TWICE = 0.99
/** Read identically every time, or identical to the print above. */
const SAME = 0.9
const DOUBTED = 0.6

/**
 * Merges a passport’s fields: the machine-readable zone where check digits are valid, the print otherwise. `prints` are
 * all lines of the page.
 */
export function mergePassport(
  printed: Fields,
  reading: MrzReading | null,
  prints: readonly string[] = [],
): Fields {
  if (reading === null)
    return Object.fromEntries(Object.entries(printed).map(([name, one]) => [name, doubt(one)]))
  const { mrz } = reading
  const isWhole = mrz.isWholeProven
  return {
    ...printed,
    ...field('name', mergeName(reading, printed.name, prints)),
    ...field('id_number', proven(mrz.number, mrz.isNumberProven, isWhole, printed.id_number)),
    ...field('birth_date', proven(mrz.birthDate, mrz.isBirthProven, isWhole, printed.birth_date)),
    ...field('expiry_date', proven(mrz.expiryDate, mrz.isExpiryProven, isWhole, printed.expiry_date)),
    ...field('gender', genderOf(mrz, printed.gender)),
    ...field('issue_date', issueOf(printed.issue_date, mrz)),
  }
}

const field = (name: IdentityField, reading: FieldReading | null | undefined): Fields =>
  reading == null ? {} : { [name]: reading }

function proven(
  value: string | null,
  isProven: boolean,
  isWhole: boolean,
  printed: FieldReading | undefined,
): FieldReading | null {
  if (value === null || value === '') return printed ?? null
  if (isProven) return { value, confidence: isWhole || printed?.value === value ? PROVEN_TWICE : PROVEN }
  // A letter for a digit is misread alike in the lines and in the print.
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value)
  if (printed !== undefined)
    return isDate && printed.value === value ? { value, confidence: SAME } : doubt(printed)
  return { value, confidence: DOUBTED }
}

const doubt = ({ value, confidence }: FieldReading): FieldReading => ({
  value,
  confidence: Math.min(confidence, DOUBTED),
})

/** The MRZ gender has no check digit: it is certain only when the print agrees. */
function genderOf({ gender }: Mrz, printed: FieldReading | undefined): FieldReading | undefined {
  if (gender === null) return printed
  if (printed === undefined) return { value: gender, confidence: SAME }
  return printed.value === gender ? { value: gender, confidence: PROVEN } : doubt(printed)
}

/** Usual years of validity, at most the ten of ICAO 9303. */
const [LONGEST, USUAL] = [10, [10, 5]]

/**
 * Passports are valid for whole years: an issue date on the anniversary of expiry was read correctly. Where only its year is
 * impossible, it is the usual one that differs by one digit.
 */
function issueOf(printed: FieldReading | undefined, mrz: Mrz): FieldReading | undefined {
  if (printed === undefined || mrz.expiryDate === null || !mrz.isExpiryProven) return printed
  if (printed.value.slice(4) !== mrz.expiryDate.slice(4)) return printed
  const [issued, expires] = [printed.value.slice(0, 4), Number(mrz.expiryDate.slice(0, 4))]
  const years = expires - Number(issued)
  if (years > 0 && years <= LONGEST) return { ...printed, confidence: Math.max(PROVEN, printed.confidence) }
  const meant = USUAL.map((valid) => String(expires - valid)).find(
    (year) => [...year].filter((digit, at) => digit !== issued.charAt(at)).length === 1,
  )
  return meant === undefined ? printed : { ...doubt(printed), value: meant + printed.value.slice(4) }
}
