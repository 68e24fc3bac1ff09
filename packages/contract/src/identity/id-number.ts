import type { DocumentType } from './document.ts'
import { DOCUMENT_RULES, type NumberRegister } from './document-rules.ts'

/** Values of the letters A to Z for the check digit, in order of value. */
const LETTER_NUMBERS = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'
/**
 * A registered number: letter, digit of type and sex (a letter for foreigners before 2021), seven digits, check digit.
 */
const REGISTERED = /^[A-Z][1289A-D]\d{8}$/

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

/** The format of each register’s numbers, and whether they have a check digit and tell the gender. */
const REGISTERS: Readonly<Record<NumberRegister, { readonly format: RegExp; readonly isChecked: boolean }>> =
  {
    citizen: { format: /^[A-Z][12]\d{8}$/, isChecked: true },
    resident: { format: /^[A-Z][89A-D]\d{8}$/, isChecked: true },
    passport: { format: /^[A-Z0-9]{5,15}$/, isChecked: false },
  }

/** The register that a document’s number is of: by its format, where the type may have several. */
export function numberRegister(type: DocumentType, number: string): NumberRegister {
  const { registers } = DOCUMENT_RULES[type]
  return registers.find((register) => REGISTERS[register].format.test(number)) ?? registers[0]
}

/** Validates a document number in capitals; null when valid. Only Taiwan’s registered numbers have a check digit. */
export function validateIdNumber(
  type: DocumentType,
  number: string,
): 'id_number_format' | 'id_number_checksum' | null {
  const { format, isChecked } = REGISTERS[numberRegister(type, number)]
  if (!format.test(number)) return 'id_number_format'
  return !isChecked || hasValidIdCheckDigit(number) ? null : 'id_number_checksum'
}

/** The gender (1 male, 2 female) encoded in a registered number; null for passports. */
export function genderOfIdNumber(type: DocumentType, number: string): 1 | 2 | null {
  if (!REGISTERS[numberRegister(type, number)].isChecked) return null
  const kind = number.charAt(1)
  if ('18AC'.includes(kind) && kind !== '') return 1
  return '29BD'.includes(kind) && kind !== '' ? 2 : null
}
