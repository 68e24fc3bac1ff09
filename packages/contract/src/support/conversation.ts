import { z } from 'zod'
import { SUPPORT_TEXT_MAX } from '../constants/index.ts'
import { defineCall } from '../core/call.ts'
import {
  currencyCode,
  historyOf,
  historyRequest,
  instantText,
  moneyText,
  nothing,
} from '../core/primitives.ts'

/** What a question to customer service can be about. */
export const SUPPORT_TOPICS = ['deposit', 'withdrawal', 'game', 'reward', 'account', 'other'] as const
export const supportTopic = z.enum(SUPPORT_TOPICS)
export type SupportTopic = z.infer<typeof supportTopic>

/**
 * One thing of the player's that a question is about: an order or transfer by its number (`wallet`: an exchange, or money
 * between players), a bet as `{api_key}/{bet_id}`.
 */
export const supportSubject = z.object({
  kind: z.enum(['deposit', 'withdrawal', 'transfer', 'wallet', 'bet']),
  id: z.string('required').min(1, 'required').max(141, 'too_long'),
})
export type SupportSubject = z.infer<typeof supportSubject>

/** What was said: by the player, by an operator, or by the hall itself. `image_url` can be looked at for a minute. */
export const supportMessage = z.object({
  message_id: z.string(),
  author: z.enum(['player', 'operator', 'hall']),
  text: z.string(),
  image_url: z.string().nullable(),
  topic: supportTopic.nullable(),
  /** With its amount, which is null while a platform has not said how much it was. */
  about: supportSubject.extend({ amount: moneyText.nullable(), currency: currencyCode }).nullable(),
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
      topic: supportTopic.nullish(),
      /** 404 for what is not the player's own. */
      about: supportSubject.nullish(),
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
