import { z } from 'zod'
import { SUPPORT_TEXT_MAX } from '../constants/index.ts'
import { defineCall } from '../core/call.ts'
import { historyOf, historyRequest, instantText, nothing } from '../core/primitives.ts'

/** What was said: by the player, by an operator, or by the hall itself. `image_url` can be looked at for a minute. */
export const supportMessage = z.object({
  message_id: z.string(),
  author: z.enum(['player', 'operator', 'hall']),
  text: z.string(),
  image_url: z.string().nullable(),
  /** The picture as a list shows it: webp, 260 px high. */
  thumb_url: z.string().nullable(),
  created_at: instantText,
})
export type SupportMessage = z.infer<typeof supportMessage>

export const getSupportConversation = defineCall({
  name: 'getSupportConversation',
  room: 'support',
  path: '/sys/customer/conversation',
  auth: 'session',
  summary:
    'Whether something of one’s conversation with customer service is unread, and whether it was seen there',
  request: nothing,
  response: z.object({
    unread_count: z.number().int().nonnegative(),
    /** The last of one’s own messages that an operator has seen. */
    seen_message_id: z.string().nullable(),
  }),
  errors: [],
})

export const listSupportMessages = defineCall({
  name: 'listSupportMessages',
  room: 'support',
  path: '/sys/customer/messages',
  auth: 'session',
  summary: 'One’s conversation with customer service, the newest first',
  request: historyRequest.omit({ start_time: true, end_time: true }),
  response: historyOf(supportMessage),
  errors: [],
})

export const sendSupportMessage = defineCall({
  name: 'sendSupportMessage',
  room: 'support',
  path: '/sys/customer/send',
  auth: 'session',
  isIdempotent: true,
  summary: 'Say something to customer service, with a picture or without',
  request: z
    .object({
      text: z.string('required').trim().max(SUPPORT_TEXT_MAX, 'too_long').default(''),
      upload_id: z.string().max(100, 'invalid').nullish(),
    })
    .refine(({ text, upload_id }) => text !== '' || upload_id != null, {
      path: ['text'],
      message: 'required',
    }),
  response: supportMessage,
  errors: [10099, 10145],
})

export const readSupportMessages = defineCall({
  name: 'readSupportMessages',
  room: 'support',
  path: '/sys/customer/read',
  auth: 'session',
  summary: 'Everything of the conversation up to a message is read',
  request: z.object({ message_id: z.string('required').regex(/^\d{1,18}$/, 'invalid') }),
  response: nothing,
  errors: [],
})
