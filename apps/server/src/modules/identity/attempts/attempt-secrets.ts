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

/** Encrypts with the player's own key (`ensurePlayerKey`). */
export const sealReading = (sealer: Sealer, attemptId: bigint, reading: DocumentReading): Buffer =>
  sealer.sealText(JSON.stringify(reading), readingContext(attemptId))

export const sealFields = (sealer: Sealer, attemptId: bigint, fields: IdentityFields): Buffer =>
  sealer.sealText(JSON.stringify(fields), fieldsContext(attemptId))

/**
 * Encrypts the national ID number of a Taiwan passport’s holder. It is stored so that its fingerprint can be recomputed
 * under a new data key.
 */
export const sealCitizen = (sealer: Sealer, attemptId: bigint, citizenNumber: string): Buffer =>
  sealer.sealText(citizenNumber, citizenContext(attemptId))

interface Sealed {
  readonly attempt_id: bigint
  readonly reading_sealed: Buffer | null
  readonly fields_sealed: Buffer | null
  readonly citizen_sealed: Buffer | null
}

/** Null when there is none or it is no longer known. */
export const openCitizen = (sealer: Sealer, attempt: Sealed): string | null =>
  attempt.citizen_sealed === null
    ? (openReading(sealer, attempt)?.citizenNumber ?? null)
    : sealer.openText(attempt.citizen_sealed, citizenContext(attempt.attempt_id))

/** The stored reading; null when there is none. Data this server encrypted is trusted without parsing. */
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

/** Fingerprints of name and date of birth under every data key, current first: equal ones may be the same person. */
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

/**
 * Fingerprints of a document number under every data key, current first. They use the server’s keys: players’ own keys
 * would make equal numbers differ.
 */
export const numberFingerprints = (
  sealer: Sealer,
  document: { readonly country: string; readonly type: DocumentType; readonly number: string },
): Buffer[] =>
  sealer.fingerprints(`${document.country}/${document.type}/${document.number}`, 'identity-number')

/** Fingerprints of an attempt, compared with those of other players. */
export interface IdentityClaims {
  /** Values to store, under the current data key. */
  readonly kept: {
    readonly number_fingerprint: Buffer
    readonly citizen_fingerprint: Buffer | null
    readonly person_fingerprint: Buffer
  }
  /** The numbers under every data key, to find values stored before a key rotation. */
  readonly numbers: readonly Buffer[]
  readonly persons: readonly Buffer[]
}

/** Fingerprints the document, the citizen who holds the passport, and the person, with the server’s keys. */
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
