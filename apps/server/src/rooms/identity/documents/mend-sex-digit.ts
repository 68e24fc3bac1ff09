import { DOCUMENT_TYPES, type DocumentType, hasValidIdCheckDigit } from '@gamehall/contract/identity'
import type { FieldReading } from './document-reading.ts'

/** Confidence cap of a number that the print beside it explains. */
const MENDED = 0.6

/**
 * An ID card's number whose check digit fails with the digit of the sex that was read, and holds with that of the printed
 * gender (`1` male, `2` female): a 1 was read as 2, or a 2 as 1. Doubted. Other numbers stay.
 */
export function mendSexDigit(
  type: DocumentType,
  number: FieldReading | undefined,
  gender: FieldReading | undefined,
): FieldReading | undefined {
  if (type !== DOCUMENT_TYPES.idCard || number === undefined || gender === undefined) return number
  const value = number.value.charAt(0) + gender.value + number.value.slice(2)
  if (hasValidIdCheckDigit(number.value) || !hasValidIdCheckDigit(value)) return number
  return { value, confidence: Math.min(MENDED, number.confidence) }
}
