import { type DocumentType, genderOfIdNumber, hasValidIdCheckDigit } from '@gamehall/contract/identity'
import type { FieldReading } from './document-reading.ts'

const CARRIED = 0.93
const AGREED = 0.98
const CONTRADICTED = 0.5
const DOUBTED = 0.8

/**
 * Combines the printed gender with the one encoded in the ID number: they confirm or contradict each other, or the
 * number fills in for the print. A number confirms no more than it is sure itself.
 */
export function inferGender(
  type: DocumentType,
  printed: FieldReading | undefined,
  number: FieldReading | undefined,
): FieldReading | undefined {
  if (number === undefined || !hasValidIdCheckDigit(number.value)) return printed
  const carried = genderOfIdNumber(type, number.value)
  if (carried === null) return printed
  const value = String(carried)
  if (printed === undefined) return { value, confidence: Math.min(CARRIED, number.confidence) }
  if (printed.value === value)
    return { value, confidence: Math.max(printed.confidence, Math.min(AGREED, number.confidence)) }
  // A letter by itself is misread more easily than a number whose check digit holds.
  const isLikelier = printed.confidence < DOUBTED && number.confidence > printed.confidence
  return { value: isLikelier ? value : printed.value, confidence: CONTRADICTED }
}
