import { DOCUMENT_TYPES, validateIdNumber } from '@gamehall/contract/identity'
import type { DocumentKind } from './document-reading.ts'
import type { Mrz } from './mrz/parse-mrz.ts'

/**
 * The national ID number in the machine-readable zone of a Taiwan passport, when all check digits are valid, including
 * its own; else null.
 */
export function citizenNumberOf(
  mrz: Pick<Mrz, 'personalNumber' | 'isWholeProven'> | null,
  { documentType, issueCountry }: DocumentKind,
): string | null {
  const isOwnPassport = documentType === DOCUMENT_TYPES.passport && issueCountry === 'TW'
  if (!isOwnPassport || mrz === null || mrz.personalNumber === null || !mrz.isWholeProven) return null
  return validateIdNumber(DOCUMENT_TYPES.idCard, mrz.personalNumber) === null ? mrz.personalNumber : null
}
