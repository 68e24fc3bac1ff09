import { z } from 'zod'
import { holderName } from '../cashier/bank-cards.ts'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { listLimit, playerOutput, playerTarget, rowNumber } from '../core/operator-fields.ts'
import { instantText } from '../core/primitives.ts'
import { documentType, identityFields, identityReason } from './document.ts'

const attemptTarget = z.object({ attempt_id: rowNumber })
const attemptOutput = z.object({ attempt_id: z.string(), player_id: z.string() })
const score = z.number().nullable()
const attemptScores = z.object({
  faceMatch: score,
  realness: score,
  liveness: score,
  doubts: z.array(z.string()).readonly().optional(),
  /** Other players with this face: for the reviewer, never a decision by itself. */
  faceMatches: z
    .array(z.object({ player_id: z.string(), similarity: z.number() }))
    .readonly()
    .optional(),
  /** The player’s own earlier attempts with another number of the same register, and how like their faces are: for the reviewer. */
  otherNumbers: z
    .array(z.object({ attempt_id: z.string(), similarity: z.number() }))
    .readonly()
    .optional(),
})
const screenTrace = z.object({
  strength: z.number(),
  sway: z.number(),
  drift: z.number(),
  crossing: z.number(),
})

/** What was read from a document's photos; fields that could not be read are absent. */
const documentReading = z.object({
  fields: z.partialRecord(identityFields.keyof(), z.object({ value: z.string(), confidence: z.number() })),
  frontReasons: z.array(identityReason).readonly(),
  reverseReasons: z.array(identityReason).readonly(),
  citizenNumber: z.string().optional(),
  checks: z.array(z.object({ name: z.string(), isOk: z.boolean() })).readonly(),
  frontTurn: z.number().int(),
  screen: z.object({ front: screenTrace.nullable(), reverse: screenTrace.nullable() }).optional(),
})

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most).optional()
const share = z.coerce.number().min(0).max(1).optional()
const NOTE_MAX_LENGTH = 200
const MAX_DAYS = 3650
/** §9: longest review period. */
const MAX_REVIEW_HOURS = 48

/** The given rules, as set. */
const identityRuleChange = z
  .object({
    attempts_a_day: z.number().int(),
    face_tries_a_day: z.number().int(),
    is_automatic: z.boolean(),
    field_confidence: z.number(),
    face_match: z.number(),
    face_realness: z.number(),
    face_liveness: z.number(),
    review_hours: z.number().int(),
    keep_verified_days: z.number().int(),
    keep_failed_days: z.number().int(),
    keep_draft_days: z.number().int(),
    measured_liveness: z.number().nullable(),
    keep_film_days: z.number().int(),
    face_duplicate: z.number(),
    keep_likeness_days: z.number().int(),
  })
  .partial()

export const eraseIdentity = defineOperatorAction({
  name: 'erase-identity',
  room: 'identity',
  summary: 'Permanently delete all identity data of a player, who is no longer verified',
  permission: 'identity.review',
  fourEyes: { rule: 'always' },
  input: playerTarget,
  output: playerOutput,
})

export const verifyRealName = defineOperatorAction({
  name: 'verify-real-name',
  room: 'identity',
  summary: 'Record a real name checked in person or on paper',
  permission: 'identity.review',
  fourEyes: { rule: 'always' },
  input: playerTarget.extend({
    name: holderName,
    birth_date: z.iso.date().optional(),
  }),
  output: playerOutput,
  secrets: ['name', 'birth_date'],
})

export const approveIdentity = defineOperatorAction({
  name: 'approve-identity',
  room: 'identity',
  summary: 'Approve a real-name verification under review',
  permission: 'identity.review',
  fourEyes: { rule: 'none', why: 'decides by the documents that stay on record' },
  input: attemptTarget,
  output: attemptOutput,
})

export const listIdentityWaiting = defineOperatorRead({
  name: 'list-identity-waiting',
  room: 'identity',
  summary: 'List the real-name verifications under review',
  permission: 'identity.review',
  isQueue: true,
  input: z.object({ limit: listLimit }),
  output: z.object({
    list: z.array(
      attemptOutput.extend({
        document_type: documentType,
        issue_country: z.string(),
        submitted_at: instantText.nullable(),
        review_until: instantText.nullable(),
        hours_left: z.number().int(),
        scores: attemptScores.nullable(),
      }),
    ),
  }),
})

export const rejectIdentity = defineOperatorAction({
  name: 'reject-identity',
  room: 'identity',
  summary: 'Reject a real-name verification under review; the player sees the reasons and the note',
  permission: 'identity.review',
  fourEyes: { rule: 'none', why: 'a rejection grants nothing' },
  input: attemptTarget.extend({
    reasons: z.array(identityReason).min(1),
    note: z.string().trim().min(1).max(NOTE_MAX_LENGTH).nullable().default(null),
  }),
  output: attemptOutput,
})

export const setIdentityRules = defineOperatorAction({
  name: 'set-identity-rules',
  room: 'identity',
  summary:
    'Change limits, thresholds and retention of real-name verification. A person decides every attempt until is_automatic is true, which needs measured_liveness, with play money too: the liveness score that you measured on your own players. Measured on drawn films only (bench liveness, sets own, varied and foreign): of the warped photos, films bent from one photo and used films that are in these sets none would be verified, but for photos lit by computation with the relief of their face: of sixteen of these (seeds unseen 13) one would have been, of the eighty drawn since (unseen 14 and 15), by later rules, none; most others are refused, some are left to a person. Not proven: how often real people are refused, and that a film made for the drawn colours or a mask is noticed',
  permission: 'identity.rules',
  fourEyes: { rule: 'always' },
  input: z.object({
    attempts_a_day: count(1, 100),
    face_tries_a_day: count(1, 100),
    is_automatic: z.boolean().optional(),
    field_confidence: share,
    face_match: share,
    face_realness: share,
    face_liveness: share,
    review_hours: count(1, MAX_REVIEW_HOURS),
    keep_verified_days: count(0, MAX_DAYS),
    keep_failed_days: count(0, MAX_DAYS),
    keep_draft_days: count(1, 30),
    measured_liveness: z.coerce.number().gt(0).max(1).nullable().optional(),
    keep_film_days: count(0, MAX_DAYS),
    face_duplicate: share,
    /** Faces of refused attempts, at the most; those of verified players are kept while the verification is valid, unless this is 0. */
    keep_likeness_days: count(0, MAX_DAYS),
  }),
  output: identityRuleChange,
})

export const viewIdentity = defineOperatorRead({
  name: 'view-identity',
  room: 'identity',
  summary: 'View a real-name verification with its photos and frames',
  permission: 'identity.review',
  isRecorded: true,
  input: attemptTarget,
  output: attemptOutput.extend({
    status: z.enum(['review', 'verified', 'failed']),
    document_type: documentType,
    issue_country: z.string(),
    submitted_at: instantText.nullable(),
    review_until: instantText.nullable(),
    decided_at: instantText.nullable(),
    reasons: z.array(identityReason),
    note: z.string().nullable(),
    /** As confirmed by the player; null once erased. */
    fields: identityFields.nullable(),
    /** As read from the photos. */
    reading: documentReading.nullable(),
    /** Why it is under review, such as `unsure:name`, `check:mrz_composite`, `face_match`, `same_face`. */
    doubts: z.array(z.string()),
    scores: attemptScores.nullable(),
    /** Of each action of the face check. */
    action_scores: z.array(z.looseObject({ action_name: z.string().nullable() })),
    front_url: z.string().nullable(),
    reverse_url: z.string().nullable(),
    frames: z.array(z.object({ action: z.string().nullable(), url: z.string() })),
  }),
  secrets: ['fields', 'reading', 'front_url', 'reverse_url', 'frames'],
})
