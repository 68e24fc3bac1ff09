import {
  DOCUMENT_TYPES,
  type DocumentType,
  type IdentityFields,
  identityFields,
} from '@gamehall/contract/identity'
import type { Sealer } from '@gamehall/sealer'
import type { DocumentReading } from '../documents/document-kind.ts'

const readingContext = (attemptId: bigint) => `identity-reading/${attemptId}`
const citizenContext = (attemptId: bigint) => `identity-citizen/${attemptId}`
const fieldsContext = (attemptId: bigint) => `identity-fields/${attemptId}`

/** `sealer` is the player's own (`ensurePlayerKey`). */
export const sealReading = (sealer: Sealer, attemptId: bigint, reading: DocumentReading): Buffer =>
  sealer.sealText(JSON.stringify(reading), readingContext(attemptId))

export const sealFields = (sealer: Sealer, attemptId: bigint, fields: IdentityFields): Buffer =>
  sealer.sealText(JSON.stringify(fields), fieldsContext(attemptId))

/** A Taiwan passport's holder's national ID number: kept, so that its fingerprint can be made anew under another data key. */
export const sealCitizen = (sealer: Sealer, attemptId: bigint, citizenNumber: string): Buffer =>
  sealer.sealText(citizenNumber, citizenContext(attemptId))

interface Sealed {
  readonly attempt_id: bigint
  readonly reading_sealed: Buffer | null
  readonly fields_sealed: Buffer | null
  readonly citizen_sealed: Buffer | null
}

/** Null for who has none, and where it is not known any more. */
export const openCitizen = (sealer: Sealer, attempt: Sealed): string | null =>
  attempt.citizen_sealed === null
    ? (openReading(sealer, attempt)?.citizenNumber ?? null)
    : sealer.openText(attempt.citizen_sealed, citizenContext(attempt.attempt_id))

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

/** Tells that two documents may be one person's: under every data key, the current one's first. */
const personFingerprints = (
  sealer: Sealer,
  { name, birth_date }: Pick<IdentityFields, 'name' | 'birth_date'>,
): Buffer[] => {
  const letters = name
    .normalize('NFKC')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase()
  return sealer.fingerprints(`${letters}/${birth_date}`, 'identity-person')
}

/** Tells that two documents are one, by the hall's own keys, the current one first: players' keys would tell them apart. */
export const numberFingerprints = (
  sealer: Sealer,
  document: { readonly country: string; readonly type: DocumentType; readonly number: string },
): Buffer[] =>
  sealer.fingerprints(`${document.country}/${document.type}/${document.number}`, 'identity-number')

/** What an attempt claims for its player, to be compared with what others claimed. */
export interface IdentityClaims {
  /** As they are kept: under the current data key. */
  readonly kept: {
    readonly number_fingerprint: Buffer
    readonly citizen_fingerprint: Buffer | null
    readonly person_fingerprint: Buffer
  }
  /** The numbers under every data key: what was kept before a key was replaced is found by these. */
  readonly numbers: readonly Buffer[]
  readonly persons: readonly Buffer[]
}

/** The document, the citizen whose passport it is, the person. `sealer` is the hall's. */
export function claimsOf(
  sealer: Sealer,
  document: { readonly issue_country: string; readonly document_type: DocumentType },
  fields: Pick<IdentityFields, 'id_number' | 'name' | 'birth_date'>,
  citizenNumber: string | null,
): IdentityClaims {
  const { issue_country: country, document_type: type } = document
  const numbers = numberFingerprints(sealer, { country, type, number: fields.id_number })
  const citizen =
    citizenNumber === null
      ? []
      : numberFingerprints(sealer, { country: 'TW', type: DOCUMENT_TYPES.idCard, number: citizenNumber })
  const persons = personFingerprints(sealer, fields)
  return {
    kept: {
      number_fingerprint: current(numbers),
      citizen_fingerprint: citizen[0] ?? null,
      person_fingerprint: current(persons),
    },
    numbers: [...numbers, ...citizen],
    persons,
  }
}

function current([first]: readonly Buffer[]): Buffer {
  if (first === undefined) throw new Error('a sealer has a key')
  return first
}
