import { z } from 'zod'
import { instantText } from '../core/primitives.ts'

/** §3 document type; `DOCUMENT_TYPES` has their names. */
export const documentType = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type DocumentType = z.infer<typeof documentType>

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = z.string('required').regex(/^[A-Z]{2}$/, 'country_unknown')

/** §3 gender, numbered as in `user_sex`. */
export const gender = z.union([z.literal(1), z.literal(2)], 'required')

const line = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, 'too_long')
    .regex(/^[^\p{C}<>]*$/u, 'invalid')

const optionalLine = (maximum: number) => line(maximum).nullish()

/**
 * §3 ID document data as printed and confirmed by the player. Dates are `yyyy-MM-dd`; fields the document does not have
 * are null: a value of one is refused (`not_on_document`).
 */
export const identityFields = z.object({
  name: z
    .string('required')
    .trim()
    .regex(/^[^\p{C}<>\d]{2,60}$/u, 'real_name_format'),
  id_number: z
    .string('required')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{5,20}$/, 'id_number_format'),
  gender,
  birth_date: z.iso.date('date_format'),
  issue_date: z.iso.date('date_format').nullish(),
  expiry_date: z.iso.date('date_format').nullish(),
  father: optionalLine(60),
  mother: optionalLine(60),
  spouse: optionalLine(60),
  military_status: optionalLine(30),
  birthplace: optionalLine(60),
  address: optionalLine(160),
  card_number: optionalLine(30),
})
export type IdentityFields = z.infer<typeof identityFields>
export type IdentityField = keyof IdentityFields

/** One field read from a photo. `is_sure` is false below the configured confidence: the player is asked to check it. */
export const fieldReading = z.object({
  value: z.string(),
  confidence: z.number().min(0).max(1),
  is_sure: z.boolean(),
})

/** Why a photo or an attempt was not accepted; each has a text and advice. */
export const IDENTITY_REASONS = [
  'document_unreadable',
  'document_not_whole',
  'document_blurred',
  'document_dark',
  'document_glare',
  'document_other_type',
  'document_other_side',
  'document_expired',
  'document_copied',
  'document_screen',
  'document_no_face',
  'data_mismatch',
  'number_used',
  'underage',
  'face_mismatch',
  'face_not_live',
  'other',
] as const
export const identityReason = z.enum(IDENTITY_REASONS)
export type IdentityReason = z.infer<typeof identityReason>

/** A draft: an attempt that is not submitted yet. It expires after `keep_draft_days` (1 to 30). */
export const identityDraft = z.object({
  document_type: documentType,
  issue_country: countryCode,
  has_front: z.boolean(),
  has_reverse: z.boolean(),
  is_confirmed: z.boolean(),
  expires_at: instantText,
})
