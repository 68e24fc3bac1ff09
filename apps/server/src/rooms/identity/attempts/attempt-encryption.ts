import {
  type DocumentType,
  type IdentityFields,
  identityFields,
  type NumberRegister,
  numberRegister,
} from '@gamehall/contract/identity'
import type { Encryptor } from '@gamehall/encryption'
import type { DocumentReading } from '../documents/document-reading.ts'

const readingContext = (attemptId: bigint) => `identity-reading/${attemptId}`
const citizenContext = (attemptId: bigint) => `identity-citizen/${attemptId}`
const fieldsContext = (attemptId: bigint) => `identity-fields/${attemptId}`

/** Encrypts with the player's own key (`ensurePlayerKey`). */
export const encryptReading = (encryptor: Encryptor, attemptId: bigint, reading: DocumentReading): Buffer =>
  encryptor.encryptText(JSON.stringify(reading), readingContext(attemptId))

export const encryptFields = (encryptor: Encryptor, attemptId: bigint, fields: IdentityFields): Buffer =>
  encryptor.encryptText(JSON.stringify(fields), fieldsContext(attemptId))

/**
 * Encrypts the national ID number of a Taiwan passport’s holder. It is stored so that its fingerprint can be recomputed
 * under a new data key.
 */
export const encryptCitizenNumber = (
  encryptor: Encryptor,
  attemptId: bigint,
  citizenNumber: string,
): Buffer => encryptor.encryptText(citizenNumber, citizenContext(attemptId))

interface Sealed {
  readonly attempt_id: bigint
  readonly reading_sealed: Buffer | null
  readonly fields_sealed: Buffer | null
  readonly citizen_sealed: Buffer | null
}

/** Null when there is none or it is no longer known. */
export const decryptCitizenNumber = (encryptor: Encryptor, attempt: Sealed): string | null =>
  attempt.citizen_sealed === null
    ? (decryptReading(encryptor, attempt)?.citizenNumber ?? null)
    : encryptor.decryptText(attempt.citizen_sealed, citizenContext(attempt.attempt_id))

/** The stored reading; null when there is none. Data this server encrypted is trusted without parsing. */
export function decryptReading(encryptor: Encryptor, attempt: Sealed): DocumentReading | null {
  if (attempt.reading_sealed === null) return null
  const text = encryptor.decryptText(attempt.reading_sealed, readingContext(attempt.attempt_id))
  return JSON.parse(text) as DocumentReading
}

export const decryptFields = (encryptor: Encryptor, attempt: Sealed): IdentityFields | null =>
  attempt.fields_sealed === null
    ? null
    : identityFields.parse(
        JSON.parse(encryptor.decryptText(attempt.fields_sealed, fieldsContext(attempt.attempt_id))),
      )

/** Fingerprints of name and date of birth under every data key, current first: equal ones may be the same person. */
const personFingerprints = (
  encryptor: Encryptor,
  { name, birth_date }: Pick<IdentityFields, 'name' | 'birth_date'>,
): Buffer[] => {
  const letters = name
    .normalize('NFKC')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase()
  return encryptor.fingerprints(`${letters}/${birth_date}`, 'identity-person')
}

/** Stored fingerprints are made with these codes: one that is changed finds no number that was stored before. */
const REGISTER_CODES: Readonly<Record<NumberRegister, number>> = { citizen: 1, resident: 2, passport: 3 }

/**
 * Fingerprints of a document number under every data key, current first: of its register, not of the type that carries it, so that
 * a person’s documents with one number are one. They use the server’s keys: players’ own keys would make equal numbers differ.
 */
export const fingerprintIdNumber = (
  encryptor: Encryptor,
  { country, register, number }: RegisteredNumber,
): Buffer[] => encryptor.fingerprints(`${country}/${REGISTER_CODES[register]}/${number}`, 'identity-number')

interface RegisteredNumber {
  readonly country: string
  readonly register: NumberRegister
  readonly number: string
}

/** Fingerprints of an attempt, compared with those of other players. */
export interface IdentityFingerprints {
  /** Values to store, under the current data key. */
  readonly kept: {
    readonly number_fingerprint: Buffer
    readonly citizen_fingerprint: Buffer | null
    readonly person_fingerprint: Buffer
  }
  /** The numbers under every data key, to find values stored before a key rotation. */
  readonly numbers: readonly Buffer[]
  /** The same, by register: a passport of Taiwan has two. */
  readonly registered: readonly RegisteredFingerprints[]
  readonly persons: readonly Buffer[]
}

export interface RegisteredFingerprints {
  /** Country and register, such as `TW/citizen`. */
  readonly register: string
  /** Of one number under every data key, current first. */
  readonly fingerprints: readonly Buffer[]
}

/** Fingerprints the document, the citizen who holds the passport, and the person, with the server’s keys. */
export function fingerprintIdentity(
  encryptor: Encryptor,
  document: { readonly issue_country: string; readonly document_type: DocumentType },
  fields: Pick<IdentityFields, 'id_number' | 'name' | 'birth_date'>,
  citizenNumber: string | null,
): IdentityFingerprints {
  const { issue_country: country, document_type: type } = document
  const number = fields.id_number
  const register = numberRegister(type, number)
  const numbers = fingerprintIdNumber(encryptor, { country, register, number })
  const citizen =
    citizenNumber === null
      ? []
      : fingerprintIdNumber(encryptor, { country: 'TW', register: 'citizen', number: citizenNumber })
  const persons = personFingerprints(encryptor, fields)
  return {
    kept: {
      number_fingerprint: current(numbers),
      citizen_fingerprint: citizen[0] ?? null,
      person_fingerprint: current(persons),
    },
    numbers: [...numbers, ...citizen],
    registered: [
      { register: `${country}/${register}`, fingerprints: numbers },
      ...(citizen.length === 0 ? [] : [{ register: 'TW/citizen', fingerprints: citizen }]),
    ],
    persons,
  }
}

function current([first]: readonly Buffer[]): Buffer {
  if (first === undefined) throw new Error('an encryptor has a key')
  return first
}
