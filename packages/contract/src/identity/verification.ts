import { z } from 'zod'
import { realNameStatus } from '../account/entities.ts'
import { defineCall } from '../core/call.ts'
import { instantText, nothing, pageOf, pageRequest } from '../core/primitives.ts'
import {
  countryCode,
  documentType,
  fieldReading,
  identityDraft,
  identityFields,
  identityReason,
} from './document.ts'

const uploadId = z.string('required').min(1, 'required').max(64, 'too_long')

/** §4: the state of the player’s verification. Under review it has a deadline (§9, 48 hours); failed, the reasons. */
export const identityState = z.object({
  status: realNameStatus,
  submitted_at: instantText.nullable(),
  review_until: instantText.nullable(),
  decided_at: instantText.nullable(),
  reasons: z.array(identityReason),
  /** The document of the attempt that failed: what the reasons are about. */
  failed_type: documentType.nullable(),
  /** The reviewer’s note to the player. */
  note: z.string().nullable(),
  /** Masked; set only for a verified player. */
  name: z.string().nullable(),
  id_number: z.string().nullable(),
  draft: identityDraft.nullable(),
  /** Attempts that can still be submitted today (10092 at none). */
  left_today: z.number().int().nonnegative(),
  /** When the stored images are deleted; null when there are none. */
  images_kept_until: instantText.nullable(),
  /**
   * How many days the face’s encrypted likeness is kept: after being verified (null: while the verification is valid), and after a refusal; and the fingerprints of the frames
   * of a face check, by which one that is used again is known.
   */
  face_kept_days: z.object({
    verified: z.number().int().nullable(),
    failed: z.number().int(),
    films: z.number().int(),
  }),
})
export type IdentityState = z.infer<typeof identityState>

export const getIdentity = defineCall({
  name: 'getIdentity',
  room: 'identity',
  path: '/user/identity/info',
  auth: 'session',
  summary: 'Get the state of the player’s real-name verification',
  request: z.object({}),
  response: identityState,
  errors: [],
})

/**
 * Starts an attempt and replaces an earlier draft. 403 test account, 10088 verified, 10092 no attempts left today,
 * 10099 under review.
 */
export const startIdentity = defineCall({
  name: 'startIdentity',
  room: 'identity',
  path: '/user/identity/start',
  auth: 'session',
  accounts: 'formal',
  summary: 'Start a real-name verification',
  request: z.object({ issue_country: countryCode, document_type: documentType }),
  response: identityState,
  errors: [10088, 10092, 10099],
})

/**
 * Attaches photos to the draft's document and reads them by OCR. An upload left out keeps that side's photo; photos
 * that were read before are answered at once. Fields that could not be read are absent; `front_reasons` and
 * `reverse_reasons` say why a side should be retaken.
 * 400 `front_upload_id`, `reverse_upload_id` (`required` when the draft has none); 10040 no draft; 10099 an upload used
 * before; 10145 too many readings; 10320 they wait in the queue, with the number of players ahead, who are one at least;
 * 10322 they, or earlier photos of the player, are being read; 10323 the reading did not finish. The
 * photos are stored: asking again tells the place as it is then, answers when they are read, and after 10323 queues them anew.
 */
export const readIdentityDocument = defineCall({
  name: 'readIdentityDocument',
  room: 'identity',
  path: '/user/identity/read',
  auth: 'session',
  summary: 'Read the ID document from its photos',
  request: z.object({
    front_upload_id: uploadId.nullish(),
    reverse_upload_id: uploadId.nullish(),
    /** The last answer was 10320: what is true now is answered within a second, 10322 once the photos are being read. */
    was_queued: z.boolean().nullish(),
  }),
  response: z.object({
    fields: z.partialRecord(identityFields.keyof(), fieldReading),
    front_reasons: z.array(identityReason),
    reverse_reasons: z.array(identityReason),
    /** Links to the photos, valid for a minute. */
    front_url: z.string(),
    reverse_url: z.string().nullable(),
  }),
  errors: [10040, 10099, 10320, 10322, 10323],
})

/**
 * §7 /user/identity/used: checks whether a document number is free, for a player with a draft. 10040 no draft; 10076
 * verified by another player, 10077 under another player’s review; 10145 too many checks.
 */
export const checkIdentityUsed = defineCall({
  name: 'checkIdentityUsed',
  room: 'identity',
  path: '/user/identity/used',
  auth: 'session',
  summary: 'Check whether an ID number is free',
  request: z.object({
    issue_country: countryCode,
    document_type: documentType,
    id_number: identityFields.shape.id_number,
  }),
  response: nothing,
  errors: [10040, 10076, 10077],
})

/**
 * Confirms the draft’s data. 400 per field (`id_number_checksum`, `gender_mismatch`, `date_format`, `date_future`,
 * `date_before_birth`, `date_before_issue`, `document_expired`, `age_minimum_document`); 10040 no draft, no photos, or nothing
 * was read on the front;
 * 10076, 10077 the number belongs to another player; 10145 too many numbers checked.
 */
export const confirmIdentity = defineCall({
  name: 'confirmIdentity',
  room: 'identity',
  path: '/user/identity/confirm',
  auth: 'session',
  summary: 'Confirm the ID document’s data',
  request: identityFields,
  response: identityState,
  errors: [10040, 10076, 10077],
})

/** Lists who viewed, changed or deleted the player’s identity data, newest first. */
export const listIdentityAccess = defineCall({
  name: 'listIdentityAccess',
  room: 'identity',
  path: '/user/identity/access',
  auth: 'session',
  summary: 'List who accessed the player’s identity data',
  request: pageRequest,
  response: pageOf(
    z.object({
      at: instantText,
      who: z.enum(['self', 'operator', 'hall']),
      what: z.enum(['handed_in', 'looked_at', 'verified', 'failed', 'images_deleted', 'deleted']),
    }),
  ),
  errors: [],
})

/**
 * Deletes the draft, all data of failed attempts, and a verified player’s images once they need not be retained. 10040
 * under review.
 */
export const deleteIdentity = defineCall({
  name: 'deleteIdentity',
  room: 'identity',
  path: '/user/identity/delete',
  auth: 'session',
  summary: 'Delete the player’s identity data that need not be retained',
  request: z.object({}),
  response: identityState,
  errors: [10040],
})
