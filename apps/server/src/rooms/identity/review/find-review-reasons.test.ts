import { describe, expect, it } from 'vitest'
import { createConfidentReading, createIdentityFields } from '../attempts/testing/document-fixture.ts'
import type { DocumentReading } from '../documents/document-reading.ts'
import { MIN_SURE_CONFIDENCE } from '../documents/min-sure-confidence.ts'
import { DEFAULT_FILM_THRESHOLDS } from '../identity-rules.ts'
import { findReviewReasons } from './find-review-reasons.ts'

const rules = { field_confidence: MIN_SURE_CONFIDENCE, face_match: 0.5, ...DEFAULT_FILM_THRESHOLDS }
const scores = { faceMatch: 1, realness: 1, liveness: 1, doubts: [], faceMatches: [] }
const EXPIRY = '2030-05-06'

/** The reasons where this expiry was read and that one confirmed, on a document that has one. */
function reasonsOf(read: { value: string; confidence: number } | undefined, confirmed: string | null) {
  const fields = createIdentityFields({ expiry_date: confirmed })
  const sure = createConfidentReading(fields)
  const { expiry_date: _, ...others } = sure.fields
  const reading = { ...sure, fields: { ...others, ...(read && { expiry_date: read }) } }
  return findReviewReasons({ rules, reading, fields, scores })
}

describe('§4 an expiry date', () => {
  it('that was read surely and confirmed leaves nothing to a person', () => {
    expect(reasonsOf({ value: EXPIRY, confidence: 0.9 }, EXPIRY)).toEqual([])
  })

  it('that was read in doubt, or not at all, leaves the document to a person', () => {
    expect(reasonsOf({ value: EXPIRY, confidence: 0.8 }, EXPIRY)).toEqual(['unsure:expiry_date'])
    expect(reasonsOf(undefined, EXPIRY)).toEqual(['unsure:expiry_date'])
  })

  it('that the player changed leaves it to a person', () => {
    expect(reasonsOf({ value: '2020-05-06', confidence: 0.9 }, EXPIRY)).toEqual(['changed:expiry_date'])
  })

  it('is no matter of a document that has none', () => {
    expect(reasonsOf(undefined, null)).toEqual([])
  })
})

describe('what was found wrong with a document', () => {
  const fields = createIdentityFields()
  const sure = createConfidentReading(fields)
  const reasonsFor = (given: Partial<DocumentReading>) =>
    findReviewReasons({ rules, reading: { ...sure, ...given }, fields, scores })

  it.each([
    ['a portrait that is not alone', { checks: [{ name: 'portrait_alone', isOk: false }] }, ['portrait']],
    ['a portrait that was not looked for', { checks: [{ name: 'id_checksum', isOk: true }] }, ['portrait']],
    [
      'other checks',
      {
        checks: [
          { name: 'id_checksum', isOk: false },
          { name: 'title', isOk: false },
          { name: 'portrait_alone', isOk: true },
        ],
      },
      ['check:id_checksum', 'check:title'],
    ],
    [
      'its photos',
      { frontReasons: ['document_no_face'], reverseReasons: ['document_other_side'] },
      ['photo:document_no_face', 'photo:document_other_side'],
    ],
    [
      'all of these, in their order',
      {
        frontReasons: ['document_glare'],
        checks: [
          { name: 'portrait_alone', isOk: false },
          { name: 'dates', isOk: false },
        ],
        fields: {},
      },
      [
        'photo:document_glare',
        'check:dates',
        'portrait',
        ...['name', 'id_number', 'gender', 'birth_date'].map((field) => `unsure:${field}`),
      ],
    ],
  ] as const)('%s', (_, given, reasons) => expect(reasonsFor(given)).toEqual(reasons))

  it('an unread document', () => {
    expect(findReviewReasons({ rules, reading: null, fields, scores })).toEqual(['unread'])
  })
})
