import type { IdentityField, IdentityReason } from '@gamehall/contract/identity'
import type { FieldReading } from './document-reading.ts'
import type { MrzReading } from './mrz/parse-mrz.ts'
import type { PhotoMeasures } from './picture/measure-photo.ts'
import type { Side } from './sides/side.ts'

const DARK = 55
/** Sharpness below which digits may be misread consistently. */
export const BLURRED_BELOW = 0.2
const GLARE = 0.015

/** Fields without which a side counts as unread. */
const NEEDED: Readonly<Record<Side['name'], readonly IdentityField[]>> = {
  id_front: ['name', 'id_number', 'birth_date'],
  id_reverse: ['address'],
  resident_front: ['name', 'id_number', 'birth_date'],
  resident_reverse: ['address'],
  passport: [],
}

export interface SideFacts {
  readonly side: Side
  readonly fields: Partial<Record<IdentityField, FieldReading>>
  readonly mrz: MrzReading | null
  readonly measures: PhotoMeasures
  /** How many edges of the document are visible. */
  readonly sides: number
  /** Whether any printed label was found. */
  readonly isKnown: boolean
}

/** Reasons to retake the photo; empty when the required fields were read. */
export function evaluateSide(facts: SideFacts): readonly IdentityReason[] {
  const { side, fields, mrz, measures, sides, isKnown } = facts
  const isRead = side.name === 'passport' ? mrz !== null : NEEDED[side.name].every((field) => fields[field])
  if (isRead) return []
  if (measures.light < DARK) return ['document_dark']
  if (!isKnown && sides < 4) return ['document_unreadable']
  if (measures.glare > GLARE) return ['document_glare']
  if (measures.sharpness < BLURRED_BELOW) return ['document_blurred']
  return sides < 4 ? ['document_not_whole'] : ['document_unreadable']
}
