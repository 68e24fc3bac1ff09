import { z } from 'zod'
import { countCharacters, SUPPORT_TEXT_MAX } from '../constants/index.ts'
import { defineCall } from '../core/call.ts'
import {
  currencyCode,
  historyOf,
  historyRequest,
  instantText,
  moneyText,
  nothing,
} from '../core/primitives.ts'

/** Topics of a support message. */
export const SUPPORT_TOPICS = ['deposit', 'withdrawal', 'game', 'reward', 'account', 'other'] as const
export const supportTopic = z.enum(SUPPORT_TOPICS)
export type SupportTopic = z.infer<typeof supportTopic>

/**
 * The subject of a support message: an order or transfer by its number (`wallet`: an exchange or a transfer between players),
 * or a bet as `{api_key}/{bet_id}`.
 */
export const supportSubject = z.object({
  kind: z.enum(['deposit', 'withdrawal', 'transfer', 'wallet', 'bet']),
  id: z.string('required').min(1, 'required').max(141, 'too_long'),
})
export type SupportSubject = z.infer<typeof supportSubject>

/** A message by the player, an operator, or the system (`hall`). `image_url` expires. */
export const supportMessage = z.object({
  message_id: z.string(),
  author: z.enum(['player', 'operator', 'hall']),
  text: z.string(),
  image_url: z.string().nullable(),
  topic: supportTopic.nullable(),
  /** With its amount; null while a platform has not reported it. */
  about: supportSubject.extend({ amount: moneyText.nullable(), currency: currencyCode }).nullable(),
  /** The thumbnail: WebP, 260 px high. */
  thumb_url: z.string().nullable(),
  created_at: instantText,
})
export type SupportMessage = z.infer<typeof supportMessage>

export const getSupportConversation = defineCall({
  name: 'getSupportConversation',
  room: 'support',
  path: '/sys/customer/conversation',
  auth: 'session',
  summary: 'The unread count of the support conversation, and the last message seen by customer service',
  request: nothing,
  response: z.object({
    unread_count: z.number().int().nonnegative(),
    /** The last of the player's messages that an operator has seen. */
    seen_message_id: z.string().nullable(),
  }),
  errors: [],
})

export const listSupportMessages = defineCall({
  name: 'listSupportMessages',
  room: 'support',
  path: '/sys/customer/messages',
  auth: 'session',
  summary: 'The player’s support conversation, newest first',
  request: historyRequest.omit({ start_time: true, end_time: true }),
  response: historyOf(supportMessage),
  errors: [],
})

const messageText = z
  .string('required')
  .trim()
  .refine((text) => countCharacters(text) <= SUPPORT_TEXT_MAX, 'too_long')
  .meta({ maxLength: SUPPORT_TEXT_MAX })

export const sendSupportMessage = defineCall({
  name: 'sendSupportMessage',
  room: 'support',
  path: '/sys/customer/send',
  auth: 'session',
  isIdempotent: true,
  summary: 'Send a message to customer service, with or without a picture',
  request: z
    .object({
      text: messageText.default(''),
      upload_id: z.string().max(100, 'invalid').nullish(),
      topic: supportTopic.nullish(),
      /** 404 when it is not the player's. */
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
  summary: 'Mark the support conversation as read up to a message',
  request: z.object({ message_id: z.string('required').regex(/^\d{1,18}$/, 'invalid') }),
  response: nothing,
  errors: [],
})
