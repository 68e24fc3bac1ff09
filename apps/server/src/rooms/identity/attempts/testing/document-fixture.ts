import type { IdentityFields } from '@gamehall/contract/identity'
import type { DocumentReading } from '../../documents/document-reading.ts'

/** A request that starts a verification with an ID card. */
export const ID_CARD_REQUEST = { issue_country: 'TW', document_type: 1 }

/** Complete, valid data of an ID card with a number no other test uses. */
export const createIdentityFields = (given: Partial<IdentityFields> = {}): IdentityFields => ({
  name: '王小明',
  id_number: createIdNumber(),
  gender: 1,
  birth_date: newBirthDate(),
  issue_date: '2020-05-06',
  ...given,
})

let born = 0
/** A nearly unique date of birth: equal name and date are reported as a possible duplicate person. */
function newBirthDate(): string {
  born += 1
  return `${1960 + (born % 40)}-${String(1 + (Math.floor(born / 40) % 12)).padStart(2, '0')}-03`
}

let numbers = 0
/** A valid number of a Taiwan ID card: A1, seven digits and the check digit. */
export function createIdNumber(): string {
  numbers += 1
  const digits = `1${String(numbers).padStart(7, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 1)
  return `A${digits}${(10 - (sum % 10)) % 10}`
}

/** A reading of all the confirmed fields with high confidence. */
export const createConfidentReading = (fields: IdentityFields): DocumentReading => ({
  fields: {
    name: { value: fields.name, confidence: 0.99 },
    id_number: { value: fields.id_number, confidence: 0.99 },
    gender: { value: String(fields.gender), confidence: 0.99 },
    birth_date: { value: fields.birth_date, confidence: 0.99 },
    ...(fields.expiry_date != null && { expiry_date: { value: fields.expiry_date, confidence: 0.99 } }),
  },
  frontReasons: [],
  reverseReasons: [],
  frontTurn: 0,
  checks: [
    { name: 'id_checksum', isOk: true },
    { name: 'portrait_alone', isOk: true },
  ],
})
