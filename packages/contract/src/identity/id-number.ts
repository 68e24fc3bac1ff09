import { DOCUMENT_TYPES, type DocumentType } from './document.ts'

/** Values of the letters A to Z for the check digit, in order of value. */
const LETTER_NUMBERS = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'
/**
 * A registered number: letter, digit of type and sex (a letter for foreigners before 2021), seven digits, check digit.
 */
const REGISTERED = /^[A-Z][1289A-D]\d{8}$/
const CITIZEN = /^[A-Z][12]\d{8}$/
const RESIDENT = /^[A-Z][89A-D]\d{8}$/
const PASSPORT = /^[A-Z0-9]{5,15}$/

const numberOf = (letter: string): number => LETTER_NUMBERS.indexOf(letter) + 10

/** Whether the check digit of a Taiwan ID or resident certificate number is valid, in either format. */
export function hasValidIdCheckDigit(number: string): boolean {
  if (!REGISTERED.test(number)) return false
  const area = numberOf(number.charAt(0))
  const kind = number.charAt(1)
  const digits = [/\d/.test(kind) ? Number(kind) : numberOf(kind) % 10, ...[...number.slice(2)].map(Number)]
  const sum = digits.reduce((total, digit, at) => total + digit * Math.max(8 - at, 1), 0)
  return (Math.floor(area / 10) + (area % 10) * 9 + sum) % 10 === 0
}

/** Validates a document number in capitals; null when valid. Only Taiwan’s registered numbers have a check digit. */
export function validateIdNumber(
  type: DocumentType,
  number: string,
): 'id_number_format' | 'id_number_checksum' | null {
  if (type === DOCUMENT_TYPES.passport) return PASSPORT.test(number) ? null : 'id_number_format'
  const format = type === DOCUMENT_TYPES.idCard ? CITIZEN : RESIDENT
  if (!format.test(number)) return 'id_number_format'
  return hasValidIdCheckDigit(number) ? null : 'id_number_checksum'
}

/** The gender (1 male, 2 female) encoded in a registered number; null for passports. */
export function genderOfIdNumber(type: DocumentType, number: string): 1 | 2 | null {
  if (type === DOCUMENT_TYPES.passport) return null
  const kind = number.charAt(1)
  if ('18AC'.includes(kind) && kind !== '') return 1
  return '29BD'.includes(kind) && kind !== '' ? 2 : null
}
