import { z } from 'zod'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '../constants/index.ts'
import { defineCall } from '../core/call.ts'
import { instantText } from '../core/primitives.ts'

const picture = { types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES } as const

/** The purposes of uploads with their accepted types and maximum size; an upload serves only its own action. */
export const UPLOAD_ACTIONS = {
  bank_card_photo: picture,
  bank_card_video: { types: ['video/webm', 'video/mp4', 'video/quicktime'], maxBytes: 20_000_000 },
  activity_image: picture,
  support_image: picture,
  id_front: picture,
  id_reverse: picture,
} as const
export const uploadAction = z.enum([
  'bank_card_photo',
  'bank_card_video',
  'activity_image',
  'support_image',
  'id_front',
  'id_reverse',
])
export type UploadAction = z.infer<typeof uploadAction>

/**
 * Creates a signed URL for one PUT of a file of that type and size (§7), valid until `expires_at`. The PUT has the same content
 * type; the bytes are validated on arrival.
 */
export const createUpload = defineCall({
  name: 'createUpload',
  room: 'site',
  path: '/sys/upload',
  auth: 'session',
  summary: 'A signed URL to upload one file',
  request: z
    .object({
      action: uploadAction,
      content_type: z.string('required').max(100, 'upload_type'),
      size: z.number('required').int('invalid').min(1, 'upload_empty'),
    })
    .superRefine(({ action, content_type, size }, context) => {
      const allowed = UPLOAD_ACTIONS[action]
      if (!allowed.types.some((type) => content_type === type || content_type.startsWith(`${type};`))) {
        context.addIssue({ code: 'custom', path: ['content_type'], message: 'upload_type' })
      }
      if (size > allowed.maxBytes) {
        context.addIssue({ code: 'custom', path: ['size'], message: 'upload_too_large' })
      }
    }),
  response: z.object({
    upload_id: z.string(),
    url: z.string(),
    method: z.literal('PUT'),
    content_type: z.string(),
    expires_at: instantText,
  }),
  errors: [],
})
