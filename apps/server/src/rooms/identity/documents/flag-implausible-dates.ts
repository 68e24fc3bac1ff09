import { DOCUMENT_TYPES, type IdentityField } from '@gamehall/contract/identity'
import { calculateAge } from '../../../platform/time/calculate-age.ts'
import type { DocumentKind, FieldReading } from './document-reading.ts'

type Fields = Partial<Record<IdentityField, FieldReading>>

const DOUBTED = 0.6
/** Nobody plays, or gets an identity card of their own, younger. */
const YOUNGEST = 14

/**
 * Doubts dates that cannot all be right: a birth after or just before the issue, an expiry before either. One of them
 * was taken for another. `today` is `yyyy-MM-dd`.
 */
export function flagImplausibleDates(fields: Fields, { documentType }: DocumentKind, today: string): Fields {
  const { birth_date: born, issue_date: issued, expiry_date: expires } = fields
  const isChild = (day: string) =>
    born !== undefined && (born.value > day || calculateAge(born.value, day) < YOUNGEST)
  const doubted = new Set<IdentityField>()
  if (isChild(today)) doubted.add('birth_date')
  if (born !== undefined && issued !== undefined) {
    const isYoung =
      documentType === DOCUMENT_TYPES.idCard ? isChild(issued.value) : born.value >= issued.value
    if (isYoung) doubted.add('birth_date').add('issue_date')
  }
  if (issued !== undefined && issued.value > today) doubted.add('issue_date')
  if (expires !== undefined && issued !== undefined && expires.value <= issued.value)
    doubted.add('issue_date').add('expiry_date')
  if (expires !== undefined && born !== undefined && expires.value <= born.value)
    doubted.add('birth_date').add('expiry_date')
  return Object.fromEntries(
    Object.entries(fields).map(([field, one]) => [
      field,
      doubted.has(field as IdentityField) ? { ...one, confidence: Math.min(DOUBTED, one.confidence) } : one,
    ]),
  )
}
