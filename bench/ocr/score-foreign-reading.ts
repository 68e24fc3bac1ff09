import type { DocumentType, IdentityField } from '@gamehall/contract/identity'
import type { DocumentReading } from '../../apps/server/src/rooms/identity/index.ts'
import { MIN_SURE_CONFIDENCE } from '../../apps/server/src/rooms/identity/index.ts'
import type { ForeignDocument } from './foreign/foreign-document.ts'
import { isDecisive } from './score-reading.ts'

export const VERSIONS = ['clean', 'degraded'] as const

export interface FieldResult {
  readonly document: string
  readonly documentType: DocumentType
  readonly version: (typeof VERSIONS)[number]
  readonly field: IdentityField
  /** Empty when the field was read though none is printed. */
  readonly printed: string
  readonly read: string | undefined
  readonly confidence: number
  readonly isRight: boolean
  /** Not marked for the player to check. */
  readonly isSure: boolean
  readonly isDecisive: boolean
}

/** A print does not tell which of the dots it is: they count as the same letter. Nothing else is forgiven. */
const foldDots = (text: string) => text.replaceAll(/\s*[·‧・•．･∙]\s*/gu, '·')

/** Adds every field that is printed, and every one that was read where none is. */
export function addForeignReading(
  results: FieldResult[],
  { id, documentType, truth }: ForeignDocument,
  version: FieldResult['version'],
  { fields }: Pick<DocumentReading, 'fields'>,
): void {
  const names = new Set([...Object.keys(truth), ...Object.keys(fields)]) as Set<IdentityField>
  for (const field of names) {
    const printed = truth[field] ?? ''
    const read = fields[field]
    if (printed === '' && read === undefined) continue
    results.push({
      document: id,
      documentType,
      version,
      field,
      printed,
      read: read?.value,
      confidence: read?.confidence ?? 0,
      isRight: read !== undefined && foldDots(read.value) === foldDots(printed),
      isSure: (read?.confidence ?? 0) >= MIN_SURE_CONFIDENCE,
      isDecisive: isDecisive(field),
    })
  }
}
