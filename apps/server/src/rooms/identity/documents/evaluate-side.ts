import type { IdentityField, IdentityReason } from '@gamehall/contract/identity'
import type { FieldReading } from './document-reading.ts'
import type { MrzReading } from './mrz/parse-mrz.ts'
import type { PhotoMeasures } from './picture/measure-photo.ts'
import type { Side } from './sides/side.ts'

const DARK = 55
/** Sharpness below which digits may be misread consistently. */
export const BLURRED_BELOW = 0.2
const GLARE = 0.015

export interface SideFacts {
  readonly side: Side
  readonly fields: Partial<Record<IdentityField, FieldReading>>
  readonly mrz: MrzReading | null
  readonly measures: PhotoMeasures
  /** How many edges of the document are visible. */
  readonly visibleEdges: number
  /** Whether any printed label was found. */
  readonly isKnown: boolean
}

/** Reasons to retake the photo; empty when the required fields were read. */
export function evaluateSide(facts: SideFacts): readonly IdentityReason[] {
  const { side, fields, mrz, measures, visibleEdges, isKnown } = facts
  const isRead = side.format === 'passport' ? mrz !== null : side.needed.every((field) => fields[field])
  if (isRead) return []
  if (measures.light < DARK) return ['document_dark']
  if (!isKnown && visibleEdges < 4) return ['document_unreadable']
  if (measures.glare > GLARE) return ['document_glare']
  if (measures.sharpness < BLURRED_BELOW) return ['document_blurred']
  return visibleEdges < 4 ? ['document_not_whole'] : ['document_unreadable']
}
