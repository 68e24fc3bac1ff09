import { DOCUMENT_TYPES, judgeIdNumber } from '@gamehall/contract/identity'
import type { DocumentKind } from './document-kind.ts'
import type { Mrz } from './mrz/parse-mrz.ts'

/** The national ID number in a Taiwan passport's machine-readable lines, when every check digit holds, its own too; else null. */
export function citizenNumberOf(
  mrz: Pick<Mrz, 'personalNumber' | 'isWholeProven'> | null,
  { documentType, issueCountry }: DocumentKind,
): string | null {
  const isOwnPassport = documentType === DOCUMENT_TYPES.passport && issueCountry === 'TW'
  if (!isOwnPassport || mrz === null || mrz.personalNumber === null || !mrz.isWholeProven) return null
  return judgeIdNumber(DOCUMENT_TYPES.idCard, mrz.personalNumber) === null ? mrz.personalNumber : null
}
