import type { IdentityField, IdentityFields } from '@gamehall/contract/identity'
import type { DocumentReading } from '../documents/document-reading.ts'
import type { IdentityRules } from '../identity-rules.ts'
import type { AttemptScores } from '../tables.ts'
import { findLowFilmScores, isBelow } from './pool-film-scores.ts'

/**
 * Fields an automatic decision requires, where a document has them: read with confidence and confirmed unchanged. An expiry date
 * that was read in doubt may hide that the document has expired.
 */
export const DECISIVE_FIELDS = [
  'name',
  'id_number',
  'gender',
  'birth_date',
  'expiry_date',
] as const satisfies readonly IdentityField[]

interface Evidence {
  readonly rules: Pick<
    IdentityRules,
    'field_confidence' | 'face_match' | 'face_realness' | 'face_liveness' | 'measured_liveness'
  >
  readonly reading: DocumentReading | null
  readonly fields: IdentityFields
  readonly scores: AttemptScores
}

/**
 * Reasons for a manual review, as short names such as `unsure:name`, `check:mrz_composite`, `portrait`, `face_match`,
 * `same_face` (like the face of another player), `other_number` (the player submitted another number of the same register before);
 * empty when none.
 */
export function findReviewReasons({ rules, reading, fields, scores }: Evidence): string[] {
  return [
    ...(reading === null ? ['unread'] : findReadingReasons(reading, fields, rules.field_confidence)),
    ...(isBelow(scores.faceMatch, rules.face_match) ? ['face_match'] : []),
    ...findLowFilmScores(scores, rules),
    ...(scores.doubts ?? ['screen_color']),
    ...((scores.faceMatches ?? []).length > 0 ? ['same_face'] : []),
    ...((scores.otherNumbers ?? []).length > 0 ? ['other_number'] : []),
  ]
}

function findReadingReasons(reading: DocumentReading, fields: IdentityFields, sure: number): string[] {
  const photos = [...reading.frontReasons, ...reading.reverseReasons]
  const isAlone = reading.checks.some(({ name, isOk }) => name === 'portrait_alone' && isOk)
  const failed = reading.checks.flatMap(({ name, isOk }) =>
    isOk || name === 'portrait_alone' ? [] : [`check:${name}`],
  )
  const unsure = DECISIVE_FIELDS.flatMap((field) => {
    if (fields[field] == null) return []
    const read = reading.fields[field]
    if (read === undefined || read.confidence < sure) return [`unsure:${field}`]
    return plain(read.value) === plain(String(fields[field])) ? [] : [`changed:${field}`]
  })
  return [
    ...photos.map((reason) => `photo:${reason}`),
    ...failed,
    ...(isAlone ? [] : ['portrait']),
    ...unsure,
  ]
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.,·‧•・'’-]/gu, '')
    .toUpperCase()
