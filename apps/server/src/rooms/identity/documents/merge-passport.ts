import type { IdentityField } from '@gamehall/contract/identity'
import type { FieldReading } from './document-reading.ts'
import type { Mrz, MrzReading } from './mrz/parse-mrz.ts'

type Fields = Partial<Record<IdentityField, FieldReading>>

/** Confidence when a field’s check digit is valid, and when the composite one is too. */
const PROVEN = 0.95
const PROVEN_TWICE = 0.99
/** Read identically every time, or identical to the print above. */
const SAME = 0.9
const DOUBTED = 0.6

/** Merges a passport’s fields: the machine-readable zone where check digits are valid, the print otherwise. */
export function mergePassport(printed: Fields, reading: MrzReading | null): Fields {
  if (reading === null)
    return Object.fromEntries(Object.entries(printed).map(([name, one]) => [name, doubt(one)]))
  const { mrz } = reading
  const isWhole = mrz.isWholeProven
  return {
    ...printed,
    ...field('name', nameOf(reading, printed.name)),
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

/** Passports are valid for whole years: an issue date on the anniversary of expiry was read correctly. */
function issueOf(printed: FieldReading | undefined, mrz: Mrz): FieldReading | undefined {
  if (printed === undefined || mrz.expiryDate === null || !mrz.isExpiryProven) return printed
  const years = Number(mrz.expiryDate.slice(0, 4)) - Number(printed.value.slice(0, 4))
  const isAnniversary = printed.value.slice(4) === mrz.expiryDate.slice(4) && years > 0 && years <= 10
  return isAnniversary ? { ...printed, confidence: Math.max(PROVEN, printed.confidence) } : printed
}

const letters = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '')

const written = ({ surname, givenNames }: Pick<Mrz, 'surname' | 'givenNames'>): string =>
  givenNames === '' ? surname : `${surname}, ${givenNames}`

/**
 * The printed name, with hyphens, when a reading of the MRZ has the same letters. Otherwise never certain: the print
 * when it looks like a name of similar length, else `SURNAME, GIVEN NAMES` of the MRZ.
 */
function nameOf(
  { mrz, sameNames, looks, names }: MrzReading,
  printed: FieldReading | undefined,
): FieldReading | null {
  if (mrz.surname === '') return printed === undefined ? null : doubt(printed)
  const lines = written(mrz)
  if (printed === undefined)
    return { value: lines, confidence: looks > 1 && sameNames === looks ? SAME : DOUBTED }
  const seen = [lines, ...names.map(written)]
  for (const value of seen) {
    const shown = tailOf(printed.value, letters(value))
    // The machine-readable lines cannot tell a hyphen from a space.
    if (shown !== null && hasSameWords(shown, value)) return { value: shown, confidence: PROVEN }
    if (shown !== null) return { value, confidence: DOUBTED }
  }
  const print = NAME.exec(printed.value)?.[0]
  if (print !== undefined && seen.some((value) => hasLostI(value, print)))
    return { value: print, confidence: DOUBTED }
  const isAlike = print !== undefined && Math.abs(letters(print).length - letters(lines).length) <= FEW
  return { value: isAlike && printed.confidence > DOUBTED ? print : lines, confidence: DOUBTED }
}

/** OCR of the MRZ drops an I that stands alone or between fillers. */
const hasLostI = (lines: string, print: string): boolean =>
  letters(lines).length < letters(print).length &&
  letters(lines).replaceAll('I', '') === letters(print).replaceAll('I', '')

const NAME = /[A-Z][A-Z'-]*, [A-Z][A-Z' -]*$/
const FEW = 2

/** The MRZ has a filler for every space, hyphen and apostrophe. */
const hasSameWords = (one: string, other: string): boolean =>
  one.split(/[^A-Z]+/).join(' ') === other.split(/[^A-Z]+/).join(' ')

/** The end of a text, from a word start, whose letters are the wanted ones: other scripts may precede it. */
function tailOf(text: string, wanted: string): string | null {
  for (let from = text.length - 1; from >= 0; from -= 1) {
    const tail = text.slice(from)
    if (letters(tail) === wanted && /^[A-Z]/.test(tail) && !/[A-Z'-]$/.test(text.slice(0, from))) return tail
  }
  return null
}
