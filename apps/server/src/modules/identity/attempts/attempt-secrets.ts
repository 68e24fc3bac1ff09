import { type DocumentType, type IdentityFields, identityFields } from '@gamehall/contract/identity'
import type { Sealer } from '@gamehall/sealer'
import type { DocumentReading } from '../documents/document-kind.ts'

const readingContext = (attemptId: bigint) => `identity-reading/${attemptId}`
const fieldsContext = (attemptId: bigint) => `identity-fields/${attemptId}`

/** `sealer` is the player's own (`ensurePlayerKey`). */
export const sealReading = (sealer: Sealer, attemptId: bigint, reading: DocumentReading): Buffer =>
  sealer.sealText(JSON.stringify(reading), readingContext(attemptId))

export const sealFields = (sealer: Sealer, attemptId: bigint, fields: IdentityFields): Buffer =>
  sealer.sealText(JSON.stringify(fields), fieldsContext(attemptId))

interface Sealed {
  readonly attempt_id: bigint
  readonly reading_sealed: Buffer | null
  readonly fields_sealed: Buffer | null
}

/** What the hall itself has sealed is read as it was written. */
export function openReading(sealer: Sealer, attempt: Sealed): DocumentReading | null {
  if (attempt.reading_sealed === null) return null
  const text = sealer.openText(attempt.reading_sealed, readingContext(attempt.attempt_id))
  return JSON.parse(text) as DocumentReading
}

export const openFields = (sealer: Sealer, attempt: Sealed): IdentityFields | null =>
  attempt.fields_sealed === null
    ? null
    : identityFields.parse(
        JSON.parse(sealer.openText(attempt.fields_sealed, fieldsContext(attempt.attempt_id))),
      )

/** Tells that two documents may be one person's. */
export const personFingerprint = (
  sealer: Sealer,
  { name, birth_date }: Pick<IdentityFields, 'name' | 'birth_date'>,
): Buffer => {
  const letters = name
    .normalize('NFKC')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase()
  return sealer.fingerprint(`${letters}/${birth_date}`, 'identity-person')
}

/** Tells that two documents are one, by the hall's own key: players' keys would tell them apart. */
export const numberFingerprint = (
  sealer: Sealer,
  document: { readonly country: string; readonly type: DocumentType; readonly number: string },
): Buffer => sealer.fingerprint(`${document.country}/${document.type}/${document.number}`, 'identity-number')
