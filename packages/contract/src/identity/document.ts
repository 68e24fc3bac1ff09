import { z } from 'zod'
import { instantText } from '../core/primitives.ts'

/** §3 document type. A national ID card is Taiwan's; a resident certificate is Taiwan's for others; a passport is anybody's. */
export const DOCUMENT_TYPES = { idCard: 1, residentCertificate: 2, passport: 3 } as const
export const documentType = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type DocumentType = z.infer<typeof documentType>

/** The document types that have a reverse to photograph. */
export const hasReverse = (type: DocumentType): boolean => type !== DOCUMENT_TYPES.passport

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = z.string('required').regex(/^[A-Z]{2}$/, 'country_unknown')

/** §3 gender, as the specification's `user_sex` counts it. */
export const gender = z.union([z.literal(1), z.literal(2)], 'required')

const line = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, 'too_long')
    .regex(/^[^\p{C}<>]*$/u, 'invalid')

const optionalLine = (maximum: number) => line(maximum).nullish()

/** §3 ID document, as it is printed and as the player confirms it. Dates are `yyyy-MM-dd`; what a document has not is null. */
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

/** One field as it was read off the photo. Below the hall's threshold it is marked for the player to look at (`is_sure`). */
export const readField = z.object({
  value: z.string(),
  confidence: z.number().min(0).max(1),
  is_sure: z.boolean(),
})

/** Why a photo, or a whole attempt, was not good enough: each has its words and its way on. */
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

/** A draft: what was handed in of an attempt that is not decided. After the hall's days for drafts (`keep_draft_days`, 1 to 30) it is gone. */
export const identityDraft = z.object({
  document_type: documentType,
  issue_country: countryCode,
  has_front: z.boolean(),
  has_reverse: z.boolean(),
  is_confirmed: z.boolean(),
  expires_at: instantText,
})
