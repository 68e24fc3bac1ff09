import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText } from '../core/primitives.ts'

/** What a file is for; each action has its own types and size, and a file of one action serves no other. */
export const UPLOAD_ACTIONS = {
  bank_card_photo: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10_000_000 },
  bank_card_video: { types: ['video/webm', 'video/mp4', 'video/quicktime'], maxBytes: 20_000_000 },
  activity_image: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10_000_000 },
  support_image: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10_000_000 },
  id_front: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10_000_000 },
  id_reverse: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10_000_000 },
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
 * Asks where to PUT a file (§7): one signed address, for one file of that type and size, until `expires_at`.
 * The PUT carries the same content type; what the bytes really are is looked at when they arrive.
 */
export const createUpload = defineCall({
  name: 'createUpload',
  room: 'site',
  path: '/sys/upload',
  auth: 'session',
  summary: 'A signed address to upload one file to',
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
